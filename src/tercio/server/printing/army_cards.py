"""MK-ITEM-10, MKS-BOOK-06, MK-DOMAIN-01  Cards of Mage Knight to cut out: items, spells, a company, the domains."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.content.wording import Wording
from tercio.games.mageknight.building.army import Army
from tercio.games.mageknight.content.pack import Content
from tercio.server.printing.paper import A4_HIGH, A4_WIDE, MM_OF_POINT, SOFT, Paper

SAY: Final = Wording("tercio.server")

WIDE: Final = 63.0
HIGH: Final = 88.0
COLUMNS: Final = int((A4_WIDE - 10) // WIDE)
ROWS: Final = int((A4_HIGH - 20) // HIGH)
LEAST_LETTERS: Final = 6.0
LETTERS: Final = 12.0
LARGEST_SIGN: Final = 34.0  # millimetres
LEAST_SIGN: Final = 8.0
RIMS: Final = {"item": "#7a5a1e", "spell": "#3b4f8f", "domain": "#3d6b4a", "company": "#93301f"}
PAPER: Final = {"item": "#f4ead2", "spell": "#e6eaf6", "domain": "#e4efe3", "company": "#f6e5df"}
SIGNS: Final = {  # outlines in a box of 1000 around the origin
    "item": "M-300-160L0-480l300 320L0 480z",
    "spell": "M0-500l110 390 390 110-390 110L0 500l-110-390-390-110 390-110z",
    "domain": "M-500 300L-200-220l150 240L120-420l380 720zM-420 380h840v60h-840z",
    "company": "M-40-500h80v70l380 120-380 170v640h-80z",
}

WORDS: Final = Wording("tercio.server", "printing.army-cards")


class Card(NamedTuple):
    """What is printed on one."""

    kind: str
    name: str
    line: str
    text: str


def said(key: str, lang: str, *values: object) -> str:
    return WORDS.spoken(key, lang).format(*values)


def cards_of(content: Content, army: Army, lang: str) -> list[Card]:
    """A card for every copy of an item and a spell that the army has; each domain once."""
    de = lang == "de"
    found: list[Card] = []
    for name in (*[name for recruit in army.recruits for name in recruit.items], *army.loose):
        item = content.items[name]
        kind = said("book", lang, item.capacity) if item.is_book else said("item", lang)
        line = f"{kind} \u00b7 {said('points', lang, item.points)}"
        found.append(Card("item", *((item.name_de, line, item.text_de) if de else (item.name_en, line, item.text_en))))
    for name in (*[name for recruit in army.recruits for name in recruit.spells], *army.stray):
        spell = content.spells[name]
        kind = said(spell.kind, lang)
        line = f"{kind} \u00b7 {said('pages', lang, spell.pages, spell.bars)}"
        words = (spell.name_de, line, spell.text_de) if de else (spell.name_en, line, spell.text_en)
        found.append(Card("spell", *words))
    for name in army.companies:
        company = content.companies[name]
        line = said("company", lang)
        words = (company.name_de, line, company.text_de) if de else (company.name_en, line, company.text_en)
        found.append(Card("company", *words))
    for domain in content.domains.values():
        line = said("domain", lang)
        words = (domain.name_de, line, domain.text_de) if de else (domain.name_en, line, domain.text_en)
        found.append(Card("domain", *words))
    return found


def draw_cards(paper: Paper, cards: list[Card], title: str, note: str) -> None:
    """As many as a page holds, edge to edge."""
    left, top = (A4_WIDE - COLUMNS * WIDE) / 2, (A4_HIGH - ROWS * HIGH) / 2
    for number, card in enumerate(cards):
        place = number % (COLUMNS * ROWS)
        if place == 0:
            paper.add_page()
            paper.pen(7, colour=SOFT, family="helvetica")
            paper.words(f"{title}  \u00b7  {note}", 0, A4_HIGH - 4, A4_WIDE, "C")
        draw_card(paper, card, left + place % COLUMNS * WIDE, top + place // COLUMNS * HIGH)


def draw_card(paper: Paper, card: Card, x: float, y: float) -> None:
    paper.set_line_width(0.2)
    paper.box(x, y, WIDE, HIGH, edge="#000000")
    paper.box(x + 3, y + 3, WIDE - 6, HIGH - 6, fill=PAPER[card.kind])
    paper.box(x + 3, y + 3, WIDE - 6, 12, fill=RIMS[card.kind])
    size = 13.0
    paper.pen(size, "B", "#ffffff")
    while paper.wide(card.name) > WIDE - 10 and size > LEAST_LETTERS:
        size -= 0.5
        paper.pen(size, "B", "#ffffff")
    paper.words(card.name, x + 3, y + 10.6, WIDE - 6, "C")
    paper.pen(8, colour=SOFT)
    paper.words(card.line, x + 3, y + 19.5, WIDE - 6, "C")
    room, size = WIDE - 10, LETTERS
    paper.pen(size)
    while len(paper.broken(card.text, room)) * line_of(size) > HIGH - 30 and size > LEAST_LETTERS:
        size -= 0.25
        paper.pen(size)
    lines = paper.broken(card.text, room)
    for number, words in enumerate(lines, 1):
        paper.words(words, x + 5, y + 23 + number * line_of(size), room)
    below = y + 26 + len(lines) * line_of(size)
    sign = min(LARGEST_SIGN, y + HIGH - 5 - below)
    if sign >= LEAST_SIGN:
        paper.shape(SIGNS[card.kind], x + WIDE / 2, (below + y + HIGH - 5) / 2, sign / 1000, RIMS[card.kind])


def line_of(size: float) -> float:
    return size * MM_OF_POINT * 1.2
