"""The game to the kernel: set-up, what always holds, and what a bot may try."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from tercio.games.game import TabletopGame
from tercio.games.mageknight import setup, victory
from tercio.games.mageknight.abilities.registry import texts
from tercio.games.mageknight.actions.rides import Ride, RideOn
from tercio.games.mageknight.content.pack import Content
from tercio.games.mageknight.positions.position import MageKnightVocabulary
from tercio.games.mageknight.printed.dials import Company, Domain, Figure, Item, Shell
from tercio.games.mageknight.printed.spells import Spell
from tercio.games.mageknight.rules.cavalry.rides import MOUNTED_CHARGE, MOUNTED_SHOT
from tercio.games.mageknight.rules.movement.moves import CORNERS
from tercio.games.mageknight.rules.movement.ways import mover_in
from tercio.games.mageknight.rules.turns.agreed_end import ASIDES, judge_agreed_end
from tercio.games.mageknight.state import MageKnight, mageknight
from tercio.games.mageknight.steps.cavalry.overwhelm import Overwhelm
from tercio.games.mageknight.steps.cavalry.pushing_damage import TakePush
from tercio.games.mageknight.steps.combat.aftermath import Aftermath
from tercio.games.mageknight.steps.combat.attack import Attack
from tercio.games.mageknight.steps.combat.close_combat import Strike
from tercio.games.mageknight.steps.combat.ranged_combat import Shot
from tercio.games.mageknight.steps.combat.sieges import Battering
from tercio.games.mageknight.steps.combat.volleys import Volley
from tercio.games.mageknight.steps.movement.arrival import Arrival
from tercio.games.mageknight.steps.movement.assaults import Assault
from tercio.games.mageknight.steps.movement.carried import SetDown
from tercio.games.mageknight.steps.movement.escort import Escort
from tercio.games.mageknight.steps.movement.facings import FreeSpin
from tercio.games.mageknight.steps.movement.formations import MoveFormation
from tercio.games.mageknight.steps.movement.moves import MoveWarrior
from tercio.games.mageknight.steps.setup.preparation import (
    ChooseDomain,
    ChooseSide,
    Deploy,
    LayMission,
    Prepare,
)
from tercio.games.mageknight.steps.setup.terrain import LayTerrain
from tercio.games.mageknight.steps.sorcery.bookmarks import ChooseBookmark
from tercio.games.mageknight.steps.sorcery.casting import Cast
from tercio.games.mageknight.steps.sorcery.counterspell import Announce, Counterspell, PickAttempt
from tercio.games.mageknight.steps.sorcery.deeds import Carry
from tercio.games.mageknight.steps.sorcery.lookup import Browse
from tercio.games.mageknight.steps.turns import agreed_end
from tercio.games.mageknight.steps.turns.fall import LeaveItems, LeaveRider
from tercio.games.mageknight.steps.turns.given import Given
from tercio.games.mageknight.steps.turns.harm import ChangeSides, Harm, Lend
from tercio.games.mageknight.steps.turns.revival import BringBack
from tercio.games.mageknight.steps.turns.singled_out import Outmatch, SingleOut, Tire
from tercio.games.mageknight.steps.unasked import judge_shut
from tercio.games.mageknight.thinking import evaluation
from tercio.games.mageknight.thinking import proposals as proposing
from tercio.games.mageknight.thinking import unknowns as imagining
from tercio.games.mageknight.thinking.terms import TERMS
from tercio.games.mageknight.thinking.weights import CHARACTERS, Weights
from tercio.games.mageknight.turns import ActionPhase, Battle, CommandPhase, EndPhase, ResolveDue, Turn
from tercio.games.mageknight.words import names
from tercio.games.tastes import networks_of, tastes_of
from tercio.games.ways import Goal
from tercio.geometry.points import Path
from tercio.kernel import NOBODY, Answer, Decision, Dice, Match, Option, Point, Seat, Setup, State, Step, Verdict, View

PUT_DOWN: Final = frozenset(["deploy", "deploy-soaring", "dismount", "escort", "set-down", "unseat"])


class MageKnightGame(TabletopGame):
    """Warriors with combat dials fight for mission objectives on a measured table."""

    id = "mageknight"
    example: Setup | None = None
    version = "4"
    opening = "turn"
    foresight = 4  # what was taken in one turn is often lost in the next, and won back after it
    asides = ASIDES
    vocabulary = MageKnightVocabulary()
    state_kind = MageKnight
    step_kinds = (
        Battering, LeaveItems, ActionPhase, ChangeSides, Harm,
        Arrival, Assault, Attack, Battle, ChooseDomain, ChooseSide, CommandPhase, Deploy, FreeSpin, Given, LayMission,
        LayTerrain, MoveWarrior, Prepare, SetDown, Shot, Strike, Turn,
        EndPhase, Escort, ResolveDue,
        BringBack, Outmatch, SingleOut, Tire,
        Aftermath,
        MoveFormation, Volley,
        LeaveRider, Lend, Overwhelm, Ride, RideOn, TakePush,
        Announce, Browse, Carry, Cast, ChooseBookmark, Counterspell, PickAttempt,
        *[step for text in texts() for step in text.steps],
    )  # fmt: skip

    def __init__(self, content: Content, packs: dict[str, str]) -> None:
        super().__init__(packs)
        self.tastes = tastes_of(Weights, "mageknight", CHARACTERS)
        self.term_names = TERMS
        self.networks = networks_of("mageknight", TERMS)
        self.content = content

    def catalogue(self) -> dict[type, dict[str, Any]]:
        return {
            Figure: self.content.figures,
            Item: self.content.items,
            Domain: self.content.domains,
            Shell: self.content.shells,
            Spell: self.content.spells,
            Company: self.content.companies,
        }

    # -- set-up ---------------------------------------------------------------------------

    def example_setup(self) -> Setup:
        """Always the same, so that it is made only once; the caller may change what it gets."""
        if self.example is None:
            self.example = setup.example_setup(self.content)
        return deepcopy(self.example)

    def varied_setup(self, seed: int) -> Setup:
        return setup.varied_setup(self.content, seed)

    def begin(self, given: Setup, dice: Dice) -> tuple[State, list[Step]]:
        return setup.read_setup(self.content, given), [Battle(), Prepare()]

    # -- what always holds ----------------------------------------------------------------

    def settle(self, m: Match) -> bool:
        if victory.settle(m):
            return True
        m.state.is_settled = True
        return False

    def playing(self, m: Match) -> tuple[Seat, ...]:
        return mageknight(m).playing()

    def concede(self, m: Match, seat: Seat) -> None:
        victory.concede(m, seat)
        if m.stack:
            agreed_end.settle(m)

    def judge_aside(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        judge_agreed_end(mageknight(m), answer, verdict)

    def minutes(self, m: Match) -> int:
        """The players have agreed on this number of minutes. MK-END-03"""
        return mageknight(m).minutes

    def hear(self, m: Match, answer: Answer) -> None:
        agreed_end.hear(m, answer)

    def judge_shut(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        judge_shut(m, answer, verdict)

    # -- for bots -------------------------------------------------------------------------

    def propose(self, view: View, decision: Decision, number: int, dice: Dice) -> list[Answer]:
        return proposing.propose(view, decision, number, dice)

    def evaluate(self, m: Match, seat: Seat, style: str = "") -> int:
        return evaluation.evaluate(m, seat, self.tastes[style], self.networks.get(style))

    def terms(self, m: Match, seat: Seat, style: str = "") -> list[float]:
        return evaluation.terms(m, seat, self.tastes[style])

    def is_chance(self, decision: Decision) -> bool:
        """The blow or the shot that a unit has ridden for, the way of one that is free. MKC-TALENT-13, MK-MOVE-17"""
        return decision.kind in (MOUNTED_CHARGE, MOUNTED_SHOT, "way")

    def is_at_rest(self, m: Match) -> bool:
        return evaluation.is_at_rest(m)

    def is_sure_to_rest(self, m: Match) -> bool:
        return evaluation.is_sure_to_rest(m)

    def fill_in(self, m: Match, seat: Seat, dice: Dice) -> None:
        imagining.fill_in(m, seat, dice)

    # -- names ----------------------------------------------------------------------------

    def origin_of(self, state: State, option: Option) -> tuple[Point, ...]:
        """Only a warrior that moves has a way; one that is set down has a place. MK-MOVE-05"""
        assert isinstance(state, MageKnight)
        warrior = state.find(option.subject) if option.corners == CORNERS else None
        return () if warrior is None else (mover_in(state, warrior, option.key).at,)

    def goals(self, state: State, way: Path) -> list[Goal]:
        """Mission objectives, and the enemies of the warrior at one end of the way."""
        assert isinstance(state, MageKnight)
        movers = [warrior for warrior in state.here() if warrior.at in (way[0], way[-1])]
        enemies = [w for w in state.here() if movers and state.are_enemies(movers[0], w)]
        return [*[Goal(m.id, m.at) for m in state.missions], *[Goal(enemy.id, enemy.at) for enemy in enemies]]

    def landmarks(self, state: State, option: Option) -> list[Goal]:
        """Mission objectives and warriors, apart from the one that is being put down."""
        assert isinstance(state, MageKnight)
        apart = option.subject if option.key in PUT_DOWN else NOBODY
        marks = [Goal(warrior.id, warrior.at) for warrior in state.here() if warrior.id != apart]
        return [*[Goal(mission.id, mission.at) for mission in state.missions], *marks]

    def name_of(self, state: State, kind: str, value: int, lang: str, of: int = NOBODY) -> str:
        assert isinstance(state, MageKnight)
        return names.name_of(self, state, kind, value, lang)
