"""Verbs of spells and card actions: all have their words, and one that only a pack of players uses works, too."""

from __future__ import annotations

import re

import pytest

from summoning import Summoning, foe, own, spell, summoner
from tercio.content.document import Document
from tercio.content.table import Phrase
from tercio.content.trouble import BadInput
from tercio.games.summoners import shipped
from tercio.games.summoners.abilities.special_rule import special_rules
from tercio.games.summoners.content.pack import read_content
from tercio.games.summoners.printed.profiles import Effect
from tercio.games.summoners.verbs.verb import verbs
from tercio.reference import page

CURSE = spell("curse", {"verb": "change", "what": "reflex", "amount": -1}, target="unit")
BARK = spell("bark", {"verb": "grant", "what": "flyer"}, target="unit")
CLEAR = spell("clear", {"verb": "dispel"}, target="unit")
CLEARING = """
[[spell]]
id = "clear"
name = { en = "Clear Air", de = "Klare Luft" }
mana = 2
target = "friend"
effects = [{ verb = "dispel" }]
"""


def enchanted() -> Summoning:
    """Two spells lie on the golem, one on the imp."""
    units = [own("mage", (10, 10)), foe("mage2", (20, 20)), own("golem", (10, 14)), own("imp", (14, 10))]
    effects = [
        {"spell": "curse", "caster": "mage2", "target": "golem"},
        {"spell": "bark", "caster": "mage", "target": "golem"},
        {"spell": "curse", "caster": "mage2", "target": "imp"},
    ]
    cards = [summoner("mage", powers=[CURSE, BARK, CLEAR])]
    return Summoning(units, cards=cards, effects=effects, acting="mage", players=[{"gems": 9}, {}])


@pytest.mark.parametrize("word", verbs())
def test_every_verb_has_a_sentence_in_both_languages(word: str) -> None:
    verb, kinds = verbs()[word], shipped()[0].kinds
    what = {"grant": "fire", "change": "melee", "raise": next(iter(kinds))}.get(word, "")
    said = verb.said(Effect(verb, what, 2000), Phrase("A unit", "Eine Einheit"), kinds)

    assert said.en != said.de
    assert said.en.endswith(".")
    assert said.de.endswith(".")


def test_dispelling_ends_all_that_lies_on_the_target_and_nothing_else() -> None:
    table = enchanted()
    table.say("cast", "mage", "golem", spell="clear")

    assert [lasting.target for lasting in table.state.effects] == [table.number("imp")]


def test_a_spell_without_a_text_is_told_by_its_verbs() -> None:
    power = read_content([Document.parse(CLEARING.encode(), "clearing.toml")]).powers["clear"]

    assert power.text_en == "A friendly unit is freed of every spell and ability on it."
    assert (
        power.text_de == "Eine befreundete Einheit wird von allen Zaubern und Fähigkeiten befreit, die darauf liegen."
    )


def test_what_a_verb_does_not_heed_is_a_mistake_of_the_pack_with_its_place() -> None:
    pack = Document.parse(CLEARING.replace('"dispel" }', '"dispel", amount = 2 }').encode(), "clearing.toml")
    with pytest.raises(BadInput) as raised:
        read_content([pack])

    assert raised.value.message("en") == (
        'clearing.toml:7: spell[0].effects[0].amount: "dispel" takes no "amount"; leave it out.'
    )


def test_the_reference_names_every_verb_with_its_keys_and_every_special_rule() -> None:
    told = page("summoners", "en")
    rows = [line.split("Keys:") for line in told.split("### Words for `verb`")[1].split("\n###")[0].splitlines()]
    keys = {
        row[0].split("`")[1]: re.findall(r"`([\w-]+)`", row[1]) if row[1:] else []
        for row in rows
        if row[0].startswith("* `")
    }

    assert keys == {word: list(verb.heeds) for word, verb in verbs().items()}
    assert [rule.word for rule in special_rules().values() if f"`{rule.written}`" not in told] == []


def is_read(verb: str, what: str, amount: float) -> bool:
    """A pack may write this amount."""
    effect = {"verb": verb, "amount": amount, **({"what": what} if what else {})}
    power = spell("tried", effect, target="point" if verb == "raise" else "unit", mana=1)
    power.pop("mark", None)
    try:
        Summoning([own("mage", (10, 10)), foe("mage2", (20, 20))], cards=[summoner("mage", powers=[power])])
    except BadInput:
        return False
    return True


@pytest.mark.parametrize(
    ("verb", "what", "least", "most", "step"),
    [
        ("hurt", "", 1, 9, 1),
        ("heal", "", 1, 20, 1),
        ("hurry", "", 1, 3, 1),
        ("ice", "", -3, 3, 1),
        ("gems", "", 1, 9, 1),
        ("push", "", 0.5, 24, 0.25),
        ("change", "melee", -9, 9, 1),
        ("change", "walk", -9, 9, 0.25),
        ("grant", "fire", 1, 7, 1),
        ("raise", "wood", 0.5, 3, 0.25),
    ],
)
def test_the_least_and_the_most_that_a_verb_takes(verb: str, what: str, least: float, most: float, step: float) -> None:
    tried = (least - step, least, most, most + step)

    assert [is_read(verb, what, amount) for amount in tried] == [False, True, True, False]
