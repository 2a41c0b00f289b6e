"""WL-FORMAT: the Campaign Format and its printings."""

from typing import Any

import pytest

from battle import Battle, action, army, character, item, lord
from tercio.content.trouble import BadInput
from tercio.games import open_game
from tercio.games.warlord.building.deck import Deck, problems_of, read_list, write_list
from tercio.games.warlord.game import WarlordGame
from tercio.kernel import seeded, start

STARTERS = ["one", "one", "one", "two", "two", "lord-a"]
ORDER = {"kind": "order", "do": [{"do": "draw"}], "text": {"en": "...", "de": "..."}}
SHIELD = {"en": "Round Shield", "de": "Rundschild"}


def printed(card: dict[str, Any], set_id: str, has_symbol: bool) -> dict[str, Any]:
    return {**card, "set": set_id, "campaign": has_symbol}


def cards() -> list[dict[str, Any]]:
    found = [lord("lord-a"), character("one"), character("two", level=2)]
    found += [action(f"action-{i}", ORDER) for i in range(10)] + [item(f"item-{i}", "weapon") for i in range(10)]
    found += [
        printed(item("relic", "helmet"), "old-set", False),
        printed(item("medal", "helmet"), "old-set", True),
        printed(item("crown", "helmet"), "campaign-edition", True),
        printed(item("misprint", "helmet"), "campaign-edition", False),
        printed({**item("round-shield", "shield"), "name": SHIELD}, "old-set", False),
        printed({**item("round-shield-ce", "shield"), "name": SHIELD}, "campaign-edition", True),
    ]
    return [{key: value for key, value in card.items() if key != "has_faction"} for card in found]


def game() -> WarlordGame:
    opened = open_game("warlord", inline={"card": cards()})
    assert isinstance(opened, WarlordGame)
    return opened


def deck(*others: str) -> list[str]:
    room = 44 - len(others)
    actions = [f"action-{i // 3}" for i in range(room // 2)]
    return [*STARTERS, *others, *actions, *[f"item-{i // 3}" for i in range(room - room // 2)]]


def broken(*others: str, is_campaign: bool = True) -> list[str]:
    """The rules that a deck with these cards breaks."""
    return [problem.rule for problem in problems_of(game().faces, Deck("test", tuple(deck(*others))), is_campaign)]


@pytest.mark.rule("WL-FORMAT-01")
def test_WL_FORMAT_01_a_card_that_never_had_the_symbol_is_refused_in_campaign_only() -> None:
    assert broken() == []
    assert broken("relic") == ["WL-FORMAT-01"]
    assert broken("relic", is_campaign=False) == []


@pytest.mark.rule("WL-FORMAT-01")
def test_WL_FORMAT_01_a_campaign_match_does_not_begin_with_such_a_deck() -> None:
    def begin(is_campaign: bool) -> None:
        decks = [{"cards": deck("relic")}, {"cards": deck()}]
        start(game(), {"decks": decks, "campaign": is_campaign, "content": {"card": cards()}}, seeded(1))

    begin(False)
    with pytest.raises(BadInput, match="Relic"):
        begin(True)


@pytest.mark.rule("WL-FORMAT-02")
def test_WL_FORMAT_02_the_symbol_decides_and_not_the_set() -> None:
    assert broken("crown", "medal") == []
    assert broken("misprint") == ["WL-FORMAT-01"]


@pytest.mark.rule("WL-FORMAT-03")
def test_WL_FORMAT_03_the_old_printing_of_a_reprinted_card_is_legal() -> None:
    faces = game().faces

    assert not faces["round-shield"].is_campaign
    assert broken("round-shield") == []


@pytest.mark.rule("WL-FORMAT-03")
@pytest.mark.parametrize(("old", "new", "rules"), [(2, 1, []), (2, 2, ["WL-DECK-03"]), (0, 4, ["WL-DECK-03"])])
def test_WL_FORMAT_03_both_printings_count_together_for_the_limit_of_3(old: int, new: int, rules: list[str]) -> None:
    assert broken(*["round-shield"] * old, *["round-shield-ce"] * new) == rules


@pytest.mark.rule("WL-FORMAT-03", "WL-EQUIP-06")
def test_WL_FORMAT_03_two_printings_are_the_same_card_in_play_too() -> None:
    names = {"round-shield": ["amulet"], "round-shield-ce": ["ring"]}
    shields = [{**item(name, *traits), "name": SHIELD} for name, traits in names.items()]
    battle = Battle(
        army(["hero", "other"], ["lord-a"], hand=["round-shield-ce"]),
        army(["foe"], ["lord-b"]),
        cards=shields,
        on={"hero": {"items": ["round-shield"]}},
    )

    assert battle.refused_by("equip", "round-shield-ce", "hero") == ["WL-EQUIP-06"]
    assert battle.refused_by("equip", "round-shield-ce", "other") == []


@pytest.mark.rule("WL-FORMAT-03")
@pytest.mark.parametrize("lang", ["en", "de"])
def test_WL_FORMAT_03_a_written_list_keeps_the_printings_apart(lang: str) -> None:
    faces = game().faces
    mixed = Deck("mixed", tuple(deck("round-shield", "round-shield", "round-shield-ce")))

    again = read_list(faces, write_list(faces, mixed, lang))

    assert sorted(again.cards) == sorted(mixed.cards)
