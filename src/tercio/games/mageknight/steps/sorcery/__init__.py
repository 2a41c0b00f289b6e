"""What is done, stage by stage: MKS."""
