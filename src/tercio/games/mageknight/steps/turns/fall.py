"""A falling warrior leaves behind all it carries, then it is gone. MK-ITEM-26, MKC-ELIM-02, MK-END-08, MK-END-10"""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.abilities.ability import GIVES_NO_POINTS
from tercio.games.mageknight.abilities.registry import answering
from tercio.games.mageknight.changes import armies as army_changes
from tercio.games.mageknight.changes import cavalry as cavalry_changes
from tercio.games.mageknight.changes import items as item_changes
from tercio.games.mageknight.rules.cavalry.dismount import judge_beside_mount, spots_at
from tercio.games.mageknight.rules.turns.items import free_spot, is_lost_at, judge_token
from tercio.games.mageknight.state import ITEMS, Warrior, mageknight
from tercio.kernel import NOBODY, Answer, Decision, Match, Option, RuleId, Step, Verdict


@dataclass
class LeaveItems(Step):
    """Its player puts the tokens down beside the warrior, which stands until all lie there. MK-ITEM-26, b84, b111"""

    warrior: int
    rule: RuleId
    by: int

    def bearer(self, m: Match) -> Warrior | None:
        return mageknight(m).find(self.warrior)

    def ask(self, m: Match) -> tuple[Decision, ...]:
        bearer = self.bearer(m)
        if bearer is None or not bearer.items or free_spot(mageknight(m), bearer) is None:
            return ()
        option = Option("leave", "MK-ITEM-26", ITEMS + bearer.items[0].number, corners=1)
        return (Decision(bearer.seat, "leave", "MK-ITEM-26", (option,), bearer.id),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        bearer = self.bearer(m)
        if answer.key == "leave" and bearer is not None and len(answer.path) == 1:
            judge_token(mageknight(m), bearer, answer.path[0], "MK-ITEM-26", verdict)

    def take(self, m: Match, answer: Answer) -> None:
        bearer = mageknight(m).warriors[self.warrior]
        put_down(m, bearer, 0, answer.path[0], "MK-ITEM-26")

    def advance(self, m: Match) -> None:
        """Without room a token lies at the old place of its bearer. b84"""
        bearer = self.bearer(m)
        if bearer is not None and bearer.items:
            put_down(m, bearer, 0, bearer.at, "MK-ITEM-26")
            return
        m.finish(self)
        if bearer is not None:
            fall(m, bearer, self.rule, self.by)


def put_down(m: Match, bearer: Warrior, slot: int, at: tuple[int, int], rule: RuleId) -> None:
    """The token lies there, or is lost in blocking terrain. MK-ITEM-20, MK-ITEM-24"""
    is_lost = is_lost_at(mageknight(m), at)
    item_changes.drop_item(m, bearer, bearer.items[slot], at, "MK-ITEM-24" if is_lost else rule, is_lost)


@dataclass
class LeaveRider(Step):
    """Its own player puts the rider down beside the mount, which then may fall. MKC-ELIM-02, MKC-TALENT-25, A8, A21"""

    rider: int
    warrior: int  # the mount
    rule: RuleId
    by: int
    is_thrown: bool = False  # MKC-TALENT-25  an enemy has thrown it off, and the mount stands

    def seated(self, m: Match) -> tuple[Warrior, Warrior] | None:
        """The two, as long as they are one unit."""
        rider, mount = mageknight(m).find(self.rider), mageknight(m).find(self.warrior)
        return None if rider is None or mount is None or rider.partner != mount.id else (rider, mount)

    def ask(self, m: Match) -> tuple[Decision, ...]:
        unit = self.seated(m)
        if unit is None or not spots_at(mageknight(m), *unit, 1):
            return ()
        option = Option("unseat", self.placing_rule, self.rider, corners=1, numbers=1, low=0, high=359)
        return (Decision(unit[0].seat, "unseat", self.placing_rule, (option,), self.warrior),)

    @property
    def placing_rule(self) -> RuleId:
        return "MKC-TALENT-25" if self.is_thrown else "MKC-ELIM-02"

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        unit = self.seated(m)
        if answer.key == "unseat" and unit is not None and len(answer.path) == 1 and len(answer.numbers) == 1:
            judge_beside_mount(mageknight(m), *unit, answer.path[0], answer.numbers[0], self.placing_rule, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        unit = self.seated(m)
        assert unit is not None
        cavalry_changes.unseat(m, *unit, answer.path[0], answer.numbers[0], self.placing_rule)

    def advance(self, m: Match) -> None:
        """A rider without room falls with its mount. MKC-ELIM-01, MKC-ELIM-03, MKC-TALENT-26"""
        m.finish(self)
        unit, mount = self.seated(m), mageknight(m).find(self.warrior)
        if unit is not None:
            fall(m, unit[0], "MKC-TALENT-26" if self.is_thrown else "MKC-ELIM-03", self.by)
        if mount is not None and not self.is_thrown:
            lose(m, mageknight(m).warriors[mount.id], self.rule, self.by)


def unseat(m: Match, rider: Warrior, mount: Warrior, rule: RuleId, by: int, is_thrown: bool = False) -> None:
    """The gate of every rider that leaves its saddle against its will."""
    m.push(LeaveRider(rider.id, mount.id, rule, by, is_thrown))


def is_falling(m: Match, warrior: int) -> bool:
    """It is on its way out: what it carries is being put down."""
    return warrior in all_falling(m)


def all_falling(m: Match) -> list[int]:
    return [step.warrior for step in m.stack if isinstance(step, (LeaveItems, LeaveRider))]


def all_lost(m: Match) -> tuple[int, ...]:
    """They are eliminated, though they still stand: the skulls show, or what they carry is being put down. H142

    A mount whose rider is thrown off keeps its feet.
    """
    falling = [step.warrior for step in m.stack if isinstance(step, LeaveItems)]
    falling += [step.warrior for step in m.stack if isinstance(step, LeaveRider) and not step.is_thrown]
    return tuple([warrior.id for warrior in mageknight(m).here() if warrior.is_dead or warrior.id in falling])


def fall(m: Match, warrior: Warrior, rule: RuleId, by: int) -> None:
    """A warrior falls once its rider is down and what it carries is left behind."""
    state = mageknight(m)
    if warrior.items:
        if not is_falling(m, warrior.id):
            leave_items(m, warrior, rule, by)
        return
    if warrior.figure.mount and warrior.partner != NOBODY:
        lose_mount(m, state.warriors[warrior.partner], warrior, rule, by)
        return
    lose(m, warrior, rule, by)


def leave_items(m: Match, warrior: Warrior, rule: RuleId, by: int) -> None:
    """The gate of everything that the fallen leave behind; one that carries nothing just falls when its turn comes."""
    m.push(LeaveItems(warrior.id, rule, by))


def fall_together(m: Match, unit: tuple[Warrior, ...], rule: RuleId, by: int) -> None:
    """Of a mount and its rider nobody is put down where both fall: the mount waits for what its rider carries. A23"""
    for half in unit[:-1]:
        leave_items(m, half, rule, by)
    fall(m, unit[-1], rule, by)


def lose_mount(m: Match, rider: Warrior, mount: Warrior, rule: RuleId, by: int) -> None:
    """Where both fall at once, nobody is put down. MKC-ELIM-01, MKC-DARK-04, MKC-DARK-05, A23"""
    if rider.is_dead:
        fall(m, rider, rule, by)
    elif mount.figure.is_dark_rider and mount.is_dead:
        cavalry_changes.restart(m, mount, "MKC-DARK-05")
    elif not is_falling(m, mount.id):
        unseat(m, rider, mount, rule, by)


def lose(m: Match, warrior: Warrior, rule: RuleId, by: int) -> None:
    """The points go to whose doing it was, or to all others in equal parts (b101, b102)."""
    state = mageknight(m)
    killer = state.warriors[by] if by != NOBODY else None
    army_changes.eliminate(m, state.warriors[warrior.id], rule, by)
    if rule in [ability.id for ability in answering(GIVES_NO_POINTS)]:
        return
    if killer is not None and not state.are_allied(killer.seat, warrior.seat):
        army_changes.award(m, killer.seat, warrior, "MK-END-08")
        return
    others = [seat for seat in state.playing() if not state.are_allied(seat, warrior.seat)]
    for seat in others:
        army_changes.award(m, seat, warrior, "MK-END-10", len(others))
