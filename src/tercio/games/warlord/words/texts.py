"""Card texts as they read from their data, in German and English: frame, trigger, costs, target, what is done.

The printed text of a card is written by hand; the reading is made of the very data that the rules play by. Where both
stand side by side everybody can see that they say the same.

    Spend Order: choose an enemy character two ranks away. It makes a save against magic (15). If it fails, it
    suffers 1 wound.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tercio.content.wording import Phrase, Wording, sentences
from tercio.games.warlord.printed.cards import SELF, SPELL, Ability, Face
from tercio.games.warlord.verbs.registry import stays
from tercio.games.warlord.words.frames import aim_words, frame_words, only_for
from tercio.games.warlord.words.grammar import GAME, finished
from tercio.games.warlord.words.printed import trait
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import said
from tercio.games.warlord.words.sentences import Sentence, sentences_of

ONLY_FOR: Final = "only-for"

FRAME: Final = Wording("tercio.games.warlord", "reading.frame")
LIMIT: Final = Wording("tercio.games.warlord", "reading.limit")
LABELS: Final = Wording("tercio.games.warlord", "reading.labels")
LIFT: Final = Wording("tercio.games.warlord", "reading.lift")  # what a text that sets a rule aside allows


def reading_of(face: Face, ability: Ability, names: Mapping[str, Face]) -> Phrase:
    """One paragraph of the card in words. `names` are the cards that texts may speak of, by id."""
    is_attached = bool([other for other in face.abilities if stays(other)])
    scene = Scene(face, ability, names, is_attached)
    if not ability.is_enforced:
        return FRAME("not-enforced")
    lent = [reading_of(face, clause.lends, names) for clause in ability.clauses if clause.lends is not None]
    scene.lent = [Phrase(words.en.removesuffix("."), words.de.removesuffix(".")) for words in lent]
    if ability.rule == ONLY_FOR:
        return only_for(scene)
    parts = [frame_words(scene)]
    parts += [aim_words(scene, ability.aim)] if ability.aim is not None else []
    parts += [part.words() for part in sentences_of(scene)]
    parts += [lifted(scene, rule).words() for rule in ability.lifts]
    parts += [label(word) for word in ability.labels]
    parts += [LIMIT("natural", face=ability.natural)] if ability.natural else []
    parts += [LIMIT("wounds-least", wounds=ability.wounds_least)] if ability.wounds_least > 1 else []
    parts += [LIMIT("natural-most", face=ability.natural_most)] if ability.natural_most else []
    parts += [LIMIT(ability.limit)] if ability.limit else []
    return Phrase(finished([part.en for part in parts]), finished([part.de for part in parts]))


def label(word: str) -> Phrase:
    """What the action is besides."""
    what = LABELS("spell") if word == SPELL else LABELS("trait", trait=trait(word))
    return Wording(GAME, "reading")("label", what=what)


def readings_of(face: Face, names: Mapping[str, Face]) -> tuple[Phrase, ...]:
    """All paragraphs, in the order of the card's abilities."""
    return tuple([reading_of(face, ability, names) for ability in face.abilities])


def lifted(scene: Scene, rule: str) -> Sentence:
    """A rule that the text sets aside, as what it allows."""
    words = LIFT(rule) if rule in sentences(GAME, "reading.lift") else LIFT("rule", rule=rule)
    return Sentence(("", 0, False, SELF, None), None, scene.refer(SELF), (said(SELF, words),))
