"""Writes out what `@dataclass` would make at run time, so that mypyc compiles it: constructors and copies of steps.

A constructor that the standard library makes is interpreted however the class is compiled, and a step is made for
nearly everything that happens. Only the copy of the sources is changed; a class that is not plain enough is left.
"""

from __future__ import annotations

import ast
import builtins
from typing import Final, NamedTuple

FUTURE: Final = "from __future__ import annotations\n"
# What each decorator becomes where the constructor is written out. With slots there would be two classes.
DECORATORS: Final = {
    "dataclass": "@dataclass(init=False)",
    "dataclass(frozen=True, slots=True)": "@dataclass(init=False, unsafe_hash=True)",
    "dataclass(frozen=True, slots=True, eq=False)": "@dataclass(init=False, eq=False)",
    "leaf": "@dataclass(init=False, unsafe_hash=True)",
}


class Field(NamedTuple):
    """A field of a dataclass, as it is written."""

    name: str
    kind: str
    default: str
    module: str


class Kind(NamedTuple):
    """A dataclass as it is written: its own fields, and the names of its bases."""

    name: str
    module: str
    node: ast.ClassDef
    bases: list[str]
    fields: list[Field]


class Kinds:
    """All classes of the compiled modules by their names, as far as these are unmistakable."""

    def __init__(self, sources: dict[str, str]) -> None:
        self.sources = sources
        self.found: dict[str, list[Kind]] = {}
        for module, text in sources.items():
            for node in ast.parse(text).body:
                if isinstance(node, ast.ClassDef):
                    bases = [ast.unparse(base) for base in node.bases]
                    self.found.setdefault(node.name, []).append(
                        Kind(node.name, module, node, bases, fields(node, module))
                    )

    def base(self, name: str, module: str) -> Kind | None:
        """The class of this name that a module means: its own, or the only one of its game or of the kernel."""
        near = [kind for kind in self.found.get(name, []) if kind.module == module]
        game = ".".join(module.split(".")[:3])
        around = [kind for kind in self.found.get(name, []) if kind.module.startswith((game, "tercio.kernel"))]
        candidates = near or around
        return candidates[0] if len(candidates) == 1 else None

    def all_fields(self, kind: Kind) -> list[Field] | None:
        """With those of its bases, theirs first; none where one of them is not known or not plain."""
        found: dict[str, Field] = {}
        for name in reversed(kind.bases):
            base = self.base(name, kind.module)
            theirs = None if base is None else self.all_fields(base)
            if theirs is None:
                return None
            found |= {field.name: field for field in theirs}
        if is_dataclass(kind.node):  # what others only declare is no field
            found |= {field.name: field for field in kind.fields}
        return list(found.values())

    def declared(self, kind: Kind) -> set[str]:
        """The names of everything that it and its bases declare, fields or not."""
        bases = [self.base(name, kind.module) for name in kind.bases]
        return {field.name for field in kind.fields}.union(*[self.declared(base) for base in bases if base])

    def is_step(self, kind: Kind) -> bool:
        if kind.name == "Step":
            return True
        bases = [self.base(name, kind.module) for name in kind.bases]
        return any([base is not None and self.is_step(base) for base in bases])

    def written_out(self, module: str) -> str:
        """The source of a module with its constructors."""
        text = self.sources[module]
        lines = text.splitlines(keepends=True)
        inserted: list[tuple[int, ast.ClassDef, str]] = []
        types: set[tuple[str, str]] = set()
        values: set[tuple[str, str]] = set()
        kinds = [kind for named in self.found.values() for kind in named if kind.module == module]
        for kind in kinds:
            theirs = self.all_fields(kind)
            if theirs is not None and is_plain(kind):
                inserted.append((kind.node.lineno, kind.node, self.members(kind, theirs)))
                strangers = [field for field in theirs if field.module != module]
                types |= {(field.module, name) for field in strangers for name in names_in(field.kind)}
                values |= {(field.module, name) for field in strangers for name in names_in(field.default)}
        if not inserted:
            return text
        known = defined_in(text)
        for place, node, addition in sorted(inserted, reverse=True):
            lines.insert(methods_start(node) - 1, addition)
            decorator = next(n for n in range(place - 2, -1, -1) if lines[n].startswith("@"))
            lines[decorator] = DECORATORS[lines[decorator].strip().removeprefix("@")] + "\n"
        text = "".join(lines).replace(FUTURE, FUTURE + imported(types - values, values, known), 1)
        for kind in kinds:  # a copy, which interpreted code makes in one go
            copied = ", ".join([f"self.{field.name}" for field in kind.fields if not is_kept_aside(field)])
            text = text.replace(f"{kind.name}(*all_of(self))", f"{kind.name}({copied})")
        return text

    def members(self, kind: Kind, theirs: list[Field]) -> str:
        given = [field for field in theirs if not is_kept_aside(field)]
        lines = [f"    def __init__({', '.join(['self', *[parameter(field) for field in given]])}) -> None:"]
        lines += [f"        self.{field.name} = {value(field)}" for field in theirs] or ["        pass"]
        if "__post_init__" in methods(kind):
            lines.append("        self.__post_init__()")
        if self.is_step(kind) and "clone" not in methods(kind):
            values = ", ".join([f"self.{f.name}" for f in given])
            lines += [
                "",
                f"    def clone(self) -> {kind.name}:",
                f"        if type(self) is not {kind.name}:",
                "            return _copied(self)",
                f"        twin = {kind.name}({values})",
            ]
            for name in sorted(self.declared(kind) - {field.name for field in theirs}):  # set later on, if ever
                lines += [f"        if hasattr(self, {name!r}):", f"            twin.{name} = self.{name}"]
            lines.append("        return twin")
        return "\n".join(lines) + "\n\n"


def imported(types: set[tuple[str, str]], values: set[tuple[str, str]], known: set[str]) -> str:
    """What constructors need of the modules from which their classes inherit."""
    lines = ["", "from typing import TYPE_CHECKING as _TYPES", "from tercio.kernel.copies import copied as _copied"]
    lines += [f"from {origin} import {name}" for origin, name in sorted(values) if name not in known]
    lines += ["if _TYPES:", "    pass"]
    lines += [f"    from {origin} import {name}" for origin, name in sorted(types) if name not in known]
    return "\n".join(lines) + "\n"


def fields(node: ast.ClassDef, module: str) -> list[Field]:
    return [
        Field(each.target.id, ast.unparse(each.annotation), ast.unparse(each.value) if each.value else "", module)
        for each in node.body
        if isinstance(each, ast.AnnAssign)
        and isinstance(each.target, ast.Name)
        and not ast.unparse(each.annotation).startswith("ClassVar")
    ]


MAKER: Final = "field(default_factory="
ASIDE: Final = "field(default=None, init=False"


def is_kept_aside(field: Field) -> bool:
    """The constructor does not take it: what follows from the other fields, and is worked out when somebody asks."""
    return field.default.startswith(ASIDE)


def parameter(field: Field) -> str:
    if field.default.startswith(MAKER):
        return f"{field.name}: {field.kind} | None = None"
    return f"{field.name}: {field.kind} = {field.default}" if field.default else f"{field.name}: {field.kind}"


def value(field: Field) -> str:
    if is_kept_aside(field):
        return "None"
    if field.default.startswith(MAKER):
        return f"{field.default.removeprefix(MAKER).removesuffix(')')}() if {field.name} is None else {field.name}"
    return field.name


def module_of(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def is_dataclass(node: ast.ClassDef) -> bool:
    return [ast.unparse(each) for each in node.decorator_list] in [[name] for name in DECORATORS]


def is_plain(kind: Kind) -> bool:
    """A dataclass of plain values, which brings no constructor."""
    is_odd = any([f.default.startswith("field(") and not f.default.startswith((MAKER, ASIDE)) for f in kind.fields])
    return is_dataclass(kind.node) and "__init__" not in methods(kind) and not is_odd


def methods(kind: Kind) -> set[str]:
    return {node.name for node in kind.node.body if isinstance(node, ast.FunctionDef)}


def names_in(annotation: str) -> set[str]:
    found = {node.id for node in ast.walk(ast.parse(annotation)) if isinstance(node, ast.Name)}
    return found - set(dir(builtins))


def defined_in(text: str) -> set[str]:
    """All names that a module has at its top, imported ones and those for the type checker too."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            found |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


def methods_start(node: ast.ClassDef) -> int:
    """The line of the first method of a class, or the one after its last field."""
    for each in node.body:
        if isinstance(each, ast.FunctionDef):
            return min([each.lineno, *[mark.lineno for mark in each.decorator_list]])
    return (node.end_lineno or node.lineno) + 1
