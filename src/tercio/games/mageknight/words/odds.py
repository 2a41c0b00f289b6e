"""What an attack that a player is offered would need, in words: before it is declared, and while it is prepared."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.games.mageknight.abilities.ability import STRIKES_ALL
from tercio.games.mageknight.abilities.bearers import power_of
from tercio.games.mageknight.abilities.registry import names_answering
from tercio.games.mageknight.printed.dials import ATTACK, DAMAGE
from tercio.games.mageknight.rules.combat.healing import healers
from tercio.games.mageknight.rules.combat.powers import aimed, unaimed
from tercio.games.mageknight.rules.combat.targets import strike_targets
from tercio.games.mageknight.rules.combat.volleys import PLAIN, PRECISE, volleys
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.thinking.previews import Preview, attack_preview
from tercio.kernel import NOBODY, Option

CLOSE: Final = ("close", "capture", "finish")
CAPTURES: Final = ("capture", "finish")
BLANK: Final = {"blank-attack": ATTACK, "blank-damage": DAMAGE}

word: Final = Wording("tercio.games.mageknight", "words.odds").spoken


def blows() -> tuple[str, ...]:
    return (*CLOSE, *names_answering(STRIKES_ALL))


def shots() -> tuple[str, ...]:
    return ("ranged", "precise", *unaimed(), *aimed())


def volley_keys() -> tuple[str, ...]:
    """The first pick is the target, the others help."""
    return (PLAIN, PRECISE, *volleys())


def attacks() -> tuple[str, ...]:
    return (*blows(), *shots(), *volley_keys(), *healers())


def wielded_by(key: str) -> str:
    """The ability with which this option attacks or heals."""
    power = {**aimed(), **unaimed(), **volleys(), **healers()}.get(key)
    return "" if power is None else power.name


def targets_of(state: MageKnight, option: Option) -> list[Warrior]:
    """Whom this attack may be aimed at, or whom it strikes without being aimed."""
    attacker = state.find(option.subject)
    if attacker is None or option.key not in attacks():
        return []
    if option.key in names_answering(STRIKES_ALL):
        return list(strike_targets(state, attacker))
    if option.key in unaimed():
        return [state.warriors[number] for number in unaimed()[option.key].strikes(state, attacker)]
    found = [state.find(pick) for pick in option.among]
    is_help = option.key in healers()
    return [w for w in found if w is not None and (is_help or w.guard == attacker.id or is_foe(state, attacker, w))]


def is_foe(state: MageKnight, attacker: Warrior, other: Warrior) -> bool:
    return state.are_enemies(attacker, other)


def preview_of(
    state: MageKnight, key: str, attacker: Warrior, target: Warrior, supporters: int = 0, point_blank: str = ""
) -> Preview:
    """The figures that would count, if nobody switches anything off."""
    using = wielded_by(key)
    power = power_of(using)
    return attack_preview(
        state,
        attacker,
        target,
        is_ranged=key not in blows() and (power.heals_afar or not power.heals),
        supporters=supporters,
        is_capture=key in CAPTURES,
        is_precise=key in ("precise", PRECISE),
        point_blank=point_blank,
        using=using,
    )


def odds_words(state: MageKnight, key: str, attacker: Warrior, target: Warrior, lang: str) -> str:
    """Needs 7+ (58 %), 2 clicks"""
    return told_odds(key, attacker, preview_of(state, key, attacker, target), lang)


def told_odds(key: str, attacker: Warrior, preview: Preview, lang: str) -> str:
    parts = [
        word("needs", lang, needed=preview.needed, percent=preview.percent),
        effect_words(key, attacker, preview, lang),
    ]
    parts.append(word("saving", lang) if preview.saving else "")
    return ", ".join([part for part in parts if part])


def effect_words(key: str, attacker: Warrior, preview: Preview, lang: str) -> str:
    if key in CAPTURES:
        return word("captive" if key == "capture" else "eliminates", lang)
    power = power_of(wielded_by(key))
    if power.heals:
        return word("heals", lang, number=attacker.now.damage) if key == "heal" else word("heals-by-die", lang)
    if not power.harms:
        return ""
    if preview.die:
        return word("by-die", lang)
    return word("click", lang) if preview.clicks == 1 else word("clicks", lang, number=preview.clicks)


def helped_words(state: MageKnight, key: str, attacker: Warrior, target: int, helpers: int, lang: str) -> str:
    """The attack needs this alone, and that with everybody's help. MK-MOB-03"""
    foe = state.find(target)
    if foe is None or attacker.id == NOBODY:
        return ""
    alone = told_odds(key, attacker, preview_of(state, key, attacker, foe), lang)
    helped = told_odds(key, attacker, preview_of(state, key, attacker, foe, helpers), lang)
    more = (
        word("helped-by-one", lang, helped=helped)
        if helpers == 1
        else word("helped", lang, number=helpers, helped=helped)
    )
    return f"{alone}; {more}"
