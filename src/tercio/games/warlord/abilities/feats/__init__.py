"""The feats of the book: each is one object in a module of its own, and nobody knows it by name."""
