"""Positions of Mage Knight in the making."""

from __future__ import annotations

from typing import Any, Final, cast

from tercio.content.wording import Wording, sentences
from tercio.games.editor import (
    AT,
    CHOICES,
    EVERYWHERE,
    FACED,
    FLAG,
    LENGTH,
    NUMBER,
    SEAT,
    SHAPE,
    Form,
    Part,
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
from tercio.games.mageknight.content.catalogue import content_of
from tercio.games.mageknight.content.pack import Content
from tercio.games.mageknight.positions.pieces import GONE, MOST, MOST_SEATS
from tercio.games.mageknight.positions.position import COMMAND, SETUP, write_position
from tercio.games.mageknight.printed.dials import BLOCKING, CLEAR, TERRAIN_KINDS, Figure
from tercio.games.mageknight.state import CONTESTED, NEUTRAL, MageKnight
from tercio.games.mageknight.words.names import HILL, MISSION, RANKS, TERRAIN_NAMES
from tercio.kernel import Game, Match, State

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
            field("active", SEAT, EVERYWHERE("whose-turn"), 0, MOST_SEATS - 1),
            choice_of("phase", EVERYWHERE("phase"), [choice(*each) for each in PHASES.items()]),
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
        "piles": [],
        "sides": 6,
        "empty": EMPTY,
    }


# -- what can be laid down -----------------------------------------------------------------------------------


def warriors(content: Content) -> Section:
    fields = [
        choice_of("figure", SAY("figure"), [choice(name, ranked_title(f)) for name, f in content.figures.items()]),
        field("seat", SEAT, EVERYWHERE("player"), 0, MOST_SEATS - 1),
        AT,
        FACED,
        field("click", NUMBER, SAY("clicks-taken"), 0, MOST_CLICKS),
        field("tokens", NUMBER, SAY("action-tokens"), 0, 2),
        field("acted", FLAG, SAY("has-acted")),
        field("moved", FLAG, SAY("has-moved")),
        field("soaring", FLAG, SAY("soaring")),
        name_of("guard", SAY("captive-of"), ["warriors"]),
        choice_of("items", SAY("items"), printed(content.items), CHOICES),
        choice_of("gone", EVERYWHERE("where"), [choice(name, GONE_NAMES[name]) for name in GONE]),
    ]
    parts = [part(f.id, ranked_title(f), faction_of(content, f), {"figure": f.id}) for f in content.figures.values()]
    return section("warriors", SAY("warriors"), MOST_WARRIORS, fields, parts)


def ranked_title(figure: Figure) -> tuple[str, str]:
    if not 0 <= figure.rank < len(RANKS):
        return title_of(figure)
    en, de = RANKS[figure.rank]
    return f"{figure.name_en} ({en}, {figure.points})", f"{figure.name_de} ({de}, {figure.points})"


def faction_of(content: Content, figure: Figure) -> tuple[str, str]:
    known = content.factions.get(figure.factions[0]) if figure.factions else None
    return SAY("mage-spawn") if known is None else title_of(known)


def terrain(content: Content) -> Section:
    fields = [
        choice_of("kind", EVERYWHERE("kind"), [choice(name, TERRAIN_NAMES[name]) for name in TERRAIN_KINDS]),
        *SHAPE,
        field("elevated", FLAG, SAY("elevated")),
        field("abrupt", FLAG, SAY("abrupt")),
        field("damage", NUMBER, SAY("damage-taken"), 0, 99),
    ]
    cards = [kind for kind in content.kinds.values() if not kind.parts]
    pieces = [SAY("pieces-with-a-card"), SAY("constructed-terrain")]
    parts = [part(c.id, title_of(c), pieces[c.is_constructed], {"card": c.id}) for c in cards]
    parts += [part(name, TERRAIN_NAMES[name], PLAIN, plain_shape(name)) for name in TERRAIN_KINDS]
    parts.append(part("hill", HILL, PLAIN, {"kind": CLEAR, "radius": 3, "elevated": True}))
    return section("terrain", EVERYWHERE("terrain"), MOST_PIECES, fields, parts)


def plain_shape(kind: str) -> dict[str, Any]:
    if kind == BLOCKING:
        return {"kind": kind, "width": 4, "depth": 1, "facing": 0}
    return {"kind": kind, "radius": 2}


def missions() -> Section:
    title = (MISSION[0].capitalize(), MISSION[1])
    fields = [AT, field("holder", SEAT, EVERYWHERE("held-by"), CONTESTED, MOST_SEATS - 1)]
    parts = [part("", title, title, {"holder": NEUTRAL})]
    return section("missions", SAY("mission-objectives"), MOST_TOKENS, fields, parts, is_list=True)


def loot(content: Content) -> Section:
    group = SAY("item-tokens")
    fields = [choice_of("item", SAY("item"), printed(content.items)), AT]
    parts: list[Part] = [part("", title_of(i), group, {"item": i.id}) for i in content.items.values()]
    return section("loot", SAY("items-on-the-field"), MOST_TOKENS, fields, parts, is_list=True)


# -- what is there -------------------------------------------------------------------------------------------


def written_as(state: State) -> dict[int, tuple[str, str | int]]:
    table = cast(MageKnight, state)
    found: dict[int, tuple[str, str | int]] = {warrior.id: ("warriors", warrior.label) for warrior in table.warriors}
    found |= {piece.id: ("terrain", piece.label) for piece in table.pieces}
    found |= {mission.id: ("missions", place) for place, mission in enumerate(table.missions)}
    found |= {each.id: ("loot", place) for place, each in enumerate(table.loot)}
    return found


def settled(m: Match) -> dict[str, Any]:
    position = write_position(m)
    del position["pending"]
    if position["phase"] == SETUP:
        position["phase"] = COMMAND
    position["active"] = max(0, position["active"])
    return position
