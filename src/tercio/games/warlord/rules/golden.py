"""WL-GOLDEN  Card text beats the book where it expressly contradicts it, and nowhere else."""

from __future__ import annotations

from tercio.games.warlord.field.filters import holds
from tercio.games.warlord.state import Card, Warlord
from tercio.kernel import CARD, Verdict


def lift_by_texts(state: Warlord, bearer: Card, verdict: Verdict, item: Card | None = None) -> None:
    """WL-GOLDEN-02  Static texts of a character, of what it holds and is to bear set aside what they name, no more."""
    held = [state.cards[number] for number in bearer.holds]
    for card in (bearer, *held) if item is None else (bearer, *held, item):
        for ability in () if card.is_scribed else card.face.statics:  # WL-FEAT-28
            if ability.lifts and holds(state, ability, bearer, bearer):
                verdict.lift("WL-GOLDEN-01", ability.lifts, CARD)
