"""What changes in armies: who leaves, comes back, changes sides, is a captive or under a hex; who is out."""

from __future__ import annotations

from typing import NamedTuple

from tercio.games.mageknight.abilities.ability import TURN_ENDS
from tercio.games.mageknight.abilities.bearers import enrolled
from tercio.games.mageknight.abilities.registry import answering
from tercio.games.mageknight.changes.field import clear_bomb, hold
from tercio.games.mageknight.changes.items import close_book
from tercio.games.mageknight.changes.setup import leave_out
from tercio.games.mageknight.changes.warriors import player_of, put, put_player
from tercio.games.mageknight.printed.dials import SKITTISH
from tercio.games.mageknight.state import ELIMINATED, HERE, NEUTRAL, REMOVED, WAITING, Warrior, mageknight
from tercio.kernel import NOBODY, Event, Match, Point, Receipt, RuleId, Seat
from tercio.kernel.tally import BASE, SET

# -- leaving ---------------------------------------------------------------------------------------------


def eliminate(m: Match, warrior: Warrior, rule: RuleId, by: int = NOBODY, gone: str = ELIMINATED) -> None:
    """It leaves the field; the other half of its cavalry unit stays, without any tokens. MKC-ELIM-04, MKC-DARK-06"""
    other = mageknight(m).find(warrior.partner)
    if other is not None:
        leave_behind(m, other)
        warrior = warrior.parted()
    left = warrior._replace(gone=gone, tokens=0, guard=NOBODY, items=(), is_soaring=False, hexed_by=NOBODY)
    put(m, left._replace(is_watching=False, is_recalled=False, gained=(), stolen="", is_turncoat=False))
    close_book(m, warrior)
    m.emit(Event("eliminated" if gone == ELIMINATED else "removed", rule, (warrior.id, by)))


def leave_behind(m: Match, warrior: Warrior) -> None:
    """The half that stays has had the unit's action; a skittish mount gets none. MKC-ELIM-04, A78, A84"""
    barred_by = "MKC-MIND-03" if warrior.figure.mind == SKITTISH else warrior.barred_by
    put(m, warrior.parted()._replace(tokens=0, is_marked=False, barred_by=barred_by))
    if warrior.tokens:
        m.emit(Event("tokens-cleared", "MKC-ELIM-04", (warrior.id,)))


class Awarded(NamedTuple):
    """The facts of the event `awarded`: who gets how many points, and how many that makes."""

    seat: Seat
    points: int
    total: int


def award(m: Match, seat: Seat, fallen: Warrior, rule: RuleId, sharers: int = 1) -> None:
    """The player gains the victory points of a warrior, or a share of them. MK-END-08, MK-END-10"""
    points = fallen.points // sharers
    if points:
        receipts = [Receipt(BASE, fallen.points, "MK-END-08", fallen.id)]
        if sharers > 1:
            receipts.append(Receipt(SET, points, "MK-END-10"))
        player = player_of(m, seat)
        put_player(m, player._replace(glory=player.glory + points))
        facts = tuple(Awarded(seat, points, player.glory + points))
        m.emit(Event("awarded", rule, facts, receipts=tuple(receipts)))


def put_out(m: Match, seat: Seat, rule: RuleId, has_conceded: bool = False, falling: tuple[int, ...] = ()) -> None:
    """The player is out; everything of his leaves, and nobody has points for it. MK-ELIM-01, MK-ELIM-03, MK-ELIM-05

    `falling`: these have been eliminated before, and what follows from that still happens (MK-END-08).
    """
    state = mageknight(m)
    put_player(m, player_of(m, seat)._replace(is_out=True, actions=0, has_conceded=has_conceded))
    m.emit(Event("out", rule, (seat,)))
    for ability in answering(TURN_ENDS):
        ability.turn_ends(m, seat)
    for number in range(len(state.warriors)):
        warrior = state.warriors[number]  # as it is now: of a cavalry unit the other half may just have left
        if warrior.seat == seat and warrior.gone == HERE and number not in falling:
            eliminate(m, warrior, rule, gone=REMOVED)
        elif warrior.seat == seat and warrior.gone == WAITING:
            leave_out(m, warrior, rule)
    for bomb in list(state.bombs):
        if bomb.seat == seat:
            clear_bomb(m, bomb, rule)
    for mission in list(state.missions):
        if mission.holder == seat:
            hold(m, mission, NEUTRAL, "MK-ELIM-05")


# -- joining ---------------------------------------------------------------------------------------------


def reanimate(m: Match, warrior: Warrior, seat: Seat, at: Point, facing: int, click: int, rule: RuleId) -> None:
    """It is this player's now, and has not moved. MK-MOVE-13, MK-ARMY-13, MK-ARMY-14, MK-SPECIAL-12, MK-SPECIAL-14"""
    if mageknight(m).has_like(warrior, seat):
        m.emit(Event("cannot-join", "MK-ARMY-14", (warrior.id, seat)))
        return
    risen = warrior._replace(
        gone=HERE, seat=seat, at=at, facing=facing, click=click, is_marked=False, has_moved=False, off=(),
        barred_by=rule, brought_by=seat if seat != warrior.army else warrior.brought_by,
    )  # fmt: skip
    put(m, enrolled(mageknight(m), risen, seat))
    m.emit(Event("reanimated", rule, (warrior.id, *at, click)))


def keep_until_end(m: Match, warrior: Warrior) -> None:
    """It can be given an action, and leaves at the start of the end phase."""
    put(m, warrior._replace(has_acted=False, barred_by="", is_recalled=True))


def change_sides(m: Match, warrior: Warrior, seat: Seat, rule: RuleId) -> None:
    """It joins the army of the player who controls it now, unless that has its like already. MK-ARMY-13, MK-ARMY-14

    Allegiance is not for life (MK-TERM-12).
    """
    if warrior.partner != NOBODY:
        m.emit(Event("keeps-its-side", "MKC-UNIT-14", (warrior.id,)))
        return
    if mageknight(m).has_like(warrior, seat):
        m.emit(Event("cannot-join", "MK-ARMY-14", (warrior.id, seat)))
        return
    enlist(m, warrior, seat, rule)


def enlist(m: Match, warrior: Warrior, seat: Seat, rule: RuleId) -> None:
    """It is another player's now; a guard that changes sides holds nobody any more. MK-CAPTURE-19"""
    captive = mageknight(m).captive_of(warrior.id)
    put(m, enrolled(mageknight(m), warrior, seat))
    m.emit(Event("changes-sides", rule, (warrior.id, seat)))
    if captive is not None:
        set_free(m, captive, "MK-CAPTURE-19")


# -- hexes -----------------------------------------------------------------------------------------------


def hex_warrior(m: Match, warrior: Warrior, seat: Seat, rule: RuleId) -> None:
    """One token is enough; a second one only makes it last."""
    put(m, warrior._replace(hexed_by=seat, is_newly_hexed=True))
    m.emit(Event("hexed", rule, (warrior.id, seat)))


def lift_hex(m: Match, warrior: Warrior, rule: RuleId) -> None:
    """The token is taken away; nobody hears of it where its bearer has left."""
    put(m, warrior._replace(hexed_by=NOBODY, is_newly_hexed=False))
    if warrior.gone == HERE:
        m.emit(Event("unhexed", rule, (warrior.id,)))


# -- captives --------------------------------------------------------------------------------------------


def capture(m: Match, captive: Warrior, guard: int, rule: RuleId) -> None:
    """The guard has a captive, which loses its tokens. MK-CAPTURE-05, MK-CAPTURE-11"""
    put(m, captive._replace(guard=guard, tokens=0))
    m.emit(Event("captured", rule, (captive.id, guard)))


def set_free(m: Match, captive: Warrior, rule: RuleId) -> None:
    """It is its player's again, as it was before. MK-CAPTURE-17 to -20, MK-CAPTURE-29, a85"""
    put(m, captive._replace(guard=NOBODY))
    m.emit(Event("freed", rule, (captive.id,)))
