"""Events tell what a number is made of, and what an effect changes."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording, signed
from tercio.games.warlord.abilities.registry import STATS, feat_names, feats
from tercio.games.warlord.field.lending import text_of
from tercio.games.warlord.printed.cards import CLASS_NUMBERS
from tercio.games.warlord.printed.traits import TRAIT_NUMBERS
from tercio.games.warlord.state import Warlord
from tercio.games.warlord.words import names
from tercio.games.warlord.words.printed import CLASSES, FEATS, TRAITS
from tercio.kernel import NOBODY, Event, Match, Receipt, Tally
from tercio.kernel.tally import ADD, told

SAY: Final = Wording("tercio.games.warlord", "change")
NAMES: Final = Wording("tercio.games.warlord", "names")
TRIGGERS: Final = Wording("tercio.games.warlord", "trigger")

# What an effect may change, with its number in events: the stats that say so, and these, which are no stats. A number
# never changes, and nothing else ever has it.
OTHERS: Final = {"other": 0, "die": 8, "must-strike": 15}
CHANGES: Final = {**OTHERS, **{key: number for stat in STATS.values() for key, number in stat.changes().items()}}
KEYS: Final = {number: key for key, number in CHANGES.items()}
OF_FEATS: Final = 100  # to this the number of a feat is added,
OF_TRAITS: Final = 200  # and to this that of a trait
CLASS_KEYS: Final = {number: name for name, number in CLASS_NUMBERS.items()}
TRAIT_KEYS: Final = {number: trait for trait, number in TRAIT_NUMBERS.items()}
PLAIN: Final = ("next-natural", "set-atk", "set-ac")  # said without a sign


# -- into events -----------------------------------------------------------------


def tell_sum(m: Match, name: str, subject: int, tally: Tally) -> None:
    """An event tells how a number came about, where anything was added to what is printed."""
    if len(tally.receipts) > 1:
        made_of = lines_of(tally)
        if len(made_of) > 1:
            m.emit(Event(name, made_of[0].rule, (subject, tally.total), receipts=made_of))


def lines_of(tally: Tally) -> tuple[Receipt, ...]:
    """The lines that make a difference."""
    return tuple([receipt for receipt in told(tally) if receipt.value or receipt.band != ADD])


def change(stat: str, word: str = "", is_set: bool = False) -> int:
    """What an effect changes has this number; 0 where nothing is said of it."""
    if stat == "feat":
        return OF_FEATS + feats()[word].number
    if stat == "trait":
        return OF_TRAITS + TRAIT_NUMBERS[word] if word in TRAIT_NUMBERS else CHANGES["other"]
    return CHANGES.get(f"set-{stat}" if is_set else f"{stat}:{word}" if word else stat, CHANGES["other"])


# -- into words ------------------------------------------------------------------


def name_of(state: Warlord, kind: str, value: int, lang: str, of: int = NOBODY) -> str:
    if kind == "change":
        return change_words(value, of, lang)
    if kind == "feat":
        return FEATS[feat_names()[value]].spoken(lang)
    if kind == "trait":
        return TRAITS[TRAIT_KEYS[value]].spoken(lang) if value in TRAIT_KEYS else NAMES.spoken("a-trait", lang)
    if kind == "class":
        return CLASSES[CLASS_KEYS[value]].spoken(lang)
    if kind == "trigger":
        lent = text_of(state, state.cards[of], value)
        return NAMES.spoken("a-moment", lang) if lent is None else TRIGGERS.spoken(lent.ability.trigger, lang)
    if kind == "feat-trigger":
        [moment] = [feat.moment for feat in feats().values() if feat.number == value and feat.moment]
        return TRIGGERS.spoken(moment, lang)
    if kind == "die":
        return die_words(value, lang)
    return names.name_of(state, kind, value, lang, of)


def die_words(face: int, lang: str) -> str:
    """The words say so where the face alone decides. WL-DICE-02"""
    return NAMES.spoken("natural" if face in (1, 20) else "die", lang, face=face)


def change_words(number: int, amount: int, lang: str) -> str:
    """A character has +2 ATK, is a rogue, has Riposte +3."""
    if number >= OF_TRAITS:
        return SAY.spoken("trait", lang, trait=TRAITS[TRAIT_KEYS[number - OF_TRAITS]])
    if number >= OF_FEATS:
        return SAY.spoken("feat", lang, feat=FEATS[feat_names()[number - OF_FEATS]], number=signed(amount))
    key = KEYS[number]
    return SAY.spoken(key, lang, number=str(amount) if key in PLAIN else signed(amount))
