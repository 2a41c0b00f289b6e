"""MKS-ENCHANT, MKS-GLYPH, MKS-ILLUSION  Spells that stay in play."""

from __future__ import annotations

import pytest

from knights import EAST, Knights, book, domain, figure, foe, near, own, spell
from tercio.games.mageknight.rules.combat.values import range_of, value_of

MAGE = figure("mage", attack_types=["wand"], range=10)
WARD = spell("ward", "enchantment", changes={"defense": 1})
MARK = spell("mark", "glyph", whose="friends", within=3, changes={"defense": 1})
FOG = spell("fog", "illusion", most_range=4, turns=1)
REST = spell("rest")
CARDS = [MAGE, book(), WARD, MARK, FOG, REST]


def pages(table: Knights, who: str = "mage") -> list[str]:
    held = table.state.book_of(table.number(who))
    assert held is not None
    return [f"{'' if page.is_up else '-'}{page.spell.id if page.spell else '?'}" for page in held.pages]


def defense(table: Knights, who: str) -> int:
    return value_of(table.state, table.warrior(who), "defense").total


def with_spells(*spells: str, **more: object) -> Knights:
    mage = own("mage", (10, 10), items=["tome"], spells=list(spells))
    return Knights([mage, own("friend", (12, 10)), foe("orc", (10, 25))], CARDS, **more)  # type: ignore[arg-type]


def next_turn(table: Knights) -> Knights:
    return table.go_on("act", seat=1).go_on("act", seat=0)


# -- enchantments ------------------------------------------------------------------------------------------


@pytest.mark.rule("MKS-ENCHANT-01")
def test_MKS_ENCHANT_01_an_enchantment_has_one_target() -> None:
    assert "MKS-ENCHANT-01" in with_spells("ward").refused("cast", "mage", "mage", "friend", spell="ward")


@pytest.mark.rule("MKS-ENCHANT-02", "MKS-ENCHANT-04")
def test_MKS_ENCHANT_02_the_element_goes_where_the_enchanted_warrior_goes() -> None:
    table = with_spells("ward", "rest")
    table.say("cast", "mage", "friend", spell="ward").say("move", "friend", (17, 10))
    lying = table.state.enchantments(table.number("friend"))

    assert [working.spell.id for working in lying] == ["ward"]
    assert (defense(table, "friend"), defense(table, "mage")) == (16, 15)


@pytest.mark.rule("MKS-ENCHANT-03")
def test_MKS_ENCHANT_03_the_card_lies_beside_the_field() -> None:
    table = with_spells("ward", "rest", "fog")
    table.say("cast", "mage", "friend", spell="ward")

    assert pages(table) == ["rest", "fog"]
    assert [working.spell.id for working in table.match.view(1).state.workings] == ["ward"]  # type: ignore[attr-defined]


@pytest.mark.rule("MKS-ENCHANT-05")
def test_MKS_ENCHANT_05_an_enchantment_ends_with_its_target() -> None:
    table = Knights(
        [own("mage", (10, 10), items=["tome"], spells=["ward", "rest"]), own("friend", (14, 10), click=5),
         foe("orc", near("friend"))],
        [*CARDS, figure("orc", attack=12)],
        dice=[5, 5],
    )  # fmt: skip
    table.say("cast", "mage", "friend", spell="ward").go_on("act", seat=1).say("close", "orc", "friend")

    assert table.warrior("friend").gone == "eliminated"
    assert table.happened("spell-ends", rule="MKS-ENCHANT-05")
    assert (table.state.workings, pages(table)) == ([], ["rest", "ward"])


@pytest.mark.rule("MKS-ENCHANT-06")
def test_MKS_ENCHANT_06_an_enchantment_takes_a_special_action_even_beside_an_enemy() -> None:
    where = [own("mage", (10, 10), items=["tome"], spells=["ward"]), foe("orc", near("mage"))]
    table = Knights(where, CARDS)
    table.say("cast", "mage", "mage", spell="ward")

    assert table.happened("token", "mage", 1, rule="MK-SPECIAL-02")
    assert defense(table, "mage") == 16


@pytest.mark.rule("MKS-ENCHANT-07")
def test_MKS_ENCHANT_07_an_enchantment_may_ask_for_a_ranged_action() -> None:
    far = spell("far", "enchantment", action="ranged")
    where = [own("mage", (10, 10), items=["tome"], spells=["far"]), foe("orc", near("mage"))]

    assert Knights(where, [*CARDS, far]).refused("cast", "mage", "mage", spell="far") == {"MK-RANGED-03"}


@pytest.mark.rule("MKS-ENCHANT-08")
def test_MKS_ENCHANT_08_titans_and_large_figures_are_not_enchanted() -> None:
    where = [own("mage", (10, 10), items=["tome"], spells=["ward"]), own("titan", (14, 10)), own("friend", (17, 10))]
    table = Knights(where, [*CARDS, figure("titan", large=True)])

    assert table.offered("cast") == {"mage", "friend"}
    assert table.refused("cast", "mage", "titan", spell="ward") == {"MKS-ENCHANT-08"}


@pytest.mark.rule("MKS-ENCHANT-09")
def test_MKS_ENCHANT_09_an_enchantment_outlives_its_caster_and_goes_back_into_the_book_that_was_dropped() -> None:
    table = Knights(
        [own("mage", (10, 10), click=5, items=["tome"], spells=["ward", "rest"]), own("friend", (14, 10), click=5),
         foe("orc", near("mage")), foe("orc2", near("friend"))],
        [*CARDS, figure("orc", attack=12)],
        dice=[5, 5, 5, 5],
    )  # fmt: skip
    table.say("cast", "mage", "friend", spell="ward").go_on("act", seat=1).say("close", "orc", "mage")
    table.say("leave", "", near("mage", -1.3, EAST))
    outlived = defense(table, "friend")
    table.say("close", "orc2", "friend")

    assert table.warrior("mage").gone == "eliminated"
    assert outlived == 16
    assert [page.spell.id for page in table.state.books[0].pages if page.spell] == ["rest", "ward"]


@pytest.mark.rule("MKS-ENCHANT-04", "MKS-CAST-12")
def test_MKS_ENCHANT_04_an_enchanted_warrior_gains_abilities_for_as_long() -> None:
    lend = spell("lend", "enchantment", abilities=["toughness"], turns=1)
    mage = own("mage", (10, 10), items=["tome"], spells=["lend"])
    table = Knights([mage, own("friend", (14, 10), click=0), foe("orc", near("friend"))], [*CARDS, lend], dice=[4, 4])
    table.say("cast", "mage", "friend", spell="lend").go_on("act", seat=1).say("close", "orc", "friend")

    assert table.warrior("friend").click == 1  # 2 less 1
    assert table.go_on("act", seat=0).warrior("friend").gained == ()


@pytest.mark.rule("MKS-ENCHANT-04")
def test_MKS_ENCHANT_04_an_enchantment_works_in_each_command_phase_of_its_player() -> None:
    rot = spell("rot", "enchantment", target="enemy", turns=3, each=[{"does": "damage", "amount": 1}])
    table = Knights([own("mage", (10, 10), items=["tome"], spells=["rot"]), foe("orc", (10, 25))], [*CARDS, rot])
    clicks = [table.say("cast", "mage", "orc", spell="rot").warrior("orc").click]
    clicks += [next_turn(table).warrior("orc").click for _ in range(4)]

    assert clicks == [0, 1, 2, 2, 2]
    assert table.happened("damaged", "orc", 1, 1, "orc", rule="MK-DAMAGE-14")


@pytest.mark.rule("MKS-CAST-12", "MKS-CAST-20")
def test_MKS_CAST_12_a_spell_whose_time_is_up_does_its_work_no_more() -> None:
    rot = spell("rot", "enchantment", target="enemy", turns=1, each=[{"does": "damage", "amount": 1}])
    table = Knights([own("mage", (10, 10), items=["tome"], spells=["rot"]), foe("orc", (10, 25))], [*CARDS, rot])
    table.say("cast", "mage", "orc", spell="rot").go_on("prepare", seat=0).say("end-phase")

    assert table.question() == (0, "act")  # nothing is to be put in order
    assert (table.warrior("orc").click, table.state.workings) == (0, [])


# -- glyphs ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MKS-GLYPH-01")
def test_MKS_GLYPH_01_a_glyph_is_measured_from_its_element_and_stays_where_it_is() -> None:
    table = Knights(
        [own("mage", (10, 10), items=["tome"], spells=["mark"]), own("in", (13, 10)), own("out", (10, 13.001)),
         foe("orc", (8, 8))],
        [*CARDS, figure("in"), figure("out")],
    )  # fmt: skip
    table.say("cast", "mage", (10, 10), spell="mark")
    before = [defense(table, who) for who in ("mage", "in", "out", "orc")]
    table.go_on("act", seat=1)

    assert before == [16, 16, 15, 15]
    assert table.state.workings[0].at == (10_000, 10_000)


@pytest.mark.rule("MKS-GLYPH-02")
def test_MKS_GLYPH_02_the_element_touches_the_sorcerer() -> None:
    table = with_spells("mark")
    reach = 0.75 + 0.375

    assert table.refused("cast", "mage", (10, 11.75 + 0.375), spell="mark") == {"MKS-GLYPH-02"}
    assert table.refused("cast", "mage", (10, 10 + reach + 0.02), spell="mark") == {"MKS-GLYPH-02"}
    assert table.refused("cast", "mage", (10, 10 + reach), spell="mark") == set()


@pytest.mark.rule("MKS-GLYPH-02")
def test_MKS_GLYPH_02_the_element_lies_on_the_field() -> None:
    table = Knights([own("mage", (10, 0.75), items=["tome"], spells=["mark"])], CARDS)

    assert table.refused("cast", "mage", (10, 0.374), spell="mark") == {"MKS-GLYPH-02"}
    assert table.refused("cast", "mage", (10, 0.375), spell="mark") == set()


@pytest.mark.rule("MKS-GLYPH-04")
def test_MKS_GLYPH_04_a_glyph_ends_when_its_sorcerer_has_left_it() -> None:
    stays, goes = with_spells("mark", "rest"), with_spells("mark", "rest")
    for table in (stays, goes):
        table.say("cast", "mage", (10, 10), spell="mark")
        next_turn(table)
    goes.say("move", "mage", (10, 16)).go_on("act", seat=1)
    next_turn(stays)

    assert [working.spell.id for working in stays.state.workings] == ["mark"]
    assert (goes.state.workings, pages(goes)) == ([], ["rest", "mark"])
    assert goes.happened("spell-ends", rule="MKS-GLYPH-04")


@pytest.mark.rule("MKS-GLYPH-04")
def test_MKS_GLYPH_04_it_may_turn_and_shift_as_long_as_it_touches_the_element() -> None:
    table = with_spells("mark", "rest")
    table.say("cast", "mage", (10, 11), spell="mark")
    next_turn(table).say("move", "mage", (9, 11)).go_on("act", seat=1)

    assert len(table.state.workings) == 1


@pytest.mark.rule("MKS-GLYPH-04", "MK-FLY-01")
def test_MKS_GLYPH_04_whoever_takes_off_has_left_it() -> None:
    mage = own("mage", (10, 10), items=["tome"], spells=["mark", "rest"])
    winged = (MAGE[0], {**MAGE[1], "movement_type": "wings"})
    table = Knights([mage, own("friend", (12, 10)), foe("orc", (10, 25))], [winged, *CARDS[1:]])
    next_turn(table.say("cast", "mage", (10, 10), spell="mark"))
    table.say("take-off", "mage", (10, 10)).go_on("act", seat=1)

    assert table.happened("spell-ends", rule="MKS-GLYPH-04")


@pytest.mark.rule("MKS-GLYPH-04")
def test_MKS_GLYPH_04_a_glyph_ends_in_any_players_end_phase_when_its_sorcerer_is_gone() -> None:
    table = Knights(
        [own("mage", (10, 10), click=5, items=["tome"], spells=["mark", "rest"]), own("friend", (14, 10)),
         foe("orc", near("mage")), foe("elf", (30, 30))],
        [*CARDS, figure("orc", attack=12)],
        dice=[5, 5],
    )  # fmt: skip
    table.say("cast", "mage", (10, 10), spell="mark").go_on("act", seat=1).say("close", "orc", "mage")
    table.say("leave", "", near("mage", -1.3, EAST))
    before = len(table.state.workings)
    table.go_on("act", seat=0)

    assert (before, table.state.workings) == (1, [])


@pytest.mark.rule("MKS-GLYPH-05")
def test_MKS_GLYPH_05_elements_do_not_touch_each_other() -> None:
    mages = [own("mage", (10, 10), items=["tome"], spells=["mark"]), own("mage2", near("mage", 0, EAST), items=["tome"],
             spells=["mark"])]  # fmt: skip
    table = Knights(mages, CARDS)
    table.say("cast", "mage", (10, 10), spell="mark")

    assert table.refused("cast", "mage2", (10.75, 10), spell="mark") == {"MKS-GLYPH-05"}
    assert table.refused("cast", "mage2", (10.77, 10), spell="mark") == set()


@pytest.mark.rule("MKS-GLYPH-06")
def test_MKS_GLYPH_06_an_element_keeps_nobody_from_a_mission_token_or_an_item() -> None:
    table = Knights(
        [own("mage", (10, 10), items=["tome"], spells=["mark"]), own("friend", (12, 16)), foe("orc", (30, 30))],
        CARDS,
        missions=[{"at": [10, 11.5]}],
        loot=[{"item": "tome", "at": [11.3, 11.3]}],
    )
    table.say("cast", "mage", (10, 11), spell="mark").say("move", "friend", (11.1, 12))
    table.go_on("act", seat=1)

    assert table.mission().holder == 0
    table.go_on("act", seat=0)
    assert table.refused("pick-up", "friend", "loot-1") == set()


@pytest.mark.rule("MKS-GLYPH-07")
def test_MKS_GLYPH_07_a_glyph_takes_a_special_action() -> None:
    table = with_spells("mark")
    table.say("cast", "mage", (10, 10), spell="mark")

    assert table.happened("token", "mage", 1, rule="MK-SPECIAL-02")


@pytest.mark.rule("MKS-GLYPH-08")
def test_MKS_GLYPH_08_a_glyph_may_ask_for_a_move_action() -> None:
    step = spell("step", "glyph", action="move")
    where = [own("coward", (10, 10), items=["tome"], spells=["step"]), foe("orc", (20, 20))]
    table = Knights(where, [book(), step, figure("coward", abilities=["demoralized"])])
    table.say("cast", "coward", (10, 10), spell="step")  # the demoralized are given nothing but move actions

    assert table.happened("token", "coward", 1, rule="MKS-GLYPH-08")
    assert table.at("coward") == (10, 10)


@pytest.mark.rule("MKS-GLYPH-09")
def test_MKS_GLYPH_09_the_element_may_lie_under_the_sorcerer() -> None:
    table = Knights([own("mage", (10, 10), facing=33, items=["tome"], spells=["mark"])], CARDS)
    table.say("cast", "mage", (10, 10), spell="mark")

    assert table.state.workings[0].at == (10_000, 10_000)
    assert (table.at("mage"), table.warrior("mage").facing) == ((10, 10), 33)


@pytest.mark.rule("MKS-GLYPH-10")
def test_MKS_GLYPH_10_whoever_soars_casts_no_glyphs() -> None:
    cards = [figure("mage", attack_types=["wand"], movement_type="wings"), book(), MARK]
    high = Knights([own("mage", (10, 10), soaring=True, items=["tome"], spells=["mark"])], cards)
    low = Knights([own("mage", (10, 10), items=["tome"], spells=["mark"])], cards)

    assert high.refused("cast", "mage", (10, 10), spell="mark") == {"MKS-GLYPH-10"}
    assert high.subjects("cast") == []
    assert low.subjects("cast") == ["mage:mark"]


@pytest.mark.rule("MKS-GLYPH-01")
def test_MKS_GLYPH_01_a_glyph_works_in_each_command_phase_around_its_element() -> None:
    thorns = spell("thorns", "glyph", each=[{"does": "damage", "amount": 1, "whom": "enemies", "within": 2}])
    where = [own("mage", (10, 10), items=["tome"], spells=["thorns"]), foe("orc", (12, 10)), foe("elf", (10, 12.001))]
    table = Knights(where, [*CARDS, thorns])
    table.say("cast", "mage", (10, 10), spell="thorns")
    next_turn(table)

    assert (table.warrior("orc").click, table.warrior("elf").click) == (1, 0)
    assert table.happened("damaged", "orc", 1, 1, "mage", rule="MK-DAMAGE-13")


# -- illusions ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MKS-ILLUSION-01")
def test_MKS_ILLUSION_01_an_illusion_lies_over_the_whole_field_for_a_while() -> None:
    archers = [foe("archer", (10, 25)), own("archer2", (30, 30), figure="archer")]
    table = Knights(
        [own("mage", (10, 10), items=["tome"], spells=["fog", "rest"]), *archers],
        [*CARDS, figure("archer", attack_types=["bow"], range=12)],
    )
    table.say("cast", "mage", spell="fog")
    during = [range_of(table.state, table.warrior(who)).total for who in ("mage", "archer", "archer2")]
    next_turn(table)

    assert during == [4, 4, 4]
    assert [range_of(table.state, table.warrior(who)).total for who in ("mage", "archer")] == [10, 12]


@pytest.mark.rule("MKS-ILLUSION-01")
def test_MKS_ILLUSION_01_yours_and_opposing_are_read_from_its_player() -> None:
    host = spell("host", "illusion", whose="yours", changes={"attack": 1}, against={"attack": -1}, turns=1)
    where = [own("mage", (10, 10), items=["tome"], spells=["host"]), own("friend", (20, 10)), foe("orc", (10, 25))]
    table = Knights(where, [*CARDS, host])
    table.say("cast", "mage", spell="host")

    assert [value_of(table.state, table.warrior(w), "attack").total for w in ("friend", "orc")] == [10, 8]


@pytest.mark.rule("MKS-ILLUSION-02")
@pytest.mark.parametrize(
    ("illusion", "card", "is_domain_left", "is_illusion_left"),
    [
        ({"counters": ["rain"]}, {}, False, True),
        ({}, {"counters": ["veil"]}, True, False),
        ({"counters": ["rain"]}, {"counters": ["veil"]}, False, False),
        ({}, {}, True, True),
    ],
)
def test_MKS_ILLUSION_02_illusions_and_domains_counter_each_other(
    illusion: dict[str, object], card: dict[str, object], is_domain_left: bool, is_illusion_left: bool
) -> None:
    cards = [*CARDS, spell("veil", "illusion", turns=1, **illusion), domain("rain", **card)]
    mage = own("mage", (10, 10), items=["tome"], spells=["veil", "rest"])
    table = Knights([mage, foe("orc", (10, 25))], cards, players=[{}, {"domain": "rain"}])
    table.say("cast", "mage", spell="veil")

    assert (table.player(1).domain is not None) == is_domain_left
    assert bool(table.state.workings) == is_illusion_left
    assert table.happened("domain-lost", rule="MKS-ILLUSION-02") == (not is_domain_left)
    assert pages(table) == ["rest"]


@pytest.mark.rule("MKS-ILLUSION-02")
@pytest.mark.parametrize(
    ("old", "new", "left"),
    [
        ({"counters": ["haze"]}, {}, ["veil"]),
        ({}, {"counters": ["veil"]}, ["haze"]),
        ({"counters": ["haze"]}, {"counters": ["veil"]}, []),
        ({"counters": ["veil"]}, {"counters": ["haze"]}, ["veil", "haze"]),
    ],
)
def test_MKS_ILLUSION_02_illusions_counter_each_other_and_never_themselves(
    old: dict[str, object], new: dict[str, object], left: list[str]
) -> None:
    cards = [*CARDS, spell("veil", "illusion", turns=9, **old), spell("haze", "illusion", turns=9, **new)]
    mage = own("mage", (10, 10), items=["tome"], spells=["veil", "rest"])
    table = Knights([mage, foe("mage2", (10, 25), items=["tome"], spells=["haze", "rest"])], cards)
    table.say("cast", "mage", spell="veil")
    table.go_on("act", seat=1).say("cast", "mage2", spell="haze")

    assert [working.spell.id for working in table.state.workings] == left


@pytest.mark.rule("MKS-ILLUSION-03", "MKS-ILLUSION-05")
def test_MKS_ILLUSION_03_the_card_of_an_illusion_lies_beside_the_field_for_a_special_action() -> None:
    table = with_spells("fog", "rest")
    table.say("cast", "mage", spell="fog")

    assert pages(table) == ["rest"]
    assert [working.spell.id for working in table.match.view(1).state.workings] == ["fog"]  # type: ignore[attr-defined]
    assert table.happened("token", "mage", 1, rule="MK-SPECIAL-02")


@pytest.mark.rule("MKS-ILLUSION-04")
def test_MKS_ILLUSION_04_an_illusion_that_ends_is_removed_from_the_game() -> None:
    table = with_spells("fog", "rest")
    table.say("cast", "mage", spell="fog")
    next_turn(table)

    assert (table.state.workings, pages(table)) == ([], ["rest"])


STRONG = spell("strong", "illusion", most_range=4, turns=2, turns_down=True, bars=2)
SIGIL = spell("sigil", "glyph", turns_down=True, bars=2)


def strong(*spells: str) -> Knights:
    mage = own("mage", (10, 10), items=["tome"], spells=list(spells))
    return Knights([mage, foe("orc", (10, 25))], [*CARDS, STRONG, SIGIL])


@pytest.mark.rule("MKS-ILLUSION-06", "MKS-ILLUSION-07", "MKS-CAST-04")
@pytest.mark.parametrize("name", ["strong", "sigil"])
def test_MKS_ILLUSION_06_a_powerful_spell_in_play_lies_on_the_book_and_blocks_it(name: str) -> None:
    table = strong(name, "ward")
    table.say("cast", "mage", *([(10, 10)] if name == "sigil" else []), spell=name)
    question = table.question()
    next_turn(table)
    working = table.match.view(1).state.workings[0]  # type: ignore[attr-defined]

    assert question[1] != "bookmark"
    assert (working.spell.id, working.is_active, working.is_on_book) == (name, True, True)
    assert table.subjects("cast") == []
    assert table.refused("cast", "mage", "mage", spell="ward") == {"MKS-ILLUSION-06"}
    if name == "sigil":
        assert "MKS-CAST-04" in table.refused("cast", "mage", (10, 11), spell="sigil")


@pytest.mark.rule("MKS-ILLUSION-08", "MKS-ILLUSION-09")
def test_MKS_ILLUSION_08_once_looked_up_it_lies_beside_the_field_and_later_under_the_stack() -> None:
    table = strong("strong", "ward", "rest")
    table.say("cast", "mage", spell="strong")
    next_turn(table).say("look-up", "mage", "rest")
    working = table.state.workings[0]
    looked_up = pages(table)
    next_turn(table)

    assert (working.is_active, working.is_on_book, looked_up) == (True, False, ["rest", "ward"])
    assert table.facts("looks-up") == [(0, 2)]
    assert (table.state.workings, pages(table)) == ([], ["rest", "ward", "strong"])


@pytest.mark.rule("MKS-ILLUSION-09", "MKS-ILLUSION-06")
def test_MKS_ILLUSION_09_a_powerful_spell_that_ends_too_soon_still_waits_to_be_looked_up() -> None:
    table = strong("sigil", "ward")
    table.say("cast", "mage", (10, 10), spell="sigil")
    next_turn(table).say("move", "mage", (10, 16)).go_on("act", seat=1)

    assert (table.state.workings, pages(table)) == ([], ["-sigil", "ward"])


@pytest.mark.rule("MKS-ILLUSION-08")
def test_MKS_ILLUSION_08_a_book_without_another_card_is_looked_up_all_the_same() -> None:
    table = strong("strong")
    table.say("cast", "mage", spell="strong")
    next_turn(table).say("look-up", "mage")

    assert (table.state.workings[0].is_on_book, pages(table)) == (False, [])


@pytest.mark.rule("MK-DOMAIN-09", "MK-BOMB-28", "MKS-CAST-05")
@pytest.mark.parametrize(("forbids", "shots"), [([], 1), (["ranged-attacks"], 0)])
def test_MK_DOMAIN_09_a_spell_makes_no_ranged_attack_where_nobody_may(forbids: list[str], shots: int) -> None:
    """It was cast with a special action, which the domain does not forbid."""
    dart = spell("dart", action="special", target="enemy", deeds=[{"does": "attack", "amount": 2}])
    people = [own("mage", (10, 10), items=["tome"], spells=["dart"]), foe("orc", (10, 16)), foe("idle", (30, 30))]
    players = [{"domain": "stillness"}, {}]
    cards = [*CARDS, dart, domain("stillness", forbids=forbids)]
    table = Knights(people, cards, [2, 2] * shots, players=players).say("cast", "mage", "orc", spell="dart")

    assert len(table.facts("shoots")) == shots
    assert table.warrior("mage").tokens == 1
