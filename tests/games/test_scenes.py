"""What browsers draw: plain data, complete for every question, and nothing in it that a seat may not see."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import pytest

from tercio.bots import RandomBot
from tercio.games import GAMES, box_of, open_game
from tercio.games.mageknight.browser import scene as mageknight_scene
from tercio.games.scenes import Scenes, dice_of, option_at, pick_at, things_of
from tercio.games.skirmish.browser import scene as skirmish_scene
from tercio.games.summoners.browser import scene as summoners_scene
from tercio.games.warlord.browser import scene as warlord_scene
from tercio.games.warlord.field.traits import level_of
from tercio.games.warlord.rules.values import armour_class, attack_bonus, hit_points, skill_bonus, strikes_of
from tercio.games.warlord.state import HIDDEN, warlord
from tercio.games.warlord.words.names import card_name
from tercio.kernel import SPECTATOR, Decision, Event, Match, seeded, start
from tercio.texts import Speaker, phrasebook_of

LANGUAGES: Final = ("en", "de")


class Case(NamedTuple):
    """A random match. `rarely`: expensive looks are taken at one question out of this number."""

    game: str
    setup: dict[str, Any]
    seats: int
    seed: int
    rarely: int = 1


CASES: Final = (
    Case("skirmish", {}, 2, 1),
    Case("skirmish", {}, 2, 2),
    Case("warlord", {"decks": ["dwarves", "elves"]}, 2, 3, 5),
    Case("warlord", {"decks": ["deverenians", "nothrog", "free-kingdoms"]}, 3, 4, 15),
    Case("warlord", {"decks": ["elves", "free-kingdoms", "mercenaries", "nothrog"]}, 4, 5, 25),
)
BY_GAME: Final = [pytest.param(case, id=f"{case.game}-{case.seats}-{case.seed}") for case in CASES]


def moments(case: Case) -> Iterator[tuple[Match, Decision]]:
    """A random match, with every question that is looked at."""
    match, bot = start(open_game(case.game), case.setup, seeded(case.seed)), RandomBot(case.seed)
    number = 0
    while match.stack:
        asks = match.asks()
        decision = asks[bot.dice.below(len(asks))]
        number += 1
        if number % case.rarely == 0:
            yield match, decision
        assert match.answer(bot.answer(match.view(decision.seat, since=len(match.events)), decision))


def things_in(scene: Any) -> set[int]:
    """The numbers of everything that can be pointed at."""
    return {unit["id"] for unit in scene["units"]} if "units" in scene else {int(key) for key in scene["cards"]}


def test_every_game_has_its_scenes() -> None:
    """The annotation lets the type checker compare the modules with what a server wants of them."""
    modules: list[Scenes] = [warlord_scene, summoners_scene, mageknight_scene, skirmish_scene]

    assert [box_of(game).browser().scenes for game in GAMES] == modules


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_title_and_a_sentence_in_both_languages(game: str) -> None:
    title, about = box_of(game).title, box_of(game).about

    assert title.en
    assert title.de
    assert about.en.endswith(".")
    assert about.de.endswith(".")
    assert about.en != about.de


# -- at every question of random matches ------------------------------------------------------


@pytest.mark.parametrize("case", BY_GAME)
def test_a_scene_is_json(case: Case) -> None:
    scenes = box_of(case.game).browser().scenes
    for match, decision in moments(case):
        for lang in LANGUAGES:
            scene = scenes.scene_of(match.view(decision.seat), lang)
            assert json.loads(json.dumps(scene)) == scene


@pytest.mark.parametrize("case", BY_GAME)
def test_every_option_and_pick_has_words_and_stands_for_things_in_the_scene(case: Case) -> None:
    browser, book = box_of(case.game).browser(), phrasebook_of(case.game)
    scenes, ranks = browser.scenes, browser.ranks
    speakers = [Speaker(open_game(case.game), lang) for lang in LANGUAGES]
    for match, decision in moments(case._replace(rarely=1)):
        view = match.view(decision.seat, since=len(match.events))
        things = things_in(scenes.scene_of(view, "en"))
        said = [speaker.question(view.state, decision) for speaker in speakers]
        if book.question(decision.kind).subject in ("card", "unit") and decision.subject >= 0:
            assert decision.subject in things
        for option in decision.options:
            said += [speaker.option(view.state, option) for speaker in speakers]
            assert set(option_at(scenes, ranks, view, option)) <= things
            for pick in option.among:
                said += [speaker.picked(view.state, option, pick) for speaker in speakers]
                assert pick_at(scenes, view, option, pick) == [pick]
                assert pick in things
        assert [text for text in said if not text or "{" in text or text == "?"] == []


@pytest.mark.parametrize("case", BY_GAME)
def test_every_card_that_an_answer_names_can_be_pointed_at(case: Case) -> None:
    browser, book = box_of(case.game).browser(), phrasebook_of(case.game)
    scenes, ranks = browser.scenes, browser.ranks
    for match, decision in moments(case._replace(rarely=1)):
        view = match.view(decision.seat, since=len(match.events))
        for option in decision.options:
            kind = book.option(option.key).subject
            is_placed = ranks is not None and ranks.option_place(view, option) is not None
            assert is_placed == (kind == "rank")
            if kind in ("card", "unit") and option.key not in ("skip", "stop"):
                assert len(option_at(scenes, ranks, view, option)) == 1


@pytest.mark.parametrize("case", BY_GAME)
def test_nothing_depends_on_what_the_seat_cannot_see(case: Case) -> None:
    """Whatever is imagined behind the unknowns, the seat is shown the same."""
    scenes, dice = box_of(case.game).browser().scenes, seeded(case.seed)
    for match, _ in moments(case):
        for seat in (*range(case.seats), SPECTATOR):
            view = match.view(seat)
            other = view.imagine(dice).view(seat)
            assert scenes.scene_of(other, "de") == scenes.scene_of(view, "de")
            assert scenes.marks(other) == scenes.marks(view)


@pytest.mark.parametrize("case", [case for case in CASES if case.game == "warlord"])
def test_no_hidden_card_is_in_the_scene_of_warlord(case: Case) -> None:
    for match, _ in moments(case):
        cards = warlord(match).cards
        for seat in (*range(case.seats), SPECTATOR):
            shown = warlord_scene.scene_of(match.view(seat), "en")["cards"].values()
            hidden = [cards[each["id"]] for each in shown if cards[each["id"]].zone in HIDDEN and each["face"]]
            assert [card for card in hidden if not card.is_visible_to(seat)] == []


@pytest.mark.parametrize("case", [case for case in CASES if case.game == "warlord"])
def test_the_numbers_and_names_of_a_scene_are_those_of_the_rules(case: Case) -> None:
    for match, decision in moments(case):
        view = match.view(decision.seat)
        state = warlord(view.ghost)
        for shown in warlord_scene.scene_of(view, "de")["cards"].values():
            card = state.cards[shown["id"]]
            assert shown["label"] == card_name(state, card.id, "de")
            assert (shown["seat"], shown["rank"], shown["place"]) == state.place_of(card.id)
            if shown["zone"] == "formation":
                assert shown["atk"] == [attack_bonus(state, card, base).total for base in strikes_of(state, card)]
                assert shown["armour"] == armour_class(state, card).total
                assert shown["life"] == hit_points(state, card).total
                assert shown["skill"] == skill_bonus(state, card, "").total
                assert shown["level"] == level_of(state, card)


@pytest.mark.parametrize("case", BY_GAME)
def test_events_name_things_that_exist_and_dice_with_their_faces(case: Case) -> None:
    scenes = box_of(case.game).browser().scenes
    dice: list[Event] = []
    named = 0
    match, _ = list(moments(case))[-1]  # played to its end
    view = match.view(SPECTATOR)
    highest = len(getattr(match.state, "cards", None) or getattr(match.state, "units", []))
    for event in view.events:
        things = things_of(scenes, view, phrasebook_of(case.game).facts_of(event))
        named += len(things)
        assert [thing for thing in things if not 0 <= thing < highest] == []
        fallen = dice_of(event)
        if fallen is not None:
            dice.append(event)
            assert (fallen["sides"], *fallen["faces"]) == event.facts[1:]

    assert named > 20
    assert dice == [event for event in view.events if event.name == "rolled"]


def test_the_facts_of_an_event_have_the_kinds_that_its_words_give_them() -> None:
    book = phrasebook_of("warlord")

    assert book.facts_of(Event("hit", "", (7, 12, 15, 14))) == [("card", 7), ("die", 12), ("", 15), ("", 14)]
    assert book.facts_of(Event("aims-at", "", (1, 2, 3))) == [("card", 1), ("card", 2), ("card", 3)]
    assert book.facts_of(Event("line-up", "", (0, 4, 5))) == [("seat", 0), ("card", 4), ("card", 5)]
    assert book.facts_of(Event("line-up", "", (0,))) == [("seat", 0)]
    assert book.facts_of(Event("no-such-event", "", (0,))) == []
