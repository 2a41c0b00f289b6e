"""Where something may be put, drawn for a browser: what would stand or lie there, places within reach, numbers."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.games.measures import (
    AreaScene,
    Corner,
    Fields,
    FigureScene,
    MarkerScene,
    Plan,
    corners,
    field,
)
from tercio.games.summoners.browser.figures import area_scene, figure_scene, profile_scene
from tercio.games.summoners.field.ground import base_of
from tercio.games.summoners.field.values import run
from tercio.games.summoners.positions.answers import profile_of
from tercio.games.summoners.printed.profiles import Power
from tercio.games.summoners.rules.summons import anchors
from tercio.games.summoners.rules.terrain import piece_of
from tercio.games.summoners.state import Summoners, Unit, summoners
from tercio.games.summoners.steps.preparation import kinds_of
from tercio.games.summoners.thinking.outlook import MOVES, RUNS, allowed_for, region_of
from tercio.geometry.points import centre_distance, towards
from tercio.geometry.sectors import circle
from tercio.kernel import NOBODY, Answer, Game, Option, Point, View

WHOLE_TURN: Final = 359
HAIR: Final = 120  # mils: how wide a rim is drawn
COUNTED: Final = ("focus", "boost", "displace")  # options with one number
POINT_RADIUS: Final = 300  # of a point on the table, as it is drawn
word: Final = Wording("tercio.games.summoners", "browser.placements").spoken


def mover_of(view: View, option: Option) -> int:
    goes = option.key in MOVES or option.key == "charge"
    return option.subject if goes and summoners(view.ghost).find(option.subject) is not None else NOBODY


def has_spots(view: View, option: Option) -> bool:  # noqa: ARG001  (as every game has it)
    """Nothing in this game is laid at several spots at once."""
    return False


def power_in(state: Summoners, named: Answer | Option) -> tuple[Unit, Power] | None:
    """The unit and its spell or action that are meant."""
    unit = state.find(named.subject)
    power = None if unit is None else unit.profile.power_at(named.detail)
    return None if unit is None or power is None else (unit, power)


# -- what would be there -----------------------------------------------------------------------------------


def ghosts_of(view: View, answer: Answer, lang: str) -> Plan:
    """Everything that this answer would put somewhere."""
    state = summoners(view.ghost)
    if answer.key == "displace":
        return displaced(state, view, answer, lang)
    if not answer.path:
        return Plan()
    if answer.key == "terrain":
        return Plan(areas=tuple(terrain_ghosts(view, answer, lang)))
    if answer.key == "summon":
        profile = profile_of(view.game, answer.subject)
        if profile is None:
            return Plan()
        return Plan(figures=(profile_scene(view.game, state, profile, view.asks[0].seat, answer.path[-1], lang),))
    cast = power_in(state, answer)
    return Plan() if cast is None else power_ghosts(view, state, cast[0], cast[1], answer, lang)


def power_ghosts(view: View, state: Summoners, caster: Unit, power: Power, answer: Answer, lang: str) -> Plan:
    """A point with what it takes hold of, or with the unit that is carried there."""
    at = answer.path[-1]
    if power.carries:
        carried = state.find(answer.picks[0] if answer.picks else caster.id)
        return Plan() if carried is None else Plan(figures=(moved(view.game, state, carried, at, lang),))
    radii = [effect.amount for effect in power.effects if effect.verb.word == "raise"]
    radius = max([POINT_RADIUS, *radii])
    marker: MarkerScene = {
        "id": NOBODY, "name": power.name_de if lang == "de" else power.name_en, "text": word("point", lang),
        "kind": "spell", "x": at[0], "y": at[1], "radius": radius, "holder": caster.seat, "facing": -1,
        "reach": max(0, power.burst - radius),
    }  # fmt: skip
    return Plan(markers=(marker,))


def moved(game: Game, state: Summoners, unit: Unit, at: Point, lang: str) -> FigureScene:
    return figure_scene(game, state, unit._replace(at=at), NOBODY, lang)


def displaced(state: Summoners, view: View, answer: Answer, lang: str) -> Plan:
    """Straight away from the unit that pushes, as far as nothing is in the way. SU-TRAIT-40"""
    unit = state.find(answer.subject)
    pusher = pusher_of(view)
    if unit is None or pusher is None or not answer.numbers or pusher.at == unit.at:
        return Plan()
    far = centre_distance(pusher.at, unit.at) + max(0, answer.numbers[0])
    return Plan(figures=(moved(view.game, state, unit, towards(pusher.at, unit.at, far), lang),))


def pusher_of(view: View) -> Unit | None:
    for step in reversed(view.stack):
        attacker = getattr(step, "attacker", None)
        if attacker is not None:
            return summoners(view.ghost).find(attacker)
    return None


def terrain_ghosts(view: View, answer: Answer, lang: str) -> list[AreaScene]:
    state, kinds = summoners(view.ghost), kinds_of(view.game)
    if not 0 <= answer.subject < len(kinds):
        return []
    kind = kinds[answer.subject]
    facing, size = (*answer.numbers, 0, kind.least_size)[:2] if len(answer.numbers) < 2 else answer.numbers[:2]
    size = max(kind.least_size, min(kind.most_size, size))
    return [area_scene(view.game, state, piece_of(state, kind, answer.path[0], facing % 360, size), lang)]


# -- what is within reach ------------------------------------------------------------------------------------


def reach_of(view: View, option: Option, picks: tuple[int, ...]) -> list[list[Corner]]:
    state = summoners(view.ghost)
    unit = state.find(option.subject)
    if unit is not None and (option.key in MOVES or option.key == "charge"):
        is_run = option.key in RUNS or option.key == "charge"
        limit = run(state, unit).total if is_run else allowed_for(view, unit, option)
        return [corners(polygon) for polygon in region_of(state, unit, limit)]
    if option.key == "summon":
        return summoning_rims(view, option, picks)
    cast = power_in(state, option) if option.corners else None
    if cast is None or not cast[1].reach:
        return []
    return [corners(circle(cast[0].at, cast[1].reach + cast[0].profile.radius))]


def summoning_rims(view: View, option: Option, picks: tuple[int, ...]) -> list[list[Corner]]:
    """All around the summoner and those who are sacrificed. SU-SUMMON-07, SU-SUMMON-08"""
    state, seat = summoners(view.ghost), view.asks[0].seat
    summoner, profile = state.summoner(seat), profile_of(view.game, option.subject)
    if summoner is None or profile is None:
        return []
    beside = [unit for unit in anchors(state, summoner, profile) if unit.id == summoner.id or unit.id in picks]
    return [corners(circle(unit.at, base_of(unit).radius + profile.radius + HAIR)) for unit in beside]


# -- numbers --------------------------------------------------------------------------------------------------


def fields_of(view: View, option: Option, lang: str) -> Fields:
    """How a piece is turned and how large it is, gems, a distance."""
    if option.key == "terrain" and option.numbers == 2:
        kinds = kinds_of(view.game)
        kind = kinds[option.subject] if 0 <= option.subject < len(kinds) else None
        if kind is None:
            return Fields()
        turn = field("turn", word("turn", lang), 0, WHOLE_TURN, 0, NOBODY)
        size = field("size", word("size", lang), kind.least_size, kind.most_size, kind.least_size, NOBODY)
        return Fields((turn, size))
    if option.numbers != 1 or option.key not in COUNTED:
        return Fields()
    kind_of_field = "length" if option.key == "displace" else "count"
    start = option.high if option.key == "displace" else option.low
    return Fields((field(kind_of_field, word(option.key, lang), option.low, option.high, start, NOBODY),))
