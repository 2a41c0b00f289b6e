"""A match seen from another place at the table: seats turned round it, or everything on it seen in a mirror.

What a number means is read from where it is declared: `Seat` and `Point` in the types of leaves and steps, the kinds of
facts, subjects and picks in the texts. So nothing is said twice, and a seat that is not declared as one is found out.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final, NamedTuple

from tercio.games.mageknight.state import mageknight
from tercio.games.mageknight.steps.combat.bombardment import Bombard
from tercio.games.mageknight.steps.setup.preparation import SIDE, Prepare
from tercio.games.skirmish.steps import Round as Skirmishing
from tercio.games.summoners.field.sight import sees
from tercio.games.summoners.state import Summoners
from tercio.games.summoners.steps.preparation import Prepare as Laying
from tercio.games.summoners.steps.roll_off import RollOff
from tercio.games.summoners.turns.rounds import Round as Summoning
from tercio.games.warlord.state import Warlord
from tercio.games.warlord.steps.phases import Initiative
from tercio.kernel import (
    CHANCE,
    NOBODY,
    Answer,
    Decision,
    Event,
    Game,
    Match,
    Option,
    Roll,
    Sealed,
    State,
    Step,
)
from tercio.kernel.codec import hints_of, is_record
from tercio.kernel.event import EVERYONE
from tercio.texts import phrasebook_of
from tercio.texts.phrasebook import Entry

BY_SEAT: Final = {
    "players",
    "summoners",
    "formations",
    "hands",
    "decks",
    "discards",
    "lists",
    "stances",
}  # lists with one each
SEATS: Final = {"holder"}  # seats that are declared as numbers, because they may be more than that
BITS: Final = {"known_to", "seen_by"}
ANGLES: Final = {"facing"}
SIDES: Final = {"side"}  # from the south, counter-clockwise
SEATED: Final = ("Seat", "Groups")  # types that are made of seats
BY_NAME: Final = {"facing": "facing", "holder": "seat"}  # facts whose kind is not declared
FULL_CIRCLE: Final = 360
NUDGES: Final = ((0, 0), (0, 2), (2, 0), (0, -2), (-2, 0))  # mils


class Turn(NamedTuple):
    """How a match is looked at: which seat sits where each sat, and whether left is right."""

    game: Game
    seats: tuple[int, ...]  # of each seat, the one that it becomes
    board: int = 0
    is_mirrored: bool = False

    # -- numbers ------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> int:
        return self.seats[seat] if 0 <= seat < len(self.seats) else seat

    def bits(self, bits: int) -> int:
        if bits == EVERYONE:
            return bits
        return sum([1 << self.seat(seat) for seat in range(len(self.seats)) if bits >> seat & 1])

    def point(self, point: tuple[int, int]) -> tuple[int, int]:
        return (self.board - point[0], point[1]) if self.is_mirrored else point

    def angle(self, degrees: int) -> int:
        return (FULL_CIRCLE // 2 - degrees) % FULL_CIRCLE if self.is_mirrored else degrees

    def side(self, side: int) -> int:
        return (4 - side) % 4 if self.is_mirrored and side >= 0 else side

    def number(self, kind: str, number: int) -> int:
        """What a number of this kind becomes, as texts declare it."""
        if kind == "seat":
            return self.seat(number)
        if kind == "facing":
            return self.angle(number)
        if kind == "side":
            base = number - number % 10
            return base + self.side(number - base) if number >= 0 else number
        return number

    # -- values -------------------------------------------------------------------------------------------

    def value(self, value: Any, name: str, hint: str) -> Any:
        if name == "used_up":  # by whom, and what
            return tuple([f"{self.seat(int(who))}:{what}" for who, _, what in [use.partition(":") for use in value]])
        if name in BITS:
            return self.bits(value)
        if name in ANGLES:
            return self.angle(value)
        if name in SIDES and isinstance(value, int):
            return self.side(value)
        if "Point" in hint and is_point(value):
            return self.point(value)
        if isinstance(value, bool) or value is None or isinstance(value, str):
            return value
        if isinstance(value, int):
            return self.seat(value) if name in SEATS or any([kind in hint for kind in SEATED]) else value
        if isinstance(value, Answer):
            return self.answer(value)
        if isinstance(value, Sealed):  # they speak at once, in no order
            value = self.record(value)
            value.seats, value.said = tuple(sorted(value.seats)), tuple(sorted(value.said))
            return value
        if is_record(type(value)):
            return value if type(value) in self.game.catalogue() else self.record(value)
        if isinstance(value, (list, tuple)):
            turned = [self.value(each, "", hint) for each in value]
            if name in BY_SEAT and len(turned) == len(self.seats):
                turned = [turned[self.seats.index(seat)] for seat in range(len(turned))]
            return type(value)(turned)
        return value

    def record(self, value: Any) -> Any:
        kind = type(value)
        hints = declared(kind)
        return kind(*[self.value(getattr(value, name), name, hints[name]) for name in hints_of(kind)])

    def match(self, m: Match) -> Match:
        """The same match from the other place, with dice of its own that fall alike."""
        state = self.record(m.state)
        assert isinstance(state, State)
        stack: list[Step] = [self.value(step, "", "") for step in m.stack]
        twin = Match(m.game, m.setup, state, stack, m.dice.clone())
        if hasattr(m.state, "is_settled"):
            state.is_settled = m.state.is_settled
        return twin

    # -- what is said -------------------------------------------------------------------------------------

    def named(self, entry: Entry, subject: int, picks: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
        return self.number(entry.subject, subject), tuple([self.number(entry.picks, pick) for pick in picks])

    def answer(self, answer: Answer) -> Answer:
        entry = phrasebook_of(self.game.id).option(answer.key)
        subject, picks = self.named(entry, answer.subject, answer.picks)
        path = tuple([self.point(point) for point in answer.path])
        return Answer(self.seat(answer.seat), answer.key, subject, picks, path, answer.numbers, answer.detail)

    def option(self, option: Option) -> Option:
        entry = phrasebook_of(self.game.id).option(option.key)
        subject, among = self.named(entry, option.subject, option.among)
        return option._replace(subject=subject, among=among)

    def decision(self, decision: Decision) -> Decision:
        entry = phrasebook_of(self.game.id).question(decision.kind)
        options = tuple([self.option(option) for option in decision.options])
        subject, facts = self.number(entry.subject, decision.subject), self.facts(entry, decision.facts)
        return decision._replace(seat=self.seat(decision.seat), options=options, subject=subject, facts=facts)

    def event(self, event: Event) -> Event:
        facts = self.facts(phrasebook_of(self.game.id).event(event.name), event.facts)
        return event._replace(facts=facts, seen_by=self.bits(event.seen_by))

    def facts(self, entry: Entry, told: tuple[int, ...]) -> tuple[int, ...]:
        facts = list(told)
        if [fact.name for fact in entry.facts] == ["red", "blue"]:  # one for each seat
            facts = [facts[self.seats.index(seat)] for seat in range(len(facts))]
        for place, fact in enumerate(entry.facts):
            kind = fact.kind or BY_NAME.get(fact.name, "")
            rest = range(place, len(facts)) if fact.is_rest else range(place, min(place + 1, len(facts)))
            if kind in ("corner", "way") or fact.name in ("x", "from_x"):
                for number in list(rest)[::2] if self.is_mirrored else ():
                    facts[number] = self.board - facts[number]
                continue
            for number in rest:
                facts[number] = self.number(kind, facts[number])
            if fact.name == "members":  # they are named together, in the order of their numbers
                facts[place:] = sorted(facts[place:])
        return tuple(facts)

    def ended_alike(self, m: Match, twin: Match) -> bool:
        if m.outcome is None or twin.outcome is None:
            return False
        winners = {self.seat(seat) for seat in m.outcome.winners}
        return winners == set(twin.outcome.winners) and m.outcome.rule == twin.outcome.rule

    # -- two matches side by side --------------------------------------------------------------------------

    def faces(self, m: Match, twin: Match, faces: tuple[int, ...]) -> tuple[int, ...]:
        """Where all roll at once, everybody keeps the dice that are his."""
        ways = self.ways_to_drift(m)
        if ways:
            mirrored = [-way % FULL_CIRCLE for way in ways]
            drifting = ways[faces[0] - 1] % FULL_CIRCLE
            return (mirrored.index(drifting) + 1,) if drifting in mirrored else faces
        rolling, others = rollers(m), rollers(twin)
        each = len(faces) // max(1, len(rolling))
        dealt = {self.seat(seat): faces[place * each : (place + 1) * each] for place, seat in enumerate(rolling)}
        return tuple([face for seat in others for face in dealt[seat]]) or faces

    def ways_to_drift(self, m: Match) -> tuple[int, ...]:
        """Where a die says to which side a shell drifts: what is left here is right there."""
        step = m.stack[-2] if len(m.stack) > 1 else None
        if not self.is_mirrored or not isinstance(step, Bombard) or not step.missed:
            return ()
        return next(bomb.shell.directions for bomb in mageknight(m).bombs if bomb.id == step.missed[0].bomb)

    def is_lopsided(self, m: Match) -> bool:
        """A shell of a pack may drift to one side only."""
        ways = self.ways_to_drift(m)
        return {way % FULL_CIRCLE for way in ways} != {-way % FULL_CIRCLE for way in ways}

    def differences(self, m: Match, twin: Match) -> list[str]:
        """Who is asked what, here and there; the order in which options stand is nobody's business."""
        asked, there = in_order([self.decision(each) for each in m.asks()]), in_order(list(twin.asks()))
        if asked == there:
            return []
        options = [{option for each in asks for option in each.options} for asks in (asked, there)]
        names = [[(each.seat, each.kind, each.subject) for each in asks] for asks in (asked, there)]
        return [f"{names[0]} here, {names[1]} there; {options[0] - options[1]}; {options[1] - options[0]}"]

    def play(self, m: Match, twin: Match, answer: Answer) -> list[str]:
        """The answer is given here and, turned, there: what is told differently."""
        turned, decision = self.answer(answer), m.question_to(answer.seat)
        option = None if decision is None else decision.offered(answer)
        if answer.seat == CHANCE:
            turned = turned._replace(numbers=self.faces(m, twin, answer.numbers))
        elif option is not None and option.high == FULL_CIRCLE - 1:
            turned = turned._replace(numbers=tuple([self.angle(number) for number in answer.numbers]))
        here, there = len(m.events), len(twin.events)
        assert m.answer(answer)
        verdict = twin.answer(turned)
        if not verdict:
            return [f"{answer} is refused there: {verdict.refusals}"]
        told, retold = [self.event(event) for event in m.events[here:]], twin.events[there:]
        return [f"{each} differs" for each in set(map(unordered, told)) ^ set(map(unordered, retold))]

    def align(self, m: Match, twin: Match) -> None:
        """Those who roll for the initiative do it at once; that one after the other is asked is no rule."""
        here, there = m.find(Initiative), twin.find(Initiative)
        if here is not None and there is not None and not here.totals:
            turned = tuple([self.seat(seat) for seat in here.seats])
            if turned != there.seats and set(turned) == set(there.seats):
                there.seats = turned
                roll, model = twin.stack[-1], m.stack[-1]
                if isinstance(roll, Roll) and isinstance(model, Roll):
                    roll.number, roll.roller = model.number, turned[0]
                twin.pending = None


def in_order(decisions: list[Decision]) -> list[Decision]:
    return sorted(
        [
            each._replace(options=tuple(sorted([one._replace(among=tuple(sorted(one.among))) for one in each.options])))
            for each in decisions
        ]
    )


def unordered(event: Event) -> Event:
    """Dice that fell together, and seats that have something in common, in no order."""
    if event.name == "rolled":
        is_drift = event.rule == "MK-BOMB-16"  # in a mirror another face says so
        return event._replace(facts=(*event.facts[:2], *sorted(event.facts[2:])) if not is_drift else event.facts[:2])
    return event._replace(facts=tuple(sorted(event.facts))) if event.name in ("ended", "tied") else event


def rollers(m: Match) -> tuple[int, ...]:
    """All for whom the dice fall that are asked for, in this order; nobody where they are of one player alone."""
    roll, step = m.stack[-1], m.stack[-2]
    if not isinstance(roll, Roll) or roll.roller != NOBODY:
        return ()
    if isinstance(step, Skirmishing):
        return 0, 1
    if isinstance(step, (Prepare, Summoning)):
        return step.rolling
    return step.tied() if isinstance(step, RollOff) else ()


def is_seated(m: Match, is_mirrored: bool) -> bool:
    """Everybody has a place: before that, seat by seat chooses his own. In a mirror, everything has its place.

    Before the first initiative roll of Warlord nobody goes first, and reacts begin at the first seat of the table.
    """
    if isinstance(m.state, Warlord) and m.state.first < 0:
        return False
    preparing = m.find(Prepare)
    is_preparing = preparing is not None and (is_mirrored or preparing.stage == SIDE)
    return not is_preparing and (not is_mirrored or m.find(Laying) is None)


def is_on_edge(m: Match, twin: Match) -> bool:
    """A mil decides whether somebody of Summoners sees another, and so the mirror may show it otherwise.

    A line of sight may run up to a mil below the edge of what blocks it (`geometry.sight`).
    """
    here, there = m.state, twin.state
    if not isinstance(here, Summoners) or not isinstance(there, Summoners):
        return False
    pairs = [(one, other) for one in here.here() for other in here.here() if one.id != other.id]
    unlike = [
        (one, other)
        for one, other in pairs
        if sees(here, one, other) != sees(there, there.units[one.id], there.units[other.id])
    ]
    nudged = [
        here.with_moved(unit.standing_at((unit.at[0] + x, unit.at[1] + y))) for unit in here.here() for x, y in NUDGES
    ]
    for one, other in unlike:
        if len({sees(table, table.units[one.id], table.units[other.id]) for table in nudged}) == 1:
            return False
    return bool(unlike)


def is_point(value: Any) -> bool:
    return isinstance(value, tuple) and len(value) == 2 and all([type(each) is int for each in value])


@cache
def declared(kind: type) -> dict[str, str]:
    """The fields of a leaf or step with their types, as they are written."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        found |= {name: str(hint) for name, hint in vars(base).get("__annotations__", {}).items()}
    names = {each.name for each in fields(kind)} if is_dataclass(kind) else set(kind._fields)  # type: ignore[attr-defined]
    return {name: hint for name, hint in found.items() if name in names}
