"""Packs become content: every mistake is told with its place."""
