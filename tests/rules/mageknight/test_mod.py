"""MK-MOD: modifiers, replacement values and the rule of 3, as the attack reckons with them and tells it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from knights import EAST, NORTH, SOUTH, WEST, Knights, domain, figure, foe, item, near, own
from tercio.games.mageknight.rules.combat import values as combat_values
from tercio.games.mageknight.thinking.previews import attack_preview
from tercio.kernel import Tally
from tercio.texts import Speaker, phrasebook_of

CHANGES = {
    "keen": {"attack": 1},
    "ax": {"attack": 4},
    "heavy": {"attack": -2},
    "lead": {"attack": -5},
    "buckler": {"defense": 1},
    "tower": {"defense": 5},
    "blunt": {"damage": -2},
    "spiked": {"damage": 5},
    "boots": {"movement": 1},
    "seven-league": {"movement": 5},
    "lens": {"range": 5},
    "crest": {"attack-bonus": 4},
    "shame": {"attack-bonus": -4},
}
BLADES = [item(name, changes=made, collector=str(900 + n)) for n, (name, made) in enumerate(CHANGES.items())]


def struck(orc: dict[str, Any], elf: dict[str, Any], dice: list[int], **cards: Any) -> Knights:
    """The orc has struck the elf; `orc` and `elf` are how they stand, `cards` what is printed on the orc."""
    figures = [figure("orc", slots=3, **cards), figure("elf", slots=3, clicks=9)]
    table = Knights(
        [own("orc", (10, 10), **orc), own("idle", (34, 2)), foe("elf", near("orc"), **elf), foe("far", (34, 34))],
        [*figures, *BLADES],
        dice,
    )
    return table.say("close", "orc", "elf").done()


def values(table: Knights, name: str) -> list[int]:
    """The values in the events of this kind, without what they are made of."""
    place = 2 if name == "attack-value" else 1
    return [facts[place] for facts in table.facts(name)]


def made_of(table: Knights, name: str) -> list[tuple[int, str]]:
    """Value and rule of every receipt of the last such event."""
    return [(receipt.value, receipt.rule) for receipt in table.events(name)[-1].receipts]


# -- modifiers ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-MOD-01")
def test_MK_MOD_01_modifiers_are_added_and_subtracted() -> None:
    table = struck({"items": ["keen", "heavy"]}, {}, [3, 3], attack=9)

    assert values(table, "attack-value") == [8]
    assert made_of(table, "attack-value") == [(9, "MK-COMBAT-13"), (1, "MK-ITEM-11"), (-2, "MK-ITEM-11")]


@pytest.mark.rule("MK-MOD-02")
def test_MK_MOD_02_terrain_items_domains_and_abilities_modify() -> None:
    table = Knights(
        [own("archer", (10, 10)), foe("elf", (10, 16), items=["buckler"]), foe("knight", (14, 16))],
        [
            figure("archer", attack_types=["bow"], range=10, ranged_damage=2),
            figure("elf", slots=1),
            figure("knight", abilities=["battle-armor"]),
            domain("mist", changes={"attack": -1}),
            *BLADES,
        ],
        terrain={"wood": {"kind": "hindering", "at": [10, 16], "radius": 1.5}},
        players=[{}, {"domain": "mist"}],
        dice=[1, 1],
    )
    archer, elf, knight = table.warrior("archer"), table.warrior("elf"), table.warrior("knight")
    wooded = attack_preview(table.state, archer, elf, is_ranged=True)
    armoured = attack_preview(table.state, archer, knight, is_ranged=True)

    assert (wooded.defense.total, {line.rule for line in wooded.defense.receipts[1:3]}) == (
        17,
        {"MK-ITEM-11", "MK-TERRAIN-20"},
    )
    assert armoured.defense.total == 17
    assert wooded.attack.total == 8


@pytest.mark.rule("MK-MOD-03")
def test_MK_MOD_03_the_attack_bonus_is_no_modifier() -> None:
    table = struck({"items": ["ax"]}, {}, [1, 2], attack=9, sword_bonus=2)

    assert values(table, "attack-value") == [14]
    assert made_of(table, "attack-value")[-2:] == [(3, "MK-MOD-10"), (2, "MK-MELEE-06")]


@pytest.mark.rule("MK-MOD-04")
@pytest.mark.parametrize(("damage", "clicks"), [(1, 0), (2, 0), (3, 1)])
def test_MK_MOD_04_no_value_falls_below_nought(damage: int, clicks: int) -> None:
    table = struck({"items": ["blunt"]}, {}, [4, 4], damage=damage)

    assert values(table, "damage-value") == [clicks]
    assert table.warrior("elf").click == clicks


@pytest.mark.rule("MK-MOD-05", "MK-MOD-06")
@pytest.mark.parametrize(("key", "far"), [("move", 7), ("sprint", 13)])
def test_MK_MOD_05_the_modified_value_counts_and_doubling_comes_before_modifiers(key: str, far: int) -> None:
    table = Knights([own("orc", (10, 10), items=["boots"])], [figure("orc", movement=6), *BLADES])

    assert table.refused(key, "orc", (10, 10 + far)) == set()
    assert table.because(key, "orc", (10, 10 + far + 0.001)) == {"too-far"}


@pytest.mark.rule("MK-MOD-06")
def test_MK_MOD_06_halving_too_comes_before_modifiers() -> None:
    """Movement 7 in a wood: half of it, rounded up, is 4, and the boots add 1; half of 8 would be 4."""
    table = Knights(
        [own("orc", (10, 10), items=["boots"])],
        [figure("orc", movement=7), *BLADES],
        terrain={"wood": {"kind": "hindering", "at": [10, 10], "radius": 1}},
    )

    assert table.refused("move", "orc", (10, 15)) == set()
    assert table.because("move", "orc", (10, 15.001)) == {"too-far"}


@pytest.mark.rule("MK-MOD-07")
def test_MK_MOD_07_the_modifiers_are_those_of_each_target() -> None:
    table = Knights(
        [own("archer", (10, 10)), foe("elf-a", (9, 16), facing=NORTH), foe("elf-b", (12, 16), facing=SOUTH)],
        [
            figure("archer", attack=9, attack_types=["bow"], range=10, ranged_damage=1, arrows=2),
            figure("elf-a", defense=16),
            figure("elf-b", defense=16),
        ],
        [3, 3],
    )
    table.say("ranged", "archer", "elf-a", "elf-b").done()

    assert [facts[1:] for facts in table.facts("hit")] == [(16, 10, 16)]
    assert [facts[1:] for facts in table.facts("missed")] == [(15, 9, 16)]
    assert (table.warrior("elf-a").click, table.warrior("elf-b").click) == (1, 0)


# -- replacement values ------------------------------------------------------------------------------------


@pytest.mark.rule("MK-MOD-08", "MK-MOD-09")
def test_MK_MOD_08_a_value_that_is_replaced_is_not_limited() -> None:
    """The shield bearer's 19 stands for the boy's 12: seven more, and its buckler counts on top of it."""
    table = Knights(
        [
            own("orc", (10, 10)),
            own("idle", (34, 2)),
            foe("boy", near("orc"), items=["buckler"]),
            foe("bearer", near("boy", 0, EAST)),
        ],
        [
            figure("boy", defense=12),
            figure("bearer", defense=19, abilities=["defend"]),
            figure("orc", attack=9),
            *BLADES,
        ],
        [5, 5],
    )
    table.say("close", "orc", "boy")
    table.say("pass").done()

    assert values(table, "defense-value") == [20]
    assert made_of(table, "defense-value") == [
        (12, "MK-COMBAT-14"),
        (19, "MKA-DEFEND-01"),
        (1, "MK-ITEM-11"),
    ]
    assert table.warrior("boy").click == 0


@pytest.mark.rule("MK-MOD-09")
def test_MK_MOD_09_a_sprint_doubles_more_than_3() -> None:
    table = Knights([own("orc", (10, 10))], [figure("orc", movement=8)])

    assert table.refused("sprint", "orc", (10, 26)) == set()
    assert table.because("sprint", "orc", (10, 26.001)) == {"too-far"}


# -- the rule of 3 -----------------------------------------------------------------------------------------


@pytest.mark.rule("MK-MOD-10")
@pytest.mark.parametrize(("supporters", "value"), [(1, 10), (2, 11), (3, 12), (4, 12)])
def test_MK_MOD_10_together_modifiers_change_a_value_by_3_at_most(supporters: int, value: int) -> None:
    """Up to four orcs around the warbeast: four supporters give +4, of which +3 count."""
    angles = [SOUTH, EAST, NORTH, WEST][:supporters]
    pack = [own(f"orc{place}", near("beast", 0, angle), facing="beast") for place, angle in enumerate(angles)]
    table = Knights(
        [
            own("boss", near("beast", 0, 225), facing="beast"),
            foe("beast", (10, 10), facing=225),
            *pack,
        ],
        [figure("beast", radius=2, front_arc=360), figure("boss", attack=9)],
        [1, 2],
    )
    helpers = [f"orc{place}" for place in range(supporters)]
    table.say("close", "boss", "beast").say("gang-up", "boss", *helpers).done()

    assert values(table, "attack-value") == [value]


@pytest.mark.rule("MK-MOD-10")
def test_MK_MOD_10_the_sorcerer_and_three_apprentices() -> None:
    """+6 from the formation, +1 from behind, -3 for spell resistance: +4, of which +3 count."""
    wand: dict[str, Any] = {"attack_types": ["wand"], "range": 10, "ranged_damage": 1, "factions": ["atlantean-empire"]}
    table = Knights(
        [
            own("sorcerer", (10, 10)),
            own("apprentice1", near("sorcerer", 0, EAST)),
            own("apprentice2", near("sorcerer", 0, WEST)),
            own("apprentice3", near("apprentice1", 0, EAST)),
            foe("rifleman", (10, 16), facing=NORTH),
        ],
        [
            figure("sorcerer", attack=9, **wand),
            figure("apprentice", **wand),
            figure("rifleman", abilities=["spell-resistance"]),
        ],
        [1, 2],
    )
    table.say("volley", "sorcerer", "rifleman", "apprentice1", "apprentice2", "apprentice3").go_on("act").done()

    assert values(table, "attack-value") == [12]
    assert sorted(made_of(table, "attack-value")) == [
        (-3, "MKA-SPELLRESISTANCE-01"),
        (1, "MK-RANGED-11"),
        (3, "MK-MOD-10"),
        (6, "MK-FORMATION-36"),
        (9, "MK-COMBAT-13"),
    ]


@pytest.mark.rule("MK-MOD-11")
def test_MK_MOD_11_the_limit_is_for_the_sum() -> None:
    """+4 and +1 and -2: +3 in all, not 3 - 2."""
    table = struck({"items": ["ax", "keen", "heavy"]}, {}, [1, 2], attack=9)

    assert values(table, "attack-value") == [12]
    assert (3, "MK-MOD-10") not in made_of(table, "attack-value")


@pytest.mark.rule("MK-MOD-11")
def test_MK_MOD_11_plus_5_and_minus_3_are_plus_2() -> None:
    table = Knights(
        [own("orc", (10, 10), items=["ax", "keen"]), foe("elf", near("orc"))],
        [figure("orc", attack=9, slots=2), *BLADES],
        [1, 2],
    )
    table.say("capture", "orc", "elf").done()

    assert values(table, "attack-value") == [11]


@pytest.mark.rule("MK-MOD-12")
def test_MK_MOD_12_downwards_as_well() -> None:
    table = Knights(
        [own("orc", (10, 10), items=["heavy"]), foe("elf", near("orc"))], [figure("orc", attack=9), *BLADES], [1, 2]
    )
    table.say("capture", "orc", "elf").done()

    assert values(table, "attack-value") == [6]
    assert made_of(table, "attack-value")[-1] == (-3, "MK-MOD-10")


@pytest.mark.rule("MK-MOD-12")
def test_MK_MOD_12_not_by_a_single_one_either() -> None:
    assert values(struck({"items": ["lead"]}, {}, [1, 2], attack=9), "attack-value") == [6]


@pytest.mark.rule("MK-MOD-13")
def test_MK_MOD_13_items_and_abilities_do_not_suspend_it() -> None:
    table = struck({"items": ["ax"]}, {"items": ["tower"]}, [1, 2], attack=9)

    assert values(table, "attack-value") == [12]
    assert values(table, "defense-value") == [18]


@pytest.mark.rule("MK-MOD-14")
@pytest.mark.parametrize(("items", "value"), [([], 11), (["crest"], 14), (["shame"], 9), (["crest", "ax"], 17)])
def test_MK_MOD_14_changes_to_the_bonus_are_limited_too(items: list[str], value: int) -> None:
    """Attack 9 and a bonus of 2: +4 makes it 5, -4 makes it 0; the limit for the attack value is another one."""
    table = struck({"items": items}, {}, [1, 1], attack=9, sword_bonus=2)

    assert values(table, "attack-value") == [value]


@pytest.mark.rule("MK-MOD-14")
@pytest.mark.parametrize(("y", "rules"), [(23, set()), (23.001, {"MK-RANGED-06"})])
def test_MK_MOD_14_and_so_is_the_range(y: float, rules: set[str]) -> None:
    table = Knights(
        [own("archer", (10, 10), items=["lens"]), foe("elf", (10, y)), foe("near", (14, 14))],
        [figure("archer", attack_types=["bow"], range=10, ranged_damage=1), *BLADES],
    )

    assert table.refused("ranged", "archer", "elf") == rules


@pytest.mark.rule("MK-MOD-14")
def test_MK_MOD_14_and_the_movement() -> None:
    table = Knights([own("orc", (10, 10), items=["seven-league"])], [figure("orc", movement=8), *BLADES])

    assert table.refused("move", "orc", (10, 21)) == set()
    assert table.because("move", "orc", (10, 21.001)) == {"too-far"}


@pytest.mark.rule("MK-MOD-15")
def test_MK_MOD_15_the_damage_itself_is_not_limited() -> None:
    table = struck({"items": ["spiked"]}, {}, [6, 6], damage=2)

    (told,) = table.events("damage-value")
    assert [(line.rule, line.value) for line in told.receipts][-2:] == [("MK-MOD-10", 3), ("MK-CRIT-05", 1)]
    assert table.warrior("elf").click == 6


# -- what is told about it ---------------------------------------------------------------------------------


def test_every_line_of_a_tally_has_words() -> None:
    """Read from the source: the rules that values.py puts into tallies."""
    source = Path(combat_values.__file__).with_name("values.py").read_text(encoding="utf-8")  # beside the compiled one
    named = {part.split('"')[0] for part in source.split('"MK-')[1:]}

    book = phrasebook_of("mageknight")

    assert [rule for rule in named if " " not in rule and book.entry("receipt", f"MK-{rule}") is None] == []


@pytest.mark.parametrize(
    ("lang", "attack", "defense"),
    [
        (
            "en",
            "Attack by Orc (Red) against Elf (Blue): 12 (9 attack value, +1 item: Keen, +4 item: Ax, Rule of 3: +3).",
            "Defense of Elf (Blue): 15 (15 defense value).",
        ),
        (
            "de",
            (
                "Orc (Rot) greift mit 12 an "
                "(9 Angriffswert, +1 Gegenstand: Keen, +4 Gegenstand: Ax, 3er-Regel: +3); Ziel ist Elf (Blau)."
            ),
            "Elf (Blau) hat Verteidigung 15 (15 Verteidigungswert).",
        ),
    ],
)
def test_a_player_can_read_why(lang: str, attack: str, defense: str) -> None:
    table = struck({"items": ["keen", "ax"]}, {}, [1, 2], attack=9)
    speaker = Speaker(table.match.game, lang)

    assert speaker.event(table.state, table.events("attack-value")[0]) == attack
    assert speaker.event(table.state, table.events("defense-value")[0]) == defense


@pytest.mark.parametrize(
    ("value", "defense", "needed", "chance"),
    [(9, 15, 6, (26, 36)), (9, 21, 12, (1, 36)), (9, 30, 12, (1, 36)), (9, 5, 3, (35, 36)), (9, 16, 7, (21, 36))],
)
def test_what_an_attack_would_need(value: int, defense: int, needed: int, chance: tuple[int, int]) -> None:
    table = Knights(
        [own("orc", (10, 10)), foe("elf", near("orc"))],
        [figure("orc", attack=value, damage=3), figure("elf", defense=defense, abilities=["toughness"])],
    )
    preview = attack_preview(table.state, table.warrior("orc"), table.warrior("elf"))

    assert (preview.value, preview.defense.total, preview.needed, preview.chance) == (value, defense, needed, chance)
    assert (preview.damage.total, preview.clicks) == (3, 2)


def test_the_tallies_of_a_preview_have_titles() -> None:
    table = Knights(
        [own("orc", (10, 10), items=["keen"]), foe("elf", near("orc"))],
        [figure("orc", attack=9, sword_bonus=1), *BLADES],
    )
    orc, elf = table.warrior("orc"), table.warrior("elf")
    sheets = attack_preview(table.state, orc, elf).sheets(orc.id, elf.id)
    speaker = Speaker(table.match.game, "de")

    assert [(speaker.tally(table.state, s.key, s.subject), s.tally.total) for s in sheets] == [
        ("Angriffswert, Orc (Rot)", 10),
        ("Angriffsbonus, Orc (Rot)", 1),
        ("Verteidigungswert, Elf (Blau)", 15),
        ("Schaden, Orc (Rot)", 2),
    ]
    assert speaker.source(table.state, "attack", sheets[0].tally.receipts[1]) == "Keen"


def test_a_dodger_is_missed_half_of_the_time() -> None:
    table = Knights(
        [own("orc", (10, 10)), foe("elf", near("orc"))], [figure("orc", attack=9), figure("elf", abilities=["dodge"])]
    )
    preview = attack_preview(table.state, table.warrior("orc"), table.warrior("elf"))

    assert preview.chance == (26 * 3, 216)
    assert preview.percent == 36


def test_the_preview_is_what_then_counts() -> None:
    table = Knights(
        [own("orc", (10, 10), items=["keen"]), own("idle", (34, 2)), foe("elf", near("orc"), facing=NORTH)],
        [figure("orc", attack=9, sword_bonus=1), *BLADES],
        [1, 2],
    )
    preview = attack_preview(table.state, table.warrior("orc"), table.warrior("elf"), is_capture=True)
    table.say("capture", "orc", "elf").done()

    assert values(table, "attack-value") == [preview.value] == [9 + 1 + 1 - 3 + 1]
    assert isinstance(preview.attack, Tally)
