"""WL-PHASE: four phases a round, round after round."""

import pytest

from battle import Battle, ability, action, army

PHASES = ["round", "draw-phase", "initiative-phase", "order-phase"]
LINES = (army(["a"], ["lord-a"]), army(["b"], ["lord-b"]))


def named(battle: Battle, *names: str) -> list[str]:
    """The names of these events, in the order in which they happened."""
    return [event.name for event in battle.match.events if event.name in names]


@pytest.mark.rule("WL-PHASE-01")
def test_WL_PHASE_01_ready_draw_initiative_order_each_once() -> None:
    battle = Battle(*LINES, phase="ready", dice=[8, 15])

    assert named(battle, *PHASES) == PHASES
    assert [event.rule for event in battle.match.events if event.name in PHASES] == ["WL-PHASE-01"] * 4
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-PHASE-01")
def test_WL_PHASE_01_what_belongs_to_a_phase_happens_in_it() -> None:
    first = army(["a"], ["lord-a"], deck=["x"])
    battle = Battle(first, LINES[1], phase="ready", dice=[8, 15], on={"a": {"state": "spent"}})
    happened = named(battle, *PHASES, "readied", "drew", "rolled")

    assert happened == [
        "round",
        "readied",
        "draw-phase",
        "drew",
        "initiative-phase",
        "rolled",
        "rolled",
        "order-phase",
    ]


@pytest.mark.rule("WL-PHASE-02")
def test_WL_PHASE_02_after_the_order_phase_the_next_round_begins_with_its_ready_phase() -> None:
    battle = Battle(*LINES, round=3, dice=[4, 12], on={"a": {"state": "spent"}})

    battle.say("pass").say("pass")

    assert battle.state.round == 4
    assert named(battle, *PHASES, "readied", "goes-first") == [
        "round",
        "readied",
        *PHASES[1:3],
        "goes-first",
        PHASES[3],
    ]
    assert battle.asked == (1, "order")  # new initiative: the other player goes first now


@pytest.mark.rule("WL-PHASE-02")
def test_WL_PHASE_02_what_lasts_for_the_round_ends_before_the_next_one_begins() -> None:
    """A89  The last pass, then effects lapse and their cards are discarded, then the Ready Phase."""
    cry = action("cry", ability("order", {"do": "modify", "stat": "atk", "amount": 2}))
    hand = army(["a"], ["lord-a"], hand=["cry"])
    battle = Battle(hand, LINES[1], cards=[cry], dice=[4, 12], on={"b": {"state": "spent"}})

    battle.say("perform", "cry", "a").until("order").say("pass").say("pass").until("order")
    last = [event.name for event in battle.match.events]

    assert [name for name in last if name in ("passed-turn", "discarded", "round", "readied")] == [
        "passed-turn",
        "passed-turn",
        "discarded",
        "round",
        "readied",
    ]
    assert battle.state.effects == []


@pytest.mark.rule("WL-PHASE-02")
def test_WL_PHASE_02_a_match_without_end_is_a_draw_after_a_hundred_rounds() -> None:
    """A12  The text knows no limit; ours is a hundred rounds."""
    last = Battle(*LINES, round=100).say("pass").say("pass")
    earlier = Battle(*LINES, round=99, dice=[4, 12]).say("pass").say("pass")

    assert last.match.outcome is not None
    assert last.match.outcome.winners == ()
    assert (earlier.match.outcome, earlier.state.round) == (None, 100)
