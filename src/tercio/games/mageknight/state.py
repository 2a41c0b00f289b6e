"""What lies on the battlefield: warriors with their dials, terrain, tokens, and what each player holds."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tercio.games.mageknight.field.landscape import Landscape
from tercio.games.mageknight.field.spellbooks import Book, Working
from tercio.games.mageknight.leaf import leaf
from tercio.games.mageknight.printed.dials import Change, Click, Company, Domain, Figure, Item, Shell
from tercio.games.mageknight.printed.spells import ILLUSION
from tercio.kernel import NOBODY, Match, Point, Refusal, RuleId, Seat, State

if TYPE_CHECKING:
    from tercio.games.mageknight.field.fire import LineOfFire
    from tercio.games.mageknight.field.ways import Footing, Way

INCH: Final = 1_000
LONGEST: Final = 4 * INCH  # no base reaches farther from its centre: a quick look passes over what is far off

# Numbers of things in answers and events: warriors count from 0.
MISSIONS: Final = 10_000
PIECES: Final = 20_000
LOOT: Final = 30_000  # item tokens on the field
BOMBS: Final = 40_000
SIDES: Final = 50_000  # home sides
FIGURES: Final = 60_000  # by the number in the catalogue
ITEMS: Final = 70_000
DOMAINS: Final = 80_000
KINDS: Final = 90_000  # of terrain, in the pile
SPELLS: Final = 200_000  # spell cards, by the number in the catalogue
WORKINGS: Final = 210_000  # spells in play

SIDES_OF_TABLE: Final = 4

MISSION_RADIUS: Final = 500  # a9
CYLINDER_RADIUS: Final = 750  # a9
LOOT_RADIUS: Final = 375  # b83

# How a warrior left the battlefield.
HERE: Final = ""
ELIMINATED: Final = "eliminated"
REMOVED: Final = "removed"  # with its player, MK-ELIM-03
WAITING: Final = "waiting"  # not deployed yet

NEUTRAL: Final = -1
CONTESTED: Final = -2


@leaf
class Warrior:
    """One figure."""

    id: int
    label: str
    seat: Seat  # who controls it; a captive stays its own player's (MK-CAPTURE-28)
    army: Seat  # in whose army it began (MK-SPECIAL-13)
    figure: Figure
    base: Figure  # MKC-UNIT-03  on whose base it stands: its own figure's, or that of the mount it sits on
    at: Point = (0, 0)  # MK-TERM-31: its centre
    facing: int = 90  # degrees
    click: int = 0  # position of the dial
    limit: int = 0  # healing never turns it past this click (MK-HEAL-02, -04), nor does a hero rise (MK-FIGURE-22)
    tokens: int = 0
    is_marked: bool = False  # it received a token in its player's current turn
    has_acted: bool = False  # it was given an action this turn
    is_soaring: bool = False
    guard: int = NOBODY  # MK-CAPTURE-06: whose captive it is
    items: tuple[Item, ...] = ()  # MK-ITEM-09: those in its slots
    off: tuple[str, ...] = ()  # optional abilities that are switched off this turn
    has_moved: bool = False  # MK-MOVE-11, this turn
    hexed_by: Seat = NOBODY
    is_watching: bool = False  # an overwatch token
    gone: str = HERE
    more_clicks: tuple[int, ...] = ()  # MK-FIGURE-09  where its further dials stand
    brought_by: Seat = NOBODY  # MK-SPECIAL-14  who brought it into play later on
    is_recalled: bool = False  # only until the start of the end phase
    is_newly_hexed: bool = False  # in the turn under way, whose end phase does not lift the hex
    partner: int = NOBODY  # MKC-UNIT-02  the other half of its cavalry unit: the mount's rider, the rider's mount
    lent_by: Seat = NOBODY  # MKC-DISMOUNT-14  whose it is again when this turn is over
    gained: tuple[str, ...] = ()  # special abilities beside those that show: by an enchantment, for a while
    stolen: str = ""  # MKF-MINDTHEFT-03  which of these it loses when its player's end phase starts
    barred_by: RuleId = ""  # the rule by which it can be given no action this turn, though it has had none
    is_turncoat: bool = False  # MKC-MIND-06  this turn it is the enemy of all players but its own, even of his team
    # By question, the texts that answer it; None until somebody asks. It follows from all the rest, and is no fact.
    answers: tuple[tuple[Any, ...], ...] | None = field(default=None, init=False, repr=False, compare=False)

    def _replace(self, **changes: Any) -> Warrior:
        """The same but for this, as named tuples have it."""
        twin = Warrior(*all_of(self))
        for name, value in changes.items():
            setattr(twin, name, value)
        return twin

    def __reduce__(self) -> tuple[type[Warrior], tuple[Any, ...]]:
        """Copies and pickles work out for themselves what follows from the facts."""
        return Warrior, all_of(self)

    def standing(self, at: Point, facing: int) -> Warrior:
        """The warrior as it would be elsewhere."""
        if at == self.at and facing == self.facing:
            return self
        return self._replace(at=at, facing=facing)

    def at_level(self, is_soaring: bool) -> Warrior:
        """The warrior as it would be in the air, or on the ground."""
        return self._replace(is_soaring=is_soaring)

    def eased(self) -> Warrior:
        """It is the same warrior with one action token less. MKS-LOOKUP-07"""
        return self._replace(tokens=max(0, self.tokens - 1))

    def without(self, ability: str) -> Warrior:
        """The warrior as it would be with this ability switched off."""
        return self._replace(off=(*self.off, ability))

    def empty_handed(self) -> Warrior:
        """The warrior as it would be if it carried nothing."""
        return self._replace(items=()) if self.items else self

    def beside(self, other: Warrior) -> Warrior:
        """It has everything that belongs to the unit as the other half has it. MKC-UNIT-17, MKC-UNIT-18, MKC-UNIT-25"""
        return self._replace(
            at=other.at, facing=other.facing, tokens=other.tokens, is_marked=other.is_marked, gone=other.gone,
            has_acted=other.has_acted, is_soaring=other.is_soaring, has_moved=other.has_moved,
            barred_by=other.barred_by,
        )  # fmt: skip

    def serving(self, seat: Seat, gained: tuple[str, ...]) -> Warrior:
        """The warrior in the army of this player, with what it gains there."""
        return self._replace(seat=seat, gained=gained)

    def parted(self) -> Warrior:
        """It stands on its own base, and is no part of a cavalry unit. MKC-ELIM-01, MKC-DISMOUNT-06"""
        return self._replace(partner=NOBODY, base=self.figure)

    @property
    def is_rider(self) -> bool:
        """It sits on a mount. MKC-RIDER-05"""
        return self.partner != NOBODY and not self.figure.mount

    @property
    def is_lone_mount(self) -> bool:
        """It is a mount without a rider, on the field. MKC-MIND-01"""
        return bool(self.figure.mount) and self.partner == NOBODY and self.gone == HERE

    @property
    def is_here(self) -> bool:
        return self.gone == HERE

    @property
    def is_weary(self) -> bool:
        """Something of the turn before clings to it. MK-TURN-05"""
        return self.is_done or self.is_marked or self.has_moved or self.is_newly_hexed or self.off != ()

    @property
    def is_done(self) -> bool:
        """It can be given no action any more this turn. MK-TURN-16"""
        return self.has_acted or self.barred_by != ""

    @property
    def controller(self) -> Seat:
        """Nobody controls an eliminated warrior. MK-SPECIAL-11"""
        return self.seat if self.gone in (HERE, WAITING) else NOBODY

    @property
    def is_captive(self) -> bool:
        return self.guard != NOBODY

    @property
    def now(self) -> Click:
        """The stat window shows these values. MK-FIGURE-16"""
        dial = self.figure.dial
        return dial[self.click] if self.click < len(dial) else dial[-1]

    @property
    def points(self) -> int:
        """Its items do not count; a hero counts at the level at which it was fielded, its limit. MK-ITEM-34, b29"""
        return self.figure.cost(self.limit)

    @property
    def current_cost(self) -> int:
        """It costs this now, with everything that it carries. MK-ITEM-35"""
        return self.points + sum([item.points for item in self.items])

    @property
    def is_dead(self) -> bool:
        """The skulls show. MK-DAMAGE-09"""
        return self.click >= len(self.figure.dial)


all_of: Final = attrgetter(*[each.name for each in fields(Warrior) if each.init])


class Mission(NamedTuple):
    """A mission token lies on the field. MK-SETUP-15, MK-OBJECTIVE-04

    It begins neutral (MK-OBJECTIVE-06), and another player may hold it after each end phase (MK-OBJECTIVE-03). It is
    no terrain piece, so it hinders nobody (MK-OBJECTIVE-02).
    """

    id: int
    at: Point
    holder: int = NEUTRAL  # a seat, NEUTRAL or CONTESTED


class Piece(NamedTuple):
    """A terrain piece: a polygon, or a disc around its only point."""

    id: int
    label: str
    kind: str  # of dials.TERRAIN_KINDS
    card: str  # the id of its TerrainKind
    outline: tuple[Point, ...]
    radius: int  # 0: the outline is a polygon
    is_elevated: bool = False
    is_abrupt: bool = False
    access: tuple[Point, ...] = ()  # MK-ELEV-24
    is_constructed: bool = False
    defense: int = 0
    fortification: int = 0
    structure: int = 0
    has_centre: bool = False
    damage: int = 0  # this turn, MK-CONSTRUCTED-31
    changes: tuple[Change, ...] = ()  # MK-CONSTRUCTED-25  for a warrior that stands in it
    part_of: int = NOBODY  # b56: an area of this other piece, on which it lies

    def numbered(self, number: int, label: str) -> Piece:
        return self._replace(id=number, label=label)

    def reached_at(self, point: Point) -> Piece:
        """With one more access point."""
        return self._replace(access=(*self.access, point))

    def laid_on(self, other: Piece) -> Piece:
        """It is an area of another piece, on that one's level. b56"""
        return self._replace(part_of=other.id, is_elevated=self.is_elevated or other.is_elevated)

    @property
    def whole(self) -> int:
        """It is this piece, or lies on it. b56"""
        return self.id if self.part_of == NOBODY else self.part_of


class Loot(NamedTuple):
    """An item token lies on the field. MK-ITEM-20, MK-ITEM-02"""

    id: int
    item: Item
    at: Point


class Bomb(NamedTuple):
    """A bombardment token belongs to a player and a gunner. MK-BOMB-02"""

    id: int
    shooter: int
    at: Point
    facing: int  # its arrow
    shell: Shell
    seat: Seat  # in whose command phase it strikes
    is_forsaken: bool = False  # its gunner was lost since, and its own values count (MK-BOMB-19)


class Player(NamedTuple):
    """What a player has beside the field."""

    seat: Seat
    points: int  # of the army as it was built
    side: int = NOBODY  # home side: 0 south, 1 east, 2 north, 3 west
    team: int = NOBODY
    actions: int = 0  # left this turn
    roll: int = 0  # MK-SETUP-20  how far the mission token lies from the far edge
    glory: int = 0  # points of warriors it eliminated, MK-END-08
    is_out: bool = False
    has_domain: bool = False  # a card has been chosen
    domain: Domain | None = None
    is_domain_shown: bool = False
    has_conceded: bool = False  # such a player is out and never wins
    colour: str = ""  # MK-SETUP-23  of his control tokens
    wants_end: bool = False  # MK-END-04
    company: Company | None = None  # MKO-COMPANY-01  the card of his army
    is_company_laid: bool = False  # MKO-COMPANY-07  beside the field, where it works

    def painted(self, colour: str) -> Player:
        return self._replace(colour=colour)

    def choosing(self, domain: Domain) -> Player:
        return self._replace(domain=domain)


class Known:
    """What was worked out about single warriors, as far as it was asked; true until one of them changes."""

    __slots__ = ("aims", "footings", "lines", "paces", "reaches", "route")

    def __init__(self) -> None:
        self.aims: dict[int, tuple[int, ...]] = {}  # whom a shot of a warrior may reach
        self.lines: dict[tuple[int, int, str], LineOfFire] = {}  # of fire: who shoots, at whom, and with which ability
        self.footings: dict[int, Footing] = {}  # what the terrain is to a warrior that moves
        self.paces: dict[tuple[int, bool, bool], int] = {}  # inches: who moves, in a sprint, to another level
        self.reaches: dict[int, int] = {}  # mils: how far a warrior shoots
        self.route: tuple[Way, tuple[Refusal, ...]] | None = None  # the last way, and what is against it


@dataclass
class MageKnight(State):
    """The spine: everything that changes."""

    warriors: list[Warrior]
    missions: list[Mission]
    pieces: list[Piece]
    loot: list[Loot]
    bombs: list[Bomb]
    players: list[Player]
    board: int = 36 * INCH
    total: int = 200  # MK-ARMY-03
    turn: int = 0  # turns played
    active: Seat = NOBODY
    phase: str = "setup"  # then command, action, end
    last_turn: int = 0  # a turn limit that was agreed on; 0: none
    options: tuple[str, ...] = ()  # of agreeing.OPTIONS
    pile: tuple[str, ...] = ()  # terrain kinds that wait to be placed
    is_ending: bool = False  # all have agreed, or the time is up: the game ends after this turn
    minutes: int = 0  # MK-END-03  a time that was agreed on; 0: none
    books: list[Book] = field(default_factory=list)  # MKS-BOOK  spellbooks with their stacks
    workings: list[Working] = field(default_factory=list)  # spells in play
    cleared: list[Piece] = field(default_factory=list)  # what was destroyed, for the names in earlier lines

    def __post_init__(self) -> None:
        self.abilities: frozenset[str] | None = None  # everything that can come to show; None: nobody has looked yet
        self.drawn: dict[str, Any] = {}  # by a browser, for all copies of the match
        self.forget()

    def forget(self) -> None:
        """What was worked out about the field holds no more."""
        self.landscape: Landscape | None = None  # the terrain, sorted; None: nobody has looked yet
        self.contacts: dict[int, tuple[int, ...]] = {}  # who touches whom, as far as it was asked
        self.moved: set[int] = set()  # who stands elsewhere since the contacts were looked at
        self.captives: dict[int, int] | None = None  # by their guards; None: nobody has looked yet
        # By question, what lies there and answers it; None: nobody has asked yet.
        self.answers: tuple[tuple[Any, ...], ...] | None = None
        self.restless: set[int] | None = None  # the dead, captives, those in the air or on watch
        self.forget_values()

    def forget_values(self) -> None:
        """What was worked out about single warriors holds no more. Copies share it: it is replaced, never emptied."""
        self.known = Known()

    def seat_count(self) -> int:
        return len(self.players)

    def left_of(self, seat: Seat) -> Seat:
        """Who sits to the left of a player, clockwise round the table; by their numbers before they sit. MK-TURN-03"""
        order = sorted(range(len(self.players)), key=self.place_at_table)
        return order[(order.index(seat) + 1) % len(order)]

    def place_at_table(self, seat: Seat) -> int:
        side = self.players[seat].side
        return seat if side == NOBODY else -side % SIDES_OF_TABLE

    def land(self) -> Landscape:
        """The terrain, sorted."""
        if self.landscape is None:
            self.landscape = Landscape(self.pieces)
        return self.landscape

    def clone(self) -> MageKnight:
        twin = MageKnight(
            self.warriors.copy(),
            self.missions.copy(),
            self.pieces.copy(),
            self.loot.copy(),
            self.bombs.copy(),
            self.players.copy(),
            self.board,
            self.total,
            self.turn,
            self.active,
            self.phase,
            self.last_turn,
            self.options,
            self.pile,
            self.is_ending,
            self.minutes,
            self.books.copy(),
            self.workings.copy(),
            self.cleared.copy(),
        )
        twin.landscape = self.landscape
        twin.contacts = self.contacts.copy()
        twin.moved = self.moved.copy()
        twin.captives = self.captives
        twin.restless = None if self.restless is None else self.restless.copy()
        twin.answers = self.answers
        twin.abilities = self.abilities
        twin.known = self.known
        twin.drawn = self.drawn
        return twin

    def imagined(self, *warriors: Warrior) -> MageKnight:
        """The table as it would be if these warriors were like that."""
        twin = self.clone()
        for warrior in warriors:
            twin.set(warrior)
        return twin

    def masked(self, seat: Seat) -> MageKnight:
        """Hidden domains and the books of others cannot be seen. MK-DOMAIN-04, MKS-BOOK-13"""
        twin = self.clone()
        for other in self.players:
            if other.domain is not None and other.seat != seat and not other.is_domain_shown:
                twin.players[other.seat] = other._replace(domain=None)
        if self.books:
            twin.books = [book if self.may_read(book, seat) else book.closed() for book in self.books]
        return twin

    def may_read(self, book: Book, seat: Seat) -> bool:
        """Its bearer's player may. MKS-BOOK-13, MKS-BOOK-14"""
        return book.bearer != NOBODY and self.warriors[book.bearer].seat == seat

    def set(self, warrior: Warrior) -> None:
        """The warrior is like this now, and the other half of its cavalry unit goes with it."""
        self.replace(warrior)
        if warrior.partner != NOBODY:
            self.replace(self.warriors[warrior.partner].beside(warrior))

    def replace(self, warrior: Warrior) -> None:
        """What was worked out about the field stays, as far as the change cannot touch it."""
        before = self.warriors[warrior.id]
        self.warriors[warrior.id] = warrior
        is_elsewhere = (
            warrior.at != before.at
            or warrior.facing != before.facing
            or warrior.gone != before.gone
            or warrior.is_soaring != before.is_soaring
            or warrior.base is not before.base
        )
        if is_elsewhere:
            self.moved.add(warrior.id)
        if warrior.guard != before.guard or warrior.gone != before.gone:
            self.captives = None
        if warrior.items is not before.items or warrior.gained is not before.gained:
            self.abilities = None
        if (
            is_elsewhere
            or warrior.click != before.click
            or warrior.off != before.off
            or warrior.guard != before.guard
            or warrior.seat != before.seat
            or warrior.partner != before.partner
            or self.abilities is None
            or self.books
            or self.workings
        ):
            self.forget_values()
        if self.restless is not None:
            if is_restless(warrior):
                self.restless.add(warrior.id)
            else:
                self.restless.discard(warrior.id)

    # -- looking things up ---------------------------------------------------------------------

    def find(self, warrior: int) -> Warrior | None:
        """The warrior with this number, if it is on the field."""
        if not 0 <= warrior < len(self.warriors):
            return None
        found = self.warriors[warrior]
        return found if found.gone == HERE else None

    def here(self) -> list[Warrior]:
        return [warrior for warrior in self.warriors if warrior.gone == HERE]

    def own(self, seat: Seat) -> list[Warrior]:
        """A player's army is on the field and his. MK-ARMY-12"""
        return [w for w in self.warriors if w.seat == seat and w.gone == HERE]

    def repertoire(self) -> frozenset[str]:
        """Every ability that somebody can come to show; what is not among them, nobody has at any time."""
        if self.abilities is None:
            found: set[str] = set()
            for warrior in self.warriors:
                found.update(*[click.abilities for click in warrior.figure.dial], warrior.gained)
                found.update([mark.ability for item in warrior.items for mark in item.abilities])
            self.abilities = frozenset(found)
        return self.abilities

    def has_like(self, warrior: Warrior, seat: Seat) -> bool:
        """A unique warrior is in this army already, in another figure. MK-ARMY-14, MK-TERM-30"""
        if not warrior.figure.is_unique:
            return False
        return any([own.figure.identity == warrior.figure.identity and own.id != warrior.id for own in self.own(seat)])

    def are_allied(self, seat: Seat, other: Seat) -> bool:
        if seat == other:
            return True
        team = self.players[seat].team
        return team != NOBODY and team == self.players[other].team

    def are_friends(self, one: Warrior, other: Warrior) -> bool:
        """A captive is nobody's friend. MK-TERM-10, MK-CAPTURE-14"""
        if one.guard != NOBODY or other.guard != NOBODY:
            return False
        return self.is_friendly_to(one.seat, other) and (one.seat == other.seat or not one.is_turncoat)

    def is_friendly_to(self, seat: Seat, warrior: Warrior) -> bool:
        """It is this player's, or his team's. MK-TERM-10, MKC-MIND-06"""
        return seat == warrior.seat or (self.are_allied(seat, warrior.seat) and not warrior.is_turncoat)

    def are_enemies(self, one: Warrior, other: Warrior) -> bool:
        """A captive is nobody's enemy. MK-TERM-11, MK-CAPTURE-14, MKC-MIND-06"""
        if one.seat == other.seat or one.guard != NOBODY or other.guard != NOBODY:
            return False
        team = self.players[one.seat].team
        return team == NOBODY or team != self.players[other.seat].team or one.is_turncoat or other.is_turncoat

    def captive_of(self, guard: int) -> Warrior | None:
        if self.captives is None:
            self.captives = {w.guard: w.id for w in self.warriors if w.guard != NOBODY and w.gone == HERE}
        captive = self.captives.get(guard) if self.captives else None
        return None if captive is None else self.warriors[captive]

    def piece(self, number: int) -> Piece | None:
        for piece in self.pieces:
            if piece.id == number:
                return piece
        return None

    def strength_of(self, number: int) -> int:
        """The fortification value of a piece that stands; 0 where there is none."""
        piece = self.piece(number)
        return 0 if piece is None else piece.fortification

    def mission(self, number: int) -> Mission | None:
        for mission in self.missions:
            if mission.id == number:
                return mission
        return None

    def playing(self) -> tuple[Seat, ...]:
        return tuple([player.seat for player in self.players if not player.is_out])

    def domains(self) -> list[tuple[Seat, Domain]]:
        """These are in force, each with its owner. MK-DOMAIN-09"""
        shown = [(p.seat, p.domain) for p in self.players if p.domain is not None and p.is_domain_shown]
        return shown + self.illusions() if self.workings else shown

    # -- spells --------------------------------------------------------------------------------

    def illusions(self) -> list[tuple[Seat, Domain]]:
        """They work like domains, and belong to the players who cast them. MKS-ILLUSION-01"""
        return [
            (working.seat, working.reading.domain)
            for working in self.workings
            if working.spell.kind == ILLUSION and working.is_active and working.reading.domain is not None
        ]

    def book(self, number: int) -> Book | None:
        for book in self.books:
            if book.id == number:
                return book
        return None

    def book_of(self, warrior: int) -> Book | None:
        """A warrior that bears one is a sorcerer. MKS-BOOK-04"""
        for book in self.books:
            if book.bearer == warrior:
                return book
        return None

    def working(self, number: int) -> Working | None:
        for working in self.workings:
            if working.id == number:
                return working
        return None

    def lying_on(self, book: int) -> Working | None:
        """A spell in play lies on the book and blocks it. MKS-ILLUSION-06"""
        for working in self.workings:
            if working.book == book and working.is_on_book:
                return working
        return None

    def enchantments(self, warrior: int) -> list[Working]:
        """These lie on this warrior. MKS-ENCHANT-04"""
        return [working for working in self.workings if working.target == warrior]


def is_restless(warrior: Warrior) -> bool:
    """Something about it may have to be settled: it is dead, a captive, in the air or on watch."""
    is_held = warrior.guard != NOBODY or warrior.is_soaring or warrior.is_watching
    return warrior.gone == HERE and (is_held or warrior.click >= len(warrior.figure.dial))


def mageknight(m: Match) -> MageKnight:
    """Asked dozens of times for every answer: `cast` would be a second call each time."""
    return m.state  # type: ignore[return-value]
