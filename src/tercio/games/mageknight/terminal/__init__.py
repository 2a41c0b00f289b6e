"""The game as a terminal draws it, and what can be typed there."""
