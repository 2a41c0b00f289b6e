"""What players agree on before a match: told as a form, taken with a new match, refused with one clear message."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from typing import Any

import pytest

from server.live import LiveServer
from tercio.games import GAMES, box_of, open_game
from tercio.games.summoners.printed.scenarios import ALL
from tercio.kernel import seeded, start

Json = dict[str, Any]
WITH_FORCES = [name for name in GAMES if box_of(name).forces is not None]
REALMS = ("water", "fire", "earth", "air")
SVG = "{http://www.w3.org/2000/svg}"


def game_at(live: LiveServer, name: str) -> Json:
    shelf: list[Json] = live.http.get("/api/games").json()
    return next(game for game in shelf if game["id"] == name)


def realm_seats(number: int) -> list[Json]:
    return [{"kind": "person", "name": f"P{seat}", "force": REALMS[seat]} for seat in range(number)]


def army_seats(*armies: str) -> list[Json]:
    return [{"kind": "person", "name": f"P{seat}", "force": army} for seat, army in enumerate(armies)]


def made(live: LiveServer, game: str, seats: list[Json], **agreed: str) -> tuple[int, Json]:
    told = live.http.post("/api/matches", json={"game": game, "seats": seats, "agreed": agreed})
    return told.status_code, told.json()


def setup_of(live: LiveServer, match: str) -> Json:
    """What the match really began with."""
    table = live.inside.hub.tables[match].table
    assert table.recorder is not None
    return dict(table.recorder.record().setup)


# -- the form --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", WITH_FORCES)
def test_the_form_is_told_in_both_languages_and_holds_its_own_defaults(live: LiveServer, name: str) -> None:
    told = game_at(live, name)
    for choice in told["forces"]["choices"]:
        phrases = [choice["title"], choice["hint"], *[value["title"] for value in choice["values"]]]
        words = [value["word"] for value in choice["values"]]

        assert all(phrase["en"] and phrase["de"] for phrase in phrases)
        assert (choice["kind"] == "one-of") == bool(words)
        assert choice["otherwise"] in ("", *words) or choice["kind"] != "one-of"
        if choice["kind"] == "yes-or-no":
            assert choice["otherwise"] in ("yes", "no")


@pytest.mark.parametrize("name", WITH_FORCES)
def test_every_answer_of_the_form_can_be_played(name: str) -> None:
    """Alone, with as many players as it says; only what another answer must allow first is refused."""
    game, forces = open_game(name), box_of(name).forces
    assert forces is not None
    least = forces.ready(game)[0].name
    played = 0
    for choice in forces.choices(game):
        answers = {"yes-or-no": ["yes", "no"], "number": [str(choice.most)]}.get(choice.kind, [])
        for word, only in [*[(word, ()) for word in answers], *[(each.word, each.seats) for each in choice.values]]:
            for seats in forces.numbers():
                if (choice.seats and seats not in choice.seats) or (only and seats not in only):
                    continue
                if (choice.word, word, seats) == ("board", "48", 2):  # SU-START-06: for masters
                    continue
                setup = forces.agreed(forces.setup([least] * seats), {choice.word: word})
                assert start(game, setup, seeded(1)).asks()
                played += 1

    assert played >= len(forces.choices(game))


# -- a new match -----------------------------------------------------------------------------------


def test_summoners_begin_with_what_was_agreed_on(live: LiveServer) -> None:
    status, told = made(
        live,
        "summoners",
        realm_seats(2),
        **{"scenario": "s4", "level": "master", "board": "48", "secrets": "yes", "last-stand": "yes"},
    )
    setup = setup_of(live, told["id"])

    assert status == 201
    assert (setup["scenario"], setup["board"], setup["secrets"], setup["last_stand"]) == ("s4", 48, True, [0, 1])
    assert [player["level"] for player in setup["players"]] == ["master", "master"]


def test_mage_knights_begin_with_what_was_agreed_on(live: LiveServer) -> None:
    status, told = made(
        live, "mageknight", army_seats("orc-warband", "elven-patrol"), total="200", turns="12", terrain="no"
    )
    setup = setup_of(live, told["id"])

    assert status == 201
    assert (setup["total"], setup["last_turn"], setup["terrain"]) == (200, 12, [])


@pytest.mark.rule("MK-STANDARD-08", "MK-ETIQUETTE-08")
def test_MK_STANDARD_08_hills_and_dice_for_close_calls_are_agreed_on(live: LiveServer) -> None:
    words = {"elevated": "yes", "close-calls": "yes", "standard": "yes"}
    status, told = made(live, "mageknight", army_seats("orc-warband", "elven-patrol"), **words)
    setup, raised = setup_of(live, told["id"]), hills()

    assert status == 201
    assert {"elevated", "close-calls"} <= set(setup["options"])
    assert [len([kind for kind in pile if kind in raised]) for pile in setup["terrain"]] == [1, 1]


def hills() -> set[str]:
    game: Any = open_game("mageknight")
    return {kind.id for kind in game.content.kinds.values() if kind.is_elevated}


def test_whoever_sits_down_is_told_what_was_agreed_on(live: LiveServer) -> None:
    seats: list[Json] = [{"kind": "person", "name": "Ann", "force": "water"}, {"kind": "person"}]
    _, told = made(live, "summoners", seats, scenario="s4", level="adept")
    with live.sit(told["id"], told["tokens"][1]) as ben:
        assert ben.seen()["agreed"] == {"scenario": "s4", "level": "adept"}


@pytest.mark.rule("MK-STANDARD-02")
def test_MK_STANDARD_02_the_standard_game_fills_in_its_total_and_its_minutes(live: LiveServer) -> None:
    _, told = made(live, "mageknight", army_seats("orc-warband", "elven-patrol"), standard="yes")
    table = live.inside.hub.tables[told["id"]].table
    assert table.match is not None
    state: Any = table.match.state

    assert (state.total, state.minutes, "standard" in state.options) == (300, 50, True)


@pytest.mark.rule("MK-CONSTRUCTED-13")
def test_MK_CONSTRUCTED_13_with_constructed_terrain_each_player_brings_two_pieces_of_it(live: LiveServer) -> None:
    _, told = made(live, "mageknight", army_seats("orc-warband", "elven-patrol"), constructed="yes")
    kinds = game_kinds()
    piles = setup_of(live, told["id"])["terrain"]

    assert [len([kind for kind in pile if kinds[kind]]) for pile in piles] == [2, 2]


def game_kinds() -> dict[str, bool]:
    """Which kinds of terrain are constructed."""
    game: Any = open_game("mageknight")
    return {kind.id: kind.is_constructed for kind in game.content.kinds.values()}


@pytest.mark.rule("WL-FORMAT-01")
def test_WL_FORMAT_01_a_campaign_is_agreed_on(live: LiveServer) -> None:
    status, told = made(live, "warlord", army_seats("elves", "dwarves"), campaign="yes")

    assert status == 201
    assert setup_of(live, told["id"])["campaign"] is True


@pytest.mark.parametrize(
    ("game", "seats", "agreed", "en"),
    [
        ("summoners", 2, {"scenario": "s99"}, 'scenario: "s99" is not possible; choose from: s1, s2'),
        ("summoners", 2, {"scenario": "s9"}, "This scenario is for 4 players, not 2."),
        ("summoners", 2, {"scenario": "s1", "portals": "yes"}, "Portals replace two or more relics"),
        ("summoners", 2, {"board": "48"}, "A 48-inch board is for masters"),
        ("summoners", 2, {"weather": "rain"}, 'There is no choice called "weather"'),
        ("summoners", 2, {"level": "x" * 40}, "is not possible; choose from: novice, adept, master."),
        ("mageknight", 2, {"total": "-5"}, 'total: "-5" is not possible'),
        ("mageknight", 2, {"total": "150"}, "A build total is a multiple of 100; 150 is not."),
        ("mageknight", 2, {"turns": "many"}, 'turns: "many" is not possible; choose from: 0 - 9999.'),
        ("warlord", 2, {"scenario": "s1"}, 'There is no choice called "scenario"; choose from: campaign.'),
    ],
)
@pytest.mark.parametrize("has_chosen", [True, False])
def test_what_cannot_be_agreed_on_is_refused_before_anybody_sits_down(
    live: LiveServer, game: str, seats: int, agreed: dict[str, str], en: str, has_chosen: bool
) -> None:
    forces = {"summoners": REALMS, "mageknight": ("orc-warband", "elven-patrol"), "warlord": ("elves", "dwarves")}[game]
    people: list[Json] = [{"kind": "person", "name": "Ann"}, {"kind": "person"}]
    chosen = [{"kind": "person", "name": "Ann", "force": forces[0]}, {"kind": "person", "force": forces[1]}]
    status, told = made(live, game, chosen if has_chosen else people, **agreed)

    assert status == 422
    assert en in told["en"]
    assert told["de"] != told["en"]
    assert "\n" not in told["en"]


def test_a_game_that_always_begins_alike_has_nothing_to_agree_on(live: LiveServer) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
    status, told = made(live, "skirmish", seats, scenario="s1")

    assert status == 422
    assert 'no choice called "scenario"' in told["en"]


@pytest.mark.rule("MK-ARMY-03", "MK-ARMY-06")
def test_MK_ARMY_03_whoever_sits_down_with_too_large_an_army_is_refused(live: LiveServer) -> None:
    people: list[Json] = [{"kind": "person", "name": "Ann", "force": "orc-warband"}, {"kind": "person"}]
    _, told = made(live, "mageknight", people, total="100")
    with live.sit(told["id"], told["tokens"][1]) as ben:
        ben.seen()
        refused = ben.ask("sit", name="Ben", force="riders-of-ash")
        seated = ben.ask("sit", name="Ben", force="grave-march")

    assert refused["type"] != "done"
    assert "100 are allowed" in str(refused)
    assert seated["type"] == "done"


@pytest.mark.parametrize("total", ["100", "200", "300", "500"])
def test_a_bot_brings_an_army_that_fits_the_total(live: LiveServer, total: str) -> None:
    seats: list[Json] = [{"kind": "person", "name": "Ann", "force": "orc-warband"}, {"kind": "bot", "bot": "random"}]
    status, _ = made(live, "mageknight", seats, total=total)

    assert status == 201


def test_three_cannot_play_summoners_and_are_told_who_can(live: LiveServer) -> None:
    told = live.http.post("/api/matches", json={"game": "summoners", "seats": realm_seats(3)})

    assert told.status_code == 422
    assert told.json()["en"] == "Players: 2 or 4."
    assert game_at(live, "summoners")["seats"] == [2, 4]


def test_a_rematch_keeps_what_was_agreed_on(live: LiveServer) -> None:
    match, tokens = live.make(*realm_seats(2), game="summoners", agreed={"scenario": "s6"})
    with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1]) as ben:
        ann.seen()
        ann.ask("concede")
        ben.seen(lambda table: table["stage"] == "over")
        ann.ask("offer", what="rematch")
        ben.seen(lambda table: table["offers"])
        ben.ask("reply", what="rematch", yes=True)
        again = ben.seen(lambda table: table["next_match"])["next_match"]

    assert setup_of(live, again)["scenario"] == "s6"


# -- the picture -----------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ALL, ids=lambda scenario: scenario.id)
def test_a_scenario_is_drawn_with_all_its_markers_and_deployment_points(live: LiveServer, scenario: Any) -> None:
    query = {"scenario": scenario.id, "seats": scenario.seats, "lang": "de"}
    told = live.http.get("/api/games/summoners/picture", params=query)
    drawn = ElementTree.fromstring(told.text)
    kinds = [each.attrib["data-kind"] for each in drawn.iter(f"{SVG}g") if each.get("class") == "marker"]
    spots = [each for each in drawn.iter(f"{SVG}g") if each.get("class") == "spot"]

    assert told.headers["content-type"].startswith("image/svg+xml")
    assert sorted(kinds) == sorted([marker.kind for marker in scenario.markers])
    assert len(spots) == scenario.seats
    assert scenario.name.de in drawn.attrib["aria-label"]


@pytest.mark.rule("SU-SCEN-17")
def test_SU_SCEN_17_portals_are_drawn_instead_of_relics(live: LiveServer) -> None:
    told = live.http.get("/api/games/summoners/picture", params={"scenario": "s2", "portals": "yes"}).text

    assert told.count('data-kind="portal"') == 2
    assert 'data-kind="relic"' not in told


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("/api/games/summoners/picture?scenario=s99", 422),
        ("/api/games/summoners/picture?weather=rain", 422),
        ("/api/games/summoners/picture?seats=3", 422),
        ("/api/games/summoners/picture?seats=99", 422),
        ("/api/games/mageknight/picture", 404),
        ("/api/games/skirmish/picture", 404),
    ],
)
def test_what_cannot_be_drawn_is_told(live: LiveServer, address: str, status: int) -> None:
    told = live.http.get(address)

    assert told.status_code == status
    assert set(told.json()) == {"en", "de", "rule"}
