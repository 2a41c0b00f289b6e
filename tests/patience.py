"""A test that hangs fails: it is interrupted where it is, and the next one begins."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator
from types import FrameType
from typing import Final

import pytest

SOAKING: Final = 20 if os.environ.get("TERCIO_SOAK") == "1" else 1  # so much longer than usual
USUAL: Final = int(os.environ.get("TERCIO_PATIENCE", "1800"))  # seconds: the longest test takes less on a busy machine
SHORTER: Final = {"geometry": 180}  # folders whose tests are quick, and whose searches might not end


class Patience:
    """Gives every test, with its fixtures, so many seconds. Whatever it waits for in its main thread is interrupted."""

    def __init__(self, usual: int = USUAL) -> None:
        self.usual = usual
        self.limit = usual

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        folders = {name: limit for name, limit in SHORTER.items() if name in item.path.parts}
        self.limit = SOAKING * min([self.usual, *folders.values()])
        before = signal.signal(signal.SIGALRM, self.too_long)
        signal.alarm(self.limit)
        try:
            return (yield)
        finally:
            signal.alarm(0)
            signal.signal(signal.SIGALRM, before)

    def too_long(self, signum: int, frame: FrameType | None) -> None:
        pytest.fail(f"still at work after {self.limit} seconds")
