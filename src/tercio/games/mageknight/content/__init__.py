"""Packs become content: every mistake is reported with its place."""
