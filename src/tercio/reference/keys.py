"""Every key of a game's packs, as its readers asked for it: they read what is shipped, and the documents remember."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from tercio.content.document import Document, Shape
from tercio.content.pack import read_pack
from tercio.content.table import Table
from tercio.content.trouble import BadInput
from tercio.content.wanted import IDENTIFIER, LOOKED_AT, PART, TABLE, TABLES, TWO_LANGUAGES, Wanted
from tercio.games import GAMES, box_of
from tercio.reference.sentences import meanings

PACK: Final = "pack"

Asked = dict[Shape, dict[str, dict[Wanted, None]]]


class Key(NamedTuple):
    """One key, whatever readers want of it in several places."""

    name: str
    wanted: tuple[Wanted, ...]
    is_needed: bool
    is_for_verbs: bool = False  # which words it takes depends on the verb beside it

    @property
    def words(self) -> tuple[str, ...]:
        """The words that it takes, if it takes certain ones only."""
        if self.is_for_verbs:
            return ()
        found = [word for wanted in self.wanted if wanted.is_choice for word in wanted.words if word]
        return tuple(dict.fromkeys(found))

    @property
    def default(self) -> object:
        """What stands for a missing one; None where it must be there, or where that is not always the same."""
        found = {wanted.default for wanted in self.wanted}
        return found.pop() if len(found) == 1 and not self.is_needed else None


class Keys(NamedTuple):
    """A table of a pack, or keys that several tables have in common."""

    shape: Shape
    keys: tuple[Key, ...]
    parts: tuple[str, ...]  # further keys that it shares with others, by the name of what they are

    @property
    def name(self) -> str:
        return ".".join(self.shape)


@cache
def tables_of(game: str) -> tuple[Keys, ...]:
    """Each table below the one in which it stands, in the order of the readers; what several share comes last."""
    found = all_tables(game)
    told = {shape: keys for shape, keys in found.items() if keys.keys}
    ordered = [keys for top in asked_of(game)[()] for shape, keys in told.items() if shape[0] == top]
    return (*ordered, *[keys for shape, keys in told.items() if is_part(game, shape)])


@cache
def all_tables(game: str) -> dict[Shape, Keys]:
    """Those without keys of their own among them: they have only what several share."""
    asked = asked_of(game)
    return {shape: keys_of(game, shape, asked[shape]) for shape in asked if shape not in ((), (TWO_LANGUAGES,))}


def is_part(game: str, shape: Shape) -> bool:
    """These keys are shared by several tables, or belong to a verb."""
    return len(shape) == 1 and shape[0] not in asked_of(game)[()]


def keys_of(game: str, shape: Shape, asked: dict[str, dict[Wanted, None]]) -> Keys:
    keys = [key_of(name, tuple(wanted)) for name, wanted in asked.items() if name]
    verbs = meanings(game)
    if any([wanted.is_choice for wanted in asked.get(verbs.verb_key, ())]):
        known = {name for verb in verbs.verbs.values() for name in verb.knows}
        keys = [key._replace(is_for_verbs=key.name in known) for key in keys]
    parts = [one.words[0] for one in asked.get("", {}) if one.kind == PART and one.words[0] not in verbs.verbs]
    return Keys(shape, tuple([key for key in keys if key.wanted]), tuple(parts))


def key_of(name: str, asked: tuple[Wanted, ...]) -> Key:
    """A key that some reader only looks for may be missing; certain words tell more than that it is one."""
    wanted = [one for one in asked if one.kind != LOOKED_AT]
    chosen = [one for one in wanted if one.kind != IDENTIFIER] or wanted
    return Key(name, tuple(chosen), len(wanted) == len(asked) and all([one.is_needed for one in wanted]))


@cache
def asked_of(game: str) -> Asked:
    """Everything that was wanted, table by table, key by key."""
    box, asked = box_of(game), Asked()
    documents = [Document.parse(file.read_bytes(), file.name) for file in packs_of(game)]
    box.open_game(documents)
    for document in documents:
        read_pack(Table.root(document), GAMES)
        add(asked, document.asked)
    for header in headers_of(asked):
        if tuple(header.split(".")) not in asked:  # no pack has such a table yet: the readers are shown an empty one
            document = Document("", "", written(header, headers_of(asked)), {})
            with suppress(BadInput):
                box.open_game([document])
            add(asked, document.asked)
    return asked


def add(asked: Asked, more: Asked) -> None:
    for shape, keys in more.items():
        for key, wanted in keys.items():
            asked.setdefault(shape, {}).setdefault(key, {}).update(wanted)


def headers_of(asked: Asked) -> dict[str, str]:
    """Every table that some reader knows, as it is called in a file, with whether it is one or a list of them."""
    wanted = [one for keys in asked.values() for several in keys.values() for one in several]
    return {one.words[0]: one.kind for one in wanted if one.kind in (TABLE, TABLES)}


def written(header: str, headers: dict[str, str]) -> dict[str, object]:
    """A document with this table, empty, and those in which it stands."""
    inner: dict[str, object] = {}
    names = header.split(".")
    for depth in range(len(names), 0, -1):
        inner = {names[depth - 1]: [inner] if headers[".".join(names[:depth])] == TABLES else inner}
    return inner


def packs_of(game: str) -> list[Traversable]:
    """All packs that come with the game, the optional ones among them."""
    folder = files(f"tercio.games.{game}").joinpath("packs")
    found = [*folder.iterdir(), *[file for inner in folder.iterdir() if inner.is_dir() for file in inner.iterdir()]]
    return sorted([file for file in found if file.name.endswith(".toml")], key=lambda file: file.name)
