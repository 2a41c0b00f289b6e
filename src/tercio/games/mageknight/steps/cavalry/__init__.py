"""What is done, stage by stage: MKC."""
