"""What changes about single warriors: where they are, how their dials stand, who watches."""

from __future__ import annotations

from typing import NamedTuple

from tercio.games.mageknight.abilities.ability import KEEPS_OFF, MOVED, NEVER_HEALS, TOUCHED, Text
from tercio.games.mageknight.abilities.bearers import abilities_of, asked, is_lost
from tercio.games.mageknight.printed.dials import GOLEM
from tercio.games.mageknight.state import HERE, Player, Warrior, mageknight
from tercio.kernel import NOBODY, Event, Match, Point, RuleId, Seat


def put(m: Match, warrior: Warrior) -> Warrior:
    """It is like this from now on. The bombs of a lost gunner are on their own, whatever becomes of it. MK-BOMB-19"""
    state = mageknight(m)
    state.set(warrior)
    state.is_settled = False
    if state.bombs and is_lost(warrior):
        state.bombs = [bomb._replace(is_forsaken=True) if bomb.shooter == warrior.id else bomb for bomb in state.bombs]
    return warrior


def put_player(m: Match, player: Player) -> Player:
    state = mageknight(m)
    before = state.players[player.seat]
    state.players[player.seat] = player
    is_as_before = (
        player.domain is before.domain
        and player.is_domain_shown == before.is_domain_shown
        and player.is_company_laid == before.is_company_laid
    )
    if not is_as_before:
        state.forget()
    return player


def warrior_of(m: Match, warrior: int) -> Warrior:
    return mageknight(m).warriors[warrior]


def player_of(m: Match, seat: Seat) -> Player:
    return mageknight(m).players[seat]


# -- moving ----------------------------------------------------------------------------------------------


def move(m: Match, warrior: Warrior, path: tuple[Point, ...], facing: int, rule: RuleId) -> None:
    """It goes this way, turns at its end, and counts as moved. MK-MOVE-09, MK-MOVE-11, MK-TERM-09"""
    put(m, warrior._replace(at=path[-1], facing=facing, has_moved=True))
    facts = [warrior.id, facing]
    for x, y in (warrior.at, *path):
        facts.extend((x, y))
    m.emit(Event("moved", rule, tuple(facts)))
    shift(m, warrior)


def turn(m: Match, warrior: Warrior, facing: int, rule: RuleId, counts: bool = True) -> None:
    """It has a new facing; a free spin does not count as having moved. MK-MOVE-11, MK-MOVE-12"""
    if facing != warrior.facing:
        put(m, warrior._replace(facing=facing, has_moved=warrior.has_moved or counts))
    m.emit(Event("turned", rule, (warrior.id, facing)))
    if counts and facing != warrior.facing:
        shift(m, warrior)


def place(m: Match, warrior: Warrior, at: Point, facing: int, rule: RuleId) -> None:
    """Put down without moving: deployment, a captive beside its guard."""
    put(m, warrior._replace(at=at, facing=facing, gone=HERE))
    m.emit(Event("placed", rule, (warrior.id, *at, facing)))


def set_down(m: Match, warrior: Warrior, at: Point, facing: int, rule: RuleId) -> None:
    """A warrior that was carried or lifted is somewhere else now, and can be given no action this turn. MK-MOVE-11"""
    put(m, warrior._replace(at=at, facing=facing, has_moved=True, barred_by=rule))
    m.emit(Event("set-down", rule, (warrior.id, *at, facing)))
    shift(m, warrior)


def change_level(m: Match, warrior: Warrior, is_soaring: bool, rule: RuleId) -> None:
    put(m, warrior._replace(is_soaring=is_soaring))
    m.emit(Event("takes-off" if is_soaring else "lands", rule, (warrior.id,)))


# -- the dial --------------------------------------------------------------------------------------------


class Damaged(NamedTuple):
    """The facts of the event `damaged`: who, by how many clicks to which one, and the warrior whose doing it is."""

    warrior: int
    clicks: int
    click: int
    by: int


def damage(m: Match, warrior: Warrior, clicks: int, rule: RuleId, by: int = NOBODY) -> None:
    """The dial turns; a captive takes nothing. `by`: whose doing it is. MK-DAMAGE-01, MK-DAMAGE-09, MK-CAPTURE-13, a63

    Only damage and healing turn a dial, by exactly as many clicks (MK-ETIQUETTE-03, -04).
    """
    if clicks <= 0 or warrior.guard != NOBODY or warrior.gone != HERE:
        return
    position = min(warrior.click + clicks, len(warrior.figure.dial))
    hurt = put(m, warrior._replace(click=position))
    m.emit(Event("damaged", rule, tuple(Damaged(warrior.id, clicks, position, by))))
    if not hurt.is_dead and abilities_of(hurt) != abilities_of(warrior):
        m.emit(Event("dial", "MK-TERM-19", (warrior.id, position)))


def harm(m: Match, warrior: Warrior, clicks: int, rule: RuleId, by: int = NOBODY) -> None:
    """Damage that is dealt outside an attack: what keeps off attacks keeps it off, too."""
    for ability in sorted(asked(warrior, KEEPS_OFF), key=clicks_kept_off, reverse=True):
        clicks -= keep_off(m, warrior, min(clicks, ability.keeps_off), ability.id)
    damage(m, warrior, clicks, rule, by)


def clicks_kept_off(ability: Text) -> int:
    return ability.keeps_off


def curse(m: Match, warrior: Warrior) -> None:
    """Magic has worked on it and is resolved; it counts once an action, whatever it was. H22"""
    for ability in asked(warrior, TOUCHED):
        ability.touched(m, warrior)


def shift(m: Match, warrior: Warrior) -> None:
    """It is somewhere else now, so that it loses what lay beside it only as long as it stayed."""
    for token in asked(warrior, MOVED):
        token.moved(m, mageknight(m).warriors[warrior.id])


def keep_off(m: Match, warrior: Warrior, clicks: int, rule: RuleId) -> int:
    """These clicks of damage do not turn the dial. MK-DAMAGE-03"""
    if clicks > 0:
        m.emit(Event("withstood", rule, (warrior.id, clicks)))
    return clicks


def heal(m: Match, warrior: Warrior, clicks: int, rule: RuleId) -> None:
    """The dial turns back, as far as its starting marker. MK-HEAL-01, MK-HEAL-04, MK-HEAL-06, MK-HEAL-07"""
    if clicks <= 0 or warrior.gone != HERE or asked(warrior, NEVER_HEALS):
        return
    if warrior.figure.damage_type == GOLEM:
        position = repaired(warrior)
    else:
        position = max(warrior.limit, warrior.click - clicks)
    if position != warrior.click:
        put(m, warrior._replace(click=position))
        m.emit(Event("healed", rule, (warrior.id, warrior.click - position, position)))


def repaired(warrior: Warrior) -> int:
    """A golem goes back to the next repair marker or the starting marker, unless one shows. a62"""
    if warrior.now.is_repair:
        return warrior.click
    for position in range(warrior.click - 1, warrior.limit, -1):
        if warrior.figure.dial[position].is_repair:
            return position
    return warrior.limit


# -- watching -------------------------------------------------------------------------------------------


def watch(m: Match, warrior: Warrior, rule: RuleId) -> None:
    """It gets a token."""
    put(m, warrior._replace(is_watching=True))
    m.emit(Event("watches", rule, (warrior.id,)))


def stop_watching(m: Match, warrior: Warrior, rule: RuleId) -> None:
    """The token is used up, or lost."""
    put(m, warrior._replace(is_watching=False))
    m.emit(Event("watched", rule, (warrior.id,)))
