"""SU-STACK: no spell or ability twice on the same unit, but different ones together."""

from __future__ import annotations

import pytest

from summoning import Summoning, action, creature, foe, near, own, spell, summoner
from tercio.games.summoners.field.values import resistance

CHARGE = action("arcane", {"verb": "change", "what": "melee", "amount": 1}, target="friend")
IDOL = creature("idol", ap=3, special=["static"], powers=[CHARGE])
BARK = spell("bark", {"verb": "change", "what": "resistance", "amount": 1}, target="friend")
HIDE = spell("hide", {"verb": "change", "what": "resistance", "amount": 1}, target="friend")
CHILL = spell("chill", {"verb": "grant", "what": "ice", "amount": 1, "plus": True}, target="friend")
MAGE = summoner("mage", powers=[BARK, HIDE, CHILL])


def idols() -> Summoning:
    units = [own("idol", (10, 10)), own("idol2", (13, 10)), own("cobra", (10, 13)), own("imp", (13, 13))]
    return Summoning(units, cards=[IDOL, creature("cobra", melee=2)], acting="idol", dice=[8, 8], players=[{"gems": 0}])


@pytest.mark.rule("SU-STACK-01")
def test_SU_STACK_01_not_twice_the_same_ability() -> None:
    table = idols()
    table.say("act", "idol", "cobra", action="arcane")
    assert table.refused("act", "idol", "cobra", action="arcane") == {"SU-STACK-01"}
    assert table.because("act", "idol", "cobra", action="arcane") == {"already-affected"}
    assert table.offered("act", "idol") == {"idol", "idol2", "imp", "mage0"}
    table.say("act", "idol", "imp", action="arcane")

    assert [effect.target for effect in table.state.effects] == [2, 3]


@pytest.mark.rule("SU-STACK-01")
def test_SU_STACK_01_nor_from_another_idol() -> None:
    table = idols()
    table.say("act", "idol", "cobra", action="arcane").say("done")
    assert table.decision.subject == table.number("idol2")

    assert table.refused("act", "idol2", "cobra", action="arcane") == {"SU-STACK-01"}


@pytest.mark.rule("SU-STACK-01", "SU-SPELL-08")
def test_SU_STACK_01_nor_the_same_spell_of_an_enemy_or_an_ally() -> None:
    curse = spell("curse", {"verb": "change", "what": "reflex", "amount": -1}, target="unit")
    units = [own("mage", (10, 10)), foe("mage2", (20, 20)), foe("golem", (10, 14))]
    effects = [{"spell": "curse", "caster": "mage2", "target": "golem"}]
    table = Summoning(units, cards=[summoner("mage", powers=[curse])], effects=effects, acting="mage")

    assert table.refused("cast", "mage", "golem", spell="curse") == {"SU-SPELL-08"}


@pytest.mark.rule("SU-STACK-01", "SU-SPELL-08")
def test_SU_STACK_01_icy_touch_only_once() -> None:
    units = [own("water-summoner", (10, 10)), own("cobra", (12, 10)), own("imp", (10, 13))]
    table = Summoning(units, acting="water-summoner")
    table.say("cast", "water-summoner", "cobra", spell="icy-touch")

    assert table.refused("cast", "water-summoner", "cobra", spell="icy-touch") == {"SU-SPELL-08"}
    assert not table.refused("cast", "water-summoner", "imp", spell="icy-touch")


@pytest.mark.rule("SU-STACK-01")
def test_SU_STACK_01_in_a_burst_only_those_who_are_not_under_it_yet() -> None:
    gale = spell("gale", {"verb": "change", "what": "reflex", "amount": -1}, target="point", burst=3)
    units = [own("mage", (10, 10)), foe("golem", (18, 10)), foe("imp", (19, 12))]
    table = Summoning(units, cards=[summoner("mage", powers=[gale])], acting="mage")
    table.say("cast", "mage", (15, 10), spell="gale").say("cast", "mage", (18, 11), spell="gale")
    targets = [table.name(effect.target) for effect in table.state.effects]

    assert targets == ["golem", "imp"]


@pytest.mark.rule("SU-STACK-01")
def test_SU_STACK_01_nobody_concentrates_twice() -> None:
    table = Summoning([own("cobra", (10, 10))], acting="cobra")
    table.say("concentrate", "cobra")

    assert table.refused("concentrate", "cobra") == {"SU-STACK-01"}


@pytest.mark.rule("SU-STACK-02")
def test_SU_STACK_02_two_spells_with_the_same_effect_add_up() -> None:
    units = [own("mage", (10, 10)), own("golem", (12, 10))]
    table = Summoning(units, cards=[MAGE, creature("golem", resistance=3)], acting="mage")
    table.say("cast", "mage", "golem", spell="bark")
    assert resistance(table.state, table.unit("golem")).total == 4
    table.say("cast", "mage", "golem", spell="hide")

    assert resistance(table.state, table.unit("golem")).total == 5


@pytest.mark.rule("SU-STACK-02")
def test_SU_STACK_02_and_both_count_against_damage() -> None:
    units = [own("cobra", (10, 10)), foe("golem", near("cobra"), ap=0), foe("mage", (20, 20))]
    effects = [{"spell": name, "caster": "mage", "target": "golem"} for name in ("bark", "hide")]
    cards = [MAGE, creature("golem", resistance=3), creature("cobra", melee=2)]
    table = Summoning(units, cards=cards, effects=effects, dice=[8, 8, 7, 6], acting="cobra")
    table.say("melee", "cobra", "golem")

    assert table.unit("golem").lost == 2 + 1


@pytest.mark.rule("SU-STACK-02")
def test_SU_STACK_02_special_rules_add_up_too() -> None:
    frost = spell("frost", {"verb": "grant", "what": "ice", "amount": 1, "plus": True}, target="friend")
    units = [own("cobra", (10, 10)), own("mage", (20, 20)), foe("golem", near("cobra"), ap=0)]
    effects = [{"spell": name, "caster": "mage", "target": "cobra"} for name in ("chill", "frost")]
    cards = [summoner("mage", powers=[CHILL, frost]), creature("cobra", melee=1, strikes=["ice 1"])]
    table = Summoning(units, cards=cards, effects=effects, dice=[8, 4], acting="cobra")
    table.say("melee", "cobra", "golem")

    assert table.unit("golem").ice == 3
