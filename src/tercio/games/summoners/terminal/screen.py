"""Summoners in a terminal: the map, under it the players with their units, and what lies on the table."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.games.charts import COLOURS, Row, in_pairs, listed
from tercio.games.places import place_words
from tercio.games.summoners.content.catalogue import content_of
from tercio.games.summoners.printed.scenarios import SCENARIOS
from tercio.games.summoners.rules.control import levels_of
from tercio.games.summoners.rules.scoring import controller_of
from tercio.games.summoners.state import UNKNOWN, Objective, Summoners, Unit, summoners
from tercio.games.summoners.terminal.map import map_lines
from tercio.games.summoners.words.names import LEVEL_NAMES, SIDES, objective_name, profile_name, spoken
from tercio.games.summoners.words.signs import signs_of
from tercio.games.terminal import Span, Spans
from tercio.kernel import NOBODY, Event, Seat, View

NOT_DRAWN_AT: Final = ("focus", "boost", "first", "activate", "melee-reaction", "free-attack", "knockback", "channel")
SEEN_ANYWAY: Final = ("paid", "refilled", "lapsed", "spots", "laid", "placed", "deck", "activated", "rolled-off")

word: Final = Wording("tercio.games.summoners", "table").spoken


# -- the table -----------------------------------------------------------------------------------------


def draw(view: View, lang: str) -> list[Spans]:
    """Nothing before something lies on the table."""
    state = summoners(view.ghost)
    if not state.objectives and not state.units:
        return []
    lines: list[Spans] = [head(state, lang), *map_lines(state, lang)]
    for player in state.players:
        lines += side_lines(view, player.seat, lang)
    return [*lines, *objective_lines(state, lang), [Span(word("legend", lang), "dim")]]


def head(state: Summoners, lang: str) -> Spans:
    scenario = SCENARIOS[state.scenario]
    number = word("round", lang, round=max(1, state.round), last=state.last_round)
    name = scenario.name.spoken(lang)
    return [Span(number, "bold"), Span(f" · {word(state.phase, lang)} · {name}")]


def is_drawn(view: View) -> bool:
    """Not where a roll is in the middle of being made: nothing has moved, and the player answers at once."""
    asked = [kind for _, kind in view.waiting]
    return not asked or bool([kind for kind in asked if kind not in NOT_DRAWN_AT])


def is_news(view: View, event: Event) -> bool:  # noqa: ARG001  (every game's function has it)
    """Not what the table says as well; the log keeps everything."""
    return event.name not in SEEN_ANYWAY


# -- players -------------------------------------------------------------------------------------------


def side_lines(view: View, seat: Seat, lang: str) -> list[Spans]:
    """A player with everything that he holds, then his units in columns."""
    state = summoners(view.ghost)
    player = state.players[seat]
    name = SIDES[lang][seat] + (f" ({word('you', lang)})" if seat == view.seat else "")
    title: Spans = [Span(name, f"bold {COLOURS[seat]}")]
    if player.is_out:
        return [[*title, Span(f"  {word('out', lang)}, {word('points', lang, points=player.points)}", "dim")]]
    realm = content_of(view.game).realms.get(player.realm)
    level, of = spoken(LEVEL_NAMES[player.level], lang), (realm.name_en, realm.name_de) if realm else None
    said = [
        level if of is None else f"{level}, {spoken(of, lang)}",
        word("gems", lang, gems=player.gems, most=player.table.most_gems),
        word("levels", lang, levels=levels_of(state, seat), most=player.table.levels),
    ]
    if SCENARIOS[state.scenario].has_points:
        said.append(word("points", lang, points=player.points))
    lines: list[Spans] = [[*title, Span("  " + " · ".join(said))]]
    cards = card_words(view, seat, lang)
    if cards:
        lines.append([Span(f"  {cards}", "dim")])
    return [*lines, *unit_lines(state, seat, lang)]


def card_words(view: View, seat: Seat, lang: str) -> str:
    """The own cards by name, those of others by number. SU-ROUND-07"""
    player = summoners(view.ghost).players[seat]
    parts: list[str] = []
    if player.deck:
        is_known = UNKNOWN not in player.deck
        names = " > ".join([card_name(view, card, lang) for card in player.deck])
        parts.append(word("own-deck", lang, names=names) if is_known else word("deck", lang, number=len(player.deck)))
    if player.held:
        known = "" if player.held == UNKNOWN else card_name(view, player.held, lang)
        parts.append(word("own-held", lang, name=known) if known else word("held", lang))
    return " · ".join(parts)


def card_name(view: View, card: str, lang: str) -> str:
    profile = content_of(view.game).profiles.get(card)
    return card if profile is None else profile_name(profile, lang)


def unit_lines(state: Summoners, seat: Seat, lang: str) -> list[Spans]:
    signs = signs_of(state, lang)
    headings = [word(key, lang) for key in ("unit", "at", "life", "ap", "state")]
    rows = [
        Row(signs[unit.id], columns_of(state, unit, lang), "dim" if unit.is_activated and not unit.ap else "")
        for unit in state.own(seat)
    ]
    return listed(headings, rows, COLOURS[seat])


def columns_of(state: Summoners, unit: Unit, lang: str) -> list[str]:
    profile = unit.profile
    white = max(0, profile.white - unit.lost)
    life = f"{white}+{unit.life_left - white}/{profile.white}+{profile.red}"
    place, marks = place_words(unit.at, lang), state_words(state, unit, lang)
    return [name_in_list(state, unit, lang), place, life, str(unit.ap), marks]


def name_in_list(state: Summoners, unit: Unit, lang: str) -> str:
    twins = [u.id for u in state.units if u.profile.id == unit.profile.id and u.seat == unit.seat]
    return profile_name(unit.profile, lang) + (f" {twins.index(unit.id) + 1}" if len(twins) > 1 else "")


def state_words(state: Summoners, unit: Unit, lang: str) -> str:
    """Markers, wounds, spells: whatever a player would see on and beside the figure."""
    parts = [word(key, lang, number=n) for key, n in (("ice", unit.ice), ("fire", unit.fire), ("loss", unit.loss)) if n]
    if unit.is_concentrated:
        parts.append(word("concentrated", lang))
    if unit.is_severely_wounded:
        parts.append(word("severe", lang))
    lasting = [each.power for each in state.effects if each.target == unit.id]
    parts += [power.name_de if lang == "de" else power.name_en for power in lasting]
    done = [word("activated", lang)] if unit.is_activated else []
    return " ".join([*done, ", ".join(parts)]).strip()


# -- objectives ----------------------------------------------------------------------------------------


def objective_lines(state: Summoners, lang: str) -> list[Spans]:
    """Two in a line, each with its digit, its place and whose it is."""
    signs = signs_of(state, lang)
    cells: list[Spans] = []
    for objective in state.objectives:
        holder = holder_of(state, objective)
        whose = word("nobody", lang) if holder == NOBODY else SIDES[lang][holder]
        style = "dim" if holder == NOBODY else COLOURS[holder]
        words = f" {objective_name(state, objective, lang)} {place_words(objective.at, lang)}: "
        cells.append([Span("  "), Span(signs[objective.id], "bold"), Span(words), Span(whose, style)])
    return in_pairs(cells)


def holder_of(state: Summoners, objective: Objective) -> Seat:
    return objective.holder if objective.is_source else controller_of(state, objective)


# -- numbers -------------------------------------------------------------------------------------------
