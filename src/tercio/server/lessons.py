"""Guided matches."""

from __future__ import annotations

from tercio.server.core.entry import Head
from tercio.server.trouble import not_found


def lesson_head(game: str, lesson: str) -> tuple[Head, str]:
    raise not_found("There is no such lesson.", "So eine Lektion gibt es nicht.")
