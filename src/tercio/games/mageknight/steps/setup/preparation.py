"""MK-SETUP  Before the battle: sides, mission tokens, terrain, domains, deployment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight.changes import field as field_changes
from tercio.games.mageknight.changes import setup as setup_changes
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.content.catalogue import content_of
from tercio.games.mageknight.field.cavalry import unit_of
from tercio.games.mageknight.field.ground import base_of, disc, extent_of, foot_of, may_soar
from tercio.games.mageknight.field.zones import DEPTH, MARGIN, is_in_zone, sides_for, turned
from tercio.games.mageknight.printed.dials import Domain
from tercio.games.mageknight.rules.setup.counters import is_countered
from tercio.games.mageknight.rules.setup.deployment import (
    holds_company,
    judge_arrangement,
    judge_arrival,
    judge_company,
    judge_mission,
    judge_room,
    judge_side,
)
from tercio.games.mageknight.state import (
    DOMAINS,
    MISSIONS,
    SIDES,
    WAITING,
    MageKnight,
    Mission,
    Warrior,
    mageknight,
)
from tercio.games.mageknight.steps.setup.terrain import LayTerrain, has_place
from tercio.games.mageknight.steps.sorcery.bookmarks import open_book
from tercio.geometry.placements import free
from tercio.kernel import (
    NOBODY,
    Answer,
    Decision,
    Event,
    Match,
    Option,
    Point,
    Roll,
    Sealed,
    Seat,
    Step,
    Verdict,
)

MOST_PIECES: Final = 4  # MK-SETUP-31

SIDE: Final = 0
ROLL: Final = 1
TOKENS: Final = 2
TERRAIN: Final = 3
DOMAIN: Final = 4
SHOW: Final = 5
DEPLOY: Final = 6


@dataclass
class Prepare(Step):
    """The preparation goes through everything that comes before the first turn. MK-SETUP-06"""

    stage: int = SIDE
    seat: Seat = 0  # whose turn it is in this stage
    rolling: tuple[Seat, ...] = ()
    passes: int = 0
    placed: int = 0

    def advance(self, m: Match) -> None:
        state = mageknight(m)
        count = len(state.players)
        if self.stage == SIDE:
            if self.seat < count:
                m.push(ChooseSide(self.seat))
                self.seat += 1
            else:
                self.stage = ROLL
                self.rolling = state.playing()
                centre = Mission(MISSIONS, (state.board // 2, state.board // 2))
                field_changes.lay_mission(m, centre, NOBODY, "MK-SETUP-16")
        elif self.stage == ROLL:  # MK-SETUP-17
            m.push(Roll(2 * len(self.rolling), 6, "MK-SETUP-17"))
        elif self.stage == TOKENS:
            self.lay_tokens(m)
        elif self.stage == TERRAIN:
            self.lay_terrain(m)
        elif self.stage == DOMAIN:
            self.stage = SHOW
            if "domains" in state.options:  # MK-DOMAIN-02, MK-DOMAIN-03
                m.push(ChooseDomain(state.playing()))
        elif self.stage == SHOW:
            self.stage = DEPLOY
            self.seat = state.active
            self.placed = 0
            show_domains(m)
        elif self.placed < count:  # MK-SETUP-34, MK-SETUP-36
            m.push(Deploy(self.seat))
            self.seat = state.left_of(self.seat)
            self.placed += 1
        else:  # MK-SETUP-37
            m.finish(self)

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        """The rolls say who is first, and how far off each token lies. MK-SETUP-17, MK-SETUP-18, MK-SETUP-20, a15"""
        state = mageknight(m)
        rolls = [faces[2 * place : 2 * place + 2] for place in range(len(self.rolling))]
        for seat, roll in zip(self.rolling, rolls, strict=True):
            setup_changes.keep_roll(m, seat, roll, "MK-SETUP-20")
        best = max(rolls, key=sum)
        self.rolling = tuple([seat for seat in self.rolling if state.players[seat].roll == sum(best)])
        if len(self.rolling) == 1:
            setup_changes.go_first(m, self.rolling[0], best)
            self.seat = state.active
            self.stage = TOKENS

    def lay_tokens(self, m: Match) -> None:
        """The first player is asked first, then the others clockwise. MK-SETUP-19, a14"""
        state = mageknight(m)
        if self.placed < len(state.players):
            m.push(LayMission(self.seat))
            self.placed += 1
            self.seat = state.left_of(self.seat)
        else:
            self.stage = TERRAIN
            self.placed = 0
            self.seat = state.left_of(state.active)  # MK-SETUP-25

    def lay_terrain(self, m: Match) -> None:
        """Players lay terrain in turn, until nobody can or four pieces lie. MK-SETUP-25, MK-SETUP-31, a18"""
        state = mageknight(m)
        if not state.pile or self.placed == MOST_PIECES or self.passes == len(state.players):
            self.stage = DOMAIN
            return
        seat, self.seat = self.seat, state.left_of(self.seat)
        if state.players[seat].is_out:
            self.passes += 1
        elif has_place(m):
            self.passes = 0
            self.placed += 1
            m.push(LayTerrain(seat))
        else:
            self.passes += 1
            m.emit(Event("cannot-place", "MK-SETUP-25", (seat,)))


# -- sides and tokens ------------------------------------------------------------------------------------


@dataclass
class ChooseSide(Step):
    """A player chooses a home side; the last one takes what is left. MK-SETUP-08, MK-SETUP-09"""

    seat: Seat
    is_done: bool = False

    def free(self, m: Match) -> tuple[int, ...]:
        state = mageknight(m)
        taken = tuple([player.side for player in state.players if player.side != NOBODY])
        return sides_for(len(state.players), taken)

    def ask(self, m: Match) -> tuple[Decision, ...]:
        free = self.free(m)
        if self.is_done or len(free) == 1:
            return ()
        options = tuple([Option("side", "MK-SETUP-08", SIDES + side) for side in free])
        return (Decision(self.seat, "side", "MK-SETUP-08", options),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        side = answer.subject - SIDES
        if answer.key == "side" and 0 <= side < 4:
            judge_side(mageknight(m), side, self.free(m), verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        setup_changes.take_side(m, self.seat, answer.subject - SIDES, "MK-SETUP-08")

    def advance(self, m: Match) -> None:
        if not self.is_done:
            self.is_done = True
            setup_changes.take_side(m, self.seat, self.free(m)[0], "MK-SETUP-09")
        m.finish(self)


@dataclass
class LayMission(Step):
    """A player lays a mission token as far off as was rolled. MK-SETUP-20 to MK-SETUP-22, a16"""

    seat: Seat
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        if self.is_done:
            return ()
        option = Option("mission", "MK-SETUP-20", NOBODY, corners=1)
        return (Decision(self.seat, "mission", "MK-SETUP-20", (option,)),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key != "mission" or len(answer.path) != 1:
            return
        state = mageknight(m)
        judge_mission(state, state.players[self.seat], answer.path[0], verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        number = MISSIONS + len(mageknight(m).missions)
        field_changes.lay_mission(m, Mission(number, answer.path[0]), self.seat, "MK-SETUP-20")

    def advance(self, m: Match) -> None:
        m.finish(self)


# -- domains --------------------------------------------------------------------------------------------------


@dataclass
class ChooseDomain(Sealed):
    """Every player chooses a domain in secret. MK-DOMAIN-04"""

    def question(self, m: Match, seat: Seat) -> Decision:
        domains = content_of(m.game).domains.values()
        options = tuple([Option("domain", "MK-DOMAIN-04", DOMAINS + domain.number) for domain in domains])
        return Decision(seat, "domain", "MK-DOMAIN-04", options)

    def unsealed(self, m: Match) -> None:
        m.finish(self)
        for answer in self.said:
            setup_changes.choose_domain(m, answer.seat, domain_numbered(m, answer.subject), "MK-DOMAIN-04")


def domain_numbered(m: Match, number: int) -> Domain:
    return next(d for d in content_of(m.game).domains.values() if DOMAINS + d.number == number)


def show_domains(m: Match) -> None:
    """All domains are shown, and some counter others. MK-DOMAIN-05, MK-DOMAIN-07, MK-DOMAIN-08, MK-DOMAIN-06"""
    state = mageknight(m)
    chosen = [(player.seat, player.domain) for player in state.players if player.domain is not None]
    for seat, domain in chosen:
        is_lost = is_countered(chosen, seat, domain)
        setup_changes.show_domain(m, seat, is_lost, "MK-DOMAIN-07" if is_lost else "MK-DOMAIN-05")


# -- deployment -------------------------------------------------------------------------------------------------


SOARING: Final = "deploy-soaring"  # MK-FLY-04
LAY_COMPANY: Final = "lay-company"


@dataclass
class Deploy(Step):
    """A player puts down his whole army, one warrior after another. MK-SETUP-34 to MK-SETUP-36"""

    seat: Seat

    def waiting(self, state: MageKnight) -> list[Warrior]:
        """A rider comes with its mount. MKC-UNIT-05"""
        return [w for w in state.warriors if w.seat == self.seat and w.gone == WAITING and not w.is_rider]

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        if holds_company(state, self.seat):
            return (Decision(self.seat, "company", "MKO-COMPANY-07", (Option(LAY_COMPANY, "MKO-COMPANY-07"),)),)
        options: list[Option] = []
        for warrior in [w for w in self.waiting(state) if has_room(state, w)]:
            options.append(Option("deploy", "MK-SETUP-34", warrior.id, corners=1, numbers=1, low=0, high=359))
            if may_soar(state, warrior):
                options.append(Option(SOARING, "MK-FLY-04", warrior.id, corners=1, numbers=1, low=0, high=359))
        if not options:
            return ()
        return (Decision(self.seat, "deploy", "MK-SETUP-34", tuple(options)),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        state = mageknight(m)
        if answer.key == LAY_COMPANY:
            judge_company(state, self.seat, verdict)
        if answer.key not in ("deploy", SOARING) or not 0 <= answer.subject < len(state.warriors):
            return
        warrior = state.warriors[answer.subject]
        judge_arrival(state, self.seat, warrior, answer.key == SOARING, verdict)
        if len(answer.path) == 1:
            facing = answer.numbers[0] if answer.numbers else warrior.facing
            judge_arrangement(state, warrior, answer.path[0], facing, answer.key == SOARING, verdict)
        if verdict:
            judge_room(warrior, has_room(state, warrior), verdict)

    def take(self, m: Match, answer: Answer) -> None:
        if answer.key == LAY_COMPANY:
            setup_changes.lay_company(m, self.seat, "MKO-COMPANY-07")
            return
        warrior = mageknight(m).warriors[answer.subject]
        changes.place(m, warrior, answer.path[0], answer.numbers[0], "MK-SETUP-34")
        if answer.key == SOARING:
            changes.change_level(m, mageknight(m).warriors[warrior.id], True, "MK-FLY-04")

    def advance(self, m: Match) -> None:
        """A warrior that finds no room stays out of the game. a21"""
        state = mageknight(m)
        for warrior in [half for waiting in self.waiting(state) for half in unit_of(state, waiting)]:
            setup_changes.leave_out(m, warrior, "MK-SETUP-35")
        m.finish(self)
        for book in state.books:
            bearer = state.find(book.bearer)
            if bearer is not None and bearer.seat == self.seat:
                open_book(m, book, "MKS-BOOK-11")


def has_room(state: MageKnight, warrior: Warrior) -> bool:
    return first_room(state, warrior) is not None


def first_room(state: MageKnight, warrior: Warrior) -> tuple[Point, int] | None:
    """The first free place of the deployment zone, from its player's left; a long base fits sideways too."""
    side, base = state.players[warrior.seat].side, warrior.base
    inwards = 90 * (side + 1)
    others = [foot_of(other) for other in state.here()]
    for facing in (inwards, inwards + 90) if base.length else (inwards,):
        deep = extent_of(warrior) if facing == inwards else base.radius
        for inland in (DEPTH, DEPTH // 2, deep):
            for along in range(MARGIN, state.board - MARGIN + 1, 250):
                at = turned(side, along, max(deep, inland), state.board)
                foot = base_of(warrior.standing(at, facing)) if base.length else disc(at, base.radius)
                if is_in_zone(side, at, state.board) and free(foot, others, state.board, state.board):
                    return at, facing % 360
    return None
