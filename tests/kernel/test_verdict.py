"""The golden rule: the more specific text beats the more general one; among equals "must not" beats "may"."""

from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercio.kernel import ABILITY, CARD, CORE, SCENARIO, Verdict

RANKS = (CORE, SCENARIO, ABILITY, CARD)
RULES = ("T-1", "T-2", "T-3")


class Text(NamedTuple):
    """One thing that a rule says: it refuses, or it lifts the rules named."""

    rule: str
    rank: int
    lifts: tuple[str, ...] | None


TEXTS = st.lists(
    st.builds(
        Text, st.sampled_from(RULES), st.sampled_from(RANKS), st.none() | st.lists(st.sampled_from(RULES)).map(tuple)
    ),
    max_size=8,
)


def verdict_on(texts: list[Text]) -> Verdict:
    verdict = Verdict()
    for text in texts:
        if text.lifts is None:
            verdict.refuse(text.rule, "no", (), text.rank)
        else:
            verdict.lift(text.rule, text.lifts, text.rank)
    return verdict


def test_without_a_refusal_it_is_legal() -> None:
    assert Verdict()
    assert Verdict().refusals == ()


def test_a_refusal_quotes_rule_reason_and_figures() -> None:
    verdict = Verdict()

    verdict.refuse("T-1", "too-far", (4001, 4000))

    assert not verdict
    assert [(r.rule, r.because, r.facts) for r in verdict.refusals] == [("T-1", "too-far", (4001, 4000))]


def test_all_refusals_are_told_and_not_the_first_alone() -> None:
    verdict = verdict_on([Text("T-1", CORE, None), Text("T-2", CARD, None), Text("T-1", CORE, None)])

    assert [refusal.rule for refusal in verdict.refusals] == ["T-1", "T-2", "T-1"]


@pytest.mark.parametrize("refused", RANKS)
@pytest.mark.parametrize("lifted", RANKS)
def test_only_a_more_specific_text_lifts(refused: int, lifted: int) -> None:
    verdict = verdict_on([Text("T-1", refused, None), Text("T-2", lifted, ("T-1",))])

    assert bool(verdict) == (lifted > refused)


def test_a_text_lifts_only_the_rules_it_names() -> None:
    verdict = verdict_on([Text("T-1", CORE, None), Text("T-3", CORE, None), Text("T-2", CARD, ("T-1",))])

    assert [refusal.rule for refusal in verdict.refusals] == ["T-3"]


def test_a_text_may_lift_several_rules_at_once() -> None:
    verdict = verdict_on([Text("T-1", CORE, None), Text("T-3", CORE, None), Text("T-2", CARD, ("T-1", "T-3"))])

    assert verdict


def test_the_same_rule_said_with_higher_rank_stands() -> None:
    """A card that repeats what the book forbids is a card: the ability that lifts the book does not lift it."""
    verdict = verdict_on([Text("T-1", CORE, None), Text("T-1", CARD, None), Text("T-2", ABILITY, ("T-1",))])

    assert [refusal.rank for refusal in verdict.refusals] == [CARD]


@given(TEXTS)
def test_the_golden_rule_does_not_depend_on_the_order(texts: list[Text]) -> None:
    forward, backward = verdict_on(texts), verdict_on(texts[::-1])

    assert forward.refusals == backward.refusals[::-1]
    assert bool(forward) == bool(backward) == (not forward.refusals)


@given(TEXTS)
def test_the_golden_rule_word_by_word(texts: list[Text]) -> None:
    """A refusal stands unless somebody of higher rank names it."""
    stands = [
        text
        for text in texts
        if text.lifts is None
        and not any(other.lifts and text.rule in other.lifts and other.rank > text.rank for other in texts)
    ]

    assert [(r.rule, r.rank) for r in verdict_on(texts).refusals] == [(text.rule, text.rank) for text in stands]
