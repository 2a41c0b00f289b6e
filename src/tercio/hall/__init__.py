"""What a table does with what it is told. Nothing here reads a clock, a file or a socket, or rolls dice of its own."""
