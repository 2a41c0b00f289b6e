"""The table as numbers, for programs that learn."""

from __future__ import annotations

from typing import Final, cast

from tercio.games.features import Group, one_of, placed, share
from tercio.games.skirmish.state import BOLD, CARD_KINDS, CARDS, INCH, NO_CARD, TABLE, WARY, Skirmish
from tercio.kernel import NOBODY, Point, View

STANCES: Final = (BOLD, WARY)

MATCH: Final = (
    "seat", "round", "own-bold", "own-wary", "other-bold", "other-wary", "holds-guard", "holds-fortune",
    "other-holds-a-card", "deck", "played-guards", "played-fortunes",
)  # fmt: skip
THING: Final = (
    "there", "own", "x", "y", "life-left", "wounds", "walk", "melee", "reflexes", "radius", "has-acted", "has-parried",
    "has-rules",
)  # fmt: skip
GROUPS: Final = (Group("own", 6), Group("other", 6))


def of_match(view: View) -> list[float]:
    state, own = cast(Skirmish, view.state), view.seat
    return [
        float(own),
        share(state.round, 12),
        *one_of(state.stances[own], STANCES),
        *one_of(state.stances[1 - own], STANCES),
        *one_of(state.hands[own], CARD_KINDS),
        float(state.hands[1 - own] != NO_CARD),
        share(len(state.deck), len(CARDS)),
        *[share(state.played.count(card), len(CARDS)) for card in CARD_KINDS],
    ]


def groups(view: View) -> list[list[int]]:
    units = cast(Skirmish, view.state).units
    here = [unit for unit in units if not unit.has_left]
    return [[u.id for u in here if u.seat == view.seat], [u.id for u in here if u.seat != view.seat]]


def of_thing(view: View, thing: int) -> list[float]:
    unit = cast(Skirmish, view.state).find(thing)
    if unit is None or unit.has_left:
        return [0.0] * len(THING)
    profile = unit.profile
    return [
        1.0,
        float(unit.seat == view.seat),
        *placed(unit.at, TABLE, view.seat),
        share(unit.life_left, 6),
        share(unit.wounds, 6),
        share(profile.walk, 8 * INCH),
        share(profile.melee, 6),
        share(profile.reflexes, 8),
        share(profile.radius, INCH),
        float(unit.has_acted),
        float(unit.has_parried),
        float(bool(profile.rules)),
    ]


def thing_of(kind: str, number: int) -> int:
    return number if kind == "unit" else NOBODY


def of_place(view: View, point: Point) -> tuple[float, float]:
    return placed(point, TABLE, view.seat)
