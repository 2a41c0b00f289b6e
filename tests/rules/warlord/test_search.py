"""WL-SEARCH: searching the deck, and what an empty one means."""

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item
from tercio.games.warlord.printed.cards import UNKNOWN

BLADES = [item(f"blade-{number}", "weapon") for number in range(2)]
ROPES = [item(f"rope-{number}", "tool") for number in range(8)]
DECK = ["rope-0", "blade-0", "rope-1", "rope-2", "rope-3", "blade-1", "rope-4", "rope-5", "rope-6", "rope-7"]
FOES = army(["foe"], ["lord-b"])


def search(deck: list[str] = DECK, **line: Any) -> Battle:
    """An action that searches the deck has been played."""
    seek = action("seek", ability("order", {"do": "search", **line}))
    return Battle(army(["hero"], ["lord-a"], hand=["seek"], deck=deck), FOES, cards=[seek, *BLADES, *ROPES]).say(
        "perform", "seek", "hero"
    )


WEAPON = {"type": "item", "trait": "weapon"}


def faces(battle: Battle, seat: int) -> list[str]:
    return [battle.state.cards[number].face.id for number in battle.state.decks[seat]]


def seen(battle: Battle, seat: int, name: str) -> bool:
    """Does this seat see the face of this card?"""
    number = battle.number(name)
    return battle.match.view(seat).state.cards[number].face is not UNKNOWN  # type: ignore[attr-defined]


@pytest.mark.rule("WL-SEARCH-01")
def test_WL_SEARCH_01_the_rest_of_the_deck_is_shuffled_when_the_card_is_taken() -> None:
    battle = search().say("pick", "rope-3")
    rest = [name for name in DECK if name != "rope-3"]

    assert battle.zone("rope-3") == "hand"
    assert sorted(faces(battle, 0)) == sorted(rest)
    assert faces(battle, 0) != rest
    assert [event.rule for event in battle.events("shuffled")] == ["WL-SEARCH-01"]


@pytest.mark.rule("WL-SEARCH-01")
def test_WL_SEARCH_01_the_searcher_sees_his_deck_and_the_opponent_does_not() -> None:
    battle = search()

    assert battle.asked == (0, "pick:search")
    assert all(seen(battle, 0, name) for name in DECK)
    assert not any(seen(battle, 1, name) for name in DECK)


@pytest.mark.rule("WL-SEARCH-01")
def test_WL_SEARCH_01_after_the_shuffle_nobody_knows_the_order() -> None:
    battle = search().say("pick", "rope-3")

    assert not any(seen(battle, 0, name) for name in faces(battle, 0))


@pytest.mark.rule("WL-SEARCH-01")
def test_WL_SEARCH_01_A77_where_nothing_qualifies_nothing_is_shown_and_the_deck_is_shuffled_all_the_same() -> None:
    deck = [card["id"] for card in ROPES]
    battle = search(deck, filter=WEAPON).pass_windows()

    assert battle.asked == (1, "order")
    assert faces(battle, 0) != deck
    assert sorted(faces(battle, 0)) == sorted(deck)
    assert battle.events("showed") == []


@pytest.mark.rule("WL-SEARCH-01")
def test_WL_SEARCH_01_who_takes_nothing_shuffles_as_well() -> None:
    battle = search().say("nothing").pass_windows()

    assert len(battle.events("shuffled")) == 1
    assert sorted(faces(battle, 0)) == sorted(DECK)


@pytest.mark.rule("WL-SEARCH-02")
def test_WL_SEARCH_02_a_card_of_a_kind_that_was_asked_for_is_shown_to_all() -> None:
    battle = search(filter=WEAPON)

    assert battle.offered("pick") == ["blade-0", "blade-1"]
    assert battle.refused_by("pick", "rope-1") != []
    battle.say("pick", "blade-1")

    assert [event.facts for event in battle.events("showed")] == [(battle.number("blade-1"),)]
    assert seen(battle, 1, "blade-1")


@pytest.mark.rule("WL-SEARCH-02")
def test_WL_SEARCH_02_a_search_for_any_card_shows_nothing() -> None:
    battle = search().say("pick", "blade-1")

    assert battle.events("showed") == []
    assert seen(battle, 0, "blade-1")
    assert not seen(battle, 1, "blade-1")


@pytest.mark.rule("WL-SEARCH-02")
def test_WL_SEARCH_02_a_card_for_the_top_of_the_deck_is_shown_and_lies_on_the_shuffled_rest() -> None:
    battle = search(filter=WEAPON, to="deck").say("pick", "blade-1")

    assert faces(battle, 0)[0] == "blade-1"
    assert faces(battle, 0)[1:] != [name for name in DECK if name != "blade-1"]
    assert seen(battle, 1, "blade-1")


def test_who_may_look_at_the_top_cards_sees_them_before_he_chooses() -> None:
    peek = action("seek", ability("order", {"do": "peek", "number": 3}))
    battle = Battle(army(["hero"], ["lord-a"], hand=["seek"], deck=DECK), FOES, cards=[peek, *BLADES, *ROPES])
    battle.say("perform", "seek", "hero")

    assert [name for name in DECK if seen(battle, 0, name)] == DECK[:3]
    battle.say("pick", "blade-0")

    assert battle.zone("blade-0") == "hand"
    assert faces(battle, 0) == [*DECK[3:], "rope-0", "rope-1"]


# -- no cards left ---------------------------------------------------------------------------


def draw_phase(**piles: list[str]) -> Battle:
    """A round begins: nobody discards, the hands are filled up, initiative is rolled."""
    battle = Battle(army(["hero"], ["lord-a"], **piles), FOES, cards=[*BLADES, *ROPES], phase="ready", dice=[15, 3])
    while battle.question.kind == "discard":
        battle.say("keep")
    return battle.until("order")


@pytest.mark.rule("WL-SEARCH-03")
def test_WL_SEARCH_03_with_an_empty_deck_one_draws_nothing_and_plays_on() -> None:
    battle = draw_phase(hand=["rope-0", "rope-1"])

    assert len(battle.state.hands[0]) == 2
    assert battle.state.out == ()
    assert battle.match.outcome is None
    assert battle.asked == (0, "order")


@pytest.mark.rule("WL-SEARCH-03")
def test_WL_SEARCH_03_A78_with_fewer_cards_than_needed_one_draws_what_is_there() -> None:
    battle = draw_phase(hand=["rope-0"], deck=["blade-0", "blade-1"])

    assert len(battle.state.hands[0]) == 3
    assert battle.state.decks[0] == ()
    assert [event.facts for event in battle.events("drew")] == [(0, 2)]


@pytest.mark.rule("WL-SEARCH-04")
def test_WL_SEARCH_04_the_discard_pile_does_not_become_a_deck() -> None:
    pile = [f"rope-{number % 8}{'' if number < 8 else f'#{number // 8 + 1}'}" for number in range(30)]
    battle = draw_phase(discard=pile)

    assert (len(battle.state.decks[0]), len(battle.state.discards[0]), len(battle.state.hands[0])) == (0, 30, 0)


@pytest.mark.rule("WL-SEARCH-04")
def test_WL_SEARCH_04_a_deck_that_runs_out_while_drawing_is_not_renewed() -> None:
    battle = draw_phase(deck=["blade-0", "blade-1"], discard=["rope-0", "rope-1", "rope-2"])

    assert (len(battle.state.decks[0]), len(battle.state.discards[0]), len(battle.state.hands[0])) == (0, 3, 2)


@pytest.mark.rule("WL-SEARCH-04")
def test_WL_SEARCH_04_an_instruction_to_draw_from_an_empty_deck_leaves_both_piles_as_they_are() -> None:
    seek = action("seek", ability("order", {"do": "draw", "number": 2}))
    battle = Battle(army(["hero"], ["lord-a"], hand=["seek"], discard=["rope-0", "rope-1"]), FOES, cards=[seek, *ROPES])
    battle.say("perform", "seek", "hero").pass_windows()

    assert battle.state.hands[0] == ()
    assert [battle.name(number) for number in battle.state.discards[0]] == ["rope-0", "rope-1", "seek"]


@pytest.mark.rule("K-BACK-01", "WL-SEARCH-01")
@pytest.mark.parametrize(
    "deed",
    [
        {"do": "search", "filter": {"type": "item"}},
        {"do": "peek", "number": 2},
        {"do": "look", "who": "target", "kind": "deck", "number": 2},
        {"do": "look", "who": "target", "kind": "hand"},
        {"do": "mill"},
        {"do": "draw"},
        {"do": "discard-random", "who": "target"},
    ],
)
def test_WL_SEARCH_01_what_shows_hidden_cards_is_not_taken_back(deed: dict[str, Any]) -> None:
    """Also not while the player still chooses among them."""
    order = ability("order", deed, aim={"side": "enemy", "place": "front"})
    mine, theirs = army(["doer"], ["lord-a"], deck=["p", "ring"]), army(["b"], ["lord-b"], deck=["r"], hand=["h"])
    battle = Battle(mine, theirs, cards=[character("doer", ability=[order]), item("ring")])
    battle.say("perform", "doer")
    may_before = battle.match.fixed < len(battle.match.answers)
    battle.say("target", "b")

    assert may_before
    assert battle.match.fixed == len(battle.match.answers)
