"""Guided matches: every lesson can be played to its end, and only as it is meant to be."""

from __future__ import annotations

from typing import Any

import pytest

from server.live import Client, LiveServer
from tercio.games import open_game
from tercio.hall.tables.lesson import PUPIL, Lesson, ids_of, lesson_of, lessons_of
from tercio.kernel import start
from tercio.kernel.record import load_dice

GAMES = ["warlord", "summoners", "mageknight"]
ALL = [lesson for game in GAMES for lesson in ids_of(game)]
LESSONS = ids_of("warlord")
Json = dict[str, Any]


def begin(live: LiveServer, lesson: str, name: str = "Ann") -> tuple[str, str]:
    game = lesson.partition("/")[0]
    match, tokens = live.make({"kind": "person", "name": name}, game=game, tutorial=lesson)
    assert tokens[0]
    assert tokens[1:] == [None for _ in tokens[1:]]
    return match, tokens[0]


def is_asked(table: Json) -> bool:
    return table["lesson"]["hint"] is not None or bool(table["lesson"]["is_over"])


def learn(client: Client) -> list[Json]:
    """Does what the teacher hints at until the lesson is over; what he said before each answer, and at the end."""
    told: list[Json] = []
    while True:
        lesson = client.seen(is_asked)["lesson"]
        told.append(lesson)
        if lesson["is_over"]:
            return told
        turn = client.table["turn"]
        reply = client.ask("answer", turn=turn, answer=lesson["hint"])
        assert reply["type"] == "done", reply
        client.seen(lambda table, turn=turn: table["turn"] > turn)


def the(name: str) -> Lesson:
    lesson = lesson_of(name)
    assert lesson is not None
    return lesson


# -- played ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_a_lesson_is_played_to_its_end(live: LiveServer, name: str) -> None:
    match, token = begin(live, name)
    with live.sit(match, token) as ann:
        told = learn(ann)
        scene = ann.table["scene"]
    lesson = the(name)

    assert [each["step"] for each in told] == list(range(lesson.steps() + 1))
    assert {each["steps"] for each in told} == {lesson.steps()}
    assert {each["id"] for each in told} == {name}
    assert told[-1]["text"].endswith(lesson.closing.en)
    assert scene is not None


@pytest.mark.parametrize("game", GAMES)
def test_lessons_lead_from_one_to_the_next(live: LiveServer, game: str) -> None:
    seen: list[str] = []
    lessons = [lesson.id for lesson in lessons_of(game)]
    name = lessons[0]
    while name:
        seen.append(name)
        match, token = begin(live, name)
        with live.sit(match, token) as ann:
            name = ann.seen()["lesson"]["next"]

    assert seen == lessons


@pytest.mark.parametrize("game", GAMES)
def test_the_last_lesson_is_won(live: LiveServer, game: str) -> None:
    match, token = begin(live, lessons_of(game)[-1].id)
    with live.sit(match, token) as ann:
        learn(ann)
        table = ann.seen(lambda table: table["stage"] == "over")

    assert table["outcome"]["winners"] == [PUPIL]


def test_what_the_others_do_is_told_together_with_what_comes_next(live: LiveServer) -> None:
    match, token = begin(live, LESSONS[0])
    lesson = the(LESSONS[0])
    enemy = [said for said, answer in zip(lesson.words, lesson.answers, strict=True) if answer.seat != PUPIL and said]
    with live.sit(match, token, "de") as ann:
        told = learn(ann)

    assert told[-1]["text"].split("\n") == [*[said.de for said in enemy], lesson.closing.de]


@pytest.mark.rule("T-LESSON-01")
@pytest.mark.parametrize("name", ALL)
def test_another_answer_is_refused_and_the_hint_stays(live: LiveServer, name: str) -> None:
    match, token = begin(live, name)
    with live.sit(match, token) as ann:
        table = ann.seen(is_asked)
        hint = table["lesson"]["hint"]
        others = [option for option in table["question"]["options"] if not is_meant(option, hint)]
        rules = [ann.rules(ann.answer(option["key"], subject=option["subject"])) for option in others]
        ann.ask("ping")

        assert others
        assert rules == [["T-LESSON-01"] for _ in others]
        assert ann.table["lesson"]["hint"] == hint
        assert ann.table["lesson"]["step"] == 0
        assert ann.answer(**hint)["type"] == "done"


@pytest.mark.rule("T-LESSON-01")
def test_nothing_can_be_answered_after_the_lesson(live: LiveServer) -> None:
    match, token = begin(live, LESSONS[0])
    with live.sit(match, token) as ann:
        learn(ann)
        question = ann.table["question"]
        rules = [ann.rules(ann.answer(option["key"], subject=option["subject"])) for option in question["options"]]

    assert rules
    assert {each[0] for each in rules} == {"T-LESSON-01"}


def is_meant(option: Json, hint: Json) -> bool:
    return bool(option["key"] == hint["key"] and option["subject"] == hint.get("subject", -1))


def test_a_lesson_goes_on_where_it_was_left(live: LiveServer) -> None:
    match, token = begin(live, LESSONS[1])
    with live.sit(match, token) as ann:
        hint = ann.seen(is_asked)["lesson"]["hint"]
        ann.answer(**hint)
    with live.sit(match, token, "de") as ann:
        lesson = ann.seen(is_asked)["lesson"]

        assert lesson["step"] == 1
        assert lesson["text"] == the(LESSONS[1]).words[1].de  # type: ignore[union-attr]
        assert learn(ann)[-1]["is_over"]


def test_whoever_watches_a_lesson_is_given_no_hint(live: LiveServer) -> None:
    match, token = begin(live, LESSONS[0])
    with live.sit(match, token) as ann, live.sit(match) as watcher:
        ann.seen(is_asked)
        lesson = watcher.seen()["lesson"]

    assert lesson["hint"] is None
    assert lesson["text"]


def test_a_lesson_played_again_has_the_same_dice(live: LiveServer) -> None:
    match, token = begin(live, LESSONS[-1])
    with live.sit(match, token) as ann:
        learn(ann)
        assert ann.ask("offer", what="rematch")["type"] == "done"
        again = ann.seen(lambda table: table["next_match"])["next_match"]
    with live.sit(again, token) as ann:
        told = learn(ann)
        table = ann.seen(lambda table: table["stage"] == "over")

    assert told[-1]["is_over"]
    assert table["outcome"]["winners"] == [PUPIL]


# -- on a measured table ------------------------------------------------------------------------

MARCH = "mageknight/1-dial-and-tokens"


@pytest.mark.rule("T-LESSON-01")
@pytest.mark.parametrize(("aside", "is_taken"), [(0, True), (700, True), (1200, True), (1201, False), (3000, False)])
def test_a_way_that_ends_near_the_hint_is_taken_for_it(live: LiveServer, aside: int, is_taken: bool) -> None:
    match, token = begin(live, MARCH)
    with live.sit(match, token) as ann:
        hint = ann.seen(is_asked)["lesson"]["hint"]
        (x, y) = hint["path"][-1]
        near = {**hint, "path": [[x - aside, y]]}
        reply = ann.answer(**near)
        if not is_taken:
            assert ann.rules(reply) == ["T-LESSON-01"]
            return
        again = ann.ask("answer", turn=0, answer=near)
        table = ann.seen(lambda table: table["turn"] == 1)
    figure = next(figure for figure in table["scene"]["figures"] if figure["id"] == hint["subject"])

    assert reply["type"] == again["type"] == "done"
    assert (figure["x"], figure["y"]) == (x, y)


def test_whoever_gets_there_is_turned_as_is_meant(live: LiveServer) -> None:
    match, token = begin(live, MARCH)
    with live.sit(match, token) as ann:
        hint = ann.seen(is_asked)["lesson"]["hint"]
        reply = ann.answer(**{**hint, "numbers": [(hint["numbers"][0] + 180) % 360]})
        table = ann.seen(lambda table: table["turn"] == 1)
    figure = next(figure for figure in table["scene"]["figures"] if figure["id"] == hint["subject"])

    assert reply["type"] == "done"
    assert figure["facing"] == hint["numbers"][0]


def test_picks_may_come_in_any_order(live: LiveServer) -> None:
    match, token = begin(live, "mageknight/5-formation")
    with live.sit(match, token) as ann:
        hint = ann.seen(is_asked)["lesson"]["hint"]
        reply = ann.answer(**{**hint, "picks": hint["picks"][::-1]})

        assert len(hint["picks"]) == 2
        assert reply["type"] == "done"


# -- written ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_every_step_of_the_pupil_has_words_in_both_languages(name: str) -> None:
    lesson = the(name)
    own = [said for said, answer in zip(lesson.words, lesson.answers, strict=True) if answer.seat == PUPIL]
    phrases = [lesson.title, lesson.about, lesson.closing, *own, *[said for said in lesson.words if said]]

    assert own
    assert None not in own
    for phrase in phrases:
        assert phrase is not None
        assert phrase.en.strip()
        assert phrase.de.strip()
        assert phrase.en != phrase.de


@pytest.mark.parametrize("name", ALL)
def test_what_was_said_stays_until_there_is_something_new(name: str) -> None:
    """Between two answers of the pupil nothing that was said is lost."""
    lesson = the(name)
    match = start(open_game(name.partition("/")[0]), lesson.setup, load_dice(lesson.dice))
    before = lesson.said(match).en
    for answer in lesson.answers:
        match.answer(answer)
        now = lesson.said(match).en
        if answer.seat == PUPIL:
            assert now
        else:
            assert now.startswith(before)
        before = now

    assert lesson.due(match) is None


# -- listed --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_lessons_are_listed_in_their_order(live: LiveServer, game: str) -> None:
    listed = live.http.get(f"/api/games/{game}/lessons").json()

    assert [each["id"] for each in listed] == [lesson.id for lesson in lessons_of(game)]
    for each, lesson in zip(listed, lessons_of(game), strict=True):
        assert each["title"] == {"en": lesson.title.en, "de": lesson.title.de}
        assert each["about"] == {"en": lesson.about.en, "de": lesson.about.de}
        assert each["steps"] == lesson.steps() > 0


def test_a_game_without_lessons_has_none(live: LiveServer) -> None:
    assert live.http.get("/api/games/skirmish/lessons").json() == []
    told = live.http.get("/api/games/chess/lessons")

    assert told.status_code == 404
    assert told.json()["en"]
    assert told.json()["de"]


@pytest.mark.parametrize("tutorial", ["warlord/0-nothing", "skirmish/1-first-blow", "chess", "../warlord", "warlord/"])
def test_a_lesson_that_does_not_exist_is_told(live: LiveServer, tutorial: str) -> None:
    body = {"game": "warlord", "tutorial": tutorial, "seats": [{"kind": "person", "name": "Ann"}]}
    told = live.http.post("/api/matches", json=body)

    assert told.status_code == 404
    assert told.json()["en"]
    assert told.json()["de"]
