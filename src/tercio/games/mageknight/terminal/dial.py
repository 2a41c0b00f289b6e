"""A combat dial in a terminal: click beside click, as far as it may be seen, with its abilities by letters."""

from __future__ import annotations

from string import ascii_lowercase
from typing import Final

from tercio.content.wording import Wording
from tercio.games.charts import aligned
from tercio.games.mageknight.field.visible_clicks import VisibleClick, shown_clicks
from tercio.games.mageknight.printed.dials import SLOTS, Click
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.words.descriptions import ability_words
from tercio.games.mageknight.words.names import MOVE_NAMES, VALUE_NAMES, spoken
from tercio.games.terminal import Span, Spans

DEAD: Final = "✝"
START: Final = "▸"
REPAIR: Final = "+"

word: Final = Wording("tercio.games.mageknight", "terminal.dial").spoken


def dial_lines(state: MageKnight, warrior: Warrior, lang: str) -> list[Spans]:
    """Its values in rows; under them what the letters mean, with the rules to look up."""
    clicks = shown_clicks(state, warrior)
    abilities = list(dict.fromkeys([mark.ability for shown in clicks for mark in shown.values.marks]))
    letters = dict(zip(abilities, ascii_lowercase, strict=False))
    is_whole = len(clicks) == len(warrior.figure.dial)
    rows = [[word("click", lang), *[head_of(warrior, shown) for shown in clicks], *[DEAD] * is_whole]]
    for slot in SLOTS:
        values = [value_words(shown.values, slot, letters) for shown in clicks]
        rows.append([spoken(VALUE_NAMES[slot], lang), *values, *[""] * is_whole])
    types = [spoken(MOVE_NAMES[shown.values.move_type], lang) for shown in clicks]
    if len(set(types)) > 1:
        rows.append([word("type", lang), *types, *[""] * is_whole])
    widths = [max([len(row[i]) for row in rows]) for i in range(len(rows[0]))]
    lines: list[Spans] = [[Span(f"  {aligned(row, widths)}", "" if row is not rows[0] else "bold")] for row in rows]
    named = [f"{letters[ability]} {ability_words(ability, lang)}" for ability in abilities if ability in letters]
    lines += [[Span(f"  {each}")] for each in named]
    has_repair = any([shown.values.is_repair for shown in clicks])
    if is_whole:
        lines.append([Span(f"  {word('marks', lang)}{word('repair', lang) if has_repair else ''}", "dim")])
    else:
        lines.append([Span(f"  {word('closed', lang)}", "dim")])
    return lines


def head_of(warrior: Warrior, shown: VisibleClick) -> str:
    number = f"[{shown.click + 1}]" if shown.is_current else str(shown.click + 1)
    start = START if shown.click == warrior.limit else ""
    return f"{start}{number}{REPAIR if shown.values.is_repair else ''}"


def value_words(click: Click, slot: str, letters: dict[str, str]) -> str:
    """8, or 8ab with two abilities on it."""
    marks = "".join([letters.get(mark.ability, "") for mark in click.marks if mark.slot == slot])
    return f"{click.value(slot)}{marks}"
