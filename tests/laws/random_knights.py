"""Random figures, items, domains, spells, terrain and companies of Mage Knight, and armies of them.

Every word of the vocabulary is dealt before any comes again, and of the numbers one of a few is the least or the most
that a pack may write.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from functools import cache
from typing import ClassVar, Final

from laws.drawn import SEED, Data, DrawnTable, Value, drawn, inches
from tercio.content.document import Document
from tercio.content.lines import KeyPath
from tercio.content.pack import fingerprint
from tercio.content.wanted import CHOICE, INTEGER, PLACE, Wanted
from tercio.content.wording import Phrase
from tercio.games.mageknight.abilities.registry import gifts, special_abilities, special_names
from tercio.games.mageknight.content.companies import read_company
from tercio.games.mageknight.content.domains import read_domain
from tercio.games.mageknight.content.figures import LEVELS, read_click, read_figure, read_more
from tercio.games.mageknight.content.pack import (
    EMPTY,
    Content,
    numbered,
    read_content,
    read_item,
    symbols_of,
)
from tercio.games.mageknight.content.shells import FACES, read_shell
from tercio.games.mageknight.content.spells import read_deed, read_reading, read_spell
from tercio.games.mageknight.content.terrain import LETTERS, read_kind
from tercio.games.mageknight.game import MageKnightGame
from tercio.games.mageknight.printed.dials import (
    ATTACK_TYPES,
    DARK_RIDERS,
    GOLEM,
    MAGE_SPAWN,
    MAIN_KINDS,
    MINDS,
    MINIONS,
    MOUNT_KINDS,
    OMENS,
    TERRAIN_KINDS,
    VALUES,
)
from tercio.games.mageknight.printed.spells import (
    ENCHANTMENT,
    IN_INCHES,
    NO_TARGET,
    REACHES,
    SORCERY,
    SPELL_KINDS,
    TARGETS,
)
from tercio.kernel import Dice, Game, seeded

FULL_SIZE: Final = os.environ.get("TERCIO_SOAK") == "1"
FIGURES: Final = 400 if FULL_SIZE else 80  # half of them of a special kind
OTHERS: Final = 120 if FULL_SIZE else 40  # of items, of domains, of spells and of terrain
ON_EDGE: Final = 6  # one number of so many is the least or the most that there is

NOTHING: Final = Phrase("text", "Text")
HOME: Final = "apocalypse"  # the faction of
FACTIONS: Final = ("north", "south", HOME, MAGE_SPAWN)
# Whatever else they may be, most of them are so that there is a fight.
USUAL: Final[dict[str, tuple[int, int]]] = {
    "movement": (5, 12),
    "attack": (7, 12),
    "defense": (12, 18),
    "damage": (1, 4),
    "points": (10, 60),
    "range": (4, 14),
    "slots": (0, 3),
    "arrows": (1, 3),
    "radius": (600, 1200),
    "front_arc": (90, 200),
    "pages": (1, 3),
    "affinity_pages": (1, 2),
    "capacity": (4, 12),
    "within": (2, 8),
    "amount": (1, 3),
    "structure": (1, 6),
    "fortification": (1, 3),
    "least": (6, 16),
    "far": (1000, 4000),
    "target": (12, 18),
    "least_attack": (1, 9),
    "most_range": (4, 14),
    "most_movement": (4, 12),
}
# What only those have that are drawn for it.
OF_SOME: Final[dict[str, set[str]]] = {
    "figure": {
        "subfaction", "mage_spawn", "factions", "levels", "costs", "length", "mount", "symbol", "rides", "rider_bonus",
        "collector", "champion", "set",
    },
    "dial": {"repair"},
    "terrain": {"parts", "constructed", "letter", "defense", "fortification", "structure", "centre", "changes", "text"},
    "spell": {
        "never_cast", "counter", "turns", "until_hurt", "target", "reach", "inches", "most", "abilities", "affinity",
        "affinity_pages",
    },
    "choice": {"target", "reach", "inches", "most", "abilities"},
    "item": {"capacity"},
}  # fmt: skip


class Dealer(Dice):
    """Deals every one of some words before any of them comes again."""

    def __init__(self, seed: int) -> None:
        dice = seeded(seed)
        super().__init__(dice.a, dice.b, dice.c, dice.count)
        self.packs: dict[tuple[str, ...], list[str]] = {}

    def deal(self, of: str, words: Sequence[str]) -> str:
        pack = self.packs.setdefault((of, *words), [])
        if not pack:
            pack += [words[place] for place in self.shuffled(len(words))]
        return pack.pop()


class PieceTable(DrawnTable):
    """What is likely on a dial, a card or a token."""

    seldom: ClassVar[dict[str, int]] = {
        "figure": 4, "dial": 4, "changes": 4, "against": 5, "item": 4, "domain": 3, "deeds": 3,
    }  # fmt: skip
    many: ClassVar[dict[str, tuple[int, int]]] = {
        "dial": (1, 9), "more_dials": (0, 1), "choice": (0, 3), "deeds": (0, 3), "each": (0, 1),
    }  # fmt: skip
    may_be_written: ClassVar[set[Value]] = set()

    def __init__(self, document: Document, path: KeyPath, data: Data, dice: Dice) -> None:
        super().__init__(document, path, data, dice)
        assert isinstance(dice, Dealer)
        self.dealer = dice

    @property
    def name(self) -> str:
        return self.shape[-1]

    def has(self, key: str) -> bool:
        is_saddled = "rides" in self.drawn and key in [f"{kind}_bonus" for kind in ATTACK_TYPES]
        if key not in self.drawn and (is_saddled or key in OF_SOME.get(self.name, ())):
            self._asked[key] = None
            return False
        return super().has(key)

    def one_of(self, words: Sequence[str]) -> str:
        return self.dealer.deal(self.name, words)

    def number(self, key: str, low: int, high: int) -> int:
        if key == "start":
            high = min(high, len(self.drawn["dial"]) - 1)
        if self.dice.below(ON_EDGE) == 0:
            return low if self.dealer.deal(f"{self.name} {key}", ("low", "high")) == "low" else high
        usual_low, usual_high = USUAL.get(key, (low, high)) if low >= 0 else (-3, 3)
        least, most = max(low, usual_low), max(low, min(high, usual_high))
        return least + self.dice.below(most - least + 1)

    def distance(self, key: str, low: int, high: int) -> float:
        return inches(self.number(key, low, high))

    def several_of(self, key: str, wanted: Wanted) -> list[object]:
        """Two special abilities of a click never sit on the same value. MK-TERM-18"""
        if wanted.kind == PLACE:
            return list(corners(self.dice))
        if wanted.kind == INTEGER:
            return [self.one(key, wanted) for _ in range(FACES)]  # MK-BOMB-16
        number = 0 if wanted.kind == CHOICE and not wanted.words else 1 + self.dice.below(2)
        found = list(dict.fromkeys([str(self.one(key, wanted)) for _ in range(number)]))
        if self.name == "dial" and key == "abilities":
            return list({special_abilities()[ability].slot: ability for ability in found}.values())
        return list(found)

    def free_words(self, key: str) -> Sequence[str]:
        return ("first",)

    def one(self, key: str, wanted: Wanted) -> object:
        if key == "counters":
            return self.one_of(("domain-1", "domain-2", "domain-3", "spell-1", "spell-2"))
        return super().one(key, wanted)

    def several(self, key: str) -> list[Data]:
        """Each is drawn until its own reader accepts it, with what it has in any case."""
        least, most = self.many[key]
        number = least + self.dice.below(most - least + 1)
        if key == "dial":
            number = max(number, 1 + max(self.drawn.get("levels", (0,))))
        path = (*self.path, key)
        return [
            drawn(type(self), path, self.dice, lambda entry: READERS[key](self, entry), self.printed(key))
            for _ in range(number)
        ]

    def printed(self, key: str) -> Data:
        if key == "choice":
            number = self.dice.below(100)
            return {
                "name": {"en": f"Choice {number}", "de": f"Wahl {number}"},
                **aimed(self.drawn["kind"], self.dealer),
            }
        is_golem = key == "dial" and self.drawn.get("damage_type") == GOLEM
        return {"repair": self.dice.below(2) == 0} if is_golem else {}


READERS: Final[dict[str, Callable[[PieceTable, PieceTable], object]]] = {
    "dial": lambda figure, click: read_click(click, figure.drawn.get("movement_type", "boot")),
    "more_dials": lambda figure, more: read_more(more, figure.drawn.get("movement_type", "boot")),
    "choice": lambda spell, choice: read_reading(choice, spell.drawn["kind"], NOTHING, NOTHING, is_choice=True),
    "deeds": lambda _, deed: read_deed(deed),
    "each": lambda _, deed: read_deed(deed),
}


def named(kind: str, number: int) -> Data:
    return {"id": f"{kind}-{number}", "name": {"en": f"{kind.title()} {number}", "de": f"{kind.title()} Nr. {number}"}}


def corners(dice: Dice) -> list[list[float]]:
    """An outline without crossings: corners around the middle, in order."""
    around = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
    kept = sorted(dice.shuffled(len(around))[: 4 + dice.below(5)])
    size = [1 + dice.below(30) / 10 for _ in kept]
    return [[around[place][0] * far, around[place][1] * far] for place, far in zip(kept, size, strict=True)]


# -- figures -----------------------------------------------------------------------------------------------


def foot(dealer: Dealer) -> Data:
    return {}


def horse(dealer: Dealer) -> Data:
    """MKC-MOUNT-01  Every kind of mount with every mind."""
    radius = 0.5 + dealer.below(6) / 10
    length = 2 * radius + 0.1 + dealer.below(12) / 10
    kind, symbol = dealer.deal("mount", MOUNT_KINDS), dealer.deal("symbol", tuple(MINDS))
    return {"mount": kind, "symbol": symbol, "radius": radius, "length": round(length, 1), "slots": 0}


def rider(dealer: Dealer) -> Data:
    """MKC-RIDER-01  It can ride several kinds."""
    kinds = [dealer.deal("rides", MOUNT_KINDS) for _ in range(3)]
    return {"rides": list(dict.fromkeys(kinds)), "rider_bonus": dealer.below(10)}


def hero(dealer: Dealer) -> Data:
    """MK-FIGURE-21  Five levels, each dearer and earlier on the dial than the one before."""
    starts = sorted(dealer.shuffled(9)[:LEVELS], reverse=True)
    first = 10 + dealer.below(40)
    return {"rank": "unique", "levels": starts, "costs": [first + 7 * level for level in range(LEVELS)]}


def sorcerer(dealer: Dealer) -> Data:
    return {"slots": 1 + dealer.below(3), "attack_types": ["wand", "sword"], "range": 4 + dealer.below(10)}


def golem(dealer: Dealer) -> Data:
    return {"damage_type": GOLEM}


def giant(dealer: Dealer) -> Data:
    return {"large": True, "radius": int(dealer.deal("giant", ("10", "14", "20", "30"))) / 10}


def long_one(dealer: Dealer) -> Data:
    """MK-FIGURE-08  An oblong base, up to the longest there is."""
    radius, length = dealer.deal("long", ("0.1 0.3", "0.6 1.4", "0.6 2.5", "1 4", "1 8", "3 8")).split()
    return {"radius": float(radius), "length": float(length)}


KINDS_OF_FIGURES: Final = (
    foot, horse, rider, foot, sorcerer, hero, foot, horse, rider, golem, sorcerer, giant, foot, long_one,
)  # fmt: skip


def symbols(content: Content, dealer: Dealer) -> Data:
    """MK-FIGURE-03  Of one or two factions, of a subfaction, of none, or Mage Spawn."""
    pairs = [f"{faction.id} {sub[0]}" for faction in content.factions.values() for sub in faction.subfactions]
    faction, _, subfaction = dealer.deal("symbols", (*pairs, *pairs, *content.factions, "")).partition(" ")
    own: Data = {"mage_spawn": True} if faction == MAGE_SPAWN else {"factions": [faction]} if faction else {}
    if own.get("factions") and dealer.below(5) == 0:
        own["factions"] = list(dict.fromkeys([faction, "north"]))
    return {**own, **({"subfaction": subfaction} if subfaction else {})}


def random_figure(content: Content, number: int, dealer: Dealer) -> Data:
    """One figure of this or that kind."""
    special = KINDS_OF_FIGURES[number % len(KINDS_OF_FIGURES)](dealer)
    data = {**named("figure", number), **symbols(content, dealer), **special}
    if data.get("subfaction") == DARK_RIDERS and ("rides" in data or "mount" in data):
        data["collector"] = f"{number}{'b' if 'mount' in data else 'a'}"
        if dealer.below(2):
            data["set"] = OMENS  # MKO-SYMBOL-01
    return drawn(PieceTable, ("figure",), dealer, lambda t: read_figure(t, content.factions, content.shells), data)


def dark_pair(content: Content, number: int, dealer: Dealer) -> list[Data]:
    """MKC-DARK-02  A rider and its mount, of one number."""
    shared = {"factions": [HOME], "subfaction": DARK_RIDERS}
    kind = dealer.deal("mount", MOUNT_KINDS)
    mount = {**horse(dealer), "mount": kind, "collector": f"{number}b"}
    both = ({**rider(dealer), "rides": [kind], "collector": f"{number}a"}, mount)
    return [
        drawn(
            PieceTable,
            ("figure",),
            dealer,
            lambda table: read_figure(table, content.factions, content.shells),
            {**named("figure", number + place), **shared, **data},
        )
        for place, data in enumerate(both)
    ]


def champions(content: Content, number: int, dealer: Dealer) -> list[Data]:
    """MKO-CHAMPION-01  One base, several dials."""
    shared = {"champion": f"champion-{number}", "set": OMENS, "rank": "unique", **symbols(content, dealer)}
    if shared.get("subfaction") == DARK_RIDERS:
        shared["subfaction"] = MINIONS
    first = {**named("figure", number), **shared, "collector": f"{number}a", "movement_type": "boot"}
    reader: Callable[[PieceTable], object] = lambda t: read_figure(t, content.factions, content.shells)  # noqa: E731
    base = drawn(PieceTable, ("figure",), dealer, reader, first)
    dials = PieceTable(Document("", "", {}, {}), ("figure",), base, dealer)
    own = {"id": f"figure-{number + 1}", "collector": f"{number}b", "points": 5 + dealer.below(40), "start": 0}
    return [base, {**base, **own, "dial": dials.several("dial")}]


# -- everything else -----------------------------------------------------------------------------------------


def random_shell(number: int, dealer: Dealer) -> Data:
    rows = sorted([dealer.below(31) for _ in range(1 + dealer.below(4))], reverse=True)
    drift = [{"least": row, "far": dealer.below(5) + place} for place, row in enumerate(rows)]
    if dealer.below(4) == 0:
        drift[-1]["far"] = 36
    return drawn(PieceTable, ("shell",), dealer, read_shell, {**named("shell", number), "drift": drift})


def random_terrain(number: int, dealer: Dealer) -> Data:
    """Natural pieces and cards; pieces made of others are put together at the end."""
    data = named("terrain", number)
    if number % 2:
        letter = dealer.deal("letter", tuple(LETTERS))
        kind, is_elevated, is_abrupt = LETTERS[letter]
        numbers = {"defense": 10 + dealer.below(9), "structure": 1 + dealer.below(6), "centre": dealer.below(2) == 0}
        data |= {"constructed": True, "letter": letter, "kind": kind, "elevated": is_elevated, "abrupt": is_abrupt}
        data |= {**numbers, "fortification": dealer.below(6)}
        if dealer.below(2):
            changes = {dealer.deal("changes", VALUES): dealer.below(19) - 9}
            data |= {"changes": changes, "text": {"en": "It says so.", "de": "So steht es da."}}
    else:
        kind = dealer.deal("kind", TERRAIN_KINDS)
        is_elevated = kind in MAIN_KINDS and dealer.below(2) == 0
        data |= {"kind": kind, "elevated": is_elevated, "abrupt": is_elevated and dealer.below(2) == 0}
    if dealer.below(2):
        data["radius"] = 0.2 + dealer.below(30) / 10
    else:
        data["outline"] = corners(dealer)
    return drawn(PieceTable, ("terrain",), dealer, read_kind, data)


def random_item(content: Content, number: int, dealer: Dealer) -> Data:
    """Every third one is a book; the collector's number of a relic begins with R."""
    data = {**named("item", number), "collector": f"{'R' if number % 4 == 0 else ''}{number % 1000:03}"}
    data["points"] = dealer.below(20)
    if number % 3 == 0:
        data["capacity"] = dealer.below(30) + 1
    if dealer.below(2):  # most can be carried by many
        need = dealer.deal("need", ("attack_type", "movement_type", "faction", "least_attack"))
        return drawn(PieceTable, ("item",), dealer, lambda t: read_item(needing(t, need), content), data)
    return drawn(PieceTable, ("item",), dealer, lambda table: read_item(needing(table, ""), content), data)


def needing(table: PieceTable, need: str) -> PieceTable:
    """It asks for no more than this of its bearer. MK-ITEM-17"""
    table.left_out |= {"attack_type", "movement_type", "faction", "least_attack"} - {need}
    return table


def aimed(kind: str, dealer: Dealer) -> Data:
    """MKS-CAST-22  A target that such a spell can have."""
    lends = {"abilities": [dealer.deal("lent", special_names()) for _ in range(1 + dealer.below(2))]}
    if kind not in (SORCERY, ENCHANTMENT):
        return {}
    target = dealer.deal(kind, TARGETS if kind == SORCERY else TARGETS[1:])
    if target == NO_TARGET:
        return {}
    reach = dealer.deal(kind, REACHES)
    inches = {"inches": 1 + dealer.below(36)} if reach == IN_INCHES else {}
    most = {"most": 1 + dealer.below(9)} if kind == SORCERY and dealer.below(2) else {}
    return {"target": target, "reach": reach, **inches, **most, **(lends if kind == ENCHANTMENT else {})}


def random_spell(content: Content, number: int, dealer: Dealer) -> Data:
    kind = dealer.deal("kind", SPELL_KINDS)
    data = {**named("spell", number), "kind": kind, **aimed(kind, dealer)}
    how = dealer.deal("how", ("", "", "", "never_cast", "counter"))
    if how:
        data[how] = True if how == "never_cast" else 1 + dealer.below(9)
    elif kind != SORCERY and dealer.below(2):
        data |= {"turns": 1 + dealer.below(9), "until_hurt": dealer.below(2) == 0}
    if dealer.below(3) == 0:
        data |= {"affinity": dealer.deal("affinity", symbols_of(content)), "affinity_pages": 1 + dealer.below(3)}
    return drawn(PieceTable, ("spell",), dealer, lambda table: read_spell(table, symbols_of(content)), data)


def random_company(number: int, figures: list[Data], dealer: Dealer) -> Data:
    cohorts = [figures[dealer.below(len(figures))]["name"]["en"] for _ in range(dealer.below(4))]
    data = {**named("company", number), "collector": f"AC{number:03}", "cohorts": cohorts, "points": dealer.below(101)}
    return drawn(PieceTable, ("company",), dealer, read_company, data)


def whole_pieces(terrain: list[Data], dealer: Dealer) -> list[Data]:
    """MK-CONSTRUCTED-05  Pieces made of two cards, or of two natural ones."""
    found: list[Data] = []
    for number in range(4):
        first, second = [terrain[2 * dealer.below(len(terrain) // 2) + number % 2] for _ in range(2)]
        turned = {"card": second["id"], "at": [1.5, 0], "facing": dealer.below(360)}
        parts = [{"card": first["id"], "at": [0, 0]}, turned]
        found.append({**named("whole", number), "parts": parts})
    return found


def faction_tables() -> list[Data]:
    """MKF  Every gift there is belongs to the subfaction of some faction."""
    members: dict[str, list[str]] = {faction: [f"{faction}-guild"] for faction in FACTIONS}
    for place, subfaction in enumerate(gifts()):
        apart = HOME if subfaction in (DARK_RIDERS, MINIONS) else FACTIONS[place % len(FACTIONS)]
        members[apart].append(subfaction)
    return [
        {
            "id": faction,
            "name": {"en": faction, "de": faction},
            "subfaction": [{"id": sub, "name": {"en": sub, "de": sub}} for sub in members[faction]],
        }
        for faction in FACTIONS
    ]


def random_pack(seed: int) -> Document:
    """A whole pack that builds on no other."""
    dealer = Dealer(seed)
    shells = [{**random_shell(0, dealer), "id": "standard-shell"}, *[random_shell(n, dealer) for n in range(1, 8)]]
    terrain = [random_terrain(number, dealer) for number in range(OTHERS)]
    terrain += whole_pieces(terrain, dealer)
    data: Data = {"faction": faction_tables(), "shell": shells, "terrain": terrain}
    content = read_content([Document("random", "", data, {})], EMPTY)
    figures: list[Data] = []
    while len(figures) < FIGURES:
        figures.append(random_figure(content, len(figures), dealer))
        if len(figures) % 10 == 8:
            figures += champions(content, len(figures), dealer)
        elif len(figures) % 20 == 3:
            figures += dark_pair(content, len(figures), dealer)
    items = [random_item(content, number, dealer) for number in range(OTHERS)]
    domains = [drawn(PieceTable, ("domain",), dealer, read_domain, named("domain", number)) for number in range(OTHERS)]
    spells = [random_spell(content, number, dealer) for number in range(OTHERS)]
    companies = [random_company(number, figures, dealer) for number in range(12)]
    data |= {"figure": figures, "item": items, "domain": domains, "spell": spells, "company": companies}
    data["pack"] = {"id": "random-knights", "game": "mageknight", "edition": str(seed)}
    return Document("random-knights", json.dumps(data, sort_keys=True), data, {})


@cache
def random_content() -> tuple[Content, dict[str, str]]:
    document = random_pack(SEED)
    return numbered(read_content([document])), {"random-knights": fingerprint(document)}


@cache
def random_knights() -> Game:
    """Mage Knight with random content, and no other."""
    return MageKnightGame(*random_content())
