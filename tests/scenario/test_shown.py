"""A scenario file as a page shows it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tercio.content.trouble import BadInput
from tercio.hall.showing.scenarios import shortest, show
from tercio.rules import load

PARRY = (Path(__file__).parents[2] / "docs" / "parry.toml").read_text("utf-8")


def test_every_moment_has_its_table_words_and_lines() -> None:
    shown = show(PARRY, "de")
    begun, refused, struck, parried = shown["frames"]

    assert shown["problems"] == []
    assert shown["names"] == ["Rot", "Blau"]
    assert begun["by"] is None
    assert [each["rule"] for each in refused["refusals"]] == ["SU-ATTACK-07"]
    assert refused["scene"] == begun["scene"]
    assert struck["by"] == {"seat": 0, "text": "Nahkampfattacke: Frostbiss, Schildträger 1 (Blau)"}
    assert "pariert" in " ".join([line["text"] for line in parried["lines"]])


def test_cards_of_the_file_come_along() -> None:
    shown = show(shortest()["WL-RANK-07"], "en")

    assert {card["id"] for card in shown["cards"]}
    assert shown["problems"] == []


def test_what_goes_another_way_is_told_and_what_cannot_be_read_is_refused() -> None:
    wrong = show(PARRY.replace('shield-bearer.ap" = 0', 'shield-bearer.ap" = 1'), "en")

    assert len(wrong["problems"]) == 1
    with pytest.raises(BadInput, match="game"):
        show("title = 'nothing'", "en")


def test_most_rules_that_a_scenario_names_are_shown_by_one() -> None:
    shown = shortest()

    assert len(shown) > 1_000
    assert [rule for rule in shown if rule not in load()] == []
