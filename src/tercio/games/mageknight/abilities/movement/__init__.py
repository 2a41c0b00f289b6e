"""Special abilities on the movement value, one object each."""
