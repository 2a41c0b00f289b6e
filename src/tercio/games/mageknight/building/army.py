"""MK-ARMY, MK-ITEM  Armies: who is in one and what they carry, what that costs, and every rule it must obey."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final, NamedTuple

from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Phrase, Wording
from tercio.games.mageknight.building.cavalry import Trouble as SaddleTrouble
from tercio.games.mageknight.building.cavalry import saddle_troubles
from tercio.games.mageknight.building.companies import company_cost, company_troubles
from tercio.games.mageknight.building.spellbooks import Trouble, book_troubles, stray_troubles
from tercio.games.mageknight.content.pack import Content
from tercio.games.mageknight.printed.dials import Click, Figure, Item
from tercio.games.mageknight.words.names import ATTACK_NAMES, MOVE_NAMES, RANKS
from tercio.kernel import RuleId

SAY: Final = Wording("tercio.games.mageknight", "building")

HUNDRED: Final = 100  # MK-ARMY-04


class Recruit(NamedTuple):
    """A recruit names one warrior of an army by ids; only heroes have a `level`, from 1. MK-FIGURE-01"""

    figure: str
    items: tuple[str, ...] = ()
    level: int = 0
    spells: tuple[str, ...] = ()  # MKS-BOOK-10  in its spellbook, the bookmark spell first
    mount: str = ""  # MKC-UNIT-05  on which it is deployed


class Army(NamedTuple):
    """A player builds an army; items that nobody carries are `loose`. MK-ARMY-01, MK-ARMY-10"""

    name: str
    total: int  # MK-ARMY-03; 0: not agreed on yet
    recruits: tuple[Recruit, ...]
    loose: tuple[str, ...] = ()
    guide_en: str = ""
    guide_de: str = ""
    name_de: str = ""  # where it is another
    stray: tuple[str, ...] = ()  # spells that are in nobody's spellbook
    companies: tuple[str, ...] = ()  # MKO-COMPANY-01  cards; one is allowed

    def called(self, lang: str) -> str:
        return self.name_de if lang == "de" and self.name_de else self.name


class Problem(NamedTuple):
    """One rule that an army breaks, with its figures."""

    rule: RuleId
    en: str
    de: str


def full_name(figure: Figure, lang: str) -> str:
    """A full name includes the rank, except for unique warriors. MK-FIGURE-12, MK-FIGURE-14"""
    name = figure.name_de if lang == "de" else figure.name_en
    if figure.champion:  # MKO-CHAMPION-03
        return f"{name} ({figure.collector})"
    return name if figure.is_unique else f"{name} ({RANKS[figure.rank].spoken(lang)})"


def start_of(figure: Figure, level: int) -> int:
    """A warrior enters the battle on this click. MK-SETUP-33, MK-ARMY-02"""
    return figure.levels[level - 1] if 1 <= level <= len(figure.levels) else figure.start


def cost_of(content: Content, recruit: Recruit) -> int:
    """A mount counts, items do not; a hero without a level costs its maximum. MK-ARMY-02, MK-ITEM-34, MKC-UNIT-06"""
    figure = content.figures[recruit.figure]
    ridden = content.figures[recruit.mount].points if recruit.mount else 0
    return ridden + (figure.cost(start_of(figure, recruit.level)) if recruit.level else figure.points)


def figures_in(army: Army) -> list[str]:
    """Riders and mounts count as separate figures. MKC-UNIT-06"""
    return [name for recruit in army.recruits for name in (recruit.figure, recruit.mount) if name]


def points_of(content: Content, army: Army) -> int:
    """Warriors, items and cards all cost points. MK-ARMY-06, MK-ARMY-11, MK-ITEM-13"""
    return warrior_points(content, army) + item_points(content, army) + card_points(content, army)


def warrior_points(content: Content, army: Army) -> int:
    return sum([cost_of(content, recruit) for recruit in army.recruits])


def card_points(content: Content, army: Army) -> int:
    """A company card counts with its reduced cost. MKO-COMPANY-08, MKO-COMPANY-13"""
    if not army.companies:
        return 0
    figures = [content.figures[name] for name in figures_in(army)]
    return sum([company_cost(content.companies[name], figures) for name in army.companies])


def item_points(content: Content, army: Army) -> int:
    return sum([content.items[name].points for name in all_items(army)])


def all_items(army: Army) -> tuple[str, ...]:
    return tuple([name for recruit in army.recruits for name in recruit.items]) + army.loose


def least_total(content: Content, army: Army) -> int:
    """The army fits into this build total and into no smaller one. MK-ARMY-04"""
    return max(HUNDRED, -(-points_of(content, army) // HUNDRED) * HUNDRED)


# -- every rule -----------------------------------------------------------------------------------------------


def problems_of(content: Content, army: Army, total: int = 0) -> list[Problem]:
    """Every violation, all at once; `total` stands for what the players agreed on, else the army's own counts."""
    return [
        *wrong_total(content, army, total or army.total),
        *repeated(content, army),
        *wrong_levels(content, army),
        *[problem for recruit in dict.fromkeys(army.recruits) for problem in overloaded(content, recruit)],
        *lying_about(content, army),
        *[Problem(*trouble) for recruit in dict.fromkeys(army.recruits) for trouble in in_saddle(content, recruit)],
        *[Problem(*trouble) for recruit in dict.fromkeys(army.recruits) for trouble in in_book(content, recruit)],
        *[Problem(*trouble) for trouble in stray_troubles(content, army.stray)],
        *[Problem(*trouble) for trouble in company_troubles([content.companies[name] for name in army.companies])],
    ]


def check_army(content: Content, army: Army, total: int = 0, file: str = "") -> None:
    """Every rule that the army breaks is reported: on one line, or on a line each for the owner of a file."""
    problems = problems_of(content, army, total)
    if problems:
        not_allowed = SAY("not-allowed")
        en = [not_allowed.en, *[f"{problem.rule} {problem.en}" for problem in problems]]
        de = [not_allowed.de, *[f"{problem.rule} {problem.de}" for problem in problems]]
        between = "\n  " if file else " "
        raise BadInput(between.join(en), between.join(de), file, key="" if file else shown(army.name))


def wrong_total(content: Content, army: Army, total: int) -> list[Problem]:
    """An army has warriors and stays within a total in hundreds. MK-ARMY-01, MK-ARMY-04, MK-ARMY-06, MK-ARMY-11"""
    found: list[Problem] = []
    if not army.recruits:
        found.append(Problem("MK-ARMY-01", *SAY("no-warrior-army")))
    if total % HUNDRED or total < 0:
        found.append(
            Problem(
                "MK-ARMY-04",
                *SAY("build-total-multiple-not", hundred=HUNDRED, total=total),
            )
        )
    if not total:
        return found
    warriors, items = warrior_points(content, army), item_points(content, army)
    if warriors > total:
        found.append(
            Problem(
                "MK-ARMY-06",
                *SAY("warriors-cost-points-allowed", warriors=warriors, total=total),
            )
        )
    elif warriors + items > total:
        found.append(
            Problem(
                "MK-ARMY-11",
                *SAY(
                    "warriors-cost-points-their-items",
                    warriors=warriors,
                    items=items,
                    together=warriors + items,
                    total=total,
                ),
            )
        )
    elif points_of(content, army) > total:
        points = points_of(content, army)
        found.append(
            Problem(
                "MKO-COMPANY-08",
                *SAY("adventuring-company-army-costs-points", points=points, total=total),
            )
        )
    return found


def repeated(content: Content, army: Army) -> list[Problem]:
    """An army has each unique warrior and each relic at most once. MK-ARMY-08, MK-ITEM-07

    All others may come more than once, and enemies may field the same unique warrior (MK-ARMY-07, -09).
    """
    found: list[Problem] = []
    figures = {content.figures[name].identity: content.figures[name] for name in figures_in(army)}
    for name, number in Counter([content.figures[name].identity for name in figures_in(army)]).items():
        figure = figures[name]
        if figure.is_unique and number > 1:
            found.append(
                Problem(
                    "MKO-CHAMPION-01" if figure.champion else "MK-ARMY-08",
                    *SAY("unique-army-only-1-allowed", number=number, name=Phrase(figure.name_en, figure.name_de)),
                )
            )
    for name, number in Counter(all_items(army)).items():
        item = content.items[name]
        if item.is_relic and number > 1:
            found.append(
                Problem(
                    "MK-ITEM-07",
                    *SAY(
                        "relic-army-only-1-allowed",
                        collector=item.collector,
                        number=number,
                        name=Phrase(item.name_en, item.name_de),
                    ),
                )
            )
    return found


def wrong_levels(content: Content, army: Army) -> list[Problem]:
    """A hero has one of its levels, and nobody else has any. MK-FIGURE-21, MK-ARMY-02"""
    found: list[Problem] = []
    for recruit in dict.fromkeys(army.recruits):
        figure = content.figures[recruit.figure]
        most = len(figure.levels)
        if most and not 1 <= recruit.level <= most:
            found.append(
                Problem(
                    "MK-ARMY-02",
                    *SAY(
                        "hero-fielded-at-level-from",
                        most=most,
                        level=recruit.level,
                        name=Phrase(figure.name_en, figure.name_de),
                    ),
                )
            )
        if not most and recruit.level:
            found.append(
                Problem(
                    "MK-FIGURE-21",
                    *SAY("no-hero-no-levels", name=Phrase(full_name(figure, "en"), full_name(figure, "de"))),
                )
            )
    return found


# -- items ----------------------------------------------------------------------------------------------------


def overloaded(content: Content, recruit: Recruit) -> list[Problem]:
    """A warrior cannot carry these items. MK-ITEM-01, MK-ITEM-04 to MK-ITEM-06, MK-ITEM-08, MK-ITEM-16, MK-ITEM-17"""
    if not recruit.items:
        return []
    figure = content.figures[recruit.figure]
    items = [content.items[name] for name in recruit.items]
    en, de = full_name(figure, "en"), full_name(figure, "de")
    found: list[Problem] = []
    if not figure.slots:
        found.append(Problem("MK-ITEM-01", *SAY("no-slot-items", who=Phrase(en, de))))
    elif len(items) > figure.slots:
        found.append(
            Problem(
                "MK-ITEM-08",
                *SAY("slots-carries-items", slots=figure.slots, number=len(items), who=Phrase(en, de)),
            )
        )
    relics = [item for item in items if item.is_relic]
    if len(relics) > 1:
        found.append(
            Problem(
                "MK-ITEM-05",
                *SAY("carries-relics-only-1-allowed", number=len(relics), who=Phrase(en, de)),
            )
        )
    for number, item in enumerate(items):
        found += [
            Problem(
                "MK-ITEM-06",
                *SAY(
                    "carries-which-share-prerequisite",
                    who=Phrase(en, de),
                    name=Phrase(other.name_en, other.name_de),
                    other=Phrase(item.name_en, item.name_de),
                ),
            )
            for other in items[:number]
            if set(other.needs) & set(item.needs)
        ]
        found += unmet(content, figure, starting_click(content, recruit), item)
    return found


def unmet(content: Content, figure: Figure, click: Click, item: Item) -> list[Problem]:
    """The warrior lacks, on this click, something the card requires. MK-ITEM-16, MK-ITEM-17, MK-ITEM-30, b81"""
    en, de = full_name(figure, "en"), full_name(figure, "de")
    lacks: list[tuple[RuleId, str, str]] = []
    if item.attack_type and not figure.has_type(item.attack_type):
        words = ATTACK_NAMES[item.attack_type]
        lacks.append(("MK-ITEM-16", *SAY("attack-type", type=words)))
    if item.move_type and click.move_type != item.move_type:
        words = MOVE_NAMES[item.move_type]
        lacks.append(("MK-ITEM-16", *SAY("movement-type", type=words)))
    if item.faction and item.faction not in figure.factions:
        faction = content.factions[item.faction]
        lacks.append(("MK-ITEM-17", *SAY("faction", name=Phrase(faction.name_en, faction.name_de))))
    if click.attack < item.least_attack:
        lacks.append(("MK-ITEM-17", *SAY("attack-value", least=item.least_attack, attack=click.attack)))
    return [
        Problem(
            rule,
            *SAY(
                "needs-cannot-carry",
                name=Phrase(item.name_en, item.name_de),
                what=Phrase(what, was),
                who=Phrase(en, de),
            ),
        )
        for rule, what, was in lacks
    ]


def in_book(content: Content, recruit: Recruit) -> list[Trouble]:
    """The spellbook of a recruit obeys every rule for books. MKS-BOOK-08 to MKS-BOOK-10, MKS-BOOK-19"""
    figure = content.figures[recruit.figure]
    items = [content.items[name] for name in recruit.items]
    if not recruit.spells and not any([item.is_book for item in items]):
        return []
    return book_troubles(content, figure, (full_name(figure, "en"), full_name(figure, "de")), items, recruit.spells)


def in_saddle(content: Content, recruit: Recruit) -> list[SaddleTrouble]:
    """A rider sits on a mount that suits it. MKC-UNIT-05, MKC-RIDER-02 to MKC-RIDER-04"""
    mount = content.figures[recruit.mount] if recruit.mount else None
    return saddle_troubles(content.figures[recruit.figure], mount)


def starting_click(content: Content, recruit: Recruit) -> Click:
    """A warrior enters the battle on this click; a rider has the movement type of its mount. MKC-UNIT-20"""
    figure = content.figures[recruit.figure]
    click = figure.dial[start_of(figure, recruit.level)]
    if not recruit.mount:
        return click
    mount = content.figures[recruit.mount]
    return replace(click, move_type=mount.dial[mount.start].move_type)


def lying_about(content: Content, army: Army) -> list[Problem]:
    """Every item sits in the slot of a warrior. MK-ITEM-14, MKS-BOOK-10"""
    return [
        Problem(
            "MKS-BOOK-10" if content.items[name].is_book else "MK-ITEM-14",
            f"{content.items[name].name_en} is in nobody's slot.",
            f"{content.items[name].name_de} steckt in niemandes Steckplatz.",
        )
        for name in army.loose
    ]
