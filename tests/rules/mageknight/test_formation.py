"""MK-FORMATION-01 to -26, -50, -51  Who forms up, and how a movement formation moves."""

from __future__ import annotations

from math import dist
from typing import Any

import pytest

from knights import EAST, NORTH, SOUTH, WEST, Card, Entry, Knights, Place, figure, foe, item, near, own, warrior
from tercio.games.mageknight.rules.movement.formations import Leg
from tercio.games.mageknight.steps.movement.formations import MoveFormation

ORC = figure("orc", factions=["orc-khans"])
ELF = figure("elf", factions=["elven-lords"])
SPAWN = figure("spawn", mage_spawn=True)
SHYFT = figure("shyft", factions=["shyft"])


def row(number: int = 3, name: str = "orc", **more: Any) -> list[Entry]:
    """Side by side from west to east, in contact: orc1 at (10, 10), orc2, orc3, ..."""
    later = [own(f"{name}{place}", near(f"{name}{place - 1}", 0, EAST), **more) for place in range(2, number + 1)]
    return [own(f"{name}1", (10, 10), **more), *later]


def table_of(warriors: list[Entry], *cards: Card, **more: Any) -> Knights:
    return Knights(warriors, [ORC, ELF, SPAWN, SHYFT, *cards], **more)


def orcs(number: int = 3, *others: Entry, cards: tuple[Card, ...] = (), **more: Any) -> Knights:
    return table_of([*row(number), *others], *cards, **more)


def names(number: int) -> list[str]:
    return [f"orc{place}" for place in range(2, number + 1)]


def formed(number: int = 3, *others: Entry, cards: tuple[Card, ...] = (), **more: Any) -> Knights:
    """The orcs have formed up, and their moves are to be planned."""
    return orcs(number, *others, cards=cards, **more).say("form", "orc1", *names(number))


def ahead(table: Knights, far: float, number: int = 3) -> Knights:
    """All of them move north."""
    for place in range(1, number + 1):
        x, y = table.at(f"orc{place}")
        table.say("plan", f"orc{place}", (x, y + far))
    return table.say("commit")


def trio(*kinds: Card, at: tuple[float, float] = (10, 10)) -> list[Entry]:
    """Three different figures in a row."""
    labels = [card["id"] for _, card in kinds]
    places: list[Place] = [at, near(labels[0], 0, EAST), near(labels[1], 0, EAST)]
    return [own(label, place) for label, place in zip(labels, places, strict=True)]


# -- who forms up ---------------------------------------------------------------------------------------


@pytest.mark.rule("MK-FORMATION-01")
def test_MK_FORMATION_01_four_share_one_action() -> None:
    table = formed(4, own("orc9", (30, 10)), players=[{"actions": 2}, {}])
    ahead(table, 3, 4)

    assert table.player(0).actions == 1
    assert [table.at(f"orc{place}")[1] for place in (1, 2, 3, 4)] == [13] * 4
    assert len(table.events("action")) == 1


@pytest.mark.rule("MK-FORMATION-02")
def test_MK_FORMATION_02_nobody_has_to_form_up() -> None:
    table = orcs()
    table.say("move", "orc1", (10, 14))

    assert [table.warrior(f"orc{place}").tokens for place in (1, 2, 3)] == [1, 0, 0]
    assert [table.warrior(f"orc{place}").has_moved for place in (1, 2, 3)] == [True, False, False]


@pytest.mark.rule("MK-FORMATION-03")
def test_MK_FORMATION_03_it_lasts_as_long_as_its_action() -> None:
    table = formed(4, players=[{"actions": 3}, {}])
    ahead(table, 3, 4)

    assert not [step for step in table.match.stack if isinstance(step, MoveFormation)]
    assert "plan" not in table.keys()
    table.go_on("act", 1).end().go_on("act", 0).say("move", "orc1", (10, 17))
    assert table.at("orc2")[1] == 13
    assert [table.warrior(f"orc{place}").has_acted for place in (1, 2)] == [True, False]


@pytest.mark.rule("MK-FORMATION-04")
@pytest.mark.parametrize(
    ("members", "rules"), [(2, {"MK-FORMATION-04"}), (3, set()), (4, set()), (5, set()), (6, {"MK-FORMATION-04"})]
)
def test_MK_FORMATION_04_three_to_five(members: int, rules: set[str]) -> None:
    table = orcs(6)

    assert table.refused("form", "orc1", *names(members)) == rules
    assert table.offered("form", "orc1") == {"orc2", "orc3", "orc4", "orc5", "orc6"}


@pytest.mark.rule("MK-FORMATION-05")
def test_MK_FORMATION_05_not_with_a_team_mates_warriors() -> None:
    table = table_of(
        [own("elf1", (10, 10)), own("elf2", near("elf1", 0, EAST)), warrior("elf3", 2, near("elf2", 0, EAST))],
        players=[{"team": 0}, {"team": 1}, {"team": 0}],
    )

    assert table.refused("form", "elf1", "elf2", "elf3") == {"MK-FORMATION-05"}
    assert table.because("form", "elf1", "elf2", "elf3") == {"not-yours"}
    assert table.options("form") == []


@pytest.mark.rule("MK-FORMATION-06")
@pytest.mark.parametrize(("gap", "rules"), [(0.01, set()), (0.013, {"MK-FORMATION-06"}), (1, {"MK-FORMATION-06"})])
def test_MK_FORMATION_06_each_touches_another_member(gap: float, rules: set[str]) -> None:
    table = table_of([*row(2), own("orc3", near("orc2", gap, EAST))])

    assert table.refused("form", "orc1", "orc2", "orc3") == rules
    assert bool(table.options("form", "orc1")) == (not rules)


@pytest.mark.rule("MK-FORMATION-06")
def test_MK_FORMATION_06_who_is_no_member_joins_nobody_together() -> None:
    table = orcs(5)

    assert table.refused("form", "orc1", "orc2", "orc4") == {"MK-FORMATION-06"}
    assert table.because("form", "orc1", "orc2", "orc4") == {"touches-no-member"}


@pytest.mark.rule("MK-FORMATION-06", "MK-FORMATION-19")
def test_MK_FORMATION_06_two_pairs_are_no_formation() -> None:
    """b1: connected when it is declared, too."""
    table = orcs(5)

    assert table.refused("form", "orc1", "orc2", "orc4", "orc5") == {"MK-FORMATION-19"}
    assert table.because("form", "orc1", "orc2", "orc4", "orc5") == {"formation-divided"}


@pytest.mark.rule("MK-FORMATION-07")
def test_MK_FORMATION_07_members_are_those_who_were_named() -> None:
    table = orcs(4).say("form", "orc1", "orc2", "orc3")

    assert set(table.subjects("plan")) == {"orc1", "orc2", "orc3"}
    table.say("commit")
    assert [table.warrior(f"orc{place}").tokens for place in (1, 2, 3, 4)] == [1, 1, 1, 0]


@pytest.mark.rule("MK-FORMATION-08")
def test_MK_FORMATION_08_one_faction() -> None:
    table = table_of([*row(2), own("elf", near("orc2", 0, EAST))])

    assert table.refused("form", "orc1", "orc2", "elf") == {"MK-FORMATION-08"}
    assert table.options("form") == []


@pytest.mark.rule("MK-FORMATION-08")
def test_MK_FORMATION_08_a_symbol_that_all_of_them_have() -> None:
    """b18: one common symbol is enough, but it must be the same one for all."""
    both = figure("both", factions=["orc-khans", "elven-lords"])
    warriors = [own("orc", (10, 10)), own("both", near("orc", 0, EAST))]
    with_orc = table_of([*warriors, own("orc2", near("both", 0, EAST))], both)
    with_elf = table_of([*warriors, own("elf", near("both", 0, EAST))], both)

    assert with_orc.refused("form", "both", "orc", "orc2") == set()
    assert with_elf.refused("form", "both", "orc", "elf") == {"MK-FORMATION-08"}


@pytest.mark.rule("MK-FORMATION-09")
def test_MK_FORMATION_09_subfactions_may_differ() -> None:
    tusk = figure("tusk", factions=["orc-khans"], subfaction="broken-tusks")
    shadow = figure("shadow", factions=["orc-khans"], subfaction="shadow-khans")
    table = table_of(trio(tusk, shadow, ORC), tusk, shadow)

    assert table.refused("form", "tusk", "shadow", "orc") == set()


@pytest.mark.rule("MK-FORMATION-10")
@pytest.mark.parametrize("click", range(6))
def test_MK_FORMATION_10_the_base_says_which_faction(click: int) -> None:
    dial = [{"movement": 9 - turn, "abilities": ["berserk"] if turn == 5 else []} for turn in range(6)]
    drake = figure("drake", dial, factions=["draconum"])
    table = table_of(row(3, "drake", click=click), drake)

    assert table.refused("form", "drake1", "drake2", "drake3") == set()


@pytest.mark.rule("MK-FORMATION-10")
def test_MK_FORMATION_10_without_a_symbol_no_formation() -> None:
    table = table_of(row(3, "nobody"))

    assert table.refused("form", "nobody1", "nobody2", "nobody3") == {"MK-FORMATION-10"}


@pytest.mark.rule("MK-FORMATION-11")
def test_MK_FORMATION_11_mage_spawn_form_none() -> None:
    table = table_of(row(3, "spawn"))

    assert table.refused("form", "spawn1", "spawn2", "spawn3") == {"MK-FORMATION-11"}
    assert table.because("form", "spawn1", "spawn2", "spawn3") == {"no-symbol"}


@pytest.mark.rule("MK-FORMATION-12")
@pytest.mark.parametrize(
    ("names", "rules"),
    [
        (("shyft", "spawn", "spawn2"), set()),
        (("shyft", "shyft2", "spawn"), set()),
        (("elf", "spawn", "spawn2"), {"MK-FORMATION-11"}),
    ],
)
def test_MK_FORMATION_12_shyft_march_with_mage_spawn(names: tuple[str, str, str], rules: set[str]) -> None:
    first, second, third = names
    table = table_of([own(first, (10, 10)), own(second, near(first, 0, EAST)), own(third, near(second, 0, EAST))])

    assert table.refused("form", first, second, third) == rules


@pytest.mark.rule("MK-FORMATION-50")
def test_MK_FORMATION_50_a_shyft_anywhere_lends_its_symbol_to_all() -> None:
    warriors = [*row(4, "spawn"), own("shyft", (30, 30))]
    enemies = [foe("spawn5", (10, 20)), foe("spawn6", near("spawn5", 0, EAST)), foe("spawn7", near("spawn6", 0, EAST))]
    table = table_of([*warriors, *enemies])

    assert table.refused("form", "spawn1", "spawn2", "spawn3", "spawn4") == set()
    table.end()
    assert table.refused("form", "spawn5", "spawn6", "spawn7") == {"MK-FORMATION-11"}


@pytest.mark.rule("MK-FORMATION-50", "MK-FORMATION-08")
def test_MK_FORMATION_50_spawn_with_the_symbol_still_do_not_march_with_elves() -> None:
    warriors = [own("elf", (10, 10)), own("spawn1", near("elf", 0, EAST)), own("spawn2", near("spawn1", 0, EAST))]
    table = table_of([*warriors, own("shyft", (30, 30))])

    assert table.refused("form", "elf", "spawn1", "spawn2") == {"MK-FORMATION-08"}


@pytest.mark.rule("MK-FORMATION-50")
def test_MK_FORMATION_50_a_team_mates_shyft_lends_a_captured_one_does_not() -> None:
    """b19"""
    teams = [{"team": 0}, {"team": 1}, {"team": 0}]
    lent = table_of([*row(3, "spawn"), warrior("shyft", 2, (30, 30))], players=teams)
    captured = table_of(
        [*row(3, "spawn"), foe("elf", (30, 30)), own("shyft", near("elf"), guard="elf")],
    )

    assert lent.refused("form", "spawn1", "spawn2", "spawn3") == set()
    assert captured.refused("form", "spawn1", "spawn2", "spawn3") == {"MK-FORMATION-11"}


@pytest.mark.rule("MK-FORMATION-51")
def test_MK_FORMATION_51_the_symbol_goes_with_the_last_shyft() -> None:
    """Those that were lent do not keep each other alive."""
    killer = figure("killer", damage=3)
    weak = figure("shyft", factions=["shyft"], clicks=1, defense=5)
    warriors = [*row(3, "spawn"), own("shyft", (25, 25)), foe("killer", near("shyft"))]
    table = table_of(warriors, killer, weak, dice=[3, 4])

    assert table.refused("form", "spawn1", "spawn2", "spawn3") == set()
    table.end().say("close", "killer", "shyft").go_on("act", 0)
    assert table.warrior("shyft").gone
    assert table.refused("form", "spawn1", "spawn2", "spawn3") == {"MK-FORMATION-11"}


@pytest.mark.rule("MK-FORMATION-13")
@pytest.mark.parametrize(
    ("more", "rule"), [({"tokens": 2}, "MK-TERM-03"), ({"acted": True}, "MK-TURN-16"), ({"tokens": 1}, "")]
)
def test_MK_FORMATION_13_every_member_must_be_allowed_the_action(more: dict[str, Any], rule: str) -> None:
    table = table_of([*row(2), own("orc3", near("orc2", 0, EAST), **more)])
    expected = {"MK-FORMATION-13", rule} if rule else set()

    assert table.refused("form", "orc1", "orc2", "orc3") == expected


@pytest.mark.rule("MK-FORMATION-13")
def test_MK_FORMATION_13_a_captive_is_given_none() -> None:
    table = table_of([*row(2), own("orc3", near("orc2", 0, EAST), guard="foe"), foe("foe", near("orc3"))])

    assert table.refused("form", "orc1", "orc2", "orc3") == {"MK-FORMATION-13", "MK-CAPTURE-15"}


@pytest.mark.rule("MK-FORMATION-13")
def test_MK_FORMATION_13_demoralized_warriors_and_guards_may_move() -> None:
    """b12"""
    low = figure("low", factions=["orc-khans"], abilities=["demoralized"])
    table = table_of(
        [own("orc", (10, 10)), own("orc2", near("orc", 0, EAST)), own("low", near("orc2", 0, EAST)),
         foe("elf", near("orc", 0, SOUTH), guard="orc"), foe("elf2", (30, 30))],
        low,
    )  # fmt: skip

    assert table.refused("form", "orc", "orc2", "low") == set()


@pytest.mark.rule("MKA-FRENZY-01")
def test_MKA_FRENZY_01_joins_no_formation() -> None:
    wild = figure("wild", factions=["orc-khans"], abilities=["frenzy"])
    table = table_of([*row(2), own("wild", near("orc2", 0, EAST), acted=True)], wild)

    assert "MKA-FRENZY-01" in table.refused("form", "orc1", "orc2", "wild")
    assert table.options("form") == []


# -- how far --------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-FORMATION-14")
def test_MK_FORMATION_14_one_action_moves_all_five() -> None:
    table = formed(5, own("orc9", (30, 10)), players=[{"actions": 3}, {}])
    ahead(table, 4, 5)

    assert [table.at(f"orc{place}")[1] for place in range(1, 6)] == [14] * 5
    assert table.player(0).actions == 2


def three_paces(*, sprint: bool = False, **more: Any) -> Knights:
    cards = [figure(f"pace-{value}", movement=value, factions=["orc-khans"], **more) for value in (10, 8, 6)]
    table = table_of(trio(*cards), *cards)
    return table.say("form-sprint" if sprint else "form", "pace-10", "pace-8", "pace-6")


@pytest.mark.rule("MK-FORMATION-15")
@pytest.mark.parametrize("who", ["pace-10", "pace-8", "pace-6"])
def test_MK_FORMATION_15_as_far_as_the_slowest(who: str) -> None:
    table = three_paces()
    x, y = table.at(who)

    assert table.refused("plan", who, (x, y + 6)) == set()
    assert table.refused("plan", who, (x, y + 6.001)) == {"MK-FORMATION-15"}
    refusal = table.judge("plan", who, (x, y + 6.5)).refusals[0]
    assert refusal.facts == (6500, 6000, table.number("pace-6"))
    assert [(line.value, line.rule) for line in refusal.receipts] == [(6, "MK-MOVE-02")]


@pytest.mark.rule("MK-FORMATION-15")
def test_MK_FORMATION_15_one_in_a_wood_slows_all() -> None:
    """b5: halved first, then the lowest."""
    terrain = {"wood": {"kind": "hindering", "at": [13, 9], "radius": 0.9}}
    table = formed(terrain=terrain)

    assert table.refused("plan", "orc1", (10, 14)) == set()
    assert table.refused("plan", "orc1", (10, 14.01)) == {"MK-FORMATION-15"}


@pytest.mark.rule("MK-FORMATION-15")
def test_MK_FORMATION_15_the_modified_value_counts() -> None:
    """b5, b11: an item helps its bearer, and so the formation if that was the slowest."""
    slow = figure("slow", movement=5, factions=["orc-khans"])
    boots = item("boots", changes={"movement": 2})
    table = table_of([*row(2), own("slow", near("orc2", 0, EAST), items=["boots"])], slow, boots)
    table.say("form", "orc1", "orc2", "slow")

    assert table.refused("plan", "orc1", (10, 17)) == set()
    assert table.refused("plan", "orc1", (10, 17.01)) == {"MK-FORMATION-15"}


@pytest.mark.rule("MK-FORMATION-15")
def test_MK_FORMATION_15_a_guard_counts_with_the_lower_value_of_the_two() -> None:
    """b12"""
    lame = figure("lame", movement=3)
    captive = foe("lame", near("orc1", 0, WEST), guard="orc1")
    table = formed(3, captive, foe("elf", (30, 30)), cards=(lame,))

    assert table.refused("plan", "orc3", (13, 13)) == set()
    assert table.refused("plan", "orc3", (13, 13.1)) == {"MK-FORMATION-15"}


@pytest.mark.rule("MKA-FORCEDMARCH-01")
def test_MKA_FORCEDMARCH_01_all_use_its_movement_value() -> None:
    marcher = figure("marcher", movement=10, factions=["orc-khans"], abilities=["forced-march"])
    slow = figure("slow", movement=6, factions=["orc-khans"])
    warriors = [own("slow1", (10, 10)), own("slow2", near("slow1", 0, EAST)), own("marcher", near("slow2", 0, EAST))]
    table = table_of(warriors, marcher, slow)
    table.say("form", "slow1", "slow2", "marcher")

    assert table.refused("plan", "slow1", (10, 20)) == set()
    assert table.refused("plan", "slow1", (10, 20.01)) == {"MK-FORMATION-15"}
    assert table.refused("plan", "marcher", (13, 20.1)) == {"MK-FORMATION-15"}


def marching(*, off: bool = False, **more: Any) -> Knights:
    marcher = figure("marcher", movement=9, factions=["orc-khans"], abilities=["forced-march"])
    slow = figure("slow", movement=6, factions=["orc-khans"])
    warriors = [
        own("slow1", (10, 10)),
        own("slow2", near("slow1", 0, EAST)),
        own("marcher", near("slow2", 0, EAST), off=["forced-march"] if off else []),
    ]
    return table_of(warriors, marcher, slow, **more)


@pytest.mark.rule("MKA-FORCEDMARCH-01")
def test_MKA_FORCEDMARCH_01_is_a_replacement_value() -> None:
    """MK-MOD-06: terrain halves it where a member starts in it, and then it is the lowest."""
    table = marching(terrain={"wood": {"kind": "hindering", "at": [10, 9], "radius": 0.9}})
    table.say("form", "slow1", "slow2", "marcher")

    assert table.refused("plan", "marcher", (13, 15)) == set()
    assert table.refused("plan", "marcher", (13, 15.1)) == {"MK-FORMATION-15"}


@pytest.mark.rule("MKA-FORCEDMARCH-01")
def test_MKA_FORCEDMARCH_01_can_be_switched_off_and_does_not_sprint() -> None:
    off = marching(off=True).say("form", "slow1", "slow2", "marcher")
    sprinting = marching().say("form-sprint", "slow1", "slow2", "marcher")

    assert off.refused("plan", "slow1", (10, 16.1)) == {"MK-FORMATION-15"}
    assert sprinting.refused("plan", "slow1", (10, 22)) == set()
    assert sprinting.refused("plan", "slow1", (10, 22.1)) == {"MK-FORMATION-15"}


@pytest.mark.rule("MKA-FORCEDMARCH-01")
def test_MKA_FORCEDMARCH_01_nobody_has_to_use_it() -> None:
    """They may: a faster one keeps its own value, here 9, halved in the wood to 5; the marcher has 6."""
    marcher = figure("marcher", movement=6, factions=["orc-khans"], abilities=["forced-march"])
    fast = figure("fast", movement=9, factions=["orc-khans"])
    warriors = [own("fast1", (10, 10)), own("fast2", near("fast1", 0, EAST)), own("marcher", near("fast2", 0, EAST))]
    wood = {"wood": {"kind": "hindering", "at": [10, 9], "radius": 0.9}}
    table = table_of(warriors, marcher, fast, terrain=wood).say("form", "fast1", "fast2", "marcher")

    assert table.refused("plan", "marcher", (13, 15)) == set()
    assert table.refused("plan", "marcher", (13, 15.1)) == {"MK-FORMATION-15"}


# -- the plan -------------------------------------------------------------------------------------------


def column(**more: Any) -> Knights:
    """orc3 stands north of orc2, and that north of orc1."""
    warriors = [own("orc1", (10, 10)), own("orc2", near("orc1")), own("orc3", near("orc2"))]
    return table_of(warriors, **more).say("form", "orc1", "orc2", "orc3")


def planned(table: Knights) -> list[tuple[str, tuple[float, float]]]:
    """Who is to go where, in the order of moving, as the enemy sees it."""
    step = table.match.view(1).stack[-1]
    assert isinstance(step, MoveFormation)
    return [(table.name(leg.warrior), (leg.path[-1][0] / 1000, leg.path[-1][1] / 1000)) for leg in step.plan]


@pytest.mark.rule("MK-FORMATION-16")
def test_MK_FORMATION_16_one_after_another() -> None:
    """b7: a member that has not moved yet is in the way, one that has moved is not."""
    table = column()

    assert table.refused("plan", "orc1", (10, 16)) == {"MK-MOVE-06"}
    table.say("plan", "orc3", (10, 19)).say("plan", "orc2", (10, 17.5))
    assert table.refused("plan", "orc1", (10, 16.02)) == {"MK-MOVE-08"}
    table.say("plan", "orc1", (10, 16)).say("commit")
    assert [table.at(f"orc{place}") for place in (1, 2, 3)] == [(10, 16), (10, 17.5), (10, 19)]
    assert [facts[0] for facts in table.facts("moved")] == [table.number(name) for name in ("orc3", "orc2", "orc1")]


@pytest.mark.rule("MK-FORMATION-16")
def test_MK_FORMATION_16_nothing_moves_before_all_is_planned() -> None:
    table = formed().say("plan", "orc1", (10, 13), facing=EAST)

    assert table.at("orc1") == (10, 10)
    assert table.events("moved") == []
    step = table.match.view(1).stack[-1]
    assert isinstance(step, MoveFormation)
    assert step.plan == (Leg(table.number("orc1"), ((10_000, 13_000),), EAST),)


@pytest.mark.rule("MK-FORMATION-16")
def test_MK_FORMATION_16_what_is_planned_anew_keeps_its_place_in_the_order() -> None:
    """Each moves once; whatever no longer goes is left out of the plan."""
    table = column().say("plan", "orc3", (10, 17)).say("plan", "orc2", (10, 15.5))
    table.say("plan", "orc3", (11.5, 16))
    assert planned(table) == [("orc3", (11.5, 16)), ("orc2", (10, 15.5))]
    table.say("plan", "orc3", (10, 16))

    assert planned(table) == [("orc3", (10, 16))]


@pytest.mark.rule("MK-FORMATION-16")
def test_MK_FORMATION_16_what_is_planned_can_be_taken_back() -> None:
    """With it goes what was built on it, and only that."""
    table = column()
    table.say("plan", "orc3", (10, 17)).say("plan", "orc2", (10, 15)).say("plan", "orc1", (11, 10))

    assert table.offered("unplan") == {"orc1", "orc2", "orc3"}
    assert planned(table.say("unplan", "", "orc3")) == [("orc1", (11, 10))]
    assert planned(table.say("unplan", "", "orc1")) == []
    assert "unplan" not in table.keys()


@pytest.mark.rule("MK-FORMATION-17")
def test_MK_FORMATION_17_contact_is_asked_for_at_the_end_only() -> None:
    table = formed()
    table.say("plan", "orc1", (10, 15))

    assert table.refused("commit") == {"MK-FORMATION-18"}
    assert "commit" not in table.keys()
    table.say("plan", "orc2", near("orc2", 4)).say("unplan", "", "orc2")
    table.say("plan", "orc2", (11.501, 15)).say("plan", "orc3", (13.002, 15)).say("commit")
    assert [table.at(f"orc{place}")[1] for place in (1, 2, 3)] == [15, 15, 15]


@pytest.mark.rule("MK-FORMATION-18")
def test_MK_FORMATION_18_nobody_is_left_alone() -> None:
    table = formed(4)
    for place in (1, 2, 3):
        x, y = table.at(f"orc{place}")
        table.say("plan", f"orc{place}", (x, y + 3))

    assert table.refused("commit") == {"MK-FORMATION-18"}
    assert table.because("commit") == {"touches-no-member"}
    assert table.match.judge(table.answer("commit")).refusals[0].facts == (table.number("orc4"),)


@pytest.mark.rule("MK-FORMATION-18")
@pytest.mark.parametrize(("x", "rules"), [(13.01, set()), (13.011, {"MK-FORMATION-18"})])
def test_MK_FORMATION_18_to_the_hundredth_of_an_inch(x: float, rules: set[str]) -> None:
    table = formed().say("plan", "orc3", (x, 10))

    assert table.refused("commit") == rules


@pytest.mark.rule("MK-FORMATION-19")
def test_MK_FORMATION_19_not_in_two_groups() -> None:
    table = formed(4)
    for place in (4, 3):
        x, y = table.at(f"orc{place}")
        table.say("plan", f"orc{place}", (x + 2, y))

    assert table.refused("commit") == {"MK-FORMATION-19"}
    assert table.because("commit") == {"formation-divided"}


@pytest.mark.rule("MK-FORMATION-18")
def test_MK_FORMATION_18_who_is_no_member_does_not_hold_them_together() -> None:
    table = formed(3, own("orc9", (10, 14))).say("plan", "orc1", (10, 12.5))

    assert table.refused("commit") == {"MK-FORMATION-18"}


@pytest.mark.rule("MK-FORMATION-17")
def test_MK_FORMATION_17_staying_is_always_legal() -> None:
    """b6, b8: it is a move all the same, with the token for it."""
    table = formed().say("commit")

    assert [table.warrior(f"orc{place}").tokens for place in (1, 2, 3)] == [1, 1, 1]
    assert not any([table.warrior(f"orc{place}").has_moved for place in (1, 2, 3)])


@pytest.mark.rule("MK-FORMATION-16")
def test_MK_FORMATION_16_a_member_may_only_turn() -> None:
    """b6"""
    table = formed(3, own("orc9", (30, 10))).say("plan", "orc2", near("orc1", 0, EAST), facing=WEST).say("commit")

    assert table.warrior("orc2").facing == WEST
    assert table.warrior("orc2").has_moved


# -- tokens and pushing ---------------------------------------------------------------------------------


@pytest.mark.rule("MK-FORMATION-20")
def test_MK_FORMATION_20_a_token_for_each_when_it_is_over() -> None:
    table = formed(4)

    assert [table.warrior(f"orc{place}").tokens for place in (1, 2, 3, 4)] == [0] * 4
    ahead(table, 2, 4)
    assert [table.warrior(f"orc{place}").tokens for place in (1, 2, 3, 4)] == [1] * 4
    assert table.events("token")[0].rule == "MK-FORMATION-20"


@pytest.mark.rule("MK-FORMATION-21")
def test_MK_FORMATION_21_all_have_been_given_an_action() -> None:
    table = formed(3, foe("elf", (11.5, 14.5)), own("orc9", (30, 30)), dice=[])
    table.say("plan", "orc2", (11.501, 12.999)).say("unplan", "", "orc2").say("commit")

    assert table.refused("move", "orc2", (11, 12)) == {"MK-TURN-16"}
    assert table.refused("form", "orc3", "orc1", "orc2") >= {"MK-TURN-16"}
    assert "MK-TURN-16" in table.refused("close", "orc2", "elf")


@pytest.mark.rule("MK-FORMATION-22")
def test_MK_FORMATION_22_only_who_has_two_tokens_is_pushed() -> None:
    table = table_of(
        [own("orc1", (10, 10), tokens=1), own("orc2", near("orc1", 0, EAST)), own("orc3", near("orc2", 0, EAST))]
    )
    ahead(table.say("form", "orc2", "orc1", "orc3"), 2)

    assert [table.warrior(f"orc{place}").tokens for place in (1, 2, 3)] == [2, 1, 1]
    assert [table.warrior(f"orc{place}").click for place in (1, 2, 3)] == [1, 0, 0]


# -- breaking away --------------------------------------------------------------------------------------


def engaged(dice: list[int], cards: tuple[Card, ...] = (), **more: Any) -> Knights:
    """orc1 and orc2 have an enemy in front of them, orc3 has none."""
    enemies = [foe("elf1", near("orc1")), foe("elf2", near("orc2"))]
    table = table_of([*row(3), *enemies], *cards, dice=dice, **more)
    return table.say("form", "orc3", "orc2", "orc1")


@pytest.mark.rule("MK-FORMATION-23")
def test_MK_FORMATION_23_a_roll_for_each_who_is_held_before_anybody_moves() -> None:
    table = engaged([5, 4])

    assert table.question() == (0, "break-away")
    assert set(table.subjects("break-away")) == {"orc1", "orc2"}
    assert table.rolls() == []
    table.say("break-away", "orc2")
    assert table.rolls() == [(5,), (4,)]
    assert table.facts("broke-away") == [(table.number("orc2"), 5, 4), (table.number("orc1"), 4, 4)]
    assert table.question() == (0, "formation")
    assert table.events("moved") == []


@pytest.mark.rule("MK-FORMATION-23")
def test_MK_FORMATION_23_whoever_is_free_does_not_roll() -> None:
    table = engaged([])

    assert table.refused("break-away", "orc3") == {"MK-FORMATION-23"}
    assert table.because("break-away", "orc3") == {"need-not-break-away"}
    assert table.refused("break-away", "orc1") == set()


@pytest.mark.rule("MK-FORMATION-23")
def test_MK_FORMATION_23_contact_is_looked_at_when_the_roll_is_due() -> None:
    """b107: who was held only by an enemy that another member has shaken off does not roll."""
    rider = figure("rider", factions=["orc-khans"], dial=[{"movement_type": "horseshoe"}] * 6)
    weak = figure("weak", clicks=1)
    warriors = [
        own("orc", (10, 10)),
        own("rider", near("orc", 0, EAST), facing=NORTH),
        own("orc2", near("rider", 0, EAST)),
        foe("weak", near("rider", 0, 240)),
        foe("elf", (30, 30)),
    ]
    table = table_of(warriors, rider, weak, dice=[2])
    table.say("form", "rider", "orc", "orc2").say("break-away", "rider")

    assert table.warrior("weak").gone
    assert table.question() == (0, "formation")
    assert table.rolls() == [(2,)]


@pytest.mark.rule("MK-FORMATION-24", "MK-FORMATION-25")
def test_MK_FORMATION_24_who_fails_stays_and_may_turn() -> None:
    table = engaged([2, 5]).say("break-away", "orc1")

    assert table.refused("plan", "orc1", (10, 9), facing=EAST) == {"MK-FORMATION-24"}
    assert table.because("plan", "orc1", (10, 9), facing=EAST) == {"is-held"}
    table.say("plan", "orc1", facing=EAST).say("commit")
    assert table.at("orc1") == (10, 10)
    assert table.warrior("orc1").facing == EAST
    assert table.warrior("orc1").tokens == 1


@pytest.mark.rule("MK-FORMATION-25")
def test_MK_FORMATION_25_on_horseshoes_not_even_that() -> None:
    rider = figure("rider", factions=["orc-khans"], dial=[{"movement_type": "horseshoe"}] * 6)
    warriors = [own("rider", (10, 10)), own("orc", near("rider", 0, EAST)), own("orc2", near("orc", 0, EAST))]
    table = table_of([*warriors, foe("elf", near("rider"))], rider, dice=[1]).say("form", "orc", "rider", "orc2")

    assert table.refused("plan", "rider", facing=EAST) == {"MK-MOVE-26"}
    assert set(table.subjects("plan")) == {"orc", "orc2"}


@pytest.mark.rule("MK-FORMATION-26")
def test_MK_FORMATION_26_the_others_may_move_if_they_stay_with_it() -> None:
    table = engaged([3, 6]).say("break-away", "orc1")
    table.say("plan", "orc3", (13.1, 9))

    assert table.refused("commit") == {"MK-FORMATION-18"}
    table.say("unplan", "", "orc3").say("plan", "orc2", (10, 8.5)).say("plan", "orc3", (11.5, 8.5)).say("commit")
    assert [table.at(f"orc{place}") for place in (1, 2, 3)] == [(10, 10), (10, 8.5), (11.5, 8.5)]
    assert [table.warrior(f"orc{place}").tokens for place in (1, 2, 3)] == [1, 1, 1]


@pytest.mark.rule("MK-FORMATION-24")
def test_MK_FORMATION_24_a_failed_roll_is_not_taken_back() -> None:
    """b9: the action is spent, even if all are held."""
    table = engaged([1, 1], players=[{"actions": 1}, {}]).say("break-away", "orc1").say("commit")

    assert table.player(0).actions == 0
    assert [table.warrior(f"orc{place}").tokens for place in (1, 2, 3)] == [1, 1, 1]


@pytest.mark.rule("MK-FORMATION-23")
def test_MK_FORMATION_23_each_breaks_away_as_its_movement_type_does() -> None:
    """b10: wings fail only on a 1, boots up to a 3."""
    bird = figure("bird", factions=["orc-khans"], dial=[{"movement_type": "wings"}] * 6)
    warriors = [own("orc", (10, 10)), own("bird", near("orc", 0, EAST)), own("orc2", near("bird", 0, EAST))]
    table = table_of([*warriors, foe("elf", near("orc")), foe("elf2", near("bird"))], bird, dice=[3, 3])
    table.say("form", "orc2", "orc", "bird").say("break-away", "orc")

    assert table.facts("held") == [(table.number("orc"), 3, 4)]
    assert table.facts("broke-away") == [(table.number("bird"), 3, 2)]
    assert table.refused("plan", "bird", (11.5, 16)) == set()


# -- free spins, sprints, levels -------------------------------------------------------------------------


@pytest.mark.rule("MK-FORMATION-16")
def test_MK_FORMATION_16_free_spins_come_after_each_move() -> None:
    """b106: in the order of moving, and the plan stands."""
    table = formed(3, foe("elf", (10.75, 16.3), facing=NORTH))
    table.say("plan", "orc2", (11.5, 15)).say("plan", "orc1", (9.999, 15)).say("plan", "orc3", (13.001, 15))
    table.say("commit")

    assert table.question() == (1, "free-spin")
    assert table.decision.subject == table.number("orc2")
    assert [table.at(f"orc{place}")[1] for place in (1, 2, 3)] == [10, 15, 10]
    table.say("spin", "elf", facing="orc2")
    assert table.decision.subject == table.number("orc1")
    table.say("pass")
    assert [table.at(f"orc{place}")[1] for place in (1, 2, 3)] == [15, 15, 15]


@pytest.mark.rule("MK-FLY-12")
def test_MK_FLY_12_who_soars_is_no_member() -> None:
    bird = figure("bird", factions=["orc-khans"], dial=[{"movement_type": "wings"}] * 6)
    table = table_of([*row(2), own("bird", near("orc2", 0, EAST), soaring=True)], bird)

    assert "MK-FLY-12" in table.refused("form", "orc1", "orc2", "bird")


@pytest.mark.rule("MK-SPRINT-13")
def test_MK_SPRINT_13_one_who_sprints_tires_all() -> None:
    table = orcs().say("form-sprint", "orc1", "orc2", "orc3")
    ring = [(1, (10, 12)), (2, (11.5, 12)), (3, (13, 12))]
    assert table.refused("plan", "orc3", (13, 26)) == set()
    assert table.refused("plan", "orc3", (13, 26.1)) == {"MK-FORMATION-15"}
    table.say("plan", "orc1", (2, 10), (2, 16.5), (3.5, 16.5)).say("unplan", "", "orc1")
    table.say("plan", "orc1", (10, 17), (10, 12), facing=NORTH)
    for place, at in ring[1:]:
        table.say("plan", f"orc{place}", (table.at(f"orc{place}")[0], at[1]))
    table.say("commit")

    assert [table.warrior(f"orc{place}").click for place in (1, 2, 3)] == [1, 1, 1]
    assert {event.rule for event in table.events("damaged")} == {"MK-SPRINT-10"}


@pytest.mark.rule("MK-SPRINT-13")
def test_MK_SPRINT_13_the_click_comes_when_all_have_moved() -> None:
    """Horses do not tire."""
    rider = figure("rider", factions=["orc-khans"], dial=[{"movement_type": "horseshoe"}] * 6)
    table = table_of([*row(2), own("rider", near("orc2", 0, EAST))], rider).say("form-sprint", "orc1", "orc2", "rider")
    for name in ("orc1", "orc2", "rider"):
        x, y = table.at(name)
        table.say("plan", name, (x, y + 9))
    table.say("commit")

    assert [table.warrior(name).click for name in ("orc1", "orc2", "rider")] == [1, 1, 0]
    assert table.names().index("damaged") > len(table.names()) - 1 - table.names()[::-1].index("moved")


@pytest.mark.rule("MK-SPRINT-13")
def test_MK_SPRINT_13_all_can_or_nobody_does() -> None:
    """b5: one on waves, or one in contact with an enemy, and nobody sprints."""
    swimmer = figure("swimmer", factions=["orc-khans"], dial=[{"movement_type": "wave"}] * 6)
    wet = table_of([*row(2), own("swimmer", near("orc2", 0, EAST))], swimmer)
    held = orcs(3, foe("elf", near("orc3")))

    assert wet.refused("form-sprint", "orc1", "orc2", "swimmer") == {"MK-SPRINT-09"}
    assert held.refused("form-sprint", "orc1", "orc2", "orc3") == {"MK-SPRINT-04"}
    assert (wet.options("form-sprint"), held.options("form-sprint")) == ([], [])
    assert held.refused("form", "orc1", "orc2", "orc3") == set()


@pytest.mark.rule("MK-FORMATION-16")
def test_MK_FORMATION_16_a_captive_is_put_down_beside_its_guard() -> None:
    """b12: it is no member and makes no contact between members."""
    table = formed(3, foe("captive", near("orc1", 0, WEST), guard="orc1"), foe("elf", (30, 30)))
    ahead(table, 4)
    guard, captive = table.warrior("orc1"), table.warrior("captive")

    assert captive.guard == guard.id
    assert captive.tokens == 0
    assert 1_500 <= ((guard.at[0] - captive.at[0]) ** 2 + (guard.at[1] - captive.at[1]) ** 2) ** 0.5 <= 1_510


@pytest.mark.rule("MK-FORMATION-16")
def test_MK_FORMATION_16_the_captive_may_be_put_down_on_another_side() -> None:
    """b12, MK-CAPTURE-10: where it touches its guard, and where there is room by then."""
    table = formed(3, foe("captive", near("orc1", 0, WEST), guard="orc1"), foe("elf", (30, 30)))
    table.say("plan", "orc1", (10, 14)).say("plan", "orc2", (11.5, 14)).say("plan", "orc3", (13, 14))

    assert table.refused("escort", "captive", (7, 14)) == {"MK-CAPTURE-10"}
    table.say("escort", "captive", (11.5, 14))
    assert [name for name, _ in planned(table)] == ["orc1", "orc3"]
    table.say("escort", "captive", (10, 15.5)).say("plan", "orc2", (11.5, 14)).say("commit")
    assert table.at("captive") == (10, 15.5)
    assert [table.at(f"orc{place}") for place in (1, 2, 3)] == [(10, 14), (11.5, 14), (13, 14)]


@pytest.mark.rule("MK-FORMATION-16")
def test_MK_FORMATION_16_nobody_but_its_members_moves_with_it() -> None:
    table = formed(3, own("post", (20, 20)), foe("elf", (30, 30)))

    assert "not-in-formation" in table.because("plan", "post", (20, 22))
    assert "not-in-formation" in table.because("plan", "elf", (30, 28))
    assert table.because("plan", "orc1", (10, 12)) == set()


@pytest.mark.rule("MK-FORMATION-16", "MK-CAPTURE-10")
def test_MK_FORMATION_16_a_captive_with_no_room_on_its_side_goes_where_there_is_some() -> None:
    post, elf = own("post", (8.3, 14.9)), foe("elf", (30, 30))
    table = formed(3, foe("captive", near("orc1", 0, WEST), guard="orc1"), post, elf)
    table.say("plan", "orc2", (11.5, 14)).say("plan", "orc3", (13, 14)).say("plan", "orc1", (10, 14)).say("commit")
    guard, captive = table.warrior("orc1"), table.warrior("captive")

    assert (captive.guard, table.at("orc1")) == (guard.id, (10, 14))
    assert 1_500 <= dist(guard.at, captive.at) <= 1_510
    assert dist(table.warrior("post").at, captive.at) >= 1_500


@pytest.mark.rule("MK-FORMATION-16")
def test_MK_FORMATION_16_a_guard_is_left_out_where_its_captive_has_no_room_any_more() -> None:
    table = formed(3, foe("captive", near("orc3", 0, EAST), guard="orc3"), foe("elf", (30, 30)))
    table.say("plan", "orc1", (10, 14)).say("plan", "orc3", (13, 14))
    assert [name for name, _ in planned(table)] == ["orc1", "orc3"]
    table.say("plan", "orc1", (14.5, 14))

    assert planned(table) == [("orc1", (14.5, 14))]


@pytest.mark.rule("MK-FORMATION-18")
def test_MK_FORMATION_18_a_captive_does_not_hold_them_together() -> None:
    """b12"""
    table = formed(3, foe("captive", near("orc1", 0, WEST), guard="orc1"), foe("elf", (30, 30)))
    table.say("plan", "orc1", (5, 10)).say("plan", "orc2", (8, 10)).say("escort", "captive", (6.5, 10))

    assert table.refused("commit") == {"MK-FORMATION-18"}


@pytest.mark.rule("MKA-TERRIFY-01")
def test_MKA_TERRIFY_01_who_is_frightened_plans_again() -> None:
    """MK H23: the die falls when the plan is to be carried out; the whole formation may go another way."""
    table = formed(3, foe("ghost", (10, 16)), cards=(figure("ghost", abilities=["terrify"]),), dice=[1])
    for place in (1, 2, 3):
        table.say("plan", f"orc{place}", (table.at(f"orc{place}")[0], 14.5))
    table.say("commit")

    assert table.question() == (0, "formation")
    assert table.happened("frightened", "orc1", "ghost")
    assert table.refused("plan", "orc1", (10, 14.5)) == {"MKA-TERRIFY-01"}
    table.say("plan", "orc1", (10, 14.45)).say("commit")
    assert [table.at(f"orc{place}")[1] for place in (1, 2, 3)] == [14.45, 14.5, 14.5]


@pytest.mark.rule("MKA-TERRIFY-01")
def test_MKA_TERRIFY_01_who_is_not_frightened_goes_as_planned() -> None:
    table = formed(3, foe("ghost", (10, 16)), cards=(figure("ghost", abilities=["terrify"]),), dice=[3])
    ahead(table, 4.5)

    assert table.happened("unafraid", "orc1", "ghost")
    assert table.at("orc1") == (10, 14.5)
