"""Rules say what is allowed, section by section of the book."""
