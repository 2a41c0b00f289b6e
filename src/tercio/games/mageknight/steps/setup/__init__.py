"""What is done, stage by stage: MK-SETUP."""
