"""Frames of every kind in any order, by somebody who knows the protocol: each gets its reply, and nothing breaks."""

from __future__ import annotations

import logging
import os
from random import Random
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import pytest

from server.live import Client, Json, LiveServer
from tercio.bench.sockets import forces_for
from tercio.hall.frames import ClientFrame
from tercio.hall.shapes import Sized, Within

IS_SOAK = os.environ.get("TERCIO_SOAK") == "1"
GAMES = ["skirmish", "warlord", "summoners", "mageknight"] if IS_SOAK else ["skirmish"]
FRAMES = 5_000 if IS_SOAK else 250
A_MATCH = 125  # frames, then the next match


def some(hint: Any, dice: Random, known: list[Any]) -> Any:
    """A value that the field may have, mostly: at its limits, a step beyond, or something that lies on the table."""
    kind, inner = get_origin(hint), get_args(hint)
    if kind is Annotated:
        return limited(inner[0], inner[1:], dice, known)
    if kind is Literal:
        return dice.choice(inner)
    if kind is tuple:
        return [some(inner[0], dice, known) for _ in range(dice.choice((0, 1, 2, 2, 3)))]
    if inner:  # one of several
        return some(dice.choice(inner), dice, known)
    if hasattr(hint, "_fields"):
        return shaped(hint, dice, known)
    if hint is NoneType:
        return None
    if hint is bool:
        return dice.random() < 0.5
    if hint is str:
        return dice.choice([each for each in known if isinstance(each, str)])
    return dice.choice([each for each in known if not isinstance(each, str)])


def limited(hint: Any, limits: tuple[Any, ...], dice: Random, known: list[Any]) -> Any:
    within = [limit for limit in limits if isinstance(limit, Within)]
    if within and dice.random() < 0.2:
        return dice.choice((within[0].least, within[0].most, within[0].least - 1, within[0].most + 1))
    sized = [limit for limit in limits if isinstance(limit, Sized)]
    if sized and hint is str and dice.random() < 0.1:
        return "ß" * min(sized[0].most + dice.randint(0, 1), 20_001)
    return some(hint, dice, known)


def shaped(shape: Any, dice: Random, known: list[Any]) -> Json:
    hints = get_type_hints(shape, include_extras=True)
    needed = [name for name in hints if name not in shape._field_defaults or dice.random() < 0.5]
    return {name: some(hints[name], dice, known) for name in needed}


def words_of(table: Json) -> list[Any]:
    """Keys and numbers that mean something at this moment, and a few that hardly do."""
    options = [] if table["question"] is None else table["question"]["options"]
    numbers = [option[field] for option in options for field in ("subject", "detail")]
    picks = [pick["pick"] for option in options for pick in option["among"]]
    return [
        "",
        "pass",
        "\ud83d\ude00",
        *[option["key"] for option in options],
        table["turn"],
        -1,
        0,
        1,
        *numbers,
        *picks,
    ]


def visitors(live: LiveServer, game: str) -> list[Client]:
    seats = [{"kind": "person", "name": name} for name in ("Ann", "Ben")]
    for seat, force in zip(seats, forces_for(game), strict=True):
        seat |= {} if force is None else {"force": force}
    match, tokens = live.make(*seats, game=game)
    return [live.sit(match, token) for token in (*tokens, None)]


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_gets_a_reply_whatever_it_says(
    live: LiveServer, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    dice = Random(5)
    kinds = get_args(ClientFrame)
    heard: set[str] = set()
    here: list[Client] = []
    with caplog.at_level(logging.ERROR):
        for number in range(FRAMES):
            if number % A_MATCH == 0:
                for client in here:
                    client.close()
                here = visitors(live, game)
            client = dice.choice(here)
            frame = shaped(dice.choice(kinds), dice, words_of(client.seen()))
            client.id += 1
            client.send({**frame, "id": client.id})
            heard.add(client.reply(client.id)["type"])
    for client in here:
        client.close()

    assert {"done", "refused", "trouble", "verdict", "why", "pong", "hints"} <= heard
    assert [record.getMessage() for record in caplog.records] == []
    assert live.http.get("/health").status_code == 200
