"""A card in a terminal: what is printed on it on a line, and its texts below."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from tercio.content.wording import Wording
from tercio.games.terminal import Span, Spans
from tercio.games.warlord.printed.cards import (
    CHARACTER,
    OVAL,
    Face,
)
from tercio.games.warlord.state import FORMATION, warlord
from tercio.games.warlord.words.names import card_name, face_name
from tercio.games.warlord.words.portraits import print_words
from tercio.games.warlord.words.printed import ALIGNMENTS, CLASSES
from tercio.games.warlord.words.remarks import now_words
from tercio.kernel import View

WIDTH: Final = 80
INDENT: Final = "    "

word: Final = Wording("tercio.games.warlord", "terminal.portraits").spoken


def text_lines(face: Face, lang: str, room: int) -> list[Spans]:
    """The paragraphs of its text, each on lines of its own."""
    lines: list[Spans] = []
    for ability in face.abilities:
        text = ability.text_de if lang == "de" else ability.text_en
        lines += [[Span(INDENT + part)] for part in wrap(text, room - len(INDENT))]
    return lines


def hand_lines(face: Face, lang: str, room: int = WIDTH) -> list[Spans]:
    """A card as its holder sees it."""
    name, words = face_name(face, lang), print_words(face, lang)
    head: Spans = [Span(f" {name}", "bold")]
    if len(name) + len(words) + 3 <= room:
        return [[*head, Span(f"  {words}", "dim")], *text_lines(face, lang, room)]
    rest: list[Spans] = [[Span(INDENT + part, "dim")] for part in wrap(words, room - len(INDENT))]
    return [head, *rest, *text_lines(face, lang, room)]


def full_lines(face: Face, lang: str) -> list[Spans]:
    """Everything that is printed, the story too."""
    is_for_all = face.char_class == OVAL and face.type != CHARACTER
    who = word("for-all", lang) if is_for_all else CLASSES[face.char_class].spoken(lang)
    about = ", ".join([part for part in (who, ALIGNMENTS[face.alignment].spoken(lang)) if part])
    head, *rest = hand_lines(face, lang)
    story = face.story_de if lang == "de" else face.story_en
    told: list[Spans] = [[Span(INDENT + part, "dim italic")] for part in wrap(story, WIDTH - len(INDENT))]
    return [head, [Span(INDENT + about, "dim")], *rest, *told]


def describe(view: View, thing: int, lang: str) -> list[Spans]:
    """What is printed; for a character in play also how it fares, and everything that it bears."""
    state = warlord(view.ghost)
    card = state.cards[thing]
    lines = full_lines(card.face, lang)
    if card.zone != FORMATION:
        return lines
    seat, rank, _ = state.place_of(thing)
    where = word("in-rank", lang, player=seat + 1, rank=rank)
    lines[0] = [Span(f" {card_name(state, thing, lang)}", "bold"), *lines[0][1:]]
    lines.insert(1, [Span("    " + word("now", lang, words=f"{where}, {now_words(state, card, lang)}"))])
    if card.holds:
        lines.append([Span("    " + word("bears", lang))])
    for held in card.holds:
        lines += [[Span("   "), *line] for line in hand_lines(state.cards[held].face, lang, WIDTH - 3)]
    return lines
