"""What lies on the table: figures with profiles, two hands, a deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from tercio.kernel import Match, Point, Seat, State

if TYPE_CHECKING:
    from tercio.games.skirmish.rules import TableRule

INCH: Final = 1000
TABLE: Final = 12 * INCH
TOUCHING: Final = 10  # mils between two bases in contact, at most

RED: Final = 0
BLUE: Final = 1

BOLD: Final = "bold"
WARY: Final = "wary"
UNDECIDED: Final = ""

GUARD: Final = "guard"
FORTUNE: Final = "fortune"
NO_CARD: Final = ""
UNKNOWN: Final = "unknown"
CARD_NUMBERS: Final = {GUARD: 0, FORTUNE: 1}  # in events: a number never changes
CARD_KINDS: Final = tuple(CARD_NUMBERS)
CARDS: Final = (GUARD, GUARD, FORTUNE, FORTUNE)


class Profile(NamedTuple):
    """What is printed on a figure's card."""

    id: str
    name_en: str
    name_de: str
    walk: int
    melee: int
    reflexes: int
    life: int
    radius: int
    rules: tuple[TableRule, ...] = ()


class Unit(NamedTuple):
    """One figure."""

    id: int
    label: str  # how scenario files and terminals call it
    seat: Seat
    profile: Profile
    at: Point
    wounds: int = 0
    has_acted: bool = False
    has_parried: bool = False
    has_left: bool = False

    def moved(self, to: Point) -> Unit:
        return self._replace(at=to)

    def hurt(self, wounds: int) -> Unit:
        return self._replace(wounds=self.wounds + wounds)

    @property
    def life_left(self) -> int:
        return 0 if self.has_left else max(0, self.profile.life - self.wounds)


@dataclass
class Skirmish(State):
    """The spine: everything that changes."""

    units: list[Unit]
    hands: list[str]  # one card a seat
    deck: tuple[str, ...]
    played: tuple[str, ...] = ()
    stances: tuple[str, ...] = (UNDECIDED, UNDECIDED)
    round: int = 0

    def clone(self) -> Skirmish:
        return Skirmish(self.units.copy(), self.hands.copy(), self.deck, self.played, self.stances, self.round)

    def masked(self, seat: Seat) -> Skirmish:
        """Only its owner sees a card in hand; the deck is face down. SK-CARD-01"""
        twin = self.clone()
        for other in (RED, BLUE):
            if other != seat and twin.hands[other] != NO_CARD:
                twin.hands[other] = UNKNOWN
        twin.deck = (UNKNOWN,) * len(self.deck)
        return twin

    def find(self, unit: int) -> Unit | None:
        return self.units[unit] if 0 <= unit < len(self.units) else None

    def standing(self, seat: Seat) -> list[Unit]:
        return [u for u in self.units if u.seat == seat and not u.has_left]

    def enemies_of(self, unit: Unit) -> list[Unit]:
        return [u for u in self.units if u.seat != unit.seat and not u.has_left]

    def can_act(self, seat: Seat) -> list[Unit]:
        return [u for u in self.units if u.seat == seat and not u.has_left and not u.has_acted]


def skirmish(m: Match) -> Skirmish:
    return cast(Skirmish, m.state)
