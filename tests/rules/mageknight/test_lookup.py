"""MKS-LOOKUP  Looking up another bookmark spell, and what it costs."""

from __future__ import annotations

import pytest

from knights import Knights, book, figure, foe, own, spell

MAGE = figure("mage", attack_types=["wand"], range=10)
BARS = [spell(f"bar{bars}", "enchantment", bars=bars) for bars in (1, 2, 3)]
CARDS = [MAGE, book(), *BARS]


def pages(table: Knights, who: str = "mage") -> list[str]:
    held = table.state.book_of(table.number(who))
    assert held is not None
    return [f"{'' if page.is_up else '-'}{page.spell.id if page.spell else '?'}" for page in held.pages]


def reading(*spells: str, tokens: int = 0, **more: object) -> Knights:
    mage = own("mage", (10, 10), items=["tome"], spells=list(spells), tokens=tokens)
    return Knights([mage, foe("orc", (10, 30))], CARDS, **more)  # type: ignore[arg-type]


@pytest.mark.rule("MKS-LOOKUP-01", "MKS-LOOKUP-09")
def test_MKS_LOOKUP_01_another_spell_takes_the_place_of_the_bookmark() -> None:
    table = reading("bar3", "bar1", "bar2")
    table.say("look-up", "mage", "bar2")
    after = pages(table)
    names = table.names()
    table.go_on("act", seat=1).go_on("act", seat=0)

    assert after == ["bar2", "bar3", "bar1"]
    assert names.index("bookmark") < names.index("token")
    assert table.subjects("cast") == ["mage:bar2"]


@pytest.mark.rule("MKS-LOOKUP-02")
def test_MKS_LOOKUP_02_nobody_looks_up_in_the_turn_of_another() -> None:
    mage = own("mage", (10, 10), items=["tome"], spells=["bar3", "bar2"])
    table = Knights([mage, foe("mage2", (10, 30), items=["tome"], spells=["bar3", "bar2"])], CARDS)

    assert table.refused("look-up", "mage2", "bar2", seat=1) == {"K-ASK-01"}
    assert table.refused("look-up", "mage2", "bar2", seat=0) >= {"MK-TURN-01"}
    assert table.subjects("look-up") == ["mage"]


@pytest.mark.rule("MKS-LOOKUP-03")
def test_MKS_LOOKUP_03_the_cost_is_that_of_the_spell_that_is_exchanged() -> None:
    table = reading("bar3", "bar1")
    table.say("look-up", "mage", "bar1")

    assert table.facts("looks-up") == [(0, 3)]
    assert table.happened("token", "mage", 1, rule="MKS-LOOKUP-08")


@pytest.mark.rule("MKS-LOOKUP-04")
def test_MKS_LOOKUP_04_from_a_spell_that_lies_face_up_to_any_that_lies_face_up() -> None:
    table = reading("bar3", "down:bar2", "bar1")

    assert table.offered("look-up") == {"bar3", "bar1"}
    assert table.refused("look-up", "mage", "bar2") == {"MKS-LOOKUP-04"}
    assert pages(table.say("look-up", "mage", "bar1")) == ["bar1", "bar3", "-bar2"]


@pytest.mark.rule("MKS-LOOKUP-05")
@pytest.mark.parametrize(("choice", "after"), [("bar3", ["bar3", "bar2"]), ("bar2", ["bar2", "bar3"])])
def test_MKS_LOOKUP_05_a_spell_that_lies_face_down_is_turned_up_first(choice: str, after: list[str]) -> None:
    table = reading("down:bar3", "bar2")

    assert table.offered("look-up") == {"bar3", "bar2"}
    assert pages(table.say("look-up", "mage", choice)) == after


@pytest.mark.rule("MKS-LOOKUP-06")
def test_MKS_LOOKUP_06_one_bar_is_paid_at_the_start_of_the_end_phase_without_an_action() -> None:
    table = reading("bar1", "bar2", tokens=2)
    in_action = table.refused("look-up", "mage", "bar2")
    table.go_on("browse", seat=0)
    actions = table.player(0).actions
    table.say("look-up", "mage", "bar2")

    assert in_action == {"MKS-LOOKUP-06"}
    assert pages(table) == ["bar2", "bar1"]
    assert table.warrior("mage").tokens == 0  # as after every turn without an action
    assert not table.happened("token", "mage")
    assert (actions, table.question()) == (0, (1, "act"))


@pytest.mark.rule("MKS-LOOKUP-06")
def test_MKS_LOOKUP_06_once_for_each_book_and_more_bars_need_an_action() -> None:
    table = reading("bar1", "bar1", "bar2").go_on("browse", seat=0).say("look-up", "mage", "bar1")
    dear = reading("bar2", "bar1").go_on("browse", seat=0)

    assert table.question() == (1, "act")
    assert dear.keys() == {"pass"}
    assert dear.refused("look-up", "mage", "bar1") == {"MKS-LOOKUP-06"}


@pytest.mark.rule("MKS-LOOKUP-07")
@pytest.mark.parametrize(("tokens", "after", "click"), [(0, 1, 0), (1, 1, 0), (2, 2, 1)])
def test_MKS_LOOKUP_07_two_bars_take_a_token_away_and_a_special_action(tokens: int, after: int, click: int) -> None:
    table = reading("bar2", "bar3", tokens=tokens)
    table.say("look-up", "mage", "bar3")

    assert (table.warrior("mage").tokens, table.warrior("mage").click) == (after, click)
    assert table.facts("action") == [(0, 1)]
    assert table.happened("token", "mage", tokens - 1, rule="MKS-LOOKUP-07") == (tokens > 0)
    assert pages(table) == ["bar3", "bar2"]


@pytest.mark.rule("MKS-LOOKUP-08")
def test_MKS_LOOKUP_08_three_bars_take_a_special_action() -> None:
    tired, fresh = reading("bar3", "bar2", tokens=2), reading("bar3", "bar2")
    fresh.say("look-up", "mage", "bar2")

    assert tired.refused("look-up", "mage", "bar2") == {"MK-TERM-03"}
    assert fresh.warrior("mage").tokens == 1


@pytest.mark.rule("MKS-LOOKUP-07", "MKS-LOOKUP-08")
def test_MKS_LOOKUP_07_a_sorcerer_that_has_looked_up_casts_no_more_in_this_turn() -> None:
    table = reading("bar3", "bar2")
    table.say("look-up", "mage", "bar2").go_on("act", seat=1)

    assert not table.happened("casts")
    assert table.happened("phase-end", 0)


@pytest.mark.rule("MKS-LOOKUP-10")
def test_MKS_LOOKUP_10_others_see_the_bars_and_nothing_else() -> None:
    table = reading("bar3", "bar1", "bar2")
    table.say("look-up", "mage", "bar2")
    seen = [(event.name, event.facts) for event in table.match.view(1).events]

    assert ("looks-up", (0, 3)) in seen
    assert "bookmark" not in [name for name, _ in seen]
    assert [page.spell for held in table.match.view(1).state.books for page in held.pages] == [None] * 3  # type: ignore[attr-defined]


@pytest.mark.rule("MKS-LOOKUP-10")
def test_MKS_LOOKUP_10_the_question_does_not_tell_what_the_bookmark_costs() -> None:
    """A sorcerer with two tokens can do nothing but look up for two bars; its player is asked all the same."""
    cheap, dear = reading("bar2", "bar1", tokens=2), reading("bar3", "bar1", tokens=2)

    assert cheap.question() == dear.question() == (0, "act")
    assert (cheap.keys(), dear.keys()) == ({"look-up", "end-phase"}, {"end-phase"})
    assert cheap.match.view(1).waiting == dear.match.view(1).waiting
    assert cheap.end().question() == dear.end().question() == (0, "browse")
