"""The scene of Warlord from hand-made positions: angles, numbers, gaps, what is under way, and who sees what."""

from __future__ import annotations

import re
from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item
from docs.pages import PROJECT
from tercio.bots import RandomBot
from tercio.games import open_game
from tercio.games.scenes import dice_of, pick_at, things_of
from tercio.games.warlord.browser import scene
from tercio.games.warlord.browser.cards import CardScene
from tercio.games.warlord.browser.scene import (
    marks,
    option_cards,
    option_place,
    scene_of,
)
from tercio.games.warlord.steps.moments import MOMENTS
from tercio.kernel import NOBODY, SPECTATOR, seeded, start
from tercio.texts import phrasebook_of

SPY = character("spy", **{"class": "rogue", "feats": {"stealth": 8}, "skill": 4})
SLOW = ability("react", {"do": "modify", "stat": "ac", "amount": 2}, trigger="before:rolled")  # opens a window


def seen(battle: Battle, seat: int = 0, lang: str = "en") -> Any:
    return scene_of(battle.match.view(seat), lang)


def shown(battle: Battle, name: str, seat: int = 0) -> CardScene:
    card: CardScene = seen(battle, seat)["cards"][str(battle.number(name))]
    return card


def gaps(battle: Battle) -> list[tuple[int, int, int, str, str]]:
    """The places offered: seat, rank, place, and the names of both neighbours."""
    view = battle.match.view(battle.question.seat)
    found = [option_place(view, option) for option in battle.question.options]
    return [
        (gap["seat"], gap["rank"], gap["place"], *[battle.name(gap[side]) for side in ("left", "right")])
        for gap in found
        if gap is not None
    ]


def marked(battle: Battle) -> tuple[int, int, int]:
    found = marks(battle.match.view(battle.question.seat))
    return found["order"], found["attack"], found["round"]


# -- cards ------------------------------------------------------------------------------------


def test_cards_are_turned_as_they_lie() -> None:
    turned = {"on-edge": {"state": "spent"}, "upside-down": {"state": "stunned"}}
    battle = Battle(army(["upright", "on-edge", "upside-down"], ["lord-a"]), army(["foe"], ["lord-b"]), on=turned)
    cards = [shown(battle, name) for name in ("upright", "on-edge", "upside-down")]

    assert [(card["state"], card["angle"]) for card in cards] == [(0, 0), (1, 90), (2, 180)]


def test_the_ranks_are_given_from_the_front_and_from_the_left() -> None:
    battle = Battle(army(["a", "b"], ["c"], ["lord-a"]), army(["foe"], ["lord-b"]))
    ranks = [[battle.name(number) for number in row] for row in seen(battle)["players"][0]["ranks"]]
    card = shown(battle, "b")

    assert ranks == [["a", "b"], ["c"], ["lord-a"]]
    assert (card["seat"], card["rank"], card["place"], card["zone"]) == (0, 1, 1, "formation")


def test_numbers_are_those_that_count_and_say_how_they_differ_from_the_print() -> None:
    hero = character("hero", attacks=[5, 1], armour=12, hit_points=2, skill=3)
    sword, plate = item("sword", "weapon", attacks=[2]), item("plate", "armour", armour=-1)
    effects = [
        {"card": "hero", "stat": "hp", "value": 1, "until": "round"},
        {"card": "hero", "stat": "skill", "value": -2, "until": "round"},
        {"card": "hero", "stat": "level", "value": 1, "until": "permanent"},
    ]
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[hero, sword, plate],
        on={"hero": {"items": ["sword", "plate"], "wounds": 1}},
        effects=effects,
    )
    card = shown(battle, "hero")
    worn = shown(battle, "sword")

    assert (card["atk"], card["armour"], card["life"], card["wounds"]) == ([7, 3], 11, 3, 1)
    assert (card["skill"], card["level"]) == (1, 2)
    assert card["changed"] == {"atk": 1, "armour": -1, "life": 1, "skill": -1, "level": 1}
    assert card["effects"] == ["has +1 to its hit points", "has −2 skill", "has +1 to its level"]
    assert [battle.name(number) for number in card["holds"]] == ["sword", "plate"]
    assert (worn["zone"], worn["atk"], worn["holder"]) == ("equipped", [2], battle.number("hero"))


def test_numbers_that_nothing_changes_are_the_printed_ones() -> None:
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=[character("hero", attacks=[4])])
    card = shown(battle, "hero")

    assert (card["atk"], card["armour"], card["life"], card["effects"]) == ([4], 12, 1, [])
    assert set(card["changed"].values()) == {0}


def test_static_text_of_another_character_is_counted() -> None:
    aura = ability("static", {"do": "modify", "who": "all", "stat": "ac", "amount": 2, "filter": {"side": "own"}})
    battle = Battle(
        army(["hero", "bearer"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=[character("bearer", ability=[aura])]
    )

    assert [shown(battle, name)["armour"] for name in ("hero", "foe")] == [14, 12]
    assert shown(battle, "hero")["changed"]["armour"] == 1


def test_one_more_strike_is_an_improvement_however_weak_it_is() -> None:
    more = ability("static", {"do": "modify", "stat": "extra-strike", "amount": -3})
    battle = Battle(
        army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=[character("hero", attacks=[5], ability=[more])]
    )
    card = shown(battle, "hero")

    assert (card["atk"], card["changed"]["atk"]) == ([5, -3], 1)


def test_warlords_and_those_that_have_taken_over_are_lords() -> None:
    heir = {"card": "heir", "stat": "trait", "value": 0, "until": "permanent", "word": "warlord"}
    battle = Battle(army(["heir", "hero"], ["lord-a"]), army(["foe"], ["lord-b"]), effects=[heir])

    assert [shown(battle, name)["is_lord"] for name in ("lord-a", "heir", "hero")] == [True, True, False]


def test_namesakes_are_told_apart_by_their_numbers() -> None:
    battle = Battle(army(["twin", "twin#2", "hero"], ["lord-a"]), army(["foe"], ["lord-b"]))
    twin = battle.number("twin")

    assert shown(battle, "twin")["label"] == f"Twin #{twin}"
    assert shown(battle, "hero")["label"] == "Hero"


def test_names_are_said_in_the_language_asked_for() -> None:
    sage = character("sage", name={"en": "Sage", "de": "Weise"})
    battle = Battle(army(["sage"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=[sage])
    number = str(battle.number("sage"))

    assert [seen(battle, lang=lang)["cards"][number]["label"] for lang in ("en", "de")] == ["Sage", "Weise"]


# -- who sees what -----------------------------------------------------------------------------


def test_a_hand_is_shown_to_its_owner_only_and_counted_for_all() -> None:
    battle = Battle(army(["hero"], ["lord-a"], hand=["secret"]), army(["foe"], ["lord-b"]))
    number = battle.number("secret")

    assert seen(battle, 0)["hand"] == [number]
    assert seen(battle, 0)["players"][0]["known_hand"] == []
    for seat in (1, SPECTATOR):
        scene = seen(battle, seat)
        assert scene["hand"] == []
        assert scene["players"][0]["hand"] == 1
        assert scene["players"][0]["known_hand"] == []
        assert str(number) not in scene["cards"]


def test_cards_of_another_hand_that_a_seat_knows_are_shown_to_it() -> None:
    battle = Battle(army(["hero"], ["lord-a"], hand=["known", "secret"]), army(["foe"], ["lord-b"]))
    number = battle.number("known")
    battle.state.cards[number] = battle.card("known")._replace(known_to=0b10)
    scene = seen(battle, 1)

    assert scene["players"][0]["known_hand"] == [number]
    assert scene["cards"][str(number)]["face"] == "known"
    assert seen(battle, SPECTATOR)["players"][0]["known_hand"] == []


def test_the_own_deck_is_shown_while_cards_are_chosen_from_it() -> None:
    search = action("search", ability("order", {"do": "search"}))
    battle = Battle(
        army(["hero"], ["lord-a"], hand=["search"], deck=["wanted"]), army(["foe"], ["lord-b"]), cards=[search]
    )
    number = str(battle.number("wanted"))
    before = number in seen(battle)["cards"]
    battle.say("perform", "search", "hero").until("pick:search")

    assert not before
    assert seen(battle)["cards"][number]["zone"] == "deck"
    assert number not in seen(battle, 1)["cards"]


# -- what is under way -----------------------------------------------------------------------------


def test_the_focus_is_on_the_strike_under_way() -> None:
    cards = [character("foe", ability=[SLOW])]
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=cards, dice=[15])
    before = seen(battle)["focus"]
    battle.say("attack", "hero").say("strike", "foe")
    hero, foe = battle.number("hero"), battle.number("foe")

    assert before is None
    assert battle.asked == (1, "before:rolled")
    assert seen(battle)["focus"] == {
        "attacker": hero,
        "target": foe,
        "targets": [foe],
        "card": NOBODY,
        "kind": "melee",
    }


def test_the_focus_is_on_the_action_under_way_and_its_targets() -> None:
    order = ability("order", {"do": "wound", "who": "target", "amount": 1}, aim={"side": "enemy"})
    battle = Battle(army(["hero"], ["lord-a"], hand=["bolt"]), army(["foe"], ["lord-b"]), cards=[action("bolt", order)])
    battle.say("perform", "bolt", "hero")
    focus = seen(battle, 1)["focus"]

    assert battle.asked == (0, "target")
    assert (focus["attacker"], focus["card"], focus["kind"]) == (battle.number("hero"), battle.number("bolt"), "order")
    assert focus["target"] == NOBODY


def test_phase_round_and_whose_order_it_is() -> None:
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]), round=4)
    battle.say("pass")
    scene = seen(battle)

    assert (scene["phase"], scene["active"], scene["round"]) == ("order", 1, 4)


def test_reacts_to_drawing_belong_to_the_draw_phase() -> None:
    glad = ability("react", {"do": "modify", "stat": "atk", "amount": 1}, trigger="after:drew")
    battle = Battle(
        army(["hero"], ["lord-a"], deck=["recruit"]),
        army(["foe"], ["lord-b"]),
        cards=[character("hero", ability=[glad])],
    )
    battle.say("pass").say("pass")

    assert battle.asked == (0, "after:drew")
    assert (seen(battle)["phase"], seen(battle)["active"]) == ("draw", NOBODY)


def test_the_phases_of_a_match_come_in_their_order() -> None:
    game = open_game("warlord")
    match, bot = start(game, game.example_setup(), seeded(1)), RandomBot(1)
    phases: list[str] = []
    while match.stack:
        view = match.view(0, since=len(match.events))
        phase = scene_of(view, "en")["phase"]
        phases += [phase] if phases[-1:] != [phase] else []
        decision = match.asks()[0]
        match.answer(bot.answer(match.view(decision.seat, since=len(match.events)), decision))

    assert phases[0] == "line-up"
    assert set(phases) <= {"line-up", "draw", "initiative", "order", "end"}
    assert scene_of(match.view(0), "en")["phase"] == "over"


def test_marks_change_when_the_attack_and_the_order_are_over() -> None:
    cards = [character("foe", ability=[SLOW], hit_points=3), character("hero", attacks=[5, 5])]
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=cards, dice=[15, 15], round=2)
    asked = [marked(battle)]
    battle.say("attack", "hero").say("strike", "foe")
    during = [marked(battle)]
    battle.say("pass").say("strike-again", "hero").say("strike", "foe")
    during.append(marked(battle))
    battle.say("pass").until("order")
    after = marked(battle)

    assert during[0] == during[1]
    assert [asked[0][1] == 0, during[0][1] > 0, after[1] == 0] == [True, True, True]
    assert asked[0][0] == during[0][0] != after[0]
    assert asked[0][2] == after[2] == 2


def test_dice_and_things_of_events() -> None:
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]), dice=[15])
    battle.say("attack", "hero").say("strike", "foe").pass_windows()
    view = battle.match.view(1)
    (rolled,), (hit,) = battle.events("rolled"), battle.events("hit")

    assert dice_of(rolled) == {"sides": 20, "faces": [15]}
    assert dice_of(hit) is None
    assert things_of(scene, view, phrasebook_of("warlord").facts_of(hit)) == [battle.number("foe")]
    assert things_of(scene, view, phrasebook_of("warlord").facts_of(rolled)) == []


# -- what options stand for ------------------------------------------------------------------------------


def at_option(battle: Battle, key: str) -> list[list[str]]:
    view = battle.match.view(battle.question.seat)
    found = [option_cards(view, option) for option in battle.question.options if option.key == key]
    return [[battle.name(number) for number in numbers] for numbers in found]


def test_an_action_stands_where_its_text_is() -> None:
    rally = ability("order", {"do": "modify", "stat": "atk", "amount": 1})
    cards = [action("shout", rally), character("captain", ability=[rally])]
    battle = Battle(army(["captain"], ["lord-a"], hand=["shout"]), army(["foe"], ["lord-b"]), cards=cards)

    assert sorted(at_option(battle, "perform")) == [["captain"], ["shout"]]
    assert at_option(battle, "pass") == [[]]


def test_picks_stand_for_their_cards() -> None:
    battle = Battle(
        army(["hero", "squire"], ["lord-a"], hand=["ring"]), army(["foe"], ["lord-b"]), cards=[item("ring")]
    )
    view = battle.match.view(0)
    (equip,) = [option for option in battle.question.options if option.key == "equip"]

    assert {pick: pick_at(scene, view, equip, pick) for pick in equip.among} == {pick: [pick] for pick in equip.among}
    assert len(equip.among) == 3


def test_pointing_at_the_attacker_means_to_go_on() -> None:
    cards = [character("hero", attacks=[5, 5]), character("foe", hit_points=2)]
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=cards, dice=[15])
    battle.say("attack", "hero").say("strike", "foe").pass_windows()

    assert (at_option(battle, "strike-again"), at_option(battle, "stop")) == ([["hero"]], [[]])


def test_an_army_stands_in_its_front_rank() -> None:
    battle = Battle(
        army(["spy", "hero"], ["lord-a"]),
        army(["foe", "thug"], ["lord-b"]),
        army(["orc"], ["lord-c"]),
        cards=[SPY],
        dice=[19],
    )
    battle.say("stealth", "spy").pass_windows()

    assert battle.asked == (0, "stealth-army")
    assert at_option(battle, "army") == [["foe", "thug"], ["orc"]]


# -- gaps in ranks --------------------------------------------------------------------------------------------


def test_a_recruit_may_stand_beside_anybody_in_the_rank_of_its_level() -> None:
    battle = Battle(army(["a", "b"], ["lord-a"], hand=["recruit"]), army(["foe"], ["lord-b"]))
    battle.say("recruit", "recruit")

    assert gaps(battle) == [(0, 1, 0, "", "a"), (0, 1, 1, "a", "b"), (0, 1, 2, "b", "")]


def test_whoever_moves_within_his_rank_is_not_counted() -> None:
    battle = Battle(army(["a", "b", "c"], ["lord-a"]), army(["foe"], ["lord-b"]))
    battle.say("manoeuvre", "b")

    assert gaps(battle) == [
        (0, 1, 0, "", "a"),
        (0, 1, 2, "c", ""),
        (0, 2, 0, "", "lord-a"),
        (0, 2, 1, "lord-a", ""),
    ]


def test_a_spy_looks_for_a_gap_among_the_enemies() -> None:
    battle = Battle(army(["spy", "hero"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=[SPY], dice=[19])
    battle.say("stealth", "spy").pass_windows()

    assert gaps(battle) == [(1, 1, 0, "", "foe"), (1, 1, 1, "foe", "")]


def test_whoever_is_sent_home_looks_for_a_gap_there() -> None:
    shatter = ability("order", {"do": "discard-item", "who": "target"}, aim={"side": "enemy"})
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["spy", "foe"], ["lord-b"], hand=["shatter"]),
        cards=[action("shatter", shatter), character("spy"), item("cloak", feats={"stealth": 5})],
        on={"spy": {"owner": 0, "items": ["cloak"], "uses": ["action"]}},
        turn=1,
    )
    battle.say("perform", "shatter", "foe").say("target", "spy")

    assert battle.asked == (0, "place")
    assert gaps(battle) == [(0, 1, 0, "", "hero"), (0, 1, 1, "hero", "")]


# -- the page about the questions ------------------------------------------------------------------------------------


def documented() -> set[tuple[str, str]]:
    """The pairs of question and option in docs/protocol.md."""
    text = (PROJECT / "docs" / "protocol.md").read_text("utf-8").partition("## The questions of Warlord")[2]
    found: set[tuple[str, str]] = set()
    for line in text.partition("\n## ")[0].splitlines():
        cells = line.split("|")
        if len(cells) == 7:
            kinds, keys = re.findall(r"`([^`]+)`", cells[1]), re.findall(r"`([^`]+)`", cells[3])
            every = list(MOMENTS) if "every window" in cells[1] else kinds
            found |= {(kind, key) for kind in every for key in keys}
    return found


@pytest.mark.parametrize("seed", [3, 8, 13, 18, 23])
def test_every_question_and_option_is_on_the_page(seed: int) -> None:
    game, page = open_game("warlord"), documented()
    match, bot = start(game, game.varied_setup(seed), seeded(seed)), RandomBot(seed)
    met: set[tuple[str, str]] = set()
    while match.stack:
        decision = match.asks()[0]
        met |= {(decision.kind, option.key) for option in decision.options}
        match.answer(bot.answer(match.view(decision.seat, since=len(match.events)), decision))

    assert len(met) > 15
    assert met - page == set()


def test_every_moment_is_on_the_page() -> None:
    assert {(moment, "react") for moment in MOMENTS} <= documented()
