"""What is said of a table of Summoners, word for word."""

from __future__ import annotations

from typing import Any

import pytest

from summoning import Summoning, creature, foe, near, own, spell, summoner
from tercio.games.summoners.printed.scenarios import ALL
from tercio.games.summoners.words.names import NOTHING
from tercio.kernel import NOBODY, Event, Match, Receipt, Refusal
from tercio.kernel.tally import BASE
from tercio.texts import Speaker

LANGUAGES = ("en", "de")


def spoken(match: Match, name: str, *facts: int, lang: str = "de") -> str:
    return Speaker(match.game, lang).event(match.state, Event(name, "SU-ROUND-01", facts))


def refused(match: Match, because: str, *facts: int, lang: str = "de") -> str:
    return Speaker(match.game, lang).because(match.state, Refusal("SU-ROUND-01", because, facts))


def duel(**more: Any) -> Summoning:
    cards = [
        creature("cobra", melee=3),
        creature("golem", ranged=2),
        summoner("witch", powers=[spell("frost-touch", {"verb": "change", "what": "reflex", "amount": 1})]),
    ]
    units = [own("cobra", (10, 10)), foe("golem", near("cobra")), own("witch", (5, 5))]
    return Summoning(units, cards, acting="cobra", **more)


def test_a_way_is_told_by_its_length_and_where_it_leads() -> None:
    match = duel(objectives={"spring": {"kind": "large", "at": [20, 20]}}).match

    assert spoken(match, "moved", 0, 3500, 4000, 6000, 6500) == "Cobra (Rot) zieht 3,5″ Richtung große Manaquelle."
    assert spoken(match, "moved", 0, 3500, 4000, 500, 4000, lang="en") == "Cobra (Red) moves 3″ west."


def test_a_refused_place_is_told() -> None:
    match = duel().match

    assert refused(match, "off-the-table", 36500, 0, lang="en") == "The base would cross the edge of the board."


def test_points_are_told_with_what_they_are_for_or_without() -> None:
    match = duel(objectives={"spring": {"kind": "large", "at": [20, 20]}}).match
    source = match.state.objectives[0].id  # type: ignore[attr-defined]

    assert spoken(match, "scored", 0, 1, 3, source) == "Rot erhält 1 Siegpunkt (große Manaquelle), jetzt 3."
    assert spoken(match, "scored", 1, 5, 5, NOBODY) == "Blau erhält 5 Siegpunkte, jetzt 5."


def test_a_collision_is_told_with_whom_or_with_what() -> None:
    match = duel().match

    assert spoken(match, "collided", 0, 1) == "Cobra (Rot) prallt auf ein Hindernis: Golem (Blau)."
    assert spoken(match, "collided", 0, NOBODY, lang="en") == "Cobra (Red) hits an obstacle: the edge of the board."


def test_whoever_is_pushed_is_told_with_the_distance() -> None:
    match = duel().match
    facts = (0, 10000, 10000, 10000, 12000)

    assert spoken(match, "pushed", *facts) == "Cobra (Rot) wird 2″ nach Norden bewegt."
    assert spoken(match, "pushed", *facts, lang="en") == "Cobra (Red) is moved 2″ north."


def test_every_scenario_is_called_by_its_name() -> None:
    match = duel().match
    told = [spoken(match, "scenario", scenario.number, 36000) for scenario in ALL]

    assert [scenario.name.de in words for scenario, words in zip(ALL, told, strict=True)] == [True] * 10


def test_a_lasting_spell_is_told_by_its_name_from_beginning_to_end() -> None:
    table = Summoning(
        [own("witch", (10, 10)), foe("golem", (20, 20))],
        [
            summoner("witch", powers=[spell("shell", {"verb": "change", "what": "resistance", "amount": 1})]),
            creature("golem"),
        ],
        players=[{"gems": 3}, {}],
        acting="witch",
    )
    table.say("cast", "witch", "witch", spell="shell")
    speaker = Speaker(table.match.game, "en")
    told = [speaker.event(table.match.state, event) for event in table.match.events if event.name == "enchanted"]

    assert told == ["Shell now affects Witch (Red)."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_in_a_fight_is_told_with_a_question_mark_for_a_name(lang: str) -> None:
    table = Summoning(
        [own("cobra", (10, 10)), foe("golem", near("cobra"))],
        [creature("cobra", melee=3), creature("golem", resistance=1)],
        dice=[5, 7, 2, 6, 4],
        acting="cobra",
    )
    speaker = Speaker(table.match.game, lang)
    table.say("melee", "cobra", "golem").say("passive")
    told = [speaker.event(table.match.state, event) for event in table.match.events]

    assert len(told) > 5
    assert [words for words in told if NOTHING in words or "{" in words] == []


@pytest.mark.parametrize(
    ("rule", "en", "de"),
    [
        ("SU-SUMMON-02", "leaves the board as a sacrifice.", "verlässt das Spielfeld als Opfer."),
        ("SU-S7-08", "leaves the board through the portal.", "verlässt das Spielfeld durch das Portal."),
        ("K-CONCEDE-01", "leaves the board.", "verlässt das Spielfeld."),
    ],
)
def test_whatever_leaves_the_board_is_told_with_its_cause(rule: str, en: str, de: str) -> None:
    match = duel().match
    event = Event("left", rule, (0, NOBODY))

    assert Speaker(match.game, "en").event(match.state, event).endswith(en)
    assert Speaker(match.game, "de").event(match.state, event).endswith(de)


def test_gems_are_told_with_what_they_are_spent_on_even_where_that_is_one_line() -> None:
    match = duel().match
    event = Event("spent", "SU-MANA-02", (0, 3, 4), receipts=(Receipt(BASE, 3, "SU-MANA-02"),))

    assert Speaker(match.game, "en").event(match.state, event) == "Red spends 3 mana gems, 4 left (3 for a summoning)."
