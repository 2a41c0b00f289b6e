"""Bots at a table, and what they think for others: answers, advice and odds."""
