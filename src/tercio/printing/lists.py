"""A deck list on paper: every copy with a box to tick, the starting army, how it is made up, how it is played."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.content.wording import Wording
from tercio.games.warlord.building.deck import Deck, problems_of
from tercio.games.warlord.building.overview import Overview, counted_cards, overview_of
from tercio.games.warlord.printed.cards import TYPES, Face
from tercio.games.warlord.words.names import face_name, symbol_of
from tercio.games.warlord.words.printed import CLASSES, FACTIONS, PLURALS, called
from tercio.printing.emblems import CLASS_SHAPES, FACTION_SHAPES
from tercio.printing.paper import A4_HIGH, A4_WIDE, INK, MM_OF_POINT, SANS, SOFT, Paper

SAY: Final = Wording("tercio.hall")

EDGE: Final = 16.0
ROOM: Final = A4_WIDE - 2 * EDGE
GAP: Final = 10.0
COLUMN: Final = (ROOM - GAP) / 2
BOTTOM: Final = 64.0  # what army and numbers take
LOWEST: Final = A4_HIGH - 14
TALLEST: Final = 6.4  # of a row of the list
SHORTEST: Final = 3.6
MOST_BOXES: Final = 3
MOST_LINES: Final = 10  # of the guide
ACCENT: Final = "#93301f"
TINTS: Final = ("#3d6a8c", "#d9a05b", "#cfd8d2")  # characters, items, actions: apart even without colour

WORDS: Final = Wording("tercio.hall", "printing.lists")


class Entry(NamedTuple):
    """A row of the list: a card with its copies; without a card the heading of a type, or nothing above it."""

    text: str
    copies: int
    face: Face | None = None


def said(key: str, lang: str) -> str:
    return WORDS.spoken(key, lang)


def draw_list(paper: Paper, faces: dict[str, Face], deck: Deck, lang: str) -> None:
    """One page; a list of very many different cards runs on."""
    paper.add_page()
    seen = overview_of(faces, deck)
    top = draw_head(paper, faces, deck, seen, lang)
    rows = entries(faces, deck, lang)
    high = LOWEST - BOTTOM - top
    tall = min(TALLEST, max(SHORTEST, high * 2 / (len(rows) + 2)))
    while rows:
        most = int((LOWEST - BOTTOM - top) / tall)
        for column, number in enumerate((fair_split(rows, most), most)):
            here, rows = rows[:number], rows[number:]
            while rows and here[-1].face is None:  # a heading never stands alone at the end
                here, rows = here[:-1], [here[-1], *rows]
            if rows and not rows[0].text:
                rows = rows[1:]
            for at, entry in enumerate(here):
                draw_entry(paper, entry, EDGE + column * (COLUMN + GAP), top + at * tall, tall)
        if rows:
            draw_foot(paper)
            paper.add_page()
            top = EDGE
    draw_army(paper, seen, lang)
    draw_curve(paper, seen, lang)
    draw_classes(paper, seen, lang)
    draw_foot(paper)


def fair_split(rows: list[Entry], most: int) -> int:
    """How many rows stand in the first column: whole types where that is possible, else half of them."""
    for at, entry in enumerate(rows):
        if at and not entry.text and at <= most and len(rows) - at <= most:
            return at
    return min(most, (len(rows) + 1) // 2 + 1)


def draw_head(paper: Paper, faces: dict[str, Face], deck: Deck, seen: Overview, lang: str) -> float:
    """Title, what it is, and how it is played. Returns where the list begins."""
    paper.pen(24, "B")
    paper.words(deck.name, EDGE, 25, ROOM)
    paper.stroke(EDGE, 28.5, EDGE + ROOM, 28.5, ACCENT, 0.7)
    lord = seen.warlord
    about = [f"{seen.size} {said('cards', lang)}"]
    if lord is not None:
        about += [face_name(lord, lang), called(FACTIONS, lord.faction).spoken(lang)]
        paper.shape(FACTION_SHAPES.get(lord.faction, FACTION_SHAPES[""]), EDGE + ROOM - 10, 15.5, 10 / 24, ACCENT)
    problems = problems_of(faces, deck)
    about.append(said("illegal", lang) if problems else said("legal", lang))
    paper.pen(10.5, "", SOFT)
    paper.words("  ·  ".join(about), EDGE, 34, ROOM)
    at = 35.0
    guide = deck.guide_de if lang == "de" else deck.guide_en
    told = [problem.de if lang == "de" else problem.en for problem in problems] or [guide]
    paper.pen(9, "I" if not problems else "", INK)
    lines = [line for text in told for line in paper.broken(text, ROOM)]
    if len(lines) > MOST_LINES:  # a long guide must leave room for the list
        lines = [*lines[: MOST_LINES - 1], "..."]
    for line in lines:
        at += 9 * MM_OF_POINT * 1.2
        paper.words(line, EDGE, at, ROOM)
    for column, key in enumerate(("player", "event")):
        x = EDGE + column * (COLUMN + GAP)
        paper.pen(9, "", SOFT)
        label = said(key, lang)
        paper.words(label, x, at + 8)
        paper.stroke(x + paper.wide(label) + 2, at + 8.4, x + COLUMN, at + 8.4)
    return at + 13


def entries(faces: dict[str, Face], deck: Deck, lang: str) -> list[Entry]:
    """By type, in each by level and name."""
    found: list[Entry] = []
    cards = counted_cards(faces, deck)
    for kind in TYPES:
        here = [(face, copies) for face, copies in cards if face.type == kind]
        if not here:
            continue
        if found:
            found.append(Entry("", 0))
        title = PLURALS[kind].spoken(lang)
        found.append(Entry(title[:1].upper() + title[1:], sum([copies for _, copies in here])))
        here.sort(key=lambda each: (each[0].level, face_name(each[0], lang)))
        found += [Entry(face_name(face, lang), copies, face) for face, copies in here]
    return found


def draw_entry(paper: Paper, entry: Entry, x: float, y: float, tall: float) -> None:
    if not entry.text:
        return
    base = y + tall * 0.72
    letters = tall / MM_OF_POINT * 0.62
    if entry.face is None:
        paper.pen(letters * 1.1, "B", ACCENT)
        paper.words(entry.text, x, base, COLUMN - 10)
        paper.words(str(entry.copies), x, base, COLUMN, "R")
        paper.stroke(x, y + tall * 0.95, x + COLUMN, y + tall * 0.95, ACCENT, 0.3)
        return
    box = tall * 0.52
    paper.set_line_width(0.2)
    for copy in range(min(entry.copies, MOST_BOXES)):
        paper.box(x + copy * box * 1.3, base - box * 0.92, box, box, edge=INK)
    left = x + MOST_BOXES * box * 1.3 + 1
    paper.pen(letters, "B")
    paper.words(str(entry.copies), left, base, tall * 0.9, "C")
    symbol = symbol_of(entry.face)
    drawn = CLASS_SHAPES[symbol.shape]
    fill, ink = {"white": ("#ffffff", INK), "black": ("#1d1a19", "#ffffff")}.get(symbol.colour, ("#e2d3a8", INK))
    size = tall * 0.9
    paper.shape(drawn.body, left + tall, y + tall * 0.04, size / 48, fill, INK, 0.2)
    paper.shape(drawn.lines, left + tall, y + tall * 0.04, size / 48, "", SOFT, 0.06)
    paper.pen(letters * 0.78, "B", ink)
    paper.words(str(symbol.number), left + tall, y + tall * 0.04 + size * (drawn.y + 5.5) / 48, size, "C")
    paper.pen(letters)
    paper.words(entry.text, left + 2.2 * tall, base, COLUMN - (left - x) - 2.2 * tall)


# -- numbers --------------------------------------------------------------------------------------


def heading(paper: Paper, text: str, x: float, y: float, wide: float) -> None:
    paper.pen(10.5, "B", ACCENT)
    paper.words(text, x, y)
    paper.stroke(x, y + 1.4, x + wide, y + 1.4, ACCENT, 0.3)


def draw_army(paper: Paper, seen: Overview, lang: str) -> None:
    """WL-START  As it stands on the table: the Warlord behind, three of level 1 in front."""
    top = LOWEST - BOTTOM + 10
    heading(paper, said("army", lang), EDGE, top, COLUMN)
    if not seen.army:
        paper.pen(9, "I", SOFT)
        paper.words(said("no-army", lang), EDGE, top + 7)
        return
    ranks = (seen.army[:3], seen.army[3:5], seen.army[5:])
    high, wide = 12.0, (COLUMN - 4) / 3
    for rank, cards in enumerate(ranks):
        y = top + 5 + rank * (high + 2.5)
        first = EDGE + (COLUMN - len(cards) * wide - (len(cards) - 1) * 2) / 2
        for place, face in enumerate(cards):
            x = first + place * (wide + 2)
            paper.set_line_width(0.25)
            paper.box(x, y, wide, high, "#f7f2e4", SOFT, round_=1.2)
            paper.pen(8, "B")
            lines = paper.broken(face_name(face, lang), wide - 2)[:3]
            for at, line in enumerate(lines):
                paper.words(line, x + 1, y + high / 2 + 1 + (at - (len(lines) - 1) / 2) * 3.4, wide - 2, "C")


def draw_curve(paper: Paper, seen: Overview, lang: str) -> None:
    """Cards by level: characters below, items on them, actions on top."""
    left, top, wide, high = EDGE + COLUMN + GAP, LOWEST - BOTTOM + 10, COLUMN * 0.56, 32.0
    heading(paper, said("levels", lang), left, top, wide)
    levels = dict(seen.curve)
    last = max(5, *levels)
    bar = wide / last
    most = max([sum(numbers) for numbers in levels.values()])
    floor = top + 10 + high
    paper.set_line_width(0.2)
    for level in range(1, last + 1):
        at = floor
        x = left + (level - 1) * bar
        for tint, number in zip(TINTS, levels.get(level, ()), strict=False):
            part = number / most * high
            at -= part
            if number:
                paper.box(x + bar * 0.12, at, bar * 0.76, part, tint, INK)
        paper.pen(8, "B")
        if level in levels:
            paper.words(str(sum(levels[level])), x, at - 1, bar, "C")
        paper.pen(8, "", SOFT)
        paper.words(str(level), x, floor + 3.6, bar, "C")
    paper.stroke(left, floor, left + wide, floor, INK, 0.3)
    paper.pen(7, "", INK)
    for at, (tint, kind) in enumerate(zip(TINTS, TYPES, strict=True)):
        x = left + at * wide / 3
        paper.box(x, floor + 5.5, 2.4, 2.4, tint, INK)
        paper.words(PLURALS[kind].spoken(lang), x + 3.2, floor + 7.6, wide / 3 - 4)


def draw_classes(paper: Paper, seen: Overview, lang: str) -> None:
    left, top = EDGE + COLUMN + GAP + COLUMN * 0.56 + 6, LOWEST - BOTTOM + 10
    wide = EDGE + ROOM - left
    heading(paper, said("classes", lang), left, top, wide)
    shapes = dict(zip(CLASSES, CLASS_SHAPES, strict=True))
    for at, (char_class, number) in enumerate(seen.classes):
        y = top + 5 + at * 7
        paper.shape(CLASS_SHAPES[shapes[char_class]].body, left, y, 5 / 48, "#e2d3a8", INK, 0.2)
        paper.pen(8.5)
        paper.words(CLASSES[char_class].spoken(lang), left + 6.5, y + 3.7, wide - 12)
        paper.pen(8.5, "B")
        paper.words(str(number), left, y + 3.7, wide, "R")


def draw_foot(paper: Paper) -> None:
    paper.pen(7, colour=SOFT, family=SANS)
    paper.words("Tercio", 0, A4_HIGH - 7, A4_WIDE, "C")
