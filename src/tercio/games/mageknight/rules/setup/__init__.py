"""Which answers are legal, and what the numbers are: MK-SETUP."""
