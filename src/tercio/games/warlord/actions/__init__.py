"""What a player can do when somebody else acts: the reacts that are offered at a moment."""
