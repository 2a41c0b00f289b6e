"""Positions of Mage Knight in the making."""

from __future__ import annotations

from typing import Any, Final, cast

from tercio.content.wording import Wording, sentences
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
    words,
)
from tercio.games.mageknight.content.catalogue import content_of
from tercio.games.mageknight.content.pack import Content
from tercio.games.mageknight.positions.pieces import GONE, MOST, MOST_SEATS
from tercio.games.mageknight.positions.position import COMMAND, SETUP, write_position
from tercio.games.mageknight.printed.dials import BLOCKING, CLEAR, TERRAIN_KINDS, Figure
from tercio.games.mageknight.rules.movement.footing import judge_standing
from tercio.games.mageknight.state import CONTESTED, HERE, NEUTRAL, MageKnight
from tercio.games.mageknight.words.names import HILL, MISSION, RANKS, TERRAIN_NAMES
from tercio.kernel import Game, Match, State, Verdict

SAY: Final = Wording("tercio.games.mageknight", "editor")
MOST_CLICKS: Final = 30
MOST_WARRIORS: Final = 60
MOST_PIECES: Final = 20
MOST_TOKENS: Final = 20
GONE_NAMES: Final = sentences("tercio.games.mageknight", "editor.gone")
PHASES: Final = sentences("tercio.games.mageknight", "editor.phases")
PLAIN: Final = sentences("tercio.games.mageknight", "editor")["plain"]
EMPTY: Final[dict[str, Any]] = {"board": 36, "total": 200, "warriors": {}, "terrain": {}}


def form_of(game: Game) -> Form:
    content = content_of(game)
    return {
        "game": game.id,
        "fields": [
            field("active", SEAT, SAY("whose-turn"), 0, MOST_SEATS - 1),
            choice_of("phase", SAY("phase"), [choice(name, title) for name, title in PHASES.items()]),
            field("turn", NUMBER, SAY("turn"), 0, MOST),
            field("last_turn", NUMBER, SAY("last-turn-0-no-limit"), 0, MOST),
            field("total", NUMBER, SAY("points-agreed-on"), 100, MOST),
            field("board", LENGTH, SAY("edge-of-the-field-inches"), 12, 120),
        ],
        "sections": [warriors(content), terrain(content), missions(), loot(content)],
        "players": [
            field("actions", NUMBER, SAY("actions-left"), 0, 99),
            field("glory", NUMBER, SAY("points-for-the-fallen"), 0, MOST),
            choice_of("domain", SAY("domain"), printed(content.domains)),
        ],
        "sides": 6,
        "empty": EMPTY,
    }


def printed(cards: dict[str, Any]) -> list[Choice]:
    return [choice(name, (card.name_en, card.name_de)) for name, card in cards.items()]


# -- what can be laid down -----------------------------------------------------------------------------------


def warriors(content: Content) -> Section:
    fields = [
        choice_of("figure", SAY("figure"), [choice(name, title_of(f)) for name, f in content.figures.items()]),
        field("seat", SEAT, SAY("player"), 0, MOST_SEATS - 1),
        field("at", PLACE, SAY("place")),
        field("facing", FACING, SAY("facing"), 0, 359),
        field("click", NUMBER, SAY("clicks-taken"), 0, MOST_CLICKS),
        field("tokens", NUMBER, SAY("action-tokens"), 0, 2),
        field("acted", FLAG, SAY("has-acted")),
        field("moved", FLAG, SAY("has-moved")),
        field("soaring", FLAG, SAY("soaring")),
        name_of("guard", SAY("captive-of"), ["warriors"]),
        choice_of("items", SAY("items"), printed(content.items), CHOICES),
        choice_of("gone", SAY("where"), [choice(name, GONE_NAMES[name]) for name in GONE]),
    ]
    parts = [part(f.id, title_of(f), faction_of(content, f), {"figure": f.id}) for f in content.figures.values()]
    return {
        "key": "warriors", "title": words(SAY("warriors")), "is_list": False, "most": MOST_WARRIORS,
        "fields": fields, "parts": parts,
    }  # fmt: skip


def title_of(figure: Figure) -> tuple[str, str]:
    if not 0 <= figure.rank < len(RANKS):
        return figure.name_en, figure.name_de
    en, de = RANKS[figure.rank]
    return f"{figure.name_en} ({en}, {figure.points})", f"{figure.name_de} ({de}, {figure.points})"


def faction_of(content: Content, figure: Figure) -> tuple[str, str]:
    known = content.factions.get(figure.factions[0]) if figure.factions else None
    return SAY("mage-spawn") if known is None else (known.name_en, known.name_de)


def terrain(content: Content) -> Section:
    fields = [
        choice_of("kind", SAY("kind"), [choice(name, TERRAIN_NAMES[name]) for name in TERRAIN_KINDS]),
        field("at", PLACE, SAY("place")),
        field("facing", FACING, SAY("facing"), 0, 359),
        field("radius", LENGTH, SAY("radius-inches"), 0, 36),
        field("width", LENGTH, SAY("width-inches"), 0, 36),
        field("depth", LENGTH, SAY("depth-inches"), 0, 36),
        field("elevated", FLAG, SAY("elevated")),
        field("abrupt", FLAG, SAY("abrupt")),
        field("damage", NUMBER, SAY("damage-taken"), 0, 99),
    ]
    cards = [kind for kind in content.kinds.values() if not kind.parts]
    pieces = [SAY("pieces-with-a-card"), SAY("constructed-terrain")]
    parts = [part(c.id, (c.name_en, c.name_de), pieces[c.is_constructed], {"card": c.id}) for c in cards]
    parts += [part(name, TERRAIN_NAMES[name], PLAIN, plain_shape(name)) for name in TERRAIN_KINDS]
    parts.append(part("hill", HILL, PLAIN, {"kind": CLEAR, "radius": 3, "elevated": True}))
    return {
        "key": "terrain", "title": words(SAY("terrain")), "is_list": False, "most": MOST_PIECES,
        "fields": fields, "parts": parts,
    }  # fmt: skip


def plain_shape(kind: str) -> dict[str, Any]:
    if kind == BLOCKING:
        return {"kind": kind, "width": 4, "depth": 1, "facing": 0}
    return {"kind": kind, "radius": 2}


def missions() -> Section:
    title = (MISSION[0].capitalize(), MISSION[1])
    fields: list[Field] = [
        field("at", PLACE, SAY("place")),
        field("holder", SEAT, SAY("held-by"), CONTESTED, MOST_SEATS - 1),
    ]
    return {
        "key": "missions", "title": words(SAY("mission-objectives")), "is_list": True,
        "most": MOST_TOKENS, "fields": fields, "parts": [part("", title, title, {"holder": NEUTRAL})],
    }  # fmt: skip


def loot(content: Content) -> Section:
    group = SAY("item-tokens")
    fields = [
        choice_of("item", SAY("item"), printed(content.items)),
        field("at", PLACE, SAY("place")),
    ]
    parts: list[Part] = [part("", (i.name_en, i.name_de), group, {"item": i.id}) for i in content.items.values()]
    return {
        "key": "loot", "title": words(SAY("items-on-the-field")), "is_list": True,
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
            found += [Fault(warrior.id, refusal) for refusal in verdict.refusals]
    return found


def settled(m: Match) -> dict[str, Any]:
    position = write_position(m)
    del position["pending"]
    if position["phase"] == SETUP:
        position["phase"] = COMMAND
    position["active"] = max(0, position["active"])
    return position
