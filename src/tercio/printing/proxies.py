"""Cards to cut out: 63 by 88 millimetres, nine a page, each copy once."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.content.wording import signed
from tercio.games.warlord.printed.cards import CHARACTER, ITEM, OVAL, Face
from tercio.games.warlord.printed.pictures import picture_of
from tercio.games.warlord.words.names import face_name, symbol_of
from tercio.games.warlord.words.portraits import attacks_words, feat_words, word
from tercio.games.warlord.words.printed import ANY_CLASS, CLASSES, TYPES, trait
from tercio.printing.emblems import (
    CLASS_SHAPES,
    VALUE_SHAPES,
    Tincture,
    tincture_of,
)
from tercio.printing.paper import A4_HIGH, A4_WIDE, INK, MM_OF_POINT, SANS, SOFT, Paper
from tercio.printing.pictures import draw_picture

WIDE: Final = 63.0
HIGH: Final = 88.0
COLUMNS: Final = 3
ROWS: Final = 3
LEFT: Final = (A4_WIDE - COLUMNS * WIDE) / 2
TOP: Final = (A4_HIGH - ROWS * HIGH) / 2
MARK: Final = 5.0  # length of a cut mark
UNIT: Final = 0.25  # the screen draws a card 252 wide
TEXT: Final = 47.3  # where the box with the text begins
PAPER: Final = "#fffdf6"
LARGEST: Final = 9.5  # points
SMALLEST: Final = 5.0
LEADING: Final = 1.16
LONGEST_LEAD: Final = 34  # letters


class Row(NamedTuple):
    """A line of the text box."""

    text: str
    style: str
    gap: float  # above it, in lines
    lead: str = ""  # the words before the colon, which say when the text can be used


def draw_proxies(paper: Paper, faces: list[Face], title: str, lang: str) -> None:
    pages = -(-len(faces) // (COLUMNS * ROWS))
    for page in range(pages):
        paper.add_page()
        here = faces[page * COLUMNS * ROWS : (page + 1) * COLUMNS * ROWS]
        for place, face in enumerate(here):
            draw_card(paper, face, LEFT + place % COLUMNS * WIDE, TOP + place // COLUMNS * HIGH, lang)
        draw_cut_marks(paper)
        paper.pen(7, colour=SOFT, family=SANS)
        paper.words(f"{title}  ·  {page + 1}/{pages}", 0, A4_HIGH - 5, A4_WIDE, "C")


def draw_cut_marks(paper: Paper) -> None:
    """At both ends of every cut, outside the cards."""
    for column in range(COLUMNS + 1):
        x = LEFT + column * WIDE
        paper.stroke(x, TOP - MARK - 1, x, TOP - 1)
        paper.stroke(x, A4_HIGH - TOP + 1, x, A4_HIGH - TOP + 1 + MARK)
    for row in range(ROWS + 1):
        y = TOP + row * HIGH
        paper.stroke(LEFT - MARK - 1, y, LEFT - 1, y)
        paper.stroke(A4_WIDE - LEFT + 1, y, A4_WIDE - LEFT + 1 + MARK, y)


def draw_card(paper: Paper, face: Face, x: float, y: float, lang: str) -> None:
    """As on the screen: frame, picture, name plate, traits, text, values."""
    tincture = tincture_of(face)
    paper.set_line_width(0.25)
    paper.box(x, y, WIDE, HIGH, "#16120d")
    paper.box(x + 1.2, y + 1.2, WIDE - 2.4, HIGH - 2.4, tincture.mid, tincture.metal, round_=2.2)
    draw_picture(paper, picture_of(face), x + 2, y + 2, WIDE - 4)
    paper.shape("M52 13h184l6 14-6 14H52z", x, y, UNIT, "#fbf3df", tincture.deep, 0.5)
    paper.shape("M8 166h236l-7 10 7 10H8l7-10z", x, y, UNIT, tincture.deep, tincture.metal, 0.3)
    paper.box(x + 3.5, y + TEXT, WIDE - 7, text_high(face) + 1, PAPER, tincture.deep, round_=0.8)
    draw_name(paper, face, x, y, lang)
    draw_traits(paper, face, x, y, lang)
    draw_text(paper, face, x, y, lang)
    draw_values(paper, face, tincture, x, y)


def draw_name(paper: Paper, face: Face, x: float, y: float, lang: str) -> None:
    """WL-CHAR-06  The symbol with the level in the corner, the name beside it."""
    symbol = symbol_of(face)
    drawn = CLASS_SHAPES[symbol.shape]
    fill, ink = {"white": ("#ffffff", INK), "black": ("#1d1a19", "#ffffff")}.get(symbol.colour, ("#e2d3a8", INK))
    paper.shape(drawn.body, x + 3, y + 2.8, 10.4 / 48, fill, INK, 0.4)
    paper.shape(drawn.lines, x + 3, y + 2.8, 10.4 / 48, "", SOFT, 0.12)
    paper.pen(15 if symbol.number < 10 else 13, "B", ink)
    paper.words(str(symbol.number), x + 3 + (drawn.x - 24) * 10.4 / 48, y + 2.8 + drawn.y * 10.4 / 48 + 1.75, 10.4, "C")
    name, room = face_name(face, lang), WIDE - 19.5
    paper.pen(12.5, "B")
    lines = paper.broken(name, room)
    if len(lines) > 1:
        paper.pen(9, "B")
        lines = paper.broken(name, room)
    first = y + 8.2 if len(lines) == 1 else y + 6.3
    for at, line in enumerate(lines[:2]):
        paper.words(line, x + 15, first + at * 3.5, room)


def draw_traits(paper: Paper, face: Face, x: float, y: float, lang: str) -> None:
    is_for_all = face.char_class == OVAL and face.type != CHARACTER
    kind = word("spell", lang) if face.is_spell else TYPES[face.type].spoken(lang)
    char_class = (ANY_CLASS if is_for_all else CLASSES[face.char_class]).spoken(lang)
    traits = ", ".join([trait(each).spoken(lang) for each in face.traits])
    paper.pen(7.5, "", "#ffffff")
    left = f"{kind} · {char_class}"
    room = WIDE - 9
    paper.words(left, x + 4.5, y + 44.8, room * 0.62 if traits else room)
    taken = min(paper.wide(left), room * 0.62)
    paper.pen(7.5, "B", "#ffffff")
    paper.words(traits, x + 4.5 + taken + 2, y + 44.8, room - taken - 2, "R")


def draw_text(paper: Paper, face: Face, x: float, y: float, lang: str) -> None:
    """As large as it fits, in the middle of its box."""
    room, box_high = WIDE - 10, text_high(face)
    size = LARGEST
    rows = text_rows(paper, face, room, size, lang)
    while high_of(rows, size) > box_high and size > SMALLEST:
        size -= 0.25
        rows = text_rows(paper, face, room, size, lang)
    line = size * MM_OF_POINT * LEADING
    at = y + TEXT + 0.5 + max(0.0, (box_high - high_of(rows, size)) / 2)
    for row in rows:
        at += (1 + row.gap) * line
        paper.pen(size, row.style, SOFT if row.style == "I" else INK)
        left = x + 5
        if row.lead:
            paper.pen(size, "B")
            paper.words(row.lead, left, at - line * 0.22, room)
            left += paper.wide(f"{row.lead} ")
            paper.pen(size)
        paper.words(row.text, left, at - line * 0.22, room - (left - x - 5), "C" if row.style == "B" else "L")


def text_rows(paper: Paper, face: Face, room: float, size: float, lang: str) -> list[Row]:
    """Feats, texts and story, broken into lines for letters of this size."""
    story = face.story_de if lang == "de" else face.story_en
    parts = [(" · ".join(feat_words(face, lang)), "B")]
    parts += [(each.text_de if lang == "de" else each.text_en, "") for each in face.abilities]
    rows: list[Row] = []
    for text, style in [*parts, (story, "I")]:
        lead = lead_of(text) if style == "" else ""
        paper.pen(size, "B")
        taken = paper.wide(f"{lead} ") if lead else 0.0
        paper.pen(size, style)
        gap = 0.45 if rows else 0.0
        for at, line in enumerate(paper.broken(text[len(lead) :], room, taken)):
            rows.append(Row(line, style, gap, lead) if at == 0 else Row(line, style, 0.0))
    return rows


def lead_of(text: str) -> str:
    """Order:"""
    lead, colon, _ = text.partition(":")
    return lead + colon if colon and len(lead) <= LONGEST_LEAD else ""


def high_of(rows: list[Row], size: float) -> float:
    return sum([1 + row.gap for row in rows]) * size * MM_OF_POINT * LEADING


def text_high(face: Face) -> float:
    return 29.4 if has_values(face) else 37.0


def has_values(face: Face) -> bool:
    return bool(face.attacks or face.armour or face.hit_points or face.type == CHARACTER)


def draw_values(paper: Paper, face: Face, tincture: Tincture, x: float, y: float) -> None:
    """Blade, shield, drop and gem: ATK, AC, hit points and skill."""
    top = y + 77
    if face.attacks:
        blade, grip = "M9 5.6h17l5 3.4-5 3.4H9z", "M4.6 7.9H7v2.2H4.6zM3.6 7.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z"
        paper.shape(blade, x + 1.2, top - 5, 0.96, "#f2f4f3", tincture.deep)
        for part in (grip, "M7 3.6h2v10.8H7z"):
            paper.shape(part, x + 1.2, top - 5, 0.96, tincture.metal, tincture.deep)
        paper.pen(12, "B")
        paper.words(attacks_words(face.attacks), x + 10.6, top + 5.1, 15.6, "C")
    armour = signed(face.armour) if face.type == ITEM else str(face.armour)
    if face.armour:
        draw_value(paper, "shield", armour, x + 32, top, "#dfe3e5", INK, tincture)
    if face.hit_points:
        draw_value(paper, "drop", str(face.hit_points), x + 41.5, top, "#c4392f", "#ffffff", tincture)
    if face.type == CHARACTER:
        draw_value(paper, "gem", str(face.skill), x + 50.5, top, "#5b3f8f", "#ffffff", tincture)


def draw_value(
    paper: Paper, shape: str, text: str, x: float, y: float, fill: str, ink: str, tincture: Tincture
) -> None:
    paper.shape(VALUE_SHAPES[shape], x, y - 0.6, 9.2 / 24, fill, tincture.deep, 0.35)
    paper.pen(12 if len(text) < 2 else 10.5, "B", ink)
    paper.words(text, x, y + {"shield": 5.3, "drop": 6.1, "gem": 4.9}[shape], 9.2, "C")
