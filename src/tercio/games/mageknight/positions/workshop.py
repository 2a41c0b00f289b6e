"""Content of Mage Knight in the making: what to begin with, who can use it, and a small table to try it on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from tercio.content.wording import Phrase, Wording, sentences
from tercio.games.editor import words
from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.abilities.registry import special_abilities, special_names
from tercio.games.mageknight.building.army import Army, Recruit, points_of, problems_of
from tercio.games.mageknight.building.forces import MageKnightForces, listed
from tercio.games.mageknight.content.catalogue import content_of
from tercio.games.mageknight.content.pack import Content
from tercio.games.mageknight.printed.dials import Figure, Item
from tercio.games.mageknight.printed.spells import Spell
from tercio.games.mageknight.words.abilities import ability_names
from tercio.games.workshop import MINE, Compiled, Duel, Entries, named, nearest
from tercio.kernel import Game

SAY: Final = Wording("tercio.games.mageknight", "workshop")
MOUNT_NAMES: Final = sentences("tercio.games.mageknight", "faces.mount")
FIGURE: Final = "figure"
ITEM: Final = "item"
SPELL: Final = "spell"
DOMAIN: Final = "domain"
TERRAIN: Final = "terrain"
COMPANY: Final = "company"
FACTION: Final = "faction"
SHELL: Final = "shell"
FOES: Final = ("orc-marauder-tough", "master-archer-standard")
OWN: Final = "elven-spear-weak"
BOARD: Final = 24  # inches
BESIDE: Final = (9, 15)  # where others of the faction stand, left and right
USER: Final = "workshop-user"
TOTAL: Final = 200
SIDE: Final = 100  # points of each side of a duel, or thereabouts
EXAMPLES: Final[dict[str, dict[str, Any]]] = {
    FIGURE: {
        "name": words(SAY("new-figure")),
        "rank": "standard",
        "points": 20,
        "factions": [],
        "mage_spawn": True,
        "attack_types": ["sword"],
        "range": 0,
        "front_arc": 90,
        "dial": [
            {"movement": 8, "attack": 8, "defense": 15, "damage": 2, "abilities": []},
            {"movement": 8, "attack": 7, "defense": 14, "damage": 2, "abilities": []},
            {"movement": 7, "attack": 6, "defense": 13, "damage": 1, "abilities": []},
        ],
        "look": {"body": "man", "weapon": "sword"},
        "collector": "1",
        "id": "new-figure",
    },
    ITEM: {
        "name": words(SAY("new-item")),
        "text": words(SAY("item-text")),
        "points": 5,
        "changes": {"attack": 1},
        "abilities": [],
        "collector": "900",
        "id": "new-item",
    },
    SPELL: {
        "name": words(SAY("new-spell")),
        "text": words(SAY("spell-text")),
        "kind": "sorcery",
        "pages": 1,
        "bars": 1,
        "target": "enemy",
        "deeds": [{"does": "attack", "amount": 2}],
        "id": "new-spell",
    },
    DOMAIN: {
        "name": words(SAY("new-domain")),
        "text": words(SAY("domain-text")),
        "kinds": ["weather"],
        "most_range": 8,
        "id": "new-domain",
    },
    TERRAIN: {
        "name": words(SAY("new-terrain")),
        "kind": "hindering",
        "radius": 2,
        "id": "new-terrain",
    },
    COMPANY: {
        "name": words(SAY("new-company")),
        "text": words(SAY("company-text")),
        "points": 20,
        "ability": next(iter(special_names())),
        "cohorts": ["Elven Spear"],
        "discount": 2,
        "collector": "AC900",
        "id": "new-company",
    },
    FACTION: {"name": words(SAY("new-faction")), "subfaction": [], "id": "new-faction"},
    SHELL: {
        "name": words(SAY("new-token")),
        "target": 16,
        "radius": 2,
        "attack": 8,
        "damage": 2,
        "drift": [{"least": 12, "far": 2}, {"least": 8, "far": 4}],
        "id": "new-shell",
    },
}
GUNNER: Final[dict[str, Any]] = {"points": 30, "attack_types": ["sword", "bow"], "range": 14}


class MageKnightWorkshop:
    """What the workshop of the page asks Mage Knight."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(EXAMPLES)

    @property
    def tried(self) -> tuple[str, ...]:
        return tuple(EXAMPLES)

    @property
    def weighed(self) -> tuple[str, ...]:
        return (FIGURE, ITEM, SPELL)

    def suggested(self) -> dict[str, tuple[str, ...]]:
        return {}

    def example_of(self, kind: str) -> dict[str, Any]:
        return EXAMPLES[kind]

    def names_of(self, game: Game) -> dict[str, dict[str, Phrase]]:
        content = content_of(game)
        below = {sub: Phrase(en, de) for faction in content.factions.values() for sub, en, de in faction.subfactions}
        mounts = {mount: Phrase(*both) for mount, both in MOUNT_NAMES.items()}
        return {
            "": {**ability_names(), **mounts},
            FACTION: {**named(content.factions), **below},
            SHELL: named(content.shells),
            DOMAIN: named(content.domains),
            SPELL: named(content.spells),
            TERRAIN: named(content.kinds),
        }

    def readings_of(self, game: Game, kind: str, name: str) -> list[Phrase]:
        """The abilities on the dial, and that of a company."""
        content = content_of(game)
        if kind == COMPANY:
            return [Phrase(*ability_names()[content.companies[name].ability])]
        if kind != FIGURE:
            return []
        marks = dict.fromkeys([mark.ability for click in content.figures[name].dial for mark in click.marks])
        return [Phrase(*ability_names()[ability]) for ability in marks]

    def compiled(self, text: str, entry: dict[str, Any]) -> Compiled:
        return Compiled(None, last=len(text))

    def bearers_of(self, game: Game, kind: str, name: str) -> Entries:
        """Of a faction, or for a token, a figure, if the pack has none."""
        if kind not in (FACTION, SHELL) or figures_of(content_of(game), kind, name):
            return {}
        example = EXAMPLES[FIGURE]
        own: dict[str, Any] = {"factions": [name], "mage_spawn": False}
        if kind == SHELL:
            gunnery = next(each for each, ability in special_abilities().items() if lays_tokens(ability))
            own = {**GUNNER, "shells": [name], "dial": [{**click, "abilities": [gunnery]} for click in example["dial"]]}
        return {FIGURE: [{**example, **own, "id": USER}]}

    def trial_of(self, game: Game, kind: str, name: str) -> dict[str, Any]:
        """The figure, or who uses the thing, stands in reach of two others of ours, and it is its player's turn."""
        content = content_of(game)
        warrior: dict[str, Any] = {FIGURE: name if kind == FIGURE else OWN}
        beside: dict[str, Any] = {}
        others: list[Figure] = []
        if kind in (FACTION, SHELL):
            first, *others = figures_of(content, kind, name)
            warrior = {FIGURE: first.id}
        elif kind in (ITEM, SPELL):
            user = user_of(content, kind, name)
            warrior = {FIGURE: user.figure, "items": list(user.items), "spells": list(user.spells)}
        elif kind == TERRAIN:
            beside[TERRAIN] = {MINE: {"card": name, "at": [BOARD // 2, 11]}}
        elif kind in (DOMAIN, COMPANY):
            beside["players"] = [{kind: name}, {}]
        foes = {
            foe: {FIGURE: foe, "seat": 1, "at": [10 + 4 * place, 14 + 2 * (kind in (TERRAIN, SHELL))], "facing": 180}
            for place, foe in enumerate(FOES)
            if foe != name
        }
        friends = {
            f"beside-{at}": {FIGURE: each.id, "seat": 0, "at": [at, 6], "facing": 0}
            for at, each in zip(BESIDE, others, strict=False)
        }
        label = "own" if kind == TERRAIN else MINE
        mine = {**warrior, "seat": 0, "at": [BOARD // 2, 7], "facing": 0}
        return {"board": BOARD, "total": TOTAL, "turn": 0, "warriors": {label: mine, **friends, **foes}, **beside}

    def duels_of(self, game: Game, kind: str, name: str) -> tuple[Duel, ...]:
        """As many of a figure as a hundred points buy against others for as many points; one use against another."""
        content = content_of(game)
        found: list[Duel] = []
        for mine, theirs, rival in pairs_of(content, kind, name):
            for sides in ((mine, theirs), (theirs, mine)):
                setup = MageKnightForces().setup([listed_force(content, side) for side in sides])
                found.append(Duel(setup, sides.index(mine), rival))
        return tuple(found)


Pair = tuple[Army, Army, Phrase]


def pairs_of(content: Content, kind: str, name: str) -> list[Pair]:
    if kind == FIGURE:
        return figure_pairs(content, content.figures[name])
    mine = user_of(content, kind, name)
    others: list[Item] | list[Spell] = items_like(content, name) if kind == ITEM else spells_like(content, name)
    found: list[Pair] = []
    for other in others:
        theirs = with_thing(mine.figure, kind, other.id, mine.items)
        if is_allowed(content, theirs):
            sides = [Army("", SIDE, (each,)) for each in (mine, theirs)]
            found.append((sides[0], sides[1], Phrase(other.name_en, other.name_de)))
    return found


def figure_pairs(content: Content, mine: Figure) -> list[Pair]:
    """Against figures that cost about the same; mounts and riders are weighed on foot."""
    others = [each for each in content.figures.values() if is_plain(each) and each.id != mine.id]
    found: list[Pair] = []
    for other in nearest(others, [abs(each.points - mine.points) for each in others]):
        number = 1 if mine.is_unique else max(1, SIDE // max(1, mine.points))
        rivals = max(1, round(number * mine.points / max(1, other.points)))
        sides = [Army("", SIDE, (Recruit(who.id),) * many) for who, many in ((mine, number), (other, rivals))]
        found.append((sides[0], sides[1], Phrase(other.name_en, other.name_de)))
    return found


def lays_tokens(ability: Ability) -> bool:
    return type(ability).lays_within is not Ability.lays_within


def figures_of(content: Content, kind: str, name: str) -> list[Figure]:
    """Those of the faction, or those who have the token, that can stand on their own feet."""
    known = [each for each in content.figures.values() if not each.mount and not each.is_formed]
    if kind == FACTION:
        return [each for each in known if name in each.factions]
    return [each for each in known if name in [shell.id for shell in each.shells]]


def is_plain(figure: Figure) -> bool:
    """It comes in any number, and needs nothing else."""
    return not (figure.is_unique or figure.is_hero or figure.mount or figure.rides or figure.is_formed)


def items_like(content: Content, name: str) -> list[Item]:
    mine = content.items[name]
    others = [each for each in content.items.values() if each.id != name and each.is_book == mine.is_book]
    return nearest(others, [abs(each.points - mine.points) for each in others])


def spells_like(content: Content, name: str) -> list[Spell]:
    mine = content.spells[name]
    others = [each for each in content.spells.values() if each.id != name and not each.requirement]
    return nearest(others, [9 * (each.kind != mine.kind) + abs(each.pages - mine.pages) for each in others])


def user_of(content: Content, kind: str, name: str) -> Recruit:
    """Somebody of ours who may carry the item, or read the spell in a book of ours."""
    figures = sorted(filter(is_plain, content.figures.values()), key=lambda figure: (-figure.points, figure.id))
    books = [item.id for item in content.items.values() if item.is_book and item.id != name]
    wanted: Callable[[Figure], Iterable[Recruit]] = (
        (lambda figure: [with_thing(figure.id, ITEM, name)])
        if kind == ITEM
        else (lambda figure: [with_thing(figure.id, SPELL, name, (book,)) for book in books])
    )
    tries = [each for figure in figures for each in wanted(figure)]
    return next((each for each in tries if is_allowed(content, each)), tries[0])


def with_thing(figure: str, kind: str, name: str, books: tuple[str, ...] = ()) -> Recruit:
    return Recruit(figure, (name,)) if kind == ITEM else Recruit(figure, books, spells=(name,))


def is_allowed(content: Content, recruit: Recruit) -> bool:
    army = Army("", 0, (recruit,))
    dear = -(-points_of(content, army) // SIDE) * SIDE
    return not problems_of(content, army._replace(total=dear))


def listed_force(content: Content, army: Army) -> dict[str, Any]:
    """With a total that it does not exceed."""
    return {"army": listed(army), "total": -(-points_of(content, army) // SIDE) * SIDE}
