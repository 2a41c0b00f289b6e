"""Each feat of the book is one object in a module of its own, and nobody knows it by name."""
