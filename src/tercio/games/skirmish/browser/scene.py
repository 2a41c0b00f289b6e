"""The toy game in a browser: figures on a square table, a card in each hand, and how far everybody may walk."""

from __future__ import annotations

from typing import Final, NamedTuple, TypedDict

from tercio.games.scenes import Focus
from tercio.games.skirmish.game import called, card_name
from tercio.games.skirmish.rules import parry_needs, walk_allowance
from tercio.games.skirmish.state import NO_CARD, TABLE, UNKNOWN, Skirmish, Unit, skirmish
from tercio.games.skirmish.steps import CHOOSE, CORNERS, ROUNDS, Act, ChooseStance, Strike
from tercio.kernel import NOBODY, Match, View

__all__ = ["Scene", "marks", "scene_of", "things_meant"]

FIGURES: Final = 100  # for marks: more than can be


class UnitScene(TypedDict):
    """A figure. Lengths are mils; 1 inch is 1,000."""

    id: int
    name: str
    profile: str
    seat: int
    x: int
    y: int
    radius: int
    wounds: int
    life: int  # how many wounds remove it
    melee: int  # dice
    reflexes: int  # the face that hits it
    walk: int  # how far it may walk now
    parry: int  # the face from which its parry cancels a hit
    is_spent: bool  # it has acted this round
    has_parried: bool
    has_left: bool


class HandScene(TypedDict):
    """A hand of one card: empty, `unknown`, or which."""

    seat: int
    card: str
    name: str
    stance: str  # bold, wary, or not yet chosen


class Scene(TypedDict):
    """The table, seen from above; the lower left corner is 0, 0."""

    wide: int
    high: int
    round: int
    rounds: int
    phase: str  # stance, act, over
    active: int  # whose turn it is
    corners: int  # a walk has no more
    units: list[UnitScene]
    hands: list[HandScene]
    deck: int  # how many cards
    played: list[str]
    focus: Focus | None


class Drawn(NamedTuple):
    """A figure as it was drawn once: it looks the same as long as the leaf and what both sides have chosen are."""

    unit: Unit
    stances: tuple[str, ...]
    scene: UnitScene


# Most figures of a scene were in the last one too, and both seats see the same ones: drawn scenes are never changed.
DRAWN: Final[dict[str, dict[int, Drawn]]] = {"de": {}, "en": {}}
MOST_DRAWN: Final = 8_000


def scene_of(view: View, lang: str) -> Scene:
    m, state = view.ghost, skirmish(view.ghost)
    turn = m.find(Act)
    return {
        "wide": TABLE,
        "high": TABLE,
        "round": state.round,
        "rounds": ROUNDS,
        "phase": phase_of(m),
        "active": NOBODY if turn is None else turn.seat,
        "corners": CORNERS,
        "units": units_scene(state, lang),
        "hands": [hand_scene(state, seat, lang) for seat in range(state.seat_count())],
        "deck": len(state.deck),
        "played": [shown_card(card, lang) for card in state.played],
        "focus": focus_of(m),
    }


def units_scene(state: Skirmish, lang: str) -> list[UnitScene]:
    drawn, stances = DRAWN[lang], state.stances
    scenes: list[UnitScene] = []
    for unit in state.units:
        known = drawn.get(id(unit))
        if known is None or known.unit is not unit or known.stances != stances:
            if len(drawn) > MOST_DRAWN:
                del drawn[next(iter(drawn))]  # to forget all at once would stop everybody
            known = drawn[id(unit)] = Drawn(unit, stances, unit_scene(state, unit, lang))
        scenes.append(known.scene)
    return scenes


def unit_scene(state: Skirmish, unit: Unit, lang: str) -> UnitScene:
    profile = unit.profile
    return {
        "id": unit.id,
        "name": called(state, unit, lang),
        "profile": profile.id,
        "seat": unit.seat,
        "x": unit.at[0],
        "y": unit.at[1],
        "radius": profile.radius,
        "wounds": unit.wounds,
        "life": profile.life,
        "melee": profile.melee,
        "reflexes": profile.reflexes,
        "walk": walk_allowance(state, unit).total,
        "parry": parry_needs(state, unit).total,
        "is_spent": unit.has_acted,
        "has_parried": unit.has_parried,
        "has_left": unit.has_left,
    }


def hand_scene(state: Skirmish, seat: int, lang: str) -> HandScene:
    card = state.hands[seat]
    return {"seat": seat, "card": card, "name": shown_card(card, lang), "stance": state.stances[seat]}


def shown_card(card: str, lang: str) -> str:
    """Empty where there is no card or it is face down."""
    return "" if card in (NO_CARD, UNKNOWN) else card_name(card, lang)


def phase_of(m: Match) -> str:
    if not m.stack:
        return "over"
    return "stance" if m.find(ChooseStance) is not None else "act"


def focus_of(m: Match) -> Focus | None:
    strike = m.find(Strike)
    if strike is None:
        return None
    target = strike.target
    return {"attacker": strike.attacker, "target": target, "targets": [target], "card": NOBODY, "kind": "strike"}


# -- what options stand for and events are about ---------------------------------------------------


def things_meant(view: View, kind: str, value: int) -> list[int]:
    return [value] if kind == "unit" and skirmish(view.ghost).find(value) is not None else []


def marks(view: View) -> dict[str, int]:
    """An order is a figure's turn: it is the number of those that have acted before it."""
    m, state = view.ghost, skirmish(view.ghost)
    turn = m.find(Act)
    acted = len([unit for unit in state.units if unit.has_acted])
    if turn is not None and turn.stage != CHOOSE:
        acted -= 1
    order = state.round * FIGURES + acted
    return {"order": order, "attack": 0 if m.find(Strike) is None else order + 1, "round": state.round}
