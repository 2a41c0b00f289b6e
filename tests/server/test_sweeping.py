"""Garbage is collected between the answers, not in the middle of them."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from tercio.server import sweeping


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The generations that were looked through; young garbage lies about."""
    found: list[int] = []

    def note(phase: str, told: dict[str, Any]) -> None:
        if phase == "start":
            found.append(told["generation"])

    monkeypatch.setattr(sweeping, "EVERY", 0.01)
    monkeypatch.setattr(sweeping, "LATE", 0.05)
    monkeypatch.setattr(sweeping, "ENOUGH", 0)
    was_on = gc.get_threshold()
    gc.set_threshold(0)
    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)
    gc.set_threshold(*was_on)


async def sweep_for(seconds: float, is_busy: bool, collected: list[int]) -> None:
    sweeping_task = asyncio.create_task(sweeping.sweep_when_calm())
    until = time.monotonic() + seconds
    while time.monotonic() < until and not collected:
        if is_busy:
            time.sleep(0.1)  # somebody's answer is judged, drawn and sent
        await asyncio.sleep(0)
    sweeping_task.cancel()
    with suppress(asyncio.CancelledError):
        await sweeping_task


def test_a_calm_moment_is_used(collected: list[int]) -> None:
    asyncio.run(sweep_for(60.0, is_busy=False, collected=collected))

    assert collected[:1] == [1]


def test_nobody_waits_for_it_while_there_is_work(collected: list[int]) -> None:
    asyncio.run(sweep_for(1.0, is_busy=True, collected=collected))

    assert collected == []
