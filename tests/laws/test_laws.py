"""What every game obeys, whatever its rules (DESIGN, section 1). A game joins with one line in `games.py`."""

from __future__ import annotations

import json
from typing import Any

import pytest

from laws.games import CASES, Case
from laws.playing import (
    CHUNKS,
    FULL_SIZE,
    TAKEN_BACK,
    bad_answers,
    begin,
    good_answer,
    moments,
    play_to_end,
    seeds_of,
    somebody,
)
from tercio.bots import RandomBot
from tercio.games import box_of
from tercio.games.vocabulary import as_table
from tercio.kernel import (
    CHANCE,
    CONCEDE,
    SPECTATOR,
    Answer,
    Match,
    Verdict,
    open_dice,
    replay,
    restore,
    seeded,
    snapshot,
    start,
)
from tercio.kernel.record import codec_of, dump_position
from tercio.rules import load
from tercio.texts import phrasebook_of
from tercio.wire import parse_record, record_text, view_json

pytestmark = [
    pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES]),
    pytest.mark.parametrize("chunk", range(CHUNKS)),
]


def frozen(match: Match) -> str:
    """Everything about a match, as text."""
    return json.dumps(snapshot(match), sort_keys=True)


def seats_of(match: Match) -> tuple[int, ...]:
    return (*range(match.state.seat_count()), SPECTATOR)


def test_law_1_judge_and_refusals_change_nothing_and_judge_and_answer_agree(case: Case, chunk: int) -> None:
    for seed in seeds_of(case, chunk):
        recorder, dice = begin(case, seed), seeded(seed + 1)
        for decision in moments(recorder, seed, case.longest):
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


def test_law_2_a_clone_is_independent(case: Case, chunk: int) -> None:
    for seed in seeds_of(case, chunk):
        recorder, dice = begin(case, seed), seeded(seed + 2)
        for _ in moments(recorder, seed, case.longest):
            if dice.below(case.rarely) == 0:
                before = frozen(recorder.match)
                twin = recorder.match.clone()
                assert frozen(twin) == before
                play_to_end(twin, seed, case.longest)
                assert frozen(recorder.match) == before


def test_law_3_a_record_replays_to_the_same_match(case: Case, chunk: int) -> None:
    for seed in seeds_of(case, chunk):
        recorder = begin(case, seed)
        for _ in moments(recorder, seed, case.longest):
            pass
        record = parse_record(record_text(recorder.record()))

        assert frozen(replay(case.open(), record)) == frozen(recorder.match)


def test_law_3_a_saved_match_plays_on_like_the_original(case: Case, chunk: int) -> None:
    for seed in seeds_of(case, chunk):
        recorder, dice = begin(case, seed), seeded(seed + 3)
        for _ in moments(recorder, seed, case.longest):
            if dice.below(case.rarely) == 0:
                saved = restore(case.open(), json.loads(frozen(recorder.match)))
                twin = recorder.match.clone()
                play_to_end(saved, seed, case.longest)
                play_to_end(twin, seed, case.longest)
                assert frozen(saved) == frozen(twin)


def test_law_3_a_match_without_dice_and_secrets_can_be_taken_back(case: Case, chunk: int) -> None:
    for seed in seeds_of(case, chunk):
        recorder, bot, dice = begin(case, seed), RandomBot(seed), seeded(seed + 9)
        while recorder.match.stack and len(recorder.match.answers) < 60:  # each one taken back replays all before it
            before = dump_position(recorder.match)
            decision = recorder.match.asks()[0]
            answer = good_answer(recorder.match, decision, bot)
            recorder.answer(answer)
            if recorder.may_take_back(decision.seat) and dice.below(TAKEN_BACK) == 0:
                assert recorder.match.dice.count == before["dice"]["words"][3], "no dice have fallen"
                assert recorder.take_back(decision.seat)
                assert dump_position(recorder.match) == before
                recorder.answer(answer)


def test_law_4_a_view_does_not_depend_on_what_the_seat_cannot_see(case: Case, chunk: int) -> None:
    """Whatever is imagined behind the unknowns, the seat sees the same, and is asked and refused the same."""
    for seed in seeds_of(case, chunk):
        recorder, dice = begin(case, seed), seeded(seed + 4)
        for decision in moments(recorder, seed, case.longest):
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
                    assert view.judge(answer).refusals == match.judge(answer).refusals
                    assert other.judge(answer).refusals == match.judge(answer).refusals


def test_law_4_an_imagined_match_plays_on_and_the_true_one_never_notices(case: Case, chunk: int) -> None:
    for seed in seeds_of(case, chunk):
        recorder, dice = begin(case, seed), seeded(seed + 5)
        for decision in moments(recorder, seed, case.longest):
            if dice.below(case.rarely) == 0:
                before = frozen(recorder.match)
                view = recorder.match.view(decision.seat)
                play_to_end(view.imagine(dice), seed, case.longest)
                assert frozen(recorder.match) == before


def test_law_5_everything_said_cites_a_rule_and_has_words_in_both_languages(case: Case, chunk: int) -> None:
    rules, book = load(), phrasebook_of(case.game)

    def known(rule: str, section: str, key: str) -> None:
        assert rules.rule(rule), rule
        entry = book.entry(section, key)
        assert entry is not None, f"no words for {section} {key}"
        assert entry.words.en
        assert entry.words.de

    for seed in seeds_of(case, chunk):
        recorder, dice = begin(case, seed), seeded(seed + 6)
        for decision in moments(recorder, seed, case.longest):
            known(decision.rule, "question", decision.kind)
            for option in decision.options:
                known(option.rule, "option", option.key)
            for answer in bad_answers(recorder.match, decision, dice):
                for refusal in recorder.match.judge(answer).refusals:
                    known(refusal.rule, "because", refusal.because)
        for event in recorder.match.events:
            known(event.rule, "event", event.name)


def test_law_6_some_answer_is_always_legal_and_a_random_match_ends(case: Case, chunk: int) -> None:
    for seed in seeds_of(case, chunk):
        recorder = begin(case, seed)
        for decision in moments(recorder, seed, case.longest):
            assert decision.options
        assert recorder.match.outcome is not None


def test_law_whoever_gives_up_is_asked_nothing_more_and_does_not_win(case: Case, chunk: int) -> None:
    """At any moment, no matter who is asked; a save from then on plays on like the original."""
    for seed in seeds_of(case, chunk):
        recorder, dice = begin(case, seed), seeded(seed + 8)
        for _ in moments(recorder, seed, case.longest):
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


def test_law_open_dice_play_the_same_game(case: Case, chunk: int) -> None:
    """Every roll can be a question, and the faces typed in are the faces that count."""
    for seed in list(seeds_of(case, chunk))[:3]:
        match, bot = start(case.open(), case.setup_of(seed), open_dice(seed)), RandomBot(seed)
        rolls = 0
        while match.stack:
            decision = match.asks()[0]
            answer = good_answer(match, decision, bot)
            assert match.answer(answer)
            if decision.seat == CHANCE:
                rolls += 1
                fallen = [event for event in match.events if event.name == "rolled"]
                assert len(fallen) == rolls
                assert fallen[-1].facts[2:] == answer.numbers
        assert match.outcome is not None


def test_law_whoever_gives_up_while_dice_lie_open_is_asked_nothing_more(case: Case, chunk: int) -> None:
    """Also in the middle of a roll, and one after another until nobody is left to win."""
    for seed in list(seeds_of(case, chunk))[:3]:
        match, bot, dice = start(case.open(), case.setup_of(seed), open_dice(seed)), RandomBot(seed), seeded(seed + 12)
        gone: list[int] = []
        while match.stack:
            decision = match.asks()[0]
            assert decision.seat not in gone
            if dice.below(10 if decision.seat == CHANCE else case.rarely) == 0:
                gone.append(somebody(match, dice))
                assert match.answer(Answer(gone[-1], CONCEDE))
            else:
                assert match.answer(good_answer(match, decision, bot))
        assert match.outcome is not None
        assert not set(gone) & set(match.outcome.winners)


def test_law_a_position_can_be_written_down_and_read_back(case: Case, chunk: int) -> None:
    words = box_of(case.game).vocabulary
    for seed in seeds_of(case, chunk):
        recorder, dice = begin(case, seed), seeded(seed + 7)
        for _ in moments(recorder, seed, case.longest):
            if dice.below(case.rarely) == 0:
                match = recorder.match
                table = as_table(json.loads(json.dumps(words.write_position(match))), "position")
                state, stack = words.read_position(match.game, table)
                table.document.check()
                codec, now = codec_of(match.game), dump_position(match)
                written: dict[str, Any] = {"state": codec.dump(state), "stack": [codec.dump(step) for step in stack]}
                assert written == {"state": now["state"], "stack": now["stack"]}
