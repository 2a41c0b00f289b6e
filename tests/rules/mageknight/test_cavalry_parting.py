"""MKC-ELIM, MKC-MIND, MKC-DISMOUNT  Mount and rider part: by force, by death, or because they like to."""

from __future__ import annotations

from typing import Any

import pytest

from cavalry import CARDS, enemy_unit, horse, lancer, unit
from knights import EAST, NORTH, SOUTH, WEST, Entry, Knights, figure, foe, item, near, own, ride, warrior
from tercio.games.mageknight.changes.armies import eliminate
from tercio.games.mageknight.field.ground import are_touching
from tercio.games.mageknight.steps.turns.harm import Lend

FAR = foe("elf", (33, 33))
AXE = figure("axe", attack=20, damage=5)

# -- elimination -----------------------------------------------------------------------------------------


def felled(
    *more: Any, rider: dict[str, Any] | None = None, mount: dict[str, Any] | None = None, **words: Any
) -> Knights:
    """An axe strikes the mount of an enemy unit, which has one click left."""
    standing = [own("axe", near("horse9", 0, SOUTH)), *enemy_unit(click=5, rider=rider, **(mount or {})), *more]
    table = Knights(standing, cards=[*CARDS, AXE], dice=[3, 4], **words)
    table.say("close", "axe", "horse9")
    return table


@pytest.mark.rule("MKC-ELIM-01")
def test_MKC_ELIM_01_the_rider_of_a_fallen_mount_goes_on_on_foot() -> None:
    table = felled(rider={"click": 2}, mount={"tokens": 1})
    table.say("unseat", "lancer9", near("horse9", 0, EAST), facing=180)

    assert table.warrior("horse9").gone == "eliminated"
    assert (table.warrior("lancer9").click, table.warrior("lancer9").is_rider) == (2, False)
    assert table.player(0).glory == 28


@pytest.mark.rule("MKC-ELIM-02")
def test_MKC_ELIM_02_it_is_put_down_at_the_mount_before_that_is_gone() -> None:
    table = felled()
    asked, there = table.question(), table.warrior("horse9").is_here
    apart = table.refused("unseat", "lancer9", near("horse9", 0.02, EAST), facing=0)
    over = table.refused("unseat", "lancer9", table.at("horse9"), facing=0)
    table.say("unseat", "lancer9", near("horse9", 0, EAST), facing=0)

    assert (asked, there) == ((1, "unseat"), True)
    assert (apart, over) == ({"MKC-ELIM-02"}, {"MK-MOVE-08"})
    assert table.at("lancer9") == (19.5, 18)
    assert not table.warrior("horse9").is_here


def ring() -> list[Any]:
    """Big bases all around the mount, which leave no room for anybody."""
    spots = [(16.0, 18), (20.0, 18), (16.5, 20.4), (19.5, 20.4), (16.5, 15.6), (19.5, 15.6)]
    return [foe(f"wall{place}", at, figure="wall") for place, at in enumerate(spots)]


WALL = figure("wall", radius=1.24)


@pytest.mark.rule("MKC-ELIM-03")
def test_MKC_ELIM_03_without_room_both_are_gone() -> None:
    spear = figure("spear", attack=20, damage=5, attack_types=["bow"], range=12)
    standing = [own("spear", (18, 7)), *enemy_unit(click=5), *ring()]
    table = Knights(standing, cards=[*CARDS, WALL, spear], dice=[3, 4])
    table.say("ranged", "spear", "horse9").go_on("act")

    assert {table.warrior("horse9").gone, table.warrior("lancer9").gone} == {"eliminated"}
    assert table.player(0).glory == 28 + 34


@pytest.mark.rule("MKC-ELIM-04")
def test_MKC_ELIM_04_all_tokens_go_with_the_rider() -> None:
    standing = [own("axe", near("horse9", 0, SOUTH)), *enemy_unit(tokens=2, rider={"click": 5})]
    table = Knights(standing, cards=[*CARDS, AXE], dice=[3, 4])
    table.say("close", "axe", "lancer9").go_on("act")

    assert table.warrior("lancer9").gone == "eliminated"
    assert (table.warrior("horse9").tokens, table.warrior("horse9").partner) == (0, -1)


@pytest.mark.rule("MKC-ELIM-04")
def test_MKC_ELIM_04_whoever_is_left_gets_no_token_for_the_action() -> None:
    """A84: the rider falls by its own critical miss."""
    table = Knights(
        [*unit(rider={"click": 5}), foe("orc", near("horse")), own("ally", (5, 5))], cards=CARDS, dice=[1, 1]
    )
    table.say("close", "lancer", "orc").go_on("act")

    assert table.warrior("lancer").gone == "eliminated"
    assert (table.warrior("horse").tokens, table.warrior("horse").has_acted) == (0, True)


@pytest.mark.rule("MKC-ELIM-04")
def test_MKC_ELIM_04_nor_does_a_rider_whose_mount_falls_under_it() -> None:
    """A84: the mount rides into a pole arm, and the shot that was to follow lapses."""
    spear = figure("spear", abilities=["pole-arm"])
    bowman = lancer(attack_types=["bow"], range=10)
    standing = [*unit((18, 8), click=5), foe("spear", (18, 14)), own("ally", (5, 5))]
    table = Knights(standing, cards=[horse(), bowman, spear])
    table.say("mounted-shot", "lancer", near("spear", 0, SOUTH), facing=90).go_on("unseat")
    table.say("unseat", "lancer", near("horse", 0, EAST), facing=90)

    assert table.warrior("horse").gone == "eliminated"
    assert (table.warrior("lancer").tokens, table.warrior("lancer").has_acted) == (0, True)
    assert table.question() == (0, "act")


@pytest.mark.rule("MKC-ELIM-01")
def test_MKC_ELIM_01_where_both_fall_at_once_nobody_is_put_down() -> None:
    wave = figure("mage", attack=20, attack_types=["wand"], range=12, ranged_damage=5, abilities=["shockwave"])
    standing = [own("mage", (18, 14)), *enemy_unit(click=5, rider={"click": 5}), FAR]
    table = Knights(standing, cards=[*CARDS, wave], dice=[3, 4])
    table.say("shockwave", "mage").go_on("act")

    assert {table.warrior("horse9").gone, table.warrior("lancer9").gone} == {"eliminated"}
    assert "unseated" not in table.names()


@pytest.mark.rule("MKC-ELIM-02")
def test_MKC_ELIM_02_from_the_air_it_comes_down_at_the_cylinder() -> None:
    """A20"""
    bird = horse("griffon", mount="cloud-griffon", movement_type="wings")
    archer = figure("archer", attack=20, damage=5, attack_types=["bow"], range=12)
    falconer = lancer("falconer", rides=("cloud-griffon",))
    standing = [
        own("archer", (18, 10)),
        foe("griffon", (18, 18), click=5, soaring=True),
        ride("falconer", "griffon", seat=1),
    ]
    table = Knights(standing, cards=[bird, falconer, archer], dice=[3, 4])
    table.say("ranged", "archer", "griffon").go_on("unseat")
    table.say("unseat", "falconer", (19.5, 18), facing=0)

    assert (table.warrior("falconer").is_soaring, table.warrior("griffon").gone) == (False, "eliminated")


# -- minds -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-FLY-24", "MKC-ELIM-02", "MK-ITEM-26")
def test_MK_FLY_24_a_unit_that_cannot_land_is_lost_whole_and_puts_nobody_down() -> None:
    """A click takes the mount's wings above a rock; the rider has time for its token only."""
    wings = [{"movement_type": "wings"}] + [{"movement_type": "boot"}] * 4
    bird = horse("griffon", mount="cloud-griffon", movement_type="wings", dial=wings)
    archer = figure("archer", attack=20, ranged_damage=1, attack_types=["bow"], range=12)
    rider = ride("falconer", "griffon", seat=1, items=["charm"])
    standing = [own("archer", (18, 10)), foe("griffon", (18, 18), soaring=True), rider, FAR]
    cards = [bird, lancer("falconer", rides=("cloud-griffon",)), archer, item("charm", changes={"defense": 1})]
    rock = {"rock": {"kind": "blocking", "at": [18, 18], "radius": 0.5}}
    table = Knights(standing, cards=cards, dice=[3, 4], terrain=rock)
    table.say("ranged", "archer", "griffon").go_on("leave")
    table.say("leave", "", (18, 18), item="charm")

    assert [table.warrior(label).gone for label in ("griffon", "falconer")] == ["eliminated"] * 2
    assert not table.happened("unseated")


MINDS = {"skittish": "circle", "independent": "pentagon", "treacherous": "square"}


def minded(symbol: str) -> list[Any]:
    return [horse(symbol=symbol), lancer(), AXE]


@pytest.mark.rule("MKC-MIND-01")
def test_MKC_MIND_01_a_mount_without_a_rider_stays_and_follows_its_mind() -> None:
    standing = [own("axe", near("horse9", 0, SOUTH)), *enemy_unit(rider={"click": 5}), FAR]
    table = Knights(standing, cards=minded("square"), dice=[3, 4])
    table.say("close", "axe", "lancer9").go_on("act", seat=1)
    first = table.warrior("horse9")
    table.end().go_on("act", seat=0)

    assert (first.is_here, first.seat) == (True, 1)
    assert table.warrior("horse9").seat == 0


@pytest.mark.rule("MKC-MIND-02")
def test_MKC_MIND_02_the_shape_of_the_symbol_tells_the_mind() -> None:
    table = Knights(
        [own(mind, (6 + 6 * place, 9), figure=mind) for place, mind in enumerate(MINDS)],
        cards=[horse(mind, symbol=shape) for mind, shape in MINDS.items()],
    )

    assert [table.warrior(mind).figure.mind for mind in MINDS] == list(MINDS)


@pytest.mark.rule("MKC-MIND-03")
@pytest.mark.parametrize(("symbol", "gone"), [("circle", "removed"), ("pentagon", ""), ("square", "")])
def test_MKC_MIND_03_a_skittish_mount_bolts_at_the_next_end_phase(symbol: str, gone: str) -> None:
    standing = [own("axe", near("horse9", 0, SOUTH)), *enemy_unit(rider={"click": 5}), FAR]
    table = Knights(standing, cards=minded(symbol), dice=[3, 4])
    table.say("close", "axe", "lancer9").go_on("act", seat=1)

    assert table.warrior("horse9").gone == gone
    assert table.player(0).glory == 34


@pytest.mark.rule("MKC-MIND-03")
def test_MKC_MIND_03_whoever_mounts_it_in_time_keeps_it() -> None:
    standing = [own("horse", (18, 18)), own("lancer", near("horse", 0, EAST)), FAR]
    table = Knights(standing, cards=minded("circle"))
    table.say("mount", "lancer", "horse").end().go_on("act", seat=1)

    assert table.warrior("horse").is_here


@pytest.mark.rule("MKC-MIND-03")
@pytest.mark.parametrize(("symbol", "acts"), [("circle", False), ("pentagon", True)])
def test_MKC_MIND_03_a_skittish_mount_that_lost_its_rider_is_given_nothing(symbol: str, acts: bool) -> None:
    """A78: only the turn of a dismount is an exception. Here a friend has trampled over the rider."""
    other = [own("horse2", (18, 12), facing=EAST), ride("lancer2", "horse2", click=5)]
    table = Knights([*unit((17.5, 8)), *other, FAR], cards=[horse(symbol=symbol), lancer()])
    table.say("trample", "horse", (17.5, 18), facing=90)

    assert table.warrior("lancer2").gone == "eliminated"
    assert ("move" in table.keys("horse2")) == acts


@pytest.mark.rule("MKC-MIND-04")
def test_MKC_MIND_04_an_independent_mount_is_given_actions() -> None:
    standing = [*enemy_unit(rider={"click": 5}), own("axe", near("horse9", 0, SOUTH)), FAR]
    table = Knights(standing, cards=[*CARDS, AXE], dice=[3, 4])
    table.say("close", "axe", "lancer9").go_on("act", seat=1)

    assert table.keys("horse9") >= {"close", "move"}


@pytest.mark.rule("MKC-MIND-05")
def test_MKC_MIND_05_a_treacherous_mount_is_the_friend_of_whose_turn_it_is() -> None:
    table = Knights([own("horse", (18, 18)), own("orc", (5, 5)), FAR], cards=minded("square"))
    table.end().go_on("act", seat=1)
    his = table.warrior("horse").seat
    moves = "move" in table.keys("horse")
    table.end().go_on("act", seat=0)

    assert (his, moves, table.warrior("horse").seat) == (1, True, 0)
    assert table.happened("changes-sides", "horse", 1, rule="MKC-MIND-05")


@pytest.mark.rule("MKC-MIND-06")
def test_MKC_MIND_06_it_is_the_enemy_of_all_others_and_of_whoever_brought_it() -> None:
    standing = [
        own("horse", (18, 18)),
        own("orc", near("horse")),
        warrior("elf", 1, (30, 30)),
        warrior("ork", 2, (5, 30)),
    ]
    table = Knights(standing, cards=minded("square"))
    table.end().go_on("act", seat=1)
    state = table.state

    assert state.are_enemies(state.warriors[0], state.warriors[1])
    assert state.are_enemies(state.warriors[0], table.warrior("ork"))
    assert table.offered("close", "horse") == {"orc"}


TEAMS = [{"team": 0}, {"team": 1}, {"team": 0}, {"team": 1}]


def with_teammate(*others: Entry, **position: Any) -> Knights:
    """Seats 0 and 2 are a team; the warrior of seat 2 touches the mount."""
    orc = warrior("orc", 2, near("horse"))
    people = [orc, own("axe", (5, 5)), warrior("elf", 1, (30, 30)), warrior("ork", 3, (5, 30)), *others]
    return Knights(people, cards=[*minded("square"), AXE], players=TEAMS, **position)


@pytest.mark.rule("MKC-MIND-06", "MK-TERM-10")
@pytest.mark.parametrize("seat", [0, 2])
def test_MKC_MIND_06_the_team_of_its_player_is_no_exception(seat: int) -> None:
    """MK H148"""
    table = with_teammate(own("horse", (18, 18)), phase="command", active=seat).go_on("act", seat=seat)
    state, mount, orc, axe = table.state, table.warrior("horse"), table.warrior("orc"), table.warrior("axe")

    assert mount.seat == seat
    assert (state.are_enemies(mount, orc), state.are_enemies(axe, mount)) == (seat == 0, seat == 2)
    assert (state.are_friends(mount, orc), state.are_friends(axe, mount)) == (seat == 2, seat == 0)
    assert table.offered("close", "horse") == ({"orc"} if seat == 0 else set())
    assert state.are_friends(axe, orc)


@pytest.mark.rule("MKC-MIND-07", "MKC-MIND-06")
def test_MKC_MIND_07_until_the_next_command_phase_it_is_true_to_its_team() -> None:
    """MK H148"""
    table = with_teammate(*unit())
    table.say("dismount", "lancer", near("horse", 0, WEST))
    state = table.state

    assert state.are_friends(table.warrior("horse"), table.warrior("orc"))
    assert state.are_friends(table.warrior("orc"), table.warrior("horse"))


@pytest.mark.rule("MKC-MIND-07", "MKC-MIND-06", "MKC-DISMOUNT-11")
def test_MKC_MIND_07_whoever_sits_on_it_brings_it_back_to_the_team() -> None:
    """MK H148"""
    table = with_teammate(own("horse", (18, 18)), own("lancer", near("horse", 0, WEST)), phase="command")
    table.go_on("act", seat=0)
    before = table.state.are_enemies(table.warrior("horse"), table.warrior("orc"))
    table.say("mount", "lancer", "horse")

    assert (before, table.state.are_enemies(table.warrior("horse"), table.warrior("orc"))) == (True, False)


@pytest.mark.rule("MKC-MIND-07")
@pytest.mark.parametrize("symbol", ["circle", "square"])
def test_MKC_MIND_07_with_a_rider_no_mind_counts(symbol: str) -> None:
    table = Knights([*unit(), own("orc", (5, 5)), FAR], cards=minded(symbol))
    table.end().go_on("act", seat=1)

    assert (table.warrior("horse").seat, table.warrior("horse").gone) == (0, "")


# -- dismounting -----------------------------------------------------------------------------------------


@pytest.mark.rule("MKC-DISMOUNT-01", "MKC-DISMOUNT-06")
def test_MKC_DISMOUNT_01_a_rider_dismounts_beside_its_mount() -> None:
    table = Knights([*unit(), own("orc", near("horse", 0, WEST)), FAR], cards=CARDS)
    offered = "dismount" in table.keys("lancer")
    apart = table.refused("dismount", "lancer", near("horse", 0.02, EAST), facing=0)
    taken = table.refused("dismount", "lancer", table.at("orc"), facing=0)
    table.say("dismount", "lancer", near("horse", 0, EAST), facing=45)

    assert offered
    assert (apart, taken) == ({"MKC-DISMOUNT-06"}, {"MK-MOVE-08"})
    assert (table.at("lancer"), table.warrior("lancer").facing) == ((19.5, 18), 45)
    assert are_touching(table.state, table.warrior("lancer"), table.warrior("horse"))
    assert table.at("horse") == (18, 18)


@pytest.mark.rule("MKC-DISMOUNT-06")
def test_MKC_DISMOUNT_06_nobody_dismounts_in_the_air() -> None:
    bird, falconer = horse("griffon", mount="cloud-griffon", movement_type="wings"), lancer(rides=("cloud-griffon",))
    table = Knights([own("griffon", (18, 18), soaring=True), ride("lancer", "griffon"), FAR], cards=[bird, falconer])

    assert "dismount" not in table.keys("lancer")
    assert table.refused("dismount", "lancer", (19.5, 18), facing=0) == {"MKC-DISMOUNT-06"}


@pytest.mark.rule("MKC-DISMOUNT-02")
def test_MKC_DISMOUNT_02_on_foot_it_is_a_warrior_and_a_rider_to_be() -> None:
    standing = [*unit(), foe("orc", near("horse", 1.5, EAST)), FAR]
    table = Knights(standing, cards=CARDS)
    table.say("dismount", "lancer", near("horse", 0, EAST), facing=0)

    assert table.keys("lancer") >= {"close", "capture", "mount", "move"}
    assert not table.keys("lancer") & {"mounted-charge", "trample", "dismount"}


@pytest.mark.rule("MKC-DISMOUNT-03", "MKC-DISMOUNT-04")
def test_MKC_DISMOUNT_03_it_costs_an_action_and_brings_no_token() -> None:
    table = Knights([*unit(), FAR], cards=CARDS, total=300)
    table.say("dismount", "lancer", near("horse", 0, EAST), facing=0)

    assert table.player(0).actions == 2
    assert (table.warrior("horse").tokens, table.warrior("lancer").tokens) == (0, 0)


@pytest.mark.rule("MKC-DISMOUNT-03")
def test_MKC_DISMOUNT_03_with_two_tokens_there_is_no_action() -> None:
    table = Knights([*unit(tokens=2), own("orc", (5, 5)), FAR], cards=CARDS)

    assert table.refused("dismount", "lancer", near("horse", 0, EAST), facing=0) == {"MK-TERM-03"}


@pytest.mark.rule("MKC-DISMOUNT-05")
def test_MKC_DISMOUNT_05_the_tokens_go() -> None:
    table = Knights([*unit(tokens=1), FAR], cards=CARDS)
    table.say("dismount", "lancer", near("horse", 0, EAST), facing=0)

    assert (table.warrior("horse").tokens, table.warrior("lancer").tokens) == (0, 0)


@pytest.mark.rule("MKC-DISMOUNT-07")
def test_MKC_DISMOUNT_07_both_are_given_an_action_in_the_same_turn() -> None:
    table = Knights([*unit(), FAR], cards=[horse(symbol="circle"), lancer()], total=300)
    table.say("dismount", "lancer", near("horse", 0, EAST), facing=0)
    table.say("move", "lancer", (22, 18)).say("move", "horse", (18, 22))

    assert (table.at("lancer"), table.at("horse")) == ((22, 18), (18, 22))
    assert (table.warrior("lancer").tokens, table.player(0).actions) == (1, 0)


@pytest.mark.rule("MKC-DISMOUNT-08")
def test_MKC_DISMOUNT_08_without_room_it_stays_in_the_saddle() -> None:
    table = Knights([*unit(), *ring(), own("orc", (5, 5))], cards=[*CARDS, WALL], total=300)

    assert "dismount" not in table.keys("lancer")
    assert table.refused("dismount", "lancer", (18, 19.9), facing=0) >= {"MKC-DISMOUNT-08"}
    assert table.player(0).actions == 3


# -- mounting --------------------------------------------------------------------------------------------


@pytest.mark.rule("MKC-DISMOUNT-09")
@pytest.mark.parametrize(("gap", "refused"), [(0, set()), (0.011, {"MKC-DISMOUNT-09"}), (1, {"MKC-DISMOUNT-09"})])
def test_MKC_DISMOUNT_09_it_must_touch_the_mount(gap: float, refused: set[str]) -> None:
    table = Knights([own("horse", (18, 18)), own("lancer", near("horse", gap, EAST)), FAR], cards=CARDS)

    assert table.refused("mount", "lancer", "horse") == refused


@pytest.mark.rule("MKC-DISMOUNT-09")
def test_MKC_DISMOUNT_09_nobody_mounts_what_is_ridden_or_an_enemys() -> None:
    standing = [*unit(), own("lancer2", near("horse", 0, EAST)), foe("horse9", near("lancer2", 0, EAST))]
    table = Knights(standing, cards=CARDS)

    assert table.refused("mount", "lancer2", "horse") == {"MKC-DISMOUNT-09"}
    assert table.because("mount", "lancer2", "horse9") == {"not-a-friend"}
    assert "mount" not in table.keys("lancer2")


@pytest.mark.rule("MKC-DISMOUNT-10")
def test_MKC_DISMOUNT_10_the_symbols_must_match() -> None:
    cat, falconer = horse("cat", mount="technocat"), lancer("falconer", rides=("cloud-griffon",))
    table = Knights([own("cat", (18, 18)), own("falconer", near("cat", 0, EAST)), FAR], cards=[cat, falconer])

    assert table.refused("mount", "falconer", "cat") == {"MKC-DISMOUNT-10"}


@pytest.mark.rule("MKC-DISMOUNT-11")
def test_MKC_DISMOUNT_11_one_action_and_they_are_a_unit() -> None:
    table = Knights([own("horse", (18, 18)), own("lancer", near("horse", 0, EAST)), FAR], cards=CARDS, total=300)
    table.say("mount", "lancer", "horse")

    assert table.player(0).actions == 2
    assert table.warrior("lancer").partner == table.number("horse")
    assert table.warrior("horse").partner == table.number("lancer")
    assert table.at("lancer") == (18, 18)


@pytest.mark.rule("MKC-DISMOUNT-12")
@pytest.mark.parametrize(("own_tokens", "tokens"), [(0, 1), (1, 2)])
def test_MKC_DISMOUNT_12_the_unit_has_one_token_more(own_tokens: int, tokens: int) -> None:
    standing = [
        own("horse", (18, 18)),
        own("lancer", near("horse", 0, EAST), tokens=own_tokens),
        own("orc", (5, 5)),
        FAR,
    ]
    table = Knights(standing, cards=CARDS)
    table.say("mount", "lancer", "horse")

    assert (table.warrior("lancer").tokens, table.warrior("horse").tokens) == (tokens, tokens)
    assert (table.warrior("lancer").click, table.warrior("horse").click) == (0, 0)


@pytest.mark.rule("MKC-DISMOUNT-13")
def test_MKC_DISMOUNT_13_the_new_unit_may_act_at_once() -> None:
    table = Knights([own("horse", (18, 18)), own("lancer", near("horse", 0, EAST)), FAR], cards=CARDS, total=300)
    table.say("mount", "lancer", "horse").say("move", "horse", (18, 24))

    assert (table.at("lancer"), table.warrior("lancer").tokens) == ((18, 24), 2)
    assert (table.warrior("lancer").click, table.warrior("horse").click) == (0, 0)


@pytest.mark.rule("MKC-DISMOUNT-13")
def test_MKC_DISMOUNT_13_not_where_the_mount_has_had_its_action() -> None:
    """A18"""
    standing = [own("horse", (18, 18), acted=True), own("lancer", near("horse", 0, EAST)), own("orc", (5, 5)), FAR]
    table = Knights(standing, cards=CARDS)
    table.say("mount", "lancer", "horse")

    assert "move" not in table.keys("horse")


@pytest.mark.rule("MKC-DISMOUNT-14")
def test_MKC_DISMOUNT_14_whoever_is_here_for_a_while_does_not_ride() -> None:
    standing = [own("horse", (18, 18)), foe("lancer", near("horse", 0, EAST)), foe("elf", (33, 33))]
    table = Knights(standing, cards=CARDS)
    table.match.push(Lend(table.number("lancer"), 0))
    table.match.run()
    refused = table.refused("mount", "lancer", "horse")
    table.end().go_on("act", seat=1)

    assert refused == {"MKC-DISMOUNT-14"}
    assert (table.warrior("lancer").seat, table.warrior("lancer").lent_by) == (1, -1)


@pytest.mark.rule("MKC-DISMOUNT-14", "MK-ARMY-13")
@pytest.mark.parametrize(("is_killed", "told"), [(False, [0, 1]), (True, [0])])
def test_MKC_DISMOUNT_14_its_return_is_told_where_there_is_somebody_to_return(is_killed: bool, told: list[int]) -> None:
    standing = [own("orc", (18, 18)), foe("lancer", (10, 10)), foe("elf", (33, 33))]
    table = Knights(standing, cards=CARDS)
    table.match.push(Lend(table.number("lancer"), 0))
    table.match.run()
    if is_killed:
        eliminate(table.match, table.warrior("lancer"), "MK-ELIM-01")
    table.end().go_on("act", seat=1)

    assert (table.warrior("lancer").seat, table.warrior("lancer").lent_by) == (1, -1)
    assert table.facts("changes-sides") == [(table.number("lancer"), seat) for seat in told]


@pytest.mark.rule("MKC-DISMOUNT-09")
def test_MKC_DISMOUNT_09_a_treacherous_mount_is_its_new_riders_for_good() -> None:
    """A16"""
    standing = [own("horse", (18, 18), facing=NORTH), foe("lancer", near("horse", 0, EAST)), own("orc", (5, 5))]
    table = Knights(standing, cards=minded("square"))
    table.end().go_on("act", seat=1)
    table.say("mount", "lancer", "horse").end().go_on("act", seat=0)

    assert table.warrior("horse").seat == 1
