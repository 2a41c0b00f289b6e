"""SU-MELEE: the hit roll, the damage roll, and what adds dice or damage to them."""

from __future__ import annotations

from typing import Any

import pytest

from summoning import Summoning, creature, foe, near, own, spell, summoner


def fight(attacker: dict[str, Any], target: dict[str, Any], faces: list[int], **more: Any) -> Summoning:
    """One strikes the other, who bears it; all dice must fall."""
    cards = [{**attacker, "id": "striker"}, {**target, "id": "victim"}]
    units = [own("striker", (10, 10), **more), foe("victim", near("striker"), ap=0)]
    table = Summoning(units, cards=cards, dice=faces, acting="striker")
    return table.say("melee", "striker", "victim").done()


# -- the two rolls -------------------------------------------------------------------------------------


@pytest.mark.rule("SU-MELEE-01", "SU-MELEE-02", "SU-MELEE-03", "SU-MELEE-04")
def test_SU_MELEE_04_the_ice_cobra_bites_the_earth_golem_for_five() -> None:
    cobra, golem = creature("cobra", melee=3), creature("golem", reflex=3, resistance=4)
    table = fight(cobra, golem, [2, 4, 7, 5, 8])

    assert table.rolls() == [(2, 4, 7), (5, 8)]
    assert table.happened("hit", "victim", 2, 3)
    assert table.happened("damage", "victim", 5, 0, 4, rule="SU-MELEE-04")
    assert table.unit("victim").lost == 5


@pytest.mark.rule("SU-MELEE-01")
@pytest.mark.parametrize("dice", [1, 3, 5])
def test_SU_MELEE_01_as_many_dice_as_the_value(dice: int) -> None:
    assert fight(creature("a", melee=dice), creature("b"), [1] * dice).rolls() == [(1,) * dice]


@pytest.mark.rule("SU-MELEE-01")
def test_SU_MELEE_01_plus_modifiers() -> None:
    """A spell that raises the value, concentration, and outnumbering: 2 + 1 + 1 + 1."""
    fury = spell("fury", {"verb": "change", "what": "melee", "amount": 1})
    table = Summoning(
        [
            own("mage", (5, 5)),
            own("ogre", (10, 10), concentrated=True),
            foe("golem", near("ogre"), ap=0),
            own("imp", near("golem", 0, 90)),
        ],
        cards=[creature("ogre", melee=2), summoner("mage", powers=[fury])],
        dice=[1] * 5,
        acting="ogre",
        effects=[{"spell": "fury", "caster": "mage", "target": "ogre"}],
    )
    table.say("melee", "ogre", "golem").done()

    assert table.rolls() == [(1, 1, 1, 1, 1)]


@pytest.mark.rule("SU-MELEE-02")
def test_SU_MELEE_02_each_die_at_or_over_reflex_hits() -> None:
    table = fight(creature("a", melee=4), creature("b", reflex=4, white=40), [3, 4, 5, 1, 1, 1])

    assert table.happened("hit", "victim", 2, 4)


@pytest.mark.rule("SU-MELEE-03", "SU-MELEE-05")
@pytest.mark.parametrize(("hits", "damage"), [([2, 1, 1], []), ([3, 1, 1], [2]), ([8, 8, 8], [2, 3, 4])])
def test_SU_MELEE_05_one_die_of_damage_for_each_hit_and_none_without(hits: list[int], damage: list[int]) -> None:
    table = fight(creature("a", melee=3), creature("b"), [*hits, *damage])

    assert table.rolls() == [tuple(hits), *([tuple(damage)] if damage else [])]
    assert table.unit("victim").lost == sum(damage)
    assert bool(table.events("damage")) == bool(damage)


@pytest.mark.rule("SU-MELEE-04")
def test_SU_MELEE_04_no_die_takes_from_the_others() -> None:
    """a3: a 1 against Resistance 4 is no damage, not minus three."""
    table = fight(creature("a", melee=3), creature("b", resistance=4), [8, 8, 8, 1, 4, 8])

    assert table.unit("victim").lost == 4


# -- how many dice -------------------------------------------------------------------------------------


@pytest.mark.rule("SU-MELEE-06")
@pytest.mark.parametrize(("melee", "less", "dice"), [(1, 1, 1), (2, 4, 1), (3, 1, 2)])
def test_SU_MELEE_06_never_less_than_one_die(melee: int, less: int, dice: int) -> None:
    weakness = spell("weakness", {"verb": "change", "what": "melee", "amount": -less}, target="enemy")
    table = Summoning(
        [own("imp", (10, 10)), foe("golem", near("imp"), ap=0), foe("mage", (30, 30))],
        cards=[creature("imp", melee=melee), summoner("mage", powers=[weakness])],
        dice=[1] * dice,
        acting="imp",
        effects=[{"spell": "weakness", "caster": "mage", "target": "imp"}],
    )
    table.say("melee", "imp", "golem").done()

    assert table.rolls() == [(1,) * dice]


@pytest.mark.rule("SU-MELEE-07")
def test_SU_MELEE_07_who_concentrated_has_a_die_more_and_mighty() -> None:
    units = [own("ogre", (10, 10)), foe("golem", near("ogre"), ap=0)]
    cards = [creature("ogre", ap=3, melee=3), creature("golem", resistance=2, white=40)]
    table = Summoning(units, cards=cards, dice=[1, 1, 3, 3, 4, 5, 1, 1, 1, 3, 2], acting="ogre")
    table.say("concentrate", "ogre").say("melee", "ogre", "golem")

    assert table.rolls() == [(1, 1, 3, 3), (4, 5)]
    assert table.unit("golem").lost == (4 + 1 - 2) + (5 + 1 - 2)
    table.say("melee", "ogre", "golem").done()
    assert table.rolls()[2:] == [(1, 1, 1, 3), (2,)]
    assert table.unit("golem").lost == 7 + (2 + 1 - 2)


@pytest.mark.rule("SU-MELEE-07")
def test_SU_MELEE_07_it_adds_to_the_mighty_of_the_attack() -> None:
    table = fight(creature("a", melee=1, strikes=["mighty 2"]), creature("b"), [1, 8, 1], concentrated=True)

    assert table.happened("damage", "victim", 1 + 2 + 1, 3)


@pytest.mark.rule("SU-MELEE-07")
def test_SU_MELEE_07_also_for_a_counterstrike_in_the_same_round() -> None:
    units = [own("golem", (10, 10)), foe("ogre", near("golem"), concentrated=True)]
    table = Summoning(units, cards=[creature("ogre", melee=2)], dice=[1, 1, 1, 1, 8, 1], acting="golem")
    table.say("melee", "golem", "ogre").say("counterstrike").done()

    assert table.rolls() == [(1, 1), (1, 1, 8), (1,)]
    assert table.unit("golem").lost == 2


@pytest.mark.rule("SU-MELEE-07")
def test_SU_MELEE_07_who_moves_loses_it() -> None:
    units = [own("ogre", (10, 10)), foe("golem", near("ogre", 2), ap=0)]
    table = Summoning(units, cards=[creature("ogre", ap=3, melee=3)], dice=[1, 1, 1], acting="ogre")
    table.say("concentrate", "ogre").say("walk", "ogre", near("golem", 0, 180)).say("melee", "ogre", "golem").done()

    assert table.rolls() == [(1, 1, 1)]


# -- damage --------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-MELEE-09")
@pytest.mark.parametrize(("level", "other", "bonus"), [(3, 1, 1), (2, 1, 1), (2, 2, 0), (1, 2, 0), (3, 2, 1)])
def test_SU_MELEE_09_of_higher_level_each_die_does_one_more(level: int, other: int, bonus: int) -> None:
    table = fight(creature("a", level, melee=2), creature("b", other, resistance=2), [8, 8, 4, 5])

    assert table.unit("victim").lost == (4 + bonus - 2) + (5 + bonus - 2)
    assert table.happened("damage", "victim", 5 + 2 * bonus, bonus, 2)


@pytest.mark.rule("SU-MELEE-09")
def test_SU_MELEE_09_it_counts_for_a_counterstrike_and_not_for_who_is_smaller() -> None:
    units = [own("imp", (10, 10)), foe("giant", near("imp"))]
    cards = [creature("imp", melee=1), creature("giant", level=3, melee=1)]
    table = Summoning(units, cards=cards, dice=[8, 8, 4, 4], acting="imp")
    table.say("melee", "imp", "giant").say("counterstrike").done()

    assert (table.unit("imp").lost, table.unit("giant").lost) == (5, 4)


@pytest.mark.rule("SU-MELEE-09")
def test_SU_MELEE_09_only_in_melee() -> None:
    units = [own("giant", (10, 10)), foe("imp", near("giant", 5), ap=0)]
    table = Summoning(units, cards=[creature("giant", level=3, ranged=1)], dice=[8, 4], acting="giant")
    table.say("ranged", "giant", "imp").done()

    assert table.unit("imp").lost == 4


@pytest.mark.rule("SU-MELEE-10")
@pytest.mark.parametrize(("level", "bonus"), [(1, 0), (2, 0), (3, 1)])
def test_SU_MELEE_10_a_summoner_is_attacked_like_level_two(level: int, bonus: int) -> None:
    table = fight(creature("a", level, melee=1), summoner("b"), [8, 4])

    assert table.unit("victim").lost == 4 + bonus


@pytest.mark.rule("SU-MELEE-10")
@pytest.mark.parametrize(("level", "bonus"), [(1, 1), (2, 0), (3, 0)])
def test_SU_MELEE_10_and_attacks_like_level_two(level: int, bonus: int) -> None:
    table = fight(summoner("a", melee=1), creature("b", level), [8, 4])

    assert table.unit("victim").lost == 4 + bonus


# -- contact -------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-MELEE-11")
@pytest.mark.parametrize("angle", [0, 37, 90, 211])
def test_SU_MELEE_11_the_bases_must_touch(angle: int) -> None:
    touching = Summoning([own("ogre", (10, 10)), foe("golem", near("ogre", 0, angle))], acting="ogre")
    apart = Summoning([own("ogre", (10, 10)), foe("golem", near("ogre", 0.1, angle))], acting="ogre")

    assert touching.refused("melee", "ogre", "golem") == set()
    assert apart.because("melee", "ogre", "golem") == {"not-in-contact"}
    assert "melee" not in apart.keys()


@pytest.mark.rule("SU-MELEE-11")
def test_SU_MELEE_11_only_enemies_are_attacked() -> None:
    """a99."""
    table = Summoning([own("ogre", (10, 10)), own("imp", near("ogre"))], acting="ogre")

    assert table.because("melee", "ogre", "imp") == {"not-an-enemy"}
