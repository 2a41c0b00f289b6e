"""Card text beats the book where it expressly contradicts it, and nowhere else. WL-GOLDEN"""

from __future__ import annotations

from typing import Final

from tercio.games.warlord.field.filters import holds
from tercio.games.warlord.rules.values import banned_by, is_banned
from tercio.games.warlord.state import Card, Warlord
from tercio.kernel import CARD, Verdict

ATTACK: Final = "attack"
MOVE: Final = "move"
MANOEUVRE: Final = "manoeuvre"  # moving in one's turn; a text may still move it
EQUIP: Final = "equip"
PERFORM: Final = "perform"
REASONS: Final = {
    ATTACK: "may-not-attack",
    MOVE: "may-not-move",
    MANOEUVRE: "may-not-manoeuvre",
    EQUIP: "may-not-equip",
    PERFORM: "may-not-perform",
}


def is_allowed(state: Warlord, card: Card, deed: str, to: Card | None = None) -> bool:
    """No text or effect forbids this character the deed, in whatever way it would do it. WL-GOLDEN-01"""
    return not is_banned(state, card, deed, to)


def judge_allowed(state: Warlord, card: Card, deed: str, verdict: Verdict, to: Card | None = None) -> None:
    """A text or effect that forbids the deed, or this one `to` another card, refuses it."""
    if not is_allowed(state, card, deed, to):
        verdict.refuse("WL-GOLDEN-01", REASONS[deed], (card.id, banned_by(state, card, deed, to)))


def lift_by_texts(state: Warlord, bearer: Card, verdict: Verdict, item: Card | None = None) -> None:
    """Static texts of a character, of what it holds and is to bear set aside what they name, no more. WL-GOLDEN-02"""
    held = [state.cards[number] for number in bearer.holds]
    for card in (bearer, *held) if item is None else (bearer, *held, item):
        for ability in () if card.is_scribed else card.face.statics:  # WL-FEAT-28
            if ability.lifts and holds(state, ability, bearer, bearer):
                verdict.lift("WL-GOLDEN-01", ability.lifts, CARD)
