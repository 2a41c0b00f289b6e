"""What the board asks while somebody drags, points or measures: ways, regions, lines of sight, cards in words."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.games.measures import About, Paragraph, Plan, RangeScene, RayScene, StatScene, Wish
from tercio.games.remarks import Sheet
from tercio.games.summoners.browser.placements import fields_of, ghosts_of, has_spots, moved, mover_of, reach_of
from tercio.games.summoners.field.ground import base_of, marker_of
from tercio.games.summoners.field.melees import enemies_touching
from tercio.games.summoners.field.sight import cover_of, sees
from tercio.games.summoners.field.strikes import Strike, dice_of
from tercio.games.summoners.field.values import reflex, run
from tercio.games.summoners.positions.answers import profile_of
from tercio.games.summoners.rules.charges import charge_line
from tercio.games.summoners.rules.disengagement import NEEDED, disengage_dice, holders
from tercio.games.summoners.rules.moves import cost_of
from tercio.games.summoners.rules.moves import way_of as walked
from tercio.games.summoners.rules.slides import slide
from tercio.games.summoners.state import CARDS, HERE, Summoners, Unit, summoners
from tercio.games.summoners.thinking import chances
from tercio.games.summoners.thinking.outlook import (
    MOVES,
    REPOSITIONS,
    allowed_for,
    first_allowed,
    summoning_place,
    ways_of,
)
from tercio.games.summoners.thinking.proposals import cut
from tercio.games.summoners.words.names import unit_name
from tercio.games.summoners.words.profile_cards import Card, attack_text, inches, power_text, profile_card
from tercio.games.summoners.words.remarks import between, control_words, now_words, thing_words
from tercio.geometry.distance import gap
from tercio.geometry.placements import in_contact
from tercio.geometry.points import centre_distance, path_length
from tercio.geometry.shapes import Disc
from tercio.kernel import Answer, Decision, Option, Point, View

__all__ = [
    "about_of", "fields_of", "has_spots", "mover_of", "plan_of", "rays_of", "reach_of", "way_of",
]  # fmt: skip

SNAP: Final = 350  # mils: so near to a base a drag means contact with it
STRIKES: Final = ("melee", "melee-once", "ranged", "charge")

word: Final = Wording("tercio.games.summoners", "browser.measures").spoken


# -- plans ---------------------------------------------------------------------------------------------


def plan_of(view: View, decision: Decision, answer: Answer, lang: str) -> Plan:
    """How long the way is and what it costs; the dice of an attack and what they may do."""
    state = summoners(view.ghost)
    unit = state.find(answer.subject)
    option = decision.offered(answer)
    if answer.key in MOVES and unit is not None and answer.path and option is not None:
        return move_plan(view, state, unit, answer, allowed_for(view, unit, option), lang)
    if answer.key == "charge" and unit is not None and answer.path:
        plan = move_plan(view, state, unit, answer, run(state, unit).total, lang)
        return plan._replace(rays=tuple([ray for target in answer.picks for ray in rays_to(state, unit, target, lang)]))
    if answer.key in STRIKES and unit is not None and unit.profile.attack_at(answer.detail) is not None:
        return strike_plan(state, unit, answer, lang)
    return ghosts_of(view, answer, lang)


def move_plan(view: View, state: Summoners, unit: Unit, answer: Answer, allowed: int, lang: str) -> Plan:
    way = walked(unit, answer.path)
    words: tuple[str, ...] = ()
    if answer.key in ("walk", "run") and holders(state, unit):  # SU-DISENGAGE-02
        dice, value = disengage_dice(state, unit).total, reflex(state, unit).total
        words = (word("leave", lang, percent=chances.passed(dice, value, NEEDED)),)
    return Plan(
        path_length((unit.at, *answer.path)),
        cost_of(state, unit, way).total,
        allowed,
        (moved(view.game, state, unit, answer.path[-1], lang),),
        words=words,
    )


def strike_plan(state: Summoners, attacker: Unit, answer: Answer, lang: str) -> Plan:
    """The hit roll; what comes of it the odds tell. SU-DICE-02"""
    sheets: list[Sheet] = []
    words: list[str] = []
    rays: list[RayScene] = []
    for pick in answer.picks:
        target = state.find(pick)
        if target is None or target.id == attacker.id:
            continue
        strike = Strike(attacker.id, answer.detail, target.id)
        dice = dice_of(state, strike)
        rays += rays_to(state, attacker, target.id, lang)
        sheets.append(Sheet(answer.key, dice, attacker.id, answer.detail))
        words.append(word("dice", lang, dice=dice.total, percent=chances.hit(reflex(state, target).total)))
    return Plan(rays=tuple(rays), sheets=tuple(sheets), words=tuple(words))


# -- ways ------------------------------------------------------------------------------------------------


def way_of(view: View, decision: Decision, option: Option, wish: Wish) -> Answer | None:
    """The shortest legal way to this place; into contact with what stands near it; else as far as it goes."""
    state = summoners(view.ghost)
    unit = state.find(option.subject)
    if option.key in MOVES and unit is not None:
        path = way_to(view, decision, option, unit, wish)
        return None if not path else option.reply(decision.seat, wish.picks, path)
    if option.key == "charge" and unit is not None:
        return charge_at(state, decision, option, unit, wish.to)
    if option.key == "summon":
        spot = summoning_place(view, decision, option, wish.picks, wish.to, [])
        return None if not spot else option.reply(decision.seat, wish.picks, spot)
    if option.key == "terrain":
        return terrain_at(view, decision, option, wish)
    return option.reply(decision.seat, wish.picks, (wish.to,)) if option.corners else None


def terrain_at(view: View, decision: Decision, option: Option, wish: Wish) -> Answer:
    """As it is turned; as small as its kind may be, if nobody has chosen a size. SU-SCEN-05"""
    turn, size = fields_of(view, option, "en").fields
    chosen = wish.numbers[0] if wish.numbers else size["start"]
    numbers = (max(turn["low"], wish.facing), chosen)
    return option.reply(decision.seat, (), (wish.to,), numbers)


def way_to(view: View, decision: Decision, option: Option, unit: Unit, wish: Wish) -> tuple[Point, ...] | None:
    """From the last corner that stands already, if there is one."""
    state, start = summoners(view.ghost), unit
    if wish.path:
        start = unit._replace(at=wish.path[-1])
        state = state.clone()
        state.units[unit.id] = start
    shape = snapped(state, start, wish.to)
    contact = wish.to if shape is None else in_contact(unit.profile.radius, shape, wish.to)
    ways = ways_of(state, start, contact, None, wish.picks)
    if contact != wish.to:  # it may be forbidden where the place itself is not
        ways += ways_of(state, start, wish.to, None, wish.picks)
    if option.key in REPOSITIONS:
        ways = [slide(unit, enemy, wish.to) for enemy in enemies_touching(state, unit)] + ways
    allowed = allowed_for(view, unit, option)
    whole = [cut(state, unit, (*wish.path, *way), allowed)[: option.corners] for way in ways]
    there = [way for way, wanted in zip(whole, ways, strict=True) if way and way[-1] == wanted[-1]]
    others = sorted([way for way in whole if way and way not in there], key=lambda way: far_from(wish.to, way))
    return first_allowed(view, decision, option, wish.picks, [*there, *others])


def far_from(to: Point, way: tuple[Point, ...]) -> int:
    return centre_distance(to, way[-1])


def snapped(state: Summoners, unit: Unit, to: Point) -> Disc | None:
    """The base or marker that the place all but touches, if it does not overlap another one."""
    base = Disc(to[0], to[1], unit.profile.radius)
    things = [base_of(other) for other in state.units if other.gone == HERE and other.id != unit.id]
    things += [marker_of(each) for each in state.objectives]
    near = [(gap(base, thing), thing) for thing in things if gap(base, thing) <= SNAP]
    return min(near, key=lambda pair: pair[0])[1] if near else None


def charge_at(state: Summoners, decision: Decision, option: Option, unit: Unit, to: Point) -> Answer | None:
    """At the target nearest to where the player points."""
    targets = [state.units[target] for target in option.among or (decision.subject,)]
    targets.sort(key=lambda target: gap(base_of(target), Disc(to[0], to[1], 1)))
    for target in targets:
        end = charge_line(state, unit, target)
        if end is not None:
            return Answer(decision.seat, "charge", unit.id, (target.id,) if option.among else (), (end,))
    return None


# -- lines of sight ----------------------------------------------------------------------------------------


def rays_of(view: View, thing: int, lang: str) -> list[RayScene]:
    """To every enemy: seen, in cover, or hidden; with the distance. SU-LOS-02, SU-COVER-01"""
    state = summoners(view.ghost)
    unit = state.find(thing)
    if unit is None:
        return []
    return [ray for enemy in state.enemies_of(unit.seat) for ray in rays_to(state, unit, enemy.id, lang)]


def rays_to(state: Summoners, unit: Unit, target: int, lang: str) -> list[RayScene]:
    other = state.find(target)
    if other is None:
        return []
    cover = cover_of(state, unit, other)
    kind = "blocked" if not sees(state, unit, other) else "clear" if cover is None else "cover"
    text = word(
        "clear", lang, name=unit_name(state, other.id, lang), words=", ".join(between(state, unit, other, lang))
    )
    return [{
        "kind": kind, "x": unit.at[0], "y": unit.at[1], "to_x": other.at[0], "to_y": other.at[1], "target": other.id,
        "things": [] if cover is None else [cover], "text": text,
    }]  # fmt: skip


# -- inspectors ----------------------------------------------------------------------------------------------


def about_of(view: View, thing: int, lang: str) -> About | None:
    """The profile card with every special rule in words, and how the unit fares; terrain and markers in a line."""
    state = summoners(view.ghost)
    unit = state.find(thing)
    if unit is not None:
        return card_about(state, unit, profile_card(unit.profile, lang), lang)
    profile = profile_of(view.game, thing) if thing >= CARDS else None
    if profile is not None:
        return about_card(thing, profile_card(profile, lang))
    told = thing_words(view, thing, lang)
    if told is None:
        return None
    return {
        "thing": thing,
        "name": told[0],
        "line": told[1],
        "stats": [],
        "dial": [],
        "paragraphs": [],
        "ranges": [],
        "others": [],
    }


def card_about(state: Summoners, unit: Unit, card: Card, lang: str) -> About:
    about = about_card(unit.id, card)
    now: list[Paragraph] = [{"title": "", "text": now_words(state, unit, lang), "rule": ""}]
    if not unit.profile.is_summoner:
        now.append({"title": "", "text": control_words(state, unit, lang), "rule": "SU-CONTROL-02"})
    about["name"] = unit_name(state, unit.id, lang)
    about["paragraphs"] = [*now, *about["paragraphs"]]
    about["ranges"] = ranges_of(unit, lang)
    return about


def ranges_of(unit: Unit, lang: str) -> list[RangeScene]:
    """Its combat area and how far its attacks reach, from the edge of its base. SU-REACH-01, SU-ATTACK-06"""
    found: list[RangeScene] = []
    radius, area = unit.profile.radius, unit.profile.area
    if area:
        found.append(range_scene("area", word("area", lang, inches=inches(area, lang)), area + radius))
    for attack in unit.profile.attacks:
        if attack.is_ranged and attack.reach:
            name = attack.name_de if lang == "de" else attack.name_en
            found.append(range_scene("range", f"{name}: {inches(attack.reach, lang)}″", attack.reach + radius))
    return found


def range_scene(kind: str, text: str, radius: int) -> RangeScene:
    return {"kind": kind, "text": text, "radius": radius, "arc": 0}


def about_card(thing: int, card: Card) -> About:
    stats: list[StatScene] = [
        {"kind": value.key, "value": value.text, "text": value.name, "mark": "boost" if value.can_be_boosted else ""}
        for value in card.values
    ]
    words: list[Paragraph] = [
        {"title": each.name, "text": each.text, "rule": each.rules[0] if each.rules else ""} for each in card.specials
    ]
    words += [{"title": "", "text": attack_text(attack, card.lang), "rule": ""} for attack in card.attacks]
    for power in (*card.spells, *card.actions):
        words.append({"title": power_text(power, card.lang), "text": power.text, "rule": ""})
    line = " · ".join([part for part in (card.kind, card.cost) if part])
    return {
        "thing": thing,
        "name": card.name,
        "line": line,
        "stats": stats,
        "dial": [],
        "paragraphs": words,
        "ranges": [],
        "others": [],
    }
