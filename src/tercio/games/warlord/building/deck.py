"""Decks are read from lists, and every rule that a deck must obey is told at once. WL-DECK, WL-FORMAT"""

from __future__ import annotations

import difflib
import re
from collections import Counter
from typing import Any, Final, NamedTuple

from tercio.content.lists import MOST_TROUBLES, lines_and_guides
from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Phrase, Wording
from tercio.games.warlord.building.search import is_printed, unknown_card
from tercio.games.warlord.printed.cards import CHARACTER, EPIC, OVERLORD, TYPES, WARLORD, Face
from tercio.games.warlord.rules.copies import MOST_COPIES
from tercio.games.warlord.rules.starting_army import find_line_up
from tercio.games.warlord.words.printed import PLURALS, TRAITS
from tercio.kernel import RuleId

LEAST_CARDS: Final = 50

MOST_CARDS: Final = 1000  # of a list that is read at all; the book knows no limit
LINE: Final = re.compile(r"(\d{1,3})\s*[xX×]?\s+(.+)")
SECTION: Final = re.compile(  # "Characters:", "Actions (13)", "Items: 9", "// Items"
    r"[^\W\d][^\d]*(?::(?:\s*\d{1,3})?|\(\d{1,3}\):?)|//.*"
)
SAY: Final = Wording("tercio.games.warlord", "deck")


class Deck(NamedTuple):
    """A deck list names cards, the starting army first where the author wants a certain one. WL-CARD-03"""

    name: str
    cards: tuple[str, ...]
    guide_en: str = ""
    guide_de: str = ""


class Problem(NamedTuple):
    """One rule that a deck breaks, with its figures."""

    rule: RuleId
    en: str
    de: str


def problems_of(faces: dict[str, Face], deck: Deck, is_campaign: bool = False) -> list[Problem]:
    """Every violation is told at once; cards of any set count, the starting army's too. WL-CARD-08, WL-DECK-05"""
    cards = [faces[name] for name in deck.cards]
    found: list[Problem] = []
    if len(cards) < LEAST_CARDS:
        found.append(Problem("WL-DECK-02", *SAY("too-few", number=len(cards), least=LEAST_CARDS)))
    found += too_many_copies(cards)
    found += too_many_of_a_type(cards)
    found += too_many_leaders(cards)
    if not find_line_up(tuple(cards)):
        found.append(Problem("WL-DECK-09", *SAY("no-starting-army")))
    if is_campaign:
        found += not_in_campaign(faces, cards)
    return found


def check_deck(faces: dict[str, Face], deck: Deck, is_campaign: bool = False, file: str = "") -> None:
    """Every rule that the deck breaks is reported: on one line, or on a line each for the owner of a file."""
    problems = problems_of(faces, deck, is_campaign)
    if problems:
        title = SAY("not-allowed")
        en = [title.en, *[f"{problem.rule} {problem.en}" for problem in problems]]
        de = [title.de, *[f"{problem.rule} {problem.de}" for problem in problems]]
        between = "\n  " if file else " "
        rules = tuple(dict.fromkeys([problem.rule for problem in problems]))
        raise BadInput(between.join(en), between.join(de), file, key="" if file else shown(deck.name), rules=rules)


def too_many_copies(cards: list[Face]) -> list[Problem]:
    """A deck holds three copies of a name at most, one of an Epic card. WL-DECK-03, WL-DECK-06"""
    found: list[Problem] = []
    copies = Counter([face.name_en for face in cards])
    epics = {face.name_en for face in cards if face.has(EPIC)}
    for face in {face.name_en: face for face in cards}.values():
        number, name = copies[face.name_en], Phrase(face.name_en, face.name_de)
        if number > MOST_COPIES:
            found.append(Problem("WL-DECK-03", *SAY("copies", name=name, number=number, most=MOST_COPIES)))
        if face.name_en in epics and number > 1:
            found.append(Problem("WL-DECK-06", *SAY("epic", name=name, number=number)))
    return found


def too_many_of_a_type(cards: list[Face]) -> list[Problem]:
    """No type makes up more than half of the deck, rounded down. WL-DECK-04, A82"""
    found: list[Problem] = []
    most = len(cards) // 2
    for kind in TYPES:
        number = len([face for face in cards if face.type == kind])
        if number > most:
            words = SAY("of-a-type", number=number, kind=PLURALS[kind], cards=len(cards), most=most)
            found.append(Problem("WL-DECK-04", *words))
    return found


def too_many_leaders(cards: list[Face]) -> list[Problem]:
    """A deck holds one Warlord and at most one Overlord. WL-DECK-07, WL-DECK-08"""
    found: list[Problem] = []
    for trait, rule in ((WARLORD, "WL-DECK-07"), (OVERLORD, "WL-DECK-08")):
        number = len([face for face in cards if face.type == CHARACTER and face.has(trait)])
        if number > 1:
            found.append(Problem(rule, *SAY("leaders", number=number, trait=TRAITS[trait])))
    return found


def not_in_campaign(faces: dict[str, Face], cards: list[Face]) -> list[Problem]:
    """A campaign allows only cards with the symbol, in this or another printing, of any set. WL-FORMAT-01 to -03"""
    legal = {face.name_en for face in faces.values() if face.is_campaign}
    return [
        Problem("WL-FORMAT-01", *SAY("no-symbol", name=Phrase(face.name_en, face.name_de)))
        for face in {face.name_en: face for face in cards}.values()
        if face.name_en not in legal
    ]


# -- lists ------------------------------------------------------------------------


def read_list(faces: dict[str, Face], text: str, file: str = "") -> Deck:
    """A plain list: "3x Name" a line, in either language or by id; "# ..." is a remark, "Deck: ..." its name.
    A line such as "Actions (13)" or "Items:" begins a section, which means nothing.

    Remarks "# en: ..." and "# de: ..." are the guide to the deck.
    """
    deck, troubles = read_lines(faces, text, file)
    if troubles:
        raise troubles[0]
    return deck


def read_lines(faces: dict[str, Face], text: str, file: str = "") -> tuple[Deck, list[BadInput]]:
    """What can be read of a list, and what is wrong with each of the other lines."""
    names = known_names(faces)
    title, cards = "", list[str]()
    troubles: list[BadInput] = []
    lines, guides = lines_and_guides(text)
    for number, line in lines:
        if line.lower().startswith("deck:"):
            title = line[5:].strip()
            continue
        if SECTION.fullmatch(line):
            continue
        found = LINE.fullmatch(line)
        card = None if found is None else names.get(found.group(2).strip().lower().replace("\u2019", "'"))
        if found is None:
            troubles.append(BadInput(*SAY("line"), file, number))
        elif card is None:
            troubles.append(unknown_card(faces, found.group(2).strip(), file, number))
        elif len(cards) + int(found.group(1)) > MOST_CARDS:
            troubles.append(too_many_cards(file, number))
        else:
            cards += [card] * int(found.group(1))
        if len(troubles) == MOST_TROUBLES:
            break
    return Deck(title or "?", tuple(cards), *guides), troubles


def too_many_cards(file: str, line: int) -> BadInput:
    return BadInput(*SAY("too-many", most=MOST_CARDS), file, line)


def known_names(faces: dict[str, Face]) -> dict[str, str]:
    """What a card may be called in a list: by its id, or by name. Of several printings the first has the name."""
    names = {face.id: face.id for face in faces.values() if is_printed(face)}
    for card in names.copy():
        for name in (faces[card].name_en, faces[card].name_de):
            names.setdefault(name.lower(), card)
    return names


def write_list(faces: dict[str, Face], deck: Deck, lang: str) -> str:
    """The list as plain text with its guide, the starting army's order kept. `read_list` reads it."""
    lines = [f"# en: {deck.guide_en}"] if deck.guide_en else []
    lines += [f"# de: {deck.guide_de}"] if deck.guide_de else []
    lines += ["", f"Deck: {deck.name}", ""] if lines else [f"Deck: {deck.name}", ""]
    counted = Counter(deck.cards)
    names = known_names(faces)
    for kind in TYPES:
        for name in dict.fromkeys(deck.cards):
            face = faces[name]
            if face.type == kind:
                called = face.name_de if lang == "de" else face.name_en
                is_first = names[called.lower()] == name  # WL-FORMAT-03: another printing goes by its id
                lines.append(f"{counted[name]}x {called if is_first else name}")
        lines.append("")
    return "\n".join(lines)


def read_deck_setup(faces: dict[str, Face], decks: dict[str, Deck], entry: Any, key: str = "") -> Deck:
    """A deck in a set-up: the name of a ready one, or a list of card ids."""
    if isinstance(entry, str):
        if entry not in decks:
            near = ", ".join(difflib.get_close_matches(entry, decks, n=3) or decks)
            raise BadInput(*SAY("no-deck", name=entry, near=near), key=key)
        return decks[entry]
    if not isinstance(entry, dict) or not isinstance(entry.get("cards"), list):
        raise BadInput(*SAY("no-table"), key=key)
    for card in entry["cards"]:
        if not isinstance(card, str) or card not in faces or not is_printed(faces[card]):
            raise unknown_card(faces, str(card))
    return Deck(str(entry.get("name", "?")), tuple(entry["cards"]))
