"""MK-END: when the game ends, and who has won it."""

from __future__ import annotations

from typing import Any

import pytest

from knights import SOUTH, Knights, figure, foe, near, own, warrior
from tercio.games.mageknight.rules.turns.agreed_end import AGREE_TO_END, PLAY_ON, TIME_UP
from tercio.kernel import CONCEDE, TOGETHER, Answer
from tercio.kernel.tally import BASE, SET

OGRE = figure("ogre", attack=9, damage=6)
FLED = figure("fled", abilities=["demoralized"])
CARDS = [OGRE, FLED]
HIT = [3, 4]
THREE = [{"at": [4, 18]}, {"at": [18, 4]}, {"at": [32, 18]}]


def held(*holders: int) -> list[dict[str, Any]]:
    """Mission tokens, and who controls each of them; nobody is near."""
    return [{"at": [2 + 2 * place, 34], "holder": holder} for place, holder in enumerate(holders)]


def counted(*players: dict[str, Any], holders: tuple[int, ...] = (), **position: Any) -> Knights:
    """The last turn is over."""
    return Knights(missions=held(*holders), players=list(players), last_turn=1, **position).end()


# -- after a complete turn --------------------------------------------------------------------------------------


@pytest.mark.rule("MK-END-01", "MK-END-05", "MK-END-06")
def test_MK_END_06_the_last_warrior() -> None:
    """Karin and Phillip: his last active one falls, the others are demoralized and captive."""
    table = Knights(
        [
            own("ogre", (18, 18)),
            own("guard", (6, 6)),
            own("idle", (10, 4), tokens=1),
            foe("elf", near("ogre")),
            foe("fled", (30, 30)),
            foe("held", near("guard"), guard="guard"),
        ],
        cards=CARDS,
        missions=[{**THREE[0], "holder": 1}, {**THREE[1], "holder": 1}, THREE[2]],
        dice=HIT,
    )
    table.say("close", "ogre", "elf")
    goes_on = table.question()
    names = table.end().names()
    order = ["eliminated", "out", "removed", "neutral", "phase-end", "controls", "tokens-cleared", "counted", "ended"]

    assert goes_on == (0, "act")
    assert [names.index(name) for name in order] == sorted([names.index(name) for name in order])
    assert table.facts("counted") == [(0, 3, 25), (1, 0, 0)]
    assert (table.warrior("idle").tokens, table.warrior("ogre").tokens) == (0, 1)
    assert table.winners == (0,)


@pytest.mark.rule("MK-END-02")
def test_MK_END_02_of_three_players_two_must_be_out() -> None:
    table = Knights(
        [
            own("ogre", (18, 18)), own("ogre2", (6, 6)),
            foe("elf", near("ogre")), warrior("dwarf", 2, near("ogre2")), warrior("far", 2, (30, 30), click=5),
        ],
        cards=CARDS, dice=HIT * 3,
    )  # fmt: skip
    table.say("close", "ogre", "elf").end()
    is_on = table.winners is None
    table.go_on("act", seat=0).say("close", "ogre2", "dwarf").end()
    still_on = table.winners is None
    table.go_on("act", seat=2).take(Answer(2, CONCEDE))

    assert (is_on, still_on) == (True, True)
    assert table.winners == (0,)


@pytest.mark.rule("MK-END-05")
@pytest.mark.parametrize("who", [foe("fled", (30, 30)), foe("held", near("orc"), guard="orc")])
def test_MK_END_05_whoever_cannot_fight_keeps_nobody_in_the_game(who: Any) -> None:
    table = Knights([own("orc", (10, 10)), own("orc2", (4, 4)), who], cards=CARDS, missions=held(1)).end()

    assert table.happened("out", 1)
    assert table.winners == (0,)


@pytest.mark.rule("MK-END-02")
def test_MK_END_02_two_teams_are_two_sides() -> None:
    teams = [{"team": 0}, {"team": 1}, {"team": 0}, {"team": 1}]
    table = Knights(
        [own("ogre", (18, 18)), foe("elf", near("ogre")), warrior("ally", 2, (4, 4)), warrior("last", 3, (30, 30))],
        cards=CARDS, dice=HIT, players=teams,
    )  # fmt: skip
    table.say("close", "ogre", "elf")

    assert table.happened("out", 1)
    assert table.question() == (2, "act")


# -- the clock ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-END-03", "MK-END-01")
def test_MK_END_03_when_the_time_is_up_the_turn_is_played_to_its_end() -> None:
    table = Knights(
        [own("orc", (10, 10)), own("orc2", (4, 4)), foe("elf", (30, 30))], minutes=50, missions=[{"at": [10, 14]}]
    )
    table.take(Answer(TOGETHER, TIME_UP))
    table.say("move", "orc", (10, 14)).end()

    assert table.happened("time-is-up", 50, rule="MK-END-03")
    assert [facts[0] for facts in table.facts("phase-end")] == [0]
    assert not table.happened("turn")
    assert table.winners == (0,)


@pytest.mark.rule("MK-END-03")
def test_MK_END_03_it_can_run_out_in_the_middle_of_anything() -> None:
    """A free spin is asked for; it is still asked afterwards."""
    table = Knights([own("orc", (10, 10)), foe("elf", (10, 14), facing=90)], minutes=50)
    table.say("move", "orc", near("elf", 0, SOUTH))
    before = table.question()
    table.take(Answer(TOGETHER, TIME_UP))

    assert before == table.question() == (1, "free-spin")
    assert table.state.is_ending


@pytest.mark.rule("MK-END-03")
def test_MK_END_03_without_a_time_nobody_can_say_so() -> None:
    assert refused(Knights(), TOGETHER, TIME_UP) == {("MK-END-03", "no-time-limit")}


@pytest.mark.rule("MK-END-03")
def test_MK_END_03_only_the_clock_can_say_so_and_only_once() -> None:
    table = Knights(minutes=50)
    by_hand = refused(table, 0, TIME_UP)
    table.take(Answer(TOGETHER, TIME_UP))

    assert by_hand == {("MK-END-03", "clock-says-so")}
    assert refused(table, TOGETHER, TIME_UP) == {("MK-END-01", "ending-already")}


@pytest.mark.rule("MK-END-03")
@pytest.mark.parametrize(("last_turn", "seat"), [(1, None), (2, 1), (0, 1)])
def test_MK_END_03_a_number_of_turns_can_be_agreed_on_instead(last_turn: int, seat: int | None) -> None:
    table = Knights(last_turn=last_turn, turn=1).end()

    assert (table.question()[0] if table.match.asks() else None) == seat


# -- agreement -----------------------------------------------------------------------------------------------------


def three(**position: Any) -> Knights:
    """Three players, of whom green controls the only objective."""
    warriors = [own("orc", (10, 10)), own("orc2", (4, 4)), foe("elf", (30, 30)), warrior("third", 2, (30, 4))]
    return Knights(warriors, missions=held(2), **position)


def saying(table: Knights, *said: tuple[int, str]) -> Knights:
    for seat, key in said:
        table.take(Answer(seat, key))
    return table


def refused(table: Knights, seat: int, key: str) -> set[tuple[str, str]]:
    return {(refusal.rule, refusal.because) for refusal in table.match.judge(Answer(seat, key)).refusals}


@pytest.mark.rule("MK-END-04")
def test_MK_END_04_two_of_three_are_not_enough() -> None:
    table = saying(three(), (0, AGREE_TO_END), (1, AGREE_TO_END)).end()

    assert table.facts("wants-end") == [(0,), (1,)]
    assert not table.happened("all-agree")
    assert table.question() == (1, "act")


@pytest.mark.rule("MK-END-04", "MK-END-01")
def test_MK_END_04_if_all_agree_the_game_ends_after_the_turn() -> None:
    table = saying(three(), (0, AGREE_TO_END), (2, AGREE_TO_END), (1, AGREE_TO_END))
    is_on = table.question()
    table.say("move", "orc", (10, 12)).end()

    assert is_on == (0, "act")
    assert table.happened("all-agree", rule="MK-END-04")
    assert table.winners == (2,)


@pytest.mark.rule("MK-END-04")
def test_MK_END_04_one_can_think_better_of_it() -> None:
    table = saying(three(), (0, AGREE_TO_END), (1, AGREE_TO_END), (0, PLAY_ON), (2, AGREE_TO_END))

    assert table.facts("plays-on") == [(0,)]
    assert not table.state.is_ending


@pytest.mark.rule("MK-END-04")
def test_MK_END_04_whoever_gives_up_is_not_waited_for() -> None:
    table = saying(three(), (0, AGREE_TO_END), (1, AGREE_TO_END), (2, CONCEDE))

    assert table.happened("all-agree")
    assert table.question() == (0, "act")


@pytest.mark.rule("MK-END-04")
def test_MK_END_04_nor_is_whoever_drops_out() -> None:
    table = Knights(
        [own("ogre", (18, 18)), own("rest", (4, 4)), foe("elf", near("ogre")), warrior("third", 2, (30, 4))],
        cards=CARDS,
        dice=HIT,
    )
    saying(table, (0, AGREE_TO_END), (2, AGREE_TO_END)).say("close", "ogre", "elf").end()

    assert table.match.outcome is not None


@pytest.mark.rule("MK-END-04")
def test_MK_END_04_what_is_refused() -> None:
    table = saying(three(players=[{}, {}, {}, {"out": True}], extras=False), (0, AGREE_TO_END))

    assert refused(table, 0, AGREE_TO_END) == {("MK-END-04", "said-already")}
    assert refused(table, 1, PLAY_ON) == {("MK-END-04", "said-already")}
    assert refused(table, 3, AGREE_TO_END) == {("MK-END-04", "no-say")}
    assert refused(table, TOGETHER, AGREE_TO_END) == {("MK-END-04", "no-say")}


# -- who wins --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-END-07")
def test_MK_END_07_objectives_count_more_than_anything() -> None:
    table = counted({"points": 300}, {"glory": 180, "points": 100}, holders=(0, 0, 1))

    assert table.winners == (0,)
    assert table.match.outcome is not None
    assert table.match.outcome.rule == "MK-END-07"


@pytest.mark.rule("MK-END-08")
@pytest.mark.parametrize(("glory", "winners"), [((55, 50), (0,)), ((50, 55), (1,))])
def test_MK_END_08_then_the_points_of_those_one_has_eliminated(glory: tuple[int, int], winners: tuple[int]) -> None:
    table = counted({"glory": glory[0], "points": 300}, {"glory": glory[1], "points": 300}, holders=(0, 1))

    assert table.winners == winners
    assert table.match.outcome is not None
    assert table.match.outcome.rule == "MK-END-08"


@pytest.mark.rule("MK-END-08")
def test_MK_END_08_they_are_counted_as_they_fall() -> None:
    cards = [OGRE, figure("elf", points=30), figure("dwarf", points=25), figure("rest")]
    table = Knights(
        [
            own("ogre", (18, 18)), own("ogre2", (6, 6)),
            foe("elf", near("ogre")), foe("dwarf", near("ogre2")), foe("rest", (30, 30)),
        ],
        cards=cards, dice=HIT * 2,
    )  # fmt: skip
    table.say("close", "ogre", "elf").say("close", "ogre2", "dwarf")

    assert table.facts("awarded") == [(0, 30, 30), (0, 25, 55)]
    lines = [[(line.value, line.rule, line.source) for line in event.receipts] for event in table.events("awarded")]
    assert lines == [[(30, "MK-END-08", table.number("elf"))], [(25, "MK-END-08", table.number("dwarf"))]]


@pytest.mark.rule("MK-END-08")
def test_MK_END_08_captives_give_no_points_until_they_are_eliminated() -> None:
    """b100"""
    table = Knights(
        [own("ogre", (18, 18)), own("extra", (4, 4)), foe("elf", near("ogre")), foe("rest", (30, 30))],
        cards=CARDS, dice=[6, 4, 6, 5],
    )  # fmt: skip
    table.say("capture", "ogre", "elf").end()
    captured = table.player(0).glory
    table.go_on("act", seat=0).say("finish", "ogre", "elf")

    assert table.warrior("elf").gone == "eliminated"
    assert (captured, table.player(0).glory) == (0, 25)


@pytest.mark.rule("MK-END-09")
@pytest.mark.parametrize(("points", "winners"), [((298, 300), (0,)), ((300, 299), (1,)), ((300, 300), ())])
def test_MK_END_09_then_the_smaller_army(points: tuple[int, int], winners: tuple[int, ...]) -> None:
    """b98: if these are equal, too, it is a draw."""
    table = counted({"glory": 55, "points": points[0]}, {"glory": 55, "points": points[1]}, holders=(0, 1))

    assert table.winners == winners
    assert table.match.outcome is not None
    assert table.match.outcome.rule == "MK-END-09"


@pytest.mark.rule("MK-END-07", "MK-END-08", "MK-END-09")
def test_MK_END_09_every_number_that_is_compared_is_told_with_what_it_is_made_of() -> None:
    """Seat 0 had 30 points before, and gets 25 for the elf; 55 to 55, so the armies are compared."""
    missions = [{"at": [10, 10], "holder": 0}, {"at": [26, 26], "holder": 1}]
    players = [{"glory": 30, "points": 200}, {"glory": 55, "points": 198}]
    fighters = [own("ogre", (18, 18)), foe("elf", near("ogre")), foe("rest", (30, 4))]
    table = Knights(fighters, CARDS, HIT, missions=missions, players=players, last_turn=1)
    table.say("close", "ogre", "elf").go_on()
    told = {
        name: [[(line.value, line.rule, line.source) for line in event.receipts] for event in table.events(name)]
        for name in ("counted", "points-compared", "costs-compared")
    }

    assert told["counted"] == [[(1, "MK-END-07", 10_000)], [(1, "MK-END-07", 10_001)]]
    assert told["points-compared"] == [
        [(25, "MK-END-08", table.number("elf")), (30, "MK-END-08", -1)], [(55, "MK-END-08", -1)]
    ]  # fmt: skip
    assert told["costs-compared"] == [[(200, "MK-END-09", -1)], [(198, "MK-END-09", -1)]]
    assert table.winners == (1,)


@pytest.mark.rule("MK-END-09")
def test_MK_END_09_an_army_costs_what_it_was_built_for_items_and_all() -> None:
    """b87"""
    players = [{"army": [{"figure": "orc", "items": ["blade"]}]}, {"army": ["orc"]}]
    blade = ("item", {"id": "blade", "name": {"en": "B", "de": "B"}, "text": {"en": "B", "de": "B"},
                      "collector": "999", "points": 7})  # fmt: skip
    state = Knights.new({"players": players}, [], cards=[figure("orc"), blade]).state

    assert [player.points for player in state.players] == [32, 25]


@pytest.mark.rule("MK-END-07", "MK-END-08")
def test_MK_END_08_only_those_with_the_most_objectives_are_compared() -> None:
    """b97"""
    table = counted({"glory": 10}, {"glory": 20}, {"glory": 90}, holders=(0, 0, 1, 1, 2))

    assert table.winners == (1,)


@pytest.mark.rule("MK-END-07", "MK-END-08", "MK-END-09")
@pytest.mark.parametrize(
    ("holders", "glory", "points", "winners"),
    [
        ((0, 2, 1), (0, 0, 0, 0), (9, 9, 9, 9), (0, 2)),
        ((0, 1), (10, 15, 10, 0), (9, 9, 9, 9), (0, 2)),
        ((0, 1), (10, 10, 0, 0), (100, 90, 50, 70), (0, 2)),
        ((0, 1), (10, 10, 0, 0), (100, 90, 60, 70), ()),
    ],
)
def test_MK_END_07_a_team_adds_everything_up(
    holders: tuple[int, ...], glory: tuple[int, ...], points: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """a22"""
    players = [{"team": seat % 2, "glory": glory[seat], "points": points[seat]} for seat in range(4)]

    assert counted(*players, holders=holders).winners == winners


@pytest.mark.rule("MK-END-07")
def test_MK_END_07_whoever_is_out_can_still_win_with_his_points_but_not_who_gave_up() -> None:
    players: list[dict[str, Any]] = [{}, {}, {"out": True, "glory": 50}, {"out": True, "conceded": True, "glory": 90}]
    gone = [warrior("third", 2, (1, 1), gone="removed"), warrior("fourth", 3, (2, 2), gone="removed")]
    table = Knights(
        [own("orc", (10, 10)), foe("elf", (30, 30)), *gone], players=players, last_turn=1, extras=False
    ).end()

    assert table.winners == (2,)


# -- without outside influence ----------------------------------------------------------------------------------


def exhausted(*more: Any, **position: Any) -> Knights:
    """An orc of 25 points that has but one click left and is pushed."""
    table = Knights([own("orc", (10, 10), click=5, tokens=1), own("rest", (4, 4)), *more], **position)
    return table.say("move", "orc", (10, 11))


@pytest.mark.rule("MK-END-10")
def test_MK_END_10_pushing_gives_the_points_to_all_opponents() -> None:
    two = exhausted(foe("elf", (30, 30)))
    four = exhausted(foe("elf", (30, 30)), warrior("third", 2, (30, 4)), warrior("fourth", 3, (4, 30)))

    assert two.facts("awarded") == [(1, 25, 25)]
    assert four.facts("awarded") == [(1, 8, 8), (2, 8, 8), (3, 8, 8)]
    lines = [(line.band, line.value, line.rule) for line in four.events("awarded")[0].receipts]
    assert lines == [(BASE, 25, "MK-END-08"), (SET, 8, "MK-END-10")]


@pytest.mark.rule("MK-END-10")
def test_MK_END_10_team_mates_have_no_share() -> None:
    others = [foe("elf", (30, 30)), warrior("ally", 2, (30, 4)), warrior("fourth", 3, (4, 30))]
    table = exhausted(*others, players=[{"team": seat % 2} for seat in range(4)])

    assert table.facts("awarded") == [(1, 12, 12), (3, 12, 12)]


@pytest.mark.rule("MK-END-10")
def test_MK_END_10_nor_have_those_who_are_out() -> None:
    """b102"""
    gone = warrior("third", 2, (30, 4), gone="removed")
    table = exhausted(foe("elf", (30, 30)), gone, players=[{}, {}, {"out": True}], extras=False)

    assert table.facts("awarded") == [(1, 25, 25)]


@pytest.mark.rule("MK-END-10")
def test_MK_END_10_a_critical_miss_is_nobodys_doing() -> None:
    table = Knights(
        [own("orc", (10, 10), click=5), own("rest", (4, 4)), foe("elf", near("orc")), warrior("third", 2, (30, 4))],
        dice=[1, 1],
    )
    table.say("close", "orc", "elf")

    assert table.happened("eliminated", "orc", -1)
    assert table.facts("awarded") == [(1, 12, 12), (2, 12, 12)]


@pytest.mark.rule("MK-END-10")
def test_MK_END_10_nor_is_a_sprint() -> None:
    """b101"""
    table = Knights([own("orc", (10, 10), click=5), own("rest", (4, 4)), foe("elf", (30, 30))])
    table.say("sprint", "orc", (10, 20))

    assert table.facts("awarded") == [(1, 25, 25)]
