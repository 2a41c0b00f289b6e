"""Texts that no shipped card has read as they did when somebody looked them through, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from battle import ability, action, character
from courses import hear
from tercio.content.trouble import BadInput
from tercio.games import open_game
from tercio.games.warlord.abilities.registry import STATS
from tercio.games.warlord.printed.cards import Face
from tercio.games.warlord.words.texts import readings_of

ENEMY = {"aim": {"side": "enemy"}}
OWN = {"aim": {"side": "own"}}


def order(*do: dict[str, Any], **more: Any) -> dict[str, Any]:
    return ability("order", *do, **more)


def react(trigger: str, *do: dict[str, Any], **more: Any) -> dict[str, Any]:
    return ability("react", *do, trigger=trigger, **more)


def always(*do: dict[str, Any]) -> dict[str, Any]:
    return ability("static", *do)


READ: dict[str, dict[str, Any]] = {
    "exhume": order({"do": "exhume"}, {"do": "banish", "who": "picked"}),
    "exhume-of": order({"do": "exhume", "who": "target", "filter": {"type": "item"}}, **ENEMY),
    "arm": order({"do": "search", "filter": {"type": "item"}}, {"do": "arm", "who": "target"}, **OWN),
    "look-hand": order({"do": "look", "who": "target", "kind": "hand"}, **ENEMY),
    "look-deck": order({"do": "look", "who": "target", "number": 3}, **ENEMY),
    "recoil": react("after:hit", {"do": "recoil", "amount": 2}, tests=[{"who": "striker", "side": "enemy"}]),
    "survive": react("before:killed", {"do": "survive"}),
    "ready-item": order({"do": "ready-item"}),
    "ready-item-target": order({"do": "ready-item", "who": "target", "word": "steed"}, **OWN),
    "peek-kind": order({"do": "peek", "number": 4, "filter": {"type": "item"}}),
    "peek-top": order({"do": "peek", "number": 2, "to": "top"}),
    "discard-item": order({"do": "discard-item", "who": "target"}, **ENEMY),
    "swap-two": order({"do": "swap"}, aim={"side": "own", "least": 2, "most": 2}),
    "swap": order({"do": "swap"}, **OWN),
    "reroll-you": react("after:initiative-rolled", {"do": "reroll"}, tests=[{"who": "victim", "side": "own"}]),
    "reroll-player": react("after:initiative-rolled", {"do": "reroll"}),
    "attack": order({"do": "attack"}),
    "attack-free": order({"do": "attack", "kind": "free"}),
    "entry-level": always({"do": "modify", "stat": "entry-level", "amount": 2}),
    "strikes-each": order(
        {"do": "strike", "who": "self", "kind": "ranged", "to": "targets"},
        aim={"side": "enemy", "place": "shot", "most": 3},
    ),
    "strikes-counted": order({"do": "strike", "amount": 1, "per": "items", "counts": "number"}),
    "strikes-bonus": order({"do": "strike", "amount": 1, "per": "level", "counts": "amount"}),
    "lost-trait": always({"do": "grant", "stat": "no-trait", "word": "knight"}),
    "lost-trait-all": always(
        {"do": "grant", "stat": "no-trait", "word": "knight", "who": "all", "filter": {"side": "enemy"}}
    ),
    "challenge-next": order({"do": "challenge", "who": "target", "until": "next-strike"}, **ENEMY),
    "challenge-to": order(
        {"do": "challenge", "who": "all", "filter": {"side": "enemy", "place": "front"}, "to": "target"}, **OWN
    ),
    "move-many": order({"do": "move", "who": "target", "to": "backward", "number": 2}, **ENEMY),
    "move-rank": order({"do": "move", "who": "target", "to": "rank", "number": 3}, **ENEMY),
    "move-any": order({"do": "move"}),
    "mill-many": order({"do": "mill", "who": "target", "number": 2}, **ENEMY),
    "draw-each": order({"do": "draw", "number": 2, "to": "each"}),
    "force-failure": react("before:rolled", {"do": "force", "amount": 1}),
    "force-strike": react("after:targeted", {"do": "force", "amount": 15, "to": "strike"}),
    "choose-three": order(
        {"do": "choose", "number": 3},
        {"do": "draw", "when": "first"},
        {"do": "heal", "when": "second"},
        {"do": "ready", "when": "third"},
    ),
    "summon": order({"do": "summon"}),
    "enter-picked": order({"do": "search", "filter": {"type": "character"}}, {"do": "enter", "who": "picked"}),
    "enter-source": react("after:died", {"do": "enter", "who": "source"}, hand=True),
    "banish-source": order({"do": "draw"}, {"do": "banish", "who": "source"}),
    "stun-source": react("after:died", {"do": "enter", "who": "source"}, {"do": "stun", "who": "source"}, hand=True),
    "given-caster": react("after:announced", {"do": "draw", "given": {"who": "caster", "class": "wizard"}}),
    "wounds-per": order({"do": "wound", "who": "target", "amount": 1, "per": "hand"}, **ENEMY),
    "extra-less": react("after:hit", {"do": "extra-wounds", "amount": -1}),
    "redirect-wounds": react("before:wounded", {"do": "redirect-wounds", "who": "wounder"}),
    "spare": react("before:fallen", {"do": "spare"}),
    "hold-back": react("before:manoeuvred", {"do": "hold-back"}),
    "check-feat": order({"do": "check", "dc": 12, "kind": "stealth"}, {"do": "draw", "when": "passed"}),
    "retrieve-deck": order({"do": "retrieve", "to": "deck", "filter": {"type": "item"}}),
    "wounds-fewer": always({"do": "modify", "stat": "melee-wounds", "amount": -1}),
    "wounds-fewer-against": always(
        {"do": "modify", "stat": "wounds-against", "amount": -2, "filter": {"trait": "undead"}}
    ),
    "wounds-more-ranged": always(
        {"do": "modify", "stat": "ranged-wounds-against", "amount": 1, "filter": {"trait": "undead"}}
    ),
    "room": always({"do": "modify", "stat": "room", "amount": 1}),
    "slots": always({"do": "modify", "stat": "slots", "amount": 1, "word": "weapon"}),
    "fewer-dice": always({"do": "modify", "stat": "initiative-dice", "amount": -1}),
    "banish-picked": order({"do": "discard-item", "who": "target"}, {"do": "banish", "who": "picked"}, **ENEMY),
    "search-discard": order({"do": "search", "to": "discard"}),
}


@pytest.mark.parametrize("name", READ)
def test_a_text_reads_as_ever_in_both_languages(name: str) -> None:
    text = READ[name]
    values: dict[str, Any] = {"attacks": [3], "armour": 12, "hit_points": 1} if name == "summon" else {}
    is_character = text["kind"] == "static" or "hand" in text
    card = character(name, ability=[text]) if is_character else action(name, text, **values)
    card.pop("has_faction", None)
    faces = open_game("warlord", inline={"card": [card]}).catalogue()[Face]
    (reading,) = readings_of(faces[name], faces)

    hear(name, (reading.en, reading.de))
    assert reading.en != reading.de


@pytest.mark.parametrize("stat", sorted(STATS))
def test_every_number_of_a_stat_reads_as_ever(stat: str) -> None:
    """One more, several more, one fewer, several fewer: each has words of its own where the language wants them."""
    told: list[tuple[int, str, str]] = []
    for amount in (-2, -1, 1, 2):
        for more in ({}, {"word": "weapon"}, {"filter": {"trait": "undead"}}, {"per": "wounds"}):
            card = character("one", ability=[always({"do": "modify", "stat": stat, "amount": amount, **more})])
            card.pop("has_faction", None)
            try:
                faces = open_game("warlord", inline={"card": [card]}).catalogue()[Face]
            except BadInput:
                continue
            (reading,) = readings_of(faces["one"], faces)
            told.append((amount, reading.en, reading.de))
    hear(stat, told)

    assert len(set(told)) == len(told)
