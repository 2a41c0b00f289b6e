"""Every question, answer and kind of fact has its sentences, and no sentence is about something else."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from tercio.cli import app
from tercio.games import GAMES, box_of, open_game
from tercio.kernel import AGREE_DRAW, CONCEDE
from tercio.reference import pack_keys, page, position_keys, scenario_words
from tercio.reference.sentences import ALL_GAMES, entry, phrase, read
from tercio.reference.words import answers_of, asked_when, named
from tercio.texts import phrasebook_of

pytestmark = pytest.mark.parametrize("game", GAMES)
LANGUAGES = ("en", "de")


def own(game: str, section: str) -> set[str]:
    return set(read(f"tercio.games.{game}").get(section, {}))


def test_every_question_has_its_answers_and_its_occasion(game: str) -> None:
    assert [kind for kind in named(game, "question") if not answers_of(game, kind)] == []
    assert [kind for kind in named(game, "question") if asked_when(game, kind) is None] == []


def test_every_question_of_the_reference_can_be_asked(game: str) -> None:
    assert own(game, "question") - set(named(game, "question")) == set()
    assert own(game, "moment") - {"unless"} - set(named(game, "question")) == set()


def test_every_answer_belongs_to_a_question_or_can_be_given_at_any_time(game: str) -> None:
    offered = {answer for kind in named(game, "question") for answer in answers_of(game, kind)}

    assert offered | {CONCEDE, AGREE_DRAW, *open_game(game).asides} == set(named(game, "option"))


def test_whatever_an_answer_brings_has_a_sentence(game: str) -> None:
    for key in own(game, "answer") | set(read(ALL_GAMES)["answer"]):
        brings = entry(game, "answer", key)
        assert key in named(game, "option"), key
        assert set(brings) <= {"path", "numbers", "picks"}, key
        assert [part for part in ("path", "numbers") if part in brings and not phrase(game, part, brings[part])] == []
        assert "picks" not in brings or phrasebook_of(game).option(key).picks, key


def test_every_kind_of_thing_that_is_told_has_a_sentence(game: str) -> None:
    told = phrasebook_of(game).entries
    facts = {
        fact.kind or "number"
        for (section, key), found in told.items()
        if section in ("event", "because") and key in named(game, section)
        for fact in found.facts
    }
    parts = {
        kind
        for (section, _), found in told.items()
        if section in ("option", "question")
        for kind in (found.subject, found.detail, found.picks)
        if kind
    }

    assert [kind for kind in facts | parts if phrase(game, "kind", kind) is None] == []
    assert own(game, "kind") - facts - parts == set()


def test_every_value_has_a_sentence_and_every_sentence_a_value(game: str) -> None:
    known = box_of(game).values().known
    words = {word for value in known.values() for word in (*value.words, *value.numbers)}

    assert own(game, "value") == set(known)
    assert own(game, "value-word") == words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_commands_print_what_the_page_shows(game: str, lang: str) -> None:
    keys = CliRunner().invoke(app, ["pack", "keys", game, "--lang", lang])
    words = CliRunner().invoke(app, ["scenario", "words", game, "--lang", lang])

    assert (keys.exit_code, words.exit_code) == (0, 0)
    assert keys.output == "".join([f"{line}\n" for line in pack_keys(game, lang)])
    assert words.output == "".join([f"{line}\n" for line in (*position_keys(game, lang), *scenario_words(game, lang))])
    assert keys.output in page(game, lang) + "\n"
    assert words.output in page(game, lang) + "\n"


def test_both_languages_tell_the_same_words_in_the_same_order(game: str) -> None:
    words = [[line.split("`")[1] for line in page(game, lang).splitlines() if "* `" in line] for lang in LANGUAGES]

    assert words[0] == words[1]
    assert len(words[0]) > 60


def test_a_game_that_is_not_there_is_refused_with_those_that_are(game: str) -> None:
    for command in (["pack", "keys", "chess"], ["scenario", "words", "chess"]):
        done = CliRunner().invoke(app, command)
        assert done.exit_code != 0
        assert game in str(done.exception)
