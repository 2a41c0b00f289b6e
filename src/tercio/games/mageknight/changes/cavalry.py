"""What becomes of mounts and riders: they meet and part, change sides for a while, begin a dial again."""

from __future__ import annotations

from tercio.games.mageknight.abilities.bearers import enrolled
from tercio.games.mageknight.changes.armies import change_sides, enlist, leave_behind
from tercio.games.mageknight.changes.warriors import put, shift
from tercio.games.mageknight.state import HERE, Warrior, mageknight
from tercio.kernel import NOBODY, Event, Match, Point, RuleId, Seat


def mount(m: Match, rider: Warrior, mount: Warrior, rule: RuleId, tokens: int) -> None:
    """They are one unit of the rider's player, with these tokens. MKC-UNIT-03, MKC-DISMOUNT-11, A16, A18, A33

    What kept one of them from acting alone does not keep the unit from it (MKC-DISMOUNT-13).
    """
    is_marked = mount.is_marked or rider.is_marked or tokens > mount.tokens
    put(m, rider._replace(partner=mount.id, base=mount.figure))
    joined = enrolled(mageknight(m), mount, rider.seat)
    ridden = joined._replace(partner=rider.id, tokens=tokens, is_marked=is_marked, barred_by="", is_turncoat=False)
    put(m, ridden)
    m.emit(Event("mounts", rule, (rider.id, mount.id)))
    shift(m, rider)


def unseat(m: Match, rider: Warrior, mount: Warrior, at: Point, facing: int, rule: RuleId) -> None:
    """It stands beside its mount, which is no move; all tokens go. MKC-ELIM-02, MKC-DISMOUNT-05, -06, A8, A21"""
    put(m, rider.parted()._replace(at=at, facing=facing, is_soaring=False, tokens=0, is_marked=False))
    leave_behind(m, mount)
    m.emit(Event("unseated", rule, (rider.id, mount.id, *at)))
    shift(m, rider)


def refresh(m: Match, warrior: Warrior) -> None:
    """It may be given an action this turn. MKC-DISMOUNT-07"""
    put(m, warrior._replace(has_acted=False, barred_by=""))


def restart(m: Match, warrior: Warrior, rule: RuleId) -> None:
    """The dial turns back to its starting marker; what goes beyond the skulls is lost. MKC-DARK-05, A24"""
    put(m, warrior._replace(click=warrior.limit))
    m.emit(Event("restarts", rule, (warrior.id, warrior.limit)))


def turn_to(m: Match, warrior: Warrior, seat: Seat, rule: RuleId) -> None:
    """A treacherous mount sides with the player whose turn it is, and with nobody else. MKC-MIND-05, MKC-MIND-06"""
    turncoat = warrior._replace(is_turncoat=True)
    if warrior.seat != seat:
        enlist(m, turncoat, seat, rule)
    elif not warrior.is_turncoat:
        put(m, turncoat)


def stay_true(m: Match, warrior: Warrior) -> None:
    """Its mind does not count this turn. MKC-MIND-07"""
    if warrior.is_turncoat:
        put(m, warrior._replace(is_turncoat=False))


def lay_aside(m: Match, warrior: Warrior, abilities: tuple[str, ...]) -> None:
    """It does without these abilities as long as a talent forbids them. MKC-TALENT-23"""
    put(m, warrior._replace(off=(*warrior.off, *abilities)))


def take_up(m: Match, warrior: Warrior, abilities: tuple[str, ...]) -> None:
    put(m, warrior._replace(off=tuple([ability for ability in warrior.off if ability not in abilities])))


# -- for a while -------------------------------------------------------------------------------------------


def lend(m: Match, warrior: Warrior, seat: Seat, rule: RuleId) -> None:
    """It is another player's until this turn is over. MKC-UNIT-14, MKC-DISMOUNT-14"""
    change_sides(m, warrior, seat, rule)
    joined = mageknight(m).warriors[warrior.id]
    if joined.seat != warrior.seat:
        put(m, joined._replace(lent_by=warrior.seat))


def return_lent(m: Match) -> None:
    """The turn is over, and warriors that were lent are their own players' again. MKC-DISMOUNT-14"""
    for warrior in mageknight(m).warriors.copy():
        if warrior.lent_by != NOBODY:
            returning = warrior._replace(lent_by=NOBODY)
            if warrior.gone == HERE:
                enlist(m, returning, warrior.lent_by, "MK-ARMY-13")
            else:
                put(m, enrolled(mageknight(m), returning, warrior.lent_by))
