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

from laws.drawn import SEED, Data, DrawnTable, Value, drawn, inches, values_in
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
    CLEAR,
    CONCEALING,
    DARK_RIDERS,
    GOLEM,
    HINDERING,
    MAGE_SPAWN,
    MAIN_KINDS,
    MINDS,
    MINIONS,
    MOUNT_KINDS,
    OMENS,
    SHALLOW,
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
FIGURES: Final = 400 if FULL_SIZE else 140  # half of them of a special kind
OTHERS: Final = 180 if FULL_SIZE else 60  # of items, of domains, of spells, of terrain and of companies
MOST_PIECES: Final = 1_000
SHELLS: Final = 16
GUNS: Final = 3  # tokens of a gunner
USUALLY: Final = 6  # numbers for each one that is the least, and one that is the most that there is

STOOD_IN: Final = (CLEAR, HINDERING, CONCEALING, SHALLOW)
UNREADABLE: Final[set[Value]] = {  # what no legal piece can have although its key asks for a number up to this one
    ("figure", "start", 12),
    ("figure", "levels", 12),
    ("figure", "length", 0.2),
    ("terrain", "defense", 0),
    ("terrain", "structure", 0),
}
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

    def number(self, of: str, low: int, high: int, usual: tuple[int, int] | None = None) -> int:
        """Now and then the least or the most that there is, else something usual."""
        edge = self.deal(of, ("low", "high", *["" for _ in range(USUALLY if low >= 0 else 2)]))
        if edge:
            return low if edge == "low" else high
        least, most = (low, high) if usual is None else (max(low, usual[0]), max(low, min(high, usual[1])))
        return least + self.below(most - least + 1)


class PieceTable(DrawnTable):
    """What is likely on a dial, a card or a token."""

    seldom: ClassVar[dict[str, int]] = {
        "figure": 4, "dial": 3, "changes": 3, "against": 3, "item": 4, "domain": 3, "deeds": 3, "spell": 3,
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
        return self.dealer.number(f"{self.name} {key}", low, high, USUAL.get(key, (low, high)) if low >= 0 else (-3, 3))

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
        if key == "dial" and len(self.drawn.get("shells", ())) == GUNS:
            return {"nexus": "bombardment"}
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
    return {"rides": list(dict.fromkeys(kinds)), "rider_bonus": dealer.number("rider", 0, 9)}


def hero(dealer: Dealer) -> Data:
    """MK-FIGURE-21  Five levels, each dearer and earlier on the dial than the one before."""
    starts = sorted(dealer.shuffled(9)[:LEVELS], reverse=True)
    first, last = dealer.number("cheap", 1, 60), dealer.number("dear", 90, 300)
    return {"rank": "unique", "levels": starts, "costs": [first, *[first + 5 * n for n in range(1, LEVELS - 1)], last]}


def sorcerer(dealer: Dealer) -> Data:
    types, bonus = ["wand", "sword"], dealer.number("wand", 0, 9, (0, 3))
    return {"slots": 1 + dealer.below(3), "attack_types": types, "wand_bonus": bonus, "range": 4 + dealer.below(10)}


def golem(dealer: Dealer) -> Data:
    return {"damage_type": GOLEM}


def giant(dealer: Dealer) -> Data:
    return {"large": True, "radius": int(dealer.deal("giant", ("10", "14", "20", "30"))) / 10}


def gunner(dealer: Dealer) -> Data:
    """MK-BOMB-02  Every token there is."""
    shells = [f"shell-{number}" for number in range(1, SHELLS)]
    return {"range": 12, "attack_types": ["bow"], "shells": [dealer.deal("shells", shells) for _ in range(GUNS)]}


def long_one(dealer: Dealer) -> Data:
    """MK-FIGURE-08  An oblong base, up to the longest there is."""
    radius, length = dealer.deal("long", ("0.1 0.3", "0.6 1.4", "0.6 2.5", "1 4", "1 8", "3 8")).split()
    return {"radius": float(radius), "length": float(length)}


KINDS_OF_FIGURES: Final[dict[str, Callable[[Dealer], Data]]] = {
    "warrior": foot,
    "mount": horse,
    "second mount": horse,
    "rider": rider,
    "second rider": rider,
    "sorcerer": sorcerer,
    "second sorcerer": sorcerer,
    "gunner": gunner,
    "second gunner": gunner,
    "hero": hero,
    "golem": golem,
    "giant": giant,
    "long one": long_one,
}


def symbols(content: Content, dealer: Dealer) -> Data:
    """MK-FIGURE-03  Of one or two factions, of a subfaction, of none, or Mage Spawn."""
    pairs = [f"{faction.id} {sub[0]}" for faction in content.factions.values() for sub in faction.subfactions]
    faction, _, subfaction = dealer.deal("symbols", (*pairs, *pairs, *content.factions, "")).partition(" ")
    own: Data = {"factions": [faction]} if faction else {"mage_spawn": False}
    if faction == MAGE_SPAWN:
        own = {"mage_spawn": True}
    if own.get("factions") and dealer.below(5) == 0:
        own["factions"] = list(dict.fromkeys([faction, "north"]))
    return {**own, **({"subfaction": subfaction} if subfaction else {})}


def random_figure(content: Content, number: int, dealer: Dealer) -> Data:
    """One figure of this or that kind."""
    kind = dealer.deal("kind of figure", tuple(KINDS_OF_FIGURES))
    special = KINDS_OF_FIGURES[kind](dealer)
    data = {**named("figure", number), "slots": dealer.below(4), **symbols(content, dealer), **special}
    if data.get("subfaction") == DARK_RIDERS and ("rides" in data or "mount" in data):
        data["collector"] = f"{number}{'b' if 'mount' in data else 'a'}"
        if dealer.below(2):
            data["set"] = OMENS  # MKO-SYMBOL-01
    return drawn(PieceTable, ("figure",), dealer, lambda t: read_figure(t, content.factions, content.shells), data)


def dark_pair(content: Content, number: int, dealer: Dealer) -> list[Data]:
    """MKC-DARK-02  A rider and its mount, of one number."""
    shared = {"factions": [HOME], "subfaction": DARK_RIDERS}
    mount = {**horse(dealer), "collector": f"{number}b"}
    both = ({**rider(dealer), "rides": [mount["mount"]], "collector": f"{number}a"}, mount)
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
        numbers = {
            "defense": dealer.number("wall", 1, 30, (10, 18)),
            "structure": dealer.number("works", 1, 20, (1, 6)),
        }
        data |= {"constructed": True, "letter": letter, "kind": kind, "elevated": is_elevated, "abrupt": is_abrupt}
        data |= {**numbers, "fortification": dealer.below(6), "centre": dealer.below(2) == 0}
        if dealer.below(2):
            changes = {dealer.deal("changes", VALUES): dealer.number("change", -9, 9)}
            data |= {"changes": changes, "text": {"en": "It says so.", "de": "So steht es da."}}
    else:
        kind = dealer.deal("kind", TERRAIN_KINDS)
        is_elevated = kind in MAIN_KINDS and dealer.below(2) == 0
        data |= {"kind": kind, "elevated": is_elevated, "abrupt": is_elevated and dealer.below(2) == 0}
        data |= {"constructed": False} if dealer.below(2) else {}
    if dealer.below(2):
        largest = 12_000 if data["kind"] in STOOD_IN and not data["elevated"] and number % 2 == 0 else 3_000
        data["radius"] = inches(int(dealer.deal("disc", ("200", "2500", str(largest)))))
    else:
        data["outline"] = corners(dealer)
    return drawn(PieceTable, ("terrain",), dealer, read_kind, data)


def random_item(content: Content, number: int, dealer: Dealer) -> Data:
    """Every third one is a book; the collector's number of a relic begins with R."""
    data = {**named("item", number), "collector": f"{'R' if number % 4 == 0 else ''}{number % 1000:03}"}
    data["points"] = dealer.number("price", 0, 100, (0, 20))
    if number % 3 == 0:
        data["capacity"] = dealer.number("capacity", 1, 30, (4, 12))
    elif number % 3 == 1:
        data["abilities"] = [dealer.deal("given", special_names()) for _ in range(3)]
    if dealer.below(2):  # most can be carried by many
        need = dealer.deal("need", ("attack_type", "movement_type", "faction", "least_attack"))
        return drawn(PieceTable, ("item",), dealer, lambda t: read_item(needing(t, need), content), data)
    return drawn(PieceTable, ("item",), dealer, lambda table: read_item(needing(table, ""), content), data)


def needing(table: PieceTable, need: str) -> PieceTable:
    """It asks for no more than this of its bearer. MK-ITEM-17"""
    table.left_out |= {"attack_type", "movement_type", "faction", "least_attack"} - {need}
    table.wanted |= {need}
    return table


def aimed(kind: str, dealer: Dealer) -> Data:
    """MKS-CAST-22  A target that such a spell can have."""
    lends = {"abilities": [dealer.deal("lent", special_names()) for _ in range(3 + dealer.below(4))]}
    if kind not in (SORCERY, ENCHANTMENT):
        return {}
    target = dealer.deal(kind, TARGETS if kind == SORCERY else TARGETS[1:])
    if target == NO_TARGET:
        return {"target": NO_TARGET}
    reach = dealer.deal(kind, REACHES)
    far = {"inches": dealer.number("inches", 1, 36, (6, 12))} if reach == IN_INCHES else {}
    most = {"most": dealer.number("most", 1, 9, (1, 3))} if kind == SORCERY and dealer.below(2) else {}
    return {"target": target, "reach": reach, **far, **most, **(lends if kind == ENCHANTMENT else {})}


def random_spell(content: Content, number: int, dealer: Dealer) -> Data:
    kind = dealer.deal("kind", SPELL_KINDS)
    how = dealer.deal("how", ("", "", "", "", "", "", "never_cast", "counter"))
    data = {**named("spell", number), "kind": kind, "in_contact": dealer.below(4) > 0}
    data |= {} if how else aimed(kind, dealer)
    if how:
        data[how] = True if how == "never_cast" else dealer.number("counter", 1, 9)
    elif kind != SORCERY and dealer.below(2):
        data |= {"turns": dealer.number("turns", 1, 9), "until_hurt": dealer.below(2) == 0, "never_cast": False}
    if dealer.below(2):
        data["affinity"] = dealer.deal("affinity", symbols_of(content))
        data["affinity_pages"] = dealer.number("affinity", 1, 9, (1, 2))
    return drawn(PieceTable, ("spell",), dealer, lambda table: read_spell(table, symbols_of(content)), data)


def random_company(number: int, figures: list[Data], dealer: Dealer) -> Data:
    cohorts = [figures[dealer.below(len(figures))]["name"]["en"] for _ in range(dealer.below(4))]
    data = {
        **named("company", number),
        "collector": f"AC{number:03}",
        "cohorts": cohorts,
        "points": dealer.number("fee", 0, 100, (5, 60)),
    }
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


def drawn_until(kind: str, least: int, draw: Callable[[int], list[Data]]) -> list[Data]:
    """So many of them, and more until everything is written on some that may be written."""
    names = (kind, "dial") if kind == "figure" else (kind,)
    pieces: list[Data] = []
    missing: set[Value] = set()
    while len(pieces) < least or (missing and len(pieces) < MOST_PIECES):
        pieces += draw(len(pieces))
        if len(pieces) >= least:
            asked = {value for value in PieceTable.may_be_written if value[0] in names}
            new = pieces if not missing else pieces[-3:]
            missing = (missing or asked - UNREADABLE) - {value for piece in new for value in values_in(kind, piece)}
    return pieces


def random_figures(content: Content, number: int, dealer: Dealer) -> list[Data]:
    """Mostly one; now and then two that belong together."""
    if number % 10 == 8:
        return champions(content, number, dealer)
    return dark_pair(content, number, dealer) if number % 20 == 3 else [random_figure(content, number, dealer)]


@cache
def random_pack(seed: int) -> Document:
    """A whole pack that builds on no other."""
    dealer = Dealer(seed)
    shells = [{**random_shell(0, dealer), "id": "standard-shell"}, *[random_shell(n, dealer) for n in range(1, SHELLS)]]
    terrain = [random_terrain(number, dealer) for number in range(OTHERS)]
    terrain += whole_pieces(terrain, dealer)
    data: Data = {"faction": faction_tables(), "shell": shells, "terrain": terrain}
    content = read_content([Document("random", "", data, {})], EMPTY)
    figures = drawn_until("figure", FIGURES, lambda number: random_figures(content, number, dealer))
    items = drawn_until("item", OTHERS, lambda number: [random_item(content, number, dealer)])
    domains = [drawn(PieceTable, ("domain",), dealer, read_domain, named("domain", number)) for number in range(OTHERS)]
    spells = [random_spell(content, number, dealer) for number in range(2 * OTHERS)]
    companies = [random_company(number, figures, dealer) for number in range(OTHERS)]
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
