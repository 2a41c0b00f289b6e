"""Whatever is wrong with a pack of Summoners is told with file, line and key, in both languages."""

from __future__ import annotations

from typing import Final

import pytest

from tercio.content.document import Document
from tercio.content.trouble import BadInput
from tercio.games.summoners.abilities.special_rule import printed
from tercio.games.summoners.content.pack import UNNUMBERED, Content, numbered, read_content
from tercio.games.summoners.printed.profiles import Attack, Effect, Trait
from tercio.games.summoners.verbs.verb import verbs

REALM: Final = """
[[realm]]
id = "salt"
name = { en = "Salt", de = "Salz" }
about = { en = "Dry.", de = "Trocken." }

[[terrain]]
id = "dune"
name = { en = "Dune", de = "Düne" }
going = "heavy"
sight = "true"
size = 2
large = false
conjured = true

[[terrain]]
id = "crust"
name = { en = "Crust", de = "Kruste" }
going = "open"
sight = "none"
size = [0, 2]
large = true
"""

CREATURE: Final = """
[[unit]]
id = "salt-crab"
name = { en = "Salt Crab", de = "Salzkrabbe" }
realm = "salt"
level = 1
ap = 2
walk = 4.5
run = 7
reflex = 4
resistance = 3
size = 1
white = 4
red = 2
base = 30
mana = 2
levels = 1
special = ["ethereal 2", "flyer"]

  [[unit.attack]]
  id = "pincers"
  name = { en = "Pincers", de = "Scheren" }
  melee = 3
  reach = "contact"
  special = ["ice 1", "displace"]
"""

SPELL: Final = """
[[spell]]
id = "thirst"
name = { en = "Thirst", de = "Durst" }
text = { en = "...", de = "..." }
mana = 2
upkeep = 1
target = "enemy"
reach = 8
effects = [{ verb = "change", what = "movement", amount = -1.5 }]
"""

ACTION: Final = """
[[action]]
id = "crumble"
name = { en = "Crumble", de = "Zerfallen" }
text = { en = "...", de = "..." }
target = "oneself"
effects = [{ verb = "grant", what = "ethereal", amount = 3 }]
"""

SUMMONER: Final = """
[[unit]]
id = "salt-summoner"
name = { en = "Salt Summoner", de = "Salzbeschwörer" }
realm = "salt"
summoner = true
ap = 3
walk = 4
run = 7
reflex = 4
resistance = 2
size = 2
white = 9
red = 4
base = 30
boosts = ["reflex"]
powers = ["thirst"]

  [[unit.attack]]
  id = "sling"
  name = { en = "Sling", de = "Schleuder" }
  ranged = 2
  reach = 8
"""

WHOLE: Final = REALM + SPELL + ACTION + CREATURE + SUMMONER


def document(text: str, file: str = "salt.toml") -> Document:
    return Document.parse(text.encode(), file)


def content(text: str) -> Content:
    return read_content([document(text)])


def trouble(text: str) -> BadInput:
    with pytest.raises(BadInput) as raised:
        content(text)
    assert raised.value.file == "salt.toml"
    assert raised.value.line > 0
    assert raised.value.de != raised.value.en
    return raised.value


def changed(old: str, new: str) -> str:
    """The pack with one line changed."""
    assert WHOLE.count(old) == 1
    return WHOLE.replace(old, new)


# -- what is read ---------------------------------------------------------------------------------------


def test_a_creature_is_read_with_lengths_in_mils_and_special_rules_with_their_numbers() -> None:
    crab = content(WHOLE).profiles["salt-crab"]

    assert (crab.walk, crab.run, crab.radius) == (4500, 7000, 591)
    assert (crab.level, crab.mana, crab.levels, crab.life) == (1, 2, 1, 6)
    assert crab.traits == (Trait("ethereal", 2), Trait("flyer"))
    special = (Trait("ice", 1), Trait("displace"))
    assert crab.attacks == (Attack("pincers", "Pincers", "Scheren", 3, 0, traits=special, texts=printed(special)),)


def test_a_summoner_is_read_with_spells_and_bolts() -> None:
    summoner = content(WHOLE).profiles["salt-summoner"]

    assert summoner.is_summoner
    assert summoner.boosts == ("reflex",)
    assert [power.id for power in summoner.powers] == ["thirst"]
    assert summoner.attacks[0].is_ranged
    assert summoner.attacks[0].reach == 8000


def test_a_spell_is_read_with_its_effects() -> None:
    thirst = content(WHOLE).powers["thirst"]

    assert (thirst.mana, thirst.upkeep, thirst.reach, thirst.is_spell, thirst.lasts) == (2, 1, 8000, True, True)
    assert thirst.effects == (Effect(verbs()["change"], "movement", -1500),)


def test_an_action_of_a_card_is_no_spell_and_costs_no_mana() -> None:
    crumble = content(WHOLE).powers["crumble"]

    assert (crumble.is_spell, crumble.mana, crumble.effects) == (False, 0, (Effect(verbs()["grant"], "ethereal", 3),))


def test_a_ranged_spell_attacks_as_far_as_the_spell_reaches() -> None:
    aimed = changed(
        'effects = [{ verb = "change", what = "movement", amount = -1.5 }]',
        'attack = { ranged = 3, special = ["fire 1"] }',
    ).replace("upkeep = 1\n", "")
    attack = content(aimed).powers["thirst"].attack

    special = (Trait("fire", 1),)
    assert attack == Attack("thirst", "Thirst", "Durst", 3, 8000, True, True, special, printed(special))


def test_sizes_of_terrain_are_one_number_or_from_and_to() -> None:
    kinds = content(WHOLE).kinds

    assert (kinds["dune"].least_size, kinds["dune"].most_size, kinds["dune"].is_conjured) == (2, 2, True)
    assert (kinds["crust"].least_size, kinds["crust"].most_size, kinds["crust"].is_conjured) == (0, 2, False)


def test_a_static_creature_needs_neither_movement_nor_attacks() -> None:
    start, _, _ = CREATURE.partition("\n  [[unit.attack]]")
    text = start.replace('special = ["ethereal 2", "flyer"]', 'special = ["static"]')
    crab = content(REALM + text.replace("walk = 4.5\nrun = 7\n", "")).profiles["salt-crab"]

    assert (crab.walk, crab.run, crab.attacks) == (0, 0, ())


# -- several packs ----------------------------------------------------------------------------------------


def test_packs_may_refer_to_each_other_in_any_order() -> None:
    parts = [document(SUMMONER, "a.toml"), document(SPELL, "b.toml"), document(REALM, "c.toml")]

    assert set(read_content(parts).profiles) == {"salt-summoner"}


def test_a_later_pack_replaces_and_adds_and_leaves_the_earlier_content_alone() -> None:
    first = content(WHOLE)
    second = read_content([document(CREATURE.replace("white = 4", "white = 5"))], first)

    assert (first.profiles["salt-crab"].white, second.profiles["salt-crab"].white) == (4, 5)
    assert set(second.profiles) == set(first.profiles)
    assert second.powers == first.powers


def test_numbers_are_places_in_the_catalogue_sorted_by_id() -> None:
    profiles = content(WHOLE).profiles
    late = profiles["salt-crab"]._replace(id="zebra")
    sorted_out = numbered({"zebra": late, **profiles})

    assert {profile.number for profile in profiles.values()} == {UNNUMBERED}
    assert [(name, profile.number) for name, profile in sorted_out.items()] == [
        ("salt-crab", 0),
        ("salt-summoner", 1),
        ("zebra", 2),
    ]


# -- special rules -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "key", "en", "de"),
    [
        (
            '"flyer"]',
            '"flier"]',
            "unit[0].special[1]",
            'There is no special rule "flier". Did you mean "flyer"?',
            "Es gibt keine Sonderregel „flier“. Meintest du „flyer“?",
        ),
        (
            '"flyer"]',
            '"mighty 1"]',
            "unit[0].special[1]",
            '"mighty" is a special rule of attacks, not of units.',
            "„mighty“ ist eine Sonderregel von Attacken, nicht von Einheiten.",
        ),
        (
            '"displace"]',
            '"flyer"]',
            "unit[0].attack[0].special[1]",
            '"flyer" is a special rule of units, not of attacks.',
            "„flyer“ ist eine Sonderregel von Einheiten, nicht von Attacken.",
        ),
        (
            '"ethereal 2"',
            '"ethereal"',
            "unit[0].special[0]",
            '"ethereal" needs a number from 1 to 7, as in "ethereal 1".',
            "„ethereal“ braucht eine Zahl von 1 bis 7, wie in „ethereal 1“.",
        ),
        (
            '"ethereal 2"',
            '"ethereal 8"',
            "unit[0].special[0]",
            '"ethereal" needs a number from 1 to 7, as in "ethereal 1".',
            "„ethereal“ braucht eine Zahl von 1 bis 7, wie in „ethereal 1“.",
        ),
        ('"flyer"]', '"flyer 2"]', "unit[0].special[1]", '"flyer" takes no number.', "„flyer“ hat keine Zahl."),
        (
            '"flyer"]',
            '"flyer", "flyer"]',
            "unit[0].special[2]",
            '"flyer" appears twice.',
            "„flyer“ gibt es zweimal.",
        ),
    ],
)
def test_a_special_rule_must_exist_on_its_side_and_have_its_number(
    old: str, new: str, key: str, en: str, de: str
) -> None:
    refused = trouble(changed(old, new))

    assert (refused.key, refused.en, refused.de) == (key, en, de)


def test_the_line_is_that_of_the_special_rule() -> None:
    text = changed('special = ["ice 1", "displace"]', 'special = ["ice"]')
    line = text.split("\n").index('  special = ["ice"]') + 1

    assert trouble(text).line == line


# -- units and attacks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "key", "en"),
    [
        ('powers = ["thirst"]\n', "", "unit[1].powers", "A summoner needs spells."),
        ('powers = ["thirst"]\n', 'powers = ["crumble"]\n', "unit[1].powers", "A summoner needs spells."),
        ('["thirst"]', '["thirsty"]', "unit[1].powers[0]", 'Did you mean "thirst"?'),
        ('["thirst"]', '["thirst", "thirst"]', "unit[1].powers", '"thirst" appears twice.'),
        ("mana = 2\nlevels = 1\n", "", "unit[0].mana", "A creature needs a summoning cost"),
        ("level = 1\n", "", "unit[0].level", 'The key "level" is missing'),
        ("summoner = true", "summoner = true\nlevel = 2", "unit[1].level", 'A summoner has no "level".'),
        ("summoner = true", "summoner = true\nmana = 2", "unit[1].mana", 'A summoner has no "mana".'),
        ("level = 1", 'level = 1\nboosts = ["reflex"]', "unit[0].boosts", 'A creature has no "boosts".'),
        ('["reflex"]', '["ap"]', "unit[1].boosts[0]", "one of: reflex, resistance, melee, ranged"),
        (
            "run = 7\nreflex = 4\nresistance = 3",
            "run = 4\nreflex = 4\nresistance = 3",
            "unit[0].run",
            "cannot be slower",
        ),
        ("white = 4\n", "white = 4\nmood = 3\n", "unit[0].mood", 'Unknown key "mood".'),
        ("white = 4\n", "white = 4\nwhyte = 4\n", "unit[0].whyte", 'Did you mean "white"?'),
        ("white = 4\n", 'white = "4"\n', "unit[0].white", "a whole number from 1 to 40"),
        ("level = 1", "level = 1\nspeed = 2", "unit[0].speed", "Unknown key"),
        ('["ethereal 2", "flyer"]', '["static"]', "unit[0].walk", "A static unit does not move."),
        ('id = "salt-summoner"', 'id = "salt-crab"', "unit[1].id", '"salt-crab" appears twice.'),
        ('id = "crumble"', 'id = "thirst"', "action[0].id", '"thirst" appears twice.'),
        ("melee = 3", "melee = 3\n  ranged = 2", "unit[0].attack[0].melee", 'either "melee" or "ranged"'),
        ("melee = 3\n", "", "unit[0].attack[0].melee", 'The key "melee" is missing'),
        ('reach = "contact"', "reach = 2", "unit[0].attack[0].reach", 'has the reach "contact"'),
        ('reach = "contact"', 'reach = "near"', "unit[0].attack[0].reach", 'or "contact"; found the text "near"'),
        (
            '["ice 1", "displace"]',
            '["combat-area"]',
            "unit[0].attack[0].reach",
            "A combat area needs a reach in inches",
        ),
        ("ranged = 2\n  reach = 8", 'ranged = 2\n  reach = "contact"', "unit[1].attack[0].reach", "reach in inches"),
        (
            "ranged = 2\n  reach = 8",
            'ranged = 2\n  reach = 8\n  special = ["double-strike"]',
            "unit[1].attack[0].special",
            '"double-strike" is for melee attacks.',
        ),
    ],
)
def test_a_unit_has_what_it_needs_and_nothing_else(old: str, new: str, key: str, en: str) -> None:
    refused = trouble(changed(old, new))

    assert refused.key == key
    assert en in refused.en


def test_a_unit_of_no_realm_is_refused_with_the_realms_there_are() -> None:
    refused = trouble(WHOLE.replace('realm = "salt"', 'realm = "sal"'))

    assert (refused.key, 'Did you mean "salt"?' in refused.en) == ("unit[0].realm", True)


def test_a_unit_without_attacks_is_refused_unless_it_is_static() -> None:
    start, _, _ = CREATURE.partition("\n  [[unit.attack]]")
    refused = trouble(REALM + start)

    assert (refused.key, refused.en) == ("unit[0].attack", "A unit needs an attack, unless it is static.")


def test_all_mistakes_of_a_pack_are_collected() -> None:
    wrong = document(
        changed("white = 4", "white = 0").replace("ranged = 2", "ranged = 20").replace("mana = 2\nup", "up")
    )
    with pytest.raises(BadInput):
        read_content([wrong])

    assert [problem.key for problem in wrong.problems] == ["spell[0].mana", "unit[0].white", "unit[1].attack[0].ranged"]


# -- spells and terrain ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "key", "en"),
    [
        ('verb = "chill", amount = 1', "verb", "one of: carry, change"),
        ('verb = "hert", amount = 1', "verb", 'Did you mean "hurt"?'),
        ('verb = "change", what = "armour", amount = 1', "what", "one of: ap, walk"),
        ('verb = "change", what = "reflex", amount = 0', "amount", "0 changes nothing."),
        ('verb = "change", what = "reflex", amount = 1, plus = true', "plus", 'takes no "plus"'),
        ('verb = "grant", what = "flyer", amount = 1', "amount", '"grant flyer" takes no "amount"'),
        ('verb = "grant", what = "ice"', "amount", 'The key "amount" is missing'),
        ('verb = "grant", what = "combat-area"', "what", "Expected one of"),
        ('verb = "hurt"', "amount", 'The key "amount" is missing'),
        ('verb = "hurt", what = "ice", amount = 1', "what", '"hurt" takes no "what"'),
        ('verb = "hurt", amount = 1, often = true', "often", 'Unknown key "often"'),
        ('verb = "ice", amount = 4', "amount", "a whole number from -3 to 3"),
        ('verb = "raise", what = "crust", amount = 1', "what", "Only terrain of one size can rise"),
        ('verb = "raise", what = "dyne", amount = 1', "what", 'Did you mean "dune"?'),
        ('verb = "raise", what = "dune", amount = 9', "amount", "a number of inches from 0.5 to 3"),
    ],
)
def test_an_effect_heeds_all_that_it_says(line: str, key: str, en: str) -> None:
    """The spell around it may be wrong as well: what an effect is decides what may be aimed and channelled."""
    pack = document(changed('verb = "change", what = "movement", amount = -1.5', line))
    with pytest.raises(BadInput):
        read_content([pack])
    told = {problem.key: problem.en for problem in pack.problems}

    assert en in told[f"spell[0].effects[0].{key}"]


@pytest.mark.parametrize(
    ("more", "key", "en"),
    [
        ('target = "enemy"\nreach = 8\nmana = 1', "effects", "It does nothing."),
        (
            'target = "enemy"\nreach = 8\nmana = 1\nupkeep = 1\neffects = [{ verb = "hurt", amount = 1 }]',
            "upkeep",
            "None of its effects lasts",
        ),
        (
            'target = "oneself"\nreach = 8\nmana = 1\neffects = [{ verb = "heal", amount = 1 }]',
            "reach",
            'takes no "reach"',
        ),
        (
            'target = "nothing"\nmana = 1\neffects = [{ verb = "heal", amount = 1 }]',
            "target",
            'only "gems"',
        ),
        (
            'target = "point"\nmana = 1\neffects = [{ verb = "hurt", amount = 1 }]',
            "target",
            'needs a "burst"',
        ),
        (
            'target = "enemy"\nmana = 1\neffects = [{ verb = "raise", what = "dune", amount = 1 }]',
            "target",
            '"raise" needs the target "point"',
        ),
        (
            'target = "oneself"\nmana = 1\neffects = [{ verb = "carry" }]',
            "target",
            '"carry" needs one unit and a point',
        ),
        (
            'target = "point"\nburst = 2\nmana = 1\neffects = [{ verb = "carry" }]',
            "target",
            '"carry" needs one unit and a point',
        ),
        ('target = "friend"\nreach = 8\nmana = 1\nattack = { ranged = 2 }', "target", 'needs the target "enemy"'),
        ('target = "enemy"\nmana = 1\nattack = { ranged = 2 }', "reach", 'needs a "reach"'),
        (
            'target = "enemy"\nreach = 8\nburst = 2\nmana = 1\nattack = { ranged = 2 }',
            "burst",
            "at one unit only",
        ),
        (
            'target = "enemy"\nreach = 8\nmana = 1\nattack = { ranged = 2 }\neffects = [{ verb = "ice", amount = 1 }]',
            "effects",
            "its special rules say what it does",
        ),
        (
            'target = "enemy"\nreach = 8\nmana = 1\nattack = { ranged = 2, special = ["combat-area"] }',
            "attack.special",
            "is for melee attacks",
        ),
        (
            'target = "enemy"\nreach = 8\nmana = 1\nattack = { ranged = 2, melee = 2 }',
            "attack.melee",
            'Unknown key "melee"',
        ),
        ('target = "foe"\nmana = 1\neffects = [{ verb = "ice", amount = 1 }]', "target", "one of: nothing, oneself"),
    ],
)
def test_a_spell_does_something_to_somebody_somewhere(more: str, key: str, en: str) -> None:
    head = '[[spell]]\nid = "odd"\nname = { en = "Odd", de = "Seltsam" }\ntext = { en = "...", de = "..." }\n'
    refused = trouble(REALM + head + more)

    assert refused.key == f"spell[0].{key}"
    assert en in refused.en


@pytest.mark.parametrize(
    ("old", "new", "key", "en"),
    [
        ('going = "heavy"', 'going = "havy"', "terrain[0].going", 'Did you mean "heavy"?'),
        ('sight = "none"', 'sight = "blocked"', "terrain[1].sight", 'Did you mean "blocking"?'),
        ("size = [0, 2]", "size = [2, 0]", "terrain[1].size", "or two such as [least, most]"),
        ("size = [0, 2]", "size = [0, 1, 2]", "terrain[1].size", "or two such as [least, most]"),
        ("large = true", "large = true\nsloped = true", "terrain[1].sloped", 'Only "raised" terrain can be "sloped".'),
        (
            '"open"',
            '"impassable"\nraised = true',
            "terrain[1].raised",
            'Impassable terrain cannot be "raised": nobody stands on it.',
        ),
    ],
)
def test_terrain_and_realms_are_checked_too(old: str, new: str, key: str, en: str) -> None:
    refused = trouble(changed(old, new))

    assert refused.key == key
    assert en in refused.en
