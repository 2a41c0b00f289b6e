"""WL-DRAW: discard any number, then fill the hand."""

from __future__ import annotations

import pytest

from battle import Battle, ability, army, lord

FOUR = ["h1", "h2", "h3", "h4"]
DECK = [f"d{number}" for number in range(1, 10)]
OTHER = army(["b"], ["lord-b"])


def draw_phase(hand: list[str], deck: list[str] | None = None) -> Battle:
    """The Draw Phase of seat 0; the other player has no cards."""
    mine = army(["a"], ["lord-a"], hand=hand, deck=DECK if deck is None else deck)
    return Battle(mine, OTHER, phase="ready", dice=[8, 15])


def discard(battle: Battle, *names: str) -> Battle:
    return battle.say("discard", "", *names, seat=0) if names else battle.say("keep", seat=0)


def in_hand(battle: Battle, seat: int = 0) -> list[str]:
    return [battle.name(number) for number in battle.state.hands[seat]]


@pytest.mark.rule("WL-DRAW-01")
@pytest.mark.parametrize("names", [[], ["h2", "h3"], FOUR], ids=["none", "two", "all four"])
def test_WL_DRAW_01_any_number_may_be_discarded_first(names: list[str]) -> None:
    battle = draw_phase(FOUR)
    asked = battle.asked

    discard(battle, *names)

    assert asked == (0, "discard")
    assert [battle.zone(name) for name in names] == ["discard"] * len(names)
    assert [name for name in in_hand(battle) if name in FOUR] == [name for name in FOUR if name not in names]


@pytest.mark.rule("WL-DRAW-01")
def test_WL_DRAW_01_after_the_draw_nothing_more_is_discarded() -> None:
    battle = draw_phase(FOUR)
    discard(battle, "h1")

    assert battle.question.kind == "order"
    assert not battle.judge("discard", "", "h2", seat=0)
    assert not battle.match.judge(battle.reply("keep", seat=0))


@pytest.mark.rule("WL-DRAW-01")
def test_WL_DRAW_01_only_own_cards_in_hand_may_be_discarded() -> None:
    battle = draw_phase(FOUR)

    assert not battle.judge("discard", "", "d1", seat=0)
    assert not battle.judge("discard", "", "lord-a", seat=0)


@pytest.mark.rule("WL-DRAW-01")
def test_WL_DRAW_01_all_choose_in_secret_and_show_together() -> None:
    """A53  Face down; revealed when all have chosen."""
    mine = army(["a"], ["lord-a"], hand=FOUR, deck=DECK)
    theirs = army(["b"], ["lord-b"], hand=["x1", "x2"], deck=["y1", "y2", "y3", "y4", "y5"])
    battle = Battle(mine, theirs, phase="ready", dice=[8, 15])
    discard(battle, "h1", "h2")
    seen = battle.match.view(1).ghost.stack[-1].said  # type: ignore[attr-defined]
    before = battle.zone("h1")

    battle.say("discard", "", "x1", seat=1)

    assert [(answer.key, answer.picks) for answer in seen] == [("sealed", ())]
    assert (before, battle.zone("h1"), battle.zone("x1")) == ("hand", "discard", "discard")


@pytest.mark.rule("WL-DRAW-02")
def test_WL_DRAW_02_the_hand_is_filled_up_to_the_hand_size() -> None:
    battle = draw_phase(FOUR)

    discard(battle, "h1", "h2", "h3")

    assert in_hand(battle) == ["h4", "d1", "d2", "d3", "d4"]
    assert [event.facts for event in battle.events("drew")] == [(0, 4)]


@pytest.mark.rule("WL-DRAW-02")
def test_WL_DRAW_02_all_players_draw_and_only_the_owner_sees_what() -> None:
    """A10  Decks and hands are hidden, their sizes are public."""
    theirs = army(["b"], ["lord-b"], deck=["y1", "y2", "y3", "y4", "y5", "y6"])
    battle = Battle(army(["a"], ["lord-a"], deck=DECK), theirs, phase="ready", dice=[8, 15])
    ghost = battle.match.view(0).ghost.state

    assert in_hand(battle, 1) == ["y1", "y2", "y3", "y4", "y5"]
    assert [len(hand) for hand in ghost.hands] == [5, 5]  # type: ignore[attr-defined]
    assert {ghost.cards[n].face.id for n in ghost.hands[1]} == {"unknown"}  # type: ignore[attr-defined]
    assert "unknown" not in {ghost.cards[n].face.id for n in ghost.hands[0]}  # type: ignore[attr-defined]


@pytest.mark.rule("WL-DRAW-02")
def test_WL_DRAW_02_too_many_cards_are_kept_and_none_is_drawn() -> None:
    """A54  No draw and no forced discard."""
    battle = draw_phase([*FOUR, "h5", "h6", "h7"])

    discard(battle)

    assert len(in_hand(battle)) == 7
    assert battle.events("drew") == []


@pytest.mark.rule("WL-DRAW-02")
def test_WL_DRAW_02_a_short_deck_gives_what_is_there() -> None:
    """A78  Draw what is there."""
    battle = draw_phase(["h1"], ["d1", "d2"])

    discard(battle)

    assert in_hand(battle) == ["h1", "d1", "d2"]


@pytest.mark.rule("WL-DRAW-03")
def test_WL_DRAW_03_the_first_hand_has_five_cards() -> None:
    theirs = army(["b"], ["lord-b"], deck=["y1", "y2", "y3", "y4", "y5", "y6"])
    mine = army(["a"], ["lord-a"], deck=DECK)
    battle = Battle(mine, theirs, phase="ready", round=0, first=-1, dice=[8, 15])

    assert battle.state.round == 1
    assert [len(hand) for hand in battle.state.hands] == [5, 5]


@pytest.mark.rule("WL-DRAW-03")
@pytest.mark.parametrize(("change", "size"), [(2, 7), (-1, 4)])
def test_WL_DRAW_03_cards_may_change_the_hand_size(change: int, size: int) -> None:
    wise = lord("lord-a", ability=[ability("static", {"do": "modify", "stat": "hand-size", "amount": change})])
    battle = Battle(army(["a"], ["lord-a"], deck=DECK), OTHER, cards=[wise], phase="ready", dice=[8, 15])

    assert len(in_hand(battle)) == size
