"""Damaged packs and lists are sent to a server as the page sends them: one sentence, or a pack that is in order."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cli.test_damaged_lists import damaged
from server.live import LiveServer
from server.test_workshop import MADE, form_of, pack_with
from tercio.scenario.toml import toml_text

Json = dict[str, Any]
SEED = 7
TRIES = 1500 if os.environ.get("TERCIO_SOAK") else 25  # for each game and each way in
ODD_VALUES: tuple[Any, ...] = (
    None, True, -1, 10**18, 0.5, "", "x" * 3000, "\0", "\u202e", "[", [], [[]], {}, {"en": 1}, [{}], [None], {"": {}},
)  # fmt: skip
REFUSED = (404, 409, 413, 422)


def told(reply: Any) -> bool:
    """Whether it was taken; a refusal has a sentence in each language and is no failure of the server."""
    if reply.status_code in REFUSED:
        assert reply.json()["en"], reply.text
        assert reply.json()["en"] != reply.json()["de"], reply.text
        return False
    assert reply.status_code < 300, reply.text
    return True


def packs_of(live: LiveServer, game: str) -> Json:
    """A pack with everything that a form begins with."""
    examples = form_of(live, game)["examples"]
    whole = pack_with(game, "", {})
    del whole[""]
    return {**whole, **{kind: [entry] for kind, entry in examples.items() if "id" in entry}}


def spots(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield (*path, key)
        yield from spots(inner, (*path, key))


def spoilt(pack: Json, dice: Random) -> Json:
    """The same with values somewhere in it that do not belong there."""
    told: Json = json.loads(json.dumps(pack))
    for _ in range(dice.randint(1, 3)):
        *above, last = dice.choice([*spots(told)])
        inside: Any = told
        for key in above:
            inside = inside[key]
        inside[last] = dice.choice(ODD_VALUES)
    return told


@pytest.mark.parametrize("game", MADE)
def test_a_damaged_file_is_opened_or_refused(live: LiveServer, game: str) -> None:
    dice, pack = Random(SEED), packs_of(live, game)
    for source in (toml_text(pack), json.dumps(pack)):
        for _ in range(TRIES):
            text = damaged(source.encode(), dice).decode("utf-8", "replace")
            told(live.http.post("/api/packs/open", json={"text": text}))


@pytest.mark.parametrize("game", MADE)
def test_a_pack_with_odd_values_is_looked_at_tried_and_brought_or_refused(live: LiveServer, game: str) -> None:
    dice, pack = Random(SEED), packs_of(live, game)
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person"}]
    for number in range(TRIES):
        bad = spoilt(pack, dice)
        looked = live.http.post(f"/api/packs/{game}/look", json={"pack": bad})
        is_sound = told(looked) and not looked.json()["problems"]
        begun = told(live.http.post("/api/matches", json={"game": game, "seats": seats, "packs": [json.dumps(bad)]}))

        assert begun == is_sound, bad
        told(live.http.post(f"/api/packs/{game}/file", json={"pack": bad}))
        kind = dice.choice([key for key in pack if key != "pack"])
        wish = {"pack": bad, "kind": kind, "name": str(pack[kind][0]["id"])}
        if number % 10 == 0:
            told(live.http.post(f"/api/packs/{game}/trial", json=wish))


@pytest.mark.parametrize("game", MADE)
def test_a_damaged_list_is_checked(live: LiveServer, game: str) -> None:
    dice, listed = Random(SEED), form_of(live, game)["examples"]["list"]["text"]
    for _ in range(TRIES):
        text = damaged(listed.encode(), dice).decode("utf-8", "replace")[:20_000]
        told(live.http.post(f"/api/games/{game}/forces/check", json={"text": text}))
