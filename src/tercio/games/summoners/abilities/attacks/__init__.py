"""Special rules of attacks, one object each."""
