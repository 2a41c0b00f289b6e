"""What is printed: on cards, dials and bases."""
