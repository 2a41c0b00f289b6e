"""How difficult puzzles are, and how good those are who solve them."""
