"""What a text changes as long as it holds: one object for each value, permission and ban, with its words."""
