"""A bot tells a player what it would do in his place: where nobody minds, in time, and from what the seat sees."""

from __future__ import annotations

import time
from typing import Any

import pytest

from server.live import Client, LiveServer
from server.test_foretelling import DUEL
from tercio.bots import Reason
from tercio.games import open_game
from tercio.games.skirmish.thinking.weights import VICTORY
from tercio.games.warlord.state import DECK, HAND, warlord
from tercio.hall.showing.presentation import Showing
from tercio.hall.tables.entry import Head, SeatHead
from tercio.hall.tables.table import Table
from tercio.hall.thinking.advice import MOST, job_of, told
from tercio.hall.thinking.thoughts import weigh
from tercio.kernel import Answer, seeded
from tercio.kernel.record import dump_dice, snapshot

Json = dict[str, Any]
ANN = {"kind": "person", "name": "Ann"}
BOT = {"kind": "bot", "bot": "random"}


def against_bot(live: LiveServer, lang: str = "en", **more: Any) -> Client:
    match, tokens = live.make(ANN, BOT, **more)
    ann = live.sit(match, tokens[0], lang)
    ann.seen(lambda table: table["question"])
    return ann


@pytest.mark.rule("T-ADVICE-01")
def test_T_ADVICE_01_whoever_plays_against_bots_is_told_the_best_answers_first(live: LiveServer) -> None:
    with against_bot(live) as ann:
        ann.answer("bold")
        ann.seen(lambda table: table["question"] and table["question"]["kind"] != "stance")
        advice = ann.ask("advice")["advice"]

        assert ann.table["may"]["advice"]
        assert 2 <= len(advice) <= MOST
        assert advice[0]["behind"] == 0
        assert all(each["behind"] <= 0 and -100 < each["outlook"] < 100 for each in advice)
        assert all(each["text"] and each["trials"] > 0 for each in advice)
        assert all(ann.ask("judge", answer=each["answer"])["legal"] for each in advice)


@pytest.mark.rule("T-ADVICE-01")
def test_T_ADVICE_01_with_another_person_at_the_table_there_is_none(live: LiveServer) -> None:
    match, tokens = live.make()
    with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1], "de") as ben:
        refused = ann.ask("advice")
        in_german = ben.ask("advice")

        assert not ann.seen()["may"]["advice"]
        assert ann.rules(refused) == ben.rules(in_german) == ["T-ADVICE-01"]
        assert refused["refusals"][0]["because"].endswith("advice from a bot would be unfair.")
        assert in_german["refusals"][0]["because"].endswith("Ein Tipp von einem Bot wäre unfair.")


@pytest.mark.rule("T-ADVICE-01")
def test_T_ADVICE_01_whoever_practises_is_advised_in_his_language(live: LiveServer) -> None:
    match, tokens = live.make(ANN, {"kind": "person", "name": "Ben"}, game="mageknight", position=DUEL)
    with live.sit(match, tokens[0], "de") as ann, live.sit(match, tokens[1]) as ben:
        ann.seen(lambda table: table["question"])
        advice = ann.ask("advice")["advice"]
        ann.ask("lang", lang="en")
        in_english = ann.ask("advice")["advice"]

        assert [each["answer"] for each in advice] == [each["answer"] for each in in_english]
        assert advice[0]["text"] != in_english[0]["text"]
        assert ben.ask("advice")["advice"] == []  # nobody asks him anything
        assert [message["type"] for message in ben.messages if message["type"] != "table"] == ["advice"]


@pytest.mark.rule("T-SEAT-01")
def test_T_SEAT_01_whoever_watches_is_not_advised(live: LiveServer) -> None:
    match, _ = live.make(ANN, BOT)
    with live.sit(match) as stranger:
        assert stranger.rules(stranger.ask("advice")) == ["T-SEAT-01"]


@pytest.mark.rule("T-LESSON-01")
def test_T_LESSON_01_a_lesson_knows_its_own_advice(live: LiveServer) -> None:
    made = live.http.post("/api/matches", json={"game": "warlord", "tutorial": "warlord", "seats": [ANN]}).json()
    with live.sit(made["id"], made["tokens"][0]) as pupil:
        assert not pupil.seen(lambda table: table["lesson"])["may"]["advice"]
        assert pupil.rules(pupil.ask("advice")) == ["T-LESSON-01"]


def test_an_answer_does_not_wait_for_advice_and_advice_that_comes_late_is_dropped(live: LiveServer) -> None:
    bots = live.inside.hub.bots
    assert bots is not None
    with against_bot(live) as ann:
        bots.thinkers.pool.submit(time.sleep, 0.5)  # the only worker is busy: the answer is sure to come first
        wanted = ann.say("advice")
        taken = ann.say("answer", turn=0, answer={"key": "bold"})

        assert ann.reply(taken)["type"] == "done"
        assert not [message for message in ann.messages if message["type"] == "advice"]
        assert ann.reply(wanted) == {"type": "advice", "id": wanted, "advice": []}


def test_whoever_asks_twice_lets_a_bot_think_once(live: LiveServer) -> None:
    with against_bot(live) as ann:
        first, second = ann.say("advice"), ann.say("advice")
        both = [ann.reply(first)["advice"], ann.reply(second)["advice"]]
        begun = live.inside.hub.tables[ann.match].advising[0].thought
        ann.ask("chat", text="hm")
        again = ann.ask("advice")["advice"]

        assert both[0] == both[1] == again
        assert live.inside.hub.tables[ann.match].advising[0].thought is begun


def test_a_sure_win_is_told_as_such_and_the_others_by_how_much_worse_they_are() -> None:
    game = open_game("skirmish")
    seats = (SeatHead("person", "Ann"), SeatHead("bot", "", "random"))
    showing = Showing(Table(Head("m", "skirmish", game.version, dump_dice(seeded(5)), seats), game))
    wins = [Reason(Answer(0, "bold"), VICTORY, 4), Reason(Answer(0, "wary"), 40, 2)]
    draws = [Reason(Answer(0, "wary"), 40, 7), Reason(Answer(0, "bold"), 28, 3)]
    close = [Reason(Answer(0, "bold"), 30, 7), Reason(Answer(0, "wary"), 35, 1)]
    first, second, third = [told(showing, 0, 1, reasons, "en")["advice"] for reasons in (wins, draws, close)]

    assert [(each["answer"]["key"], each["outlook"], each["behind"]) for each in first] == [
        ("bold", 100, 0),
        ("wary", 100 * 40 // VICTORY, 40 - VICTORY),
    ]
    assert [(each["behind"], each["trials"]) for each in second] == [(0, 7), (-12, 3)]
    assert [each["behind"] for each in third] == [0, 0]  # what was hardly tried is no better than what is advised


def test_advice_is_the_same_whatever_lies_hidden() -> None:
    game = open_game("warlord")
    seats = (SeatHead("person", "Ann", "", "dwarves"), SeatHead("bot", "", "random", "elves"))
    table = Table(Head("m", "warlord", game.version, dump_dice(seeded(5)), seats), game)
    match = table.match
    assert match is not None
    while match.asks()[0] != (order := match.question_to(0)) or order.kind != "order":
        table.put(game.propose(match.view(match.asks()[0].seat), match.asks()[0], 1, seeded(1))[0])
    before, truth = job_of(Showing(table), 0), snapshot(match)
    cards = warlord(match).cards
    hidden = [card for card in cards if card.owner == 1 and card.zone in (HAND, DECK)]
    faces = [card.face for card in hidden]
    for card, face in zip(hidden, faces[1:] + faces[:1], strict=True):
        cards[card.id] = card._replace(face=face)
    match.dice = seeded(6)

    assert snapshot(match)["state"] != truth["state"]
    assert job_of(Showing(table), 0) == before
    assert len(weigh(before)) > 1
