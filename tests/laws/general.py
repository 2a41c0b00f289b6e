"""The laws that every game obeys, whatever its rules (DESIGN, section 1), as a random match shows them."""

from __future__ import annotations

import json
from typing import Any

from laws.games import Case
from laws.playing import FULL_SIZE, bad_answers, good_answer, play_to_end, somebody
from laws.watching import Watch
from tercio.bots import RandomBot
from tercio.games import box_of
from tercio.games.vocabulary import as_table
from tercio.kernel import CONCEDE, SPECTATOR, Answer, Match, Recorder, Verdict, replay, restore, seeded, snapshot
from tercio.kernel.record import codec_of, dump_position
from tercio.rules import load
from tercio.texts import phrasebook_of
from tercio.wire import parse_record, record_text, view_json


def frozen(match: Match) -> str:
    """Everything about a match, as text."""
    return json.dumps(snapshot(match), sort_keys=True)


def seats_of(match: Match) -> tuple[int, ...]:
    return (*range(match.state.seat_count()), SPECTATOR)


def law_1_judge_and_refusals_change_nothing_and_judge_and_answer_agree(
    case: Case, recorder: Recorder, seed: int
) -> Watch:
    dice = seeded(seed + 1)
    while decision := (yield):
        match = recorder.match
        if dice.below(case.rarely) > 0:
            continue
        before, answers = frozen(match), bad_answers(match, decision, dice)
        verdicts: list[Verdict] = []
        for answer in answers:
            verdicts.append(match.judge(answer))
            assert not FULL_SIZE or frozen(match) == before  # so that it is known which answer changed something
        assert frozen(match) == before
        for answer, verdict in zip(answers, verdicts, strict=True):
            trial = match if not verdict else match.clone()
            assert trial.answer(answer).refusals == verdict.refusals
        assert frozen(match) == before


def law_2_and_3_a_clone_is_independent_and_a_saved_match_plays_on_like_it(
    case: Case, recorder: Recorder, seed: int
) -> Watch:
    dice = seeded(seed + 3)
    while (yield):
        if dice.below(case.rarely) == 0:
            before = frozen(recorder.match)
            saved, twin = restore(case.open(), json.loads(before)), recorder.match.clone()
            assert frozen(twin) == before
            play_to_end(saved, seed, case.longest)
            play_to_end(twin, seed, case.longest)
            assert frozen(saved) == frozen(twin)
            assert frozen(recorder.match) == before


def law_3_a_record_replays_to_the_same_match(case: Case, recorder: Recorder, seed: int) -> Watch:
    while (yield):
        pass
    record = parse_record(record_text(recorder.record()))

    assert frozen(replay(case.open(), record)) == frozen(recorder.match)


def law_4_a_view_does_not_depend_on_what_the_seat_cannot_see(case: Case, recorder: Recorder, seed: int) -> Watch:
    """Whatever is imagined behind the unknowns, the seat sees the same, and is asked and refused the same."""
    dice = seeded(seed + 4)
    while decision := (yield):
        match = recorder.match
        if dice.below(case.rarely) > 0:
            continue
        for seat in seats_of(match):
            view = match.view(seat)
            seen = view_json(view)
            imagined = view.imagine(dice)
            assert "unknown" not in json.dumps(codec_of(match.game).dump(imagined.state))
            assert view_json(imagined.view(seat)) == seen
        view, other = match.view(decision.seat), match.view(decision.seat).imagine(dice)
        for answer in bad_answers(match, decision, dice):
            if answer.seat == decision.seat:
                refusals = match.judge(answer).refusals
                assert view.judge(answer).refusals == refusals
                assert other.judge(answer).refusals == refusals


def law_4_an_imagined_match_plays_on_and_the_true_one_never_notices(case: Case, recorder: Recorder, seed: int) -> Watch:
    dice = seeded(seed + 5)
    while decision := (yield):
        if dice.below(case.rarely) == 0:
            before = frozen(recorder.match)
            view = recorder.match.view(decision.seat)
            play_to_end(view.imagine(dice), seed, case.longest)
            assert frozen(recorder.match) == before


def law_5_everything_said_cites_a_rule_and_has_words_in_both_languages(
    case: Case, recorder: Recorder, seed: int
) -> Watch:
    rules, book, dice = load(), phrasebook_of(case.game), seeded(seed + 6)

    def known(rule: str, section: str, key: str) -> None:
        assert rules.rule(rule), rule
        entry = book.entry(section, key)
        assert entry is not None, f"no words for {section} {key}"
        assert entry.words.en
        assert entry.words.de

    while decision := (yield):
        known(decision.rule, "question", decision.kind)
        for option in decision.options:
            known(option.rule, "option", option.key)
        for answer in bad_answers(recorder.match, decision, dice):
            for refusal in recorder.match.judge(answer).refusals:
                known(refusal.rule, "because", refusal.because)
    for event in recorder.match.events:
        known(event.rule, "event", event.name)


def law_6_some_answer_is_always_legal_and_a_random_match_ends(case: Case, recorder: Recorder, seed: int) -> Watch:
    while decision := (yield):
        assert decision.options
    assert recorder.match.outcome is not None


def law_whoever_gives_up_is_asked_nothing_more_and_does_not_win(case: Case, recorder: Recorder, seed: int) -> Watch:
    """At any moment, no matter who is asked; a save from then on plays on like the original."""
    dice = seeded(seed + 8)
    while (yield):
        if dice.below(case.rarely) > 0:
            continue
        twin, bot = recorder.match.clone(), RandomBot(seed)
        gone = [somebody(twin, dice)]
        assert twin.answer(Answer(gone[0], CONCEDE))
        twin = restore(case.open(), json.loads(frozen(twin)))
        while twin.stack:
            assert not twin.judge(Answer(gone[0], CONCEDE))
            assert not [decision for decision in twin.asks() if decision.seat in gone]
            if dice.below(20) == 0:
                gone.append(somebody(twin, dice))
                assert twin.answer(Answer(gone[-1], CONCEDE))
            else:
                assert twin.answer(good_answer(twin, twin.asks()[0], bot))
        assert twin.outcome is not None
        assert not set(gone) & set(twin.outcome.winners)


def law_a_position_can_be_written_down_and_read_back(case: Case, recorder: Recorder, seed: int) -> Watch:
    words, dice = box_of(case.game).vocabulary, seeded(seed + 7)
    while (yield):
        if dice.below(case.rarely) == 0:
            match = recorder.match
            table = as_table(json.loads(json.dumps(words.write_position(match))), "position")
            state, stack = words.read_position(match.game, table)
            table.document.check()
            codec, now = codec_of(match.game), dump_position(match)
            written: dict[str, Any] = {"state": codec.dump(state), "stack": [codec.dump(step) for step in stack]}
            assert written == {"state": now["state"], "stack": now["stack"]}


GENERAL = (
    law_1_judge_and_refusals_change_nothing_and_judge_and_answer_agree,
    law_2_and_3_a_clone_is_independent_and_a_saved_match_plays_on_like_it,
    law_3_a_record_replays_to_the_same_match,
    law_4_a_view_does_not_depend_on_what_the_seat_cannot_see,
    law_4_an_imagined_match_plays_on_and_the_true_one_never_notices,
    law_5_everything_said_cites_a_rule_and_has_words_in_both_languages,
    law_6_some_answer_is_always_legal_and_a_random_match_ends,
    law_whoever_gives_up_is_asked_nothing_more_and_does_not_win,
    law_a_position_can_be_written_down_and_read_back,
)
