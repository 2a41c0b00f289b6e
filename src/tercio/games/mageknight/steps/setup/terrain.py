"""Players put terrain on the battlefield. MK-SETUP-24 to MK-SETUP-31, MK-CONSTRUCTED-13 to MK-CONSTRUCTED-17"""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt
from typing import Final

from tercio.games.mageknight.changes import field as field_changes
from tercio.games.mageknight.content.catalogue import content_of
from tercio.games.mageknight.field.landscape import shape_of
from tercio.games.mageknight.printed.dials import TerrainKind
from tercio.games.mageknight.rules.setup.placement import (
    APART,
    access_points,
    clear_spot,
    judge_kind,
    judge_laying,
    may_lay,
    pieces_of,
)
from tercio.games.mageknight.state import INCH, KINDS, Piece, mageknight
from tercio.kernel import PASS, Answer, Decision, Match, Option, Point, RuleId, Seat, Step, Verdict

ACCESS_POINTS: Final = 4  # the most that can be marked on one piece (b58: one at least)


def kinds_in(m: Match) -> list[TerrainKind]:
    """The kinds in the pile, each once."""
    kinds = content_of(m.game).kinds
    return [kinds[name] for name in dict.fromkeys(mageknight(m).pile)]


def has_place(m: Match) -> bool:
    """Something of the pile can be laid somewhere. a18"""
    for kind in kinds_in(m):
        if find_place(m, kind) is not None:
            return True
    return False


def find_place(m: Match, kind: TerrainKind) -> tuple[Point, int] | None:
    """Some legal place of this kind: one with room all around; else any, inch by inch."""
    state = mageknight(m)
    radius = width_of(laid(m, kind, (0, 0), 0, ()))
    spot = clear_spot(state, radius)
    if spot is not None:
        return spot, 0
    for facing in (0, 90) if kind.outline or kind.parts else (0,):
        boxes = [shape_of(piece).box for piece in laid(m, kind, (0, 0), facing, ())]
        wide = max([max(-left, right) for left, _, right, _ in boxes])
        high = max([max(-low, top) for _, low, _, top in boxes])
        for x in range(APART + wide, state.board - APART - wide + 1, INCH):
            for y in range(APART + high, state.board - APART - high + 1, INCH):
                verdict = Verdict()
                judge_laying(state, laid(m, kind, (x, y), facing, access_for(m, kind, (x, y), facing)), verdict)
                if verdict:
                    return (x, y), facing
    return None


def width_of(pieces: list[Piece]) -> int:
    """How far it reaches from its middle, however it is turned, with room for rounding."""
    corners = [(x, y, piece.radius) for piece in pieces for x, y in piece.outline]
    return max([isqrt(x * x + y * y) + 2 + radius for x, y, radius in corners])


def laid(m: Match, kind: TerrainKind, at: Point, facing: int, access: tuple[Point, ...]) -> list[Piece]:
    """The piece, or all its parts, as they would lie there."""
    return pieces_of(mageknight(m), content_of(m.game).kinds, kind, at, facing, access)


def access_for(m: Match, kind: TerrainKind, at: Point, facing: int) -> tuple[Point, ...]:
    """Access points for a player who does not care where they are."""
    return access_points(laid(m, kind, at, facing, ())) if kind.is_abrupt else ()


@dataclass
class LayTerrain(Step):
    """A player lays one piece, or up to two constructed ones. MK-SETUP-25, MK-SETUP-26, MK-CONSTRUCTED-14, b61"""

    seat: Seat
    is_done: bool = False
    is_second: bool = False  # one constructed piece lies, another one may follow

    def ask(self, m: Match) -> tuple[Decision, ...]:
        if self.is_done:
            return ()
        rule: RuleId = "MK-CONSTRUCTED-14" if self.is_second else "MK-SETUP-25"
        numbers = list(content_of(m.game).kinds)
        kinds = [kind for kind in kinds_in(m) if may_lay(kind, self.is_second)]
        options = tuple([placing(kind, KINDS + numbers.index(kind.id), rule) for kind in kinds])
        if self.is_second:
            options = (*options, PASS)
        return (Decision(self.seat, "terrain", rule, options),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        kinds = list(content_of(m.game).kinds.values())
        place = answer.subject - KINDS
        if answer.key != "terrain" or not 0 <= place < len(kinds) or not answer.path or len(answer.numbers) != 1:
            return
        kind = kinds[place]
        judge_kind(mageknight(m), kind, answer.subject, self.is_second, verdict)
        pieces = laid(m, kind, answer.path[0], answer.numbers[0], answer.path[1:])
        judge_laying(mageknight(m), pieces, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        if answer.key != "terrain":
            return
        kind = list(content_of(m.game).kinds.values())[answer.subject - KINDS]
        field_changes.take_from_pile(m, kind.id)
        for piece in laid(m, kind, answer.path[0], answer.numbers[0], answer.path[1:]):
            field_changes.lay_piece(m, piece, self.seat, "MK-SETUP-25")
        if kind.is_constructed and not self.is_second:
            self.is_second = True
            self.is_done = not any([other.is_constructed for other in kinds_in(m)])

    def advance(self, m: Match) -> None:
        m.finish(self)


def placing(kind: TerrainKind, number: int, rule: RuleId) -> Option:
    """Its middle and its access points, and how it is turned."""
    corners = 1 + ACCESS_POINTS if kind.is_abrupt else 1
    return Option("terrain", rule, number, corners=corners, numbers=1, low=0, high=359)
