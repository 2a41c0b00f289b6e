"""What is printed on Warlord cards agrees with what they do: numbers, frames and words, in both languages."""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

import pytest

from tercio.games.warlord import shipped
from tercio.games.warlord.printed.cards import STATIC, Ability, Aim, Clause, Cost, Face, Filter
from tercio.games.warlord.words.printed import CLASSES as CLASS_WORDS
from tercio.games.warlord.words.printed import TRAITS
from tercio.games.warlord.words.texts import ONLY_FOR, reading_of

CARDS = shipped()[0]
PARAGRAPHS = [
    pytest.param(face, ability, id=f"{face.id}-{number}")
    for face in CARDS.values()
    for number, ability in enumerate(face.abilities)
]

NUMBER_WORDS = {
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7, "acht": 8, "neun": 9, "zehn": 10,
}  # fmt: skip
VALUE = re.compile(r"([+-]\d+)(?:/[+-]\d+)* (ATK|AC|skill|Fertigkeit)")

# Texts that say a number in other words than the data, each with the reason.
EXCEPTIONS: dict[str, str] = {}


def numbers_in(text: str) -> Counter[int]:
    """Digits and words of number; "one" is left out, for it is an article too."""
    words = re.findall(r"\d+|\w+", text.lower().replace("d20", "20").replace("w20", "20"))
    found = [int(word) if word.isdecimal() else NUMBER_WORDS.get(word, 0) for word in words]
    return Counter([number for number in found if number > 1])


def filters_in(ability: Ability) -> list[Filter]:
    aim = [] if ability.aim is None else [ability.aim.filter]
    tests, costs = [test.filter for test in ability.tests], [cost.filter for cost in ability.costs]
    return [*aim, *tests, *costs, *[clause.filter for clause in ability.clauses]]


def traits_in(f: Filter) -> list[str]:
    return [trait for trait in (f.trait, f.not_trait, f.bears, f.bears_not) if trait]


def numbers_of(face: Face, ability: Ability) -> set[int]:
    """Every number of 2 or more that the rules read from the data, the values of a summoned character among them."""
    found: list[int] = [cost.number for cost in ability.costs]
    found += [] if ability.aim is None else [ability.aim.least, ability.aim.most]
    for f in filters_in(ability):
        found += [f.level_least, f.level_most, 2 if f.place in ("shot", "within-2") else 0]
    for clause in ability.clauses:
        found += [abs(clause.amount), clause.dc, clause.number, 3 if clause.to == "far" else 0]
        if clause.do == "summon":
            found += [*face.attacks, face.armour, face.skill, face.hit_points]
    return {number for number in found if number > 1}


def frame_in(text: str, order: str, react: str, spend: str) -> tuple[str, bool]:
    """Which frame the text has, and whether the performer is spent."""
    for kind, word in (("order", order), ("react", react)):
        found = re.search(rf"(?:^|, )({spend})?{word}:", text)
        if found:
            return kind, bool(found.group(1))
    return STATIC, False


def numbers_that_differ(face: Face, ability: Ability) -> list[str]:
    found: list[str] = []
    for text, words in zip((ability.text_en, ability.text_de), reading_of(face, ability, CARDS), strict=True):
        found += [f"no number of the effect: {n}" for n in set(numbers_in(text)) - set(numbers_in(words))]
        found += [f"a number of the effect is not told: {n}" for n in numbers_of(face, ability) - set(numbers_in(text))]
        found += [f"not given: {value}" for value in set(VALUE.findall(text)) - set(VALUE.findall(words))]
    if numbers_in(ability.text_en) != numbers_in(ability.text_de):
        found.append("the languages tell other numbers")
    return found


def frames_that_differ(ability: Ability) -> list[str]:
    """Spend, Order and React, and before or after what."""
    found: list[str] = []
    if frame_in(ability.text_en, "Order", "React", "Spend ") != (ability.kind, ability.spend):
        found.append("en: another frame")
    if frame_in(ability.text_de, "Befehl", "Reaktion", "Verausgaben, ") != (ability.kind, ability.spend):
        found.append("de: another frame")
    if ability.kind == "react":
        en, de = ("before ", "bevor ") if ability.trigger.startswith("before:") else ("after ", "nach")
        found += ["en: another moment"] if f": {en}" not in ability.text_en and f", {en}" not in ability.text_en else []
        found += ["de: another moment"] if f": {de}" not in ability.text_de and f", {de}" not in ability.text_de else []
    return found


class Term(NamedTuple):
    """A word of the game: where the data has it, and how it is printed; if `is_sure`, it is printed only there."""

    name: str
    is_there: Callable[[Ability], bool]
    en: str
    de: str
    is_sure: bool = True


def does(*verbs: str) -> Callable[[Ability], bool]:
    return lambda ability: any([clause.do in verbs or clause.word in verbs for clause in ability.clauses])


def pays(*costs: str) -> Callable[[Ability], bool]:
    return lambda ability: any([cost.pay in costs for cost in ability.costs])


def filters(**wanted: str | bool) -> Callable[[Ability], bool]:
    """Some filter has one of these."""
    return lambda ability: any([getattr(f, key) == value for f in filters_in(ability) for key, value in wanted.items()])


def changes(*stats: str) -> Callable[[Ability], bool]:
    return lambda ability: any([clause.stat in stats for clause in ability.clauses])


def either(*parts: Callable[[Ability], bool]) -> Callable[[Ability], bool]:
    return lambda ability: any([part(ability) for part in parts])


def has_limit(limit: str) -> Callable[[Ability], bool]:
    return lambda ability: ability.limit == limit


def is_ranged(ability: Ability) -> bool:
    verbs = [clause for clause in ability.clauses if clause.kind == "ranged" or "ranged" in clause.stat + clause.word]
    return bool(verbs) or ability.strikes != "melee"


def is_deadly(ability: Ability) -> bool:
    killing = [clause for clause in ability.clauses if clause.do in ("kill", "summon") or clause.when == "killed"]
    return bool(killing) or "died" in ability.trigger or ability.went == "killed" or pays("kill-own")(ability)


def lasts_for_the_round(ability: Ability) -> bool:
    lasting = [
        clause for clause in ability.clauses if clause.do in ("modify", "grant", "set") and clause.until == "round"
    ]
    return ability.kind != STATIC and bool(lasting)


TERMS = (
    Term("stun", either(does("stun", "table-of-fate"), pays("stun-self"), filters(state="stunned")), "stun", "betäub"),
    Term("ready", does("ready"), "ready", "erholt", is_sure=False),
    Term("spend", does("spend", "table-of-fate"), "spen[dt]", "verausgab", is_sure=False),
    Term("dies", either(is_deadly, does("attack-unspent"), changes("doomed")), r"\bdie[sd]|\bkill", "st[iao]rb|töte"),
    Term("Warlord", either(filters(warlord="yes"), filters(warlord="no"), changes("successor")), "Warlord", "Warlord"),
    Term("magic", lambda a: any([v.kind == "magic" or v.stat == "check-magic" for v in a.clauses]), "magic", "Magie"),
    Term("ranged", is_ranged, "ranged", "Fern(angriff|kampf)"),
    Term("draw", does("draw"), r"\bdraw", r"\bzieh"),
    Term("at random", does("discard-random"), "random", "zufällig"),
    Term("adjacent", filters(place="adjacent"), "adjacent", "neben"),
    Term("opposite", filters(alignment="opposite"), "opposite", "entgegengesetzt"),
    Term("spell", either(filters(spell=True), changes("level-spells")), "spell", "Zauberspr"),
    Term("army", filters(place="own-army"), "army", "Armee", is_sure=False),
    Term("front", filters(place="front"), "front rank", "vorderste", is_sure=False),
    Term(
        "enemy", lambda a: a.aim is not None and a.aim.filter.side == "enemy", "enem", "feindlich|Feind", is_sure=False
    ),
    Term("own", lambda a: a.aim is not None and a.aim.filter.side == "own", "your", "dein", is_sure=False),
    Term("another", filters(other=True), "other", "ander", is_sure=False),
    Term("wounded", either(filters(wounded="yes")), "wound", "wund", is_sure=False),
    Term("spend the item", pays("spend-item"), "^spend this item,", "^diesen Gegenstand verausgaben,"),
    Term("discard the item", pays("discard-item"), "^discard this item,", "^diesen Gegenstand ablegen,"),
    Term("discard cards", pays("discard-hand"), "^discard [a-z]+ cards?", "^[a-z]+ Handkarten? ablegen"),
    Term("kill", pays("kill-own"), "^kill another", "^einen anderen .* töten"),
    Term("spend another", pays("spend-other"), "^spend another", "^einen anderen .* verausgaben"),
    Term("suffer a wound", pays("wound-self"), "^suffer ", "^[a-z]+ Wunden? erleiden"),
    Term("once a round", has_limit("round"), "Once a round", "Einmal pro Runde"),
    Term("once a game", has_limit("game"), "(?<!character )once a game", "(?<!Charakter )einmal pro Spiel"),
    Term("each once a game", has_limit("character"), "each character once a game", "jeder Charakter einmal pro"),
    Term("any number", has_limit("none"), "any number of times", "beliebig oft"),
    Term("for the round", lasts_for_the_round, "end of the round|this round", "Ende der Runde|dieser Runde", False),
    Term("level", lambda a: bool(re.search("level_(least|most)=[1-9]", repr(a))), "level", "Stufe", is_sure=False),
)

# Texts in which a term stands for something else, by card and term, each with the reason.
OTHER_WORDS: dict[tuple[str, str], str] = {
    ("knight-of-no-banner", "Warlord"): "the rule it sets aside is about the Warlord",
}


def terms_that_differ(face: Face, ability: Ability) -> list[str]:
    found: list[str] = []
    for term in TERMS:
        if (face.id, term.name) in OTHER_WORDS:
            continue
        for lang, text, pattern in (("en", ability.text_en, term.en), ("de", ability.text_de, term.de)):
            is_printed = re.search(pattern, text, re.IGNORECASE) is not None
            if is_printed != term.is_there(ability) and (term.is_sure or not is_printed):
                found.append(f"{lang}: {term.name} is {'' if is_printed else 'not '}printed")
    return found


def names_that_are_missing(ability: Ability) -> list[str]:
    """Traits, factions and classes of which the data speaks."""
    words = [TRAITS[trait] for f in filters_in(ability) for trait in (*traits_in(f), f.faction) if trait in TRAITS]
    words += [CLASS_WORDS[f.char_class] for f in filters_in(ability) if f.char_class]
    words += [TRAITS[clause.word] for clause in ability.clauses if clause.stat == "trait"]
    found = [word.en for word in words if word.en[:4].lower() not in ability.text_en.lower()]
    return found + [word.de for word in words if word.de[:4].lower() not in ability.text_de.lower()]


@pytest.mark.parametrize(("face", "ability"), PARAGRAPHS)
def test_there_is_no_text_without_effect_and_no_effect_without_text(face: Face, ability: Ability) -> None:
    has_effect = bool(ability.clauses or ability.lifts or (ability.rule == ONLY_FOR and ability.tests))

    assert has_effect
    assert ability.text_en.strip()
    assert ability.text_de.strip()
    assert ability.text_en != ability.text_de


@pytest.mark.parametrize(("face", "ability"), PARAGRAPHS)
def test_printed_numbers_are_the_numbers_of_the_effect(face: Face, ability: Ability) -> None:
    assert numbers_that_differ(face, ability) == [] or face.id in EXCEPTIONS


@pytest.mark.parametrize(("face", "ability"), PARAGRAPHS)
def test_the_printed_frame_is_that_of_the_effect(face: Face, ability: Ability) -> None:
    assert frames_that_differ(ability) == []


@pytest.mark.parametrize(("face", "ability"), PARAGRAPHS)
def test_printed_words_are_the_words_of_the_effect(face: Face, ability: Ability) -> None:
    assert terms_that_differ(face, ability) == []
    assert names_that_are_missing(ability) == []


# -- the checks above notice what they are for -------------------------------------------------------

BLADE = CARDS["turn-the-blade"]
SPARK = CARDS["spite-spark"]


@pytest.mark.parametrize(
    "changed",
    [
        {"text_en": BLADE.abilities[0].text_en.replace("+5", "+6")},
        {"text_de": BLADE.abilities[0].text_de.replace("+5", "+6")},
        {"text_en": BLADE.abilities[0].text_en.replace("+5 AC", "-5 AC")},
        {"text_en": BLADE.abilities[0].text_en.replace("+5 AC", "+5 ATK")},
        {"text_de": BLADE.abilities[0].text_de + " Ziehe zwei Karten."},
        {"clauses": (*BLADE.abilities[0].clauses, Clause("draw", number=2))},
        {"clauses": (replace(BLADE.abilities[0].clauses[0], amount=4),)},
    ],
    ids=["en", "de", "sign", "value", "one-language", "more-done", "less"],
)
def test_a_number_that_differs_is_noticed(changed: dict[str, object]) -> None:
    assert numbers_that_differ(BLADE, BLADE.abilities[0]) == []
    assert numbers_that_differ(BLADE, replace(BLADE.abilities[0], **changed)) != []  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "changed",
    [
        {"spend": True},
        {"kind": "order"},
        {"kind": "static"},
        {"trigger": "after:rolled"},
        {"text_en": "Spend " + BLADE.abilities[0].text_en},
        {"text_de": BLADE.abilities[0].text_de.replace("Reaktion", "Befehl")},
    ],
)
def test_another_frame_is_noticed(changed: dict[str, object]) -> None:
    assert frames_that_differ(BLADE.abilities[0]) == []
    assert frames_that_differ(replace(BLADE.abilities[0], **changed)) != []  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "changed",
    [
        {"limit": "round"},
        {"aim": Aim(Filter(side="own", place="shot"))},
        {"aim": Aim(Filter(side="enemy", place="shot", warlord="no"))},
        {"clauses": (*SPARK.abilities[0].clauses, Clause("stun", who="target"))},
        {"clauses": (Clause("wound", who="target", amount=1),)},
        {"costs": (Cost("discard-item"),)},
        {"text_en": SPARK.abilities[0].text_en + " Once a game."},
        {"text_de": SPARK.abilities[0].text_de.replace("feindlicher ", "")},
    ],
)
def test_other_words_are_noticed(changed: dict[str, object]) -> None:
    assert terms_that_differ(SPARK, SPARK.abilities[0]) == []
    assert terms_that_differ(SPARK, replace(SPARK.abilities[0], **changed)) != []  # type: ignore[arg-type]


def test_exceptions_are_exceptions() -> None:
    """A card that needs none any more is taken off the lists."""
    for card in EXCEPTIONS:
        assert [1 for ability in CARDS[card].abilities if numbers_that_differ(CARDS[card], ability)]
    for card, name in OTHER_WORDS:
        term = next(term for term in TERMS if term.name == name)
        assert [1 for a in CARDS[card].abilities if bool(re.search(term.en, a.text_en)) != term.is_there(a)]
