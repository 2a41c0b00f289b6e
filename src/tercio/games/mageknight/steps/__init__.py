"""What is done, section by section of the book."""
