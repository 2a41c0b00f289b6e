"""WL-FEAT  When a feat may be used: as an order, or as a react at its moment."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tercio.games.warlord.field.ranks import row_of
from tercio.games.warlord.printed.cards import (
    CHARISMA,
    DEFEND,
    MAGIC_RESISTANCE,
    MARKSMANSHIP,
    MEDICINE,
    ORDER,
    POWERATTACK,
    RIDING,
    RIPOSTE,
    SCRIBE,
    STEALTH,
    STEED,
    Face,
)
from tercio.games.warlord.rules.performance import judge_performer
from tercio.games.warlord.rules.values import has_feat
from tercio.games.warlord.state import FORMATION, HAND, READY, STUNNED, Card, Warlord
from tercio.kernel import Seat, Verdict

STEALTH_REACT: Final = "stealth-react"
FEAT_RULES: Final = {
    CHARISMA: "WL-FEAT-04",
    DEFEND: "WL-FEAT-07",
    MAGIC_RESISTANCE: "WL-FEAT-10",
    MARKSMANSHIP: "WL-FEAT-12",
    MEDICINE: "WL-FEAT-18",
    POWERATTACK: "WL-FEAT-20",
    RIDING: "WL-FEAT-22",
    RIPOSTE: "WL-FEAT-24",
    SCRIBE: "WL-FEAT-26",
    STEALTH: "WL-FEAT-31",
}
ORDER_FEATS: Final = (MEDICINE, RIDING, SCRIBE, STEALTH)
ONCE: Final = {
    CHARISMA: "WL-FEAT-06",
    DEFEND: "WL-FEAT-09",
    MAGIC_RESISTANCE: "WL-FEAT-11",
    MARKSMANSHIP: "WL-FEAT-17",
    MEDICINE: "WL-FEAT-19",
    POWERATTACK: "WL-FEAT-21",
    RIDING: "WL-FEAT-23",
    RIPOSTE: "WL-FEAT-25",
    SCRIBE: "WL-FEAT-30",
}


def judge_feat(state: Warlord, seat: Seat, card: Card, feat: str, verdict: Verdict) -> None:
    """The character has the feat, is not stunned, and has not used it this round."""
    if card.owner != seat or card.zone != FORMATION:
        verdict.refuse("WL-FEAT-01", "not-your-character", (card.id,))
        return
    if not has_feat(state, card, feat):
        verdict.refuse("WL-FEAT-01", "has-no-such-feat", (card.id,))
        return
    if card.state == STUNNED:
        verdict.refuse("WL-STATE-09", "is-stunned", (card.id,))
    if feat in ONCE and feat in card.uses:
        verdict.refuse(ONCE[feat], "feat-used", (card.id,))
    if feat == RIDING and not spent_steeds(state, card):
        verdict.refuse("WL-FEAT-22", "no-spent-steed", (card.id,))
    if feat == STEALTH:
        judge_stealth(state, card, verdict)


def may_use(state: Warlord, seat: Seat, card: Card, feat: str) -> bool:
    """The short answer: nothing lifts a refusal here, so no verdict is needed."""
    if card.state == STUNNED or (feat in ONCE and feat in card.uses) or card.owner != seat or card.zone != FORMATION:
        return False
    if feat == RIDING and not (card.holds and spent_steeds(state, card)):
        return False
    if feat == STEALTH and (card.state != READY or state.place_of(card.id)[1] != 1):
        return False
    return has_feat(state, card, feat)


def judge_stealth(state: Warlord, card: Card, verdict: Verdict) -> None:
    """WL-FEAT-31  A Spend Order, from a front rank."""
    if card.state != READY:
        verdict.refuse("WL-FEAT-31", "not-ready", (card.id,))
    if state.place_of(card.id)[1] != 1:
        verdict.refuse("WL-FEAT-31", "not-in-front", (card.id,))


def spent_steeds(state: Warlord, card: Card) -> list[int]:
    """A65  Steeds that are not ready."""
    return [item.id for item in state.items_of(card.id) if item.face.has(STEED) and item.state != READY]


def medicine_targets(state: Warlord, card: Card) -> list[int]:
    """WL-FEAT-18, A63, A79  Wounded characters in this rank, itself and intruders included."""
    seat, rank, _ = state.place_of(card.id)
    return [n for n in row_of(state, seat, rank) if state.cards[n].wounds > 0]


def judge_scribe(state: Warlord, seat: Seat, card: Card, spell: Card, verdict: Verdict) -> None:
    """WL-FEAT-26, A66, A67  A spell in hand that this character could perform if it were ready."""
    actions = spell.face.abilities[spell.face.static_count :]
    if spell.owner != seat or spell.zone != HAND or not spell.face.is_spell or not actions:
        verdict.refuse("WL-FEAT-26", "not-a-spell-in-hand", (spell.id,))
        return
    could = card.turned(READY)
    for ability in actions[1:]:
        enough = Verdict()
        judge_performer(state, seat, could, spell, ability, enough)
        if enough:
            return
    judge_performer(state, seat, could, spell, actions[0], verdict)


def scribe_spells(state: Warlord, seat: Seat, card: Card) -> list[int]:
    found: list[int] = []
    for number in state.hands[seat]:
        verdict = Verdict()
        judge_scribe(state, seat, card, state.cards[number], verdict)
        if verdict:
            found.append(number)
    return found


@lru_cache(maxsize=1 << 12)
def order_abilities(face: Face) -> tuple[int, ...]:
    """Which of the paragraphs on it are orders."""
    return tuple([number for number, ability in enumerate(face.abilities) if ability.kind == ORDER])
