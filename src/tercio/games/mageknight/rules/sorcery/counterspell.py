"""Rules say who may try to counter a spell. MKS-COUNTER-01 to MKS-COUNTER-06, MKS-COUNTER-13"""

from __future__ import annotations

from tercio.games.mageknight.abilities.ability import DEMORALIZES
from tercio.games.mageknight.abilities.bearers import asked, is_active
from tercio.games.mageknight.field.ground import enemies_touching
from tercio.games.mageknight.printed.dials import WAND
from tercio.games.mageknight.printed.spells import Spell
from tercio.games.mageknight.rules.sorcery.casting import may_use
from tercio.games.mageknight.state import HERE, MageKnight, Warrior
from tercio.kernel import NOBODY, Answer, Seat, Verdict


def judge_counterspell(state: MageKnight, seat: Seat, warrior: Warrior, caster: Warrior, verdict: Verdict) -> None:
    """It may try wherever it stands and whatever it sees. A48"""
    judge_counterspeller(state, seat, warrior, verdict)
    if state.are_allied(warrior.seat, caster.seat):
        verdict.refuse("MKS-COUNTER-01", "not-an-enemy", (caster.id,))


def judge_counterspeller(state: MageKnight, seat: Seat, warrior: Warrior, verdict: Verdict) -> None:
    """The warrior could counter a spell, whoever casts it. MKS-COUNTER-01 to MKS-COUNTER-03"""
    if warrior.seat != seat:
        verdict.refuse("MK-TURN-01", "not-yours", (warrior.id,))
    if not warrior.figure.has_type(WAND):
        verdict.refuse("MKS-COUNTER-01", "no-wand", (warrior.id,))
    if warrior.guard != NOBODY:
        verdict.refuse("MK-CAPTURE-16", "captive", (warrior.id,))
    for text in asked(warrior, DEMORALIZES):
        verdict.refuse(text.id, "demoralized", (warrior.id,))
    if warrior.tokens:
        verdict.refuse("MKS-COUNTER-03", "has-tokens", (warrior.id, warrior.tokens))
    for enemy in enemies_touching(state, warrior):
        if is_active(enemy):
            verdict.refuse("MKS-COUNTER-02", "enemy-in-contact", (warrior.id, enemy.id))
            return


def counterspellers(state: MageKnight, seat: Seat, caster: Warrior) -> list[Warrior]:
    """Everybody sees who they are."""
    found: list[Warrior] = []
    for warrior in state.own(seat):
        if warrior.figure.has_type(WAND) and not warrior.tokens:
            verdict = Verdict()
            judge_counterspell(state, seat, warrior, caster, verdict)
            if verdict:
                found.append(warrior)
    return found


def counter_spell(state: MageKnight, warrior: Warrior) -> Spell | None:
    """It can use the counter spell that lies face up on top of its stack. MKS-COUNTER-12, MKS-COUNTER-13"""
    book = state.book_of(warrior.id)
    if book is None or state.lying_on(book.id) is not None:
        return None
    spell = book.bookmark
    return spell if spell is not None and spell.counter and may_use(state, warrior, spell) else None


def judge_unasked_counter(
    state: MageKnight, seat: Seat, warrior: Warrior, caster: Warrior | None, is_with_card: bool, verdict: Verdict
) -> None:
    """Nobody asks for this counterspell: no spell is being cast, or all have been announced. MKS-COUNTER-05"""
    if caster is None:
        verdict.refuse("MKS-COUNTER-05", "no-spell-under-way", (warrior.id,))
        if warrior.gone == HERE:
            judge_counterspeller(state, seat, warrior, verdict)
        return
    judge_attempt(state, seat, warrior, caster, is_with_card, verdict)
    if verdict:
        verdict.refuse("MKS-COUNTER-05", "announced-already", (caster.id,))


def judge_attempt(
    state: MageKnight, seat: Seat, warrior: Warrior, caster: Warrior, is_with_card: bool, verdict: Verdict
) -> None:
    """A counter spell is used only where one can be used. MKS-COUNTER-13"""
    judge_counterspell(state, seat, warrior, caster, verdict)
    if is_with_card and warrior.seat == seat and counter_spell(state, warrior) is None:
        verdict.refuse("MKS-COUNTER-13", "no-counter-spell", (warrior.id,))


def judge_announced(attempts: tuple[Answer, ...], warrior: Warrior, verdict: Verdict) -> None:
    """Only an attempt that has been announced can take place. MKS-COUNTER-16"""
    if warrior.id not in [attempt.subject for attempt in attempts]:
        verdict.refuse("MKS-COUNTER-16", "no-attempt", (warrior.id,))
