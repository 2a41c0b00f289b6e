"""MK-ARMY, MK-SETUP-03  An army of Mage Knight on paper: its list with all dials, the dials to cut out, the tokens."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.building.army import Army, Recruit, cost_of, full_name, points_of, problems_of, start_of
from tercio.games.mageknight.building.lists import read_list
from tercio.games.mageknight.content.catalogue import content_of
from tercio.games.mageknight.content.pack import Content
from tercio.games.mageknight.printed.components import pool_for
from tercio.games.mageknight.printed.dials import SLOTS, Figure, Shell
from tercio.games.mageknight.state import MISSION_RADIUS
from tercio.games.mageknight.words.abilities import ability_names
from tercio.games.mageknight.words.names import VALUE_NAMES, spoken
from tercio.kernel import Game
from tercio.printing.army_cards import cards_of, draw_cards
from tercio.printing.dials import REPAIR, SKULL, START, draw_dials, facts_of, letters_of
from tercio.printing.paper import A4_HIGH, A4_WIDE, INK, MM_OF_POINT, SOFT, Paper
from tercio.printing.tokens import EDGE, INCH_MM, SEATS, Token, draw_tokens, millimetres
from tercio.rules import Index, load

SAY: Final = Wording("tercio.hall")

ROOM: Final = A4_WIDE - 2 * EDGE
LOWEST: Final = A4_HIGH - 14
ACCENT: Final = "#93301f"
CELL: Final = 8.0  # of the table of a dial
LINE: Final = 4.2
MOST_LINES: Final = 8  # of the guide
BOX: Final = 3.4
SMALL_TOKEN: Final = 0.5 * INCH_MM  # action tokens: two fit on a base
PLAYERS: Final = 2

WORDS: Final = Wording("tercio.hall", "printing.armies")
FLAG: Final = "M-300-440h90v60h420l-110 150 110 150h-420v520h-90z"
HEXAGON: Final = "M0-400l346 200v400L0 400l-346-200v-400zM0-270l-234 135v270L0 270l234-135v-270z"
CROSS: Final = "M-70-400h140v330h330v140H70v330H-70V70h-330V-70h330z"


def said(key: str, lang: str, *values: object) -> str:
    return WORDS.spoken(key, lang).format(*values)


def army_pdf(game: Game, text: str, kind: str, lang: str) -> bytes:
    content = content_of(game)
    army = read_list(content, text)
    if not army.recruits:
        raise BadInput(*WORDS("empty"))
    name = army.called(lang)
    title = name if name != "?" else (SAY("army").spoken(lang))
    paper = Paper(title, lang)
    if kind == "dials":
        draw_dials(paper, content, list(army.recruits), title, lang)
    elif kind == "tokens":
        draw_tokens(paper, tokens_of(content, army, lang), f"{title}: {said('tokens', lang)}", said("note", lang))
    elif kind == "cards":
        draw_cards(paper, cards_of(content, army, lang), f"{title}: {said('cards', lang)}", said("note", lang))
    else:
        ArmyList(paper, content, army, title, lang).draw()
    return bytes(paper.output())


# -- the list ----------------------------------------------------------------------------------------------------


class ArmyList:
    """Every warrior with its dial as a table, then what the abilities do, on as many pages as it takes."""

    def __init__(self, paper: Paper, content: Content, army: Army, title: str, lang: str) -> None:
        self.paper = paper
        self.content = content
        self.army = army
        self.title = title
        self.lang = lang
        self.y = 0.0

    def draw(self) -> None:
        self.paper.add_page()
        self.draw_head()
        for recruit, number in Counter(self.army.recruits).items():
            self.draw_recruit(recruit, number)
        self.draw_abilities()

    def need(self, high: float) -> None:
        if self.y + high > LOWEST:
            self.paper.add_page()
            self.y = EDGE

    def draw_head(self) -> None:
        paper, army, lang = self.paper, self.army, self.lang
        paper.pen(22, "B")
        paper.words(self.title, EDGE, 24, ROOM)
        paper.stroke(EDGE, 27, EDGE + ROOM, 27, ACCENT, 0.7)
        points = points_of(self.content, army)
        problems = problems_of(self.content, army)
        told = [
            said("points", lang, points, army.total) if army.total else said("bare", lang, points),
            said("warriors", lang, len(army.recruits)),
            said("illegal" if problems else "legal", lang),
        ]
        paper.pen(10.5, "", SOFT)
        paper.words("  \u00b7  ".join(told), EDGE, 32.5, ROOM)
        self.y = 35.0
        guide = army.guide_de if lang == "de" else army.guide_en
        about = [f"{problem.rule} {problem.de if lang == 'de' else problem.en}" for problem in problems] or [guide]
        paper.pen(9, "" if problems else "I", INK)
        lines = [line for text in about for line in paper.broken(text, ROOM)]
        for line in lines if len(lines) <= MOST_LINES else [*lines[: MOST_LINES - 1], "..."]:
            self.y += 9 * MM_OF_POINT * 1.2
            paper.words(line, EDGE, self.y, ROOM)
        self.y += 5

    def draw_recruit(self, recruit: Recruit, number: int) -> None:
        paper, lang = self.paper, self.lang
        figure = self.content.figures[recruit.figure]
        letters = letters_of(figure)
        legend = [f"{letter} {spoken(ability_names().get(ability), lang)}" for ability, letter in letters.items()]
        paper.pen(8)
        lines = paper.broken(" \u00b7 ".join(legend), ROOM - 8) if legend else []
        self.need(13 + 5 * LINE + len(lines) * 3.6)
        paper.set_line_width(0.2)
        for copy in range(min(number, 8)):
            paper.box(EDGE + copy * BOX * 1.3, self.y + 1.2, BOX, BOX, edge=INK)
        left = EDGE + min(number, 8) * BOX * 1.3 + 2
        points = cost_of(self.content, recruit) + sum([self.content.items[item].points for item in recruit.items])
        paper.pen(11, "B")
        paper.words(f"{number}x {full_name(figure, lang)}", left, self.y + 4.4, EDGE + ROOM - left - 22)
        paper.words(f"{number * points}", EDGE, self.y + 4.4, ROOM, "R")
        paper.stroke(EDGE, self.y + 6, EDGE + ROOM, self.y + 6, ACCENT, 0.3)
        paper.pen(8, "", SOFT)
        paper.words(" \u00b7 ".join(facts_of(self.content, recruit, lang)), EDGE, self.y + 9.6, ROOM)
        self.y += 11
        self.draw_table(figure, start_of(figure, recruit.level), letters)
        paper.pen(8, "", INK)
        for line in lines:
            self.y += 3.6
            paper.words(line, EDGE, self.y, ROOM)
        self.y += 5

    def draw_table(self, figure: Figure, start: int, letters: dict[str, str]) -> None:
        paper, first = self.paper, EDGE + 30
        rows = [said("click", self.lang), *[spoken(VALUE_NAMES[slot], self.lang) for slot in SLOTS]]
        for row, name in enumerate(rows):
            base = self.y + row * LINE + 3
            paper.pen(8, "" if row else "I", SOFT)
            paper.words(name, EDGE, base, 28)
            if row:
                paper.stroke(EDGE, base - 3.1, first + (len(figure.dial) + 1) * CELL, base - 3.1, "#d8d0bf", 0.1)
        for place, click in enumerate(figure.dial):
            x = first + place * CELL
            if place == start:
                paper.box(x, self.y, CELL, 5 * LINE, "#e4f1e6")
            paper.pen(8, "B" if place == start else "I", START if place == start else SOFT)
            paper.words(f"{place + 1}{'+' if click.is_repair else ''}", x, self.y + 3, CELL, "C")
            for row, slot in enumerate(SLOTS, 1):
                marks = "".join([letters.get(mark.ability, "") for mark in click.marks if mark.slot == slot])
                base = self.y + row * LINE + 3
                value = str(click.value(slot))
                paper.pen(9.5, "B")
                wide = paper.wide(value)
                paper.words(value, x + CELL / 2 - wide / 2 - (0.8 if marks else 0), base)
                paper.pen(6.5, "B", REPAIR)
                paper.words(marks, x + CELL / 2 + wide / 2 - 0.6, base - 1)
        paper.shape(SKULL, first + len(figure.dial) * CELL + CELL / 2, self.y + 3 * LINE, 0.22, SOFT)
        self.y += 5 * LINE + 0.5

    def draw_abilities(self) -> None:
        """In two columns, in the words of the rule index."""
        paper, lang = self.paper, self.lang
        figures = [self.content.figures[recruit.figure] for recruit in self.army.recruits]
        found = dict.fromkeys([ability for figure in figures for ability in letters_of(figure)])
        if not found:
            return
        self.need(30)
        paper.pen(12, "B", ACCENT)
        paper.words(said("abilities", lang), EDGE, self.y + 5, ROOM)
        paper.stroke(EDGE, self.y + 7, EDGE + ROOM, self.y + 7, ACCENT, 0.3)
        self.y += 9
        for ability in sorted(found, key=lambda each: spoken(ability_names().get(each), lang)):
            text = rules().text(rule_of(ability), lang)
            paper.pen(8)
            lines = paper.broken(text, ROOM - 36)
            self.need(3.5 * len(lines) + 2)
            paper.pen(8.5, "B")
            paper.words(spoken(ability_names().get(ability), lang), EDGE, self.y + 3, 34)
            paper.pen(8)
            for line in lines:
                self.y += 3.4
                paper.words(line, EDGE + 36, self.y - 0.4, ROOM - 36)
            self.y += 1.6


@cache
def rules() -> Index:
    return load()


# -- tokens ------------------------------------------------------------------------------------------------------


def tokens_of(content: Content, army: Army, lang: str) -> list[Token]:
    """MK-SETUP-03, MK-SETUP-04  For a game of two: missions, control, hexes, two action tokens a warrior, shells."""
    pool = pool_for(PLAYERS)
    inch = millimetres(2 * MISSION_RADIUS)
    found = [
        Token(inch, said("mission", lang), str(number + 1), "#f4e7c4", "#8a6d1f", FLAG)
        for number in range(pool.mission_tokens)
    ]
    for number in range(pool.control_tokens):
        seat = number % PLAYERS
        found.append(Token(inch, said("control", lang), "", "#ffffff", SEATS[seat], FLAG))
    found += [Token(SMALL_TOKEN, said("hex", lang), "", "#e6dcef", "#6a3a86", HEXAGON) for _ in range(pool.hex_tokens)]
    found += [Token(SMALL_TOKEN, "", "", "#ffffff", "#2b2620", CROSS) for _ in range(2 * len(army.recruits))]
    for recruit in army.recruits:
        figure = content.figures[recruit.figure]
        if "bombardment" in [mark.ability for click in figure.dial for mark in click.marks]:
            found += [shell_token(shell, lang) for shell in figure.shells]
    return found


def shell_token(shell: Shell, lang: str) -> Token:
    """MK-BOMB-02, MK-BOMB-11  The number that hits, and how far it bursts, are written on it."""
    name = shell.name_de if lang == "de" else shell.name_en
    return Token(INCH_MM, name, f"{shell.target}+ \u00b7 r {shell.radius / 1000:g}\u201d", "#f0d9cf", "#8c1f1a", CROSS)
