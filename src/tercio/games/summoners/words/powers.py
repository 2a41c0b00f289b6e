"""What a spell or card action does, in sentences: each verb says its own."""

from __future__ import annotations

from typing import Final

from tercio.content.table import Phrase
from tercio.content.wording import Wording
from tercio.games.summoners.abilities.special_rule import special_rules
from tercio.games.summoners.printed.profiles import Attack, Power, TerrainKind
from tercio.games.summoners.words.figures import inches

SAY: Final = Wording("tercio.games.summoners", "powers")


def text_of(power: Power, kinds: dict[str, TerrainKind]) -> Phrase:
    """The text of a card that has none of its own."""
    key = f"each-{power.target}" if power.burst else power.target
    who = SAY(key, distance=inches(power.burst))
    said = [effect.verb.said(effect, who, kinds) for effect in power.effects]
    if power.attack is not None:
        said.append(attack_text(power.attack))
    if power.upkeep:
        said.append(SAY("channelled"))
    return joined(said, " ")


def attack_text(attack: Attack) -> Phrase:
    if not attack.traits:
        return SAY("attack", dice=attack.dice)
    return SAY(
        "special-attack", dice=attack.dice, special=joined([trait_name(*trait) for trait in attack.traits], ", ")
    )


def trait_name(word: str, number: int, is_plus: bool = False) -> Phrase:
    """A special rule as cards print it: Flyer, Fire (1), Fire (+1)."""
    name, shown = special_rules()[word].name, f" ({'+' if is_plus else ''}{number})" if number else ""
    return Phrase(name.en + shown, name.de + shown)


def joined(phrases: list[Phrase], between: str) -> Phrase:
    return Phrase(between.join([each.en for each in phrases]), between.join([each.de for each in phrases]))
