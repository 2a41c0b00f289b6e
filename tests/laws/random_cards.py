"""Random cards of Warlord, drawn from everything that its packs may write."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, ClassVar, Final

from laws.drawn import SEED, Data, DrawnTable, Value, drawn
from tercio.content.document import Document
from tercio.content.pack import fingerprint
from tercio.content.table import Table
from tercio.content.wanted import Wanted
from tercio.games.warlord import shipped
from tercio.games.warlord.abilities.registry import STATS, feat_names, stat_of
from tercio.games.warlord.building.deck import Deck, problems_of
from tercio.games.warlord.content.clauses import COMPUTED, KEYS, NAMED, SPECIAL, STATIC_KEYS, STATIC_VERBS, read_clause
from tercio.games.warlord.content.conditions import read_test
from tercio.games.warlord.content.pack import read_ability, read_cost, read_face, read_faces, read_lent
from tercio.games.warlord.game import WarlordGame
from tercio.games.warlord.printed.cards import (
    ABILITY,
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
OF_A_FACTION: Final = 60 if FULL_SIZE else 12  # characters
OF_NO_FACTION: Final = 300 if FULL_SIZE else 60  # items, and as many actions again
DECKS: Final = 300 if FULL_SIZE else 24
ROUNDS: Final = 5
LENDS: Final = "lends"
LENDING: Final = 2  # one stat of three is a text that is lent


@cache
def words_by_key() -> dict[str, tuple[str, ...]]:
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
        "any": (*FACTIONS, "fighter", "wizard", *traits),
        "name": faces,
        "kind": kinds,
        "word": (*feats, *named, *traits),
        "stat": (*STATS, *[f"check-{kind}" for kind in kinds]),
        "lifts": ("WL-EQUIP-09", "WL-ITEM-04"),
    }


class CardTable(DrawnTable):
    """What is likely on a card."""

    # Of a filter few keys are given, lest it fit nobody.
    seldom: ClassVar[dict[str, int]] = {
        "filter": 9,
        "counted": 9,
        "given": 9,
        "any": 9,
        "aim": 9,
        "tests": 9,
        "costs": 3,
        "ability": 3,
        "feats": 4,
    }
    many: ClassVar[dict[str, tuple[int, int]]] = {"ability": (0, 2), "do": (1, 3), "tests": (0, 2), "costs": (0, 1)}
    may_be_written: ClassVar[set[Value]] = set()
    is_static = False  # of a clause: its text is static
    is_drawn = False  # nothing more is drawn in it

    def has(self, key: str) -> bool:
        """What its verb does not heed is no key of a clause; a text is lent where the clause lends one."""
        if self.is_drawn:
            return Table.has(self, key)
        if key == LENDS and self.drawn.get("stat") == ABILITY:
            self.wanted.add(key)
        if self.shape[-1] == "do" and "do" in self.drawn and key not in self.heeded():
            self.left_out.add(key)
        return super().has(key)

    def _given(self, key: str, wanted: Wanted) -> object:
        return Table._given(self, key, wanted) if self.is_drawn else super()._given(key, wanted)

    def heeded(self) -> tuple[str, ...]:
        written = self.drawn["do"]
        verb = VERBS.get(self.drawn.get("word", "") if written == SPECIAL else written)
        computed = COMPUTED if verb is not None and "per" in verb.heeds else ()
        heeds = KEYS if verb is None else (*verb.heeds, *computed, "word", "when", "optional", "given")
        return STATIC_KEYS if self.is_static else heeds

    def number(self, key: str, low: int, high: int) -> int:
        """The least and the most often enough."""
        return (low, high)[self.dice.below(2)] if self.dice.below(8) == 0 else super().number(key, low, high)

    def free_words(self, key: str) -> Sequence[str]:
        stat = self.drawn.get("stat", "")
        named = stat_of(stat).names if key == "word" and stat in STATS else ()
        return named or words_by_key().get(key, ("first",))

    def likely(self, key: str, allowed: Sequence[str]) -> Sequence[str]:
        """A verb that is called by its name as often as others; a moment at which the verbs have something to do."""
        if key == "do" and self.is_static:
            return STATIC_VERBS
        if key == "stat":
            return [*allowed, *[ABILITY] * (0 if LENDS in self.path else len(allowed) // LENDING)]
        if key == "do" and SPECIAL in allowed:
            plain = [word for word in allowed if word != SPECIAL and can_write(word, self.sought)]
            return [*plain, *[SPECIAL for word in NAMED if can_write(word, self.sought)]] or allowed
        if key == "word" and tuple(allowed) == NAMED:
            return [word for word in allowed if can_write(word, self.sought)] or allowed
        if key == "trigger":
            asked = [
                VERBS[clause.get("word", "") if clause["do"] == SPECIAL else clause["do"]].moments
                for clause in self.drawn["do"]
            ]
            return [
                moment for moment in allowed if all([not moments or moment in moments for moments in asked])
            ] or allowed
        return allowed

    def table(self, key: str) -> Table:
        """A text that is lent is drawn by itself, until it can be read."""
        if key == LENDS and key not in self.drawn:
            self.drawn[key] = drawn(type(self), (*self.path, key), self.dice, read_lent)
        found = super().table(key)
        assert isinstance(found, CardTable)
        found.is_drawn = self.is_drawn or key == LENDS
        return found

    def read_one(self, key: str, entry: DrawnTable) -> object:
        assert isinstance(entry, CardTable)
        entry.is_static = self.drawn.get("kind") == STATIC
        return READERS[key](self, entry)


def can_write(word: str, sought: set[Value]) -> bool:
    """A clause with this verb may hold what is sought."""
    verb = VERBS[word]
    for table, key, value in sought:
        if table == "do" and key not in ("do", "when", "optional", "given"):
            if key not in verb.heeds or value not in verb.knows.get(key, (value,)):
                return False
            if key == "stat" and word not in stat_of(str(value)).verbs:
                return False
    return True


READERS: Final[dict[str, Callable[[DrawnTable, DrawnTable], object]]] = {
    "ability": lambda _, entry: read_ability(entry),
    "do": lambda ability, entry: read_clause(
        entry, ability.drawn["kind"] == STATIC, None if LENDS in ability.path else read_lent
    ),
    "tests": lambda ability, entry: read_test(entry, ability.drawn["kind"]),
    "costs": lambda _, entry: read_cost(entry),
}


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
    return drawn(CardTable, ("card",), dice, read_face, card)


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
    """Two players, sometimes three or four; every other match begins in the middle of a battle."""
    assert isinstance(game, WarlordGame)
    seats = {3: 3, 4: 4}.get(seed % 8, 2)
    if seed % 2 == 0:
        return {"position": turmoil(list(game.faces.values()), seats, seeded(seed))}
    names = list(game.decks)
    return {"decks": [names[(seed * seats + seat) % len(names)] for seat in range(seats)], "rounds": ROUNDS}


def turmoil(faces: Sequence[Face], seats: int, dice: Dice) -> dict[str, Any]:
    """Whole armies of random cards stand there, with items in their hands and actions in those of their players."""
    drawn = [faces[place] for place in dice.shuffled(len(faces))]
    lords = [face.id for face in drawn if face.has(WARLORD)]
    others = [face.id for face in drawn if face.type == CHARACTER and not face.has(WARLORD)]
    items = [face.id for face in drawn if face.type == ITEM]
    actions = [face.id for face in drawn if face.type == ACTION]
    armies: list[Data] = []
    held: dict[str, Data] = {}
    for seat in range(seats):
        own, rest = others[seat::seats][:12], others[seat::seats][12:16]
        ranks = [own[:5], own[5:9], [lords[seat], *own[9:12]]]
        cards = actions[seat::seats]
        hand, deck = [*cards[:6], *rest[:2]], [*rest[2:], *cards[6:9]]
        armies.append({"ranks": ranks, "hand": hand, "deck": deck, "discard": cards[9:11]})
        for name, item in zip(own, items[seat::seats], strict=False):
            held[name] = {"items": [item]}
    return {"army": armies, "cards": held, "phase": "ready", "rounds": 3}
