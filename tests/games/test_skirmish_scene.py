"""The scene of the toy game: figures where they stand, how far they may walk, and cards face down."""

from __future__ import annotations

from typing import Any

from table import BLUE, RED, Table, figure
from tercio.games.scenes import dice_of, option_at, pick_at, things_of
from tercio.games.skirmish.browser import scene
from tercio.games.skirmish.browser.scene import marks, scene_of
from tercio.kernel import SPECTATOR
from tercio.texts import phrasebook_of


def seen(table: Table, seat: int = RED, lang: str = "en") -> Any:
    return scene_of(table.match.view(seat), lang)


def marked(table: Table) -> dict[str, int]:
    return marks(table.match.view(table.turn))


def facing(**position: Any) -> Table:
    return Table(figure("red-golem", RED, 3, 3), figure("blue-imp", BLUE, 4, 3), **position)


def test_figures_stand_where_they_are_with_their_numbers() -> None:
    scene = seen(facing())
    golem, imp = scene["units"]

    assert (scene["wide"], scene["high"]) == (12_000, 12_000)
    assert (golem["x"], golem["y"], imp["x"], imp["y"]) == (3000, 3000, 4000, 3000)
    assert (golem["name"], golem["profile"], golem["seat"], golem["is_spent"]) == ("Golem (Red)", "golem", RED, False)
    assert golem["radius"] > 0
    assert golem["life"] > golem["wounds"] == 0


def test_names_are_said_in_both_languages() -> None:
    names = [seen(facing(), lang=lang)["units"][1]["name"] for lang in ("en", "de")]

    assert names == ["Imp (Blue)", "Wicht (Blau)"]


def test_a_bold_figure_may_walk_an_inch_further_and_a_wary_one_parries_more() -> None:
    plain = seen(facing())["units"]
    golem, imp = seen(facing(stances=["bold", "wary"]))["units"]

    assert golem["walk"] == plain[0]["walk"] + 1000
    assert imp["walk"] == plain[1]["walk"]
    assert (plain[1]["parry"], imp["parry"]) == (5, 4)


def test_a_card_is_shown_to_its_owner_only() -> None:
    table = facing(hands=["fortune", "guard"])
    hands = {seat: [hand["card"] for hand in seen(table, seat)["hands"]] for seat in (RED, BLUE, SPECTATOR)}

    assert hands[RED] == ["fortune", "unknown"]
    assert hands[BLUE] == ["unknown", "guard"]
    assert hands[SPECTATOR] == ["unknown", "unknown"]
    assert [hand["name"] for hand in seen(table, RED, "de")["hands"]] == ["Fortuna", ""]


def test_the_focus_is_on_the_strike_under_way() -> None:
    table = facing(dice=(8, 8, 8))
    before = seen(table)
    table.strike("red-golem", "blue-imp")
    focus = seen(table)["focus"]

    assert (before["focus"], before["phase"], before["active"]) == (None, "act", RED)
    assert (focus["attacker"], focus["target"], focus["kind"]) == (0, 1, "strike")


def test_options_and_picks_stand_for_figures() -> None:
    table = facing()
    view = table.match.view(RED)
    strike = next(option for option in table.question.options if option.key == "strike")

    assert [option_at(scene, None, view, option) for option in table.question.options] == [[0], [0], [0]]
    assert pick_at(scene, view, strike, 1) == [1]


def test_events_name_figures_and_dice() -> None:
    table = facing(hands=["", ""], dice=(8, 8, 8))
    table.strike("red-golem", "blue-imp").say("pass")
    view = table.match.view(BLUE)
    (struck,), (rolled,) = table.events("struck"), table.events("rolled")

    assert things_of(scene, view, phrasebook_of("skirmish").facts_of(struck)) == [0, 1]
    assert things_of(scene, view, phrasebook_of("skirmish").facts_of(rolled)) == []
    assert dice_of(rolled) == {"sides": 8, "faces": list(rolled.facts[2:])}
    assert dice_of(struck) is None


def test_marks_change_when_a_figure_has_acted() -> None:
    table = Table(
        figure("red-golem", RED, 3, 3), figure("blue-imp", BLUE, 4, 3), figure("blue-golem", BLUE, 9, 9), dice=(1,) * 9
    )
    asked = marked(table)
    table.strike("red-golem", "blue-imp")
    during = marked(table)
    table.say("pass")
    after = marked(table)

    assert asked["order"] == during["order"] != after["order"]
    assert (asked["attack"], after["attack"]) == (0, 0)
    assert during["attack"] > 0
    assert asked["round"] == after["round"]
