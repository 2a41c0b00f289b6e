"""Any game at a terminal: what is shown, what is typed, and the match between them."""
