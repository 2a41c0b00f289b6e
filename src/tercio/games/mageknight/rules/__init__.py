"""May I? What the book says, section by section."""
