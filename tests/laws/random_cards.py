"""Random cards of Warlord: the readers of packs themselves ask for them, word by word, and dice answer.

A reader asks a table for its keys: one of these words, a number from here to there, true or false, another table. A
`DrawnTable` answers each question with dice and remembers what it said. What the reader then refuses is drawn again,
until it refuses nothing. So a new verb, stat, moment or key joins by being read.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from tercio.content.document import Document
from tercio.content.lines import KeyPath
from tercio.content.pack import fingerprint
from tercio.content.table import Phrase, Table
from tercio.games.warlord import shipped
from tercio.games.warlord.abilities.registry import STATS, feat_names, stat_of
from tercio.games.warlord.building.deck import Deck, problems_of
from tercio.games.warlord.content.clauses import NAMED, SPECIAL, read_clause
from tercio.games.warlord.content.pack import read_ability, read_cost, read_face, read_faces, read_test
from tercio.games.warlord.game import WarlordGame
from tercio.games.warlord.printed.cards import (
    ACTION,
    CHARACTER,
    FACTIONS,
    ITEM,
    OVERLORD,
    STATIC,
    WARLORD,
    Face,
)
from tercio.games.warlord.printed.traits import TRAIT_NUMBERS
from tercio.games.warlord.verbs.registry import VERBS
from tercio.kernel import Dice, Game, seeded

FULL_SIZE: Final = os.environ.get("TERCIO_SOAK") == "1"
SEED: Final = int(os.environ.get("TERCIO_CARDS", "1"))  # other cards, for another soak
OF_A_FACTION: Final = 60 if FULL_SIZE else 12  # characters
OF_NO_FACTION: Final = 300 if FULL_SIZE else 60  # items, and as many actions again
DECKS: Final = 300 if FULL_SIZE else 24
ROUNDS: Final = 5
MENDED: Final = 5  # so often refused keys are left out before all is drawn again

# Of so many optional keys of a table one is given; of a filter few, lest it fit nobody.
SELDOM: Final = {"filter": 9, "aim": 9, "tests": 9, "costs": 3, "do": 2, "ability": 3, "feats": 4}
MANY: Final = {"ability": (0, 2), "do": (1, 3), "tests": (0, 2), "costs": (0, 1)}  # at least and at most in a list

Data = dict[str, Any]


@cache
def free_words() -> dict[str, tuple[str, ...]]:
    """Where any text may stand, one of these does: what our own cards say there, and what the registries know."""
    traits, feats = tuple(TRAIT_NUMBERS), tuple(feat_names().values())
    named = tuple([name for stat in STATS.values() for name in stat.names])
    kinds = ("magic", "poison")
    faces = tuple([face.name_en for face in shipped()[0].values()][:20])
    return {
        "trait": traits,
        "not_trait": traits,
        "bears": traits,
        "bears_not": traits,
        "traits": traits,
        "faction": FACTIONS,
        "name": faces,
        "kind": kinds,
        "word": (*feats, *named, *traits),
        "stat": (*STATS, *[f"check-{kind}" for kind in kinds]),
        "lifts": ("WL-EQUIP-09", "WL-ITEM-04"),
    }


class DrawnTable(Table):
    """A table whose values are drawn when they are asked for."""

    def __init__(self, document: Document, path: KeyPath, data: Data, dice: Dice) -> None:
        super().__init__(document, path, data)
        self.drawn = data
        self.dice = dice
        self.left_out: set[str] = set()
        self.wanted: set[str] = set()
        self.refused: list[str] = []

    def has(self, key: str) -> bool:
        self._asked[key] = None
        if key not in self.drawn and key not in self.left_out | self.wanted:
            names = [part for part in self.path if isinstance(part, str)]
            (self.left_out if self.dice.below(SELDOM.get(names[-1], 2)) else self.wanted).add(key)
        return key in self.drawn or key not in self.left_out

    def value(self, key: str) -> object:
        self._asked[key] = None
        return self.drawn.get(key)

    def draw(self, key: str, may_be_absent: bool, made: Callable[[], object]) -> None:
        """The key gets a value, unless it has one or is left out."""
        if key not in self.drawn and (not may_be_absent or self.has(key)):
            self.drawn[key] = made()

    def one_of(self, words: Sequence[str]) -> str:
        return words[self.dice.below(len(words))]

    def number(self, low: int, high: int) -> int:
        """Small more often than not."""
        if self.dice.below(4) == 0:
            return low + self.dice.below(high - low + 1)
        return max(low, min(high, self.dice.below(6) - (2 if low < 0 else 0)))

    def refuse(self, key: str, en: str, de: str) -> None:
        self.refused.append(key)

    def _note(self, path: KeyPath, en: str, de: str) -> None:
        self.refused.append(str(path[0]))

    # -- what readers ask for --------------------------------------------------------------------------

    def text(self, key: str, default: str | None = None) -> str:
        self.draw(key, default is not None, lambda: self.one_of(self.free_words(key)))
        return super().text(key, default)

    def free_words(self, key: str) -> tuple[str, ...]:
        stat = self.drawn.get("stat", "")
        named = stat_of(stat).names if key == "word" and stat in STATS else ()
        return named or free_words().get(key, ("first",))

    def boolean(self, key: str, default: bool | None = None) -> bool:
        self.draw(key, default is not None, lambda: self.dice.below(4) > 0)
        return super().boolean(key, default)

    def integer(self, key: str, low: int = 0, high: int = 0, default: int | None = None) -> int:
        self.draw(key, default is not None, lambda: self.number(low, high))
        return super().integer(key, low, high, default)

    def choice(self, key: str, allowed: Sequence[str], default: str | None = None) -> str:
        self.draw(key, default is not None, lambda: self.one_of(self.likely(key, allowed)))
        return super().choice(key, allowed, default)

    def likely(self, key: str, allowed: Sequence[str]) -> Sequence[str]:
        """A verb that is called by its name as often as others; a moment at which the verbs have something to do."""
        if key == "do" and SPECIAL in allowed:
            return (*allowed, *[SPECIAL for _ in NAMED])
        if key == "trigger":
            asked = [
                VERBS[clause.get("word", "") if clause["do"] == SPECIAL else clause["do"]].moments
                for clause in self.drawn["do"]
            ]
            return [
                moment for moment in allowed if all([not moments or moment in moments for moments in asked])
            ] or allowed
        return allowed

    def words(self, key: str, default: Sequence[str] | None = None) -> tuple[str, ...]:
        self.draw(key, default is not None, lambda: [self.one_of(free_words().get(key, ("word",)))])
        return super().words(key, default)

    def identifiers(self, key: str, default: Sequence[str] | None = None) -> tuple[str, ...]:
        self.draw(key, default is not None, lambda: [self.one_of(free_words()[key])])
        return super().identifiers(key, default)

    def integers(self, key: str, low: int = 0, high: int = 0, default: Sequence[int] | None = None) -> tuple[int, ...]:
        self.draw(key, default is not None, lambda: [self.number(low, high)])
        return super().integers(key, low, high, default)

    def two_languages(self, key: str, default: Phrase | None = None) -> Phrase:
        self.draw(key, default is not None, lambda: {"en": f"A {key}.", "de": f"Ein {key}."})
        return Phrase("text", "Text")

    def table(self, key: str) -> Table:
        self.drawn.setdefault(key, {})
        return DrawnTable(self.document, (*self.path, key), self.drawn[key], self.dice)

    def tables(self, key: str, at_least: int = 0) -> tuple[Table, ...]:
        if key not in self.left_out:
            self.draw(key, False, lambda: self.several(key))
        return tuple([Table(self.document, (*self.path, key), data) for data in self.drawn.get(key, ())])

    def several(self, key: str) -> list[Data]:
        """Each is drawn until its own reader accepts it."""
        least, most = MANY[key]
        number = least + self.dice.below(most - least + 1)
        return [drawn((*self.path, key), self.dice, lambda table: READERS[key](self, table)) for _ in range(number)]


READERS: Final[dict[str, Callable[[DrawnTable, DrawnTable], object]]] = {
    "ability": lambda _, entry: read_ability(entry),
    "do": lambda ability, entry: read_clause(entry, ability.drawn["kind"] == STATIC),
    "tests": lambda ability, entry: read_test(entry, ability.drawn["kind"]),
    "costs": lambda _, entry: read_cost(entry),
}


def drawn(path: KeyPath, dice: Dice, reader: Callable[[DrawnTable], object], printed: Data | None = None) -> Data:
    """What the reader accepts: keys that it refuses are left out, and if that does not help, all is drawn again."""
    while True:
        data, left_out = dict(printed or {}), set[str]()
        for _ in range(MENDED):
            table = DrawnTable(Document("drawn", "", data, {}), path, data, dice)
            table.left_out = left_out
            reader(table)
            if not table.refused:
                return data
            for key in table.refused:
                data.pop(key, None)
                if MANY.get(key, (0,))[0] == 0:
                    left_out.add(key)
            left_out |= {key for key in table.left_out if key not in data}


# -- cards and decks ---------------------------------------------------------------------------------------


def random_card(number: int, kind: str, dice: Dice, **printed: object) -> Data:
    """One card of this type."""
    some = tuple(TRAIT_NUMBERS)
    traits = [trait for trait in some if trait not in (*FACTIONS, WARLORD, OVERLORD)]
    card: Data = {
        "id": f"drawn-{number}",
        "name": {"en": f"Card {number}", "de": f"Karte {number}"},
        "type": kind,
        "level": 1 + dice.below(5),
        "traits": [traits[dice.below(len(traits))] for _ in range(dice.below(3))],
        **printed,
    }
    if kind == CHARACTER:
        card["attacks"] = [dice.below(8) for _ in range(1 + dice.below(3))]
        card["armour"] = 10 + dice.below(8)
        card["hit_points"] = 1 + dice.below(4)
    return drawn(("card",), dice, read_face, card)


def random_pack(seed: int) -> Document:
    """Every faction has a Warlord and enough of levels 1 and 2 for a starting army."""
    dice, cards = seeded(seed), list[Data]()
    for faction in FACTIONS:
        for number in range(OF_A_FACTION):
            level = 1 if number < 4 else 2 if number < 7 else 3 + dice.below(3)
            traits = [faction, *([WARLORD] if number % 12 == 7 else [])]
            cards.append(random_card(len(cards), CHARACTER, dice, traits=traits, level=level))
    for kind in (ITEM, ACTION):
        cards += [random_card(len(cards) + more, kind, dice) for more in range(OF_NO_FACTION)]
    data = {"pack": {"id": "random-cards", "game": "warlord", "edition": str(seed)}, "card": cards}
    return Document("random-cards", json.dumps(data, sort_keys=True), data, {})


def random_deck(faces: dict[str, Face], number: int, dice: Dice) -> Deck:
    """WL-DECK  A starting army and whatever else comes, no more than the rules allow."""
    faction = FACTIONS[number % len(FACTIONS)]
    own = [face for face in faces.values() if face.faction == faction]
    lords = [face for face in own if face.has(WARLORD)]
    others = [face for face in faces.values() if face.type == CHARACTER and not face.has(WARLORD)]
    army = [face for level, most in ((1, 3), (2, 2)) for face in [f for f in own if f.level == level][:most]]
    while True:
        chosen = [lords[dice.below(len(lords))], *army]
        for kind, size in ((CHARACTER, 15), (ITEM, 13), (ACTION, 17)):
            pool = others if kind == CHARACTER else [face for face in faces.values() if face.type == kind]
            chosen += [pool[dice.below(len(pool))] for _ in range(size)]
        deck = Deck(f"drawn-{number}", tuple([face.id for face in chosen]))
        if not problems_of(faces, deck):
            return deck


@cache
def random_game() -> Game:
    """Warlord with random cards and decks of them, and no others."""
    document, dice = random_pack(SEED), seeded(SEED)
    faces = read_faces(document)
    decks = [random_deck(faces, number, dice) for number in range(DECKS)]
    return WarlordGame(faces, {deck.name: deck for deck in decks}, {"random-cards": fingerprint(document)})


def random_setup(game: Game, seed: int) -> dict[str, Any]:
    """Two players, sometimes three."""
    assert isinstance(game, WarlordGame)
    names = list(game.decks)
    seats = 3 if seed % 4 == 3 else 2
    return {"decks": [names[(seed * seats + seat) % len(names)] for seat in range(seats)], "rounds": ROUNDS}
