"""A match that is over, tried another way: the line is seen, played on, kept, and written as a scenario file."""

from __future__ import annotations

from typing import Any

import pytest

from server.live import LiveServer
from tercio.bots import ask_bot, named
from tercio.games import GAMES, box_of, open_game
from tercio.hall.frames import SaidAnswer
from tercio.hall.opening.variations import Tried, TriedStep, file_of_line, line_of, table_of_line, tried_at
from tercio.hall.shapes import read
from tercio.hall.showing.reel import Reel
from tercio.hall.tables.entry import PERSON, SeatHead
from tercio.hall.tables.table import Table
from tercio.hall.trouble import Failure
from tercio.kernel import digest, seeded, start
from tercio.kernel.record import dump_dice
from tercio.scenario import run_text

MOMENTS = 3  # of each match that are tried
TRIED = 30  # answers
Json = dict[str, Any]


def played(name: str, seed: int, most: int = 90) -> Reel:
    """So much of a match of random bots."""
    game, forces = open_game(name), box_of(name).forces
    setup = {} if forces is None else forces.setup([ready.name for ready in forces.ready(game)][:2])
    dice = seeded(seed)
    match = start(game, setup, dice.clone())
    bots = [named("random", 2 * seed + seat) for seat in range(2)]
    while match.stack and len(match.answers) < most:
        decision = match.asks()[0]
        match.answer(ask_bot(bots[decision.seat], match, decision))
    answers = tuple(match.answers if match.stack else match.answers[:-1])
    return Reel(game, setup, dump_dice(dice), answers, ("Ann", "Ben"), 0, True)


def again(steps: list[TriedStep]) -> list[Tried]:
    """As a page sends it back."""
    return [Tried(step["seat"], read(SaidAnswer, step["answer"]), tuple(step["faces"])) for step in steps]


def played_on(line: Reel, seed: int) -> Table:
    """At a table of its own, by random bots."""
    head, entries = table_of_line(line, (SeatHead(PERSON, "Ann"), SeatHead(PERSON, "Ben")), ())
    table = Table(head, line.game)
    for entry in entries:
        table.apply(entry)
    match = table.match
    assert match is not None
    bots = [named("random", seed + seat) for seat in range(2)]
    for _ in range(TRIED):
        if not match.stack:
            break
        decision = match.asks()[0]
        answer = ask_bot(bots[decision.seat], match, decision)
        table.put(answer)
    return table


@pytest.mark.parametrize("name", GAMES)
def test_what_was_tried_at_a_table_goes_the_same_way_as_a_line_and_as_a_scenario(name: str) -> None:
    reel = played(name, 3)
    for moment in range(MOMENTS):
        after = moment * len(reel.answers) // MOMENTS
        table = played_on(line_of(reel, after, ()), seed=moment)
        steps = again(tried_at(table, reel.names))
        line = line_of(reel, after, steps)
        text = written(line, steps)

        assert table.match is not None
        assert table.match.answers == list(line.answers)
        assert lying(line.match_after(len(steps))) == lying(table.match)
        assert run_text(text).is_ok, run_text(text).message("en")


def lying(match: Any) -> str:
    """What lies on the table and is under way, whatever dice will fall."""
    twin = match.clone()
    twin.dice = seeded(0)
    return digest(twin)


def written(line: Reel, steps: list[Tried]) -> str:
    return file_of_line(line, [step._replace(comment="Why not?") for step in steps], "Tried", "What if")


def test_a_line_is_played_on_from_its_end_and_its_dice_fall_as_they_fell() -> None:
    reel = played("skirmish", 5)
    first = again(tried_at(played_on(line_of(reel, 20, ()), 1), reel.names))
    second = again(tried_at(played_on(line_of(reel, 20, first), 2), reel.names))

    assert second[: len(first)] == first
    assert len(second) > len(first)


def test_a_line_that_is_not_legal_or_has_other_dice_is_refused() -> None:
    reel = played("skirmish", 5)
    steps = again(tried_at(played_on(line_of(reel, 20, ()), 1), reel.names))
    wrong = [steps[0]._replace(answer=SaidAnswer("fly"))]
    rolled = next(place for place, step in enumerate(steps) if step.faces)
    short = [*steps[:rolled], steps[rolled]._replace(faces=())]
    long = [*steps[:rolled], steps[rolled]._replace(faces=(*steps[rolled].faces, 1))]

    for line in (wrong, short, long):
        with pytest.raises(Failure) as told:
            line_of(reel, 20, line)
        assert told.value.trouble["en"] != told.value.trouble["de"]


# -- over the network ------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def over(live: LiveServer) -> str:
    match, tokens = live.make()
    with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1]) as ben:
        ann.answer("bold")
        ben.answer("wary")
        ann.ask("concede")
    return match


def ask(live: LiveServer, match: str, what: str, **body: Any) -> Any:
    return live.http.post(f"/api/matches/{match}/variations{what}", json=body)


PEOPLE = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]


@pytest.mark.rule("T-POSITION-01")
def test_a_variation_is_tried_kept_seen_and_saved(live: LiveServer, over: str) -> None:
    made = ask(live, over, "", after=1, steps=[], seats=PEOPLE).json()
    with live.sit(made["id"], made["tokens"][1]) as ben:
        assert ben.seen()["is_practice"]
        ben.answer("bold")
    headers = {"authorization": f"Bearer {made['tokens'][0]}"}
    steps = live.http.get(f"/api/matches/{made['id']}/tried", headers=headers).json()["steps"]
    body = {"after": 1, "steps": [{name: step[name] for name in ("seat", "answer", "faces")} for step in steps]}
    shown = ask(live, over, "/show", **body, lang="de").json()
    file = ask(live, over, "/file", **body, title="Bold", about="What if both are?")
    advised = ask(live, over, "/retrospect", **body).json()

    assert [(step["seat"], step["answer"]["key"]) for step in steps] == [(1, "bold")]
    assert [still["n"] for still in shown["stills"]] == [0, 1]
    assert shown["stills"][1]["by"]["text"] == steps[0]["text"]["de"]
    assert [sum(chances) for chances in shown["chances"]] in ([100, 100], [0, 100])
    assert run_text(file.text).is_ok
    assert advised["text"] == steps[0]["text"]["en"]
    assert advised["advice"]


def test_a_variation_can_be_played_on_against_a_bot(live: LiveServer, over: str) -> None:
    made = ask(live, over, "", after=0, steps=[], seats=[{"kind": "bot", "bot": "random"}, PEOPLE[1]]).json()

    assert [token is None for token in made["tokens"]] == [True, False]
    with live.sit(made["id"], made["tokens"][1]) as ben:
        assert ben.seen(lambda table: table["answers"] == 1)["question"]


def test_nothing_is_tried_before_a_match_is_over_or_after_its_end(live: LiveServer, over: str) -> None:
    running, _ = live.make()
    strangers = live.http.get(f"/api/matches/{over}/tried")

    for what, more in (("", {"seats": PEOPLE}), ("/show", {}), ("/file", {}), ("/retrospect", {})):
        assert ask(live, running, what, after=0, steps=[], **more).status_code == 409
        assert ask(live, over, what, after=99, steps=[], **more).status_code == 422
    assert strangers.status_code == 409
    assert ask(live, over, "", after=0, steps=[], seats=[*PEOPLE, PEOPLE[0]]).status_code == 422
