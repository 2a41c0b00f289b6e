"""Each number that a text works out is one object: the level of somebody, wounds, cards in a hand."""
