"""Positions of Summoners in the making."""

from __future__ import annotations

from typing import Any, Final, cast

from tercio.content.wording import Wording, sentences
from tercio.games.editor import (
    AT,
    CHOICES,
    EVERYWHERE,
    FLAG,
    LENGTH,
    NUMBER,
    SEAT,
    SHAPE,
    Form,
    Section,
    choice,
    choice_of,
    field,
    name_of,
    part,
    printed,
    section,
    title_of,
)
from tercio.games.summoners.content.catalogue import content_of
from tercio.games.summoners.content.pack import Content
from tercio.games.summoners.positions.pieces import GONE, MOST, MOST_SEATS
from tercio.games.summoners.positions.position import (
    SETUP,
    START,
    write_position,
)
from tercio.games.summoners.printed.objectives import OBJECTIVE_KINDS
from tercio.games.summoners.printed.profiles import INCH, TerrainKind
from tercio.games.summoners.printed.scenarios import SCENARIOS
from tercio.games.summoners.rules.terrain import footprint_of
from tercio.games.summoners.state import LEVELS, Summoners
from tercio.games.summoners.steps.activation import ACT, Activation
from tercio.games.summoners.turns.rounds import Round, Turn
from tercio.games.summoners.words.names import LEVEL_NAMES, OBJECTIVE_NAMES
from tercio.kernel import NOBODY, Game, Match, State

SAY: Final = Wording("tercio.games.summoners", "editor")
MOST_UNITS: Final = 60
MOST_PIECES: Final = 20
MOST_MARKERS: Final = 20
GONE_NAMES: Final = sentences("tercio.games.summoners", "editor.gone")
PHASES: Final = sentences("tercio.games.summoners", "editor.phases")
OPTIONS: Final = sentences("tercio.games.summoners", "editor.options")
EMPTY: Final[dict[str, Any]] = {
    "scenario": "s2", "board": 36, "round": 1, "units": {}, "terrain": {}, "objectives": {},
}  # fmt: skip


def form_of(game: Game) -> Form:
    content = content_of(game)
    scenarios = [choice(name, each.name) for name, each in SCENARIOS.items()]
    return {
        "game": game.id,
        "fields": [
            field("turn", SEAT, EVERYWHERE("whose-turn"), 0, MOST_SEATS - 1),
            name_of("acting", SAY("in-the-middle-of-its-activation"), ["units"]),
            choice_of("phase", EVERYWHERE("phase"), [choice(*each) for each in PHASES.items()]),
            field("round", NUMBER, SAY("round"), 0, MOST),
            field("last_round", NUMBER, SAY("last-round"), 1, MOST),
            choice_of("scenario", SAY("scenario"), scenarios),
            field("board", LENGTH, SAY("edge-of-the-table-inches"), 12, 120),
            choice_of("options", SAY("agreed-on"), [choice(*each) for each in OPTIONS.items()], CHOICES),
        ],
        "sections": [units(content), terrain(content), objectives()],
        "players": [
            field("gems", NUMBER, SAY("mana-gems"), 0, MOST),
            field("points", NUMBER, SAY("victory-points"), -MOST, MOST),
            choice_of("level", SAY("level"), [choice(name, LEVEL_NAMES[name]) for name in LEVELS]),
            choice_of("realm", SAY("realm"), printed(content.realms)),
            choice_of("deck", SAY("activation-cards"), printed(content.profiles), CHOICES),
        ],
        "piles": [],
        "sides": 8,
        "empty": EMPTY,
    }


# -- what can be laid down -----------------------------------------------------------------------------------


def units(content: Content) -> Section:
    fields = [
        choice_of("profile", SAY("card"), printed(content.profiles)),
        field("seat", SEAT, EVERYWHERE("player"), 0, MOST_SEATS - 1),
        AT,
        field("life_lost", NUMBER, SAY("life-points-lost"), 0, 99),
        field("ap", NUMBER, SAY("action-points-left"), 0, 9),
        field("ice", NUMBER, SAY("ice-markers"), 0, 3),
        field("fire", NUMBER, SAY("fire-markers"), 0, 3),
        field("loss", NUMBER, SAY("loss-of-control"), 0, 2),
        field("activated", FLAG, SAY("has-been-activated")),
        field("concentrated", FLAG, SAY("has-concentrated")),
        choice_of("gone", EVERYWHERE("where"), [choice(name, GONE_NAMES[name]) for name in GONE]),
    ]
    realms = {name: title_of(realm) for name, realm in content.realms.items()}
    parts = [part(p.id, title_of(p), realms[p.realm], {"profile": p.id}) for p in content.profiles.values()]
    return section("units", SAY("units"), MOST_UNITS, fields, parts)


def terrain(content: Content) -> Section:
    sizes = [SAY("small-pieces"), SAY("large-pieces")]
    fields = [
        choice_of("kind", EVERYWHERE("kind"), printed(content.kinds)),
        *SHAPE,
        field("size", NUMBER, SAY("size"), 0, 20),
    ]
    parts = [part(each.id, title_of(each), sizes[each.is_large], usual_shape(each)) for each in content.kinds.values()]
    return section("terrain", EVERYWHERE("terrain"), MOST_PIECES, fields, parts)


def usual_shape(kind: TerrainKind) -> dict[str, Any]:
    """As players put it on the table. SU-TERRAIN-01"""
    length, width = footprint_of(kind)
    sides = {"width": length // INCH, "depth": width // INCH, "facing": 0} if width else {}
    return {"kind": kind.id, **sides}


def objectives() -> Section:
    title = SAY("objectives")
    fields = [
        choice_of("kind", EVERYWHERE("kind"), [choice(name, OBJECTIVE_NAMES[name]) for name in OBJECTIVE_KINDS]),
        AT,
        field("holder", SEAT, EVERYWHERE("held-by"), NOBODY, MOST_SEATS - 1),
    ]
    parts = [part(name, OBJECTIVE_NAMES[name], title, {"kind": name}) for name in OBJECTIVE_KINDS]
    return section("objectives", title, MOST_MARKERS, fields, parts)


# -- what is there -------------------------------------------------------------------------------------------


def written_as(state: State) -> dict[int, tuple[str, str | int]]:
    table = cast(Summoners, state)
    found: dict[int, tuple[str, str | int]] = {unit.id: ("units", unit.label) for unit in table.units}
    found |= {piece.id: ("terrain", piece.label) for piece in table.pieces}
    found |= {objective.id: ("objectives", objective.label) for objective in table.objectives}
    return found


def settled(m: Match) -> dict[str, Any]:
    position = write_position(m)
    del position["pending"]
    position.pop("over", None)
    if position["phase"] == SETUP:
        position["phase"], position["round"] = START, 1
    activation, turn, battle = m.find(Activation), m.find(Turn), m.find(Round)
    state = cast(Summoners, m.state)
    if activation is not None and state.find(activation.unit) is not None:
        key = "acting" if activation.stage == ACT else "activating"
        position[key] = state.units[activation.unit].label
    elif turn is not None and not turn.is_done:
        position["turn"] = turn.seat
    elif battle is not None and battle.turn != NOBODY:
        position["turn"] = battle.turn
    return position
