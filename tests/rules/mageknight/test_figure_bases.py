"""MK-FIGURE-08, MK-FIGURE-09: bases that are not round, and bases with several dials."""

from __future__ import annotations

import json

import pytest

from knights import Knights, figure, foe, near, own
from tercio.content.trouble import BadInput
from tercio.games.mageknight.field.ground import are_touching, base_of
from tercio.kernel import restore, snapshot

HORSE = figure("horse", radius=0.75, length=3)  # 1.5 wide, 3 long: its ends are 1.5 inches from the middle
TITAN = figure(
    "titan",
    clicks=4,
    more_dials=[{"dial": [{"movement": 5, "attack": 5, "defense": 12, "damage": 1}] * 3}],
)


@pytest.mark.rule("MK-FIGURE-08")
@pytest.mark.parametrize(
    ("facing", "at", "touches"),
    [
        (90, (10, 12.25), True),
        (90, (10, 12.260), True),
        (90, (10, 12.261), False),
        (90, (11.5, 10), True),
        (90, (11.511, 10), False),
        (0, (10, 11.5), True),
        (0, (10, 12.25), False),
        (0, (12.25, 10), True),
    ],
)
def test_MK_FIGURE_08_contact_follows_the_outline(facing: int, at: tuple[float, float], touches: bool) -> None:
    table = Knights([own("horse", (10, 10), facing=facing), foe("elf", at)], cards=[HORSE])

    assert are_touching(table.state, table.warrior("horse"), table.warrior("elf")) is touches
    assert ("close" in table.keys("elf")) is False


@pytest.mark.rule("MK-FIGURE-08")
def test_MK_FIGURE_08_who_stands_at_its_end_can_be_struck() -> None:
    table = Knights([own("horse", (10, 10)), foe("elf", (10, 12.25))], cards=[HORSE], dice=[3, 4])
    table.say("close", "horse", "elf")

    assert table.warrior("elf").click == 2


@pytest.mark.rule("MK-FIGURE-08")
@pytest.mark.parametrize(("facing", "rules"), [(90, {"MK-MOVE-08"}), (0, set())])
def test_MK_FIGURE_08_the_room_it_needs_depends_on_how_it_stands(facing: int, rules: set[str]) -> None:
    table = Knights([own("horse", (10, 10), facing=0), own("orc", (10, 16)), foe("elf", (30, 30))], cards=[HORSE])

    assert table.refused("move", "horse", (10, 14.2), facing=facing) == rules


@pytest.mark.rule("MK-FIGURE-08")
def test_MK_FIGURE_08_it_must_be_on_the_field_from_tip_to_tip() -> None:
    table = Knights([own("horse", (10, 3), facing=0), foe("elf", (30, 30))], cards=[HORSE])

    assert table.refused("move", "horse", (10, 1), facing=90) == {"MK-FIGURE-11"}
    assert table.refused("move", "horse", (10, 1), facing=0) == set()
    assert table.refused("move", "horse", (10, 1), (14, 3), facing=90) == {"MK-FIGURE-11"}
    assert table.refused("move", "horse", (10, 1), (14, 3), facing=0) == set()


@pytest.mark.rule("MK-FIGURE-08")
def test_MK_FIGURE_08_it_is_in_the_way_along_its_whole_length() -> None:
    archer = figure("archer", range=12, attack_types=["bow"])
    warriors = [own("archer", (11, 4)), own("rest", (30, 4)), foe("elf", (11, 16)), foe("horse", (10, 10), facing=0)]
    across = Knights(warriors, cards=[archer, HORSE])
    along = Knights([*warriors[:3], foe("horse", (10, 10), facing=90)], cards=[archer, HORSE])

    assert "MK-RANGED-07" in across.refused("ranged", "archer", "elf")
    assert along.refused("ranged", "archer", "elf") == set()


@pytest.mark.rule("MK-FIGURE-08")
def test_MK_FIGURE_08_an_end_on_a_token_holds_it() -> None:
    table = Knights(
        [own("horse", (18, 16)), foe("elf", (30, 30))], cards=[HORSE], missions=[{"at": [18, 18]}, {"at": [20, 16]}]
    ).end()

    assert [mission.holder for mission in table.state.missions] == [0, -1]


@pytest.mark.rule("MK-FIGURE-08")
def test_MK_FIGURE_08_most_are_round() -> None:
    table = Knights([own("orc", (10, 10)), foe("elf", near("orc", 0, 37))])

    assert base_of(table.warrior("orc")).box == (9_250, 9_250, 10_750, 10_750)
    assert are_touching(table.state, table.warrior("orc"), table.warrior("elf"))


@pytest.mark.rule("MK-FIGURE-08")
@pytest.mark.parametrize("length", [1.4, 1.5])
def test_MK_FIGURE_08_an_oblong_base_is_longer_than_wide(length: float) -> None:
    with pytest.raises(BadInput, match="length"):
        Knights([own("horse", (10, 10))], cards=[figure("horse", radius=0.75, length=length)])


# -- several dials ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-FIGURE-09")
def test_MK_FIGURE_09_each_dial_keeps_its_own_position() -> None:
    table = Knights(
        [own("ogre", (10, 10)), foe("titan", near("ogre"), click=1, more_clicks=[2]), foe("elf", (30, 30))],
        cards=[TITAN],
        dice=[3, 4],
    )
    table.say("close", "ogre", "titan")

    assert (table.warrior("titan").click, table.warrior("titan").more_clicks) == (3, (2,))


@pytest.mark.rule("MK-FIGURE-09")
def test_MK_FIGURE_09_both_are_loaded_and_saved() -> None:
    table = Knights([own("titan", (10, 10)), foe("elf", (30, 30))], cards=[TITAN])
    saved = restore(table.match.game, json.loads(json.dumps(snapshot(table.match))))

    assert [len(dial) for dial in (table.warrior("titan").figure.dial, *table.warrior("titan").figure.more_dials)] == [
        4,
        3,
    ]
    assert table.warrior("titan").more_clicks == (0,)
    assert saved.state == table.state


@pytest.mark.rule("MK-FIGURE-09")
@pytest.mark.parametrize("clicks", [[], [0, 0], [4]])
def test_MK_FIGURE_09_a_position_has_a_click_for_each(clicks: list[int]) -> None:
    with pytest.raises(BadInput, match="more_clicks"):
        Knights([own("titan", (10, 10), more_clicks=clicks)], cards=[TITAN])


@pytest.mark.rule("MK-FIGURE-09")
def test_MK_FIGURE_09_a_new_match_begins_with_all_of_them_at_their_start() -> None:
    state = Knights.new({"players": [{"army": ["titan"]}, {"army": ["titan"]}]}, [], cards=[TITAN]).state

    assert [warrior.more_clicks for warrior in state.warriors] == [(0,), (0,)]
