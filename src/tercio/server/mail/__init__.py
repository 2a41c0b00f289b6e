"""Letters: players who want it hear by mail that a match waits for them."""
