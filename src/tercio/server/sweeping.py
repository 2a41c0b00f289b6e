"""Garbage is collected when nobody waits: looking through all that has lasted stops everybody for half a second."""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

# How many objects are young, how often these are looked through until all younger ones are, and then all there are.
COLLECTING: Final = (20_000, 400, 1_000)
EVERY: Final = 1.0  # seconds
MOMENT: Final = 0.02  # seconds: whoever wakes as late as he wanted to has met nobody at work,
LATE: Final = 0.004  # and so has whoever wakes hardly later
ENOUGH: Final = 2  # looks through the young ones: before, there is nothing to gain


def begin_to_sweep() -> None:
    """What has been read so far stays for good: nobody need look through it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


async def is_calm() -> bool:
    began = time.monotonic()
    await asyncio.sleep(MOMENT)
    return time.monotonic() - began < MOMENT + LATE


async def sweep_when_calm() -> None:
    """A little at a time, between the answers; where there is no calm moment for long, Python takes one."""
    while True:
        await asyncio.sleep(EVERY)
        if gc.get_count()[1] >= ENOUGH and await is_calm():
            gc.collect(1)
