"""Positions of Summoners: small ones are short, large ones lose nothing, and mistakes are told with their place."""

from typing import Any

import pytest

from summoning import NORTH, Summoning, action, creature, foe, named, near, own, spell, summoner, unit
from tercio.content.trouble import BadInput
from tercio.games import box_of
from tercio.games.summoners.positions.position import write_position
from tercio.games.summoners.state import LEVEL_TABLE, NOVICE, OBJECTIVES, PIECES
from tercio.kernel import NOBODY, loaded, start

WOOD = {"id": "test-wood", "name": named("wood"), "going": "heavy", "sight": "restricting", "size": 4, "large": True}
ROCK = {
    "id": "test-rock",
    "name": named("rock"),
    "going": "impassable",
    "sight": "true",
    "size": [2, 4],
    "large": False,
}
ROOF = {**ROCK, "id": "test-roof", "going": "open", "raised": True}
GLOW = action("glow", {"verb": "grant", "what": "ice", "amount": 1}, target="oneself")


def small(**position: Any) -> Summoning:
    return Summoning([own("cobra", (10, 10)), foe("golem", (20, 20))], mages=False, **position)


def full() -> Summoning:
    """A table on which nearly everything differs from what it would be if nothing were said."""
    return Summoning(
        [
            own("cobra", (10, 10), life_lost=3, ap=1, ice=2, moved=["walk", "charge"], concentrated=True),
            foe("golem", near("cobra"), fire=2, fire_by=0, loss=1, activated=True),
            foe("golem2", (30, 30.125), gone="killed"),
        ],
        cards=[creature("cobra", powers=[GLOW]), creature("golem", level=2), WOOD, ROOF],
        terrain={
            "wood": {"kind": "test-wood", "at": [20, 20], "radius": 3.5},
            "wall": {"kind": "test-roof", "at": [5, 20], "width": 4, "depth": 0.5, "facing": 30},
            "heap": {"kind": "test-roof", "outline": [[1, 30], [3, 30], [2, 32]], "sloped": True, "number": 7},
        },
        objectives={"source": {"kind": "large", "at": [18, 18], "holder": 1}, "relic": {"at": [9, 9]}},
        effects=[{"spell": "glow", "caster": "cobra", "target": "cobra"}],
        players=[
            {"gems": 3, "level": "adept", "points": 4, "team": 1, "summoned_free": True, "secret": "host"},
            {"deck": ["mage"], "held": "golem", "spot": 0, "secret_shown": True, "out": False},
        ],
        acting="cobra",
        options=["portals", "last-stand", "secrets"],
        scenario="s6",
        board=48,
        round=3,
        last_round=7,
    )


# -- what is written is read back --------------------------------------------------------------------


def test_a_full_table_is_read_back_to_the_same_state() -> None:
    table = full()

    assert table.again() == (table.state, table.match.stack)


@pytest.mark.parametrize("position", [{}, {"phase": "start"}, {"phase": "end"}, {"turn": 1}, {"activating": "cobra"}])
def test_wherever_the_match_is_it_is_read_back(position: dict[str, Any]) -> None:
    table = small(dice=[6, 3] * 10, **position)

    assert table.again() == (table.state, table.match.stack)


def test_a_match_goes_on_from_what_was_written_like_the_original() -> None:
    table = Summoning([own("cobra", (10, 10)), foe("golem", (20, 20))], dice=[6, 3] * 20)
    written = {"position": write_position(table.match), "content": table.match.setup["content"]}
    twin = start(table.match.game, written, loaded((6, 3) * 20))
    table.go_on("order")
    for answer in table.match.answers:
        assert twin.answer(answer)

    assert twin.state == table.state


# -- what need not be written ---------------------------------------------------------------------------


def test_units_are_enough() -> None:
    table = small()
    state = table.state

    assert (state.scenario, state.board, state.round, state.last_round) == ("s2", 36_000, 1, 6)
    assert [player.gems for player in state.players] == [LEVEL_TABLE[NOVICE].gems] * 2
    assert [player.spot for player in state.players] == [0, 1]
    assert [player.deck for player in state.players] == [("cobra",), ("golem",)]


def test_the_realm_is_that_of_the_summoner() -> None:
    table = Summoning([own("cobra", (1, 1)), own("mage", (9, 9))], cards=[creature("cobra"), summoner("mage")])

    assert table.player(0).realm == table.unit("mage").profile.realm


def test_four_seats_play_on_a_large_board_clockwise() -> None:
    table = Summoning([unit(f"cobra{seat}", seat, (9 + 5 * seat, 9)) for seat in range(4)])

    assert (table.state.board, table.state.scenario) == (48_000, "s9")
    assert [player.spot for player in table.state.players] == [0, 3, 2, 1]


def test_action_points_are_the_limit_of_now() -> None:
    table = Summoning([own("cobra", (10, 10), ice=3), own("imp", (15, 10)), own("orc", (20, 10), ap=0)])

    assert [table.unit(label).ap for label in ("cobra", "imp", "orc")] == [1, 2, 0]


def test_whoever_has_acted_has_no_card_in_the_deck() -> None:
    table = Summoning([own("cobra", (10, 10), activated=True), own("imp", (15, 10))], mages=False)

    assert table.player(0).deck == ("imp",)


def test_the_card_of_whoever_acts_has_been_revealed() -> None:
    table = Summoning(
        [own("cobra", (10, 10)), own("cobra2", (15, 10)), own("imp", (15, 15))], acting="cobra", mages=False
    )

    assert table.player(0).deck == ("imp",)
    assert table.unit("cobra").is_activated
    assert not table.unit("cobra2").is_activated


def test_terrain_is_what_its_kind_says_unless_the_file_says_otherwise() -> None:
    pieces = {
        "wood": {"kind": "test-wood", "at": [20, 20]},
        "rock": {"kind": "test-rock", "at": [10, 20], "size": 3, "sight": "blocking"},
        "roof": {"kind": "test-roof", "at": [30, 20]},
    }
    table = Summoning(terrain=pieces, cards=[WOOD, ROCK, ROOF])
    wood, rock, roof = table.piece("wood"), table.piece("rock"), table.piece("roof")

    assert (wood.going, wood.sight, wood.size, wood.radius) == ("heavy", "restricting", 4, 3_000)
    assert (rock.going, rock.sight, rock.size, rock.radius, rock.height) == ("impassable", "blocking", 3, 1_000, 0)
    assert (roof.size, roof.height) == (2, 2_000)


def test_a_rectangle_is_turned_around_its_middle() -> None:
    piece = {"kind": "test-wood", "at": [10, 10], "width": 4, "depth": 2, "facing": NORTH}
    table = Summoning(terrain={"wood": piece}, cards=[WOOD])

    assert set(table.piece("wood").outline) == {(11_000, 8_000), (11_000, 12_000), (9_000, 12_000), (9_000, 8_000)}


def test_a_scenario_for_four_has_four_players() -> None:
    table = Summoning([own("cobra", (10, 10))], scenario="s10")

    assert len(table.state.players) == 4
    assert [u.label for u in table.state.units] == ["cobra", "mage0", "mage1", "mage2", "mage3"]


# -- names ---------------------------------------------------------------------------------------------------


def test_everything_on_the_table_has_a_name_and_a_number() -> None:
    table, words = full(), box_of("summoners").vocabulary
    numbers = {"cobra": 0, "golem2": 2, "wall": PIECES + 1, "heap": PIECES + 7, "relic": OBJECTIVES + 1}

    assert {name: words.id_of(table.state, name) for name in numbers} == numbers
    assert {words.name_of(table.state, number): number for number in numbers.values()} == numbers
    assert words.id_of(table.state, "nobody") is None
    assert words.name_of(table.state, NOBODY) == ""


# -- mistakes -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"phase": "activate"}, "phase: Expected"),
        ({"acting": "cobbra"}, 'Did you mean "cobra"?'),
        ({"scenario": "s11"}, "scenario"),
        ({"wether": "fine"}, 'Unknown key "wether"'),
        ({"players": [{"gmes": 3}]}, 'Unknown key "gmes". Did you mean "gems"?'),
        ({"players": [{"deck": ["cobbra"]}]}, "players[0].deck[0]"),
        ({"players": [{}] * 5}, "at most 4 players"),
        ({"terrain": {"cobra": {"kind": "test-wood", "at": [1, 1]}}}, 'Two things are called "cobra"'),
        ({"terrain": {"a": {"kind": "test-wood", "outline": [[1, 1], [2, 2]]}}}, "at least 3 corners"),
        ({"terrain": {"a": {"kind": "test-wodo", "at": [1, 1]}}}, 'Did you mean "test-wood"?'),
        ({"objectives": {"a": {"kind": "huge", "at": [1, 1]}}}, "objectives.a.kind"),
        ({"effects": [{"spell": "glow", "caster": "cobra"}]}, "effects[0].spell"),
        ({"effects": [{"spell": "glow", "caster": "nobody"}]}, "effects[0].caster"),
        ({"turn": 2}, "turn: Expected"),
        ({"scenario": "s1", "players": [{}] * 4}, "This scenario is for 2 players; 4 are described."),
    ],
)
def test_a_mistake_is_told_with_its_place(position: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput) as told:
        small(cards=[WOOD], **position)

    assert message in str(told.value)


@pytest.mark.parametrize("values", [{"life_lost": 99}, {"ice": 4}, {"seat": 4}, {"moved": ["fly"]}, {"gone": "home"}])
def test_a_unit_is_only_what_a_unit_can_be(values: dict[str, Any]) -> None:
    entry = {"seat": 0, "at": (9, 9), **values}
    with pytest.raises(BadInput) as told:
        Summoning({"cobra": entry}, mages=False)

    assert f"units.cobra.{next(iter(values))}" in str(told.value)


# -- subjects of answers -----------------------------------------------------------------------------------------


def test_a_spell_an_attack_a_value_and_a_creature_have_numbers() -> None:
    mage = summoner("mage", powers=[spell("frost"), spell("fog")], boosts=["resistance"])
    table = Summoning(
        [own("cobra", (10, 10)), own("mage", (15, 10))], cards=[mage, creature("cobra", ranged=2, melee=3)]
    )
    profiles = table.match.game.content.profiles  # type: ignore[attr-defined]

    def named(key: str, who: str, **details: str) -> tuple[int, int]:
        answer = table.answer(key, who, **details)
        return answer.subject, answer.detail

    assert named("cast", "mage", spell="fog") == (1, len(profiles["mage"].attacks) + 1)
    assert named("melee", "cobra") == (0, 1)
    assert named("ranged", "cobra", attack="shot") == (0, 0)
    assert named("boost", "mage", value="resistance") == (1, 1)
    assert table.answer("summon", creature="cobra").subject == 3_000_000 + profiles["cobra"].number
    assert table.answer("order", "", "mage", "cobra").picks == tuple(
        [30_000 + profiles[name].number for name in ("mage", "cobra")]
    )
