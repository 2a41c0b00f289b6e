"""Bots give up what is lost and offer a draw where nothing is left to win, if they are asked to."""

from __future__ import annotations

import pytest

from server.live import Json, LiveServer
from tercio.games import open_game
from tercio.hall.tables.entry import BOT, PERSON, Head, SeatHead
from tercio.hall.tables.refused import Refused
from tercio.hall.tables.table import OVER, Table
from tercio.hall.thinking.moods import CONCEDE, DRAW, Mood
from tercio.kernel import seeded
from tercio.kernel.record import dump_dice

ANN: Json = {"kind": "person", "name": "Ann"}
LOST: Json = {
    "board": 24,
    "total": 200,
    "turn": 20,
    "warriors": {
        **{f"elf{n}": {"figure": "master-archer-standard", "seat": 0, "at": [4 + 2 * n, 4]} for n in range(9)},
        "orc": {"figure": "orc-marauder-tough", "seat": 1, "at": [10, 20], "click": 3},
    },
}


def wishes(*felt: tuple[float, int]) -> list[str]:
    mood = Mood()
    return [mood.wish(chance, stage) for chance, stage in felt]


def test_a_bot_gives_up_once_it_has_seen_no_chance_three_times_in_a_row() -> None:
    assert wishes((0.01, 20), (0.02, 20), (0.03, 20)) == ["", "", CONCEDE]
    assert wishes((0.01, 20), (0.2, 20), (0.01, 20), (0.01, 20)) == [""] * 4


def test_a_bot_offers_a_draw_once_and_only_late_in_a_level_match() -> None:
    assert wishes(*[(0.5, 80)] * 14) == [""] * 5 + [DRAW] + [""] * 8
    assert wishes(*[(0.5, 30)] * 14) == [""] * 14
    assert wishes(*[(0.6, 80)] * 14) == [""] * 14


def played_on(live: LiveServer, bot: Json) -> Json:
    """Ann ends her turns until the match is over or the bot has had more than it needs to make up its mind."""
    match, tokens = live.make(ANN, {"kind": "bot", "bot": "recruit", **bot}, game="mageknight", position=LOST)
    with live.sit(match, tokens[0]) as ann:
        for _ in range(8):
            table = ann.seen(lambda table: table["stage"] == "over" or table["question"] is not None)
            if table["stage"] == "over":
                break
            ann.answer("end-phase")
        return ann.table


def test_a_bot_that_yields_gives_up_a_lost_match_and_any_other_plays_on(live: LiveServer) -> None:
    given_up, going_on = played_on(live, {"yields": True, "character": "bold"}), played_on(live, {})

    assert given_up["stage"] == "over"
    assert given_up["outcome"]["rule"] == "K-CONCEDE-01"
    assert given_up["outcome"]["winners"] == [0]
    assert going_on["stage"] == "playing"


def test_nobody_gives_a_bot_a_character_that_does_not_exist(live: LiveServer) -> None:
    bot = {"kind": "bot", "bot": "recruit", "character": "rude"}
    told = live.http.post("/api/matches", json={"game": "skirmish", "seats": [ANN, bot]})

    assert told.status_code == 422


@pytest.mark.rule("T-OFFER-04")
def test_T_OFFER_04_a_bot_may_offer_a_draw_and_a_person_who_plays_against_it_may_not() -> None:
    seats = (SeatHead(PERSON, "Ann"), SeatHead(BOT, "", "recruit", yields=True))
    game = open_game("skirmish")
    table = Table(Head("m", "skirmish", game.version, dump_dice(seeded(1)), seats), game)
    with pytest.raises(Refused) as refused:
        table.offer(0, DRAW, 1)
    table.apply(table.offer(1, DRAW, 1))
    offered = table.open_offer(DRAW)
    table.apply(table.reply(0, DRAW, True, 2))

    assert [refusal.rule for refusal in refused.value.refusals] == ["T-OFFER-04"]
    assert offered is not None
    assert offered.yes == (1,)
    assert table.stage == OVER
    assert table.outcome is not None
    assert table.outcome.winners == ()
