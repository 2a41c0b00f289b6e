"""MK-ITEM-10, MKS-BOOK-06, MK-DOMAIN-01  Cards of Mage Knight to cut out: items, spells, a company, the domains."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from tercio.games.cards import CardFace
from tercio.games.mageknight.browser.cards import company_card, domain_card, item_card, spell_card
from tercio.games.mageknight.building.army import Army
from tercio.games.mageknight.content.pack import Content
from tercio.games.mageknight.printed.pictures import picture_of
from tercio.printing.paper import A4_HIGH, A4_WIDE, INK, MM_OF_POINT, SANS, SOFT, Paper
from tercio.printing.pictures import Box, draw_picture

WIDE: Final = 63.0
HIGH: Final = 88.0
COLUMNS: Final = int((A4_WIDE - 10) // WIDE)
ROWS: Final = int((A4_HIGH - 20) // HIGH)
LEAST_LETTERS: Final = 6.0
LETTERS: Final = 12.0
EDGE: Final = 2.4
PLATE: Final = 10.0
STRIP: Final = 6.0
RIMS: Final = {"item": "#7a5a1e", "spell": "#3b4f8f", "domain": "#3d6b4a", "company": "#93301f"}
PAPER: Final = {"item": "#f4ead2", "spell": "#e6eaf6", "domain": "#e4efe3", "company": "#f6e5df"}
CROP: Final[Box] = (-16, -20, 232, 124)  # of the picture


class Card(NamedTuple):
    """What is printed on one."""

    kind: str
    id: str
    name: str
    line: str
    text: str


def cards_of(content: Content, army: Army, lang: str) -> list[Card]:
    """A card for every copy of an item and a spell that the army has; each domain once."""
    items = (*[name for recruit in army.recruits for name in recruit.items], *army.loose)
    spells = (*[name for recruit in army.recruits for name in recruit.spells], *army.stray)
    faces = [
        *[item_card(content, name) for name in items],
        *[spell_card(content.spells[name]) for name in spells],
        *[company_card(content.companies[name]) for name in army.companies],
        *[domain_card(content, name) for name in content.domains],
    ]
    return [printed(face, "de" if lang == "de" else "en") for face in faces]


def printed(face: CardFace, lang: Literal["de", "en"]) -> Card:
    return Card(face["kind"], face["id"], face["name"][lang], face["line"][lang], face["text"][lang])


def draw_cards(paper: Paper, cards: list[Card], title: str, note: str) -> None:
    """As many as a page holds, edge to edge."""
    left, top = (A4_WIDE - COLUMNS * WIDE) / 2, (A4_HIGH - ROWS * HIGH) / 2
    for number, card in enumerate(cards):
        place = number % (COLUMNS * ROWS)
        if place == 0:
            paper.add_page()
            paper.pen(7, colour=SOFT, family=SANS)
            paper.words(f"{title}  \u00b7  {note}", 0, A4_HIGH - 4, A4_WIDE, "C")
        draw_card(paper, card, left + place % COLUMNS * WIDE, top + place // COLUMNS * HIGH)


def draw_card(paper: Paper, card: Card, x: float, y: float) -> None:
    """As the page draws it (`card.css`): a plate with the name, the picture, a strip, the text."""
    paper.set_line_width(0.2)
    paper.box(x, y, WIDE, HIGH, edge="#000000")
    paper.box(x + 0.3, y + 0.3, WIDE - 0.6, HIGH - 0.6, fill=RIMS[card.kind])
    left, room = x + EDGE, WIDE - 2 * EDGE
    paper.box(left, y + EDGE, room, PLATE, fill="#f6ebd2")
    size = LETTERS + 1
    paper.pen(size, "B")
    while paper.wide(card.name) > room - 4 and size > LEAST_LETTERS:
        size -= 0.5
        paper.pen(size, "B")
    paper.words(card.name, left, y + EDGE + PLATE * 0.66, room, "C")
    top = y + EDGE + PLATE
    draw_picture(paper, picture_of(card.kind, card.id), left, top, room, CROP)
    below = top + room * CROP[3] / CROP[2]
    paper.stroke(left, top, left + room, top, INK, 0.5)
    paper.stroke(left, below, left + room, below, INK, 0.5)
    paper.pen(8, "B", "#fff8e6", SANS)
    paper.words(card.line, left, below + STRIP * 0.68, room, "C")
    below += STRIP
    high = y + HIGH - EDGE - below
    paper.box(left, below, room, high, fill=PAPER[card.kind])
    room, size = room - 5, LETTERS
    paper.pen(size)
    while len(paper.broken(card.text, room)) * line_of(size) > high - 3 and size > LEAST_LETTERS:
        size -= 0.25
        paper.pen(size)
    for number, words in enumerate(paper.broken(card.text, room), 1):
        paper.words(words, left + 2.5, below + 0.6 + number * line_of(size), room)


def line_of(size: float) -> float:
    return size * MM_OF_POINT * 1.2
