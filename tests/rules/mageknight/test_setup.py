"""MK-SETUP: sides, mission tokens, terrain and deployment, before the first turn."""

from __future__ import annotations

from typing import Any

import pytest

from knights import Knights, figure, item, kind
from tercio.content.trouble import BadInput
from tercio.games.mageknight.field.zones import far_edge, is_in_zone, zone_of

ORC, ELF = figure("orc", radius=0.75), figure("elf")
WOOD, ROCK = kind("copse", "hindering", radius=1), kind("stone", "blocking", radius=1)
WALL = kind("rampart", "blocking", radius=1, constructed=True, letter="B", defense=16, structure=3)
CLIFF = kind("crag", "clear", radius=1, elevated=True, abrupt=True)
CARDS = [ORC, ELF, WOOD, ROCK, WALL, CLIFF]


def begun(dice: list[int], armies: tuple[int, ...] = (2, 2), **setup: Any) -> Knights:
    """Armies of this many orcs each."""
    players = [{"army": ["orc"] * number} for number in armies]
    return Knights.new({"players": players, **setup}, dice, cards=CARDS)


def sided(dice: list[int], **setup: Any) -> Knights:
    """Two players; red has taken the south."""
    return begun(dice, **setup).say("side", side="south")


def laid(**setup: Any) -> Knights:
    """Red has rolled 9, blue 6; both tokens lie, straight ahead of them."""
    return sided([4, 5, 3, 3], **setup).say("mission", "", (18, 12)).say("mission", "", (18, 27))


# -- sides ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_MK_SETUP_01_two_or_more_players_each_with_an_army(seats: int) -> None:
    table = begun([], (2,) * seats)

    assert [len([w for w in table.state.warriors if w.army == seat]) for seat in range(seats)] == [2] * seats


@pytest.mark.rule("MK-SETUP-02")
def test_MK_SETUP_02_players_join_into_teams() -> None:
    players = [{"army": ["orc"], "team": team} for team in (0, 0, 1, 1)]
    state = Knights.new({"players": players}, [], cards=CARDS).state

    assert [state.are_friends(state.warriors[0], other) for other in state.warriors[1:]] == [True, False, False]


@pytest.mark.rule("MK-SETUP-08")
@pytest.mark.parametrize("side", ["south", "east", "north", "west"])
def test_MK_SETUP_08_whoever_wants_a_side_that_is_taken_is_told_so(side: str) -> None:
    table = begun([], (1, 1, 1, 1)).say("side", side=side)

    assert table.because("side", side=side) == {"side-not-free"}


@pytest.mark.rule("MK-SETUP-08")
def test_MK_SETUP_08_no_side_is_taken_twice() -> None:
    table = begun([], (1, 1, 1, 1)).say("side", side="south")

    assert table.subjects("side") == ["east", "north", "west"]
    assert "MK-SETUP-08" in table.refused("side", side="south")


@pytest.mark.rule("MK-SETUP-09")
def test_MK_SETUP_09_two_players_sit_opposite() -> None:
    table = begun([4, 5, 3, 3]).say("side", side="east")

    assert [player.side for player in table.state.players] == [1, 3]
    assert table.happened("side", 1, 3, rule="MK-SETUP-09")


@pytest.mark.rule("MK-SETUP-10", "MK-SETUP-11")
def test_MK_SETUP_10_the_zone_is_three_inches_deep_and_eight_from_the_sides() -> None:
    assert zone_of(0, 36_000) == ((8_000, 0), (28_000, 0), (28_000, 3_000), (8_000, 3_000))
    for side in range(4):
        assert [corner for corner in zone_of(side, 36_000) if not is_in_zone(side, corner, 36_000)] == []
    for x, y in ((7_999, 0), (28_001, 0), (18_000, 3_001), (18_000, -1)):
        assert not is_in_zone(0, (x, y), 36_000)
    assert far_edge(0, 36_000) == ((8_000, 3_000), (28_000, 3_000))


# -- mission tokens ------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-SETUP-14", "MK-SETUP-15", "MK-SETUP-16")
def test_MK_SETUP_16_one_token_in_the_middle_and_one_for_each_player() -> None:
    table = laid()

    assert [mission.at for mission in table.state.missions] == [(18_000, 18_000), (18_000, 12_000), (18_000, 27_000)]


@pytest.mark.rule("MK-SETUP-17", "MK-SETUP-19")
@pytest.mark.parametrize(("dice", "first"), [([4, 5, 3, 3], 0), ([1, 2, 3, 3], 1)])
def test_MK_SETUP_17_the_highest_roll_is_first(dice: list[int], first: int) -> None:
    table = sided(dice)

    (event,) = table.events("first-player")
    assert event.facts == (first, sum(dice[2 * first : 2 * first + 2]))
    assert [line.value for line in event.receipts] == dice[2 * first : 2 * first + 2]
    assert table.question() == (first, "mission")


@pytest.mark.rule("MK-SETUP-18")
def test_MK_SETUP_18_a_tie_is_rolled_again() -> None:
    table = sided([4, 4, 5, 3, 1, 1, 6, 5])

    assert table.done().rolls() == [(4, 4, 5, 3), (1, 1, 6, 5)]
    assert (table.question(), table.player(1).roll) == ((1, "mission"), 11)


@pytest.mark.rule("MK-SETUP-19")
def test_MK_SETUP_19_the_others_wait() -> None:
    assert sided([4, 5, 3, 3]).refused("mission", "", (18, 27), seat=1) == {"K-ASK-01"}


@pytest.mark.rule("MK-SETUP-20", "MK-SETUP-21", "MK-SETUP-22")
@pytest.mark.parametrize(
    ("at", "rules"),
    [
        ((8, 12), set()),
        ((18, 12), set()),
        ((28, 12), set()),
        ((18, 11), {"MK-SETUP-22"}),
        ((22, 10), {"MK-SETUP-22"}),
        ((7, 12), {"MK-SETUP-22"}),
    ],
)
def test_MK_SETUP_20_exactly_as_far_as_was_rolled(at: tuple[float, float], rules: set[str]) -> None:
    assert sided([4, 5, 3, 3]).refused("mission", "", at) == rules


# -- terrain -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-SETUP-12")
def test_MK_SETUP_12_up_to_four_pieces_each() -> None:
    assert begun([], terrain=[[], ["stone"]]).state.pile == ("stone",)
    assert begun([], terrain=[["copse"] * 4, ["stone"]]).state.pile == ("copse",) * 4 + ("stone",)
    with pytest.raises(BadInput, match="MK-SETUP-12"):
        begun([], terrain=[["copse"] * 5, ["stone"]])


@pytest.mark.rule("MK-SETUP-24", "MK-SETUP-25", "MK-SETUP-26")
def test_MK_SETUP_25_the_player_to_the_left_of_the_first_begins_with_any_piece() -> None:
    table = laid(terrain=[["copse"], ["stone"]])

    assert table.question() == (1, "terrain")
    assert table.subjects("terrain") == ["copse", "stone"]
    table.say("terrain", "", (10, 18), kind="copse", numbers=[0])
    assert (table.question(), table.subjects("terrain")) == ((0, "terrain"), ["stone"])


@pytest.mark.rule("MK-SETUP-25", "K-CONCEDE-01")
@pytest.mark.parametrize("is_out", [False, True])
def test_MK_SETUP_25_when_nobody_finds_room_for_a_piece_no_more_are_laid(is_out: bool) -> None:
    """Each says so once, but nobody who has given up."""
    table = Knights.new(
        {"players": [{"army": ["orc"] * 2}] * 3, "terrain": [["lake"], [], []]},
        [4, 5, 3, 3, 2, 2],
        cards=[*CARDS, kind("lake", "deep-water", radius=9)],
    )
    match = table.match
    while table.question()[1] in ("side", "mission"):
        if is_out and table.question()[1] == "mission" and not table.player(2).is_out:
            table.say("concede", seat=2)
        asked = match.asks()[0]
        match.answer(match.game.propose(match.view(asked.seat), asked, 1, match.dice)[0])

    assert table.facts("cannot-place") == ([(1,), (0,)] if is_out else [(2,), (1,), (0,)])
    assert table.question()[1] == "deploy"


@pytest.mark.rule("MK-SETUP-24")
def test_MK_SETUP_24_tokens_come_before_terrain() -> None:
    table = sided([4, 5, 3, 3], terrain=[["copse"]]).say("mission", "", (18, 12))

    assert table.question() == (1, "mission")


@pytest.mark.rule("MK-SETUP-27", "MK-SETUP-28", "MK-SETUP-29", "MK-SETUP-30")
@pytest.mark.parametrize(
    ("at", "rules"),
    [
        ((8.9, 22), {"MK-SETUP-27"}),
        ((9, 23), set()),
        ((9, 22.9), {"MK-SETUP-27"}),
        ((22.4, 18), {"MK-SETUP-28"}),
        ((22.5, 18), set()),
        ((32.5, 18), {"MK-SETUP-29"}),
        ((32, 18), set()),
        ((12, 6.9), {"MK-SETUP-30"}),
        ((12, 7), set()),
    ],
)
def test_MK_SETUP_27_three_inches_from_everything(at: tuple[float, float], rules: set[str]) -> None:
    table = laid(terrain=[["copse", "stone"]]).say("terrain", "", (9, 18), kind="copse", numbers=[0])

    assert table.refused("terrain", "", at, kind="stone", numbers=[0]) == rules


@pytest.mark.rule("MK-SETUP-31")
def test_MK_SETUP_31_four_pieces_end_it() -> None:
    table = laid(terrain=[["copse"] * 4, ["copse"] * 4])
    for at in ((6, 10), (6, 18), (30, 10), (30, 18)):
        table.say("terrain", "", at, kind="copse", numbers=[0])

    assert table.question() == (0, "deploy")
    assert (len(table.state.pieces), len(table.state.pile)) == (4, 4)


@pytest.mark.rule("MK-SETUP-31")
def test_MK_SETUP_31_an_empty_pile_ends_it() -> None:
    assert laid().question() == (0, "deploy")


@pytest.mark.rule("MK-ELEV-24")
def test_MK_ELEV_24_a_cliff_needs_an_access_point() -> None:
    table = laid(terrain=[["crag"]])

    assert table.refused("terrain", "", (6, 10), kind="crag", numbers=[0]) == {"MK-ELEV-24"}
    assert table.refused("terrain", "", (6, 10), (6, 11), kind="crag", numbers=[0]) == set()


@pytest.mark.rule("MK-SETUP-32", "MK-CONSTRUCTED-13")
def test_MK_SETUP_32_constructed_terrain_is_agreed_on() -> None:
    assert len(begun([], options=["constructed"], terrain=[["rampart"] * 2 + ["copse"] * 4]).state.pile) == 6
    with pytest.raises(BadInput, match="MK-CONSTRUCTED-13"):
        begun([], terrain=[["rampart"]])
    with pytest.raises(BadInput, match="MK-CONSTRUCTED-13"):
        begun([], options=["constructed"], terrain=[["rampart"] * 3])


# -- deployment ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-SETUP-33")
def test_MK_SETUP_33_dials_stand_on_the_starting_marker() -> None:
    late = figure("orc", clicks=5, start=2)
    table = Knights.new({"players": [{"army": ["orc"]}, {"army": ["orc"]}]}, [], cards=[late])

    assert [(w.click, w.limit) for w in table.state.warriors] == [(2, 2), (2, 2)]


@pytest.mark.rule("MK-SETUP-34", "MK-SETUP-36", "MK-SETUP-37", "MK-TURN-02", "MK-SETUP-06")
def test_MK_SETUP_34_army_after_army_then_the_first_turn() -> None:
    table = laid()
    asked = []
    for label, at in (("orc-1-1", (10, 2)), ("orc-1-2", (12, 2)), ("orc-2-1", (10, 34)), ("orc-2-2", (12, 34))):
        asked.append(table.question())
        assert "turn" not in table.names()
        table.say("deploy", label, at, facing=90)

    assert asked == [(0, "deploy")] * 2 + [(1, "deploy")] * 2
    assert table.question() == (0, "act")


@pytest.mark.rule("MK-SETUP-35")
@pytest.mark.parametrize(
    ("at", "rules"),
    [((10, 2.8), set()), ((10, 3), set()), ((10, 3.2), {"MK-SETUP-35"}), ((7.9, 2), {"MK-SETUP-35"}), ((8, 2), set())],
)
def test_MK_SETUP_35_the_centre_lies_in_the_zone(at: tuple[float, float], rules: set[str]) -> None:
    assert laid().refused("deploy", "orc-1-1", at) == rules


@pytest.mark.rule("MK-SETUP-35")
def test_MK_SETUP_35_no_two_on_one_place() -> None:
    table = laid().say("deploy", "orc-1-1", (10, 2))

    assert table.because("deploy", "orc-1-2", (11, 2)) == {"no-room"}
    assert table.because("deploy", "orc-1-2", (15, 0.5)) == {"off-the-field"}


@pytest.mark.rule("MK-SETUP-35", "MK-FIGURE-08")
def test_MK_SETUP_35_a_long_base_comes_sideways_where_it_has_no_room_along() -> None:
    """Its centre would lie 4 inches from the edge, which is no more the zone."""
    wyrm = figure("wyrm", radius=1, length=8, points=50)
    players = [{"army": ["wyrm"]}, {"army": ["orc"]}]
    table = Knights.new({"players": players}, [4, 5, 3, 3], cards=[*CARDS, wyrm]).say("side", side="south")
    table.say("mission", "", (18, 12)).say("mission", "", (18, 27))

    assert table.because("deploy", "wyrm-1-1", (18, 4), facing=90) == {"outside-zone"}
    assert table.because("deploy", "wyrm-1-1", (18, 3), facing=90) == {"off-the-field"}
    table.say("deploy", "wyrm-1-1", (18, 3), facing=0)
    assert table.at("wyrm-1-1") == (18, 3)


@pytest.mark.rule("MK-SETUP-35", "MK-ITEM-14")
def test_MK_SETUP_35_what_a_warrior_carries_that_finds_no_room_stays_out_with_it() -> None:
    """On a field of 24 inches the first giants fill the zone of 8 inches."""
    giant, book = figure("giant", radius=3, points=10, slots=1), item("book", collector="901", capacity=3, points=1)
    players = [{"army": ["giant", "giant", {"figure": "giant", "items": ["book"]}]}, {"army": ["orc"]}]
    setup = {"players": players, "board": 24}
    table = Knights.new(setup, [4, 5, 3, 3], cards=[*CARDS, giant, book]).say("side", side="south")
    table.say("mission", "", (15, 12)).say("mission", "", (12, 15))
    table.say("deploy", "giant-1-1", (9, 3)).say("deploy", "giant-1-2", (15, 3))

    assert table.facts("left-out") == [(table.number("giant-1-3"),)]
    assert (table.warrior("giant-1-3").items, table.state.books) == ((), [])


# -- domains --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-DOMAIN-02", "MK-SETUP-32")
def test_MK_DOMAIN_02_without_the_option_nobody_chooses() -> None:
    assert "domain" not in laid().names()


@pytest.mark.rule("MK-DOMAIN-03", "MK-DOMAIN-04", "MK-DOMAIN-05")
def test_MK_DOMAIN_04_all_choose_in_secret_and_show_together() -> None:
    table = laid(options=["domains"])
    one, other = table.subjects("domain")[:2]
    table.say("domain", domain=one, seat=0)

    assert table.question() == (1, "domain")
    assert table.match.view(1).ghost.state.players[0].domain is None  # type: ignore[attr-defined]
    table.say("domain", domain=other, seat=1)
    assert table.question() == (0, "deploy")
    assert all(player.is_domain_shown for player in table.state.players)
