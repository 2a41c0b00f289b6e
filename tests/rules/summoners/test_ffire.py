"""SU-FFIRE: the die that was set aside, and whom it hits."""

from __future__ import annotations

from typing import Any

import pytest

from summoning import EAST, NORTH, SOUTH, WEST, Entry, Summoning, attack, creature, foe, near, own

ARCHER = creature("archer", ranged=3, melee=1)
LASH = [attack("lash", melee=2, reach=2, special=["combat-area"])]
DUEL = [own("archer", (10, 10)), foe("imp", (18, 10), ap=0), own("hound", near("imp", 0, EAST))]
BRAWL = [*DUEL, foe("ogre", near("hound", 0, EAST))]


def into_melee(units: list[Entry], *cards: dict[str, Any], dice: list[int], **more: Any) -> Summoning:
    """The archer shoots at the imp, who does not react."""
    table = Summoning(units, cards=[ARCHER, *cards], dice=dice, acting="archer", **more)
    return table.say("ranged", "archer", "imp").done()


def strayed(table: Summoning) -> list[str]:
    return [table.name(facts[1]) for facts in table.facts("strayed")]


# -- when a die strays -----------------------------------------------------------------------------------


@pytest.mark.rule("SU-FFIRE-01")
def test_SU_FFIRE_01_if_the_others_miss_the_die_set_aside_goes_to_somebody_else() -> None:
    table = into_melee(DUEL, dice=[2, 2, 8, 5])

    assert table.rolls() == [(2, 2), (8,), (5,)]
    assert (table.unit("imp").lost, table.unit("hound").lost) == (0, 5)


@pytest.mark.rule("SU-FFIRE-01")
@pytest.mark.parametrize("faces", [[3, 2], [2, 3], [8, 8]])
def test_SU_FFIRE_01_no_die_strays_if_one_has_hit(faces: list[int]) -> None:
    hits = len([face for face in faces if face > 2])
    table = into_melee(DUEL, dice=[*faces, *[1] * hits])

    assert strayed(table) == []
    assert table.unit("imp").lost == hits


@pytest.mark.rule("SU-FFIRE-01")
def test_SU_FFIRE_01_no_die_strays_outside_of_melees() -> None:
    table = into_melee([DUEL[0], DUEL[1], foe("imp2", near("imp"))], dice=[2, 2, 2])

    assert strayed(table) == []


@pytest.mark.rule("SU-FFIRE-01")
def test_SU_FFIRE_01_whoever_shoots_with_one_die_has_one_that_strays() -> None:
    """a74: as if it had been set aside."""
    table = Summoning(DUEL, cards=[creature("archer", ranged=1, melee=1)], dice=[2, 8, 5], acting="archer")
    table.say("ranged", "archer", "imp").done()

    assert table.unit("hound").lost == 5


@pytest.mark.rule("SU-FFIRE-01")
def test_SU_FFIRE_01_a_die_that_strays_and_misses_goes_no_further() -> None:
    table = into_melee(DUEL, dice=[2, 2, 2])

    assert strayed(table) == ["hound"]
    assert table.unit("hound").lost == 0


@pytest.mark.rule("SU-FFIRE-01")
def test_SU_FFIRE_01_hits_that_are_shrugged_off_are_hits() -> None:
    """a95: only the hit roll counts."""
    table = into_melee(DUEL, creature("imp", special=["ethereal 4"]), dice=[8, 2, 4])

    assert strayed(table) == []
    assert table.unit("imp").lost == 0


@pytest.mark.rule("SU-FFIRE-01")
def test_SU_FFIRE_01_the_stray_carries_what_the_attack_does() -> None:
    """a75: mighty and ice."""
    card = creature("archer", ranged=3, melee=1, strikes=["mighty 2", "ice 1"])
    table = Summoning(DUEL, cards=[card], dice=[2, 2, 8, 5], acting="archer")
    table.say("ranged", "archer", "imp").done()

    assert (table.unit("hound").lost, table.unit("hound").ice) == (7, 1)


@pytest.mark.rule("SU-FFIRE-01")
def test_SU_FFIRE_01_nobody_reacts_to_a_stray() -> None:
    """a74: the hound could shoot back."""
    card = creature("hound", ranged=2, melee=1)
    table = into_melee(DUEL, card, dice=[2, 2, 8, 5])

    assert table.unit("hound").ap == 2
    assert table.question() == (0, "act")


@pytest.mark.rule("SU-FFIRE-01", "SU-RREACT-05")
def test_SU_FFIRE_01_the_melee_is_that_of_the_declaration() -> None:
    """a71: the imp gets away from the hound into cover; the die was set aside all the same."""
    units = [own("archer", (10, 10)), foe("imp", (18, 10)), own("hound", near("imp", 0, SOUTH))]
    boulder = {"boulder": {"kind": "boulder", "at": [17, 13], "radius": 1, "size": 4}}
    table = Summoning(units, cards=[ARCHER], dice=[1, 1, 8, 2, 8, 5], acting="archer", terrain=boulder)
    table.say("ranged", "archer", "imp").say("cover-run", "imp", (19.2, 13.8)).done()

    assert table.rolls() == [(1, 1, 8), (2,), (8,), (5,)]
    assert strayed(table) == ["hound"]


@pytest.mark.rule("SU-FFIRE-01", "SU-RREACT-05")
def test_SU_FFIRE_01_who_runs_into_a_melee_was_not_shot_in_one() -> None:
    """a71: the imp hides beside the hound; no die was lost for melee, so none strays."""
    units = [own("archer", (10, 10)), foe("imp", (18, 10)), own("hound", (19, 14.4))]
    boulder = {"boulder": {"kind": "boulder", "at": [16, 13], "radius": 1, "size": 4}}
    table = Summoning(units, cards=[ARCHER], dice=[2, 2], acting="archer", terrain=boulder)
    table.say("ranged", "archer", "imp").say("cover-run", "imp", near("hound", 0, 190)).done()

    assert table.gap("imp", "hound") <= 0.01
    assert strayed(table) == []


# -- at whom ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-FFIRE-02")
@pytest.mark.parametrize(("face", "who"), [(1, "hound"), (2, "ogre")])
def test_SU_FFIRE_02_friend_and_foe_are_equally_likely(face: int, who: str) -> None:
    """A die with as many sides as there are others."""
    table = into_melee(BRAWL, dice=[2, 2, face, 8, 5])
    (choice,) = [facts for facts in table.facts("rolled") if len(facts) == 3 and facts[1] == 2]

    assert choice[2] == face
    assert strayed(table) == [who]
    assert table.unit(who).lost == 5


@pytest.mark.rule("SU-FFIRE-02")
def test_SU_FFIRE_02_any_of_three() -> None:
    units = [*BRAWL, foe("ogre2", near("hound", 0, NORTH))]
    hit = {strayed(into_melee(units, dice=[2, 2, face, 1]))[0] for face in (1, 2, 3)}

    assert hit == {"hound", "ogre", "ogre2"}


@pytest.mark.rule("SU-FFIRE-02")
@pytest.mark.parametrize(("face", "lost"), [(4, 0), (5, 3)])
def test_SU_FFIRE_02_against_the_reflex_of_who_is_hit(face: int, lost: int) -> None:
    table = into_melee(DUEL, creature("hound", reflex=5), dice=[2, 2, face, *([3] if lost else [])])

    assert table.unit("hound").lost == lost


@pytest.mark.rule("SU-FFIRE-02")
def test_SU_FFIRE_02_never_at_the_target_itself_or_at_another_melee() -> None:
    others = [own("hound2", (10, 20)), foe("ogre2", near("hound2"))]
    table = into_melee([*DUEL, *others], dice=[2, 2, 2])

    assert strayed(table) == ["hound"]


@pytest.mark.rule("SU-FFIRE-03")
def test_SU_FFIRE_03_whoever_fights_by_his_combat_area_only_is_not_hit() -> None:
    """The water summoner stands an inch away; were he a choice, a die would fall."""
    units = [*DUEL, own("warden", near("imp", 1, NORTH))]
    table = into_melee(units, creature("warden", attacks=LASH), dice=[2, 2, 2])

    assert strayed(table) == ["hound"]


@pytest.mark.rule("SU-FFIRE-03")
def test_SU_FFIRE_03_unless_he_touches_somebody_who_takes_part() -> None:
    """A friend is enough: the warden stands behind the hound and reaches over it."""
    units = [*DUEL, own("warden", near("hound", 0, EAST))]
    card = creature("warden", attacks=[attack("pike", melee=2, reach=3, special=["combat-area"])])
    hit = {strayed(into_melee(units, card, dice=[2, 2, face, 1]))[0] for face in (1, 2)}

    assert hit == {"hound", "warden"}


@pytest.mark.rule("SU-FFIRE-03")
def test_SU_FFIRE_03_whoever_only_stands_by_is_not_hit() -> None:
    """A friend of the hound touches it, but fights nobody."""
    units = [*DUEL, own("goat", near("hound", 0, EAST)), own("goat2", near("imp", 0.5, SOUTH))]
    table = into_melee(units, dice=[2, 2, 2])

    assert strayed(table) == ["hound"]


@pytest.mark.rule("SU-FFIRE-03")
def test_SU_FFIRE_03_a_combat_area_does_not_make_it_shooting_into_melee() -> None:
    units = [DUEL[0], DUEL[1], own("warden", near("imp", 1, WEST))]
    table = into_melee(units, creature("warden", size=1, attacks=LASH), dice=[2, 2])

    assert strayed(table) == []
