"""Rules say where sides, tokens and warriors may be. MK-SETUP-08 to MK-SETUP-37, MKO-COMPANY-07"""

from __future__ import annotations

from tercio.games.mageknight.field.ground import disc, foot_of, may_soar
from tercio.games.mageknight.field.zones import is_in_zone, is_mission_place
from tercio.games.mageknight.state import MISSION_RADIUS, SIDES, WAITING, MageKnight, Player, Warrior
from tercio.geometry.distance import gap_at_most, inside_table, overlapping
from tercio.geometry.points import TOUCH
from tercio.kernel import Point, Seat, Verdict


def judge_side(state: MageKnight, side: int, free: tuple[int, ...], verdict: Verdict) -> None:
    """The side is one of those that are free. MK-SETUP-08, MK-SETUP-09"""
    if side not in free:
        rule = "MK-SETUP-09" if len(state.players) == 2 else "MK-SETUP-08"
        verdict.refuse(rule, "side-not-free", (SIDES + side,))


def judge_mission(state: MageKnight, player: Player, at: Point, verdict: Verdict) -> None:
    """It lies as far off as the player has rolled, and on no other token. MK-SETUP-16, MK-SETUP-22"""
    if not is_mission_place(player.side, at, player.roll, state.board):
        verdict.refuse("MK-SETUP-22", "wrong-distance", (player.roll, *at))
    for mission in state.missions:
        if overlapping(disc(at, MISSION_RADIUS), disc(mission.at, MISSION_RADIUS)):
            verdict.refuse("MK-SETUP-16", "on-mission", (mission.id,))


def holds_company(state: MageKnight, seat: Seat) -> bool:
    """The card comes before the first warrior, unless its player has given up. MKO-COMPANY-07, K-CONCEDE-01"""
    player = state.players[seat]
    is_kept = player.company is not None and not player.is_company_laid and not player.is_out
    return is_kept and not state.own(seat)


def judge_company(state: MageKnight, seat: Seat, verdict: Verdict) -> None:
    """The player still holds the card. MKO-COMPANY-07"""
    if not holds_company(state, seat):
        verdict.refuse("MKO-COMPANY-07", "company-too-late", (seat,))


def judge_arrival(state: MageKnight, seat: Seat, warrior: Warrior, is_soaring: bool, verdict: Verdict) -> None:
    """The warrior is the player's own and still to be put down, with its rider. MK-SETUP-34, MK-FLY-04, MKC-UNIT-05"""
    if warrior.seat != seat:
        verdict.refuse("MK-TURN-01", "not-yours", (warrior.id,))
    elif warrior.gone != WAITING:
        verdict.refuse("MK-SETUP-34", "deployed-already", (warrior.id,))
    elif warrior.is_rider:
        verdict.refuse("MKC-UNIT-05", "comes-with-mount", (warrior.id, warrior.partner))
    if is_soaring and not may_soar(state, warrior):
        verdict.refuse("MK-FLY-04", "no-wings", (warrior.id,))


def judge_room(warrior: Warrior, has_room: bool, verdict: Verdict) -> None:
    """Who finds no room stays out of the game. MK-SETUP-35, a21"""
    if not has_room:
        verdict.refuse("MK-SETUP-35", "no-room-to-deploy", (warrior.id,))


def judge_arrangement(
    state: MageKnight, warrior: Warrior, at: Point, facing: int, is_soaring: bool, verdict: Verdict
) -> None:
    """The warrior may stand there, on the ground or in the air. MK-SETUP-34, MK-FLY-04"""
    judge_deployment(state, warrior.at_level(is_soaring).standing(warrior.at, facing), at, verdict)


def judge_deployment(state: MageKnight, warrior: Warrior, at: Point, verdict: Verdict) -> None:
    """It stands in the zone, on the field, on nobody and on no token. MK-SETUP-35, MK-FLY-04, a20"""
    side = state.players[warrior.seat].side
    if not is_in_zone(side, at, state.board):
        verdict.refuse("MK-SETUP-35", "outside-zone", at)
    foot = foot_of(warrior.standing(at, warrior.facing))
    if not inside_table(foot, state.board, state.board):
        verdict.refuse("MK-FIGURE-10", "off-the-field", at)
    for other in state.here():
        if other.id != warrior.id and overlapping(foot, foot_of(other)):
            verdict.refuse("MK-MOVE-08", "no-room", (other.id,))
    if warrior.is_soaring:
        for mission in state.missions:
            if gap_at_most(foot, disc(mission.at, MISSION_RADIUS), TOUCH):
                verdict.refuse("MK-FLY-08", "cylinder-on-mission", (mission.id,))
