"""SU-ROUND: rounds and phases, action points, activation decks under seal, initiative."""

from __future__ import annotations

import pytest

from new_summoning import ending
from summoning import Summoning, action, creature, foe, own, spell, summoner, unit
from tercio.games.summoners.content.catalogue import content_of
from tercio.games.summoners.state import NO_CARD, UNKNOWN, summoners
from tercio.games.summoners.words.profile_cards import activation_card
from tercio.kernel import NOBODY, Sealed

DRAINED = spell("drain", {"verb": "change", "what": "ap", "amount": -1}, target="unit", upkeep=1)
SPURRED = spell("spur", {"verb": "change", "what": "ap", "amount": 1}, target="unit", upkeep=1)
POWERFUL = [summoner("mage", powers=[DRAINED, SPURRED])]


def lasting(name: str, target: str) -> dict[str, str]:
    return {"spell": name, "caster": "mage", "target": target}


# -- rounds and phases ---------------------------------------------------------------------------------
@pytest.mark.rule("SU-ROUND-01")
def test_SU_ROUND_01_after_the_end_phase_of_round_2_comes_the_start_phase_of_round_3() -> None:
    table = ending(round=2, scenario="s2")

    assert table.state.round == 3
    assert table.names().index("lapsed") < table.names().index("round") < table.names().index("refilled")
    assert table.question() == (0, "first")
    assert table.state.phase == "start"


@pytest.mark.rule("SU-ROUND-01")
def test_SU_ROUND_01_start_activation_end_and_the_next_round() -> None:
    table = Summoning(phase="start", dice=[5, 2, 3, 7])
    phases = [table.state.phase]
    table.say("first", subject=0)
    phases.append(table.state.phase)
    table.say("reveal").say("done").say("reveal").say("done")

    assert phases == ["start", "activation"]
    order = [name for name in table.names() if name in ("round", "begins", "lapsed")]
    assert order == ["round", "begins", "lapsed", "round"]
    assert table.state.round == 2
    assert table.question() == (1, "first")


@pytest.mark.rule("SU-ROUND-02")
def test_SU_ROUND_02_action_points_then_decks_then_initiative() -> None:
    table = Summoning([own("cobra", (9, 9), ap=0)], phase="start", dice=[6, 3])
    assert table.unit("cobra").ap == 2
    assert table.question() == (0, "order")
    assert not table.events("rolled")
    table.say("order", "", "mage0", "cobra")
    order = [name for name in table.names() if name in ("refilled", "deck", "rolled")]

    assert order == ["refilled", "deck", "deck", "rolled"]
    assert table.question() == (0, "first")


# -- action points -------------------------------------------------------------------------------------
@pytest.mark.rule("SU-ROUND-03")
def test_SU_ROUND_03_all_units_get_their_points_back() -> None:
    units = [own("mage", (5, 5), ap=0), foe("cobra", (9, 9), ap=1), foe("ogre", (12, 9))]
    table = Summoning(units, cards=[creature("ogre", ap=3)], phase="start", dice=[6, 3])

    assert table.unit("mage").ap == 3
    assert table.unit("cobra").ap == 2
    assert table.unit("ogre").ap == 3


@pytest.mark.rule("SU-ROUND-03")
def test_SU_ROUND_03_unspent_points_are_not_added_to_the_new_ones() -> None:
    table = ending([own("cobra", (9, 9), ap=2)], scenario="s2")

    assert table.unit("cobra").ap == 2


@pytest.mark.rule("SU-ROUND-04")
@pytest.mark.parametrize(
    ("effects", "points"),
    [([], 2), (["drain"], 1), (["spur"], 3), (["drain", "spur"], 2)],
)
def test_SU_ROUND_04_effects_lower_and_raise_the_limit(effects: list[str], points: int) -> None:
    units = [own("mage", (5, 5)), foe("cobra", (9, 9), ap=0)]
    lasts = [lasting(name, "cobra") for name in effects]
    table = Summoning(units, cards=POWERFUL, effects=lasts, phase="start", dice=[6, 3])

    assert table.unit("cobra").ap == points
    assert table.unit("mage").ap == 3


@pytest.mark.rule("SU-ROUND-04")
def test_SU_ROUND_04_the_limit_does_not_fall_below_none() -> None:
    cards = [*POWERFUL, creature("slug", ap=1), summoner("other", powers=[{**DRAINED, "id": "sap"}])]
    units = [own("mage", (5, 5)), own("slug", (9, 9), ap=1), foe("other", (30, 30))]
    lasts = [lasting("drain", "slug"), {"spell": "sap", "caster": "other", "target": "slug"}]
    table = Summoning(units, cards=cards, effects=lasts, phase="start", dice=[6, 3])

    assert table.unit("slug").ap == 0


@pytest.mark.rule("SU-ROUND-05")
def test_SU_ROUND_05_the_third_ice_marker_takes_a_point_at_once() -> None:
    chill = spell("chill", {"verb": "ice", "amount": 1}, target="enemy")
    units = [own("mage", (5, 5)), foe("cobra", (9, 5), ice=1)]
    table = Summoning(units, cards=[summoner("mage", powers=[chill])], acting="mage")
    table.say("cast", "mage", "cobra", spell="chill")
    assert (table.unit("cobra").ice, table.unit("cobra").ap) == (2, 2)
    table.say("cast", "mage", "cobra", spell="chill")
    assert (table.unit("cobra").ice, table.unit("cobra").ap) == (3, 1)
    table.say("cast", "mage", "cobra", spell="chill")

    assert (table.unit("cobra").ice, table.unit("cobra").ap) == (3, 1)


@pytest.mark.rule("SU-ROUND-05")
def test_SU_ROUND_05_a_unit_without_points_loses_none() -> None:
    chill = spell("chill", {"verb": "ice", "amount": 3}, target="enemy")
    units = [own("mage", (5, 5)), foe("cobra", (9, 5), ap=0)]
    table = Summoning(units, cards=[summoner("mage", powers=[chill])], acting="mage")
    table.say("cast", "mage", "cobra", spell="chill")

    assert (table.unit("cobra").ice, table.unit("cobra").ap) == (3, 0)


@pytest.mark.rule("SU-ROUND-05")
def test_SU_ROUND_05_points_may_be_gained_during_the_round() -> None:
    haste = spell("haste", {"verb": "hurry", "amount": 1})
    units = [own("mage", (5, 5)), own("cobra", (9, 5))]
    table = Summoning(units, cards=[summoner("mage", powers=[haste])], acting="mage")
    table.say("cast", "mage", "cobra", spell="haste")

    assert table.unit("cobra").ap == 3


# -- activation cards ----------------------------------------------------------------------------------
@pytest.mark.rule("SU-ROUND-06")
def test_SU_ROUND_06_the_card_lists_what_the_unit_can_do() -> None:
    archer = creature("archer", ranged=2, powers=[action("wait", {"verb": "heal", "amount": 1})])
    table = Summoning([own("archer", (9, 9)), own("mage", (5, 5))], cards=[archer])
    profiles = content_of(table.match.game).profiles

    def keys(profile: str, lang: str) -> list[str]:
        return [line.key for line in activation_card(profiles[profile], lang).actions]

    assert keys("archer", "de") == ["walk", "run", "concentrate", "ranged", "interact", "act"]
    assert keys("mage", "en") == [
        "walk", "run", "charge", "concentrate", "melee", "cast", "summon", "interact",
    ]  # fmt: skip


@pytest.mark.rule("SU-ROUND-06")
def test_SU_ROUND_06_a_creature_without_spells_is_not_offered_cast() -> None:
    table = Summoning([own("cobra", (9, 9)), own("mage", (10.3, 9))], acting="cobra")
    assert table.keys() == {"walk", "run", "concentrate", "done"}
    table.say("done").go_on("act", seat=0)

    assert table.decision.subject == table.number("mage")
    assert "cast" in table.keys()


# -- activation decks ----------------------------------------------------------------------------------
DECK = [own("mage", (5, 5)), own("cobra1", (9, 9)), own("cobra2", (12, 9)), own("spider", (15, 9))]


@pytest.mark.rule("SU-ROUND-07", "SU-ROUND-08")
def test_SU_ROUND_07_a_card_for_each_type_in_the_order_that_the_player_likes() -> None:
    table = Summoning(DECK, phase="start", dice=[6, 3])
    assert table.offered("order") == {"mage", "cobra", "spider"}
    table.say("order", "", "spider", "mage", "cobra1")

    assert table.player(0).deck == ("spider", "mage", "cobra")
    assert table.happened("deck", 0, 3)


@pytest.mark.rule("SU-ROUND-07")
def test_SU_ROUND_07_the_opponent_sees_how_many_cards_and_not_which() -> None:
    table = Summoning([*DECK, foe("imp", (30, 30))], phase="start", dice=[6, 3])
    table.say("order", "", "spider", "mage", "cobra", seat=0)
    sealed = table.match.view(1).ghost.stack[-1]
    assert isinstance(sealed, Sealed)
    assert [(answer.key, answer.picks) for answer in sealed.said] == [("sealed", ())]
    table.say("order", "", "mage1", "imp", seat=1)

    assert summoners(table.match.view(0).ghost).players[0].deck == ("spider", "mage", "cobra")
    for seat in (1, NOBODY):
        seen = summoners(table.match.view(seat).ghost).players[0]
        assert seen.deck == (UNKNOWN,) * 3
        assert seen.held == NO_CARD


@pytest.mark.rule("SU-ROUND-07")
def test_SU_ROUND_07_nobody_learns_that_the_other_has_laid_out_his_deck_in_which_order() -> None:
    one, other = [Summoning([*DECK, foe("imp", (30, 30))], phase="start", dice=[6, 3]) for _ in range(2)]
    one.say("order", "", "spider", "mage", "cobra", seat=0)
    other.say("order", "", "cobra", "spider", "mage", seat=0)

    assert one.match.view(1).ghost.stack == other.match.view(1).ghost.stack
    assert one.match.view(1).ghost.state == other.match.view(1).ghost.state
    assert one.match.view(1).ghost.events == other.match.view(1).ghost.events


@pytest.mark.rule("SU-ROUND-07", "SU-ROUND-08")
def test_SU_ROUND_07_every_card_belongs_into_the_deck_once() -> None:
    table = Summoning([*DECK, foe("imp", (30, 30))], phase="start")

    assert table.because("order", "", "spider", "mage", seat=0) == {"card-missing"}
    assert table.refused("order", "", "spider", "mage", seat=0) == {"SU-ROUND-07"}
    assert table.refused("order", "", "spider", "mage", "cobra1", "cobra2", seat=0) == {"SU-ROUND-08"}
    assert table.because("order", "", "spider", "mage", "cobra1", "imp", seat=0) == {"card-not-yours"}
    assert table.because("order", "", "imp", "mage", "mage", seat=0) == {
        "card-missing", "card-doubled", "card-not-yours",
    }  # fmt: skip


@pytest.mark.rule("SU-ROUND-07")
def test_SU_ROUND_07_whoever_is_no_longer_there_has_no_card() -> None:
    gone = own("ogre", (20, 9), gone="killed")
    table = Summoning([*DECK, gone], phase="start", dice=[6, 3])

    assert table.offered("order") == {"mage", "cobra", "spider"}


@pytest.mark.rule("SU-ROUND-08")
def test_SU_ROUND_08_three_of_a_type_have_one_card() -> None:
    cobras = [own(f"cobra{number}", (6 + 3 * number, 9)) for number in range(1, 4)]
    table = Summoning(cobras, phase="start", dice=[6, 3])
    table.say("order", "", "cobra", "mage0")

    assert table.player(0).deck == ("cobra", "mage")


@pytest.mark.rule("SU-ROUND-07")
def test_SU_ROUND_07_a_single_card_needs_no_order() -> None:
    table = Summoning(phase="start", dice=[6, 3])

    assert (table.player(0).deck, table.player(1).deck) == (("mage",), ("mage",))
    assert table.question() == (0, "first")


# -- initiative ----------------------------------------------------------------------------------------
@pytest.mark.rule("SU-ROUND-09")
@pytest.mark.parametrize("first", [0, 1])
def test_SU_ROUND_09_the_higher_roll_chooses_who_begins(first: int) -> None:
    table = Summoning(phase="start", dice=[6, 3])
    assert table.question() == (0, "first")
    assert table.happened("initiative", 0, 6)
    assert [option.subject for option in table.options("first")] == [0, 1]
    assert table.judge("first", subject=1, seat=1).refusals[0].rule == "K-ASK-01"
    table.say("first", subject=first)

    assert table.question() == (first, "turn")


@pytest.mark.rule("SU-ROUND-09")
def test_SU_ROUND_09_seat_1_may_roll_higher() -> None:
    table = Summoning(phase="start", dice=[1, 2])

    assert table.question() == (1, "first")


@pytest.mark.rule("SU-ROUND-10")
def test_SU_ROUND_10_a_tie_is_rolled_again_and_again() -> None:
    table = Summoning(phase="start", dice=[5, 5, 8, 8, 3, 4]).done()

    assert table.question() == (1, "first")
    assert len(table.events("rolled")) == 3


FOUR = [unit(f"mage{seat}", seat, (5 + 10 * seat, 5 + 10 * seat)) for seat in range(4)]


@pytest.mark.rule("SU-ROUND-11", "SU-ACTIVATE-01")
def test_SU_ROUND_11_four_players_act_clockwise_from_the_one_who_is_named() -> None:
    table = Summoning(FOUR, phase="start", scenario="s9", dice=[2, 7, 6, 1, 4, 3, 2, 1])
    assert table.question() == (1, "first")
    table.say("first", subject=2)
    for seat in (2, 3, 0, 1):
        assert table.question() == (seat, "turn")
        table.say("reveal").say("done")

    assert [facts[0] for facts in table.facts("revealed")] == [2, 3, 0, 1]
    assert table.happened("begins", 2, rule="SU-ROUND-11")


@pytest.mark.rule("SU-ROUND-11", "SU-ACTIVATE-01")
@pytest.mark.parametrize(
    ("spots", "order"),
    [((0, 1, 2, 3), [2, 1, 0, 3]), ((0, 3, 2, 1), [2, 3, 0, 1]), ((2, 0, 1, 3), [2, 1, 3, 0])],
)
def test_SU_ROUND_11_clockwise_goes_by_the_edges(spots: tuple[int, ...], order: list[int]) -> None:
    """a107: seats 0 to 3 deployed in the south (0), east (1), north (2) or west (3); seat 2 begins."""
    players = [{"spot": spot} for spot in spots]
    table = Summoning(FOUR, phase="start", scenario="s9", players=players, dice=[2, 1, 7, 1, 4, 3, 2, 1])
    table.say("first", subject=2)
    for seat in order:
        assert table.question() == (seat, "turn")
        table.say("reveal").say("done")

    assert table.facts("clockwise") == [tuple(order)]


@pytest.mark.rule("SU-ROUND-11", "SU-S9-09")
def test_SU_ROUND_11_round_the_table_past_whoever_is_out() -> None:
    players = [{"spot": 0}, {"spot": 1, "out": True}, {"spot": 2}, {"spot": 3}]
    units = [entry for entry in FOUR if entry[0] != "mage1"]
    table = Summoning(units, mages=False, phase="start", scenario="s9", players=players, dice=[2, 7, 1])
    table.say("first", subject=2)

    assert table.facts("clockwise") == [(2, 0, 3)]


@pytest.mark.rule("SU-ROUND-11", "SU-ACTIVATE-01")
def test_SU_ROUND_11_clockwise_past_those_without_cards() -> None:
    players = [{"deck": ["mage", "imp"], "gems": 0}, {"deck": []}, {"deck": ["mage"]}, {"deck": ["mage"]}]
    table = Summoning([*FOUR, own("imp", (20, 5))], scenario="s9", dice=[8], players=players)
    for seat in (0, 2, 3):
        assert table.question() == (seat, "turn")
        table.say("reveal").say("done")

    assert table.question() == (0, "turn")


@pytest.mark.rule("SU-ROUND-10", "SU-ROUND-11")
def test_SU_ROUND_11_only_the_tied_roll_again() -> None:
    table = Summoning(FOUR, phase="start", scenario="s9", dice=[7, 2, 7, 7, 8, 1, 8, 3, 5]).done()

    assert [facts[2:] for facts in table.facts("rolled")] == [(7, 2, 7, 7), (8, 1, 8), (3, 5)]
    assert table.question() == (3, "first")


@pytest.mark.rule("SU-ROUND-11")
def test_SU_ROUND_11_who_has_left_neither_chooses_nor_is_chosen() -> None:
    table = Summoning(FOUR, phase="start", scenario="s9", dice=[2, 7, 6, 1, 4, 8, 3])
    assert table.question() == (1, "first")
    table.say("concede", seat=1)

    assert table.question() == (2, "first")
    assert [option.subject for option in table.options("first")] == [0, 2, 3]


@pytest.mark.rule("SU-ROUND-09", "K-CONCEDE-01")
def test_SU_ROUND_09_whoever_gives_up_while_decks_are_laid_rolls_no_more() -> None:
    imp = own("imp", (20, 5))
    table = Summoning([*FOUR, imp], phase="start", scenario="s9", dice=[2, 7, 6])
    table.say("concede", seat=3).say("order", "", "imp", "mage0")

    assert [facts[2:] for facts in table.facts("rolled")] == [(2, 7, 6)]
    assert table.question() == (1, "first")
