"""Random realms of Summoners, drawn from everything that its packs may write, and tables on which they meet."""

from __future__ import annotations

import json
import os
from functools import cache
from typing import Any, ClassVar, Final

from laws.drawn import SEED, Data, DrawnTable, Value, drawn
from tercio.content.document import Document
from tercio.content.pack import fingerprint
from tercio.content.wanted import Wanted
from tercio.games.summoners.abilities.special_rule import AREA, MOST_X, WAVE, SpecialRule, printed, special_rules
from tercio.games.summoners.content.lines import read_effect, read_power
from tercio.games.summoners.content.pack import (
    CONTACT,
    EMPTY,
    OF_CREATURES,
    Content,
    numbered,
    read_attack,
    read_content,
    read_kind,
    read_unit,
)
from tercio.games.summoners.game import SummonersGame
from tercio.games.summoners.printed.objectives import LARGE, OBJECTIVE_KINDS, SMALL
from tercio.games.summoners.printed.profiles import INCH, Profile, TerrainKind, Trait
from tercio.games.summoners.printed.scenarios import ALL
from tercio.games.summoners.setup import summoners_of
from tercio.games.summoners.state import LEVELS
from tercio.geometry.angles import SCALE, direction
from tercio.kernel import Dice, Game, seeded

FULL_SIZE: Final = os.environ.get("TERCIO_SOAK") == "1"
REALMS: Final = 30 if FULL_SIZE else 6
KINDS: Final = 30 if FULL_SIZE else 10  # of terrain
POWERS: Final = 200 if FULL_SIZE else 40  # spells, and half as many actions
SUMMONERS: Final = 3  # of a realm
CREATURES: Final = 10
ROOM: Final = 12 * INCH  # a crowd stands so far around the middle
TRIES: Final = 40
NO_MOVEMENT: Final = "walk run attack"


class RealmTable(DrawnTable):
    """What is likely on a profile card and in a spell."""

    seldom: ClassVar[dict[str, int]] = {"terrain": 3}
    many: ClassVar[dict[str, tuple[int, int]]] = {"attack": (1, 3), "effects": (1, 3)}
    may_be_written: ClassVar[set[Value]] = set()
    kinds: ClassVar[dict[str, TerrainKind]] = {}  # those of which a spell may raise a piece

    def number(self, key: str, low: int, high: int) -> int:
        """Small more often than not; the least and the most often enough."""
        return (low, high)[self.dice.below(2)] if self.dice.below(6) == 0 else super().number(key, low, high)

    def read_one(self, key: str, entry: DrawnTable) -> object:
        return read_attack(entry) if key == "attack" else read_effect(entry, self.kinds)

    # -- lists -----------------------------------------------------------------------------------------------

    def several_of(self, key: str, wanted: Wanted) -> list[object]:
        """Up to three special rules, powers or boosts, each once."""
        allowed = wanted.words
        if key == "special":
            rules = [rule for rule in special_rules().values() if self.may_have(rule)]
            self.may_be_written.update([(self.shape[-1], key, text) for rule in rules for text in written(rule)])
            allowed = tuple([self.one_of(written(rule)) for rule in rules if rule.word != "static"])
        return [allowed[place] for place in self.dice.shuffled(len(allowed))[: self.dice.below(4)]]

    def may_have(self, rule: SpecialRule) -> bool:
        is_attack = self.shape[-1] == "attack"
        is_ranged = is_attack and (self.path[0] != "unit" or self.has("ranged"))
        return rule.is_of_attack == is_attack and not (is_ranged and rule.is_for_melee)

    # -- reach -----------------------------------------------------------------------------------------------

    def one(self, key: str, wanted: Wanted) -> object:
        return CONTACT if CONTACT in wanted.words and self.strikes_in_contact() else super().one(key, wanted)

    def strikes_in_contact(self) -> bool:
        if "ranged" in self.drawn:
            return False
        texts = printed(tuple([Trait(word.split()[0], 1) for word in self.drawn.get("special", ())]))
        return not texts[AREA] and (not texts[WAVE] or self.dice.below(2) == 0)


def written(rule: SpecialRule) -> tuple[str, ...]:
    """A special rule as packs write it; an (X) at its least, in the middle and at its most."""
    return tuple([f"{rule.word} {x}" for x in (1, 2, MOST_X)]) if rule.is_numbered else (rule.word,)


# -- cards -----------------------------------------------------------------------------------------------------


def card(kind: str, number: int, **printed: object) -> Data:
    name = f"{kind}-{number}"
    return {"id": name, "name": {"en": f"The {kind} {number}", "de": f"Karte {kind} {number}"}, **printed}


def random_kind(number: int, dice: Dice, **printed: object) -> Data:
    return drawn(RealmTable, ("terrain",), dice, read_kind, card("terrain", number, **printed))


def random_power(number: int, is_spell: bool, dice: Dice, kinds: dict[str, TerrainKind]) -> Data:
    """One of four has to hit."""
    RealmTable.kinds = kinds
    kind, without = "spell" if is_spell else "action", "attack" if dice.below(4) else "effects burst upkeep"
    aim = {"target": "enemy"} if without != "attack" and dice.below(3) else {}
    power = card(kind, number, **aim)
    return drawn(RealmTable, (kind,), dice, lambda entry: read_power(entry, is_spell, kinds), power, without)


def random_unit(number: int, is_summoner: bool, realm: str, dice: Dice, content: Content) -> Data:
    """One creature of ten neither moves nor fights."""
    unit, without = card("unit", number, realm=realm, summoner=is_summoner), "boosts"
    if is_summoner:
        unit["white"] = 1 + dice.below(40)
        without = " ".join(OF_CREATURES)
    elif dice.below(10) == 0:
        unit["special"], without = ["static"], f"{without} {NO_MOVEMENT}"
    return drawn(RealmTable, ("unit",), dice, lambda entry: read_unit(entry, content), unit, without)


@cache
def random_pack(seed: int) -> Document:
    dice = seeded(seed)
    realms = [card("realm", number, about={"en": "Drawn.", "de": "Gelost."}) for number in range(REALMS)]
    kinds = [random_kind(number, dice, **({"conjured": False} if number < 3 else {})) for number in range(KINDS)]
    content = part({"realm": realms, "terrain": kinds})
    spells = [random_power(number, True, dice, content.kinds) for number in range(POWERS)]
    actions = [random_power(number, False, dice, content.kinds) for number in range(POWERS // 2)]
    content = part({"realm": realms, "terrain": kinds, "spell": spells, "action": actions})
    units: list[Data] = []
    for realm in content.realms:
        for place in range(SUMMONERS + CREATURES):
            units.append(random_unit(len(units), place < SUMMONERS, realm, dice, content))
    data = {
        "pack": {"id": "random-realms", "game": "summoners", "edition": str(seed)},
        "realm": realms,
        "terrain": kinds,
        "spell": spells,
        "action": actions,
        "unit": units,
    }
    return Document("random-realms", json.dumps(data, sort_keys=True), data, {})


def part(data: Data) -> Content:
    return read_content([Document("random-realms", "", data, {})], EMPTY)


@cache
def random_game() -> SummonersGame:
    """Summoners with random realms, and no others."""
    document = random_pack(SEED)
    content = read_content([document])
    return SummonersGame(
        content._replace(profiles=numbered(content.profiles)), {"random-realms": fingerprint(document)}
    )


# -- matches ---------------------------------------------------------------------------------------------------


def random_setup(game: Game, seed: int) -> dict[str, Any]:
    """Every other match begins in the middle of a fight; all scenarios in turn."""
    assert isinstance(game, SummonersGame)
    if seed % 2 == 0:
        return {"position": crowd(game.content, seed // 2)}
    setup, dice, known = dict(game.varied_setup(seed // 2)), seeded(seed), summoners_of(game.content)
    for player in setup["players"]:
        own = known[player["realm"]]
        player["summoner"] = own[dice.below(len(own))]
    return setup


class Crowding:
    """Bases and markers come to the table where there is room for them, most of them in contact with another."""

    def __init__(self, board: int, dice: Dice) -> None:
        self.board = board
        self.dice = dice
        self.taken: list[tuple[int, int, int]] = []

    def room(self, radius: int, is_near: bool) -> list[float] | None:
        for _ in range(TRIES):
            if is_near and self.taken:
                x, y, other = self.taken[self.dice.below(len(self.taken))]
                dx, dy = direction(self.dice.below(360))
                apart = radius + other + 2
                at = (x + dx * apart // SCALE, y + dy * apart // SCALE)
            else:
                corner = self.board // 2 - ROOM
                at = (corner + self.dice.below(2 * ROOM), corner + self.dice.below(2 * ROOM))
            if radius <= min(at) and max(at) <= self.board - radius and not self.is_taken(*at, radius):
                self.taken.append((*at, radius))
                return [at[0] / INCH, at[1] / INCH]
        return None

    def is_taken(self, x: int, y: int, radius: int) -> bool:
        for other in self.taken:
            apart = radius + other[2]
            if (x - other[0]) ** 2 + (y - other[1]) ** 2 < apart * apart:
                return True
        return False


def crowd(content: Content, seed: int) -> dict[str, Any]:
    """A position in the thick of it: creatures of all realms, some wounded and marked, between markers and terrain."""
    dice, scenario = seeded(seed), ALL[seed % len(ALL)]
    board = 36 if scenario.seats == 2 else 48
    table = Crowding(board * INCH, dice)
    units: dict[str, Any] = {}
    creatures = [profile for profile in content.profiles.values() if not profile.is_summoner]
    lords = [profile for profile in content.profiles.values() if profile.is_summoner]
    for seat in range(scenario.seats):
        place(units, table, lords[dice.below(len(lords))], seat, is_near=False)
    for _ in range(5 * scenario.seats):
        place(units, table, creatures[dice.below(len(creatures))], dice.below(scenario.seats), is_near=True)
    markers = [marker.kind if dice.below(2) else (LARGE, SMALL)[dice.below(2)] for marker in scenario.markers[:5]]
    rooms = [(kind, table.room(OBJECTIVE_KINDS[kind].radius, True)) for kind in markers]
    kinds = list(content.kinds.values())
    pieces = [(kinds[dice.below(len(kinds))], table.room(2 * INCH, False)) for _ in range(4)]
    teams = [{"team": seat % 2} for seat in range(scenario.seats)] if scenario.seats > 2 and dice.below(2) else []
    players = [{"gems": dice.below(20), "level": LEVELS[dice.below(3)]} for _ in range(scenario.seats)]
    return {
        "scenario": scenario.id,
        "board": board,
        "round": 4 + dice.below(3),
        "phase": "start",
        "players": [player | team for player, team in zip(players, teams, strict=True)] if teams else players,
        "units": units,
        "terrain": {
            f"piece-{number}": {"kind": kind.id, "at": at, "radius": 1 + kind.is_large, "size": kind.most_size}
            for number, (kind, at) in enumerate(pieces)
            if at is not None
        },
        "objectives": {
            f"marker-{number}": {"kind": kind, "at": at} for number, (kind, at) in enumerate(rooms) if at is not None
        },
    }


def place(units: dict[str, Any], table: Crowding, profile: Profile, seat: int, is_near: bool) -> None:
    at, dice = table.room(profile.radius, is_near), table.dice
    if at is None:
        return
    unit: dict[str, Any] = {"profile": profile.id, "seat": seat, "at": at}
    if dice.below(3) == 0:
        unit |= {"life_lost": dice.below(profile.life), "ice": dice.below(4), "fire": dice.below(4), "fire_by": 0}
    units[f"{profile.id}-no-{len(units)}"] = unit
