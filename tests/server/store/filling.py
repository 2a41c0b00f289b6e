"""A server's process on a disk that becomes full: `filling.py URL`. It prints what it saw as JSON.

A limit on the size of files stands for the disk: writing beyond it fails as on a full one.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys

from tercio.hall.tables.entry import Entry
from tercio.server.store import NewMatch, Store, StoreFailed

LARGE = {"text": "x" * 10_000}


async def fill(url: str) -> dict[str, object]:
    store = await Store.open(url)
    for name in ("a", "b"):
        await store.create_match(NewMatch(name, "skirmish", {}, 0))
    size = max([os.path.getsize(url.removeprefix("sqlite:///") + end) for end in ("", "-wal")])
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 200_000, resource.RLIM_INFINITY))
    n, words = 0, ""
    while not words:
        try:
            assert await store.append("a", n, Entry("chat", 0, LARGE, n))
            n += 1
        except StoreFailed as failure:
            words = str(failure)
    together = await asyncio.gather(
        store.append("a", n, Entry("chat", 0, LARGE, n)),
        store.append("b", 0, Entry("chat", 0, LARGE, n)),
        return_exceptions=True,
    )
    kept_while_full = [len(await store.entries_since(name, 0)) for name in ("a", "b")]
    is_healthy = await store.health()
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    works_again = [
        await store.append("a", n, Entry("chat", 0, LARGE, n)),
        await store.append("b", 0, Entry("chat", 0, LARGE, 0)),
    ]
    kept = [len(await store.entries_since(name, 0)) for name in ("a", "b")]
    await store.close()
    return {
        "acknowledged": n,
        "words": words,
        "together": [type(outcome).__name__ for outcome in together],
        "kept_while_full": kept_while_full,
        "is_healthy": is_healthy,
        "works_again": works_again,
        "kept": kept,
    }


if __name__ == "__main__":
    print(json.dumps(asyncio.run(fill(sys.argv[1]))))
