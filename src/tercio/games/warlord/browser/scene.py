"""Warlord in a browser: the armies in their ranks, the piles, the player's hand, and what everybody looks at.

docs/protocol.md lists the questions of the game, and what their options and picks stand for.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypedDict

from tercio.games.scenes import Focus, Place
from tercio.games.warlord.browser.cards import KEYS, CardScene, Gallery
from tercio.games.warlord.field.ranks import Gap
from tercio.games.warlord.printed.cards import UNKNOWN
from tercio.games.warlord.state import Card, Effect, Formation, Warlord, warlord
from tercio.games.warlord.steps.feats import UseFeat
from tercio.games.warlord.steps.orders import Orders, TakeOrder
from tercio.games.warlord.steps.performance import Perform
from tercio.games.warlord.steps.phases import ROLLING, Battle, DiscardToDraw, Initiative, Round
from tercio.games.warlord.steps.rolls import Check
from tercio.games.warlord.steps.starting_army import ChooseLineUp
from tercio.games.warlord.steps.strikes import Attack, Strike
from tercio.games.warlord.words.gaps import gap_of
from tercio.kernel import NOBODY, Match, Option, Seat, View
from tercio.texts import phrasebook_of

__all__ = [
    "Scene",
    "marks",
    "option_cards",
    "option_place",
    "scene_of",
    "things_meant",
]

LINE_UP: Final = "line-up"
READYING: Final = "ready"
DRAWING: Final = "draw"
INITIATIVE: Final = "initiative"
ORDERING: Final = "order"
ENDING: Final = "end"  # of the round: those die whom a text has doomed
OVER: Final = "over"

NO: Final = ("skip", "stop")  # they name the same card as "yes", which is what pointing at the card means

SEATS: Final = 8  # for marks: more than can be,
GRANTS: Final = 16  # further orders at once,
CARDS: Final = 10_000  # cards in a match


class PlayerScene(TypedDict):
    """One army with its piles."""

    seat: int
    hand: int  # how many
    deck: int
    discard: int
    is_out: bool
    ranks: list[list[int]]  # from the front, each from the left, intruders among them
    lasting: list[int]  # action cards whose effects last
    discards: list[int]  # the newest last
    known_hand: list[int]  # what this seat knows of another's hand


class Scene(TypedDict):
    """The table as one seat sees it. Cards go by their numbers; `cards` has those that lie open to this seat."""

    round: int
    first: int  # who has the initiative this round
    phase: str
    active: int  # whose order it is
    players: list[PlayerScene]
    hand: list[int]
    cards: dict[str, CardScene]
    focus: Focus | None


class Lying(NamedTuple):
    """What one seat has seen, and all that it was drawn from: an answer in a window mostly moves no card."""

    cards: list[Card]
    places: tuple[list[Formation], list[tuple[int, ...]], list[tuple[int, ...]], list[int]]
    effects: list[Effect]
    turn: tuple[int, int, int]
    players: list[PlayerScene]
    hand: list[int]
    shown: dict[str, CardScene]


def scene_of(view: View, lang: str) -> Scene:
    state = warlord(view.ghost)
    lying = lying_of(view, lang)
    order = view.ghost.find(TakeOrder)
    focus = focus_of(view.ghost)
    return {
        "round": state.round,
        "first": state.first,
        "phase": phase_of(view.ghost),
        "active": NOBODY if order is None else order.seat,
        "players": lying.players,
        "hand": lying.hand,
        "cards": with_more(state, lang, lying.shown, spoken_of(view, focus)),
        "focus": focus,
    }


def lying_of(view: View, lang: str) -> Lying:
    """As it was drawn for this seat before, if every card lies as it lay."""
    state = warlord(view.ghost)
    drawn, key = state.standing.drawn, f"{lang} {view.seat}"
    places = (state.formations, state.hands, state.discards, [len(deck) for deck in state.decks])
    turn = (state.round, state.first, len(state.out))
    known = drawn.get(key)
    if (
        isinstance(known, Lying)
        and known.cards == state.cards
        and known.places == places
        and known.turn == turn
        and known.effects == state.effects
    ):
        return known
    gallery = Gallery(state, lang)
    players = [player(view, gallery, seat) for seat in range(state.seats)]
    hand = gallery.show_all(state.hands[view.seat]) if 0 <= view.seat < state.seats else []
    known = drawn[key] = Lying(state.cards, places, state.effects, turn, players, hand, gallery.cards)
    return known


def with_more(state: Warlord, lang: str, shown: dict[str, CardScene], spoken: list[int]) -> dict[str, CardScene]:
    """The cards that lie there, and those that are only spoken of."""
    more = [number for number in spoken if KEYS[number] not in shown]
    if not more:
        return shown
    gallery = Gallery(state, lang)
    gallery.cards = shown.copy()
    gallery.show_all(more)
    return gallery.cards


def spoken_of(view: View, now: Focus | None) -> list[int]:
    """Cards that a question or the focus is about; at the beginning and in a search some of the deck too."""
    book = phrasebook_of("warlord")
    found: list[int] = []
    if now is not None:
        found += [number for number in (now["attacker"], now["card"], *now["targets"]) if number != NOBODY]
    for decision in view.asks:
        found += things_meant(view, book.question(decision.kind).subject, decision.subject)
        for option in decision.options:
            found += things_meant(view, book.option(option.key).subject, option.subject)
            found += option.among
    return found


def player(view: View, gallery: Gallery, seat: Seat) -> PlayerScene:
    state = warlord(view.ghost)
    known = [n for n in state.hands[seat] if state.cards[n].face is not UNKNOWN] if seat != view.seat else []
    return {
        "seat": seat,
        "hand": len(state.hands[seat]),
        "deck": len(state.decks[seat]),
        "discard": len(state.discards[seat]),
        "is_out": seat in state.out,
        "ranks": [gallery.show_all(row) for row in state.formations[seat]],
        "lasting": [gallery.show(card.id) for card in gallery.lasting if card.owner == seat],
        "discards": gallery.show_all(state.discards[seat]),
        "known_hand": gallery.show_all(known),
    }


def phase_of(m: Match) -> str:
    """Whatever is under way tells the phase; windows belong to the phase in which they open. WL-PHASE-01"""
    for step in reversed(m.stack):
        if isinstance(step, Orders):
            return ORDERING
        if isinstance(step, Initiative):
            return INITIATIVE
        if isinstance(step, DiscardToDraw):
            return DRAWING
        if isinstance(step, ChooseLineUp):
            return LINE_UP
        if isinstance(step, Round):
            return READYING if step.stage < ROLLING else DRAWING
        if isinstance(step, Battle):
            return ENDING
    return OVER


def focus_of(m: Match) -> Focus | None:
    """The strike, check, feat or action under way, the innermost one."""
    for step in reversed(m.stack):
        if isinstance(step, Strike):
            return focus(step.roller, step.kind, [step.target])
        if isinstance(step, Check):
            return focus(step.roller, step.feat or "check", [])
        if isinstance(step, UseFeat):
            return focus(step.card, step.feat, [step.subject])
        if isinstance(step, Perform):
            return focus(step.performer, step.ability(m).kind, list(step.targets), step.source)
        if isinstance(step, Attack):
            return focus(step.attacker, "melee", [])
    return None


def focus(attacker: int, kind: str, targets: list[int], card: int = NOBODY) -> Focus:
    named = [number for number in targets if number != NOBODY]
    return {
        "attacker": attacker,
        "target": named[0] if named else NOBODY,
        "targets": named,
        "card": card,
        "kind": kind,
    }


# -- what options stand for --------------------------------------------------------------------


def option_cards(view: View, option: Option) -> list[int]:
    """The card that an option names; for an army its front rank. Refusing an offer has no card."""
    if option.key in NO:
        return []
    kind = phrasebook_of("warlord").option(option.key).subject
    if kind == "seat":
        return front_rank(warlord(view.ghost), option.subject)
    return things_meant(view, kind, option.subject)


def option_place(view: View, option: Option) -> Place | None:
    kind = phrasebook_of("warlord").option(option.key).subject
    return gap_of(view.ghost, Gap(option.subject, option.detail)) if kind == "rank" else None


def things_meant(view: View, kind: str, value: int) -> list[int]:
    """A card, where the number means one."""
    return [value] if kind == "card" and warlord(view.ghost).find(value) is not None else []


def front_rank(state: Warlord, seat: Seat) -> list[int]:
    formation = state.formations[seat] if 0 <= seat < state.seats else ()
    return list(formation[0]) if formation else []


# -- what has happened ------------------------------------------------------------------------------


def marks(view: View) -> dict[str, int]:
    """From what is under way and everybody knows; never from hands, decks or what only some have seen.

    The orders of one player in one round have the same mark, but between two of them another player is asked.
    """
    m = view.ghost
    order = m.find(TakeOrder)
    turn = 0 if order is None else (order.seat + 1) * GRANTS + min(len(order.more), GRANTS - 1)
    number = warlord(m).round * SEATS * GRANTS + turn
    return {"order": number, "attack": attack_mark(m, number), "round": warlord(m).round}


def attack_mark(m: Match, order: int) -> int:
    """The outermost attack, or the action or feat that makes a strike; reacts to it are part of it."""
    if not [step for step in m.stack if isinstance(step, (Attack, Strike))]:
        return 0
    for step in m.stack:
        if isinstance(step, Attack):
            return order * CARDS + step.attacker + 1
        if isinstance(step, (Perform, UseFeat)):
            return order * CARDS + (step.performer if isinstance(step, Perform) else step.card) + 1
        if isinstance(step, Strike):
            return order * CARDS + step.roller + 1
    return 0
