"""Only the changes of a scene are sent: a client that has the last one makes the next from it."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from server.live import Json, LiveServer, patched
from tercio.bots import RandomBot, ask_bot
from tercio.games import box_of, open_game
from tercio.hall.showing.patches import changes
from tercio.hall.showing.presentation import Showing
from tercio.hall.tables.entry import CHAT, PERSON, Entry, Head, SeatHead
from tercio.hall.tables.table import Table
from tercio.kernel import SPECTATOR, seeded, start
from tercio.kernel.record import dump_dice

THINGS = some.dictionaries(some.sampled_from("abcd"), some.dictionaries(some.sampled_from("xy"), some.integers(0, 2)))
SCENES = some.fixed_dictionaries(
    {
        "round": some.integers(0, 2),
        "focus": some.none() | some.dictionaries(some.sampled_from("xy"), some.integers(0, 1)),
        "hand": some.lists(some.integers(0, 3), max_size=3),
        "cards": THINGS,
        "units": some.lists(some.dictionaries(some.sampled_from("xy"), some.integers(0, 2)), max_size=3),
    }
)


@given(SCENES, SCENES)
def test_the_changes_make_one_scene_into_the_other(before: Json, now: Json) -> None:
    kept = deepcopy(before)
    patch: Any = changes(before, now)

    assert patched(before, json.loads(json.dumps(patch))) == now
    assert before == kept


def test_an_equal_scene_has_no_changes() -> None:
    scene: Json = {"round": 1, "cards": {"1": {"state": 0}}}

    assert changes(scene, deepcopy(scene)) == {}


def test_the_first_scene_and_one_of_another_shape_are_sent_whole() -> None:
    scene: Json = {"round": 1}

    assert changes(None, scene) is None
    assert changes(scene, None) is None
    assert changes(scene, {"round": 1, "phase": "act"}) is None


def test_a_thing_is_put_whole_and_others_are_not_sent() -> None:
    before: Json = {"round": 1, "cards": {"1": {"state": 0}, "2": {"state": 0}, "3": {"state": 0}}}
    now: Json = {"round": 2, "cards": {"1": {"state": 0}, "2": {"state": 1}, "4": {"state": 0}}}
    cards = {"put": {"2": {"state": 1}, "4": {"state": 0}}, "gone": ["3"]}

    assert changes(before, now) == {"put": {"round": 2}, "within": {"cards": cards}}


@pytest.mark.parametrize("name", ["skirmish", "warlord"])
def test_a_match_can_be_followed_by_its_changes(name: str) -> None:
    """Every seat, and somebody who watches; at the end nobody's scene differs from the whole one."""
    game, scenes, bot = open_game(name), box_of(name).browser().scenes, RandomBot(5)
    match = start(game, game.example_setup(), seeded(5))
    shown: dict[int, Any] = {}
    saved = whole = 0
    while match.stack and len(match.answers) < 150:
        match.answer(ask_bot(bot, match, match.asks()[0]))
        for seat in (0, 1, -3):
            scene = json.loads(json.dumps(scenes.scene_of(match.view(seat), "de")))
            patch: Any = changes(shown.get(seat), scene)
            shown[seat] = scene if patch is None else patched(shown[seat], patch)
            saved += len(json.dumps(scene if patch is None else patch))
            whole += len(json.dumps(scene))
            assert shown[seat] == scene

    assert saved < whole / 2


@pytest.mark.parametrize("name", ["summoners", "mageknight"])
@pytest.mark.parametrize("seed", range(3))
def test_what_is_taken_over_from_an_earlier_scene_looks_as_if_it_were_drawn_anew(name: str, seed: int) -> None:
    game = open_game(name)
    match, bot, scenes = (
        start(game, game.varied_setup(seed), seeded(seed)),
        RandomBot(seed),
        box_of(name).browser().scenes,
    )
    for _ in range(60):
        match.answer(ask_bot(bot, match, match.asks()[0]))
        for seat in (0, 1):
            view = match.view(seat, since=len(match.events))
            state: Any = view.ghost.state
            scene, kept = scenes.scene_of(view, "en"), state.drawn
            state.drawn = {}
            assert scenes.scene_of(view, "en") == scene
            state.drawn = kept


def test_only_the_first_table_of_a_socket_has_a_whole_scene(live: LiveServer) -> None:
    match, (ann, ben) = live.make()
    with live.sit(match, ann) as first, live.sit(match, ben) as second:
        asked, other = (first, second) if first.seen()["question"] else (second, first)
        before = other.seen()["n"]
        asked.answer(asked.table["question"]["options"][0]["key"])
        asked.seen(lambda table: table["n"] > before)
        other.seen(lambda table: table["n"] > before)
        with live.sit(match, ann) as again:
            again.seen()

            assert again.table["changes"] is None
            assert again.table["scene"] == first.table["scene"]
        assert first.table["changes"] is not None
        assert second.table["changes"] is not None


def test_all_who_watch_get_one_message_and_players_their_own() -> None:
    """It is made and written once, however many look; whoever has seen less gets more."""
    seats = tuple([SeatHead(PERSON, name) for name in ("Ann", "Ben")])
    table = Table(Head("m", "skirmish", "", dump_dice(seeded(1)), seats), open_game("skirmish"))
    showing = Showing(table)

    def news(seat: int, before: Any = None, chat_from: int = 0) -> Any:
        return showing.news(seat, "en", 0, chat_from, frozenset(), 2, 0, before)

    first = news(SPECTATOR)
    table.apply(Entry(CHAT, 0, {"name": "Ann", "text": "hello"}, 1))
    showing.refresh()
    scene = showing.picture(SPECTATOR, "en")["scene"]

    assert news(SPECTATOR) is news(SPECTATOR)
    assert news(SPECTATOR) is not first
    assert news(SPECTATOR)["chat"] != first["chat"]
    assert news(SPECTATOR, scene)["changes"] == {}
    assert news(SPECTATOR)["scene"] == scene
    assert news(SPECTATOR, scene, 1)["chat"] == []
    assert news(0) is not news(0)
