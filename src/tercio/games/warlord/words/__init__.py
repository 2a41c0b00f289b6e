"""How things are called and what is said about them, in both languages."""
