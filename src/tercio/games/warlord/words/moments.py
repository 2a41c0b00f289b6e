"""Triggers in words: "after another character of your army has died"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tercio.content.wording import Phrase, Wording
from tercio.games.warlord.printed.cards import ANYONE, CASTER, OPPONENT, SELF, STRIKER, VICTIM, WOUNDER
from tercio.games.warlord.steps.moments import (
    AIMING,
    ANNOUNCED,
    ATTACKED,
    ATTACKING,
    BEFORE_ROLL,
    CAST,
    CHECK_FAILED,
    CHECK_PASSED,
    DIED,
    DREW,
    ENTERED,
    FALLING,
    GOT_EQUIPPED,
    GOT_READY,
    GOT_SPENT,
    GOT_STUNNED,
    HEALED,
    HIT,
    INITIATIVE,
    KILLING,
    LEFT,
    MANOEUVRED,
    MANOEUVRING,
    MISSED,
    MOVED,
    ORDERED,
    PERFORMED,
    RETRIEVED,
    ROLLED,
    ROUND_BEGAN,
    ROUND_ENDING,
    STRUCK,
    TARGETED,
    WOUNDED,
    WOUNDING,
)
from tercio.games.warlord.verbs.registry import touches
from tercio.games.warlord.verbs.verb import A_STRIKE, AN_ACTION
from tercio.games.warlord.words.grammar import ACC, DAT, GEN, NOM, NOTHING, ONE
from tercio.games.warlord.words.nouns import noun_phrase
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import a_strike

SAY: Final = Wording("tercio.games.warlord", "reading.moment")
WENT: Final = Wording("tercio.games.warlord", "reading.went")


def trigger_words(scene: Scene) -> Phrase:
    """The moment of a react, with everybody it is about; afterwards "it" means the one that was named alone."""
    words = MOMENT_WORDS[scene.ability.trigger](scene)
    roles = dict.fromkeys([scene.trigger_role(role) for role in (VICTIM, STRIKER, WOUNDER, CASTER)])
    named = [role for role in roles if scene.is_spoken_of(role)]
    scene.last = scene.role(named[0]) if len(named) == 1 else ""
    if scene.ability.trigger not in NAMES_NOBODY and not named:
        scene.last = VICTIM
    return words


def against(scene: Scene) -> Phrase:
    """Against whom a strike goes, if the text cares."""
    return SAY("against", whom=scene.introduced(OPPONENT, ACC)) if scene.is_spoken_of(OPPONENT) else NOTHING


def aiming(scene: Scene) -> Phrase:
    return SAY("aiming", who=scene.introduced(STRIKER))


def targeted(scene: Scene) -> Phrase:
    who, by = scene.introduced(VICTIM), NOTHING
    what = a_strike(scene.ability.strikes, GEN)
    if touches(scene.ability, AN_ACTION):
        what = SAY("of-action")
    elif not touches(scene.ability, A_STRIKE) and not speaks_of_strikes(scene):
        what = SAY("of-strike-or-action", strike=what)
    if scene.is_spoken_of(STRIKER):
        by = SAY("of", who=scene.introduced(STRIKER, GEN))
    return SAY("targeted", who=who, what=what, by=by)


def speaks_of_strikes(scene: Scene) -> bool:
    """Texts about strikes name the striker or its opponent. WL-GLOSSARY-09, A36"""
    return bool([test for test in scene.ability.tests if test.who in (STRIKER, OPPONENT)])


def before_roll(scene: Scene) -> Phrase:
    strike, whom = a_strike(scene.ability.strikes, ACC), against(scene)
    if not scene.is_spoken_of(STRIKER):
        return SAY("before-roll", strike=strike, whom=whom)
    return SAY("before-roll-of", who=scene.introduced(STRIKER), strike=strike, whom=whom)


def rolled(scene: Scene) -> Phrase:
    who = scene.introduced(VICTIM)
    if not speaks_of_strikes(scene):
        return SAY("rolled", who=who)
    went = WENT(f"is-{scene.ability.went}") if scene.ability.went else NOTHING
    return SAY("rolled-for", who=who, strike=a_strike(scene.ability.strikes, ACC), whom=against(scene), went=went)


def hit(scene: Scene) -> Phrase:
    return hit_or_missed(scene, "hit")


def missed(scene: Scene) -> Phrase:
    return hit_or_missed(scene, "missed")


def hit_or_missed(scene: Scene, how: str) -> Phrase:
    who, whom = scene.introduced(STRIKER), NOTHING
    if scene.is_spoken_of(OPPONENT):
        whom = SAY("whom", whom=scene.introduced(OPPONENT, ACC))
    return SAY("hit-or-missed", who=who, whom=whom, how=WENT(how), strike=a_strike(scene.ability.strikes, DAT))


def wounding(scene: Scene) -> Phrase:
    who, by = scene.introduced(VICTIM), NOTHING
    if scene.is_spoken_of(WOUNDER):
        by = SAY("wounded-by", who=scene.introduced(WOUNDER, ACC))
    if scene.ability.by_strike:
        of, by = SAY("wounds-of", strike=a_strike(scene.ability.strikes, ACC)), strike_by(scene)
        by = Phrase(of.en + by.en, of.de + by.de)
    return SAY("wounding", who=who, by=by)


def wounded(scene: Scene) -> Phrase:
    """Somebody has suffered wounds, by a strike perhaps."""
    if not scene.ability.by_strike:
        return SAY("wounded", who=scene.introduced(VICTIM))
    return SAY(
        "wounded-of", who=scene.introduced(VICTIM), strike=a_strike(scene.ability.strikes, ACC), by=strike_by(scene)
    )


def strike_by(scene: Scene) -> Phrase:
    """Whose strike it is, if the text cares."""
    return SAY("strike-by", who=scene.introduced(WOUNDER, GEN)) if scene.is_spoken_of(WOUNDER) else NOTHING


def struck(scene: Scene) -> Phrase:
    whom, by, kind, went = against(scene), NOTHING, scene.ability.strikes, scene.ability.went
    if scene.is_spoken_of(STRIKER):
        by = SAY("of", who=scene.introduced(STRIKER, GEN))
    if not went:
        return SAY("struck", strike=a_strike(kind, DAT), by=by, whom=whom)
    return SAY("struck-so", strike=a_strike(kind, NOM), by=by, whom=whom, went=WENT(went))


def died(scene: Scene) -> Phrase:
    who = scene.introduced(VICTIM)
    if not scene.is_spoken_of(WOUNDER):
        return SAY("died", who=who)
    return SAY("died-of", who=who, wounder=scene.introduced(WOUNDER, DAT))


def announced(scene: Scene) -> Phrase:
    """Only what opponents do is reacted to at this moment."""
    wanted, unwanted = scene.wanted.get(VICTIM, ANYONE), scene.unwanted.get(VICTIM, ())
    card = noun_phrase(wanted, scene.names, ONE, ACC, unwanted, "action", also=scene.also.get(VICTIM, ()))
    who = scene.introduced(CASTER) if scene.is_spoken_of(CASTER) else SAY("enemy")
    return SAY("announced", who=who, card=card)


# Moments at which somebody does something.
DOING: Final = {
    PERFORMED: "performed",
    ORDERED: "ordered",
    FALLING: "falling",
    MANOEUVRING: "manoeuvring",
    MANOEUVRED: "manoeuvred",
    ENTERED: "entered",
    RETRIEVED: "retrieved",
    ATTACKING: "attacking",
    ATTACKED: "attacked",
    CAST: "cast",
    KILLING: "killing",
    CHECK_PASSED: "check-passed",
    CHECK_FAILED: "check-failed",
    HEALED: "healed",
    GOT_READY: "readied",
    GOT_SPENT: "spent",
    GOT_STUNNED: "stunned",
    MOVED: "moved",
    LEFT: "left",
    GOT_EQUIPPED: "equipped",
    ROUND_BEGAN: "round-began",
    ROUND_ENDING: "round-ending",
}


def performed(scene: Scene) -> Phrase:
    """An action is over: any, or one of a kind, for which its performer was spent perhaps."""
    ability = scene.ability
    if ability.action is None and not ability.is_spent:
        return SAY(DOING[ability.trigger], who=scene.introduced(VICTIM))
    kind = ability.action or ANYONE
    what = noun_phrase(kind, scene.names, ONE, ACC, (), "spell" if ability.trigger == CAST else "deed")
    spent = SAY("spent-for-it") if ability.is_spent else NOTHING
    return SAY("performed-such", who=scene.introduced(VICTIM), what=what, spent=spent)


def doing(scene: Scene) -> Phrase:
    return SAY(DOING[scene.ability.trigger], who=scene.introduced(VICTIM))


def drew(scene: Scene) -> Phrase:
    return by_player(scene, "drew")


def initiative(scene: Scene) -> Phrase:
    return by_player(scene, "initiative")


def by_player(scene: Scene, what: str) -> Phrase:
    """Players do this, not characters. A88"""
    side = scene.wanted.get(VICTIM, ANYONE).side
    if side == "own" or scene.role(VICTIM) == SELF:
        return SAY(f"{what}-you")
    return SAY(what, who=SAY("opponent" if side == "enemy" else "player"))


MOMENT_WORDS: Final[dict[str, Callable[[Scene], Phrase]]] = {
    AIMING: aiming,
    TARGETED: targeted,
    BEFORE_ROLL: before_roll,
    ROLLED: rolled,
    HIT: hit,
    MISSED: missed,
    WOUNDING: wounding,
    WOUNDED: wounded,
    STRUCK: struck,
    DIED: died,
    ANNOUNCED: announced,
    DREW: drew,
    INITIATIVE: initiative,
    **dict.fromkeys(DOING, doing),
    **dict.fromkeys((PERFORMED, CAST), performed),
}
NAMES_NOBODY: Final = (
    BEFORE_ROLL,
    STRUCK,
    HIT,
    MISSED,
    ANNOUNCED,
    DREW,
    INITIATIVE,
    ROUND_BEGAN,
    ROUND_ENDING,
)
