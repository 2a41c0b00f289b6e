"""What is done, stage by stage: MK-COMBAT, MK-ATTACKSEQ, MK-MELEE, MK-RANGED, MK-HEAL, MK-BOMB."""
