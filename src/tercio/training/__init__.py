"""Bots learn here what a position is worth: matches against themselves, a data set with its recipe, a model."""
