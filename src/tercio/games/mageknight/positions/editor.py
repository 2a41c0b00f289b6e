"""Positions of Mage Knight in the making."""

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
    Field,
    Form,
    Part,
    Section,
    choice,
    choice_of,
    field,
    name_of,
    part,
)
from tercio.games.mageknight.content.catalogue import content_of
from tercio.games.mageknight.content.pack import Content
from tercio.games.mageknight.positions.pieces import GONE, MOST, MOST_SEATS
from tercio.games.mageknight.positions.position import ACTION, COMMAND, END, SETUP, write_position
from tercio.games.mageknight.printed.dials import BLOCKING, CLEAR, TERRAIN_KINDS, Figure
from tercio.games.mageknight.rules.movement.footing import judge_standing
from tercio.games.mageknight.state import CONTESTED, ELIMINATED, HERE, NEUTRAL, REMOVED, WAITING, MageKnight
from tercio.games.mageknight.words.names import HILL, MISSION, TERRAIN_NAMES
from tercio.kernel import Game, Match, State, Verdict

MOST_CLICKS: Final = 30
MOST_WARRIORS: Final = 60
MOST_PIECES: Final = 20
MOST_TOKENS: Final = 20
RANKS: Final = (("unique", "einzigartig"), ("weak", "schwach"), ("standard", "standard"), ("tough", "hart"))
GONE_NAMES: Final = {
    HERE: ("on the field", "auf dem Feld"),
    ELIMINATED: ("eliminated", "ausgeschaltet"),
    REMOVED: ("out of the game", "aus dem Spiel"),
    WAITING: ("not yet on the field", "noch nicht auf dem Feld"),
}
PHASES: Final = {
    COMMAND: ("the turn begins", "der Spielzug beginnt"),
    ACTION: ("action phase", "Aktionsphase"),
    END: ("end phase", "Endphase"),
}
PLAIN: Final = ("Plain shapes", "Einfache Formen")
EMPTY: Final[dict[str, Any]] = {"board": 36, "total": 200, "warriors": {}, "terrain": {}}


def form_of(game: Game) -> Form:
    content = content_of(game)
    return {
        "game": game.id,
        "fields": [
            field("active", SEAT, ("Whose turn", "Wer am Zug ist"), 0, MOST_SEATS - 1),
            choice_of("phase", ("Phase", "Phase"), [choice(name, title) for name, title in PHASES.items()]),
            field("turn", NUMBER, ("Turn", "Spielzug"), 0, MOST),
            field("last_turn", NUMBER, ("Last turn (0: no limit)", "Letzter Spielzug (0: ohne Grenze)"), 0, MOST),
            field("total", NUMBER, ("Points agreed on", "Vereinbarte Punkte"), 100, MOST),
            field("board", LENGTH, ("Edge of the field, inches", "Kante des Feldes in Zoll"), 12, 120),
        ],
        "sections": [warriors(content), terrain(content), missions(), loot(content)],
        "players": [
            field("actions", NUMBER, ("Actions left", "Aktionen übrig"), 0, 99),
            field("glory", NUMBER, ("Points for the fallen", "Punkte für Gefallene"), 0, MOST),
            choice_of("domain", ("Domain", "Domäne"), printed(content.domains)),
        ],
        "sides": 6,
        "empty": EMPTY,
    }


def printed(cards: dict[str, Any]) -> list[Choice]:
    return [choice(name, (card.name_en, card.name_de)) for name, card in cards.items()]


# -- what can be laid down -----------------------------------------------------------------------------------


def warriors(content: Content) -> Section:
    fields = [
        choice_of("figure", ("Figure", "Figur"), [choice(name, title_of(f)) for name, f in content.figures.items()]),
        field("seat", SEAT, ("Player", "Spieler"), 0, MOST_SEATS - 1),
        field("at", PLACE, ("Place", "Ort")),
        field("facing", FACING, ("Facing", "Ausrichtung"), 0, 359),
        field("click", NUMBER, ("Clicks taken", "Erlittene Klicks"), 0, MOST_CLICKS),
        field("tokens", NUMBER, ("Action tokens", "Aktionsmarken"), 0, 2),
        field("acted", FLAG, ("Has acted", "Hat gehandelt")),
        field("moved", FLAG, ("Has moved", "Hat sich bewegt")),
        field("soaring", FLAG, ("Soaring", "Hochfliegend")),
        name_of("guard", ("Captive of", "Gefangen von"), ["warriors"]),
        choice_of("items", ("Items", "Gegenstände"), printed(content.items), CHOICES),
        choice_of("gone", ("Where", "Verbleib"), [choice(name, GONE_NAMES[name]) for name in GONE]),
    ]
    parts = [part(f.id, title_of(f), faction_of(content, f), {"figure": f.id}) for f in content.figures.values()]
    return {
        "key": "warriors", "title": {"en": "Warriors", "de": "Krieger"}, "is_list": False, "most": MOST_WARRIORS,
        "fields": fields, "parts": parts,
    }  # fmt: skip


def title_of(figure: Figure) -> tuple[str, str]:
    if not 0 <= figure.rank < len(RANKS):
        return figure.name_en, figure.name_de
    en, de = RANKS[figure.rank]
    return f"{figure.name_en} ({en}, {figure.points})", f"{figure.name_de} ({de}, {figure.points})"


def faction_of(content: Content, figure: Figure) -> tuple[str, str]:
    known = content.factions.get(figure.factions[0]) if figure.factions else None
    return ("Mage Spawn", "Mage Spawn") if known is None else (known.name_en, known.name_de)


def terrain(content: Content) -> Section:
    fields = [
        choice_of("kind", ("Kind", "Art"), [choice(name, TERRAIN_NAMES[name]) for name in TERRAIN_KINDS]),
        field("at", PLACE, ("Place", "Ort")),
        field("facing", FACING, ("Facing", "Ausrichtung"), 0, 359),
        field("radius", LENGTH, ("Radius, inches", "Radius in Zoll"), 0, 36),
        field("width", LENGTH, ("Width, inches", "Breite in Zoll"), 0, 36),
        field("depth", LENGTH, ("Depth, inches", "Tiefe in Zoll"), 0, 36),
        field("elevated", FLAG, ("Elevated", "Erhöht")),
        field("abrupt", FLAG, ("Abrupt", "Schroff")),
        field("damage", NUMBER, ("Damage taken", "Erlittener Schaden"), 0, 99),
    ]
    cards = [kind for kind in content.kinds.values() if not kind.parts]
    pieces = [("Pieces with a card", "Teile mit Karte"), ("Constructed terrain", "Bauwerke")]
    parts = [part(c.id, (c.name_en, c.name_de), pieces[c.is_constructed], {"card": c.id}) for c in cards]
    parts += [part(name, TERRAIN_NAMES[name], PLAIN, plain_shape(name)) for name in TERRAIN_KINDS]
    parts.append(part("hill", HILL, PLAIN, {"kind": CLEAR, "radius": 3, "elevated": True}))
    return {
        "key": "terrain", "title": {"en": "Terrain", "de": "Gelände"}, "is_list": False, "most": MOST_PIECES,
        "fields": fields, "parts": parts,
    }  # fmt: skip


def plain_shape(kind: str) -> dict[str, Any]:
    if kind == BLOCKING:
        return {"kind": kind, "width": 4, "depth": 1, "facing": 0}
    return {"kind": kind, "radius": 2}


def missions() -> Section:
    title = (MISSION[0].capitalize(), MISSION[1])
    fields: list[Field] = [
        field("at", PLACE, ("Place", "Ort")),
        field("holder", SEAT, ("Held by", "Gehalten von"), CONTESTED, MOST_SEATS - 1),
    ]
    return {
        "key": "missions", "title": {"en": "Mission objectives", "de": "Missionsziele"}, "is_list": True,
        "most": MOST_TOKENS, "fields": fields, "parts": [part("", title, title, {"holder": NEUTRAL})],
    }  # fmt: skip


def loot(content: Content) -> Section:
    group = ("Item tokens", "Gegenstandsmarken")
    fields = [
        choice_of("item", ("Item", "Gegenstand"), printed(content.items)),
        field("at", PLACE, ("Place", "Ort")),
    ]
    parts: list[Part] = [part("", (i.name_en, i.name_de), group, {"item": i.id}) for i in content.items.values()]
    return {
        "key": "loot", "title": {"en": "Items on the field", "de": "Gegenstände auf dem Feld"}, "is_list": True,
        "most": MOST_TOKENS, "fields": fields, "parts": parts,
    }  # fmt: skip


# -- what is there -------------------------------------------------------------------------------------------


def written_as(state: State) -> dict[int, tuple[str, str | int]]:
    table = cast(MageKnight, state)
    found: dict[int, tuple[str, str | int]] = {warrior.id: ("warriors", warrior.label) for warrior in table.warriors}
    found |= {piece.id: ("terrain", piece.label) for piece in table.pieces}
    found |= {mission.id: ("missions", place) for place, mission in enumerate(table.missions)}
    found |= {each.id: ("loot", place) for place, each in enumerate(table.loot)}
    return found


def faults_of(state: State) -> list[Fault]:
    table = cast(MageKnight, state)
    found: list[Fault] = []
    for warrior in table.warriors:
        if warrior.gone == HERE:
            verdict = Verdict()
            judge_standing(table, warrior, verdict)
            found += [Fault(warrior.id, ruling) for ruling in verdict.refusals]
    return found


def settled(m: Match) -> dict[str, Any]:
    position = write_position(m)
    del position["pending"]
    if position["phase"] == SETUP:
        position["phase"] = COMMAND
    position["active"] = max(0, position["active"])
    return position
