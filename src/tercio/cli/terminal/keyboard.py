"""Lines that a player types, and the moments in which Ctrl-C must wait."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper, UnsupportedOperation
from types import FrameType
from typing import Final

try:
    import readline
except ImportError:  # Windows has its own line editing
    readline = None  # type: ignore[assignment]

# Ctrl-C, a closed window, and the system going down all mean: save and leave.
ENDING: Final = tuple([getattr(signal, name) for name in ("SIGINT", "SIGHUP", "SIGTERM") if hasattr(signal, name)])


def take_any_bytes() -> None:
    """What is no text is read as question marks. Python allows it only before the first line is read."""
    if isinstance(sys.stdin, TextIOWrapper):
        with suppress(UnsupportedOperation):
            sys.stdin.reconfigure(errors="replace")


class Keyboard:
    """Asks for one line at a time. EOFError: there will be no more; KeyboardInterrupt: the player wants to leave."""

    def __init__(self) -> None:
        take_any_bytes()

    def line(self, prompt: str) -> str:
        typed = input(prompt)
        if not sys.stdin.isatty():
            print(typed)  # so that the output shows what was answered
        return typed.strip()

    def forget(self) -> None:
        """The next player cannot look through the lines of the last one."""
        if readline is not None:
            readline.clear_history()


def leave(_number: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


@contextmanager
def leaving() -> Iterator[None]:
    """Every way in which a player leaves arrives as KeyboardInterrupt."""
    before = [(number, signal.signal(number, leave)) for number in ENDING]
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)


@contextmanager
def undisturbed() -> Iterator[None]:
    """What is begun here is done before the player leaves: no answer is taken by half."""
    wanted: list[int] = []
    before = [(number, signal.signal(number, lambda pressed, _: wanted.append(pressed))) for number in ENDING]
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)
    if wanted:
        raise KeyboardInterrupt
