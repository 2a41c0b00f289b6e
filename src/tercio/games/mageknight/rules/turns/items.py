"""MK-ITEM  May this warrior carry this item, and may its token lie there?"""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.field.ground import disc, foot_of, move_type, touches_loot, touches_token
from tercio.games.mageknight.printed.dials import ATTACK, BLOCKING, Item
from tercio.games.mageknight.rules.combat.values import value_of
from tercio.games.mageknight.state import HERE, ITEMS, LOOT_RADIUS, Loot, MageKnight, Warrior
from tercio.geometry.distance import gap_at_most, inside_table, overlapping
from tercio.geometry.placements import contact_spots, free
from tercio.geometry.points import TOUCH
from tercio.geometry.shapes import contains
from tercio.kernel import Answer, Point, RuleId, Seat, Verdict

AROUND: Final = 10  # degrees between the places that are tried


def judge_pick_up(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """It touches the token, and may carry the item. MK-ITEM-21, MK-ITEM-22, b85"""
    for loot in state.loot:
        if loot.id in answer.picks:
            if not touches_loot(state, warrior, loot):
                verdict.refuse("MK-ITEM-21", "not-at-token", (warrior.id, loot.id))
            judge_carrying(state, warrior, loot.item, verdict)


def judge_drop(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """It carries what it drops, and the token may lie there. MK-ITEM-18, MK-ITEM-20"""
    judge_carried(warrior, answer.picks, "MK-ITEM-18", verdict)
    if len(answer.path) == 1:
        judge_token(state, warrior, answer.path[0], "MK-ITEM-20", verdict)


def judge_carried(warrior: Warrior, picks: tuple[int, ...], rule: RuleId, verdict: Verdict) -> None:
    """Nobody drops what it does not carry. MK-ITEM-18, MKA-SHATTER-01"""
    for pick in picks:
        if pick not in [ITEMS + item.number for item in warrior.items]:
            verdict.refuse(rule, "not-carried", (warrior.id, pick))


# -- carrying ------------------------------------------------------------------------------------------------


def judge_carrying(state: MageKnight, warrior: Warrior, item: Item, verdict: Verdict) -> None:
    """Slots, prerequisites and relics count as things are now. MK-ITEM-05 to MK-ITEM-08, MK-ITEM-22, b80, b81, b86"""
    slots, number = warrior.figure.slots, ITEMS + item.number
    if len(warrior.items) >= slots:
        verdict.refuse("MK-ITEM-08" if slots else "MK-ITEM-01", "no-free-slot", (warrior.id, slots))
    if item.attack_type and not warrior.figure.has_type(item.attack_type):
        verdict.refuse("MK-ITEM-22", "wrong-attack-type", (warrior.id, number))
    if item.move_type and move_type(state, warrior) != item.move_type:
        verdict.refuse("MK-ITEM-22", "wrong-move-type", (warrior.id, number))
    if item.faction and item.faction not in warrior.figure.factions:
        verdict.refuse("MK-ITEM-22", "wrong-faction", (warrior.id, number))
    attack = value_of(state, warrior, ATTACK).total
    if attack < item.least_attack:
        verdict.refuse("MK-ITEM-22", "attack-too-low", (warrior.id, number, attack, item.least_attack))
    for other in warrior.items:
        if set(other.needs) & set(item.needs):
            verdict.refuse("MK-ITEM-06", "same-prerequisite", (warrior.id, number, ITEMS + other.number))
    if item.is_relic:
        judge_relic(state, warrior, item, verdict)
    if item.is_book and any([other.is_book for other in warrior.items]):
        verdict.refuse("MKS-BOOK-02", "second-book", (warrior.id,))


def judge_relic(state: MageKnight, warrior: Warrior, item: Item, verdict: Verdict) -> None:
    """A warrior has one relic, and an army has each only once. MK-ITEM-05, MK-ITEM-07, b86"""
    for other in warrior.items:
        if other.is_relic:
            verdict.refuse("MK-ITEM-05", "one-relic", (warrior.id, ITEMS + other.number))
    for bearer in bearers_of(state, warrior.seat, item):
        verdict.refuse("MK-ITEM-07", "relic-in-army", (ITEMS + item.number, bearer.id))


def bearers_of(state: MageKnight, seat: Seat, item: Item) -> list[Warrior]:
    """These warriors of the army carry it. MK-ITEM-15"""
    return [warrior for warrior in state.own(seat) if item in warrior.items]


def within_reach(state: MageKnight, warrior: Warrior) -> list[Loot]:
    """It could carry these items that lie at its base, whosever they were. MK-ITEM-21, MK-ITEM-27, b88"""
    found: list[Loot] = []
    for loot in state.loot:
        if touches_loot(state, warrior, loot):
            verdict = Verdict()
            judge_carrying(state, warrior, loot.item, verdict)
            if verdict:
                found.append(loot)
    return found


# -- where tokens lie ----------------------------------------------------------------------------------------


def judge_token(state: MageKnight, bearer: Warrior, at: Point, rule: RuleId, verdict: Verdict) -> None:
    """It lies at the base, under it, or at the cylinder of one that soars. MK-ITEM-20, MK-ITEM-23, MK-ITEM-32, b82

    What a rider drops lies at its mount (MKC-ACTION-09, -10).
    """
    token = disc(at, LOOT_RADIUS)
    if not inside_table(token, state.board, state.board):
        verdict.refuse(rule, "token-off-field", at)
    if bearer.is_soaring:
        foot = foot_of(bearer)
        if overlapping(token, foot) or not gap_at_most(token, foot, TOUCH):
            verdict.refuse("MK-ITEM-23", "not-at-cylinder", (bearer.id,))
    elif not touches_token(state, bearer, at, LOOT_RADIUS):
        verdict.refuse(rule, "token-not-at-base", (bearer.id,))
    for other in state.warriors:
        if other.gone == HERE and other.id not in (bearer.id, bearer.partner) and overlapping(token, foot_of(other)):
            verdict.refuse(rule, "token-under-base", (other.id,))


def free_spot(state: MageKnight, bearer: Warrior) -> Point | None:
    """Some place where a token may lie: under it, or around a base that is smaller than the token, or a cylinder."""
    others = [foot_of(other) for other in state.here() if other.id not in (bearer.id, bearer.partner)]
    token = disc(bearer.at, LOOT_RADIUS)
    if not bearer.is_soaring and free(token, others, state.board, state.board):
        return bearer.at
    spots = contact_spots(LOOT_RADIUS, foot_of(bearer), others, (state.board, state.board), AROUND, most=1)
    return spots[0] if spots else None


def is_lost_at(state: MageKnight, at: Point) -> bool:
    """Its centre is in blocking terrain, and not where only feet are stopped. MK-ITEM-24, MK-ITEM-25, b110"""
    for mark in state.land().shadowing:
        if mark.piece.kind == BLOCKING and not mark.piece.has_centre and contains(mark.shape, at):
            return True
    return False
