"""The only place where leaves are replaced: each change with its event and its rule."""

from __future__ import annotations

from typing import NamedTuple

from tercio.games.summoners.field.values import ap_limit
from tercio.games.summoners.printed.profiles import Power, Profile
from tercio.games.summoners.state import (
    KILLED,
    NO_CARD,
    REMOVED,
    SPOTS,
    Lasting,
    Objective,
    Piece,
    Player,
    Summoners,
    Unit,
    summoners,
)
from tercio.kernel import NOBODY, Event, Match, Point, RuleId, Seat, Tally, only
from tercio.kernel.tally import told


def put(m: Match, unit: Unit) -> Unit:
    state = summoners(m)
    state.units[unit.id] = unit
    state.is_settled = False
    return unit


def put_player(m: Match, player: Player) -> Player:
    summoners(m).players[player.seat] = player
    return player


def unit_of(m: Match, unit: int) -> Unit:
    return summoners(m).units[unit]


def player_of(m: Match, seat: Seat) -> Player:
    return summoners(m).players[seat]


# -- action points -------------------------------------------------------------------------------


def refill(m: Match, rule: RuleId) -> None:
    """All units get their action points, up to the limit of now. SU-ROUND-03"""
    state = summoners(m)
    m.emit(Event("refilled", rule, (state.round,)))
    for unit in state.here():
        points = ap_limit(state, unit)
        put(m, unit._replace(ap=points.total, moves=0, is_activated=False, is_concentrated=False))
        if points.total != unit.profile.ap:
            m.emit(Event("points", "SU-ROUND-04", (unit.id, points.total), receipts=told(points)))
    for player in state.players:
        put_player(m, player._replace(has_summoned_free=False))


def lapse(m: Match, rule: RuleId) -> None:
    """Action points that were saved are lost. SU-END-02"""
    for unit in summoners(m).here():
        if unit.ap:
            put(m, unit._replace(ap=0))
    m.emit(Event("lapsed", rule))


def pay(m: Match, unit: Unit, points: int, rule: RuleId) -> None:
    if points:
        put(m, unit._replace(ap=max(0, unit.ap - points)))
        m.emit(Event("paid", rule, (unit.id, points, max(0, unit.ap - points))))


def gain_ap(m: Match, unit: Unit, points: int, rule: RuleId) -> None:
    put(m, unit._replace(ap=unit.ap + points))
    m.emit(Event("hurried", rule, (unit.id, points, unit.ap + points)))


def lose_ap(m: Match, unit: Unit, rule: RuleId) -> None:
    """A unit loses an action point, if it has any. a29, a77"""
    if unit.ap:
        put(m, unit._replace(ap=unit.ap - 1))
        m.emit(Event("ap-lost", rule, (unit.id, unit.ap - 1)))


# -- movement ------------------------------------------------------------------------------------------


def move(m: Match, unit: Unit, path: tuple[Point, ...], rule: RuleId) -> None:
    """The last point of the path is where it stands. A unit that moves is no longer concentrated (SU-ACTION-11)."""
    put(m, unit._replace(at=path[-1], is_concentrated=False))
    facts = [unit.id]
    for x, y in (unit.at, *path):
        facts.extend((x, y))
    m.emit(Event("moved", rule, tuple(facts)))


def use_move(m: Match, unit: Unit, bit: int) -> None:
    """The unit has used up one of its movement actions for the round. SU-ACTION-07"""
    put(m, unit._replace(moves=unit.moves | bit))


def push(m: Match, unit: Unit, at: Point, rule: RuleId) -> None:
    """A push moves a unit and ends its concentration. a52"""
    put(m, unit._replace(at=at, is_concentrated=False))
    m.emit(Event("pushed", rule, (unit.id, *unit.at, *at)))


def activate(m: Match, unit: Unit, rule: RuleId) -> None:
    put(m, unit._replace(is_activated=True))
    m.emit(Event("activated", rule, (unit.id,)))


def concentrate(m: Match, unit: Unit, rule: RuleId) -> None:
    put(m, unit._replace(is_concentrated=True))
    m.emit(Event("concentrated", rule, (unit.id,)))


# -- wounds and markers ----------------------------------------------------------------------------------


class Wounded(NamedTuple):
    """The facts of the event `wounded`: who, how much life it lost, how much is left, and whose doing it is."""

    unit: int
    amount: int
    left: int
    by: Seat


def wound(m: Match, unit: Unit, damage: int, rule: RuleId, by: Seat = NOBODY) -> None:
    """Nobody loses more life than there is left. `by`: the player whose doing it is, for whom a death counts."""
    amount = min(damage, unit.life_left)
    if amount <= 0:
        return
    was_severe = unit.is_severely_wounded
    hurt = put(m, unit._replace(lost=unit.lost + amount))
    m.emit(Event("wounded", rule, tuple(Wounded(unit.id, amount, hurt.life_left, by))))
    if hurt.is_severely_wounded and not was_severe and hurt.life_left:
        m.emit(Event("severely-wounded", "SU-PROFILE-10", (unit.id,)))


def heal(m: Match, unit: Unit, amount: int, rule: RuleId) -> None:
    """A unit regains life points; with a white one the penalties end. a104"""
    regained = min(unit.lost, amount)
    if regained:
        put(m, unit._replace(lost=unit.lost - regained))
        m.emit(Event("healed", rule, (unit.id, regained)))


def ice(m: Match, unit: Unit, markers: int, rule: RuleId) -> None:
    """The third marker takes an action point at once. SU-TRAIT-11, SU-TRAIT-15; a77"""
    bears = max(0, min(3, unit.ice + markers))
    if bears != unit.ice:
        put(m, unit._replace(ice=bears))
        m.emit(Event("iced", rule, (unit.id, bears - unit.ice, bears)))
        if bears == 3:
            lose_ap(m, unit_of(m, unit.id), "SU-ROUND-05")


def burn(m: Match, unit: Unit, markers: int, rule: RuleId, by: Seat = NOBODY) -> None:
    """Fire markers come or go; nobody bears more than three. SU-TRAIT-17, SU-TRAIT-18"""
    bears = max(0, min(3, unit.fire + markers))
    if bears != unit.fire:
        put(m, unit._replace(fire=bears, fire_by=by if markers > 0 else unit.fire_by))
        m.emit(Event("burning", rule, (unit.id, bears - unit.fire, bears)))


def lose_control(m: Match, unit: Unit, rule: RuleId) -> None:
    put(m, unit._replace(loss=unit.loss + 1))
    m.emit(Event("slipping", rule, (unit.id, unit.loss + 1)))


def regain_control(m: Match, unit: Unit, rule: RuleId) -> None:
    put(m, unit._replace(loss=unit.loss - 1))
    m.emit(Event("regained", rule, (unit.id,)))


def leave(m: Match, unit: Unit, gone: str, rule: RuleId, by: Seat = NOBODY) -> None:
    """The unit is off the table; what lasts on it ends, and what it casts too (a80)."""
    put(m, unit._replace(gone=gone, ap=0))
    m.emit(Event("left" if gone != KILLED else "killed", rule, (unit.id, by)))
    for lasting in list(summoners(m).effects):
        if lasting.target == unit.id or lasting.caster == unit.id:
            end_effect(m, lasting, "SU-END-08")


def arrive(m: Match, seat: Seat, profile: Profile, at: Point, rule: RuleId, is_activated: bool = False) -> Unit:
    """A new unit stands on the table; nobody's label is used twice."""
    state = summoners(m)
    unit = Unit(len(state.units), free_label(state, seat, profile), seat, profile, at, is_activated=is_activated)
    state.units.append(unit)
    state.is_settled = False
    m.emit(Event("arrived", rule, (unit.id, *at)))
    return unit


def summon_free(m: Match, summoner: Unit, rule: RuleId) -> None:
    """A master summons for nothing once a round. SU-LEVEL-06"""
    put_player(m, player_of(m, summoner.seat)._replace(has_summoned_free=True))
    m.emit(Event("summons-free", rule, (summoner.id,)))


def free_label(state: Summoners, seat: Seat, profile: Profile) -> str:
    taken = {unit.label for unit in state.units}
    number = 1
    while f"{profile.id}-{'abcd'[seat]}{number}" in taken:
        number += 1
    return f"{profile.id}-{'abcd'[seat]}{number}"


# -- mana ---------------------------------------------------------------------------------------------------


def spend(m: Match, seat: Seat, price: Tally) -> None:
    """The first line of the price has the rule by which it is paid."""
    gems = price.total
    if gems:
        player = player_of(m, seat)
        put_player(m, player._replace(gems=player.gems - gems))
        m.emit(Event("spent", price.receipts[0].rule, (seat, gems, player.gems - gems), receipts=told(price)))


def gain(m: Match, seat: Seat, gems: int, rule: RuleId, source: int = NOBODY) -> None:
    """A player gains gems; what exceeds the maximum is lost. SU-LEVEL-03, a10"""
    player = player_of(m, seat)
    gained = Tally(gems, rule)
    gained.at_most(max(0, player.table.most_gems - player.gems), "SU-LEVEL-03")
    total = gained.total
    put_player(m, player._replace(gems=player.gems + total))
    facts = (seat, total, player.gems + total, source)
    m.emit(Event("gained", rule, facts, receipts=told(gained)))


def hold(m: Match, objective: Objective, holder: Seat, rule: RuleId) -> None:
    state = summoners(m)
    state.objectives = [o._replace(holder=holder) if o.id == objective.id else o for o in state.objectives]
    m.emit(Event("taken" if holder != NOBODY else "broken", rule, (objective.id, holder)))


# -- spells and abilities -----------------------------------------------------------------------------------


def begin_effect(m: Match, power: Power, caster: int, target: int, rule: RuleId) -> None:
    state = summoners(m)
    number = 1 + max([lasting.id for lasting in state.effects], default=0)
    state.effects.append(Lasting(number, power, caster, target))
    state.is_settled = False
    m.emit(Event("enchanted", rule, (target, caster, state.units[caster].profile.place_of(power))))


def end_effect(m: Match, lasting: Lasting, rule: RuleId) -> None:
    """An effect ends, and what the spell has raised goes with it."""
    state = summoners(m)
    if lasting not in state.effects:
        return
    state.effects.remove(lasting)
    state.cleared += [piece for piece in state.pieces if piece.id == lasting.target]
    state.pieces = [piece for piece in state.pieces if piece.id != lasting.target]
    place = state.units[lasting.caster].profile.place_of(lasting.power)
    m.emit(Event("faded", rule, (lasting.target, lasting.caster, place)))


def place_piece(m: Match, piece: Piece, seat: Seat, rule: RuleId) -> None:
    summoners(m).pieces.append(piece)
    m.emit(Event("placed", rule, (seat, piece.id)))


# -- cards and points ------------------------------------------------------------------------------------------


def set_deck(m: Match, seat: Seat, deck: tuple[str, ...], rule: RuleId) -> None:
    """A deck lies ready: everybody sees how many cards it has, its owner which. SU-ROUND-07"""
    put_player(m, player_of(m, seat)._replace(deck=deck, held=NO_CARD))
    m.emit(Event("deck", rule, (seat, len(deck))))


def hold_back(m: Match, seat: Seat, rule: RuleId) -> None:
    """The player lays his top card aside, face down. SU-ACTIVATE-07"""
    player = player_of(m, seat)
    put_player(m, player._replace(deck=player.deck[1:], held=player.deck[0]))
    m.emit(Event("held-back", rule, (seat,)))


def reveal(m: Match, seat: Seat, profile: Profile, is_held: bool, rule: RuleId) -> None:
    """The player turns up his top card or the one he held. SU-ACTIVATE-02, SU-ACTIVATE-08"""
    player = player_of(m, seat)
    if is_held:
        put_player(m, player._replace(held=NO_CARD))
    else:
        put_player(m, player._replace(deck=player.deck[1:]))
    m.reveal()
    m.emit(Event("revealed", rule, (seat, profile.number)))


def score(m: Match, seat: Seat, points: int, rule: RuleId, source: int = NOBODY) -> None:
    if points:
        player = player_of(m, seat)
        put_player(m, player._replace(points=player.points + points))
        m.emit(Event("scored", rule, (seat, points, player.points + points, source)))


def draw_secret(m: Match, seat: Seat, secret: str, number: int, rule: RuleId) -> None:
    """A player draws a secondary objective, which only he sees. SU-SCEN-02"""
    put_player(m, player_of(m, seat)._replace(secret=secret))
    m.emit(Event("secret", rule, (seat, number), only(seat)))


# -- setting up, and leaving ------------------------------------------------------------------------------------


def lay_objective(m: Match, objective: Objective, rule: RuleId) -> None:
    summoners(m).objectives.append(objective)
    m.emit(Event("laid", rule, (objective.id, *objective.at)))


def take_spot(m: Match, seat: Seat, spot: int, rule: RuleId) -> None:
    """A player takes a deployment point; from now on that half of the board is his own (a14). SU-SCEN-06"""
    put_player(m, player_of(m, seat)._replace(spot=spot))
    m.emit(Event("spot", rule, (seat, SPOTS + spot)))


def show_secret(m: Match, seat: Seat, number: int, rule: RuleId) -> None:
    """A secondary objective is fulfilled, and now everybody may know it. SU-SCEN-02"""
    put_player(m, player_of(m, seat)._replace(is_secret_shown=True))
    m.reveal()
    m.emit(Event("secret-shown", rule, (seat, number)))


def put_out(m: Match, seat: Seat, rule: RuleId) -> None:
    """A player leaves: his units are removed, his sources are nobody's, his points stay. a83"""
    state = summoners(m)
    put_player(m, player_of(m, seat)._replace(is_out=True, deck=(), held=NO_CARD))
    m.emit(Event("out", rule, (seat,)))
    for unit in state.own(seat):
        leave(m, unit, REMOVED, rule)
    for objective in state.objectives.copy():
        if objective.holder == seat:
            hold(m, objective, NOBODY, rule)


def prolong(m: Match, rule: RuleId) -> None:
    """One more round is played. SU-SCEN-24, SU-S1-08"""
    state = summoners(m)
    state.last_round += 1
    m.emit(Event("prolonged", rule, (state.last_round,)))


def end_game(m: Match, winners: tuple[Seat, ...], rule: RuleId) -> None:
    summoners(m).is_over = rule
    m.end(winners, rule)
