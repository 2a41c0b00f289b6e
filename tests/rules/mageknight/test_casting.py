"""MKS-CAST, MKS-SORCERY  A spell is cast in five steps; sorceries."""

from __future__ import annotations

import pytest

from knights import EAST, Knights, book, figure, foe, item, near, own, spell, warrior
from tercio.content.trouble import BadInput
from tercio.games.mageknight.rules.combat.values import value_of
from tercio.wire import view_json

MAGE = figure("mage", attack_types=["wand"], attack=10, range=10)
WARD = spell("ward", "enchantment", changes={"defense": 1})
SPARK = spell("spark", target="enemy", deeds=[{"does": "damage", "amount": 1}])
LANCE = spell("lance", target="enemy", deeds=[{"does": "attack", "amount": 3}])
MARK = spell("mark", "glyph", whose="friends", within=3, changes={"defense": 1})
FOG = spell("fog", "illusion", most_range=4, turns=1)
BLAZE = spell("blaze", target="enemy", deeds=[{"does": "damage", "amount": 2}], turns_down=True)
CARDS = [MAGE, book(), WARD, SPARK, LANCE, MARK, FOG, BLAZE]


def pages(table: Knights, who: str = "mage") -> list[str]:
    held = table.state.book_of(table.number(who))
    assert held is not None
    return [f"{'' if page.is_up else '-'}{page.spell.id if page.spell else '?'}" for page in held.pages]


def casting(*spells: str, **more: object) -> Knights:
    """A mage with these spells and an orc in its range."""
    mage = own("mage", (10, 10), items=["tome"], spells=list(spells))
    return Knights([mage, foe("orc", (10, 16)), own("friend", (14, 10))], CARDS, **more)  # type: ignore[arg-type]


def defense(table: Knights, who: str) -> int:
    return value_of(table.state, table.warrior(who), "defense").total


# -- whether it can be cast --------------------------------------------------------------------------------


@pytest.mark.rule("MKS-CAST-01")
def test_MKS_CAST_01_a_spell_text_stands_above_the_rules() -> None:
    bold = spell("bold", target="enemy", reach="contact", in_contact=True, deeds=[{"does": "damage", "amount": 1}])
    where = [own("mage", (10, 10), items=["tome"], spells=["bold"]), foe("orc", near("mage"))]
    table = Knights(where, [*CARDS, bold])
    table.say("cast", "mage", "orc", spell="bold")

    assert table.warrior("orc").click == 1


@pytest.mark.rule("MKS-CAST-02")
def test_MKS_CAST_02_only_the_bookmark_spell_is_cast() -> None:
    table = casting("spark", "ward", "mark")

    assert table.subjects("cast") == ["mage:spark"]
    assert table.refused("cast", "mage", "friend", spell="ward") == {"MKS-CAST-02"}


@pytest.mark.rule("MKS-CAST-03")
def test_MKS_CAST_03_a_spell_that_lies_face_down_is_not_cast() -> None:
    table = casting("down:spark", "ward")

    assert table.subjects("cast") == []
    assert table.refused("cast", "mage", "orc", spell="spark") == {"MKS-CAST-03"}


@pytest.mark.rule("MKS-CAST-04", "MKS-GLYPH-03")
def test_MKS_CAST_04_a_spell_whose_element_is_on_the_field_is_not_cast() -> None:
    table = casting("mark", "ward", "spark")
    table.say("cast", "mage", (10, 10), spell="mark").say("bookmark", "mage", "ward")
    table.go_on("act", seat=1).go_on("act", seat=0)

    assert table.refused("cast", "mage", (10, 11), spell="mark") == {"MKS-CAST-02", "MKS-CAST-04"}
    assert pages(table) == ["ward", "spark"]


@pytest.mark.rule("MKS-CAST-05", "MKS-SORCERY-02")
def test_MKS_CAST_05_a_sorcery_takes_a_ranged_action_and_the_values_of_its_bearer() -> None:
    table = casting("lance", dice=[2, 3])
    table.say("cast", "mage", "orc", spell="lance")

    assert table.player(0).actions == 1
    assert table.warrior("mage").tokens == 1
    assert table.facts("attack-value")[0][2] == 10
    assert table.happened("hit", "orc")
    assert table.warrior("orc").click == 3


@pytest.mark.rule("MKS-CAST-06")
def test_MKS_CAST_06_all_opponents_hear_which_spell_is_cast() -> None:
    mage = own("mage", (10, 10), items=["tome"], spells=["spark", "ward"])
    table = Knights([mage, foe("orc", (10, 16)), warrior("elf", 2, (30, 30))], CARDS)
    table.say("cast", "mage", "orc", spell="spark")
    number = table.match.game.content.spells["spark"].number  # type: ignore[attr-defined]

    for seat in (1, 2):
        events = table.match.view(seat).events
        assert [event.facts for event in events if event.name == "casts"] == [(0, number)]


# -- the five steps ----------------------------------------------------------------------------------------


@pytest.mark.rule("MKS-CAST-07")
def test_MKS_CAST_07_without_a_target_a_spell_with_a_target_is_not_cast() -> None:
    mage = own("mage", (10, 10), items=["tome"], spells=["spark"])
    table = Knights([mage, foe("orc", (10, 21))], CARDS)
    near_enough = Knights([mage, foe("orc", (10, 20))], CARDS)

    assert table.subjects("cast") == []
    assert table.refused("cast", "mage", spell="spark") == {"MKS-CAST-07"}
    assert table.refused("cast", "mage", "orc", spell="spark") == {"MK-RANGED-06"}
    assert near_enough.offered("cast") == {"orc"}


@pytest.mark.rule("MKS-CAST-07")
@pytest.mark.parametrize(
    ("reach", "at", "rule"),
    [
        ({"reach": "inches", "inches": 6}, (10, 16), ""),
        ({"reach": "inches", "inches": 6}, (10, 16.001), "MKS-CAST-07"),
        ({"reach": "inches", "inches": 6}, (10, 4), ""),  # behind its back
        ({"reach": "contact"}, (10, 11.5), ""),
        ({"reach": "contact"}, (10, 11.6), "MKS-CAST-07"),
        ({"reach": "range"}, (10, 4), "MK-RANGED-05"),
        ({"reach": "anywhere"}, (34, 34), ""),
    ],
)
def test_MKS_CAST_07_a_spell_reaches_as_far_as_it_says(
    reach: dict[str, object], at: tuple[float, float], rule: str
) -> None:
    hex_ = spell("hex", "enchantment", **{"target": "enemy", **reach})
    mage = own("mage", (10, 10), items=["tome"], spells=["hex"])
    table = Knights([mage, foe("orc", at)], [*CARDS, hex_])

    assert table.refused("cast", "mage", "orc", spell="hex") == ({rule} if rule else set())


@pytest.mark.rule("MKS-CAST-07")
def test_MKS_CAST_07_friends_and_enemies_are_told_apart() -> None:
    table = casting("ward")
    sparks = casting("spark")

    assert table.refused("cast", "mage", "orc", spell="ward") == {"MKS-CAST-07"}
    assert table.offered("cast") == {"mage", "friend"}
    assert "MKS-CAST-07" in sparks.refused("cast", "mage", "friend", spell="spark")


@pytest.mark.rule("MKS-CAST-08", "MKS-CAST-09", "MKS-ENCHANT-02")
def test_MKS_CAST_08_the_element_lies_there_before_the_text_holds() -> None:
    mage = own("mage", (10, 10), items=["tome"], spells=["ward", "spark"])
    table = Knights([mage, own("friend", (14, 10)), foe("wizard", (30, 30), figure="mage")], CARDS)
    table.say("cast", "mage", "friend", spell="ward")
    working = table.state.workings[0]

    assert table.question() == (1, "counterspell")
    assert (working.target, working.is_active) == (table.number("friend"), False)
    assert defense(table, "friend") == 15
    table.say("pass")
    assert table.state.workings[0].is_active
    assert defense(table, "friend") == 16


@pytest.mark.rule("MKS-CAST-09", "MKS-SORCERY-04")
def test_MKS_CAST_09_a_sorcery_does_its_work_once_and_then_its_card_goes_back() -> None:
    table = casting("spark", "ward")
    table.say("cast", "mage", "orc", spell="spark")
    names = table.names()

    assert table.warrior("orc").click == 1
    assert names.index("damaged") < names.index("spell-under")
    assert table.state.workings == []
    table.say("bookmark", "mage", "ward").go_on("act", seat=1).go_on("act", seat=0)
    assert table.warrior("orc").click == 1


@pytest.mark.rule("MKS-CAST-10")
def test_MKS_CAST_10_the_card_goes_face_up_to_the_bottom() -> None:
    table = casting("spark", "ward", "mark")
    table.say("cast", "mage", "orc", spell="spark")

    assert pages(table) == ["ward", "mark", "spark"]


@pytest.mark.rule("MKS-CAST-11", "MKS-CAST-19")
def test_MKS_CAST_11_any_spell_becomes_the_new_bookmark_for_nothing() -> None:
    table = casting("spark", "ward", "mark")
    table.say("cast", "mage", "orc", spell="spark")
    actions = table.player(0).actions

    assert table.question() == (0, "bookmark")
    assert table.offered("bookmark") == {"ward", "mark", "spark"}
    assert pages(table.say("bookmark", "mage", "spark")) == ["spark", "ward", "mark"]
    assert (table.player(0).actions, table.warrior("mage").tokens) == (actions, 1)
    table.go_on("act", seat=1).go_on("act", seat=0)
    assert table.subjects("cast") == ["mage:spark"]


@pytest.mark.rule("MKS-CAST-12", "MKS-CAST-13", "MKS-ENCHANT-05")
def test_MKS_CAST_12_what_ends_is_over_and_its_card_goes_to_the_bottom() -> None:
    table = casting("ward", "spark", "mark")
    table.say("cast", "mage", "friend", spell="ward").say("bookmark", "mage", "spark")
    with_it = defense(table, "friend")
    timed = Knights(
        [own("mage", (10, 10), items=["tome"], spells=["short", "spark"]), own("friend", (14, 10))],
        [*CARDS, spell("short", "enchantment", changes={"defense": 1}, turns=1)],
    )
    timed.say("cast", "mage", "friend", spell="short").go_on("act", seat=1)
    during = defense(timed, "friend")
    timed.go_on("act", seat=0)

    assert (with_it, during, defense(timed, "friend")) == (16, 16, 15)
    assert pages(timed) == ["spark", "short"]
    assert timed.subjects("cast") == []
    timed.say("look-up", "mage", "short").go_on("act", seat=1).go_on("act", seat=0)
    assert timed.subjects("cast") == ["mage:short"]


# -- texts of all sorts ------------------------------------------------------------------------------------


CHOICE = spell(
    "either",
    choice=[
        {"name": {"en": "Hurt", "de": "Schaden"}, "target": "enemy", "deeds": [{"does": "damage", "amount": 1}]},
        {"name": {"en": "Turn", "de": "Drehen"}, "target": "enemy", "deeds": [{"does": "turn"}]},
    ],
)


@pytest.mark.rule("MKS-CAST-14")
@pytest.mark.parametrize(("choice", "click", "facing"), [(1, 1, 270), (2, 0, 90)])
def test_MKS_CAST_14_only_the_text_that_was_announced_is_carried_out(choice: int, click: int, facing: int) -> None:
    mage = own("mage", (10, 10), items=["tome"], spells=["either"])
    table = Knights([mage, foe("orc", (10, 16))], [*CARDS, CHOICE])
    unsaid = table.refused("cast", "mage", "orc", spell="either")
    beyond = table.refused("cast", "mage", "orc", spell="either", numbers=[3])
    table.say("cast", "mage", "orc", spell="either", numbers=[choice])

    assert unsaid == beyond == {"MKS-CAST-14"}
    assert (table.warrior("orc").click, table.warrior("orc").facing) == (click, facing)
    assert table.facts("chooses-text")[0][2] == choice


@pytest.mark.rule("MKS-CAST-15")
def test_MKS_CAST_15_a_spell_that_is_never_cast_works_from_within_the_book() -> None:
    skin = spell("skin", "enchantment", never_cast=True, changes={"defense": 1})
    mage = own("mage", (10, 10), items=["tome"], spells=["spark", "skin", "ward"])
    table = Knights([mage, foe("orc", (10, 16))], [*CARDS, skin], phase="command")
    with_it = defense(table, "mage")
    table.say("drop", "mage", "tome", (10, 11)).go_on("act")
    on_top = Knights([own("mage", (10, 10), items=["tome"], spells=["skin"])], [*CARDS, skin])

    assert (with_it, defense(table, "mage")) == (16, 15)
    assert on_top.subjects("cast") == []
    assert "MKS-CAST-15" in on_top.refused("cast", "mage", "mage", spell="skin")


@pytest.mark.rule("MKS-CAST-15")
def test_MKS_CAST_15_nothing_works_from_the_book_of_a_captive() -> None:
    skin = spell("skin", "enchantment", never_cast=True, changes={"defense": 1})
    mage = own("mage", (10, 10), items=["tome"], spells=["skin"], guard="orc")
    table = Knights([mage, own("imp", (20, 20)), foe("orc", (11.2, 10))], [*CARDS, skin])

    assert defense(table, "mage") == 15


@pytest.mark.rule("MKS-CAST-15", "MKS-BOOK-13")
def test_MKS_CAST_15_what_works_from_within_the_book_is_known_but_not_where_it_lies() -> None:
    skin = spell("skin", "enchantment", never_cast=True, changes={"defense": 1})
    seen = []
    for spells in (["spark", "skin", "ward"], ["skin", "ward", "spark"]):
        mage = own("mage", (10, 10), items=["tome"], spells=spells)
        table = Knights([mage, foe("orc", (10, 16))], [*CARDS, skin])
        seen.append(view_json(table.match.view(1)))

    assert seen[0] == seen[1]
    assert defense(table, "mage") == value_of(table.match.view(1).state, table.warrior("mage"), "defense").total  # type: ignore[arg-type]


@pytest.mark.rule("MKS-CAST-16", "MKS-CAST-18")
def test_MKS_CAST_16_a_powerful_spell_lies_face_down_on_top_until_it_is_looked_up() -> None:
    table = casting("blaze", "spark")
    table.say("cast", "mage", "orc", spell="blaze")

    assert pages(table) == ["-blaze", "spark"]
    assert table.question() == (0, "act")
    table.go_on("act", seat=1).go_on("act", seat=0)
    assert table.subjects("cast") == []
    assert pages(table.say("look-up", "mage", "blaze")) == ["blaze", "spark"]


@pytest.mark.rule("MKS-CAST-17")
def test_MKS_CAST_17_whoever_is_immune_to_magic_can_be_enchanted_but_not_struck_by_sorceries() -> None:
    cards = [*CARDS, figure("stone", defense_type="magic-immunity"), figure("stoic", abilities=["magic-immunity"])]
    hex_ = spell("hex", "enchantment", target="enemy")
    for name in ("stone", "stoic"):
        where = [own("mage", (10, 10), items=["tome"], spells=["hex"]), foe(name, (10, 16))]
        table = Knights(where, [*cards, hex_])
        sorcery = Knights([own("mage", (10, 10), items=["tome"], spells=["spark"]), foe(name, (10, 16))], cards)

        assert sorcery.refused("cast", "mage", name, spell="spark") == {"MKS-CAST-17"}
        assert "MK-COMBAT-11" in table.refused("ranged", "mage", name)
        assert len(table.say("cast", "mage", name, spell="hex").state.enchantments(table.number(name))) == 1


@pytest.mark.rule("MKS-CAST-20")
def test_MKS_CAST_20_a_spell_without_a_limit_lasts() -> None:
    table = casting("ward", "spark")
    table.say("cast", "mage", "friend", spell="ward")
    for _ in range(3):
        table.go_on("act", seat=1).end().go_on("act", seat=0).end()

    assert defense(table, "friend") == 16


@pytest.mark.rule("MKS-CAST-20")
def test_MKS_CAST_20_a_spell_that_lasts_until_damage_ends_with_it() -> None:
    shell = spell("shell", "enchantment", abilities=["toughness"], until_hurt=True)
    mage = own("mage", (10, 10), items=["tome"], spells=["shell", "spark"])
    cards = [*CARDS, shell, figure("orc", damage=3)]
    table = Knights([mage, own("friend", (14, 10), click=2), foe("orc", near("friend"))], cards, dice=[5, 5])
    table.say("cast", "mage", "friend", spell="shell")
    gained = table.warrior("friend").gained
    table.go_on("act", seat=1).say("close", "orc", "friend")

    assert gained == ("toughness",)
    assert table.warrior("friend").click == 4  # one click was kept off
    assert (table.warrior("friend").gained, table.state.workings) == ((), [])


@pytest.mark.rule("MKS-CAST-21")
def test_MKS_CAST_21_a_spell_that_leaves_the_game_ends_at_once() -> None:
    undo = spell("undo", target="warrior", deeds=[{"does": "dispel"}])
    mages = [
        own("mage", (10, 10), items=["tome"], spells=["ward", "spark"]),
        foe("mage2", (10, 16), items=["tome"], spells=["undo"]),
    ]
    table = Knights(mages, [*CARDS, undo])
    table.say("cast", "mage", "mage", spell="ward").go_on("act", seat=1)
    before = defense(table, "mage")
    table.say("cast", "mage2", "mage", spell="undo")

    assert (before, defense(table, "mage")) == (16, 15)
    assert (table.state.workings, pages(table)) == ([], ["spark"])


@pytest.mark.rule("MKS-CAST-22")
def test_MKS_CAST_22_the_kind_says_what_becomes_of_the_card() -> None:
    in_play = []
    for name, at in (("spark", "orc"), ("ward", "friend"), ("mark", (10, 10)), ("fog", None)):
        table = casting(name, "lance")
        table.say("cast", "mage", *([] if at is None else [at]), spell=name)
        in_play.append([working.spell.kind for working in table.state.workings])

    assert in_play == [[], ["enchantment"], ["glyph"], ["illusion"]]


# -- sorceries ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MKS-SORCERY-01")
def test_MKS_SORCERY_01_a_sorcery_with_a_ranged_action_is_not_cast_beside_an_enemy() -> None:
    touch = spell("touch", action="special", target="enemy", reach="contact", deeds=[{"does": "damage", "amount": 1}])
    bolt = [own("mage", (10, 10), items=["tome"], spells=["spark"]), foe("orc", near("mage"))]
    hand = [own("mage", (10, 10), items=["tome"], spells=["touch"]), foe("orc", near("mage"))]
    table = Knights(bolt, CARDS)

    assert table.refused("cast", "mage", "orc", spell="spark") == {"MK-RANGED-03"}
    assert table.subjects("cast") == []
    assert Knights(hand, [*CARDS, touch]).say("cast", "mage", "orc", spell="touch").warrior("orc").click == 1


@pytest.mark.rule("MKS-SORCERY-02")
def test_MKS_SORCERY_02_without_a_range_there_is_no_ranged_action() -> None:
    cards = [figure("mage", attack_types=["wand"]), book(), spell("spark", target="enemy", reach="anywhere")]
    table = Knights([own("mage", (10, 10), items=["tome"], spells=["spark"]), foe("orc", (10, 16))], cards)

    assert table.refused("cast", "mage", "orc", spell="spark") == {"MK-RANGED-02"}


@pytest.mark.rule("MKS-SORCERY-03")
def test_MKS_SORCERY_03_a_sorcery_may_ask_for_another_action() -> None:
    blow = spell("blow", action="close", target="enemy", reach="contact", deeds=[{"does": "damage", "amount": 2}])
    where = [own("mage", (10, 10), items=["tome"], spells=["blow"]), foe("orc", near("mage"))]
    table = Knights(where, [figure("mage"), book(), blow])
    table.say("cast", "mage", "orc", spell="blow")

    assert table.happened("token", "mage", 1, rule="MKS-SORCERY-03")
    assert table.warrior("orc").click == 2


@pytest.mark.rule("MKS-SORCERY-05")
def test_MKS_SORCERY_05_a_sorcery_has_no_element_and_does_not_last() -> None:
    table = casting("spark")

    assert not table.state.books[0].pages[0].spell.has_element  # type: ignore[union-attr]
    with pytest.raises(BadInput, match="turns"):
        Knights([], [spell("spark", turns=2)])


# -- what texts can do -------------------------------------------------------------------------------------


@pytest.mark.rule("MKS-SORCERY-04")
def test_MKS_SORCERY_04_sparks_fly_around_the_caster_and_spare_friends_and_the_immune() -> None:
    ring = spell("ring", action="special", deeds=[{"does": "damage", "amount": 1, "whom": "enemies", "within": 3}])
    where = [
        own("mage", (10, 10), items=["tome"], spells=["ring"]),
        own("friend", (12, 10)),
        foe("orc", (10, 13)),
        foe("far", (13.001, 10), figure="orc"),
        foe("stone", (8, 10)),
    ]
    cards = [*CARDS, ring, figure("stone", defense_type="magic-immunity")]
    table = Knights(where, cards)
    table.say("cast", "mage", spell="ring")

    assert [table.warrior(w).click for w in ("orc", "far", "stone", "friend")] == [1, 0, 0, 0]


@pytest.mark.rule("MKS-SORCERY-04")
def test_MKS_SORCERY_04_texts_give_and_take_tokens_and_actions_and_heal() -> None:
    deeds = [
        {"does": "tire"},
        {"does": "refresh", "whom": "caster"},
        {"does": "heal", "amount": 1, "whom": "friends", "within": 6},
        {"does": "action"},
    ]
    where = [
        own("mage", (10, 10), tokens=1, click=1, items=["tome"], spells=["all"]),
        own("friend", (12, 14), click=2),
        foe("orc", (10, 16), tokens=1),
    ]
    table = Knights(where, [*CARDS, spell("all", target="enemy", deeds=deeds)])
    before = table.player(0).actions
    table.say("cast", "mage", "orc", spell="all")

    assert (table.warrior("orc").tokens, table.warrior("orc").click) == (2, 0)
    assert table.warrior("mage").tokens == 1  # one less, and one for the action
    assert (table.warrior("friend").click, table.player(0).actions) == (1, before)


@pytest.mark.rule("MKS-SORCERY-04")
def test_MKS_SORCERY_04_what_a_sorcery_does_is_its_casters_doing() -> None:
    table = Knights(
        [own("mage", (10, 10), items=["tome"], spells=["spark"]), foe("orc", (10, 16), click=5), foe("elf", (30, 30))],
        CARDS,
    )
    table.say("cast", "mage", "orc", spell="spark")

    assert table.warrior("orc").gone == "eliminated"
    assert table.player(0).glory == 25
    assert table.happened("damaged", "orc", 1, 6, "mage", rule="MK-DAMAGE-13")


@pytest.mark.rule("MKS-CAST-05")
def test_MKS_CAST_05_an_item_of_the_bearer_counts_for_a_spell_that_attacks() -> None:
    cards = [
        figure("mage", attack_types=["wand"], attack=10, range=10, slots=2),
        *CARDS[1:],
        item("rod", collector="998", changes={"attack": 1}),
    ]
    where = [own("mage", (10, 10), items=["tome", "rod"], spells=["lance"]), foe("orc", (10, 16))]
    table = Knights(where, cards, dice=[1, 3])
    table.say("cast", "mage", "orc", spell="lance")

    assert table.facts("attack-value")[0][2] == 11
    assert table.warrior("orc").click == 3


@pytest.mark.rule("MKS-CAST-02")
def test_MKS_CAST_02_captives_guards_and_the_demoralized_cast_nothing() -> None:
    cards = [*CARDS, figure("coward", attack_types=["wand"], range=10, abilities=["demoralized"])]
    guard = [own("mage", (10, 10), items=["tome"], spells=["ward"]), foe("orc", near("mage"), guard="mage")]
    coward = [own("coward", (10, 10), items=["tome"], spells=["ward"])]
    captive = [own("mage", (10, 10), items=["tome"], spells=["ward"], guard="orc"), foe("orc", near("mage", 0, EAST))]

    assert Knights(guard, cards).refused("cast", "mage", "mage", spell="ward") == {"MK-CAPTURE-09"}
    assert Knights(coward, cards).refused("cast", "coward", "coward", spell="ward") == {"MKA-DEMORALIZED-01"}
    assert "MK-CAPTURE-15" in Knights([*captive, own("b", (30, 5))], cards).refused("cast", "mage", "b", spell="ward")
