"""Round follows round: decks, whose card is next, the end phase."""
