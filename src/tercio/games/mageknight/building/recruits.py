"""A drafted army is legal and spends as many points, on as many kinds, as possible. MK-ARMY-03"""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.content.table import suggestion
from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording
from tercio.games.mageknight.building.army import HUNDRED, Army, Problem, Recruit, overloaded, points_of
from tercio.games.mageknight.building.spellbooks import filled_book
from tercio.games.mageknight.content.pack import Content
from tercio.games.mageknight.printed.dials import MAGE_SPAWN, Figure

SAY: Final = Wording("tercio.games.mageknight", "building")

LARGEST: Final = 2_000  # points that are proposed for
COPIES: Final = 2  # of one kind, more for very large armies
DEAREST: Final = 2  # one warrior takes no more than half of the points


class Plan(NamedTuple):
    """Warriors for an exact number of points, compared by how many kinds they are and then by how few warriors."""

    kinds: int
    size: int  # negative
    figures: tuple[str, ...]


def propose(content: Content, total: int, faction: str = "") -> Army:
    """An army of this faction, of Mage Spawn, or of all where none is named; without heroes and champions."""
    if total <= 0 or total % HUNDRED or total > LARGEST:
        raise BadInput(
            *SAY("mk-army-04-build-total", hundred=HUNDRED, largest=LARGEST, total=total),
        )
    figures = candidates(content, total, faction)
    best = Plan(0, 0, ())
    if figures:
        plans = plans_for(figures, total)
        best = plans[max(plans)]
    recruits = tuple([Recruit(figure) for figure in best.figures])
    en, de = SAY("mixed", total=total)
    army = Army(en, total, recruits, name_de=de)
    if faction:
        en, de = content.factions[faction].name_en, content.factions[faction].name_de
        army = army._replace(name=f"{en} {total}", name_de=f"{de} {total}" if de != en else "")
    return equipped(content, army)


def candidates(content: Content, total: int, faction: str) -> list[Figure]:
    if faction and faction not in content.factions:
        near, named, known = suggestion(faction, tuple(content.factions)), shown(faction), ", ".join(content.factions)
        raise BadInput(
            *SAY(
                "no-faction-called",
                named=named,
                near=near or SAY("there-is", known=known),
            ),
            key="--faction",
        )
    found: list[Figure] = []
    for figure in content.figures.values():
        is_meant = faction in figure.factions or (faction == MAGE_SPAWN and figure.is_mage_spawn) or not faction
        is_plain = not (figure.is_hero or figure.mount or figure.champion)
        if is_meant and is_plain and figure.points * DEAREST <= total:
            found.append(figure)
    return sorted(found, key=lambda figure: (-figure.points, figure.id))


def plans_for(figures: list[Figure], total: int) -> dict[int, Plan]:
    """For every sum of points that can be reached, the best plan."""
    plans = {0: Plan(0, 0, ())}
    for figure in figures:
        most = 1 if figure.is_unique else max(COPIES, total // (3 * HUNDRED))
        for points, plan in list(plans.items()):
            for number in range(1, most + 1):
                reached = points + number * figure.points
                if reached > total:
                    break
                further = Plan(plan.kinds + 1, plan.size - number, plan.figures + (figure.id,) * number)
                if reached not in plans or further > plans[reached]:
                    plans[reached] = further
    return plans


def equipped(content: Content, army: Army) -> Army:
    """What is left over goes into items, the dearest first, for the dearest warrior that can carry them."""
    for item in sorted(content.items.values(), key=lambda item: (-item.points, item.id)):
        for number, recruit in enumerate(army.recruits):
            bearer = recruit._replace(items=(*recruit.items, item.id))
            if item.is_book and not recruit.spells:
                order = list(range(len(content.spells)))
                bearer = bearer._replace(spells=filled_book(content, content.figures[recruit.figure], item, order))
            elif item.is_book:
                continue
            troubles: list[Problem] = overloaded(content, bearer)
            if not troubles and points_of(content, army) + item.points <= army.total:
                recruits = [*army.recruits[:number], bearer, *army.recruits[number + 1 :]]
                army = army._replace(recruits=tuple(recruits))
                break
    return army
