"""Each player brings an army: a ready one, or a list of his own. MK-ARMY-01"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from tercio.content.table import Phrase
from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.games.forces import NOTHING_SAID, Checked, Choice, Forces, Listed, Ready, Trouble
from tercio.games.mageknight.building.army import HUNDRED, Army, Recruit, check_army, figures_in, points_of, problems_of
from tercio.games.mageknight.building.choices import CHOICES, TURNS, agreed_on
from tercio.games.mageknight.building.lists import read_lines, read_list, write_list
from tercio.games.mageknight.content.catalogue import content_of
from tercio.games.mageknight.content.pack import Content
from tercio.games.mageknight.content.shipped import shipped, shipped_armies
from tercio.games.mageknight.field.options import OPEN_DIALS
from tercio.games.mageknight.printed.dials import MAGE_SPAWN
from tercio.games.mageknight.setup import MOST_SEATS, written
from tercio.games.mageknight.state import HERE, WAITING, mageknight
from tercio.games.pieces import LifeChange, Piece, Stock, pieces_of
from tercio.kernel import Game, Match, Setup
from tercio.kernel.game import Json
from tercio.texts import phrasebook_of

SAY: Final = Wording("tercio.games.mageknight", "building")

PIECES: Final = 2  # terrain that each player brings where nobody says what
DAMAGE: Final = LifeChange("damaged", "warrior", "clicks", "by")
HEALING: Final = LifeChange("healed", "warrior", "clicks")


class MageKnightForces(Forces):
    """Armies. A ready one is called after its file."""

    fewest = 2
    most = MOST_SEATS
    thing = SAY("army")
    option = "--army"
    question = SAY("which-army")

    def ready(self, game: Game) -> tuple[Ready, ...]:
        return tuple([ready_of(name, army) for name, army in by_size()])

    def suiting(self, game: Game, taken: Sequence[Json], words: Mapping[str, str] = NOTHING_SAID) -> list[str]:
        """Armies of the same size, if there are any; the largest that the total allows, where one is agreed on."""
        sizes = [brought_by(force)[1] for force in taken if force is not None]
        total = total_in(words)
        if total:
            sizes = [army.total for _, army in by_size() if army.total <= total]
        names = [name for name, army in by_size() if not sizes or army.total == max(sizes)]
        return names or super().suiting(game, taken)

    def read(self, game: Game, text: str, file: str) -> Json:
        content = content_of(game)
        army = read_list(content, text, file)
        problems = problems_of(content, army)
        if problems:
            raise BadInput(
                " ".join([f"{problem.rule} {problem.en}" for problem in problems]),
                " ".join([f"{problem.rule} {problem.de}" for problem in problems]),
                file,
            )
        companies = {"companies": list(army.companies)} if army.companies else {}
        return {"army": listed(army), "total": army.total or points_of(content, army), **companies}

    def allow(self, game: Game, force: Json, options: Setup) -> None:
        """No army exceeds the build total that was agreed on. MK-ARMY-03"""
        total = total_in(cast(Mapping[str, str], options.get("agreed", NOTHING_SAID)))
        if total:
            content = content_of(game)
            recruits = [recruit_in(recruit) for recruit in brought_by(force)[0]]
            check_army(content, Army("", total, tuple(recruits), companies=companies_in(force)), total)

    def written(self, game: Game, name: str) -> str | None:
        army = shipped_armies().get(name)
        return None if army is None else write_list(content_of(game), army, "en")

    def check(self, game: Game, text: str, is_campaign: bool = False) -> Checked:
        content = content_of(game)
        army, troubles = read_lines(content, text)
        return Checked(
            army.name,
            dict(Counter([recruit.figure for recruit in army.recruits])),
            [Trouble(Phrase(each.en, each.de), each.rule) for each in problems_of(content, army)],
            [Trouble(Phrase(each.en, each.de), line=each.line) for each in troubles],
            counts_of(content, army),
            [recruit.figure for recruit in army.recruits],
            entries_of(army),
        )

    def setup(self, forces: list[Json]) -> Setup:
        """The largest army sets the total; terrain of our own, open dials, and a limit of turns."""
        brought = [brought_by(force) for force in forces]
        natural = [kind.id for kind in shipped()[0].kinds.values() if not kind.is_constructed and not kind.is_elevated]
        return {
            "total": max([total for _, total in brought]),
            "players": [player_of(force) for force in forces],
            "terrain": [natural[PIECES * seat : PIECES * (seat + 1)] for seat in range(len(forces))],
            "options": [OPEN_DIALS],
            "last_turn": TURNS,
        }

    def choices(self, game: Game) -> tuple[Choice, ...]:
        return CHOICES

    def agreed(self, setup: Setup, words: Mapping[str, str]) -> Setup:
        return agreed_on(shipped()[0], setup, words)

    def matching(self, force: Json) -> dict[str, str]:
        """The smallest build total for which the army is small enough. MK-ARMY-03, MK-ARMY-04"""
        return {"total": str(-(-brought_by(force)[1] // HUNDRED) * HUNDRED)}

    def following(self, forces: list[Json]) -> dict[str, str]:
        totals = [brought_by(force)[1] for force in forces]
        return {"total": str(max(totals))} if totals else {}

    def pieces(self, m: Match) -> list[Piece]:
        stocks: list[Stock] = []
        for warrior in mageknight(m).warriors:
            figure = warrior.figure
            name = Phrase(figure.name_en, figure.name_de)
            life = len(figure.dial) - warrior.limit
            is_lost = warrior.gone not in (HERE, WAITING)
            stocks.append(Stock(warrior.id, figure.id, name, warrior.army, warrior.points, life, is_lost))
        return pieces_of(stocks, m.events, phrasebook_of(m.game.id), DAMAGE, HEALING, {})


def by_size() -> list[tuple[str, Army]]:
    return sorted(shipped_armies().items(), key=lambda pair: (pair[1].total, pair[0]))


def ready_of(name: str, army: Army) -> Ready:
    title = SAY("points", total=army.total, army=Phrase(army.name, army.called("de")))
    return Ready(name, title, Phrase(army.guide_en, army.guide_de))


def listed(army: Army) -> list[Any]:
    return [written(recruit) for recruit in army.recruits]


def entries_of(army: Army) -> tuple[Listed, ...]:
    """Its warriors, then items and spells that nobody carries, then the cards of companies."""
    warriors = [
        Listed(who.figure, number, who.items, who.level, who.spells, who.mount)
        for who, number in Counter(army.recruits).items()
    ]
    others = Counter([*army.loose, *army.stray, *army.companies])
    return (*warriors, *[Listed(name, number) for name, number in others.items()])


def brought_by(force: Json) -> tuple[Any, int]:
    """The warriors as they stand in a set-up, and the total they were built for."""
    if isinstance(force, dict):
        return force["army"], cast(int, force["total"])
    armies = shipped_armies()
    if not isinstance(force, str) or force not in armies:
        known = ", ".join(armies)
        raise BadInput(*SAY("no-such-army", known=known))
    return listed(armies[force]), armies[force].total


def companies_in(force: Json) -> tuple[str, ...]:
    """A force may bring company cards. MKO-COMPANY-01"""
    if isinstance(force, dict):
        return tuple(cast(list[str], force.get("companies", [])))
    return shipped_armies()[force].companies if isinstance(force, str) else ()


def player_of(force: Json) -> dict[str, Any]:
    """What a player has in a set-up."""
    companies = {"companies": list(companies_in(force))} if companies_in(force) else {}
    return {"army": brought_by(force)[0], **companies}


def recruit_in(listed: Any) -> Recruit:
    """A warrior as it stands in a set-up."""
    items, mount = tuple(listed.get("items", ())), listed.get("mount", "")
    return Recruit(listed["figure"], items, listed.get("level", 0), tuple(listed.get("spells", ())), mount)


def total_in(words: Mapping[str, str]) -> int:
    """The build total among what was agreed on; 0 where nobody has said one."""
    said = words.get("total", "").strip()
    return int(said) if said.isdecimal() and said.isascii() and len(said) < 7 else 0


def counts_of(content: Content, army: Army) -> dict[str, dict[str, int]]:
    """For charts: points by faction, warriors by rank, the points in all and what was agreed on."""
    factions: Counter[str] = Counter()
    ranks: Counter[str] = Counter()
    for name in figures_in(army):
        figure = content.figures[name]
        factions[figure.factions[0] if figure.factions else MAGE_SPAWN] += figure.points
        ranks[str(figure.rank)] += 1
    points = {"all": points_of(content, army), "total": army.total}
    return {"factions": dict(factions), "ranks": dict(ranks), "points": points}
