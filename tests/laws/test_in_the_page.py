"""The Python of the page is another one than ours: in Node, the laws hold there too, for a match of each game."""

from __future__ import annotations

import subprocess
from pathlib import Path

from laws.sample import NAMES

HERE = Path(__file__).parent


def test_every_law_is_obeyed_by_the_python_of_the_page() -> None:
    done = subprocess.run(["node", str(HERE / "wasm.mjs")], capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr[-3000:]
    assert {line.partition(":")[0] for line in done.stdout.splitlines()} == set(NAMES)
