"""What is printed on spells, on the cards of companies, and on mounts and riders, as the army builder shows it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypedDict

from tercio.content.wording import sentences
from tercio.games.mageknight.building.spellbooks import is_master
from tercio.games.mageknight.field.cavalry import unfit
from tercio.games.mageknight.printed.dials import Company, Figure
from tercio.games.mageknight.printed.spells import Spell

MOUNT_NAMES: Final = sentences("tercio.games.mageknight", "faces.mount")
MIND_NAMES: Final = sentences("tercio.games.mageknight", "faces.mind")


class Words(TypedDict):
    """A text in both languages."""

    en: str
    de: str


class SaddleFace(TypedDict):
    """A mount or a rider has these marks; they are empty for all other figures. MKC-MOUNT-02, MKC-RIDER-04"""

    mount: str  # of which kind it is as a mount
    mind: str
    length: int  # mils; 0: the base is round
    rides: list[str]  # kinds
    mounts: list[str]  # figures that it may ride
    rider_bonus: int


class SpellFace(TypedDict):
    """A spell shows what is printed on its card. MKS-BOOK-06"""

    id: str
    name: Words
    kind: str
    pages: int
    bars: int
    affinity: str  # a faction or a subfaction; a warrior that has it needs only
    affinity_pages: int
    requirement: str
    is_counter: bool
    is_never_cast: bool
    text: Words


class CompanyFace(TypedDict):
    """An adventuring company shows what is printed on its card. MKO-COMPANY-01"""

    id: str
    name: Words
    collector: str
    points: int
    ability: str
    cohorts: list[str]  # figures
    discount: int
    text: Words


def saddle_face(figure: Figure, figures: Iterable[Figure]) -> SaddleFace:
    mounts = [other.id for other in figures if other.mount and not unfit(figure, other)] if figure.rides else []
    return {
        "mount": figure.mount,
        "mind": figure.mind,
        "length": figure.length,
        "rides": list(figure.rides),
        "mounts": mounts,
        "rider_bonus": figure.rider_bonus,
    }


def reads_all(figure: Figure) -> bool:
    """A master of spells has every affinity. MKF-MASTERY-03"""
    return is_master(figure)


def spell_face(spell: Spell) -> SpellFace:
    return {
        "id": spell.id,
        "name": {"en": spell.name_en, "de": spell.name_de},
        "kind": spell.kind,
        "pages": spell.pages,
        "bars": spell.bars,
        "affinity": spell.affinity,
        "affinity_pages": spell.affinity_pages,
        "requirement": spell.requirement,
        "is_counter": bool(spell.counter),
        "is_never_cast": spell.is_never_cast,
        "text": {"en": spell.text_en, "de": spell.text_de},
    }


def company_face(company: Company, figures: Iterable[Figure]) -> CompanyFace:
    return {
        "id": company.id,
        "name": {"en": company.name_en, "de": company.name_de},
        "collector": company.collector,
        "points": company.points,
        "ability": company.ability,
        "cohorts": [figure.id for figure in figures if figure.name_en in company.cohorts],
        "discount": company.discount,
        "text": {"en": company.text_en, "de": company.text_de},
    }
