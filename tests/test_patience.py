"""A test that hangs fails by a limit of time, wherever it hangs, and the others are played all the same."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HANGING = """
import threading, time
import pytest

@pytest.fixture
def never():
    threading.Event().wait()

def test_in_a_loop():
    while True:
        try:
            time.sleep(60)
        except Exception:
            pass

def test_in_a_fixture(never):
    pass

def test_quick():
    pass
"""
RUN = "import pytest, sys; from patience import Patience; sys.exit(pytest.main(sys.argv[1:], plugins=[Patience(1)]))"


def test_a_test_that_hangs_fails_and_the_next_one_begins(tmp_path: Path) -> None:
    (tmp_path / "test_hanging.py").write_text(HANGING, "utf-8")
    command = [sys.executable, "-c", RUN, "-q", "-p", "no:cacheprovider", "--rootdir", str(tmp_path), str(tmp_path)]

    done = subprocess.run(command, cwd=Path(__file__).parent, capture_output=True, text=True, timeout=120)

    assert done.returncode == 1
    assert done.stdout.count("still at work after 1 seconds") >= 2
    assert "1 failed, 1 passed, 1 error" in done.stdout
