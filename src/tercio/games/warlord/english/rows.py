"""The rows of the grammar: patterns with slots, and what they mean."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from tercio.games.warlord.abilities.registry import feat_names
from tercio.games.warlord.english.phrases import CLASS_WORDS
from tercio.games.warlord.printed.cards import TYPES

FEATS: Final = "|".join([name.replace("-", " ") for name in feat_names().values()])
SLOT: Final = re.compile(r"\{([a-z]+)\}")
SLOTS: Final = {
    "n": r"\d+|an?|another",
    "plus": r"[+-]\d+",
    "quoted": r"quoted\d+",
    "less": r"\d+",
    "feat": FEATS,
    "class": "|".join(CLASS_WORDS),
    "kind": r"[a-z]+(?: resistance)?",
    "bans": r"(?:attack|move|maneuver|perform|use|ready|equip|be|become) ?.*",
    "named": r"(?:atk|ac|skill|level)(?:(?:, and |, | and )(?:atk|ac|skill|level))*",
    "stats": rf"(?:[+-]\d+ |(?:{FEATS}) \+\d).*?",
}


class Row(NamedTuple):
    """One row: every way to say it, the slots of each, and the rest of the row as it is written."""

    ways: tuple[re.Pattern[str], ...]
    data: dict[str, Any]


class Manner(NamedTuple):
    """One thing said in another manner, and how the grammar says it."""

    says: re.Pattern[str]
    plainly: str
    on: tuple[str, ...]
    unless: re.Pattern[str] | None


def ways_of(says: str) -> list[str]:
    """The alternatives at the top of a pattern; those in brackets stay together."""
    parts, depth = [""], 0
    for place, char in enumerate(says):
        is_escaped = place > 0 and says[place - 1] == "\\"
        depth += (char == "(") - (char == ")") if not is_escaped else 0
        if char == "|" and depth == 0:
            parts.append("")
        else:
            parts[-1] += char
    return parts


def compiled(says: str) -> re.Pattern[str]:
    """A slot matches what may stand there; anything, where only a reader can tell."""
    return re.compile("^" + SLOT.sub(lambda slot: f"(?P<{slot[1]}>{SLOTS.get(slot[1], '.+?')})", says) + "$")


def part(says: str) -> re.Pattern[str]:
    """A pattern for the beginning of what is left, which goes on with another part or ends."""
    slots = SLOT.sub(lambda slot: f"(?P<{slot[1]}>{SLOTS.get(slot[1], '.+?')})", says)
    return re.compile(rf"^{slots}(?P<rest>(?:(?: that| and| against| targeting| with| at| which| from)\b.*|, .*)?)$")


def beginning(says: str) -> re.Pattern[str]:
    """A pattern for the beginning of a sentence."""
    return re.compile(f"^{says}, (?P<rest>.+)$")


@cache
def rows(kind: str) -> tuple[Row, ...]:
    """The rows of one kind, in their order: effect, cost, moment, static."""
    made = {"strike": part, "result": beginning}.get(kind, compiled)
    return tuple([Row(tuple([made(way) for way in ways_of(row["says"])]), row) for row in written("grammar")[kind]])


@cache
def pattern(name: str) -> re.Pattern[str]:
    """A whole pattern that the grammar keeps by its name."""
    return re.compile(written("grammar")["pattern"][name])


@cache
def manners() -> tuple[Manner, ...]:
    """The manners of saying one thing, in their order."""
    return tuple(
        [
            Manner(
                re.compile(row["says"]),
                row["as"],
                tuple(row.get("on", TYPES)),
                re.compile(row["unless"]) if "unless" in row else None,
            )
            for row in written("manner")["manner"]
        ]
    )


def written(name: str) -> dict[str, Any]:
    text = files("tercio.games.warlord.english").joinpath(f"{name}.toml").read_text("utf-8")
    return tomllib.loads(text)
