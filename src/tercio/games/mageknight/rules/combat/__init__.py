"""Which answers are legal, and what the numbers are: MK-COMBAT, MK-ATTACKSEQ, MK-MELEE, MK-RANGED, MK-HEAL, MK-BOMB.

There are two kinds of combat action, close and ranged (MK-COMBAT-01).
"""
