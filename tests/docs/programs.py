"""Programs out of pages are run as a reader would run them: alone, from a file, in a folder of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory


def output_of(program: str, *more_path: Path) -> str:
    """What the program prints, without spaces at the ends of lines."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "program.py")
        file.write_text(program, "utf-8")
        return output_of_file(file, *more_path)


def output_of_file(file: Path, *more_path: Path) -> str:
    env = os.environ | {"PYTHONUTF8": "1", "PYTHONWARNINGS": "error"}
    if more_path:
        env["PYTHONPATH"] = os.pathsep.join([str(path) for path in more_path])
    command = [sys.executable, str(file)]
    done = subprocess.run(command, env=env, cwd=file.parent, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return "".join([line.rstrip() + "\n" for line in done.stdout.splitlines()])
