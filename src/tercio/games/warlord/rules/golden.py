"""WL-GOLDEN  Card text beats the book where it expressly contradicts it, and nowhere else."""

from __future__ import annotations

from tercio.games.warlord.field.texts import holds
from tercio.games.warlord.state import Card, Warlord
from tercio.kernel import CARD, Verdict


def lift_by_texts(state: Warlord, cards: tuple[Card, ...], bearer: Card, verdict: Verdict) -> None:
    """WL-GOLDEN-02  The static texts of these cards set aside the rules they name, and no others."""
    for card in cards:
        for ability in card.face.abilities[: card.face.static_count]:
            if ability.lifts and holds(state, ability, bearer, bearer):
                verdict.lift("WL-GOLDEN-01", ability.lifts, CARD)
