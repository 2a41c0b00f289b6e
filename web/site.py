"""Completes the site that `npm run site` has built: engine, answers that need none, docs, and the service worker.

python site.py ../site-play
"""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

from tercio.games import GAMES
from tercio.hall.api.games import game_info
from tercio.hall.hub import Hub
from tercio.hall.manners import AtHome
from tercio.hall.showing.scenarios import PACKAGED, shortest
from tercio.printing.kinds import Printer

WEB = Path(__file__).parent
SOURCES = WEB.parent / "src"
PYODIDE = WEB / "node_modules" / "pyodide"
# What a page alone does not need of tercio: these parts, the drawings for a terminal, and what only developers ask.
PARTS = ("server", "cli", "doors", "bench", "arena", "training")
LEFT_OUT = (
    *[f"tercio/{part}/*" for part in PARTS],
    "tercio/games/*/terminal*",
    *[f"tercio/puzzles/{name}.py*" for name in ("digging", "mining", "proving")],
    *[f"tercio/rules/{name}*" for name in ("pairs", "coverage", "enforcement", "witness")],
    "*.pyc",
    "*.typed",
)
# What is fetched by somebody who prints, and the packages of others that it needs.
PAPER = "paper"
PAPER_ONLY = "tercio/printing/*"
NOT_PAPER_ONLY = ("tercio/printing/__init__.py", "tercio/printing/kinds.py")
# What is fetched by somebody who wants to solve puzzles.
PUZZLES = "puzzles"
PUZZLES_ONLY = "tercio/games/*/puzzles.jsonl"
FOREIGN = ("fpdf", "fontTools", "defusedxml")
COMPILED = WEB.parent / ".tercio" / "engine"  # what was compiled last, and of which sources
COMPILERS = ("compile.mjs", "compile.py", "package-lock.json")
LIBRARY = "python_stdlib.zip"
DIGITS = 32  # of a file's digest
LATER = (f"engine/{PUZZLES}", f"engine/{PAPER}", "docs/")  # nobody waits for these; in this order


def main(site: Path) -> None:
    engine = site / "engine"
    engine.mkdir(exist_ok=True)
    shutil.copyfile(PYODIDE / "pyodide.asm.mjs", engine / "pyodide.asm.mjs")
    keep_no_packages(engine / "pyodide-lock.json")
    pack(engine / "pyodide.asm.wasm.packed", (PYODIDE / "pyodide.asm.wasm").read_bytes())
    folder = compiled()
    pack(engine / f"{LIBRARY}.packed", (folder / LIBRARY).read_bytes())
    pack(engine / "tercio.packed", bundle(folder, files_in(folder / "tercio")))
    for part in (PUZZLES, PAPER):
        pack(engine / f"{part}.packed", bundle(folder / part, files_in(folder / part)))
    keep_answers(site / "kept" / "api")
    fill_in_files(site)


def files_in(folder: Path) -> list[Path]:
    return sorted([file for file in folder.rglob("*") if file.is_file()])


def pack(target: Path, content: bytes) -> None:
    """The same content makes the same bytes."""
    target.write_bytes(gzip.compress(content, 9, mtime=0))


def keep_no_packages(target: Path) -> None:
    """Pyodide wants to know what can be installed: nothing is."""
    lock = json.loads((PYODIDE / target.name).read_text("utf-8"))
    target.write_text(json.dumps({**lock, "packages": {}}), "utf-8")


def is_left_out(name: str) -> bool:
    return bool([pattern for pattern in LEFT_OUT if fnmatch(name, pattern)])


def places() -> dict[str, Path]:
    """Where each file goes that is wanted; what comes later lies apart."""
    found: dict[str, Path] = {}
    for file in files_in(SOURCES / "tercio"):
        name = file.relative_to(SOURCES).as_posix()
        if not is_left_out(name):
            found[f"{part_of(name)}{name}"] = file
    for package in FOREIGN:
        spec = find_spec(package)
        assert spec is not None
        assert spec.origin is not None
        folder = Path(spec.origin).parent
        for file in [file for file in files_in(folder) if file.suffix == ".py"]:
            found[f"{PAPER}/{package}/{file.relative_to(folder).as_posix()}"] = file
    return found


def part_of(name: str) -> str:
    """The folder of what is fetched later; nothing else has one."""
    if fnmatch(name, PUZZLES_ONLY):
        return f"{PUZZLES}/"
    return f"{PAPER}/" if fnmatch(name, PAPER_ONLY) and name not in NOT_PAPER_ONLY else ""


def compiled() -> Path:
    """Tercio and the part of Python's library that it uses, as bytecode: made anew where a source has changed."""
    wanted = places()
    digest = sha256()
    for name, file in {**wanted, **{name: WEB / name for name in COMPILERS}}.items():
        digest.update(name.encode())
        digest.update(file.read_bytes())
    digest.update(json.dumps(shortest()).encode())
    folder = COMPILED / digest.hexdigest()[:16]
    if not (folder / "done").exists():
        shutil.rmtree(COMPILED, ignore_errors=True)
        for name, file in wanted.items():
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)
        lay_scenarios(folder / "tercio" / "scenario" / PACKAGED)
        subprocess.run(["node", str(WEB / "compile.mjs"), str(folder)], check=True)  # noqa: S603, S607
        (folder / "done").touch()
    return folder


def lay_scenarios(folder: Path) -> None:
    """Those that show a rule on its page."""
    folder.mkdir()
    for number, text in enumerate(sorted(set(shortest().values()))):
        (folder / f"{number}.toml").write_text(text, "utf-8")


def bundle(folder: Path, files: list[Path]) -> bytes:
    """One file of many (worker/engine.ts): how long its index is, the index, and the files one after the other."""
    contents = [file.read_bytes() for file in files]
    names = [file.relative_to(folder).as_posix() for file in files]
    index = json.dumps([[name, len(content)] for name, content in zip(names, contents, strict=True)]).encode()
    return b"".join([len(index).to_bytes(4, "little"), index, *contents])


def keep_answers(folder: Path) -> None:
    """What the first screen asks, so that it is there before the engine is."""
    folder.mkdir(parents=True, exist_ok=True)
    hub = Hub(None, AtHome())  # type: ignore[arg-type]  (nothing is stored for this)
    hub.printer = Printer()
    told = [game_info(hub, name) for name in GAMES]
    (folder / "games.json").write_text(json.dumps(told, ensure_ascii=False), "utf-8")


def fill_in_files(site: Path) -> None:
    """The service worker learns every file with its digest, those that can wait apart, and a name of all of them."""
    worker = site / "sw.js"
    files = [file for file in files_in(site) if file != worker]
    names = ["" if file == site / "index.html" else file.relative_to(site).as_posix() for file in files]
    digests = {name: sha256(file.read_bytes()).hexdigest()[:DIGITS] for name, file in zip(names, files, strict=True)}
    later = {name: digests[name] for start in LATER for name in names if name.startswith(start)}
    soon = {name: digest for name, digest in digests.items() if name not in later}
    text = worker.read_text("utf-8")
    for slot, listed in (("__FILES__", soon), ("__LATER__", later)):
        text = text.replace(slot, json.dumps(listed).replace('"', '\\"'))
    version = sha256(json.dumps(digests).encode()).hexdigest()[:12]
    worker.write_text(text.replace("__VERSION__", version), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
