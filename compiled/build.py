"""Compiles kernel, geometry, games and bots with mypyc, in a copy of the sources, and packs the result as a wheel.

    python compiled/build.py [--into build/compiled] [--only warlord,summoners,geometry] [--level 2] [--wheel dist]

The sources stay as they are: what only the compiler wants is written into the copy. Every compiled module lies
beside its source, which is what runs wherever the compiled one does not fit.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final

import methods
import remembering
from comprehensions import opened
from constructors import FUTURE, Kinds, fields, module_of

PROJECT: Final = Path(__file__).resolve().parents[1]
LIBRARY: Final = "tercio__mypyc"  # holds everything; the others only find their modules in it
PARTS: Final = ("kernel", "geometry", "bots", "games")

# What everybody at a table is shown after every answer: a server spends more time on it than on the rules.
SHOWN: Final = (
    "content/wording.py", "texts/speaker.py", "texts/phrasebook.py", "hall/tables/table.py", "hall/tables/clock.py",
    "hall/showing/presentation.py", "hall/showing/chronicle.py", "hall/showing/patches.py",
)  # fmt: skip
# What reads and writes content, and draws for a terminal, is no part of play: left as it is, it saves time.
LEFT: Final = (
    "games/__init__.py", "games/discovery.py", "games/box.py", "games/editor.py", "games/forces.py",
    "games/vocabulary.py", "games/charts.py", "games/terminal.py", "games/pictures.py", "games/looks.py",
    "games/tastes.py", "games/features.py", "kernel/codec.py", "kernel/record.py", "bots/bot.py", "games/*/leaf.py",
    "games/*/box.py", "games/*/field/spellbooks.py", "games/*/terminal/*.py",
    "games/*/browser/placements.py", "games/*/browser/abouts*.py", "games/*/browser/faces*.py",
    "games/*/browser/measures.py", "games/*/browser/*drawing.py",
    "games/*/content/*.py", "games/*/content.py", "games/*/positions/*.py",
    "games/*/english/*.py", "games/*/printed/pictures.py",
    "games/*/building/*.py", "games/*/printed/components.py", "games/*/thinking/outcomes.py",
    "games/*/thinking/previews.py", "games/*/thinking/chances.py", "games/*/thinking/outlook.py",
    "games/winning.py", "games/*/thinking/winning.py",
)  # fmt: skip
# The exceptions in these rooms: steps and rules ask them while a match is played.
ASKED_IN_PLAY: Final = ("games/*/content/catalogue.py", "games/*/positions/answers.py")

# Whoever adds a game inherits from these without compiling it. Without the mark `__new__` runs the constructor, and
# Warlord's state is copied without that.
INHERITED: Final = "@mypyc_attr(allow_interpreted_subclasses=True)"
OPEN: Final = {
    "kernel/step.py": ("Step", "Roll", "Sealed"),
    "kernel/window.py": ("Window",),
    "kernel/game.py": ("Game", "State"),
    "kernel/verdict.py": ("Rule",),
    "kernel/dice.py": ("Dice",),
    "games/game.py": ("TabletopGame",),
    "games/verbs.py": ("Verb",),
    "texts/speaker.py": ("Speaker",),
    "games/warlord/state.py": ("Warlord",),
}
# They never lead back to themselves, so that the collector of garbage need not look at them.
PLAIN: Final = {
    "geometry/shapes.py": ("Disc", "Oblong", "Polygon"),
    "kernel/dice.py": ("Dice",),
    "kernel/tally.py": ("Tally",),
    "kernel/verdict.py": ("Verdict",),
    "games/mageknight/state.py": ("Warrior",),
}
ACYCLIC: Final = "@mypyc_attr(acyclic=True)"
# Second bases, which must be traits; the first base may be a class.
TRAITS: Final = {"games/warlord/steps/listeners.py": ("Rolls",)}

COMPILER: Final = """
from typing import TYPE_CHECKING as _CHECKING

if _CHECKING:
    from mypy_extensions import mypyc_attr, trait
"""


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="build.py", description="Compile Tercio with mypyc.")
    parser.add_argument("--into", type=Path, default=PROJECT / "build" / "compiled", help="where everything goes")
    parser.add_argument("--only", default="", help="games, or geometry, with commas between; else all")
    parser.add_argument("--level", default="1", help="how hard the C compiler tries, 0 to 3")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many C compilers at a time")
    parser.add_argument("--wheel", type=Path, help="pack a wheel into this folder")
    wanted = parser.parse_args(arguments)
    into = wanted.into.resolve()
    only = {"kernel", "bots", "games", *wanted.only.split(",")} if wanted.only else set[str]()
    copy_sources(into, only)
    compile_sources(into, sources_of(into, only), wanted.level, wanted.jobs)
    if wanted.wheel is not None:
        command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(wanted.wheel), str(PROJECT)]
        subprocess.run(command, check=True, env={**os.environ, "TERCIO_COMPILED": str(into)})  # noqa: S603  (our own)
    return 0


# -- the copy ------------------------------------------------------------------------------------------------


def copy_sources(into: Path, only: set[str]) -> None:
    """Only what has changed is written, and what is gone is removed, so that the next build is quicker."""
    origin, target = PROJECT / "src" / "tercio", into / "tercio"
    names = [path.relative_to(origin).as_posix() for path in sorted(origin.rglob("*")) if path.is_file()]
    contents = {name: (origin / name).read_bytes() for name in names if "__pycache__" not in name}
    shown = PROJECT / "tests" / "scenarios"  # on the pages of rules, as in a wheel
    contents |= {
        f"scenario/shown/{path.relative_to(shown).as_posix()}": path.read_bytes() for path in shown.rglob("*.toml")
    }
    texts = {name: contents[name].decode("utf-8") for name in contents if is_wanted(name, only)}
    write(target, {name: content for name, content in contents.items() if name not in texts})
    for name in ("quick_tuples.c", "quick_numbers.h"):
        shutil.copy(PROJECT / "compiled" / name, into)
    (into / "tercio_tuples.pyi").write_text("def quicken(kind: type) -> None: ...\n", "utf-8")
    with chdir(into):
        made = methods.direct({f"tercio/{name}": text for name, text in prepared(texts).items()})
    write(into, {path: text.encode("utf-8") for path, text in made.items()})
    modules = {Path(name).with_suffix("").as_posix() for name in texts}
    for path in target.rglob("*.*"):
        name = path.relative_to(target).as_posix()
        if path.is_file() and name not in contents and name.partition(".")[0] not in modules:
            path.unlink()
    for path in [*into.glob("*.so"), *into.glob("*.pyd")]:
        if path.is_file():
            path.unlink()


def write(target: Path, contents: dict[str, bytes]) -> None:
    for name, content in contents.items():
        if not (target / name).exists() or (target / name).read_bytes() != content:
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            (target / name).write_bytes(content)


def is_wanted(name: str, only: set[str]) -> bool:
    """Is this one of the modules to compile?"""
    if name in SHOWN:
        return not only
    is_played = name.endswith(".py") and name.split("/")[0] in PARTS and (not only or part_of(name) in only)
    is_left = any([fnmatch(name, pattern) for pattern in LEFT])
    return is_played and (not is_left or any([fnmatch(name, pattern) for pattern in ASKED_IN_PLAY]))


def part_of(name: str) -> str:
    """The game, or the part of Tercio, to which a module belongs."""
    part, *rest = name.split("/")
    return rest[0] if part == "games" and len(rest) > 1 else part


def prepared(texts: dict[str, str]) -> dict[str, str]:
    """The sources with all that only the compiler wants. They mean the same as before."""
    modules = {name: module_of(f"tercio/{name}") for name in texts}
    kinds = Kinds({modules[name]: text for name, text in texts.items()})
    made = {name: remembering.written_out(marked(name, kinds.written_out(modules[name]))) for name in texts}
    dictionaries = typed_dictionaries(texts)
    return {name: quoted(described(quickened(opened(text)), dictionaries)) for name, text in made.items()}


def marked(name: str, text: str) -> str:
    """With the decorators that mypyc reads. They vanish when it compiles."""
    for kind in OPEN.get(name, ()):
        text = decorated(text, kind, INHERITED)
    for kind in PLAIN.get(name, ()):
        text = decorated(text, kind, ACYCLIC)
    for kind in TRAITS.get(name, ()):
        text = decorated(text, kind, "@trait")
    if name in OPEN or name in TRAITS or name in PLAIN:
        text = text.replace(FUTURE, FUTURE + COMPILER, 1)
    return text


def decorated(text: str, kind: str, decorator: str) -> str:
    pattern = rf"^((?:@(?:dataclass|final)(?:\([^)]*\))?\n)?class {kind}\b)"
    found, count = re.subn(pattern, rf"{decorator}\n\1", text, flags=re.MULTILINE)
    if count != 1:
        raise SystemExit(f"no class is called {kind} any more: mend OPEN and TRAITS in compiled/build.py")
    return found


def quoted(text: str) -> str:
    """With quotes around the types of fields that only the type checker imports.

    Compiled named tuples look their types up when they are made, and those of a module that comes later are not there.
    """
    tree, lines = ast.parse(text), text.splitlines(keepends=True)
    later: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            imports = [each for each in node.body if isinstance(each, ast.ImportFrom)]
            later |= {alias.asname or alias.name for each in imports for alias in each.names}
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and "NamedTuple" in [ast.unparse(base) for base in node.bases]:
            for field in node.body:
                if isinstance(field, ast.AnnAssign) and ast.unparse(field.annotation) in later:
                    kind, row = field.annotation, field.annotation.lineno - 1
                    line = lines[row]
                    name = line[kind.col_offset : kind.end_col_offset]
                    lines[row] = f'{line[: kind.col_offset]}"{name}"{line[kind.end_col_offset :]}'
    return "".join(lines)


def quickened(text: str) -> str:
    """With quick constructors for the named tuples of the module, and the types of fields as they are written.

    Compiled classes forget what is in a list or tuple; saves and the wire format are made from these types.
    """
    lines: list[str] = []
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef):
            is_tuple = "NamedTuple" in [ast.unparse(base) for base in node.bases]
            if is_tuple:
                lines.append(f"_quicken({node.name})")
            if is_tuple or "dataclass" in "".join([ast.unparse(each) for each in node.decorator_list]):
                kinds = {field.name: field.kind for field in fields(node, "")}
                lines.append(f"setattr({node.name}, '__annotations__', {kinds!r})")
    if not lines:
        return text
    return "\n".join([text, "", "from tercio_tuples import quicken as _quicken", "", *lines, ""])


def typed_dictionaries(texts: dict[str, str]) -> set[str]:
    """The names of all classes that are typed dictionaries, those that inherit from others too."""
    classes = [node for text in texts.values() for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    found = {"TypedDict"}
    while more := {node.name for node in classes if found.intersection(bases_of(node))} - found:
        found |= more
    return found


def bases_of(node: ast.ClassDef) -> list[str]:
    return [ast.unparse(base) for base in node.bases]


def described(text: str, dictionaries: set[str]) -> str:
    """With the types and words of typed dictionaries: the schema of the server is made from them."""
    lines: list[str] = []
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and dictionaries.intersection(bases_of(node)):
            inherited = [f"**getattr({base}, '__annotations__')" for base in bases_of(node) if base != "TypedDict"]
            own = [f"{field.name!r}: _Forward({field.kind!r}, module=__name__)" for field in fields(node, "")]
            lines.append(f"setattr({node.name}, '__annotations__', {{{', '.join([*inherited, *own])}}})")
            lines.append(f"setattr({node.name}, '__doc__', {ast.get_docstring(node)!r})")
    if not lines:
        return text
    return "\n".join([text, "", "from typing import ForwardRef as _Forward", "", *lines, ""])


# -- compiling -------------------------------------------------------------------------------------------------


def sources_of(into: Path, only: set[str]) -> list[str]:
    names = [path.relative_to(into / "tercio").as_posix() for path in sorted((into / "tercio").rglob("*.py"))]
    return [f"tercio/{name}" for name in names if is_wanted(name, only)]


def compile_sources(into: Path, sources: list[str], level: str, jobs: int) -> None:
    """The C compiler of the machine makes libraries beside the sources."""
    with chdir(into), ThreadPoolExecutor(jobs) as pool:
        list(pool.map(lambda extension: linked(extension, jobs), extensions_of(sources, level)))


def extensions_of(sources: list[str], level: str) -> list[Any]:
    """What the C compiler has to do; mypyc writes the C into the working folder.

    All goes into one library: only where mypyc knows every class that inherits from another are methods called
    directly and fields read without a look whether they are there.
    """
    import setuptools  # type: ignore[import-untyped]
    from mypyc.build import mypycify

    extensions: list[Any] = mypycify(
        ["--config-file=", "--cache-dir=mypy_cache", *sources],
        opt_level=level,
        debug_level="0",
        multi_file=True,
        target_dir="c",
        group_name="tercio",
    )
    # Nobody else calls what is in the library, so that it need not be looked up by its name.
    quick = ["-w"] if os.name == "nt" else ["-w", "-fvisibility=hidden", "-include", "quick_numbers.h"]
    (library,) = [extension for extension in extensions if extension.name == LIBRARY]
    library.extra_compile_args = [*library.extra_compile_args, *quick]
    return [*extensions, setuptools.Extension("tercio_tuples", ["quick_tuples.c"])]


def linked(extension: Any, jobs: int) -> None:
    """A library in its place. `setuptools` compiles one file of a library after the other; we have hundreds."""
    from setuptools._distutils import ccompiler, sysconfig  # type: ignore[import-untyped]

    compiler = ccompiler.new_compiler()
    sysconfig.customize_compiler(compiler)
    compiler.add_include_dir(sysconfig.get_python_inc())

    place = extension.name.replace(".", "/") + sysconfig.get_config_var("EXT_SUFFIX")
    if Path(place).exists():
        return  # the library is made anew; what only finds a module in it stays the same

    def compiled(source: str) -> str:
        (made,) = compiler.compile(
            [source],
            output_dir="objects",
            include_dirs=extension.include_dirs,
            macros=extension.define_macros,
            extra_postargs=extension.extra_compile_args,
        )
        return str(made)

    with ThreadPoolExecutor(jobs) as pool:
        objects = list(pool.map(compiled, extension.sources))
    compiler.link_shared_object(objects, place, extra_postargs=extension.extra_link_args)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
