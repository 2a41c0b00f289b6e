"""No player has more cards of a name than a deck may hold. WL-DECK-03, WL-DECK-06 to WL-DECK-08"""

from __future__ import annotations

from typing import Final

from tercio.games.warlord.printed.cards import CHARACTER, EPIC, OVERLORD, WARLORD
from tercio.games.warlord.state import Card, Warlord
from tercio.kernel import RuleId, Verdict

MOST_COPIES: Final = 3
LEADERS: Final[tuple[tuple[str, RuleId], ...]] = ((WARLORD, "WL-DECK-07"), (OVERLORD, "WL-DECK-08"))


def judge_copies(state: Warlord, card: Card, verdict: Verdict) -> None:
    """A player has too many of these, wherever they are, with this card."""
    face = card.face
    before = [other for other in state.cards if other.owner == card.owner and other.id < card.id]
    copies = [other for other in before if other.face.name_en == face.name_en]
    if len(copies) >= MOST_COPIES:
        verdict.refuse("WL-DECK-03", "too-many-copies", (card.id, len(copies) + 1, MOST_COPIES))
    if copies and (face.has(EPIC) or [other for other in copies if other.face.has(EPIC)]):
        verdict.refuse("WL-DECK-06", "too-many-copies", (card.id, len(copies) + 1, 1))
    for trait, rule in LEADERS:
        leaders = [other for other in before if other.face.type == CHARACTER and other.face.has(trait)]
        if face.type == CHARACTER and face.has(trait) and leaders:
            verdict.refuse(rule, "several-leaders", (card.id, leaders[0].id))
