"""`tercio import`: lists of cards, dials and profiles that somebody owns become packs."""

from __future__ import annotations

import json
import os
import re
import tempfile
import tomllib
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from tercio.cli.language import Language, say
from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Phrase, Wording

if TYPE_CHECKING:
    from tercio.games.warlord.english.collection import Card

SAY: Final = Wording("tercio.cli")
REPORT: Final = "report.json"
CORRECTIONS: Final = "corrections.toml"
LONGEST_NAME: Final = 60  # of a file that is written
MOST_WORDS: Final = 12  # of those that stopped a text, in a short report

app = typer.Typer(help="Bring what you own: cards, dials and profiles from lists.", no_args_is_help=True)

File = Annotated[Path, typer.Argument(metavar="FILE", help="A list: .json, .csv or .tsv; for dials .sql, too.")]
Out = Annotated[Path, typer.Option("--out", metavar="FOLDER", help="Where the packs go.")]
Columns = Annotated[
    Path | None,
    typer.Option("--map", metavar="FILE", help="TOML: which of their columns is which of ours.", show_default=False),
]


@app.callback()
def imports() -> None:
    """Bring what you own: cards, dials and profiles from lists."""


def mapping(file: Path | None, known: dict[str, str]) -> dict[str, str]:
    """The columns as they are called by default, or as the user's file says."""
    if file is None:
        return dict(known)
    from tercio.content.document import Document

    given = Document.read(file).data
    for key, value in given.items():
        if key not in known or not isinstance(value, str):
            raise BadInput(
                *SAY("no-such-column", key=shown(key), known=", ".join(known)), shown(str(file)), key=shown(key)
            )
    return {**known, **given}


def write_all(folder: Path, contents: dict[str, str]) -> None:
    """All files are written, or none: first beside their places, then moved there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder) as beside:
            for name, text in contents.items():
                (Path(beside) / name).write_text(text, "utf-8")
            if [name for name in contents if (folder / name).is_dir()]:
                raise OSError
            for name in contents:
                os.replace(Path(beside) / name, folder / name)
    except OSError:
        raise BadInput(*SAY("cannot-write-there"), shown(str(folder), longest=400)) from None


def file_of(name: str) -> str:
    """A pack's file: not too long for any folder, and never that of the corrections."""
    short = name if len(name) <= LONGEST_NAME else f"{name[:LONGEST_NAME]}-{sha256(name.encode()).hexdigest()[:8]}"
    return f"set-{short}.toml" if f"{short}.toml" == CORRECTIONS else f"{short}.toml"


def progress(done: int, total: int) -> None:
    typer.echo(f"\r{done}/{total}", nl=done == total, err=True)


def nothing_of(reasons: list[tuple[str, int]]) -> Phrase:
    """Why nothing came of a file: the commonest reason, or that no entry was found in it."""
    return SAY("nothing-imported", why=shown(reasons[0][0], 90)) if reasons else SAY("nothing-found")


def header(name: str, game: str, title: str) -> str:
    from tercio.content.writing import inline

    return f'[pack]\nid = "{name}"\ngame = "{game}"\nedition = "1"\ntitle = {inline({"en": title, "de": title})}\n'


# -- Warlord -------------------------------------------------------------------------------------------------


@app.command()
def warlord(file: File, out: Out, columns: Columns = None, lang: Language = "") -> None:  # noqa: ARG001  (its callback chooses)
    """Import cards of Warlord: values as printed, texts as far as they are understood to the last word."""
    from tercio.content.rows import read_rows
    from tercio.content.writing import tables
    from tercio.games.warlord.english.collection import COLUMNS, INNER, packs_of, read_collection

    rows = read_rows(file)
    cards = read_collection(rows, mapping(columns, COLUMNS), corrections_in(out), progress)
    titles = {}
    contents: dict[str, str] = {}
    for name, entries in packs_of(cards).items():
        titles[name] = name.replace("-", " ").title()
        contents[file_of(name)] = header(f"imported-{name}", "warlord", titles[name]) + tables("card", entries, INNER)
    if not contents:
        reasons = Counter([card.refused for card in cards]).most_common(1)
        raise BadInput(*nothing_of(reasons), shown(str(file), longest=400))
    contents[REPORT] = json.dumps([told_of(card) for card in cards], ensure_ascii=False, indent=1)
    write_all(out, contents)
    for line in summary(cards):
        typer.echo(line)


def corrections_in(folder: Path) -> dict[str, list[dict[str, Any]]]:
    """Corrections by hand, by the hash of the text that they are for: `[[HASH]]` with an ability as packs write it."""
    path = folder / CORRECTIONS
    if not path.exists():
        return {}
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(
            *SAY("corrections-unreadable", why=shown(str(error), 80)), shown(str(path), longest=400)
        ) from None
    return {key: value for key, value in data.items() if isinstance(value, list)}


def told_of(card: Card) -> dict[str, Any]:
    return {
        "name": card.name,
        "set": card.set,
        "refused": card.refused,
        "hash": card.digest,
        "texts": [{"text": p.text, "read": p.words, "stopped": p.stopped} for p in card.paragraphs],
    }


def summary(cards: list[Card]) -> list[str]:
    """How much was understood, set by set, and the words that stopped most texts."""
    lines: list[str] = []
    sets = sorted({card.set for card in cards})
    for name in [*sets, ""]:
        own = [card for card in cards if name in ("", card.set)]
        worded = [card for card in own if card.paragraphs]
        compiled = [card for card in worded if card.is_compiled]
        share = 100 * len(compiled) // max(1, len(worded))
        taken = len([card for card in own if card.data is not None])
        lines.append(
            say(
                "imported-set",
                set=name or say("all-sets"),
                cards=taken,
                of=len(own),
                texts=len(worded),
                compiled=len(compiled),
                share=share,
            )
        )
    stopped = Counter([p.stopped.split(":")[0] for card in cards for p in card.paragraphs if p.stopped])
    lines += [
        say("stopped-by", number=number, words=shown(words, 70)) for words, number in stopped.most_common(MOST_WORDS)
    ]
    refused = Counter([card.refused for card in cards if card.refused])
    lines += [say("refused-for", number=number, why=shown(why, 90)) for why, number in refused.most_common(MOST_WORDS)]
    return lines


@app.command()
def report(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where cards were imported to.")],
    everything: Annotated[bool, typer.Option("--all", help="Also the texts that were not understood.")] = False,
    lang: Language = "",  # noqa: ARG001  (its callback chooses the language)
) -> None:
    """Print every imported text beside what was made of it, for a person to look through."""
    from tercio.games.warlord.english.collection import SHORT_DIGEST

    path = folder / REPORT
    try:
        entries = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        raise BadInput(*SAY("no-report"), shown(str(path), longest=400)) from None
    for entry in entries:
        texts = [text for text in entry["texts"] if everything or text["read"]]
        if texts or (everything and entry["refused"]):
            typer.echo(f"{entry['name']} ({entry['set']}) {entry['hash'][:SHORT_DIGEST]}")
        if everything and entry["refused"]:
            typer.echo(f"  ! {entry['refused']}")
        for text in texts:
            typer.echo(f"    {text['text']}")
            typer.echo(f"  = {text['read']}" if text["read"] else f"  ? {text['stopped']}")


# -- Mage Knight ---------------------------------------------------------------------------------------------


@app.command()
def mageknight(file: File, out: Out, columns: Columns = None, lang: Language = "") -> None:  # noqa: ARG001  (its callback chooses)
    """Import combat dials of Mage Knight, from edition 1.0 too; what that edition lacks has stated defaults."""
    from tercio.content.writing import tables
    from tercio.games.mageknight.content.collection import COLUMNS, DEFAULTS, figures_in, read_collection

    mapped = mapping(columns, COLUMNS)
    dials = read_collection(figures_in(file, mapped), mapped)
    packs: dict[str, list[dict[str, Any]]] = {}
    for dial in dials:
        if dial.data is not None:
            packs.setdefault(dial.data["set"], []).append({k: v for k, v in dial.data.items() if k != "set"})
    if not packs:
        reasons = Counter([dial.refused for dial in dials]).most_common(1)
        raise BadInput(*nothing_of(reasons), shown(str(file), longest=400))
    write_all(
        out,
        {
            file_of(name): header(f"imported-{name}", "mageknight", name.title()) + tables("figure", figures)
            for name, figures in packs.items()
        },
    )
    typer.echo(say("imported-figures", figures=sum(map(len, packs.values())), of=len(dials)))
    for what in DEFAULTS:
        typer.echo(say(f"default-{what}"))
    for dial in dials:
        if dial.refused:
            typer.echo(say("refused-for", number=1, why=f"{dial.name}: {shown(dial.refused, 90)}"))
    unknown = Counter([ability for dial in dials for ability in dial.unknown])
    for ability, number in unknown.most_common():
        typer.echo(say("stopped-by", number=number, words=shown(ability)))


# -- Summoners -----------------------------------------------------------------------------------------------


@app.command()
def summoners(file: File, out: Out, columns: Columns = None, lang: Language = "") -> None:  # noqa: ARG001  (its callback chooses)
    """Import profiles of Summoners from a table with the columns of the book's cards."""
    from tercio.content.document import Document
    from tercio.content.rows import read_rows
    from tercio.content.writing import tables
    from tercio.games import box_of
    from tercio.games.summoners.content.collection import COLUMNS, read_collection

    named = shown(str(file), longest=400)
    rows = read_rows(file)
    units = read_collection(rows, mapping(columns, COLUMNS), named)
    name = re.sub(r"[^a-z0-9]+", "-", file.stem.lower()).strip("-")[:LONGEST_NAME] or "profiles"
    text = header(f"imported-{name}", "summoners", file.stem) + tables("unit", units, ("attack",))
    try:  # what could not be played is refused, where it stands in the list
        box_of("summoners").open_game([Document.parse(text.encode())])
    except BadInput as trouble:
        unit = re.match(r"unit\[(\d+)\]\.?", trouble.key)
        line, key = (rows[int(unit[1])].line, trouble.key[unit.end() :]) if unit else (0, trouble.key)
        raise BadInput(trouble.en, trouble.de, named, line, key) from None
    write_all(out, {f"{name}.toml": text})
    typer.echo(say("imported-unit" if len(units) == 1 else "imported-units", units=len(units)))
