"""What lies on the table: where things are, what is between them, what a piece is at this moment."""
