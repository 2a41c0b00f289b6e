"""Forks of this process that work at the same time; each tells at its end what it has found."""

from __future__ import annotations

import os
import pickle
import sys
import traceback
from collections.abc import Callable
from typing import BinaryIO, TypeVar

Found = TypeVar("Found")


def found_by_forks(number: int, work: Callable[[int], Found]) -> list[Found | None]:
    """What each of so many forks returns from `work`, to which its number is given; None of one that breaks off."""
    started = [start(each, work) for each in range(number)]
    return [end(child, reader) for child, reader in started]


def start(number: int, work: Callable[[int], Found]) -> tuple[int, BinaryIO]:
    ours, theirs = os.pipe()
    sys.stdout.flush()  # or the fork says it again
    child = os.fork()
    if child == 0:
        try:
            os.close(ours)
            with os.fdopen(theirs, "wb") as writer:
                writer.write(pickle.dumps(work(number)))
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(0)  # whatever went wrong, nothing of what the parent was about to do is done twice
    os.close(theirs)
    return child, os.fdopen(ours, "rb")


def end(child: int, reader: BinaryIO) -> Found | None:
    with reader:
        written = reader.read()
    os.waitpid(child, 0)
    found: Found | None = pickle.loads(written) if written else None  # noqa: S301  (our own)
    return found
