"""SU-S1 to SU-S10: where things lie, how many terrain pieces, what scores, and when each scenario ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from cases import case
from new_summoning import downwards, ending, new, points, quarters, rules_of
from summoning import Entry, Summoning, creature, foe, near, own, unit
from tercio.games.summoners.printed.profiles import INCH
from tercio.games.summoners.printed.scenarios import ALL, SCENARIOS

Places = list[tuple[float, float]]


def rolls(scenario: str, right: str = "") -> list[int]:
    """The dice for quarters, and for who deploys first."""
    return [*quarters(scenario, right), *downwards(scenario)]


def lying(table: Summoning, kind: str) -> Places:
    return sorted([(o.at[0] / INCH, o.at[1] / INCH) for o in table.state.objectives if o.kind == kind])


# -- where things lie ------------------------------------------------------------------------------------
SMALL_SPOTS = [(18, 0), (18, 36)]
QUARTERS = [(9.0, 9.0), (9.0, 27.0), (27.0, 9.0), (27.0, 27.0)]


@pytest.mark.parametrize("scenario", [case(f"SU-S{s.number}-01", s.id) for s in ALL if s.seats == 2])
def test_deployment_points_are_the_middles_of_the_two_edges(scenario: str) -> None:
    table = new(scenario, [*rolls(scenario), 8, 1]).say("deploy", spot="south")
    radius = table.unit("mage-a1").profile.radius / INCH

    assert table.at("mage-a1") == (18, radius)
    assert table.at("mage-b1") == (18, 36 - radius)
    assert rules_of(table, "spots") == {f"SU-S{SCENARIOS[scenario].number}-01"}


@pytest.mark.parametrize("scenario", [case(f"SU-S{s.number}-01", s.id) for s in ALL if s.seats == 4])
def test_deployment_points_are_the_middles_of_the_four_edges(scenario: str) -> None:
    table = new(scenario, [*rolls(scenario), 8, 4, 3, 2])
    table.say("deploy", spot="south").say("deploy", spot="east").say("deploy", spot="north")
    radius = table.unit("mage-a1").profile.radius / INCH

    assert table.at("mage-a1") == (24, radius)
    assert table.at("mage-b1") == (48 - radius, 24)
    assert table.at("mage-c1") == (24, 48 - radius)
    assert table.at("mage-d1") == (radius, 24)
    assert rules_of(table, "spots") == {f"SU-S{SCENARIOS[scenario].number}-01"}


LAYOUTS: list[tuple[str, str, str, str, Places]] = [  # rule, scenario, right quarters, kind, where
    ("SU-S1-02", "s1", "", "large", [(6, 18), (18, 18), (30, 18)]),
    ("SU-S1-03", "s1", "", "small", [(9, 9), (9, 27)]),
    ("SU-S1-03", "s1", "0", "small", [(9, 27), (27, 9)]),
    ("SU-S1-03", "s1", "1", "small", [(9, 9), (27, 27)]),
    ("SU-S2-02", "s2", "", "large", [(6, 18), (18, 18), (30, 18)]),
    ("SU-S2-03", "s2", "1", "small", [(9, 9), (27, 27)]),
    ("SU-S2-04", "s2", "", "relic", [(27, 9), (27, 27)]),
    ("SU-S2-04", "s2", "0", "relic", [(9, 9), (27, 27)]),
    ("SU-S3-02", "s3", "", "small", QUARTERS),
    ("SU-S3-02", "s3", "", "large", [(6, 18), (30, 18)]),
    ("SU-S3-03", "s3", "", "relic", [(18, 18)]),
    ("SU-S4-02", "s4", "", "large", QUARTERS),
    ("SU-S4-02", "s4", "", "small", [(6, 18), (18, 18), (30, 18)]),
    ("SU-S5-02", "s5", "", "small", [(18, 12), (18, 24)]),
    ("SU-S5-03", "s5", "", "large", [(9, 12), (9, 24), (27, 12), (27, 24)]),
    ("SU-S5-04", "s5", "", "small", [(18, 12), (18, 24)]),
    ("SU-S6-02", "s6", "", "large", [(8, 18), (18, 8), (18, 28), (28, 18)]),
    ("SU-S6-03", "s6", "", "small", [(18, 18)]),
    ("SU-S7-02", "s7", "", "exit", [(18, 18)]),
    ("SU-S7-03", "s7", "01", "large", [(6, 18), (27, 9), (27, 27), (30, 18)]),
    ("SU-S7-04", "s7", "0", "large", [(6, 18), (9, 27), (27, 9), (30, 18)]),
    ("SU-S7-05", "s7", "01", "small", [(9, 9), (9, 27)]),
    ("SU-S8-02", "s8", "", "well", [(18, 18)]),
    ("SU-S8-03", "s8", "", "well-source", QUARTERS),
    ("SU-S9-02", "s9", "", "large", [(12, 12), (24, 24), (36, 36)]),
    ("SU-S9-02", "s9", "0", "large", [(12, 36), (24, 24), (36, 12)]),
    ("SU-S9-03", "s9", "", "small", [(8, 24), (24, 8), (24, 40), (40, 24)]),
    ("SU-S9-04", "s9", "", "relic", [(12, 36), (36, 12)]),
    ("SU-S10-02", "s10", "", "large", [(8, 24), (24, 8), (24, 40), (40, 24)]),
    ("SU-S10-03", "s10", "", "small", [(12, 12), (12, 36), (24, 24), (36, 12), (36, 36)]),
]


@pytest.mark.parametrize(
    ("scenario", "right", "kind", "places"),
    [case(rule, *rest) for rule, *rest in LAYOUTS],
)
def test_objectives_lie_where_the_scenario_says(scenario: str, right: str, kind: str, places: Places) -> None:
    table = new(scenario, rolls(scenario, right))

    assert lying(table, kind) == places


@pytest.mark.rule("SU-S5-02", "SU-S5-03")
def test_SU_S5_02_on_a_large_board_the_lines_move_and_the_inches_stay() -> None:
    table = new("s5", rolls("s5"), board=48)

    assert lying(table, "small") == [(24, 16), (24, 32)]
    assert lying(table, "large") == [(9, 16), (9, 32), (39, 16), (39, 32)]


@pytest.mark.rule("SU-S1-02", "SU-S1-03")
def test_SU_S1_02_on_a_large_board_the_middles_move_and_the_inches_stay() -> None:
    table = new("s1", rolls("s1"), board=48)

    assert lying(table, "large") == [(6, 24), (24, 24), (42, 24)]
    assert lying(table, "small") == [(12, 12), (12, 36)]


@pytest.mark.rule("SU-S1-03")
def test_SU_S1_03_each_quarter_is_as_likely_as_the_other() -> None:
    found = [lying(new("s1", [face, 1, 8, 7]), "small")[0] for face in range(1, 9)]

    assert found.count((9, 9)) == found.count((9, 27)) == 4


@pytest.mark.rule("SU-S8-02")
def test_SU_S8_02_the_well_is_a_relic() -> None:
    well = new("s8", rolls("s8")).objective("well-1")

    assert (well.radius, well.size, well.is_relic) == (984, 3, True)


@pytest.mark.rule("SU-S8-03")
def test_SU_S8_03_a_well_source_gives_two_gems_like_a_large_one() -> None:
    table = ending(scenario="s8", objectives={"source": {"kind": "well-source", "at": [9, 9], "holder": 0}})

    assert table.player(0).gems == 7 + 1 + 2


TERRAIN_RULES = {"s1": 4, "s2": 5, "s3": 4, "s4": 3, "s5": 5, "s6": 4, "s7": 6, "s8": 4, "s9": 5, "s10": 4}


@pytest.mark.parametrize(
    ("scenario", "face", "pieces"),
    [
        case(
            f"SU-S{s.number}-0{TERRAIN_RULES[s.id]}",
            s.id,
            2 if s.seats == 2 else 3,
            5 if s.seats == 2 else 7,
        )
        for s in ALL
    ],
)
def test_a_d4_and_more_terrain_pieces_are_placed(scenario: str, face: int, pieces: int) -> None:
    table = new(scenario, [*rolls(scenario), face, *downwards(scenario)], terrain="random")

    assert table.facts("pieces") == [(0, pieces)]
    assert len(table.state.pieces) == pieces


# -- points at the end of a round ------------------------------------------------------------------------
def held(**kinds: int) -> dict[str, Any]:
    """Sources of seat 0, all in the middle of nowhere: `held(large=2, small=1)`."""
    found: dict[str, Any] = {}
    for kind, number in kinds.items():
        for place in range(number):
            found[f"{kind}{place}"] = {"kind": kind, "at": [4 + 3 * place, 18], "holder": 0}
    return found


@pytest.mark.parametrize(
    "scenario",
    [
        case("SU-S2-06 SU-END-05", "s2"),
        case("SU-S3-05", "s3"),
        case("SU-S6-05", "s6"),
        case("SU-S7-07", "s7"),
    ],
)
def test_large_sources_give_a_point_each_small_ones_none(scenario: str) -> None:
    table = ending(scenario=scenario, round=3, objectives=held(large=2, small=1))

    assert points(table) == [2, 0]


@pytest.mark.parametrize(
    "scenario",
    [
        case("SU-S9-06", "s9"),
        case("SU-S10-05", "s10"),
    ],
)
def test_large_sources_give_a_point_each_among_four(scenario: str) -> None:
    table = ending(dice=[8, 1, 2, 3], players=[{}] * 4, scenario=scenario, objectives=held(large=2, small=1))

    assert points(table) == [2, 0, 0, 0]


@pytest.mark.rule("SU-S1-06", "SU-SCEN-12")
def test_SU_S1_06_there_are_no_victory_points() -> None:
    relic = {"relic": {"kind": "relic", "at": [9, 9]}}
    table = ending([own("imp", (10, 11))], scenario="s1", objectives={**held(large=2), **relic})

    assert points(table) == [0, 0]
    assert not table.happened("scored")


def relics(**places: tuple[float, float]) -> dict[str, Any]:
    return {name: {"kind": "relic", "at": list(at)} for name, at in places.items()}


AT_SOUTH = (27, 11.4)  # within an inch of a relic at (27, 9)
AT_NORTH = (27, 24.6)  # within an inch of a relic at (27, 27)


@pytest.mark.rule("SU-S2-07")
def test_SU_S2_07_the_relic_in_the_enemy_half_gives_three_points_the_own_one() -> None:
    lying = relics(south=(27, 9), north=(27, 27))
    imps = [own("imp", AT_SOUTH), own("imp2", AT_NORTH)]

    assert points(ending(imps, scenario="s2", objectives={**held(large=2), **lying})) == [6, 0]
    assert points(ending(imps[:1], scenario="s2", objectives=lying)) == [1, 0]
    assert points(ending(imps[1:], scenario="s2", objectives=lying)) == [3, 0]
    assert points(ending([foe("imp", AT_SOUTH)], scenario="s2", objectives=lying)) == [0, 3]


@pytest.mark.rule("SU-S3-06")
def test_SU_S3_06_the_relic_gives_two_points() -> None:
    table = ending([own("imp", AT_SOUTH)], scenario="s3", objectives={**held(large=1), **relics(relic=(27, 9))})

    assert points(table) == [3, 0]


@pytest.mark.rule("SU-S4-04", "SU-S4-05")
def test_SU_S4_05_the_most_sources_give_one_point_more() -> None:
    mine = held(large=2, small=1)
    theirs = {
        name: {**entry, "at": [entry["at"][0], 25], "holder": 1} for name, entry in held(large=1, small=1).items()
    }
    theirs = {f"their-{name}": entry for name, entry in theirs.items()}

    assert points(ending(scenario="s4", objectives={**mine, **theirs})) == [3, 1]
    even = {**theirs, "their-third": {"kind": "small", "at": [25, 25], "holder": 1}}
    assert points(ending(scenario="s4", objectives={**mine, **even})) == [2, 1]


@pytest.mark.rule("SU-S5-06")
def test_SU_S5_06_a_large_source_gives_two_points_in_the_enemy_half() -> None:
    places = {"a": (9, 12), "b": (27, 12), "c": (9, 24)}
    sources = {name: {"kind": "large", "at": list(at), "holder": 0} for name, at in places.items()}

    assert points(ending(scenario="s5", objectives=sources)) == [1 + 1 + 2, 0]


@pytest.mark.rule("SU-S5-06")
def test_SU_S5_06_the_own_half_is_that_of_the_deployment_point() -> None:
    sources = {"a": {"kind": "large", "at": [9, 12], "holder": 0}}

    assert points(ending(scenario="s5", objectives=sources, players=[{"spot": 1}, {"spot": 0}])) == [2, 0]


@pytest.mark.rule("SU-S8-05")
def test_SU_S8_05_a_well_source_gives_a_point() -> None:
    sources = {f"s{x}": {"kind": "well-source", "at": [x, 9], "holder": 0} for x in (9, 18, 27)}

    assert points(ending(scenario="s8", objectives=sources)) == [3, 0]


WELL = {"well": {"kind": "well", "at": [18, 18]}}


@pytest.mark.rule("SU-S8-06")
def test_SU_S8_06_the_well_gives_two_points() -> None:
    table = ending([own("imp", (18, 20.5))], scenario="s8", objectives=WELL)

    assert points(table) == [2, 0]


@pytest.mark.rule("SU-S8-07")
def test_SU_S8_07_the_well_gives_its_controller_a_gem() -> None:
    source = {"source": {"kind": "well-source", "at": [9, 9], "holder": 0}}
    table = ending(
        [own("imp", (18, 20.5))], scenario="s8", objectives={**WELL, **source}, players=[{"gems": 3}, {"gems": 3}]
    )

    assert [table.player(0).gems, table.player(1).gems] == [3 + 1 + 2 + 1, 4]


@pytest.mark.rule("SU-S9-07")
def test_SU_S9_07_a_relic_gives_two_points_wherever_it_lies() -> None:
    lying = {**relics(relic=(27, 9)), **held(large=1)}
    table = ending([own("imp", AT_SOUTH)], players=[{}] * 4, scenario="s9", objectives=lying)

    assert points(table) == [3, 0, 0, 0]


# -- kills -----------------------------------------------------------------------------------------------
def slaying(victim: Entry, scenario: str, cards: Sequence[dict[str, Any]] = (), **position: Any) -> Summoning:
    """An imp of seat 0 strikes the victim next to it, which has one life point left, and kills it."""
    table = Summoning([own("imp", (10, 10)), victim], cards, [8, 8, 8, 8], scenario=scenario, acting="imp", **position)
    return table.say("melee", "imp", victim[0]).say("passive")


SCORES = [{"points": 4}, {"points": 7}]


@pytest.mark.rule("SU-S1-05")
def test_SU_S1_05_whoever_kills_the_enemy_summoner_wins() -> None:
    table = slaying(foe("mage", near("imp"), life_lost=14), "s1", round=2)

    assert table.winners == (0,)
    assert table.match.outcome is not None
    assert table.match.outcome.rule == "SU-S1-05"
    assert points(table) == [0, 0]


@pytest.mark.rule("SU-S1-05")
def test_SU_S1_05_both_summoners_at_once_are_a_draw() -> None:
    burning = {"life_lost": 14, "fire": 1}
    table = ending(
        [own("mage", (9, 9), **burning), foe("mage2", (27, 27), **burning)], [8, 8, 8, 1, 8, 8, 8, 1], scenario="s1"
    )

    assert table.winners == ()


SLAIN = {"s2": "09", "s3": "08", "s4": "07", "s5": "08", "s6": "10", "s7": "12"}


@pytest.mark.parametrize("scenario", [case(f"SU-{s.upper()}-{SLAIN[s]}", s) for s in SLAIN])
def test_a_slain_summoner_gives_five_points_and_ends_the_game(scenario: str) -> None:
    sources = {"source": {"kind": "large", "at": [30, 10], "holder": 1}}  # a82: not scored any more
    victim = foe("mage", near("imp"), life_lost=14)
    table = slaying(victim, scenario, players=SCORES, round=4, objectives=sources)

    assert points(table) == [9, 7]
    assert table.winners == (0,)
    assert rules_of(table, "ended") == {f"SU-{scenario.upper()}-{SLAIN[scenario]}"}


@pytest.mark.rule("SU-S8-10")
def test_SU_S8_10_five_points_for_the_summoner_may_not_be_enough() -> None:
    table = slaying(foe("mage", near("imp"), life_lost=14), "s8", players=[{"points": 2}, {"points": 8}])

    assert points(table) == [7, 8]
    assert table.winners == (1,)


@pytest.mark.rule("SU-S2-09")
def test_SU_S2_09_two_summoners_at_once_give_five_points_each() -> None:
    burning = {"life_lost": 14, "fire": 1}
    mages = [own("mage", (9, 9), **burning), foe("mage2", (27, 27), **burning)]
    table = ending(mages, [8, 8, 8, 1, 8, 8, 8, 1], scenario="s2", players=SCORES)

    assert points(table) == [9, 12]
    assert table.winners == (1,)


@pytest.mark.rule("SU-S6-06")
def test_SU_S6_06_each_level_killed_gives_a_point_at_once() -> None:
    table = slaying(foe("ogre", near("imp"), life_lost=14), "s6", [creature("ogre", level=2)])

    assert table.match.outcome is None
    assert points(table) == [2, 0]


@pytest.mark.rule("SU-S6-06")
def test_SU_S6_06_elsewhere_a_creature_gives_none() -> None:
    assert points(slaying(foe("ogre", near("imp"), life_lost=14), "s2", [creature("ogre", level=2)])) == [0, 0]


OGRE = creature("ogre", level=3)
DYING = {"life_lost": 14, "fire": 1}
BURNS = [8, 8, 8, 1]


@pytest.mark.rule("SU-S6-07")
def test_SU_S6_07_a_creature_that_burns_to_death_counts_as_killed() -> None:
    table = ending([foe("ogre", (9, 9), **DYING)], [*BURNS, 8, 1], cards=[OGRE], scenario="s6")

    assert points(table) == [3, 0]


@pytest.mark.rule("SU-S6-06")
def test_SU_S6_06_with_two_players_a_creature_killed_by_its_own_side_counts_too() -> None:
    table = ending([foe("ogre", (9, 9), fire_by=1, **DYING)], [*BURNS, 8, 1], cards=[OGRE], scenario="s6")

    assert points(table) == [3, 0]


@pytest.mark.rule("SU-S6-08")
def test_SU_S6_08_a_creature_that_vanishes_gives_none() -> None:
    table = Summoning(
        [own("mage", (10, 10)), own("ogre", (14, 10), loss=1)],
        [creature("ogre", level=2)],
        [1],
        scenario="s6",
        activating="ogre",
    )
    table.go_on(until="turn")

    assert table.unit("ogre").gone == "vanished"
    assert points(table) == [0, 0]


@pytest.mark.parametrize(
    "scenario",
    [case("SU-S6-08", "s6"), case("SU-S10-08", "s10")],
)
def test_a_creature_that_is_sacrificed_gives_none(scenario: str) -> None:
    cards = [creature("ogre", level=2), creature("giant", level=2, levels=2)]
    units = [own("mage", (10, 10)), own("ogre", (14, 10), life_lost=12)]
    seats = SCENARIOS[scenario].seats
    table = Summoning(units, cards, [8], scenario=scenario, acting="mage", players=[{}] * seats)
    table.say("summon", "", "ogre", near("mage", 0, 90), creature="giant")

    assert table.unit("ogre").gone == "sacrificed"
    assert points(table) == [0] * seats


# -- four players ----------------------------------------------------------------------------------------
FOUR = [unit(f"mage{seat}", seat, at) for seat, at in enumerate([(24, 1), (47, 24), (24, 47), (1, 24)])]


@pytest.mark.rule("SU-S10-06")
def test_SU_S10_06_only_the_killer_scores() -> None:
    units = [own("imp", (10, 10)), unit("ogre", 2, near("imp"), life_lost=14)]
    table = Summoning(
        [*FOUR, *units], [creature("ogre", level=2)], [8, 8, 8, 8], scenario="s10", acting="imp", players=[{}] * 4
    )
    table.say("melee", "imp", "ogre").say("passive")

    assert points(table) == [2, 0, 0, 0]


@pytest.mark.rule("SU-S10-07")
def test_SU_S10_07_fire_scores_for_whoever_lit_it() -> None:
    imp = unit("imp", 3, (9, 9), life_lost=14, fire=1, fire_by=0)
    table = ending([*FOUR, imp], [*BURNS, 8, 1, 2, 3], scenario="s10", players=[{}] * 4)

    assert points(table) == [1, 0, 0, 0]


@pytest.mark.rule("SU-S10-07")
def test_SU_S10_07_nobody_scores_for_what_nobody_or_its_own_side_did() -> None:
    for by in (-1, 3):
        imp = unit("imp", 3, (9, 9), life_lost=14, fire=1, fire_by=by)
        table = ending([*FOUR, imp], [*BURNS, 8, 1, 2, 3], scenario="s10", players=[{}] * 4)

        assert points(table) == [0, 0, 0, 0]


def with_last_life(*seats: int, by: int = 0) -> list[Entry]:
    """The four summoners; these burn, and the player who lit them scores."""
    burning = {"life_lost": 14, "fire": 1, "fire_by": by}
    return [(label, {**entry, **(burning if entry["seat"] in seats else {})}) for label, entry in FOUR]


FOURS = [
    case("SU-S9-09", "s9"),
    case("SU-S10-10", "s10"),
]


@pytest.mark.parametrize("scenario", FOURS)
def test_among_four_a_slain_summoner_gives_five_points_and_the_game_goes_on(scenario: str) -> None:
    imp = unit("imp", 3, (9, 9))
    source = {"source": {"kind": "small", "at": [30, 30], "holder": 3}}
    table = ending(
        [*with_last_life(3), imp],
        [*BURNS, 8, 1, 2],
        scenario=scenario,
        round=2,
        players=[{}, {}, {}, {"points": 3}],
        objectives=source,
    )

    assert points(table) == [5, 0, 0, 3]
    assert table.match.outcome is None
    assert table.state.playing() == (0, 1, 2)
    assert table.unit("imp").gone == "removed"
    assert table.objective("source").holder == -1
    assert table.state.round == 3


LAST = [
    case("SU-S9-10", "s9"),
    case("SU-S10-11", "s10"),
]


def without_third(*seats: int) -> list[Entry]:
    units = with_last_life(*seats)
    return [(label, {**entry, "gone": "killed"} if entry["seat"] == 2 else entry) for label, entry in units]


@pytest.mark.parametrize("scenario", LAST)
def test_among_four_the_game_ends_when_one_team_is_left(scenario: str) -> None:
    teams = [{"team": 0}, {"team": 0}, {"team": 1, "out": True}, {"team": 1}]
    table = ending(without_third(3), BURNS, scenario=scenario, players=teams)

    assert table.winners == (0, 1)
    assert points(table) == [5, 0, 0, 0]


@pytest.mark.parametrize("scenario", LAST)
def test_among_four_without_teams_two_play_on(scenario: str) -> None:
    table = ending(without_third(3), [*BURNS, 8, 1], scenario=scenario, players=[{}, {}, {"out": True}, {}])

    assert table.match.outcome is None
    assert table.state.playing() == (0, 1)


@pytest.mark.parametrize("scenario", LAST)
def test_among_four_the_points_decide_when_one_is_left(scenario: str) -> None:
    """a83: a player who is out keeps his points, and may have won."""
    players = [{}, {}, {"out": True, "points": 9}, {}]
    table = ending(without_third(1, 3), BURNS * 2, scenario=scenario, players=players)
    few = ending(without_third(1, 3), BURNS * 2, scenario=scenario, players=[{}, {}, {"out": True}, {}])

    assert points(table) == [10, 0, 9, 0]
    assert table.winners == (0,)
    assert few.winners == (0,)


# -- the last round --------------------------------------------------------------------------------------
LIMITS = {"s2": "08", "s3": "07", "s4": "06", "s5": "07", "s6": "09", "s7": "11", "s8": "11", "s9": "08", "s10": "09"}


@pytest.mark.parametrize("scenario", [case(f"SU-{s.upper()}-{LIMITS[s]}", s) for s in LIMITS])
def test_after_six_rounds_the_points_decide(scenario: str) -> None:
    seats = SCENARIOS[scenario].seats
    players = [{"points": 3}, {"points": 4}, *[{}] * (seats - 2)]
    kind = "well-source" if scenario == "s8" else "large"
    sources = {f"s{x}": {"kind": kind, "at": [x, 6], "holder": 0} for x in (9, 18)}
    table = ending(dice=[], scenario=scenario, round=6, players=players, objectives=sources)
    early = ending(dice=[8, 1, 2, 3][:seats], scenario=scenario, round=5, players=players, objectives=sources)

    assert table.winners == (0,)
    assert rules_of(table, "ended") == {f"SU-{scenario.upper()}-{LIMITS[scenario]}"}
    assert early.match.outcome is None


@pytest.mark.rule("SU-S2-08")
def test_SU_S2_08_equal_points_are_a_draw() -> None:
    table = ending(dice=[], scenario="s2", round=6, players=[{"points": 3}, {"points": 3}])

    assert table.winners == ()


@pytest.mark.rule("SU-S9-08")
def test_SU_S9_08_the_points_of_a_team_are_added() -> None:
    players = [{"team": 0, "points": 3}, {"team": 1, "points": 5}, {"team": 0, "points": 3}, {"team": 1}]
    table = ending(FOUR, [], scenario="s9", round=6, players=players)

    assert table.winners == (0, 2)


@pytest.mark.rule("SU-S1-07")
def test_SU_S1_07_after_six_rounds_it_is_a_draw_if_anybody_wants_to_stop() -> None:
    table = ending(dice=[], scenario="s1", round=6)
    table.say("play-on", seat=0).say("stop", seat=1)

    assert table.winners == ()
    assert rules_of(table, "ended") == {"SU-S1-07"}


@pytest.mark.rule("SU-S1-08")
def test_SU_S1_08_if_both_agree_round_seven_begins_and_they_are_asked_again_after_it() -> None:
    table = ending(scenario="s1", round=6)
    table.say("play-on", seat=1).say("play-on", seat=0)

    assert table.state.round == 7
    assert table.go_on(until="play-on").state.round == 7


# -- the portal and the well -----------------------------------------------------------------------------
EXIT = {"portal": {"kind": "exit", "at": [18, 18]}}
TO_THE_EXIT = 16.425  # where a base of 30 mm touches it


def walking(x: float) -> Summoning:
    table = Summoning(
        [own("ogre", (13, 18))], [creature("ogre", level=2)], scenario="s7", acting="ogre", objectives=EXIT
    )
    return table.say("walk", "ogre", (x, 18))


@pytest.mark.rule("SU-S7-08")
def test_SU_S7_08_each_level_that_leaves_gives_a_point_at_once() -> None:
    table = walking(TO_THE_EXIT).say("depart")

    assert points(table) == [2, 0]
    assert table.unit("ogre").gone == "departed"


@pytest.mark.rule("SU-S7-08")
def test_SU_S7_08_going_through_is_voluntary() -> None:
    table = walking(TO_THE_EXIT).say("stay")

    assert points(table) == [0, 0]
    assert table.unit("ogre").gone == ""


@pytest.mark.rule("SU-S7-09")
def test_SU_S7_09_the_move_must_end_in_contact() -> None:
    table = walking(TO_THE_EXIT - 0.5)

    assert "depart" not in table.keys()
    assert points(table) == [0, 0]


@pytest.mark.rule("SU-S7-10")
def test_SU_S7_10_a_summoner_within_two_inches_of_the_portal_at_the_end_gives_two_points() -> None:
    gap = 0.984 + 0.591 + 2
    near_it = ending(
        [own("mage", (18 - gap, 18)), foe("mage2", (18 + gap, 18))], [], scenario="s7", round=6, objectives=EXIT
    )
    off = ending(
        [own("mage", (18 - gap, 18)), foe("mage2", (18.01 + gap, 18))], [], scenario="s7", round=6, objectives=EXIT
    )

    assert points(near_it) == [2, 2]
    assert points(off) == [2, 0]
    assert points(ending([own("mage", (18 - gap, 18))], scenario="s7", round=5, objectives=EXIT)) == [0, 0]


@pytest.mark.rule("SU-S7-10", "SU-S7-12")
def test_SU_S7_10_it_counts_as_well_when_a_summoner_is_slain() -> None:
    table = slaying(foe("mage", near("imp"), life_lost=14), "s7", objectives={"portal": {"kind": "exit", "at": [3, 1]}})

    assert points(table) == [5 + 2, 0]


def at_the_well(who: str, sources: int, scenario: str = "s8", **more: Any) -> Summoning:
    lying = {f"s{x}": {"kind": "well-source", "at": [6 + 6 * x, 6], "holder": 0} for x in range(sources)}
    units = [own(who, (18, 19.575))]
    return Summoning(units, scenario=scenario, acting=who, objectives={**WELL, **lying}, **more)


@pytest.mark.rule("SU-S8-08")
def test_SU_S8_08_a_summoner_with_three_sources_may_seize_the_well() -> None:
    assert "well" in at_the_well("mage", 3).offered("interact", "mage")
    assert at_the_well("mage", 2).refused("interact", "mage", "well") == {"SU-S8-08"}
    assert at_the_well("imp", 3).refused("interact", "imp", "well") == {"SU-S8-08"}


@pytest.mark.rule("SU-S8-09")
def test_SU_S8_09_seizing_the_well_gives_five_points_and_ends_the_game() -> None:
    table = at_the_well("mage", 3, players=[{"points": 6}, {"points": 10}]).say("interact", "mage", "well")

    assert points(table) == [11, 10]
    assert table.winners == (0,)
    assert table.facts("seized") == [(table.number("mage"),)]
    assert rules_of(table, "ended") == {"SU-S8-09"}


@pytest.mark.rule("K-CONCEDE-01", "SU-S10-09")
def test_K_CONCEDE_01_whoever_gave_up_has_no_place_among_the_points() -> None:
    """a83: his nine points stay, and the most points of those who stayed win."""
    players = [{"points": 3}, {"points": 9, "out": True}, {"points": 1}, {"points": 2}]
    table = Summoning(scenario="s10", phase="end", round=6, players=players)

    assert table.winners == (0,)
