"""Everything about a thing in a terminal: a unit with its card, an objective, terrain."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.games.places import inch_words, place_words
from tercio.games.summoners.field.values import run, size, walk
from tercio.games.summoners.state import Summoners, Unit, summoners
from tercio.games.summoners.words.names import unit_name
from tercio.games.summoners.words.profile_cards import card_text, profile_card
from tercio.games.summoners.words.remarks import control_words, now_words, thing_words
from tercio.games.terminal import Span, Spans
from tercio.kernel import View

word: Final = Wording("tercio.games.summoners", "terminal.descriptions").spoken


def describe(view: View, thing: int, lang: str) -> list[Spans]:
    """What is printed on the card, and how it fares now."""
    unit = summoners(view.ghost).find(thing)
    if unit is not None:
        return unit_lines(summoners(view.ghost), unit, lang)
    told = thing_words(view, thing, lang)
    return [] if told is None else [[Span(told[0], "bold"), Span(f"  {told[1]}")]]


def unit_lines(state: Summoners, unit: Unit, lang: str) -> list[Spans]:
    first, *rest = card_text(profile_card(unit.profile, lang))
    lines: list[Spans] = [[Span(unit_name(state, unit.id, lang), "bold"), Span(f"  {first}", "dim")]]
    lines += [[Span(f"  {line}")] for line in rest]
    moving = f"{inch_words(walk(state, unit).total, lang)}/{inch_words(run(state, unit).total, lang)}"
    figures = f"{now_words(state, unit, lang)}, {moving}″, {word('size', lang, size=size(state, unit).total)}"
    lines.append([Span(f"  {word('now', lang, place=place_words(unit.at, lang))}, {figures}")])
    if not unit.profile.is_summoner:
        lines.append([Span(f"  {word('control', lang, odds=control_words(state, unit, lang))}")])
    return lines
