"""MKS-COUNTER  Enemies make a spell fail."""

from __future__ import annotations

from typing import Any

import pytest

from cavalry import horse, lancer
from knights import EAST, Knights, book, figure, foe, near, own, ride, spell, warrior
from tercio.games.mageknight.steps.sorcery.counterspell import might_of
from tercio.kernel import CHANCE, Answer

MAGE = figure("mage", attack_types=["wand"], attack=9, wand_bonus=1, range=10)
WIZARD = figure("wizard", attack_types=["wand"], attack=10, wand_bonus=2, range=10)
WARD = spell("ward", "enchantment", changes={"defense": 1})
MARK = spell("mark", "glyph", within=3, changes={"defense": 1})
SPARK = spell("spark", target="enemy", deeds=[{"does": "damage", "amount": 1}])
HUSH = spell("hush", counter=2)
ROAR = spell("roar", counter=3, turns_down=True)
CARDS = [MAGE, WIZARD, book(), WARD, MARK, SPARK, HUSH, ROAR, figure("bow", attack_types=["bow"], range=10)]


def pages(table: Knights, who: str = "mage") -> list[str]:
    held = table.state.book_of(table.number(who))
    assert held is not None
    return [f"{'' if page.is_up else '-'}{page.spell.id if page.spell else '?'}" for page in held.pages]


def duel(*others: tuple[str, dict[str, object]], dice: tuple[int, ...] = (), **more: object) -> Knights:
    """A mage casts its ward; who may do something about it?"""
    mage = own("mage", (10, 10), items=["tome"], spells=["ward", "spark"])
    table = Knights([mage, *others], CARDS, dice=dice, **more)  # type: ignore[arg-type]
    return table.say("cast", "mage", "mage", spell="ward")


# -- who ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MKS-COUNTER-01")
def test_MKS_COUNTER_01_only_enemies_with_a_wand_counter_a_spell() -> None:
    table = duel(
        foe("wizard", (30, 30)), foe("bow", (20, 30)), foe("sword", (25, 30)), own("wizard2", (30, 5), figure="wizard")
    )

    assert table.question() == (1, "counterspell")
    assert table.subjects("counterspell") == ["wizard"]
    assert table.refused("counterspell", "bow") == table.refused("counterspell", "sword") == {"MKS-COUNTER-01"}
    assert "MKS-COUNTER-01" in table.refused("counterspell", "wizard2")


@pytest.mark.rule("MKS-COUNTER-01")
def test_MKS_COUNTER_01_nobody_is_asked_about_a_friends_spell() -> None:
    table = duel(foe("bow", (20, 30)), own("wizard", (30, 5)))

    assert table.question() == (0, "act")
    assert table.state.workings[0].is_active


@pytest.mark.rule("MKS-COUNTER-02")
def test_MKS_COUNTER_02_not_beside_an_active_enemy() -> None:
    cards = [*CARDS, figure("coward", abilities=["demoralized"])]
    mage = own("mage", (10, 10), items=["tome"], spells=["ward"])
    for beside, is_free in (("orc", False), ("coward", True)):
        others = [
            foe("wizard", (30, 30)),
            own(beside, near("wizard", 0, EAST)),
            foe("wizard2", (20, 30), figure="wizard"),
        ]
        table = Knights([mage, *others], cards)
        table.say("cast", "mage", "mage", spell="ward")

        assert ("wizard" in table.subjects("counterspell")) == is_free
        assert table.refused("counterspell", "wizard") == (set() if is_free else {"MKS-COUNTER-02"})


@pytest.mark.rule("MKS-COUNTER-03")
def test_MKS_COUNTER_03_not_with_an_action_token() -> None:
    table = duel(foe("wizard", (30, 30), tokens=1), foe("wizard2", (20, 30), figure="wizard"))

    assert table.subjects("counterspell") == ["wizard2"]
    assert table.refused("counterspell", "wizard") == {"MKS-COUNTER-03"}


@pytest.mark.rule("MKS-COUNTER-04")
def test_MKS_COUNTER_04_it_costs_neither_an_action_nor_a_token() -> None:
    table = duel(foe("wizard", (30, 30)), dice=(1, 1, 6))
    table.say("counterspell", "wizard").go_on("act", seat=1)

    assert table.warrior("wizard").tokens == 0
    assert table.player(1).actions == 2


@pytest.mark.rule("MKS-COUNTER-01")
def test_MKS_COUNTER_01_neither_captives_nor_the_demoralized_counter_spells() -> None:
    coward = figure("coward", attack_types=["wand"], abilities=["demoralized"])
    mage = own("mage", (10, 10), items=["tome"], spells=["ward"])
    others = [
        foe("wizard", (30, 30)), foe("coward", (20, 30)), foe("wizard2", (25, 20), figure="wizard", guard="orc"),
        own("orc", near("wizard2", 0, EAST)),
    ]  # fmt: skip
    table = Knights([mage, *others], [*CARDS, coward])
    table.say("cast", "mage", "mage", spell="ward")

    assert table.subjects("counterspell") == ["wizard"]
    assert table.refused("counterspell", "coward") == {"MKA-DEMORALIZED-01"}
    assert "MK-CAPTURE-16" in table.refused("counterspell", "wizard2")


@pytest.mark.rule("MKS-COUNTER-05")
def test_MKS_COUNTER_05_it_is_said_after_the_element_is_placed_and_before_the_text_is_carried_out() -> None:
    table = duel(foe("wizard", (30, 30)))
    names = table.names()
    table.say("pass")

    assert "element-on" in names
    assert "spell-works" not in names
    assert table.happened("spell-works")
    assert table.refused("counterspell", "wizard", seat=1) == {"MKS-COUNTER-05"}


def of_three(**more: Any) -> Knights:
    """A mage has cast its ward, and two enemies could do something about it."""
    return duel(foe("wizard", (30, 30)), warrior("wizard2", 2, (2, 34), figure="wizard"), own("idle", (34, 2)), **more)


@pytest.mark.rule("MKS-COUNTER-05", "K-CONCEDE-01")
def test_MKS_COUNTER_05_a_spell_whose_caster_has_left_is_countered_by_nobody() -> None:
    table = of_three().say("counterspell", "wizard")
    table.say("concede", seat=0)

    assert table.rolls() == []
    assert not table.happened("counterspells")
    assert table.question() == (1, "act")


@pytest.mark.rule("MKS-COUNTER-16", "K-CONCEDE-01")
def test_MKS_COUNTER_16_nor_is_one_whose_caster_leaves_before_an_attempt_is_chosen() -> None:
    table = of_three().say("counterspell", "wizard").say("counterspell", "wizard2")
    assert table.question() == (0, "attempt")
    table.say("concede", seat=0)

    assert table.rolls() == []
    assert table.question() == (1, "act")


@pytest.mark.rule("MKS-COUNTER-07", "K-CONCEDE-01")
@pytest.mark.parametrize(("leaves", "works"), [(0, False), (1, True)])
def test_MKS_COUNTER_07_who_leaves_between_the_rolls_ends_the_attempt(leaves: int, works: bool) -> None:
    table = of_three(is_open=True).say("counterspell", "wizard").say("pass", seat=2)
    table.say("faces", numbers=[1, 1], seat=CHANCE)
    table.say("concede", seat=leaves)
    table.say("faces", numbers=[6], seat=CHANCE)

    assert (table.facts("countered"), table.facts("not-countered")) == ([], [])
    assert [working.is_active for working in table.state.workings] == ([True] if works else [])


@pytest.mark.rule("MKS-COUNTER-06")
def test_MKS_COUNTER_06_one_try_for_each_spell() -> None:
    table = duel(foe("wizard", (30, 30)), foe("wizard2", (20, 30), figure="wizard"), dice=(6, 6, 1))
    table.say("counterspell", "wizard")

    assert table.happened("not-countered")
    assert table.question()[1] != "counterspell"
    assert table.refused("counterspell", "wizard2", seat=1) == {"MKS-COUNTER-05"}


# -- the rolls ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MKS-COUNTER-07", "MKS-COUNTER-08", "MKS-COUNTER-09", "MKS-COUNTER-11")
def test_MKS_COUNTER_07_the_higher_total_makes_the_spell_fail() -> None:
    table = duel(foe("wizard", (30, 30)), dice=(3, 4, 5))
    table.say("counterspell", "wizard")

    assert table.facts("countered") == [(table.number("wizard"), 18, 0, 17)]
    assert (table.state.workings, pages(table)) == ([], ["-ward", "spark"])
    assert not table.happened("spell-works")
    assert table.warrior("mage").tokens == 1


@pytest.mark.rule("MKS-COUNTER-10")
@pytest.mark.parametrize("face", [4, 3])
def test_MKS_COUNTER_10_an_equal_or_lower_total_leaves_it_intact(face: int) -> None:
    table = duel(foe("wizard", (30, 30)), dice=(3, 4, face))
    table.say("counterspell", "wizard")

    assert table.facts("not-countered") == [(table.number("wizard"), 13 + face, 0, 17)]
    assert table.state.workings[0].is_active


@pytest.mark.rule("MKS-COUNTER-07", "MKS-COUNTER-08")
def test_MKS_COUNTER_07_the_values_are_not_modified() -> None:
    """Neither by items nor by the dial's other clicks; and a double six is just twelve."""
    table = duel(foe("wizard", (30, 30), hexed_by=0), dice=(6, 6, 6))
    table.say("counterspell", "wizard")

    assert table.facts("not-countered") == [(table.number("wizard"), 19, 0, 22)]


@pytest.mark.rule("MKS-COUNTER-07", "MKS-COUNTER-08")
def test_MKS_COUNTER_07_in_the_saddle_the_bonus_of_the_rider_counts() -> None:
    """A53: 9 and 3 for the caster, 9, 3 and 1 for the other; on foot neither has a bonus."""
    cards = [horse(), lancer("wizard", attack_types=["wand"], range=10, slots=1), book(), WARD]
    held: dict[str, Any] = {"items": ["tome"], "spells": ["ward"]}
    mounted = [own("horse", (10, 10)), ride("wizard", "horse", **held)]
    enemies = [foe("horse2", (30, 30)), ride("wizard2", "horse2", seat=1)]
    saddled = Knights([*mounted, *enemies], cards, dice=[1, 2, 2])
    saddled.say("cast", "wizard", "wizard", spell="ward").say("counterspell", "wizard2")
    on_foot = Knights([own("wizard", (10, 10), **held), foe("wizard2", (30, 30))], cards, dice=[1, 2, 2])
    on_foot.say("cast", "wizard", "wizard", spell="ward").say("counterspell", "wizard2")

    assert saddled.facts("not-countered") == [(saddled.number("wizard2"), 15, saddled.number("wizard"), 15)]
    assert on_foot.facts("not-countered") == [(1, 12, 0, 12)]


@pytest.mark.rule("MKS-COUNTER-07", "MKS-COUNTER-08")
@pytest.mark.parametrize(
    ("bonuses", "might"), [({"wand": 1, "bow": 2, "sword": 3}, 10), ({"bow": 2, "sword": 3}, 11), ({"sword": 3}, 12)]
)
def test_MKS_COUNTER_07_without_a_wand_the_bonus_of_what_it_fights_with_counts(
    bonuses: dict[str, int], might: int
) -> None:
    """A53: 9 by the dial, and the bonus of the wand, else of the bow, else of the sword."""
    values: dict[str, Any] = {f"{kind}_bonus": bonus for kind, bonus in bonuses.items()}
    mage = figure("mage", attack=9, range=10, attack_types=list(bonuses), **values)
    table = Knights([own("mage", (10, 10)), foe("elf", (30, 30))], [mage])

    assert might_of(table.state, 0, "MKS-COUNTER-07", 0).total == might


@pytest.mark.rule("MKS-COUNTER-11")
def test_MKS_COUNTER_11_a_countered_glyph_has_its_element_back_and_must_be_looked_up() -> None:
    mage = own("mage", (10, 10), tokens=1, items=["tome"], spells=["mark", "ward"])
    table = Knights([mage, foe("wizard", (30, 30))], CARDS, dice=[1, 1, 6])
    table.say("cast", "mage", (10, 10), spell="mark").say("counterspell", "wizard")
    table.go_on("act", seat=1)
    after = table.warrior("mage")

    assert (after.tokens, after.click) == (2, 1)  # the action was given all the same
    table.go_on("act", seat=0)
    assert (table.state.workings, pages(table)) == ([], ["-mark", "ward"])
    assert table.refused("cast", "mage", (10, 10), spell="mark") >= {"MKS-CAST-03"}
    assert pages(table.say("look-up", "mage", "mark")) == ["mark", "ward"]


@pytest.mark.rule("MKS-COUNTER-09")
def test_MKS_COUNTER_09_a_countered_sorcery_does_nothing() -> None:
    mage = own("mage", (10, 10), items=["tome"], spells=["spark", "ward"])
    table = Knights([mage, foe("wizard", (10, 16))], CARDS, dice=[1, 1, 6])
    table.say("cast", "mage", "wizard", spell="spark").say("counterspell", "wizard")

    assert table.warrior("wizard").click == 0
    assert pages(table) == ["-spark", "ward"]


# -- counter spells ----------------------------------------------------------------------------------------


def wizard_with(*spells: str) -> tuple[str, dict[str, object]]:
    return foe("wizard", (30, 30), items=["tome"], spells=list(spells))


@pytest.mark.rule("MKS-COUNTER-12", "MKS-COUNTER-14")
def test_MKS_COUNTER_12_a_counter_spell_adds_to_the_roll_and_is_shown_before_it() -> None:
    table = duel(wizard_with("hush", "ward"), dice=(3, 4, 3))
    table.say("counter-with", "wizard")
    names = table.names()

    assert table.facts("countered") == [(table.number("wizard"), 18, 0, 17)]
    assert names.index("counters-with") < names.index("rolled")
    assert table.question() == (1, "bookmark")
    assert pages(table.say("bookmark", "wizard", "ward"), "wizard") == ["ward", "hush"]


@pytest.mark.rule("MKS-COUNTER-12")
def test_MKS_COUNTER_12_a_counter_spell_is_not_cast_and_goes_where_it_says() -> None:
    alone = Knights([own("mage", (10, 10), items=["tome"], spells=["hush"])], CARDS)
    table = duel(wizard_with("roar", "ward"), dice=(3, 4, 2))
    table.say("counter-with", "wizard")

    assert "MKS-COUNTER-12" in alone.refused("cast", "mage", spell="hush")
    assert table.happened("countered")
    assert pages(table, "wizard") == ["-roar", "ward"]


@pytest.mark.rule("MKS-COUNTER-13")
@pytest.mark.parametrize(("spells", "may"), [(("ward", "hush"), False), (("down:hush",), False), (("hush",), True)])
def test_MKS_COUNTER_13_only_a_counter_spell_that_lies_face_up_on_top(spells: tuple[str, ...], may: bool) -> None:
    table = duel(wizard_with(*spells))

    assert ("counter-with" in table.keys("wizard")) == may
    assert table.refused("counter-with", "wizard") == (set() if may else {"MKS-COUNTER-13"})
    assert "counterspell" in table.keys("wizard")


@pytest.mark.rule("MKS-COUNTER-14")
def test_MKS_COUNTER_14_a_counter_spell_is_announced_before_the_rolls_or_not_at_all() -> None:
    table = duel(wizard_with("hush"), dice=(3, 4, 4))
    table.say("counterspell", "wizard")

    assert table.happened("not-countered")
    assert table.refused("counter-with", "wizard", seat=1) == {"MKS-COUNTER-05"}


@pytest.mark.rule("MKS-COUNTER-15")
def test_MKS_COUNTER_15_the_rule_of_3_does_not_limit_what_is_added() -> None:
    delphic = figure(
        "wizard", attack_types=["wand"], attack=10, range=10, factions=["atlantean-empire"], subfaction="delphana"
    )
    mage = own("mage", (10, 10), items=["tome"], spells=["ward"])
    table = Knights([mage, wizard_with("roar")], [MAGE, delphic, *CARDS[2:]], dice=[1, 1, 1])
    table.say("cast", "mage", "mage", spell="ward").say("counter-with", "wizard")

    assert table.facts("countered")[0][1] == 10 + 1 + 1 + 1 + 3


# -- several players ---------------------------------------------------------------------------------------


def three(dice: tuple[int, ...] = ()) -> Knights:
    return duel(foe("wizard", (30, 30)), warrior("wizard2", 2, (5, 30), figure="wizard"), dice=dice)


@pytest.mark.rule("MKS-COUNTER-16")
def test_MKS_COUNTER_16_the_active_player_picks_which_attempt_takes_place() -> None:
    table = three(dice=(1, 1, 6))
    table.say("counterspell", "wizard2").say("counterspell", "wizard")
    question = table.question()
    table.say("attempt", "wizard2")

    assert question == (0, "attempt")
    assert table.subjects("attempt") == []
    assert [facts[0] for facts in table.facts("counterspells")] == [table.number("wizard2")]
    assert table.happened("countered", "wizard2")


@pytest.mark.rule("MKS-COUNTER-16")
def test_MKS_COUNTER_16_nobody_learns_what_another_announces_before_all_have_spoken() -> None:
    table, other = three(), three()
    table.take(Answer(1, "counterspell", table.number("wizard")))
    other.take(Answer(1, "pass"))

    assert table.match.view(2).waiting == other.match.view(2).waiting
    assert repr(table.match.view(2).stack) == repr(other.match.view(2).stack)


@pytest.mark.rule("MKS-COUNTER-16")
def test_MKS_COUNTER_16_one_that_wants_to_is_enough() -> None:
    table = three(dice=(6, 6, 1))
    table.say("counterspell", "wizard")
    table.take(Answer(2, "pass"))

    assert table.happened("not-countered", "wizard")


@pytest.mark.rule("MKF-FOCUS-01", "MKF-FOCUS-02")
def test_MKF_FOCUS_01_focus_adds_one_to_either_roll() -> None:
    symbol: dict[str, Any] = {"factions": ["atlantean-empire"], "subfaction": "delphana"}
    caster = figure("mage", attack_types=["wand"], attack=9, range=10, **symbol)
    other = figure("wizard", attack_types=["wand"], attack=9, range=10, **symbol)
    mage = own("mage", (10, 10), items=["tome"], spells=["ward"])
    table = Knights([mage, foe("wizard", (30, 30))], [caster, other, *CARDS[2:]], dice=[3, 4, 5])
    table.say("cast", "mage", "mage", spell="ward").say("counterspell", "wizard")

    assert table.facts("not-countered") == [(1, 16, 0, 17)]
