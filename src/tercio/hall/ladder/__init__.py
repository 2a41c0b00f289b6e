"""Ratings: how they are worked out, what bots have, and what the end of a match is worth."""
