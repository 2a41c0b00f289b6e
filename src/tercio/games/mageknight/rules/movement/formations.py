"""MK-FORMATION  Who may form up, how far a movement formation goes, and whether its plan holds together."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.mageknight.abilities.ability import (
    LENDS_MOVEMENT,
    MARCHES_ALONE,
    SHARES_SYMBOLS,
    STAYS_APART,
    SYMBOLS,
)
from tercio.games.mageknight.abilities.bearers import asked, asked_about, asked_unit, shyft_lent
from tercio.games.mageknight.field.cavalry import rider_of
from tercio.games.mageknight.field.ground import are_touching, touching
from tercio.games.mageknight.field.ways import Way
from tercio.games.mageknight.rules.combat.values import ALONE, Lent
from tercio.games.mageknight.rules.movement.escort import escorted, judge_escort, spot_beside
from tercio.games.mageknight.rules.movement.flight import (
    judge_marcher,
    judge_member,
    judge_sprint,
    may_sprint,
)
from tercio.games.mageknight.rules.movement.moves import allowance, judge_route, length_of
from tercio.games.mageknight.rules.turns.actions import MOVE, judge_actor, may_act
from tercio.games.mageknight.state import INCH, MageKnight, Warrior
from tercio.kernel import NOBODY, Answer, Point, Receipt, Refusal, RuleId, Seat, Tally, Verdict
from tercio.kernel.tally import told

LEAST: Final = 3  # MK-FORMATION-04
MOST: Final = 5
SHYFT: Final = "shyft"

# -- who belongs together -------------------------------------------------------------------------------


def symbols_of(state: MageKnight, warrior: Warrior, is_sprint: bool = False) -> tuple[str, ...]:
    """It has these faction symbols, or its rider has. MK-FORMATION-10, MK-FORMATION-50, MKC-FORMATION-02, -03"""
    warrior = rider_of(state, warrior)
    symbols = (SHYFT,) if shyft_lent(state, warrior) else warrior.figure.factions
    for text in asked_about(state, warrior, SYMBOLS):  # MKO-COMPANY-04, MKF-PACT-02, A73
        symbols = (*symbols, *text.symbols(state, warrior, is_sprint))
    return symbols


def members_of(state: MageKnight, warrior: Warrior, picks: tuple[int, ...]) -> list[Warrior]:
    """The warrior that is given the action and those who are named with it belong together. MK-FORMATION-07"""
    numbers = dict.fromkeys((warrior.id, *picks))
    found = [state.find(number) for number in numbers]
    return [member for member in found if member is not None]


def groups_of(state: MageKnight, members: list[Warrior]) -> list[list[Warrior]]:
    """Those who hang together by base contact, group by group."""
    groups: list[list[Warrior]] = []
    for member in members:
        near = [group for group in groups if any([are_touching(state, member, other) for other in group])]
        groups = [group for group in groups if group not in near]
        groups.append([member, *[other for group in near for other in group]])
    return groups


def companions(
    state: MageKnight, warrior: Warrior, kind: str, is_sprint: bool = False, among: set[int] | None = None
) -> tuple[int, ...]:
    """Whom it can form up with for an action of this kind, among all or among these; empty where they are too few."""
    if not [other for other in touching(state, warrior) if other.seat == warrior.seat]:
        return ()
    found: list[int] = []
    for symbol in symbols_of(state, warrior, is_sprint):
        chain, seen = [warrior], {warrior.id}
        for link in chain:  # it grows while it is walked
            for other in touching(state, link):
                if other.seat != warrior.seat or other.id in seen or not are_alike(warrior, other):
                    continue
                seen.add(other.id)
                if among is not None and other.id not in among:
                    continue
                if symbol in symbols_of(state, other, is_sprint) and may_join(state, other, kind, is_sprint):
                    chain.append(other)
        if units_in(chain) >= LEAST:
            found.extend([member.id for member in chain[1:] if member.id not in found])
    return tuple(found)


def are_alike(one: Warrior, other: Warrior) -> bool:
    """Cavalry units form up with cavalry units, and nobody with its own other half. MKC-FORMATION-01"""
    return (one.partner == NOBODY) == (other.partner == NOBODY) and one.partner != other.id


def units_in(members: list[Warrior]) -> int:
    """Mount and rider count as one. MKC-FORMATION-04"""
    return len({member.partner if member.is_rider else member.id for member in members})


def may_join(state: MageKnight, warrior: Warrior, kind: str, is_sprint: bool) -> bool:
    """Nothing about the warrior itself forbids it."""
    if is_sprint and not may_sprint(state, warrior):
        return False
    return may_share(state, warrior, kind) and may_act(state, warrior, kind)


def may_share(state: MageKnight, warrior: Warrior, kind: str) -> bool:
    """What `judge_sharing` would say, without the reasons."""
    if warrior.is_soaring or asked(warrior, STAYS_APART):
        return False
    return kind != MOVE or not asked_unit(state, warrior, MARCHES_ALONE)


def judge_sharing(state: MageKnight, warrior: Warrior, kind: str, verdict: Verdict) -> None:
    """A warrior that soars stays out of formations, and so do the bearers of some abilities. MK-FLY-12"""
    if kind == MOVE:
        judge_marcher(state, warrior, verdict)
    else:
        judge_member(warrior, verdict)
    for ability in asked(warrior, STAYS_APART):
        verdict.refuse(ability.id, "in-a-frenzy", (warrior.id,))


# -- declaring one --------------------------------------------------------------------------------------


def judge_formation(
    state: MageKnight, seat: Seat, members: list[Warrior], kind: str, verdict: Verdict, is_sprint: bool = False
) -> None:
    """Three to five of one player and one faction form up. MK-FORMATION-04 to MK-FORMATION-13, MK-FORMATION-29, b1"""
    units = units_in(members)
    if not LEAST <= units <= MOST:
        rule = "MK-FORMATION-04" if members[0].partner == NOBODY else "MKC-FORMATION-04"
        verdict.refuse(rule, "formation-size", (units, LEAST, MOST))
    if units < len(members):
        verdict.refuse("MKC-FORMATION-04", "one-dial-a-unit", (members[0].id,))
    if len({member.partner == NOBODY for member in members}) > 1:
        for member in [member for member in members if member.partner == NOBODY]:
            verdict.refuse("MKC-FORMATION-01", "no-cavalry", (member.id,))
    for member in members:
        if member.seat != seat:
            verdict.refuse("MK-FORMATION-05", "not-yours", (member.id,))
        judge_sharing(state, member, kind, verdict)
    judge_symbols(state, members, verdict, is_sprint)
    judge_cohesion(state, members, "MK-FORMATION-06", verdict)
    for member in members[1:]:  # the first one is given the action as such
        if member.seat == seat:
            judge_share(state, seat, member, kind, verdict)


def judge_forming(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """The warriors that are named go with the one that is given the action. MK-FORMATION-14, MK-SPRINT-09"""
    members, is_sprint = members_of(state, warrior, answer.picks), answer.key == "form-sprint"
    judge_others(warrior, answer.picks, "MK-FORMATION-14", verdict)
    judge_formation(state, warrior.seat, members, MOVE, verdict, is_sprint)
    if is_sprint:
        judge_sprinters(state, members, verdict)


def judge_others(leader: Warrior, picks: tuple[int, ...], rule: RuleId, verdict: Verdict) -> None:
    """The one that was given the action is a member without being named. MK-FORMATION-14, MK-FORMATION-32"""
    if leader.id in picks:
        verdict.refuse(rule, "leads-already", (leader.id,))


def judge_symbols(state: MageKnight, members: list[Warrior], verdict: Verdict, is_sprint: bool) -> None:
    """All of them show one and the same symbol. MK-FORMATION-08, MK-FORMATION-11, MK-SPRINT-08, b18"""
    bare = [member for member in members if not symbols_of(state, member, is_sprint)]
    for member in bare:
        if is_sprint and asked(member, SHARES_SYMBOLS):
            verdict.refuse("MK-SPRINT-08", "no-gift-in-a-sprint", (member.id,))
            continue
        rule = "MK-FORMATION-11" if member.figure.is_mage_spawn else "MK-FORMATION-10"
        verdict.refuse(rule, "no-symbol", (member.id,))
    shared = set(symbols_of(state, members[0], is_sprint))
    for member in members:
        common = shared.intersection(symbols_of(state, member, is_sprint))
        if shared and not common and member not in bare:
            rule = "MK-FORMATION-08" if member.partner == NOBODY else "MKC-FORMATION-02"
            verdict.refuse(rule, "other-faction", (member.id, members[0].id))
            return
        shared = common or shared


def judge_cohesion(state: MageKnight, members: list[Warrior], alone: str, verdict: Verdict) -> None:
    """They hang together. `alone`: the rule against one without contact. MK-FORMATION-06, -18, -19, b1"""
    groups = groups_of(state, members)
    if len(groups) == 1:
        return
    for group in groups:
        if len(group) == 1:
            verdict.refuse(alone, "touches-no-member", (group[0].id,))
    if len([group for group in groups if len(group) > 1]) > 1:
        verdict.refuse("MK-FORMATION-19", "formation-divided", (len(groups),))


def judge_share(state: MageKnight, seat: Seat, member: Warrior, kind: str, verdict: Verdict) -> None:
    """What forbids one member the action forbids it to all. MK-FORMATION-13, MK-FORMATION-29"""
    own = Verdict()
    judge_actor(state, seat, member, kind, own)
    if own:
        return
    verdict.refuse("MK-FORMATION-13" if kind == MOVE else "MK-FORMATION-29", "member-cannot", (member.id,))
    for refusal in own.refusals:
        quote(refusal, verdict)


def quote(refusal: Refusal, verdict: Verdict) -> None:
    """What speaks against several members is said once."""
    if refusal not in verdict.said:
        verdict.said.append(refusal)


def judge_sprinters(state: MageKnight, members: list[Warrior], verdict: Verdict) -> None:
    """All can sprint, or nobody does. MK-SPRINT-04, MK-SPRINT-09, MK-SPRINT-13, b5"""
    for member in members:
        own = Verdict()
        judge_sprint(state, member, own)
        for refusal in own.refusals:
            if refusal.rule == "MK-SPRINT-03":
                verdict.refuse("MK-SPRINT-09", "cannot-sprint", (member.id,))
            else:
                quote(refusal, verdict)


# -- how far --------------------------------------------------------------------------------------------


class Limit(NamedTuple):
    """Every member may move this number of inches, since one of them is the slowest. MK-FORMATION-15"""

    inches: int
    slowest: int


class Pace(NamedTuple):
    """The same, with the receipts of the slowest."""

    inches: int
    slowest: int
    receipts: tuple[Receipt, ...]


def fixed_at(limit: Limit) -> Pace:
    """Since the first of them moved, whatever has become of the slowest."""
    return Pace(limit.inches, limit.slowest, told(Tally(limit.inches, "MK-FORMATION-15")))


def pace_of(state: MageKnight, members: list[Warrior], is_sprint: bool) -> Pace:
    """Each has its own value for this move, and the lowest of these counts. MK-FORMATION-15, b5, MK-SPRINT-07

    A forced march lends its bearer's value to the others; a warrior that sprints has no use of it.
    """
    marchers = [] if is_sprint else [member for member in members if asked_unit(state, member, LENDS_MOVEMENT)]
    lent = max([lent_by(state, marcher) for marcher in marchers], default=ALONE)
    slowest = Pace(0, NOBODY, ())
    for member in members:
        tally = allowance(state, Way(member, (), is_sprint), lent)
        if slowest.slowest == NOBODY or (tally.total, member.id) < (slowest.inches, slowest.slowest):
            slowest = Pace(tally.total, member.id, told(tally))
    return slowest


def lent_by(state: MageKnight, marcher: Warrior) -> Lent:
    inches = allowance(state, Way(marcher, ())).total
    return Lent(inches, asked_unit(state, marcher, LENDS_MOVEMENT)[0].id, marcher.id)


# -- the plan -------------------------------------------------------------------------------------------


class Leg(NamedTuple):
    """What one member is to do: a way and the facing at its end; without a way it only turns."""

    warrior: int
    path: tuple[Point, ...]
    facing: int
    beside: tuple[Point, ...] = ()  # b12: where a guard then puts its captive down

    def end(self, start: Point) -> Point:
        return self.path[-1] if self.path else start


def field_after(state: MageKnight, plan: tuple[Leg, ...]) -> MageKnight:
    """The field when all this is done, with the captives beside their guards."""
    if not plan:
        return state
    moved: list[Warrior] = []
    for leg in plan:
        member = state.warriors[leg.warrior]
        captive = state.captive_of(leg.warrior)
        moved.append(member.standing(leg.end(member.at), leg.facing))
        if captive is not None and leg.beside:
            moved.append(captive.standing(leg.beside[0], captive.facing))
    return state.imagined(*moved)


def with_captive(state: MageKnight, plan: tuple[Leg, ...], leg: Leg) -> Leg:
    """The leg with a place for a guard's captive: on the same side as before, or else where there is room."""
    field = field_after(state, plan)
    member = field.warriors[leg.warrior]
    captive, end = escorted(field, member), leg.end(member.at)
    if captive is None or end == member.at:
        return leg
    moved = member.standing(end, leg.facing)
    after = field.imagined(moved)
    along = captive.at[0] + end[0] - member.at[0], captive.at[1] + end[1] - member.at[1]
    verdict = Verdict()
    judge_escort(after, moved, captive, along, verdict)
    spot = along if verdict else spot_beside(after, moved, captive)
    return leg if spot is None else Leg(leg.warrior, leg.path, leg.facing, (spot,))


def judge_leg(state: MageKnight, plan: tuple[Leg, ...], leg: Leg, pace: Pace, verdict: Verdict) -> None:
    """The next one goes past those who have moved and those who have not. MK-FORMATION-15, MK-FORMATION-16, b7"""
    field = field_after(state, plan)
    member = field.warriors[leg.warrior]
    captive = escorted(field, member)
    way = Way(member, leg.path, ignore=() if captive is None else (captive.id,), facing=leg.facing)
    length, most = length_of(field, way), pace.inches * INCH
    if length > most:
        verdict.refuse("MK-FORMATION-15", "faster-than-all", (length, most, pace.slowest), receipts=pace.receipts)
    judge_route(field, way, verdict)
    if captive is not None and leg.end(member.at) != member.at:
        moved = member.standing(leg.end(member.at), leg.facing)
        if leg.beside:
            judge_escort(field.imagined(moved), moved, captive, leg.beside[0], verdict)
        else:
            verdict.refuse("MK-CAPTURE-10", "no-room-for-captive", (captive.id,))


def still_good(state: MageKnight, plan: tuple[Leg, ...], pace: Pace) -> tuple[Leg, ...]:
    """The legs that can still be done one after another; what builds on a leg that is gone, goes too."""
    kept: tuple[Leg, ...] = ()
    for leg in plan:
        verdict = Verdict()
        if leg.path:
            judge_leg(state, kept, leg, pace, verdict)
        if verdict:
            kept = (*kept, leg)
    return kept


def judge_plan(state: MageKnight, members: list[Warrior], plan: tuple[Leg, ...], verdict: Verdict) -> None:
    """In the end they are one group; where nobody moves, all is well. MK-FORMATION-18, MK-FORMATION-19, b8"""
    if any([leg.path for leg in plan]):
        field = field_after(state, plan)
        judge_cohesion(field, [field.warriors[member.id] for member in members], "MK-FORMATION-18", verdict)
