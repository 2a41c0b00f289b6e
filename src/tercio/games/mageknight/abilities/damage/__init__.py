"""Special abilities on the damage value, one object each."""
