"""WL-RANK: formations of ranks, how far they are apart, and how large they may be."""

import pytest

from battle import Battle, ability, action, army, character, lord
from tercio.games import open_game
from tercio.games.warlord.field.filters import warlords
from tercio.games.warlord.field.ranks import distance, illegal_ranks
from tercio.games.warlord.state import warlord
from tercio.kernel import Answer, Match, loaded, start


def mustered() -> Match:
    """A match after both players have taken the suggested starting army."""
    match = start(open_game("warlord"), {"decks": ["dwarves", "elves"]}, loaded((10, 5)))
    for seat in (0, 1):
        assert match.answer(Answer(seat, "suggested"))
    return match


@pytest.mark.rule("WL-RANK-01")
def test_WL_RANK_01_a_character_has_a_rank_and_a_place_from_the_left() -> None:
    battle = Battle(army(["one", "two"], ["three", "lord-a"]), army(["lord-b"]))

    places = [battle.state.place_of(battle.number(name)) for name in ("one", "two", "three", "lord-a", "lord-b")]
    assert places == [(0, 1, 0), (0, 1, 1), (0, 2, 0), (0, 2, 1), (1, 1, 0)]


@pytest.mark.rule("WL-RANK-01")
def test_WL_RANK_01_a_new_place_is_a_place_between_the_others() -> None:
    battle = Battle(army(["one", "two"], ["lord-a"], hand=["new"]), army(["lord-b"]))

    battle.say("recruit", "new").place(1, 1)

    assert battle.ranks(0) == [["one", "new", "two"], ["lord-a"]]
    assert battle.state.place_of(battle.number("two")) == (0, 1, 2)


@pytest.mark.rule("WL-RANK-02")
def test_WL_RANK_02_the_front_rank_is_rank_1() -> None:
    call = action("call", ability("order", {"do": "spend", "who": "target"}, aim={"side": "own", "place": "front"}))
    battle = Battle(
        army(["one", "two", "three"], ["four", "five"], ["lord-a"], hand=["call"]), army(["lord-b"]), cards=[call]
    )

    battle.say("perform", "call", "lord-a")

    assert battle.offered("target") == ["one", "two", "three"]


@pytest.mark.rule("WL-RANK-02")
def test_WL_RANK_02_only_the_front_rank_meets_the_enemy() -> None:
    battle = Battle(army(["one"], ["lord-a"]), army(["foe"], ["lord-b"]))

    assert battle.offered("attack") == ["one"]
    assert battle.say("attack", "one").offered("strike") == ["foe"]


@pytest.mark.rule("WL-RANK-03")
def test_WL_RANK_03_the_warlord_starts_in_rank_3_two_ranks_behind_the_front() -> None:
    state = warlord(mustered())
    (own,) = warlords(state, 0)

    assert [len(row) for row in state.formations[0]] == [3, 2, 1]
    assert state.place_of(own.id) == (0, 3, 0)
    assert distance(state, own.id, state.formations[0][0][0]) == 2


@pytest.mark.rule("WL-RANK-04")
def test_WL_RANK_04_a_sixth_rank_is_as_good_as_any() -> None:
    battle = Battle(
        army(["one"], ["two"], ["three"], ["four"], ["lord-a"], hand=["high"]),
        army(["lord-b"]),
        cards=[character("high", level=6)],
    )

    battle.say("recruit", "high")

    assert battle.sizes(0) == [1, 1, 1, 1, 1, 1]
    assert battle.state.place_of(battle.number("high")) == (0, 6, 0)


FIVE_RANKS = Battle(army(["a1"], ["a2"], ["a3"], ["lord-a"]), army(["b1"], ["b2"], ["b3"], ["lord-b"]))


def far(one: str, other: str) -> int:
    return distance(FIVE_RANKS.state, FIVE_RANKS.number(one), FIVE_RANKS.number(other))


@pytest.mark.rule("WL-RANK-05")
def test_WL_RANK_05_front_ranks_are_one_rank_apart() -> None:
    assert far("a1", "b1") == 1


@pytest.mark.rule("WL-RANK-05")
def test_WL_RANK_05_all_front_ranks_of_three_armies_are_one_rank_apart() -> None:
    battle = Battle(army(["lord-a"]), army(["lord-b"]), army(["lord-c"]))

    assert battle.say("attack", "lord-a").offered("strike") == ["lord-b", "lord-c"]
    assert distance(battle.state, battle.number("lord-b"), battle.number("lord-c")) == 1


@pytest.mark.rule("WL-RANK-06")
def test_WL_RANK_06_from_rank_a_to_rank_b_it_is_a_plus_b_minus_1() -> None:
    pairs = [("a1", "b1"), ("a2", "b1"), ("a1", "b2"), ("a2", "b2"), ("a3", "b2")]

    assert [far(one, other) for one, other in pairs] == [1, 2, 2, 3, 4]
    assert [far(other, one) for one, other in pairs] == [1, 2, 2, 3, 4]


@pytest.mark.rule("WL-RANK-06")
def test_WL_RANK_06_A19_inside_one_formation_it_is_the_difference() -> None:
    assert [far("a1", "a1"), far("a1", "a2"), far("lord-a", "a1")] == [0, 1, 3]


@pytest.mark.rule("WL-RANK-06")
def test_WL_RANK_06_A19_an_intruder_counts_from_the_formation_it_stands_in() -> None:
    battle = Battle(
        army(["front-a"], ["lord-a"]),
        army(["front-b"], ["back-b", "thief"], ["lord-b"]),
        cards=[character("thief", "dwarves", feats={"stealth": 5})],
        on={"thief": {"owner": 0}},
    )
    thief = battle.number("thief")

    measured = [distance(battle.state, thief, battle.number(n)) for n in ("front-a", "back-b", "front-b", "lord-b")]
    assert measured == [2, 0, 1, 1]


@pytest.mark.rule("WL-RANK-06")
def test_WL_RANK_06_a_shot_goes_two_ranks_far() -> None:
    archer = character("archer", ability=[ability("order", {"do": "strike", "kind": "ranged", "amount": 3})])
    battle = Battle(army(["one"], ["archer"], ["lord-a"]), army(["b1"], ["b2"], ["lord-b"]), cards=[archer])

    assert battle.say("perform", "archer").offered("strike") == ["b1"]


def soldiers(*sizes: int) -> list[list[str]]:
    """Ranks of these sizes; the last one is the Warlord."""
    names = [[f"s{rank}-{place}" for place in range(size)] for rank, size in enumerate(sizes, 1)]
    names[-1][-1] = "lord-a"
    return names


@pytest.mark.rule("WL-RANK-07")
@pytest.mark.parametrize(
    ("sizes", "illegal"), [((3, 2, 1), []), ((3, 3, 3), []), ((2, 3, 1), [2]), ((1, 1, 2), [3]), ((1, 0, 1), [3])]
)
def test_WL_RANK_07_a_rank_is_no_larger_than_the_one_before_it(sizes: tuple[int, ...], illegal: list[int]) -> None:
    battle = Battle(army(*soldiers(*sizes)), army(["lord-b"]))

    assert illegal_ranks(list(sizes)) == illegal
    assert bool(battle.events("fell") or battle.question.kind == "fall") == bool(illegal)


@pytest.mark.rule("WL-RANK-08")
def test_WL_RANK_08_the_tenth_joins_a_front_rank_of_nine() -> None:
    nine = [f"s{place}" for place in range(9)]
    battle = Battle(army(nine, ["lord-a"], hand=["new"]), army(["lord-b"]), cards=[lord("lord-a")])

    battle.say("recruit", "new").place(1, 9)

    assert battle.ranks(0) == [[*nine, "new"], ["lord-a"]]


# -- neighbours and places ----------------------------------------------------------------


@pytest.mark.rule("WL-RANK-01")
def test_WL_RANK_01_A28_a_manoeuvre_to_the_own_place_is_not_offered() -> None:
    battle = Battle(army(["one", "two", "three"], ["lord-a"]), army(["lord-b"]))

    battle.say("manoeuvre", "two")

    assert [place for rank, place in battle.places() if rank == 1] == [0, 2]


@pytest.mark.rule("WL-RANK-01")
def test_WL_RANK_01_A29_an_intruder_picks_a_place_and_parts_its_neighbours() -> None:
    near = {"side": "own", "place": "adjacent"}
    bond = ability("static", {"do": "modify", "who": "all", "stat": "ac", "amount": 4, "filter": near})
    battle = Battle(
        army(["thief", "hero", "mate"], ["lord-a"]),
        army(["friend", "foe"], ["lord-b"]),
        cards=[character("thief", feats={"stealth": 15}), character("friend", ability=[bond])],
        dice=[5, 5, 5],
    )

    battle.say("attack", "hero").say("strike", "foe").say("pass").say("stealth", "thief")
    offered = battle.places()
    battle.place(1, 1).say("pass").say("attack", "mate").say("strike", "foe")

    assert offered == [(1, 0), (1, 1), (1, 2)]
    assert battle.ranks(1) == [["friend", "thief", "foe"], ["lord-b"]]
    assert [event.facts[3] for event in battle.events("missed")] == [12 + 4, 12]
