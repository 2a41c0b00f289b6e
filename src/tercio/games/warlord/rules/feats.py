"""Rules say when a feat may be used, as an order or as a react at its moment. WL-FEAT"""

from __future__ import annotations

from typing import Final

from tercio.games.warlord.abilities.feat import Feat
from tercio.games.warlord.abilities.registry import STATS, reaching_feats, trespassing_feats
from tercio.games.warlord.abilities.stats.marks import FeatAgain
from tercio.games.warlord.rules.golden import lift_by_texts
from tercio.games.warlord.rules.values import has_feat, is_given
from tercio.games.warlord.state import FORMATION, STUNNED, Card, Warlord
from tercio.kernel import Seat, Verdict

AGAIN: Final = "+"  # ends the name of a further use in the same round


def judge_feat(state: Warlord, seat: Seat, card: Card, feat: Feat, verdict: Verdict) -> None:
    """The character has the feat, is not stunned, has not used it this round, and is as the feat asks."""
    if card.owner != seat or card.zone != FORMATION:
        verdict.refuse("WL-FEAT-01", "not-your-character", (card.id,))
        return
    if not has_feat(state, card, feat.name):
        verdict.refuse("WL-FEAT-01", "has-no-such-feat", (card.id,))
        return
    if card.state == STUNNED:
        verdict.refuse("WL-STATE-09", "is-stunned", (card.id,))
    if is_used_up(state, card, feat):
        verdict.refuse(feat.once, "feat-used", (card.id,))
    feat.judge(state, card, verdict)
    lift_by_texts(state, card, verdict)


def is_used_up(state: Warlord, card: Card, feat: Feat) -> bool:
    """The character has used it this round as often as it may: once, unless texts allow more. WL-GOLDEN-01"""
    if not feat.once or feat.key not in card.uses:
        return False
    uses = [use for use in card.uses if use == feat.key or use.startswith(f"{feat.key}{AGAIN}")]
    stat = STATS["feat-again"]
    assert isinstance(stat, FeatAgain)
    return len(uses) > stat.times(state, card, feat.name)


def use_of(card: Card, feat: Feat) -> str:
    """The name under which another use is noted."""
    times = len([use for use in card.uses if use == feat.key or use.startswith(f"{feat.key}{AGAIN}")])
    return f"{feat.key}{AGAIN}{times}" if times else feat.key


def may_use(state: Warlord, seat: Seat, card: Card, feat: Feat) -> bool:
    """The same without a verdict, unless a text of the character may lift a refusal."""
    return is_usable(state, seat, card, feat) and has_feat(state, card, feat.name)


def is_usable(state: Warlord, seat: Seat, card: Card, feat: Feat) -> bool:
    """The same of one who is known to have the feat."""
    if card.owner != seat or card.zone != FORMATION:
        return False
    if card.id in state.standing.lifting:
        verdict = Verdict()
        judge_feat(state, seat, card, feat, verdict)
        return bool(verdict) and feat.is_possible(state, card)
    if card.state == STUNNED or is_used_up(state, card, feat):
        return False
    return feat.is_possible(state, card)


def longer_by(state: Warlord, card: Card, is_spell: bool) -> int:
    """The ranks by which feats that this character may use now can lengthen its ranged strike."""
    ranks = 0
    for feat in reaching_feats():
        if (feat.serves_spells or not is_spell or is_given(state, card, "marksmanship-spells")) and may_use(
            state, card.owner, card, feat
        ):
            ranks += feat.reach
    return ranks


def may_trespass(state: Warlord, card: Card) -> bool:
    """The character has a feat with which it may stand in an enemy formation. A73"""
    for feat in trespassing_feats():
        if has_feat(state, card, feat.name):
            return True
    return False
