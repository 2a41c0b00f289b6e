"""What stands on the field as people write it down: warriors, missions, terrain, items that lie about, bombs."""

from __future__ import annotations

from typing import Any, Final

from tercio.content.table import Table
from tercio.content.wording import Wording
from tercio.games.mageknight.abilities.bearers import is_lost
from tercio.games.mageknight.abilities.registry import abilities, special_names
from tercio.games.mageknight.content.figures import LEVELS
from tercio.games.mageknight.content.pack import Content
from tercio.games.mageknight.content.terrain import read_changes
from tercio.games.mageknight.field.cavalry import unfit
from tercio.games.mageknight.field.landscape import shape_of
from tercio.games.mageknight.printed.dials import SPECIAL_KINDS, TERRAIN_KINDS, Figure, TerrainKind
from tercio.games.mageknight.rules.setup.placement import is_on_edge, turned_around
from tercio.games.mageknight.state import (
    BOMBS,
    CONTESTED,
    ELIMINATED,
    HERE,
    INCH,
    LOOT,
    MISSIONS,
    NEUTRAL,
    PIECES,
    REMOVED,
    WAITING,
    Bomb,
    Loot,
    MageKnight,
    Mission,
    Piece,
    Warrior,
)
from tercio.games.vocabulary import BEYOND, read_outline
from tercio.geometry.angles import nearest_facing
from tercio.kernel import NOBODY, Point, RuleId

SAY: Final = Wording("tercio.games.mageknight", "positions")

MOST_SEATS: Final = 4
MOST: Final = 9_999
GONE: Final = (HERE, ELIMINATED, REMOVED, WAITING)
INWARDS: Final = (90, 180, 270, 0)  # facings into the field, from the south, east, north and west side


# -- warriors --------------------------------------------------------------------------------------------


def read_warriors(table: Table, content: Content, board: int, sides: tuple[int, ...]) -> list[Warrior]:
    warriors: list[Warrior] = []
    labels = table.keys()
    figures = content.figures
    entries = [table.named(label) for label in labels]
    for number, (label, entry) in enumerate(zip(labels, entries, strict=True)):
        figure = figures[entry.choice("figure", tuple(figures), default=label if label in figures else None)]
        warrior = read_warrior(entry, content, figure, number, label, board, sides)
        if entry.has("guard"):
            warrior = warrior._replace(guard=labels.index(entry.choice("guard", labels)))
        warriors.append(warrior)
    for number, entry in enumerate(entries):
        if entry.has("mount"):
            mount_up(entry, warriors, number, labels)
    return warriors


def mount_up(entry: Table, warriors: list[Warrior], number: int, labels: tuple[str, ...]) -> None:
    """`mount` names the figure a rider sits on; both share its place, level and tokens. MKC-UNIT-03"""
    found = entry.choice("mount", labels)
    if found not in labels:
        return
    rider, mount = warriors[number], warriors[labels.index(found)]
    rule = unfit(rider.figure, mount.figure)
    if rule or mount.partner != NOBODY or rider.seat != mount.seat:
        entry.refuse(
            "mount",
            *SAY("warrior-cannot-ride-one", rule=rule or "MKC-DISMOUNT-09"),
        )
        return
    mount = mount._replace(partner=number, tokens=max(mount.tokens, rider.tokens))
    mount = mount._replace(is_marked=mount.is_marked or rider.is_marked, has_acted=mount.has_acted or rider.has_acted)
    warriors[mount.id] = mount
    warriors[number] = rider._replace(partner=mount.id, base=mount.figure).beside(mount)


def read_warrior(
    entry: Table, content: Content, figure: Figure, number: int, label: str, board: int, sides: tuple[int, ...]
) -> Warrior:
    """On its starting click, without tokens, facing the middle of the field, unless the file says otherwise."""
    seat = entry.integer("seat", 0, MOST_SEATS - 1)
    entry.has("spells")  # of its book, see position_spells
    gone = entry.choice("gone", GONE, default=HERE)
    is_placed = entry.has("at") or (gone == HERE and not entry.has("mount"))
    x, y = entry.mils("at", 2, 0, board) if is_placed else (0, 0)
    level = entry.integer("level", 1, LEVELS, default=0) if figure.is_hero else 0
    start = figure.levels[level - 1] if level else figure.start
    return Warrior(
        number,
        label,
        seat,
        entry.integer("army", 0, MOST_SEATS - 1, default=seat),
        figure,
        figure,
        (x, y),
        entry.integer("facing", 0, 359, default=INWARDS[sides[seat]] if seat < len(sides) else 0),
        entry.integer("click", 0, len(figure.dial), default=start),
        entry.integer("limit", 0, len(figure.dial) - 1, default=start),
        entry.integer("tokens", 0, 2, default=0),
        entry.boolean("marked", default=False),
        entry.boolean("acted", default=False),
        entry.boolean("soaring", default=False),
        NOBODY,
        tuple([content.items[item] for item in entry.choices("items", tuple(content.items), default=())]),
        entry.choices("off", tuple(abilities()), default=()),
        entry.boolean("moved", default=False),
        entry.integer("hexed_by", NOBODY, MOST_SEATS - 1, default=NOBODY),
        entry.boolean("watching", default=False),
        gone,
        read_more_clicks(entry, figure),
        entry.integer("brought_by", NOBODY, MOST_SEATS - 1, default=NOBODY),
        entry.boolean("recalled", default=False),
        is_newly_hexed=entry.boolean("newly_hexed", default=False),
        lent_by=entry.integer("lent_by", NOBODY, MOST_SEATS - 1, default=NOBODY),
        gained=entry.choices("gained", special_names(), default=()),
        stolen=entry.choice("stolen", special_names(), default=""),
        barred_by=entry.choice("barred_by", bars(), default=""),
        is_turncoat=entry.boolean("turncoat", default=False),
    )


def bars() -> tuple[RuleId, ...]:
    """The rules by which a warrior can be given no action: those of abilities, and of a shy mount. MKC-MIND-03"""
    return (*[ability.id for ability in abilities().values()], "MKC-MIND-03")


def read_more_clicks(entry: Table, figure: Figure) -> tuple[int, ...]:
    """Each further dial stands at its beginning unless the file says otherwise. MK-FIGURE-09"""
    dials = figure.more_dials
    clicks = entry.integers("more_clicks", 0, MOST, default=(0,) * len(dials))
    if len(clicks) != len(dials) or any([click > len(dial) for click, dial in zip(clicks, dials, strict=False)]):
        entry.refuse(
            "more_clicks",
            *SAY("figure-further-dials-here-click", number=len(dials)),
        )
    return clicks


def write_warrior(state: MageKnight, warrior: Warrior) -> dict[str, Any]:
    guard = {} if warrior.guard == NOBODY else {"guard": state.warriors[warrior.guard].label}
    mount = {"mount": state.warriors[warrior.partner].label} if warrior.is_rider else {}
    return {
        "figure": warrior.figure.id,
        "seat": warrior.seat,
        "army": warrior.army,
        "at": inches(warrior.at),
        "facing": warrior.facing,
        "click": warrior.click,
        "limit": warrior.limit,
        "tokens": warrior.tokens,
        "marked": warrior.is_marked,
        "acted": warrior.has_acted,
        "soaring": warrior.is_soaring,
        **guard,
        **mount,
        "items": [item.id for item in warrior.items],
        "off": list(warrior.off),
        "moved": warrior.has_moved,
        "hexed_by": warrior.hexed_by,
        "newly_hexed": warrior.is_newly_hexed,
        "watching": warrior.is_watching,
        "gone": warrior.gone,
        "brought_by": warrior.brought_by,
        "recalled": warrior.is_recalled,
        "more_clicks": list(warrior.more_clicks),
        "lent_by": warrior.lent_by,
        "gained": list(warrior.gained),
        **({"stolen": warrior.stolen} if warrior.stolen else {}),
        **({"barred_by": warrior.barred_by} if warrior.barred_by else {}),
        "turncoat": warrior.is_turncoat,
    }


# -- missions --------------------------------------------------------------------------------------------


def read_missions(table: Table, board: int) -> list[Mission]:
    missions: list[Mission] = []
    for index, entry in enumerate(table.tables("missions")):
        number = entry.integer("number", 0, MOST, default=index)
        x, y = entry.mils("at", 2, 0, board)
        missions.append(
            Mission(MISSIONS + number, (x, y), entry.integer("holder", CONTESTED, MOST_SEATS - 1, default=NEUTRAL))
        )
    return missions


def write_mission(mission: Mission) -> dict[str, Any]:
    return {"at": inches(mission.at), "holder": mission.holder, "number": mission.id - MISSIONS}


# -- terrain ---------------------------------------------------------------------------------------------


def read_pieces(table: Table, content: Content, board: int) -> list[Piece]:
    pieces: list[Piece] = []
    areas: dict[str, Table] = {}
    for index, label in enumerate(table.keys()):
        entry = table.named(label)
        kinds = {name: kind for name, kind in content.kinds.items() if not kind.parts}
        is_named = entry.value("card") != ""
        usual = label if label in kinds and not entry.has("kind") else ""
        card = kinds.get(entry.choice("card", tuple(kinds), default=usual) if is_named else "")
        outline, radius = read_shape(entry, card, board)
        pieces.append(
            Piece(
                PIECES + entry.integer("number", 0, MOST, default=index),
                label,
                entry.choice("kind", TERRAIN_KINDS, default=None if card is None else card.kind),
                "" if card is None else card.id,
                outline,
                radius,
                entry.boolean("elevated", default=card is not None and card.is_elevated),
                entry.boolean("abrupt", default=card is not None and card.is_abrupt),
                entry.points("access", 0, board),
                entry.boolean("constructed", default=card is not None and card.is_constructed),
                entry.integer("defense", 0, 30, default=0 if card is None else card.defense),
                entry.integer("fortification", 0, 5, default=0 if card is None else card.fortification),
                entry.integer("structure", 0, 20, default=0 if card is None else card.structure),
                entry.boolean("centre", default=card is not None and card.has_centre),
                entry.integer("damage", 0, MOST, default=0),
                read_changes(entry) if card is None or entry.has("changes") else card.changes,
            )
        )
        check_piece(entry, pieces[-1])
        if entry.has("on"):
            areas[label] = entry
    return [laid_down(piece, areas, pieces) for piece in pieces]


def laid_down(piece: Piece, areas: dict[str, Table], pieces: list[Piece]) -> Piece:
    """Areas lie on pieces, not on other areas. b56"""
    if piece.label not in areas:
        return piece
    named = {other.label: other for other in pieces if other.label not in areas}
    host = areas[piece.label].choice("on", tuple(named))
    return piece.laid_on(named[host]) if host in named else piece


def check_piece(entry: Table, piece: Piece) -> None:
    """The special kinds are never elevated, and access points lie on the outline. MK-TERRAIN-03, b55, b58"""
    if entry.data.get("elevated") and piece.kind in SPECIAL_KINDS and not entry.has("on"):
        entry.refuse("elevated", *SAY("only-main-kinds-elevated"))
    if [at for at in piece.access if not is_on_edge(shape_of(piece), at)]:
        entry.refuse("access", *SAY("access-point-lies-outline"))


def read_shape(entry: Table, card: TerrainKind | None, board: int) -> tuple[tuple[Point, ...], int]:
    """Corners; or the middle, with a radius, with width and depth, or with the shape that the card has."""
    if entry.has("outline"):
        return read_outline(entry, board)
    x, y = entry.mils("at", 2, 0, board)
    if entry.has("radius"):
        return ((x, y),), entry.decimal_mils("radius", 1, board)
    facing = entry.integer("facing", 0, 359, default=0)
    if card is not None and not entry.has("width"):
        return turned_around(card.outline, (x, y), facing) or ((x, y),), card.radius
    width, depth = entry.decimal_mils("width", 2, board) // 2, entry.decimal_mils("depth", 2, board) // 2
    corners = ((-width, -depth), (width, -depth), (width, depth), (-width, depth))
    return turned_around(corners, (x, y), facing), 0


def write_piece(state: MageKnight, piece: Piece) -> dict[str, Any]:
    shape: dict[str, Any] = {"outline": [inches(point) for point in piece.outline]}
    if piece.radius:
        shape = {"at": inches(piece.outline[0]), "radius": piece.radius / INCH}
    below = state.piece(piece.part_of)
    host = {} if below is None else {"on": below.label}
    return {
        "card": piece.card,
        "kind": piece.kind,
        **shape,
        "elevated": piece.is_elevated,
        "abrupt": piece.is_abrupt,
        "access": [inches(point) for point in piece.access],
        "constructed": piece.is_constructed,
        "defense": piece.defense,
        "fortification": piece.fortification,
        "structure": piece.structure,
        "centre": piece.has_centre,
        "damage": piece.damage,
        "changes": {change.value: change.amount for change in piece.changes},
        "number": piece.id - PIECES,
        **host,
    }


# -- items on the field, and bombs -----------------------------------------------------------------------


def read_loot(table: Table, content: Content, board: int) -> list[Loot]:
    found: list[Loot] = []
    for index, entry in enumerate(table.tables("loot")):
        number = entry.integer("number", 0, MOST, default=index)
        item = content.items.get(entry.choice("item", tuple(content.items)))
        x, y = entry.mils("at", 2, 0, board)
        if item is not None:
            found.append(Loot(LOOT + number, item, (x, y)))
    return found


def write_loot(loot: Loot) -> dict[str, Any]:
    return {"item": loot.item.id, "at": inches(loot.at), "number": loot.id - LOOT}


def read_bombs(table: Table, content: Content, warriors: list[Warrior], board: int) -> list[Bomb]:
    found: list[Bomb] = []
    labels = [warrior.label for warrior in warriors]
    for index, entry in enumerate(table.tables("bombs")):
        number = entry.integer("number", 0, MOST, default=index)
        shooter = entry.choice("shooter", labels)
        x, y = entry.mils("at", 2, -BEYOND, board + BEYOND)
        if shooter in labels:
            gunner = warriors[labels.index(shooter)]
            kinds = content.shells
            usual = gunner.figure.shells[min(index, len(gunner.figure.shells) - 1)].id
            found.append(
                Bomb(
                    BOMBS + number,
                    gunner.id,
                    (x, y),
                    entry.integer("facing", 0, 359, default=nearest_facing(gunner.at, (x, y))),
                    kinds[entry.choice("shell", tuple(kinds), default=usual)],
                    entry.integer("seat", 0, MOST_SEATS - 1, default=gunner.seat),
                    entry.boolean("forsaken", default=is_lost(gunner)),
                )
            )
    return found


def write_bomb(state: MageKnight, bomb: Bomb) -> dict[str, Any]:
    return {
        "shooter": state.warriors[bomb.shooter].label,
        "at": inches(bomb.at),
        "facing": bomb.facing,
        "shell": bomb.shell.id,
        "seat": bomb.seat,
        "forsaken": bomb.is_forsaken,
        "number": bomb.id - BOMBS,
    }


def inches(point: Point) -> list[float]:
    return [point[0] / INCH, point[1] / INCH]
