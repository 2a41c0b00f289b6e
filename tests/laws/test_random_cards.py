"""Random cards are of every kind there is, and can be read out in both languages."""

from __future__ import annotations

from laws.playing import FULL_SIZE
from laws.random_cards import random_game
from laws.trials import untried
from tercio.games.warlord.abilities.registry import STATS, stat_of
from tercio.games.warlord.game import WarlordGame
from tercio.games.warlord.printed.cards import KINDS
from tercio.games.warlord.steps.moments import MOMENTS
from tercio.games.warlord.verbs.registry import VERBS
from tercio.games.warlord.words.texts import readings_of

MOST_UNDRAWN = 12  # of the rarest words a small pack lacks a few
MOST_UNTRIED = 260  # of many hundred values, where not many cards are tried
BEFORE_A_SHOT = ("ability", "trigger", "before:aimed")  # seldom comes up; tests/rules/warlord/test_judge.py plays it


def game() -> WarlordGame:
    found = random_game()
    assert isinstance(found, WarlordGame)
    return found


def test_random_cards_use_the_whole_vocabulary() -> None:
    texts = [ability for face in game().faces.values() for ability in face.abilities]
    clauses = [clause for ability in texts for clause in ability.clauses]

    assert {ability.kind for ability in texts} == set(KINDS)
    assert len(set(MOMENTS) - {ability.trigger for ability in texts}) <= MOST_UNDRAWN
    assert len(VERBS.keys() - {clause.do for clause in clauses}) <= MOST_UNDRAWN
    assert len(STATS.keys() - {stat_of(clause.stat).word for clause in clauses if clause.stat}) <= MOST_UNDRAWN


def test_everything_that_a_pack_may_write_is_played() -> None:
    """Every verb, stat and moment, every word, and of numbers the least and the most."""
    if FULL_SIZE:
        assert untried() <= {BEFORE_A_SHOT}
    else:
        assert len(untried()) <= MOST_UNTRIED


def test_every_random_card_reads_in_both_languages() -> None:
    faces = game().faces
    for face in faces.values():
        for phrase in readings_of(face, faces):
            for words in phrase:
                assert words.endswith("."), face.id
                assert "{" not in words, face.id
