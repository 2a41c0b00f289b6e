"""A position in named terms, as a seat sees it: what a network weighs. All are about as large as 1.

Of the other player's hand only the size is known.
"""

from __future__ import annotations

from typing import Final

from tercio.games.warlord.field.filters import warlords
from tercio.games.warlord.printed.cards import ACTION, CHARACTER
from tercio.games.warlord.state import READY, SPENT, STUNNED, Card, Warlord, warlord
from tercio.games.warlord.steps.orders import TakeOrder
from tercio.kernel import Match, Seat

SIDE: Final = (
    "characters", "levels", "life", "ready", "spent", "ready-levels", "stunned", "front", "front-ready", "second",
    "strikes", "best-strike", "blows", "blows-at-lord", "front-armour", "armour", "skill", "items", "orders",
    "ready-orders", "feats", "wounds", "hand", "deck", "discards",
    "lord-life", "lord-hurt", "lord-in-front", "lord-rank", "lord-guard", "lord-ready", "lord-stunned", "lord-armour",
    "lord-strike",
)  # fmt: skip
TERMS: Final = (
    "lead", "round", "first", "to-act", "open",
    *[f"own-{name}" for name in SIDE], *[f"other-{name}" for name in SIDE],
    "hand-characters", "hand-levels", "hand-cheapest", "hand-items", "hand-actions",
)  # fmt: skip


class Body:
    """What counts about a character, with its items."""

    __slots__ = ("armour", "card", "items", "rank", "strikes")

    def __init__(self, state: Warlord, card: Card, rank: int) -> None:
        self.card = card
        self.rank = rank
        self.armour = card.face.armour
        bonus = 0
        self.items = 0
        if card.holds:
            for item in state.items_of(card.id):
                self.items += 1
                self.armour += item.face.armour
                if item.face.attacks:
                    bonus += item.face.attacks[0]
        self.strikes = [base + bonus for base in card.face.attacks]


def terms_of(m: Match, seat: Seat, lead: float) -> list[float]:
    """For two seats. `lead` is what the plain evaluation says, as a part of a victory."""
    state = warlord(m)
    other = 1 - seat
    own_bodies, other_bodies = bodies_of(state, seat), bodies_of(state, other)
    own_lord, other_lord = lord_of(state, seat, own_bodies), lord_of(state, other, other_bodies)
    step = m.stack[-1]
    to_act = 0.0
    if isinstance(step, TakeOrder):
        to_act = 1.0 if step.seat == seat else -1.0
    found = [lead, min(state.round, 20) / 10.0, 1.0 if state.first == seat else -1.0, to_act, 1.0]
    add_side(state, seat, own_bodies, other_bodies, other_lord, found)
    add_lord(state, own_lord, found)
    add_side(state, other, other_bodies, own_bodies, own_lord, found)
    add_lord(state, other_lord, found)
    add_hand(state, seat, found)
    return found


def bodies_of(state: Warlord, seat: Seat) -> list[Body]:
    return [Body(state, card, state.place_of(card.id)[1]) for card in state.characters(seat)]


def add_side(
    state: Warlord, seat: Seat, bodies: list[Body], foes: list[Body], foes_lord: Body | None, found: list[float]
) -> None:
    levels = life = ready = spent = ready_levels = stunned = front = front_ready = second = 0
    strikes = front_armour = armour = skill = items = orders = ready_orders = feats = wounds = 0
    blows = blows_at_lord = 0.0
    best = 0
    facing = [foe for foe in foes if foe.rank == 1]
    own_orders = state.standing.orders
    for body in bodies:
        card, face = body.card, body.card.face
        is_ready = card.state == READY
        levels += face.level
        life += max(0, face.hit_points - card.wounds)
        wounds += card.wounds
        skill += face.skill
        items += body.items
        armour += body.armour
        feats += len(face.feats)
        known = len(own_orders[card.id]) if card.id in own_orders else 0
        orders += known
        if is_ready:
            ready += 1
            ready_levels += face.level
            strikes += len(body.strikes)
            ready_orders += known
        elif card.state == SPENT:
            spent += 1
        elif card.state == STUNNED:
            stunned += 1
        if body.rank == 1:
            front += 1
            front_armour += body.armour
            if is_ready:
                front_ready += 1
                if body.strikes:
                    best = max(best, body.strikes[0])
                if facing:
                    blows += best_blows(body, facing)
                    if foes_lord is not None and foes_lord.rank == 1:
                        blows_at_lord += hits(body, foes_lord.armour)
        elif body.rank == 2:
            second += 1
    count = len(bodies)
    found.append(count / 8.0)
    found.append(levels / 16.0)
    found.append(life / 12.0)
    found.append(ready / 6.0)
    found.append(spent / 6.0)
    found.append(ready_levels / 12.0)
    found.append(stunned / 3.0)
    found.append(front / 4.0)
    found.append(front_ready / 3.0)
    found.append(second / 4.0)
    found.append(strikes / 8.0)
    found.append(best / 12.0)
    found.append(blows / 2.0)
    found.append(blows_at_lord / 2.0)
    found.append(front_armour / (18.0 * front) if front else 0.0)
    found.append(armour / (18.0 * count) if count else 0.0)
    found.append(skill / 24.0)
    found.append(items / 4.0)
    found.append(orders / 4.0)
    found.append(ready_orders / 4.0)
    found.append(feats / 4.0)
    found.append(wounds / 4.0)
    found.append(len(state.hands[seat]) / 6.0)
    found.append(len(state.decks[seat]) / 40.0)
    found.append(len(state.discards[seat]) / 20.0)


def add_lord(state: Warlord, lord: Body | None, found: list[float]) -> None:
    """Who stands in front of him guards him, whoever it is."""
    if lord is None:
        found += [0.0] * 9
        return
    card = lord.card
    home = state.place_of(card.id)[0]
    rows = state.formations[home]
    guard = sum([len(row) for row in rows[: lord.rank - 1]]) if lord.rank > 1 else 0
    left = max(0, card.face.hit_points - card.wounds)
    found.append(left / 4.0)
    found.append(card.wounds / 3.0)
    found.append(1.0 if lord.rank == 1 else 0.0)
    found.append(lord.rank / 3.0)
    found.append(min(guard, 8) / 5.0)
    found.append(1.0 if card.state == READY else 0.0)
    found.append(1.0 if card.state == STUNNED else 0.0)
    found.append(lord.armour / 18.0)
    found.append(lord.strikes[0] / 12.0 if lord.strikes else 0.0)


def add_hand(state: Warlord, seat: Seat, found: list[float]) -> None:
    characters = levels = items = actions = 0
    cheapest = 8
    for number in state.hands[seat]:
        face = state.cards[number].face
        if face.type == CHARACTER:
            characters += 1
            levels += face.level
            cheapest = min(cheapest, face.level)
        elif face.type == ACTION:
            actions += 1
        else:
            items += 1
    found.append(characters / 3.0)
    found.append(levels / 8.0)
    found.append(cheapest / 8.0)
    found.append(items / 3.0)
    found.append(actions / 3.0)


def lord_of(state: Warlord, seat: Seat, bodies: list[Body]) -> Body | None:
    for lord in warlords(state, seat):
        for body in bodies:
            if body.card.id == lord.id:
                return body
    return None


def best_blows(body: Body, foes: list[Body]) -> float:
    """Hits that can be expected of the one attack that hits most."""
    return max([hits(body, foe.armour) for foe in foes])


def hits(body: Body, armour: int) -> float:
    """Expected of all its strikes: a 1 misses, a 20 hits."""
    total = 0.0
    for bonus in body.strikes:
        needed = min(20, max(2, armour - bonus))
        total += (21 - needed) / 20.0
    return total
