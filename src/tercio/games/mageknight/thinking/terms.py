"""A position in named terms, as a seat sees it: what a network weighs. All are about as large as 1."""

from __future__ import annotations

from typing import Final

from tercio.games.leads import lead_worth
from tercio.games.mageknight.abilities.bearers import is_active
from tercio.games.mageknight.field.ground import enemies_touching
from tercio.games.mageknight.printed.dials import SWORD
from tercio.games.mageknight.state import HERE, INCH, WAITING, MageKnight, Warrior, mageknight
from tercio.games.mageknight.thinking.weights import USUAL, VICTORY
from tercio.geometry.points import centre_distance
from tercio.kernel import Match, Seat

PARTS: Final = ("own-army", "other-army", "own-tokens", "other-tokens", "fear", "threat")  # of the plain evaluation
SIDE: Final = (
    "actions", "glory", "warriors", "points", "health", "weak", "weary", "worn", "exhausted", "marked", "shaky",
    "captives", "waiting", "items", "engaged", "outnumbered", "attack", "defense", "damage", "movement", "swords",
    "shots", "in-bow-reach", "distance", "nearest", "from-middle", "spread", "best", "held", "guards", "riders",
)  # fmt: skip
TERMS: Final = (
    "lead", *PARTS, "turn", "left", "last", "active", "size", "missions",
    *[f"own-{name}" for name in SIDE], *[f"other-{name}" for name in SIDE],
)  # fmt: skip
FAR: Final = 24 * INCH
GUARDING: Final = 3 * INCH


def terms_of(m: Match, seat: Seat, parts: list[int]) -> list[float]:
    """For two seats. `parts` are what the plain evaluation is made of."""
    state = mageknight(m)
    limit = state.last_turn or USUAL
    left = max(0, limit - state.turn)
    found = [lead_worth(sum(parts), VICTORY) / VICTORY, *[part / 4000.0 for part in parts]]
    found.append(min(1.5, state.turn / limit))
    found.append(min(20, left) / 20.0)
    found.append(1.0 if left <= 2 else 0.0)
    found.append(1.0 if state.active == seat else -1.0)
    found.append(state.total / 300.0)
    found.append(len(state.missions) / 3.0)
    own = [warrior for warrior in state.warriors if warrior.seat == seat and warrior.gone in (HERE, WAITING)]
    others = [warrior for warrior in state.warriors if warrior.seat != seat and warrior.gone in (HERE, WAITING)]
    able = [warrior for warrior in own if warrior.gone == HERE and is_active(warrior)]
    foes = [warrior for warrior in others if warrior.gone == HERE and is_active(warrior)]
    add_side(state, seat, own, able, foes, found)
    add_side(state, 1 - seat, others, foes, able, found)
    return found


def add_side(
    state: MageKnight, seat: Seat, army: list[Warrior], able: list[Warrior], foes: list[Warrior], found: list[float]
) -> None:
    player = state.players[seat]
    whole = float(max(1, state.total))
    points = weak = weary = worn = exhausted = marked = engaged = outnumbered = items = captives = riders = 0
    attack = defense = damage = movement = swords = shots = best = guards = 0
    health = 0.0
    distance = middle = in_reach = 0
    nearest = FAR
    half = state.board // 2
    low_x = low_y = state.board
    high_x = high_y = 0
    for warrior in able:
        figure, now, cost = warrior.figure, warrior.now, warrior.points
        points += cost
        best = max(best, cost)
        left = len(figure.dial) - warrior.click
        health += cost * left / max(1, len(figure.dial) - warrior.limit)
        if left <= 2:
            weak += cost
        if warrior.is_rider:
            riders += 1
        elif warrior.tokens:
            weary += cost
            if warrior.tokens > 1:
                worn += cost
        if warrior.is_done:
            exhausted += cost
        if warrior.is_marked:
            marked += cost
        items += len(warrior.items)
        if state.captive_of(warrior.id) is not None:
            captives += 1
        touching = len(enemies_touching(state, warrior))
        if touching:
            engaged += cost
            if touching > 1:
                outnumbered += cost
        attack += now.attack * cost
        defense += now.defense * cost
        damage += now.damage * cost
        movement += now.movement * cost
        if figure.has_type(SWORD):
            swords += cost
        if figure.range:
            shots += cost
        x, y = warrior.at
        low_x, low_y, high_x, high_y = min(low_x, x), min(low_y, y), max(high_x, x), max(high_y, y)
        middle += cost * (abs(x - half) + abs(y - half)) // INCH
        near = FAR
        for foe in foes:
            apart = centre_distance(warrior.at, foe.at)
            if apart < near:
                near = apart
        distance += cost * near // INCH
        nearest = min(nearest, near)
        if figure.range * INCH >= near and figure.range:
            in_reach += cost
        for mission in state.missions:
            if centre_distance(warrior.at, mission.at) <= GUARDING:
                guards += 1
    weight = float(max(1, points))
    shaky = waiting = 0
    for warrior in army:
        if warrior.gone == WAITING:
            waiting += warrior.points
        elif not is_active(warrior):
            shaky += warrior.points
    found.append(player.actions / 3.0)
    found.append(player.glory / whole)
    found.append(len(able) / 8.0)
    found.append(points / whole)
    found.append(health / whole)
    found.append(weak / whole)
    found.append(weary / whole)
    found.append(worn / whole)
    found.append(exhausted / whole)
    found.append(marked / whole)
    found.append(shaky / whole)
    found.append(captives / 2.0)
    found.append(waiting / whole)
    found.append(items / 3.0)
    found.append(engaged / whole)
    found.append(outnumbered / whole)
    found.append(attack / (10.0 * weight))
    found.append(defense / (16.0 * weight))
    found.append(damage / (3.0 * weight))
    found.append(movement / (9.0 * weight))
    found.append(swords / whole)
    found.append(shots / whole)
    found.append(in_reach / whole)
    found.append(distance / (12.0 * weight))
    found.append(nearest / FAR)
    found.append(middle / (18.0 * weight))
    found.append((high_x - low_x + high_y - low_y) / (2.0 * FAR) if able else 0.0)
    found.append(best / whole)
    found.append(len([mission for mission in state.missions if mission.holder == seat]) / 2.0)
    found.append(guards / 3.0)
    found.append(riders / 2.0)
