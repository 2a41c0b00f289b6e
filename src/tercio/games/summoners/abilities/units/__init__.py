"""Special rules of units, one object each."""
