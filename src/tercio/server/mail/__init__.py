"""Letters: whoever wants to hears by mail that a match waits."""
