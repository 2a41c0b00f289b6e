"""What is said of a table of Mage Knight, word for word."""

from __future__ import annotations

import pytest

from knights import Knights, figure, foe, near, own
from tercio.games.mageknight.abilities.registry import abilities
from tercio.games.mageknight.words.abilities import ability_names
from tercio.games.mageknight.words.names import NOTHING
from tercio.kernel import NOBODY, Event, Match, Refusal
from tercio.texts import Speaker

LANGUAGES = ("en", "de")


def test_every_ability_has_a_name_in_both_languages() -> None:
    assert tuple(ability_names()) == tuple(abilities())


def spoken(match: Match, name: str, *facts: int, lang: str = "de") -> str:
    return Speaker(match.game, lang).event(match.state, Event(name, "MK-TURN-01", facts))


def refused(match: Match, because: str, *facts: int, lang: str = "de") -> str:
    return Speaker(match.game, lang).because(match.state, Refusal("MK-TURN-01", because, facts))


def test_a_path_is_told_corner_by_corner_as_it_is_typed() -> None:
    match = Knights([own("orc", (10, 10))]).match

    assert (
        spoken(match, "moved", 0, 90, 3500, 4000, 6000, 2125) == "Orc (Rot) zieht nach 3,5/4, 6/2,125, Ausrichtung 90°."
    )
    assert refused(match, "off-the-field", 36500, 0, lang="en") == (
        "At 36.5/0 the base would cross the edge of the battlefield."
    )


def test_dice_that_no_player_rolls_are_told_without_one() -> None:
    match = Knights([own("orc", (10, 10))]).match

    assert spoken(match, "rolled", 0, 6, 3, 4) == "Rot würfelt 3, 4 (W6)."
    assert spoken(match, "rolled", NOBODY, 6, 3, 4) == "Es wird gewürfelt: 3, 4 (W6)."


def test_damage_is_told_with_whose_doing_it_is_or_without() -> None:
    match = Knights([own("orc", (10, 10)), foe("elf", (20, 20)), foe("elf2", (25, 20))]).match

    assert spoken(match, "damaged", 0, 2, 2, 1) == "Orc (Rot) erleidet 2 Klicks Schaden (durch Elf 1 (Blau))."
    assert spoken(match, "damaged", 0, 1, 1, NOBODY, lang="en") == "Orc (Red) takes 1 click of damage."


def test_missions_terrain_and_items_are_called_by_what_they_are() -> None:
    table = Knights(
        [own("orc", (10, 10))],
        missions=[{"at": [18, 18]}, {"at": [18, 10]}],
        terrain={"a": {"kind": "hindering", "at": [5, 20], "radius": 2}, "bramble": {"at": [30, 20]}},
    )
    speaker = Speaker(table.match.game, "de")
    numbers = [table.number(name) for name in ("mission-2", "a", "bramble")]

    assert [speaker.fact(table.state, "thing", number) for number in numbers] == [
        "Missionsziel 2",
        "schwieriges Gelände",
        "Dornengestrüpp",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_in_a_match_is_told_with_a_question_mark_for_a_name(lang: str) -> None:
    table = Knights(
        [own("orc", (10, 10)), foe("elf", near("orc")), own("orc2", near("elf", 0, 45), facing="elf")],
        [figure("orc", damage=3), figure("elf", clicks=3)],
        dice=[5, 6],
    )
    speaker = Speaker(table.match.game, lang)
    table.say("close", "orc", "elf").say("gang-up", "orc", "orc2")
    told = [speaker.event(table.match.state, event) for event in table.match.events]

    assert len(told) > 5
    assert [words for words in told if NOTHING in words or "{" in words] == []
