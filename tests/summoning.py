"""The fluent helper for Summoners: set the table, act, claim. Everything goes through the public way.

    table = Summoning(
        [own("cobra", (10, 10)), foe("golem", near("cobra"))],
        cards=[creature("cobra", melee=3), creature("golem", reflex=3, resistance=4)],
        dice=[2, 4, 7, 5, 8],
        acting="cobra",
    )
    table.say("melee", "cobra", "golem").say("passive")

    assert table.unit("golem").lost == 5

WHO STANDS WHERE. `own(label, at, ...)` is a unit of seat 0, `foe` one of seat 1, `unit(label, seat, at, ...)`
anybody's. `at` is the middle of the base in inches, or `near("cobra", 2)`: 2 inches from edge to edge, to the
east, unless an angle is given (EAST, NORTH, WEST, SOUTH, or degrees); `near("cobra")` touches it. The same
words in a path mean the place for whoever moves. What else is true of a unit follows by name, as in a
scenario file: `life_lost=3, ap=1, ice=2, fire=1, fire_by=0, loss=1, moved=["walk"], activated=True,
concentrated=True, gone="killed", profile="cobra"`.

WHAT IT IS. The label, without a number at its end, is the profile: "cobra", "cobra2" and "cobra-3" are
cobras. Profiles come from `cards`, else from our own packs, else they are plain: a level 1 creature, or a
summoner if the name begins with "mage". `creature(id, ...)`, `summoner(id, ...)` take every key of a pack;
short forms are `melee=3`, `ranged=2` (with `reach=12`), `special=[...]` of the unit and `strikes=[...]` of
its only attack, which is called "hit" or "shot"; more of them are `attacks=[attack("bite", melee=3,
special=["ice 1"]), ...]`. `spell(id, ...)` and `action(id, ...)` go into `powers=[...]` of a unit. Plain
creature: 2 AP, walk 5, run 8, Reflex 3, Resistance 0, size 2, 10 + 5 life, base 30 mm, melee 2, costs 1 gem.
Plain summoner: 3 AP, walk 4, run 7, Reflex 3, Resistance 0, melee 2, no boosts.

WHO ELSE IS THERE. Every seat without a summoner gets a plain one far away in a corner, called "mage0",
"mage1", ...; `mages=False` leaves them out. `terrain={"wood": {"kind": "wood", "at": [20, 20], "radius":
3}}`, `objectives={"source": {"kind": "large", "at": [18, 18], "holder": 1}}`, `players=[{"gems": 3, "level":
"adept"}, {}]`, `effects=[...]` and all other keyword arguments (`scenario="s6"`, `round=3`, `phase="end"`,
`turn=1`, `options=[...]`) are those of `[position]`. `acting="cobra"`: its activation is under way, the
control roll is over; `activating="cobra"`: the roll is next. Decks hold all types that wait, in the order of
the units, unless `players` says `"deck": [...]`.

ACTING. `say(key, who, *more, ...)` answers and must be legal: texts in `more` are picks, pairs of inches (or
`near`) are corners of the path; `numbers=[1]`; `attack=`, `spell=`, `action=`, `creature=`, `value=`, `spot=`
by name; `seat=` where somebody else speaks than the one who is offered this. Without `who` it is the only one
that can. `refused(...)`, with the same words, is the set of rules that refuse it, `because(...)` the set of
reasons. `go_on(until="act", seat=1)` says nothing of importance, whoever is asked, until a question of this
kind comes.

LOOKING. `unit(label)`, `player(seat)`, `objective(label)`, `piece(label)`, `gap(label, label)` in inches;
`question()` is (seat, kind); `keys()` what can be answered, `offered(key, who)` the names that can be picked,
`subjects(key)` who can; `events(name)`, `facts(name)`, `happened(name, ...)`, `rolls()`; `winners`, `dice_left`. Faces
fall in the order of `dice`; a test that runs out of them fails, and so does `done()` where some are left.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from summoning_cards import (
    REALM,
    action,
    attack,
    creature,
    described,
    does_heal,
    named,
    power,
    realm,
    spell,
    summoner,
    without_mark,
)  # fmt: skip
from tercio.games import open_game, vocabulary_of
from tercio.games.summoners.catalogue import content_of
from tercio.games.summoners.ground import gap_between
from tercio.games.summoners.packing import radius_of
from tercio.games.summoners.state import INCH, Objective, Piece, Player, Summoners, Unit, summoners
from tercio.games.summoners.wording import owner_of, word_of
from tercio.geometry.angles import SCALE, direction
from tercio.kernel import (
    NOBODY,
    Answer,
    Decision,
    Event,
    Game,
    Match,
    Option,
    Verdict,
    loaded,
    open_dice,
    seeded,
    start,
)

__all__ = [
    "EAST", "NORTH", "REALM", "SOUTH", "WEST", "Entry", "Near", "Place", "Summoning", "action", "attack", "creature",
    "described", "does_heal", "foe", "named", "near", "own", "power", "realm", "spell", "summoner", "unit",
    "without_mark",
]  # fmt: skip

EAST, NORTH, WEST, SOUTH = 0, 90, 180, 270
CORNERS = ((1, 1), (35, 35), (1, 35), (35, 1))
NEUTRAL = ("pass", "passive", "done", "reveal", "no-push", "let-go", "stay", "stop")


class Near(NamedTuple):
    """A place by its distance from somebody, edge to edge."""

    whom: str
    gap: float
    angle: int


Corner = tuple[float, float]
Place = Corner | Near
Entry = tuple[str, dict[str, Any]]


def near(whom: str, gap: float = 0, angle: int = EAST) -> Near:
    return Near(whom, gap, angle)


# -- who stands where ----------------------------------------------------------------------------------


def unit(label: str, seat: int, at: Place, **more: Any) -> Entry:
    return label, {"seat": seat, "at": at, **more}


def own(label: str, at: Place, **more: Any) -> Entry:
    return unit(label, 0, at, **more)


def foe(label: str, at: Place, **more: Any) -> Entry:
    return unit(label, 1, at, **more)


# -- the table -----------------------------------------------------------------------------------------


class Summoning:
    """A match of Summoners from a written position, in the activation phase of seat 0 unless told otherwise."""

    def __init__(
        self,
        units: Sequence[Entry] | Mapping[str, dict[str, Any]] = (),
        cards: Sequence[dict[str, Any]] = (),
        dice: Sequence[int] = (),
        mages: bool = True,
        is_open: bool = False,
        **position: Any,
    ) -> None:
        entries = {label: dict(entry) for label, entry in dict(units).items()}
        if mages:
            is_for_four = position.get("scenario") in ("s9", "s10")
            add_mages(entries, cards, 4 if is_for_four else len(position.get("players", ())))
        content = Cards(entries, cards)
        game = game_of(content.text)
        content.measure(game)
        for label, entry in entries.items():
            entry["at"] = list(content.place(entries, label, entry["at"]))
        table = {"units": entries, **position}
        self.begin(game, {"position": table, "content": json.loads(content.text)}, dice, is_open)

    @classmethod
    def new(cls, setup: dict[str, Any], dice: Sequence[int] | None = None, seed: int = 0) -> Summoning:
        """A new match, with its preparations. Without `dice` they fall by the seed."""
        table = cls.__new__(cls)
        table.words = vocabulary_of("summoners")
        game = open_game("summoners", inline=setup.get("content"))
        table.match = start(game, setup, seeded(seed) if dice is None else loaded(tuple(dice)))
        return table

    def begin(self, game: Game, setup: dict[str, Any], dice: Sequence[int], is_open: bool) -> None:
        self.words = vocabulary_of("summoners")
        self.match: Match = start(game, setup, open_dice(1) if is_open else loaded(tuple(dice)))

    # -- looking -------------------------------------------------------------------------------

    @property
    def state(self) -> Summoners:
        return summoners(self.match)

    def number(self, name: str) -> int:
        found = self.words.id_of(self.state, name)
        assert found is not None, f"nothing is called {name}; there is {', '.join(self.words.names(self.state))}"
        return found

    def name(self, number: int) -> str:
        """The label of a unit, piece or objective, or the card of a deck."""
        label = self.words.name_of(self.state, number)
        return label or word_of(self.match.game, self.state, "card", number) or str(number)

    def unit(self, label: str) -> Unit:
        return self.state.units[self.number(label)]

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def objective(self, label: str) -> Objective:
        found = self.state.objective(self.number(label))
        assert found is not None
        return found

    def piece(self, label: str) -> Piece:
        found = self.state.piece(self.number(label))
        assert found is not None
        return found

    def gap(self, one: str, other: str) -> float:
        return gap_between(self.unit(one), self.unit(other)) / INCH

    def at(self, label: str) -> Corner:
        x, y = self.unit(label).at
        return x / INCH, y / INCH

    def events(self, name: str) -> list[Event]:
        return [event for event in self.match.events if event.name == name]

    def facts(self, name: str) -> list[tuple[int, ...]]:
        return [event.facts for event in self.events(name)]

    def happened(self, name: str, *facts: int | str, rule: str = "") -> bool:
        """Has there been such an event, with facts that begin like these? Labels stand for their numbers."""
        wanted = tuple([self.number(fact) if isinstance(fact, str) else fact for fact in facts])
        found = [e for e in self.events(name) if e.facts[: len(wanted)] == wanted and rule in ("", e.rule)]
        return bool(found)

    def rolls(self) -> list[tuple[int, ...]]:
        """The faces of all rolls so far, roll by roll."""
        return [facts[2:] for facts in self.facts("rolled")]

    def names(self) -> list[str]:
        """All events so far, by name."""
        return [event.name for event in self.match.events]

    @property
    def decision(self) -> Decision:
        asks = self.match.asks()
        assert asks, "nobody is asked: the match is over"
        return asks[0]

    def question(self) -> tuple[int, str]:
        """Who is asked, and what kind of question."""
        return self.decision.seat, self.decision.kind

    def options(self, key: str, who: str = "") -> list[Option]:
        """All options with this key; of one unit, where it is named."""
        number = self.number(who) if who else NOBODY
        every = [option for decision in self.match.asks() for option in decision.options if option.key == key]
        return [option for option in every if not who or owner_of(option.subject) == number]

    def keys(self) -> set[str]:
        return {option.key for decision in self.match.asks() for option in decision.options}

    def offered(self, key: str, who: str = "") -> set[str]:
        """The names of all that can be picked for this answer."""
        return {self.name(pick) for option in self.options(key, who) for pick in option.among}

    def subjects(self, key: str) -> list[str]:
        """Who or what can do this: labels; for attacks, powers and values "cobra:bite"; creatures by their profile."""
        return [self.subject(option.subject) for option in self.options(key)]

    def subject(self, number: int) -> str:
        label = self.words.name_of(self.state, number)
        if label:
            return label
        owner = self.words.name_of(self.state, owner_of(number))
        for kind in ("attack", "power", "value", "card"):
            word = word_of(self.match.game, self.state, kind, number)
            if word:
                return f"{owner}:{word}" if owner else word
        return str(number)

    @property
    def winners(self) -> tuple[int, ...] | None:
        return None if self.match.outcome is None else self.match.outcome.winners

    @property
    def dice_left(self) -> int:
        return len(self.match.dice.loaded or ()) - self.match.dice.used

    # -- acting --------------------------------------------------------------------------------

    def answer(
        self,
        key: str,
        who: str = "",
        *more: str | Place,
        seat: int | None = None,
        numbers: Sequence[int] = (),
        subject: int | None = None,
        **details: str,
    ) -> Answer:
        """What the words mean; `subject` is for numbers that have no name, such as a seat."""
        picks: list[int] = []
        path: list[tuple[int, int]] = []
        for word in more:
            if isinstance(word, str):
                found = self.words.pick_of(self.match, key, word)
                assert found is not None, f"nothing is called {word}"
                picks.append(found)
        number = self.number(who) if who else NOBODY
        if subject is None and not who and not details:
            every = self.options(key)
            subject = every[0].subject if len(every) == 1 else NOBODY
        if subject is None:
            subject = self.words.subject_of(self.match, key, number, details)
        for word in more:
            if isinstance(word, Near):
                path.append(self.spot(word, subject))
            elif not isinstance(word, str):
                path.append((mils(word[0]), mils(word[1])))
        speaker = self.speaker(key, subject) if seat is None else seat
        return Answer(speaker, key, subject, tuple(picks), tuple(path), tuple(numbers))

    def speaker(self, key: str, subject: int) -> int:
        for decision in self.match.asks():
            if decision.option(key, subject) is not None:
                return decision.seat
        return self.decision.seat

    def spot(self, place: Near, subject: int) -> tuple[int, int]:
        """The place for whoever moves, or for the creature that is called."""
        owner = owner_of(subject)
        if 0 <= owner < len(self.state.units):
            radius = self.state.units[owner].profile.radius
        else:
            profile = word_of(self.match.game, self.state, "creature", subject)
            radius = content_of(self.match.game).profiles[profile].radius if profile else 0
        whom = self.unit(place.whom)
        return beside(whom.at, whom.profile.radius + radius, place)

    def say(self, key: str, who: str = "", *more: str | Place, **words: Any) -> Summoning:
        """Answer; it must be legal."""
        answer = self.answer(key, who, *more, **words)
        verdict = self.match.answer(answer)
        assert verdict, f"{answer} is refused: {[(r.rule, r.because, r.facts) for r in verdict.refusals]}"
        return self

    def judge(self, key: str, who: str = "", *more: str | Place, **words: Any) -> Verdict:
        return self.match.judge(self.answer(key, who, *more, **words))

    def refused(self, key: str, who: str = "", *more: str | Place, **words: Any) -> set[str]:
        """The rules that refuse this answer; empty if it is legal."""
        return {ruling.rule for ruling in self.judge(key, who, *more, **words).refusals}

    def because(self, key: str, who: str = "", *more: str | Place, **words: Any) -> set[str]:
        """The reasons for which this answer is refused."""
        return {ruling.because for ruling in self.judge(key, who, *more, **words).refusals}

    def go_on(self, until: str = "", seat: int | None = None, most: int = 100) -> Summoning:
        """Say nothing of importance, whoever is asked, until a question of this kind comes (or the match is over)."""
        for _ in range(most):
            if not self.match.asks():
                assert not until, f"{until} is never asked: the match is over"
                return self
            for decision in self.match.asks():
                if decision.kind == until and seat in (None, decision.seat):
                    return self
            self.take(neutral(self.decision))
        raise AssertionError(f"{until} is never asked; now it is {self.question()}")

    def take(self, answer: Answer) -> None:
        verdict = self.match.answer(answer)
        assert verdict, f"{answer} is refused: {[(r.rule, r.because, r.facts) for r in verdict.refusals]}"

    def done(self) -> Summoning:
        """All dice have fallen."""
        assert self.dice_left == 0, f"{self.dice_left} dice are left"
        return self


def neutral(decision: Decision) -> Answer:
    """What changes least: to pass, to end, to reveal the next card, the cards as they come, no gems."""
    for key in NEUTRAL:
        for option in decision.options:
            if option.key == key and option.is_plain:
                return Answer(decision.seat, key, option.subject)
    option = decision.options[0]
    own = decision.option(option.key, decision.seat)
    if option.key == "first" and own is not None:
        option = own
    return Answer(
        decision.seat, option.key, option.subject, option.among[: option.least], (), (option.low,) * option.numbers
    )


# -- cards and places that the position needs ----------------------------------------------------------


class Cards:
    """Everything that the units of a table are, in the form of a pack."""

    def __init__(self, entries: Mapping[str, dict[str, Any]], cards: Sequence[dict[str, Any]]) -> None:
        self.radii: dict[str, int] = {}
        units = {card["id"]: dict(card) for card in cards if "base" in card}
        for label, entry in entries.items():
            profile = entry.setdefault("profile", profile_in(label, units))
            if profile not in units and profile not in shipped():
                units[profile] = summoner(profile) if profile.startswith("mage") else creature(profile)
        powers = {card["id"]: card for card in cards if "is_spell" in card}
        for face in units.values():
            given = face.get("powers", ())
            powers |= {one["id"]: one for one in given if isinstance(one, dict)}
            face["powers"] = [one["id"] if isinstance(one, dict) else one for one in given]
            self.radii[face["id"]] = radius_of(face["base"])
        tables = {
            "realm": [realm(name) for name in sorted({face["realm"] for face in units.values()} - set(realms()))],
            "terrain": [card for card in cards if "going" in card],
            "spell": [without_mark(one) for one in powers.values() if one["is_spell"]],
            "action": [without_mark(one) for one in powers.values() if not one["is_spell"]],
            "unit": list(units.values()),
        }
        self.text = json.dumps({key: listed for key, listed in tables.items() if listed})

    def measure(self, game: Game) -> None:
        self.radii |= {profile.id: profile.radius for profile in content_of(game).profiles.values()}

    def place(self, entries: Mapping[str, dict[str, Any]], label: str, at: Place | Sequence[float]) -> Corner:
        """In inches; whoever stands near another one is placed after it."""
        if not isinstance(at, Near):
            return at[0], at[1]
        x, y = self.place(entries, at.whom, entries[at.whom]["at"])
        radii = self.radii[entries[label]["profile"]] + self.radii[entries[at.whom]["profile"]]
        mx, my = beside((mils(x), mils(y)), radii, at)
        return mx / INCH, my / INCH


def add_mages(entries: dict[str, dict[str, Any]], cards: Sequence[dict[str, Any]], players: int) -> None:
    """A summoner in a corner for every seat that has none."""
    summoning = {card["id"] for card in cards if card.get("summoner")}
    summoning |= {name for name, is_summoner in shipped().items() if is_summoner}
    described_here = {card["id"]: card for card in cards}
    have: set[int] = set()
    for label, entry in entries.items():
        profile = entry.get("profile") or profile_in(label, described_here)
        if profile in summoning or (profile.startswith("mage") and profile not in described_here):
            have.add(entry.get("seat", 0))
    highest = max([1, players - 1, *[entry.get("seat", 0) for entry in entries.values()]])
    seats = 2 if highest == 1 else 4
    for seat in range(seats):
        if seat not in have:
            entries[f"mage{seat}"] = {"seat": seat, "at": CORNERS[seat]}


def profile_in(label: str, units: Mapping[str, Any]) -> str:
    """The label itself, if that is a card; else without the number at its end."""
    return label if label in units or label in shipped() else re.sub(r"[-#]?\d+$", "", label)


def beside(whom: tuple[int, int], radii: int, place: Near) -> tuple[int, int]:
    """So far from somebody, never nearer; where only rounding is between them, they touch all the same."""
    dx, dy = direction(place.angle)
    far = radii + mils(place.gap)
    x, y = (
        -(-far * dx // SCALE) if dx > 0 else far * dx // SCALE,
        -(-far * dy // SCALE) if dy > 0 else far * dy // SCALE,
    )
    return whom[0] + x, whom[1] + y


def mils(inches: float) -> int:
    return round(inches * INCH)


@lru_cache(maxsize=256)
def game_of(text: str) -> Game:
    """A game never changes, so the same content is opened once."""
    return open_game("summoners", inline=json.loads(text))


@lru_cache(maxsize=1)
def shipped() -> dict[str, bool]:
    """The profiles of our own packs, and whether they are summoners."""
    profiles = content_of(open_game("summoners")).profiles
    return {profile.id: profile.is_summoner for profile in profiles.values()}


@lru_cache(maxsize=1)
def realms() -> tuple[str, ...]:
    return tuple(content_of(open_game("summoners")).realms)
