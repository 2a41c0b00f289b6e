"""Whole texts inside texts: quoted ones, and what happens by itself until the end of the turn."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tercio.games.warlord.english.people import Scene
from tercio.games.warlord.english.phrases import Data, Nouns
from tercio.games.warlord.english.rows import pattern
from tercio.games.warlord.printed.cards import AUTOMATIC

QUOTED: Final = re.compile(r'"([^"]{12,})"?')
TEXT_BEFORE: Final = re.compile(r"(?:abilit(?:y|ies)|text)[,:]*\s*$", re.IGNORECASE)
WAITING: Final = pattern("waiting")
BY_ITSELF: Final = pattern("by-itself")
NOT_YET: Final = pattern("not-yet")
Read = Callable[[str, Nouns], Data | None]  # a whole text, as data


def with_quotes(text: str, nouns: Nouns, read: Read) -> tuple[str, Nouns] | None:
    """The text with a word in place of each quoted one, which is read by itself; None where one is not understood."""
    plainly = text.replace("\u201c", '"').replace("\u201d", '"')
    found: dict[str, Data] = {}
    parts: list[str] = []
    end = 0
    for match in QUOTED.finditer(plainly):
        if not TEXT_BEFORE.search(plainly[: match.start()]):
            return None
        inner = match[1].strip()
        data = read(inner, nouns)
        if data is None:
            return None
        word = f"quoted{len(found) + 1}"
        found[word] = {**data, "text": {"en": inner}}
        rest = plainly[match.end() :]
        parts += [plainly[end : match.start()], word, "." if inner.endswith(".") and re.match(r" [A-Z]", rest) else ""]
        end = match.end()
    return "".join([*parts, plainly[end:]]), replace(nouns, quotes={**nouns.quotes, **found})


def told_as_moment(text: str) -> str | None:
    """A text that happens by itself, with its moment in the words of reacts: "when it dies" is "after it dies"."""
    limited = re.match(r"^(?:(?:once|twice) per turn), (?=after |before )", text)
    if limited is None and not BY_ITSELF.match(text):
        return None
    return None if NOT_YET.match(text) else re.sub(r"^(?:when|whenever|each time) ", "after ", text)


def waiting(text: str, scene: Scene) -> tuple[list[Data], str] | None:
    """Something that waits for its moment until the turn ends: the performer, or the target, has that text."""
    from tercio.games.warlord.english.texts import read_plain

    match = WAITING.match(text)
    if match is None:
        return None
    rest, who = match["rest"], ""
    if scene.aim is not None:
        if "this character" in rest or scene.aim.get("what") or scene.aim.get("most", 1) != 1:
            return None
        who, told = "target", re.sub(r"\bthe target\b", "this character", rest)
        if told == rest:
            return None
        rest = told
    lent = read_plain(rest, "item", scene.nouns)
    if lent.ability is None or lent.ability["kind"] != AUTOMATIC:
        return None
    words = lent.words.strip(". ")
    printed = {"en": f"{words[:1].upper()}{words[1:]}."}
    clause: Data = {"do": "grant", "stat": "ability", "lends": {**lent.ability, "text": printed}}
    if who:
        clause["who"], words = who, words.replace("this character", "the target")
    return [clause], f"until the end of the turn, {words}"
