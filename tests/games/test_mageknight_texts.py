"""What is said of a table of Mage Knight, word for word."""

from __future__ import annotations

import pytest

from knights import Knights, figure, foe, near, own
from tercio.games.mageknight.abilities.registry import abilities
from tercio.games.mageknight.words.abilities import ability_names
from tercio.games.mageknight.words.names import NOTHING
from tercio.kernel import NOBODY, Answer, Event, Match, Refusal
from tercio.texts import Speaker
from tercio.texts.playthrough import answer_words

LANGUAGES = ("en", "de")


def test_every_ability_has_a_name_in_both_languages() -> None:
    assert tuple(ability_names()) == tuple(abilities())


def spoken(match: Match, name: str, *facts: int, lang: str = "de") -> str:
    return Speaker(match.game, lang).event(match.state, Event(name, "MK-TURN-01", facts))


def refused(match: Match, because: str, *facts: int, lang: str = "de") -> str:
    return Speaker(match.game, lang).because(match.state, Refusal("MK-TURN-01", because, facts))


def test_a_way_is_told_by_its_length_and_the_goal_that_it_leads_towards() -> None:
    table = Knights([own("orc", (10, 10)), foe("elf", (10, 30))], missions=[{"at": [18, 18]}])

    assert spoken(table.match, "moved", 0, 90, 10000, 10000, 13000, 13000, 13000, 14000) == (
        "Orc (Rot) zieht 5,2″ Richtung Missionsziel 1, mit Blick nach Norden."
    )
    assert spoken(table.match, "moved", 0, 0, 10000, 10000, 10000, 20000, lang="en") == (
        "Orc (Red) moves 10″ towards Elf (Blue), facing east."
    )


def test_a_way_that_leads_towards_nothing_is_told_by_the_wind() -> None:
    table = Knights([own("orc", (10, 10)), foe("elf", (10, 30))], missions=[{"at": [18, 18]}])

    assert spoken(table.match, "moved", 0, 271, 10000, 10000, 6000, 6000) == (
        "Orc (Rot) zieht 5,7″ nach Südwesten, mit Blick nach Süden."
    )


def test_an_answer_with_a_way_is_told_as_the_way_will_be() -> None:
    table = Knights([own("orc", (10, 10))], missions=[{"at": [18, 10]}])
    decision = table.match.asks()[0]
    answer = Answer(0, "move", 0, (), ((14123, 10000),), (180,))
    option = decision.offered(answer)
    assert option is not None

    assert answer_words(Speaker(table.match.game, "en"), table.state, option, answer) == (
        "Orc (Red) moves 4.1″ towards mission objective 1, facing west"
    )


@pytest.mark.parametrize(("length", "told"), [(4101, "4,1″"), (4041, "4,04″"), (4001, "4,001″")])
def test_lengths_are_told_as_finely_as_it_takes_to_tell_them_apart(length: int, told: str) -> None:
    match = Knights([own("orc", (10, 10))]).match

    assert refused(match, "too-far", length, 4000) == f"Der Weg ist {told} lang; erlaubt sind 4″."


def test_a_refused_place_is_told_without_its_coordinates() -> None:
    match = Knights([own("orc", (10, 10))]).match

    assert refused(match, "off-the-field", 36500, 0, lang="en") == (
        "There the base would cross the edge of the battlefield."
    )


def test_dice_that_no_player_rolls_are_told_without_one() -> None:
    match = Knights([own("orc", (10, 10))]).match

    assert spoken(match, "rolled", 0, 6, 3, 4) == "Rot würfelt 3, 4 (W6)."
    assert spoken(match, "rolled", NOBODY, 6, 3, 4) == "Es wird gewürfelt: 3, 4 (W6)."


def test_damage_is_told_with_whose_doing_it_is_or_without() -> None:
    match = Knights([own("orc", (10, 10)), foe("elf", (20, 20)), foe("elf2", (25, 20))]).match

    assert spoken(match, "damaged", 0, 2, 2, 1) == "Orc (Rot) erleidet 2 Klicks Schaden; dafür sorgt Elf 1 (Blau)."
    assert spoken(match, "damaged", 0, 1, 1, NOBODY, lang="en") == "Orc (Red) is dealt 1 click of damage."


@pytest.mark.parametrize(
    ("name", "rule", "facts", "words"),
    [
        ("damaged", "MK-TERM-16", (0, 1, 1, NOBODY), "Orc (Red) is dealt 1 click of damage for pushing."),
        ("damaged", "MK-SPRINT-06", (0, 1, 1, NOBODY), "Orc (Red) is dealt 1 click of damage for sprinting."),
        (
            "damaged",
            "MK-MOVE-27",
            (0, 1, 1, 1),
            "Orc (Red) is dealt 1 click of damage from being shaken off by Elf (Blue).",
        ),
        ("withstood", "MKA-TOUGHNESS-01", (0, 1), "Orc (Red) shrugs off 1 click of the damage (Toughness)."),
        ("dodged", "MKA-DODGE-01", (0, 5, 4), "Dodge: Orc (Red) rolls 5 and is not hit after all (4 or more needed)."),
        ("not-dodged", "MKA-DODGE-01", (0, 3, 4), "Dodge: Orc (Red) rolls 3 and is still hit (4 or more needed)."),
    ],
)
def test_what_happens_to_a_warrior_is_told_with_its_cause(
    name: str, rule: str, facts: tuple[int, ...], words: str
) -> None:
    match = Knights([own("orc", (10, 10)), foe("elf", (20, 20))]).match

    assert Speaker(match.game, "en").event(match.state, Event(name, rule, facts)) == words


def asked(table: Knights, lang: str = "de") -> str:
    return Speaker(table.match.game, lang).question(table.state, table.match.asks()[0])


@pytest.mark.rule("MK-MOVE-19")
def test_MK_MOVE_19_a_free_spin_is_asked_for_by_name() -> None:
    table = Knights([own("orc", (10, 10)), own("idle", (30, 4)), foe("elf", (10, 15), facing=90)])
    table.say("move", "orc", (10, 13.498))

    assert asked(table) == "Orc (Rot) ist herangekommen. Macht Elf (Blau) eine Gratisdrehung?"


@pytest.mark.rule("MK-MULTI-08")
def test_MK_MULTI_08_who_gets_a_share_is_asked_for_in_order() -> None:
    table = Knights(
        [own("orc", (10, 10), facing=90), own("idle", (30, 4)), foe("elf", (9, 16)), foe("imp", (12, 16))],
        [figure("orc", range=10, arrows=2, ranged_damage=3, attack=18), figure("elf"), figure("imp")],
        dice=[4, 4],
    )
    table.say("ranged", "orc", "imp", "elf").go_on("split")

    assert asked(table, "en") == ("How are the 3 clicks of Orc (Red) divided? In this order: Imp (Blue), Elf (Blue).")


@pytest.mark.rule("MK-CAPTURE-23")
def test_MK_CAPTURE_23_eliminating_a_captive_is_not_told_as_a_capture() -> None:
    table = Knights(
        [
            own("orc", (10, 10), facing="elf"),
            own("idle", (30, 4)),
            foe("elf", near("orc"), guard="orc"),
            foe("far", (34, 34)),
        ],
        dice=[4, 4],
    )
    table.say("finish", "orc", "elf")

    assert table.happened("finishes", "orc", "elf")
    assert not table.happened("captures")


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
