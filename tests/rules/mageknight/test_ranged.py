"""MK-RANGED, MK-MULTI, MK-BOW: the line of fire, shots at one or several targets, and the talents of the bow."""

from __future__ import annotations

from typing import Any

import pytest

from knights import EAST, NORTH, SOUTH, WEST, Card, Entry, Knights, domain, figure, foe, item, near, own
from tercio.games.mageknight.field.fire import line_of_fire
from tercio.games.mageknight.state import mageknight
from tercio.games.mageknight.thinking.previews import attack_preview


def archer(**values: Any) -> Card:
    return figure("archer", **{"attack_types": ["bow"], "range": 12, "ranged_damage": 2, **values})


def shooting(*others: Entry, dice: tuple[int, ...] = (), cards: tuple[Card, ...] = (), **words: Any) -> Knights:
    """The archer at (10, 10), facing north, with all others that are there."""
    printed = archer(**words.pop("archer", {}))
    stands = words.pop("stands", {})
    return Knights(
        [own("archer", (10, 10), **stands), own("idle", (34, 2)), foe("far", (34, 34)), *others],
        [printed, *cards],
        dice,
        **words,
    )


def results(table: Knights) -> list[tuple[int, ...]]:
    """Result, attack value and defense of every comparison."""
    return [event.facts[1:] for event in table.match.events if event.name in ("hit", "missed")]


# -- range and line ----------------------------------------------------------------------------------------


@pytest.mark.rule("MK-RANGED-01", "MK-RANGED-06")
@pytest.mark.parametrize(("y", "rules"), [(22, set()), (22.001, {"MK-RANGED-06"}), (22.1, {"MK-RANGED-06"})])
def test_MK_RANGED_01_as_far_as_the_range(y: float, rules: set[str]) -> None:
    table = shooting(foe("elf", (10, y)), foe("near", (13, 13)))

    assert table.refused("ranged", "archer", "elf") == rules
    assert ("elf" in table.offered("ranged", "archer")) == (not rules)


@pytest.mark.rule("MK-RANGED-06")
def test_MK_RANGED_06_says_how_far_it_is() -> None:
    table = shooting(foe("elf", (10, 20.5)), foe("near", (13, 13)), archer={"range": 10})
    (refusal,) = table.judge("ranged", "archer", "elf").refusals

    assert (refusal.because, refusal.facts) == ("out-of-range", (table.number("elf"), 10_500, 10_000))


@pytest.mark.rule("MK-RANGED-02")
@pytest.mark.parametrize(("range_", "rules"), [(0, {"MK-RANGED-02"}), (6, set())])
def test_MK_RANGED_02_no_shots_without_a_range(range_: int, rules: set[str]) -> None:
    table = shooting(foe("elf", (10, 15)), archer={"range": range_, "ranged_damage": 1 if range_ else 0})

    assert table.refused("ranged", "archer", "elf") >= rules
    assert ("ranged" in table.keys("archer")) == (not rules)


@pytest.mark.rule("MK-RANGED-02")
def test_MK_RANGED_02_a_domain_may_leave_no_range() -> None:
    """The modified value counts: -3 leaves nothing of a range of 3."""
    table = shooting(
        foe("elf", (10, 12)),
        archer={"range": 3},
        cards=(domain("murk", changes={"range": -3}),),
        players=[{"domain": "murk"}, {}],
    )

    assert "MK-RANGED-02" in table.refused("ranged", "archer", "elf")


@pytest.mark.rule("MK-RANGED-03")
@pytest.mark.parametrize(("gap", "rules"), [(0, {"MK-RANGED-03"}), (0.02, set())])
def test_MK_RANGED_03_not_in_contact_with_an_enemy(gap: float, rules: set[str]) -> None:
    table = shooting(foe("elf", (10, 18)), foe("brute", near("archer", gap, SOUTH)))

    assert table.refused("ranged", "archer", "elf") == rules
    assert ("ranged" in table.keys("archer")) == (not rules)


@pytest.mark.rule("MK-RANGED-04")
def test_MK_RANGED_04_from_centre_to_centre() -> None:
    """3, 4, 5 doubled: 6 and 8 inches away it is 10, and 10 is enough for a range of 10 whatever the bases."""
    table = shooting(foe("elf", (16, 18)), cards=(figure("elf", radius=1.5),), archer={"range": 10, "radius": 1})

    assert line_of_fire(table.state, table.warrior("archer"), table.warrior("elf")).length == 10_000
    assert table.refused("ranged", "archer", "elf") == set()


@pytest.mark.rule("MK-RANGED-05")
@pytest.mark.parametrize(
    ("at", "is_seen"), [((10, 16), True), ((16, 10), True), ((4, 10), True), ((16, 9.9), False), ((10, 4), False)]
)
def test_MK_RANGED_05_through_its_front_arc(at: tuple[float, float], is_seen: bool) -> None:
    """a2: the edge of the arc belongs to it."""
    table = shooting(foe("elf", at), foe("other", (12, 16)))

    assert table.because("ranged", "archer", "elf") == (set() if is_seen else {"not-in-front"})
    assert table.refused("ranged", "archer", "elf") == (set() if is_seen else {"MK-RANGED-05"})


@pytest.mark.rule("MK-RANGED-07")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("x", "is_clear"), [(10.5, False), (10.739, False), (10.74, True), (10.9, True)])
def test_MK_RANGED_07_bases_block_the_line(seat: int, x: float, is_clear: bool) -> None:
    """A base of radius 0.75; a5: what only grazes it by a hundredth of an inch does not block."""
    place = own if seat == 0 else foe
    table = shooting(foe("elf", (10, 18)), place("middle", (x, 14)), foe("other", (6, 16)))
    facts = [refusal.facts for refusal in table.judge("ranged", "archer", "elf").refusals]

    assert facts == ([] if is_clear else [(table.number("elf"), table.number("middle"))])
    assert table.refused("ranged", "archer", "elf") == (set() if is_clear else {"MK-RANGED-07"})


@pytest.mark.rule("MK-RANGED-08")
def test_MK_RANGED_08_whoever_is_blocked_is_not_offered() -> None:
    table = shooting(foe("elf", (10, 18)), foe("middle", (10, 14)), foe("aside", (13, 18)))

    assert table.offered("ranged", "archer") == {"middle", "aside"}
    assert table.because("ranged", "archer", "elf") == {"line-blocked"}


@pytest.mark.rule("MK-RANGED-09")
def test_MK_RANGED_09_a_line_may_be_checked_at_any_time() -> None:
    """The other player looks, in the archer's turn, from his own warrior, which faces away and has no range."""
    table = shooting(foe("elf", (10, 18), facing=EAST), foe("middle", (10, 14)), foe("aside", (13, 18)))
    seen = mageknight(table.match.view(1).ghost)
    elf, shooter, aside = (seen.warriors[table.number(label)] for label in ("elf", "archer", "aside"))

    assert table.question()[0] == 0
    assert line_of_fire(seen, elf, shooter).blocker == table.number("middle")
    assert line_of_fire(seen, aside, shooter).is_clear


# -- what it does ------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-RANGED-10")
def test_MK_RANGED_10_the_ranged_damage() -> None:
    table = shooting(foe("elf", (10, 18)), archer={"damage": 4, "ranged_damage": 2}, dice=(4, 4))
    table.say("ranged", "archer", "elf").done()

    assert table.warrior("elf").click == 2
    assert table.happened("damaged", "elf", 2, rule="MK-RANGED-10")


@pytest.mark.rule("MK-RANGED-11")
@pytest.mark.parametrize(("facing", "value"), [(SOUTH, 8), (NORTH, 9), (EAST, 8), (WEST, 8), (1, 9), (359, 8)])
def test_MK_RANGED_11_one_more_through_the_rear_arc(facing: int, value: int) -> None:
    """The line comes from the south; a2: along the edge of the arc there is no bonus."""
    table = shooting(foe("elf", (10, 18), facing=facing), archer={"attack": 8}, dice=(3, 3))
    table.say("ranged", "archer", "elf").done()

    assert results(table) == [(value + 6, value, 15)]
    assert (table.warrior("elf").click > 0) == (value == 9)


@pytest.mark.rule("MK-RANGED-12")
@pytest.mark.parametrize(("gap", "rules"), [(0, {"MK-RANGED-12"}), (0.02, set())])
def test_MK_RANGED_12_nobody_who_touches_a_friend(gap: float, rules: set[str]) -> None:
    table = shooting(
        foe("elf", (10, 18)),
        own("friend", near("elf", gap)),
        foe("other", (14, 16)),
        archer={"attack_types": ["wand"]},
    )

    assert table.refused("ranged", "archer", "elf") == rules
    assert "precise" not in table.keys("archer")


@pytest.mark.rule("MK-RANGED-12")
def test_MK_RANGED_12_a_captive_protects_nobody() -> None:
    """a77: it is no friend of anybody."""
    table = Knights(
        [
            own("archer", (10, 10)),
            own("held", near("elf", 0, EAST), guard="elf"),
            foe("elf", (10, 18)),
            foe("far", (34, 34)),
        ],
        [archer()],
    )

    assert table.refused("ranged", "archer", "elf") == set()


@pytest.mark.rule("MK-RANGED-12", "MK-MULTI-11")
def test_MK_RANGED_12_a_demoralized_friend_does() -> None:
    """a77"""
    table = shooting(
        foe("elf", (10, 18)),
        own("coward", near("elf")),
        foe("other", (14, 16)),
        cards=(figure("coward", abilities=["demoralized"]),),
        archer={"arrows": 2},
    )

    assert table.refused("ranged", "archer", "elf", "other") == {"MK-RANGED-12"}


@pytest.mark.rule("MK-RANGED-13")
@pytest.mark.parametrize(("kind", "bonus"), [("wand", "wand_bonus"), ("bow", "bow_bonus")])
def test_MK_RANGED_13_a_bonus_for_shots(kind: str, bonus: str) -> None:
    values = {"attack": 8, "attack_types": [kind], bonus: 1}
    table = shooting(foe("elf", (10, 18)), archer=values, dice=(3, 4)).say("ranged", "archer", "elf").done()
    close = shooting(foe("elf", near("archer")), archer=values, dice=(3, 4)).say("close", "archer", "elf").done()

    assert results(table) == [(16, 9, 15)]
    assert results(close) == [(15, 8, 15)]


@pytest.mark.rule("MK-RANGED-14")
def test_MK_RANGED_14_the_bonus_is_not_limited() -> None:
    table = shooting(
        foe("elf", (10, 18)),
        cards=(item("bow", changes={"attack": 5}),),
        archer={"attack": 8, "bow_bonus": 2},
        stands={"items": ["bow"]},
    )
    preview = attack_preview(table.state, table.warrior("archer"), table.warrior("elf"), is_ranged=True)

    assert (preview.attack.total, preview.bonus.total, preview.value) == (11, 2, 13)


# -- several targets ---------------------------------------------------------------------------------------


def two_elves(dice: tuple[int, ...] = (), **words: Any) -> Knights:
    """Elves of defense 15 and 16 ahead of an archer with two arrows, and one more who is nobody's target."""
    printed = {"arrows": 2, **words.pop("archer", {})}
    return shooting(
        foe("elf-a", (8, 18)),
        foe("elf-b", (12, 18)),
        foe("elf-c", (15, 18)),
        cards=(figure("elf-a", defense=15), figure("elf-b", defense=16), figure("elf-c", defense=5)),
        archer=printed,
        dice=dice,
        **words,
    )


@pytest.mark.rule("MK-MULTI-01", "MK-MULTI-06")
def test_MK_MULTI_01_one_action_and_one_roll_for_two_targets() -> None:
    table = two_elves((2, 3)).say("ranged", "archer", "elf-a", "elf-b").done()

    assert table.player(0).actions == 1
    assert table.rolls() == [(2, 3)]
    assert len(results(table)) == 2
    assert table.warrior("archer").tokens == 1


@pytest.mark.rule("MK-MULTI-02")
def test_MK_MULTI_02_nobody_twice() -> None:
    table = two_elves()

    assert table.because("ranged", "archer", "elf-a", "elf-a") == {"same-target"}
    assert table.refused("ranged", "archer", "elf-a", "elf-a") == {"MK-MULTI-02"}


@pytest.mark.rule("MK-MULTI-03")
@pytest.mark.parametrize(("arrows", "most"), [(1, 1), (2, 2), (3, 3)])
def test_MK_MULTI_03_as_many_as_arrows(arrows: int, most: int) -> None:
    table = two_elves(archer={"arrows": arrows})
    elves = ["elf-a", "elf-b", "elf-c"]

    for number in (1, 2, 3):
        rules = {"MK-MULTI-03"} if number > most else set()
        assert table.refused("ranged", "archer", *elves[:number]) == rules


@pytest.mark.rule("MK-MULTI-04")
def test_MK_MULTI_04_a_clear_line_to_each() -> None:
    table = shooting(foe("elf-a", (7, 18)), foe("elf-b", (10, 18)), own("friend", (10, 14)), archer={"arrows": 2})
    verdict = table.judge("ranged", "archer", "elf-a", "elf-b")

    assert [(r.rule, r.facts[0]) for r in verdict.refusals] == [("MK-RANGED-07", table.number("elf-b"))]


@pytest.mark.rule("MK-MULTI-05")
def test_MK_MULTI_05_stormfire_needs_one_clear_line() -> None:
    """Elf b stands behind the friend, 2 inches from elf a: it is struck with elf a, but is no target itself."""
    table = shooting(
        foe("elf-a", (8, 18)),
        foe("elf-b", (10, 18)),
        own("friend", (10, 14)),
        archer={"abilities": ["stormfire"]},
        dice=(5, 5),
    )

    assert table.refused("stormfire", "archer", "elf-b") == {"MK-RANGED-07"}
    table.say("stormfire", "archer", "elf-a").go_on("act").done()
    assert (table.warrior("elf-a").click, table.warrior("elf-b").click) == (2, 2)


@pytest.mark.rule("MK-MULTI-07")
def test_MK_MULTI_07_each_is_compared_on_its_own() -> None:
    """The master archer: 9 + 6 = 15 hits defense 15 and misses 16; all of the damage goes to the first."""
    table = two_elves((2, 4), archer={"attack": 9}).say("ranged", "archer", "elf-a", "elf-b").done()

    assert results(table) == [(15, 9, 15), (15, 9, 16)]
    assert (table.warrior("elf-a").click, table.warrior("elf-b").click) == (2, 0)
    assert table.question() == (0, "act")


@pytest.mark.rule("MK-MULTI-08", "MK-MULTI-09")
@pytest.mark.parametrize("split", [(1, 1), (2, 0), (0, 2)])
def test_MK_MULTI_08_the_attacker_divides_the_damage(split: tuple[int, int]) -> None:
    table = two_elves((3, 4), archer={"attack": 9}).say("ranged", "archer", "elf-a", "elf-b")

    for wrong in ((2, 1), (0, 0), (1, 0)):
        assert table.because("split", numbers=wrong) == {"wrong-sum"}
    assert "K-ASK-05" in table.refused("split", numbers=(3, -1)) | table.refused("split", numbers=(2,))
    table.say("split", numbers=split)
    assert (table.warrior("elf-a").click, table.warrior("elf-b").click) == split


@pytest.mark.rule("MK-MULTI-08", "MK-MULTI-10")
def test_MK_MULTI_10_only_among_those_hit_and_after_the_roll() -> None:
    """Three targets, the second is missed: two numbers are wanted, for the first and the third."""
    table = two_elves((2, 4), archer={"attack": 9, "arrows": 3, "ranged_damage": 3})
    assert table.refused("split", numbers=(1, 1)) != set()
    table.say("ranged", "archer", "elf-a", "elf-b", "elf-c")

    assert table.question() == (0, "split")
    assert table.rolls() == [(2, 4)]
    table.say("split", numbers=(1, 2)).done()
    assert [table.warrior(f"elf-{x}").click for x in "abc"] == [1, 0, 2]


@pytest.mark.rule("MK-MULTI-09")
def test_MK_MULTI_09_with_two_sixes_even_nought_is_one() -> None:
    """a58"""
    table = two_elves((6, 6)).say("ranged", "archer", "elf-a", "elf-b").say("split", numbers=(2, 0)).done()

    assert (table.warrior("elf-a").click, table.warrior("elf-b").click) == (3, 1)


@pytest.mark.rule("MK-MULTI-11")
def test_MK_MULTI_11_each_in_range_and_away_from_friends() -> None:
    table = shooting(
        foe("elf-a", (10, 18)),
        foe("elf-b", (13, 21.618)),
        foe("elf-c", (7, 22.2)),
        foe("elf-d", (5, 15)),
        own("friend", near("elf-d", 0, WEST)),
        archer={"arrows": 2},
    )

    assert table.refused("ranged", "archer", "elf-a", "elf-b") == set()
    assert table.refused("ranged", "archer", "elf-a", "elf-c") == {"MK-RANGED-06"}
    assert table.refused("ranged", "archer", "elf-a", "elf-d") == {"MK-RANGED-12"}


# -- the talents of the bow --------------------------------------------------------------------------------


@pytest.mark.rule("MK-BOW-01")
@pytest.mark.parametrize("kind", ["bow", "wand", "sword"])
def test_MK_BOW_01_only_bows_are_precise_and_shoot_point_blank(kind: str) -> None:
    table = shooting(
        foe("elf", (10, 14)),
        own("friend", near("elf", 0, EAST)),
        foe("other", (7, 13)),
        archer={"attack_types": [kind]},
        dice=(3, 4),
    )

    assert table.because("precise", "archer", "elf") == (set() if kind == "bow" else {"no-bow"})
    table.say("ranged", "archer", "other")
    assert (table.question() == (0, "point-blank")) == (kind == "bow")


@pytest.mark.rule("MK-BOW-02")
@pytest.mark.parametrize(("key", "value", "damage"), [("blank-attack", 10, 2), ("blank-damage", 9, 3), ("pass", 9, 2)])
def test_MK_BOW_02_one_more_on_attack_or_damage(key: str, value: int, damage: int) -> None:
    table = shooting(foe("elf", (10, 14)), archer={"attack": 9}, dice=(5, 3)).say("ranged", "archer", "elf")
    assert table.rolls() == []
    table.say(key).done()

    assert table.facts("attack-value")[0][2] == value
    assert table.warrior("elf").click == damage


@pytest.mark.rule("MK-BOW-02")
def test_MK_BOW_02_the_damage_of_several_is_divided_with_it() -> None:
    table = shooting(foe("elf-a", (8, 14)), foe("elf-b", (12, 14)), archer={"arrows": 2}, dice=(5, 5))
    table.say("ranged", "archer", "elf-a", "elf-b").say("blank-damage")

    assert table.refused("split", numbers=(2, 1)) == set()
    assert table.because("split", numbers=(1, 1)) == {"wrong-sum"}


@pytest.mark.rule("MK-BOW-03")
@pytest.mark.parametrize(
    ("range_", "y", "is_near"), [(11, 16, True), (11, 16.001, False), (12, 16, True), (10, 16, False)]
)
def test_MK_BOW_03_within_half_the_range_rounded_up(range_: int, y: float, is_near: bool) -> None:
    table = shooting(foe("elf", (10, y)), archer={"range": range_}, dice=(1, 2)).say("ranged", "archer", "elf")

    assert (table.question() == (0, "point-blank")) == is_near


@pytest.mark.rule("MK-BOW-03")
def test_MK_BOW_03_all_of_them() -> None:
    table = shooting(foe("elf-a", (8, 14)), foe("elf-b", (12, 17)), archer={"arrows": 2}, dice=(1, 2))

    assert table.say("ranged", "archer", "elf-a", "elf-b").question() == (0, "act")


@pytest.mark.rule("MK-BOW-03")
def test_MK_BOW_03_half_of_the_modified_range() -> None:
    """a74: range 10 and 2 more make 12, and half of that is 6."""
    table = shooting(
        foe("elf", (10, 16)),
        archer={"range": 10},
        stands={"items": ["lens"]},
        cards=(item("lens", changes={"range": 2}),),
    )

    assert table.say("ranged", "archer", "elf").question() == (0, "point-blank")


def protected(dice: tuple[int, ...] = (), **words: Any) -> Knights:
    """The elf touches a friend of the archer; another elf stands free."""
    return shooting(
        foe("elf", (10, 20)),
        own("friend", near("elf", 0, EAST)),
        foe("free", (5, 18)),
        cards=(figure("elf", defense=14),),
        dice=dice,
        **words,
    )


@pytest.mark.rule("MK-BOW-04")
def test_MK_BOW_04_precision_against_one_who_touches_a_friend() -> None:
    table = protected(archer={"arrows": 2})

    assert table.refused("ranged", "archer", "elf") == {"MK-RANGED-12"}
    assert table.refused("precise", "archer", "elf") == set()
    assert table.refused("precise", "archer", "elf", "free") == {"MK-BOW-04"}
    assert table.offered("precise", "archer") == {"elf"}


@pytest.mark.rule("MK-BOW-04")
def test_MK_BOW_04_all_else_holds_for_it() -> None:
    table = protected(archer={"range": 9})
    hidden = shooting(
        foe("elf", (10, 20)), own("friend", near("elf", 0, EAST)), own("tall", (10, 15)), foe("free", (5, 18))
    )

    assert table.refused("precise", "archer", "elf") == {"MK-RANGED-06"}
    assert hidden.refused("precise", "archer", "elf") == {"MK-RANGED-07"}


@pytest.mark.rule("MK-BOW-05")
@pytest.mark.parametrize(("dice", "clicks"), [((3, 4), 2), ((3, 3), 0)])
def test_MK_BOW_05_two_less_for_precision(dice: tuple[int, ...], clicks: int) -> None:
    table = protected(dice, archer={"attack": 9}).say("precise", "archer", "elf").done()

    assert results(table) == [(7 + sum(dice), 7, 14)]
    assert table.warrior("elf").click == clicks


@pytest.mark.rule("MK-BOW-02", "MK-BOW-05")
def test_MK_BOW_05_precise_and_point_blank() -> None:
    """a73: 9 - 2 + 1."""
    table = shooting(foe("elf", (10, 14)), own("friend", near("elf", 0, EAST)), archer={"attack": 9}, dice=(1, 2))
    table.say("precise", "archer", "elf").say("blank-attack").done()

    assert results(table) == [(11, 8, 15)]
