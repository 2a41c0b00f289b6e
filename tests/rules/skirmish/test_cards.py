"""SK-CARD: one hidden card each, Guard and Fortune, each used once."""

import pytest

from table import BLUE, RED, Table, figure, rolls
from tercio.games import open_game
from tercio.games.skirmish.state import CARDS, FORTUNE, GUARD, NO_CARD, UNKNOWN, skirmish
from tercio.kernel import SPECTATOR, Match, seeded, start

SIDE_BY_SIDE = (figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 3, 2))
TWO_AGAINST_ONE = (*SIDE_BY_SIDE, figure("red-swordsman", RED, 3, 3))


def hands_seen(match: Match, seat: int) -> list[str]:
    return skirmish(match.view(seat).ghost).hands


@pytest.mark.rule("SK-CARD-01")
def test_SK_CARD_01_only_its_owner_sees_a_card() -> None:
    table = Table(*SIDE_BY_SIDE, hands=[GUARD, FORTUNE])

    assert hands_seen(table.match, RED) == [GUARD, UNKNOWN]
    assert hands_seen(table.match, BLUE) == [UNKNOWN, FORTUNE]
    assert hands_seen(table.match, SPECTATOR) == [UNKNOWN, UNKNOWN]


@pytest.mark.rule("SK-CARD-01")
def test_SK_CARD_01_it_is_seen_whether_somebody_holds_a_card() -> None:
    table = Table(*SIDE_BY_SIDE, hands=[GUARD, NO_CARD])

    assert hands_seen(table.match, RED) == [GUARD, NO_CARD]


@pytest.mark.rule("SK-CARD-01")
def test_SK_CARD_01_the_rest_stays_face_down() -> None:
    table = Table(*SIDE_BY_SIDE, hands=[GUARD, FORTUNE])

    assert table.state.deck == (GUARD, FORTUNE)
    assert skirmish(table.match.view(RED).ghost).deck == (UNKNOWN, UNKNOWN)


@pytest.mark.rule("SK-CARD-01")
def test_SK_CARD_01_each_side_is_dealt_one_of_four_shuffled_cards() -> None:
    states = [skirmish(start(open_game("skirmish"), {}, seeded(seed))) for seed in range(40)]

    assert {tuple(sorted((*state.hands, *state.deck))) for state in states} == {tuple(sorted(CARDS))}
    assert {tuple(state.hands) for state in states} == {(a, b) for a in (GUARD, FORTUNE) for b in (GUARD, FORTUNE)}


@pytest.mark.rule("SK-CARD-02")
def test_SK_CARD_02_guard_cancels_one_hit() -> None:
    table = Table(*SIDE_BY_SIDE, hands=[NO_CARD, GUARD], dice=(8, 8, 8))

    table.strike("red-golem", "blue-golem").say("guard").say("pass")

    assert table.facts("hit")[0][1] == 3
    assert table.unit("blue-golem").wounds == 3 - 1


@pytest.mark.rule("SK-CARD-02")
def test_SK_CARD_02_guard_is_played_before_the_dice_fall_and_by_the_side_struck_at() -> None:
    table = Table(*SIDE_BY_SIDE, hands=[GUARD, GUARD], dice=(8, 8, 8))

    table.strike("red-golem", "blue-golem")

    assert (table.turn, table.offered()) == (BLUE, ["parry", "guard", "pass"])
    assert table.events("rolled") == []


@pytest.mark.rule("SK-CARD-03")
def test_SK_CARD_03_with_fortune_the_second_roll_stands() -> None:
    table = Table(*SIDE_BY_SIDE, hands=[FORTUNE, NO_CARD], dice=rolls((1, 1, 1), (8, 8, 1)))

    table.strike("red-golem", "blue-golem").say("pass").say("fortune")

    assert table.facts("hit")[0][1] == 2
    assert table.unit("blue-golem").wounds == 2


@pytest.mark.rule("SK-CARD-03")
def test_SK_CARD_03_without_fortune_the_first_roll_stands() -> None:
    table = Table(*SIDE_BY_SIDE, hands=[FORTUNE, NO_CARD], dice=(1, 1, 8))

    table.strike("red-golem", "blue-golem").say("pass").say("pass")

    assert table.facts("hit")[0][1] == 1


@pytest.mark.rule("SK-CARD-03")
def test_SK_CARD_03_fortune_is_for_your_own_strike() -> None:
    table = Table(*SIDE_BY_SIDE, hands=[NO_CARD, FORTUNE], dice=(8, 8, 1))

    table.strike("red-golem", "blue-golem")

    assert table.offered() == ["parry", "pass"]
    assert table.say("pass").events("rolled") != []
    assert (table.turn, table.question.kind) == (BLUE, "act"), "nobody was asked after the dice fell"


@pytest.mark.rule("SK-CARD-04")
def test_SK_CARD_04_a_played_card_is_not_offered_again() -> None:
    table = Table(*TWO_AGAINST_ONE, hands=[NO_CARD, GUARD], dice=rolls((8, 1, 1), (1, 1, 1)))
    table.strike("red-golem", "blue-golem").say("guard").say("pass").rest("blue-golem")

    table.strike("red-swordsman", "blue-golem")

    assert table.offered() == ["parry", "pass"]
    assert table.refused_by("guard") == ["SK-CARD-04"]


@pytest.mark.rule("SK-CARD-04")
def test_SK_CARD_04_a_played_card_is_shown_to_all_and_out_of_the_match() -> None:
    table = Table(*SIDE_BY_SIDE, hands=[NO_CARD, GUARD], dice=(1, 1, 1))

    table.strike("red-golem", "blue-golem").say("guard")

    assert skirmish(table.match.view(RED).ghost).played == (GUARD,)
    assert hands_seen(table.match, RED) == [NO_CARD, NO_CARD]


@pytest.mark.rule("SK-CARD-04")
@pytest.mark.parametrize("held", [FORTUNE, NO_CARD])
def test_SK_CARD_04_a_card_that_is_not_held_cannot_be_played(held: str) -> None:
    table = Table(*SIDE_BY_SIDE, hands=[NO_CARD, held])

    table.strike("red-golem", "blue-golem")

    assert table.refused_by("guard") == ["SK-CARD-04"]
