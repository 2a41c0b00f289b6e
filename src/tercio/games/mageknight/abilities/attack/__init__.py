"""Special abilities on the attack value, one object each."""
