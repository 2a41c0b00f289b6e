"""What random realms have found: powers and special rules that no card of our own brings together."""

from __future__ import annotations

import pytest

from summoning import NORTH, Summoning, action, creature, foe, near, own, spell, summoner


def casting(power: dict[str, object], *, dice: tuple[int, ...] = ()) -> Summoning:
    units = [own("mage", (10, 10)), foe("golem", near("mage", 4), ap=0), own("imp", near("mage", 4, NORTH), ap=0)]
    return Summoning(
        units, cards=[summoner("mage", powers=[power])], acting="mage", players=[{"gems": 9}, {}], dice=dice
    )


@pytest.mark.rule("SU-SPELL-03", "SU-TRAIT-43")
@pytest.mark.parametrize(("target", "offered"), [("friend", {"imp"}), ("enemy", {"golem"}), ("unit", {"imp", "golem"})])
def test_SU_SPELL_03_a_spell_that_displaces_is_aimed_at_those_of_whom_its_text_speaks(
    target: str, offered: set[str]
) -> None:
    table = casting(spell("shift", attack={"ranged": 2, "special": ["displace"]}, target=target))

    assert table.offered("cast") == offered
    for other in {"imp", "golem"} - offered:
        assert table.because("cast", "mage", other, spell="shift") >= {"wrong-target"}


@pytest.mark.rule("SU-TRAIT-32")
@pytest.mark.parametrize("reach", [4, 3])
def test_SU_TRAIT_32_a_spell_that_is_a_shockwave_names_nobody_and_strikes_all_in_range(reach: int) -> None:
    wave = spell("wave", attack={"ranged": 1, "special": ["shockwave"]}, reach=reach)
    table = casting(wave, dice=(1, 1) if reach == 4 else ())

    assert ("cast" in table.keys()) == (reach == 4)
    if reach == 4:
        table.say("cast", "mage", spell="wave").done()
        assert {facts[2] for facts in table.facts("shoots")} == {table.number("golem"), table.number("imp")}


@pytest.mark.rule("SU-TRAIT-32")
def test_SU_TRAIT_32_an_action_that_is_a_shockwave_needs_no_enemy_in_range() -> None:
    wave = action("wave", attack={"ranged": 1, "special": ["shockwave"]}, reach=2)
    units = [own("mage", (10, 10)), own("imp", near("mage", 2), ap=0)]
    table = Summoning(units, cards=[summoner("mage", powers=[wave, spell("plain")])], acting="mage", dice=[1])
    table.say("act", "mage", action="wave").done()

    assert [facts[2] for facts in table.facts("shoots")] == [table.number("imp")]


@pytest.mark.rule("SU-TRAIT-31", "SU-TRAIT-42")
@pytest.mark.parametrize(("gap", "hurt"), [(2.010, {"golem", "ogre"}), (2.011, set())])
def test_SU_TRAIT_31_a_push_that_ends_in_contact_is_a_collision_even_if_nothing_stopped_it(
    gap: float, hurt: set[str]
) -> None:
    shove = spell("shove", {"verb": "push", "amount": 2}, target="enemy")
    units = [own("mage", (10, 10)), foe("golem", near("mage", 2), ap=0), foe("ogre", near("golem", gap), ap=0)]
    table = Summoning(
        units,
        cards=[summoner("mage", powers=[shove])],
        acting="mage",
        players=[{"gems": 9}, {}],
        dice=[5, 5] if hurt else [],
    )
    table.say("cast", "mage", "golem", spell="shove").done()

    assert {label for label in ("golem", "ogre") if table.unit(label).lost} == hurt


@pytest.mark.rule("SU-TRAIT-06")
@pytest.mark.parametrize("enemies", [1, 2])
def test_SU_TRAIT_06_a_double_strike_names_no_more_targets_than_there_are(enemies: int) -> None:
    foes = [foe("golem", near("cat"), ap=0), foe("ogre", near("cat", 0, NORTH), ap=0)][:enemies]
    cat = creature("cat", melee=2, strikes=["double-strike"])
    table = Summoning([own("cat", (10, 10)), *foes], cards=[cat], acting="cat")

    assert [(option.least, option.most) for option in table.options("melee")] == [(1, enemies)]
