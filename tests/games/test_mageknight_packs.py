"""Our own figures, items, domains and terrain: enough of every kind, inside the measured ranges, the book's kept."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files
from statistics import median
from typing import Any, Final

import pytest

from knights import with_optional_packs
from tercio.content.document import Document
from tercio.content.trouble import BadInput
from tercio.games.mageknight import open_game, shipped, shipped_armies
from tercio.games.mageknight.abilities.registry import rule_of, special_abilities, special_names
from tercio.games.mageknight.building.army import points_of, problems_of
from tercio.games.mageknight.content.pack import Content
from tercio.games.mageknight.printed.dials import (
    ATTACK_TYPES,
    DEFENSE_TYPES,
    GOLEM,
    MAGE_SPAWN,
    MOVE_TYPES,
    STANDARD,
    TERRAIN_KINDS,
    TOUGH,
    UNIQUE,
    WEAK,
    Figure,
)
from tercio.rules import load

CONTENT: Final[Content] = shipped()[0]
FIGURES: Final = tuple(CONTENT.figures.values())
FACTIONS: Final = tuple([name for name in CONTENT.factions if name != MAGE_SPAWN])


def figure(name: str) -> Figure:
    return CONTENT.figures[name]


def members(faction: str) -> list[Figure]:
    if faction == MAGE_SPAWN:
        return [figure for figure in FIGURES if figure.is_mage_spawn]
    return [figure for figure in FIGURES if faction in figure.factions]


def bearers(ability: str) -> list[str]:
    """Optional packs have figures with abilities of our own."""
    figures = with_optional_packs().content.figures.values()
    return [f.id for f in figures if any(mark.ability == ability for click in f.dial for mark in click.marks)]


def entries_as_written(key: str) -> list[dict[str, Any]]:
    """Of all packs, before those of one id could hide one another."""
    found: list[dict[str, Any]] = []
    for file in files("tercio.games.mageknight").joinpath("packs").iterdir():
        if file.name.endswith(".toml"):
            found += tomllib.loads(file.read_text("utf-8")).get(key, [])
    return found


# -- counts ---------------------------------------------------------------------------------------------------


def test_there_are_ten_factions_and_mage_spawn_with_at_least_eighty_figures() -> None:
    assert len(FACTIONS) == 10
    assert len(FIGURES) >= 80
    assert [name for name in CONTENT.factions if len(members(name)) < 7] == []


@pytest.mark.parametrize("faction", sorted(CONTENT.factions))
def test_each_has_figures_of_every_rank_and_every_one_of_its_subfactions(faction: str) -> None:
    own = members(faction)

    assert {f.rank for f in own} == {UNIQUE, WEAK, STANDARD, TOUGH}
    assert {sub[0] for sub in CONTENT.factions[faction].subfactions} <= {f.subfaction for f in own}


@pytest.mark.parametrize("ability", special_names())
def test_every_ability_is_on_at_least_two_dials(ability: str) -> None:
    assert len(bearers(ability)) >= 2


def test_every_type_is_there() -> None:
    assert {click.move_type for f in FIGURES for click in f.dial} == set(MOVE_TYPES)
    assert {kind for f in FIGURES for kind in f.attack_types} == set(ATTACK_TYPES)
    assert {f.defense_type for f in FIGURES} == set(DEFENSE_TYPES)


def test_golems_and_only_they_have_repair_markers() -> None:
    golems = {f.id for f in FIGURES if f.damage_type == GOLEM}

    assert len(golems) >= 3
    assert golems == {f.id for f in FIGURES if any(click.is_repair for click in f.dial)}


def test_some_abilities_are_in_the_nexus_and_some_figures_shoot_with_their_damage_value() -> None:
    assert [f.id for f in FIGURES if any(mark.is_nexus for click in f.dial for mark in click.marks)] != []
    assert [f.id for f in FIGURES if f.range and f.ranged_damage < 0] != []


@pytest.mark.parametrize("key", ["faction", "figure", "item", "domain", "terrain"])
def test_no_two_of_a_kind_share_an_id_or_a_name(key: str) -> None:
    written = entries_as_written(key)

    assert written != []
    for names in (
        [e["id"] for e in written],
        [(e["name"]["en"], e.get("rank"), "champion" in e and e["collector"]) for e in written],
        [(e["name"]["de"], e.get("rank"), "champion" in e and e["collector"]) for e in written],
    ):
        assert [name for name, number in Counter(names).items() if number > 1] == []


def test_there_are_sixteen_items_of_which_six_are_relics_and_all_do_something() -> None:
    items = [item for item in CONTENT.items.values() if not item.is_book]

    assert len(items) >= 16
    assert len([item for item in items if item.is_relic]) == 6
    assert [item.id for item in items if not item.changes and not item.abilities] == []
    assert {need.split(":")[0] for item in items for need in item.needs} == {
        "attack-type", "move-type", "faction", "attack",
    }  # fmt: skip


def test_there_are_twelve_domains_with_counters_two_of_them_against_each_other() -> None:
    domains = CONTENT.domains
    mutual = [
        d.id
        for d in domains.values()
        if any(d.id in domains[other].counters for other in d.counters if other in domains)
    ]

    assert len(domains) >= 12
    assert len([d for d in domains.values() if d.counters]) >= 4
    assert len(mutual) == 2
    assert {d.whose for d in domains.values()} == {"everyone", "yours", "opposing"}


@pytest.mark.parametrize("name", sorted(CONTENT.domains))
def test_a_domain_tells_every_figure_and_counter_in_both_languages(name: str) -> None:
    domain = CONTENT.domains[name]
    figures = [str(abs(change.amount)) for change in domain.changes]
    figures += [str(most) for most in (domain.most_range, domain.most_movement) if most]

    assert set(figures) <= set(re.findall(r"\d+", domain.text_en))
    assert sorted(re.findall(r"\d+", domain.text_en)) == sorted(re.findall(r"\d+", domain.text_de))
    for other in domain.counters:
        countered = CONTENT.domains[other] if other in CONTENT.domains else CONTENT.spells[other]
        assert countered.name_en in domain.text_en
        assert countered.name_de in domain.text_de


def test_there_is_terrain_of_every_kind_and_nine_terrain_cards_with_every_letter() -> None:
    cards = [kind for kind in CONTENT.kinds.values() if kind.is_constructed and not kind.parts]
    plain = [kind for kind in CONTENT.kinds.values() if not kind.is_constructed]

    assert {kind.kind for kind in plain} == set(TERRAIN_KINDS)
    assert {(kind.is_elevated, kind.is_abrupt) for kind in plain} == {(False, False), (True, False), (True, True)}
    assert len(cards) == 9
    assert {card.letter for card in cards} == {"AE", "B", "C", "E", "H"}


# -- figures --------------------------------------------------------------------------------------------------

# From and to: points, clicks, and of the first click movement, attack, defense, damage.
RANGES: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    WEAK: ((8, 40), (5, 7), (5, 10), (6, 9), (13, 16), (1, 3)),
    STANDARD: ((10, 60), (5, 8), (5, 10), (7, 10), (13, 16), (1, 3)),
    TOUGH: ((12, 75), (6, 9), (5, 10), (7, 11), (14, 17), (1, 3)),
    UNIQUE: ((50, 202), (9, 11), (6, 12), (10, 13), (16, 18), (2, 4)),
}
# Medians by points: clicks, movement, attack, defense, damage of the first click; none may be off by more than 1.
MEDIANS: Final = {
    (1, 15): (5, 8, 7, 15, 2),
    (16, 30): (6, 8, 8, 15, 2),
    (31, 50): (7, 8, 10, 16, 3),
    (51, 80): (9, 8, 11, 16, 3),
    (81, 120): (10, 8, 12, 17, 4),
}


def first_values(f: Figure) -> tuple[int, ...]:
    first = f.dial[0]
    return (len(f.dial), first.movement, first.attack, first.defense, first.damage)


@pytest.mark.parametrize("name", sorted(CONTENT.figures))
def test_figures_are_inside_the_measured_ranges_of_their_rank(name: str) -> None:
    f = figure(name)
    outside = [
        (number, value)
        for number, value in enumerate((f.points, *first_values(f)))
        if not RANGES[f.rank][number][0] <= value <= RANGES[f.rank][number][1]
    ]

    assert outside == []
    assert f.range == 0 or (4 <= f.range <= 14 and f.range % 2 == 0)


@pytest.mark.parametrize("band", MEDIANS)
def test_what_figures_cost_follows_what_they_can_do(band: tuple[int, int]) -> None:
    values = [first_values(f) for f in FIGURES if band[0] <= f.points <= band[1]]
    found = [median([value[number] for value in values]) for number in range(5)]

    assert [number for number in range(5) if abs(found[number] - MEDIANS[band][number]) > 1] == []


def test_a_higher_rank_of_the_same_name_costs_more() -> None:
    for name in {f.name_en for f in FIGURES}:
        ranks = sorted([f for f in FIGURES if f.name_en == name], key=lambda f: f.rank)

        assert sorted({f.points for f in ranks}) == [f.points for f in ranks]


def test_dials_end_weaker_than_they_begin_and_no_magic_is_on_the_immune() -> None:
    for f in FIGURES:
        immune = f.defense_type == "magic-immunity" or f.id in bearers("magic-immunity")
        magic = [mark.ability for click in f.dial for mark in click.marks if special_abilities()[mark.ability].is_magic]

        assert f.dial[-1].attack < f.dial[0].attack
        assert f.dial[-1].defense < f.dial[0].defense
        assert not (immune and magic)


# -- what the book states -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "points"),
    [("orc-marauder-tough", 19), ("orc-hunter-weak", 21), ("gulthak-orc-standard", 25), ("blood-shaman-weak", 34)],
)
def test_the_orcs_of_the_example_cost_what_the_book_says(name: str, points: int) -> None:
    assert figure(name).points == points
    assert figure(name).factions == ("orc-khans",)


def test_the_archer_and_its_targets_have_the_values_of_the_example() -> None:
    archer = figure("master-archer-standard")

    assert (archer.dial[0].attack, archer.range, archer.arrows, archer.ranged_damage) == (9, 12, 2, 2)
    assert (archer.attack_types, archer.bonus("bow")) == (("bow",), 0)
    assert figure("gulthak-orc-standard").dial[0].defense == 15
    assert figure("blood-shaman-weak").dial[0].defense == 16
    assert "healing" in [mark.ability for mark in figure("blood-shaman-weak").dial[0].marks]


def test_those_who_gang_up_on_the_warbeast_have_swords() -> None:
    for name in ("harka-orc-standard", "cloud-warrior-weak", "ub-khan"):
        assert figure(name).has_type("sword")
    assert figure("orc-warbeast-standard").front_arc < 360


def test_the_khan_and_his_hunters_can_form_up_to_shoot() -> None:
    for name in ("ub-khan", "orc-hunter-weak", "gulthak-orc-standard"):
        assert (figure(name).range > 0, figure(name).factions) == (True, ("orc-khans",))


def test_the_sorcerer_its_apprentices_and_the_rifleman_fit_the_rule_of_3_example() -> None:
    assert figure("atlantean-sorcerer-standard").has_type("wand")
    assert figure("apprentice-sorcerer-weak").factions == figure("atlantean-sorcerer-standard").factions
    assert "spell-resistance" in [mark.ability for mark in figure("black-powder-rifleman-weak").dial[0].marks]


def test_the_fuser_rifle_is_for_bows() -> None:
    assert CONTENT.items["enchanted-fuser-rifle"].needs == ("attack-type:bow",)


# -- armies ---------------------------------------------------------------------------------------------------


def test_there_are_at_least_eight_ready_armies_of_100_200_and_300_points() -> None:
    armies = shipped_armies()

    assert len(armies) >= 8
    assert {army.total for army in armies.values()} == {100, 200, 300}


@pytest.mark.parametrize("name", sorted(shipped_armies()))
def test_a_ready_army_is_legal_nearly_full_and_has_a_guide_in_both_languages(name: str) -> None:
    army = shipped_armies()[name]

    assert problems_of(CONTENT, army) == []
    assert points_of(CONTENT, army) >= army.total - 5
    assert "" != army.guide_en != army.guide_de != ""
    assert army.called("de") != army.called("en")


# -- the rule index -------------------------------------------------------------------------------------------


def test_every_ability_has_its_entry_and_what_is_uncertain_a_house_ruling() -> None:
    index = load()
    for ability in special_names():
        rule = index.rule(rule_of(ability))
        is_optional = special_abilities()[ability].is_optional

        assert rule.en.split(":")[0].endswith(", not optional") != is_optional
        assert rule.de.split(":")[0].endswith(", nicht optional") != is_optional
        assert bool(index.rulings_of(rule.id)) or "sicher" in rule.source or not rule.is_printed()
        if special_abilities()[ability].is_house_ruled:
            assert ("House ruling" in rule.en, "Hausregelung" in rule.de) == (True, True)


def test_no_entry_is_of_an_ability_that_does_not_exist() -> None:
    known = {rule_of(ability) for ability in special_names()}

    assert {rule.id for rule in load().of_game("mageknight") if rule.id.startswith("MKA-")} == known


# -- packs with mistakes --------------------------------------------------------------------------------------

FIGURE: Final = """\
[[figure]]
id = "trial"
name = { en = "Trial", de = "Probe" }
rank = "weak"
points = 10
factions = ["orc-khans"]
attack_types = ["sword"]
dial = [
  { movement = 8, attack = 8, defense = 14, damage = 2, abilities = ["charge"] },
  { movement = 7, attack = 7, defense = 13, damage = 2 },
]
"""
ITEM: Final = """\
[[item]]
id = "trial-blade"
name = { en = "Trial Blade", de = "Probeklinge" }
text = { en = "It is sharp.", de = "Sie ist scharf." }
collector = "900"
points = 5
changes = { attack = 1 }
"""
CARD: Final = """\
[[terrain]]
id = "trial-wall"
name = { en = "Trial Wall", de = "Probemauer" }
kind = "blocking"
constructed = true
letter = "B"
defense = 14
structure = 3
radius = 1
"""


def refused(text: str) -> BadInput:
    with pytest.raises(BadInput) as caught:
        open_game([Document.parse(text.encode(), "own.toml")])
    return caught.value


@pytest.mark.parametrize("text", [FIGURE, ITEM, CARD])
def test_a_pack_of_ones_own_is_read(text: str) -> None:
    game = open_game([Document.parse(text.encode(), "own.toml")])
    content = game.content

    assert "own.toml" in game.packs
    assert "trial" in content.figures or "trial-blade" in content.items or "trial-wall" in content.kinds
    assert [f.number for f in content.figures.values()] == list(range(len(content.figures)))


@pytest.mark.parametrize(
    ("text", "line", "key", "hint"),
    [
        (FIGURE.replace('"charge"', '"chrage"'), 9, "figure[0].dial[0].abilities[0]", "charge"),
        (FIGURE.replace('["charge"]', '["charge", "quickness"]'), 9, "figure[0].dial[0].abilities", "movement"),
        (FIGURE.replace('"orc-khans"', '"orc-khan"'), 6, "figure[0].factions[0]", "orc-khans"),
        (FIGURE.replace('"orc-khans"', '"mage-spawn"'), 6, "figure[0].factions[0]", ""),
        (FIGURE.replace("points = 10", "points = 10\nmage_spawn = true"), 7, "figure[0].factions", ""),
        (FIGURE.replace("points = 10", 'points = 10\nsubfaction = "golemcore"'), 6, "figure[0].subfaction", ""),
        (FIGURE.replace("points = 10", "points = 10\nstart = 2"), 6, "figure[0].start", "0 to 1"),
        (FIGURE.replace("points = 10", "points = 10\nbow_bonus = 1"), 6, "figure[0].bow_bonus", "bow"),
        (FIGURE.replace("points = 10", "points = 10\nranged_damage = 1"), 6, "figure[0].ranged_damage", ""),
        (FIGURE.replace("damage = 2 },", "damage = 2, repair = true },"), 8, "figure[0].dial", "golem"),
        (FIGURE.replace("attack = 7", "atack = 7"), 10, "figure[0].dial[1].atack", "attack"),
        (ITEM.replace('"900"', '"X12"'), 5, "item[0].collector", "R005"),
        (ITEM.replace('"900"', '"R001"'), 5, "item[0].collector", "crown-of-the-ninth-king"),
        (ITEM.replace("attack = 1", "atack = 1"), 7, "item[0].changes.atack", "attack"),
        (CARD.replace('"B"', '"C"'), 6, "terrain[0].letter", ""),
        (CARD.replace("structure = 3\n", ""), 1, "terrain[0].structure", ""),
        (CARD.replace("constructed = true\n", ""), 5, "terrain[0].letter", ""),
    ],
)
def test_a_mistake_is_told_with_file_line_and_key(text: str, line: int, key: str, hint: str) -> None:
    trouble = refused(text)

    assert (trouble.file, trouble.line, trouble.key) == ("own.toml", line, key)
    assert hint in trouble.en
    assert trouble.en != trouble.de


@pytest.mark.parametrize(
    ("levels", "costs", "key"),
    [
        ([1, 0], [10, 12, 14, 16, 18], "figure[0].levels"),
        ([4, 3, 2, 1, 0], [10, 12], "figure[0].costs"),
        ([0, 1, 2, 3, 4], [10, 12, 14, 16, 18], "figure[0].levels"),
        ([4, 3, 2, 1, 0], [10, 12, 12, 16, 18], "figure[0].costs"),
        ([5, 3, 2, 1, 0], [10, 12, 14, 16, 18], "figure[0].levels"),
    ],
)
def test_a_hero_has_five_levels_on_its_dial_each_dearer_than_the_last(
    levels: list[int], costs: list[int], key: str
) -> None:
    click = "  { movement = 7, attack = 7, defense = 13, damage = 2 },\n"
    hero = FIGURE.replace('"weak"', '"unique"').replace(click, click * 4)
    text = hero.replace("points = 10", f"points = 10\nlevels = {levels}\ncosts = {costs}")

    assert refused(text).key == key


def test_a_domain_counters_only_what_exists() -> None:
    text = (
        '[[domain]]\nid = "trial"\nname = { en = "Trial", de = "Probe" }\ntext = { en = "No.", de = "Nein." }\n'
        'counters = ["grey-vail"]\n'
    )
    trouble = refused(text)

    assert (trouble.line, trouble.key) == (5, "domain[0].counters[0]")
    assert "grey-veil" in trouble.en
