"""Numbered answers: all legal, the same list in the same place, and nothing in it that the seat may not know."""

from __future__ import annotations

import json

import numpy as np
import pytest

from laws.coven import COVEN
from tercio.doors import NumberedMatch
from tercio.doors.lines import question
from tercio.doors.numbered import returns_of
from tercio.doors.observations import Showing
from tercio.games import GAMES, box_of, open_game
from tercio.kernel import Answer, digest, seeded
from tercio.kernel.record import dump_position

CHOICES = 12
MOMENTS = 60


def begun(name: str, seed: int = 1, longest: int = 5_000, skips_forced: bool = True) -> NumberedMatch:
    game = open_game(name)
    return NumberedMatch(game, game.example_setup(), seeded(seed), CHOICES, longest, skips_forced)


def played_on(numbered: NumberedMatch, answers: int, seed: int = 5) -> NumberedMatch:
    dice = seeded(seed)
    for _ in range(answers):
        if numbered.is_over or numbered.is_broken_off:
            break
        numbered.choose(dice.below(len(numbered.answers)))
    return numbered


@pytest.mark.parametrize("name", GAMES)
def test_all_that_is_offered_is_legal_and_fits_the_list(name: str) -> None:
    numbered = begun(name)
    for _ in range(MOMENTS):
        if numbered.is_over:
            break
        assert 1 <= len(numbered.answers) <= CHOICES
        assert all(numbered.match.judge(answer) for answer in numbered.answers)
        played_on(numbered, 1)

    assert len(numbered.match.answers) > 30


@pytest.mark.parametrize("name", GAMES)
def test_the_same_numbers_lead_to_the_same_match(name: str) -> None:
    first, second = played_on(begun(name), MOMENTS), played_on(begun(name), MOMENTS)
    other = played_on(begun(name, seed=2), MOMENTS)

    assert digest(first.match) == digest(second.match)
    assert digest(first.match) != digest(other.match)


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_goes_its_own_way(name: str) -> None:
    numbered = played_on(begun(name), 10)
    before, offered = digest(numbered.match), list(numbered.answers)
    twin = numbered.clone()
    assert twin.answers == offered
    played_on(twin, 10)

    assert digest(numbered.match) == before
    assert digest(twin.match) != before


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_see_changes_nothing_that_it_is_shown(name: str) -> None:
    """The same moment with everything hidden drawn anew: same table, same answers, same lines to a bot."""
    game = open_game(name)
    setup = {"position": COVEN} if name == "mageknight" else game.example_setup()
    numbered = NumberedMatch(game, setup, seeded(1), CHOICES)
    showing = Showing(game, CHOICES, has_view=False)
    differing = 0
    for moment in range(30):
        if numbered.is_over:
            break
        for seat in range(len(numbered.asked)):
            view = numbered.match.view(seat)
            twin = numbered.clone()
            twin.match = view.imagine(seeded(moment))
            twin.offered = None
            if numbered.seat != seat:
                twin.match.pending = numbered.match.pending
            differing += dump_position(twin.match)["state"] != dump_position(numbered.match)["state"]
            shown, shown_again = showing.shown(numbered, seat), showing.shown(twin, seat)
            assert all(np.array_equal(shown[key], shown_again[key]) for key in shown)
            if numbered.seat == seat:
                said = [question(each.view, each.decision, each.answers, 1) for each in (numbered, twin)]
                assert json.dumps(said[0]) == json.dumps(said[1])
        played_on(numbered, 2)

    assert differing > 10


def test_one_thing_to_say_is_said_by_the_door() -> None:
    asking, skipping = begun("warlord", skips_forced=False), begun("warlord")
    kinds = [0, 0]
    for place, numbered in enumerate((asking, skipping)):
        for _ in range(150):
            options = numbered.decision.options
            kinds[place] += len(options) == 1 and options[0].is_plain
            played_on(numbered, 1)

    assert kinds[0] > 10
    assert kinds[1] == 0


def test_a_match_that_becomes_too_long_is_broken_off_and_nobody_has_won() -> None:
    numbered = played_on(begun("skirmish", longest=9), 100)

    assert numbered.is_broken_off
    assert not numbered.is_over
    assert len(numbered.match.answers) == 9
    assert numbered.returns() == [0.0, 0.0]


def test_what_is_won_and_lost_is_nothing_together() -> None:
    numbered = played_on(begun("skirmish"), 1_000)

    assert numbered.is_over
    assert sorted(numbered.returns()) == [-1.0, 1.0]


def test_four_players_share_a_loss() -> None:
    game = open_game("summoners")
    players = [{"realm": realm} for realm in ("fire", "air", "earth", "water")]
    numbered = NumberedMatch(game, {"scenario": "s9", "players": players}, seeded(1), CHOICES)
    for seat in (3, 1, 0):
        numbered.take(Answer(seat, "concede"))

    assert returns_of(numbered.match) == [-1 / 3, -1 / 3, 1.0, -1 / 3]


@pytest.mark.parametrize("number", [-1, 12, 99])
def test_a_number_that_is_no_choice_changes_nothing(number: int) -> None:
    numbered = begun("skirmish")
    before = digest(numbered.match)
    with pytest.raises(ValueError, match="is no choice"):
        numbered.choose(number)

    assert digest(numbered.match) == before


def test_an_answer_off_the_list_may_be_given_and_is_refused_with_its_rule() -> None:
    numbered = played_on(begun("skirmish"), 2)
    golem = numbered.seat * 3
    with pytest.raises(ValueError, match="SK-MOVE-01"):
        numbered.take(Answer(numbered.seat, "walk", golem, path=((3_000, 6_000), (9_000, 6_000), (3_000, 6_000))))


@pytest.mark.parametrize("name", GAMES)
def test_every_number_has_a_name_and_lies_between_minus_one_and_one(name: str) -> None:
    numbered = begun(name)
    showing = Showing(numbered.match.game, CHOICES, has_view=False)
    space, encoder = showing.observation_space(), showing.encoder
    told: set[int] = set()
    for _ in range(40):
        if numbered.is_over:
            break
        shown = showing.shown(numbered, numbered.seat)
        assert space.contains(shown)
        told |= set(np.flatnonzero(shown["observation"]).tolist())
        played_on(numbered, 3)

    assert len(encoder.observation_names) == len(set(encoder.observation_names)) == space["observation"].shape[0]
    assert len(encoder.action_names) == len(set(encoder.action_names)) == space["actions"].shape[1]
    assert len(told) > 60


@pytest.mark.parametrize("name", GAMES)
def test_rows_have_as_many_numbers_as_names(name: str) -> None:
    numbered, features = played_on(begun(name), 30), box_of(name).thinking().features
    view = numbered.match.view(0)
    groups = features.groups(view)
    rows = [features.of_thing(view, thing) for things in groups for thing in things]

    assert len(features.of_match(view)) == len(features.MATCH)
    assert len(groups) == len(features.GROUPS)
    assert {len(row) for row in rows} == {len(features.THING)} == {len(features.of_thing(view, 9_999))}
    assert not any(features.of_thing(view, 9_999))


def test_a_player_sees_the_table_from_his_own_side() -> None:
    """Skirmish begins as in a mirror: both sides read the same places."""
    numbered, features = begun("skirmish"), box_of("skirmish").thinking().features
    first, second = numbered.match.view(0), numbered.match.view(1)
    y = features.THING.index("y")
    own = [[features.of_thing(view, thing)[y] for thing in features.groups(view)[0]] for view in (first, second)]

    assert own[0] == pytest.approx(own[1])
    assert own[0][0] < 0
