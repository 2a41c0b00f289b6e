"""A match that is over, gone through by the strongest bot, and the luck of its dice."""

from __future__ import annotations

from functools import partial

from server.live import LiveServer, wait_for
from tercio.bots import RandomBot, Reason, ask_bot
from tercio.games import open_game
from tercio.hall.thinking.analysis import mark_of
from tercio.hall.thinking.labours import MOST_EACH
from tercio.hall.thinking.thoughts import Played, look_back, luck_in
from tercio.kernel import Answer, seeded, start
from tercio.kernel.record import dump_dice, snapshot
from tercio.server.desk import Desk
from tercio.server.thinkers import Pool


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


def test_one_address_cannot_have_everything_thought_through_at_once(live: LiveServer) -> None:
    """What is under way stays under way, however much is wanted beside it."""
    matches: list[str] = []
    for _ in range(MOST_EACH + 2):
        match, tokens = live.make()
        matches.append(match)
        with live.sit(match, tokens[0]) as ann:
            ann.answer("bold")
            ann.ask("concede")

    hub = live.inside.hub
    live.call(fill_thinkers(live))
    told = [live.http.post(f"/api/matches/{match}/analysis").status_code for match in matches]
    under_way = [match for match, review in hub.reviews.items() if review.is_under_way]

    assert told == [200] * MOST_EACH + [429, 429]
    assert under_way == matches[:MOST_EACH]
    live.call(empty_thinkers(live))
    wait_for(lambda: not [review for review in hub.reviews.values() if review.is_under_way])
    assert live.http.post(f"/api/matches/{matches[-1]}/analysis").status_code == 200


async def fill_thinkers(live: LiveServer) -> None:
    """Nobody gets a thinker for a while."""
    desk_of(live).free = 0


async def empty_thinkers(live: LiveServer) -> None:
    desk_of(live).release()


def desk_of(live: LiveServer) -> Desk:
    bots = live.inside.hub.bots
    assert bots is not None
    assert isinstance(bots.thinkers, Pool)
    return bots.thinkers.desk


def test_luck_is_reckoned_a_few_rolls_at_a_time_and_comes_to_the_same() -> None:
    game, dice = open_game("warlord"), seeded(5)
    match, bot = start(game, game.example_setup(), dice), RandomBot(5)
    while len(match.answers) < 40:
        match.answer(ask_bot(bot, match, match.asks()[0]))
    played: Played = ("warlord", game.example_setup(), dump_dice(seeded(5)), tuple(match.answers), ())

    at_once = luck_in(played, range(1_000))
    slices = [luck_in(played, range(first, first + 3)) for first in range(0, len(at_once) + 3, 3)]

    assert len(at_once) > 3
    assert [each for some in slices for each in some] == at_once
