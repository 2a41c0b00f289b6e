"""For tests that kill processes: is one still running, and how long has it worked?"""

from __future__ import annotations

import os
from pathlib import Path


def is_running(process: int) -> bool:
    """A process that has ended and that nobody has asked about yet is a zombie: it runs no more."""
    try:
        return figures_of(process)[0] != "Z"
    except OSError:
        return False


def seconds_of(process: int) -> float:
    """Processor time."""
    return int(figures_of(process)[11]) / os.sysconf("SC_CLK_TCK")


def children_of(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text("utf-8").split()]


def figures_of(process: int) -> list[str]:
    """What the system tells of it after its name, the state first."""
    return Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
