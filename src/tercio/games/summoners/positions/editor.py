"""Positions of Summoners in the making."""

from __future__ import annotations

from typing import Any, Final, cast

from tercio.games.editor import (
    CHOICES,
    FACING,
    FLAG,
    LENGTH,
    NUMBER,
    PLACE,
    SEAT,
    Choice,
    Fault,
    Form,
    Section,
    choice,
    choice_of,
    field,
    name_of,
    part,
)
from tercio.games.summoners.content.catalogue import content_of
from tercio.games.summoners.content.pack import Content
from tercio.games.summoners.field.ground import base_of, marker_of
from tercio.games.summoners.field.landscape import shape_of
from tercio.games.summoners.positions.pieces import GONE, MOST, MOST_SEATS
from tercio.games.summoners.positions.position import (
    ACTIVATION,
    ENDING,
    LAST_STAND,
    PORTALS,
    SETUP,
    START,
    write_position,
)
from tercio.games.summoners.printed.profiles import IMPASSABLE, Profile
from tercio.games.summoners.printed.scenarios import SCENARIOS
from tercio.games.summoners.state import (
    DEPARTED,
    HERE,
    KILLED,
    LEVELS,
    OBJECTIVE_KINDS,
    REMOVED,
    SACRIFICED,
    VANISHED,
    Summoners,
    Unit,
)
from tercio.games.summoners.steps.activation import ACT, Activation
from tercio.games.summoners.steps.rounds import Round, Turn
from tercio.games.summoners.words.names import OBJECTIVE_NAMES
from tercio.geometry.distance import inside_table, overlapping
from tercio.kernel import NOBODY, Game, Match, State, Verdict

MOST_UNITS: Final = 60
MOST_PIECES: Final = 20
MOST_MARKERS: Final = 20
GONE_NAMES: Final = {
    HERE: ("on the table", "auf dem Spielfeld"),
    KILLED: ("killed", "getötet"),
    SACRIFICED: ("sacrificed", "geopfert"),
    VANISHED: ("out of control", "außer Kontrolle geraten"),
    DEPARTED: ("through the portal", "durch das Portal gegangen"),
    REMOVED: ("out of the game", "aus dem Spiel"),
}
PHASES: Final = {
    START: ("the round begins", "die Runde beginnt"),
    ACTIVATION: ("activation phase", "Aktivierungsphase"),
    ENDING: ("end phase", "Endphase"),
}
LEVEL_NAMES: Final = {"novice": ("Novice", "Novize"), "adept": ("Adept", "Adept"), "master": ("Master", "Meister")}
OPTIONS: Final = {PORTALS: ("Portals", "Portale"), LAST_STAND: ("A last stand", "Ein letztes Aufbäumen")}
EMPTY: Final[dict[str, Any]] = {
    "scenario": "s2", "board": 36, "round": 1, "units": {}, "terrain": {}, "objectives": {},
}  # fmt: skip


def form_of(game: Game) -> Form:
    content = content_of(game)
    scenarios = [choice(name, each.name) for name, each in SCENARIOS.items()]
    realms = [choice(name, (each.name_en, each.name_de)) for name, each in content.realms.items()]
    return {
        "game": game.id,
        "fields": [
            field("turn", SEAT, ("Whose turn", "Wer am Zug ist"), 0, MOST_SEATS - 1),
            name_of("acting", ("In the middle of its activation", "Mitten in ihrer Aktivierung"), ["units"]),
            choice_of("phase", ("Phase", "Phase"), [choice(name, title) for name, title in PHASES.items()]),
            field("round", NUMBER, ("Round", "Runde"), 0, MOST),
            field("last_round", NUMBER, ("Last round", "Letzte Runde"), 1, MOST),
            choice_of("scenario", ("Scenario", "Szenario"), scenarios),
            field("board", LENGTH, ("Edge of the table, inches", "Kante des Spielfelds in Zoll"), 12, 120),
            choice_of("options", ("Agreed on", "Vereinbart"), [choice(*each) for each in OPTIONS.items()], CHOICES),
        ],
        "sections": [units(content), terrain(content), objectives()],
        "players": [
            field("gems", NUMBER, ("Mana gems", "Managemmen"), 0, MOST),
            field("points", NUMBER, ("Victory points", "Siegpunkte"), -MOST, MOST),
            choice_of("level", ("Level", "Stufe"), [choice(name, LEVEL_NAMES[name]) for name in LEVELS]),
            choice_of("realm", ("Realm", "Reich"), realms),
            choice_of("deck", ("Activation cards", "Aktivierungskarten"), profiles(content), CHOICES),
        ],
        "sides": 8,
        "empty": EMPTY,
    }


def profiles(content: Content) -> list[Choice]:
    return [choice(name, (each.name_en, each.name_de)) for name, each in content.profiles.items()]


# -- what can be laid down -----------------------------------------------------------------------------------


def units(content: Content) -> Section:
    fields = [
        choice_of("profile", ("Card", "Karte"), profiles(content)),
        field("seat", SEAT, ("Player", "Spieler"), 0, MOST_SEATS - 1),
        field("at", PLACE, ("Place", "Ort")),
        field("life_lost", NUMBER, ("Life points lost", "Verlorene Lebenspunkte"), 0, 99),
        field("ap", NUMBER, ("Action points left", "Aktionspunkte übrig"), 0, 9),
        field("ice", NUMBER, ("Ice markers", "Eismarker"), 0, 3),
        field("fire", NUMBER, ("Fire markers", "Feuermarker"), 0, 3),
        field("loss", NUMBER, ("Loss of control", "Kontrollverlustmarker"), 0, 2),
        field("activated", FLAG, ("Has been activated", "War schon aktiviert")),
        field("concentrated", FLAG, ("Has concentrated", "Hat sich konzentriert")),
        choice_of("gone", ("Where", "Verbleib"), [choice(name, GONE_NAMES[name]) for name in GONE]),
    ]
    parts = [
        part(each.id, (each.name_en, each.name_de), realm_of(content, each), {"profile": each.id})
        for each in content.profiles.values()
    ]
    return {
        "key": "units", "title": {"en": "Units", "de": "Einheiten"}, "is_list": False, "most": MOST_UNITS,
        "fields": fields, "parts": parts,
    }  # fmt: skip


def realm_of(content: Content, profile: Profile) -> tuple[str, str]:
    realm = content.realms[profile.realm]
    return realm.name_en, realm.name_de


def terrain(content: Content) -> Section:
    kinds = list(content.kinds.values())
    sizes = [("Small pieces", "Kleine Stücke"), ("Large pieces", "Große Stücke")]
    fields = [
        choice_of("kind", ("Kind", "Art"), [choice(each.id, (each.name_en, each.name_de)) for each in kinds]),
        field("at", PLACE, ("Place", "Ort")),
        field("radius", LENGTH, ("Radius, inches", "Radius in Zoll"), 0, 36),
        field("width", LENGTH, ("Width, inches", "Breite in Zoll"), 0, 36),
        field("depth", LENGTH, ("Depth, inches", "Tiefe in Zoll"), 0, 36),
        field("facing", FACING, ("Facing", "Ausrichtung"), 0, 359),
        field("size", NUMBER, ("Size", "Größe"), 0, 20),
    ]
    return {
        "key": "terrain", "title": {"en": "Terrain", "de": "Gelände"}, "is_list": False, "most": MOST_PIECES,
        "fields": fields,
        "parts": [
            part(each.id, (each.name_en, each.name_de), sizes[each.is_large], {"kind": each.id}) for each in kinds
        ],
    }  # fmt: skip


def objectives() -> Section:
    group = ("Objectives", "Missionsziele")
    kinds = [choice(name, OBJECTIVE_NAMES[name]) for name in OBJECTIVE_KINDS]
    fields = [
        choice_of("kind", ("Kind", "Art"), kinds),
        field("at", PLACE, ("Place", "Ort")),
        field("holder", SEAT, ("Held by", "Gehalten von"), NOBODY, MOST_SEATS - 1),
    ]
    return {
        "key": "objectives", "title": {"en": "Objectives", "de": "Missionsziele"}, "is_list": False,
        "most": MOST_MARKERS, "fields": fields,
        "parts": [part(name, OBJECTIVE_NAMES[name], group, {"kind": name}) for name in OBJECTIVE_KINDS],
    }  # fmt: skip


# -- what is there -------------------------------------------------------------------------------------------


def written_as(state: State) -> dict[int, tuple[str, str | int]]:
    table = cast(Summoners, state)
    found: dict[int, tuple[str, str | int]] = {unit.id: ("units", unit.label) for unit in table.units}
    found |= {piece.id: ("terrain", piece.label) for piece in table.pieces}
    found |= {objective.id: ("objectives", objective.label) for objective in table.objectives}
    return found


def faults_of(state: State) -> list[Fault]:
    table = cast(Summoners, state)
    found: list[Fault] = []
    for unit in table.here():
        verdict = Verdict()
        judge_standing(table, unit, verdict)
        found += [Fault(unit.id, ruling) for ruling in verdict.refusals]
    return found


def judge_standing(state: Summoners, unit: Unit, verdict: Verdict) -> None:
    """SU-TERRAIN-05, SU-TERRAIN-06, SU-SCEN-11  On the table, and in nothing that stands there."""
    base = base_of(unit)
    if not inside_table(base, state.board, state.board):
        verdict.refuse("SU-TERRAIN-06", "off-the-table", unit.at)
    for other in state.here():
        if other.id != unit.id and overlapping(base, base_of(other)):
            verdict.refuse("SU-SUMMON-09", "no-room", (other.id,))
    for objective in state.objectives:
        if overlapping(base, marker_of(objective)):
            verdict.refuse("SU-SCEN-11", "through-objective", (objective.id,))
    for piece in state.pieces:
        if piece.going == IMPASSABLE and overlapping(base, shape_of(piece)):
            verdict.refuse("SU-TERRAIN-05", "through-impassable", (piece.id,))


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
