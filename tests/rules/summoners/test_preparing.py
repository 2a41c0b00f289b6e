"""SU-START, SU-LEVEL, SU-SCEN: what is agreed on, how the table is prepared, relics, portals, last stand, secrets."""

from __future__ import annotations

from typing import Any

import pytest

from new_summoning import CONTENT, downwards, ending, new, points, quarters, setup
from summoning import REALM, Summoning, creature, foe, near, own, unit
from tercio.content.trouble import BadInput
from tercio.games import open_game
from tercio.games.summoners.printed.profiles import INCH
from tercio.games.summoners.printed.scenarios import ALL, SCENARIOS
from tercio.games.summoners.rules.control import control_target
from tercio.games.summoners.rules.secrets import ALL as SECRETS
from tercio.games.summoners.state import LEVELS, summoners
from tercio.kernel import seeded, start

LEFT = [1, 1]  # the left quarters
FIRST = [8, 1]  # seat 0 wins a roll-off of two


def kind_number(table: Summoning, name: str) -> int:
    return list(table.match.game.content.kinds).index(name)  # type: ignore[attr-defined]


def place(table: Summoning, name: str, x: float, y: float, size: int = 4, facing: int = 0) -> Summoning:
    return table.say("terrain", "", (x, y), subject=kind_number(table, name), numbers=[facing, size])


def trouble(**more: Any) -> BadInput:
    with pytest.raises(BadInput) as found:
        new(**more)
    assert found.value.en
    assert found.value.de
    return found.value


# -- SU-START --------------------------------------------------------------------------------------------
@pytest.mark.rule("SU-START-01", "SU-START-10")
def test_SU_START_01_each_player_has_one_summoner() -> None:
    table = new("s2", [*LEFT, *FIRST, *FIRST]).say("deploy", spot="south")

    assert [u.seat for u in table.state.here() if u.profile.is_summoner] == [0, 1]


@pytest.mark.rule("SU-START-02")
def test_SU_START_02_only_creatures_of_the_own_realm_can_be_called() -> None:
    cards = [creature("newt"), {**creature("stranger"), "realm": "elsewhere"}]
    table = Summoning([own("mage", (10, 10))], cards, acting="mage")

    assert table.subjects("summon") == ["newt"]
    assert table.refused("summon", "", near("mage"), creature="stranger") == {"SU-START-02"}


@pytest.mark.rule("SU-START-03")
def test_SU_START_03_every_unit_has_a_profile_and_life_points() -> None:
    table = new("s2", [*LEFT, *FIRST, *FIRST]).say("deploy", spot="south")
    mage = table.unit("mage-a1")

    assert (mage.profile.ap, mage.profile.walk, mage.profile.reflex, mage.life_left) == (3, 4000, 3, 15)
    assert [attack.id for attack in mage.profile.attacks] == ["hit"]


@pytest.mark.rule("SU-START-04")
def test_SU_START_04_a_card_for_each_type() -> None:
    units = [own("mage", (10, 10)), own("imp", (14, 10)), own("imp2", (16, 10)), own("ogre", (18, 10))]
    table = Summoning(units, phase="start", round=1)

    assert len(table.options("order")[0].among) == 3


@pytest.mark.rule("SU-START-05")
def test_SU_START_05_the_board_measures_36_inches() -> None:
    given = {key: value for key, value in setup("s2").items() if key != "board"}
    table = Summoning.new(given, [*LEFT, *FIRST])

    assert table.state.board == 36 * INCH
    assert "30" in trouble(board=30, dice=[]).en


@pytest.mark.rule("SU-START-06")
def test_SU_START_06_four_players_or_masters_may_use_48_inches() -> None:
    for board in (36, 48):
        assert new("s9", [1, *downwards("s9")], board=board).state.board == board * INCH
    assert new("s2", [*LEFT, *FIRST], board=48).state.board == 48 * INCH
    novices = [{"realm": REALM}, {"realm": REALM}]

    assert trouble(board=48, players=novices).key == "board"


@pytest.mark.rule("SU-START-07")
def test_SU_START_07_without_a_scenario_nothing_begins() -> None:
    given = {key: value for key, value in setup("s2").items() if key != "scenario"}
    with pytest.raises(BadInput) as found:
        Summoning.new(given, [])

    assert found.value.key == "scenario"


@pytest.mark.rule("SU-START-08", "SU-LEVEL-01")
def test_SU_START_08_each_summoner_is_a_novice_an_adept_or_a_master() -> None:
    for level in ("novice", "adept", "master"):
        table = new("s2", [*LEFT, *FIRST], players=[{"realm": REALM, "level": level}] * 2)
        assert [player.level for player in table.state.players] == [level, level]
    assert LEVELS == ("novice", "adept", "master")

    assert trouble(players=[{"realm": REALM, "level": "wizard"}] * 2).key == "players[0].level"


@pytest.mark.rule("SU-START-09", "SU-LEVEL-02")
def test_SU_START_09_levels_may_differ() -> None:
    players = [{"realm": REALM, "level": "novice"}, {"realm": REALM, "level": "adept"}]
    table = new("s2", [*LEFT, *FIRST], players=players)

    assert [player.gems for player in table.state.players] == [7, 10]


@pytest.mark.rule("SU-START-10", "SU-SCEN-03")
def test_SU_START_10_after_deployment_round_one_begins_with_the_start_phase() -> None:
    table = new("s2", [*LEFT, *FIRST, *FIRST])
    assert (table.state.round, table.state.phase) == (0, "setup")
    table.say("deploy", spot="south")

    assert (table.state.round, table.state.phase) == (1, "start")
    assert table.question() == (0, "first")


# -- SU-LEVEL --------------------------------------------------------------------------------------------
@pytest.mark.rule("SU-LEVEL-02")
@pytest.mark.parametrize(("level", "gems"), [("novice", 7), ("adept", 10), ("master", 15)])
def test_SU_LEVEL_02_gems_at_the_start(level: str, gems: int) -> None:
    table = new("s2", [*LEFT, *FIRST], players=[{"realm": REALM, "level": level}] * 2)

    assert table.player(0).gems == gems


@pytest.mark.rule("SU-LEVEL-03")
@pytest.mark.parametrize(("level", "most"), [("novice", 14), ("adept", 20), ("master", 30)])
def test_SU_LEVEL_03_gems_above_the_maximum_are_lost(level: str, most: int) -> None:
    source = {"source": {"kind": "large", "at": [18, 18], "holder": 0}}
    table = ending(players=[{"level": level, "gems": most - 1}, {}], objectives=source)

    assert table.player(0).gems == most


@pytest.mark.rule("SU-LEVEL-04")
@pytest.mark.parametrize(("level", "safe"), [("novice", 7), ("adept", 10), ("master", 15)])
def test_SU_LEVEL_04_levels_that_are_controlled_safely(level: str, safe: int) -> None:
    cards = [creature("whale", level=safe // 2), creature("shark", level=safe - safe // 2 - 1), creature("newt")]
    units = [own("mage", (10, 10)), own("imp", (10, 12)), own("whale", (30, 30)), own("shark", (30, 25))]
    just = Summoning(units, cards, players=[{"level": level}, {}])
    over = Summoning([*units, own("newt", (30, 20))], cards, players=[{"level": level}, {}])

    assert control_target(just.state, just.unit("imp")).total == 2
    assert control_target(over.state, over.unit("imp")).total == 3


@pytest.mark.rule("SU-LEVEL-05", "SU-END-06")
@pytest.mark.parametrize(("level", "gems"), [("novice", 6), ("adept", 7), ("master", 8)])
def test_SU_LEVEL_05_regeneration_each_round(level: str, gems: int) -> None:
    table = ending(players=[{"level": level, "gems": 5}, {}])

    assert table.player(0).gems == gems


@pytest.mark.rule("SU-LEVEL-06")
@pytest.mark.parametrize(("level", "left"), [("master", 2), ("adept", 1)])
def test_SU_LEVEL_06_once_a_round_a_master_calls_for_no_action_point(level: str, left: int) -> None:
    table = Summoning(
        [own("mage", (10, 10))],
        [creature("newt", mana=2)],
        [8, 8],
        acting="mage",
        players=[{"level": level, "gems": 10}, {}],
    )
    table.say("summon", "", near("mage"), creature="newt").go_on(until="act")
    table.say("summon", "", near("mage", 0, 90), creature="newt").go_on(until="act")

    assert (table.unit("mage").ap, table.player(0).gems) == (left, 6)


# -- SU-SCEN: preparing ----------------------------------------------------------------------------------
@pytest.mark.rule("SU-SCEN-01")
@pytest.mark.parametrize("scenario", [scenario.id for scenario in ALL])
def test_SU_SCEN_01_a_scenario_has_terrain_an_objective_points_and_an_end(scenario: str) -> None:
    record = SCENARIOS[scenario]
    table = new(scenario, [*quarters(scenario), *downwards(scenario)])

    assert table.state.last_round == record.rounds == 6
    assert len(table.state.objectives) == len(record.markers) > 0
    assert record.more_pieces in (3, 4)
    assert (record.source is None) == (scenario == "s1")
    assert record.name.en != record.name.de


@pytest.mark.rule("SU-SCEN-03")
def test_SU_SCEN_03_points_then_objectives_then_terrain_then_summoners() -> None:
    table = new("s3", [*FIRST, 1, *FIRST, *FIRST], terrain="placed")
    assert table.question() == (0, "terrain")
    for x, y in ((9, 9), (27, 9), (9, 27), (27, 27)):
        place(table, "bush", x, y, 1)
    table.say("deploy", spot="south")
    order = [name for name in table.names() if name in ("spots", "laid", "placed", "spot", "round")]

    assert order == ["spots", *["laid"] * 7, *["placed"] * 4, "spot", "spot", "round"]


@pytest.mark.rule("SU-SCEN-04")
def test_SU_SCEN_04_the_higher_rolls_the_number_and_places_the_first_piece() -> None:
    table = new("s3", [2, 7, 4], terrain="placed")

    assert table.facts("pieces") == [(1, 7)]
    assert table.facts("rolled")[-1] == (1, 4, 4)
    assert table.question() == (1, "terrain")


@pytest.mark.rule("SU-SCEN-04")
def test_SU_SCEN_04_a_tie_is_rolled_again() -> None:
    table = new("s3", [5, 5, 2, 2, 7, 2, 1], terrain="placed")

    assert table.facts("rolled-off") == [(0, 5), (1, 5), (0, 2), (1, 2), (0, 7), (1, 2)]
    assert table.question() == (0, "terrain")


@pytest.mark.rule("SU-SCEN-04", "SU-SCEN-05")
def test_SU_SCEN_04_of_four_only_the_tied_roll_again_and_then_it_goes_round() -> None:
    table = new("s10", [3, 8, 3, 8, 2, 6, 1, 8, 4, 3, 2], terrain="placed")
    assert table.facts("pieces") == [(3, 5)]
    assert table.facts("rolled-off")[:6] == [(0, 3), (1, 8), (2, 3), (3, 8), (1, 2), (3, 6)]
    asked = []
    for x, y in ((10, 10), (24, 10), (38, 10), (10, 24), (38, 24)):
        asked.append(table.question()[0])
        place(table, "bush", x, y, 1)

    assert asked == [3, 0, 1, 2, 3]


@pytest.mark.rule("SU-SCEN-05", "K-CONCEDE-01")
def test_SU_SCEN_05_whoever_has_given_up_is_passed_over_and_no_piece_is_lost() -> None:
    table = new("s10", [1, 2, 3, 8, 1, 8, 4, 3], terrain="placed")
    asked = []
    for x, y in ((10, 10), (24, 10), (38, 10), (10, 24), (38, 24)):
        if len(asked) == 2:
            table.say("concede", seat=table.question()[0])
        asked.append(table.question()[0])
        place(table, "bush", x, y, 1)

    assert asked == [3, 0, 2, 3, 0]
    assert len(table.facts("placed")) == 5


@pytest.mark.rule("SU-SCEN-05", "K-CONCEDE-01")
def test_SU_SCEN_05_whoever_gives_up_before_it_is_his_turn_is_passed_over() -> None:
    table = new("s10", [1, 2, 3, 8, 1, 8, 4, 3], terrain="placed")
    table.say("concede", seat=0)
    asked = []
    for x, y in ((10, 10), (24, 10), (38, 10), (10, 24), (38, 24)):
        asked.append(table.question()[0])
        place(table, "bush", x, y, 1)

    assert asked == [3, 1, 2, 3, 1]


@pytest.mark.rule("SU-SCEN-05")
def test_SU_SCEN_05_pieces_are_placed_in_turn() -> None:
    table = new("s3", [*FIRST, 2, *FIRST], terrain="placed")
    for x, y in ((9, 9), (27, 9), (9, 27), (27, 27), (18, 12)):
        place(table, "bush", x, y, 1)

    assert [facts[0] for facts in table.facts("placed")] == [0, 1, 0, 1, 0]
    assert table.question() == (0, "deploy")


@pytest.mark.rule("SU-SCEN-06")
def test_SU_SCEN_06_the_higher_chooses_a_point_and_the_opponent_takes_the_other() -> None:
    table = new("s3", [2, 7, *FIRST])
    assert table.question() == (1, "deploy")
    table.say("deploy", spot="north")

    assert table.at("mage-b1")[1] > 35
    assert table.at("mage-a1")[1] < 1
    assert [player.spot for player in table.state.players] == [0, 1]


@pytest.mark.rule("SU-SCEN-07")
def test_SU_SCEN_07_four_choose_in_the_order_of_their_rolls() -> None:
    table = new("s10", [3, 8, 5, 1, 8, 4, 3, 2])
    asked = []
    for spot in ("south", "east", "north"):
        asked.append(table.question()[0])
        table.say("deploy", spot=spot)

    assert asked == [1, 2, 0]
    assert [player.spot for player in table.state.players] == [2, 0, 1, 3]


@pytest.mark.rule("SU-SCEN-07", "K-CONCEDE-01")
def test_SU_SCEN_07_whoever_gives_up_before_it_is_his_turn_takes_no_point() -> None:
    table = new("s10", [3, 8, 5, 1, 8, 4, 3, 2])
    first, last = table.question(), table.say("concede", seat=2).say("deploy", spot="south")

    assert (first, last.question()) == ((1, "deploy"), (0, "deploy"))


@pytest.mark.rule("SU-SCEN-07")
def test_SU_SCEN_07_a_point_that_is_taken_is_refused_and_ties_are_rolled_again() -> None:
    table = new("s10", [6, 6, 6, 1, 2, 4, 2, 5, 3])
    assert table.question() == (1, "deploy")
    table.say("deploy", spot="south")

    (refusal,) = table.judge("deploy", spot="south").refusals
    assert (refusal.rule, refusal.because) == ("SU-SCEN-07", "spot-taken")
    assert refusal.facts[1] == 1, "the one who stands there"
    assert table.question() == (0, "deploy")


# -- SU-SCEN: objectives ---------------------------------------------------------------------------------
@pytest.mark.rule("SU-SCEN-08", "SU-SCEN-09", "SU-SCEN-10")
@pytest.mark.parametrize(
    ("kind", "radius", "size", "gems"), [("small", 591, 1, 1), ("large", 787, 2, 2), ("relic", 984, 3, 0)]
)
def test_SU_SCEN_08_base_size_and_mana_of_objectives(kind: str, radius: int, size: int, gems: int) -> None:
    lying = {"it": {"kind": kind, "at": [18, 18], "holder": 0}}
    table = ending([own("imp", (18, 20.2))], scenario="s6", objectives=lying)
    it = table.objective("it")

    assert (it.radius, it.size) == (radius, size)
    assert table.player(0).gems == 7 + 1 + gems


@pytest.mark.rule("SU-SCEN-08", "SU-SCEN-09", "SU-SCEN-11")
def test_SU_SCEN_11_objectives_block_sight_by_their_size() -> None:
    def can_shoot(kind: str, size: int) -> bool:
        cards = [creature("archer", ranged=2, size=size), creature("target")]
        units = [own("archer", (15, 18)), foe("target", (21, 18))]
        table = Summoning(units, cards, acting="archer", objectives={"it": {"kind": kind, "at": [18, 18]}})
        return "ranged" in table.keys()

    assert can_shoot("small", 2)
    assert not can_shoot("relic", 2)
    assert not can_shoot("relic", 3)
    assert can_shoot("relic", 4)


@pytest.mark.rule("SU-SCEN-11")
def test_SU_SCEN_11_objectives_are_impassable() -> None:
    table = Summoning([own("imp", (16, 18))], acting="imp", objectives={"it": {"kind": "large", "at": [18, 18]}})

    assert table.refused("walk", "imp", (20, 18))
    assert not table.refused("walk", "imp", (16, 20))


RELIC = {"relic": {"kind": "relic", "at": [18, 18]}}
ONE_INCH = 18 + 0.984 + 0.591 + 1


def scored(*units: Any, cards: Any = (), **more: Any) -> list[int]:
    return points(ending(list(units), cards=cards, scenario="s3", objectives=RELIC, **more))


@pytest.mark.rule("SU-SCEN-13")
def test_SU_SCEN_13_whoever_has_units_within_an_inch_controls_the_relic() -> None:
    assert scored(own("imp", (round(ONE_INCH, 3), 18))) == [2, 0]
    assert scored(own("imp", (round(ONE_INCH + 0.001, 3), 18))) == [0, 0]


@pytest.mark.rule("SU-SCEN-13")
def test_SU_SCEN_13_nobody_interacts_with_a_relic() -> None:
    table = Summoning([own("imp", (19.575, 18))], scenario="s3", objectives=RELIC, acting="imp")

    assert "no-interaction" in table.because("interact", "imp", "relic")


@pytest.mark.rule("SU-SCEN-14")
def test_SU_SCEN_14_the_higher_total_of_levels_controls_it() -> None:
    cards = [creature("ogre", level=2), creature("troll", level=2)]
    north, south, east = (18, 20.2), (18, 15.8), (20.2, 18)

    assert scored(own("imp", north), own("ogre", south), foe("troll", east), cards=cards) == [2, 0]


@pytest.mark.rule("SU-SCEN-15")
def test_SU_SCEN_15_a_summoner_counts_as_five_levels() -> None:
    cards = [creature("ogre", level=3), creature("giant", level=5)]
    mage, north, south = own("mage", (18, 20.2)), foe("imp", (18, 15.8)), foe("ogre", (20.2, 18))

    assert scored(mage, north, south, cards=cards) == [2, 0]
    assert scored(mage, foe("giant", (18, 15.8)), cards=cards) == [0, 0]


@pytest.mark.rule("SU-SCEN-16")
def test_SU_SCEN_16_a_tie_gives_nobody_points() -> None:
    cards = [creature("ogre", level=3), creature("troll", level=3)]

    assert scored(own("ogre", (18, 20.2)), foe("troll", (18, 15.8)), cards=cards) == [0, 0]


@pytest.mark.rule("SU-SCEN-14")
def test_SU_SCEN_14_the_levels_of_a_team_are_added() -> None:
    """a85"""
    cards = [creature("ogre", level=3)]
    units = [unit("imp", 0, (18, 20.2)), unit("ogre", 1, (18, 15.8)), unit("ogre2", 2, (20.2, 18))]
    players = [{"team": 0}, {"team": 1}, {"team": 0}, {"team": 1}]
    table = ending(units, cards=cards, scenario="s9", objectives=RELIC, players=players)

    assert points(table) == [0, 0, 2, 0]


# -- SU-SCEN: options ------------------------------------------------------------------------------------
@pytest.mark.rule("SU-SCEN-17")
def test_SU_SCEN_17_two_relics_may_become_portals() -> None:
    table = new("s2", [*LEFT, *FIRST], portals=True)
    kinds = [objective.kind for objective in table.state.objectives]

    assert (kinds.count("portal"), kinds.count("relic")) == (2, 0)
    assert table.objective("portal-1").radius == 984
    assert trouble(scenario="s3", portals=True).key == "portals"


@pytest.mark.rule("SU-SCEN-18")
def test_SU_SCEN_18_a_portal_is_worth_one_point_wherever_it_is() -> None:
    for y in (9, 27):
        portal = {"portal": {"kind": "portal", "at": [18, y]}}
        table = ending([own("imp", (18, y + 2.2))], scenario="s2", objectives=portal, options=["portals"])

        assert points(table) == [1, 0]


PORTALS = {"in": {"kind": "portal", "at": [10, 10]}, "out": {"kind": "portal", "at": [26, 26]}}
ENTRY, EXIT = (10.0, 8.425), (26.0, 27.575)  # a base of 30 mm touches the one and the other


def traveller(*others: Any, objectives: Any = PORTALS) -> Summoning:
    """An imp that walks 5 inches, 3.425 inches from a portal."""
    return Summoning([own("imp", (10, 5)), *others], acting="imp", scenario="s2", objectives=objectives)


@pytest.mark.rule("SU-SCEN-19")
def test_SU_SCEN_19_in_by_contact_with_one_portal_and_out_in_contact_with_another() -> None:
    table = traveller()

    assert table.refused("walk", "imp", "in", "out", (10, 7.925), EXIT) >= {"SU-SCEN-19"}
    assert table.refused("walk", "imp", "in", "out", ENTRY, (26, 28)) >= {"SU-SCEN-19"}
    assert table.refused("walk", "imp", "in", "in", ENTRY, EXIT) >= {"SU-SCEN-19"}
    assert table.say("walk", "imp", "in", "out", ENTRY, EXIT).at("imp") == EXIT


@pytest.mark.rule("SU-SCEN-19")
def test_SU_SCEN_19_one_portal_leads_nowhere() -> None:
    table = traveller(objectives={"in": PORTALS["in"]})

    assert table.refused("walk", "imp", "in", ENTRY, EXIT)
    assert table.refused("walk", "imp", ENTRY, EXIT) >= {"SU-ACTION-04"}


@pytest.mark.rule("SU-SCEN-20")
def test_SU_SCEN_20_the_way_through_costs_nothing_and_the_rest_may_be_walked() -> None:
    table = traveller()

    assert table.refused("walk", "imp", "in", "out", ENTRY, EXIT, (26, 29.2)) == {"SU-ACTION-04"}
    assert table.say("walk", "imp", "in", "out", ENTRY, EXIT, (26, 29.1)).at("imp") == (26, 29.1)


@pytest.mark.rule("SU-SCEN-21")
def test_SU_SCEN_21_nobody_is_carried_twice_in_a_move() -> None:
    table = traveller()

    assert table.refused("walk", "imp", "in", "out", ENTRY, EXIT, (10, 11.575)) >= {"SU-ACTION-04"}
    assert table.say("walk", "imp", "in", "out", ENTRY, EXIT, (26, 28), EXIT).at("imp") == EXIT


@pytest.mark.rule("SU-SCEN-22")
def test_SU_SCEN_22_nobody_charges_through_portals() -> None:
    table = traveller(foe("ogre", (26, 29.5)))

    assert "ogre" not in table.offered("charge")
    assert table.refused("charge", "imp", "ogre", "in", "out", ENTRY, EXIT) >= {"SU-SCEN-22"}


@pytest.mark.rule("SU-SCEN-23")
def test_SU_SCEN_23_one_may_come_out_in_contact_with_an_enemy() -> None:
    table = traveller(foe("ogre", (26, 28.757)))
    table.say("walk", "imp", "in", "out", ENTRY, EXIT).go_on(until="act")

    assert table.at("imp") == EXIT
    assert table.gap("imp", "ogre") < 0.01


@pytest.mark.rule("SU-SCEN-24")
def test_SU_SCEN_24_on_five_or_more_another_round_follows_the_last() -> None:
    longer = Summoning(dice=[5, *FIRST, *FIRST], phase="start", round=6, options=["last-stand"])
    shorter = Summoning(dice=[4, *FIRST], phase="start", round=6, options=["last-stand"])

    assert longer.go_on().done().state.round == 7
    assert shorter.go_on().done().state.round == 6
    assert longer.winners == shorter.winners == ()


@pytest.mark.rule("SU-SCEN-25")
def test_SU_SCEN_25_all_have_to_agree() -> None:
    before = [*LEFT, *FIRST, *FIRST * 5]
    one = new("s2", [*before, *FIRST], last_stand=[0])
    all_of_them = new("s2", [*before, 1, *FIRST], last_stand=[0, 1])

    assert one.go_on().done().state.round == 6
    assert all_of_them.go_on().done().happened("last-stand", 1)


@pytest.mark.rule("SU-SCEN-26")
def test_SU_SCEN_26_four_may_play_in_teams_or_for_themselves_two_may_not() -> None:
    def players(*teams: int) -> list[dict[str, Any]]:
        return [{"realm": REALM, "team": team} for team in teams]

    dice = [1, *downwards("s9")]
    teams = new("s9", dice, players=players(0, 1, 0, 1)).state
    alone = new("s9", dice).state

    assert (teams.are_allied(0, 2), teams.are_allied(0, 1)) == (True, False)
    assert not alone.are_allied(0, 2)
    assert trouble(players=players(0, 1)).key == "players[0].team"
    assert trouble(scenario="s9", players=players(1, 1, 1, 1)).key == "players"
    assert trouble(scenario="s9", players=[*players(0, 1, 0), {"realm": REALM}]).key == "players"


@pytest.mark.rule("SU-SCEN-02", "SU-S1-06")
def test_SU_SCEN_02_a_secret_is_hidden_until_it_is_fulfilled() -> None:
    table = new("s2", [*LEFT, *FIRST, *FIRST], secrets=True).say("deploy", spot="south")
    mine, theirs = table.player(0).secret, table.player(1).secret
    seen = summoners(table.match.view(0).ghost).players

    assert mine != theirs
    assert [player.secret for player in seen] == [mine, "?"]
    assert [event.facts[0] for event in table.match.view(0).ghost.events if event.name == "secret"] == [0]
    assert trouble(scenario="s1", secrets=True).key == "secrets"


@pytest.mark.rule("SU-SCEN-02")
def test_SU_SCEN_02_a_secret_that_is_fulfilled_is_shown_and_scores_once() -> None:
    players = [{"secret": "heart"}, {"secret": "heart"}]
    table = ending([own("mage", (18, 23))], scenario="s2", options=["secrets"], players=players)

    shown = [{"secret": "heart", "secret_shown": True, "points": 2}, {}]
    again = ending([own("mage", (18, 23))], scenario="s2", options=["secrets"], players=shown)

    assert points(table) == points(again) == [2, 0]
    assert [player.secret for player in summoners(table.match.view(1).ghost).players] == ["heart", "heart"]
    assert [player.secret for player in summoners(table.match.view(0).ghost).players] == ["heart", "?"]


SECRET_POINTS: list[tuple[str, list[Any], dict[str, Any], int]] = [
    ("springs", [], {"objectives": {f"s{x}": {"kind": "small", "at": [x, 9], "holder": 0} for x in (9, 15, 21)}}, 2),
    ("springs", [], {"objectives": {f"s{x}": {"kind": "small", "at": [x, 9], "holder": 0} for x in (9, 15)}}, 0),
    ("heart", [own("mage", (18, 25))], {}, 0),
    ("heart", [own("mage", (18, 24.591))], {}, 2),  # 6 inches, and half the base
    ("heart", [own("mage", (18, 24.592))], {}, 0),
    ("host", [own(f"imp{x}", (2 * x, 9)) for x in (1, 2, 3, 4)], {}, 2),
    ("host", [own(f"imp{x}", (2 * x, 9)) for x in (1, 2, 3)], {}, 0),
    ("giant", [own("ogre", (9, 9))], {"cards": [creature("ogre", level=3)]}, 2),
    ("giant", [own("imp", (9, 9))], {}, 0),
    ("unhurt", [], {"round": 4}, 2),
    ("unhurt", [], {"round": 3}, 0),
    ("unhurt", [own("mage", (9, 9), life_lost=1)], {"round": 4}, 0),
    ("banner", [own("imp", (18, 30))], {}, 3),
    ("banner", [own("imp", (18, 6))], {}, 0),
    ("banner", [own("imp", (18, 29.409))], {}, 3),
    ("banner", [own("imp", (18, 29.408))], {}, 0),
]


@pytest.mark.rule("SU-SCEN-02")
@pytest.mark.parametrize(("secret", "units", "more", "gained"), SECRET_POINTS)
def test_SU_SCEN_02_what_each_secret_wants(secret: str, units: list[Any], more: dict[str, Any], gained: int) -> None:
    table = ending(units, options=["secrets"], scenario="s7", players=[{"secret": secret}, {}], **more)

    assert points(table) == [gained, 0]
    assert {one.id for one in SECRETS} >= {secret}


# -- set-ups that cannot be ------------------------------------------------------------------------------
def test_a_wrong_set_up_is_told_in_both_languages_with_its_place() -> None:
    assert "4" in trouble(scenario="s9", players=[{"realm": REALM}] * 2).en
    assert trouble(players=[{"realm": "nowhere"}] * 2).key == "players[0].realm"
    assert trouble(players=[{"realm": REALM, "summoner": "imp"}] * 2).key == "players[0].summoner"
    assert trouble(terrain="everywhere").key == "terrain"
    assert trouble(portal=True).key == "portal"
    assert trouble(last_stand=[7]).key == "last_stand[0]"


def test_varied_set_ups_are_of_all_ten_scenarios_and_can_be_begun() -> None:
    game = open_game("summoners", inline=CONTENT)
    seen = set()
    for seed in range(40):
        match = start(game, {**game.varied_setup(seed), "content": CONTENT}, seeded(seed))
        seen.add(summoners(match).scenario)
        assert match.asks()
    assert start(game, game.example_setup(), seeded(1)).asks()[0].kind == "deploy"

    assert seen == set(SCENARIOS)


def test_a_piece_of_ready_terrain_that_does_not_fit_is_forfeited() -> None:
    ready = {
        "grove": {"kind": "wood", "at": [10, 24], "radius": 3},
        "near": {"kind": "wood", "at": [16, 24], "radius": 3},
        "hut": {"kind": "building", "at": [18, 18], "radius": 2},
    }
    table = new("s3", [*FIRST], terrain=ready)

    assert [piece.label for piece in table.state.pieces] == ["grove"]
    assert len(table.events("forfeited")) == 2
