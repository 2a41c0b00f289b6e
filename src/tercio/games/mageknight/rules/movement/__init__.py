"""Which answers are legal, and what the numbers are: MK-MOVE, MK-SPRINT, MK-FLY, MK-CHARGE, MK-FORMATION."""
