"""Positions of Mage Knight: small ones are short, large ones lose nothing, and mistakes are told with their place."""

from typing import Any

import pytest

from knights import EAST, Knights, domain, figure, foe, item, near, own, warrior
from tercio.content.trouble import BadInput
from tercio.games.mageknight import open_game
from tercio.games.mageknight.abilities.registry import abilities
from tercio.games.mageknight.positions.position import MageKnightVocabulary, write_position
from tercio.games.mageknight.setup import read_setup
from tercio.games.mageknight.state import MISSIONS, NEUTRAL, PIECES, WAITING
from tercio.games.vocabulary import NoSuchDetail
from tercio.kernel import NOBODY, loaded, seeded, start

CARDS = [
    figure("orc", abilities=["charge"], points=30),
    figure("elf", dial=[{}, {}, {}, {}]),
    item("blade", changes={"attack": 1}),
    domain("fog", most_range=6),
]


def small(**position: Any) -> Knights:
    return Knights([own("orc", (10, 10)), foe("elf", (20, 20))], CARDS, **position)


def full() -> Knights:
    """A table on which nearly everything differs from what it would be if nothing were said."""
    return Knights(
        [
            own("orc", (10, 10), facing=17, click=2, limit=1, tokens=1, marked=True, items=["blade"], off=["charge"]),
            foe("elf", near("orc"), acted=True, moved=True, hexed_by=0, watching=True),
            warrior("elf2", 1, near("orc", 0, EAST), guard="orc", army=0),
            foe("orc2", (30, 30.125), gone="eliminated"),
            own("orc3", (30, 20), soaring=True),
        ],
        CARDS,
        terrain={
            "wood": {"kind": "hindering", "at": [20, 20], "radius": 3.5},
            "wall": {"kind": "blocking", "at": [5, 20], "width": 4, "depth": 0.5, "facing": 30},
            "cliff": {"kind": "clear", "outline": [[1, 30], [3, 30], [2, 32]], "elevated": True, "abrupt": True,
                      "access": [[2, 30]], "number": 7},
            "bramble": {"at": [25, 10], "damage": 1},
            "thicket": {"kind": "hindering", "at": [2, 30.7], "radius": 0.3, "on": "cliff"},
        },
        missions=[{"at": [18, 18], "holder": 1}, {"at": [9, 28], "holder": -2, "number": 4}],
        loot=[{"item": "blade", "at": [3, 3]}],
        bombs=[{"shooter": "orc", "at": [6, 6], "facing": 45}],
        players=[
            {"actions": 1, "glory": 25, "points": 190, "team": 1, "domain": "fog", "roll": 7},
            {"side": 1, "domain_chosen": True, "team": 0},
        ],
        options=["domains", "open-dials"],
        board=48,
        total=300,
        turn=5,
        last_turn=9,
        ending=True,
    )  # fmt: skip


# -- what is written is read back ------------------------------------------------------------------------


def test_a_full_table_is_read_back_to_the_same_state() -> None:
    table = full()

    assert table.again() == (table.state, table.match.stack)


@pytest.mark.parametrize("position", [{}, {"phase": "command"}, {"phase": "end"}, {"active": 1}, {"phase": "setup"}])
def test_wherever_the_match_is_it_is_read_back(position: dict[str, Any]) -> None:
    table = small(dice=[6, 3] * 10, **position)

    assert table.again() == (table.state, table.match.stack)


def test_a_match_goes_on_from_what_was_written_like_the_original() -> None:
    table = small(dice=[6, 3] * 20)
    twin = start(table.match.game, {"position": write_position(table.match)}, loaded((6, 3) * 20))
    table.say("move", "orc", (10, 14)).say("move", "elf", (16, 20)).say("move", "orc", (10, 12))
    for answer in table.match.answers:
        assert twin.answer(answer)

    assert twin.state == table.state


# -- what need not be written -----------------------------------------------------------------------------


def test_warriors_are_enough() -> None:
    table = small()
    state = table.state

    assert (state.board, state.total, state.turn, state.active, state.phase) == (36_000, 200, 1, 0, "action")
    assert (state.missions, state.pieces, table.question()) == ([], [], (0, "act"))
    assert [player.side for player in state.players] == [0, 2]
    assert [player.actions for player in state.players] == [2, 0]
    assert [player.points for player in state.players] == [30, 25]


def test_everybody_faces_the_middle_from_its_own_side() -> None:
    table = Knights([warrior(f"orc{seat}", seat, (9 + 5 * seat, 9)) for seat in range(4)], CARDS)

    assert [player.side for player in table.state.players] == [0, 3, 2, 1]
    assert [w.facing for w in table.state.warriors] == [90, 0, 270, 180]


def test_without_a_total_every_warrior_can_be_given_an_action() -> None:
    five = [own(f"orc{number}", (5 + 3 * number, 10)) for number in range(5)]

    assert Knights(five, CARDS).player(0).actions == 5
    assert Knights(five, CARDS, total=300).player(0).actions == 3


def test_a_hero_stands_on_the_click_of_its_level() -> None:
    hero = figure("hero", clicks=8, rank="unique", levels=[4, 3, 2, 1, 0], costs=[10, 20, 30, 40, 50])
    table = Knights([own("hero", (10, 10), level=2)], [hero])

    assert (table.warrior("hero").click, table.warrior("hero").limit, table.player(0).points) == (3, 3, 20)


def test_a_terrain_piece_is_what_its_card_says_unless_the_file_says_otherwise() -> None:
    table = small(terrain={"bramble": {"at": [20, 20]}, "rock": {"card": "boulder", "at": [9, 30], "radius": 2}})
    bramble, rock = table.piece("bramble"), table.piece("rock")

    assert (bramble.kind, bramble.card, bramble.radius) == ("hindering", "bramble", 2_000)
    assert (rock.kind, rock.card, rock.radius) == ("blocking", "boulder", 2_000)


# -- names ------------------------------------------------------------------------------------------------


def test_everything_on_the_field_has_a_name_and_a_number() -> None:
    table, words = full(), MageKnightVocabulary()
    numbers = {"orc": 0, "elf2": 2, "wall": PIECES + 1, "cliff": PIECES + 7, "mission-1": MISSIONS, "loot-1": 30_000}

    assert {name: words.id_of(table.state, name) for name in numbers} == numbers
    assert {words.name_of(table.state, number): number for number in numbers.values()} == numbers
    assert words.id_of(table.state, "nobody") is None
    assert words.name_of(table.state, NOBODY) == ""


def test_an_ability_a_side_a_kind_and_a_domain_have_numbers() -> None:
    table = small()
    content = open_game().content
    healed = table.answer("heal", "elf", ability="quickness")

    assert (healed.subject, healed.detail) == (table.number("elf"), abilities()["quickness"].number)
    assert table.answer("side", side="north").subject == 50_002
    assert table.answer("terrain", kind="bramble").subject == 90_000 + list(content.kinds).index("bramble")
    with pytest.raises(NoSuchDetail):
        table.answer("side", side="up")


# -- mistakes ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"phase": "acton"}, 'Did you mean "action"?'),
        ({"wether": "fine"}, 'Unknown key "wether"'),
        ({"players": [{"actoins": 3}]}, 'Did you mean "actions"?'),
        ({"players": [{"domain": "smoke"}]}, "players[0].domain"),
        ({"players": [{}] * 5}, "at most 4 players"),
        ({"terrain": {"orc": {"kind": "hindering", "at": [1, 1], "radius": 1}}}, 'Two things are called "orc"'),
        ({"terrain": {"a": {"kind": "hindering", "outline": [[1, 1], [2, 2]]}}}, "at least 3 corners"),
        ({"terrain": {"a": {"kind": "hindring", "at": [1, 1], "radius": 1}}}, 'Did you mean "hindering"?'),
        ({"missions": [{"at": [1, 1], "holder": 4}]}, "missions[0].holder"),
        ({"bombs": [{"shooter": "ork", "at": [1, 1], "facing": 0}]}, 'Did you mean "orc"?'),
        ({"active": 2}, "active: Expected"),
    ],
)
def test_a_mistake_is_told_with_its_place(position: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput) as told:
        small(**position)

    assert message in str(told.value)


@pytest.mark.parametrize(
    "values", [{"click": 9}, {"tokens": 3}, {"off": ["flying"]}, {"gone": "home"}, {"facing": 360}]
)
def test_a_warrior_is_only_what_a_warrior_can_be(values: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as told:
        Knights([own("orc", (9, 9), **values)], CARDS)

    assert f"warriors.orc.{next(iter(values))}" in str(told.value)


# -- new matches --------------------------------------------------------------------------------------------


def test_a_new_match_begins_with_the_armies_beside_the_field() -> None:
    game = open_game()
    state = read_setup(game.content, game.example_setup())

    assert {w.gone for w in state.warriors} == {WAITING}
    assert [player.points <= 200 for player in state.players] == [True, True]
    assert [mission.holder for mission in state.missions] == [NEUTRAL] * 0


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"total": 250}, "MK-ARMY-04"),
        ({"players": [{"army": ["orc-marauder-weak"]}]}, "players"),
        ({"players": [{"army": ["orc-marauder-weka"]}, {"army": ["orc-marauder-weak"]}]}, "orc-marauder-weak"),
        ({"total": 100, "players": [{"army": ["orc-marauder-weak"] * 8}] * 2}, "MK-ARMY-06"),
        ({"players": [{"army": ["orc-marauder-weak"], "team": 0}] * 2}, "one team"),
        ({"terrain": [["bramble"] * 5]}, "MK-SETUP-12"),
        ({"terrain": [["brambel"]]}, 'Did you mean "bramble"?'),
        ({"options": ["domain"]}, "options[0]"),
        ({"turns": 4}, 'Unknown key "turns"'),
    ],
)
def test_what_cannot_be_agreed_on_is_told_with_its_place(change: dict[str, Any], message: str) -> None:
    game = open_game()
    with pytest.raises(BadInput) as told:
        start(game, {**game.example_setup(), **change}, seeded(1))

    assert message in str(told.value)
