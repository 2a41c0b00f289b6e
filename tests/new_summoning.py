"""New matches of Summoners for tests, from the first die of their preparation, and end phases from a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from summoning import REALM, Entry, Summoning, named, realm, spell, summoner, without_mark
from tercio.games.summoners.printed.scenarios import SCENARIOS


def kind(name: str, going: str, sight: str, size: int | list[int], is_large: bool) -> dict[str, Any]:
    return {"id": name, "name": named(name), "going": going, "sight": sight, "size": size, "large": is_large}


CONTENT = {
    "realm": [realm(REALM)],
    "terrain": [
        kind("wood", "heavy", "restricting", 4, True),
        kind("building", "impassable", "blocking", 4, True),
        kind("bush", "heavy", "true", [1, 2], False),
    ],
    "spell": [without_mark(spell("plain-spell"))],
    "unit": [{**summoner("mage"), "powers": ["plain-spell"]}],
}


def setup(scenario: str = "s2", board: int = 0, terrain: Any = None, **more: Any) -> dict[str, Any]:
    """Novices, or masters on a large board; no terrain unless told otherwise."""
    seats = SCENARIOS[scenario].seats
    level = "master" if board == 48 else "novice"
    return {
        "scenario": scenario,
        "board": board or (36 if seats == 2 else 48),
        "players": [{"realm": REALM, "level": level} for _ in range(seats)],
        "terrain": {} if terrain is None else terrain,
        "content": CONTENT,
        **more,
    }


def new(scenario: str = "s2", dice: Sequence[int] = (), **more: Any) -> Summoning:
    return Summoning.new(setup(scenario, **more), dice)


def quarters(scenario: str, right: str = "") -> list[int]:
    """The dice for the quarters that are drawn: the left ones, but these, by their number, the right ones."""
    number = {"s1": 2, "s2": 2, "s7": 2, "s9": 1}.get(scenario, 0)
    return [8 if str(place) in right else 1 for place in range(number)]


def downwards(scenario: str) -> list[int]:
    """A roll-off in which seat 0 comes first, then seat 1 and so on."""
    return list(range(8, 8 - SCENARIOS[scenario].seats, -1))


def ending(units: Sequence[Entry] = (), dice: Sequence[int] = (8, 1), **position: Any) -> Summoning:
    """The end phase is played, up to the first question of the next round, unless the game is over."""
    return Summoning(units, dice=dice, phase="end", **position)


def points(table: Summoning) -> list[int]:
    return [player.points for player in table.state.players]


def rules_of(table: Summoning, name: str) -> set[str]:
    return {event.rule for event in table.events(name)}
