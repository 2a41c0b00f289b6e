"""A new match can be expected to be refused, by the rules that are named."""

import pytest

from tercio.content.document import Document
from tercio.content.trouble import BadInput
from tercio.scenario import announced, explain, play, run_text, scenario_from

SETUP = """game = "summoners"
title = "No portals without relics"
[setup]
scenario = "s1"
players = [{ realm = "water" }, { realm = "fire" }]
portals = true
refused_by = ["SU-SCEN-17"]
"""


def trouble_with(text: str) -> BadInput:
    with pytest.raises(BadInput) as raised:
        run_text(text, "setup.toml")
    return raised.value


def test_a_setup_may_be_expected_to_be_refused() -> None:
    assert run_text(SETUP).message("en") == "ok"


def test_a_setup_that_is_legal_differs() -> None:
    (difference,) = run_text(SETUP.replace("portals = true", "portals = false")).differences

    assert difference.line == 7
    assert difference.en == "the set-up should be refused by SU-SCEN-17, but is legal."
    assert difference.de == "den Aufbau müsste SU-SCEN-17 ablehnen; er ist aber erlaubt."


def test_a_setup_that_other_rules_refuse_differs() -> None:
    (difference,) = run_text(SETUP.replace("portals = true", "portals = true\nsecrets = true")).differences

    assert difference.en.startswith("the set-up should be refused by SU-SCEN-17; the refusal is: ")


def test_a_setup_that_nobody_can_read_is_no_refusal() -> None:
    trouble = trouble_with(SETUP.replace('"fire"', '"fier"'))

    assert (trouble.line, trouble.key) == (5, "setup.players[1].realm")
    assert 'Did you mean "fire"?' in trouble.en


def test_a_setup_that_is_refused_without_being_expected_to_has_its_line() -> None:
    trouble = trouble_with(SETUP.replace('refused_by = ["SU-SCEN-17"]\n', ""))

    assert (trouble.line, trouble.key) == (6, "setup.portals")


@pytest.mark.parametrize("rules", ["[]", '["SU-SCEN-1777"]', '"SU-SCEN-17"', "7", '["MK-ARMY-04"]'])
def test_the_rules_must_be_rules_of_the_game(rules: str) -> None:
    assert trouble_with(SETUP.replace('["SU-SCEN-17"]', rules)).key.startswith("setup.refused_by")


@pytest.mark.parametrize(
    "played", ["dice = [1]\n", "open = true\n", "passes = true\n", 'best = [{ key = "pass" }]\n', "[expect]\n"]
)
def test_what_is_refused_is_not_played(played: str) -> None:
    text = SETUP + played if played.startswith("[") else played + SETUP
    trouble = trouble_with(text)

    assert trouble.key == played.split()[0].strip("[]")
    assert "is not played; leave this out" in trouble.en


def test_a_position_and_a_setup_exclude_each_other() -> None:
    assert 'Unknown key "setup"' in trouble_with(SETUP + "[position]\n").en


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_refusal_is_told(lang: str) -> None:
    lines = explain(play(scenario_from(Document.parse(SETUP.encode(), "setup.toml"))), lang)

    assert lines[-1] == "ok"
    assert [line for line in lines if line.startswith("! ")][-1].endswith("[SU-SCEN-17]")


def test_nothing_of_it_can_be_announced() -> None:
    with pytest.raises(BadInput, match="no legal answer"):
        announced(scenario_from(Document.parse(SETUP.encode(), "setup.toml")))


def test_every_rule_that_a_deck_breaks_is_among_them() -> None:
    text = """game = "warlord"
[setup]
decks = [{ name = "Nothing", cards = [] }, "deverenians"]
refused_by = ["WL-DECK-02", "WL-DECK-09"]
"""

    assert run_text(text).message("en") == "ok"


def test_every_rule_that_an_army_breaks_is_among_them() -> None:
    text = """game = "mageknight"
[setup]
total = 90
refused_by = ["MK-ARMY-04", "MK-ARMY-06"]
[[setup.players]]
army = ["orc-marauder-tough", "orc-hunter-weak", "gulthak-orc-standard", "blood-shaman-weak"]
[[setup.players]]
army = ["elven-spear-standard"]
"""

    assert run_text(text).message("en") == "ok"
