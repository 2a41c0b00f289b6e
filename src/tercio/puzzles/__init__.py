"""Puzzles: positions of matches with one answer that is clearly best, found by bots and kept as files."""
