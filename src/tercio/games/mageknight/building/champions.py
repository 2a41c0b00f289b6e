"""MKO-CHAMPION  Champions: one base, several dials, one of which is chosen before it comes into play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tercio.content.table import Table
from tercio.content.wording import Phrase, Wording
from tercio.games.mageknight.printed.dials import Figure
from tercio.kernel import RuleId

SAY: Final = Wording("tercio.games.mageknight", "building")

Trouble = tuple[RuleId, str, str]


def versions_of(figures: Iterable[Figure], champion: str) -> list[Figure]:
    """A champion has a version for each dial, in the order of their letters. MKO-CHAMPION-02"""
    found = [figure for figure in figures if figure.champion == champion]
    return sorted(found, key=lambda figure: figure.collector)


def misfit(figures: Iterable[Figure], champion: str, dial: str) -> Trouble | None:
    """A champion's base takes one of its own dials. MKO-CHAMPION-04, MKO-CHAMPION-05"""
    versions = versions_of(figures, champion)
    if dial in [figure.id for figure in versions]:
        return None
    numbers = ", ".join([figure.collector for figure in versions])
    if not dial:
        return (
            "MKO-CHAMPION-05",
            *SAY("champion-one-its-dials-must", numbers=numbers, name=Phrase(versions[0].name_en, versions[0].name_de)),
        )
    return (
        "MKO-CHAMPION-04",
        *SAY("into-base-go-only-dials", numbers=numbers, name=Phrase(versions[0].name_en, versions[0].name_de)),
    )


def read_version(entry: Table, figures: dict[str, Figure], champion: str) -> str:
    """The version that a set-up names by the champion and its dial."""
    dials = tuple([figure.id for figure in figures.values() if figure.champion])
    dial = entry.choice("dial", dials) if entry.has("dial") else ""
    trouble = misfit(figures.values(), champion, dial)
    if trouble is None:
        return dial
    rule, en, de = trouble
    entry.refuse("dial", f"{rule} {en}", f"{rule} {de}")
    return versions_of(figures.values(), champion)[0].id
