"""Every text of a Warlord card is read from its data in both languages, and what is printed says the same."""

import re
from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

import pytest

from tercio.content.table import Phrase
from tercio.games.warlord import shipped
from tercio.games.warlord.content.lines import ALIGNMENTS, ALL_VERBS, PLACES, RESULTS, SIDES, STATES, YES_NO
from tercio.games.warlord.content.pack import LIMITS, PAYMENTS, WENT
from tercio.games.warlord.printed.cards import (
    ANYONE,
    CLASSES,
    DURATIONS,
    FACTIONS,
    FEATS,
    FILTER_NAMES,
    KINDS,
    OF_PLAY,
    OF_PRINT,
    ROLES,
    STATIC,
    TYPES,
    Ability,
    Aim,
    Cost,
    Face,
    Filter,
    Verb,
)
from tercio.games.warlord.printed.cards import (
    Test as Condition,
)
from tercio.games.warlord.steps.moments import MOMENTS
from tercio.games.warlord.verbs.special import SPECIAL
from tercio.games.warlord.words.filters import PLACES as PLACE_WORDS
from tercio.games.warlord.words.filters import STATES as STATE_WORDS
from tercio.games.warlord.words.frames import FRAMES
from tercio.games.warlord.words.moments import MOMENT_WORDS, STRIKES
from tercio.games.warlord.words.moments import WENT as WENT_WORDS
from tercio.games.warlord.words.piles import SPECIAL_WORDS, WAYS
from tercio.games.warlord.words.printed import CLASSES as CLASS_WORDS
from tercio.games.warlord.words.printed import FEATS as FEAT_WORDS
from tercio.games.warlord.words.printed import TRAITS, symbol_words
from tercio.games.warlord.words.printed import TYPES as TYPE_WORDS
from tercio.games.warlord.words.said import UNTIL
from tercio.games.warlord.words.sentences import RESULTS as RESULT_WORDS
from tercio.games.warlord.words.stats import BANS, has_reading
from tercio.games.warlord.words.strikes import STRIKE_MANNERS
from tercio.games.warlord.words.texts import LIFTS, ONLY_FOR, reading_of, readings_of
from tercio.games.warlord.words.texts import LIMITS as LIMIT_WORDS
from tercio.games.warlord.words.verbs import VERB_WORDS

CARDS = shipped()[0]
PARAGRAPHS = [
    pytest.param(face, ability, id=f"{face.id}-{number}")
    for face in CARDS.values()
    for number, ability in enumerate(face.abilities)
]

CHARACTER = Face("hero", "Hero", "Held", "character", traits=("dwarves",))


def read(ability: Ability, face: Face = CHARACTER) -> Phrase:
    return reading_of(replace(face, abilities=(ability,)), ability, CARDS)


# -- every card has a reading ------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "ability"), PARAGRAPHS)
def test_every_paragraph_has_a_reading_of_whole_sentences(face: Face, ability: Ability) -> None:
    for words in reading_of(face, ability, CARDS):
        assert re.fullmatch(r"[A-ZÄÖÜ0-9].*[.]", words)
        assert not re.search(r"  |[{}¦#]| [.,;:]|[a-z]-[a-z]+-|\b(None|True|False)\b", words)


def test_all_paragraphs_of_a_card_are_read_in_their_order() -> None:
    face = CARDS["vigil-lamp"]

    assert [words.en for words in readings_of(face, CARDS)] == [
        "Always: The character with this card has +4 on saves against magic.",
        "Spend Order: Choose a character of yours in this rank. Attach this card to it.",
    ]


@pytest.mark.parametrize(
    ("card", "en", "de"),
    [
        (
            "spite-spark",
            (
                "Spend Order: Choose an enemy character two ranks away. It makes a save against magic (14). If it"
                " fails, it suffers 1 wound."
            ),
            (
                "Verausgaben, Befehl: Wähle einen feindlichen Charakter in zwei Rängen Entfernung. Er legt einen"
                " Rettungswurf gegen Magie (14) ab. Misslingt der Wurf, erleidet er 1 Wunde."
            ),
        ),
        (
            "not-yet-old-friend",
            (
                "Spend React: after another character of yours that is no Warlord has died: It goes to your hand"
                " instead of the discard pile."
            ),
            (
                "Verausgaben, Reaktion: nachdem ein anderer eigener Charakter, der kein Warlord ist, gestorben ist: Er"
                " kommt auf deine Hand statt auf den Ablegestapel."
            ),
        ),
        (
            "thane-of-the-deep-gate",
            "While this character bears an item with the trait Shield: It has +2 AC.",
            "Solange dieser Charakter einen Gegenstand mit der Eigenschaft Schild trägt: Er hat +2 AC.",
        ),
        (
            "reckless-charge",
            "Order: This character has +4 ATK and -4 AC until the end of the round.",
            "Befehl: Dieser Charakter hat bis zum Ende der Runde +4 ATK und -4 AC.",
        ),
        (
            "strip-the-baggage",
            "Discard 2 cards, Order: Draw 3 cards.",
            "2 Handkarten ablegen, Befehl: Ziehe 3 Karten.",
        ),
        ("kingsdelve", "Only for characters of the faction Dwarves.", "Nur für Charaktere der Faktion Zwerge."),
    ],
)
def test_readings_are_good_english_and_german(card: str, en: str, de: str) -> None:
    face = CARDS[card]

    assert reading_of(face, face.abilities[0], CARDS) == (en, de)


# -- no word of the vocabulary is without words ------------------------------------------------------


@pytest.mark.parametrize(
    ("vocabulary", "words"),
    [
        (ALL_VERBS, VERB_WORDS),
        (SPECIAL, SPECIAL_WORDS),
        (MOMENTS, MOMENT_WORDS),
        (PLACES, PLACE_WORDS),
        (STATES, STATE_WORDS),
        (DURATIONS, UNTIL),
        (LIMITS, LIMIT_WORDS),
        (WENT, WENT_WORDS),
        (RESULTS, {how for words in RESULT_WORDS.values() for how in words}),
        (("melee", "ranged", "both"), STRIKES),
        ([(kind, spend) for kind in KINDS for spend in (False, True)], FRAMES),
        (CLASSES, CLASS_WORDS),
        (TYPES, TYPE_WORDS),
        (FEATS, FEAT_WORDS),
        (FACTIONS, TRAITS),
    ],
    ids=[
        "verbs",
        "named rules",
        "moments",
        "places",
        "states",
        "durations",
        "limits",
        "went",
        "results",
        "strikes",
        "frames",
        "classes",
        "types",
        "feats",
        "factions",
    ],
)
def test_every_word_of_the_vocabulary_has_words(vocabulary: object, words: object) -> None:
    assert set(vocabulary) - set(words) == set()  # type: ignore[call-overload]


def filters_in(ability: Ability) -> list[Filter]:
    aim = [] if ability.aim is None else [ability.aim.filter]
    tests, costs = [test.filter for test in ability.tests], [cost.filter for cost in ability.costs]
    return [*aim, *tests, *costs, *[verb.filter for verb in ability.verbs]]


def traits_in(f: Filter) -> list[str]:
    return [trait for trait in (f.trait, f.not_trait, f.bears, f.bears_not) if trait]


def abilities_in_packs() -> list[Ability]:
    return [ability for face in CARDS.values() for ability in face.abilities]


def verbs_in_packs() -> Iterator[tuple[str, Ability, Verb]]:
    for face in CARDS.values():
        for ability in face.abilities:
            for verb in ability.verbs:
                yield face.id, ability, verb


def test_every_value_that_a_pack_changes_has_words() -> None:
    unknown = [(card, verb.stat) for card, _, verb in verbs_in_packs() if verb.stat and not has_reading(verb.stat)]

    assert unknown == []


def test_every_word_of_a_verb_in_a_pack_has_words() -> None:
    free = {"grant", "modify", "ready-item"}  # a trait, a feat or a class, looked at below
    unknown = [
        (card, verb.do, verb.word)
        for card, _, verb in verbs_in_packs()
        if (verb.stat == "ban" and verb.word not in BANS)
        or (verb.do == "strike" and verb.word and verb.word not in STRIKE_MANNERS)
        or (verb.word and verb.do not in {*free, "strike", "special"})
        or (verb.do == "move" and verb.to and verb.to not in WAYS)
    ]

    assert unknown == []


def test_every_trait_in_a_pack_has_a_german_and_an_english_name() -> None:
    printed = {trait for face in CARDS.values() for trait in face.traits}
    spoken_of = {trait for ability in abilities_in_packs() for f in filters_in(ability) for trait in traits_in(f)}
    given = {verb.word for _, _, verb in verbs_in_packs() if verb.stat == "trait"}

    assert (printed | spoken_of | given) - set(TRAITS) == set()


def test_every_rule_that_a_text_sets_aside_has_words() -> None:
    assert {rule for ability in abilities_in_packs() for rule in ability.lifts} - set(LIFTS) == set()


def test_a_pack_may_invent_traits_and_name_any_rule() -> None:
    ability = Ability(STATIC, lifts=("WL-ATTACK-03",), tests=(Condition("self", Filter(trait="sea-wolf")),))

    assert read(ability).en == (
        "While this character has the trait Sea Wolf: It is not bound by the rule WL-ATTACK-03."
    )


# -- nothing in the data is passed over --------------------------------------------------------------

STRIKE = Verb("strike", kind="melee")
ORDER = Ability("order", aim=Aim(ANYONE), verbs=(Verb("kill", who="target"),))

FILTERS = {
    "side": SIDES,
    "place": [place for place in PLACES if place != "reach"],  # the same as within-1
    "trait": ("undead", "knight"),
    "not_trait": ("undead", "knight"),
    "faction": FACTIONS,
    "char_class": CLASSES,
    "type": TYPES,
    "name": ("velvet-ishka", "hired-knife"),
    "bears": ("shield", "steed"),
    "bears_not": ("shield", "steed"),
    "level_least": (2, 3),
    "level_most": (1, 2, 3),
    "level_below_self": (True,),
    "state": STATES,
    "alignment": ALIGNMENTS,
    "wounded": YES_NO,
    "warlord": YES_NO,
    "other": (True,),
    "spell": (True,),
}


def that_says(name: str, value: Any) -> Filter:
    given: dict[str, Any] = {name: value}
    return Filter(**given)


def differ(readings: list[Phrase]) -> bool:
    return all([len({words[lang] for words in readings}) == len(readings) for lang in (0, 1)])


def test_every_field_of_a_filter_is_tried_below() -> None:
    assert set(FILTERS) | {"me"} == set(FILTER_NAMES)


def test_every_field_of_a_filter_is_of_persons_of_places_of_print_or_of_play() -> None:
    assert {"me", "other", "side", "place", *OF_PRINT, *OF_PLAY} == set(FILTER_NAMES)


@pytest.mark.parametrize("field", FILTERS)
def test_every_condition_on_a_target_is_read(field: str) -> None:
    # A character is what a target is anyway.
    values = [value for value in FILTERS[field] if value != "character"]
    filters = [ANYONE, *[that_says(field, value) for value in values]]

    assert differ([read(replace(ORDER, aim=Aim(f))) for f in filters])


@pytest.mark.parametrize("field", [field for field in FILTERS if field not in ("side", "other", "spell", "type")])
def test_every_condition_on_the_performer_is_read(field: str) -> None:
    if field in ("level_below_self", "alignment"):  # nobody is below itself, or opposite to itself
        values: list[object] = [value for value in FILTERS[field] if value in ("good", "evil")]
    else:
        values = list(FILTERS[field])
    tests = [(), *[(Condition("self", that_says(field, value)),) for value in values]]

    assert differ([read(replace(ORDER, tests=test)) for test in tests])


@pytest.mark.parametrize("field", FILTERS)
def test_every_condition_on_the_subject_of_a_trigger_is_read(field: str) -> None:
    react = Ability("react", trigger="after:died", verbs=(Verb("draw"),))
    tests = [
        Condition("victim", that_says(field, value), is_not)
        for value in FILTERS[field]
        for is_not in (False, True)
        if value != "character"
    ]

    assert differ([read(react), *[read(replace(react, tests=(test,))) for test in tests]])


VERBS = {
    "do": [Verb(do) for do in ("ready", "spend", "stun", "kill")],
    "who": [Verb("ready", who=role) for role in ROLES if role not in ("targets", "opponent")],
    "amount": [Verb("wound", amount=1), Verb("wound", amount=2)],
    "per": [Verb("strike", kind="ranged", amount=1, per=per) for per in ("", "level")],
    "stat": [Verb("modify", amount=1, stat=stat) for stat in ("atk", "ac", "skill", "hp", "level", "ranged")],
    "until": [Verb("modify", amount=1, stat="atk", until=until) for until in DURATIONS],
    "when": [Verb("ready", when=when) for when in ("", "passed", "failed", "hit", "missed", "killed")],
    "filter": [Verb("ready", who="all", filter=Filter(side=side)) for side in SIDES],
    "dc": [Verb("check", dc=15), Verb("check", dc=16)],
    "to": [Verb("move", to=to) for to in WAYS],
    "kind": [Verb("check", dc=15, kind="magic"), Verb("check", dc=15)],
    "number": [Verb("draw", number=number) for number in (1, 2, 3)],
    "optional": [Verb("ready", optional=optional) for optional in (False, True)],
    "word": [Verb("strike", kind="ranged", amount=3, word=word) for word in ("", *STRIKE_MANNERS)],
}


def test_every_field_of_a_verb_is_tried_below() -> None:
    assert set(VERBS) == {field.name for field in fields(Verb)}


@pytest.mark.parametrize("field", VERBS)
def test_every_detail_of_a_verb_is_read(field: str) -> None:
    strike = Ability("react", trigger="after:struck", aim=Aim(Filter(side="enemy")), verbs=(STRIKE,))

    assert differ([read(replace(strike, verbs=(verb,))) for verb in VERBS[field]])


ABILITIES = {
    "kind": [Ability(kind, trigger="after:died", verbs=(Verb("draw"),)) for kind in KINDS],
    "spend": [Ability("order", spend, verbs=(Verb("draw"),)) for spend in (False, True)],
    "trigger": [Ability("react", trigger=moment, verbs=(Verb("draw"),)) for moment in MOMENTS],
    "tests": [ORDER, replace(ORDER, tests=(Condition("self", Filter(state="ready")),))],
    "costs": [replace(ORDER, costs=(Cost(pay, number),)) for pay in PAYMENTS for number in (1, 2)],
    "aim": [replace(ORDER, aim=aim) for aim in (None, Aim(ANYONE), Aim(ANYONE, 2, 2), Aim(ANYONE, 1, 2))],
    "verbs": [ORDER, replace(ORDER, verbs=())],
    "limit": [replace(ORDER, limit=limit) for limit in ("", *LIMITS)],
    "strikes": [
        Ability("react", trigger="before:rolled", strikes=strikes, verbs=(Verb("draw"),))
        for strikes in ("melee", "ranged", "both")
    ],
    "hand": [Ability("react", trigger="after:died", hand=hand, verbs=(Verb("draw"),)) for hand in (False, True)],
    "lifts": [Ability(STATIC, lifts=lifts) for lifts in ((), ("WL-EQUIP-02",), ("WL-RECRUIT-02",))],
    "rule": [
        Ability(STATIC, rule=rule, tests=(Condition("self", Filter(faction="elves")),)) for rule in ("", ONLY_FOR)
    ],
    "went": [Ability("react", trigger="after:struck", went=went, verbs=(Verb("draw"),)) for went in ("", *WENT)],
}
UNCOUNTED = ("spend-item", "discard-item", "stun-self")  # these cannot be paid twice


def test_every_field_of_an_ability_is_tried_below() -> None:
    assert set(ABILITIES) | {"text_en", "text_de"} == {field.name for field in fields(Ability)}


@pytest.mark.parametrize("field", ABILITIES)
def test_every_part_of_an_ability_is_read(field: str) -> None:
    abilities = [a for a in ABILITIES[field] if not [c for c in a.costs if c.pay in UNCOUNTED and c.number > 1]]

    assert differ([read(ability) for ability in abilities])


def test_an_item_as_target_is_read_with_its_bearer() -> None:
    ability = Ability(
        "order",
        aim=Aim(Filter(side="enemy", place="reach", trait="weapon"), what="item"),
        verbs=(Verb("discard-item", "target"),),
    )

    assert read(ability) == (
        "Order: Choose an item with the trait Weapon that an enemy character within one rank bears. It is discarded.",
        (
            "Befehl: Wähle einen Gegenstand mit der Eigenschaft Waffe, den ein feindlicher Charakter in höchstens einem"
            " Rang Entfernung trägt. Er wird abgelegt."
        ),
    )


def test_the_symbol_of_a_card_is_described() -> None:
    assert symbol_words(CARDS["hrodgar-stonebrow"]) == (
        "Fighter (gauntlet), level 5, good",
        "Kämpfer (Panzerhandschuh), Stufe 5, gut",
    )
