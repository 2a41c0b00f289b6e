"""What a board asks of a measured table, at the questions of random matches: it answers, truly, and tells no secret."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from tercio.bots import RandomBot
from tercio.games import box_of, open_game
from tercio.games.mageknight.browser import measures as mageknight_measures
from tercio.games.measures import NO_FACING, Measures, Plan, Wish
from tercio.games.summoners.browser import measures as summoners_measures
from tercio.geometry.points import centre_distance
from tercio.kernel import NOBODY, SPECTATOR, Answer, Decision, Game, Match, Option, View, seeded, start

IS_SOAK: Final = os.environ.get("TERCIO_SOAK") == "1"
MEASURES: Final[dict[str, Measures]] = {"summoners": summoners_measures, "mageknight": mageknight_measures}
MATCHES: Final = {"summoners": 30 if IS_SOAK else 6, "mageknight": 30 if IS_SOAK else 3}
LOOKS: Final = 400 if IS_SOAK else 14  # questions of each match that are looked at closely
RARELY: Final = 1 if IS_SOAK else 11
TABLE: Final = 36_000
NEAR: Final = 7_000
SNAPPED: Final = 400  # mils: so far the end of a way may lie beside where somebody points


class Asked(NamedTuple):
    """A question in a random match, and the wishes of somebody who points here and there."""

    match: Match
    decision: Decision
    chance: Random

    @property
    def view(self) -> View:
        return self.match.view(self.decision.seat, since=len(self.match.events))


@cache
def opened_game(game: str) -> Game:
    return open_game(game)


def questions(game: str, seed: int) -> Iterator[Asked]:
    opened = opened_game(game)
    match, bot, chance = start(opened, opened.varied_setup(seed), seeded(seed)), RandomBot(seed), Random(seed)
    number = seen = 0
    kinds: Counter[str] = Counter()
    while match.stack and seen < LOOKS:
        asks = match.asks()
        decision = asks[bot.dice.below(len(asks))]
        number += 1
        kinds[decision.kind] += 1
        if kinds[decision.kind] <= 2 or number % RARELY == 0:
            seen += 1
            yield Asked(match, decision, chance)
        assert match.answer(bot.answer(match.view(decision.seat, since=len(match.events)), decision))


def every_question(game: str) -> Iterator[Asked]:
    for seed in range(1, MATCHES[game] + 1):
        yield from questions(game, seed)


def picks_for(option: Option, chance: Random) -> tuple[int, ...]:
    most = min(option.most, len(option.among))
    number = chance.randint(min(option.least, most), most) if most else 0
    return tuple(chance.sample(option.among, number))


def figures_of(game: str, view: View) -> dict[int, tuple[int, int]]:
    scene: Any = box_of(game).browser().scenes.scene_of(view, "en")
    return {figure["id"]: (figure["x"], figure["y"]) for figure in scene["figures"]}


def somewhere(asked: Asked, game: str, option: Option) -> tuple[int, int]:
    """Near the figure that would go, mostly; else anywhere."""
    mover = MEASURES[game].mover_of(asked.view, option)
    place = figures_of(game, asked.view).get(mover)
    if place is None or asked.chance.random() < 0.1:
        return asked.chance.randint(0, TABLE), asked.chance.randint(0, TABLE)
    x, y = [axis + asked.chance.randint(-NEAR, NEAR) for axis in place]
    return min(max(x, 0), TABLE), min(max(y, 0), TABLE)


def some_options(asked: Asked, number: int) -> list[Option]:
    """Each kind once before any comes twice."""
    kinds = {option.key: option for option in asked.chance.sample(asked.decision.options, len(asked.decision.options))}
    return list(kinds.values())[:number]


def any_answer(asked: Asked, game: str, option: Option) -> Answer:
    """Of the right form, and most probably against the rules."""
    chance = asked.chance
    corners = chance.randint(1, min(option.corners, 3)) if option.corners else 0
    path = tuple([somewhere(asked, game, option) for _ in range(corners)])
    numbers = tuple([chance.randint(option.low, option.high) for _ in range(option.numbers)])
    return option.reply(asked.decision.seat, picks_for(option, chance), path, numbers)


def wish_for(asked: Asked, game: str, option: Option) -> Wish:
    chance = asked.chance
    facing = chance.choice((NO_FACING, chance.randint(0, 359))) if option.numbers else NO_FACING
    return Wish(somewhere(asked, game, option), picks_for(option, chance), (), facing)


def is_plain_json(value: Any) -> bool:
    return bool(json.loads(json.dumps(value)) == value)


def told(plan: Plan) -> dict[str, Any]:
    """What goes through the socket, but for the tallies, which the server words."""
    return {**plan._asdict(), "sheets": [], "figures": [*plan.figures], "areas": [*plan.areas],
            "markers": [*plan.markers], "rays": [*plan.rays], "words": [*plan.words]}  # fmt: skip


def receipts(plan: Plan) -> list[Any]:
    return [(sheet.key, sheet.subject, sheet.tally.total, sheet.tally.receipts) for sheet in plan.sheets]


@pytest.mark.parametrize("game", list(MEASURES))
def test_every_answer_in_the_making_can_be_planned(game: str) -> None:
    """Legal or not: the ghosts, the length and the words come, and they are plain data."""
    measures, planned = MEASURES[game], 0
    for asked in every_question(game):
        for option in some_options(asked, 8):
            answer = any_answer(asked, game, option)
            for lang in ("en", "de"):
                plan = measures.plan_of(asked.view, asked.decision, answer, lang)
                assert is_plain_json(told(plan))
                assert [text for text in plan.words if "{" in text or not text] == []
                planned += 1

    assert planned > 50


@pytest.mark.parametrize("game", list(MEASURES))
def test_where_a_figure_can_get_to_there_is_a_way(game: str) -> None:
    """Whatever place a bot would go to: pointing at it leads there, and the way is allowed.

    A place at the very rim of an obstacle may be missed; a player sees the refusal then, and sets corners by hand.
    """
    measures = MEASURES[game]
    refused: list[tuple[Answer, Answer | None]] = []
    found = 0
    for asked in every_question(game):
        view = asked.view
        for wanted in view.game.propose(view, asked.decision, 6, seeded(asked.chance.randint(1, 10**6))):
            option = asked.decision.option(wanted.key, wanted.subject)
            if option is None or not wanted.path or measures.has_spots(view, option):
                continue
            facing = wanted.numbers[0] if option.numbers else NO_FACING
            wish = Wish(wanted.path[-1], wanted.picks, (), facing, wanted.numbers[1:])
            answer = measures.way_of(view, asked.decision, option, wish)
            if measures.mover_of(view, option) == NOBODY and len(wanted.path) > 1:
                continue  # access points of terrain
            found += 1
            if answer is None or not view.judge(answer) or centre_distance(answer.path[-1], wanted.path[-1]) > SNAPPED:
                refused.append((wanted, answer))

    assert found > 40
    assert len(refused) <= found * 0.03, refused[:5]


@pytest.mark.parametrize("game", list(MEASURES))
def test_a_way_belongs_to_the_option_that_was_asked_about(game: str) -> None:
    """Wherever somebody points; and where the way is too long it is cut, so that no length is ever refused."""
    measures, ways = MEASURES[game], 0
    for asked in every_question(game):
        view = asked.view
        for option in [option for option in some_options(asked, 20) if option.corners]:
            answer = measures.way_of(view, asked.decision, option, wish_for(asked, game, option))
            if answer is None:
                continue
            ways += 1
            reasons = [refusal.because for refusal in view.judge(answer).refusals]
            assert (answer.seat, answer.key, answer.subject) == (asked.decision.seat, option.key, option.subject)
            assert 1 <= len(answer.path) <= option.corners
            assert reasons != ["too-far"]

    assert ways > 20


@pytest.mark.parametrize("game", list(MEASURES))
def test_regions_lines_and_inspectors_answer_for_every_thing_and_for_none(game: str) -> None:
    measures, told = MEASURES[game], 0
    for asked in every_question(game):
        view = asked.view
        for option in some_options(asked, 3):
            region = measures.reach_of(view, option, picks_for(option, asked.chance))
            fields = measures.fields_of(view, option, "de")
            assert is_plain_json(region)
            assert all(len(polygon) >= 3 for polygon in region)
            assert len(fields.fields) in (0, option.numbers)
        scene: Any = box_of(game).browser().scenes.scene_of(view, "en")
        things = [thing["id"] for part in ("figures", "markers", "areas") for thing in scene[part]]
        for thing in [*asked.chance.sample(things, min(4, len(things))), NOBODY, 10**6]:
            rays, about = measures.rays_of(view, thing, "en"), measures.about_of(view, thing, "de")
            assert is_plain_json([rays, about])
            assert about is None or about["name"]
            assert {ray["kind"] for ray in rays} <= {"clear", "cover", "blocked", "attack"}
            told += about is not None

    assert told > 20


@pytest.mark.parametrize("game", list(MEASURES))
def test_no_measure_depends_on_what_the_seat_cannot_see(game: str) -> None:
    """Whatever is imagined behind the unknowns, plans, inspectors and lines are the same."""
    measures, dice, compared = MEASURES[game], seeded(5), 0
    for asked in every_question(game):
        seat = asked.chance.choice((*range(asked.match.state.seat_count()), SPECTATOR))
        view = asked.match.view(seat, since=len(asked.match.events))
        other = view.imagine(dice).view(seat)
        for thing in list(figures_of(game, view))[:5]:
            assert measures.about_of(view, thing, "en") == measures.about_of(other, thing, "en")
            assert measures.rays_of(view, thing, "en") == measures.rays_of(other, thing, "en")
            compared += 1
        for option in some_options(asked, 3) if seat == asked.decision.seat else ():
            answer = any_answer(asked, game, option)
            plans = [measures.plan_of(each, each.asks[0], answer, "en") for each in (view, other)]
            assert told(plans[0]) == told(plans[1])
            assert receipts(plans[0]) == receipts(plans[1])

    assert compared > 10
