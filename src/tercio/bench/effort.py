"""Processor time of a server, which other programs on the machine do not change; as Linux tells it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tercio.bench.players import ServerProcess


def work_of(server: ServerProcess) -> float:
    """Processor time in seconds, without its bots; where several processes serve, of all. 0 where nobody tells it."""
    if server.process is None:
        return 0.0
    own = server.process.pid
    found = told_by_system(own)[1]
    if "--workers" in server.more:
        told = [told_by_system(int(folder.name)) for folder in Path("/proc").glob("[0-9]*")]
        found += sum([work for parent, work, _ in told if parent == own])
    return found


def told_by_system(process: int) -> tuple[int, float, bool]:
    """Its parent, its processor time in seconds, and whether it is a browser's; as Linux tells it."""
    try:
        name, _, rest = Path(f"/proc/{process}/stat").read_text("utf-8").partition("(")[2].rpartition(")")
    except OSError:
        return 0, 0.0, False
    fields = rest.split()
    work = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return int(fields[1]), work, name.startswith(("chrom", "google-chrome"))
