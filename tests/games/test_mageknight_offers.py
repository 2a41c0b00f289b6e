"""Quick ways to the same answer: what is remembered or looked at in brief says what the whole rule says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tercio.bots import RandomBot, ask_bot
from tercio.games.mageknight import open_game
from tercio.games.mageknight.abilities.ability import QUESTIONS
from tercio.games.mageknight.abilities.bearers import asked_field, in_use, optional_of
from tercio.games.mageknight.abilities.registry import bearing
from tercio.games.mageknight.actions import actions_of, busy, every_way, with_books
from tercio.games.mageknight.actions.action import stance_of
from tercio.games.mageknight.field.fire import drawn, line_of_fire
from tercio.games.mageknight.field.ground import are_touching, touching
from tercio.games.mageknight.field.targets import Target
from tercio.games.mageknight.field.ways import Way
from tercio.games.mageknight.rules.combat.targets import enemies_in_reach
from tercio.games.mageknight.rules.movement.flight import judge_sprint, may_sprint
from tercio.games.mageknight.rules.movement.footing import footing_of, surveyed
from tercio.games.mageknight.rules.movement.formations import judge_sharing, may_share
from tercio.games.mageknight.rules.movement.moves import allowance, follow_route, pace_of
from tercio.games.mageknight.rules.turns.actions import MOVE, RANGED, judge_actor, judge_shooter, may_shoot
from tercio.games.mageknight.state import MageKnight, is_restless, mageknight
from tercio.games.mageknight.steps.combat.attack import Attack
from tercio.games.mageknight.thinking.proposals import is_walk
from tercio.games.mageknight.thinking.proposals_ways import walk
from tercio.kernel import NOBODY, Match, Option, Verdict, seeded, start

GAME = open_game()
SEEDS = range(5)
LONGEST = 120  # answers
ONE_IN = 4  # questions that are looked at


def moments(seed: int) -> Iterator[Match]:
    """A match of random players, at some of its questions, the deployment left behind."""
    match, bot = start(GAME, GAME.varied_setup(seed), seeded(seed)), RandomBot(seed)
    while match.asks() and len(match.answers) < LONGEST:
        if mageknight(match).turn and len(match.answers) % ONE_IN == seed % ONE_IN:
            yield match
        match.answer(ask_bot(bot, match, match.asks()[0]))


def anew(state: MageKnight) -> MageKnight:
    """The same table, with nothing worked out yet."""
    twin = state.clone()
    twin.forget()
    twin.abilities = None
    return twin


def lying_there(state: MageKnight) -> list[tuple[str, int, int]]:
    """What answers which question about the field."""
    answers = [(question, effect) for question in range(len(QUESTIONS)) for effect in asked_field(state, question)]
    return [(type(effect).__name__, effect.thing.number, question) for question, effect in answers]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_remembered_about_the_field_holds(seed: int) -> None:
    for match in moments(seed):
        state = mageknight(match)
        fresh = anew(state)
        for warrior in state.here():
            near = [other.id for other in state.here() if are_touching(state, warrior, other)]
            assert [other.id for other in touching(state, warrior)] == near
            assert [other.id for other in enemies_in_reach(state, warrior)] == [
                other.id for other in enemies_in_reach(fresh, warrior)
            ]
            assert footing_of(state, warrior) == surveyed(fresh, warrior)
            for way in (Way(warrior, ()), Way(warrior, (), True), Way(warrior, (), False, True)):
                assert pace_of(state, way) == allowance(fresh, way).total
            for other in state.here():
                assert line_of_fire(state, warrior, other) == drawn(fresh, warrior, other, "")
            assert state.captive_of(warrior.id) == fresh.captive_of(warrior.id)
            assert in_use(warrior) <= state.repertoire()
        if state.known.route is not None:
            way, rulings = state.known.route
            against = Verdict()
            follow_route(fresh, way, against)
            assert against.said == list(rulings)
        assert state.restless == {warrior.id for warrior in state.warriors if is_restless(warrior)}

        assert lying_there(state) == lying_there(fresh)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_short_look_agrees_with_the_judge(seed: int) -> None:
    for match in moments(seed):
        state = mageknight(match)
        for warrior in state.here():
            for kind in (MOVE, RANGED):
                shares = Verdict()
                judge_sharing(state, warrior, kind, shares)
                assert may_share(state, warrior, kind) == bool(shares)
            sprints, shoots = Verdict(), Verdict()
            judge_sprint(state, warrior, sprints)
            judge_shooter(state, warrior, shoots)
            assert may_sprint(state, warrior) == bool(sprints)

            assert may_shoot(state, warrior) == bool(shoots)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_cannot_bear_on_an_attack_does_not(seed: int) -> None:
    count = 0
    for match in moments(seed):
        state = mageknight(match)
        for attacker in state.here():
            foes = [foe for foe in state.here() if state.are_enemies(attacker, foe)]
            for is_ranged in (False, True):
                attack = Attack(attacker.id, tuple([Target(foe.id) for foe in foes[:1]]), is_ranged)
                before = attack.weigh_all(state)
                for warrior in (attacker, *foes[:1]):
                    for ability in [each for each in optional_of(warrior) if each not in bearing()]:
                        assert not attack.bears(state, warrior, ability, before)
                        count += 1

    assert count


def asked_one_by_one(state: MageKnight, seat: int) -> list[Option]:
    """Every way is offered to every warrior that the judge lets have the action, whatever it stands beside."""
    options: list[Option] = []
    beside: list[Option] = []
    for warrior in state.own(seat):
        for action in every_way():
            verdict = Verdict()
            judge_actor(state, seat, warrior, action.kind, verdict)
            halves = [warrior, *([state.warriors[warrior.partner]] if warrior.partner != NOBODY else [])]
            shown = frozenset[str]().union(*[in_use(half) for half in halves])
            if verdict and action.phase == state.phase and (not action.takes() or action.takes() & shown):
                offered = action.offers(state, warrior, stance_of(state, warrior))
                (beside if action.is_beside else options).extend(offered)
    if state.books and state.phase == "action":
        options += with_books(state, seat)
    return [*options, *beside] if options else []


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_offered_is_what_every_way_has_to_offer(seed: int) -> None:
    count = 0
    for match in moments(seed):
        state = mageknight(match)
        if state.phase in busy():
            offered = actions_of(state, state.active)
            assert sorted(offered) == sorted(asked_one_by_one(anew(state), state.active))
            count += len(offered)

    assert count


def test_most_ways_at_random_are_legal() -> None:
    dice = seeded(1)
    legal = tried = 0
    for seed in SEEDS:
        for match in moments(seed):
            decision = match.asks()[0]
            view = match.view(decision.seat)
            state = mageknight(view.ghost)
            for option in [option for option in decision.options if is_walk(decision, option)]:
                answer = walk(state, decision, option, state.warriors[option.subject], dice)
                if answer is not None:
                    tried += 1
                    legal += bool(view.judge(answer))

    assert legal * 100 > tried * 75
