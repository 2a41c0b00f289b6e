"""Feats and stats: each is one object, with whatever it changes, asks and says."""
