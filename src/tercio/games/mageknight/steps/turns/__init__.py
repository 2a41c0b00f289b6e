"""What is done, stage by stage: MK-TURN, MK-SPECIAL, MK-ITEM, MK-END."""
