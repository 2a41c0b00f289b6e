"""SU-ACTIVATE: whose card is next, cards that are held back, one unit after another."""

from __future__ import annotations

from typing import Any

import pytest

from summoning import Entry, Summoning, foe, near, own
from tercio.games.summoners.state import UNKNOWN, summoners
from tercio.kernel import NOBODY

OWN = [own("mage", (5, 5)), own("cobra", (9, 5)), own("imp", (13, 5))]
FOES = [foe("mage2", (30, 30)), foe("golem", (26, 30)), foe("ogre", (22, 30))]
THREE = [{"gems": 0, "deck": ["cobra", "mage", "imp"]}, {"gems": 0, "deck": ["golem", "ogre", "mage"]}]


def battle(units: list[Entry] | None = None, dice: list[int] | None = None, **more: Any) -> Summoning:
    """Three cards a side, no gems for additional dice, and control rolls that succeed."""
    given: dict[str, Any] = {"players": THREE, **more}
    return Summoning(units or [*OWN, *FOES], dice=dice or [8] * 12, **given)


def revealed(table: Summoning) -> list[tuple[int, str]]:
    return [(seat, table.name(30_000 + card)) for seat, card in table.facts("revealed")]


# -- turns ---------------------------------------------------------------------------------------------
@pytest.mark.rule("SU-ACTIVATE-01", "SU-ACTIVATE-02", "SU-ACTIVATE-06")
def test_SU_ACTIVATE_01_the_players_take_turns() -> None:
    table = battle()
    for _ in range(6):
        table.say("reveal").say("done")

    assert revealed(table) == [
        (0, "cobra"), (1, "golem"), (0, "mage"), (1, "ogre"), (0, "imp"), (1, "mage"),
    ]  # fmt: skip


@pytest.mark.rule("SU-ACTIVATE-02")
def test_SU_ACTIVATE_02_whoever_was_named_reveals_his_top_card_first() -> None:
    table = battle(phase="start", dice=[3, 6, 8, 8])
    table.say("order", "", "imp", "cobra", "mage", seat=0).say("order", "", "ogre", "mage", "golem", seat=1)
    table.say("first", subject=0)
    assert table.question() == (0, "turn")
    table.say("reveal")

    assert revealed(table) == [(0, "imp")]
    assert table.player(0).deck == ("cobra", "mage")


@pytest.mark.rule("SU-ACTIVATE-06")
def test_SU_ACTIVATE_06_when_all_units_of_the_card_are_done_it_is_the_next_players_turn() -> None:
    table = battle([*OWN, own("cobra2", (9, 9)), foe("golem", (26, 30))], players=[THREE[0], {"deck": ["golem"]}])
    table.say("reveal").say("activate", "cobra").say("done")
    assert table.question() == (0, "act")
    table.say("done")

    assert table.question() == (1, "turn")
    assert table.keys() == {"reveal", "hold"}


@pytest.mark.rule("SU-ACTIVATE-01")
def test_SU_ACTIVATE_01_whoever_has_no_cards_left_is_skipped() -> None:
    table = battle(players=[{"gems": 0, "deck": ["cobra", "imp"]}, {"deck": []}])
    table.say("reveal").say("done")

    assert table.question() == (0, "turn")


# -- the units of a card -------------------------------------------------------------------------------
COBRAS = [own("cobra1", (9, 5)), own("cobra2", (9, 9)), own("cobra3", (9, 13))]


@pytest.mark.rule("SU-ACTIVATE-03")
def test_SU_ACTIVATE_03_the_units_of_a_card_act_one_after_another_in_any_order() -> None:
    table = Summoning(COBRAS, dice=[8, 8, 8], players=[{"gems": 0, "deck": ["cobra"]}])
    table.say("reveal")
    assert table.question() == (0, "activate")
    assert table.subjects("activate") == ["cobra1", "cobra2", "cobra3"]
    table.say("activate", "cobra2").say("done")
    assert table.subjects("activate") == ["cobra1", "cobra3"]
    table.say("activate", "cobra3").say("done")
    assert table.question() == (0, "act")
    table.say("done")

    assert [table.name(facts[0]) for facts in table.facts("activated")[:3]] == ["cobra2", "cobra3", "cobra1"]


@pytest.mark.rule("SU-ACTIVATE-04")
def test_SU_ACTIVATE_04_the_first_cobra_is_done_when_the_second_one_begins() -> None:
    table = Summoning(COBRAS[:2], dice=[8, 8], players=[{"gems": 0, "deck": ["cobra"]}])
    table.say("reveal").say("activate", "cobra1")
    assert table.refused("walk", "cobra2", (9, 12)) == {"SU-ACTIVATE-04"}
    table.say("walk", "cobra1", (9, 3)).say("done")
    assert table.unit("cobra1").ap == 1
    assert table.subjects("concentrate") == ["cobra2"]

    assert table.refused("concentrate", "cobra1") == {"SU-ACTIVATE-04"}
    assert table.because("run", "cobra1", (9, 1)) == {"another-acts"}
    assert table.judge("melee", "cobra1").refusals[0].facts == (0, 1)


@pytest.mark.rule("SU-ACTIVATE-04")
def test_SU_ACTIVATE_04_its_saved_points_are_for_reactions() -> None:
    units = [own("cobra", (9, 5)), foe("golem", near("cobra"))]
    table = Summoning(units, dice=[8, 8, 1, 1, 1, 1], players=[{"gems": 0, "deck": ["cobra"]}, {"gems": 0}])
    table.say("reveal").say("done").say("reveal").say("melee", "golem", "cobra")
    assert table.question() == (0, "melee-reaction")
    table.say("counterstrike", "cobra").done()

    assert table.unit("cobra").ap == 1


@pytest.mark.rule("SU-ACTIVATE-11")
def test_SU_ACTIVATE_11_actions_cost_points_until_none_is_left() -> None:
    table = Summoning([own("cobra", (9, 5)), foe("golem", (9, 30))], acting="cobra")
    table.say("walk", "cobra", (9, 10))
    assert table.unit("cobra").ap == 1
    assert table.happened("paid", "cobra", 1, 1)
    assert table.refused("run", "cobra", (9, 15)) == {"SU-ACTION-01"}
    table.say("concentrate", "cobra")

    assert table.unit("cobra").ap == 0
    assert table.question() == (1, "turn")


# -- cards of which nobody is left ---------------------------------------------------------------------
@pytest.mark.rule("SU-ACTIVATE-05")
@pytest.mark.parametrize("gone", ["killed", "sacrificed", "vanished", "departed"])
def test_SU_ACTIVATE_05_for_a_card_without_units_the_next_one_follows_at_once(gone: str) -> None:
    units = [own("mage", (5, 5)), own("cobra", (9, 5), gone=gone), own("imp", (13, 5)), foe("golem", (26, 30))]
    table = battle(units, players=[THREE[0], {"deck": ["golem"]}])
    table.say("reveal")

    assert revealed(table) == [(0, "cobra"), (0, "mage")]
    assert table.happened("nobody-left", 0, rule="SU-ACTIVATE-05")
    assert table.question() == (0, "act")
    assert table.player(0).deck == ("imp",)


@pytest.mark.rule("SU-ACTIVATE-05", "SU-ACTIVATE-08")
def test_SU_ACTIVATE_05_a_held_card_may_be_the_next_one() -> None:
    units = [own("mage", (5, 5)), own("cobra", (9, 5), gone="killed"), own("imp", (13, 5)), foe("golem", (26, 30))]
    table = battle(units, players=[{"gems": 0, "deck": ["cobra", "imp"], "held": "mage"}, {"deck": ["golem"]}])
    table.say("reveal")
    assert table.question() == (0, "turn")
    assert table.keys() == {"reveal", "held"}
    assert table.refused("hold") == {"SU-ACTIVATE-09"}
    table.say("held")

    assert revealed(table) == [(0, "cobra"), (0, "mage")]
    assert table.player(0).deck == ("imp",)


@pytest.mark.rule("SU-ACTIVATE-05")
def test_SU_ACTIVATE_05_also_a_held_card_may_be_of_nobody() -> None:
    units = [own("mage", (5, 5)), own("cobra", (9, 5), gone="killed"), own("imp", (13, 5)), foe("golem", (26, 30))]
    table = battle(units, players=[{"gems": 0, "deck": ["mage", "imp"], "held": "cobra"}, {"deck": ["golem"]}])
    table.say("held")

    assert revealed(table) == [(0, "cobra"), (0, "mage")]
    assert table.question() == (0, "act")


@pytest.mark.rule("SU-ACTIVATE-05")
def test_SU_ACTIVATE_05_without_any_card_the_turn_passes() -> None:
    units = [own("cobra", (9, 5), gone="killed"), own("imp", (13, 5), gone="killed"), foe("golem", (26, 30))]
    table = battle(units, players=[{"deck": ["cobra", "imp"]}, {"deck": ["golem", "mage"]}])
    table.say("reveal")

    assert len(table.events("nobody-left")) == 2
    assert table.question() == (1, "turn")


@pytest.mark.rule("SU-ACTIVATE-05")
def test_SU_ACTIVATE_05_one_that_is_left_is_enough() -> None:
    units = [own("cobra1", (9, 5), gone="killed"), own("cobra2", (13, 5)), foe("golem", (26, 30))]
    table = battle(units, players=[{"gems": 0, "deck": ["cobra", "mage"]}, {"deck": ["golem"]}])
    table.say("reveal")

    assert table.question() == (0, "act")
    assert table.decision.subject == table.number("cobra2")


# -- passing -------------------------------------------------------------------------------------------
@pytest.mark.rule("SU-ACTIVATE-07")
def test_SU_ACTIVATE_07_the_top_card_is_laid_aside_face_down() -> None:
    table = battle()
    table.say("hold")

    assert table.player(0).held == "cobra"
    assert table.player(0).deck == ("mage", "imp")
    assert table.question() == (1, "turn")
    assert not table.events("revealed")
    assert not table.events("activated")


@pytest.mark.rule("SU-ACTIVATE-07", "SU-ACTIVATE-08")
def test_SU_ACTIVATE_07_also_the_last_card_can_be_held_and_is_played_next() -> None:
    table = battle(players=[{"gems": 0, "deck": ["imp"]}, {"gems": 0, "deck": ["golem", "ogre"]}])
    table.say("hold").say("reveal").say("done")

    assert table.question() == (0, "act")
    assert table.decision.subject == table.number("imp")


@pytest.mark.rule("SU-ACTIVATE-08")
def test_SU_ACTIVATE_08_held_card_or_top_card() -> None:
    table = battle()
    table.say("hold").say("reveal").say("done")
    assert table.keys() == {"reveal", "held"}
    twin = battle()
    twin.say("hold").say("reveal").say("done").say("reveal")
    table.say("held")

    assert revealed(table)[-1] == (0, "cobra")
    assert (table.player(0).held, table.player(0).deck) == ("", ("mage", "imp"))
    assert revealed(twin)[-1] == (0, "mage")
    assert (twin.player(0).held, twin.player(0).deck) == ("cobra", ("imp",))


@pytest.mark.rule("SU-ACTIVATE-08")
def test_SU_ACTIVATE_08_without_a_held_card_there_is_none_to_play() -> None:
    table = battle()

    assert table.refused("held") == {"SU-ACTIVATE-08"}
    assert table.because("held") == {"no-card-held"}


@pytest.mark.rule("SU-ACTIVATE-09")
def test_SU_ACTIVATE_09_only_one_card_can_be_held() -> None:
    table = battle()
    table.say("hold").say("reveal").say("done")
    assert table.refused("hold") == {"SU-ACTIVATE-09"}
    assert table.because("hold") == {"card-held-already"}
    table.say("reveal").say("done").say("reveal").say("done")

    assert table.refused("hold") == {"SU-ACTIVATE-09"}


@pytest.mark.rule("SU-ACTIVATE-09")
def test_SU_ACTIVATE_09_when_the_held_card_was_played_another_one_can_be_held() -> None:
    table = battle()
    table.say("hold").say("reveal").say("done").say("held").say("done").say("reveal").say("done")
    assert table.keys() == {"reveal", "hold"}
    table.say("hold")

    assert (table.player(0).held, table.player(0).deck) == ("mage", ("imp",))


# -- who may look --------------------------------------------------------------------------------------
@pytest.mark.rule("SU-ACTIVATE-10")
def test_SU_ACTIVATE_10_each_player_sees_his_own_cards_at_any_time_and_counts_those_of_others() -> None:
    table = battle()
    table.say("hold")
    assert table.question() == (1, "turn")
    mine = summoners(table.match.view(0).ghost)

    assert (mine.players[0].deck, mine.players[0].held) == (("mage", "imp"), "cobra")
    assert mine.players[1].deck == (UNKNOWN,) * 3
    for seat in (1, NOBODY):
        seen = summoners(table.match.view(seat).ghost).players[0]
        assert (seen.deck, seen.held) == ((UNKNOWN,) * 2, UNKNOWN)


@pytest.mark.rule("SU-ACTIVATE-10", "SU-ACTIVATE-07")
def test_SU_ACTIVATE_10_nothing_tells_which_card_is_held_or_comes_next() -> None:
    one = battle()
    other = battle(players=[{"gems": 0, "deck": ["imp", "cobra", "mage"]}, THREE[1]])
    for table in (one, other):
        table.say("hold").say("reveal")
    seen, else_seen = one.match.view(1), other.match.view(1)

    assert seen.ghost.state == else_seen.ghost.state
    assert seen.ghost.stack == else_seen.ghost.stack
    assert seen.ghost.events == else_seen.ghost.events
    assert seen.asks == else_seen.asks
