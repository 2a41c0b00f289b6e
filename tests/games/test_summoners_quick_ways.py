"""Quick ways of Summoners say what the judges say, wherever random matches lead: one question, one answer."""

from __future__ import annotations

import os
from typing import Final

import pytest

from tercio.bots import RandomBot
from tercio.games import open_game
from tercio.games.summoners.abilities.bearers import flies
from tercio.games.summoners.content.catalogue import content_of, creatures_of
from tercio.games.summoners.field.ground import are_touching, disc, is_in_reach
from tercio.games.summoners.field.melees import enemies_touching, is_engaged
from tercio.games.summoners.rules.attacks import judge_shooter, judge_target, may_shoot, targets_of
from tercio.games.summoners.rules.charges import charge_line, charge_targets, judge_charge
from tercio.games.summoners.rules.disengagement import holders, still_holds
from tercio.games.summoners.rules.interactions import interactive, judge_interaction
from tercio.games.summoners.rules.moves import Way, judge_way
from tercio.games.summoners.rules.spells import judge_power_target, power_targets
from tercio.games.summoners.rules.standing import judge_standing
from tercio.games.summoners.rules.summons import first_place, is_free, judge_place, sacrifices
from tercio.games.summoners.rules.terrain import fits, judge_placing, piece_of
from tercio.games.summoners.state import Summoners, Unit, summoners
from tercio.kernel import Dice, Match, Tally, Verdict, seeded, start

CHUNKS: Final = 60 if os.environ.get("TERCIO_SOAK") == "1" else 3
SCENARIOS: Final = 10
ONE_IN: Final = 12  # questions of a match after which everything is compared


def looked_at(state: Summoners, unit: Unit, dice: Dice, match: Match) -> None:
    attacks(state, unit)
    holds(state, unit)
    objects(state, unit)
    powers(state, unit)
    places(state, unit, dice, match)
    charges(state, unit)


def attacks(state: Summoners, unit: Unit) -> None:
    for attack in unit.profile.attacks:
        shooter = Verdict()
        judge_shooter(state, unit, attack, shooter)
        assert not attack.is_ranged or may_shoot(state, unit, attack) == bool(shooter)
        judged: list[int] = []
        for other in state.here():
            verdict = Verdict()
            judge_target(state, unit, attack, other, verdict)
            if verdict:
                judged.append(other.id)
        assert targets_of(state, unit, attack) == tuple(judged)


def holds(state: Summoners, unit: Unit) -> None:
    enemies = state.enemies_of(unit.seat)
    assert is_engaged(state, unit) == bool(holders(state, unit))
    assert {each.id for each in holders(state, unit)} == {e.id for e in enemies if still_holds(state, unit, e)}
    assert [each.id for each in enemies_touching(state, unit)] == [
        e.id for e in enemies if are_touching(state, unit, e)
    ]
    for other in state.here():
        assert is_in_reach(state, unit, other, 0) == are_touching(state, other, unit), "contact is mutual"


def objects(state: Summoners, unit: Unit) -> None:
    judged: list[int] = []
    for objective in state.objectives:
        verdict = Verdict()
        judge_interaction(state, unit, (objective.id,), verdict)
        if verdict:
            judged.append(objective.id)
    assert interactive(state, unit) == tuple(judged)


def powers(state: Summoners, unit: Unit) -> None:
    for power in unit.profile.powers:
        judged: list[int] = []
        for other in state.here():
            verdict = Verdict()
            judge_power_target(state, unit, power, other, verdict)
            if verdict:
                judged.append(other.id)
        assert power.attack is not None or power_targets(state, unit, power) == tuple(judged)


def places(state: Summoners, unit: Unit, dice: Dice, match: Match) -> None:
    """A place in which nothing overlaps and no wall is near; a step to it; a creature that is called; a piece."""
    near = (unit.at[0] + dice.below(4001) - 2000, unit.at[1] + dice.below(4001) - 2000)
    here = Verdict()
    judge_standing(state, unit.profile.radius, unit.at, here, unit.id)
    assert here, "wherever it walked, flew, was pushed, carried or called to, it stands on free and firm ground"
    standing, way = Verdict(), Verdict()
    judge_standing(state, unit.profile.radius, near, standing, unit.id)
    if not state.land().steep:
        assert bool(standing) == is_free(state.without(unit.id), disc(near, unit.profile.radius))
    judge_way(state, unit, Way((unit.at, near)), Tally(99_000, "SU-ACTION-04"), "SU-ACTION-04", way)
    assert bool(standing) or not way, "a way ends where one may stand"
    assert bool(way) or not standing or not flies(state, unit), "and a flyer needs nothing else"
    if unit.profile.is_summoner:
        for profile in creatures_of(match.game, unit.profile.realm):
            place = first_place(state, unit, profile)
            if place is not None:
                called = Verdict()
                everybody = [victim.id for victim in sacrifices(state, unit.seat)] if profile.levels else []
                judge_place(state, unit, profile, everybody, place, called)
                assert called
    kinds = list(content_of(match.game).kinds.values())
    kind = kinds[dice.below(len(kinds))]
    piece = piece_of(state, kind, (dice.below(state.board), dice.below(state.board)), dice.below(360), kind.least_size)
    placing = Verdict()
    judge_placing(state, piece, placing)
    assert fits(state, piece) == bool(placing)


def charges(state: Summoners, unit: Unit) -> None:
    for target in charge_targets(state, unit, holders(state, unit)):
        end = charge_line(state, unit, state.units[target])
        assert end is not None
        verdict = Verdict()
        judge_charge(state, unit, state.units[target], (end,), verdict)
        assert verdict


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_quick_ways_say_what_the_judges_say(chunk: int) -> None:
    game = open_game("summoners")
    for seed in range(chunk * SCENARIOS, (chunk + 1) * SCENARIOS):
        match, bot, dice = start(game, game.varied_setup(seed), seeded(seed)), RandomBot(seed), seeded(seed + 1)
        while match.stack:
            decision = match.asks()[0]
            if dice.below(ONE_IN) == 0:
                for unit in summoners(match).here():
                    looked_at(summoners(match), unit, dice, match)
            assert match.answer(bot.answer(match.view(decision.seat, since=len(match.events)), decision))
