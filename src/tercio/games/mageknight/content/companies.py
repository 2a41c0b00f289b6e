"""MKO-COMPANY  Adventuring company cards of a pack."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from tercio.content.table import Table
from tercio.content.trouble import shown
from tercio.content.wording import Wording
from tercio.games.mageknight.abilities.registry import special_names
from tercio.games.mageknight.content.figures import UNNUMBERED
from tercio.games.mageknight.printed.dials import Company, Figure

SAY: Final = Wording("tercio.games.mageknight", "content")

COMPANY_NUMBER: Final = re.compile(r"AC\d{3}")  # MKO-COMPANY-05


def read_company(entry: Table) -> Company:
    name, text = entry.two_languages("name"), entry.two_languages("text")
    company = Company(
        entry.identifier("id"),
        UNNUMBERED,
        name.en,
        name.de,
        text.en,
        text.de,
        entry.text("collector"),
        entry.integer("points", 0, 100),
        entry.choice("ability", special_names()),
        read_cohorts(entry),
        entry.integer("discount", 0, 100, default=0),
    )
    if not COMPANY_NUMBER.fullmatch(company.collector):
        entry.refuse(
            "collector",
            *SAY("number-adventuring-company-begins-ac"),
        )
    entry.done()
    return company


def read_cohorts(entry: Table) -> tuple[str, ...]:
    """Cohorts are named as on the card, by the English names of figures. MKO-COMPANY-09"""
    return entry.words("cohorts", default=())


def check_cohorts(entry: Table, figures: Iterable[Figure]) -> None:
    """A cohort is the name of some figure. MKO-COMPANY-09"""
    known = {figure.name_en for figure in figures}
    for name in read_cohorts(entry):
        if name not in known:
            named = shown(name)
            entry.refuse("cohorts", *SAY("no-figure-called", named=named))
