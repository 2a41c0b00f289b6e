"""WL-MANOEUVRE: one rank forward or backward, or another place in the rank."""

import pytest

from battle import Battle, army, character

FOES = army(["foe", "foe#2"], ["lord-b"])
TRIANGLE = army(["x", "y", "z"], ["p", "q"], ["lord-a"])


def reached(card: str, *ranks: list[str]) -> list[tuple[int, int]]:
    """Where this character can manoeuvre to."""
    return Battle(army(*ranks), FOES).say("manoeuvre", card).places()


@pytest.mark.rule("WL-MANOEUVRE-01")
def test_WL_MANOEUVRE_01_a_ready_character_is_spent_by_it() -> None:
    battle = Battle(TRIANGLE, FOES).say("manoeuvre", "p").place(1, 0)

    assert battle.turned("p") == "spent"
    assert battle.ranks(0) == [["p", "x", "y", "z"], ["q"], ["lord-a"]]


@pytest.mark.rule("WL-MANOEUVRE-01")
@pytest.mark.parametrize("state", ["spent", "stunned"])
def test_WL_MANOEUVRE_01_a_character_that_is_not_ready_is_refused(state: str) -> None:
    battle = Battle(TRIANGLE, FOES, on={"p": {"state": state}})

    assert "p" not in battle.offered("manoeuvre")
    assert battle.refused_by("manoeuvre", "p") == ["WL-MANOEUVRE-01"]


@pytest.mark.rule("WL-MANOEUVRE-01")
def test_WL_MANOEUVRE_01_only_ones_own_characters_manoeuvre() -> None:
    battle = Battle(TRIANGLE, FOES)

    assert battle.offered("manoeuvre") == ["x", "y", "z", "p", "q", "lord-a"]
    assert battle.refused_by("manoeuvre", "foe") == ["WL-MANOEUVRE-01"]


@pytest.mark.rule("WL-MANOEUVRE-02")
def test_WL_MANOEUVRE_02_from_rank_2_of_3_2_1_the_ranks_1_and_3_are_reached_and_4_is_not() -> None:
    places = reached("p", ["x", "y", "z"], ["p", "q"], ["lord-a"])

    assert {rank for rank, _ in places} - {2} == {1, 3}


@pytest.mark.rule("WL-MANOEUVRE-02")
def test_WL_MANOEUVRE_02_from_rank_1_there_is_no_way_forward() -> None:
    """A27  Nor into the enemy's ranks."""
    battle = Battle(TRIANGLE, FOES).say("manoeuvre", "x")

    assert {rank for rank, _ in battle.places()} == {1, 2}
    assert battle.refused_by("place", number=0) == ["WL-MANOEUVRE-02"]


@pytest.mark.rule("WL-MANOEUVRE-03")
@pytest.mark.parametrize(("place", "row"), [(1, ["y", "x", "z"]), (2, ["y", "z", "x"])])
def test_WL_MANOEUVRE_03_x_changes_its_place_in_the_rank_and_is_spent(place: int, row: list[str]) -> None:
    battle = Battle(army(["x", "y", "z"], ["lord-a"]), FOES).say("manoeuvre", "x").place(1, place)

    assert battle.ranks(0)[0] == row
    assert battle.turned("x") == "spent"


@pytest.mark.rule("WL-MANOEUVRE-03")
def test_WL_MANOEUVRE_03_the_place_it_has_is_not_offered() -> None:
    """A28"""
    ranks = (["x", "y", "z"], ["lord-a"])

    assert [place for rank, place in reached("x", *ranks) if rank == 1] == [1, 2]
    assert [place for rank, place in reached("y", *ranks) if rank == 1] == [0, 2]
    assert [place for rank, place in reached("z", *ranks) if rank == 1] == [0, 1]


@pytest.mark.rule("WL-MANOEUVRE-03")
def test_WL_MANOEUVRE_03_alone_in_its_rank_there_is_no_other_place() -> None:
    assert [rank for rank, _ in reached("lord-a", ["x", "y"], ["lord-a"])] == [1, 1, 1, 3]


@pytest.mark.rule("WL-MANOEUVRE-04")
def test_WL_MANOEUVRE_04_a_destination_rank_of_3_offers_4_positions() -> None:
    forward = [place for rank, place in reached("p", ["x", "y", "z"], ["p", "q"], ["lord-a"]) if rank == 1]

    assert forward == [0, 1, 2, 3]


@pytest.mark.rule("WL-MANOEUVRE-04")
@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_WL_MANOEUVRE_04_it_stands_where_its_player_says(place: int) -> None:
    battle = Battle(TRIANGLE, FOES).say("manoeuvre", "q").place(1, place)

    assert battle.ranks(0)[0].index("q") == place


@pytest.mark.rule("WL-MANOEUVRE-05")
def test_WL_MANOEUVRE_05_a_move_back_into_an_illegal_rank_lets_somebody_fall_at_once() -> None:
    battle = Battle(TRIANGLE, FOES).say("manoeuvre", "x").place(2, 1)

    assert battle.sizes(0) == [2, 3, 1]
    assert battle.asked == (0, "fall")
    assert sorted(battle.offered("fall")) == ["p", "q", "x"]


@pytest.mark.rule("WL-MANOEUVRE-05")
def test_WL_MANOEUVRE_05_the_one_that_just_moved_ends_stunned_if_it_falls() -> None:
    battle = Battle(TRIANGLE, FOES).say("manoeuvre", "x").place(2, 1).say("fall", "x").place(1, 2)

    assert battle.ranks(0) == [["y", "z", "x"], ["p", "q"], ["lord-a"]]
    assert battle.turned("x") == "stunned"


@pytest.mark.rule("WL-MANOEUVRE-05")
def test_WL_MANOEUVRE_05_another_one_may_fall_instead_and_is_spent() -> None:
    battle = Battle(TRIANGLE, FOES).say("manoeuvre", "x").place(2, 1).say("fall", "p").place(1, 0)

    assert battle.ranks(0) == [["p", "y", "z"], ["x", "q"], ["lord-a"]]
    assert (battle.turned("p"), battle.turned("x")) == ("spent", "spent")
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-MANOEUVRE-05")
def test_WL_MANOEUVRE_05_alone_in_the_last_rank_a_step_back_ends_where_it_began_but_stunned() -> None:
    """A27  The new rank behind the last one is illegal at once."""
    battle = Battle(TRIANGLE, FOES).say("manoeuvre", "lord-a").place(4, 0)

    assert battle.ranks(0) == [["x", "y", "z"], ["p", "q"], ["lord-a"]]
    assert battle.turned("lord-a") == "stunned"
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-MANOEUVRE-02")
def test_WL_MANOEUVRE_02_a_step_back_founds_a_rank_of_its_own_where_that_is_legal() -> None:
    """A27"""
    battle = Battle(army(["x", "y"], ["p", "lord-a"]), FOES).say("manoeuvre", "p").place(3, 0)

    assert battle.ranks(0) == [["x", "y"], ["lord-a"], ["p"]]
    assert battle.turned("p") == "spent"


# -- in an enemy formation -----------------------------------------------------------------


def intruder(rank: int) -> Battle:
    """A thief of seat 0 on the left in this rank of seat 1, whose ranks are 2, 1, 1."""
    rows = [["foe", "foe#2"], ["guard"], ["lord-b"]]
    rows[rank - 1].insert(0, "thief")
    thief = character("thief", "dwarves", feats={"stealth": 5})
    return Battle(army(["x", "y"], ["lord-a"]), army(*rows), cards=[thief], on={"thief": {"owner": 0}})


@pytest.mark.rule("WL-MANOEUVRE-02")
def test_WL_MANOEUVRE_02_A86_an_intruder_does_not_leave_by_manoeuvring_out_of_rank_1() -> None:
    battle = intruder(1).say("manoeuvre", "thief")

    assert {rank for rank, _ in battle.places()} == {1, 2}
    battle.place(2, 0)

    assert battle.ranks(1)[1] == ["thief", "guard"]
    assert battle.ranks(0) == [["x", "y"], ["lord-a"]]


@pytest.mark.rule("WL-INFILTRATE-06")
def test_WL_INFILTRATE_06_A85_an_intruder_is_not_offered_a_manoeuvre_behind_the_last_occupied_rank() -> None:
    battle = intruder(3).say("manoeuvre", "thief")

    assert {rank for rank, _ in battle.places()} == {2, 3}


@pytest.mark.rule("WL-INFILTRATE-06")
def test_WL_INFILTRATE_06_A85_intruders_do_not_make_a_rank_occupied() -> None:
    thieves = [character(name, "dwarves", feats={"stealth": 5}) for name in ("thief", "rogue")]
    battle = Battle(
        army(["x", "y"], ["lord-a"]),
        army(["foe"], ["thief", "lord-b"], ["rogue"]),
        cards=thieves,
        on={"thief": {"owner": 0}, "rogue": {"owner": 0}},
    )

    assert {rank for rank, _ in battle.places()} == {2}
    battle.place(2, 2).say("manoeuvre", "thief")

    assert {rank for rank, _ in battle.places()} == {1, 2}


@pytest.mark.rule("WL-MANOEUVRE-04", "WL-ADJACENT-01")
def test_WL_MANOEUVRE_04_A29_an_intruder_may_stand_between_two_enemies() -> None:
    battle = intruder(1).say("manoeuvre", "thief")

    assert [place for rank, place in battle.places() if rank == 1] == [1, 2]
    battle.place(1, 1)

    assert battle.ranks(1)[0] == ["foe", "thief", "foe#2"]
