"""The optional pack shows what texts can say beyond the ready decks: its cards can be read, said and played."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from laws.playing import play_to_end
from tercio.content.document import Document
from tercio.games.warlord import open_game, shipped
from tercio.games.warlord.content.pack import read_faces
from tercio.games.warlord.printed.cards import ACTION, CHARACTER, ITEM, Face
from tercio.games.warlord.words.texts import reading_of
from tercio.kernel import seeded, start

FILE = files("tercio.games.warlord").joinpath("packs", "optional", "cabinet.toml")
DOCUMENT = Document.parse(FILE.read_bytes(), "cabinet.toml")
FACES = read_faces(DOCUMENT)


def test_nobody_plays_with_it_who_does_not_ask_for_it() -> None:
    assert FACES.keys().isdisjoint(shipped()[0])


@pytest.mark.parametrize("face", FACES.values(), ids=list(FACES))
def test_what_is_printed_is_what_the_data_say(face: Face) -> None:
    for ability in face.abilities:
        words = reading_of(face, ability, FACES)

        assert (ability.text_en, ability.text_de) == (words.en, words.de)
        assert not [text for text in words if re.search(r"  |[{}¦#]| [.,;:]", text)]


@pytest.mark.parametrize("seed", [1, 2])
def test_its_cards_play_to_the_end(seed: int) -> None:
    game = open_game([DOCUMENT])
    dice = seeded(seed)
    own = [list(FACES)[place] for place in dice.shuffled(len(FACES))]
    people = [name for name in own if FACES[name].type == CHARACTER]
    armies = [
        {
            "ranks": [people[seat::2][:5], [lord]],
            "hand": [name for name in own if FACES[name].type == ACTION][seat::2][:7],
            "deck": [name for name in own if FACES[name].type == ACTION][seat::2][7:],
        }
        for seat, lord in enumerate(("hrodgar-stonebrow", "velvet-ishka"))
    ]
    items = {people[place]: {"items": [name]} for place, name in enumerate([n for n in own if FACES[n].type == ITEM])}
    match = start(game, {"position": {"army": armies, "cards": items, "phase": "ready", "rounds": 4}}, dice)
    play_to_end(match, seed, 4000)

    assert match.outcome is not None
