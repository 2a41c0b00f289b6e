"""Tournaments of a club: who takes part, who meets whom, and how it stands."""
