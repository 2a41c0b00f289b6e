"""Mage Knight in a terminal: the map, under it the players with their warriors, and what lies on the field."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.games.charts import COLOURS, Row, in_pairs, listed
from tercio.games.mageknight.abilities.bearers import abilities_of
from tercio.games.mageknight.field.landscape import shape_of
from tercio.games.mageknight.field.zones import DEPTH, MARGIN, turned, zone_of
from tercio.games.mageknight.printed.dials import SLOTS
from tercio.games.mageknight.rules.combat.values import range_of, value_of
from tercio.games.mageknight.state import INCH, WAITING, MageKnight, Player, Warrior, mageknight
from tercio.games.mageknight.steps.movement.formations import MoveFormation
from tercio.games.mageknight.terminal.descriptions import condition_words, holder_words
from tercio.games.mageknight.terminal.expansions import beside_lines, bond_words
from tercio.games.mageknight.terminal.map import legend, map_lines, sign_of, style_of
from tercio.games.mageknight.words.abilities import ability_names
from tercio.games.mageknight.words.descriptions import army_words, points_words
from tercio.games.mageknight.words.names import MISSION, SEATS, called, name_of, spoken
from tercio.games.mageknight.words.signs import BOMB, LOOT, signs_of
from tercio.games.places import place_words
from tercio.games.terminal import Span, Spans
from tercio.kernel import NOBODY, Event, Point, Seat, View

NOT_DRAWN_AT: Final = (
    "side", "gang-up", "support", "split", "switching", "point-blank", "break-away", "aftermath", "shatter", "domain",
)  # fmt: skip
SEEN_ANYWAY: Final = (
    "placed", "token", "tokens-cleared", "action", "phase-command", "phase-action", "phase-end", "mission",
)  # fmt: skip
BAND: Final = 3 * INCH // 4  # half as high as the line on which a mission token may lie is drawn

word: Final = Wording("tercio.games.mageknight", "terminal.screen").spoken


# -- the table -----------------------------------------------------------------------------------------------


def draw(view: View, lang: str) -> list[Spans]:
    """Nothing before something lies on the field."""
    state = mageknight(view.ghost)
    if not state.missions and not state.here():
        return []
    lines: list[Spans] = [head(state, lang), *map_lines(state, lang, asked_region(view))]
    for player in state.players:
        lines += side_lines(view, player, lang)
    lines += [*thing_lines(view, lang), *plan_lines(view, lang)]
    if state.here():
        lines.append([Span(word("short", lang), "dim")])
    return [*lines, [Span(legend(state, lang), "dim")]]


def head(state: MageKnight, lang: str) -> Spans:
    if state.phase == "setup":
        return [Span(word("setup", lang), "bold"), Span(f" · {points_words(state.total, lang)}")]
    number = word("turn", lang, turn=state.turn)
    if state.last_turn:
        number = word("turn-of", lang, turn=state.turn, last=state.last_turn)
    whose = word("whose", lang, phase=word(state.phase, lang), player=SEATS[lang][state.active])
    return [Span(number, "bold"), Span(f" · {whose} · {points_words(state.total, lang)}")]


def asked_region(view: View) -> tuple[tuple[Point, ...], ...]:
    """Where what is asked for may be put: the deployment zone, or the line for a mission token."""
    state = mageknight(view.ghost)
    kind = dict(view.waiting).get(view.seat, "")
    side = state.players[view.seat].side if 0 <= view.seat < len(state.players) else NOBODY
    if side == NOBODY or kind not in ("deploy", "mission"):
        return ()
    if kind == "deploy":
        return (zone_of(side, state.board),)
    inland = DEPTH + state.players[view.seat].roll * INCH
    far = state.board - MARGIN
    corners = ((MARGIN, inland - BAND), (far, inland - BAND), (far, inland + BAND), (MARGIN, inland + BAND))
    return (tuple([turned(side, along, deep, state.board) for along, deep in corners]),)


def is_drawn(view: View) -> bool:
    """Not where an attack is in the middle of being made: nothing has moved, and the player answers at once."""
    asked = [kind for _, kind in view.waiting]
    return not asked or bool([kind for kind in asked if kind not in NOT_DRAWN_AT])


def is_news(view: View, event: Event) -> bool:  # noqa: ARG001  (every game's function has it)
    """Not what the table says as well; the log keeps everything."""
    return event.name not in SEEN_ANYWAY


# -- players ---------------------------------------------------------------------------------------------------


def side_lines(view: View, player: Player, lang: str) -> list[Spans]:
    """A player with everything that he holds, then his warriors in columns."""
    state, seat = mageknight(view.ghost), player.seat
    name = SEATS[lang][seat] + (f" ({word('you', lang)})" if seat == view.seat else "")
    title: Spans = [Span(name, f"bold {COLOURS[seat]}")]
    if player.is_out:
        return [[*title, Span(f"  {word('out', lang)}, {word('glory', lang, points=player.glory)}", "dim")]]
    waiting = len([w for w in state.warriors if w.seat == seat and w.gone == WAITING])
    held = len([mission for mission in state.missions if mission.holder == seat])
    said = [army_words(view, player, lang)]
    said += [word("team", lang, number=player.team + 1)] if player.team != NOBODY else []
    said += [word("actions", lang, number=player.actions)] if state.active == seat and state.phase == "action" else []
    said += [word("missions", lang, number=held)] if state.phase != "setup" else []
    said += [word("glory", lang, points=player.glory)] if player.glory else []
    said += [word("waiting", lang, number=waiting)] if waiting else []
    if state.phase == "setup" and player.side != NOBODY:
        said.insert(0, name_of(view.game, state, "side", player.side, lang))
    lines: list[Spans] = [[*title, Span("  " + " · ".join(said))]]
    domain = domain_words(player, lang)
    lines += [[Span(f"  {domain}", "dim")]] if domain else []
    return [*lines, *beside_lines(view, player, lang), *warrior_lines(state, seat, lang)]


def domain_words(player: Player, lang: str) -> str:
    """The owner sees the name of his domain; all see it once it is shown. MK-DOMAIN-04"""
    if player.domain is None:
        return word("hidden", lang) if player.has_domain and not player.is_domain_shown else ""
    domain = player.domain
    name, text = (domain.name_de, domain.text_de) if lang == "de" else (domain.name_en, domain.text_en)
    return f"{word('domain', lang, name=name)}. {text}"


def warrior_lines(state: MageKnight, seat: Seat, lang: str) -> list[Spans]:
    signs = signs_of(state, lang)
    headings = [word(key, lang) for key in ("warrior", "at", "faces", "click", *SLOTS, "range", "tokens")]
    rows = [
        Row(
            signs[warrior.id],
            columns_of(state, warrior, lang),
            "dim" if warrior.is_done or warrior.tokens > 1 or warrior.is_captive else "",
            below_words(state, warrior, lang),
        )
        for warrior in state.own(seat)
    ]
    return listed(headings, rows, COLOURS[seat])


def columns_of(state: MageKnight, warrior: Warrior, lang: str) -> list[str]:
    """Where it stands, what it is worth now, and its tokens."""
    figure = warrior.figure
    reach = range_of(state, warrior).total
    done = f" {word('acted', lang)}" if warrior.is_done else ""
    return [
        called(state, warrior, lang).rpartition(" (")[0],
        place_words(warrior.at, lang),
        f"{warrior.facing}°",
        f"{warrior.click + 1}/{len(figure.dial)}",
        *[str(value_of(state, warrior, slot).total) for slot in SLOTS],
        f"{reach}×{figure.arrows}" if reach else "-",
        ("●" * warrior.tokens + done).strip(),
    ]


def below_words(state: MageKnight, warrior: Warrior, lang: str) -> str:
    """The abilities that show, without those that are switched off, then what it carries and its state."""
    names = [spoken(ability_names().get(a), lang) for a in abilities_of(warrior) if a not in warrior.off]
    names += [item.name_de if lang == "de" else item.name_en for item in warrior.items]
    return ", ".join([*names, *condition_words(state, warrior, lang), *bond_words(state, warrior, lang)])


# -- what lies there ---------------------------------------------------------------------------------------------


def thing_lines(view: View, lang: str) -> list[Spans]:
    """Two in a line: mission tokens with their holders, terrain, items, bombardment tokens."""
    state = mageknight(view.ghost)
    signs = signs_of(state, lang)
    cells: list[Spans] = []
    for mission in state.missions:
        words = f" {spoken(MISSION, lang)} {place_words(mission.at, lang)}: "
        style = style_of(mission) if mission.holder >= 0 else "dim"
        holder = Span(holder_words(mission, lang), style)
        cells.append([Span("  "), Span(signs[mission.id], "bold"), Span(words), holder])
    for piece in state.pieces:
        words = f" {name_of(view.game, state, 'piece', piece.id, lang)} {place_words(shape_of(piece).centre, lang)}"
        cells.append([Span("  "), Span(sign_of(piece), "bold"), Span(words)])
    tokens = [(LOOT, loot.id, loot.at) for loot in state.loot] + [(BOMB, bomb.id, bomb.at) for bomb in state.bombs]
    for sign, number, at in tokens:
        name = name_of(view.game, state, "thing", number, lang)
        cells.append([Span("  "), Span(sign, "bold"), Span(f" {name} {place_words(at, lang)}")])
    return in_pairs(cells)


def plan_lines(view: View, lang: str) -> list[Spans]:
    """The plan of a formation is open to all players. MK-FORMATION-16"""
    state, step = mageknight(view.ghost), view.ghost.find(MoveFormation)
    lines: list[Spans] = []
    for leg in () if step is None else step.plan:
        warrior = state.warriors[leg.warrior]
        at = place_words(leg.path[-1] if leg.path else warrior.at, lang)
        lines.append([Span(f"  {word('plan', lang, name=called(state, warrior, lang), place=at, facing=leg.facing)}")])
    return lines


# -- numbers -----------------------------------------------------------------------------------------------------
