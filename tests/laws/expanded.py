"""Armies of Mage Knight that all hold cavalry, a sorcerer or a company, each match with others."""

from __future__ import annotations

from typing import Any, Final

from tercio.games.mageknight.building.army import Army, Recruit, cost_of, problems_of
from tercio.games.mageknight.content.catalogue import content_of
from tercio.games.mageknight.content.pack import Content
from tercio.games.mageknight.field.cavalry import unfit
from tercio.games.mageknight.setup import armed_factions, mustered, with_spells, written
from tercio.kernel import Dice, Game, seeded

TOTAL: Final = 200
TURNS: Final = 24
CAVALRY: Final = 0
SORCERER: Final = 1
COMPANY: Final = 2
TRIES: Final = 40


def expanded_setup(game: Game, seed: int) -> dict[str, Any]:
    """Two players, sometimes three; every seat and seed begins with another of the three."""
    content, dice = content_of(game), seeded(seed)
    seats = 3 if seed % 5 == 4 else 2
    options = ["domains"] if dice.below(2) else []
    players = [expanded(content, (seed + seat) % 3, dice) for seat in range(seats)]
    natural = [kind.id for kind in content.kinds.values() if not kind.is_constructed]
    terrain = [[natural[dice.below(len(natural))]] for _ in range(seats)]
    setup = {"total": TOTAL, "board": 36, "players": players, "last_turn": TURNS}
    return {**setup, "options": options, "terrain": terrain}


def expanded(content: Content, kind: int, dice: Dice) -> dict[str, Any]:
    """One army: first what makes it special, then the rest."""
    core = [saddled(content, dice)] if kind == CAVALRY else [lettered(content, dice)] if kind == SORCERER else []
    companies = list(content.companies)
    company = companies[dice.below(len(companies))] if kind == COMPANY or dice.below(4) == 0 else ""
    points = content.companies[company].points if company else 0
    points += sum([cost_of(content, one) + sum([content.items[name].points for name in one.items]) for one in core])
    names = [name for one in core for name in (one.figure, one.mount) if name]
    factions = armed_factions(content)
    for _ in range(TRIES):
        others = mustered(content, factions[dice.below(len(factions))], TOTAL - points, dice)
        army = [*[written(one) for one in core], *others]
        if army and not clashes(content, names, others, core):
            return {"army": army, **({"companies": [company]} if company else {})}
    raise AssertionError("no army in so many tries")


def clashes(content: Content, names: list[str], others: list[dict[str, Any]], core: list[Recruit]) -> bool:
    """MK-ARMY-08, MK-ITEM-07  Somebody or something that there is only one of would be there twice."""
    joined = [name for one in others for name in (one["figure"], one.get("mount")) if name]
    unique = {content.figures[name].identity for name in names if content.figures[name].is_unique}
    items = {item for one in core for item in one.items}
    carried = {item for one in others for item in one.get("items", [])}
    return bool(unique & {content.figures[name].identity for name in joined}) or bool(items & carried)


def saddled(content: Content, dice: Dice) -> Recruit:
    """MKC-UNIT-05  Somebody on a mount."""
    pairs = [
        Recruit(rider.id, mount=mount.id)
        for rider in content.figures.values()
        for mount in content.figures.values()
        if rider.rides and mount.mount and not unfit(rider, mount) and rider.points + mount.points <= TOTAL - 50
    ]
    return pairs[dice.below(len(pairs))]


def lettered(content: Content, dice: Dice) -> Recruit:
    """MKS-BOOK-10  Somebody with a book, as full as it gets."""
    figures = [figure for figure in content.figures.values() if figure.slots and not figure.levels]
    books = [item.id for item in content.items.values() if item.is_book]
    while True:
        figure, book = figures[dice.below(len(figures))], books[dice.below(len(books))]
        if not problems_of(content, Army("", 0, (Recruit(figure.id, (book,)),))):
            return with_spells(content, figure, Recruit(figure.id, (book,)), dice)
