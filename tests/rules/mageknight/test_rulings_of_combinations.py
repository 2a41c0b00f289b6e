"""House rulings MK H42 and H132 to H143: where two rules meet and neither says which comes first."""

from __future__ import annotations

from typing import Any

import pytest

from cavalry import CARDS, horse, lancer, unit
from knights import EAST, NORTH, SOUTH, WEST, Knights, book, figure, foe, item, near, own, spell, warrior

BOW: dict[str, Any] = {"attack_types": ["bow"], "ranged_damage": 2, "factions": ["elven-lords"]}
WALL: dict[str, Any] = {"kind": "concealing", "at": [10, 14], "width": 4, "depth": 0.4}
BUILT: dict[str, Any] = {"constructed": True, "defense": 15, "fortification": 2, "structure": 4}


# -- H132 --------------------------------------------------------------------------------------------------


def spying(*items: str, distance: float = 8) -> Knights:
    """Three archers side by side; the watcher in the middle sees 6 inches far, with a spyglass 9."""
    cards = [
        figure("archer", range=10, **BOW),
        figure("watcher", range=6, **BOW),
        item("spyglass", changes={"range": 3}),
        item("ring", changes={"attack": 1}, collector="998"),
    ]
    return Knights(
        [
            own("archer1", (8.5, 10)),
            own("watcher", (10, 10), items=list(items)),
            own("archer2", (11.5, 10)),
            foe("troll", (10, 10 + distance)),
        ],
        cards,
        [2, 3],
    )


@pytest.mark.rule("MK-FORMATION-35", "MK-FORMATION-31")
@pytest.mark.parametrize(("primary", "rules"), [("archer1", {"MK-FORMATION-31", "MK-RANGED-06"}), ("watcher", set())])
def test_MK_FORMATION_35_a_supporters_spyglass_lengthens_no_range(primary: str, rules: set[str]) -> None:
    table = spying("spyglass")
    others = [label for label in ("archer1", "watcher", "archer2") if label != primary]

    assert table.refused("volley", primary, "troll", *others) == rules


@pytest.mark.rule("MK-FORMATION-35")
@pytest.mark.parametrize("items", [(), ("ring",), ("spyglass",)])
def test_MK_FORMATION_35_within_its_own_range_it_supports_whatever_it_carries(items: tuple[str, ...]) -> None:
    assert spying(*items, distance=6).refused("volley", "archer1", "troll", "watcher", "archer2") == set()


# -- H133, H134 --------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-MAGICBLAST-01", "MK-CONSTRUCTED-22")
@pytest.mark.parametrize(("key", "defense"), [("blast", 17), ("ranged", 18)])
def test_MKA_MAGICBLAST_01_passes_cover_and_not_fortification(key: str, defense: int) -> None:
    mage = figure("mage", attack_types=["wand"], range=10, ranged_damage=2, abilities=["magic-blast"])
    table = Knights(
        [own("mage", (10, 10)), own("idle", (34, 2)), foe("elf", (10, 14.95))],
        [mage],
        [2, 2],
        terrain={"wall": {**WALL, **BUILT}},
    )
    table.say(key, "mage", "elf")

    assert [facts[3] for facts in table.facts("missed")] == [defense]


@pytest.mark.rule("MK-CONSTRUCTED-19", "MK-RANGED-11")
@pytest.mark.parametrize(("facing", "value"), [(NORTH, 10), (SOUTH, 9)])
def test_MK_RANGED_11_the_rear_arc_is_that_of_the_base_and_not_of_the_piece(facing: int, value: int) -> None:
    """The shooter stands south of the warrior, and north of the printed centre."""
    yard = {"kind": "clear", "at": [18, 18], "width": 6, "depth": 6, **BUILT, "fortification": 0, "centre": True}
    mage = figure("mage", attack_types=["wand"], range=10, ranged_damage=2)
    table = Knights(
        [own("mage", (10, 19), facing=EAST), own("idle", (34, 2)), foe("elf", (18, 20), facing=facing)],
        [mage],
        [1, 2],
        terrain={"yard": yard},
    )
    table.say("ranged", "mage", "elf")

    assert [facts[2] for facts in table.facts("attack-value")] == [value]


# -- H135 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-MAGICCONFUSION-01", "MK-CAPTURE-10")
def test_MK_CAPTURE_10_whoever_leads_the_guard_sets_the_captive_down() -> None:
    mage = figure("mage", attack_types=["wand"], range=10, ranged_damage=2, abilities=["magic-confusion"])
    table = Knights(
        [
            own("mage", (10, 10)),
            own("idle", (34, 2)),
            own("held", (10, 18.5), guard="guard"),
            foe("guard", (10, 17)),
            foe("far", (34, 34)),
        ],
        [mage],
        [4, 4],
    )
    table.say("confuse", "mage", "guard").say("lead", "guard", (15, 17), facing=EAST)

    assert table.question() == (0, "escort")
    table.say("escort", "held", (13.5, 17), facing=WEST)
    assert (table.at("held"), table.warrior("held").facing) == ((13.5, 17), WEST)


@pytest.mark.rule("MK-CAPTURE-10", "MKC-MOUNT-01")
def test_MK_CAPTURE_10_a_long_base_is_set_down_as_it_is_to_lie() -> None:
    """Lying east it needs 2.25 inches from the guard's middle, lying north 1.5; it touches, and overlaps nothing."""
    table = Knights(
        [own("guard", (18, 18)), own("idle", (34, 2)), foe("horse", near("guard"), guard="guard"), foe("far", (4, 34))],
        CARDS,
    ).say("move", "guard", (22, 18))

    assert table.because("escort", "horse", (20.5, 18), facing=EAST) == {"no-room"}
    assert table.because("escort", "horse", (19.75, 18), facing=NORTH) == {"not-beside-guard"}
    assert table.refused("escort", "horse", (20.5, 18), facing=NORTH) == set()
    assert table.refused("escort", "horse", (19.75, 18), facing=EAST) == set()


@pytest.mark.rule("MK-CAPTURE-10", "MKC-MOUNT-01")
def test_MK_CAPTURE_10_a_long_base_may_be_turned_to_find_room() -> None:
    """Between two friends there is room only behind or before the guard, for a base that lies along."""
    friends = [own("one", (23.5, 18)), own("two", (20.5, 18))]
    horse = foe("horse", near("guard", 0, EAST), guard="guard", facing=NORTH)
    table = Knights([own("guard", (22, 14)), *friends, horse, foe("far", (4, 34))], CARDS)

    assert table.refused("move", "guard", (22, 18)) == set()
    table.say("move", "guard", (22, 18))
    assert table.refused("escort", "horse", (22, 15.75), facing=NORTH) == set()


# -- H136 --------------------------------------------------------------------------------------------------


def counted(*players: dict[str, Any]) -> Knights:
    """Two teams of two with an objective each; the third player has given up. The match ends."""
    people = [own("one", (10, 10)), foe("two", (30, 30)), warrior("four", 3, (30, 10))]
    gone = warrior("three", 2, (10, 30), gone="removed")
    teams = [{"team": seat % 2, **player} for seat, player in enumerate(players)]
    teams[2].update(out=True, conceded=True)
    missions = [{"at": [18, 18], "holder": 0}, {"at": [12, 18], "holder": 1}]
    return Knights([*people, gone], players=teams, missions=missions, last_turn=1).end()


@pytest.mark.rule("MK-END-08")
@pytest.mark.parametrize(("glory", "winners"), [((0, 20, 30, 0), (0,)), ((0, 20, 10, 0), (1, 3))])
def test_MK_END_08_the_points_of_a_teammate_who_gave_up_count(glory: tuple[int, ...], winners: tuple[int, ...]) -> None:
    assert counted(*[{"glory": points} for points in glory]).winners == winners


@pytest.mark.rule("MK-END-09")
@pytest.mark.parametrize(("points", "winners"), [((100, 90, 100, 90), (1, 3)), ((100, 90, 70, 90), (0,))])
def test_MK_END_09_so_does_the_army_that_he_built(points: tuple[int, ...], winners: tuple[int, ...]) -> None:
    assert counted(*[{"points": each} for each in points]).winners == winners


# -- H137, H138 --------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-POLEARM-01", "MKC-ACTION-03", "MKC-TALENT-19")
@pytest.mark.parametrize("key", ["move", "mounted-charge"])
def test_MKA_POLEARM_01_strikes_the_half_that_rides(key: str) -> None:
    table = Knights([*unit((18, 10)), foe("pike", (18, 20))], [*CARDS, figure("pike", abilities=["pole-arm"])])
    table.say(key, "horse", near("pike", 0, SOUTH)).say("pass")

    assert (table.warrior("horse").click, table.warrior("lancer").click) == (1, 0)


@pytest.mark.rule("MKA-POLEARM-01", "MKA-CHARGE-01")
def test_MKA_POLEARM_01_strikes_the_rider_who_charges_by_his_own_ability() -> None:
    cards = [horse(), lancer(movement=10, abilities=["charge"]), figure("pike", abilities=["pole-arm"])]
    table = Knights([*unit((18, 10)), foe("pike", (18, 20))], cards)
    table.say("charge", "lancer", near("pike", 0, SOUTH)).say("pass")

    assert (table.warrior("horse").click, table.warrior("lancer").click) == (0, 1)


@pytest.mark.rule("MKA-SNEAKATTACK-01", "MKC-ACTION-05")
@pytest.mark.parametrize(("sneaks", "question"), [("lancer", (1, "free-spin")), ("horse", (0, "act"))])
def test_MKA_SNEAKATTACK_01_takes_spins_away_only_on_the_dial_that_moves(
    sneaks: str, question: tuple[int, str]
) -> None:
    abilities = {label: {"abilities": ["sneak-attack"]} if label == sneaks else {} for label in ("horse", "lancer")}
    cards = [horse(**abilities["horse"]), lancer(**abilities["lancer"])]
    table = Knights([*unit((18, 10)), own("idle", (3, 3)), foe("elf", (18, 20), facing=NORTH)], cards)
    table.say("move", "horse", near("elf", 0, SOUTH))

    assert table.question() == question


# -- H139 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MKC-MIND-05", "MK-CAPTURE-14", "MK-CAPTURE-29")
def test_MKC_MIND_05_a_captive_sides_with_nobody_and_goes_back_to_whom_it_was_taken_from() -> None:
    table = Knights(
        [
            own("horse", (18, 18), guard="guard"),
            own("orc", (3, 3)),
            foe("guard", near("horse"), click=5, tokens=1),
            foe("far", (34, 34)),
        ],
        [horse(symbol="square")],
        active=1,
        phase="command",
        turn=2,
    )

    assert table.warrior("horse").seat == 0
    table.say("move", "guard", (20, 20.25)).say("escort", "horse", (18.5, 20.25), facing=NORTH)
    assert (table.warrior("guard").gone, table.warrior("horse").is_captive) == ("eliminated", False)
    assert table.warrior("horse").seat == 0
    table.end().end()
    assert table.warrior("horse").seat == 1


# -- H140 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-TERM-28", "MK-MOB-03", "MK-ATTACKSEQ-03")
@pytest.mark.parametrize("key", ["close", "capture"])
def test_MK_TERM_28_gang_up_is_declared_with_the_target_before_anybody_else_decides(key: str) -> None:
    """The target could switch its dodging off, which comes in step 5; the helpers are named before that."""
    table = Knights(
        [own("orc", (10, 10)), own("helper", near("elf", 0, WEST), facing=EAST), foe("elf", near("orc"))],
        [figure("elf", abilities=["dodge"])],
        [3, 3, 1],
    )
    table.say(key, "orc", "elf")

    assert table.question() == (0, "gang-up")
    assert table.rolls() == []
    assert table.names()[-1] == "action"
    table.say("gang-up", "orc", "helper")
    assert table.question() == (1, "switching")


@pytest.mark.rule("MK-TERM-28", "MK-BOW-02", "MKA-BOUND-01")
@pytest.mark.parametrize("key", ["ranged", "bound"])
def test_MK_TERM_28_point_blank_is_declared_with_the_target_and_after_the_move(key: str) -> None:
    archer = figure("archer", range=10, abilities=["bound"], **BOW)
    table = Knights([own("archer", (10, 10)), foe("elf", (10, 14)), foe("far", (10, 19))], [archer], [3, 3])
    if key == "bound":
        table.say("bound", "archer", (10, 9.5)).say("ranged", "archer", "elf")
    else:
        table.say("ranged", "archer", "elf")

    assert table.question() == (0, "point-blank")
    assert table.rolls() == []


@pytest.mark.rule("MK-TERM-28", "MK-MOB-05", "MK-BOW-03")
def test_MK_TERM_28_where_there_is_nothing_to_declare_nobody_is_asked() -> None:
    archer = figure("archer", range=10, **BOW)
    shot = Knights([own("archer", (10, 10)), own("idle", (34, 2)), foe("elf", (10, 16))], [archer], [3, 3])
    blow = Knights([own("orc", (10, 10)), own("idle", (34, 2)), foe("elf", near("orc"))], dice=[1, 2])
    shot.say("ranged", "archer", "elf")
    blow.say("close", "orc", "elf")

    assert len(shot.rolls()) == len(blow.rolls()) == 1


# -- H42 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-FLY-24", "MK-DAMAGE-13", "MK-END-10")
@pytest.mark.parametrize(("click", "glory"), [(0, [12, 0, 12]), (4, [25, 0, 0])])
def test_MK_DAMAGE_13_a_spell_has_the_credit_for_its_clicks_and_not_for_a_landing(click: int, glory: list[int]) -> None:
    """A click of the spell takes the bird's wings above a rock, or its life."""
    wings = [{"movement_type": "wings"}] + [{"movement_type": "boot"}] * 3 + [{"movement_type": "wings"}]
    cards = [
        figure("mage", attack_types=["wand"], range=10),
        figure("bird", dial=wings, movement_type="wings"),
        spell("spark", target="enemy", deeds=[{"does": "damage", "amount": 1}]),
        book(),
    ]
    mage = own("mage", (10, 10), items=["tome"], spells=["spark"])
    bird = foe("bird", (10, 16), click=click, soaring=True)
    rock = {"rock": {"kind": "blocking", "at": [10, 16], "radius": 2}}
    others = [foe("far", (34, 34)), warrior("third", 2, (2, 34))]
    table = Knights([mage, bird, *others], cards, terrain=rock).say("cast", "mage", "bird", spell="spark")

    assert table.warrior("bird").gone == "eliminated"
    assert [table.player(seat).glory for seat in range(3)] == glory


# -- H143 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MKC-MIND-05", "MKC-MIND-06", "MK-ARMY-13")
@pytest.mark.parametrize(("leaves", "gone"), [(0, "removed"), (1, "")])
def test_MKC_MIND_05_a_treacherous_mount_leaves_with_whom_it_sides_now(leaves: int, gone: str) -> None:
    """Seat 1 has deployed it, and it is the turn of seat 0."""
    people = [own("orc", (3, 3)), foe("horse", (18, 18)), foe("elf", (30, 30)), warrior("third", 2, (2, 34))]
    table = Knights(people, [horse(symbol="square")], phase="command")
    assert table.warrior("horse").seat == 0
    table.say("concede", seat=leaves)

    assert table.warrior("horse").gone == gone
    assert table.warrior("horse").seat == 0
    assert table.go_on("act", seat=2).warrior("horse").seat == (0 if gone else 2)
