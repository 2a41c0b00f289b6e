"""Which answers are legal, and what the numbers are: MKS."""
