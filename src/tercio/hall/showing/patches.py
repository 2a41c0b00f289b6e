"""What has changed in a scene: it is large, and from one message to the next little of it is new."""

from __future__ import annotations

from typing import Any

from tercio.hall.showing.messages import Patch

Json = dict[str, Any]


def changes(before: Json | None, now: Json | None) -> Patch | None:
    """What makes one scene into the other, empty where they are equal; None: it must be sent whole.

    Fields are looked at, and the things in them where a field holds many. A thing that has changed is put whole:
    to look for what is new in it costs more than to write it.
    """
    if before is None or now is None or before.keys() != now.keys():
        return None
    put: Json = {}
    within: dict[str, Patch] = {}
    for key, value in now.items():
        old = before[key]
        if old is value or old == value:
            continue
        if isinstance(value, dict) and isinstance(old, dict) and holds_things(value.values()):
            within[key] = changed_things(old, value)
        elif isinstance(value, list) and isinstance(old, list) and len(old) == len(value) and holds_things(value):
            things = enumerate(zip(old, value, strict=True))
            within[key] = {"put": {str(at): thing for at, (was, thing) in things if was is not thing and was != thing}}
        else:
            put[key] = value
    return made(put, within, [])


def changed_things(before: Json, now: Json) -> Patch:
    put = {key: thing for key, thing in now.items() if (old := before.get(key)) is not thing and old != thing}
    return made(put, {}, [key for key in before if key not in now])


def holds_things(values: Any) -> bool:
    return isinstance(next(iter(values), None), dict)


def made(put: Json, within: dict[str, Patch], gone: list[str]) -> Patch:
    """What is empty is left out."""
    patch: Patch = {}
    if put:
        patch["put"] = put
    if within:
        patch["within"] = within
    if gone:
        patch["gone"] = gone
    return patch
