"""The fluent helper for Mage Knight: set the table, act, claim. Everything goes through the public way.

    table = Knights(
        [own("orc", (10, 10)), foe("elf", near("orc"))],
        cards=[figure("orc", attack=9, damage=3), figure("elf", defense=15)],
        dice=[3, 4],
    )
    table.say("close", "orc", "elf")

    assert table.warrior("elf").click == 3

WHO STANDS WHERE. `own(label, at, ...)` is a warrior of seat 0, `foe` one of seat 1, `warrior(label, seat, at,
...)` anybody's. `at` is the middle of the base in inches, or `near("orc", 2)`: 2 inches from edge to edge, to
the NORTH, unless an angle is given (EAST, NORTH, WEST, SOUTH, or degrees); `near("orc")` touches it. The same
words in a path mean the place for whoever moves. Seat 0 faces north (90 degrees), seat 1 south (270), so that
those who touch face each other; `facing=180` or `facing="elf"` (towards it) says otherwise. What else is true
of a warrior follows by name, as in a scenario file: `click=2, tokens=1, marked=True, acted=True, soaring=True,
guard="elf" (it is the captive of elf), items=["blade"], off=["charge"], moved=True, gone="eliminated",
army=1, limit=0, level=3, figure="orc"`.

`ride("lancer", "horse", seat=1, ...)` sits in the saddle of a mount that stands there.

WHAT IT IS. The label, without a number at its end, is the figure: "orc", "orc2" and "orc-3" are orcs. Figures
come from `cards`, else from our own packs, else they are plain. `figure(id, ...)` takes every key of a pack;
short forms are `movement=8, attack=9, defense=15, damage=2, abilities=[...]` for all of its `clicks=6` clicks,
and `dial=[{}, {"attack": 7}, {"abilities": ["berserk"]}]` for what is different click by click. Two abilities
on one value: the second one sits in the nexus. Plain figure: those values, sword, boots, no range, radius 0.75,
front arc 180, weak, 25 points, 1 slot, no faction. `item(id, changes={"attack": 1})`, `domain(id,
most_range=6)` and `kind(id, "hindering", radius=2)` are further cards.

WHO ELSE IS THERE. Every seat without a warrior gets a plain one in a corner, called "extra0", "extra1", ...;
`extras=False` leaves them out. `missions=[{"at": [18, 18], "holder": 1}]` are called "mission-1", ...;
`terrain={"wood": {"kind": "hindering", "at": [20, 20], "radius": 3}}`, `loot=[{"item": "blade", "at": [1, 1]}]`
("loot-1"), `players=[{"actions": 1, "team": 0, "domain": "fog", "glory": 20}, {}]` and all other keyword
arguments (`active=1, phase="command", turn=3, total=300, last_turn=9, options=["domains"]`) are those of
`[position]`. The action phase of seat 0 is under way, unless told otherwise, with an action for every warrior
and 2 at least; where a `total` is given, with one for every 100 points.

ACTING. `say(key, who, *more, ...)` answers and must be legal: texts in `more` are picks, pairs of inches (or
`near`) are corners of the path; `facing=90` or `facing="elf"` at its end (as before, if nothing is said);
`numbers=[1]`; `side=`, `kind=`, `domain=`, `ability=`, `figure=`, `item=` by name; `seat=` where somebody else
speaks than the one who is offered this. Without `who` it is the only one that can. `refused(...)`, with the same
words, is the set of rules that refuse it, `because(...)` the set of reasons. `end()` ends the action phase,
which ends by itself where nobody can act any more; `go_on(until="act", seat=1)` says nothing of importance,
whoever is asked, until a question of this kind comes.

LOOKING. `warrior(label)`, `player(seat)`, `mission(number)`, `piece(label)`, `at(label)`; `question()` is (seat,
kind); `keys()` what can be answered, `offered(key, who)` the names that can be picked, `subjects(key)` who can;
`events(name)`, `facts(name)`, `happened(name, ...)`, `names()`, `rolls()`; `winners`, `dice_left`. Faces fall in
the order of `dice`; a test that runs out of them fails, and so does `done()` where some are left.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
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
    named,
    own,
)
from measured import someone as warrior
from tercio.content.document import Document
from tercio.games.mageknight import open_game
from tercio.games.mageknight.abilities.registry import special_abilities
from tercio.games.mageknight.game import MageKnightGame
from tercio.games.mageknight.positions.position import MageKnightVocabulary
from tercio.games.mageknight.printed.dials import Figure
from tercio.games.mageknight.state import INCH, MISSIONS, MageKnight, Mission, Piece, Player, Warrior, mageknight
from tercio.geometry.angles import nearest_facing
from tercio.kernel import Answer, Decision, Option

__all__ = [
    "EAST", "NORTH", "SOUTH", "WEST", "Card", "Corner", "Entry", "Knights", "Near", "Place", "book", "domain", "figure",
    "foe", "game_of", "item", "kind", "named", "near", "own", "pack_of", "ride", "spell", "warrior",
    "with_optional_packs",
]  # fmt: skip

TURN = 359  # the highest facing: an option that goes up to it wants one
VALUES = {"movement": 8, "attack": 9, "defense": 15, "damage": 2}


Card = tuple[str, dict[str, Any]]  # the table of a pack, and what stands in it


def near(whom: str, gap: float = 0, angle: int = NORTH) -> Near:
    return Near(whom, gap, angle)


@cache
def with_optional_packs() -> MageKnightGame:
    """The game with the packs that come along and that only some tables play with."""
    folder = files("tercio.games.mageknight").joinpath("packs").joinpath("optional")
    found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return open_game([Document.parse(file.read_bytes(), file.name) for file in found])


# -- who stands where ------------------------------------------------------------------------------------


def ride(label: str, mount: str, seat: int = 0, **more: Any) -> Entry:
    """In the saddle of another one of the table."""
    return label, {"seat": seat, "mount": mount, **more}


# -- cards -----------------------------------------------------------------------------------------------


def figure(
    card: str,
    dial: Sequence[Mapping[str, Any]] = (),
    clicks: int = 6,
    abilities: Sequence[str] = (),
    **values: Any,
) -> Card:
    """A figure; see above for what it is if nothing is said."""
    usual = {name: values.pop(name, value) for name, value in VALUES.items()}
    turns = [click({**usual, "abilities": list(abilities), **one}) for one in dial or [{}] * clicks]
    plain = {"rank": "weak", "points": 25, "attack_types": ["sword"], "slots": 1}
    return "figure", {"id": card, "name": named(card), **plain, "dial": turns, **values}


def click(values: dict[str, Any]) -> dict[str, Any]:
    """A second ability on one value sits in the nexus."""
    taken: list[str] = []
    marks: list[str] = []
    for ability in values.pop("abilities"):
        slot = special_abilities()[ability].slot
        if slot in taken:
            values["nexus"] = ability
        else:
            marks.append(ability)
        taken.append(slot)
    return {**values, "abilities": marks}


def item(card: str, **values: Any) -> Card:
    return "item", {"id": card, "name": named(card), "text": named(card), "collector": "999", "points": 5, **values}


def domain(card: str, **values: Any) -> Card:
    return "domain", {"id": card, "name": named(card), "text": named(card), **values}


def book(card: str = "tome", **values: Any) -> Card:
    """A spellbook of 9 pages; its bearer names what is in it: `own("mage", at, items=["tome"], spells=["ember"])`."""
    return item(card, **{"capacity": 9, **values})


def spell(card: str, what: str = "sorcery", **values: Any) -> Card:
    """A spell of 1 page with 2 bars; an enchantment for friends anywhere, unless told otherwise."""
    usual = {"target": "friend", "reach": "anywhere"} if what == "enchantment" and "choice" not in values else {}
    cost = {"pages": 1, "bars": 2}
    return "spell", {"id": card, "name": named(card), "text": named(card), "kind": what, **cost, **usual, **values}


def kind(card: str, what: str, **values: Any) -> Card:
    return "terrain", {"id": card, "name": named(card), "kind": what, **values}


# -- the table -------------------------------------------------------------------------------------------


class Knights(MeasuredTable):
    """A match of Mage Knight from a written position, in the action phase of seat 0 unless told otherwise."""

    words = MageKnightVocabulary()
    NEUTRAL = ("pass", "end-phase", "commit")
    NAMED = ("ability", "kind", "domain", "item", "figure", "side")

    def __init__(
        self,
        warriors: Sequence[Entry] | Mapping[str, dict[str, Any]] = (),
        cards: Sequence[Card] = (),
        dice: Sequence[int] = (),
        extras: bool = True,
        is_open: bool = False,
        **position: Any,
    ) -> None:
        entries = copied(warriors)
        if extras:
            add_extras(entries, len(position.get("players", ())))
        text = pack_of(entries, cards)
        game = game_of(text)
        for label, entry in entries.items():
            if "at" in entry:
                entry["at"] = list(placed(game, entries, label))
        turn_towards(entries)
        setup = {"position": {"warriors": entries, **position}, "content": json.loads(text)}
        self.begin(game, setup, dice, is_open)

    @classmethod
    def new(
        cls, setup: dict[str, Any], dice: Sequence[int] | None = None, seed: int = 0, cards: Sequence[Card] = ()
    ) -> Knights:
        """A new match, with its preparations. Without `dice` they fall by the seed."""
        return cls.started(game_of(pack_of({}, cards)), setup, dice, seed)

    # -- saying ----------------------------------------------------------------------------------

    def away(self, key: str, who: str, *more: str | Place, **words: Any) -> Knights:
        """A move of one that enemies hold: first the roll, then the way if it is free; else it stays as it is."""
        self.say(key, who)
        if self.question()[1] == "way":
            return self.say(key, who, *more, **words)
        return self.say("pass") if self.question()[1] == "held" else self

    # -- looking ---------------------------------------------------------------------------------

    @property
    def state(self) -> MageKnight:
        return mageknight(self.match)

    def warrior(self, label: str) -> Warrior:
        return self.state.warriors[self.number(label)]

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def mission(self, number: int = 1) -> Mission:
        found = self.state.mission(MISSIONS + number - 1)
        assert found is not None
        return found

    def piece(self, label: str) -> Piece:
        found = self.state.piece(self.number(label))
        assert found is not None
        return found

    def at(self, label: str) -> Corner:
        x, y = self.warrior(label).at
        return x / INCH, y / INCH

    # -- acting ----------------------------------------------------------------------------------

    def answer(
        self, key: str, who: str = "", *more: str | Place, facing: int | str | None = None, **words: Any
    ) -> Answer:
        """What the words mean; a warrior that moves keeps its facing, if nothing is said."""
        plain = super().answer(key, who, *more, **words)
        if facing is not None or (plain.path and not plain.numbers):
            return plain._replace(numbers=self.turned(key, plain.subject, plain.path, facing))
        return plain

    def spot(self, place: Near, subject: int) -> tuple[int, int]:
        mover = self.state.warriors[subject] if 0 <= subject < len(self.state.warriors) else None
        radius = 0 if mover is None else self.reach(mover, place.angle)
        whom = self.warrior(place.whom)
        return beside(whom.at, self.reach(whom, place.angle) + radius, place)

    def reach(self, warrior: Warrior, angle: int) -> int:
        """From its middle to its edge; a long base as it lies now."""
        return reach_towards(warrior.base, {"facing": warrior.facing}, angle)

    def turned(
        self, key: str, subject: int, path: tuple[tuple[int, int], ...], facing: int | str | None
    ) -> tuple[int, ...]:
        """The facing that an answer with a path or a turn wants; none where it wants none."""
        mover = self.state.warriors[subject] if 0 <= subject < len(self.state.warriors) else None
        if isinstance(facing, str):
            at = path[-1] if path or mover is None else mover.at
            return (nearest_facing(at, self.warrior(facing).at),)
        if facing is not None:
            return (facing,)
        offered = [option for option in self.options(key) if option.subject == subject]
        if offered and offered[0].high != TURN:
            return ()
        return (0 if mover is None else mover.facing,)

    def end(self) -> Knights:
        """The active player ends his action phase."""
        return self.say("end-phase")

    def neutral(self, option: Option, decision: Decision) -> Answer:
        """Nobody's help, all of the damage to the first."""
        numbers = (option.low,) * option.numbers
        if option.key == "split":
            numbers = (option.high, *numbers[1:])
        return option.reply(decision.seat, option.among[: option.least], (), numbers)


# -- cards and places that the position needs ------------------------------------------------------------


def pack_of(entries: dict[str, dict[str, Any]], cards: Sequence[Card]) -> str:
    """Everything that the warriors of a table are, in the form of a pack; unknown ones are plain."""
    tables: dict[str, dict[str, dict[str, Any]]] = {}
    for table, card in cards:
        tables.setdefault(table, {})[card["id"]] = card
    figures = tables.setdefault("figure", {})
    for label, entry in entries.items():
        name = entry.setdefault("figure", card_in(label, figures, shipped()))
        if name not in figures and name not in shipped():
            figures[name] = figure(name)[1]
    return json.dumps({table: list(listed.values()) for table, listed in tables.items() if listed})


def add_extras(entries: dict[str, dict[str, Any]], players: int) -> None:
    """A plain warrior in a corner for every seat that has none."""
    have = {entry["seat"] for entry in entries.values()}
    for seat in range(min(len(CORNERS), max([1, players - 1, *have]) + 1)):
        if seat not in have:
            entries[f"extra{seat}"] = {"seat": seat, "at": CORNERS[seat]}


def placed(game: MageKnightGame, entries: Mapping[str, dict[str, Any]], label: str) -> Corner:
    """In inches; a figure near another one is placed after it."""
    at = entries[label]["at"]
    if not isinstance(at, Near):
        return at[0], at[1]
    x, y = placed(game, entries, at.whom)
    figures = game.content.figures
    reach = [reach_towards(figures[entries[who]["figure"]], entries[who], at.angle) for who in (label, at.whom)]
    radii = sum(reach)
    mx, my = beside((mils(x), mils(y)), radii, at)
    return mx / INCH, my / INCH


def reach_towards(figure: Figure, entry: Mapping[str, Any], angle: int) -> int:
    """From the middle of a base to its edge; of a long one that lies along or across."""
    facing = entry.get("facing", (NORTH, SOUTH)[entry.get("seat") == 1])
    is_along = figure.length and isinstance(facing, int) and (angle - facing) % 180 == 0
    return figure.length // 2 if is_along else figure.radius


def turn_towards(entries: dict[str, dict[str, Any]]) -> None:
    for entry in entries.values():
        whom = entry.get("facing")
        if isinstance(whom, str):
            here, there = entry["at"], entries[whom]["at"]
            entry["facing"] = nearest_facing((mils(here[0]), mils(here[1])), (mils(there[0]), mils(there[1])))


@lru_cache(maxsize=256)
def game_of(text: str) -> MageKnightGame:
    """A game never changes, so the same content is opened once."""
    content = json.loads(text)
    return open_game([Document("inline", "", content, {})] if content else ())


@lru_cache(maxsize=1)
def shipped() -> frozenset[str]:
    """The figures of our own packs."""
    return frozenset(open_game().content.figures)
