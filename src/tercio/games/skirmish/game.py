"""The game to the kernel: set-up, reactions, what always holds, and what a bot may try."""

from __future__ import annotations

from typing import Any, Final

from tercio.content.wording import Wording, seat_names
from tercio.games.game import TabletopGame
from tercio.games.skirmish import changes
from tercio.games.skirmish.field import distance
from tercio.games.skirmish.positions.position import SkirmishVocabulary
from tercio.games.skirmish.rules import strike_dice, strike_needs, walk_allowance
from tercio.games.skirmish.state import (
    BLUE,
    CARD_NUMBERS,
    CARDS,
    FORTUNE,
    GUARD,
    INCH,
    NO_CARD,
    RED,
    TABLE,
    UNKNOWN,
    Profile,
    Skirmish,
    Unit,
    skirmish,
)
from tercio.games.skirmish.steps import (
    ROLLED,
    STRUCK,
    Act,
    Battle,
    ChooseStance,
    Parry,
    PlayFortune,
    PlayGuard,
    Round,
    Strike,
)
from tercio.games.skirmish.thinking import evaluation
from tercio.games.skirmish.thinking.weights import CHARACTERS, Weights
from tercio.games.tastes import tastes_of
from tercio.games.ways import Goal
from tercio.geometry.points import Path
from tercio.kernel import (
    NOBODY,
    Answer,
    Decision,
    Dice,
    Match,
    Option,
    Point,
    Roll,
    Sealed,
    Seat,
    Setup,
    State,
    Step,
    Verdict,
    View,
    Window,
)

SAY: Final = Wording("tercio.games.skirmish", "cards")
SIDES: Final = seat_names("tercio.games.skirmish")
CARD_RULES: Final = {GUARD: "SK-CARD-02", FORTUNE: "SK-CARD-03"}
STARTING: Final = (("golem", 3), ("imp", 6), ("swordsman", 9))  # profile and column, in inches


class SkirmishGame(TabletopGame):
    """The toy game: two sides, figures that walk and strike, a reaction, a sealed choice, a hidden card."""

    id = "skirmish"
    version = "2"
    opening = "begins"
    foresight = 4  # one figure acts, then one of the others'
    vocabulary = SkirmishVocabulary()
    state_kind = Skirmish
    step_kinds = (Battle, Round, ChooseStance, Act, Strike, Parry, PlayGuard, PlayFortune)

    def __init__(self, profiles: dict[str, Profile], packs: dict[str, str]) -> None:
        super().__init__(packs)
        self.tastes = tastes_of(Weights, "skirmish", CHARACTERS)
        self.profiles = profiles

    def catalogue(self) -> dict[type, dict[str, Any]]:
        return {Profile: self.profiles}

    # -- set-up -----------------------------------------------------------------

    def begin(self, setup: Setup, dice: Dice) -> tuple[State, list[Step]]:
        units: list[Unit] = []  # SK-SETUP-01
        for seat, row in ((RED, 2 * INCH), (BLUE, TABLE - 2 * INCH)):
            for name, column in STARTING:
                label = f"{('red', 'blue')[seat]}-{name}"
                units.append(Unit(len(units), label, seat, self.profiles[name], (column * INCH, row)))
        cards = [CARDS[i] for i in dice.shuffled(len(CARDS))]  # SK-CARD-01
        return Skirmish(units, [cards[0], cards[1]], tuple(cards[2:])), [Battle()]

    # -- reactions ----------------------------------------------------------------

    def might_react(self, m: Match, window: Window, seat: Seat) -> bool:
        """Public facts: whose figure, whether it has parried, whether a card is held."""
        strike = m.find(Strike)
        if strike is None:
            return False
        state = skirmish(m)
        target = state.units[strike.target]
        holds_card = state.hands[seat] != NO_CARD
        if window.moment == STRUCK:
            return target.seat == seat and (holds_card or not target.has_parried)
        return window.moment == ROLLED and target.seat != seat and holds_card

    def offers(self, m: Match, window: Window, seat: Seat) -> tuple[Option, ...]:
        state = skirmish(m)
        target = state.units[m.under(Strike).target]
        options: list[Option] = []
        if window.moment == STRUCK and not target.has_parried:
            options.append(Option("parry", "SK-PARRY-01", target.id))
        if window.moment == STRUCK and state.hands[seat] == GUARD:
            options.append(Option(GUARD, "SK-CARD-02"))
        if window.moment == ROLLED and state.hands[seat] == FORTUNE:
            options.append(Option(FORTUNE, "SK-CARD-03"))
        return tuple(options)

    def decided_by(self, m: Match, window: Window) -> tuple[int, ...]:
        """Who strikes, with how many dice and what they must reach; or how many of them have hit whom."""
        state, strike, roll = skirmish(m), m.find(Strike), m.find(Roll)
        if strike is None:
            return ()
        needed = strike_needs(state.units[strike.target]).total
        if window.moment == STRUCK:
            return (strike.attacker, strike_dice(state.units[strike.attacker]).total, needed)
        return () if roll is None else (len([face for face in roll.faces if face >= needed]), strike.target, needed)

    def judge_reaction(self, m: Match, window: Window, answer: Answer, verdict: Verdict) -> None:
        state = skirmish(m)
        if answer.key == "parry" and state.units[m.under(Strike).target].has_parried:
            verdict.refuse("SK-PARRY-01", "has-parried", (m.under(Strike).target,))
        if answer.key in CARD_RULES and state.hands[answer.seat] != answer.key:
            verdict.refuse("SK-CARD-04", "card-not-held", (answer.seat,))

    def judge_shut(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        """Only a figure that is being struck parries. SK-PARRY-01"""
        strike = m.find(Strike)
        is_struck = strike is not None and strike.target == answer.subject
        unit = skirmish(m).find(answer.subject)
        if answer.key != "parry" or unit is None:
            return
        if unit.seat != answer.seat or unit.has_left:
            verdict.refuse("SK-PARRY-01", "not-your-figure", (unit.id,))
        elif not is_struck:
            verdict.refuse("SK-PARRY-01", "nobody-strikes", (unit.id,))
        elif unit.has_parried:
            verdict.refuse("SK-PARRY-01", "has-parried", (unit.id,))
        else:
            verdict.refuse("SK-PARRY-01", "too-late-to-parry", (unit.id,))

    def accept(self, m: Match, window: Window, answer: Answer) -> Step:
        if answer.key == "parry":
            return Parry(answer.subject)
        if answer.key == GUARD:
            return PlayGuard(answer.seat)
        return PlayFortune(answer.seat)

    # -- what always holds ----------------------------------------------------------

    def settle(self, m: Match) -> bool:
        state = skirmish(m)
        for unit in state.units:
            if unit.wounds >= unit.profile.life and not unit.has_left:
                changes.leave(m, unit, "SK-END-01")
                if not state.standing(unit.seat):
                    m.end((1 - unit.seat,), "SK-END-02")
                return True
        return False

    # -- for bots -------------------------------------------------------------------

    def suggest_path(self, view: View, decision: Decision, option: Option, dice: Dice) -> tuple[Point, ...]:
        """Towards a random enemy as far as the legs carry, or anywhere near."""
        state = skirmish(view.ghost)
        unit = state.units[option.subject]
        allowed = walk_allowance(state, unit).total
        enemies = state.enemies_of(unit)
        if not enemies or dice.below(4) == 0:
            step = allowed * 7 // 10
            return ((unit.at[0] + dice.below(2 * step + 1) - step, unit.at[1] + dice.below(2 * step + 1) - step),)
        enemy = enemies[dice.below(len(enemies))]
        far = distance(unit.at, enemy.at)
        stop = max(0, far - unit.profile.radius - enemy.profile.radius - 1)
        reach = min(stop, allowed - 2)
        return ((point_towards(unit.at, enemy.at, reach, far)),)

    def evaluate(self, m: Match, seat: Seat, style: str = "") -> int:
        return evaluation.evaluate(m, seat, self.tastes[style])

    def is_at_rest(self, m: Match) -> bool:
        return evaluation.is_at_rest(m)

    def fill_in(self, m: Match, seat: Seat, dice: Dice) -> None:
        """Deal the unseen cards anew, and let a sealed answer be either."""
        state = skirmish(m)
        unseen = list(CARDS)
        for card in (*state.hands, *state.played):
            if card in unseen:
                unseen.remove(card)
        unseen = [unseen[i] for i in dice.shuffled(len(unseen))]
        for other in (RED, BLUE):
            if state.hands[other] == UNKNOWN:
                state.hands[other] = unseen.pop()
        state.deck = tuple([unseen.pop() for _ in state.deck])
        for step in m.stack:
            if isinstance(step, Sealed):
                step.said = tuple([self.unsealed(answer, dice) for answer in step.said])

    def unsealed(self, answer: Answer, dice: Dice) -> Answer:
        return answer._replace(key=("bold", "wary")[dice.below(2)]) if answer.key == "sealed" else answer

    # -- names -----------------------------------------------------------------------

    def origin_of(self, state: State, option: Option) -> tuple[Point, ...]:
        assert isinstance(state, Skirmish)
        unit = state.find(option.subject) if option.key == "walk" else None
        return () if unit is None else (unit.at,)

    def goals(self, state: State, way: Path) -> list[Goal]:
        """The enemies of the figure that stands at one end of the way."""
        assert isinstance(state, Skirmish)
        movers = [unit for unit in state.units if unit.at in (way[0], way[-1]) and not unit.has_left]
        return [Goal(enemy.id, enemy.at) for enemy in state.enemies_of(movers[0])] if movers else []

    def name_of(self, state: State, kind: str, value: int, lang: str, of: int = NOBODY) -> str:
        assert isinstance(state, Skirmish)
        if kind in ("unit", "thing"):
            unit = state.find(value)
            return "?" if unit is None else called(state, unit, lang)
        if kind == "card":
            return "".join([card_name(card, lang) for card, number in CARD_NUMBERS.items() if number == value])
        return str(value)


def called(state: Skirmish, unit: Unit, lang: str) -> str:
    """The figure's kind and side, and its label where that is not enough."""
    name = unit.profile.name_de if lang == "de" else unit.profile.name_en
    twins = [other for other in state.units if other.profile.id == unit.profile.id and other.seat == unit.seat]
    return f"{name} ({unit.label if len(twins) > 1 else SIDES[lang][unit.seat]})"


def point_towards(start: Point, goal: Point, reach: int, far: int) -> Point:
    if far == 0:
        return start
    return (start[0] + (goal[0] - start[0]) * reach // far, start[1] + (goal[1] - start[1]) * reach // far)


def card_name(card: str, lang: str) -> str:
    return SAY.spoken(card, lang)
