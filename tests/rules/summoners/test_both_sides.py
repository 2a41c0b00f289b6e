"""The other side of what a trait decides: whoever has it answers otherwise than everybody else, and is told why."""

from __future__ import annotations

import pytest

from summoning import WEST, Summoning, attack, creature, foe, near, own, spell, summoner

WAVE = attack("wave", ranged=2, reach=12, special=["shockwave"])
BOW = attack("bow", ranged=3)
FIST = attack("fist", melee=1)


# -- shots that answer -----------------------------------------------------------------------------------


@pytest.mark.rule("SU-TRAIT-32", "SU-RREACT-02")
def test_SU_TRAIT_32_a_ranged_shockwave_does_not_answer_a_shot() -> None:
    cards = [creature("archer", attacks=[BOW]), creature("imp", attacks=[WAVE, BOW, FIST])]
    table = Summoning([own("archer", (10, 10)), foe("imp", (17, 10))], cards=cards, dice=[1] * 9, acting="archer")
    table.say("ranged", "archer", "imp")

    assert table.question() == (1, "ranged-reaction")
    assert table.refused("return-shot", "imp", attack="wave") == {"SU-TRAIT-32"}
    assert table.because("return-shot", "imp", attack="wave") == {"strikes-everybody"}
    assert table.refused("return-shot", "imp", attack="bow") == set()


@pytest.mark.rule("SU-TRAIT-32", "SU-MREACT-02")
def test_SU_TRAIT_32_a_ranged_shockwave_is_no_defensive_shot() -> None:
    waves, bows = [creature("archer", attacks=each) for each in ([WAVE, FIST], [WAVE, BOW, FIST])]
    units = [own("ogre", (10, 10)), foe("archer", near("ogre", 4))]
    without = Summoning(units, cards=[waves], acting="ogre").say("walk", "ogre", near("archer", 0, WEST))
    with_bow = Summoning(units, cards=[bows], acting="ogre").say("walk", "ogre", near("archer", 0, WEST))

    assert without.question() == (0, "act")
    assert with_bow.question() == (1, "defensive-shot")
    assert with_bow.refused("defensive-shot", "archer", attack="wave") == {"SU-TRAIT-32"}
    assert with_bow.refused("defensive-shot", "archer", attack="bow") == set()


@pytest.mark.rule("SU-RREACT-02", "SU-MREACT-12")
def test_SU_RREACT_02_a_melee_attack_answers_no_shot_and_a_shot_no_blow() -> None:
    cards = [creature("archer", attacks=[BOW, FIST]), creature("imp", attacks=[BOW, FIST])]
    far = Summoning([own("archer", (10, 10)), foe("imp", (17, 10))], cards=cards, dice=[1] * 9, acting="archer")
    far.say("ranged", "archer", "imp")
    close = Summoning([own("archer", (10, 10)), foe("imp", near("archer"))], cards=cards, dice=[1] * 9, acting="archer")
    close.say("melee", "archer", "imp", attack="fist")

    assert far.because("return-shot", "imp", attack="fist") == {"no-such-ranged-attack"}
    assert close.because("counterstrike", "imp", attack="bow") == {"no-such-melee-attack"}


@pytest.mark.rule("SU-MREACT-12", "SU-RREACT-02")
def test_SU_MREACT_12_a_spell_answers_neither_a_blow_nor_a_shot() -> None:
    spells = [spell("bolt", attack={"ranged": 2})]
    mage = summoner("mage", attacks=[BOW, FIST], powers=spells)
    cards = [creature("archer", attacks=[BOW, FIST]), mage]
    far = Summoning([own("archer", (10, 10)), foe("mage", (17, 10))], cards=cards, dice=[1] * 9, acting="archer")
    far.say("ranged", "archer", "mage")
    close = Summoning(
        [own("archer", (10, 10)), foe("mage", near("archer"))], cards=cards, dice=[1] * 9, acting="archer"
    )
    close.say("melee", "archer", "mage", attack="fist")

    assert far.because("return-shot", "mage", spell="bolt") == {"no-such-ranged-attack"}
    assert close.because("counterstrike", "mage", spell="bolt") == {"no-such-melee-attack"}
