"""The table as numbers, for programs that learn: units, objectives, mana, and what the seat knows of the decks."""

from __future__ import annotations

from typing import Final, cast

from tercio.games.features import Group, Printed, placed, share
from tercio.games.summoners.abilities.special_rule import FLIES, TO_INTERACT
from tercio.games.summoners.printed.profiles import INCH, Profile
from tercio.games.summoners.state import CARDS, NO_CARD, OBJECTIVES, Objective, Player, Summoners, Unit
from tercio.kernel import NOBODY, Point, View

MATCH: Final = (
    "seat", "round", "rounds-left", "setup", "activation", "own-gems", "own-points", "own-cards-left", "own-held",
    "own-units", "own-sources", "other-gems", "other-points", "other-cards-left", "other-held", "other-units",
    "other-sources",
)  # fmt: skip
THING: Final = (
    "there", "own", "allied", "x", "y", "is-objective", "gives-mana", "held-by-own", "held-by-other",
    "life-left", "life-lost", "severely-wounded", "action-points", "ice", "fire", "loss-of-control", "activated",
    "concentrated", "on-top-of-own-deck",
    "is-summoner", "level", "walk", "run", "reflex", "resistance", "size", "melee", "ranged", "reach", "powers",
    "flies", "primitive",
)  # fmt: skip
GROUPS: Final = (Group("own", 10), Group("other", 10), Group("objectives", 6))


def of_match(view: View) -> list[float]:
    state, own = cast(Summoners, view.state), view.seat
    others = [player for player in state.players if not state.are_allied(own, player.seat)]
    leading = max(others, key=lambda player: (player.points, player.gems, -player.seat))
    return [
        share(own, 3),
        share(state.round, 6),
        share(state.last_round - state.round, 6),
        float(state.phase == "setup"),
        float(state.phase == "activation"),
        *of_player(state, state.players[own]),
        *of_player(state, leading),
    ]


def of_player(state: Summoners, player: Player) -> list[float]:
    sources = [o for o in state.objectives if o.is_source and o.holder == player.seat]
    return [
        share(player.gems, 30),
        share(player.points, 20),
        share(len(player.deck), 10),
        float(player.held != NO_CARD),
        share(len(state.own(player.seat)), 10),
        share(len(sources), 6),
    ]


def groups(view: View) -> list[list[int]]:
    state = cast(Summoners, view.state)
    here = state.here()
    own = [unit.id for unit in here if unit.seat == view.seat]
    return [own, [u.id for u in here if u.seat != view.seat], [o.id for o in state.objectives]]


def of_thing(view: View, thing: int) -> list[float]:
    state = cast(Summoners, view.state)
    unit = state.find(thing)
    if unit is not None:
        return of_unit(view, state, unit)
    objective = state.objective(thing)
    return [0.0] * len(THING) if objective is None else of_objective(view, state, objective)


def of_unit(view: View, state: Summoners, unit: Unit) -> list[float]:
    is_own = unit.seat == view.seat
    return [
        1.0,
        float(is_own),
        float(state.are_allied(unit.seat, view.seat)),
        *placed(unit.at, state.board, view.seat),
        0.0,
        0.0,
        0.0,
        0.0,
        share(unit.life_left, 12),
        share(unit.lost, 12),
        float(unit.is_severely_wounded),
        share(unit.ap, 4),
        share(unit.ice, 6),
        share(unit.fire, 6),
        share(unit.loss, 4),
        float(unit.is_activated),
        float(unit.is_concentrated),
        float(is_own and state.players[view.seat].deck[:1] == (unit.profile.id,)),
        *PRINTED.row(unit.profile),
    ]


def printed(profile: Profile) -> list[float]:
    return [
        float(profile.is_summoner),
        share(profile.level, 6),
        share(profile.walk, 10 * INCH),
        share(profile.run, 16 * INCH),
        share(profile.reflex, 8),
        share(profile.resistance, 8),
        share(profile.size, 6),
        share(max([a.dice for a in profile.attacks if not a.is_ranged], default=0), 10),
        share(max([a.dice for a in profile.attacks if a.is_ranged], default=0), 10),
        share(max([a.reach for a in profile.attacks], default=0), 24 * INCH),
        share(len(profile.powers), 6),
        float(bool(profile.texts[FLIES])),
        float(bool(profile.texts[TO_INTERACT])),
    ]


PRINTED: Final = Printed(printed)


def of_objective(view: View, state: Summoners, objective: Objective) -> list[float]:
    holder = objective.holder
    is_allied = holder != NOBODY and state.are_allied(holder, view.seat)
    known = [
        1.0,
        0.0,
        0.0,
        *placed(objective.at, state.board, view.seat),
        1.0,
        share(objective.mana, 2),
        float(is_allied),
        float(holder != NOBODY and not is_allied),
    ]
    return known + [0.0] * (len(THING) - len(known))


def thing_of(kind: str, number: int) -> int:
    if kind == "unit":
        return number
    return number if kind == "objective" and OBJECTIVES <= number < CARDS else NOBODY


def of_place(view: View, point: Point) -> tuple[float, float]:
    return placed(point, cast(Summoners, view.state).board, view.seat)
