"""MK-CHARGE: the talent Surge: a move, a click, and an attack in one close combat action."""

from __future__ import annotations

from typing import Any

import pytest

from knights import EAST, NORTH, SOUTH, Card, Entry, Knights, domain, figure, foe, near, own

FAR = foe("far", (34, 34))
ELF = foe("elf", (10, 18))


def orc(dial: list[dict[str, Any]] | None = None, **values: Any) -> Card:
    return figure("orc", dial=dial or (), **values)


def field(*others: Entry, cards: tuple[Card, ...] = (), dice: tuple[int, ...] = (), **more: Any) -> Knights:
    """An orc 6.5 inches from base to base south of an elf."""
    entry = own("orc", (10, 10), **more.pop("state", {}))
    return Knights([entry, own("idle", (34, 2)), FAR, *(others or (ELF,))], list(cards), dice=dice, **more)


def surged(*cards: Card, dice: tuple[int, ...] = (), **more: Any) -> Knights:
    """The orc has come up to the elf, which does not turn; nothing else has happened yet."""
    table = field(cards=cards, dice=dice, **more)
    table.say("surge", "orc", near("elf", 0, SOUTH), facing=NORTH)
    return table.say("pass") if table.question()[1] == "free-spin" else table


# -- move, click, attack ---------------------------------------------------------------------------------------


@pytest.mark.rule("MK-CHARGE-01", "MK-CHARGE-11")
def test_MK_CHARGE_01_move_click_and_attack_are_one_action() -> None:
    table = surged(dice=(3, 4))
    arrived = (table.at("orc"), table.warrior("orc").click, table.warrior("orc").tokens, table.question())
    table.say("close", "orc", "elf").done()
    names = [name for name in table.names() if name in ("moved", "damaged", "strikes", "hit", "token")]

    assert arrived == ((10, 16.5), 1, 0, (0, "surge"))
    assert (table.warrior("orc").tokens, table.warrior("elf").click) == (1, 2)
    assert table.player(0).actions == 1
    assert names == ["moved", "damaged", "strikes", "hit", "damaged", "token"]


@pytest.mark.rule("MK-CHARGE-01")
def test_MK_CHARGE_01_a_second_token_costs_another_click_after_the_attack() -> None:
    """a47"""
    table = surged(dice=(3, 4), state={"tokens": 1}).say("close", "orc", "elf")

    assert (table.warrior("orc").tokens, table.warrior("orc").click) == (2, 2)
    assert [event.rule for event in table.events("damaged")] == ["MK-CHARGE-05", "MK-MELEE-04", "MK-TERM-16"]


@pytest.mark.rule("MK-CHARGE-01")
def test_MK_CHARGE_01_only_a_sword_surges() -> None:
    table = field(cards=(orc(attack_types=["bow"], range=6),))

    assert "surge" not in table.keys("orc")
    assert table.refused("surge", "orc", near("elf", 0, SOUTH)) == {"MK-MELEE-08"}


@pytest.mark.rule("MK-CHARGE-01")
def test_MK_CHARGE_01_a_guard_does_not_surge() -> None:
    table = field(ELF, foe("captive", near("orc", 0, SOUTH), guard="orc"))

    assert "surge" not in table.keys("orc")
    assert "MK-CAPTURE-09" in table.refused("surge", "orc", near("elf", 0, SOUTH))


@pytest.mark.rule("MK-CHARGE-01")
def test_MK_CHARGE_01_capture_and_gang_up_go_with_it() -> None:
    """a65: attack 9 - 3 + 1 and a roll of 8 against 15."""
    table = field(ELF, own("friend", near("elf", 0, EAST), facing="elf"), dice=(4, 4))
    table.say("surge", "orc", near("elf", 0, SOUTH)).say("pass")

    assert table.keys() == {"close", "capture"}
    table.say("capture", "orc", "elf").say("gang-up", "orc", "friend")
    assert table.warrior("elf").guard == table.number("orc")


@pytest.mark.rule("MK-CHARGE-02")
def test_MK_CHARGE_02_not_out_of_contact_with_an_enemy() -> None:
    table = field(ELF, foe("elf2", near("orc", 0, SOUTH)))
    friend = field(ELF, own("friend", near("orc", 0, SOUTH)))

    assert "surge" not in table.keys("orc")
    assert table.refused("surge", "orc", near("elf", 0, SOUTH)) == {"MK-CHARGE-02"}
    assert table.because("surge", "orc", near("elf", 0, SOUTH)) == {"enemy-in-contact"}
    assert friend.refused("surge", "orc", near("elf", 0, SOUTH)) == set()


@pytest.mark.rule("MK-CHARGE-03")
@pytest.mark.parametrize(("y", "rules"), [(19.5, set()), (19.501, {"MK-MOVE-02"}), (20, {"MK-MOVE-02"})])
def test_MK_CHARGE_03_as_far_as_its_movement(y: float, rules: set[str]) -> None:
    """Movement 8: into contact with a base whose centre is 9.5 inches away."""
    table = field(foe("elf", (10, y)), cards=(orc(movement=8),))

    assert table.refused("surge", "orc", near("elf", 0, SOUTH)) == rules


@pytest.mark.rule("MK-CHARGE-03")
def test_MK_CHARGE_03_every_rule_of_the_way_holds() -> None:
    wood = {"wood": {"kind": "hindering", "at": [10, 10], "radius": 1}}
    slow = field(terrain=wood)
    barred = field(ELF, own("friend", (10, 13)))

    assert slow.refused("surge", "orc", near("elf", 0, SOUTH)) == {"MK-MOVE-02"}
    assert barred.refused("surge", "orc", near("elf", 0, SOUTH)) == {"MK-MOVE-06"}


@pytest.mark.rule("MK-CHARGE-04")
@pytest.mark.parametrize(
    ("gap", "facing", "rules"),
    [
        (0, NORTH, set()),
        (0.01, NORTH, set()),
        (0.011, NORTH, {"MK-CHARGE-04"}),
        (1, NORTH, {"MK-CHARGE-04"}),
        (0, EAST, set()),
        (0, 359, {"MK-CHARGE-04"}),
        (0, SOUTH, {"MK-CHARGE-04"}),
    ],
)
def test_MK_CHARGE_04_it_ends_with_an_enemy_at_its_front_arc(gap: float, facing: int, rules: set[str]) -> None:
    table = field()

    assert table.refused("surge", "orc", near("elf", gap, SOUTH), facing=facing) == rules


@pytest.mark.rule("MK-CHARGE-04")
def test_MK_CHARGE_04_neither_a_friend_nor_a_captive_will_do() -> None:
    friend = field(own("friend", (10, 18)))
    captive = field(foe("elf", (10, 18), guard="idle"))

    assert friend.refused("surge", "orc", near("friend", 0, SOUTH)) == {"MK-CHARGE-04"}
    assert captive.because("surge", "orc", near("elf", 0, SOUTH)) == {"reaches-nobody"}


@pytest.mark.rule("MK-CHARGE-05")
def test_MK_CHARGE_05_the_click_comes_first_and_its_values_count() -> None:
    """Attack 10 on the first click, 9 on the second: 9 and a roll of 5 miss a defense of 15."""
    table = surged(orc([{"attack": 10}, {"attack": 9}]), dice=(2, 3)).say("close", "orc", "elf")

    assert [facts[1:3] for facts in table.facts("missed")] == [(14, 9)]


@pytest.mark.rule("MK-CHARGE-05")
def test_MK_CHARGE_05_who_falls_by_the_click_attacks_nobody() -> None:
    """a64"""
    table = surged(orc([{}]))

    assert table.warrior("orc").gone == "eliminated"
    assert "strikes" not in table.names()
    assert table.question() == (0, "act")


@pytest.mark.rule("MK-CHARGE-05")
def test_MK_CHARGE_05_it_is_pushing_damage_which_nothing_keeps_off() -> None:
    table = surged(orc(abilities=["toughness"]))

    assert table.warrior("orc").click == 1
    assert [event.rule for event in table.events("damaged")] == ["MK-CHARGE-05"]


@pytest.mark.rule("MK-CHARGE-05")
def test_MK_CHARGE_05_it_may_attack_any_enemy_at_its_front_arc() -> None:
    """a64: also one with whom it was not the aim to get in contact; but attack it must."""
    table = field(foe("elf", (9.25, 16.5)), foe("elf2", near("elf", 0, EAST)), dice=(3, 4))
    table.say("surge", "orc", (10, 15.202)).go_on("surge")

    assert table.offered("close") == {"elf", "elf2"}
    assert table.keys() == {"close", "capture"}


@pytest.mark.rule("MK-CHARGE-01", "MK-CHARGE-11")
def test_MK_CHARGE_11_the_enemy_turns_before_the_attack() -> None:
    """a38: so that the attack is not from behind."""
    table = field(foe("elf", (10, 18), facing=NORTH), dice=(3, 3))
    table.say("surge", "orc", near("elf", 0, SOUTH))
    asked = table.question()
    table.say("spin", "elf", facing="orc").say("close", "orc", "elf")

    assert asked == (1, "free-spin")
    assert [facts[2] for facts in table.facts("hit")] == [9]


# -- abilities -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-CHARGE-06")
def test_MK_CHARGE_06_a_sweep_may_follow_the_surge() -> None:
    """One roll against both, and one token."""
    table = field(
        foe("elf", (9.25, 16.5)), foe("elf2", near("elf", 0, EAST)), cards=(orc(abilities=["sweep"]),), dice=(3, 4)
    )
    table.say("surge", "orc", (10, 15.202)).go_on("surge").say("sweep", "orc").go_on("act", seat=0).done()

    assert [table.warrior(label).click for label in ("elf", "elf2", "orc")] == [2, 2, 1]
    assert table.warrior("orc").tokens == 1


@pytest.mark.rule("MK-CHARGE-07", "MKA-CHARGE-01")
def test_MK_CHARGE_07_who_has_charge_does_not_surge_until_it_is_switched_off() -> None:
    table = field(cards=(orc(abilities=["charge"]),))

    assert table.refused("surge", "orc", near("elf", 0, SOUTH)) == {"MK-CHARGE-07"}
    assert table.because("surge", "orc", near("elf", 0, SOUTH)) == {"charges-instead"}
    _, number = table.words.meant(table.match, "switch-off", table.number("orc"), {"ability": "charge"})
    table.take(table.answer("switch-off", "orc")._replace(picks=(number,)))
    assert table.refused("surge", "orc", near("elf", 0, SOUTH)) == set()
    assert table.keys("orc") & {"surge", "charge"} == {"surge"}


@pytest.mark.rule("MK-CHARGE-08")
def test_MK_CHARGE_08_what_counts_in_close_combat_counts_in_a_surge() -> None:
    """Vampirism heals the click that the surge has cost."""
    table = surged(orc(abilities=["vampirism"]), dice=(3, 4)).say("close", "orc", "elf")

    assert table.warrior("orc").click == 0
    assert table.happened("healed", "orc", 1, rule="MKA-VAMPIRISM-01")


@pytest.mark.rule("MK-CHARGE-09", "MK-CHARGE-10")
@pytest.mark.parametrize(("first", "second", "clicks"), [([], ["weapon-master"], 6), (["weapon-master"], [], 2)])
def test_MK_CHARGE_09_the_click_may_bring_the_weapon_master_or_take_him(
    first: list[str], second: list[str], clicks: int
) -> None:
    """With him a die decides, here 6; without him the damage is 2."""
    dial = [{"abilities": first}, {"abilities": second}]
    table = surged(orc(dial), figure("elf", clicks=9), dice=(3, 4, 6)).say("close", "orc", "elf").go_on("act")

    assert table.warrior("elf").click == clicks
    assert table.dice_left == (0 if clicks == 6 else 1)


# -- what comes together ---------------------------------------------------------------------------------------


@pytest.mark.rule("MK-CHARGE-11")
def test_MK_CHARGE_11_the_click_is_there_before_the_attack() -> None:
    table = surged()

    assert table.warrior("orc").click == 1
    assert table.rolls() == []
    assert table.question() == (0, "surge")


@pytest.mark.rule("MK-CHARGE-12", "MKA-POLEARM-01")
@pytest.mark.parametrize(
    ("first", "rules"),
    [("pole-arm", ["MKA-POLEARM-01", "MK-CHARGE-05"]), ("surge-click", ["MK-CHARGE-05", "MKA-POLEARM-01"])],
)
def test_MK_CHARGE_12_the_active_player_orders_what_the_move_sets_off(first: str, rules: list[str]) -> None:
    table = surged(figure("elf", abilities=["pole-arm"]))
    asked = (table.question(), table.keys())
    table.say(first)

    assert asked == ((0, "arrival"), {"pole-arm", "surge-click"})
    assert [event.rule for event in table.events("damaged")] == rules
    assert (table.warrior("orc").click, table.question()) == (2, (0, "surge"))


@pytest.mark.rule("MK-CHARGE-13", "MK-CHARGE-14", "MKA-RAM-01")
@pytest.mark.parametrize(("first", "rammed"), [("ram", 1), ("surge-click", 0)])
def test_MK_CHARGE_13_ram_and_the_click_in_the_order_its_player_likes(first: str, rammed: int) -> None:
    """Ram shows on the first click only."""
    table = surged(orc([{"abilities": ["ram"]}, {}]))

    assert table.question() == (0, "arrival")
    table.say(first)
    assert (table.warrior("elf").click, table.warrior("orc").click) == (rammed, 1)
    assert table.question() == (0, "surge")


@pytest.mark.rule("MK-CHARGE-13")
def test_MK_CHARGE_13_a_ram_that_the_click_brings_was_not_set_off() -> None:
    table = surged(orc([{}, {"abilities": ["ram"]}]))

    assert table.warrior("elf").click == 0
    assert table.question() == (0, "surge")


@pytest.mark.rule("MK-CHARGE-13")
def test_MK_CHARGE_13_a_ram_may_leave_nobody_to_attack() -> None:
    table = surged(orc([{"abilities": ["ram"]}, {}]), figure("elf", clicks=1)).say("ram")

    assert table.warrior("elf").gone == "eliminated"
    assert (table.warrior("orc").click, table.warrior("orc").tokens) == (1, 1)
    assert table.question() == (0, "act")


@pytest.mark.rule("MK-CHARGE-15", "MKA-POLEARM-01")
def test_MK_CHARGE_15_a_crushing_blow_is_no_shield_against_a_pole_arm() -> None:
    table = surged(orc([{"abilities": ["crushing-blow"]}, {}, {}]), figure("elf", abilities=["pole-arm"]))
    table.say("pole-arm")

    assert table.warrior("orc").click == 2
    assert table.question() == (0, "surge")


# -- levels ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-CHARGE-16")
def test_MK_CHARGE_16_nobody_comes_down_in_a_surge() -> None:
    table = field(cards=(orc(movement_type="wings"),), state={"soaring": True})
    beside = near("elf", 0, SOUTH)

    assert table.refused("surge", "orc", beside) == {"MK-CHARGE-16", "MK-CHARGE-04"}
    assert "no-level-change" in table.because("surge", "orc", beside)


@pytest.mark.rule("MK-CHARGE-16", "MK-FLY-17")
def test_MK_CHARGE_16_at_one_level_they_surge_in_the_air() -> None:
    cards = (orc(movement_type="wings"), figure("elf", movement_type="wings"))
    table = field(foe("elf", (10, 18), soaring=True), cards=cards, state={"soaring": True}, dice=(3, 4))
    table.say("surge", "orc", near("elf", 0, SOUTH)).say("pass").say("close", "orc", "elf")

    assert (table.warrior("elf").click, table.warrior("orc").is_soaring) == (2, True)


@pytest.mark.rule("MK-CHARGE-03")
def test_MK_CHARGE_03_a_domain_may_forbid_it() -> None:
    mud = domain("mud", forbids=["surge"])
    table = field(cards=(mud,), players=[{"domain": "mud"}, {}])

    assert table.refused("surge", "orc", near("elf", 0, SOUTH)) == {"MK-DOMAIN-09"}
