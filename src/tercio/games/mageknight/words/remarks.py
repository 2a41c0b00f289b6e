"""What a player wants to know beside the table: distances, chances, prices, and everything about a thing."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.games.charts import things_called
from tercio.games.mageknight.actions import by_key
from tercio.games.mageknight.field.ground import are_touching, move_type
from tercio.games.mageknight.field.measurement import middle_of
from tercio.games.mageknight.positions.answers import domain_of, item_of, kind_of, numbers_of
from tercio.games.mageknight.printed.dials import BOOT, SLOTS, WAND
from tercio.games.mageknight.rules.combat.values import value_of
from tercio.games.mageknight.rules.movement.hindrances import freedom
from tercio.games.mageknight.rules.movement.moves import CORNERS
from tercio.games.mageknight.rules.movement.plans import is_break_away
from tercio.games.mageknight.rules.movement.ways import SPRINTS
from tercio.games.mageknight.rules.turns.actions import FREE, QUICK
from tercio.games.mageknight.state import DOMAINS, ITEMS, MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.combat.close_combat import Strike
from tercio.games.mageknight.steps.combat.ranged_combat import Shot
from tercio.games.mageknight.steps.sorcery.counterspell import COUNTERSPELL
from tercio.games.mageknight.thinking.outlook import allowed_for
from tercio.games.mageknight.words.descriptions import item_words
from tercio.games.mageknight.words.names import HILL, TERRAIN_NAMES, name_of, printed_name, spoken
from tercio.games.mageknight.words.odds import (
    BLANK,
    attacks,
    helped_words,
    odds_words,
    preview_of,
    targets_of,
    volley_keys,
)
from tercio.games.mageknight.words.odds import told_odds as told
from tercio.games.mageknight.words.signs import signs_of
from tercio.games.places import inch_words
from tercio.geometry.points import centre_distance
from tercio.kernel import Answer, Decision, Option, View

FACES: Final = 6
NEAREST: Final = 3  # how many of one's own are tried against an enemy

word: Final = Wording("tercio.games.mageknight", "words.remarks").spoken


def actor_of(state: MageKnight, decision: Decision, option: Option | None) -> Warrior | None:
    """The warrior that the player speaks of: that of the option he has chosen, else the one that was asked about."""
    if option is not None:
        return state.find(option.subject)
    subjects = {each.subject for each in decision.options if state.find(each.subject) is not None}
    if len(subjects) == 1:
        return state.find(subjects.pop())
    warrior = state.find(decision.subject)
    return warrior if warrior is not None and warrior.seat == decision.seat else None


# -- beside options ----------------------------------------------------------------------------------------


def remark(view: View, option: Option, lang: str) -> str:
    """How far it goes, what it needs, what it costs."""
    state = mageknight(view.ghost)
    warrior = state.find(option.subject)
    if option.key == "domain":
        domain = domain_of(view.game, option.subject)
        return "" if domain is None else domain.text_de if lang == "de" else domain.text_en
    kind = kind_of(view.game, option.subject) if option.key == "terrain" else None
    if kind is not None:
        height = [spoken(HILL, lang)] if kind.is_elevated else []
        return ", ".join([spoken(TERRAIN_NAMES[kind.kind], lang), *height])
    if warrior is None:
        return ""
    parts: list[str] = []
    if option.corners == CORNERS or is_break_away(option):
        parts += move_words(view, warrior, option, lang)
    if is_break_away(option):
        parts.append(word("break-away", lang, percent=freedom(state, warrior)))
    if len(targets_of(state, option)) == 1 and option.key not in volley_keys():
        parts.append(odds_words(state, option.key, warrior, targets_of(state, option)[0], lang))
    parts.append(under_way_words(view, warrior, option, lang))
    action = by_key().get(option.key)
    is_given = bool(view.waiting) and view.waiting[0][1] == "act" and action is not None
    if is_given and action is not None and action.kind not in (FREE, QUICK) and warrior.tokens == 1:
        parts.append(word("pushes", lang))
    return ", ".join([part for part in parts if part])


def move_words(view: View, warrior: Warrior, option: Option, lang: str) -> list[str]:
    state, parts = mageknight(view.ghost), list[str]()
    parts.append(word("far", lang, inches=inch_words(allowed_for(view, warrior, option.key, warrior.at), lang)))
    if (option.key in SPRINTS and move_type(state, warrior) == BOOT) or option.key == "surge":
        parts.append(word("tires", lang))
    return parts


def under_way_words(view: View, warrior: Warrior, option: Option, lang: str) -> str:
    """What an attack needs that has been announced and is being prepared."""
    state = mageknight(view.ghost)
    strike, shot = view.ghost.find(Strike), view.ghost.find(Shot)
    if option.key == "gang-up" and strike is not None:
        key = "capture" if strike.is_capture else "close"
        return helped_words(state, key, warrior, strike.targets[0], option.most, lang)
    if option.key in BLANK and shot is not None:
        target = state.find(shot.targets[0])
        if target is not None:
            preview = preview_of(state, "ranged", warrior, target, point_blank=BLANK[option.key])
            return told("ranged", warrior, preview, lang)
    return ""


def note(view: View, option: Option, pick: int, lang: str) -> str:
    """Beside a thing that may be picked: what the attack needs, how far away it is and how it fares."""
    state = mageknight(view.ghost)
    item = item_of(view.game, pick) if ITEMS <= pick < DOMAINS else None
    if item is not None:
        return item_words(item, lang)
    for loot in state.loot:
        if loot.id == pick:
            return item_words(loot.item, lang)
    warrior, actor = state.find(pick), state.find(option.subject)
    if warrior is None:
        return ""
    parts: list[str] = []
    if actor is not None and option.key in attacks() and warrior in targets_of(state, option):
        parts.append(odds_words(state, option.key, actor, warrior, lang))
    return ", ".join([*parts, *between(state, actor, warrior, lang), now_words(state, warrior, lang)])


def between(state: MageKnight, actor: Warrior | None, warrior: Warrior, lang: str) -> list[str]:
    """Distances are measured from centre to centre. MK-TERM-13"""
    if actor is None or actor.id == warrior.id:
        return []
    if are_touching(state, actor, warrior):
        return [word("touching", lang)]
    return [word("away", lang, inches=inch_words(centre_distance(actor.at, warrior.at), lang))]


def now_words(state: MageKnight, warrior: Warrior, lang: str) -> str:
    """Click, values and tokens."""
    values = {slot: value_of(state, warrior, slot).total for slot in SLOTS}
    click = word("click", lang, click=warrior.click + 1, last=len(warrior.figure.dial))
    parts = [click, word("values", lang, **values)]
    if warrior.tokens:
        parts.append(word("tokens", lang, number=warrior.tokens))
    return ", ".join(parts)


# -- everything about a thing --------------------------------------------------------------------------------


def find(view: View, words: str, lang: str) -> list[int]:
    """By the sign on the map, the name in files, or a part of the name; warriors first, domains last."""
    state = mageknight(view.ghost)
    things = [warrior.id for warrior in state.here()]
    things += [mission.id for mission in state.missions]
    things += [loot.id for loot in state.loot] + [bomb.id for bomb in state.bombs]
    things += [piece.id for piece in state.pieces]
    names = {thing: name_of(view.game, state, "thing", thing, lang) for thing in things}
    for _, domain in state.domains():
        number = 80_000 + domain.number
        names[number] = printed_name(view.game, "domain", number, lang)
    return things_called(words, signs_of(state, lang), numbers_of(state).get(words.strip()), names)


# -- what cannot be done with it now ---------------------------------------------------------------------------


def tries(view: View, decision: Decision, thing: int) -> list[Answer]:
    """What a player might want: with a warrior of his own, or against an enemy with those who stand nearest."""
    state, seat = mageknight(view.ghost), decision.seat
    warrior = state.find(thing)
    if decision.kind != "act":
        return []
    if warrior is None:
        return [Answer(seat, key, each.id, (thing,)) for each in state.own(seat)[:1] for key in ("pick-up", "batter")]
    if warrior.seat == seat:
        enemies = near_first(state, warrior, [w for w in state.here() if state.are_enemies(warrior, w)])
        option = decision.option("move", warrior.id)
        way = () if option is not None and option.is_plain else (warrior.at,)
        move = Answer(seat, "move", warrior.id, (), way, (warrior.facing,) if way else ())
        return [move, *[each for enemy in enemies[:1] for each in attacks_on(seat, warrior, enemy)]]
    own = near_first(state, warrior, [w for w in state.own(seat) if not w.is_captive])
    return [each for attacker in own[:NEAREST] for each in attacks_on(seat, attacker, warrior)]


def near_first(state: MageKnight, warrior: Warrior, others: list[Warrior]) -> list[Warrior]:
    at = middle_of(state, warrior.id)
    return sorted(others, key=lambda other: centre_distance(at, other.at))


def attacks_on(seat: int, attacker: Warrior, target: Warrior) -> list[Answer]:
    keys = ("close", "ranged") if attacker.figure.range else ("close",)
    return [Answer(seat, key, attacker.id, (target.id,)) for key in keys]


def reactions(view: View, thing: int) -> list[Answer]:
    """A free spin, and a counterspell where spells are cast."""
    state, seat = mageknight(view.ghost), view.seat
    warrior = state.find(thing)
    if warrior is None or (view.asks and warrior.seat != seat):
        return []
    spin = Answer(seat, "spin", thing, (), (), (warrior.facing,))
    return [spin, Answer(seat, COUNTERSPELL, thing)] if state.books and warrior.figure.has_type(WAND) else [spin]
