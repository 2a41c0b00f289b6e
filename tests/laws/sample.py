"""A sample of the laws for a Python that has no pytest: each law looks at one random match of each game."""

from __future__ import annotations

import sys
import time
from types import ModuleType, SimpleNamespace
from typing import Any

from laws.games import CASES, Case

NAMES = ("skirmish-2", "warlord-2", "mageknight-brawl", "summoners-2")


def marks() -> ModuleType:
    """What the file of the laws needs of pytest while it is read: marks, which nobody looks at here."""

    def mark(*_: Any, **__: Any) -> Any:
        return lambda function: function

    module: Any = ModuleType("pytest")
    module.mark = SimpleNamespace(parametrize=mark, rule=mark)
    found: ModuleType = module
    return found


def one_seed(_: Case, __: int) -> range:
    return range(1, 2)  # an odd one: somebody gives up, sooner or later


def obey_all() -> None:
    """Prints each game with the time it took; whatever is not obeyed is raised."""
    sys.modules.setdefault("pytest", marks())
    from laws import test_laws

    test_laws.seeds_of = one_seed
    laws = [law for name, law in vars(test_laws).items() if name.startswith("test_")]
    for case in [case for case in CASES if case.name in NAMES]:
        began = time.perf_counter()
        for law in laws:
            law(case, 0)
        print(f"{case.name}: {time.perf_counter() - began:.1f} s")
