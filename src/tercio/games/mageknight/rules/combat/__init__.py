"""Which answers are legal, and what the numbers are: MK-COMBAT, MK-ATTACKSEQ, MK-MELEE, MK-RANGED, MK-HEAL, MK-BOMB."""
