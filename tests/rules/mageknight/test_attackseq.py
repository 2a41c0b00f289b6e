"""MK-ATTACKSEQ, MK-TERM-23: an attack in its eleven steps, and the abilities that are switched off on the way."""

from __future__ import annotations

from typing import Any

import pytest

from knights import EAST, NORTH, SOUTH, WEST, Entry, Knights, figure, foe, item, near, own, warrior
from tercio.games.mageknight.abilities.bearers import has
from tercio.kernel import restore, snapshot


def fight(*more: Entry, dice: tuple[int, ...] = (), **words: Any) -> Knights:
    """The orc before the elf; `orc` and `elf` are what is printed on them, `stands` and `waits` how they stand."""
    cards = [figure("orc", **words.pop("orc", {})), figure("elf", **words.pop("elf", {})), *words.pop("cards", [])]
    return Knights(
        [
            own("orc", (10, 10), **words.pop("stands", {})),
            own("idle", (34, 2)),
            foe("elf", near("orc"), **words.pop("waits", {})),
            foe("far", (34, 34)),
            *more,
        ],
        cards,
        dice,
        **words,
    )


def value(table: Knights, name: str) -> int:
    return table.facts(name)[-1][2 if name == "attack-value" else 1]


# -- the order of the steps --------------------------------------------------------------------------------


@pytest.mark.rule("MK-ATTACKSEQ-01")
def test_MK_ATTACKSEQ_01_eleven_steps_in_their_order() -> None:
    table = fight(
        dice=(4, 4),
        orc={"attack": 9, "abilities": ["vampirism"]},
        stands={"tokens": 1, "click": 2},
    )
    table.say("close", "orc", "elf").done()
    rules = [event.rule for event in table.match.events]

    assert table.names() == [
        "action",
        "strikes",
        "attack-value",
        "defense-value",
        "rolled",
        "hit",
        "damage-value",
        "damaged",
        "healed",
        "token",
        "damaged",
    ]
    assert rules[2:4] == ["MK-ATTACKSEQ-06", "MK-ATTACKSEQ-08"]


@pytest.mark.rule("MK-ATTACKSEQ-01")
def test_MK_ATTACKSEQ_01_a_shot_goes_the_same_way() -> None:
    table = Knights(
        [own("orc", (10, 10)), own("idle", (34, 2)), foe("target", (10, 16))],
        [figure("orc", range=10, ranged_damage=1)],
        [5, 5],
    )
    table.say("ranged", "orc", "target").done()

    assert table.names() == [
        "action",
        "shoots",
        "attack-value",
        "defense-value",
        "rolled",
        "hit",
        "damage-value",
        "damaged",
        "token",
    ]


@pytest.mark.rule("MK-ATTACKSEQ-02")
def test_MK_ATTACKSEQ_02_first_the_action_is_given() -> None:
    table = fight(stands={"tokens": 2})

    assert table.refused("close", "orc", "elf") == {"MK-TERM-03"}
    assert table.refused("close", "orc") >= {"MK-TERM-03"}
    assert table.keys("orc") == set()


@pytest.mark.rule("MK-ATTACKSEQ-02")
def test_MK_ATTACKSEQ_02_it_is_spent_even_if_the_attack_fails() -> None:
    table = fight(dice=(1, 2)).say("close", "orc", "elf").done()

    assert table.player(0).actions == 1
    assert (table.warrior("orc").tokens, table.warrior("orc").has_acted) == (1, True)


@pytest.mark.rule("MK-ATTACKSEQ-03")
def test_MK_ATTACKSEQ_03_no_target_is_added_later() -> None:
    """The archer is asked about point blank; another target cannot be named any more."""
    table = Knights(
        [own("archer", (10, 10)), foe("elf", (8, 15)), foe("elf2", (12, 15))],
        [figure("archer", attack_types=["bow"], range=12, ranged_damage=2, arrows=2)],
        [5, 5],
    )
    table.say("ranged", "archer", "elf")

    assert table.question() == (0, "point-blank")
    assert table.refused("ranged", "archer", "elf", "elf2") == {"MK-BOW-02"}
    table.say("pass").done()
    assert (table.warrior("elf").click, table.warrior("elf2").click) == (2, 0)


@pytest.mark.rule("MK-ATTACKSEQ-04")
def test_MK_ATTACKSEQ_04_a_capture_is_declared_before_the_roll() -> None:
    table = fight(own("orc2", near("elf"), facing=SOUTH), dice=(5, 5)).say("close", "orc", "elf")

    assert table.question() == (0, "gang-up")
    assert table.refused("capture", "orc", "elf") == {"MK-MOB-03"}
    table.say("gang-up", "orc").done()
    assert (table.warrior("elf").is_captive, table.warrior("elf").click) == (False, 2)


# -- steps 4 and 5 -----------------------------------------------------------------------------------------


@pytest.mark.rule("MK-ATTACKSEQ-05")
def test_MK_ATTACKSEQ_05_the_attacker_may_switch_off_what_is_optional() -> None:
    """Weapon Master is optional, Vampirism is not; Nimble is, but has nothing to do with an attack."""
    table = fight(
        dice=(4, 4), orc={"damage": 2, "abilities": ["weapon-master", "vampirism", "nimble"]}, stands={"click": 1}
    ).say("close", "orc", "elf")

    assert table.question() == (0, "switching")
    assert table.offered("switch-off") == {"orc:weapon-master"}
    assert table.because("switch-off", "orc", "orc:vampirism") == {"not-optional"}
    table.say("switch-off", "orc", "orc:weapon-master").done()
    assert table.happened("switched-off", "orc", rule="MK-ATTACKSEQ-05")
    assert (table.warrior("elf").click, table.warrior("orc").click) == (2, 0)


@pytest.mark.rule("MK-ATTACKSEQ-05")
def test_MK_ATTACKSEQ_05_or_leave_it_on() -> None:
    table = fight(dice=(4, 4, 5), orc={"damage": 2, "abilities": ["weapon-master"]}).say("close", "orc", "elf")
    table.say("pass").done()

    assert table.warrior("elf").click == 5


@pytest.mark.rule("MK-ATTACKSEQ-05")
@pytest.mark.parametrize(
    ("orc", "elf", "facing"),
    [
        ([], [], SOUTH),
        (["charge", "quickness"], ["stealth", "regeneration"], SOUTH),
        (["sneak-attack"], [], SOUTH),  # it works from behind only
        (["crushing-blow"], [], SOUTH),  # there is nothing to crush
        (["pierce"], ["toughness"], SOUTH),  # for shots only
        (["weapon-master"], [], SOUTH),  # asked in a strike, not in a capture
    ],
)
def test_MK_ATTACKSEQ_05_nobody_is_asked_where_nothing_would_change(
    orc: list[str], elf: list[str], facing: int
) -> None:
    table = fight(dice=(1, 2), orc={"abilities": orc}, elf={"abilities": elf}, waits={"facing": facing})
    table.say("capture" if "weapon-master" in orc else "close", "orc", "elf").done()

    assert table.question() == (0, "act")


@pytest.mark.rule("MK-ATTACKSEQ-05")
@pytest.mark.parametrize(
    ("orc", "elf", "facing"),
    [(["sneak-attack"], [], NORTH), (["crushing-blow"], ["toughness"], SOUTH), (["crushing-blow"], ["dodge"], SOUTH)],
)
def test_MK_ATTACKSEQ_05_and_is_asked_where_something_would(orc: list[str], elf: list[str], facing: int) -> None:
    table = fight(dice=(1, 2), orc={"abilities": orc}, elf={"abilities": elf}, waits={"facing": facing})
    table.say("close", "orc", "elf")

    assert table.question() == (0, "switching")
    assert table.offered("switch-off") == {f"orc:{orc[0]}"}


@pytest.mark.rule("MK-ATTACKSEQ-05")
def test_MK_ATTACKSEQ_05_abilities_of_friends_that_bear_on_it_as_well() -> None:
    """The mage enhances the archer's shot: its player may do without, and the damage stays 1."""
    table = Knights(
        [
            own("archer", (10, 10)),
            own("mage", near("archer", 0, EAST)),
            own("mage2", (20, 3)),
            foe("elf", (10, 20)),
        ],
        [
            figure("archer", attack_types=["bow"], range=12, ranged_damage=1),
            figure("mage", abilities=["magic-enhancement"]),
        ],
        [5, 5],
    ).say("ranged", "archer", "elf")

    assert table.offered("switch-off") == {"mage:magic-enhancement"}
    table.say("switch-off", "mage", "mage:magic-enhancement").done()
    assert table.warrior("elf").click == 1
    assert has(table.warrior("mage2"), "magic-enhancement")


@pytest.mark.rule("MK-ATTACKSEQ-06")
def test_MK_ATTACKSEQ_06_then_the_attackers_modifiers() -> None:
    table = fight(own("orc2", near("elf"), facing=SOUTH), waits={"facing": NORTH}, dice=(1, 2), orc={"attack": 9})
    table.say("close", "orc", "elf").say("gang-up", "orc", "orc2").done()

    assert value(table, "attack-value") == 11


@pytest.mark.rule("MK-ATTACKSEQ-07")
def test_MK_ATTACKSEQ_07_the_target_decides_after_the_attacker() -> None:
    table = fight(dice=(4, 4, 2), orc={"abilities": ["weapon-master"]}, elf={"abilities": ["dodge"]})
    table.say("close", "orc", "elf")

    assert table.question() == (0, "switching")
    table.say("pass")
    assert table.names()[-1] == "attack-value"
    assert table.question() == (1, "switching")
    assert table.offered("switch-off") == {"elf:dodge"}
    table.say("switch-off", "elf", "elf:dodge").done()
    assert table.names().index("attack-value") < table.names().index("switched-off") < table.names().index("rolled")
    assert table.warrior("elf").click == 2


@pytest.mark.rule("MK-ATTACKSEQ-07")
def test_MK_ATTACKSEQ_07_the_targets_players_in_turn_order() -> None:
    """b21: three players; it is seat 1's turn, so seat 2 speaks before seat 0."""
    dodger = figure("dodger", abilities=["dodge"])
    table = Knights(
        [
            warrior("archer", 1, (10, 10), facing=NORTH),
            own("dodger0", (8, 18)),
            warrior("dodger2", 2, (12, 18)),
            warrior("idle", 1, (34, 2)),
        ],
        [dodger, figure("archer", attack_types=[], range=12, ranged_damage=2, arrows=2)],
        [1, 2],
        active=1,
    )
    table.say("ranged", "archer", "dodger0", "dodger2")

    assert table.question() == (2, "switching")
    assert table.say("pass").question() == (0, "switching")
    assert table.say("pass").done().question() == (1, "act")


@pytest.mark.rule("MK-ATTACKSEQ-07")
def test_MK_ATTACKSEQ_07_its_friends_may_stop_defending_it() -> None:
    table = fight(
        foe("bearer", near("elf", 0, EAST)),
        dice=(3, 4),
        orc={"attack": 9},
        elf={"defense": 12},
        cards=[figure("bearer", defense=18, abilities=["defend"])],
    ).say("close", "orc", "elf")

    assert table.question() == (1, "switching")
    table.say("switch-off", "bearer", "bearer:defend").done()
    assert value(table, "defense-value") == 12


@pytest.mark.rule("MK-ATTACKSEQ-07")
def test_MK_ATTACKSEQ_07_what_is_given_up_then_may_change_the_attack_too() -> None:
    """Without its ghostly form the elf is easier to hit: the value that is told last is the one that counts."""
    table = fight(dice=(3, 3), orc={"attack": 9}, elf={"abilities": ["ghostform"]}).say("close", "orc", "elf")

    assert value(table, "attack-value") == 8
    table.say("switch-off", "elf", "elf:ghostform").done()
    assert [facts[2] for facts in table.facts("attack-value")] == [8, 9]
    assert table.happened("hit", "elf", 15, 9, 15)


@pytest.mark.rule("MK-ATTACKSEQ-08")
def test_MK_ATTACKSEQ_08_then_the_targets_modifiers() -> None:
    """On a wooded hill, shot at from below: +1 for the height and +1 for the cover."""
    table = Knights(
        [own("archer", (10, 10)), foe("elf", (10, 18))],
        [figure("archer", attack_types=["wand"], range=12, ranged_damage=1)],
        [1, 2],
        terrain={"hill": {"kind": "hindering", "elevated": True, "at": [10, 18], "radius": 2}},
    )
    table.say("ranged", "archer", "elf").done()

    assert value(table, "defense-value") == 17


@pytest.mark.rule("MK-ATTACKSEQ-09")
def test_MK_ATTACKSEQ_09_the_rule_of_3_for_each_value() -> None:
    """+4 on the attack of 8 are cut to +3, +5 on the defense of 15 to +3."""
    table = fight(
        dice=(1, 2),
        orc={"attack": 8},
        cards=[
            item("fang", changes={"attack": 4}, collector="901"),
            item("tower", changes={"defense": 5}, collector="902"),
        ],
        stands={"items": ["fang"]},
        waits={"items": ["tower"]},
    )
    table.say("close", "orc", "elf").done()

    assert (value(table, "attack-value"), value(table, "defense-value")) == (11, 18)


# -- steps 7 to 9 ------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-ATTACKSEQ-10", "MK-ATTACKSEQ-11")
@pytest.mark.parametrize(("dice", "clicks"), [((3, 4), 2), ((3, 3), 0)])
def test_MK_ATTACKSEQ_10_the_roll_decides_and_damage_only_follows_a_hit(dice: tuple[int, ...], clicks: int) -> None:
    table = fight(dice=dice, orc={"attack": 9, "damage": 2}, elf={"defense": 16}).say("close", "orc", "elf").done()

    assert table.warrior("elf").click == clicks
    assert table.happened("damage-value") == (clicks > 0)


@pytest.mark.rule("MK-ATTACKSEQ-11")
def test_MK_ATTACKSEQ_11_no_die_for_the_damage_of_a_miss() -> None:
    table = fight(dice=(1, 2), orc={"abilities": ["weapon-master"]}).say("close", "orc", "elf").say("pass").done()

    assert table.rolls() == [(1, 2)]


@pytest.mark.rule("MK-ATTACKSEQ-12")
@pytest.mark.parametrize(("key", "damage"), [("damage", 3), ("ranged-damage", 2)])
def test_MK_ATTACKSEQ_12_the_value_of_this_kind_of_attack_is_modified(key: str, damage: int) -> None:
    table = fight(dice=(4, 4), orc={"damage": 2}, stands={"items": ["thing"]}, cards=[item("thing", changes={key: 1})])
    table.say("close", "orc", "elf").done()

    assert value(table, "damage-value") == damage
    assert table.warrior("elf").click == damage


@pytest.mark.rule("MK-ATTACKSEQ-13", "MK-ATTACKSEQ-15", "MK-ATTACKSEQ-16")
@pytest.mark.parametrize(("dice", "clicks"), [((5, 6), 5), ((6, 6), 6)])
def test_MK_ATTACKSEQ_13_damage_is_limited_too_and_the_critical_click_comes_after(
    dice: tuple[int, ...], clicks: int
) -> None:
    table = fight(
        dice=dice,
        orc={"damage": 2},
        elf={"clicks": 10},
        stands={"items": ["maul"]},
        cards=[item("maul", changes={"damage": 5})],
    )
    table.say("close", "orc", "elf").done()

    (told,) = table.events("damage-value")
    assert ("MK-MOD-10", 3) in [(line.rule, line.value) for line in told.receipts]
    assert value(table, "damage-value") == table.warrior("elf").click == clicks


@pytest.mark.rule("MK-ATTACKSEQ-14")
def test_MK_ATTACKSEQ_14_a_capture_deals_no_damage() -> None:
    table = fight(dice=(6, 6), orc={"damage": 3}).say("capture", "orc", "elf").done()

    assert (table.warrior("elf").click, table.warrior("elf").is_captive) == (0, True)
    assert not table.happened("damage-value")


@pytest.mark.rule("MK-ATTACKSEQ-14")
def test_MK_ATTACKSEQ_14_nor_does_a_die_fall_for_it() -> None:
    table = fight(dice=(6, 5), orc={"abilities": ["weapon-master"], "attack": 12}).say("capture", "orc", "elf").done()

    assert table.warrior("elf").is_captive
    assert table.rolls() == [(6, 5)]


def test_the_damage_is_told_once_where_it_is_the_same_for_all() -> None:
    table = fight(foe("elf2", near("orc", 0, EAST)), dice=(5, 5), orc={"abilities": ["sweep"]})
    table.say("sweep", "orc").go_on("act").done()

    assert len(table.facts("hit")) == 2
    assert len(table.facts("damage-value")) == 1


@pytest.mark.rule("MK-ATTACKSEQ-15")
def test_MK_ATTACKSEQ_15_what_is_kept_off_is_told() -> None:
    table = fight(dice=(4, 4), orc={"damage": 3}, elf={"abilities": ["toughness"]}).say("close", "orc", "elf").done()

    assert table.happened("withstood", "elf", 1, rule="MKA-TOUGHNESS-01")
    assert table.warrior("elf").click == 2


@pytest.mark.rule("MK-ATTACKSEQ-17", "MK-ATTACKSEQ-19")
def test_MK_ATTACKSEQ_17_what_the_attack_sets_off_comes_before_the_push() -> None:
    """On its last click with one token the vampire heals first, is pushed then, and lives."""
    table = fight(dice=(4, 4), orc={"abilities": ["vampirism"], "clicks": 4}, stands={"tokens": 1, "click": 3}).say(
        "close", "orc", "elf"
    )

    assert [(e.name, e.facts[0]) for e in table.match.events if e.name in ("healed", "damaged")] == [
        ("damaged", table.number("elf")),
        ("healed", table.number("orc")),
        ("damaged", table.number("orc")),
    ]
    assert (table.warrior("orc").gone, table.warrior("orc").click) == ("", 3)


@pytest.mark.rule("MK-ATTACKSEQ-17")
def test_MK_ATTACKSEQ_17_not_without_damage() -> None:
    """b26: damage 0 sets nothing off that wants damage."""
    table = fight(dice=(4, 4), orc={"abilities": ["vampirism"], "damage": 0}, stands={"click": 1}).say(
        "close", "orc", "elf"
    )

    assert table.warrior("orc").click == 1


@pytest.mark.rule("MK-ATTACKSEQ-18")
def test_MK_ATTACKSEQ_18_a_token_for_the_attacker_and_none_for_those_who_helped() -> None:
    table = fight(own("orc2", near("elf"), facing=SOUTH), own("orc3", near("elf", 0, WEST), facing=EAST), dice=(1, 2))
    table.say("close", "orc", "elf").say("gang-up", "orc", "orc2", "orc3").done()

    assert [table.warrior(label).tokens for label in ("orc", "orc2", "orc3")] == [1, 0, 0]


ROW = ("archer1", "archer2", "archer3", "archer4")  # two on either side of the archer


def volley(for_damage: tuple[str, ...], archers: int = 2) -> Knights:
    """An archer of attack 8 and ranged damage 2 shoots with others beside it, of whom these add to the damage."""
    places = [near("archer", 0, EAST), near("archer", 0, WEST), near("archer1", 0, EAST), near("archer2", 0, WEST)]
    others = [own(label, place) for label, place in zip(ROW, places, strict=True)]
    table = Knights(
        [own("archer", (10, 10)), *others[:archers], foe("troll", (10, 18))],
        [
            figure("archer", attack=8, attack_types=["bow"], range=12, ranged_damage=2, factions=["orc-khans"]),
            figure("troll", defense=16, clicks=9),
        ],
        [4, 4],
    )
    return table.say("volley", "archer", "troll", *ROW[:archers]).say("support", "archer", *for_damage)


@pytest.mark.rule("MK-ATTACKSEQ-09")
def test_MK_ATTACKSEQ_09_two_supporters_give_3_not_4() -> None:
    assert value(volley(()), "attack-value") == 11


@pytest.mark.rule("MK-ATTACKSEQ-12", "MK-ATTACKSEQ-18")
def test_MK_ATTACKSEQ_12_a_supporter_for_the_damage_and_a_token_for_every_member() -> None:
    table = volley(("archer1",))

    assert (value(table, "attack-value"), value(table, "damage-value")) == (10, 3)
    assert table.warrior("troll").click == 3
    assert [table.warrior(label).tokens for label in ("archer", "archer1", "archer2")] == [1, 1, 1]


@pytest.mark.rule("MK-ATTACKSEQ-13")
def test_MK_ATTACKSEQ_13_four_supporters_for_the_damage_give_3() -> None:
    """Five in a row: +4 on a ranged damage of 2."""
    table = volley(ROW, 4)

    assert value(table, "damage-value") == 5
    assert table.warrior("troll").click == 5


@pytest.mark.rule("MK-ATTACKSEQ-19")
@pytest.mark.parametrize(("tokens", "clicks"), [(0, 0), (1, 1)])
def test_MK_ATTACKSEQ_19_the_second_token_pushes_when_all_is_done(tokens: int, clicks: int) -> None:
    table = fight(dice=(4, 4), stands={"tokens": tokens}).say("close", "orc", "elf").done()

    assert (table.warrior("orc").tokens, table.warrior("orc").click) == (tokens + 1, clicks)
    assert table.names()[-1] == ("damaged" if clicks else "token")


@pytest.mark.rule("MK-ATTACKSEQ-19")
def test_MK_ATTACKSEQ_19_nobody_is_pushed_who_has_fallen() -> None:
    """b22: the critical miss takes its last click; the rest of the attack lapses."""
    table = fight(dice=(1, 1), stands={"tokens": 1, "click": 5}).say("close", "orc", "elf").done()

    assert table.warrior("orc").gone == "eliminated"
    assert "token" not in table.names()
    assert table.question() == (0, "act")


# -- switching abilities off in one's own turn ---------------------------------------------------------------


@pytest.mark.rule("MK-TERM-23", "MK-TERM-24")
def test_MK_TERM_23_the_player_switches_off_what_is_optional_as_no_action() -> None:
    table = fight(orc={"abilities": ["charge", "dodge", "vampirism"]})

    assert table.offered("switch-off", "orc") == {"orc:charge", "orc:dodge"}
    table.say("switch-off", "orc", "orc:charge", "orc:dodge")
    orc = table.warrior("orc")
    assert [has(orc, ability) for ability in ("charge", "dodge", "vampirism")] == [False, False, True]
    assert (table.player(0).actions, orc.tokens, orc.has_acted) == (2, 0, False)
    assert table.because("switch-off", "orc", "orc:charge") == {"is-off"}
    table.end()
    assert has(table.warrior("orc"), "charge")


@pytest.mark.rule("MK-TERM-23")
def test_MK_TERM_23_nothing_else_and_of_nobody_else() -> None:
    table = fight(own("orc2", (20, 4)), orc={"abilities": ["charge", "vampirism"]}, elf={"abilities": ["stealth"]})

    assert table.refused("switch-off", "orc", "orc:vampirism") == {"MK-TERM-23"}
    assert table.because("switch-off", "orc", "orc:stealth") == {"no-ability"}
    assert table.because("switch-off", "orc", "elf:stealth") == {"no-ability"}
    assert "MK-TURN-01" in table.refused("switch-off", "elf", "elf:stealth")


@pytest.mark.rule("MK-TERM-23", "MK-TERM-24")
def test_MK_TERM_23_in_an_enemys_turn_until_that_turn_is_over() -> None:
    """a30"""
    table = fight(dice=(1, 2), elf={"abilities": ["dodge", "toughness"]}).say("close", "orc", "elf")

    assert table.because("switch-off", "elf", "elf:toughness") == {"not-optional"}
    table.say("switch-off", "elf", "elf:dodge").done()
    assert [has(table.warrior("elf"), ability) for ability in ("dodge", "toughness")] == [False, True]
    table.end()
    assert has(table.warrior("elf"), "dodge")


@pytest.mark.rule("MK-TERM-23")
def test_MK_TERM_23_it_does_not_keep_a_turn_open() -> None:
    """A player who can do nothing else is done."""
    table = Knights(
        [own("orc", (10, 10)), foe("elf", (20, 20))],
        [figure("orc", abilities=["charge"])],
        players=[{"actions": 1}, {}],
    )
    table.say("move", "orc", (10, 12))

    assert table.question() == (1, "act")


def test_an_attack_is_saved_and_goes_on_in_the_middle_of_it() -> None:
    table = fight(dice=(4, 4, 5), orc={"abilities": ["weapon-master"]}).say("close", "orc", "elf")
    twin = restore(table.match.game, snapshot(table.match))

    assert twin.stack == table.match.stack
    assert twin.asks() == table.match.asks()
