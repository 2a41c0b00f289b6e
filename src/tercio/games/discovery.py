"""Things of one kind are found where they are written: a new one needs no list in which somebody enters it.

    discovered("tercio.games.summoners.verbs", SpellVerb)

makes one object of each class below SpellVerb in the modules of that room and of the rooms inside it, ordered by
module and by place in the module.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from typing import TypeVar

Kind = TypeVar("Kind")


def discovered(package: str, kind: type[Kind]) -> list[Kind]:
    """A class that others are written below, and that stands for nothing itself, begins with an underscore."""
    found: list[Kind] = []
    for module in walk_packages(import_module(package).__path__, f"{package}."):
        for name, value in vars(import_module(module.name)).items():
            is_own = isinstance(value, type) and value.__module__ == module.name and not name.startswith("_")
            if is_own and issubclass(value, kind) and value is not kind:
                found.append(value())
    return found
