"""MKA, MKF  The other side of each branch of an ability: what it leaves alone, and what is no longer there."""

from __future__ import annotations

import pytest

from cavalry import CARDS, unit
from knights import EAST, NORTH, WEST, Entry, Knights, domain, figure, foe, item, near, own

FAR = foe("far", (34, 34))
IDLE = own("idle", (34, 2))


@pytest.mark.rule("MKA-SHATTER-01", "MK-ELIM-01")
def test_MKA_SHATTER_01_whoever_dies_of_the_blow_drops_nothing_by_it() -> None:
    table = Knights(
        [own("orc", (10, 10)), IDLE, foe("elf", near("orc"), items=["ring"]), FAR],
        [item("ring"), figure("orc", abilities=["shatter"], damage=5), figure("elf", clicks=3)],
        dice=[4, 4],
    )
    table.say("close", "orc", "elf").go_on("leave")

    table.say("leave", "", (10, 12.5), item="ring").go_on("act")

    assert table.warrior("elf").gone == "eliminated"
    assert not table.happened("dropped", rule="MKA-SHATTER-01")


@pytest.mark.rule("MKA-WARCRY-01")
@pytest.mark.parametrize(("tokens", "reasons"), [(1, set()), (0, {"nobody-hears"})])
def test_MKA_WARCRY_01_a_tired_friend_makes_the_cry_legal(tokens: int, reasons: set[str]) -> None:
    crier = figure("crier", abilities=["war-cry"])
    warriors = [own("crier", (10, 10)), own("orc", near("crier", 0, EAST), tokens=tokens), IDLE, FAR]

    assert Knights(warriors, [crier]).because("war-cry", "crier") == reasons


@pytest.mark.rule("MKA-WARCRY-01")
def test_MKA_WARCRY_01_whoever_has_not_learnt_it_does_not_cry_at_a_tired_friend() -> None:
    table = Knights([own("orc", (10, 10)), own("orc2", near("orc", 0, EAST), tokens=1), IDLE, FAR])

    assert table.because("war-cry", "orc") == {"no-ability"}


@pytest.mark.rule("MKA-MAGICLEVITATION-01")
@pytest.mark.parametrize(
    ("picks", "path", "reasons"),
    [
        ((), (), {"wrong-picks", "wrong-path", "wrong-count"}),
        (("orc",), (), {"wrong-path", "wrong-count"}),
        ((), ((10, 20),), {"wrong-picks"}),
    ],
)
def test_MKA_MAGICLEVITATION_01_an_unfinished_answer_is_refused_for_what_is_missing(
    picks: tuple[str, ...], path: tuple[tuple[int, int], ...], reasons: set[str]
) -> None:
    mage = figure("mage", abilities=["magic-levitation"])
    table = Knights([own("mage", (10, 10)), own("orc", near("mage", 0, NORTH)), IDLE, FAR], [mage])

    assert table.because("levitate", "mage", *picks, *path) == reasons


@pytest.mark.rule("MKF-WRATH-02")
def test_MKF_WRATH_02_whoever_heals_throws_no_die() -> None:
    druid = figure(
        "druid", factions=["elementalists"], subfaction="storm-druids", abilities=["healing"], sword_bonus=2, damage=3
    )
    table = Knights([own("druid", (10, 10)), own("elf", near("druid"), click=3), FAR], [druid], dice=[6, 6, 3])
    table.say("heal", "druid", "elf").go_on("act")

    assert table.happened("healed", "elf")
    assert not table.happened("wrath")


@pytest.mark.rule("MKF-TRANCE-02", "MK-TURN-18")
@pytest.mark.parametrize("actions", [0, 1, 2])
def test_MKF_TRANCE_02_there_must_be_an_action_for_it(actions: int) -> None:
    shaman = figure("shaman", factions=["orc-khans"], subfaction="chaos-shamans", attack_types=["wand"], range=10)
    table = Knights(
        [own("shaman", (10, 10), acted=True), own("top", (30, 5)), FAR],
        [shaman, figure("top", abilities=["nimble"])],
        players=[{"actions": actions}],
    )

    assert ("trance" in table.keys()) == (actions > 0)
    assert table.because("trance", "shaman") == (set() if actions else {"no-actions"})


@pytest.mark.rule("MKA-OVERWATCH-01", "MK-DOMAIN-09")
def test_MKA_OVERWATCH_01_where_nobody_may_shoot_the_token_is_lost_without_a_question() -> None:
    scout = figure("scout", range=10, attack_types=["bow"], abilities=["overwatch"])
    table = Knights(
        [own("scout", (10, 10), watching=True), foe("elf", (10, 16))],
        [scout, domain("stillness", forbids=["ranged-attacks"])],
        phase="command",
        players=[{"domain": "stillness"}, {}],
    )

    assert (table.question(), table.warrior("scout").is_watching) == ((0, "act"), False)


@pytest.mark.rule("MKA-OVERWATCH-01", "MK-RANGED-03")
@pytest.mark.parametrize(("arrows", "targets", "most"), [(1, 2, 1), (2, 2, 2), (3, 2, 2), (2, 1, 1)])
def test_MKA_OVERWATCH_01_as_many_targets_as_it_has_arrows(arrows: int, targets: int, most: int) -> None:
    scout = figure("scout", range=10, attack_types=["bow"], arrows=arrows, abilities=["overwatch"])
    elves = [foe(f"elf{number}", (8 + 3 * number, 16)) for number in range(targets)]
    table = Knights([own("scout", (10, 10), watching=True), *elves], [scout], phase="command")
    (shot,) = table.options("ranged", "scout")

    assert (shot.least, shot.most, len(shot.among)) == (1, most, targets)


@pytest.mark.rule("MK-MOVE-09")
def test_MK_MOVE_09_whoever_comes_back_to_where_it_stood_has_only_turned() -> None:
    """It was in contact all the while, and nobody who touches it is free to spin."""
    table = Knights([own("orc", (10, 10), facing=180), IDLE, foe("elf", (10, 16)), FAR])
    table.say("move", "orc", (12, 10), (10, 10), facing=0)

    assert (table.at("orc"), table.warrior("orc").facing) == ((10, 10), 0)
    assert not table.happened("moved", "orc")


# -- what an ability leaves alone ----------------------------------------------------------------------------


def duel(orc: list[str], elf: list[str], *others: Entry) -> Knights:
    """The orc strikes the elf, which stands in front of it."""
    cards = [figure("orc", abilities=orc, attack_types=["sword", "wand"]), figure("elf", abilities=elf, defense=15)]
    return Knights([own("orc", (10, 10)), IDLE, foe("elf", near("orc")), *others, FAR], cards, dice=[4, 4])


@pytest.mark.rule("MKA-CRUSHINGBLOW-01", "MKA-SHIELDWALL-01")
def test_MKA_CRUSHINGBLOW_01_a_wall_of_shields_stands_against_it() -> None:
    table = duel(["crushing-blow"], ["shield-wall"], foe("elf2", near("elf", 0, EAST)))
    table.say("close", "orc", "elf").go_on("act")

    assert table.facts("defense-value") == [(table.number("elf"), 16)]


@pytest.mark.rule("MKA-SPELLRESISTANCE-01")
def test_MKA_SPELLRESISTANCE_01_a_blow_is_no_spell() -> None:
    table = duel([], ["spell-resistance"]).say("close", "orc", "elf").go_on("act")
    plain = duel([], []).say("close", "orc", "elf").go_on("act")

    assert table.facts("attack-value") == plain.facts("attack-value")


@pytest.mark.rule("MKA-STEALTH-01", "MK-TERRAIN-29")
def test_MKA_STEALTH_01_behind_a_wall_it_is_the_wall_that_hides() -> None:
    archer = figure("archer", attack_types=["bow"], range=10, ranged_damage=1)
    terrain = {
        "wall": {"kind": "blocking", "at": [10, 13], "width": 3, "depth": 1},
        "wood": {"kind": "hindering", "at": [10, 16], "radius": 1},
    }
    table = Knights(
        [own("archer", (10, 10)), foe("elf", (10, 16))], [archer, figure("elf", abilities=["stealth"])], terrain=terrain
    )

    assert table.refused("ranged", "archer", "elf") == {"MK-TERRAIN-29"}


@pytest.mark.rule("MKA-DEMORALIZED-01", "MK-FLY-01")
def test_MKA_DEMORALIZED_01_it_does_not_land_beside_an_enemy() -> None:
    orc = figure("orc", abilities=["demoralized", "flight"], movement_type="wings")
    beside = Knights([own("orc", (10, 10), soaring=True), IDLE, foe("elf", near("orc")), FAR], [orc])
    alone = Knights([own("orc", (10, 10), soaring=True), IDLE, foe("elf", (20, 20)), FAR], [orc])

    assert "lacks-courage" in beside.because("land", "orc", (10, 10))
    assert alone.because("land", "orc", (10, 10)) == set()


@pytest.mark.rule("MKA-RAM-01")
def test_MKA_RAM_01_where_nobody_stands_in_front_nobody_is_rammed() -> None:
    orc = figure("orc", abilities=["ram"])
    table = Knights([own("orc", (10, 10)), IDLE, foe("elf", (10, 16)), FAR], [orc]).say("move", "orc", (10, 12))

    assert table.question() == (0, "act")
    assert not table.happened("damaged")


@pytest.mark.rule("MKF-SYPHON-02")
def test_MKF_SYPHON_02_no_enemy_bears_a_token_for_it() -> None:
    cultist = figure("cultist", factions=["dark-crusaders"], subfaction="blood-cultists")
    table = Knights([own("cultist", (10, 10), tokens=1), foe("elf", near("cultist"))], [cultist], phase="command")

    assert "syphon" not in table.keys()


@pytest.mark.rule("MKF-NATUREBOND-04")
@pytest.mark.parametrize(("at", "soaring", "needed"), [(10, False, 16), (20, False, 15), (10, True, 15)])
def test_MKF_NATUREBOND_04_only_in_the_wood_and_not_above_it(at: int, soaring: bool, needed: int) -> None:
    druid = figure("druid", factions=["elementalists"], subfaction="wylden-lords", movement_type="wings", defense=15)
    wood = {"wood": {"kind": "hindering", "at": [10, 10], "radius": 2}}
    orc = own("orc", near("druid", 0, EAST), soaring=soaring)
    cards = [druid, figure("orc", movement_type="wings")]
    table = Knights([foe("druid", (at, 10), soaring=soaring), orc, IDLE, FAR], cards, dice=[4, 4], terrain=wood)
    table.say("close", "orc", "druid").go_on("act")

    assert [value for _, value in table.facts("defense-value")] == [needed]


@pytest.mark.rule("MKA-MAGICRETALIATION-01", "MK-ELIM-01")
@pytest.mark.parametrize(("clicks", "harmed"), [(2, 1), (9, 2)])
def test_MKA_MAGICRETALIATION_01_nobody_pays_back_the_dead(clicks: int, harmed: int) -> None:
    """Two of them are swept; the first one's answer may be the end of it."""
    orc = figure("orc", abilities=["sweep"], damage=2, clicks=clicks)
    elf = figure("elf", abilities=["magic-retaliation"], defense=12, clicks=9)
    warriors = [own("orc", (10, 10), click=clicks - 1 if clicks == 2 else 0), IDLE]
    elves = [foe("elf1", near("orc", 0, NORTH)), foe("elf2", near("orc", 0, EAST))]
    table = Knights([*warriors, *elves, FAR], [orc, elf], dice=[4, 4])
    table.say("sweep", "orc").go_on("act")

    assert len([event for event in table.events("damaged") if event.rule == "MKA-MAGICRETALIATION-01"]) == harmed


@pytest.mark.rule("MKA-WARCRY-01", "MKC-UNIT-25")
def test_MKA_WARCRY_01_cavalry_hears_it_once() -> None:
    crier = figure("crier", abilities=["war-cry"])
    riders = unit((18, 18), rider={"tokens": 2}, tokens=2)
    table = Knights([own("crier", near("horse", 0, WEST)), *riders, FAR], [*CARDS, crier])
    table.say("war-cry", "crier").go_on("act")

    assert (table.warrior("horse").tokens, table.warrior("lancer").tokens) == (1, 1)
