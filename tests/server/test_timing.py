"""How long an answer takes tells nobody what is hidden.

Two waits could tell whether an opponent holds a card with which he may react: that for the server, and that for a bot
that has nothing to choose.
"""

from __future__ import annotations

import time
from random import Random
from statistics import median
from typing import Any

import pytest

from server.live import LiveServer
from tercio.hall.thinking.tempo import LATELY, Tempo, has_choice
from tercio.kernel import PASS, Decision, Option

Json = dict[str, Any]
MATCHES = 60  # of each kind
LIKELY = (
    0.3,
    0.7,
)  # how often one of a kind may take longer than one of the other: nearly four standard errors from one half
SEEN: Json = {"ranks": [["pickaxe-brother"], ["hrodgar-stonebrow"]]}
WITH, WITHOUT = "palm-between", "bind-the-cut"  # a reaction to wounds, and an order: to Ann one hidden card


def position(held: str) -> Json:
    """It is Ann's turn; Ben's cleric would be struck."""
    ben = {"ranks": [["ember-acolyte"], ["orla-runehand"]], "hand": [held]}
    return {"turn": 0, "army": [SEEN, ben]}


def wait_for_a_hit(live: LiveServer, held: str) -> tuple[float, int]:
    """Seconds until Ann sees that her strike has hit and Ben is asked, and between how many answers he can choose."""
    people = [{"kind": "person", "name": name} for name in ("Ann", "Ben")]
    match, tokens = live.make(*people, game="warlord", position=position(held), dice=[18])
    with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1]) as ben:
        ben.seen(lambda table: table["seats"][0]["is_here"])
        ann.seen(lambda table: table["seats"][1]["is_here"])
        attack = next(each for each in ann.table["question"]["options"] if each["key"] == "attack")
        ann.answer("attack", subject=attack["subject"])
        ann.seen(lambda table: table["question"]["kind"] != "order")
        strike = next(each for each in ann.table["question"]["options"] if each["key"] == "strike")
        newest = ann.table["n"]
        ben.seen(lambda table: table["n"] >= newest)
        began = time.perf_counter()
        ann.say("answer", turn=ann.table["turn"], answer={"key": "strike", "subject": strike["subject"]})
        ann.seen(lambda table: table["n"] > newest)
        spent = time.perf_counter() - began
        ben.seen(lambda table: table["n"] > newest)
        assert ben.table["question"]["is_window"]
        assert [each["kind"] for each in ann.table["waiting"]] == [ben.table["question"]["kind"]]
        return spent, len(ben.table["question"]["options"])


def test_a_bot_that_has_nothing_to_choose_does_not_answer_at_once(live: LiveServer) -> None:
    tempo = Tempo()
    tempo.thoughts.extend([1.0] * LATELY)  # as if each thought had taken a second
    assert live.inside.hub.bots is not None
    live.inside.hub.bots.tempos["warlord", "random"] = tempo
    ann, bot = {"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"}
    match, tokens = live.make(ann, bot, game="warlord", position=position(WITHOUT), dice=[18])
    with live.sit(match, tokens[0]) as player:
        for key in ("attack", "strike"):
            player.seen(lambda table, key=key: table["question"] and key in keys(table))
            subject = next(each["subject"] for each in player.table["question"]["options"] if each["key"] == key)
            assert player.answer(key, subject=subject)["type"] == "done"
        began, number = time.perf_counter(), player.table["n"]
        assert [each["seat"] for each in player.table["waiting"]] == [1]
        player.seen(lambda table: table["n"] > number)

    assert time.perf_counter() - began > 0.8  # it had begun a little before


def keys(table: Json) -> list[str]:
    return [option["key"] for option in table["question"]["options"]]


def share_longer(some: list[float], others: list[float]) -> float:
    """How often one of the first takes longer than one of the second; one half where nothing can be told."""
    return sum([one > other for one in some for other in others]) / (len(some) * len(others))


def test_the_server_takes_as_long_whether_somebody_can_react_or_not(live: LiveServer) -> None:
    waits: dict[str, list[float]] = {WITH: [], WITHOUT: []}
    order = [WITH, WITHOUT] * MATCHES
    Random(3).shuffle(order)
    for held in order:
        spent, options = wait_for_a_hit(live, held)
        assert options == (2 if held == WITH else 1)
        waits[held].append(spent)

    share = share_longer(waits[WITH], waits[WITHOUT])
    assert LIKELY[0] < share < LIKELY[1], {held: median(spent) for held, spent in waits.items()}


def test_the_comparison_would_notice_a_difference() -> None:
    dice = Random(1)
    fast = [dice.gauss(1.0, 0.1) for _ in range(MATCHES)]
    slow = [dice.gauss(1.1, 0.1) for _ in range(MATCHES)]

    assert share_longer(slow, fast) > LIKELY[1]
    assert share_longer(fast, slow) < LIKELY[0]
    assert LIKELY[0] < share_longer(fast, [dice.gauss(1.0, 0.1) for _ in range(MATCHES)]) < LIKELY[1]


ALONE = Decision(0, "react", "WL-REACT-01", (PASS,))
CHOICE = Decision(0, "react", "WL-REACT-01", (PASS, Option("react", subject=7, rule="WL-REACT-01")))


def test_a_bot_without_a_choice_takes_as_long_as_one_with_a_choice() -> None:
    """It thinks for 0.1 to 0.5 seconds where it can choose, and knows at once where it cannot."""
    tempo, dice = Tempo(), Random(5)
    tempo.dice = dice  # type: ignore[assignment]
    spent: dict[bool, list[float]] = {True: [], False: []}
    for _ in range(1_000):
        decision = dice.choice((ALONE, CHOICE))
        took = dice.uniform(0.1, 0.5) if has_choice(decision) else 0.01
        spent[has_choice(decision)].append(took + tempo.rest(decision, took))

    assert abs(share_longer(spent[True], spent[False]) - 0.5) < 0.06
    for part in (0.1, 0.5, 0.9):
        one, other = [sorted(some)[int(len(some) * part)] for some in spent.values()]
        assert one == pytest.approx(other, abs=0.05)
