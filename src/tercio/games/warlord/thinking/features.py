"""The table as numbers, for programs that learn: cards in play and in hand."""

from __future__ import annotations

from typing import Final, cast

from tercio.games.features import Group, Printed, one_of, share
from tercio.games.warlord.field.filters import warlords
from tercio.games.warlord.printed.cards import CLASSES, TYPES, WARLORD, Face
from tercio.games.warlord.state import FORMATION, HAND, READY, SPENT, STUNNED, Warlord
from tercio.kernel import NOBODY, Point, Seat, View

MATCH: Final = (
    "seat", "round", "goes-first",
    "own-deck", "own-discard", "own-hand", "own-characters", "own-items", "own-lord-life",
    "other-deck", "other-discard", "other-hand", "other-characters", "other-items", "other-lord-life",
)  # fmt: skip
THING: Final = (
    "there", "own", "in-formation", "in-hand", "rank", "place", "ready", "spent", "stunned", "wounds", "life-left",
    "items", "level", "first-attack", "strikes", "armour", "skill", "is-warlord", "abilities", "feats",
    "character", "item", "action", "fighter", "cleric", "wizard", "rogue", "oval",
)  # fmt: skip
GROUPS: Final = (Group("own", 14), Group("other", 14), Group("hand", 10))


def of_match(view: View) -> list[float]:
    state, own = cast(Warlord, view.state), view.seat
    others = [seat for seat in range(state.seats) if seat != own]
    strongest = max(others, key=lambda seat: len(state.characters(seat)))
    return [
        share(own, 3),
        share(state.round, 20),
        float(state.first == own),
        *of_side(state, own),
        *of_side(state, strongest),
    ]


def of_side(state: Warlord, seat: Seat) -> list[float]:
    """What everybody knows of a player: sizes, and how the Warlord is."""
    characters = state.characters(seat)
    return [
        share(len(state.decks[seat]), 50),
        share(len(state.discards[seat]), 50),
        share(len(state.hands[seat]), 10),
        share(len(characters), 14),
        share(sum([len(state.items_of(card.id)) for card in characters]), 14),
        share(max([card.face.hit_points - card.wounds for card in warlords(state, seat)], default=0), 6),
    ]


def groups(view: View) -> list[list[int]]:
    state = cast(Warlord, view.state)
    in_play = sorted([card.id for card in state.in_play()])
    own = [number for number in in_play if state.cards[number].owner == view.seat]
    other = [number for number in in_play if state.cards[number].owner != view.seat]
    return [own, other, sorted(state.hands[view.seat])]


def of_thing(view: View, thing: int) -> list[float]:
    """A card that the seat does not know has a place and an owner, and no more."""
    state = cast(Warlord, view.state)
    card = state.find(thing)
    if card is None:
        return [0.0] * len(THING)
    face = card.face
    _, rank, place = state.place_of(thing)
    return [
        1.0,
        float(card.owner == view.seat),
        float(card.zone == FORMATION),
        float(card.zone == HAND),
        share(rank, 6),
        share(place, 6),
        float(card.state == READY),
        float(card.state == SPENT),
        float(card.state == STUNNED),
        share(card.wounds, 6),
        share(max(0, face.hit_points - card.wounds), 6),
        share(len(state.items_of(thing)), 4),
        *PRINTED.row(face),
    ]


def printed(face: Face) -> list[float]:
    return [
        share(face.level, 7),
        share(face.attacks[0] if face.attacks else 0, 20),
        share(len(face.attacks), 4),
        share(face.armour, 30),
        share(face.skill, 12),
        float(face.has(WARLORD)),
        share(len(face.abilities), 4),
        share(len(face.feats), 4),
        *one_of(face.type, TYPES),
        *one_of(face.char_class, CLASSES),
    ]


PRINTED: Final = Printed(printed)


def thing_of(kind: str, number: int) -> int:
    return number if kind == "card" else NOBODY


def of_place(view: View, point: Point) -> tuple[float, float]:  # noqa: ARG001
    """Nothing is measured here."""
    return 0.0, 0.0
