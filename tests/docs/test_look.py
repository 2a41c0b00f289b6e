"""Contrasts are what the page about the look says, and enough for everybody."""

from __future__ import annotations

import re

import pytest

from docs.pages import PROJECT

PAGE = (PROJECT / "docs" / "look.md").read_text("utf-8")
TOKENS = (PROJECT / "web" / "src" / "style" / "tokens.css").read_text("utf-8")
DIAL = (PROJECT / "web" / "src" / "games" / "measured" / "dial.tsx").read_text("utf-8")
COLOURS = {name: both for name, *both in re.findall(r"--([\w-]+): light-dark\((#\w+), (#\w+)\)", TOKENS)}
ROWS = re.findall(r"\| `--([\w-]+)` \| `--([\w-]+)` \| ([\d.]+) \| ([\d.]+) \|", PAGE)
TABLE = (PROJECT / "web" / "src" / "games" / "measured" / "measured.css").read_text("utf-8")
MARKS = re.findall(r"\| `(#\w{6})` \| `(#\w{6})` \| ([\d.]+) \|", PAGE)
SIGNS = ("line-strong", "lit", "chosen", "focus")  # no text
ENOUGH, ENOUGH_FOR_SIGNS = 4.5, 3.0  # WCAG 1.4.3 and 1.4.11


def brightness(colour: str) -> float:
    """WCAG 2.2, relative luminance."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted([brightness(one), brightness(other)])
    return (light + 0.05) / (dark + 0.05)


def test_black_on_white_has_the_highest_contrast() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


@pytest.mark.parametrize(("text", "ground", "light", "dark"), ROWS)
def test_contrasts_are_told_truly_and_are_enough(text: str, ground: str, light: str, dark: str) -> None:
    found = [contrast(one, other) for one, other in zip(COLOURS[text], COLOURS[ground], strict=True)]

    assert [f"{each:.1f}" for each in found] == [light, dark]
    assert min(found) >= (ENOUGH_FOR_SIGNS if text in SIGNS else ENOUGH)


@pytest.mark.parametrize(("mark", "beneath", "told"), MARKS)
def test_what_lies_on_the_table_is_seen_against_its_seam(mark: str, beneath: str, told: str) -> None:
    found = contrast(mark, beneath)

    assert {mark, beneath} <= set(re.findall(r"#\w{6}", TABLE))
    assert f"{found:.1f}" == told
    assert found >= ENOUGH


def test_every_meaning_and_every_seat_is_told() -> None:
    told = {text for text, *_ in ROWS}

    assert len(MARKS) >= 9
    assert told >= {"ink", "ink-soft", "accent", "good", "warn", "bad", "info", "seat-0", "seat-1", "seat-2", "seat-3"}


def test_white_figures_are_read_on_every_ability_of_a_dial() -> None:
    listed = re.search(r"const COLOURS = \[(.*?)\]", DIAL, re.DOTALL)
    assert listed
    colours = re.findall(r"#\w{6}", listed.group(1))

    assert len(colours) >= 10
    assert [colour for colour in colours if contrast(colour, "#ffffff") < ENOUGH] == []
