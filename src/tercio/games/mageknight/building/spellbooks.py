"""A player puts a spellbook together for one sorcerer. MKS-BOOK-08 to MKS-BOOK-10, MKS-BOOK-17, MKS-BOOK-19 to -22"""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Phrase, Wording
from tercio.games.mageknight.abilities.registry import gifts
from tercio.games.mageknight.content.pack import Content
from tercio.games.mageknight.printed.dials import Figure, Item
from tercio.games.mageknight.printed.spells import Spell, has_symbol
from tercio.kernel import RuleId

SAY: Final = Wording("tercio.games.mageknight", "building")

Trouble = tuple[RuleId, str, str]


def is_master(figure: Figure) -> bool:
    """Its subfaction knows the spells of every faction. MKF-MASTERY-01"""
    gift = gifts().get(figure.subfaction)
    return gift is not None and gift.masters_spells


def is_sharing(figure: Figure) -> bool:
    """Its subfaction has the symbols of its friends once they are on the field. MKF-PACT-01"""
    gift = gifts().get(figure.subfaction)
    return gift is not None and gift.shares_symbols


def pages_of(figure: Figure, spells: list[Spell]) -> int:
    """These spells fill this number of pages. MKS-BOOK-09, MKF-MASTERY-03"""
    return sum([spell.pages_for(figure, is_master(figure)) for spell in spells])


def suits(figure: Figure, spell: Spell) -> bool:
    """The base decides by what is printed on it: Pact does not work yet. MKS-BOOK-19, MKS-BOOK-20, MKF-MASTERY-02"""
    if not spell.requirement or has_symbol(figure, spell.requirement):
        return True
    return bool(spell.affinity) and is_master(figure)


def book_troubles(
    content: Content, figure: Figure, names: tuple[str, str], items: list[Item], chosen: tuple[str, ...]
) -> list[Trouble]:
    """Everything that is wrong with the book of one warrior, and with what it was given without one."""
    en, de = names
    books, spells = [item for item in items if item.is_book], [content.spells[name] for name in chosen]
    found: list[Trouble] = []
    if len(books) > 1:
        found.append(
            (
                "MKS-BOOK-02",
                *SAY("carries-spellbooks-1-allowed", number=len(books), who=Phrase(en, de)),
            )
        )
    if spells and not books:
        found.append(
            (
                "MKS-BOOK-10",
                *SAY("spells-no-spellbook-put-them", who=Phrase(en, de)),
            )
        )
    if books and figure.is_formed:
        found.append(
            (
                "MKS-BOOK-22",
                *SAY("comes-as-construct-after-spellbooks", who=Phrase(en, de)),
            )
        )
    pages = pages_of(figure, spells)
    if books and pages > books[0].capacity:
        found.append(
            (
                "MKS-BOOK-08",
                *SAY(
                    "holds-pages-its-spells",
                    books=books[0].capacity,
                    pages=pages,
                    name=Phrase(books[0].name_en, books[0].name_de),
                    who=Phrase(en, de),
                ),
            )
        )
    rule: RuleId = "MKS-BOOK-20" if is_sharing(figure) else "MKS-BOOK-19"
    found += [
        (rule, *SAY("cannot-use", who=Phrase(en, de), name=Phrase(spell.name_en, spell.name_de)))
        for spell in dict.fromkeys(spells)
        if not suits(figure, spell)
    ]
    return found


def stray_troubles(content: Content, stray: tuple[str, ...]) -> list[Trouble]:
    """Every spell has to be in somebody's book. MKS-BOOK-10"""
    return [
        (
            "MKS-BOOK-10",
            f"{content.spells[name].name_en} is in nobody's spellbook.",
            f"{content.spells[name].name_de} steckt in niemandes Spruchbuch.",
        )
        for name in stray
    ]


def filled_book(content: Content, figure: Figure, book: Item, order: list[int]) -> tuple[str, ...]:
    """Spells that fit, tried in this order of their numbers; each at most once."""
    spells = sorted(content.spells.values(), key=lambda spell: spell.number)
    chosen: list[Spell] = []
    for number in order:
        spell = spells[number]
        if suits(figure, spell) and pages_of(figure, [*chosen, spell]) <= book.capacity:
            chosen.append(spell)
    return tuple([spell.id for spell in chosen])
