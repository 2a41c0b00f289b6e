"""MK-SPECIAL-11 to MK-SPECIAL-14, MK-TERM-29, MK-TERM-30  The eliminated come back: by whom, and which of them."""

from __future__ import annotations

from typing import Any

import pytest

from knights import NORTH, SOUTH, WEST, Card, Entry, Knights, figure, foe, near, own
from tercio.kernel import NOBODY

LICH = figure("lich", abilities=["necromancy"], points=40)
WITCH = figure("witch", abilities=["summon"], points=40)
SHAMAN = figure("shaman", abilities=["recall"])
GONE: dict[str, Any] = {"gone": "eliminated", "click": 6}
BESIDE = near("lich", 0, NORTH)


def with_lich(*others: Entry, cards: tuple[Card, ...] = (), dice: tuple[int, ...] = (), **position: Any) -> Knights:
    warriors = [own("lich", (10, 10)), own("guest", (33, 2)), foe("elf", (30, 30)), *others]
    return Knights(warriors, [LICH, *cards], dice=dice, **position)


# -- necromancy -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-NECROMANCY-01", "MK-MOVE-13")
@pytest.mark.parametrize(("face", "click"), [(1, 1), (3, 3), (5, 5)])
def test_MKA_NECROMANCY_01_back_at_its_side_with_so_many_clicks(face: int, click: int) -> None:
    table = with_lich(own("orc", BESIDE, **GONE), dice=(face,)).say("raise", "lich", "orc", BESIDE, facing=45)
    orc = table.warrior("orc")

    assert (orc.gone, orc.click, orc.at, orc.facing) == ("", click, (10_000, 11_500), 45)
    assert (orc.has_moved, orc.tokens, table.warrior("lich").tokens) == (False, 0, 1)
    assert table.refused("move", "orc", (10, 14)) == {"MKA-NECROMANCY-01"}


@pytest.mark.rule("MKA-NECROMANCY-01")
def test_MKA_NECROMANCY_01_at_the_skulls_it_is_gone_again() -> None:
    table = with_lich(own("orc", BESIDE, **GONE), dice=(6,)).say("raise", "lich", "orc", BESIDE)

    assert table.warrior("orc").gone == "eliminated"
    assert table.happened("eliminated", "orc")
    assert table.player(0).glory == 0


@pytest.mark.rule("MKA-NECROMANCY-01")
def test_MKA_NECROMANCY_01_from_its_starting_marker() -> None:
    late = figure("late", start=2)
    table = with_lich(own("late", BESIDE, **GONE), cards=(late,), dice=(2,)).say("raise", "lich", "late", BESIDE)

    assert (table.warrior("late").click, table.warrior("late").limit) == (4, 2)


@pytest.mark.rule("MKA-NECROMANCY-01")
def test_MKA_NECROMANCY_01_not_next_to_an_enemy_and_only_the_eliminated() -> None:
    held = with_lich(own("orc", (5, 5), **GONE), foe("elf2", near("lich", 0, SOUTH)))
    table = with_lich(
        own("orc", (5, 5)), own("orc2", (5, 5), gone="removed"), own("orc3", (5, 8)), foe("elf2", (5, 12), **GONE)
    )

    assert held.because("raise", "lich", "orc", BESIDE) == {"enemy-in-contact"}
    assert table.because("raise", "lich", "orc", BESIDE) == {"not-eliminated"}
    assert table.because("raise", "lich", "orc2", BESIDE) == {"not-eliminated"}
    assert table.refused("raise", "orc3", "elf2", near("orc3")) == {"MKA-NECROMANCY-01", "MK-SPECIAL-13"}
    assert "raise" not in table.keys("lich")


@pytest.mark.rule("MKA-NECROMANCY-01")
def test_MKA_NECROMANCY_01_where_it_has_room_in_contact() -> None:
    wall = {"wall": {"kind": "blocking", "at": [8, 10], "width": 1, "depth": 3}}
    table = with_lich(own("orc", (5, 5), **GONE), own("ogre", near("lich", 0, SOUTH)), terrain=wall)

    assert table.because("raise", "lich", "orc", near("lich", 0.02)) == {"not-in-contact"}
    assert table.because("raise", "lich", "orc", near("lich", 0, SOUTH)) == {"no-room"}
    assert table.because("raise", "lich", "orc", near("lich", 0, WEST)) == {"on-blocking"}
    assert table.refused("raise", "lich", "orc", BESIDE) == set()


# -- summon ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-SUMMON-01")
def test_MKA_SUMMON_01_mage_spawn_of_no_more_points_undamaged() -> None:
    cards = [
        WITCH,
        figure("imp", mage_spawn=True, points=40),
        figure("fiend", mage_spawn=True, points=41),
        figure("orc", points=10),
    ]
    fallen = [own(name, (5, 5), **GONE) for name in ("imp", "fiend", "orc")]
    table = Knights([own("witch", (10, 10)), foe("elf", (30, 30)), *fallen], cards)
    beside = near("witch")

    assert table.offered("summon", "witch") == {"imp"}
    assert table.because("summon", "witch", "fiend", beside) == {"too-dear"}
    assert table.because("summon", "witch", "orc", beside) == {"no-mage-spawn"}
    table.say("summon", "witch", "imp", beside).done()
    assert (table.warrior("imp").gone, table.warrior("imp").click, table.warrior("imp").at) == ("", 0, (10_000, 11_500))
    assert (table.warrior("witch").tokens, table.warrior("imp").tokens) == (1, 0)


@pytest.mark.rule("MKA-SUMMON-01")
def test_MKA_SUMMON_01_not_next_to_an_enemy() -> None:
    imp = figure("imp", mage_spawn=True)
    table = Knights([own("witch", (10, 10)), foe("elf", near("witch")), own("imp", (5, 5), **GONE)], [WITCH, imp])

    assert table.because("summon", "witch", "imp", near("witch", 0, WEST)) == {"enemy-in-contact"}


# -- recall ---------------------------------------------------------------------------------------------------


def recalling(**position: Any) -> Knights:
    return Knights(
        [own("shaman", (10, 10)), own("orc", (5, 5), **GONE), foe("elf", (30, 30))], [SHAMAN], **position
    ).say("recall", "shaman", "orc", near("shaman"))


@pytest.mark.rule("MKA-RECALL-01")
def test_MKA_RECALL_01_undamaged_it_can_act_and_leaves_at_the_start_of_the_end_phase() -> None:
    table = recalling()

    assert (table.warrior("orc").gone, table.warrior("orc").click) == ("", 0)
    table.say("move", "orc", (10, 15))
    assert (table.question(), table.at("orc")) == ((0, "end"), (10, 15))
    table.say("check-missions")
    assert table.warrior("orc").gone == "eliminated"
    assert (table.player(0).glory, table.player(1).glory, table.question()) == (0, 0, (1, "act"))


@pytest.mark.rule("MKA-RECALL-01")
def test_MKA_RECALL_01_it_may_be_recalled_again() -> None:
    table = recalling().end().go_on("act", 1).end()

    assert table.question() == (0, "act")
    assert table.offered("recall", "shaman") == {"orc"}


@pytest.mark.rule("MKA-RECALL-01")
def test_MKA_RECALL_01_not_next_to_an_enemy() -> None:
    table = Knights([own("shaman", (10, 10)), foe("elf", near("shaman")), own("orc", (5, 5), **GONE)], [SHAMAN])

    assert table.because("recall", "shaman", "orc", near("shaman", 0, WEST)) == {"enemy-in-contact"}


# -- whose it was -----------------------------------------------------------------------------------------------


def slain(army: int) -> Knights:
    """A warrior that blue controls, but that began in this army, is eliminated by red."""
    table = Knights(
        [
            own("ogre", (20, 10)),
            foe("orc", near("ogre"), army=army, click=5),
            own("lich", (10, 10)),
            foe("lich2", (10, 30)),
        ],
        [LICH, figure("ogre", damage=3)],
        dice=[4, 4, 1],
    )
    return table.say("close", "ogre", "orc")


@pytest.mark.rule("MK-SPECIAL-11")
def test_MK_SPECIAL_11_nobody_controls_the_eliminated() -> None:
    table = slain(army=0)

    assert (table.warrior("orc").gone, table.warrior("orc").controller) == ("eliminated", NOBODY)
    assert (table.warrior("ogre").controller, table.warrior("lich2").controller) == (0, 1)
    assert "orc" not in [warrior.label for seat in (0, 1) for warrior in table.state.own(seat)]


@pytest.mark.rule("MK-SPECIAL-12")
def test_MK_SPECIAL_12_who_controlled_it_last_does_not_matter() -> None:
    table = slain(army=0)

    assert table.offered("raise", "lich") == {"orc"}
    table.say("raise", "lich", "orc", BESIDE)
    assert table.warrior("orc").seat == 0


@pytest.mark.rule("MK-SPECIAL-12", "MK-SPECIAL-13")
def test_MK_SPECIAL_13_only_figures_of_the_own_starting_army() -> None:
    taken = slain(army=0).end().go_on("act", 1)
    theirs = slain(army=1)

    assert taken.refused("raise", "lich2", "orc", near("lich2", 0, SOUTH)) == {"MK-SPECIAL-13"}
    assert theirs.because("raise", "lich", "orc", BESIDE) == {"not-of-your-army"}


@pytest.mark.rule("MK-SPECIAL-13")
@pytest.mark.parametrize(("key", "card"), [("summon", WITCH), ("recall", SHAMAN)])
def test_MK_SPECIAL_13_for_summon_and_recall_as_well(key: str, card: Card) -> None:
    who = str(card[1]["id"])
    imp = figure("imp", mage_spawn=True)
    table = Knights([own(who, (10, 10)), foe("elf", (30, 30)), foe("imp", (5, 5), **GONE)], [card, imp])

    assert table.refused(key, who, "imp", near(who)) == {"MK-SPECIAL-13"}


@pytest.mark.rule("MK-SPECIAL-14")
@pytest.mark.parametrize(("brought_by", "rules"), [(0, set()), (1, {"MK-SPECIAL-13"})])
def test_MK_SPECIAL_14_and_those_that_the_player_brought_into_play(brought_by: int, rules: set[str]) -> None:
    table = with_lich(foe("orc", (5, 5), brought_by=brought_by, **GONE))

    assert table.refused("raise", "lich", "orc", BESIDE) == rules


# -- unique warriors --------------------------------------------------------------------------------------------

KING = figure("king", rank="unique")


@pytest.mark.rule("MK-TERM-29")
def test_MK_TERM_29_not_a_second_time_beside_the_own_unique_warrior() -> None:
    fallen = foe("king2", (5, 5), brought_by=0, **GONE)
    table = with_lich(own("king", (20, 10)), fallen, cards=(KING,))

    assert table.refused("raise", "lich", "king2", BESIDE) == {"MK-TERM-29"}
    assert table.because("raise", "lich", "king2", BESIDE) == {"unique-in-army"}


@pytest.mark.rule("MK-TERM-30")
def test_MK_TERM_30_but_once_that_is_gone() -> None:
    fallen = [own("king", (20, 10), **GONE), foe("king2", (5, 5), brought_by=0, **GONE)]
    table = with_lich(*fallen, cards=(KING,), dice=(1,))

    assert table.offered("raise", "lich") == {"king", "king2"}
    table.say("raise", "lich", "king2", BESIDE)
    assert (table.warrior("king2").seat, table.warrior("king2").gone) == (0, "")


@pytest.mark.rule("MK-TERM-29")
def test_MK_TERM_29_others_may_come_as_often_as_they_like() -> None:
    table = with_lich(own("orc", (20, 10)), own("orc2", (5, 5), **GONE))

    assert table.refused("raise", "lich", "orc2", BESIDE) == set()
