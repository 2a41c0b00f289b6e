"""The why-not law: whatever a player could mean is legal, or a rule of the game says why it is not."""

from __future__ import annotations

import pytest

from laws.games import CASES, Case
from laws.playing import CHUNKS, begin, moments, seeds_of
from laws.tries import OF_THE_KERNEL, share_explained
from tercio.kernel import Verdict
from tercio.texts import phrasebook_of

pytestmark = [
    pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES]),
    pytest.mark.parametrize("chunk", range(CHUNKS)),
]


def test_law_every_refusal_has_its_rule(case: Case, chunk: int) -> None:
    share = share_explained(case, seeds_of(case, chunk), case.rarely)
    print(f"{case.name}: {share.told()}")
    assert not share.silent, share.told()


def test_law_no_rule_refuses_what_is_offered(case: Case, chunk: int) -> None:
    """The rules that explain are those that filter: whatever is offered without more, `judge` leaves alone."""
    for seed in seeds_of(case, chunk):
        recorder = begin(case, seed)
        for decision in moments(recorder, seed, case.longest):
            for option in decision.options if decision.seat >= 0 else ():
                verdict = Verdict()
                if option.is_plain:
                    recorder.match.stack[-1].judge(recorder.match, option.reply(decision.seat), verdict)
                assert verdict, (decision.kind, option, verdict.refusals)


def test_law_an_option_says_which_questions_offer_it(case: Case, chunk: int) -> None:
    book = phrasebook_of(case.game)
    for seed in seeds_of(case, chunk):
        for decision in moments(begin(case, seed), seed, case.longest):
            keys = [option.key for option in decision.options if option.key not in OF_THE_KERNEL]
            assert not [key for key in keys if decision.kind not in book.option(key).questions], decision.kind
