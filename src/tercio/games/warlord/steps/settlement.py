"""What must always hold, restored between any two steps: the dead leave, players without a Warlord are out,
intruders stand where they may, and illegal ranks are re-formed before anything else.
"""

from __future__ import annotations

from typing import Final

from tercio.games.warlord import changes
from tercio.games.warlord.abilities.stat import is_changed
from tercio.games.warlord.field.filters import has_trait, texts_on, warlords
from tercio.games.warlord.field.ranks import illegal_ranks, last_own_rank, own_sizes
from tercio.games.warlord.printed.cards import ASTRAL, ETHEREAL, PERMANENT, WARLORD
from tercio.games.warlord.rules.feats import may_trespass
from tercio.games.warlord.rules.illegal_ranks import room_in
from tercio.games.warlord.rules.values import is_banned, is_given
from tercio.games.warlord.state import Card, Warlord, warlord
from tercio.games.warlord.steps.concession import let_go, put_out
from tercio.games.warlord.steps.placement import Reform
from tercio.games.warlord.steps.returns import CloseUp, ComeHome
from tercio.games.warlord.steps.wounds import DYING, MOURN, Wounding, is_dead, perish, slay
from tercio.kernel import NOBODY, Event, Match, RuleId

WAITED_FOR: Final = (Reform, ComeHome, CloseUp)


def settle(m: Match) -> bool:
    """True if something was changed or pushed."""
    state = warlord(m)
    if state.is_settled or state.round == 0:
        return False
    if state.news and open_windows(m, state):
        return True
    if bury_the_dead(m, state) or drop_the_leaderless(m, state) or (state.leaving and let_go(m, state)):
        return True
    standing = state.standing
    if (standing.intruders and move_intruders(m, state)) or (not standing.is_in_order and re_form(m, state)):
        return True
    state.is_settled = not state.leaving and not is_waiting(m)
    return False


def open_windows(m: Match, state: Warlord) -> bool:
    """What has happened is reacted to, the first first; what must be seen to before comes on top of it."""
    news, state.news = state.news, []
    opened = [m.open(moment, number) for moment, number in reversed(news)]
    return any(opened)


def is_waiting(m: Match) -> bool:
    """Something that must be seen to waits for the step under way: others who fall or die, other armies (A23)."""
    if isinstance(m.stack[-1], Wounding):
        return True
    for step in m.stack:
        if isinstance(step, WAITED_FOR):
            return True
    return False


def is_moving_intruders(m: Match) -> bool:
    return m.find(ComeHome) is not None or m.find(CloseUp) is not None


def bury_the_dead(m: Match, state: Warlord) -> bool:
    """A character both Astral and Ethereal dies, and so does one with too few hit points left. WL-ASTRAL-08, A96"""
    top = m.stack[-1]
    if isinstance(top, Wounding) and top.stage != MOURN:
        return False  # A25: all that die at the same moment are removed together
    dead: dict[int, RuleId] = {}
    if is_changed(state, "trait"):  # nobody has both traits unless one is given
        for card in state.in_play():
            if is_torn(state, card) and not is_banned(state, card, "be-killed"):
                dead[card.id] = "WL-ASTRAL-08"
    if not state.is_hale:
        for card in state.in_play():
            if card.wounds > 0 and is_dead(state, card):
                dead[card.id] = "WL-ATTACK-08"
        state.is_hale = not dead and not is_changed(state, "hp")
    if not dead:
        return False
    for step in m.stack:
        if isinstance(step, Wounding) and step.stage == DYING:  # reacts may still save these
            dead = {number: rule for number, rule in dead.items() if number not in step.dead}
    if not dead:
        return False
    if "WL-ASTRAL-08" in dead.values():
        slay(m, dead, NOBODY)
    else:
        perish(m, list(dead), "WL-ATTACK-08")
    return True


def is_torn(state: Warlord, card: Card) -> bool:
    return has_trait(state, card, ASTRAL) and has_trait(state, card, ETHEREAL)


def drop_the_leaderless(m: Match, state: Warlord) -> bool:
    """Who has no Warlord in play is out; the last one left wins. WL-WIN-01, WL-WIN-02, A7 to A9"""
    lords, out = state.standing.lords, state.out
    if is_changed(state, "no-trait"):  # a printed Warlord may be none
        lords = {seat for seat in lords if warlords(state, seat)}
    if len(lords) == state.seats:  # the usual case, in which nobody need be looked at
        return False
    fallen = [s for s in range(state.seats) if s not in lords and s not in out and not leads(m, state, s)]
    if not fallen:
        return False
    for seat in fallen:
        put_out(m, seat, "WL-WIN-01")
    left = state.deciding()
    if len(left) <= 1:
        m.end(tuple(left), "WL-WIN-02")
    return True


def leads(m: Match, state: Warlord, seat: int) -> bool:
    """A Warlord in play; else a successor named by its text takes over and is one from now on (WL-GOLDEN-01)."""
    if warlords(state, seat):
        return True
    for heir in state.characters(seat):
        for text in texts_on(state, heir, "successor"):
            changes.affect(m, heir.id, "trait", 0, PERMANENT, "WL-GOLDEN-01", text.source, WARLORD)
            m.emit(Event("took-over", "WL-GOLDEN-01", (heir.id,)))
            return True
    return False


def move_intruders(m: Match, state: Warlord) -> bool:
    """Intruders stand neither behind the last occupied rank nor where nothing lets them. WL-INFILTRATE-06, -08"""
    if is_moving_intruders(m):
        return False
    for number in state.standing.intruders:
        card = state.cards[number]
        seat, rank, _ = state.place_of(number)
        last = last_own_rank(state, seat)
        if seat in state.out or not may_be_there(state, card):  # A8
            m.push(ComeHome(card.owner, number))
            return True
        if rank > last:  # A111: also one that cannot be moved
            m.push(CloseUp(card.owner, number))
            return True
    return False


def may_be_there(state: Warlord, card: Card) -> bool:
    """A feat or an effect expressly allows it. A73"""
    return may_trespass(state, card) or is_given(state, card, "trespass")


def re_form(m: Match, state: Warlord) -> bool:
    """Armies re-form before any other action or effect, the initiative winner's first. WL-ILLEGAL-02, -04, A23"""
    for seat in state.clockwise(max(0, state.first)):
        if illegal_ranks(own_sizes(state, seat), room_in(state, seat)):
            if m.find(Reform) is not None:
                return False
            m.push(Reform(seat))
            return True
    state.standing.is_in_order = not state.standing.is_depending
    return False
