"""A table is what the entries of its log fold to: its seats, its match, its clock, and what people agree upon."""
