"""Positions and answers as people write them down, and as an editor lays them out."""
