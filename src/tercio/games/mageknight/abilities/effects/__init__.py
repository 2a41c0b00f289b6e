"""What things do by a word on their card, one module each."""
