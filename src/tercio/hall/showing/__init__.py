"""What one seat sees of a table, in one language: the messages that a page draws, while it is played and afterwards."""
