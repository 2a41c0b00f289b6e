"""A text means certain cards only; the condition that a card does not meet is the reason. WL-PLAY-08"""

from __future__ import annotations

from typing import Any, Final

from tercio.games.warlord.field.filters import passes
from tercio.games.warlord.field.ranks import distance
from tercio.games.warlord.field.traits import level_of
from tercio.games.warlord.printed.cards import CLASS_NUMBERS, OF_PLACE, Filter, Test
from tercio.games.warlord.printed.traits import TRAIT_NUMBERS
from tercio.games.warlord.state import FORMATION, Card, Warlord
from tercio.kernel import NOBODY, RuleId, Verdict

SPELT_OUT: Final = (
    "side",
    "place",
    "state",
    "alignment",
    "wounded",
    "warlord",
    "level_than",
    "shares",
)  # each value has words of its own
TRAITS: Final = ("trait", "not_trait", "bears", "bears_not", "faction")
REACHES: Final = {  # ranks, from and to
    "within-1": (0, 1),
    "reach": (0, 1),
    "within-2": (0, 2),
    "within-3": (0, 3),
    "shot": (2, 2),
}


def judge_meant(state: Warlord, f: Filter, card: Card, me: Card, rule: RuleId, verdict: Verdict) -> None:
    """It refuses a card for each condition that it does not meet: none, if and only if it passes the filter."""
    for name, value in f.given().items():
        if name == "seen_from":
            continue
        if not passes(state, Filter(**{name: value}), card, me):
            refuse_condition(state, name, value, card, me, rule, verdict)


def judge_test(
    state: Warlord, test: Test, subject: Card | None, performer: Card, source: Card, rule: RuleId, verdict: Verdict
) -> None:
    """A text wants somebody to be so, or not to be so; it is not as the text says."""
    told = Verdict()
    if subject is not None and not test.is_not:
        judge_meant(state, test.filter, subject, performer, rule, told)
    if told:  # nobody is in that role, or the one in it is excluded
        told.refuse(rule, "text-not-met", (source.id, performer.id))
    verdict.said += told.said


def refuse_condition(
    state: Warlord, name: str, value: Any, card: Card, me: Card, rule: RuleId, verdict: Verdict
) -> None:
    if value in REACHES and card.zone == FORMATION and me.zone == FORMATION:
        least, most = REACHES[str(value)]
        far = distance(state, card.id, me.id)
        too_far = far > most
        verdict.refuse(rule, "out-of-reach" if too_far else "too-near", (card.id, far, most if too_far else least))
    elif name in OF_PLACE and card.zone != FORMATION:
        verdict.refuse(rule, "not-in-play", (card.id,))
    elif value in REACHES:
        verdict.refuse(rule, "not-in-play", (me.id,))
    elif name in ("level_least", "level_most"):
        level = level_of(state, card) if card.zone == FORMATION else card.face.level
        because = "level-too-low" if name == "level_least" else "level-too-high"
        verdict.refuse(rule, because, (card.id, level, int(value)))
    elif name in ("rank_least", "rank_most"):
        rank = state.place_of(card.id)[1]
        verdict.refuse(rule, f"wants-{name.replace('_', '-')}", (card.id, rank, int(value)))
    elif name == "char_class":
        verdict.refuse(rule, "wrong-class", (card.id, CLASS_NUMBERS[str(value)]))
    elif name in TRAITS:
        verdict.refuse(rule, f"wants-{name.replace('_', '-')}", (card.id, TRAIT_NUMBERS.get(str(value), NOBODY)))
    else:
        word = f"{name.replace('_', '-')}-{value}" if name in SPELT_OUT else name.replace("_", "-")
        verdict.refuse(rule, f"wants-{word}", (card.id, me.id))
