"""Cavalry in whole: our own mounts and riders, lists, saved positions, pictures, and matches by chance."""

from __future__ import annotations

from typing import Any

import pytest

from cavalry import CARDS, unit
from knights import EAST, Knights, foe, near, own, ride, warrior
from tercio.bots import RandomBot, ask_bot
from tercio.content.trouble import BadInput
from tercio.games.mageknight import open_game, shipped, shipped_armies
from tercio.games.mageknight.browser.measures import plan_of, way_of
from tercio.games.mageknight.browser.scene import scene_of
from tercio.games.mageknight.building.army import Recruit, problems_of
from tercio.games.mageknight.building.lists import read_list, write_list
from tercio.games.mageknight.field.cavalry import pair_of, saddle_of, unfit
from tercio.games.mageknight.printed.dials import INDEPENDENT, MOUNT_KINDS, SKITTISH, TREACHEROUS
from tercio.games.mageknight.setup import written
from tercio.games.mageknight.state import mageknight
from tercio.games.measures import Wish
from tercio.kernel import Answer, Recorder, digest, replay, restore, seeded, snapshot
from tercio.texts import Speaker

GAME = open_game()
CONTENT = shipped()[0]
FIGURES = tuple(CONTENT.figures.values())
MOUNTS = tuple([figure for figure in FIGURES if figure.mount])
RIDERS = tuple([figure for figure in FIGURES if figure.rides])
RIDING = ("dawn-ride", "hunger-and-plague")


# -- our own ---------------------------------------------------------------------------------------------


def test_there_is_a_mount_of_every_kind_and_of_every_mind() -> None:
    assert {mount.mount for mount in MOUNTS} == set(MOUNT_KINDS)
    assert {mount.mind for mount in MOUNTS} == {SKITTISH, INDEPENDENT, TREACHEROUS}
    assert len([rider for rider in RIDERS if not rider.is_dark_rider]) >= 12


def test_whoever_rides_finds_a_mount_and_every_mount_a_rider() -> None:
    assert [rider.id for rider in RIDERS if all(unfit(rider, mount) for mount in MOUNTS)] == []
    assert [mount.id for mount in MOUNTS if all(unfit(rider, mount) for rider in RIDERS)] == []


def test_there_are_two_pairs_of_dark_riders() -> None:
    riders = {pair_of(rider) for rider in RIDERS if rider.is_dark_rider}

    assert len(riders) >= 2
    assert riders == {pair_of(mount) for mount in MOUNTS if mount.is_dark_rider}


# -- lists -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", RIDING)
def test_a_list_with_riders_is_read_as_it_was_written(name: str, lang: str) -> None:
    army = shipped_armies()[name]

    assert read_list(CONTENT, write_list(CONTENT, army, lang)) == army
    assert [recruit.mount for recruit in army.recruits if recruit.mount] != []
    assert problems_of(CONTENT, army) == []


def test_a_line_of_a_list_names_the_mount_the_level_and_the_items() -> None:
    (recruit,) = read_list(CONTENT, "Dawn Lancer (weak) auf Grauer Renner (schwach) + Barbed Lance").recruits

    assert recruit == Recruit("dawn-lancer-weak", ("barbed-lance",), mount="grey-charger-weak")
    assert problems_of(CONTENT, read_list(CONTENT, "Dawn Lancer (weak) + Barbed Lance"))[0].rule == "MK-ITEM-16"
    with pytest.raises(BadInput, match="Gry"):
        read_list(CONTENT, "Dawn Lancer (weak) on Gry Charger")


# -- saved and shown ---------------------------------------------------------------------------------------


def test_a_written_position_keeps_the_unit_together() -> None:
    table = Knights([*unit(tokens=1, click=2, rider={"click": 1}), foe("elf", (30, 30))], cards=CARDS)
    twin = restore(table.match.game, snapshot(table.match))
    again = Knights.words.write_position(table.match)["warriors"]

    assert mageknight(twin).warriors == table.state.warriors
    assert (again["lancer"]["mount"], again["lancer"]["tokens"], again["horse"]["tokens"]) == ("horse", 1, 1)


@pytest.mark.parametrize("wrong", [own("lancer2", near("horse", 0, EAST), mount="horse"), ride("elf", "horse")])
def test_a_position_seats_nobody_wrongly(wrong: Any) -> None:
    with pytest.raises(BadInput, match="mount"):
        Knights([*unit(), wrong, foe("orc", (30, 30))], cards=CARDS)


def test_the_board_shows_a_long_base_with_two_dials() -> None:
    table = Knights([ride("lancer", "horse", click=1), own("horse", (18, 18)), foe("elf", (30, 30))], cards=CARDS)
    figures = {each["id"]: each for each in scene_of(table.match.view(0), "en")["figures"]}
    order = [each["id"] for each in scene_of(table.match.view(0), "en")["figures"]]
    mount, rider = figures[table.number("horse")], figures[table.number("lancer")]
    saddle = saddle_of(table.warrior("lancer"))

    assert (mount["length"], mount["x"], mount["y"]) == (3000, 18000, 18000)
    assert (rider["x"], rider["y"], rider["length"]) == (saddle.x, saddle.y, 0) == (18000, 17250, 0)
    assert (mount["pips"][0]["left"], rider["pips"][0]["left"]) == (6, 5)
    assert order.index(mount["id"]) < order.index(rider["id"])
    assert [badge["text"] for badge in rider["badges"]] == ["rides Horse (Red)"]


def test_the_board_plans_rides_with_the_mount() -> None:
    cards = [*CARDS[:1], ("figure", {**CARDS[1][1], "range": 8, "attack_types": ["bow"]})]
    table = Knights([*unit((18, 8)), foe("elf", (18, 30))], cards=cards)
    view, decision = table.match.view(0), table.decision
    option = next(option for option in decision.options if option.key == "mounted-shot")
    answer = way_of(view, decision, option, Wish((18_000, 30_000)))
    assert answer is not None
    plan = plan_of(view, decision, answer, "en")

    assert plan.allowed == 10_000
    assert table.match.judge(answer)
    assert [figure["id"] for figure in plan.figures] == [table.number("horse")]


def test_the_board_puts_a_rider_down_at_its_mount() -> None:
    table = Knights([*unit(), foe("elf", (30, 30))], cards=CARDS)
    view, decision = table.match.view(0), table.decision
    option = next(option for option in decision.options if option.key == "dismount")
    answer = way_of(view, decision, option, Wish((19_800, 18_000)))

    assert answer is not None
    assert table.match.judge(answer)


# -- matches -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_cavalry_comes_from_the_set_up_to_the_end(seed: int) -> None:
    armies = [[written(recruit) for recruit in shipped_armies()[name].recruits] for name in RIDING]
    setup = {"total": 200, "players": [{"army": army} for army in armies], "last_turn": 16}
    recorder, bot = Recorder(GAME, setup, seeded(seed)), RandomBot(seed)
    while recorder.match.asks():
        assert recorder.answer(ask_bot(bot, recorder.match, recorder.match.asks()[0]))
        for each in mageknight(recorder.match).warriors:
            if each.partner >= 0:
                other = mageknight(recorder.match).warriors[each.partner]
                assert (other.partner, other.beside(each)) == (each.id, other)

    assert recorder.match.outcome is not None
    assert [event for event in recorder.match.events if event.rule.startswith("MKC-")] != []
    if seed == 0:
        assert digest(replay(GAME, recorder.record())) == digest(recorder.match)


@pytest.mark.parametrize("key", ["dismount", "mounted-charge", "trample"])
def test_a_bot_finds_an_answer_to_every_new_question(key: str) -> None:
    table = Knights([*unit((18, 12)), foe("elf", (18, 20))], cards=CARDS)
    decision = table.decision
    only = decision._replace(options=tuple([option for option in decision.options if option.key == key]))
    found: list[Answer] = []
    for seed in range(40):
        found += GAME.propose(table.match.view(0), only, 1, seeded(seed))

    assert found != []
    assert all(table.match.judge(answer) for answer in found)


def test_the_receipt_of_a_riders_blow_names_bonus_and_talents() -> None:
    table = Knights([*unit(), foe("elf", near("horse", 0))], cards=CARDS, dice=[1, 2])
    table.say("close", "lancer", "elf").go_on("act")
    speaker = Speaker(GAME, "en")
    lines = [speaker.event(table.state, event) for event in table.match.events if event.name.endswith("-value")]

    assert "9 attack value, +3 rider's attack bonus" in lines[0]
    assert "+2 Impale" in lines[-1]
    assert "other rules" not in " ".join(lines)


def test_whoever_gives_up_leaves_no_saddle_behind() -> None:
    cavalry = [ride("lancer", "horse", seat=1), foe("horse", (20, 20))]
    table = Knights([own("orc", (5, 5)), *cavalry, warrior("elf", 2, (30, 30))], CARDS)
    table.match.answer(Answer(1, "concede"))
    warriors = mageknight(table.match).warriors

    assert [warrior.gone for warrior in warriors] == ["", "removed", "removed", ""]
    assert [warrior.partner for warrior in warriors] == [-1, -1, -1, -1]
