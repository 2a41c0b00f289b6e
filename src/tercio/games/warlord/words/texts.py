"""Card texts as they read from their data, in German and English: frame, trigger, costs, target, what is done.

The printed text of a card is written by hand; the reading is made of the very data that the rules play by. Where both
stand side by side everybody can see that they say the same.

    Spend Order: choose an enemy character two ranks away. It makes a save against magic (15). If it fails, it
    suffers 1 wound.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tercio.content.table import Phrase
from tercio.games.warlord.printed.cards import SELF, Ability, Face
from tercio.games.warlord.words.frames import aim_words, frame_words, only_for
from tercio.games.warlord.words.grammar import finished
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said
from tercio.games.warlord.words.sentences import Sentence, sentences_of

ONLY_FOR: Final = "only-for"

LIMITS: Final = {
    "round": Phrase("Once a round.", "Einmal pro Runde."),
    "game": Phrase("Once a game.", "Einmal pro Spiel."),
    "character": Phrase("Each character once a game.", "Jeder Charakter einmal pro Spiel."),
    "none": Phrase("Any number of times.", "Beliebig oft."),
}

# What a character may do because of a text that sets a rule aside; the German verb first.
LIFTS: Final = {
    "WL-EQUIP-02": ("may bear items of any class", "darf", "Gegenstände jeder Klasse tragen"),
    "WL-EQUIP-05": ("may bear items of any level", "darf", "Gegenstände jeder Stufe tragen"),
    "WL-PLAY-07": ("may perform actions of any class", "darf", "Aktionen jeder Klasse ausführen"),
    "WL-PLAY-09": ("may perform actions of any level", "darf", "Aktionen jeder Stufe ausführen"),
    "WL-RECRUIT-02": ("may enter play in any rank", "darf", "in jedem Rang ins Spiel kommen"),
    "WL-RECRUIT-05": (
        "enters play ready whatever the faction of your Warlord is",
        "kommt",
        "erholt ins Spiel, welcher Faktion dein Warlord auch angehört",
    ),
}


def reading_of(face: Face, ability: Ability, names: Mapping[str, Face]) -> Phrase:
    """One paragraph of the card in words. `names` are the cards that texts may speak of, by id."""
    scene = Scene(face, ability, names)
    if ability.rule == ONLY_FOR:
        return only_for(scene)
    parts = [frame_words(scene)]
    parts += [aim_words(scene, ability.aim)] if ability.aim is not None else []
    parts += [part.words() for part in sentences_of(scene)]
    parts += [lifted(scene, rule).words() for rule in ability.lifts]
    parts += [LIMITS[ability.limit]] if ability.limit else []
    return Phrase(finished([part.en for part in parts]), finished([part.de for part in parts]))


def readings_of(face: Face, names: Mapping[str, Face]) -> tuple[Phrase, ...]:
    """All paragraphs, in the order of the card's abilities."""
    return tuple([reading_of(face, ability, names) for ability in face.abilities])


def lifted(scene: Scene, rule: str) -> Sentence:
    """A rule that the text sets aside, as what it allows."""
    en, de_verb, de_rest = LIFTS.get(
        rule, (f"is not bound by the rule {rule}", "ist", f"an die Regel {rule} nicht gebunden")
    )
    said = Said(SELF, en, de_verb, de_rest)
    return Sentence(("", False, SELF), None, scene.refer(SELF), (said,))
