"""Adjectives: whatever printed or lasting text changes an answer of the rules, one object each."""
