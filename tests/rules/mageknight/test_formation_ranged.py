"""MK-FORMATION-27 to MK-FORMATION-48  Ranged combat formations: who may shoot together, and what each one adds."""

from __future__ import annotations

from typing import Any

import pytest

from knights import EAST, NORTH, SOUTH, Card, Entry, Knights, figure, foe, item, near, own


def archer(name: str = "archer", **more: Any) -> Card:
    plain: dict[str, Any] = {"attack": 8, "range": 12, "ranged_damage": 2, "attack_types": ["bow"]}
    return figure(name, factions=["orc-khans"], **{**plain, **more})


def mage(name: str = "mage", **more: Any) -> Card:
    return archer(name, **{"attack_types": ["wand"], **more})


TOUGH = figure("troll", clicks=9, defense=16)
TARGET = (11.5, 18)


def line(*labels: str, **more: dict[str, Any]) -> list[Entry]:
    """In a row from west to east, in contact; `more` says what else is true of whom."""
    first, *rest = labels
    found = [own(first, (10, 10), **more.get(first, {}))]
    for before, label in zip(labels, rest, strict=False):
        found.append(own(label, near(before, 0, EAST), **more.get(label, {})))
    return found


def shooters(
    *labels: str,
    cards: tuple[Card, ...] = (),
    dice: tuple[int, ...] = (),
    target: Entry | None = None,
    others: tuple[Entry, ...] = (),
    more: dict[str, dict[str, Any]] | None = None,
    **position: Any,
) -> Knights:
    """Archers and mages side by side, and a troll 8 inches away that they can see."""
    enemy = foe("troll", TARGET) if target is None else target
    every = [*line(*labels, **(more or {})), enemy, *others]
    return Knights(every, [TOUGH, archer(), mage(), *cards], dice=dice, **position)


ARCHERS = ("archer1", "archer2", "archer3")


# -- who may shoot at whom ------------------------------------------------------------------------------


@pytest.mark.rule("MK-FORMATION-27")
def test_MK_FORMATION_27_one_target() -> None:
    twin = archer("twin", arrows=2)
    table = shooters("twin", "archer1", "archer2", cards=(twin,), others=(foe("troll2", (13.5, 18)),))

    assert table.refused("ranged", "twin", "troll", "troll2") == set()
    assert table.refused("volley", "twin", "troll", "archer1", "archer2") == set()
    assert table.refused("volley", "twin", "troll", "troll2", "archer1", "archer2") == {"MK-FORMATION-27"}
    assert table.because("volley", "twin", "troll", "troll2", "archer1", "archer2") == {"one-target"}


@pytest.mark.rule("MK-FORMATION-28")
def test_MK_FORMATION_28_only_to_harm() -> None:
    healer = mage("healer", abilities=["magic-healing"])
    hurt = own("archer9", (11.5, 15), click=3)
    table = shooters("healer", "mage1", "mage2", cards=(healer,), others=(hurt,))

    assert "MK-FORMATION-28" in table.refused("volley", "healer", "archer9", "mage1", "mage2")
    assert "only-to-harm" in table.because("volley", "healer", "archer9", "mage1", "mage2")
    assert "archer9" not in table.offered("volley", "healer")


@pytest.mark.rule("MK-FORMATION-29")
@pytest.mark.parametrize(
    ("more", "rule"),
    [({"tokens": 2}, "MK-TERM-03"), ({"acted": True}, "MK-TURN-16"), ({"tokens": 1}, "")],
)
def test_MK_FORMATION_29_every_member_must_be_allowed_to_shoot(more: dict[str, Any], rule: str) -> None:
    table = shooters(*ARCHERS, more={"archer3": more})
    expected = {"MK-FORMATION-29", rule} if rule else set()

    assert table.refused("volley", "archer1", "troll", "archer2", "archer3") == expected


@pytest.mark.rule("MK-FORMATION-29")
def test_MK_FORMATION_29_not_without_range_and_not_next_to_an_enemy() -> None:
    sword = figure("sword", factions=["orc-khans"])
    without = shooters("archer1", "archer2", "sword", cards=(sword,))
    held = shooters(*ARCHERS, others=(foe("elf", near("archer3", 0, SOUTH)),))

    assert without.refused("volley", "archer1", "troll", "archer2", "sword") >= {"MK-FORMATION-29", "MK-RANGED-02"}
    assert held.refused("volley", "archer1", "troll", "archer2", "archer3") == {"MK-FORMATION-29", "MK-RANGED-03"}
    assert (without.options("volley"), held.options("volley")) == ([], [])


@pytest.mark.rule("MK-FORMATION-29")
def test_MK_FORMATION_29_no_guard() -> None:
    """b12: a guard may join a movement formation, but no ranged one."""
    captive = foe("elf", near("archer3", 0, SOUTH), guard="archer3")
    table = shooters(*ARCHERS, others=(captive,))

    assert table.refused("volley", "archer1", "troll", "archer2", "archer3") == {"MK-FORMATION-29", "MK-CAPTURE-09"}
    assert table.refused("form", "archer1", "archer2", "archer3") == set()


@pytest.mark.rule("MK-FORMATION-30")
def test_MK_FORMATION_30_every_line_must_be_free() -> None:
    """b13: other members block like everybody else."""
    table = shooters(*ARCHERS, others=(own("archer9", (12.5, 13)),))
    verdict = table.judge("volley", "archer1", "troll", "archer2", "archer3")

    assert table.refused("volley", "archer1", "troll", "archer2", "archer3") == {"MK-FORMATION-30", "MK-RANGED-07"}
    assert verdict.refusals[0].facts == (table.number("archer3"), table.number("troll"))
    assert verdict.refusals[1].facts == (table.number("troll"), table.number("archer9"))


@pytest.mark.rule("MK-FORMATION-31")
def test_MK_FORMATION_31_within_the_range_of_each() -> None:
    cards = tuple([archer(f"range-{reach}", range=reach) for reach in (12, 10, 8)])
    nine = foe("troll", (11.5, 18.87))
    table = shooters("range-12", "range-10", "range-8", cards=cards, target=nine)
    near_enough = shooters("range-12", "range-10", "range-8", cards=cards, target=foe("troll", (11.5, 17.85)))

    refused = table.refused("volley", "range-12", "troll", "range-10", "range-8")
    assert refused == {"MK-FORMATION-31", "MK-RANGED-06"}
    assert table.judge("volley", "range-12", "troll", "range-10", "range-8").refusals[0].facts[0] == 2
    assert near_enough.refused("volley", "range-12", "troll", "range-10", "range-8") == set()


@pytest.mark.rule("MK-FORMATION-47")
def test_MK_FORMATION_47_through_the_front_arc_of_each() -> None:
    """b14"""
    table = shooters(*ARCHERS, more={"archer2": {"facing": SOUTH}})
    asked = table.refused("volley", "archer1", "troll", "archer2", "archer3")

    assert asked == {"MK-FORMATION-47", "MK-RANGED-05"}


@pytest.mark.rule("MK-FORMATION-47")
def test_MK_FORMATION_47_is_offered_only_where_enough_members_can_shoot() -> None:
    two, three = shooters(*ARCHERS, more={"archer3": {"facing": SOUTH}}), shooters(*ARCHERS)

    assert two.options("volley") == []
    assert {(option.least, option.most) for option in three.options("volley")} == {(3, 3)}


@pytest.mark.rule("MK-FORMATION-47")
def test_MK_FORMATION_47_a_target_that_touches_a_friend_needs_bows_everywhere() -> None:
    """b15: precision of the primary attacker alone is not enough; -2 applies once."""
    friend = own("archer9", near("troll", 0, EAST))
    bows = shooters(*ARCHERS, others=(friend,), dice=(4, 4))
    mixed = shooters("archer1", "archer2", "mage", others=(friend,))
    picks = ("archer1", "troll", "archer2", "archer3")

    assert bows.refused("volley", *picks) == {"MK-FORMATION-47", "MK-RANGED-12"}
    assert mixed.refused("precise-volley", "archer1", "troll", "archer2", "mage") == {"MK-FORMATION-47", "MK-BOW-01"}
    assert mixed.options("precise-volley") == []
    bows.say("precise-volley", *picks).say("support", "archer1")
    assert bows.facts("hit") == [(bows.number("troll"), 8 + 2 + 8, 8 + 2, 16)]


@pytest.mark.rule("MK-FORMATION-48")
def test_MK_FORMATION_48_wands_keep_a_bow_from_shooting_at_the_immune() -> None:
    immune = figure("troll", clicks=9, defense_type="magic-immunity")
    wands = shooters("archer", "mage1", "mage2", cards=(immune,))
    bows = shooters(*ARCHERS, cards=(immune,))

    assert wands.refused("volley", "archer", "troll", "mage1", "mage2") == {"MK-FORMATION-48", "MK-COMBAT-11"}
    assert wands.refused("ranged", "archer", "troll") == set()
    assert bows.refused("volley", "archer1", "troll", "archer2", "archer3") == set()


@pytest.mark.rule("MK-FORMATION-44")
def test_MK_FORMATION_44_only_at_figures() -> None:
    terrain = {"keep": {"kind": "blocking", "at": [11.5, 20], "radius": 1}}
    table = shooters(*ARCHERS, terrain=terrain)

    assert "MK-FORMATION-44" in table.refused("volley", "archer1", "keep", "archer2", "archer3")
    assert "not-a-figure" in table.because("volley", "archer1", "keep", "archer2", "archer3")


# -- one shot ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-FORMATION-32")
def test_MK_FORMATION_32_one_action_and_one_roll() -> None:
    others = (own("archer9", (30, 10)),)
    table = shooters(*ARCHERS, others=others, dice=(2, 3), players=[{"actions": 3}, {}])
    table.say("volley", "archer1", "troll", "archer2", "archer3").say("support", "archer1").done()

    assert table.player(0).actions == 2
    assert table.rolls() == [(2, 3)]
    assert len(table.events("shoots")) == 1


@pytest.mark.rule("MK-FORMATION-33")
def test_MK_FORMATION_33_who_was_given_the_action_is_the_primary_attacker() -> None:
    best = archer("best", attack=10, ranged_damage=3)
    terrain = {"wood": {"kind": "hindering", "at": [10.9, 14], "radius": 0.3}}
    table = shooters("best", "archer1", "archer2", cards=(best,), dice=(4, 4), terrain=terrain)
    table.say("volley", "archer1", "troll", "best", "archer2").say("support", "archer1", "best")

    assert table.facts("hit") == [(table.number("troll"), 8 + 2 + 8, 8 + 2, 16)]
    assert table.warrior("troll").click == 2 + 1


@pytest.mark.rule("MK-FORMATION-34")
def test_MK_FORMATION_34_a_supporter_has_no_use_of_its_abilities() -> None:
    """Magic Enhancement gives a shooter in contact +1, but not in its own formation."""
    singer = mage("singer", abilities=["magic-enhancement"])
    alone = shooters("archer1", "singer", "archer2", cards=(singer,), dice=(6, 4))
    table = shooters("archer1", "singer", "archer2", cards=(singer,), dice=(6, 4))
    alone.say("ranged", "archer1", "troll").go_on("act")
    table.say("volley", "archer1", "troll", "singer", "archer2").say("support", "archer1").go_on("act")

    assert alone.warrior("troll").click == 2 + 1
    assert table.warrior("troll").click == 2


@pytest.mark.rule("MK-FORMATION-34")
def test_MK_FORMATION_34_who_is_no_member_may_still_help() -> None:
    """MK H72"""
    singer = mage("singer", abilities=["magic-enhancement"])
    beside = own("singer", near("archer1", 0, SOUTH))
    table = shooters(*ARCHERS, cards=(singer,), others=(beside,), dice=(6, 4))
    table.say("volley", "archer1", "troll", "archer2", "archer3").say("support", "archer1").go_on("act")

    assert table.warrior("troll").click == 2 + 1
    assert table.warrior("singer").tokens == 0


@pytest.mark.rule("MK-FORMATION-34")
def test_MK_FORMATION_34_the_primary_attacker_has_use_of_its_own() -> None:
    """Pierce goes through Battle Armor; a supporter's does not."""
    piercer = archer("piercer", abilities=["pierce"])
    armoured = figure("troll", clicks=9, defense=16, abilities=["battle-armor"])
    first = shooters("piercer", "archer1", "archer2", cards=(piercer, armoured), dice=(3, 3))
    second = shooters("piercer", "archer1", "archer2", cards=(piercer, armoured), dice=(3, 3))
    first.say("volley", "piercer", "troll", "archer1", "archer2").say("support", "piercer").go_on("act")
    second.say("volley", "archer1", "troll", "piercer", "archer2").say("support", "archer1").go_on("act")

    assert first.facts("hit")[0][3] == 16
    assert second.facts("missed")[0][3] == 18


@pytest.mark.rule("MK-FORMATION-34")
def test_MK_FORMATION_34_only_the_primary_attacker_shoots_over_what_is_in_the_way() -> None:
    """MK H13"""
    lobber = archer("lobber", abilities=["arcing-fire"])
    wall = {"wall": {"kind": "blocking", "at": [10.5, 14], "radius": 0.3}}
    table = shooters("lobber", "archer1", "archer2", cards=(lobber,), dice=(4, 4), terrain=wall)

    assert table.refused("volley", "lobber", "troll", "archer1", "archer2") == {"MK-FORMATION-30", "MK-TERRAIN-29"}
    assert "MK-FORMATION-30" in table.refused("volley", "archer1", "troll", "lobber", "archer2")
    assert table.refused("arcing-volley", "archer1", "troll", "lobber", "archer2") >= {"MKA-ARCINGFIRE-01"}
    table.say("arcing-volley", "lobber", "troll", "archer1", "archer2").say("support", "lobber").go_on("act")
    assert table.facts("hit") == [(table.number("troll"), 8 + 3 + 8, 8 + 3, 16)]


@pytest.mark.rule("MK-FORMATION-34", "MKA-ARCINGFIRE-01")
def test_MK_FORMATION_34_supporters_need_a_free_line_even_if_they_could_shoot_over_it() -> None:
    lobber = archer("lobber", abilities=["arcing-fire"])
    wall = {"wall": {"kind": "blocking", "at": [10.5, 14], "radius": 0.3}}
    table = shooters("lobber1", "lobber2", "archer", cards=(lobber,), terrain=wall)
    asked = table.refused("arcing-volley", "lobber2", "troll", "lobber1", "archer")

    assert asked == {"MK-FORMATION-30", "MK-TERRAIN-29"}
    assert table.refused("arcing-volley", "lobber1", "troll", "lobber2", "archer") == set()


@pytest.mark.rule("MK-FORMATION-34", "MKA-MAGICBLAST-01")
def test_MK_FORMATION_34_a_magic_blast_with_supporters() -> None:
    """The die replaces the ranged damage; +2 for each of the two supporters, of which +3 count."""
    blaster = mage("blaster", abilities=["magic-blast"])
    table = shooters("mage1", "blaster", "mage2", cards=(blaster,), dice=(3, 3, 5))
    table.say("blast-volley", "blaster", "troll", "mage1", "mage2").go_on("act")

    assert table.facts("hit") == [(table.number("troll"), 8 + 3 + 6, 8 + 3, 16)]
    assert table.warrior("troll").click == 5


@pytest.mark.rule("MK-FORMATION-35")
def test_MK_FORMATION_35_a_supporter_has_no_use_of_its_items() -> None:
    ring = item("ring", changes={"attack": 1})
    bearer = {"archer2": {"items": ["ring"]}}
    support = shooters(*ARCHERS, cards=(ring,), dice=(3, 3), more=bearer)
    primary = shooters(*ARCHERS, cards=(ring,), dice=(3, 3), more=bearer)
    support.say("volley", "archer1", "troll", "archer2", "archer3").say("support", "archer1", "archer2", "archer3")
    primary.say("volley", "archer2", "troll", "archer1", "archer3").say("support", "archer2", "archer1", "archer3")

    assert support.facts("missed")[0][2] == 8
    assert primary.facts("missed")[0][2] == 9


# -- what each one adds -----------------------------------------------------------------------------------


@pytest.mark.rule("MK-FORMATION-36")
def test_MK_FORMATION_36_each_adds_to_one_of_the_two() -> None:
    """The Ub-Khan with an Orc Hunter and a Gulthak Orc: +2 attack, +1 ranged damage."""
    khan = archer("ub-khan", attack=10, ranged_damage=3)
    cards = (khan, archer("orc-hunter"), archer("gulthak-orc"))
    table = shooters("orc-hunter", "ub-khan", "gulthak-orc", cards=cards, dice=(2, 3))
    table.say("volley", "ub-khan", "troll", "orc-hunter", "gulthak-orc").say("support", "ub-khan", "gulthak-orc")

    assert table.facts("adds-attack") == [(table.number("orc-hunter"), table.number("ub-khan"))]
    assert table.facts("adds-damage") == [(table.number("gulthak-orc"), table.number("ub-khan"))]
    assert table.facts("hit") == [(table.number("troll"), 10 + 2 + 5, 10 + 2, 16)]
    assert table.warrior("troll").click == 3 + 1


@pytest.mark.rule("MK-FORMATION-36")
def test_MK_FORMATION_36_the_primary_attacker_adds_nothing_to_itself() -> None:
    """b2, b108: nor do bonuses of the supporters count."""
    keen = archer("keen", bow_bonus=3)
    table = shooters("archer1", "keen", "archer2", cards=(keen,), dice=(2, 3))

    table.say("volley", "archer1", "troll", "keen", "archer2")
    assert table.offered("support") == {"keen", "archer2"}
    table.say("support", "archer1", "keen", "archer2")
    assert table.facts("missed")[0][2] == 8


@pytest.mark.rule("MK-FORMATION-37")
@pytest.mark.parametrize(
    ("for_damage", "attack", "clicks"), [((), 11, 2), (("archer2",), 10, 3), (("archer2", "archer3"), 8, 4)]
)
def test_MK_FORMATION_37_bows_give_two_attack_or_one_damage(
    for_damage: tuple[str, ...], attack: int, clicks: int
) -> None:
    """b3: the rule of 3 leaves +3 of +4."""
    table = shooters(*ARCHERS, dice=(4, 4))
    table.say("volley", "archer1", "troll", "archer2", "archer3").say("support", "archer1", *for_damage)

    assert table.facts("hit") == [(table.number("troll"), attack + 8, attack, 16)]
    assert table.warrior("troll").click == clicks


@pytest.mark.rule("MK-FORMATION-38")
def test_MK_FORMATION_38_without_a_bow_only_to_the_attack() -> None:
    table = shooters("archer1", "mage", "archer2", dice=(4, 4)).say("volley", "archer1", "troll", "mage", "archer2")

    assert table.refused("support", "archer1", "mage") == {"MK-FORMATION-38"}
    assert table.because("support", "archer1", "mage") == {"no-bow"}
    assert table.offered("support") == {"archer2"}
    table.say("support", "archer1", "archer2")
    assert table.facts("hit")[0][2] == 8 + 2
    assert table.facts("adds-attack") == [(table.number("mage"), table.number("archer1"))]


@pytest.mark.rule("MK-FORMATION-38")
def test_MK_FORMATION_38_where_nobody_has_a_bow_nothing_is_asked() -> None:
    table = shooters("mage1", "mage2", "mage3", dice=(4, 4)).say("volley", "mage1", "troll", "mage2", "mage3")

    assert table.facts("hit")[0][2] == 8 + 3


@pytest.mark.rule("MK-FORMATION-45", "MK-FORMATION-46")
def test_MK_FORMATION_45_said_before_the_roll_and_not_after() -> None:
    """Both to the damage, and the attack misses by 2: too late."""
    table = shooters(*ARCHERS, dice=(3, 3)).say("volley", "archer1", "troll", "archer2", "archer3")

    assert table.question() == (0, "support")
    assert table.keys() == {"support"}
    assert table.rolls() == []
    table.say("support", "archer1", "archer2", "archer3")
    assert table.facts("missed") == [(table.number("troll"), 14, 8, 16)]
    assert table.refused("support", "archer1", "archer2") != set()
    assert len(table.events("missed")) == 1


@pytest.mark.rule("MK-MOD-10")
def test_MK_MOD_10_an_atlantean_sorcerer_with_three_apprentices() -> None:
    """+6 for three supporters, +1 for the rear arc, -3 for spell resistance: +4, of which +3 count."""
    rifleman = figure("rifleman", clicks=9, defense=17, abilities=["spell-resistance"])
    cards = (mage("atlantean-sorcerer", attack=10), mage("apprentice"), rifleman)
    labels = ("apprentice1", "atlantean-sorcerer", "apprentice2", "apprentice3")
    enemy = foe("rifleman", (12, 18), facing=NORTH)
    table = shooters(*labels, cards=cards, target=enemy, dice=(1, 2))
    table.say("volley", "atlantean-sorcerer", "rifleman", "apprentice1", "apprentice2", "apprentice3")

    assert table.facts("missed") == [(table.number("rifleman"), 10 + 3 + 3, 13, 17)]


# -- afterwards -------------------------------------------------------------------------------------------


def after_a_volley(faces: tuple[int, int], *labels: str, **more: Any) -> Knights:
    first, *rest = labels or ARCHERS
    table = shooters(first, *rest, others=(own("archer9", (30, 10)),), dice=faces, **more)
    return table.say("volley", first, "troll", *rest).say("support", first)


@pytest.mark.rule("MK-FORMATION-39")
def test_MK_FORMATION_39_a_token_for_each() -> None:
    table = after_a_volley((2, 3))

    assert [table.warrior(name).tokens for name in (*ARCHERS, "archer9")] == [1, 1, 1, 0]
    assert {event.rule for event in table.events("token")} == {"MK-FORMATION-39"}


@pytest.mark.rule("MK-FORMATION-40")
def test_MK_FORMATION_40_all_have_been_given_an_action() -> None:
    table = after_a_volley((2, 3))

    assert table.refused("move", "archer3", (13, 12)) == {"MK-TURN-16"}
    assert "MK-TURN-16" in table.refused("ranged", "archer2", "troll")


@pytest.mark.rule("MK-FORMATION-41")
def test_MK_FORMATION_41_only_who_has_two_tokens_is_pushed() -> None:
    table = after_a_volley((2, 3), more={"archer2": {"tokens": 1}})

    assert [table.warrior(name).tokens for name in ARCHERS] == [1, 2, 1]
    assert [table.warrior(name).click for name in ARCHERS] == [0, 1, 0]


@pytest.mark.rule("MK-FORMATION-42")
@pytest.mark.parametrize(("wood", "defense"), [((12.3, 14), 16), ((10.7, 14), 17)])
def test_MK_FORMATION_42_only_the_primary_attackers_line_gives_cover(wood: tuple[float, float], defense: int) -> None:
    """A wood in the line of archer3, then one in the line of archer1."""
    terrain = {"wood": {"kind": "hindering", "at": list(wood), "radius": 0.3}}
    table = after_a_volley((6, 5), terrain=terrain)

    assert table.facts("hit")[0][3] == defense


@pytest.mark.rule("MK-FORMATION-42")
@pytest.mark.parametrize(("primary", "defense"), [("archer1", 16), ("archer2", 17)])
def test_MK_FORMATION_42_nor_does_anybody_elses_line_give_height(primary: str, defense: int) -> None:
    """archer1 stands on the hill of the target, the others below it."""
    outline = [[9.2, 9], [10.7, 9], [13, 20], [9.2, 20]]
    hill = {"hill": {"kind": "clear", "elevated": True, "outline": outline}}
    table = shooters(*ARCHERS, dice=(6, 5), terrain=hill)
    others = [name for name in ARCHERS if name != primary]
    table.say("volley", primary, "troll", *others).say("support", primary)

    assert table.facts("hit")[0][3] == defense


@pytest.mark.rule("MK-FORMATION-43")
def test_MK_FORMATION_43_only_the_primary_attacker_suffers_a_critical_miss() -> None:
    table = after_a_volley((1, 1), *ARCHERS, "archer4")

    assert [table.warrior(name).click for name in (*ARCHERS, "archer4")] == [1, 0, 0, 0]
    assert table.happened("critical-miss", "archer1")


@pytest.mark.rule("MK-FORMATION-37")
def test_MK_FORMATION_37_a_critical_hit_adds_one_click_once() -> None:
    """b16"""
    table = after_a_volley((6, 6))

    assert table.warrior("troll").click == 2 + 1


@pytest.mark.rule("MK-FORMATION-33")
def test_MK_FORMATION_33_the_primary_attacker_has_the_credit() -> None:
    """b17"""
    table = after_a_volley((6, 5), target=foe("troll", TARGET, click=8), players=[{"glory": 0}, {}])

    assert table.happened("eliminated", "troll", "archer1")


@pytest.mark.rule("MK-FORMATION-37")
def test_MK_FORMATION_37_point_blank_counts_for_the_primary_attacker() -> None:
    """b15: half of its range, not of the others'."""
    sharp = archer("sharp", range=18)
    near_by = shooters("sharp", "archer1", "archer2", cards=(sharp,), dice=(2, 2))
    near_by.say("volley", "sharp", "troll", "archer1", "archer2").say("support", "sharp", "archer1", "archer2")
    assert near_by.question() == (0, "point-blank")
    near_by.say("blank-attack", "sharp")
    far_off = shooters("sharp", "archer1", "archer2", cards=(sharp,), dice=(2, 2))
    far_off.say("volley", "archer1", "troll", "sharp", "archer2").say("support", "archer1", "sharp", "archer2")

    assert near_by.facts("missed")[0][2] == 9
    assert far_off.facts("missed")[0][2] == 8
