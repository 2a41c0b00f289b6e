"""Random armies of Mage Knight: as players bring them, and in the thick of it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

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
    seats = 3 if seed % 5 == 4 else 2
    if seed // 2 % 2 == 0:
        return {"position": melee(content, [random_army(content, dice) for _ in range(seats)], dice)}
    options = [option for option in OPTIONS if dice.below(3) == 0]
    players = [as_player(random_army(content, dice)) for _ in range(seats)]
    terrain = [brought(content, options, dice)[-2:] for _ in range(seats)]
    setup = {"total": TOTAL, "board": 30 + dice.below(7), "players": players, "last_turn": TURNS}
    return {**setup, "options": options, "terrain": terrain}


def as_player(army: Army) -> dict[str, Any]:
    recruits = [written(recruit) for recruit in army.recruits]
    return {"army": recruits, **({"companies": list(army.companies)} if army.companies else {})}


# -- who is in it ----------------------------------------------------------------------------------------------


def random_army(content: Content, dice: Dice) -> Army:
    """MK-ARMY-01  Whoever comes and can be paid for; some armies have a company."""
    companies = list(content.companies)
    company = (companies[dice.below(len(companies))],) if dice.below(3) == 0 else ()
    army = Army("", TOTAL, (), companies=company)
    while not army.recruits:
        for _ in range(MOST):
            larger = army._replace(recruits=(*army.recruits, random_recruit(content, dice)))
            if not problems_of(content, larger):
                army = larger
    return army


def random_recruit(content: Content, dice: Dice) -> Recruit:
    """Somebody on foot or in a saddle, with as many items as he can carry, and his book full."""
    figures = [figure for figure in content.figures.values() if not figure.mount]
    figure = figures[dice.below(len(figures))]
    mounts = [mount.id for mount in content.figures.values() if mount.mount and not unfit(figure, mount)]
    mount = mounts[dice.below(len(mounts))] if mounts and dice.below(4) else ""
    recruit = Recruit(figure.id, (), 1 + dice.below(len(figure.levels)) if figure.levels else 0, (), mount)
    items = list(content.items.values())
    for item in [items[dice.below(len(items))] for _ in range(TRIES if figure.slots else 0)]:
        spells = recruit.spells
        if item.is_book:
            spells = filled_book(content, figure, item, dice.shuffled(len(content.spells)))
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


def melee(content: Content, armies: list[Army], dice: Dice) -> dict[str, Any]:
    """Everybody stands at somebody's side, some wounded, some tired, some fallen."""
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
        "players": [player_of(content, army, dice) for army in armies],
        "options": ["domains", "constructed"],
        "warriors": warriors,
        "missions": [{"at": [18, 18]}, {"at": [12, 18]}, {"at": [24, 18]}],
        "terrain": scenery(content, stands, dice),
    }


def player_of(content: Content, army: Army, dice: Dice) -> dict[str, Any]:
    domains = list(content.domains)
    company = {"company": army.companies[0]} if army.companies else {}
    return {"domain": domains[dice.below(len(domains))], **company} if dice.below(2) else company


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
        far = other.base.radius + base.radius
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


def scenery(content: Content, stands: list[Stand], dice: Dice) -> dict[str, Any]:
    """Three pieces anywhere, where nobody stands."""
    kinds = [kind for kind in content.kinds.values() if not kind.parts]
    found: dict[str, Any] = {}
    for number in range(3):
        kind = kinds[dice.below(len(kinds))]
        x, y = 5 + dice.below(27), 5 + dice.below(27)
        reach = kind.radius or 6 * INCH
        area = disc((x * INCH, y * INCH), reach)
        if not any([overlapping(area, stand.shape) for stand in stands]) and inside_table(area, BOARD, BOARD):
            found[f"piece-{number}"] = {"card": kind.id, "at": [x, y], "facing": dice.below(360)}
    return found
