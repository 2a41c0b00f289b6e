"""A measured table in a browser, in plain data: one board draws every such game and knows no rules.

Lengths are mils (1 inch is 1,000), the lower left corner of the table is 0, 0; angles are whole degrees, 0 is east,
counter-clockwise. A game on a measured table has the functions of `Measures` in its module `browser.measures`; its
`scene_of` returns a `TableScene`.
"""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol, TypedDict

from tercio.games.looks import Back, Body, Head, Look, Mount, OffHand, Paint, Weapon
from tercio.games.pictures import Picture, PictureJson, picture_json
from tercio.games.remarks import Sheet
from tercio.games.scenes import Focus
from tercio.kernel import NOBODY, Answer, Decision, Option, Point, View

NO_FACING: Final = -1
GROUND: Final = "ground"

Corner = list[int]  # x and y: a point as JSON has it


class Pips(TypedDict):
    """Small signs in a row: life points, clicks. Those that are lost stay as empty ones."""

    kind: str
    left: int
    most: int


class Badge(TypedDict):
    """A marker on a base, or beside a player's name: an action token, ice, a captive, mana gems."""

    kind: str  # how it is drawn
    number: int  # written on it; 0 for none
    text: str  # in words, for people who point at it or listen


class StatScene(TypedDict):
    """A number that a player would read on the base or its dial."""

    kind: str  # the sign beside it: movement, attack, defense, damage, ...
    value: str
    text: str
    mark: str  # the colour of a special ability; empty for none


class LookScene(TypedDict):
    """The parts of a figure, by their names in packs."""

    body: Body
    head: Head
    weapon: Weapon
    off_hand: OffHand
    back: Back
    mount: Mount
    paint: Paint


def look_scene(look: Look) -> LookScene:
    return {
        "body": look.body,
        "head": look.head,
        "weapon": look.weapon,
        "off_hand": look.off_hand,
        "back": look.back,
        "mount": look.mount,
        "paint": look.paint,
    }


class FigureScene(TypedDict):
    """A base with the figure that stands on it."""

    id: int
    name: str
    short: str  # the name as it fits under the base
    seat: int
    x: int
    y: int
    radius: int
    length: int  # of a long base, along its facing; 0: a disc
    facing: int  # -1 where nobody has one
    arc: int  # degrees of the front arc; 0 for none
    level: str  # ground, elevated, soaring
    emblem: str  # what is drawn on it: the silhouette of a role
    look: LookScene  # the parts that it is drawn from
    tinctures: str  # the colours of its realm or faction
    rank: int  # 0 unique or lord, then 1 to 3
    pips: list[Pips]
    badges: list[Badge]
    stats: list[StatScene]
    is_spent: bool  # it has done what it could
    is_active: bool  # it acts now


class AreaScene(TypedDict):
    """A terrain piece, or a zone on the table."""

    id: int
    name: str
    text: str  # what it does, in words
    kind: str  # how it is drawn: wood, water, wall, hill, ruin, zone, ...
    look: str  # what stands there, for a board that draws a house and a boulder differently
    outline: list[Corner]  # one corner only: a disc around it
    radius: int
    is_raised: bool
    is_sloped: bool
    doors: list[Corner]  # where one gets up
    seat: int  # of a zone; -1 for none


class MarkerScene(TypedDict):
    """A token on the table: a source, a relic, a mission, an item, a bombardment."""

    id: int
    name: str
    text: str
    kind: str
    x: int
    y: int
    radius: int
    holder: int  # a seat; -1 nobody, -2 contested
    facing: int
    reach: int  # a circle around it that matters; 0 for none


class RayScene(TypedDict):
    """A line that means something: of sight, of fire, of an attack."""

    kind: str  # clear, cover, blocked, attack
    x: int
    y: int
    to_x: int
    to_y: int
    target: int
    things: list[int]  # what blocks it or gives cover
    text: str  # distance and what is to be said


class PlannedScene(TypedDict):
    """A move that is planned and not yet made, as members of a formation have them."""

    id: int
    path: list[Corner]
    facing: int


class CardScene(TypedDict):
    """A card that a player holds: of an activation deck, a domain, a secret objective. Face down: no name."""

    thing: int  # what it stands for; -1 face down
    name: str
    text: str
    kind: str
    picture: PictureJson | None  # what is drawn on it
    look: LookScene | None  # or whose portrait is on it


def face_down(kind: str) -> CardScene:
    return {"thing": NOBODY, "name": "", "text": "", "kind": kind, "picture": None, "look": None}


def picture_card(thing: int, name: str, text: str, kind: str, picture: Picture) -> CardScene:
    return {"thing": thing, "name": name, "text": text, "kind": kind, "picture": picture_json(picture), "look": None}


class PlayerScene(TypedDict):
    """What a player has beside the table."""

    seat: int
    title: str  # realm and level, army and points
    tinctures: str
    badges: list[Badge]
    cards: list[CardScene]
    is_out: bool


class TableScene(TypedDict):
    """Everything that lies on the table."""

    wide: int
    high: int
    below: int  # the side at which the one who looks sits: 0 south, 1 east, 2 north, 3 west
    title: str  # the scenario, the size of the armies
    is_setup: bool  # the table is being prepared
    round: int
    rounds: int  # 0: no limit
    phase: str  # in words
    active: int
    figures: list[FigureScene]
    areas: list[AreaScene]
    markers: list[MarkerScene]
    planned: list[PlannedScene]
    rays: list[RayScene]
    players: list[PlayerScene]
    focus: Focus | None


# -- on request: while somebody drags, points or measures -------------------------------------------------


class Plan(NamedTuple):
    """What an answer in the making comes to; whether it is allowed is the verdict's business."""

    length: int = -1  # of the way, in mils; -1: there is none
    cost: int = -1  # what it takes of the movement value, where terrain makes that more
    allowed: int = -1  # how far it may be
    figures: tuple[FigureScene, ...] = ()  # what would stand or lie there then, drawn as ghosts
    areas: tuple[AreaScene, ...] = ()
    markers: tuple[MarkerScene, ...] = ()
    rays: tuple[RayScene, ...] = ()
    sheets: tuple[Sheet, ...] = ()  # the tallies of an attack
    words: tuple[str, ...] = ()  # the chance to hit, the expected damage, a roll that comes first


class Wish(NamedTuple):
    """Where a player points, and what of the answer stands already."""

    to: Point
    picks: tuple[int, ...] = ()
    path: tuple[Point, ...] = ()  # corners or spots that stay; the place comes after them
    facing: int = NO_FACING  # -1: none is chosen yet
    numbers: tuple[int, ...] = ()  # those after a facing or turn


class FieldScene(TypedDict):
    """A number that an option wants as well: what it means, and between which bounds it lies."""

    kind: str  # facing, turn, size, length (in mils), count
    text: str
    low: int
    high: int
    start: int  # where nobody has chosen yet
    thing: int  # whom it is about; -1 nobody


class Fields(NamedTuple):
    """All numbers of an option, in their order."""

    fields: tuple[FieldScene, ...] = ()
    total: int = -1  # what they have to add up to; -1: whatever


class RangeScene(TypedDict):
    """A circle or a sector around a figure that matters: a range, a combat area."""

    kind: str  # range, area, front
    text: str
    radius: int  # from the middle of its base
    arc: int  # degrees around its facing; 0: all around


class DialClick(TypedDict):
    """One position of a combat dial."""

    number: int  # from 1
    values: list[StatScene]
    type: str  # of movement
    is_now: bool
    is_start: bool
    is_repair: bool


class Paragraph(TypedDict):
    """Words about a thing, with the rule that they come from; no text where the rule's own will do."""

    title: str
    text: str
    rule: str


class OtherDial(TypedDict):
    """The dial of somebody who belongs to what is looked at: of a rider's mount, of a mount's rider."""

    thing: int
    name: str
    dial: list[DialClick]


class About(TypedDict):
    """Everything about a thing: the profile card, the dial with all its clicks, what terrain does."""

    thing: int
    name: str
    line: str  # faction, rank, points
    stats: list[StatScene]
    dial: list[DialClick]  # empty where there is none, or where it is hidden
    others: list[OtherDial]
    paragraphs: list[Paragraph]
    ranges: list[RangeScene]


class Measures(Protocol):
    """What a board asks about a measured table. Nothing here changes anything."""

    def mover_of(self, view: View, option: Option) -> int:
        """The figure that would go along the path of this option; NOBODY where its points are only places."""

    def plan_of(self, view: View, decision: Decision, answer: Answer, lang: str) -> Plan:
        """What this answer would mean, legal or not."""

    def has_spots(self, view: View, option: Option) -> bool:
        """Each point of its path is a spot of its own, not a corner of a way."""

    def fields_of(self, view: View, option: Option, lang: str) -> Fields:
        """What the numbers of this option mean."""

    def way_of(self, view: View, decision: Decision, option: Option, wish: Wish) -> Answer | None:
        """The answer that leads to this place by the shortest legal way, or as near as can be; None if none does.

        Near a base or a marker the end snaps into contact.
        """

    def reach_of(self, view: View, option: Option, picks: tuple[int, ...]) -> list[list[Corner]]:
        """Polygons whose union (nonzero) is where the centre of the base can get to by this option."""

    def rays_of(self, view: View, thing: int, lang: str) -> list[RayScene]:
        """Lines of sight or fire from this figure to everybody else who matters to it."""

    def about_of(self, view: View, thing: int, lang: str) -> About | None:
        """What an inspector shows of it."""


def focus_on(attacker: int, targets: tuple[int, ...], kind: str, card: int = NOBODY) -> Focus:
    first = targets[0] if targets else NOBODY
    return {"attacker": attacker, "target": first, "targets": list(targets), "card": card, "kind": kind}


def field(kind: str, text: str, low: int, high: int, start: int, thing: int) -> FieldScene:
    return {"kind": kind, "text": text, "low": low, "high": high, "start": start, "thing": thing}


def corners(points: tuple[Point, ...]) -> list[Corner]:
    return [[x, y] for x, y in points]
