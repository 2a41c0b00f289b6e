"""MKS-BOOK  Spellbooks: who carries one, what is in it, and who may look into it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from knights import EAST, Card, Knights, book, figure, foe, game_of, item, kind, near, own, pack_of, spell, warrior
from tercio.bots import RandomBot, ask_bot
from tercio.content.trouble import BadInput
from tercio.games.mageknight.building.army import Army, Recruit, problems_of
from tercio.games.mageknight.building.lists import read_list, write_list
from tercio.games.mageknight.content.pack import Content
from tercio.games.mageknight.rules.sorcery.casting import is_sorcerer
from tercio.kernel import SPECTATOR
from tercio.wire import view_json

MAGE = figure("mage", attack_types=["wand"], range=10, factions=["elven-lords"])
ORC_MAGE = figure("orcmage", attack_types=["wand"], range=10, factions=["orc-khans"])
WARD = spell("ward", "enchantment", changes={"defense": 1})
SPARK = spell("spark", target="enemy", deeds=[{"does": "damage", "amount": 1}])
MARK = spell("mark", "glyph", whose="friends", within=3, changes={"defense": 1})
CARDS = [MAGE, ORC_MAGE, book(), WARD, SPARK, MARK]


def content_of(*cards: Card) -> Content:
    return game_of(pack_of({}, cards)).content


def broken(content: Content, *recruits: Recruit, **more: Any) -> set[str]:
    return {problem.rule for problem in problems_of(content, Army("", 0, recruits, **more))}


def pages(table: Knights, who: str = "mage") -> list[str]:
    """What is in its book, from the top; face down with a minus sign."""
    held = table.state.book_of(table.number(who))
    assert held is not None
    return [f"{'' if page.is_up else '-'}{page.spell.id if page.spell else '?'}" for page in held.pages]


# -- a book and its bearer ---------------------------------------------------------------------------------


@pytest.mark.rule("MKS-BOOK-01")
def test_MKS_BOOK_01_a_sorcerer_with_a_token_is_pushed_by_casting() -> None:
    table = Knights([own("mage", (10, 10), tokens=1, items=["tome"], spells=["ward"])], CARDS)
    table.say("cast", "mage", "mage", spell="ward")

    assert (table.warrior("mage").tokens, table.warrior("mage").click) == (2, 1)


@pytest.mark.rule("MKS-BOOK-02")
def test_MKS_BOOK_02_without_a_spellbook_nothing_is_cast() -> None:
    table = Knights([own("mage", (10, 10)), own("mage2", (14, 10), items=["tome"], spells=["ward"])], CARDS)

    assert table.subjects("cast") == ["mage2:ward"]
    assert "MKS-BOOK-02" in table.refused("cast", "mage", "mage", spell="ward")
    assert "MKS-BOOK-02" in table.refused("look-up", "mage")


@pytest.mark.rule("MKS-BOOK-02")
def test_MKS_BOOK_02_a_book_that_is_a_relic_follows_the_rule_of_one_relic() -> None:
    cards = [
        figure("mage", attack_types=["wand"], slots=2),
        book("old", collector="R900"),
        item("crown", collector="R901"),
    ]
    table = Knights([own("mage", (10, 10), items=["crown"])], cards, loot=[{"item": "old", "at": [10, 10.5]}])

    assert table.refused("pick-up", "mage", "loot-1") == {"MK-ITEM-05"}


@pytest.mark.rule("MKS-BOOK-02")
def test_MKS_BOOK_02_nobody_carries_two_spellbooks() -> None:
    cards = [figure("mage", attack_types=["wand"], slots=2), book(), book("second", collector="998")]
    table = Knights([own("mage", (10, 10), items=["tome"])], cards, loot=[{"item": "second", "at": [10, 10.5]}])

    assert table.refused("pick-up", "mage", "loot-1") == {"MKS-BOOK-02"}
    assert "MKS-BOOK-02" in broken(content_of(*cards), Recruit("mage", ("tome", "second")))


@pytest.mark.rule("MKS-BOOK-03")
def test_MKS_BOOK_03_a_book_takes_up_a_slot() -> None:
    content = content_of(figure("mage", slots=1), figure("bare", slots=0), book(), item("blade", collector="997"))
    table = Knights(
        [own("mage", (10, 10), items=["blade"]), own("mage2", (20, 20))],
        [figure("mage", slots=1), book(), item("blade", collector="997")],
        loot=[{"item": "tome", "at": [10, 10.5]}, {"item": "tome", "at": [20, 20.5]}],
    )

    assert "MK-ITEM-01" in broken(content, Recruit("bare", ("tome",)))
    assert "MK-ITEM-08" in broken(content, Recruit("mage", ("tome", "blade")))
    assert broken(content, Recruit("mage", ("tome",))) == set()
    assert "MK-ITEM-08" in table.refused("pick-up", "mage", "loot-1")
    assert table.say("pick-up", "mage2", "loot-2").warrior("mage2").items[0].id == "tome"


@pytest.mark.rule("MKS-BOOK-04")
def test_MKS_BOOK_04_whoever_drops_its_book_is_a_sorcerer_no_more() -> None:
    table = Knights([own("mage", (10, 10), items=["tome"], spells=["ward"])], CARDS, phase="command")
    before = is_sorcerer(table.state, table.warrior("mage"))
    table.say("drop", "mage", "tome", (10, 11)).go_on("act")

    assert before
    assert not is_sorcerer(table.state, table.warrior("mage"))
    assert table.warrior("mage").is_here
    assert "cast" not in table.keys("mage")


@pytest.mark.rule("MKS-BOOK-05", "MKS-GLYPH-04")
def test_MKS_BOOK_05_only_the_casters_place_counts_for_its_glyph() -> None:
    mages = [
        own("mage", (10, 10), items=["tome"], spells=["mark"]),
        own("mage2", near("mage", 0, EAST), items=["tome"]),
    ]
    table = Knights(mages, CARDS)
    table.say("cast", "mage", (10, 10), spell="mark").say("move", "mage2", (19, 10))
    table.go_on("act", seat=1)
    caster = table.state.workings[0].caster
    table.go_on("act", seat=0).say("move", "mage", (10, 16)).go_on("act", seat=1)

    assert caster == table.number("mage")
    assert table.state.workings == []


# -- cards -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MKS-BOOK-06")
@pytest.mark.parametrize(
    ("key", "value"), [("pages", None), ("bars", None), ("text", None), ("bars", 4), ("bars", 0), ("pages", 0)]
)
def test_MKS_BOOK_06_every_spell_has_pages_a_lookup_cost_and_a_text(key: str, value: int | None) -> None:
    name, card = spell("ward", "enchantment")
    wrong = {**card, key: value} if value is not None else {k: v for k, v in card.items() if k != key}

    with pytest.raises(BadInput, match=f"spell.*{key}"):
        content_of((name, wrong))


@pytest.mark.rule("MKS-BOOK-06", "MKS-CAST-22")
def test_MKS_BOOK_06_a_faction_is_optional_and_the_kind_is_one_of_four() -> None:
    content = content_of(WARD, spell("elfward", "enchantment", requirement="elven-lords"))

    assert (content.spells["ward"].requirement, content.spells["elfward"].requirement) == ("", "elven-lords")
    with pytest.raises(BadInput, match="kind"):
        content_of(spell("ward", "charm"))


@pytest.mark.rule("MKS-BOOK-06", "MKS-BOOK-09", "MK-FIGURE-03")
@pytest.mark.parametrize("key", ["requirement", "affinity"])
def test_MKS_BOOK_09_no_spell_names_mage_spawn_who_have_no_symbol(key: str) -> None:
    with pytest.raises(BadInput, match=f"spell.*{key}"):
        content_of(spell("ward", "enchantment", **{key: "mage-spawn", "affinity_pages": 1}))


@pytest.mark.rule("MKS-BOOK-07", "MKS-GLYPH-03")
def test_MKS_BOOK_07_the_element_lies_on_the_field_until_the_spell_ends() -> None:
    table = Knights([own("mage", (10, 10), items=["tome"], spells=["mark", "ward"])], CARDS)
    table.say("cast", "mage", (10, 11), spell="mark")
    laid, left = table.state.workings[0], pages(table)
    table.go_on("act", seat=1).go_on("act", seat=0).say("move", "mage", (18, 10)).go_on("act", seat=1)

    assert (laid.at, laid.spell.id, left) == ((10_000, 11_000), "mark", ["ward"])
    assert (table.state.workings, pages(table)) == ([], ["ward", "mark"])


# -- putting a book together -------------------------------------------------------------------------------


@pytest.mark.rule("MKS-BOOK-08")
def test_MKS_BOOK_08_pages_never_add_up_to_more_than_the_capacity() -> None:
    sizes = [spell(f"s{number}", pages=pages) for number, pages in enumerate((3, 2, 1, 1))]
    content = content_of(MAGE, book(capacity=6), *sizes)

    assert broken(content, Recruit("mage", ("tome",), 0, ("s0", "s1", "s2"))) == set()
    assert broken(content, Recruit("mage", ("tome",), 0, ("s0", "s1", "s2", "s3"))) == {"MKS-BOOK-08"}
    assert broken(content, Recruit("mage", ("tome",), 0, ("s0", "s0"))) == set()


@pytest.mark.rule("MKS-BOOK-09")
def test_MKS_BOOK_09_whoever_is_familiar_with_a_spell_needs_fewer_pages() -> None:
    kin = spell("kin", pages=3, affinity="elven-lords", affinity_pages=2)
    order = spell("order", pages=3, affinity="order-of-sorcery", affinity_pages=2)
    adept = figure("adept", factions=["elven-lords"], subfaction="order-of-sorcery")
    content = content_of(MAGE, ORC_MAGE, adept, book(capacity=2), kin, order)

    assert broken(content, Recruit("mage", ("tome",), 0, ("kin",))) == set()
    assert broken(content, Recruit("orcmage", ("tome",), 0, ("kin",))) == {"MKS-BOOK-08"}
    assert broken(content, Recruit("adept", ("tome",), 0, ("order",))) == set()
    assert broken(content, Recruit("mage", ("tome",), 0, ("order",))) == {"MKS-BOOK-08"}


@pytest.mark.rule("MKS-BOOK-10")
def test_MKS_BOOK_10_every_book_has_a_bearer_and_every_spell_a_book() -> None:
    content = content_of(*CARDS)

    assert broken(content, Recruit("mage"), loose=("tome",)) == {"MKS-BOOK-10"}
    assert broken(content, Recruit("mage"), stray=("ward",)) == {"MKS-BOOK-10"}
    assert broken(content, Recruit("mage", (), 0, ("ward",))) == {"MKS-BOOK-10"}
    with pytest.raises(BadInput, match="MKS-BOOK-10"):
        Knights.new({"players": [{"army": [{"figure": "mage", "spells": ["ward"]}]}] * 2}, cards=CARDS)


@pytest.mark.rule("MKS-BOOK-10")
def test_MKS_BOOK_10_a_list_names_the_spells_after_the_book() -> None:
    content = content_of(*CARDS)
    army = read_list(content, "Army: Test\nTotal: 100\n1x mage + Tome + Ward + Spark\n1x Mark\n")

    assert army.recruits == (Recruit("mage", ("tome",), 0, ("ward", "spark")),)
    assert army.stray == ("mark",)
    assert read_list(content, write_list(content, army, "de")) == army


@pytest.mark.rule("MKS-BOOK-11", "MKS-BOOK-12")
def test_MKS_BOOK_11_a_new_stack_lies_face_up_and_its_player_says_what_is_on_top() -> None:
    recruit = {"figure": "mage", "items": ["tome"], "spells": ["ward", "spark", "mark"]}
    setup = {"total": 100, "players": [{"army": [recruit]}, {"army": ["mage"]}], "last_turn": 2}
    table = Knights.new(setup, cards=CARDS)
    before = pages(table, "mage-1-1")
    bot = RandomBot(1)
    while table.decision.kind != "bookmark":
        table.take(ask_bot(bot, table.match, table.decision))

    assert before == ["ward", "spark", "mark"]
    assert table.question() == (0, "bookmark")
    assert table.offered("bookmark") == {"ward", "spark", "mark"}
    assert pages(table.say("bookmark", "mage-1-1", "mark"), "mage-1-1") == ["mark", "ward", "spark"]


# -- who may look into it ----------------------------------------------------------------------------------


def spell_names(table: Knights, seat: int) -> list[list[str | None]]:
    """What a seat sees of the books on the wire."""
    seen = json.loads(json.dumps(view_json(table.match.view(seat))))["state"]
    return [[page["spell"] for page in each["pages"]] for each in seen["books"]]


@pytest.mark.rule("MKS-BOOK-13")
def test_MKS_BOOK_13_others_see_neither_names_nor_order() -> None:
    mages = [
        own("mage", (10, 10), items=["tome"], spells=["ward", "spark"]),
        foe("mage2", (20, 20), items=["tome"], spells=["spark", "down:ward"]),
        warrior("mage3", 2, (30, 10)),
    ]
    table = Knights(mages, CARDS, players=[{"team": 0}, {"team": 1}, {"team": 0}])

    assert spell_names(table, 0) == [["ward", "spark"], [None, None]]
    assert spell_names(table, 1) == [[None, None], ["spark", "ward"]]
    assert spell_names(table, 2) == [[None, None], [None, None]]
    assert spell_names(table, SPECTATOR) == [[None, None], [None, None]]


@pytest.mark.rule("MKS-BOOK-14")
def test_MKS_BOOK_14_nobody_looks_into_a_book_without_a_bearer() -> None:
    mages = [own("mage", (10, 10), items=["tome"], spells=["ward", "spark"]), own("mage2", near("mage", 0.75))]
    table = Knights(mages, CARDS, phase="command")
    table.say("drop", "mage", "tome", (10, 11.125)).go_on("act")
    lying = [spell_names(table, seat) for seat in (0, 1)]
    table.say("pick-up", "mage2", "loot-1")

    assert lying == [[[None, None]], [[None, None]]]
    assert spell_names(table, 0) == [["ward", "spark"]]
    assert pages(table, "mage2") == ["ward", "spark"]


@pytest.mark.rule("MKS-BOOK-15", "MKS-BOOK-16")
def test_MKS_BOOK_15_nothing_but_a_rule_changes_order_and_facing() -> None:
    cards = [*CARDS, spell("slow", bars=3)]
    table = Knights([own("mage", (10, 10), tokens=2, items=["tome"], spells=["down:ward", "spark"])], cards)
    free = Knights([own("mage", (10, 10), tokens=2, items=["tome"], spells=["slow", "spark"])], cards)

    assert table.refused("bookmark", "mage", "spark") == {"MK-TURN-15"}
    assert free.refused("look-up", "mage", "spark") == {"MK-TERM-03"}
    assert "MKS-CAST-03" in table.refused("cast", "mage", "mage", spell="ward")
    assert (pages(table), pages(free)) == (["-ward", "spark"], ["slow", "spark"])


# -- other hands -------------------------------------------------------------------------------------------


@pytest.mark.rule("MKS-BOOK-17", "MKS-BOOK-18")
def test_MKS_BOOK_17_a_book_is_picked_up_whatever_it_counts_and_its_requirements_are_looked_at_when_casting() -> None:
    cards = [
        *CARDS,
        book("thin", capacity=2, collector="996"),
        spell("kin", "enchantment", pages=3, affinity="elven-lords", affinity_pages=2, requirement="elven-lords"),
    ]
    table = Knights(
        [own("orcmage", (10, 10)), own("orcmage2", (20, 20), items=["tome"], spells=["ward"])],
        cards,
        loot=[{"item": "thin", "at": [10, 11]}],
        books=[{"item": "thin", "token": 0, "pages": ["kin", "ward"]}],
    )
    table.say("pick-up", "orcmage", "loot-1").go_on("act", seat=1).go_on("act", seat=0)

    assert pages(table, "orcmage") == ["kin", "ward"]
    assert table.refused("cast", "orcmage", "orcmage", spell="kin") == {"MKS-BOOK-18"}
    table.say("look-up", "orcmage", "ward").go_on("act", seat=1).go_on("act", seat=0)
    assert "orcmage:ward" in table.subjects("cast")


@pytest.mark.rule("MKS-BOOK-19")
def test_MKS_BOOK_19_a_book_holds_only_what_its_sorcerer_can_use() -> None:
    content = content_of(*CARDS, spell("elfward", "enchantment", requirement="elven-lords"))

    assert broken(content, Recruit("orcmage", ("tome",), 0, ("elfward",))) == {"MKS-BOOK-19"}
    assert broken(content, Recruit("mage", ("tome",), 0, ("elfward",))) == set()


@pytest.mark.rule("MKS-BOOK-20")
def test_MKS_BOOK_20_pact_does_not_count_for_a_new_book_but_in_battle() -> None:
    pagan = figure("pagan", attack_types=["wand"], mage_spawn=True, subfaction="ninth-circle")
    cards = [
        *CARDS,
        pagan,
        spell("elfward", "enchantment", requirement="elven-lords"),
        spell("ninth", "enchantment", requirement="ninth-circle"),
    ]
    content = content_of(*cards)
    held = [own("pagan", (10, 10), items=["tome"], spells=["elfward"])]
    with_elves, alone = Knights([*held, own("mage", (20, 20))], cards), Knights([*held, foe("mage", (20, 20))], cards)

    assert broken(content, Recruit("pagan", ("tome",), 0, ("elfward",))) == {"MKS-BOOK-20"}
    assert broken(content, Recruit("pagan", ("tome",), 0, ("ninth", "ward"))) == set()
    assert with_elves.subjects("cast") == ["pagan:elfward"]
    assert alone.refused("cast", "pagan", "pagan", spell="elfward") == {"MKS-BOOK-18"}


@pytest.mark.rule("MKS-BOOK-21")
def test_MKS_BOOK_21_the_effects_of_a_book_end_when_it_leaves_the_game() -> None:
    table = Knights(
        [own("mage", (10, 10), items=["tome"], spells=["ward"]), own("orc", (20, 20))],
        [*CARDS, kind("house", "blocking", radius=2)],
        terrain={"house": {"kind": "blocking", "at": [12, 10], "radius": 1}},
    )
    table.say("cast", "mage", "orc", spell="ward").go_on("act", seat=1).go_on("prepare", seat=0)
    before = len(table.state.enchantments(table.number("orc")))
    table.say("drop", "mage", "tome", (11.1, 10))

    assert before == 1
    assert table.happened("spell-ends", rule="MKS-BOOK-21")
    assert (table.state.books, table.state.workings) == ([], [])


@pytest.mark.rule("MKS-BOOK-22")
def test_MKS_BOOK_22_a_construct_comes_too_late_for_a_book_but_not_for_a_relic() -> None:
    golem = figure("golem", attack_types=["wand"], formed=True)
    cards = [golem, MAGE, book(), item("crown", collector="R901")]

    def army(**carried: Any) -> dict[str, Any]:
        return {"total": 100, "players": [{"army": [{"figure": "golem", **carried}]}, {"army": ["mage"]}]}

    with pytest.raises(BadInput, match="MKS-BOOK-22"):
        Knights.new(army(items=["tome"]), cards=cards)
    fielded = Knights.new(army(items=["crown"]), cards=cards)
    assert [carried.id for carried in fielded.warrior("golem-1-1").items] == ["crown"]

    found = Knights([own("golem", (10, 10))], cards, loot=[{"item": "tome", "at": [10, 10.5]}])
    assert found.say("pick-up", "golem", "loot-1").warrior("golem").items[0].id == "tome"
