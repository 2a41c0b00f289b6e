"""MKS-CAST, MKS-SORCERY, MKS-ENCHANT, MKS-GLYPH  May this warrior cast this spell, at these targets, with this text?"""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.ability import MASTERS_SPELLS, SHARES_SYMBOLS
from tercio.games.mageknight.abilities.bearers import asked, defies_magic
from tercio.games.mageknight.field.ground import are_touching, disc, touches_token
from tercio.games.mageknight.field.spellbooks import Book
from tercio.games.mageknight.printed.spells import (
    ANYWHERE,
    ATTACK,
    ENCHANTMENT,
    ENEMY,
    FRIEND,
    GLYPH,
    ILLUSION,
    IN_CONTACT,
    IN_RANGE,
    SORCERY,
    Reading,
    Spell,
    has_symbol,
)
from tercio.games.mageknight.rules.combat.targets import judge_line, judge_shot
from tercio.games.mageknight.rules.turns.actions import judge_actor
from tercio.games.mageknight.state import INCH, LOOT_RADIUS, MageKnight, Warrior
from tercio.geometry.distance import gap_at_most, inside_table
from tercio.geometry.points import TOUCH, centre_distance
from tercio.kernel import NOBODY, Answer, Option, Point, Verdict

CAST: Final = "cast"
CAST_RULES: Final = {
    SORCERY: "MKS-SORCERY-02",
    ENCHANTMENT: "MKS-ENCHANT-06",
    GLYPH: "MKS-GLYPH-07",
    ILLUSION: "MKS-ILLUSION-05",
}


# -- whether at all ------------------------------------------------------------------------------------------


def is_sorcerer(state: MageKnight, warrior: Warrior) -> bool:
    """A warrior that carries a spellbook is one. MKS-BOOK-04"""
    return state.book_of(warrior.id) is not None


def may_use(state: MageKnight, warrior: Warrior, spell: Spell) -> bool:
    """It has the symbol that the spell asks for, or does without it. MKS-BOOK-18, MKS-BOOK-20, MKF-MASTERY-02"""
    symbol = spell.requirement
    if not symbol or has_symbol(warrior.figure, symbol):
        return True
    if spell.affinity and asked(warrior, MASTERS_SPELLS):
        return True
    if not asked(warrior, SHARES_SYMBOLS):
        return False
    return any([state.are_friends(warrior, other) and symbol in other.figure.factions for other in state.here()])


def judge_book(state: MageKnight, warrior: Warrior, number: int, verdict: Verdict) -> Spell | None:
    """The spell with this number is in the book and can be cast. MKS-CAST-02 to MKS-CAST-04, MKS-ILLUSION-06"""
    book = state.book_of(warrior.id)
    if book is None:
        verdict.refuse("MKS-BOOK-02", "no-book", (warrior.id,))
        return None
    lying = state.lying_on(book.id)
    if lying is not None:
        verdict.refuse("MKS-ILLUSION-06", "spell-on-book", (lying.spell.number,))
    for working in state.workings:
        if working.book == book.id and working.spell.number == number and working.spell.has_element:
            verdict.refuse("MKS-CAST-04", "element-out", (number,))
    found = [page for page in book.pages if page.spell is not None and page.spell.number == number]
    top = book.top
    if top is None or top.spell is None or top.spell.number != number:
        verdict.refuse("MKS-CAST-02", "not-bookmark", (warrior.id,))
    elif not top.is_up:
        verdict.refuse("MKS-CAST-03", "face-down", (number,))
    return found[0].spell if found else None


def judge_spell(state: MageKnight, warrior: Warrior, spell: Spell, verdict: Verdict) -> None:
    """Everything that forbids to cast it, whatever the targets."""
    if spell.is_never_cast:
        verdict.refuse("MKS-CAST-15", "never-cast", (spell.number,))
    if spell.counter:
        verdict.refuse("MKS-COUNTER-12", "only-to-counter", (spell.number,))
    if not may_use(state, warrior, spell):
        verdict.refuse("MKS-BOOK-18", "spell-not-for-it", (warrior.id, spell.number))
    judge_actor(state, warrior.seat, warrior, spell.action, verdict)  # MKS-SORCERY-01: what forbids to shoot, too
    if spell.in_contact:
        verdict.lift("MKS-CAST-01", ("MK-RANGED-03",))
    if spell.kind == GLYPH and warrior.is_soaring:
        verdict.refuse("MKS-GLYPH-10", "no-glyph-in-the-air", (warrior.id,))


# -- the choices of step 1 -----------------------------------------------------------------------------------


def judge_cast(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """Spell, text and targets fit; nobody looks into another player's book. MKS-CAST-07, MKS-CAST-14"""
    if warrior.seat != answer.seat:
        return
    spell = judge_book(state, warrior, answer.detail, verdict)
    if spell is None:
        return
    judge_spell(state, warrior, spell, verdict)
    choice = choice_in(spell, answer)
    if choice == NOBODY:
        verdict.refuse("MKS-CAST-14", "which-text", (len(spell.readings),))
        return
    reading = spell.readings[choice]
    judge_number(spell, reading, len(answer.picks), verdict)
    for pick in answer.picks:
        target = state.find(pick)
        if target is not None and reading.target:
            judge_target(state, warrior, spell, reading, target, verdict)
    if spell.kind == GLYPH and len(answer.path) == 1:
        judge_element(state, warrior, answer.path[0], verdict)


def choice_in(spell: Spell, answer: Answer) -> int:
    """Which of its texts; NOBODY where that was not said, or is none of them."""
    if len(spell.readings) == 1:
        return 0
    number = answer.numbers[0] if answer.numbers else 0
    return number - 1 if 1 <= number <= len(spell.readings) else NOBODY


def judge_number(spell: Spell, reading: Reading, picked: int, verdict: Verdict) -> None:
    most = reading.most if reading.target else 0
    if picked > most:
        rule = "MKS-ENCHANT-01" if spell.kind == ENCHANTMENT else "MKS-CAST-07"
        verdict.refuse(rule, "spell-targets", (picked, most))
    elif reading.target and not picked:
        verdict.refuse("MKS-CAST-07", "needs-target", (spell.number,))


def judge_target(
    state: MageKnight, warrior: Warrior, spell: Spell, reading: Reading, target: Warrior, verdict: Verdict
) -> None:
    """The spell may be cast at this one. MKS-CAST-17, MKS-ENCHANT-08, A39"""
    if any([deed.does == ATTACK for deed in reading.deeds]):
        judge_shot(state, warrior, target, False, verdict)
        return
    if target.guard != NOBODY:
        verdict.refuse("MK-CAPTURE-12", "captive", (target.id,))
    elif reading.target == ENEMY and not state.are_enemies(warrior, target):
        verdict.refuse("MKS-CAST-07", "not-an-enemy", (target.id,))
    elif reading.target == FRIEND and not state.are_friends(warrior, target):
        verdict.refuse("MKS-CAST-07", "not-a-friend", (target.id,))
    if spell.kind == SORCERY and defies_magic(target, warrior):
        verdict.refuse("MKS-CAST-17", "immune-to-magic", (target.id,))
    if spell.kind == ENCHANTMENT and target.figure.is_large:
        verdict.refuse("MKS-ENCHANT-08", "too-large", (target.id,))
    judge_reach(state, warrior, reading, target, verdict)


def judge_reach(state: MageKnight, warrior: Warrior, reading: Reading, target: Warrior, verdict: Verdict) -> None:
    """Only what the spell says counts. A39"""
    if target.id == warrior.id or reading.reach == ANYWHERE:
        return
    if reading.reach == IN_RANGE:
        judge_line(state, warrior, target, verdict)
    elif reading.reach == IN_CONTACT:
        if not are_touching(state, warrior, target):
            verdict.refuse("MKS-CAST-07", "not-in-contact", (target.id,))
    else:
        far = centre_distance(warrior.at, target.at)
        if far > reading.inches * INCH:
            verdict.refuse("MKS-CAST-07", "out-of-range", (target.id, far, reading.inches * INCH))


def judge_element(state: MageKnight, warrior: Warrior, at: Point, verdict: Verdict) -> None:
    """The element lies at its base or under it, and at no other one. MKS-GLYPH-02, MKS-GLYPH-05, MKS-GLYPH-09"""
    element = disc(at, LOOT_RADIUS)
    if not inside_table(element, state.board, state.board):
        verdict.refuse("MKS-GLYPH-02", "token-off-field", at)
    if not warrior.is_soaring and not touches_token(state, warrior, at, LOOT_RADIUS):
        verdict.refuse("MKS-GLYPH-02", "token-not-at-base", (warrior.id,))
    for working in state.workings:
        if working.spell.kind == GLYPH and gap_at_most(element, disc(working.at, LOOT_RADIUS), TOUCH):
            verdict.refuse("MKS-GLYPH-05", "elements-touch", (working.spell.number,))


# -- what is offered -----------------------------------------------------------------------------------------


def targets_of(state: MageKnight, warrior: Warrior, spell: Spell, reading: Reading) -> list[int]:
    found: list[int] = []
    for target in state.here():
        verdict = Verdict()
        judge_target(state, warrior, spell, reading, target, verdict)
        if verdict:
            found.append(target.id)
    return found


def cast_option(state: MageKnight, warrior: Warrior, book: Book) -> Option | None:
    """The bookmark spell, if it can be cast now; with all that any of its texts could be cast at."""
    spell = book.bookmark
    if spell is None or not spell.can_be_cast or state.lying_on(book.id) is not None:
        return None
    verdict = Verdict()
    judge_spell(state, warrior, spell, verdict)
    if not verdict:
        return None
    among: list[int] = []
    least, most = 1, 0
    for reading in spell.readings:
        found = targets_of(state, warrior, spell, reading) if reading.target else []
        among += [target for target in found if target not in among]
        most = max(most, min(reading.most, len(found)))
        least = least if reading.target else 0
    if least and not among:
        return None
    texts, corners = len(spell.readings), 1 if spell.kind == GLYPH else 0
    subject, number = warrior.id, spell.number
    rule = CAST_RULES[spell.kind]
    if texts == 1:
        return Option(CAST, rule, subject, tuple(among), min(least, most), most, corners, detail=number)
    return Option(CAST, rule, subject, tuple(among), min(least, most), most, corners, 1, 1, texts, number)
