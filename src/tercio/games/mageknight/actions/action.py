"""What a player can do with a warrior: one class for each way, with its offers, its rule and its step."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ClassVar, Final, NamedTuple

from tercio.games.mageknight.abilities.bearers import in_use
from tercio.games.mageknight.field.ground import touching
from tercio.games.mageknight.rules.movement.plans import way_for
from tercio.games.mageknight.rules.turns.actions import judge_occasion
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import NOBODY, Answer, Match, Option, RuleId, Verdict

# What is so about a warrior where it stands, as bits: most ways to use it need nothing else to be ruled out.
FOES: Final = 1  # an enemy is in base contact
COMPANY: Final = 2  # somebody of the same player is
IN_UNIT: Final = 4  # it is half of a cavalry unit
CAN_RIDE: Final = 8
WORKS: Final = 16  # something was built on the field
TOKENS: Final = 32  # items lie on the field
CARRIES: Final = 64  # it carries an item
NEAR: Final = 128  # somebody is in base contact
ITS_OWN: Final = IN_UNIT | CARRIES | CAN_RIDE  # what `bits_of` says


class Stance(NamedTuple):
    """How a warrior stands when it is asked what it can do: looked at once for all ways to use it."""

    abilities: frozenset[str]  # those it has now
    foes: tuple[Warrior, ...]  # enemies in base contact
    bits: int  # those above that are about the warrior and whom it touches


def stance_of(state: MageKnight, warrior: Warrior) -> Stance:
    bits = bits_of(warrior)
    near = touching(state, warrior)
    if not near:
        return Stance(in_use(warrior), (), bits)
    bits |= NEAR
    foes: list[Warrior] = []
    for other in near:
        if other.seat == warrior.seat:
            bits |= COMPANY
        elif state.are_enemies(warrior, other):
            foes.append(other)
    return Stance(in_use(warrior), tuple(foes), bits | FOES if foes else bits)


def bits_of(warrior: Warrior) -> int:
    """Those that are about the warrior alone, wherever it stands."""
    bits = IN_UNIT if warrior.partner != NOBODY else 0
    if warrior.items:
        bits |= CARRIES
    return bits | CAN_RIDE if warrior.figure.rides else bits


Judge = Callable[[MageKnight, Warrior, Answer, Verdict], None]
Begin = Callable[[Match, Warrior, Answer], None]


def place_of(action: Action) -> int:
    return action.order


class Action:
    """An action is one way to use a warrior: it knows what it offers, and names its rule and its step.

    `kind` is the action that the warrior is given (MK-TURN-21), or FREE where it needs none.

    A talent is an option of its own: nobody has to use it, and to use it is to declare it (MK-TERM-26 to -28).
    """

    keys: ClassVar[tuple[str, ...]] = ()
    kind: ClassVar[str] = ""
    phase: ClassVar[str] = "action"  # MK-TURN-11  the only phase in which it can be done
    abilities: ClassVar[frozenset[str]] = frozenset()  # it takes one of these; empty: it takes none
    subfaction: ClassVar[str] = ""  # it takes the symbol of this one
    needs: ClassVar[int] = 0  # bits that must be so for it to be offered,
    shuns: ClassVar[int] = 0  # and those that must not be
    rule: ClassVar[RuleId] = "MK-TURN-21"  # by which a warrior cannot do it that has nothing to do it with,
    lacking: ClassVar[str] = "nothing-for-it"  # and what is missing then
    is_beside: ClassVar[bool] = False  # offered only beside others: a player who can do nothing else is done
    order: ClassVar[int] = 0  # lower ones are offered first; among equals the ways of the book
    ends_a_ride: ClassVar[bool] = False  # MKC-TALENT-02  cavalry can do it where it has ridden to
    puts_down: ClassVar[bool] = False  # the warrior that is picked is put down on the spot that is named,
    is_beside_it: ClassVar[bool] = False  # and has to touch the warrior there
    has_spots: ClassVar[bool] = False  # each corner of its path is a spot of its own

    def __init__(self, judge: Judge, begin: Begin) -> None:
        self.judge = judge  # everything that speaks against it, beyond what forbids this warrior the action as such
        self.begin = begin

    def option_keys(self) -> tuple[str, ...]:
        """How its options are called."""
        return self.keys

    def takes(self) -> frozenset[str]:
        """It takes one of these abilities; none of them: it takes no ability."""
        return self.abilities

    def reach(self, state: MageKnight, warrior: Warrior) -> int:
        """How far away its spots may be, in mils, where it has any."""
        return 0

    def judge_lack(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        """Who is named without target and way, and is offered nothing of the kind, has nothing to do it with."""
        if verdict and not answer.picks and not answer.path:
            keys = [option.key for option in self.offers(state, warrior, stance_of(state, warrior))]
            if answer.key not in keys:
                judge_occasion(warrior, self.rule, self.lacking, verdict)

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        """What it can do now. Asked only of warriors that may be given an action of this kind."""
        raise NotImplementedError


def walking(key: str, rule: RuleId, warrior: Warrior, along: tuple[int, ...] = (), is_held: bool = False) -> Option:
    """A way and a facing at its end; `along`: of these one may come along.

    Who is held by enemies breaks away first, and plans its way when it is free. MK-MOVE-14
    """
    return break_away_for(key, rule, warrior.id) if is_held else way_for(key, rule, warrior.id, along)


def placing(key: str, rule: RuleId, warrior: Warrior, among: tuple[int, ...]) -> Option:
    """One of these, a spot for it and its facing."""
    return Option(key, rule, warrior.id, among, 1, 1, corners=1, numbers=1, low=0, high=359)


@lru_cache(maxsize=1 << 12)
def break_away_for(key: str, rule: RuleId, warrior: int) -> Option:
    """Options are values: the same one is made only once."""
    return Option(key, rule, warrior)
