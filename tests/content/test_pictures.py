"""Pictures of cards: every card has one of its own, made of parts that exist, and page and paper light it alike."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tercio.content.document import Document
from tercio.content.trouble import BadInput
from tercio.games.pictures import KINDS, colours, parts, picture_json, shapes_of
from tercio.games.warlord import open_game
from tercio.games.warlord.content.pack import read_faces
from tercio.games.warlord.printed.cards import UNKNOWN
from tercio.games.warlord.printed.pictures import picture_of
from tercio.printing import pictures as paper

FACES = [face for face in open_game().faces.values() if face is not UNKNOWN]
PAGE = (Path(__file__).parents[2] / "web" / "src" / "art" / "picture.ts").read_text()
PACK = """
[[card]]
id = "tin-knight"
name = {{ en = "Tin Knight", de = "Zinnritter" }}
type = "character"
{look}class = "fighter"
level = 2
alignment = "good"
traits = ["deverenians"]
attacks = [3]
armour = 12
skill = 1
hit_points = 1
"""


def parts_of(look: str) -> list[str]:
    document = Document.parse(PACK.format(look=look).encode(), "tin.toml")
    return [layer.part for layer in picture_of(read_faces(document)["tin-knight"]).layers]


def test_no_two_cards_have_the_same_picture() -> None:
    seen = {str(picture_json(picture_of(face))): face.id for face in FACES}

    assert len(FACES) > 313
    assert len(seen) == len(FACES)


def test_every_part_is_drawn_from_known_colours() -> None:
    palettes = colours()["palettes"]
    materials = colours()["materials"]
    for kind in KINDS:
        for name in parts(kind):
            for shape in shapes_of(f"{kind}/{name}"):
                fill = str(shape[1])
                assert fill == "" or fill[0] in "#@" or fill in materials, f"{kind}/{name}"
                hues = [str(each) for each in shape[1:] if str(each).startswith("#")]
                assert all(len(hue) == len("#rrggbb") for hue in hues), f"{kind}/{name}"
                used = [str(each)[1:] for each in shape[1:] if str(each).startswith("@")]
                assert all(colour in palette for palette in palettes.values() for colour in used), f"{kind}/{name}"  # type: ignore[operator]


def test_a_card_may_name_its_parts_and_else_looks_like_what_it_is() -> None:
    plain, named = parts_of(""), parts_of('look = { head = "wizard", arm = "lance", mount = "horse" }\n')

    assert "bodies/mail" in plain
    assert {"heads/wizard", "arms/lance", "beasts/horse", "bodies/mail"} <= set(named)


def test_a_part_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(BadInput, match=r"tin.toml:6: card.*look.head: .*\"hatt\".*hat, "):
        parts_of('look = { head = "hatt" }\n')


def test_page_and_paper_show_the_same_of_a_picture_and_light_it_alike() -> None:
    tall = re.search(r'tall: "([^"]*)"', PAGE)
    skin = re.search(r"EDGES.*?\{ k: \[([\d.]+), ([\d.]+)\] \}", PAGE)
    usual = re.search(r"EDGES\[name\] \?\? \[([\d.]+), ([\d.]+)\]", PAGE)

    assert tall is not None
    assert skin is not None
    assert usual is not None
    assert tuple(map(float, tall[1].split())) == paper.TALL
    assert (float(skin[1]), float(skin[2])) == paper.SKIN_EDGES
    assert (float(usual[1]), float(usual[2])) == paper.EDGES
