"""Several files one after the other: a bad one is reported, and the others are looked at all the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import typer

from tercio.content.trouble import BadInput


def worst_of(files: Iterable[Path], lang: str, look: Callable[[Path], int]) -> int:
    """The highest exit status of all; 2 where a file is bad input."""
    status = 0
    for file in files:
        try:
            status = max(status, look(file))
        except BadInput as trouble:
            typer.echo(f"tercio: {trouble.message(lang)}", err=True)
            status = 2
    return status
