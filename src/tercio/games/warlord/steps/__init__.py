"""What is done, in the order of the book: one module a section."""
