"""What the board asks while somebody drags, points or measures: ways, regions, lines of fire, dials in words."""

from __future__ import annotations

from typing import Final

from tercio.games.drawing import Sheet
from tercio.games.mageknight.abilities import ABILITIES, abilities_of, rule_of
from tercio.games.mageknight.ability_names import ABILITY_NAMES
from tercio.games.mageknight.dials import SLOTS, Click, Domain
from tercio.games.mageknight.fire import line_of_fire
from tercio.games.mageknight.ground import facing_towards
from tercio.games.mageknight.headings import cut, obstacles_for, way_to
from tercio.games.mageknight.names import called, name_of, spoken
from tercio.games.mageknight.numbers import range_of
from tercio.games.mageknight.previews import Preview, attack_preview
from tercio.games.mageknight.rules.moving import CORNERS, Way, allowance, is_flying, length_of
from tercio.games.mageknight.scene_words import ATTACK_NAMES, MOVE_NAMES, RANKS, VALUE_NAMES, word
from tercio.games.mageknight.state import DOMAINS, HERE, INCH, MISSION_RADIUS, MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.moving import fails_on, must_break_away
from tercio.games.mageknight.windows import Window, shown_clicks
from tercio.games.mageknight.wording import domain_of
from tercio.games.mageknight.zones import DEPTH, turned
from tercio.games.measured import About, Corner, DialClick, Paragraph, Plan, RayScene, StatScene, corners
from tercio.geometry.angles import SCALE, direction
from tercio.geometry.points import TOUCH, centre_distance, path_length, towards
from tercio.geometry.reach import reach
from tercio.geometry.shapes import Disc
from tercio.kernel import NOBODY, Answer, Decision, Game, Option, Point, View

SNAP: Final = 350  # mils: so near to a base a drag means contact with it
SPRINTS: Final = ("sprint", "form-sprint")
LEVELS: Final = ("take-off", "land", "quick-take-off", "quick-land")
STRIKES: Final = ("close", "capture", "finish", "sweep")
SHOTS: Final = ("ranged", "precise", "blast", "flame", "stormfire", "freeze", "confuse", "hex", "arcing")
USING: Final = {
    "blast": "magic-blast",
    "flame": "flame-lightning",
    "stormfire": "stormfire",
    "freeze": "magic-freeze",
    "confuse": "magic-confusion",
    "hex": "hex",
    "arcing": "arcing-fire",
}


def inch_words(mils: int, lang: str) -> str:
    number = f"{mils / INCH:.1f}"
    return number.replace(".", ",") if lang == "de" else number


def mover_of(view: View, option: Option) -> int:
    """MK-MOVE-05  Only who moves may turn corners; whoever is set down has one point."""
    return option.subject if option.corners == CORNERS and mageknight(view.ghost).find(option.subject) else NOBODY


# -- plans ---------------------------------------------------------------------------------------------


def plan_of(view: View, decision: Decision, answer: Answer, lang: str) -> Plan:
    """How long the way is and what comes first; or what an attack needs."""
    state = mageknight(view.ghost)
    warrior = state.find(answer.subject)
    if warrior is None:
        return Plan()
    option = decision.option(answer.key, answer.subject)
    if answer.path and option is not None and option.corners == CORNERS:
        return move_plan(state, warrior, answer, lang)
    if answer.key in (*STRIKES, *SHOTS) and answer.picks:
        return strike_plan(state, warrior, answer, lang)
    return Plan()


def way_in(warrior: Warrior, key: str, path: tuple[Point, ...], facing: int = NOBODY) -> Way:
    return Way(warrior, path, key in SPRINTS, key in LEVELS, facing=facing)


def move_plan(state: MageKnight, warrior: Warrior, answer: Answer, lang: str) -> Plan:
    facing = answer.numbers[0] if answer.numbers else warrior.facing
    way = way_in(warrior, answer.key, answer.path, facing)
    ends = ((warrior.id, answer.path[-1], facing),)
    words: tuple[str, ...] = ()
    if must_break_away(state, warrior):
        words = (word("break-away", lang, 100 * (6 - fails_on(state, warrior)) // 6),)
    allowed = allowance(state, way).total * INCH
    return Plan(path_length(way.points), length_of(state, way), allowed, ends, words=words)


def strike_plan(state: MageKnight, warrior: Warrior, answer: Answer, lang: str) -> Plan:
    """MK-COMBAT-14  For each target: what has to be rolled, how likely that is, and what it does."""
    is_ranged = answer.key in SHOTS
    words: list[str] = []
    sheets: list[Sheet] = []
    rays: list[RayScene] = []
    for pick in answer.picks:
        target = state.find(pick)
        if target is None:
            continue
        preview = attack_preview(
            state,
            warrior,
            target,
            is_ranged,
            is_capture=answer.key == "capture",
            is_precise=answer.key == "precise",
            using=USING.get(answer.key, ""),
        )
        words += preview_words(state, target, preview, lang)
        sheets += preview.sheets(warrior.id, target.id)
        if is_ranged:
            rays.append(ray_to(state, warrior, target, lang))
    return Plan(rays=tuple(rays), sheets=tuple(sheets), words=tuple(words))


def preview_words(state: MageKnight, target: Warrior, preview: Preview, lang: str) -> list[str]:
    found = [word("needs", lang, called(state, target, lang), preview.needed, preview.percent)]
    found.append(word("by-die", lang) if preview.die else word("clicks", lang, preview.clicks))
    return [*found, word("saving", lang)] if preview.saving else found


# -- ways ------------------------------------------------------------------------------------------------


def way_of(
    view: View, decision: Decision, option: Option, picks: tuple[int, ...], to: Point, facing: int
) -> Answer | None:
    """The shortest legal way there, into contact with what stands near, or as far as it goes; with a facing."""
    state = mageknight(view.ghost)
    if option.corners == 0:
        return None
    warrior = state.find(option.subject)
    if decision.kind in ("deploy", "mission", "terrain") or warrior is None:
        return Answer(decision.seat, option.key, option.subject, picks, *placed(state, decision, option, to, facing))
    if option.corners != CORNERS:
        turn = (warrior.facing if facing < 0 else facing,) if option.numbers else ()
        return Answer(decision.seat, option.key, option.subject, picks, (to,), turn)
    goal = snapped(state, warrior, to)
    found = way_to(state, warrior, goal)
    path = cut((warrior.at, *(found or (goal,))), allowance(state, way_in(warrior, option.key, (goal,))).total * INCH)
    if not path:
        return None
    turned_to = facing if facing >= 0 else looking(state, warrior, path[-1])
    return Answer(decision.seat, option.key, option.subject, picks, path, (turned_to,) if option.numbers else ())


def placed(
    state: MageKnight, decision: Decision, option: Option, to: Point, facing: int
) -> tuple[tuple[Point, ...], tuple[int, ...]]:
    """MK-SETUP-20, MK-SETUP-24, MK-SETUP-35  Set-up: a token on its line, a piece with its door, a warrior."""
    player = state.players[decision.seat]
    if decision.kind == "mission":
        along = to[0] if player.side in (0, 2) else to[1]
        inland = DEPTH + player.roll * INCH
        along = along if player.side in (0, 1) else state.board - along
        return (turned(player.side, along, inland, state.board),), ()
    inwards = (90, 180, 270, 0)[max(0, player.side)]
    turn = inwards if facing < 0 else facing
    if decision.kind == "terrain":
        return (to, to)[: option.corners], (turn,)
    return (to,), (turn,) if option.numbers else ()


def snapped(state: MageKnight, warrior: Warrior, to: Point) -> Point:
    """In contact with the base or token that is all but touched."""
    best, least = to, SNAP + 1
    for other in state.warriors:
        if other.gone == HERE and other.id != warrior.id:
            apart = warrior.figure.radius + other.figure.radius
            off = abs(centre_distance(to, other.at) - apart)
            if off < least and to != other.at:
                best, least = towards(other.at, to, apart + TOUCH // 2), off
    for mission in state.missions:
        apart = warrior.figure.radius + MISSION_RADIUS
        off = centre_distance(to, mission.at) - apart
        if 0 < off < least:
            best, least = towards(mission.at, to, apart), off
    return best


def looking(state: MageKnight, warrior: Warrior, at: Point) -> int:
    """Towards the nearest enemy; where the warrior went, if there is none."""
    enemies = [w for w in state.warriors if w.gone == HERE and state.are_enemies(warrior, w)]
    enemies.sort(key=lambda enemy: centre_distance(at, enemy.at))
    if enemies and enemies[0].at != at:
        return facing_towards(at, enemies[0].at)
    return facing_towards(warrior.at, at) if warrior.at != at else warrior.facing


def reach_of(view: View, option: Option) -> list[list[Corner]]:
    state = mageknight(view.ghost)
    warrior = state.find(option.subject)
    if warrior is None or option.corners < 2:
        return []
    limit = allowance(state, way_in(warrior, option.key, (warrior.at,))).total * INCH
    if is_flying(state, warrior):
        return [circle(warrior.at, limit)]
    base = Disc(warrior.at[0], warrior.at[1], warrior.figure.radius)
    region = reach(base, limit, obstacles_for(state, warrior), state.board, state.board)
    return [corners(polygon) for polygon in region]


def circle(at: Point, radius: int) -> list[Corner]:
    found: list[Corner] = []
    for degrees in range(0, 360, 5):
        dx, dy = direction(degrees)
        found.append([at[0] + dx * radius // SCALE, at[1] + dy * radius // SCALE])
    return found


# -- lines of fire -------------------------------------------------------------------------------------------


def rays_of(view: View, thing: int, lang: str) -> list[RayScene]:
    """MK-RANGED-04  To every enemy: clear, in cover, or blocked; with the distance."""
    state = mageknight(view.ghost)
    warrior = state.find(thing)
    if warrior is None:
        return []
    enemies = [w for w in state.warriors if w.gone == HERE and state.are_enemies(warrior, w)]
    return [ray_to(state, warrior, enemy, lang) for enemy in enemies]


def ray_to(state: MageKnight, warrior: Warrior, target: Warrior, lang: str) -> RayScene:
    line = line_of_fire(state, warrior, target)
    kind = "blocked" if not line.is_clear else "clear" if line.cover == NOBODY else "cover"
    things = [thing for thing in (line.blocker, line.cover) if thing != NOBODY]
    far = word("far", lang, called(state, target, lang), inch_words(line.length, lang))
    limit = range_of(state, warrior).total
    range_key = "in-range" if line.length <= limit * INCH else "out-of-range"
    said = [
        far,
        *([word(range_key, lang, limit)] if limit else []),
        *([word("height", lang)] if line.has_height else []),
    ]
    return {
        "kind": kind, "x": warrior.at[0], "y": warrior.at[1], "to_x": target.at[0], "to_y": target.at[1],
        "target": target.id, "things": things, "text": ", ".join([part for part in said if part]),
    }  # fmt: skip


# -- inspectors ----------------------------------------------------------------------------------------------


def about_of(view: View, thing: int, lang: str) -> About | None:
    """The dial as far as it may be seen, with its abilities in words; terrain, tokens and cards in a line."""
    state = mageknight(view.ghost)
    warrior = state.find(thing)
    if warrior is not None:
        return about_warrior(state, warrior, lang)
    domain = domain_of(view.game, thing) if thing >= DOMAINS else None
    if domain is not None:
        return about_domain(thing, domain, lang)
    return about_thing(view.game, state, thing, lang)


def about_warrior(state: MageKnight, warrior: Warrior, lang: str) -> About:
    figure = warrior.figure
    types = [spoken(ATTACK_NAMES[kind], lang) for kind in figure.attack_types]
    line = [spoken(RANKS[figure.rank], lang), word("points", lang, warrior.points), *types]
    return {
        "thing": warrior.id,
        "name": called(state, warrior, lang),
        "line": " · ".join(line),
        "stats": base_stats(warrior, lang),
        "dial": [dial_click(warrior, window, lang) for window in shown_clicks(state, warrior)],
        "paragraphs": ability_paragraphs(state, warrior, lang) + item_paragraphs(warrior, lang),
    }


def base_stats(warrior: Warrior, lang: str) -> list[StatScene]:
    """MK-FIGURE-06  What is printed on the base."""
    figure = warrior.figure
    rows = [("range", f"{figure.range}″"), ("arrows", str(figure.arrows)), ("slots", str(figure.slots))]
    if figure.range and figure.ranged_damage >= 0:
        rows.insert(2, ("ranged-damage", str(figure.ranged_damage)))
    rows += [("bonus", f"+{bonus.amount}") for bonus in figure.bonuses if bonus.amount]
    return [{"kind": key, "value": value, "text": word(key, lang), "mark": ""} for key, value in rows]


def dial_click(warrior: Warrior, window: Window, lang: str) -> DialClick:
    click = window.values
    return {
        "values": [dial_value(click, slot, lang) for slot in SLOTS],
        "type": spoken(MOVE_NAMES[click.move_type], lang),
        "is_now": window.is_current,
        "is_start": window.click == warrior.limit,
        "is_repair": click.is_repair,
    }


def dial_value(click: Click, slot: str, lang: str) -> StatScene:
    abilities = [mark.ability for mark in click.marks if mark.slot == slot]
    names = [spoken(ABILITY_NAMES.get(ability), lang) for ability in abilities]
    text = spoken(VALUE_NAMES[slot], lang) + (f": {', '.join(names)}" if names else "")
    return {"kind": slot, "value": str(click.value(slot)), "text": text, "mark": abilities[0] if abilities else ""}


def ability_paragraphs(state: MageKnight, warrior: Warrior, lang: str) -> list[Paragraph]:
    """What shows now, first; with open dials also what comes later."""
    abilities = list(abilities_of(warrior))
    for window in shown_clicks(state, warrior):
        abilities += [mark.ability for mark in window.values.marks if mark.ability not in abilities]
    found: list[Paragraph] = []
    for ability in abilities:
        house = f" {word('placeholder', lang)}" if ABILITIES[ability].is_placeholder else ""
        title = spoken(ABILITY_NAMES.get(ability), lang) + house
        found.append({"title": title, "text": "", "rule": rule_of(ability)})
    return found


def item_paragraphs(warrior: Warrior, lang: str) -> list[Paragraph]:
    return [
        {
            "title": item.name_de if lang == "de" else item.name_en,
            "text": item.text_de if lang == "de" else item.text_en,
            "rule": "MK-ITEM-11",
        }
        for item in warrior.items
    ]


def about_domain(thing: int, domain: Domain, lang: str) -> About:
    name, text = (domain.name_de, domain.text_de) if lang == "de" else (domain.name_en, domain.text_en)
    words: list[Paragraph] = [{"title": "", "text": text, "rule": "MK-DOMAIN-01"}]
    return {"thing": thing, "name": name, "line": "", "stats": [], "dial": [], "paragraphs": words}


def about_thing(game: Game, state: MageKnight, thing: int, lang: str) -> About | None:
    piece = state.piece(thing)
    tokens = [loot.id for loot in state.loot] + [bomb.id for bomb in state.bombs]
    if piece is None and state.mission(thing) is None and thing not in tokens:
        return None
    name = name_of(game, state, "thing", thing, lang)
    return {"thing": thing, "name": name, "line": "", "stats": [], "dial": [], "paragraphs": []}
