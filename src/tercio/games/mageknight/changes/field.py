"""What changes on the field beside the warriors: mission tokens, terrain, bombardment tokens."""

from __future__ import annotations

from tercio.games.mageknight.printed.dials import Shell
from tercio.games.mageknight.state import BOMBS, NEUTRAL, Bomb, Mission, Piece, Warrior, mageknight
from tercio.kernel import Event, Match, Point, RuleId, Seat

# -- missions --------------------------------------------------------------------------------------------


def hold(m: Match, mission: Mission, holder: int, rule: RuleId) -> None:
    state = mageknight(m)
    if mission.holder == holder:
        return
    state.missions = [x._replace(holder=holder) if x.id == mission.id else x for x in state.missions]
    name = "controls" if holder >= 0 else "neutral" if holder == NEUTRAL else "contested"
    m.emit(Event(name, rule, (mission.id, holder)))


def lay_mission(m: Match, mission: Mission, seat: Seat, rule: RuleId) -> None:
    mageknight(m).missions.append(mission)
    m.emit(Event("mission", rule, (seat, mission.id, *mission.at)))


# -- terrain ---------------------------------------------------------------------------------------------


def take_from_pile(m: Match, kind: str) -> None:
    state = mageknight(m)
    rest = list(state.pile)
    rest.remove(kind)
    state.pile = tuple(rest)


def lay_piece(m: Match, piece: Piece, seat: Seat, rule: RuleId) -> None:
    state = mageknight(m)
    state.pieces.append(piece)
    state.forget()
    m.emit(Event("terrain", rule, (seat, piece.id)))


def batter(m: Match, piece: Piece, clicks: int, rule: RuleId) -> Piece:
    """The piece has taken damage this turn. MK-CONSTRUCTED-30"""
    state = mageknight(m)
    hurt = piece._replace(damage=piece.damage + clicks)
    state.pieces = [hurt if x.id == piece.id else x for x in state.pieces]
    state.forget()
    m.emit(Event("battered", rule, (piece.id, clicks, hurt.damage)))
    return hurt


def raze(m: Match, piece: Piece, rule: RuleId) -> None:
    state = mageknight(m)
    state.pieces = [x for x in state.pieces if x.id != piece.id]
    state.cleared.append(piece)
    state.forget()
    m.emit(Event("razed", rule, (piece.id,)))


# -- bombardment -----------------------------------------------------------------------------------------


def lay_bomb(m: Match, shooter: Warrior, at: Point, facing: int, shell: Shell, rule: RuleId) -> None:
    """A bombardment token lies on the field. MK-BOMB-02, MK-BOMB-08"""
    state = mageknight(m)
    number = 1 + max([bomb.id for bomb in state.bombs], default=BOMBS - 1)
    state.bombs.append(Bomb(number, shooter.id, at, facing, shell, shooter.seat))
    m.emit(Event("bomb", rule, (shooter.id, number, *at)))


def drift(m: Match, bomb: Bomb, at: Point, rule: RuleId) -> None:
    state = mageknight(m)
    state.bombs = [x._replace(at=at) if x.id == bomb.id else x for x in state.bombs]
    m.emit(Event("drifted", rule, (bomb.id, *at)))


def clear_bomb(m: Match, bomb: Bomb, rule: RuleId) -> None:
    """A token is gone after its attack, and also where there is none. a81"""
    state = mageknight(m)
    state.bombs = [x for x in state.bombs if x.id != bomb.id]
    m.emit(Event("bomb-removed", rule, (bomb.id,)))
