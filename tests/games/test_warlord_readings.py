"""Every text of a Warlord card is read from its data in both languages, and what is printed says the same."""

import re
from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

import pytest

from tercio.content.wording import Phrase, document, sentences
from tercio.games.warlord import shipped
from tercio.games.warlord.abilities.registry import STATS, feat_names
from tercio.games.warlord.abilities.stat import Stat
from tercio.games.warlord.content.clauses import NAMED, RESULTS, ROLES_OF_ONE
from tercio.games.warlord.content.filters import (
    ALIGNMENTS,
    COMPARISONS,
    PLACES,
    SEEN_FROM,
    SHARED,
    SIDES,
    STATES,
    YES_NO,
)
from tercio.games.warlord.content.pack import LIMITS, PAYMENTS, WENT
from tercio.games.warlord.numbers.registry import numbers
from tercio.games.warlord.printed.cards import (
    AIMS,
    ANYONE,
    CLASSES,
    DURATIONS,
    FACTIONS,
    FILTER_NAMES,
    KINDS,
    OF_PLACE,
    OF_PLAY,
    OF_PRINT,
    ROLES,
    STATIC,
    TYPES,
    Ability,
    Aim,
    Clause,
    Cost,
    Face,
    Filter,
)
from tercio.games.warlord.printed.cards import (
    Test as Condition,
)
from tercio.games.warlord.steps.moments import MOMENTS
from tercio.games.warlord.verbs.registry import VERBS as ALL_VERBS
from tercio.games.warlord.words.moments import MOMENT_WORDS
from tercio.games.warlord.words.printed import CLASSES as CLASS_WORDS
from tercio.games.warlord.words.printed import FEATS as FEAT_WORDS
from tercio.games.warlord.words.printed import TRAITS, symbol_words
from tercio.games.warlord.words.printed import TYPES as TYPE_WORDS
from tercio.games.warlord.words.texts import ONLY_FOR, reading_of, readings_of

CARDS = shipped()[0]
PARAGRAPHS = [
    pytest.param(face, ability, id=f"{face.id}-{number}")
    for face in CARDS.values()
    for number, ability in enumerate(face.abilities)
]

SAID = document("tercio.games.warlord")["say"]
WAYS = ALL_VERBS["move"].knows["to"]
STRIKE_MANNERS = ALL_VERBS["strike"].knows["word"]
CHARACTER = Face("hero", "Hero", "Held", "character", traits=("dwarves",))


UNSPENT = ("spend-static", "spend-automatic")  # nobody performs these


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
                "Spend React after another character of yours that is not a Warlord has died: It goes to your hand"
                " instead of the discard pile."
            ),
            (
                "Verausgaben, Reaktion, nachdem ein anderer eigener Charakter, der kein Warlord ist, gestorben ist: Er"
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
        ([word for word in ALL_VERBS if word not in ("modify", "grant")], SAID["verb"]),  # these read as their stats do
        (STATS, SAID["stat"]),
        (ALL_VERBS["move"].knows["to"], SAID["verb"]["move"]),
        ([f"how-{word}" for word in ALL_VERBS["strike"].knows["word"]], SAID["verb"]["strike"]),
        (STATS["ban"].names, SAID["stat"]["ban"]),
        (MOMENTS, MOMENT_WORDS),
        ([place for place in PLACES if place != "adjacent"], SAID["reading"]["place"]),  # that one is an adjective
        (STATES, SAID["reading"]["predicate"]),
        (DURATIONS, SAID["reading"]["until"]),
        (LIMITS, SAID["reading"]["limit"]),
        (WENT, SAID["reading"]["went"]),
        (RESULTS, {key.partition("-")[2] for key in SAID["reading"]["after"]}),
        (("melee", "ranged", "both"), SAID["reading"]["strike"]),
        (
            [frame for kind in KINDS for frame in (kind, f"spend-{kind}") if frame not in UNSPENT],
            SAID["reading"]["frame"],
        ),
        (PAYMENTS, SAID["reading"]["cost"]),
        (numbers(), SAID["number"]),
        (CLASSES, CLASS_WORDS),
        (TYPES, TYPE_WORDS),
        (feat_names().values(), FEAT_WORDS),
        (FACTIONS, TRAITS),
    ],
    ids=[
        "verbs",
        "stats",
        "ways",
        "manners",
        "bans",
        "moments",
        "places",
        "states",
        "durations",
        "limits",
        "went",
        "results",
        "strikes",
        "frames",
        "costs",
        "numbers",
        "classes",
        "types",
        "feats",
        "factions",
    ],
)
def test_every_word_of_the_vocabulary_has_words(vocabulary: object, words: object) -> None:
    assert set(vocabulary) - set(words) == set()  # type: ignore[call-overload]


def test_no_words_are_left_of_a_verb_or_stat_that_is_gone() -> None:
    assert set(SAID["verb"]) <= set(ALL_VERBS)
    assert set(SAID["stat"]) - {"has"} <= set(STATS)


def filters_in(ability: Ability) -> list[Filter]:
    aim = [] if ability.aim is None else [ability.aim.filter]
    tests, costs = [test.filter for test in ability.tests], [cost.filter for cost in ability.costs]
    return [*aim, *tests, *costs, *[clause.filter for clause in ability.clauses]]


def traits_in(f: Filter) -> list[str]:
    return [trait for trait in (f.trait, f.not_trait, f.bears, f.bears_not) if trait]


def abilities_in_packs() -> list[Ability]:
    return [ability for face in CARDS.values() for ability in face.abilities]


def clauses_in_packs() -> Iterator[tuple[str, Ability, Clause]]:
    for face in CARDS.values():
        for ability in face.abilities:
            for clause in ability.clauses:
                yield face.id, ability, clause


def test_every_value_that_a_pack_changes_has_words() -> None:
    unknown = [(card, c.stat) for card, _, c in clauses_in_packs() if c.stat and c.stat not in STATS]

    assert [entry for entry in unknown if not entry[1].startswith("check-")] == []


def test_every_word_of_a_clause_in_a_pack_has_words() -> None:
    free = {"grant", "modify", "ready-item"}  # a trait, a feat or a class, looked at below
    unknown = [
        (card, clause.do, clause.word)
        for card, _, clause in clauses_in_packs()
        if (clause.stat == "ban" and clause.word not in STATS["ban"].names)
        or (clause.do == "strike" and clause.word and clause.word not in STRIKE_MANNERS)
        or (clause.word and clause.do not in {*free, "strike"})
        or (clause.do == "move" and clause.to and clause.to not in WAYS)
    ]

    assert unknown == []


def test_a_named_rule_is_a_verb_that_content_calls_special() -> None:
    used = {clause.do for _, _, clause in clauses_in_packs()}

    assert set(NAMED) <= used
    assert "special" not in used


def test_every_trait_in_a_pack_has_a_german_and_an_english_name() -> None:
    printed = {trait for face in CARDS.values() for trait in face.traits}
    spoken_of = {trait for ability in abilities_in_packs() for f in filters_in(ability) for trait in traits_in(f)}
    given = {clause.word for _, _, clause in clauses_in_packs() if clause.stat == "trait"}

    assert (printed | spoken_of | given) - set(TRAITS) == set()


def test_every_rule_that_a_text_sets_aside_has_words() -> None:
    assert {rule for ability in abilities_in_packs() for rule in ability.lifts} - set(
        sentences("tercio.games.warlord", "reading.lift")
    ) == set()


def test_a_pack_may_invent_traits_and_name_any_rule() -> None:
    ability = Ability(STATIC, lifts=("WL-ATTACK-03",), tests=(Condition("self", Filter(trait="sea-wolf")),))

    assert read(ability).en == (
        "While this character has the trait Sea Wolf: It is not bound by the rule WL-ATTACK-03."
    )


# -- nothing in the data is passed over --------------------------------------------------------------

STRIKE = Clause("strike", kind="melee")
ORDER = Ability("order", aim=Aim(ANYONE), clauses=(Clause("kill", who="target"),))

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
    "level_than": COMPARISONS,
    "shares": SHARED,
    "seen_from": SEEN_FROM,
    "any": (("undead", "knight"), ("fighter", "elves", "undead")),
    "none": (("undead", "knight"), ("fighter", "elves", "undead")),
    "rank_least": (2, 3),
    "rank_most": (1, 2, 3),
}


def that_says(name: str, value: Any) -> Filter:
    given: dict[str, Any] = {name: value}
    return Filter(**given)


def differ(readings: list[Phrase]) -> bool:
    return all([len({words[lang] for words in readings}) == len(readings) for lang in (0, 1)])


def test_every_field_of_a_filter_is_tried_below() -> None:
    assert set(FILTERS) | {"me"} == set(FILTER_NAMES)


def test_every_field_of_a_filter_is_of_persons_of_places_of_print_or_of_play() -> None:
    assert {"me", "other", "side", "seen_from", *OF_PRINT, *OF_PLAY, *OF_PLACE} == set(FILTER_NAMES)


@pytest.mark.parametrize("field", FILTERS)
def test_every_condition_on_a_target_is_read(field: str) -> None:
    # A character is what a target is anyway.
    values = [value for value in FILTERS[field] if value != "character"]
    filters = [ANYONE, *[that_says(field, value) for value in values]]

    assert differ([read(replace(ORDER, aim=Aim(f))) for f in filters])


@pytest.mark.parametrize(
    "field", [field for field in FILTERS if field not in ("side", "other", "spell", "type", "seen_from")]
)
def test_every_condition_on_the_performer_is_read(field: str) -> None:
    if field in ("level_below_self", "alignment"):  # nobody is below itself, or opposite to itself
        values: list[object] = [value for value in FILTERS[field] if value in ("good", "evil")]
    else:
        values = list(FILTERS[field])
    tests = [(), *[(Condition("self", that_says(field, value)),) for value in values]]

    assert differ([read(replace(ORDER, tests=test)) for test in tests])


@pytest.mark.parametrize("field", FILTERS)
def test_every_condition_on_the_subject_of_a_trigger_is_read(field: str) -> None:
    react = Ability("react", trigger="after:died", clauses=(Clause("draw"),))
    tests = [
        Condition("victim", that_says(field, value), is_not)
        for value in FILTERS[field]
        for is_not in (False, True)
        if value != "character"
    ]

    assert differ([read(react), *[read(replace(react, tests=(test,))) for test in tests]])


GIVEN = (
    None,
    Condition("self", Filter(trait="knight")),
    Condition("self", Filter(trait="knight"), is_not=True),
    Condition("target", Filter(state="spent")),
    Condition("all", Filter(side="own"), least=3),
    Condition("round", ANYONE, most=1),
)
LENT = Ability("order", clauses=(Clause("draw"),), is_lent=True)
CLAUSES = {
    "do": [Clause(do) for do in ("ready", "spend", "stun", "kill")],
    "who": [Clause("ready", who=role) for role in ROLES if role not in ("targets", "opponent")],
    "amount": [Clause("wound", amount=1), Clause("wound", amount=2)],
    "per": [Clause("strike", kind="ranged", amount=1, per=per) for per in ("", *numbers())],
    "of": [Clause("wound", amount=1, per="level", of=role) for role in ROLES_OF_ONE if role != "victim"],
    "plus": [Clause("wound", amount=1, per="level", plus=plus) for plus in (-1, 0, 1)],
    "counted": [Clause("wound", amount=1, per="each", counted=Filter(side=side)) for side in SIDES],
    "counts": [Clause("strike", kind="ranged", amount=2, per="level", counts=counts) for counts in ("", "number")],
    "stat": [Clause("modify", amount=1, stat=stat) for stat in ("atk", "ac", "skill", "hp", "level", "ranged")],
    "until": [Clause("modify", amount=1, stat="atk", until=until) for until in DURATIONS],
    "when": [Clause("ready", when=when) for when in ("", "passed", "failed", "hit", "missed", "killed")],
    "filter": [Clause("ready", who="all", filter=Filter(side=side)) for side in SIDES],
    "dc": [Clause("check", dc=15), Clause("check", dc=16)],
    "to": [Clause("move", to=to) for to in WAYS],
    "kind": [Clause("check", dc=15, kind="magic"), Clause("check", dc=15)],
    "number": [Clause("draw", number=number) for number in (1, 2, 3)],
    "optional": [Clause("ready", optional=optional) for optional in (False, True)],
    "word": [Clause("strike", kind="ranged", amount=3, word=word) for word in ("", *STRIKE_MANNERS)],
    "given": [Clause("ready", given=given) for given in GIVEN],
    "wounds": [Clause("strike", kind="ranged", amount=3, wounds=wounds) for wounds in (0, 1, 2)],
    "lends": [Clause("grant", stat="ability", lends=lent) for lent in (LENT, replace(LENT, spend=True))],
}


def test_every_field_of_a_clause_is_tried_below() -> None:
    assert set(CLAUSES) == {field.name for field in fields(Clause)}


@pytest.mark.parametrize("field", CLAUSES)
def test_every_detail_of_a_clause_is_read(field: str) -> None:
    strike = Ability("react", trigger="after:struck", aim=Aim(Filter(side="enemy")), clauses=(STRIKE,))

    assert differ([read(replace(strike, clauses=(clause,))) for clause in CLAUSES[field]])


STAT_VERBS = [(stat, verb) for stat in STATS.values() for verb in stat.verbs if verb != "to-strike"]
UNMEASURED = (
    "trait",
    "no-trait",
    "ban",
    "move-unspent",
    "trespass",
    "doomed",
    "ignore-nature",
    "firm-wounds",
    "feat-again",
    "marksmanship-spells",
    "ability",
)  # these one has or has not
UNTIMED = ("doomed", "next-natural")  # the text says itself when that happens


@pytest.mark.parametrize(("stat", "verb"), STAT_VERBS, ids=[f"{stat.word}-{verb}" for stat, verb in STAT_VERBS])
def test_whose_value_is_changed_by_how_much_and_for_how_long_is_read(stat: Stat, verb: str) -> None:
    strike = Ability("react", trigger="after:struck", aim=Aim(Filter(side="enemy")), clauses=(STRIKE,))
    word = (stat.names[0] if stat.names else "x") if stat.is_named else ""
    base = Clause(verb, stat=stat.word, amount=2, word=word, lends=LENT if stat.word == "ability" else None)
    varied = [
        [replace(base, who=role) for role in ("self", "target", "striker", "victim")],
        [replace(base, who="all", filter=Filter(side=side)) for side in SIDES],
        [replace(base, amount=amount) for amount in ((2,) if stat.word in UNMEASURED else (1, 2))],
        [replace(base, until=until) for until in (DURATIONS[:1] if stat.word in UNTIMED else DURATIONS)],
    ]

    for clauses in varied:
        assert differ([read(replace(strike, clauses=(clause,))) for clause in clauses])


def test_of_how_many_one_chooses_and_of_whom_a_ban_speaks_is_read() -> None:
    """A ban that the bearer has himself names in its filter against whom it holds."""
    ban = Clause("grant", stat="ban", word="be-melee-target")
    bans = [ban, *[replace(ban, filter=Filter(state=state)) for state in ("spent", "stunned")]]

    assert differ([read(Ability("order", clauses=(Clause("choose", number=number),))) for number in (2, 3)])
    assert differ([read(Ability(STATIC, clauses=(clause,))) for clause in bans])


ABILITIES = {
    "kind": [Ability(kind, trigger="after:died", clauses=(Clause("draw"),)) for kind in KINDS],
    "spend": [Ability("order", spend, clauses=(Clause("draw"),)) for spend in (False, True)],
    "trigger": [Ability("react", trigger=moment, clauses=(Clause("draw"),)) for moment in MOMENTS],
    "tests": [ORDER, replace(ORDER, tests=(Condition("self", Filter(state="ready")),))],
    "costs": [replace(ORDER, costs=(Cost(pay, number),)) for pay in PAYMENTS for number in (1, 2)],
    "aim": [
        replace(ORDER, aim=aim)
        for aim in (None, *[Aim(ANYONE, what=what) for what in AIMS], Aim(ANYONE, 2, 2), Aim(ANYONE, 1, 2))
    ],
    "clauses": [ORDER, replace(ORDER, clauses=())],
    "limit": [replace(ORDER, limit=limit) for limit in ("", *LIMITS)],
    "strikes": [
        Ability("react", trigger="before:rolled", strikes=strikes, clauses=(Clause("draw"),))
        for strikes in ("melee", "ranged", "both")
    ],
    "hand": [Ability("react", trigger="after:died", hand=hand, clauses=(Clause("draw"),)) for hand in (False, True)],
    "lifts": [Ability(STATIC, lifts=lifts) for lifts in ((), ("WL-EQUIP-02",), ("WL-RECRUIT-02",))],
    "rule": [
        Ability(STATIC, rule=rule, tests=(Condition("self", Filter(faction="elves")),)) for rule in ("", ONLY_FOR)
    ],
    "action": [
        Ability("react", trigger="after:performed", clauses=(Clause("draw"),), action=action)
        for action in (None, Filter(trait="fire"), Filter(spell=True, level_most=2), Filter(char_class="wizard"))
    ],
    "is_spent": [
        Ability("react", trigger="after:performed", clauses=(Clause("draw"),), is_spent=is_spent)
        for is_spent in (False, True)
    ],
    "labels": [replace(ORDER, labels=labels) for labels in ((), ("spell",), ("fire",), ("fire", "spell"))],
    "natural_most": [
        Ability("react", trigger="after:rolled", clauses=(Clause("draw"),), natural_most=face) for face in (0, 1, 2)
    ],
    "wounds_least": [
        Ability("react", trigger="before:wounded", clauses=(Clause("draw"),), wounds_least=n) for n in (0, 2, 3)
    ],
    "by_strike": [
        Ability("react", trigger=moment, clauses=(Clause("draw"),), by_strike=by_strike)
        for moment in ("before:wounded", "after:wounded")
        for by_strike in (False, True)
    ],
    "unspent": [
        Ability("order", True, clauses=(Clause("draw"),), unspent=f) for f in (None, Filter(trait="knight"), ANYONE)
    ],
    "is_lent": [  # the card that lends it is called by its name
        Ability("order", clauses=(Clause("kill", who="source"),), is_lent=is_lent) for is_lent in (False, True)
    ],
    "is_enforced": [Ability(STATIC, is_enforced=is_enforced) for is_enforced in (True, False)],
    "natural": [Ability("react", trigger="after:hit", natural=n, clauses=(Clause("draw"),)) for n in (0, 17, 18)],
    "went": [Ability("react", trigger="after:struck", went=went, clauses=(Clause("draw"),)) for went in ("", *WENT)],
}
UNCOUNTED = ("spend-item", "discard-item", "stun-self", "kill-self", "banish-self")  # these cannot be paid twice


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
        clauses=(Clause("discard-item", "target"),),
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


@pytest.mark.parametrize(
    ("number", "en", "de"),
    [
        (1, "discards the top card of the deck", "legt die oberste Karte seines Stapels ab"),
        (3, "discards the top 3 cards of the deck", "legt die obersten 3 Karten seines Stapels ab"),
    ],
)
def test_cards_that_a_deck_loses_are_counted(number: int, en: str, de: str) -> None:
    ability = Ability("order", aim=Aim(Filter(side="enemy")), clauses=(Clause("mill", "target", number=number),))

    assert read(ability) == (
        f"Order: Choose an enemy character. Its player {en}.",
        f"Befehl: Wähle einen feindlichen Charakter. Sein Spieler {de}.",
    )


@pytest.mark.parametrize(
    ("values", "en", "de"),
    [
        ({}, "", ""),
        ({"skill": 3}, ", skill 3", ", Fertigkeit 3"),
        ({"traits": ("undead",)}, "the trait Undead", "der Eigenschaft Untot"),
        ({"traits": ("undead", "knight")}, "the traits Undead and Knight", "den Eigenschaften Untot und Ritter"),
        ({"feats": (("riposte", 4),)}, "the feat Riposte (+4)", "Konter (+4)"),
    ],
)
def test_what_a_card_becomes_is_read_with_all_its_values(values: dict[str, Any], en: str, de: str) -> None:
    card = replace(CHARACTER, type="action", attacks=(5, 1), armour=14, hit_points=2, **{"traits": (), **values})
    told = read(Ability("order", clauses=(Clause("summon"),)), card)

    assert en in told.en
    assert de in told.de


@pytest.mark.parametrize(
    ("chosen", "en", "de"),
    [
        (
            Filter(side="own"),
            "Each character on the same side as seen from the chosen character is spent.",
            "Jeder Charakter auf derselben Seite vom gewählten Charakter aus gesehen wird verausgabt.",
        ),
        (
            Filter(side="enemy", place="adjacent"),
            "Each adjacent character on another side as seen from the chosen character is spent.",
            (
                "Jeder nebenstehende Charakter auf einer anderen Seite vom gewählten Charakter aus gesehen wird"
                " verausgabt."
            ),
        ),
        (
            Filter(side="own", place="own-army"),
            "Each character in the army of the same side as seen from the chosen character is spent.",
            "Jeder Charakter in der Armee derselben Seite vom gewählten Charakter aus gesehen wird verausgabt.",
        ),
        (
            Filter(place="enemy-army"),
            "Each character in an army of another side as seen from the chosen character is spent.",
            "Jeder Charakter in einer Armee einer anderen Seite vom gewählten Charakter aus gesehen wird verausgabt.",
        ),
    ],
)
def test_whose_side_is_meant_is_read_as_it_is_seen(chosen: Filter, en: str, de: str) -> None:
    """Whoever prints a side seen from somebody else does not mean the side of the performer."""
    seen = replace(chosen, seen_from="target")
    order = Ability("order", aim=Aim(Filter(side="enemy")), clauses=(Clause("spend", "all", filter=seen),))

    assert read(order) == (
        f"Order: Choose an enemy character. {en}",
        f"Befehl: Wähle einen feindlichen Charakter. {de}",
    )


@pytest.mark.parametrize("stat", ["class-items-with", "class-actions-with", "slots"])
def test_who_has_a_permission_is_read_with_what_is_asked_of_him(stat: str) -> None:
    """Static text about others says about whom; one about its bearer does not."""
    undead = Clause("grant", "all", stat=stat, word="armour", amount=1, filter=Filter(trait="undead"))
    others, own = [read(Ability(STATIC, clauses=(each,))) for each in (undead, replace(undead, who="self"))]

    assert others.en.startswith("Always: Each character with the trait Undead ")
    assert others.de.startswith("Immer: Jeder Charakter mit der Eigenschaft Untot ")
    assert own.en.startswith("Always: This character ")
    assert own.de.startswith("Immer: Dieser Charakter ")


@pytest.mark.parametrize(
    ("stat", "amount", "en", "de"),
    [
        ("hand-size", -2, "Your hand size is 2 lower.", "Deine Handgröße ist um 2 niedriger."),
        (
            "initiative-dice",
            2,
            "You roll 2 more dice for initiative; the highest counts.",
            "Du würfelst für die Initiative 2 Würfel mehr; der höchste zählt.",
        ),
        (
            "initiative-dice",
            -1,
            "You roll 1 die fewer for initiative, but at least one.",
            "Du würfelst für die Initiative 1 Würfel weniger, mindestens aber einen.",
        ),
        (
            "initiative-dice",
            -2,
            "You roll 2 dice fewer for initiative, but at least one.",
            "Du würfelst für die Initiative 2 Würfel weniger, mindestens aber einen.",
        ),
    ],
)
def test_more_and_fewer_are_read_as_such(stat: str, amount: int, en: str, de: str) -> None:
    told = read(Ability(STATIC, clauses=(Clause("modify", stat=stat, amount=amount),)))

    assert told.en.endswith(f": {en}")
    assert told.de.endswith(f": {de}")
