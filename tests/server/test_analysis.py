"""A match that is over, gone through by the strongest bot, and the luck of its dice."""

from __future__ import annotations

from functools import partial

from server.live import LiveServer, wait_for
from tercio.bots import Reason
from tercio.games import open_game
from tercio.hall.thinking.analysis import mark_of
from tercio.hall.thinking.thoughts import look_back
from tercio.kernel import Answer, seeded, start
from tercio.kernel.record import snapshot


def test_marks_go_by_the_chance_that_is_lost() -> None:
    assert [mark_of(loss) for loss in (0.0, 0.049, 0.05, 0.1, 0.2)] == [
        "good", "good", "inaccuracy", "mistake", "blunder"
    ]  # fmt: skip


def test_what_was_said_is_compared_with_what_would_have_been_better() -> None:
    game = open_game("skirmish")
    match = start(game, {}, seeded(7))
    match.answer(Answer(0, "bold"))
    match.answer(Answer(1, "wary"))
    view = match.view(0)
    said = game.propose(view, view.asks[0], 3, seeded(1))[-1]
    job = ("skirmish", "warlord", 1, 0, snapshot(view.ghost), ())
    found: list[Reason] = partial(look_back, said, 60_000)(job)

    assert found[0].answer == said
    assert all(reason.value >= found[0].value for reason in found[1:])
    assert [reason.value for reason in found[1:]] == sorted([reason.value for reason in found[1:]], reverse=True)


def test_a_match_is_analysed_only_when_it_is_over_and_may_be_stopped(live: LiveServer) -> None:
    match, tokens = live.make()
    address = f"/api/matches/{match}"
    early = [
        live.http.get(f"{address}/analysis"),
        live.http.post(f"{address}/analysis"),
        live.http.get(f"{address}/luck"),
    ]
    with live.sit(match, tokens[0]) as ann:
        ann.answer("bold")
        ann.ask("concede")
    assert [each.status_code for each in early] == [409, 409, 409]

    assert live.http.get(f"{address}/analysis").json()["stage"] == "none"
    assert live.http.post(f"{address}/analysis?lang=de").json()["total"] == 2
    wait_for(lambda: live.http.get(f"{address}/analysis").json()["stage"] == "done")
    told = live.http.delete(f"{address}/analysis?lang=de").json()

    assert told["stage"] == "done"
    assert [(each["n"], each["seat"]) for each in told["judgements"]] == [(1, 0)]
    assert told["accounts"][0]["decisions"] == 1
    luck = live.http.get(f"{address}/luck?lang=de").json()
    assert [each["winning"]["luck"] for each in luck["seats"]] == [0, 0]
    assert [each["start"] + each["rest"] for each in luck["seats"]] == [each["result"] for each in luck["seats"]]
    assert [each["result"] for each in luck["seats"]] == [0, 100]


def test_afterwards_a_replay_shows_everything_or_what_a_seat_could_know(live: LiveServer) -> None:
    match, tokens = live.make()
    with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1]):
        ann.answer("bold")
        ann.ask("concede")
    asked = f"/api/matches/{match}/replay?seat=1&lang=en"

    everything, known = [live.http.get(asked + more).json() for more in ("", "&is_known=true")]

    assert everything["stills"][1]["by"]["text"]
    assert known["stills"][1]["by"] == {"seat": 0, "text": ""}
    assert known["is_open"]
