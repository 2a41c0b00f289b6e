"""Processes that work for another one end with it, however it ends: nobody waits for what they would find."""

from __future__ import annotations

import os
from multiprocessing import parent_process
from threading import Thread


def end_with_parent() -> None:
    """For a process that `multiprocessing` has started: it ends even in the middle of its work."""
    Thread(target=wait_and_end, daemon=True).start()


def wait_and_end() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)  # nothing else ends all threads
