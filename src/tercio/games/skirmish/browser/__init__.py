"""The game as a browser draws it, in plain data."""
