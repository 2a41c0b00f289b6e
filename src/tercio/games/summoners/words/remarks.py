"""What a player wants to know beside the table: prices, chances, distances, and everything about a thing."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.games.charts import things_called
from tercio.games.places import inch_words, place_words
from tercio.games.summoners.field.ground import gap_between
from tercio.games.summoners.field.sight import cover_of, sees
from tercio.games.summoners.field.strikes import Shot, Strike, dice_of, parry_dice
from tercio.games.summoners.field.values import reflex, resistance, run, walk
from tercio.games.summoners.positions.answers import numbers_of, profile_of
from tercio.games.summoners.rules.boosts import price_of
from tercio.games.summoners.rules.control import control_target
from tercio.games.summoners.rules.disengagement import NEEDED, disengage_dice, holders
from tercio.games.summoners.rules.scoring import controller_of, levels_at
from tercio.games.summoners.state import PIECES, Objective, Summoners, Unit, summoners
from tercio.games.summoners.thinking import chances
from tercio.games.summoners.words.names import SIDES, objective_name, piece_name, spoken, thing_name, unit_name
from tercio.games.summoners.words.profile_cards import profile_card
from tercio.games.summoners.words.signs import signs_of
from tercio.kernel import NOBODY, Answer, Decision, Option, View

NOT_OF_UNITS: Final = ("first", "channel", "let-go", "terrain", "deploy", "displace", "push", "no-push")
ANSWERING: Final = ("counterstrike", "counterstrike-once", "return-shot", "defensive-shot")
STRIKES: Final = ("melee", "melee-once", "ranged")
PRICED: Final = {
    "walk": 1, "reposition": 1, "cover-walk": 1, "run": 2, "reposition-run": 2, "cover-run": 2, "charge": 2,
    "melee": 1, "ranged": 1, "concentrate": 1, "interact": 1, "cast": 1, "act": 1, "parry": 1, "counterstrike": 1,
    "return-shot": 1, "defensive-shot": 1, "melee-once": 1, "counterstrike-once": 1,
}  # fmt: skip

word: Final = Wording("tercio.games.summoners", "words.remarks").spoken


def actor_of(state: Summoners, decision: Decision) -> Unit | None:
    """The unit that the question is about: the one that acts, or else the one that reacts."""
    for option in decision.options:
        unit = state.find(option.subject) if option.key not in NOT_OF_UNITS else None
        if unit is not None:
            return unit
    unit = state.find(decision.subject) if decision.kind not in NOT_OF_UNITS else None
    return unit if unit is not None and unit.seat == decision.seat else state.summoner(decision.seat)


# -- beside options ------------------------------------------------------------------------------------


def remark(view: View, option: Option, lang: str) -> str:
    """What it costs, how far it goes, how likely it is."""
    state = summoners(view.ghost)
    decision = view.asks[0] if view.asks else None
    parts: list[str] = []
    is_free = decision is not None and decision.kind in ("free-walk", "march", "free-attack")
    if option.key in PRICED and not is_free:
        parts.append(word("ap", lang, ap=PRICED[option.key]))
    unit = state.find(option.subject)
    if unit is not None and option.corners and option.detail == NOBODY:
        goes = walk(state, unit) if PRICED.get(option.key, 1) == 1 else run(state, unit)
        parts.append(word("far", lang, inches=inch_words(goes.total, lang)))
        if option.key in ("walk", "run") and holders(state, unit):
            dice, value = disengage_dice(state, unit).total, reflex(state, unit).total
            parts.append(word("leave", lang, percent=chances.passed(dice, value, NEEDED)))
    if unit is not None and option.key == "focus":
        parts.append(control_words(state, unit, lang, option.high))
    if unit is not None and option.key == "parry":
        parts.append(word("parry", lang, dice=parry_dice(state, unit).total))
    if option.key == "boost":
        parts.append(word("boost", lang) if option.high > 1 else gem_words(price_of(0, 1).total, lang))
    target = option.among[0] if len(option.among) == 1 else decision.subject if decision is not None else NOBODY
    if option.key in ANSWERING or (option.key in STRIKES and len(option.among) == 1):
        parts.append(strike_words(state, Shot(option.subject, option.detail), target, lang))
    parts += price_words(view, option, lang)
    return ", ".join([part for part in parts if part])


def gem_words(gems: int, lang: str) -> str:
    return word("gem", lang) if gems == 1 else word("gems", lang, gems=gems)


def price_words(view: View, option: Option, lang: str) -> list[str]:
    """Mana and sacrifices, and the text of a spell."""
    state = summoners(view.ghost)
    if option.key == "summon":
        profile = profile_of(view.game, option.subject)
        card = None if profile is None else profile_card(profile, lang)
        return [] if card is None else [card.kind, card.cost]
    if option.key in ("channel", "let-go"):
        upkeep = [each.power.upkeep for each in state.effects if each.id == option.subject]
        return [word("upkeep", lang, gems=upkeep[0])] if upkeep and option.key == "channel" else []
    caster = state.find(option.subject)
    power = None if caster is None else caster.profile.power_at(option.detail)
    if power is None:
        return []
    gems = [gem_words(power.mana, lang)] if power.mana else []
    return [*gems, spoken((power.text_en, power.text_de), lang)]


def control_words(state: Summoners, unit: Unit, lang: str, most: int = 2) -> str:
    """Needs 4: 1 die 63 %, 2 dice 95 %, 3 dice 100 %"""
    target = control_target(state, unit).total
    odds = [word("one-die", lang, percent=chances.sum_at_least(1, target))]
    odds += [word("with", lang, dice=dice, percent=chances.sum_at_least(dice, target)) for dice in range(2, most + 2)]
    return word("control", lang, needed=target, odds=", ".join(odds))


def strike_words(state: Summoners, shot: Shot, target: int, lang: str) -> str:
    """3 dice, each hits with 75 %"""
    victim = state.find(target)
    unit = state.find(shot.unit)
    if victim is None or unit is None or unit.profile.attack_at(shot.attack) is None or unit.id == target:
        return ""
    dice = dice_of(state, Strike(unit.id, shot.attack, target)).total
    return word("dice", lang, dice=dice, percent=chances.hit(reflex(state, victim).total))


def note(view: View, option: Option, pick: int, lang: str) -> str:
    """Beside a unit or an objective that may be picked: how far away it is, how it fares, what an attack rolls."""
    state = summoners(view.ghost)
    decision = view.asks[0] if view.asks else None
    unit = state.find(pick) if pick < PIECES else None
    actor = None if decision is None else actor_of(state, decision)
    if unit is None:
        objective = state.objective(pick)
        return "" if objective is None else word("at", lang, place=place_words(objective.at, lang))
    dice = [strike_words(state, Shot(option.subject, option.detail), unit.id, lang)] if option.key in STRIKES else []
    return ", ".join([*between(state, actor, unit, lang), *dice, now_words(state, unit, lang)])


def between(state: Summoners, actor: Unit | None, unit: Unit, lang: str) -> list[str]:
    """Distance, sight and cover from the one who acts."""
    if actor is None or actor.id == unit.id:
        return []
    gap = gap_between(actor, unit)
    parts = [word("away", lang, inches=inch_words(gap, lang)) if gap > 10 else word("touching", lang)]
    if not sees(state, actor, unit):
        return [*parts, word("unseen", lang)]
    cover = cover_of(state, actor, unit)
    return parts if cover is None else [*parts, word("cover", lang, name=cover_name(state, cover, lang))]


def cover_name(state: Summoners, cover: int, lang: str) -> str:
    """Units by name; of the rest the sign on the map is told by the list."""
    objective = state.objective(cover)
    piece = state.piece(cover)
    if objective is not None:
        return objective_name(state, objective, lang)
    return piece.label if piece is not None else unit_name(state, cover, lang)


def now_words(state: Summoners, unit: Unit, lang: str) -> str:
    white = max(0, unit.profile.white - unit.lost)
    values = word("values", lang, reflex=reflex(state, unit).total, resistance=resistance(state, unit).total)
    return f"{values}, {word('life', lang, white=white, red=unit.life_left - white)}, {word('ap', lang, ap=unit.ap)}"


# -- everything about a thing --------------------------------------------------------------------------


def find(view: View, words: str, lang: str) -> list[int]:
    """By the sign on the map, the name in files, or a part of the name; units first."""
    state = summoners(view.ghost)
    things = [unit.id for unit in state.here()]
    things += [objective.id for objective in state.objectives]
    things += [piece.id for piece in state.pieces]
    names = {thing: thing_name(view.game, state, thing, lang) for thing in things}
    return things_called(words, signs_of(state, lang), numbers_of(state).get(words.strip()), names)


def thing_words(view: View, thing: int, lang: str) -> tuple[str, str] | None:
    """An objective or a piece of terrain: its name, and what is to be said of it now."""
    state = summoners(view.ghost)
    objective, piece = state.objective(thing), state.piece(thing)
    if objective is not None:
        return objective_name(state, objective, lang), objective_words(state, objective, lang)
    if piece is not None:
        going, sight = word(piece.going, lang), word(piece.sight, lang)
        name = piece_name(view.game, state, piece, lang)
        return name, word("piece", lang, size=piece.size, going=going, sight=sight)
    return None


def objective_words(state: Summoners, objective: Objective, lang: str) -> str:
    holder = objective.holder if objective.is_source else controller_of(state, objective)
    whose = word("nobody", lang) if holder == NOBODY else SIDES[lang][holder]
    said = [word("at", lang, place=place_words(objective.at, lang)), word("holder", lang, name=whose)]
    if objective.mana:
        said.append(word("mana", lang, gems=objective.mana))
    if objective.is_relic:
        levels = [f"{SIDES[lang][seat]} {number}" for seat, number in levels_at(state, objective).items()]
        said.append(word("levels", lang, levels=", ".join(levels) or "0"))
    return ", ".join(said)


def tries(view: View, decision: Decision, thing: int) -> list[Answer]:
    """What a player might want of a thing with the unit that acts: attack it, charge it, interact with it."""
    state = summoners(view.ghost)
    actor = actor_of(state, decision)
    if decision.kind != "act" or actor is None:
        return []
    unit = state.find(thing)
    if unit is None:
        return [Answer(decision.seat, "interact", actor.id, (thing,))]
    if unit.id == actor.id:
        foes = [each for each in state.here() if each.seat != actor.seat]
        nearest = min(foes, key=lambda foe: gap_between(actor, foe), default=None)
        go = Answer(decision.seat, "walk", actor.id, (), (actor.at,))
        return [go] if nearest is None else [go, *attacks_on(decision.seat, actor, nearest.id)]
    return attacks_on(decision.seat, actor, thing)


def attacks_on(seat: int, actor: Unit, target: int) -> list[Answer]:
    kinds = ("ranged" if attack.is_ranged else "melee" for attack in actor.profile.attacks)
    return [Answer(seat, key, actor.id, (target,), detail=place) for place, key in enumerate(kinds)]


def reactions(view: View, thing: int) -> list[Answer]:
    """What answers a blow, a shot and a move into contact, each with the first attack of its kind."""
    unit, seat = summoners(view.ghost).find(thing), view.seat
    if unit is None:
        return []
    if unit.seat != seat:
        return [] if view.asks else [Answer(seat, "passive", thing)]
    blows = [place for place, attack in enumerate(unit.profile.attacks) if not attack.is_ranged]
    shots = [place for place, attack in enumerate(unit.profile.attacks) if attack.is_ranged]
    found = [Answer(seat, "counterstrike", thing, detail=place) for place in blows[:1]]
    return [*found, *[Answer(seat, key, thing, detail=place) for place in shots[:1] for key in ANSWERING[2:]]]
