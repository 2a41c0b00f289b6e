"""Static text: what holds as long as it stands there, and while something is so."""

from __future__ import annotations

import re
from typing import Final

from tercio.games.warlord.english.conditions import conditions_of
from tercio.games.warlord.english.filling import Sayings, by_rows, filled, said
from tercio.games.warlord.english.people import Scene
from tercio.games.warlord.english.phrases import Data, Nouns
from tercio.games.warlord.english.reader import SHARED
from tercio.games.warlord.english.readings import Reading, tidy
from tercio.games.warlord.english.rows import Row, rows

SAID_OF_ONE: Final = r"(?:gains|has|may|cannot|suffers|adds|inflicts|is|ignores|loses) "


def read_static(text: str, type_: str, nouns: Nouns) -> Reading:
    is_of_itself = re.match(r"^[^.:]+ levels? for performing this ", text)
    if type_ == "action" and not text.startswith("this character ") and not is_of_itself:
        return Reading(None, stopped=text[:60])
    rest, tests, before = text.strip().rstrip("."), list[Data](), ""
    rest = f"this character has {rest}" if re.match(r"^[+-]\d", rest) else rest
    if re.match(r"^(?:may|cannot|suffers|ignores|inflicts|gains|has|enters|dies) ", rest) and "only be" not in rest:
        rest = f"this character {rest}"
    first = re.match(r"^(?:while|when|if) (.+?), (.+)$", rest)
    last = re.match(r"^(.+) (?:while|when|if) (.+)$", rest)
    for match, condition, what in ((first, 1, 2), (last, 2, 1)):
        found = conditions_of(match[condition], Scene(nouns, type_)) if match else None
        if match and found is not None:
            tests, rest, before = found[0], match[what], f"while {found[1]}, "
            rest = re.sub(r"^(?:he|she|it|they) ", "this character ", rest)
            break
    scene = Scene(nouns, type_)
    clauses = by_rows("static", rest, scene)
    if clauses is None:
        clauses = two_statics(rest, nouns, type_)
    if clauses is None:
        return Reading(None, stopped=text[:80])
    row = row_of(rest, nouns, type_)
    ability: Data = {"kind": "static"}
    if row is not None and "rule" in row.data:
        only = row_slot(row, rest, nouns)
        if type_ != "item" or only is None:
            return Reading(None, stopped=text[:80])
        ability |= {"rule": row.data["rule"], "tests": [{"who": "self", **only}]}
    elif row is not None and "lifts" in row.data:
        ability |= {"lifts": row.data["lifts"]}
    else:
        ability |= {"do": list(clauses)}
    if tests:
        ability["tests"] = tests
    return Reading(tidy(ability), f"{before}{clauses.words}.")


def two_statics(text: str, nouns: Nouns, type_: str) -> Sayings | None:
    """Two things that hold of the same one: "has +1 level for casting spells and has +2 AC against Undead"."""
    of_two = SHARED.match(text)
    if of_two:
        parts = [f"{of_two[who]} {of_two['verb']} {of_two['what']}" for who in ("one", "other")]
        both = [by_rows("static", part, Scene(nouns, type_)) for part in parts]
        if both[0] and both[1]:
            return said([*both[0], *both[1]], f"{both[0].words} and {both[1].words}")
    for joint in (", and ", " and "):
        place = text.find(joint)
        while place >= 0:
            first, rest = text[:place], text[place + len(joint) :]
            of_me = first.startswith("this character ") and re.match(SAID_OF_ONE, rest)
            second = f"this character {rest}" if of_me else rest
            if first.startswith("this character ") and re.match(r"an (?:additional|extra) ", rest):
                second = f"this character has {rest}"
            found = [by_rows("static", each, Scene(nouns, type_)) for each in (first, second)]
            rows_found = [row_of(each, nouns, type_) for each in (first, second)]
            one, other = found
            if one and other and not [row for row in rows_found if row is None or "do" not in row.data]:
                return said([*one, *other], f"{one.words} and {other.words}")
            place = text.find(joint, place + 1)
    return None


def row_of(text: str, nouns: Nouns, type_: str) -> Row | None:
    """The row by which a static text was read."""
    for row in rows("static"):
        for way in row.ways:
            match = way.match(text)
            if match is not None and filled(row, match, Scene(nouns, type_), True) is not None:
                return row
    return None


def row_slot(row: Row, text: str, nouns: Nouns) -> Data | None:
    for way in row.ways:
        match = way.match(text)
        slots = filled(row, match, Scene(nouns, "item"), True) if match else None
        if slots is not None:
            return slots[0]["only"] or None
    return None
