"""Decks, armies and realms on paper: lists for the table, and cards, dials and tokens to cut out."""
