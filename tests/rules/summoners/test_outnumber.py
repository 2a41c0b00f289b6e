"""SU-OUTNUMBER: who is in the same melee, and which side is there in greater number."""

from __future__ import annotations

from typing import Any

import pytest

from summoning import EAST, NORTH, SOUTH, WEST, Entry, Summoning, creature, foe, near, own, unit

LONG = creature("squid", melee=2, reach=2, strikes=["combat-area"])
CARDS = [creature("ogre", melee=3), creature("golem", melee=3), creature("imp", melee=3), LONG]


def dice_of(units: list[Entry], attacker: str, target: str, faces: int = 6, **more: Any) -> int:
    """How many dice the attacker rolls against a target that bears it."""
    table = Summoning(units, cards=CARDS, dice=[1] * faces, acting=attacker, **more)
    table.say("melee", attacker, target).go_on(until="act")
    return len(table.rolls()[0])


# -- how many more -------------------------------------------------------------------------------------


@pytest.mark.rule("SU-OUTNUMBER-01")
@pytest.mark.parametrize(("friends", "dice"), [(0, 3), (1, 4), (2, 4), (3, 4)])
def test_SU_OUTNUMBER_01_who_has_more_units_in_the_melee_has_a_die_more(friends: int, dice: int) -> None:
    places = [near("golem", 0, angle) for angle in (NORTH, SOUTH, WEST)]
    helpers = [own(f"imp{n}", places[n]) for n in range(friends)]

    assert dice_of([foe("golem", (10, 10)), own("ogre", near("golem")), *helpers], "ogre", "golem") == dice


@pytest.mark.rule("SU-OUTNUMBER-01")
def test_SU_OUTNUMBER_01_equal_numbers_give_nothing_and_fewer_take_nothing() -> None:
    even = [
        foe("golem", (10, 10)),
        own("ogre", near("golem")),
        own("imp", near("golem", 0, WEST)),
        foe("golem2", near("imp", 0, WEST)),
    ]
    fewer = [foe("golem", (10, 10)), own("ogre", near("golem")), foe("golem2", near("ogre", 0, EAST))]

    assert dice_of(even, "ogre", "golem") == 3
    assert dice_of(fewer, "ogre", "golem") == 3


@pytest.mark.rule("SU-OUTNUMBER-01")
def test_SU_OUTNUMBER_01_a_counterstrike_is_an_attack_too() -> None:
    """a63."""
    units = [foe("golem", (10, 10)), own("ogre", near("golem")), foe("golem2", near("ogre", 0, EAST))]
    table = Summoning(units, cards=CARDS, dice=[1] * 7, acting="ogre")
    table.say("melee", "ogre", "golem").say("counterstrike").done()

    assert [len(faces) for faces in table.rolls()] == [3, 4]


@pytest.mark.rule("SU-OUTNUMBER-01")
def test_SU_OUTNUMBER_01_the_dead_do_not_count() -> None:
    units = [foe("golem", (10, 10)), own("ogre", near("golem")), own("imp", near("golem", 0, WEST), gone="killed")]

    assert dice_of(units, "ogre", "golem") == 3


# -- the chain -----------------------------------------------------------------------------------------

CHAIN = [own("ogre", (10, 10)), foe("golem", near("ogre")), own("imp", near("golem")), foe("golem2", near("imp"))]


@pytest.mark.rule("SU-OUTNUMBER-02")
def test_SU_OUTNUMBER_02_one_melee_from_the_first_to_the_last_of_a_chain() -> None:
    """Two against two; with a third at the far end of the chain it is three."""
    third = own("imp2", near("golem2"))

    assert dice_of(CHAIN, "ogre", "golem") == 3
    assert dice_of([*CHAIN, third], "ogre", "golem") == 4
    assert dice_of([*CHAIN, foe("golem3", near("imp", 0, NORTH))], "golem", "ogre", turn=1) == 4


@pytest.mark.rule("SU-OUTNUMBER-02")
def test_SU_OUTNUMBER_02_a_gap_in_the_chain_ends_it() -> None:
    helper = own("imp2", near("golem2"))
    broken = [*CHAIN[:3], foe("golem2", near("imp", 0.011)), helper]

    assert dice_of([*CHAIN, helper], "ogre", "golem") == 4
    assert dice_of(broken, "golem2", "imp2", turn=1) == 3
    assert dice_of(broken, "ogre", "golem") == 4


@pytest.mark.rule("SU-OUTNUMBER-03")
@pytest.mark.parametrize(("gap", "dice"), [(0, 4), (0.01, 4), (0.011, 3)])
def test_SU_OUTNUMBER_03_who_touches_only_a_friend_is_no_part_of_it(gap: float, dice: int) -> None:
    behind = [own("ogre", (10, 10)), foe("golem", near("ogre")), own("imp", near("ogre", 0, WEST))]
    beside = [*behind[:2], own("imp", near("golem", gap, NORTH))]

    assert dice_of(behind, "ogre", "golem") == 3
    assert dice_of(beside, "ogre", "golem") == dice


LINE = [
    own("ogre", (10, 10)),
    foe("golem", near("ogre", 0, NORTH)),
    own("imp", near("ogre")),
    foe("golem2", near("imp", 0, NORTH)),
]


@pytest.mark.rule("SU-OUTNUMBER-02")
def test_SU_OUTNUMBER_02_friends_side_by_side_are_links_of_the_chain() -> None:
    """Two against two in a line of battle; a unit that joins at its end gives everybody in it the die."""
    third = own("imp2", near("golem2", 0, NORTH))

    assert dice_of(LINE, "ogre", "golem") == 3
    assert dice_of([*LINE, third], "ogre", "golem") == 4


@pytest.mark.rule("SU-OUTNUMBER-02", "SU-OUTNUMBER-03")
def test_SU_OUTNUMBER_02_with_a_gap_between_them_they_are_two_melees() -> None:
    """Even if a friend fills the gap who has no enemy within reach."""
    apart = [
        own("ogre", (10, 10)),
        foe("golem", near("ogre", 0, NORTH)),
        own("imp", near("ogre", 1.2)),
        foe("golem2", near("imp", 0, NORTH)),
        own("imp2", near("golem2", 0, NORTH)),
    ]

    assert dice_of(apart, "ogre", "golem") == 3
    assert dice_of([*apart, own("imp3", near("ogre"))], "ogre", "golem") == 3


# -- combat areas --------------------------------------------------------------------------------------


@pytest.mark.rule("SU-OUTNUMBER-04", "SU-REACH-03")
@pytest.mark.parametrize(("gap", "dice"), [(1.5, 4), (2, 4), (2.001, 3)])
def test_SU_OUTNUMBER_04_an_enemy_in_its_area_is_in_contact_with_a_unit(gap: float, dice: int) -> None:
    units = [own("ogre", (10, 10)), foe("golem", near("ogre")), own("squid", near("golem", gap))]

    assert dice_of(units, "ogre", "golem") == dice


BOOK = [
    own("polar-spider", (10, 10)),
    foe("glow-hyena", near("polar-spider"), ap=0),
    own("water-summoner", near("glow-hyena", 1)),
    foe("fire-messenger", near("water-summoner", 1.5), ap=0),
]


@pytest.mark.rule("SU-OUTNUMBER-04", "SU-OUTNUMBER-05")
@pytest.mark.parametrize("attacker", ["polar-spider", "water-summoner"])
def test_SU_OUTNUMBER_05_who_only_stands_in_an_enemy_area_does_not_count(attacker: str) -> None:
    """The spider and the summoner are two against the hyena; the messenger in the summoner's area is none."""
    table = Summoning(BOOK, dice=[1, 1, 1], acting=attacker)
    table.say("melee", attacker, "glow-hyena").go_on(until="act").done()

    assert table.rolls() == [(1, 1, 1)]


@pytest.mark.rule("SU-OUTNUMBER-05")
def test_SU_OUTNUMBER_05_with_an_enemy_within_its_own_reach_it_counts() -> None:
    units = [*BOOK[:3], foe("fire-messenger", near("water-summoner"), ap=0)]
    table = Summoning(units, dice=[1, 1], acting="polar-spider")
    table.say("melee", "polar-spider", "glow-hyena").done()

    assert table.rolls() == [(1, 1)]


@pytest.mark.rule("SU-OUTNUMBER-05", "SU-OUTNUMBER-03")
def test_SU_OUTNUMBER_05_one_against_one_at_a_distance_is_no_melee() -> None:
    """Nobody is involved, for the one who is struck reaches nobody: so nobody is in greater number."""
    assert dice_of([own("squid", (10, 10)), foe("golem", near("squid", 1.5))], "squid", "golem") == 2


@pytest.mark.rule("SU-OUTNUMBER-03", "SU-OUTNUMBER-05")
def test_SU_OUTNUMBER_03_the_enemy_within_reach_must_be_involved_himself() -> None:
    """The crab stands in the squid's area and has in its own only an imp that reaches nobody: both do not count."""
    crab = creature("crab", melee=2, reach=1, strikes=["combat-area"])
    units = [own("squid", (10, 10)), foe("golem", near("squid", 0, WEST)), foe("crab", near("squid", 1.5))]
    alone = Summoning([*units, own("imp", near("crab", 0.8))], cards=[*CARDS, crab], dice=[1] * 3, acting="golem")
    alone.say("melee", "golem", "squid").say("passive").done()
    involved = Summoning([*units, own("imp", near("crab"))], cards=[*CARDS, crab], dice=[1] * 3, acting="golem")
    involved.say("melee", "golem", "squid").say("passive").done()
    nearer = [units[0], units[1], foe("crab", near("squid", 1))]
    more = Summoning(nearer, cards=[*CARDS, crab], dice=[1] * 4, acting="golem")
    more.say("melee", "golem", "squid").say("passive").done()

    assert [table.rolls() for table in (alone, involved, more)] == [[(1,) * 3], [(1,) * 3], [(1,) * 4]]


# -- more than two players -----------------------------------------------------------------------------

TRIO = [own("ogre", (10, 10)), foe("golem", near("ogre")), unit("imp", 2, near("golem", 0, NORTH))]
TEAMS = [{"team": 0}, {"team": 1}, {"team": 0}, {"team": 1}]


@pytest.mark.rule("SU-OUTNUMBER-06", "SU-OUTNUMBER-07")
@pytest.mark.parametrize(("players", "dice"), [(TEAMS, 4), ([{}, {}, {}, {}], 3)])
def test_SU_OUTNUMBER_06_units_of_allies_count_like_own_ones(players: list[dict[str, int]], dice: int) -> None:
    assert dice_of(TRIO, "ogre", "golem", players=players, scenario="s9") == dice


@pytest.mark.rule("SU-OUTNUMBER-06")
def test_SU_OUTNUMBER_06_on_the_side_of_the_target_too() -> None:
    units = [*TRIO, unit("imp4", 3, near("ogre", 0, WEST))]

    assert dice_of(units, "ogre", "golem", players=TEAMS, scenario="s9") == 3


@pytest.mark.rule("SU-OUTNUMBER-07")
@pytest.mark.parametrize("seat", [2, 3])
def test_SU_OUTNUMBER_07_units_of_a_third_player_do_not_count(seat: int) -> None:
    units = [*BOOK, unit("wind-servant", seat, near("polar-spider", 0, WEST), ap=0)]
    table = Summoning(units, dice=[1, 1, 1], acting="polar-spider", scenario="s9")
    table.say("melee", "polar-spider", "glow-hyena").done()

    assert table.rolls() == [(1, 1, 1)]


@pytest.mark.rule("SU-OUTNUMBER-08")
def test_SU_OUTNUMBER_08_who_is_linked_only_by_a_third_player_is_ignored() -> None:
    linked = [
        own("ogre", (10, 10)),
        foe("golem", near("ogre")),
        unit("imp3", 2, near("golem")),
        own("imp", near("imp3")),
    ]

    assert dice_of(linked, "ogre", "golem", scenario="s9") == 3
    assert dice_of([*linked, own("imp2", near("golem", 0, NORTH))], "ogre", "golem", scenario="s9") == 4


@pytest.mark.rule("SU-OUTNUMBER-08")
def test_SU_OUTNUMBER_08_against_the_third_player_himself_they_count() -> None:
    units = [own("ogre", (10, 10)), unit("golem", 2, near("ogre")), own("imp", near("golem"))]

    assert dice_of(units, "ogre", "golem", scenario="s9") == 4
