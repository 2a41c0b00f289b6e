"""MKO-CHAMPION, MKO-SYMBOL  Champions with several dials, and figures with the wrong symbol."""

from __future__ import annotations

from typing import Any

import pytest

from knights import Knights, figure, foe, game_of, near, own, pack_of
from tercio.content.trouble import BadInput
from tercio.games.mageknight import open_game
from tercio.games.mageknight.abilities.bearers import gift_of
from tercio.games.mageknight.building.army import Army, Recruit, points_of, problems_of
from tercio.games.mageknight.building.champions import versions_of
from tercio.games.mageknight.building.lists import read_list, write_list
from tercio.games.mageknight.content.pack import Content
from tercio.games.mageknight.state import mageknight
from tercio.kernel import start
from tercio.kernel.dice import seeded


def dial(card: str, champion: str, collector: str, points: int, series: str = "omens", **words: Any) -> Any:
    name = {"en": champion.capitalize(), "de": champion.capitalize()}
    entry = {"champion": champion, "set": series, "collector": collector, "points": points, "rank": "unique"}
    return figure(card, name=name, **{**entry, **words})


QUEEN = [
    dial("queen-a", "queen", "101a", 45),
    dial("queen-b", "queen", "101b", 60, start=1),
    dial("queen-c", "queen", "101c", 82, attack=12),
]
KING = dial("king-a", "king", "102a", 50)
OLD = dial("old-queen-a", "old-queen", "101a", 50, series="rebellion")
CARDS = [*QUEEN, KING, OLD, figure("orc", points=20)]


def content() -> Content:
    return game_of(pack_of({}, CARDS)).content


def broken(*figures: str) -> list[str]:
    army = Army("", 300, tuple([Recruit(name) for name in figures]))
    return [problem.rule for problem in problems_of(content(), army)]


def begun(*army: Any) -> Any:
    setup = {"total": 200, "players": [{"army": list(army)}, {"army": ["orc"]}]}
    return mageknight(start(game_of(pack_of({}, CARDS)), setup, seeded(1)))


@pytest.mark.rule("MKO-CHAMPION-01")
def test_MKO_CHAMPION_01_a_champion_is_in_an_army_once_whatever_its_dial() -> None:
    assert broken("queen-a", "queen-a") == ["MKO-CHAMPION-01"]
    assert broken("queen-a", "queen-b") == ["MKO-CHAMPION-01"]
    assert broken("queen-a", "king-a") == []
    with pytest.raises(BadInput, match="rank"):
        game_of(pack_of({}, [dial("odd", "odd", "101a", 45, rank="weak")]))


@pytest.mark.rule("MKO-CHAMPION-01")
def test_MKO_CHAMPION_01_both_players_may_have_it() -> None:
    state = begun("queen-a")
    other = {"total": 200, "players": [{"army": ["queen-a"]}, {"army": ["queen-b"]}]}

    assert state.warriors[0].figure.id == "queen-a"
    assert start(game_of(pack_of({}, CARDS)), other, seeded(1)).asks()


@pytest.mark.rule("MKO-CHAMPION-02")
def test_MKO_CHAMPION_02_each_dial_is_another_version() -> None:
    versions = versions_of(content().figures.values(), "queen")

    assert [version.collector for version in versions] == ["101a", "101b", "101c"]
    assert len({version.dial for version in versions}) > 1


@pytest.mark.rule("MKO-CHAMPION-03")
def test_MKO_CHAMPION_03_the_id_click_has_points_and_number_and_no_dial_rests_on_it() -> None:
    table = Knights([own("queen-b", (10, 10)), foe("orc", (30, 30))], cards=CARDS)

    assert content().figures["queen-b"].id_click == (60, "101b")
    assert table.warrior("queen-b").click == 1 == table.warrior("queen-b").limit
    for number in ("101", "b", "101B"):
        with pytest.raises(BadInput, match="collector"):
            game_of(pack_of({}, [dial("odd", "odd", number, 45)]))


@pytest.mark.rule("MKO-CHAMPION-04")
def test_MKO_CHAMPION_04_dial_and_base_have_the_same_number_and_set_symbol() -> None:
    assert begun({"figure": "queen", "dial": "queen-b"}).warriors[0].figure.id == "queen-b"
    for stranger in ("king-a", "old-queen-a"):
        with pytest.raises(BadInput, match="MKO-CHAMPION-04"):
            begun({"figure": "queen", "dial": stranger})
    for odd in (dial("queen-d", "queen", "102d", 45), dial("queen-d", "queen", "101d", 45, series="rebellion")):
        with pytest.raises(BadInput, match="collector"):
            game_of(pack_of({}, [*QUEEN, odd]))
    with pytest.raises(BadInput, match="champion"):
        game_of(pack_of({}, [*QUEEN, dial("queen-d", "queen", "101d", 45, range=8)]))
    with pytest.raises(BadInput, match="set"):
        game_of(pack_of({}, [figure("odd", rank="unique", collector="101a", champion="odd")]))


@pytest.mark.rule("MKO-CHAMPION-05")
def test_MKO_CHAMPION_05_a_champion_without_a_chosen_dial_is_no_part_of_an_army() -> None:
    with pytest.raises(BadInput, match="MKO-CHAMPION-05"):
        begun("queen")
    with pytest.raises(BadInput, match="MKO-CHAMPION-05"):
        read_list(content(), "Army: Us\nQueen\n")
    army = read_list(content(), "Army: Us\nQueen (101c)\n")

    assert army.recruits == (Recruit("queen-c"),)
    assert read_list(content(), write_list(content(), army, "de")).recruits == army.recruits


@pytest.mark.rule("MKO-CHAMPION-06")
@pytest.mark.parametrize(("version", "points"), [("queen-a", 45), ("queen-b", 60), ("queen-c", 82)])
def test_MKO_CHAMPION_06_the_points_are_those_of_the_chosen_version(version: str, points: int) -> None:
    assert points_of(content(), Army("", 100, (Recruit(version),))) == points
    assert begun({"figure": "queen", "dial": version}).players[0].points == points


@pytest.mark.rule("MKO-CHAMPION-07")
def test_MKO_CHAMPION_07_it_is_deployed_on_its_starting_click_and_never_healed_beyond() -> None:
    healer = figure("healer", attack=20, damage=3, abilities=["healing"])
    standing = [own("healer", (10, 10)), own("queen-b", near("healer"), click=2), foe("orc", (30, 30))]
    table = Knights(standing, cards=[*CARDS, healer], dice=[3, 4, 5])
    table.say("heal", "healer", "queen-b").go_on("act")

    assert begun({"figure": "queen", "dial": "queen-b"}).warriors[0].click == 1
    assert table.warrior("queen-b").click == 1


@pytest.mark.rule("MKO-CHAMPION-08")
def test_MKO_CHAMPION_08_the_dial_stays_in_its_base() -> None:
    lich = figure("lich", abilities=["necromancy"])
    standing = [own("lich", (10, 10)), own("queen-b", (20, 20), gone="eliminated", click=6), foe("orc", (30, 30))]
    table = Knights(standing, cards=[*CARDS, lich], dice=[3])
    keys = table.keys()
    table.say("raise", "lich", "queen-b", near("lich")).go_on("act")

    assert not [key for key in keys if "dial" in key]
    assert table.warrior("queen-b").figure.id == "queen-b"
    assert table.warrior("queen-b").is_here


@pytest.mark.rule("MKO-SYMBOL-01")
def test_MKO_SYMBOL_01_omens_figures_with_the_symbol_of_the_dark_riders_are_minions() -> None:
    dark = {"factions": ["apocalypse"], "subfaction": "dark-riders", "rides": ["battle-horse"]}
    cards = [figure("misprint", set="omens", **dark), figure("herald", collector="121a", **dark)]
    found = game_of(pack_of({}, cards)).content.figures

    assert found["misprint"].subfaction == "minions"
    assert not found["misprint"].is_dark_rider
    assert found["herald"].is_dark_rider
    assert gift_of(found["misprint"]) == "confusion"


def test_there_are_four_champions_of_our_own_with_three_dials_each() -> None:
    figures = open_game().content.figures.values()
    champions = {figure.champion for figure in figures if figure.champion}

    assert len(champions) == 4
    assert all(len(versions_of(figures, champion)) == 3 for champion in champions)
