"""A verb of the texts on cards is one object: the keys it heeds and needs in a pack, what it does, how it reads.

Each game writes its own base below `Verb` with what it asks of a verb: to be read from a pack, to be carried out, to
be said in German and English. Its verbs are the classes in its room `verbs`, one place for each:

    @cache
    def verbs() -> dict[str, SpellVerb]:
        return by_word(discovered("tercio.games.summoners.verbs", SpellVerb))
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final, TypeVar

from tercio.content.table import Table
from tercio.content.wording import Wording


class Verb:
    """What every verb of every game says of itself. It has no state: one object serves all texts."""

    word: ClassVar[str] = ""  # as packs write it
    heeds: ClassVar[tuple[str, ...]] = ()  # the keys that change what it does
    needs: ClassVar[tuple[str, ...]] = ()  # those of them that must be there
    knows: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # those of them that take certain words only


AnyVerb = TypeVar("AnyVerb", bound=Verb)
SAY: Final = Wording("tercio.games", "verbs")


def by_word(verbs: Iterable[AnyVerb]) -> dict[str, AnyVerb]:
    """No two verbs are written alike, and none needs what it does not heed."""
    found: dict[str, AnyVerb] = {}
    for verb in verbs:
        assert verb.word, f"{type(verb).__name__} has no word"
        assert verb.word not in found, f"two verbs are called {verb.word!r}"
        assert set(verb.needs) <= set(verb.heeds), f"{verb.word!r} needs what it does not heed"
        found[verb.word] = verb
    return found


def keys_of(verbs: Iterable[Verb]) -> tuple[str, ...]:
    """Every key that some verb heeds: what a line of a text may bring along."""
    return tuple(dict.fromkeys([key for verb in verbs for key in verb.heeds]))


def refuse_unheeded(entry: Table, about: str, keys: Iterable[str], heeded: Iterable[str]) -> None:
    """A key that is known but means nothing here is a mistake of the author of the pack."""
    for key in keys:
        if key not in heeded and entry.has(key):
            entry.refuse(key, *SAY("unheeded", verb=about, key=key))


def refuse_missing(entry: Table, about: str, place: str, needed: Iterable[str]) -> None:
    """The mistake is noted at the key `place`, where the verb stands."""
    for key in needed:
        if not entry.has(key):
            entry.refuse(place, *SAY("needed", verb=about, key=key))
