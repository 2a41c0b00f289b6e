"""Random armies of Mage Knight: as players bring them, and in the thick of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from laws.random_knights import STOOD_IN
from tercio.games.mageknight.building.army import Army, Recruit, problems_of
from tercio.games.mageknight.building.spellbooks import filled_book
from tercio.games.mageknight.content.catalogue import content_of
from tercio.games.mageknight.content.pack import Content
from tercio.games.mageknight.field.cavalry import unfit
from tercio.games.mageknight.field.ground import disc, long_base
from tercio.games.mageknight.field.options import OPTIONS
from tercio.games.mageknight.printed.dials import Figure
from tercio.games.mageknight.setup import brought, written
from tercio.games.mageknight.state import INCH
from tercio.geometry.angles import SCALE, direction
from tercio.geometry.distance import inside_table, overlapping
from tercio.geometry.shapes import Disc, Oblong
from tercio.kernel import Dice, Game, Point, seeded

TOTAL: Final = 300
TURNS: Final = 16
TRIES: Final = 12
MOST: Final = 9  # warriors in one army: many cost next to nothing
BOARD: Final = 36 * INCH
STEP: Final = 50  # mils, on the way to whom one is put beside


def random_armies(game: Game, seed: int) -> dict[str, Any]:
    """Two players, sometimes three; every other match begins in the thick of it."""
    content, dice = content_of(game), seeded(seed)
    pool, seats = Pool(content, dice), 3 if seed % 5 == 4 else 2
    if seed // 2 % 2 == 0:
        return {"position": melee(pool, [random_army(pool) for _ in range(seats)])}
    options = [option for option in OPTIONS if dice.below(3) == 0]
    players = [as_player(random_army(pool)) for _ in range(seats)]
    terrain = [brought(content, options, dice)[-2:] for _ in range(seats)]
    setup = {"total": TOTAL, "board": 30 + dice.below(7), "players": players, "last_turn": TURNS}
    return {**setup, "options": options, "terrain": terrain}


def as_player(army: Army) -> dict[str, Any]:
    recruits = [written(recruit) for recruit in army.recruits]
    return {"army": recruits, **({"companies": list(army.companies)} if army.companies else {})}


# -- who is in it ----------------------------------------------------------------------------------------------


Played = tuple[str, str]  # a kind of content, and the id of one


class Pool:
    """Whatever the content has; what was not played yet comes first."""

    def __init__(self, content: Content, dice: Dice, played: set[Played] | None = None) -> None:
        self.content = content
        self.dice = dice
        self.played = set[Played]() if played is None else played

    def below(self, bound: int) -> int:
        return self.dice.below(bound)

    def pick(self, kind: str, names: Sequence[str]) -> str:
        """Books are always welcome: they hold what else would never be cast."""
        books = [item.id for item in self.content.items.values() if item.is_book] if kind == "item" else []
        fresh = [name for name in names if (kind, name) not in self.played or name in books] or names
        return fresh[self.dice.below(len(fresh))]

    def spells(self) -> list[int]:
        """The numbers of all spells, those first that were not cast yet."""
        names = sorted(self.content.spells)
        return sorted(self.dice.shuffled(len(names)), key=lambda number: ("spell", names[number]) in self.played)


def random_army(pool: Pool, total: int = TOTAL) -> Army:
    """MK-ARMY-01  Whoever comes and can be paid for, everybody without a total; some armies have a company."""
    company = (pool.pick("company", tuple(pool.content.companies)),) if pool.below(3) == 0 or not total else ()
    army = Army("", total, (), companies=company)
    while not army.recruits:
        for _ in range(MOST):
            larger = army._replace(recruits=(*army.recruits, random_recruit(pool)))
            if not problems_of(pool.content, larger):
                army = larger
    return army


def random_recruit(pool: Pool) -> Recruit:
    """Somebody on foot or in a saddle, with as many items as he can carry, and his book full."""
    content = pool.content
    figure = content.figures[pool.pick("figure", [each.id for each in content.figures.values() if not each.mount])]
    mounts = [mount.id for mount in content.figures.values() if mount.mount and not unfit(figure, mount)]
    mount = pool.pick("figure", mounts) if mounts and pool.below(4) else ""
    recruit = Recruit(figure.id, (), 1 + pool.below(len(figure.levels)) if figure.levels else 0, (), mount)
    for _ in range(TRIES if figure.slots else 0):
        item, spells = content.items[pool.pick("item", tuple(content.items))], recruit.spells
        if item.is_book:
            spells = filled_book(content, figure, item, pool.spells())
        armed = recruit._replace(items=(*recruit.items, item.id), spells=spells)
        if item.id not in recruit.items and not problems_of(content, Army("", 0, (armed,))):
            recruit = armed
    return recruit


# -- in the thick of it ----------------------------------------------------------------------------------------


class Stand(NamedTuple):
    """One base on the table; a rider shares that of its mount."""

    label: str
    seat: int
    base: Figure
    at: Point
    facing: int

    @property
    def shape(self) -> Disc | Oblong:
        return shape_of(self.base, self.at, self.facing)


def shape_of(base: Figure, at: Point, facing: int) -> Disc | Oblong:
    if base.length:
        return long_base(at, facing, base.length, 2 * base.radius)
    return disc(at, base.radius)


def melee(pool: Pool, armies: list[Army]) -> dict[str, Any]:
    """Most stand at somebody's side, some wounded, some tired, some fallen."""
    content, dice = pool.content, pool.dice
    stands: list[Stand] = []
    warriors: dict[str, dict[str, Any]] = {}
    queue = sorted(
        [(place, seat, recruit) for seat, army in enumerate(armies) for place, recruit in enumerate(army.recruits)]
    )
    for number, (_, seat, recruit) in enumerate(queue):
        figure = content.figures[recruit.figure]
        mount = content.figures[recruit.mount] if recruit.mount else None
        stand = stand_for(stands, f"w{number}", seat, mount or figure, dice)
        entry = {"figure": figure.id, "seat": seat, "items": list(recruit.items), "spells": list(recruit.spells)}
        entry |= {"level": recruit.level} if recruit.level else {}
        if stand is None or (dice.below(10) == 0 and len(stands) > len(armies) and mount is None):
            warriors[f"w{number}"] = {"figure": figure.id, "seat": seat, "gone": "eliminated"}
            continue
        stands.append(stand)
        place = {"at": [stand.at[0] / INCH, stand.at[1] / INCH], "facing": stand.facing}
        if mount is not None:
            warriors[f"m{number}"] = {"figure": mount.id, "seat": seat, **place, **state_of(mount, 0, dice)}
            entry["mount"] = f"m{number}"
        warriors[f"w{number}"] = {**entry, **place, **state_of(figure, recruit.level, dice)}
    return {
        "total": TOTAL,
        "phase": "command",
        "last_turn": TURNS,
        "players": [player_of(pool, army) for army in armies],
        "options": ["domains", "constructed"],
        "warriors": warriors,
        "missions": [{"at": [18, 18]}, {"at": [12, 18]}, {"at": [24, 18]}],
        "terrain": scenery(pool, stands),
    }


def player_of(pool: Pool, army: Army) -> dict[str, Any]:
    company = {"company": army.companies[0]} if army.companies else {}
    return {"domain": pool.pick("domain", tuple(pool.content.domains)), **company} if pool.below(2) else company


def state_of(figure: Figure, level: int, dice: Dice) -> dict[str, Any]:
    """Some have lost clicks already."""
    start = figure.levels[level - 1] if level else figure.start
    click = start + dice.below(len(figure.dial) - start) if dice.below(2) else start
    return {"click": click, "limit": start, "tokens": dice.below(3) if dice.below(3) == 0 else 0}


def stand_for(stands: list[Stand], label: str, seat: int, base: Figure, dice: Dice) -> Stand | None:
    """Beside somebody who stands there, as near as the bases allow."""
    for _ in range(TRIES):
        facing = dice.below(360)
        if not stands:
            return Stand(label, seat, base, (BOARD // 2, BOARD // 2), facing)
        other = stands[dice.below(len(stands))]
        dx, dy = direction(dice.below(360))
        far = other.base.radius + base.radius + (dice.below(4 * INCH) if dice.below(3) == 0 else 0)
        while far < 12 * INCH:
            at = other.at[0] + dx * far // SCALE, other.at[1] + dy * far // SCALE
            shape = shape_of(base, at, facing)
            if not overlapping(shape, other.shape):
                break
            far += STEP
        is_free = not any([overlapping(shape, third.shape) for third in stands])
        if is_free and inside_table(shape, BOARD, BOARD):
            return Stand(label, seat, base, at, facing)
    return None


def scenery(pool: Pool, stands: list[Stand]) -> dict[str, Any]:
    """Three pieces anywhere; where somebody stands only what one can stand in."""
    kinds, dice = pool.content.kinds, pool.dice
    found: dict[str, Any] = {}
    for number in range(3):
        kind = kinds[pool.pick("terrain", [name for name in kinds if not kinds[name].parts])]
        reach = kind.radius or 6 * INCH
        x, y = [reach // INCH + dice.below((BOARD - 2 * reach) // INCH) for _ in range(2)]
        area = disc((x * INCH, y * INCH), reach)
        is_free = not any([overlapping(area, stand.shape) for stand in stands])
        if is_free or (kind.kind in STOOD_IN and not kind.is_elevated and not kind.is_constructed):
            found[f"piece-{number}"] = {"card": kind.id, "at": [x, y], "facing": dice.below(360)}
    return found
