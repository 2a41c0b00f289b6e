"""An adventuring company costs an army points. MKO-COMPANY-06, MKO-COMPANY-08 to MKO-COMPANY-13"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tercio.content.wording import Phrase, Wording
from tercio.games.mageknight.printed.dials import Company, Figure
from tercio.kernel import RuleId

SAY: Final = Wording("tercio.games.mageknight", "building")

Trouble = tuple[RuleId, str, str]


def cohorts_in(company: Company, figures: Sequence[Figure]) -> int:
    """Every warrior named on the card is a cohort, and each copy counts. MKO-COMPANY-09, MKO-COMPANY-12"""
    return len([figure for figure in figures if figure.name_en in company.cohorts])


def company_cost(company: Company, figures: Sequence[Figure]) -> int:
    """Each cohort in the army as it is built reduces the cost of the card. MKO-COMPANY-10, MKO-COMPANY-11, A72"""
    return max(0, company.points - company.discount * cohorts_in(company, figures))


def company_troubles(companies: Sequence[Company]) -> list[Trouble]:
    """An army has at most one company. MKO-COMPANY-06"""
    if len(companies) < 2:
        return []
    names = Phrase(", ".join([each.name_en for each in companies]), ", ".join([each.name_de for each in companies]))
    return [("MKO-COMPANY-06", *SAY("one-company", number=len(companies), names=names))]
