"""People at a table: seats, answers in their turn, questions about what may be done, and talk."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from server.live import Client, LiveServer

SPECTATOR = -3


@pytest.fixture
def pair(live: LiveServer) -> Iterator[tuple[Client, Client]]:
    """Ann and Ben at a new match; both are asked for their stance."""
    match, tokens = live.make()
    with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1]) as ben:
        ann.seen(lambda table: table["seats"][1]["is_here"])
        ben.seen()
        yield ann, ben


def test_both_see_the_table_from_their_own_seats(pair: tuple[Client, Client]) -> None:
    ann, ben = pair

    assert (ann.table["you"], ben.table["you"]) == (0, 1)
    assert [seat["name"] for seat in ann.table["seats"]] == ["Ann", "Ben"]
    assert ann.table["question"]["kind"] == "stance"
    assert ann.table["turn"] == 0


def test_what_one_does_the_other_sees(pair: tuple[Client, Client]) -> None:
    ann, ben = pair

    assert ann.answer("bold")["type"] == "done"
    assert ben.seen(lambda table: table["answers"] == 1)["question"]["kind"] == "stance"
    assert ben.answer("wary")["type"] == "done"
    assert ann.seen(lambda table: table["answers"] == 2)["round"] == 1
    assert len(ann.log) > 1


# -- seats -------------------------------------------------------------------------------


@pytest.mark.rule("T-SEAT-01")
def test_T_SEAT_01_whoever_has_no_token_watches_and_can_do_nothing(live: LiveServer) -> None:
    match, _ = live.make()
    with live.sit(match) as stranger:
        stranger.seen()
        told = [
            stranger.answer("bold"),
            stranger.ask("concede"),
            stranger.ask("offer", what="draw"),
            stranger.ask("reply", what="draw", yes=True),
            stranger.ask("sit", name="Eve"),
            stranger.ask("offer", what="rematch"),
        ]

        assert stranger.table["you"] == SPECTATOR
        assert [stranger.rules(message) for message in told] == [["T-SEAT-01"]] * 6
        assert stranger.table["n"] == 0
        assert stranger.table["question"] is None


@pytest.mark.rule("T-SEAT-01")
def test_T_SEAT_01_a_wrong_token_is_no_seat(live: LiveServer) -> None:
    match, tokens = live.make()
    with live.sit(match, tokens[0] + "x") as stranger:
        message = stranger.receive()

        assert message["type"] == "trouble"
        assert message["is_final"]
        with pytest.raises(ConnectionClosed) as closed:
            stranger.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


@pytest.mark.rule("T-SEAT-01")
def test_T_SEAT_01_nobody_answers_for_another_seat(pair: tuple[Client, Client]) -> None:
    ann, ben = pair
    for extra in ({"seat": 1}, {"by": 1}):
        message = ann.ask("answer", turn=0, answer={"key": "bold", **extra})

        assert message["type"] == "trouble"
    message = ann.ask("answer", turn=0, answer={"key": "bold"}, seat=1)

    assert message["type"] == "trouble"
    assert ann.answer("bold")["type"] == "done"
    ben.seen(lambda table: table["n"] == 1)
    assert [seat["is_asked"] for seat in ben.table["seats"]] == [False, True]


@pytest.mark.rule("T-SEAT-02")
def test_T_SEAT_02_the_match_begins_when_the_guest_brings_a_deck_and_then_no_deck_changes(live: LiveServer) -> None:
    match, tokens = live.make({"kind": "person", "name": "Ann", "force": "nothrog"}, {"kind": "person"}, game="warlord")
    with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1]) as guest:
        assert ann.seen()["stage"] == "waiting"
        assert ann.rules(ann.answer("suggested")) == ["T-SEAT-02"]
        assert guest.ask("sit", name="Gus")["type"] == "done"
        assert ann.seen(lambda table: table["seats"][1]["is_taken"])["stage"] == "waiting"
        assert guest.ask("sit", name="Gus", force="deverenians")["type"] == "done"
        assert ann.seen(lambda table: table["stage"] == "playing")["seats"][1]["name"] == "Gus"
        assert guest.rules(guest.ask("sit", name="Gus", force="nothrog")) == ["T-SEAT-02"]


def test_the_last_to_sit_down_is_called_by_name_everywhere(live: LiveServer) -> None:
    match, tokens = live.make({"kind": "person", "name": "Ann"}, {"kind": "person"})
    with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1]) as guest:
        ann.seen(lambda table: table["stage"] == "waiting")
        guest.ask("sit", name="Gudrun")
        ann.seen(lambda table: table["stage"] == "playing")
        guest.ask("concede")
        ann.seen(lambda table: table["stage"] == "over")

        assert ann.table["seats"][1]["name"] == "Gudrun"
        assert any("Gudrun gives up" in line["text"] for line in ann.log)


@pytest.mark.parametrize("force", [{"text": "3x Nobody At All"}, {"text": ""}, "no-such-deck"])
def test_a_deck_that_is_not_allowed_is_told_and_changes_nothing(live: LiveServer, force: object) -> None:
    match, tokens = live.make({"kind": "person"}, {"kind": "person"}, game="warlord")
    with live.sit(match, tokens[0]) as ann:
        message = ann.ask("sit", name="Ann", force=force)

        assert message["type"] == "trouble"
        assert message["text"]
        assert ann.seen()["n"] == 0


@pytest.mark.rule("T-SEAT-03")
@pytest.mark.parametrize("name", ["", "   ", "\u200b\u0000\n"])
def test_T_SEAT_03_whoever_sits_down_has_a_name(live: LiveServer, name: str) -> None:
    match, tokens = live.make({"kind": "person"}, {"kind": "person"})
    with live.sit(match, tokens[0]) as ann:
        assert ann.rules(ann.ask("sit", name=name)) == ["T-SEAT-03"]
        assert ann.seen()["n"] == 0


@pytest.mark.rule("T-SEAT-03")
def test_T_SEAT_03_a_name_has_forty_characters_at_most(live: LiveServer) -> None:
    match, tokens = live.make({"kind": "person"}, {"kind": "person"})
    with live.sit(match, tokens[0]) as ann:
        ann.ask("sit", name="x" * 60)

        assert ann.seen(lambda table: table["n"] == 1)["seats"][0]["name"] == "x" * 40


# -- answers in their turn ---------------------------------------------------------------------


@pytest.mark.rule("T-TURN-01")
def test_T_TURN_01_the_same_answer_again_is_acknowledged_and_nothing_happens(pair: tuple[Client, Client]) -> None:
    ann, ben = pair
    first = ann.answer("bold", turn=0)
    again = ann.answer("bold", turn=0)

    assert (first["type"], again["type"]) == ("done", "done")
    assert ben.answer("bold", turn=0)["type"] == "done"
    assert ben.seen(lambda table: table["answers"] == 2)["n"] == 2


@pytest.mark.rule("T-TURN-01")
def test_T_TURN_01_another_answer_with_an_old_or_a_future_number_is_refused(pair: tuple[Client, Client]) -> None:
    ann, _ = pair
    ann.answer("bold", turn=0)
    old, future = ann.answer("wary", turn=0), ann.answer("wary", turn=5)

    assert ann.rules(old) == ann.rules(future) == ["T-TURN-01"]
    assert old["refusals"][0]["because"] == "Answer number 0 has already been given; number 1 is next."
    assert future["refusals"][0]["because"] == "It is too early for answer number 5; number 1 is next."
    assert ann.table["n"] == 1


@pytest.mark.rule("T-TURN-01")
def test_T_TURN_01_frames_in_the_wrong_order_do_nothing_twice(pair: tuple[Client, Client]) -> None:
    ann, _ = pair
    numbers = [
        ann.say("answer", turn=turn, answer={"key": key}) for turn, key in ((1, "wary"), (0, "bold"), (0, "bold"))
    ]
    told = {message["id"]: message["type"] for message in [ann.reply(number) for number in numbers]}

    assert [told[number] for number in numbers] == ["refused", "done", "done"]
    assert ann.seen(lambda table: table["turn"] == 1)["n"] == 1


def test_two_tabs_of_one_seat_see_the_same_and_count_once(live: LiveServer) -> None:
    match, tokens = live.make()
    with live.sit(match, tokens[0]) as tab, live.sit(match, tokens[0], "de") as other:
        tab.seen(), other.seen()
        numbers = [each.say("answer", turn=0, answer={"key": "bold"}) for each in (tab, other)]
        told = [each.reply(number)["type"] for each, number in zip((tab, other), numbers, strict=True)]

        assert told == ["done", "done"]
        assert tab.seen(lambda table: table["n"] == 1)["turn"] == 1
        assert other.seen(lambda table: table["n"] == 1)["turn"] == 1
        assert tab.table["scene"]["units"][0]["id"] == other.table["scene"]["units"][0]["id"]


def test_whoever_comes_back_finds_everything(live: LiveServer) -> None:
    match, tokens = live.make()
    with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1]) as ben:
        ann.answer("bold"), ben.answer("wary")
        ann.ask("chat", text="back soon")
        ann.seen(lambda table: table["answers"] == 2 and table["n"] == 3)
        ann.close()
        ben.seen(lambda table: not table["seats"][0]["is_here"])
        with live.sit(match, tokens[0]) as again:
            again.seen()

            assert again.log == ann.log
            assert [said["text"] for said in again.chat] == ["back soon"]
            assert again.table["scene"] == ann.table["scene"]
            assert again.table["question"] == ann.table["question"]
            assert ben.seen(lambda table: table["seats"][0]["is_here"])


def test_a_match_is_read_again_from_its_log(live: LiveServer) -> None:
    match, tokens = live.make()
    with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1]) as ben:
        ann.answer("bold"), ben.answer("wary")
        before = ann.seen(lambda table: table["answers"] == 2)
        log = ann.log.copy()
    hub = live.inside.hub

    async def forget() -> None:
        while hub.tables[match].listeners:
            await asyncio.sleep(0.01)
        hub.drop(hub.tables[match])

    live.call(forget())
    with live.sit(match, tokens[0]) as again:
        after = again.seen()

        assert after["scene"] == before["scene"]
        assert after["question"] == before["question"]
        assert again.log == log


# -- asking ----------------------------------------------------------------------------------


def test_judge_says_why_not_and_changes_nothing(pair: tuple[Client, Client]) -> None:
    ann, _ = pair
    good, bad = ann.ask("judge", answer={"key": "bold"}), ann.ask("judge", answer={"key": "fly"})

    assert (good["legal"], good["refusals"]) == (True, [])
    assert not bad["legal"]
    assert {"rule", "title", "text", "because", "is_house", "things"} == set(bad["refusals"][0])
    assert all(bad["refusals"][0][key] for key in ("rule", "title", "text", "because"))
    assert ann.table["n"] == 0


def test_a_refusal_by_a_rule_with_a_house_ruling_says_so(live: LiveServer, pair: tuple[Client, Client]) -> None:
    seats = [{"kind": "person", "name": name, "force": "elves"} for name in ("Ann", "Ben")]
    match, tokens = live.make(*seats, game="warlord")
    with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1]):
        ann.seen(lambda table: table["question"])
        no_army = ann.ask("judge", answer={"key": "line-up", "picks": [6, 7, 8, 9, 10, 11]})
    skirmish = pair[0].ask("judge", answer={"key": "fly"})

    assert {refusal["rule"]: refusal["is_house"] for refusal in no_army["refusals"]}["WL-START-01"]
    assert [refusal["is_house"] for refusal in skirmish["refusals"]] == [False]


def test_hints_are_legal_answers(pair: tuple[Client, Client]) -> None:
    ann, _ = pair
    hints = ann.ask("hint")["hints"]

    assert hints
    for hint in hints:
        assert hint["text"]
        assert ann.ask("judge", answer=hint["answer"])["legal"]


def test_why_tells_what_stands_against_a_thing(pair: tuple[Client, Client]) -> None:
    ann, ben = pair
    ann.answer("bold"), ben.answer("wary")
    asked = ann if ann.seen(lambda table: table["answers"] == 2)["question"] else ben
    asked.seen(lambda table: table["question"])
    own = asked.table["you"]
    foreign = [unit["id"] for unit in asked.table["scene"]["units"] if unit["seat"] != own]
    why = asked.ask("why", thing=foreign[0])

    assert why["thing"] == foreign[0]
    assert why["tries"]
    assert all(each["legal"] or each["refusals"] for each in why["tries"])


@pytest.mark.parametrize("thing", [-1, 0, 999_999, -(2**53), 2**70])
def test_why_about_nothing_is_no_trouble(pair: tuple[Client, Client], thing: int) -> None:
    ann, _ = pair

    assert ann.ask("why", thing=thing)["type"] in ("why", "trouble")
    assert ann.ask("ping")["type"] == "pong"


def test_a_spectator_may_ask_and_learns_nothing(live: LiveServer) -> None:
    match, _ = live.make()
    with live.sit(match) as stranger:
        assert not stranger.ask("judge", answer={"key": "bold"})["legal"]
        assert stranger.ask("hint")["hints"] == []
        assert stranger.ask("why", thing=0)["tries"] == []


def test_everybody_reads_his_own_language_and_may_change_it(live: LiveServer) -> None:
    match, tokens = live.make()
    with live.sit(match, tokens[0], "en") as ann, live.sit(match, tokens[1], "de") as ben:
        ann.answer("bold"), ben.answer("bold")
        english = ann.seen(lambda table: table["answers"] == 2)
        lines = [line["text"] for line in ann.log]
        ben.seen(lambda table: table["answers"] == 2)
        german = [line["text"] for line in ben.log]
        ann.ask("lang", lang="de")
        ann.seen(lambda table: table["lang"] == "de")

        assert len(lines) == len(german)
        assert lines != german
        assert ann.table["log_from"] == 0
        assert [line["text"] for line in ann.log] == german
        assert english["lang"] == "en"
        assert ann.rules(ann.answer("bold", turn=99)) == ["T-TURN-01"]
        assert "Nummer 99" in ann.messages[-1]["refusals"][0]["because"]


# -- talk -----------------------------------------------------------------------------------------


@pytest.mark.rule("T-CHAT-01")
@pytest.mark.parametrize(("text", "length"), [("", 0), (" \n\t ", 0), ("x" * 501, 501)])
def test_T_CHAT_01_a_line_has_1_to_500_characters(pair: tuple[Client, Client], text: str, length: int) -> None:
    ann, _ = pair
    message = ann.ask("chat", text=text)

    assert ann.rules(message) == ["T-CHAT-01"]
    assert str(length) in message["refusals"][0]["because"]
    assert "500" in message["refusals"][0]["because"]


@pytest.mark.rule("T-CHAT-01")
def test_T_CHAT_01_what_is_said_is_heard_by_all(pair: tuple[Client, Client]) -> None:
    ann, ben = pair
    long = "ä" * 500

    assert ann.ask("chat", text=long)["type"] == "done"
    assert ann.ask("chat", text="<b>hi</b>\u0007")["type"] == "done"
    ben.seen(lambda table: table["n"] == 2)
    assert [(said["seat"], said["name"], said["text"]) for said in ben.chat] == [
        (0, "Ann", long),
        (0, "Ann", "<b>hi</b>"),
    ]


def test_a_spectator_talks_under_the_name_he_gave(live: LiveServer) -> None:
    match, tokens = live.make()
    with live.sit(match, tokens[0]) as ann, live.sit(match, name="Wanda\u0000") as watcher:
        assert ann.seen(lambda table: table["watchers"] == 1)
        watcher.ask("chat", text="good luck")
        ann.seen(lambda table: table["n"] == 1)

        assert (ann.chat[0]["seat"], ann.chat[0]["name"]) == (SPECTATOR, "Wanda")


# -- leaving ----------------------------------------------------------------------------------------


def test_whoever_gives_up_has_lost_and_nothing_more_is_played(pair: tuple[Client, Client]) -> None:
    ann, ben = pair

    assert ann.ask("concede")["type"] == "done"
    over = ben.seen(lambda table: table["stage"] == "over")
    assert over["outcome"]["winners"] == [1]
    assert over["outcome"]["text"]
    assert ben.ask("concede")["type"] == "refused"
    assert ben.answer("bold")["type"] == "refused"


def test_giving_up_through_an_answer_is_no_way_around(pair: tuple[Client, Client]) -> None:
    """`agree-draw` belongs to all together; alone it is refused."""
    ann, ben = pair

    assert ann.answer("agree-draw")["type"] == "refused"
    assert ben.seen()["stage"] == "playing"


# -- lessons ----------------------------------------------------------------------------------------


def lesson(live: LiveServer) -> tuple[str, str]:
    made = live.http.post("/api/matches", json={"game": "warlord", "tutorial": "warlord"}).json()
    return made["id"], made["tokens"][0]


@pytest.mark.rule("T-LESSON-01")
def test_T_LESSON_01_only_the_answer_that_is_practised_counts(live: LiveServer) -> None:
    match, token = lesson(live)
    with live.sit(match, token) as pupil:
        first = pupil.seen(lambda table: table["question"] and table["lesson"])
        hint = first["lesson"]["hint"]

        assert hint["key"] == "attack"
        assert pupil.rules(pupil.answer("pass")) == ["T-LESSON-01"]
        assert pupil.table["lesson"]["hint"] == hint
        assert pupil.table["answers"] == first["answers"]
        assert pupil.ask("answer", turn=first["turn"], answer=hint)["type"] == "done"
        assert pupil.seen(lambda table: table["turn"] > first["turn"])["lesson"]["step"] > first["lesson"]["step"]


def test_a_lesson_is_for_its_pupil_alone(live: LiveServer) -> None:
    match, _ = lesson(live)

    assert match not in [each["id"] for each in live.http.get("/api/lobby?limit=100").json()["running"]]
    for wanted in ({"game": "warlord", "tutorial": "nothing"}, {"game": "skirmish", "tutorial": "warlord"}):
        assert live.http.post("/api/matches", json=wanted).status_code == 404
