"""Which answers are legal, and what the numbers are: MK-TURN, MK-SPECIAL, MK-ITEM, MK-END."""
