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
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from measured import (
    CORNERS,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Corner,
    Entry,
    MeasuredTable,
    Near,
    Place,
    beside,
    card_in,
    copied,
    foe,
    mils,
    own,
)
from measured import someone as unit
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
from tercio.games import box_of, open_game
from tercio.games.summoners.content.catalogue import content_of
from tercio.games.summoners.content.pack import radius_of
from tercio.games.summoners.field.ground import gap_between
from tercio.games.summoners.positions.answers import word_of
from tercio.games.summoners.printed.profiles import INCH
from tercio.games.summoners.state import Objective, Piece, Player, Summoners, Unit, summoners
from tercio.kernel import Answer, Decision, Game, Option

__all__ = [
    "EAST", "NORTH", "REALM", "SOUTH", "WEST", "Entry", "Near", "Place", "Summoning", "action", "attack", "creature",
    "described", "does_heal", "foe", "named", "near", "own", "power", "realm", "spell", "summoner", "unit",
    "without_mark",
]  # fmt: skip


def near(whom: str, gap: float = 0, angle: int = EAST) -> Near:
    return Near(whom, gap, angle)


# -- the table -----------------------------------------------------------------------------------------


class Summoning(MeasuredTable):
    """A match of Summoners from a written position, in the activation phase of seat 0 unless told otherwise."""

    words = box_of("summoners").vocabulary
    NEUTRAL = ("pass", "passive", "done", "reveal", "no-push", "let-go", "stay", "stop")
    NAMED = ("attack", "power", "value", "card")

    def __init__(
        self,
        units: Sequence[Entry] | Mapping[str, dict[str, Any]] = (),
        cards: Sequence[dict[str, Any]] = (),
        dice: Sequence[int] = (),
        mages: bool = True,
        is_open: bool = False,
        **position: Any,
    ) -> None:
        entries = copied(units)
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
        return cls.started(open_game("summoners", inline=setup.get("content")), setup, dice, seed)

    # -- looking -------------------------------------------------------------------------------

    @property
    def state(self) -> Summoners:
        return summoners(self.match)

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

    # -- acting --------------------------------------------------------------------------------

    def spot(self, place: Near, subject: int) -> tuple[int, int]:
        """The place for the unit that moves, or for the creature that is called."""
        if 0 <= subject < len(self.state.units):
            radius = self.state.units[subject].profile.radius
        else:
            profile = word_of(self.match.game, self.state, "creature", subject)
            radius = content_of(self.match.game).profiles[profile].radius if profile else 0
        whom = self.unit(place.whom)
        return beside(whom.at, whom.profile.radius + radius, place)

    def neutral(self, option: Option, decision: Decision) -> Answer:
        """To come first himself, the cards as they come, no gems."""
        own = decision.option(option.key, decision.seat)
        if option.key == "first" and own is not None:
            option = own
        return option.reply(decision.seat, option.among[: option.least], (), (option.low,) * option.numbers)


# -- cards and places that the position needs ----------------------------------------------------------


class Cards:
    """Everything that the units of a table are, in the form of a pack."""

    def __init__(self, entries: Mapping[str, dict[str, Any]], cards: Sequence[dict[str, Any]]) -> None:
        self.radii: dict[str, int] = {}
        units = {card["id"]: dict(card) for card in cards if "base" in card}
        for label, entry in entries.items():
            profile = entry.setdefault("profile", card_in(label, units, shipped()))
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
        """In inches; a figure near another one is placed after it."""
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
        profile = entry.get("profile") or card_in(label, described_here, shipped())
        if profile in summoning or (profile.startswith("mage") and profile not in described_here):
            have.add(entry.get("seat", 0))
    highest = max([1, players - 1, *[entry.get("seat", 0) for entry in entries.values()]])
    seats = 2 if highest == 1 else 4
    for seat in range(seats):
        if seat not in have:
            entries[f"mage{seat}"] = {"seat": seat, "at": CORNERS[seat]}


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
