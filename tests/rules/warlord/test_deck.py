"""WL-DECK: what a deck must and must not hold."""

from typing import Any

import pytest

from battle import action, character, item, lord
from tercio.content.trouble import BadInput
from tercio.games import open_game
from tercio.games.warlord.building.deck import Deck, problems_of
from tercio.games.warlord.game import WarlordGame
from tercio.kernel import NOBODY, Answer, Match, seeded, start

STARTERS = ["one", "one", "one-b", "two", "two-b", "lord-a"]  # three of level 1, two of level 2, the Warlord
ORDER = {"kind": "order", "do": [{"do": "draw"}], "text": {"en": "...", "de": "..."}}


def plain(number: int, kind: str) -> list[str]:
    """So many cards of a type without more than three of a name."""
    return [f"{kind}-{i // 3}" for i in range(number)]


def cards() -> list[dict[str, Any]]:
    found = [lord("lord-a"), lord("lord-b"), character("one"), character("one-b"), character("one-c")]
    found += [character("two", level=2), character("two-b", level=2), character("mercenary", "mercenaries", level=2)]
    found += [character("stranger", "elves", level=2), character("hero", level=2, traits=["unique"])]
    found += [character("over", level=4, traits=["overlord"]), character("over-b", level=4, traits=["overlord"])]
    found += [item("relic", "epic"), item("relic-b", "epic"), {**item("plain-relic"), "name": item("relic")["name"]}]
    found += [character(f"character-{i}", level=3) for i in range(12)]
    found += [action(f"action-{i}", ORDER) for i in range(12)]
    found += [item(f"item-{i}", "weapon") for i in range(12)]
    return [{key: value for key, value in card.items() if key != "has_faction"} for card in found]


def game() -> WarlordGame:
    opened = open_game("warlord", inline={"card": cards()})
    assert isinstance(opened, WarlordGame)
    return opened


def broken(names: list[str], is_campaign: bool = False) -> list[str]:
    """The rules that a deck of these cards breaks."""
    return [problem.rule for problem in problems_of(game().faces, Deck("test", tuple(names)), is_campaign)]


def deck(size: int, *others: str, starters: list[str] = STARTERS) -> list[str]:
    """A deck of this size around the starting army and these cards, filled up with actions and items."""
    room = size - len(starters) - len(others)
    return [*starters, *others, *plain(room // 2, "action"), *plain(room - room // 2, "item")]


def set_up(*decks: object, campaign: bool = False) -> Match:
    setup = {"decks": list(decks), "content": {"card": cards()}, "campaign": campaign}
    return start(game(), setup, seeded(1))


@pytest.mark.rule("WL-DECK-01")
def test_WL_DECK_01_a_ready_deck_and_a_self_built_one_meet() -> None:
    ready = next(iter(game().decks))
    built = {"name": "mine", "cards": deck(50)}
    match = set_up(ready, built)

    for seat in (0, 1):
        assert match.answer(Answer(seat, "suggested"))

    assert [len(formation) for formation in match.state.formations] == [3, 3]  # type: ignore[attr-defined]


@pytest.mark.rule("WL-DECK-01")
def test_WL_DECK_01_a_deck_that_is_not_known_is_refused_by_name() -> None:
    with pytest.raises(BadInput, match="nothing-like-it"):
        set_up("nothing-like-it", {"cards": deck(50)})


@pytest.mark.rule("WL-DECK-02")
@pytest.mark.parametrize(("size", "rules"), [(49, ["WL-DECK-02"]), (50, []), (73, [])])
def test_WL_DECK_02_49_cards_are_too_few_50_and_73_are_fine(size: int, rules: list[str]) -> None:
    """A81  There is no maximum."""
    assert len(deck(size)) == size
    assert broken(deck(size)) == rules


@pytest.mark.rule("WL-DECK-02")
def test_WL_DECK_02_a_match_does_not_begin_with_a_deck_that_is_too_small() -> None:
    with pytest.raises(BadInput, match="Cards in the deck: 49"):
        set_up({"cards": deck(50)}, {"cards": deck(49)})


@pytest.mark.rule("WL-DECK-03")
@pytest.mark.parametrize(("copies", "rules"), [(3, []), (4, ["WL-DECK-03"])])
def test_WL_DECK_03_three_copies_of_an_action_are_fine_and_four_are_not(copies: int, rules: list[str]) -> None:
    assert broken(deck(50, *["action-11"] * copies)) == rules


@pytest.mark.rule("WL-DECK-04")
@pytest.mark.parametrize(
    ("characters", "actions", "items", "rules"),
    [
        (25, 15, 10, []),
        (26, 14, 10, ["WL-DECK-04"]),
        (15, 25, 10, []),
        (14, 26, 10, ["WL-DECK-04"]),
        (10, 15, 25, []),
        (10, 14, 26, ["WL-DECK-04"]),
        (25, 15, 11, []),
        (26, 15, 10, ["WL-DECK-04"]),
    ],
)
def test_WL_DECK_04_no_type_makes_up_more_than_half(
    characters: int, actions: int, items: int, rules: list[str]
) -> None:
    """A82  Half of 51 cards are 25."""
    others = plain(characters - len(STARTERS), "character")

    assert broken([*STARTERS, *others, *plain(actions, "action"), *plain(items, "item")]) == rules


@pytest.mark.rule("WL-DECK-05")
def test_WL_DECK_05_44_cards_and_the_six_of_the_line_up_are_50() -> None:
    others = [*plain(22, "action"), *plain(22, "item")]

    assert broken([*STARTERS, *others]) == []
    assert broken([*STARTERS, *others[1:]]) == ["WL-DECK-02"]


@pytest.mark.rule("WL-DECK-05")
@pytest.mark.parametrize(("more", "rules"), [(1, []), (2, ["WL-DECK-03"])])
def test_WL_DECK_05_a_card_with_two_copies_in_the_line_up_appears_only_once_more(more: int, rules: list[str]) -> None:
    assert broken(deck(50, *["one"] * more)) == rules


@pytest.mark.rule("WL-DECK-05")
def test_WL_DECK_05_the_line_up_comes_out_of_the_deck() -> None:
    match = set_up({"cards": deck(50)}, {"cards": deck(50)})

    for seat in (0, 1):
        line_up = tuple(range(seat * 50, seat * 50 + 6))
        assert match.answer(Answer(seat, "line-up", NOBODY, line_up))

    drawn = 5
    assert [len(pile) for pile in match.state.decks] == [50 - 6 - drawn] * 2  # type: ignore[attr-defined]


@pytest.mark.rule("WL-DECK-06")
def test_WL_DECK_06_an_epic_card_is_there_only_once() -> None:
    assert broken(deck(50, "relic", "relic")) == ["WL-DECK-06"]
    assert broken(deck(50, "relic", "relic-b")) == []


@pytest.mark.rule("WL-DECK-06")
@pytest.mark.parametrize("pair", [("plain-relic", "relic"), ("relic", "plain-relic")])
def test_WL_DECK_06_an_epic_and_a_plain_printing_of_one_name_are_two(pair: tuple[str, str]) -> None:
    assert broken(deck(50, "plain-relic", "plain-relic")) == []
    assert broken(deck(50, *pair)) == ["WL-DECK-06"]


@pytest.mark.rule("WL-DECK-07")
def test_WL_DECK_07_two_warlords_are_refused_also_two_of_the_same_card() -> None:
    assert broken(deck(50)) == []
    assert broken(deck(50, "lord-b")) == ["WL-DECK-07"]
    assert broken(deck(50, "lord-a")) == ["WL-DECK-07"]


@pytest.mark.rule("WL-DECK-08")
def test_WL_DECK_08_one_overlord_is_fine_and_two_of_different_names_are_not() -> None:
    assert broken(deck(50, "over")) == []
    assert broken(deck(50, "over", "over-b")) == ["WL-DECK-08"]


@pytest.mark.rule("WL-DECK-09")
@pytest.mark.parametrize(
    ("starters", "rules"),
    [
        (["one", "one-b", "one-c", "two", "two-b", "lord-a"], []),
        (["one", "one-b", "one-c", "two", "lord-a"], ["WL-DECK-09"]),
        (["one", "one-b", "two", "two-b", "lord-a"], ["WL-DECK-09"]),
        (["one", "one-b", "one-c", "two", "two-b"], ["WL-DECK-09"]),
        (["one", "one-b", "one-c", "two", "stranger", "lord-a"], ["WL-DECK-09"]),
        (["one", "one-b", "one-c", "two", "mercenary", "lord-a"], ["WL-DECK-09"]),
        (["one", "one-b", "one-c", "hero", "hero", "lord-a"], ["WL-DECK-09"]),
    ],
)
def test_WL_DECK_09_the_deck_must_hold_a_legal_line_up(starters: list[str], rules: list[str]) -> None:
    """Too few of level 2 or of level 1, no Warlord, a stranger, a Mercenary (B14), one Unique twice."""
    assert broken(deck(50, starters=starters)) == rules


def test_every_rule_a_deck_breaks_is_told_at_once() -> None:
    wrong = ["lord-a", "lord-b", *["action-1"] * 4, "relic", "relic", "over", "over-b"]

    assert sorted(broken(wrong)) == [f"WL-DECK-0{number}" for number in (2, 3, 6, 7, 8, 9)]


@pytest.mark.parametrize("card", ["unknown", "summoned:one:good", "nothing", 7, ["one"], None])
def test_a_deck_of_cards_that_nobody_can_own_is_bad_input(card: object) -> None:
    with pytest.raises(BadInput):
        set_up({"cards": [*deck(50), card]}, {"cards": deck(50)})
