"""A match that is stopped anywhere becomes a scenario that stands just there and plays on."""

import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from laws.games import CASES as EVERY_CASE
from laws.games import Case
from laws.playing import begin, good_answer, moments, play_to_end
from tercio.bots import RandomBot
from tercio.content.document import Document
from tercio.content.trouble import BadInput
from tercio.games import open_game
from tercio.kernel import CHANCE, Answer, Match, Step, open_dice, seeded, start
from tercio.kernel.codec import BadShape, Codec
from tercio.kernel.record import codec_of, dump_position
from tercio.scenario import Playthrough, play, report_of, scenario_from, scenario_of
from tercio.scenario.toml import toml_text

# One line a game: the whole match is played on from every saved moment, so a short one will do.
SAVED = ("skirmish",)
CASES = [case for case in EVERY_CASE if case.game in SAVED]
SEEDS = range(12)


def read(text: str) -> Playthrough:
    return play(scenario_from(Document.parse(text.encode(), "saved.toml")))


def table_of(match: Match) -> dict[str, Any]:
    """What lies on the table and is under way; the dice are not part of a position."""
    return {key: value for key, value in dump_position(match).items() if key != "dice"}


def stopped(case: Case, seed: int) -> Iterator[Match]:
    """A random match at some of its moments."""
    recorder, dice = begin(case, seed), seeded(seed + 1)
    for _ in moments(recorder, seed, case.longest):
        if dice.below(5) == 0:
            yield recorder.match


@pytest.mark.parametrize("case", CASES, ids=[case.game for case in CASES])
@pytest.mark.parametrize("seed", SEEDS)
def test_law_a_saved_moment_reads_back_to_the_same_table(case: Case, seed: int) -> None:
    looks = 0
    for match in stopped(case, seed):
        looks += 1
        playthrough = read(scenario_of(match))
        assert report_of(playthrough).is_ok
        assert table_of(playthrough.match) == table_of(match)
        assert playthrough.match.asks() == match.asks()

    assert looks > 2


@pytest.mark.parametrize("case", CASES, ids=[case.game for case in CASES])
@pytest.mark.parametrize("seed", SEEDS)
def test_law_a_saved_moment_plays_on_like_the_match(case: Case, seed: int) -> None:
    for match in stopped(case, seed):
        original, saved = match.clone(), read(scenario_of(match)).match
        original.dice, saved.dice = seeded(seed), seeded(seed)
        before = len(original.events)
        play_to_end(original, seed, case.longest)
        play_to_end(saved, seed, case.longest)
        assert saved.events == original.events[before:]
        assert table_of(saved) == table_of(original)


def test_a_scenario_that_is_saved_again_is_the_same_text() -> None:
    for match in stopped(CASES[0], 3):
        text = scenario_of(match)
        again = read(text).match
        again.answers = match.answers

        assert scenario_of(again) == text


def test_open_dice_stay_open() -> None:
    match = start(open_game("skirmish"), {}, open_dice(1))
    for answer in (Answer(0, "wary"), Answer(1, "wary")):
        match.answer(answer)
    saved = read(scenario_of(match)).match

    assert [decision.seat for decision in saved.asks()] == [CHANCE]
    assert table_of(saved) == table_of(match)


KNIGHT = {
    "id": "knight",
    "name": {"en": "Knight", "de": "Ritter"},
    "walk": 5,
    "melee": 3,
    "reflexes": 5,
    "life": 4,
    "radius": 0.5,
}
POSITION = {
    "units": {
        'Sir "A".': {"profile": "knight", "seat": 0, "at": [3, 3]},
        "é": {"profile": "imp", "seat": 1, "at": [9, 9]},
    }
}


def test_content_of_the_set_up_is_written_into_the_file() -> None:
    setup = {"position": POSITION, "content": {"unit": [KNIGHT]}}
    match = start(open_game("skirmish", inline=setup["content"]), setup, seeded(1))
    saved = read(scenario_of(match)).match

    assert table_of(saved) == table_of(match)
    assert saved.setup["content"] == setup["content"]


def test_content_of_further_packs_is_written_into_the_file() -> None:
    pack = Document.parse(
        b'[pack]\nid = "knights"\ngame = "skirmish"\nedition = "1"\n'
        b'[[unit]]\nid = "knight"\nname = { en = "Knight", de = "Ritter" }\n'
        b"walk = 5\nmelee = 3\nreflexes = 5\nlife = 4\nradius = 0.5\n",
        "knights.toml",
    )
    match = start(open_game("skirmish", [pack]), {"position": POSITION}, seeded(1))
    saved = read(scenario_of(match, [pack])).match
    codec = codec_of(match.game)

    assert table_of(saved) == table_of(match)
    assert codec.dump(saved.state) == codec.dump(match.state)


def test_a_match_that_is_over_is_refused() -> None:
    match, bot = start(open_game("skirmish"), {}, seeded(1)), RandomBot(1)
    while match.stack:
        match.answer(good_answer(match, match.asks()[0], bot))

    with pytest.raises(BadInput, match="The match is over"):
        scenario_of(match)


def test_a_name_that_no_file_can_hold_is_refused() -> None:
    position = json.loads(json.dumps(POSITION).replace("\\u00e9", "\\ud800"))
    match = start(open_game("skirmish", inline={"unit": [KNIGHT]}), {"position": position}, seeded(1))

    with pytest.raises(BadInput, match="cannot be written"):
        scenario_of(match)


@dataclass
class Wait(Step):
    """A step with something in it that may be nothing."""

    until: int | None
    since: int = 0


def test_what_is_nothing_in_a_step_is_left_out_of_the_file_and_read_back() -> None:
    codec = Codec({}, (Wait,))
    written = toml_text(codec.dump(Wait(None, 3)))

    assert "until" not in written
    assert codec.load_step(tomllib.loads(written)) == Wait(None, 3)
    with pytest.raises(BadShape, match="wanted"):
        codec.load_step({"step": "Wait", "until": 1})
