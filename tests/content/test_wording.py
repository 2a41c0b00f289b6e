"""Sentences by key: filled in, in both languages, from the texts of a package."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from string import Formatter
from typing import NamedTuple

import pytest

import tercio
from tercio.content.wording import Phrase, document, filled, sentences

SRC = Path(tercio.__file__).parent
SHOWN = {"browser", "table", "terminal", "words"}
PACKAGES = [".".join(file.parent.relative_to(SRC.parent).parts) for file in sorted(SRC.rglob("texts.toml"))]


def test_slots_take_values_and_phrases_in_the_language_around_them() -> None:
    values: dict[str, object] = {"who": Phrase("the elf", "die Elfe"), "number": 3}

    assert filled("{who} has {number}", values, "en") == "the elf has 3"
    assert filled("{who} hat {number}", values, "de") == "die Elfe hat 3"


def test_a_slot_without_a_value_is_a_mistake_of_the_programmer() -> None:
    with pytest.raises(KeyError):
        filled("{who}", {}, "en")


# What stands in the texts, and who names it


class Said(NamedTuple):
    """A sentence that a module names, with the values that it gives."""

    place: str
    package: str
    section: str
    key: str
    values: set[str]


def slots(text: str) -> set[str]:
    return {slot for _, slot, _, _ in Formatter().parse(text) if slot is not None}


def sections_of(package: str) -> list[str]:
    found: list[str] = []
    todo = [("", document(package).get("say", {}))]
    while todo:
        section, entries = todo.pop()
        found.append(section)
        inside = {key: entry for key, entry in entries.items() if "en" not in entry}
        todo += [(f"{section}.{key}" if section else key, entry) for key, entry in inside.items()]
    return found


def wordings_in(tree: ast.Module) -> dict[str, tuple[str, str]]:
    """The names by which a module speaks: `SAY = Wording(...)` and `word = Wording(...).spoken`."""
    found: dict[str, tuple[str, str]] = {}
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            made = node.value.value if isinstance(node.value, ast.Attribute) else node.value
            if isinstance(made, ast.Call) and isinstance(made.func, ast.Name) and made.func.id == "Wording":
                named = [arg.value for arg in made.args if isinstance(arg, ast.Constant)]
                if len(named) == len(made.args):
                    found[node.target.id] = (str(named[0]), str(named[1]) if len(named) > 1 else "")
    return found


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SRC.parent).with_suffix("").parts).removesuffix(".__init__")


def keys_in(node: ast.expr) -> list[str]:
    """A key as it is written, or both of a choice; nothing where it is worked out."""
    if isinstance(node, ast.IfExp):
        return keys_in(node.body) + keys_in(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


class Module(NamedTuple):
    """A module of the program, read once for all tests."""

    path: Path
    tree: ast.Module
    nodes: list[ast.AST]


@pytest.fixture(scope="module")
def modules() -> list[Module]:
    trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted(SRC.rglob("*.py"))}
    return [Module(path, tree, list(ast.walk(tree))) for path, tree in trees.items()]


def all_said(modules: list[Module]) -> list[Said]:
    known = {module_name(path): wordings_in(tree) for path, tree, _ in modules}
    found: list[Said] = []
    for path, _, nodes in modules:
        own = dict(known[module_name(path)])
        for node in nodes:
            if isinstance(node, ast.ImportFrom):
                there = known.get(node.module or "", {})
                own |= {alias.asname or alias.name: there[alias.name] for alias in node.names if alias.name in there}
        for node in nodes:
            if isinstance(node, ast.Call) and node.args:
                called = node.func.value if isinstance(node.func, ast.Attribute) else node.func
                if isinstance(called, ast.Name) and called.id in own and all([word.arg for word in node.keywords]):
                    place, values = f"{path.relative_to(SRC)}:{node.lineno}", {str(word.arg) for word in node.keywords}
                    found += [Said(place, *own[called.id], key, values) for key in keys_in(node.args[0])]
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_every_sentence_is_there_in_both_languages(package: str) -> None:
    """What page and terminal show of a game fills in the same values in both; a particle may lack in one of them."""
    broken: list[str] = []
    for section in sections_of(package):
        for key, (en, de) in sentences(package, section).items():
            is_whole = bool(en.strip()) and bool(de.strip()) and slots(en) == slots(de)
            if not (en.strip() or de.strip()) or (is_shown(section) and not is_whole):
                broken.append(f"{section}.{key}")

    assert broken == []


def test_every_sentence_that_is_named_is_there_and_gets_its_values(modules: list[Module]) -> None:
    said = all_said(modules)
    missing = [each for each in said if each.key not in sentences(each.package, each.section)]
    filled_in = [each for each in said if each not in missing and (each.values or is_shown(each.section))]
    wrong = [each for each in filled_in if slots_of(each) != each.values]

    assert (missing, wrong) == ([], [])
    assert len(said) > 200


def is_shown(section: str) -> bool:
    return section.partition(".")[0] in SHOWN


def slots_of(said: Said) -> set[str]:
    en, de = sentences(said.package, said.section)[said.key]
    return slots(en) | slots(de)


# No sentence stands in Python


WRITTEN_IN_GERMAN = re.compile(
    "[äöüÄÖÜß„]|\\b(der|das|dem|des|eine?|nichts?|und|oder|ist|sind|wird|keine?|von|mit|zu|zur|ohne|niemand|kommt)\\b",
    re.IGNORECASE,
)


def german_in(module: Module) -> list[str]:
    """Literals with letters or words that only German has, but for docstrings, comments and a command's own help."""
    path, _, nodes = module
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    docs = {
        id(node.body[0].value)
        for node in nodes
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    docs |= {id(node.value) for node in nodes if isinstance(node, ast.keyword) and node.arg == "help"}
    return [
        f"{path.relative_to(SRC)}:{node.lineno}: {node.value[:50]}"
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs
        if WRITTEN_IN_GERMAN.search(node.value)
    ]


# Where words are found however they are spelt, and what players type in their own language is understood.
TYPED = {"rules/search.py", "games/warlord/building/search.py", "games/mageknight/terminal/destinations.py"}
GRAMMAR = {f"games/warlord/words/{module}.py" for module in ("grammar", "nouns", "sentences")}  # endings, not sentences


def test_no_german_sentence_stands_in_python(modules: list[Module]) -> None:
    others = [module for module in modules if module.path.relative_to(SRC).as_posix() not in TYPED | GRAMMAR]
    found = [line for module in others for line in german_in(module)]

    assert found == []
