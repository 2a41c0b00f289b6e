"""One match in one process: the same order is the same match, and what breaks is told."""

from __future__ import annotations

from tercio.arena.deals import Dealer
from tercio.arena.match import play
from tercio.arena.orders import Hall, Order, Result, file_of
from tercio.content.document import Document
from tercio.games import open_game
from tercio.kernel import replay
from tercio.wire.records import parse_record

HALL = Hall("skirmish")


def order(number: int = 0, half: int = 0, wants_record: bool = False, first: str = "random") -> Order:
    dealer = Dealer(open_game("skirmish"), None, 3)
    return dealer.order(first, "greedy", dealer.deal(number), half, wants_record)


def untimed(result: Result) -> Result:
    return result._replace(seconds=0.0)


def test_the_same_order_is_the_same_match() -> None:
    once, again = play(HALL, order()).result, play(HALL, order()).result

    assert once.trouble == ""
    assert once.digest != ""
    assert untimed(once) == untimed(again)
    assert once.digest != play(HALL, order(1)).result.digest


def test_a_match_says_who_won_who_went_first_and_how_long_it_took() -> None:
    result = play(HALL, order()).result

    assert result.bots == ("random", "greedy")
    assert result.winners in ((0,), (1,), ())
    assert result.first in (0, 1)
    assert 1 <= result.rounds <= 6
    assert result.answers > 10
    assert result.rule.startswith("SK-END-")


def test_a_record_plays_again_to_the_same_table() -> None:
    played = play(HALL, order(wants_record=True))
    record = parse_record(played.record)
    replay(open_game("skirmish"), record)

    assert record.players == ("random", "greedy")
    assert len(record.answers) == played.result.answers
    assert untimed(played.result) == untimed(play(HALL, order()).result)
    assert file_of(played.result.key) == "random-greedy-0-a.tercio"


def test_what_breaks_is_told_with_its_place() -> None:
    no_table = play(HALL, order()._replace(setup={"position": 7})).result
    no_bot = play(HALL, order()._replace(bots=("nobody", "greedy"))).result

    assert no_table.trouble.startswith("BadInput: position: This must be a table.")
    assert 'no bot is called "nobody"' in no_bot.trouble
    assert ".py:" in no_bot.trouble
    assert (no_bot.winners, no_bot.key) == ((), "random/greedy/0/a")


def test_packs_of_a_user_reach_the_match() -> None:
    pack = """
[pack]
id = "giants"
game = "skirmish"
edition = "1"
title = { en = "Giants", de = "Riesen" }

[[unit]]
id = "giant"
name = { en = "Giant", de = "Riese" }
life = 9
"""
    document = Document.parse(pack.encode(), "giants.toml")
    told = play(Hall("skirmish", (document,)), order()).result.trouble

    assert "giants.toml" in told  # the pack is read, and found wanting
