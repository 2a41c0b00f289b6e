"""The why-not law: whatever a player could mean is legal, or a rule of the game says why it is not."""

from __future__ import annotations

import pytest

from laws.games import CASES, Case
from laws.playing import CHUNKS, begin, moments, seeds_of
from laws.tries import OF_THE_KERNEL, share_explained
from tercio.texts import phrasebook_of

EXPLAINED = ("skirmish", "summoners", "mageknight")  # all of whose refusals are explained

pytestmark = [
    pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES]),
    pytest.mark.parametrize("chunk", range(CHUNKS)),
]


def test_law_every_refusal_has_its_rule(case: Case, chunk: int) -> None:
    share = share_explained(case, seeds_of(case, chunk), case.rarely)
    print(f"{case.name}: {share.told()}")
    if case.game in EXPLAINED:
        assert not share.silent, share.told()


def test_law_an_option_says_which_questions_offer_it(case: Case, chunk: int) -> None:
    book = phrasebook_of(case.game)
    for seed in seeds_of(case, chunk):
        for decision in moments(begin(case, seed), seed, case.longest):
            keys = [option.key for option in decision.options if option.key not in OF_THE_KERNEL]
            assert not [key for key in keys if decision.kind not in book.option(key).questions], decision.kind
