"""What is done, stage by stage: MK-MOVE, MK-SPRINT, MK-FLY, MK-CHARGE, MK-FORMATION."""
