"""A test of the geometry that hangs fails: none takes longer than this."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from types import FrameType
from typing import Final

import pytest

LIMIT: Final = 3_600 if os.environ.get("TERCIO_SOAK") else 180  # seconds


def too_long(signum: int, frame: FrameType | None) -> None:
    pytest.fail(f"still at work after {LIMIT} seconds")


@pytest.fixture(autouse=True)
def time_limit() -> Iterator[None]:
    before = signal.signal(signal.SIGALRM, too_long)
    signal.alarm(LIMIT)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)
