"""Places as a player types them, ways that lead there, and what lies within reach: for terminals.

`12.5 8` is a place and `contact golem` a thing; the way there is looked for. Corners with slashes, `3/4 6/2`, are the
way itself, and no business of this module.
"""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.games.places import CONTACT, TOWARDS, command_in, inch_words, length_in, place_in
from tercio.games.summoners.field.melees import enemies_touching
from tercio.games.summoners.rules.charges import charge_line
from tercio.games.summoners.rules.slides import slide
from tercio.games.summoners.state import summoners
from tercio.games.summoners.thinking.outlook import (
    MOVES,
    REPOSITIONS,
    allowed_for,
    first_allowed,
    nearest,
    shape_at,
    summoning_place,
    ways_of,
)
from tercio.games.summoners.thinking.proposals import cut
from tercio.games.summoners.words.remarks import find
from tercio.geometry.points import Path
from tercio.kernel import Decision, Option, View

word: Final = Wording("tercio.games.summoners", "terminal.destinations").spoken


# -- what is typed -------------------------------------------------------------------------------------


def numbers(
    view: View,  # noqa: ARG001  (every game's function has it)
    decision: Decision,  # noqa: ARG001
    option: Option,
    path: Path,  # noqa: ARG001
    words: str,
    lang: str,  # noqa: ARG001
) -> tuple[int, ...] | None:
    """Inches where the game counts in mils: with a decimal, or with their sign."""
    mils = length_in(words)
    return None if option.key != "displace" or mils is None or words.strip().isdecimal() else (mils,)


def parts(option: Option, words: str) -> tuple[str, str]:  # noqa: ARG001
    """Nobody types both at once: a base has no facing."""
    return words, ""


def wanted(option: Option, part: str, lang: str) -> str:
    """How a path or numbers are typed for this option; empty for the usual words."""
    if part == "numbers":
        if option.key == "terrain":
            return word("turn", lang)
        return word("displace", lang, inches=inch_words(option.high, lang)) if option.key == "displace" else ""
    if option.key in MOVES:
        return word("move", lang)
    return word(option.key if option.key in ("charge", "summon", "terrain") else "point", lang)


# -- paths ---------------------------------------------------------------------------------------------


def path(view: View, decision: Decision, option: Option, picks: tuple[int, ...], words: str, lang: str) -> Path | None:
    """The way that the player means, the first that is allowed if there is one; None where nothing is meant."""
    first, rest = command_in(words)
    place = place_in(words)
    things = find(view, rest, lang) if first in (*CONTACT, *TOWARDS) and rest else []
    state = summoners(view.ghost)
    unit = state.find(option.subject)
    is_contact = first in CONTACT
    if option.key in MOVES and unit is not None:
        if place is None and not things:
            return None
        shape = None if place is not None else nearest(state, unit, things)
        ways = ways_of(state, unit, place, shape, picks)
        if option.key in REPOSITIONS:
            goal = place if place is not None else shape.centre if shape is not None else unit.at
            ways = [slide(unit, enemy, goal) for enemy in enemies_touching(state, unit)] + ways
        if first in TOWARDS:
            ways = [cut(state, unit, way, allowed_for(view, unit, option)) for way in ways]
        return first_allowed(view, decision, option, picks, ways)
    if option.key == "charge" and unit is not None:
        target = state.find(picks[0] if picks else decision.subject)
        end = None if target is None or not is_contact else charge_line(state, unit, target)
        return (end,) if end is not None else None if place is None else (place,)
    if option.key == "summon":
        return summoning_place(view, decision, option, picks, place, things) if is_contact or place else None
    if place is not None:
        return (place,)
    return (shape_at(state, things[0]).centre,) if things else None
