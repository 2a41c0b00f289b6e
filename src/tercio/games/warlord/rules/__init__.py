"""What may be done: one module a section of the book. Each says no with the rule and the figures."""
