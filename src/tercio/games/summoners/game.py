"""The game to the kernel: set-up, what always holds, and what a bot may try."""

from __future__ import annotations

from typing import Any

from tercio.games.game import TabletopGame
from tercio.games.summoners import setup, victory
from tercio.games.summoners.content.pack import Content
from tercio.games.summoners.positions.position import SummonersVocabulary
from tercio.games.summoners.printed.profiles import Power, Profile
from tercio.games.summoners.state import Summoners, summoners
from tercio.games.summoners.steps.activation import ActivateCard, Activation
from tercio.games.summoners.steps.boosts import Boosting
from tercio.games.summoners.steps.control import ControlRoll
from tercio.games.summoners.steps.defensive_shots import DefensiveShots
from tercio.games.summoners.steps.exchange import Exchange
from tercio.games.summoners.steps.harm import Hurt
from tercio.games.summoners.steps.marches import March
from tercio.games.summoners.steps.melee import FreeAttack, Melee, MeleeReaction
from tercio.games.summoners.steps.moves import Charge, Depart, Disengage, Move
from tercio.games.summoners.steps.overtime import LastStand, PlayOn
from tercio.games.summoners.steps.preparation import Deploy, PlaceTerrain, Prepare
from tercio.games.summoners.steps.pushes import Displace, Knockback, Push
from tercio.games.summoners.steps.roll_off import RollOff
from tercio.games.summoners.steps.shots import RangedReaction, Shooting
from tercio.games.summoners.steps.spells import Effects
from tercio.games.summoners.steps.summons import Calling
from tercio.games.summoners.steps.unasked import judge_shut
from tercio.games.summoners.thinking import evaluation
from tercio.games.summoners.thinking import proposals as proposing
from tercio.games.summoners.thinking import unknowns as imagining
from tercio.games.summoners.thinking.outlook import MOVES
from tercio.games.summoners.thinking.terms import TERMS
from tercio.games.summoners.thinking.weights import CHARACTERS, Weights
from tercio.games.summoners.turns.end_phase import EndPhase, FireTest
from tercio.games.summoners.turns.rounds import Battle, BuildDecks, Round, Turn
from tercio.games.summoners.words import names
from tercio.games.tastes import networks_of, tastes_of
from tercio.games.ways import Goal
from tercio.geometry.points import Path
from tercio.kernel import NOBODY, Answer, Decision, Dice, Match, Option, Point, Seat, Setup, State, Step, Verdict, View


class SummonersGame(TabletopGame):
    """Summoners, their creatures and their mana on a measured table."""

    id = "summoners"
    version = "3"
    opening = "begins"
    foresight = 8  # one unit acts, then one of the others: what a place is worth shows when most of them have acted
    vocabulary = SummonersVocabulary()
    state_kind = Summoners
    step_kinds = (
        ActivateCard, Activation, Battle, Boosting, BuildDecks, Calling, Charge, ControlRoll, DefensiveShots,
        Depart, Deploy, Disengage, Displace, Effects, EndPhase, Exchange, FireTest, FreeAttack, Hurt,
        Knockback, LastStand, March, Melee, MeleeReaction, Move, PlaceTerrain, PlayOn, Prepare, Push,
        RangedReaction, RollOff, Round, Shooting, Turn,
    )  # fmt: skip

    def __init__(self, content: Content, packs: dict[str, str]) -> None:
        super().__init__(packs)
        self.tastes = tastes_of(Weights, "summoners", CHARACTERS)
        self.term_names = TERMS
        self.networks = networks_of("summoners", TERMS)
        self.content = content
        self.creatures = {
            realm: tuple([p for p in content.profiles.values() if p.realm == realm and not p.is_summoner])
            for realm in content.realms
        }

    def catalogue(self) -> dict[type, dict[str, Any]]:
        return {Profile: self.content.profiles, Power: self.content.powers}

    # -- set-up -----------------------------------------------------------------------

    def example_setup(self) -> Setup:
        return setup.example_setup(self.content)

    def varied_setup(self, seed: int) -> Setup:
        return setup.varied_setup(self.content, seed)

    def begin(self, given: Setup, dice: Dice) -> tuple[State, list[Step]]:
        agreed = setup.read_setup(self.content, given)
        return agreed.state, [Battle(), agreed.prepare]

    # -- what always holds ----------------------------------------------------------------

    def settle(self, m: Match) -> bool:
        if victory.settle(m):
            return True
        m.state.is_settled = True
        return False

    def playing(self, m: Match) -> tuple[Seat, ...]:
        return summoners(m).playing()

    def concede(self, m: Match, seat: Seat) -> None:
        victory.concede(m, seat)

    def judge_shut(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        judge_shut(m, answer, verdict)

    # -- for bots --------------------------------------------------------------------------

    def propose(self, view: View, decision: Decision, number: int, dice: Dice) -> list[Answer]:
        return proposing.propose(view, decision, number, dice)

    def evaluate(self, m: Match, seat: Seat, style: str = "") -> int:
        return evaluation.evaluate(m, seat, self.tastes[style], self.networks.get(style))

    def terms(self, m: Match, seat: Seat, style: str = "") -> list[float]:
        return evaluation.terms(m, seat, self.tastes[style])

    def is_at_rest(self, m: Match) -> bool:
        return evaluation.is_at_rest(m)

    def is_sure_to_rest(self, m: Match) -> bool:
        return evaluation.is_sure_to_rest(m)

    def fill_in(self, m: Match, seat: Seat, dice: Dice) -> None:
        imagining.fill_in(m, seat, dice)

    # -- names -----------------------------------------------------------------------------

    def origin_of(self, state: State, option: Option) -> tuple[Point, ...]:
        assert isinstance(state, Summoners)
        unit = state.find(option.subject) if option.key in MOVES or option.key == "charge" else None
        return () if unit is None else (unit.at,)

    def goals(self, state: State, way: Path) -> list[Goal]:
        """Objectives, and the enemies of the unit at one end of the way."""
        assert isinstance(state, Summoners)
        movers = [unit for unit in state.here() if unit.at in (way[0], way[-1])]
        enemies = state.enemies_of(movers[0].seat) if movers else []
        return [*[Goal(o.id, o.at) for o in state.objectives], *[Goal(enemy.id, enemy.at) for enemy in enemies]]

    def landmarks(self, state: State, option: Option) -> list[Goal]:
        assert isinstance(state, Summoners)
        marks = [Goal(objective.id, objective.at) for objective in state.objectives]
        return [*marks, *[Goal(unit.id, unit.at) for unit in state.here()]]

    def name_of(self, state: State, kind: str, value: int, lang: str, of: int = NOBODY) -> str:
        assert isinstance(state, Summoners)
        return names.name_of(self, state, kind, value, lang, of)
