"""MK-SPECIAL  Special actions, what is due in the command and the end phase, and who may be brought back."""

from __future__ import annotations

from typing import Any

import pytest

from knights import EAST, NORTH, SOUTH, WEST, Card, Knights, domain, figure, foe, item, near, own
from tercio.games.mageknight.field.measurement import measure
from tercio.games.mageknight.state import ITEMS, mageknight
from tercio.games.mageknight.steps.turns.harm import ChangeSides
from tercio.games.mageknight.steps.turns.singled_out import Outmatch, SingleOut, Tire
from tercio.kernel import NOBODY, SPECTATOR, Answer, Step
from tercio.texts import Speaker

TROLL = figure("troll", abilities=["regeneration"])
GUNNER = figure("gunner", range=10, ranged_damage=3, attack_types=["bow"], abilities=["bombardment"])
SNAKE = figure("snake", abilities=["venom"])


def happen(table: Knights, step: Step) -> Knights:
    """A card takes effect, in the middle of whatever is under way."""
    table.match.push(step)
    table.match.run()
    return table


# -- special actions ------------------------------------------------------------------------------------


@pytest.mark.rule("MK-SPECIAL-01")
def test_MK_SPECIAL_01_it_is_one_of_the_actions_of_the_turn() -> None:
    table = Knights(
        [own("orc", (10, 10)), own("troll", (20, 10), click=3)],
        [TROLL, item("blade")],
        loot=[{"item": "blade", "at": [10, 11]}],
        dice=[4],
        players=[{"actions": 2}, {}],
    )
    table.say("pick-up", "orc", "loot-1")
    assert (table.player(0).actions, [item.id for item in table.warrior("orc").items]) == (1, ["blade"])
    assert table.refused("regenerate", "orc") >= {"MK-TURN-16", "MKA-REGENERATION-01"}
    table.say("regenerate", "troll")

    assert (table.warrior("troll").click, table.state.phase) == (1, "action")
    assert (table.question(), table.warrior("troll").tokens) == ((1, "act"), 1)


@pytest.mark.rule("MK-SPECIAL-02")
def test_MK_SPECIAL_02_it_costs_an_action_token_and_may_push() -> None:
    table = Knights([own("troll", (10, 10), tokens=1, click=3)], [TROLL], dice=[2]).say("regenerate", "troll")

    assert table.happened("token", "troll", 2, rule="MK-SPECIAL-02")
    assert table.happened("damaged", "troll", 1, 4, rule="MK-TERM-16")


@pytest.mark.rule("MKA-REGENERATION-01")
@pytest.mark.parametrize(("face", "click"), [(1, 4), (2, 4), (3, 3), (5, 1), (6, 0)])
def test_MKA_REGENERATION_01_the_die_less_2(face: int, click: int) -> None:
    table = Knights([own("troll", (10, 10), click=4), foe("elf", near("troll"))], [TROLL], dice=[face])
    table.say("regenerate", "troll")

    assert table.warrior("troll").click == click


@pytest.mark.rule("MKA-REGENERATION-01")
def test_MKA_REGENERATION_01_not_while_demoralized_or_guarding() -> None:
    sad = figure("sad", abilities=["regeneration", "demoralized"])
    table = Knights(
        [own("sad", (10, 10)), own("troll", (20, 10)), foe("elf", near("troll"), guard="troll"), foe("far", (1, 30))],
        [sad, TROLL],
    )

    assert table.refused("regenerate", "sad") == {"MKA-DEMORALIZED-01"}
    assert table.refused("regenerate", "troll") == {"MK-CAPTURE-09"}


# -- venom ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-SPECIAL-03", "MKA-VENOM-01")
def test_MK_SPECIAL_03_venom_at_the_front_arc() -> None:
    table = Knights(
        [
            own("snake", (10, 10)),
            foe("elf", near("snake", 0, NORTH)),
            foe("elf2", near("snake", 0, EAST)),
            foe("elf3", near("snake", 0, SOUTH)),
            foe("elf4", near("snake", 0.02, 45)),
        ],
        [SNAKE],
        phase="command",
    )

    assert [table.warrior(name).click for name in ("elf", "elf2", "elf3", "elf4")] == [1, 1, 0, 0]
    assert table.happened("damaged", "elf", 1, 1, "snake", rule="MKA-VENOM-01")


@pytest.mark.rule("MKA-VENOM-01")
def test_MKA_VENOM_01_only_in_its_players_command_phase_and_not_as_a_captive() -> None:
    captive = [own("snake", (10, 10), guard="elf"), own("orc", (1, 1)), foe("elf", near("snake"))]
    friends = [own("snake", (10, 10)), own("orc", near("snake"))]

    for warriors, active in ((captive, 0), (friends, 0), ([own("snake", (10, 10)), foe("elf", near("snake"))], 1)):
        table = Knights(warriors, [SNAKE], phase="command", active=active)

        assert not table.happened("damaged")


@pytest.mark.rule("MKA-VENOM-01")
def test_MKA_VENOM_01_toughness_keeps_it_off() -> None:
    elf = figure("elf", abilities=["toughness"])
    table = Knights([own("snake", (10, 10)), foe("elf", near("snake"))], [SNAKE, elf], phase="command")

    assert table.warrior("elf").click == 0


@pytest.mark.rule("MK-SPECIAL-04")
def test_MK_SPECIAL_04_venom_costs_no_action() -> None:
    table = Knights([own("snake", (10, 10)), foe("elf", near("snake"))], [SNAKE], phase="command", total=200)

    assert (table.warrior("elf").click, table.warrior("snake").tokens) == (1, 0)
    assert (table.player(0).actions, table.question()) == (2, (0, "act"))


def example_turn(dice: tuple[int, ...]) -> Knights:
    """The book's example: nine warriors, 200 points, venom and a bombardment of the turn before."""
    archer = figure("archer", range=10, ranged_damage=2, attack_types=["bow"], attack=9)
    rest = [own(f"orc{number}", (3 + 4 * number, 2), tokens=number % 3) for number in range(6)]
    return Knights(
        [
            own("snake", (8, 16)),
            foe("elf", near("snake")),
            own("gunner", (18, 6), tokens=1),
            own("archer", (28, 14)),
            foe("elf2", (28, 22)),
            foe("elf3", (18, 24)),
            *rest,
        ],
        [SNAKE, GUNNER, archer],
        dice=dice,
        bombs=[{"shooter": "gunner", "at": [18, 24]}],
        missions=[{"at": [17, 9]}],
        phase="command",
        total=200,
    )


@pytest.mark.rule("MK-SPECIAL-05")
@pytest.mark.parametrize("first", ["snake", "gunner"])
def test_MK_SPECIAL_05_the_player_orders_venom_and_bombardment(first: str) -> None:
    table = example_turn((3, 4, 3, 3))

    assert table.question() == (0, "command")
    assert table.subjects("resolve") == ["snake:venom", "gunner:bombardment"]
    table.say("resolve", first, ability="venom" if first == "snake" else "bombardment")
    order = [event.name for event in table.match.events if event.rule in ("MKA-VENOM-01", "MK-BOMB-11")]
    assert order[0] == ("damaged" if first == "snake" else "rolled")
    assert (table.warrior("elf").click, table.warrior("elf3").click, table.state.phase) == (1, 3, "action")


def test_what_is_due_is_called_by_its_ability_and_its_warrior() -> None:
    match = example_turn(()).match
    spoken = [Speaker(match.game, lang).option(match.state, match.asks()[0].options[0]) for lang in ("en", "de")]

    assert spoken == ["First Venom of Snake (Red)", "Zuerst Gift: Snake (Rot)"]


@pytest.mark.rule("MK-SPECIAL-06")
def test_MK_SPECIAL_06_the_example_turn() -> None:
    table = example_turn((3, 4, 3, 3, 3, 4)).say("resolve", "snake", ability="venom")
    assert (table.player(0).actions, table.question()) == (2, (0, "act"))
    table.say("ranged", "archer", "elf2").go_on("act", 0)
    assert (table.warrior("elf2").click, table.player(0).actions) == (2, 1)
    table.say("move", "orc3", (17, 8))

    assert table.question() == (1, "act")
    assert table.mission().holder == 0
    assert [table.warrior(name).tokens for name in ("archer", "orc3")] == [1, 1]
    assert {table.warrior(name).tokens for name in ("snake", "gunner", "orc0", "orc1", "orc2", "orc4", "orc5")} == {0}


# -- the command and the end phase ---------------------------------------------------------------------------


@pytest.mark.rule("MK-TURN-11")
def test_MK_TURN_11_some_things_only_in_the_command_phase() -> None:
    warriors = [own("orc", (10, 10), items=["blade"])]
    command = Knights(warriors, [item("blade")], phase="command")
    action = Knights(warriors, [item("blade")])
    number = ITEMS + command.warrior("orc").items[0].number
    drop = Answer(0, "drop", command.number("orc"), (number,), ((10_000, 11_125),))

    assert command.question() == (0, "prepare")
    assert command.refused("move", "orc", (10, 12)) == {"MK-TURN-11"}
    assert command.because("move", "orc", (10, 12)) == {"other-phase"}
    assert command.match.judge(drop)
    assert {refusal.rule for refusal in action.match.judge(drop).refusals} == {"MK-TURN-11"}


@pytest.mark.rule("MK-TURN-11")
def test_MK_TURN_11_no_action_between_two_effects() -> None:
    table = example_turn(())

    assert table.refused("move", "archer", (28, 15)) == {"MK-TURN-11"}


RECALLER = figure("shaman", abilities=["recall"])


def recalled(**position: Any) -> Knights:
    """A warrior that was recalled this turn stands alone on an objective, at the end of the action phase."""
    return Knights(
        [own("shaman", (10, 10)), own("ghost", near("shaman"), recalled=True), foe("elf", (30, 30))],
        [RECALLER],
        missions=[{"at": [10, 12.2]}],
        **position,
    ).end()


@pytest.mark.rule("MK-TURN-25")
def test_MK_TURN_25_the_player_orders_what_happens_at_the_start_of_the_end_phase() -> None:
    table = recalled()

    assert table.question() == (0, "end")
    assert table.keys() == {"check-missions", "resolve"}
    table.say("check-missions")
    assert (table.mission().holder, table.warrior("ghost").gone) == (0, "eliminated")


@pytest.mark.rule("MK-TURN-25")
def test_MK_TURN_25_the_other_way_round_it_controls_nothing() -> None:
    table = recalled().say("resolve", "ghost", ability="recall")

    assert (table.mission().holder, table.warrior("ghost").gone) == (NOBODY, "eliminated")


@pytest.mark.rule("MK-TURN-26")
def test_MK_TURN_26_what_happens_in_the_end_phase_comes_after_its_start() -> None:
    sun = domain("sun", effects=["demoralized-die"])
    table = Knights(
        [
            own("shaman", (10, 10)),
            own("ghost", near("shaman"), recalled=True),
            own("sad", (20, 20)),
            foe("elf", (30, 30)),
        ],
        [RECALLER, sun, figure("sad", abilities=["demoralized"])],
        missions=[{"at": [10, 12.2]}],
        players=[{"domain": "sun"}, {}],
    ).end()
    assert table.subjects("resolve") == ["ghost:recall"]
    table.say("check-missions")
    gone = [table.name(facts[0]) for facts in table.facts("eliminated")]

    assert gone == ["ghost", "sad"]
    assert table.names().index("controls") < table.names().index("eliminated")


# -- command -----------------------------------------------------------------------------------------------------


CAPTAIN = figure("captain", abilities=["command"])


@pytest.mark.rule("MKA-COMMAND-01")
@pytest.mark.parametrize(("face", "actions"), [(6, 3), (5, 2), (1, 2)])
def test_MKA_COMMAND_01_a_6_gives_an_action(face: int, actions: int) -> None:
    table = Knights([own("captain", (10, 10))], [CAPTAIN], phase="command", total=200, dice=[face])

    assert table.player(0).actions == actions


@pytest.mark.rule("MKA-COMMAND-01")
def test_MKA_COMMAND_01_the_action_gained_is_told_with_who_brought_it() -> None:
    table = Knights([own("captain", (10, 10))], [CAPTAIN], phase="command", total=200, dice=[6])

    lines = [(line.value, line.rule, line.source) for line in table.events("extra-action")[0].receipts]
    assert lines == [(2, "MK-TURN-08", -1), (1, "MKA-COMMAND-01", table.number("captain"))]


@pytest.mark.rule("MKA-COMMAND-01")
@pytest.mark.parametrize(("face", "told"), [(6, []), (5, [(5, 6)]), (1, [(1, 6)])])
def test_MKA_COMMAND_01_a_roll_that_brings_nothing_is_told(face: int, told: list[tuple[int, int]]) -> None:
    table = Knights([own("captain", (10, 10))], [CAPTAIN], phase="command", total=200, dice=[face])

    assert [event.facts[1:] for event in table.match.events if event.name == "no-extra-action"] == told


@pytest.mark.rule("MKA-COMMAND-01")
def test_MKA_COMMAND_01_two_captains_roll_for_themselves() -> None:
    table = Knights(
        [own("captain", (10, 10)), own("captain2", (20, 10))], [CAPTAIN], phase="command", total=200, dice=[6, 6]
    )
    table.say("resolve", "captain2", ability="command")

    assert table.player(0).actions == 4


@pytest.mark.rule("MKA-COMMAND-01")
def test_MKA_COMMAND_01_demoralized_friends_take_heart() -> None:
    sad = figure("sad", dial=[{}, {}, {"abilities": ["demoralized"]}])
    table = Knights(
        [
            own("captain", (10, 10)),
            own("sad", near("captain", 0, NORTH), click=2),
            own("sad2", near("captain", 0, EAST), click=1),
            own("sad3", near("captain", 0.02, WEST), click=2),
            foe("sad4", near("captain", 0, SOUTH), click=2),
            foe("far", (30, 30)),
        ],
        [CAPTAIN, sad],
        phase="command",
        dice=[1],
    )

    assert [table.warrior(name).click for name in ("sad", "sad2", "sad3", "sad4")] == [1, 1, 2, 2]


@pytest.mark.rule("MKA-COMMAND-01")
def test_MKA_COMMAND_01_it_cannot_be_captured() -> None:
    table = Knights([own("orc", (10, 10)), foe("captain", near("orc"))], [CAPTAIN])

    assert table.refused("capture", "orc", "captain") == {"MKA-COMMAND-01"}


# -- "the figure" ------------------------------------------------------------------------------------------------


def priced(*points: int) -> list[Card]:
    return [figure(f"orc{place}", points=cost) for place, cost in enumerate(points)]


def line_up(points: tuple[int, ...], **fields: Any) -> Knights:
    warriors = [own(f"orc{place}", (5 + 5 * place, 10), figure=f"orc{place}") for place in range(len(points))]
    cards = [*priced(*points), figure("elf", points=1, defense=20)]
    return happen(Knights([*warriors, foe("elf", (30, 30))], cards), SingleOut(**fields))


@pytest.mark.rule("MK-SPECIAL-07")
@pytest.mark.parametrize(("points", "clicks"), [((40, 40, 25), [0, 0, 0]), ((41, 40, 25), [1, 0, 0])])
def test_MK_SPECIAL_07_where_several_have_most_points_nobody_is_affected(
    points: tuple[int, ...], clicks: list[int]
) -> None:
    table = line_up(points, value="points", is_highest=True, clicks=1)

    assert [table.warrior(f"orc{place}").click for place in range(3)] == clicks
    assert table.happened("nobody-singled-out", 2, rule="MK-SPECIAL-07") == (clicks == [0, 0, 0])


@pytest.mark.rule("MK-SPECIAL-08")
@pytest.mark.parametrize(("defense", "clicks"), [((13, 13), [0, 0]), ((13, 12), [0, 1])])
def test_MK_SPECIAL_08_the_figure_means_exactly_one(defense: tuple[int, int], clicks: list[int]) -> None:
    cards = [figure("orc", defense=defense[0]), figure("troll", defense=defense[1]), figure("elf", defense=20)]
    table = Knights([own("orc", (10, 10)), own("troll", (20, 10)), foe("elf", (30, 30))], cards)
    happen(table, SingleOut("defense", is_highest=False, clicks=1))

    assert [table.warrior("orc").click, table.warrior("troll").click] == clicks


@pytest.mark.rule("MK-SPECIAL-09")
def test_MK_SPECIAL_09_unless_the_text_lets_somebody_choose() -> None:
    table = line_up((40, 40, 25), value="points", is_highest=True, clicks=1, chooser=1)

    assert table.question() == (1, "single-out")
    assert table.subjects("single-out") == ["orc0", "orc1"]
    table.say("single-out", "orc1")
    assert [table.warrior(f"orc{place}").click for place in range(3)] == [0, 1, 0]


@pytest.mark.rule("MK-SPECIAL-10")
@pytest.mark.parametrize(("points", "click"), [((25, 40, 40), 1), ((40, 40, 40), 0), ((41, 40, 25), 0)])
def test_MK_SPECIAL_10_a_comparison_does_not_ask_for_the_only_one(points: tuple[int, int, int], click: int) -> None:
    table = Knights([own("orc0", (5, 10)), foe("orc1", (10, 20)), foe("orc2", (20, 20))], priced(*points))
    happen(table, Outmatch(table.number("orc0"), table.number("orc1"), 1))

    assert table.warrior("orc1").click == click


# -- tokens --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-TERM-04")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
def test_MK_TERM_04_never_more_than_two_tokens(before: int, after: int) -> None:
    table = Knights([own("orc", (10, 10), tokens=before), own("orc2", (20, 10))])
    happen(table, Tire(table.number("orc")))

    assert (table.warrior("orc").tokens, table.warrior("orc").click) == (after, 0)


@pytest.mark.rule("MK-TERM-05")
def test_MK_TERM_05_a_third_token_keeps_the_two() -> None:
    warriors = [own("orc", (10, 10), tokens=2), own("orc2", (20, 10), tokens=2), own("orc3", (30, 10))]
    own_turn = Knights([*warriors, foe("elf", (20, 20), tokens=2), foe("elf2", (30, 20))])
    happen(happen(own_turn, Tire(own_turn.number("orc"))), Tire(own_turn.number("elf")))
    own_turn.end().go_on("act", 1).end().go_on("act", 0)

    assert [own_turn.warrior(name).tokens for name in ("orc", "orc2", "elf")] == [2, 0, 0]


@pytest.mark.rule("MK-TERM-12")
def test_MK_TERM_12_allegiance_may_change() -> None:
    table = Knights([own("orc", (10, 10)), foe("elf", near("orc")), foe("elf2", (30, 30))])

    assert table.refused("sprint", "orc", (10, 8)) == {"MK-SPRINT-04"}
    happen(table, ChangeSides(table.number("elf"), 0))
    assert table.refused("close", "orc", "elf") == {"MK-COMBAT-16"}
    assert "move" in table.keys("elf")
    assert table.refused("sprint", "orc", (10, 8)) == set()


@pytest.mark.rule("MK-TERM-14")
def test_MK_TERM_14_everybody_may_measure_at_any_time() -> None:
    wood = {"wood": {"kind": "hindering", "at": [20, 10], "radius": 2}}
    table = Knights([own("orc", (10, 10)), foe("elf", (13, 14))], missions=[{"at": [21, 14]}], terrain=wood)
    seen = [mageknight(table.match.view(seat).ghost) for seat in (0, 1, SPECTATOR)]

    assert table.question()[0] == 0
    assert [measure(state, table.number("orc"), table.number("elf")) for state in seen] == [5_000] * 3
    assert [measure(state, table.number("elf"), table.number("mission-1")) for state in seen] == [8_000] * 3
    assert [measure(state, table.number("wood"), table.number("orc")) for state in seen] == [10_000] * 3
    with pytest.raises(KeyError):
        measure(seen[0], NOBODY, table.number("orc"))
