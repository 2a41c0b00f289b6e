"""The workshop over the wire: forms made from the reference, faces and readings, tables to try things on, weighing."""

from __future__ import annotations

from typing import Any

import pytest

from server.live import LiveServer
from tercio.games import GAMES, box_of
from tercio.games.packs import LIST

Json = dict[str, Any]
MADE = [game for game in GAMES if box_of(game).workshop is not None]
UNDRAWN = ("realm", "faction", "shell", LIST)  # what is known by its name alone


def form_of(live: LiveServer, game: str) -> Json:
    form: Json = live.http.get(f"/api/packs/{game}/form").json()
    return form


def pack_with(game: str, kind: str, entry: Json) -> Json:
    return {"pack": {"id": "my-own", "game": game, "edition": "1"}, kind: [entry]}


def each_kind() -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for game in MADE:
        workshop = box_of(game).workshop
        assert workshop is not None
        found += [(game, kind) for kind in (*workshop().kinds, LIST)]
    return found


@pytest.mark.parametrize("game", MADE)
def test_every_key_and_kind_of_a_form_has_a_name_in_both_languages(live: LiveServer, game: str) -> None:
    form = form_of(live, game)
    untitled = [kind for kind, title in form["titles"].items() if not (title and title["en"] and title["de"])]
    untitled += [
        f"{table}.{key['name']}" for table, told in form["tables"].items() for key in told["keys"] if not key["title"]
    ]

    assert untitled == []
    assert set(form["kinds"]) >= {*form["tried"], *form["weighed"], LIST}


@pytest.mark.parametrize("game", MADE)
def test_everything_that_packs_of_a_game_hold_can_be_made(game: str) -> None:
    workshop = box_of(game).workshop
    assert workshop is not None

    assert set(workshop().kinds) == set(box_of(game).vocabulary.content_keys)


@pytest.mark.parametrize(("game", "kind"), each_kind())
def test_what_a_form_begins_with_is_in_order_and_drawn(live: LiveServer, game: str, kind: str) -> None:
    entry = form_of(live, game)["examples"][kind]
    told = live.http.post(f"/api/packs/{game}/look", json={"pack": pack_with(game, kind, entry)}).json()

    assert told["problems"] == []
    (found,) = told["entries"]
    assert (found["kind"], found["id"]) == (kind, entry["id"])
    drawn = [way for way in ("face", "card", "figure", "area") if found[way]]
    assert bool(drawn) == (kind not in UNDRAWN)
    assert found["readings"] or kind in ("card", "unit", "figure", "realm", "faction", "shell", LIST)


@pytest.mark.parametrize(("game", "kind"), each_kind())
def test_it_is_tried_at_once(live: LiveServer, game: str, kind: str) -> None:
    form = form_of(live, game)
    entry = form["examples"][kind]
    wish = {"pack": pack_with(game, kind, entry), "kind": kind, "name": entry["id"]}
    if kind not in form["tried"]:
        return
    trial = live.http.post(f"/api/packs/{game}/trial", json=wish).json()
    pack = live.http.post(f"/api/packs/{game}/file", json={"pack": trial["pack"]}).text
    if kind == LIST:
        match, tokens = live.make(
            {"kind": "person", "name": "Ann", "force": {"text": trial["force"]}},
            {"kind": "bot"},
            game=game,
            packs=[pack],
        )
    else:
        match, tokens = live.make(
            {"kind": "person", "name": "Ann"}, {"kind": "bot"}, game=game, packs=[pack], position=trial["position"]
        )
    with live.sit(match, tokens[0]) as ann:
        ann.seen(lambda table: table["question"])


@pytest.mark.parametrize(("game", "kind"), each_kind())
def test_bots_weigh_it_one_match_after_the_other(live: LiveServer, game: str, kind: str) -> None:
    form = form_of(live, game)
    entry = form["examples"][kind]
    wish: Json = {"pack": pack_with(game, kind, entry), "kind": kind, "name": entry["id"]}
    if kind not in form["weighed"]:
        refused = live.http.post(f"/api/packs/{game}/weigh", json=wish)
        assert refused.status_code == 422
        return
    first = live.http.post(f"/api/packs/{game}/weigh", json=wish).json()
    so_far = {key: first[key] for key in ("won", "drawn", "lost")}
    second = live.http.post(f"/api/packs/{game}/weigh", json={**wish, **so_far}).json()

    assert sum(so_far.values()) == 1
    assert sum([second[key] for key in so_far]) == 2
    assert second["low"] <= second["share"] <= second["high"]
    assert second["rival"]["en"]


def test_a_list_may_name_what_the_pack_brings_and_its_mistakes_are_told_with_the_rule(live: LiveServer) -> None:
    example = form_of(live, "mageknight")["examples"]
    figure = {**example["figure"], "name": {"en": "Bridge Warden"}}
    listed = {"id": "wardens", "name": {"en": "Wardens"}, "text": "Total: 100\n\n5x Bridge Warden (standard)\n"}
    pack = {**pack_with("mageknight", "figure", figure), LIST: [listed]}
    assert live.http.post("/api/packs/mageknight/look", json={"pack": pack}).json()["problems"] == []

    listed["text"] = "Total: 100\n\n6x Bridge Warden (standard)\n1x Nobody at All\n"
    told = live.http.post("/api/packs/mageknight/look", json={"pack": pack}).json()["problems"]

    assert {each["key"] for each in told} == {"list[0].text"}
    assert any(["Nobody at All" in each["text"]["en"] for each in told])


def test_lists_travel_with_the_match(live: LiveServer) -> None:
    example = form_of(live, "warlord")["examples"][LIST]
    pack = live.http.post("/api/packs/warlord/file", json={"pack": pack_with("warlord", LIST, example)}).text
    match, _ = live.make({"kind": "person", "name": "Ann"}, {"kind": "person"}, game="warlord", packs=[pack])
    (found,) = live.http.get(f"/api/matches/{match}/packs").json()["lists"]

    assert (found["name"], found["text"]) == (example["name"], example["text"])


def test_a_spell_is_tried_by_somebody_who_knows_it(live: LiveServer) -> None:
    entry = form_of(live, "summoners")["examples"]["spell"]
    wish = {"pack": pack_with("summoners", "spell", entry), "kind": "spell", "name": entry["id"]}
    trial = live.http.post("/api/packs/summoners/trial", json=wish).json()

    acting = trial["position"]["units"][trial["position"]["acting"]]["profile"]
    (user,) = [unit for unit in trial["pack"]["unit"] if unit["id"] == acting]
    assert user["powers"] == [entry["id"]]
