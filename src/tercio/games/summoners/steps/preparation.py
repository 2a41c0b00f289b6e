"""The table is prepared: deployment points, objectives, terrain, summoners. Then round 1 begins. SU-SCEN-03"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.summoners import changes
from tercio.games.summoners.content.catalogue import content_of
from tercio.games.summoners.field.objectives import objectives_of
from tercio.games.summoners.printed.profiles import TerrainKind
from tercio.games.summoners.printed.scenarios import dice_for_places, spots_of, standing_at
from tercio.games.summoners.rules.deployment import free_spots, judge_spot, spot_rule
from tercio.games.summoners.rules.scoring import scenario_of
from tercio.games.summoners.rules.terrain import (
    fits,
    has_room,
    is_large,
    judge_placing,
    judge_size,
    lucky_room,
    piece_of,
    random_room,
    recommended_large,
)
from tercio.games.summoners.state import SPOTS, Piece, Summoners, summoners
from tercio.games.summoners.steps import secrets
from tercio.games.summoners.steps.roll_off import RollsOff, roll_off
from tercio.kernel import (
    NOBODY,
    Answer,
    Decision,
    Dice,
    Event,
    Game,
    Match,
    Option,
    Point,
    Roll,
    Seat,
    Step,
    Verdict,
)

# Who places the terrain.
PLACED: Final = "placed"  # the players in turn
RANDOM: Final = "random"  # nobody: it falls as it likes
READY: Final = "ready"  # it was agreed on before

BEGIN: Final = 0
QUARTERS: Final = 1
OBJECTIVES: Final = 2
FIRST: Final = 3
NUMBER: Final = 4
TERRAIN: Final = 5
ORDER: Final = 6
DEPLOY: Final = 7
SECRETS: Final = 8


@dataclass
class Prepare(RollsOff):
    """Points, objectives, terrain, summoners, in this order. SU-SCEN-03"""

    summoners: tuple[str, ...]  # the profile of each seat's
    terrain: str = PLACED
    ready: tuple[Piece, ...] = ()
    stage: int = BEGIN
    faces: tuple[int, ...] = ()
    seat: Seat = NOBODY  # who places the next piece
    pieces: int = 0  # how many are still to be placed
    order: tuple[Seat, ...] = ()  # who is still to be deployed

    def advance(self, m: Match) -> None:
        state = summoners(m)
        scenario = scenario_of(state)

        if self.stage == BEGIN:  # SU-START-07
            self.stage = QUARTERS
            m.emit(Event("scenario", "SU-START-07", (scenario.number, state.board)))
            m.emit(Event("spots", scenario.spots_rule, (len(spots_of(scenario, state.board)),)))

        elif self.stage == QUARTERS:  # a9
            self.stage = OBJECTIVES
            if dice_for_places(scenario):
                m.push(Roll(dice_for_places(scenario), 8, scenario.drawn_rule))

        elif self.stage == OBJECTIVES:
            self.stage = FIRST if self.terrain != READY else TERRAIN
            laid = objectives_of(scenario, state.board, self.faces, state.has_portals)
            for marker, objective in zip(scenario.markers, laid, strict=True):
                is_portal = objective.kind != marker.kind
                changes.lay_objective(m, objective, "SU-SCEN-17" if is_portal else marker.rule)

        elif self.stage == FIRST:  # SU-SCEN-04, a101
            self.stage = NUMBER
            roll_off(m, "SU-SCEN-04", 1)

        elif self.stage == NUMBER:
            m.push(Roll(1, 4, scenario.pieces_rule, self.seat))

        elif self.stage == TERRAIN:  # SU-SCEN-05
            self.lay_terrain(m)

        elif self.stage == ORDER:  # SU-SCEN-06, SU-SCEN-07
            self.stage = DEPLOY
            rule = "SU-SCEN-06" if len(state.players) == 2 else "SU-SCEN-07"
            roll_off(m, rule, len(state.playing()))

        elif self.stage == DEPLOY:
            if self.order:
                seat, self.order = self.order[0], self.order[1:]
                m.push(Deploy(seat, self.summoners[seat]))
            else:
                self.stage = SECRETS

        else:  # SU-START-10
            if state.has_secrets:
                secrets.draw(m)
            state.phase = "start"
            m.finish(self)

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        if self.stage == OBJECTIVES:
            self.faces = faces
            return
        scenario = scenario_of(summoners(m))
        self.stage = TERRAIN
        self.pieces = faces[0] + scenario.more_pieces
        m.emit(Event("pieces", scenario.pieces_rule, (self.seat, self.pieces)))

    def ranked(self, m: Match, order: tuple[Seat, ...]) -> None:
        if self.stage == NUMBER:
            self.seat = order[0]
        else:
            self.order = order

    # -- terrain ---------------------------------------------------------------------------

    def lay_terrain(self, m: Match) -> None:
        state = summoners(m)
        if self.terrain == READY:
            self.stage = ORDER
            for piece in self.ready:
                if fits(state, piece):
                    changes.place_piece(m, piece, NOBODY, "SU-SCEN-03")
                else:
                    m.emit(Event("forfeited", "SU-TERRAIN-21", (1,)))
        elif self.pieces == 0:
            self.stage = ORDER
        elif state.players[self.seat].is_out:  # K-CONCEDE-01: the next one places his pieces
            self.seat = state.clockwise_from(self.seat)[1]
        elif throw(m, self.seat) if self.terrain == RANDOM else has_room(state, placeable(m.game)):
            seat, self.seat = self.seat, state.clockwise_from(self.seat)[1]
            if self.terrain == RANDOM:
                self.pieces -= 1
            else:
                m.push(PlaceTerrain(seat))
        else:  # SU-TERRAIN-21
            m.emit(Event("forfeited", "SU-TERRAIN-21", (self.pieces,)))
            self.pieces = 0


def kinds_of(game: Game) -> tuple[TerrainKind, ...]:
    """All kinds of terrain; an answer calls them by their place."""
    return tuple(content_of(game).kinds.values())


def placeable(game: Game) -> tuple[TerrainKind, ...]:
    """The kinds from which a player picks. a15"""
    return tuple([kind for kind in kinds_of(game) if not kind.is_conjured])


def lay(m: Match, piece: Piece, seat: Seat) -> None:
    """Too many large pieces are noted, not refused. SU-SCEN-05; SU-TERRAIN-04"""
    state = summoners(m)
    changes.place_piece(m, piece, seat, "SU-SCEN-05")
    large = len([other for other in state.pieces if is_large(other)])
    if is_large(piece) and large > recommended_large(state):
        m.emit(Event("many-large", "SU-TERRAIN-04", (large, recommended_large(state))))


def throw(m: Match, seat: Seat) -> bool:
    """A piece of some kind somewhere: chance tries every kind before the board is searched; False: nothing has room."""
    state = summoners(m)
    kinds = placeable(m.game)
    order = m.dice.shuffled(len(kinds))
    for find in (lucky_room, random_room):
        for place in order:
            kind = kinds[place]
            room = find(state, kind, m.dice)
            if room is not None:
                size = kind.least_size + m.dice.below(kind.most_size - kind.least_size + 1)
                lay(m, piece_of(state, kind, room[0], room[1], size), seat)
                return True
    return False


@dataclass
class PlaceTerrain(Step):
    """A player picks a kind of terrain, its place, its facing in degrees and its size. SU-SCEN-05, a15"""

    seat: Seat
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        if self.is_done:
            return ()
        options = [
            Option("terrain", "SU-SCEN-05", place, corners=1, numbers=2, low=0, high=359)
            for place, kind in enumerate(kinds_of(m.game))
            if not kind.is_conjured
        ]
        return (Decision(self.seat, "terrain", "SU-SCEN-05", tuple(options)),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        kinds = kinds_of(m.game)
        if answer.key != "terrain" or not 0 <= answer.subject < len(kinds):
            return
        if len(answer.path) != 1 or len(answer.numbers) != 2:
            return
        kind, (facing, size) = kinds[answer.subject], answer.numbers
        judge_size(kind, size, verdict)
        judge_placing(summoners(m), piece_of(summoners(m), kind, answer.path[0], facing, size), verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        m.under(Prepare).pieces -= 1
        facing, size = answer.numbers
        kind = kinds_of(m.game)[answer.subject]
        lay(m, piece_of(summoners(m), kind, answer.path[0], facing, size), self.seat)

    def advance(self, m: Match) -> None:
        m.finish(self)


def propose_terrain(game: Game, state: Summoners, decision: Decision, number: int, dice: Dice) -> list[Answer]:
    """Legal answers to the question where a terrain piece goes; never none, for somewhere there is room."""
    kinds, found = kinds_of(game), list[Answer]()
    for place in dice.shuffled(len(decision.options)):
        option = decision.options[place]
        kind = kinds[option.subject]
        room = random_room(state, kind, dice)
        if room is not None:
            size = kind.least_size + dice.below(kind.most_size - kind.least_size + 1)
            found.append(option.reply(decision.seat, (), (room[0],), (room[1], size)))
            if len(found) == number:
                break
    return found


# -- deployment ----------------------------------------------------------------------------------------


@dataclass
class Deploy(Step):
    """A player chooses a deployment point; the last one takes what is left. SU-SCEN-06, SU-SCEN-07"""

    seat: Seat
    summoner: str
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = summoners(m)
        free = free_spots(state)
        if self.is_done or len(free) == 1:
            return ()
        rule = spot_rule(state)
        options = [Option("deploy", rule, SPOTS + spot) for spot in free]
        return (Decision(self.seat, "deploy", rule, tuple(options)),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key == "deploy":
            judge_spot(summoners(m), answer.subject, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.deploy(m, answer.subject - SPOTS)

    def advance(self, m: Match) -> None:
        state = summoners(m)
        if self.is_done or state.players[self.seat].is_out:
            m.finish(self)
        else:
            self.deploy(m, free_spots(state)[0])

    def deploy(self, m: Match, spot: int) -> None:
        state = summoners(m)
        self.is_done = True
        changes.take_spot(m, self.seat, spot, spot_rule(state))
        profile = content_of(m.game).profiles[self.summoner]
        changes.arrive(m, self.seat, profile, place_at(state, spot, profile.radius), "SU-START-10")


def place_at(state: Summoners, spot: int, radius: int) -> Point:
    """Where a base of this radius stands on a deployment point. a11"""
    return standing_at(spots_of(scenario_of(state), state.board)[spot], state.board, radius)
