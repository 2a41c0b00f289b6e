"""A server that is killed leaves no thinking processes behind."""

from __future__ import annotations

import signal
import subprocess
import sys
import time

from killing import is_running

PATIENCE = 30.0  # seconds, on a busy machine
SERVER = """
import os, time
from tercio.server.thinkers import Pool

if __name__ == "__main__":
    bots = Pool(1, 8)
    print(bots.pool.submit(os.getpid).result(), flush=True)
    bots.pool.submit({work})
    time.sleep(600)
"""


def worker_left_after_a_kill(work: str) -> bool:
    with subprocess.Popen([sys.executable, "-c", SERVER.format(work=work)], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        assert is_running(worker)
        server.send_signal(signal.SIGKILL)
    ends = time.monotonic() + PATIENCE
    while is_running(worker) and time.monotonic() < ends:
        time.sleep(0.05)
    return is_running(worker)


def test_an_idle_worker_ends_with_its_server() -> None:
    assert not worker_left_after_a_kill("os.getpid")


def test_a_worker_ends_in_the_middle_of_its_work() -> None:
    assert not worker_left_after_a_kill("time.sleep, 600")
