"""Whom may a flier take along, and where is a figure put down beside another?"""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.ability import CARRIES
from tercio.games.mageknight.abilities.bearers import asked
from tercio.games.mageknight.abilities.registry import answering, rule_for
from tercio.games.mageknight.field.ground import are_touching, flies, foot_of, friends_touching
from tercio.games.mageknight.rules.movement.footing import judge_standing
from tercio.games.mageknight.state import HERE, MageKnight, Warrior
from tercio.geometry.distance import overlapping
from tercio.geometry.placements import contact_spots
from tercio.kernel import NOBODY, Point, Verdict

AROUND: Final = 10  # degrees between the places that are looked at


def carriable(state: MageKnight, warrior: Warrior) -> tuple[int, ...]:
    """Those whom it could take along now."""
    if not asked(warrior, CARRIES) or not flies(state, warrior):
        return ()
    return tuple([friend.id for friend in friends_touching(state, warrior) if may_carry(state, warrior, friend)])


def may_carry(state: MageKnight, warrior: Warrior, other: Warrior) -> bool:
    verdict = Verdict()
    judge_carried(state, warrior, other, verdict)
    return bool(verdict)


def judge_carried(state: MageKnight, warrior: Warrior, other: Warrior, verdict: Verdict) -> None:
    rule = rule_for(CARRIES)
    if not asked(warrior, CARRIES):
        verdict.refuse(rule, "no-ability", (warrior.id, answering(CARRIES)[0].number))
    elif not flies(state, warrior):
        verdict.refuse(rule, "no-wings", (warrior.id,))
    elif other.id == warrior.id:
        verdict.refuse(rule, "carries-itself", (warrior.id,))
    if not state.are_friends(warrior, other):
        verdict.refuse(rule, "not-a-friend", (other.id,))
    if not are_touching(state, warrior, other):
        verdict.refuse(rule, "not-in-contact", (other.id,))
    if other.has_acted:
        verdict.refuse(rule, "has-acted", (other.id,))
    if state.captive_of(other.id) is not None:
        verdict.refuse(rule, "guards", (other.id,))
    for one in (warrior, other):  # A27: nor does cavalry carry anybody
        if one.partner != NOBODY:
            verdict.refuse("MKC-UNIT-11", "is-cavalry", (one.id,))
    if other.base.length:
        verdict.refuse(rule, "too-long-to-carry", (other.id,))


def judge_room(state: MageKnight, other: Warrior, carrier: Warrior, verdict: Verdict) -> None:
    """`carrier` as it will stand: there must be room at its side."""
    if room_beside(state, other, carrier) is None:
        verdict.refuse(rule_for(CARRIES), "no-room-beside", (other.id, carrier.id))


def room_beside(state: MageKnight, other: Warrior, carrier: Warrior) -> Point | None:
    """Some place where it could be put down in base contact, on the same level."""
    radius = foot_of(other).radius
    things = [foot_of(w) for w in state.warriors if w.gone == HERE and w.id not in (other.id, carrier.id)]
    for spot in contact_spots(radius, foot_of(carrier), things, (state.board, state.board), AROUND):
        verdict = Verdict()
        judge_set_down(state, other, carrier, spot, other.facing, verdict)
        if verdict:
            return spot
    return None


def judge_set_down(
    state: MageKnight, other: Warrior, carrier: Warrior, spot: Point, facing: int, verdict: Verdict
) -> None:
    put = other.standing(spot, facing)
    judge_standing(state, put, verdict, (carrier.id,))
    if not are_touching(state, put, carrier):
        verdict.refuse(rule_for(CARRIES), "not-in-contact", (carrier.id,))
    elif overlapping(foot_of(put), foot_of(carrier)):
        verdict.refuse("MK-MOVE-08", "no-room", (carrier.id,))
