"""The battlefield as characters: terrain, tokens, and warriors with an arrow beside each that shows its facing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tercio.content.wording import Wording
from tercio.games.charts import COLOURS, GROUND, NOBODYS, Chart
from tercio.games.mageknight.field.landscape import shape_of
from tercio.games.mageknight.printed.dials import ABYSS, BLOCKING, CLEAR, CONCEALING, DEEP, HINDERING, SHALLOW
from tercio.games.mageknight.state import MageKnight, Mission, Piece, Warrior
from tercio.games.mageknight.words.signs import BOMB, LOOT, signs_of
from tercio.games.terminal import Span, Spans
from tercio.kernel import Point

ARROWS: Final = "→↗↑↖←↙↓↘"  # every 45 degrees from the east
SOARING_ARROWS: Final = "⇒⇗⇑⇖⇐⇙⇓⇘"
HILL: Final = "^"
CLIFF: Final = "▲"
ACCESS: Final = "="
TERRAIN: Final = {
    CLEAR: GROUND,
    HINDERING: "░",
    BLOCKING: "▓",
    CONCEALING: ":",
    ABYSS: "#",
    SHALLOW: ",",
    DEEP: "~",
}

word: Final = Wording("tercio.games.mageknight", "terminal.map").spoken


def sign_of(piece: Piece) -> str:
    """What it does to those in it; clear ground is told by its height."""
    if piece.kind != CLEAR:
        return TERRAIN[piece.kind]
    return (CLIFF if piece.is_abrupt else HILL) if piece.is_elevated else GROUND


def arrow_of(warrior: Warrior) -> str:
    """The nearest of eight directions."""
    return (SOARING_ARROWS if warrior.is_soaring else ARROWS)[(warrior.facing + 22) % 360 // 45]


def style_of(mission: Mission) -> str:
    return NOBODYS if mission.holder < 0 else f"bold {COLOURS[mission.holder]}"


def map_lines(state: MageKnight, lang: str, region: Sequence[tuple[Point, ...]] = ()) -> list[Spans]:
    """From above. `region`: what is asked for, as polygons."""
    signs, chart = signs_of(state, lang), Chart(state.board)
    for piece in state.pieces:
        chart.cover(shape_of(piece), sign_of(piece))
    chart.reach(region)
    for piece in state.pieces:
        for point in piece.access:
            chart.token(point, Span(ACCESS, "bold"))
    for mission in state.missions:
        chart.token(mission.at, Span(signs[mission.id], style_of(mission)))
    for loot in state.loot:
        chart.token(loot.at, Span(LOOT, NOBODYS))
    for bomb in state.bombs:
        chart.token(bomb.at, Span(BOMB, f"bold {COLOURS[bomb.seat]}"))
    for warrior in state.here():
        chart.figure(warrior.at, Span(signs[warrior.id], f"bold {COLOURS[warrior.seat]}"), arrow_of(warrior))
    return chart.lines()


def legend(state: MageKnight, lang: str) -> str:
    """Only what is on the map."""
    kinds = [piece.kind for piece in state.pieces if piece.kind != CLEAR]
    parts = [f"{TERRAIN[kind]} {word(kind, lang)}" for kind in dict.fromkeys(kinds)]
    heights = [sign_of(piece) for piece in state.pieces if piece.is_elevated and piece.kind == CLEAR]
    parts += [f"{sign} {word(sign, lang)}" for sign in dict.fromkeys(heights)]
    if any([piece.access for piece in state.pieces]):
        parts.append(f"{ACCESS} {word(ACCESS, lang)}")
    parts.append(word("facing", lang))
    if any([warrior.is_soaring for warrior in state.here()]):
        parts.append(word("soaring", lang))
    return " · ".join(parts)
