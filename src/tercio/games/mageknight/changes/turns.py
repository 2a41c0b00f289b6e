"""What changes from turn to turn: phases, actions and their tokens, what is switched off, the end of the game."""

from __future__ import annotations

from tercio.games.mageknight.changes.warriors import player_of, put, put_player
from tercio.games.mageknight.state import Warrior, mageknight
from tercio.kernel import Event, Match, RuleId, Seat, Tally
from tercio.kernel.tally import told

# -- turns -----------------------------------------------------------------------------------------------


def begin_turn(m: Match, seat: Seat, rule: RuleId) -> None:
    """The player has fresh actions, and what was switched off is back. MK-TURN-05, MK-TURN-19, MK-TERM-24

    The build total counts, however small the army was or has become (MK-TURN-06, -07).
    """
    state = mageknight(m)
    state.turn += 1
    state.active = seat
    actions = Tally(state.total // 100, rule)
    put_player(m, player_of(m, seat)._replace(actions=actions.total))
    for warrior in state.warriors.copy():
        if warrior.is_weary:
            rested = warrior._replace(has_acted=False, barred_by="", is_marked=False, has_moved=False)
            put(m, rested._replace(off=(), is_newly_hexed=False))
    if any([piece.damage for piece in state.pieces]):  # MK-CONSTRUCTED-31
        state.pieces = [piece._replace(damage=0) for piece in state.pieces]
        state.forget()
    facts = (seat, state.turn, actions.total, state.total)
    m.emit(Event("turn", rule, facts, receipts=told(actions)))


def set_phase(m: Match, phase: str, rule: RuleId) -> None:
    mageknight(m).phase = phase
    m.emit(Event(f"phase-{phase}", rule, (mageknight(m).active,)))


def run_out_of_time(m: Match) -> None:
    """The turn under way is the last one. MK-END-01, MK-END-03"""
    state = mageknight(m)
    state.is_ending = True
    m.emit(Event("time-is-up", "MK-END-03", (state.minutes,)))


def agree_to_end(m: Match) -> None:
    """All players agree that the turn under way is the last one. MK-END-01, MK-END-04"""
    mageknight(m).is_ending = True
    m.emit(Event("all-agree", "MK-END-04"))


def want_end(m: Match, seat: Seat, wants_end: bool) -> None:
    """The player would end the game now, or plays on. MK-END-04"""
    put_player(m, player_of(m, seat)._replace(wants_end=wants_end))
    m.emit(Event("wants-end" if wants_end else "plays-on", "MK-END-04", (seat,)))


# -- actions and tokens ----------------------------------------------------------------------------------


def spend_action(m: Match, seat: Seat, rule: RuleId) -> None:
    player = player_of(m, seat)
    put_player(m, player._replace(actions=player.actions - 1))
    m.emit(Event("action", rule, (seat, player.actions - 1)))


def let_act(m: Match, warrior: Warrior) -> None:
    """It can be given an action again, although it had one this turn."""
    put(m, warrior._replace(has_acted=False))


def gain_action(m: Match, seat: Seat, rule: RuleId, source: int) -> None:
    """A warrior or a spell brings one more."""
    player = player_of(m, seat)
    actions = Tally(player.actions, "MK-TURN-08")
    actions.add(1, rule, source)
    put_player(m, player._replace(actions=actions.total))
    m.emit(Event("extra-action", rule, (seat, actions.total), receipts=told(actions)))


def lapse_actions(m: Match, seat: Seat) -> None:
    """Actions that were not given are lost. MK-TURN-20"""
    put_player(m, player_of(m, seat)._replace(actions=0))


def act(m: Match, warrior: Warrior) -> None:
    """From now on it has had its action; the token comes when the action is over. a23"""
    put(m, warrior._replace(has_acted=True))


def mark(m: Match, warrior: Warrior, rule: RuleId) -> bool:
    """It receives an action token; True if it is the second one. MK-TERM-02, MK-TERM-04, MK-TERM-05"""
    if warrior.tokens >= 2:
        put(m, warrior._replace(is_marked=True))
        return False
    put(m, warrior._replace(tokens=warrior.tokens + 1, is_marked=True))
    m.emit(Event("token", rule, (warrior.id, warrior.tokens + 1)))
    return warrior.tokens + 1 == 2


def clear_tokens(m: Match, warrior: Warrior, rule: RuleId) -> None:
    if warrior.tokens:
        put(m, warrior._replace(tokens=0))
        m.emit(Event("tokens-cleared", rule, (warrior.id,)))


def switch_off(m: Match, warrior: Warrior, ability: str, number: int, rule: RuleId) -> None:
    put(m, warrior._replace(off=(*warrior.off, ability)))
    m.emit(Event("switched-off", rule, (warrior.id, number)))
