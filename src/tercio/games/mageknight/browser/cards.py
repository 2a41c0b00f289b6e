"""MK-ITEM-10, MKS-BOOK-06, MK-DOMAIN-01, MKO-COMPANY-01  The cards of Mage Knight, for page and printer."""

from __future__ import annotations

from typing import Final, cast

from tercio.content.wording import Phrase, Wording
from tercio.games.cards import CardFace
from tercio.games.editor import Words
from tercio.games.mageknight.browser.faces import gives_of
from tercio.games.mageknight.content.pack import Content
from tercio.games.mageknight.game import MageKnightGame
from tercio.games.mageknight.printed.dials import Company
from tercio.games.mageknight.printed.pictures import COMPANY, DOMAIN, ITEM, SPELL, picture_of
from tercio.games.mageknight.printed.spells import Spell
from tercio.games.pictures import picture_json
from tercio.kernel import Game

SAY: Final = Wording("tercio.games.mageknight", "cards")


def cards_json(game: Game) -> list[CardFace]:
    """Items, spells, companies, domains."""
    content = cast(MageKnightGame, game).content
    return [
        *[item_card(content, name) for name in content.items],
        *[spell_card(spell) for spell in content.spells.values()],
        *[company_card(company) for company in content.companies.values()],
        *[domain_card(content, name) for name in content.domains],
    ]


def item_card(content: Content, name: str) -> CardFace:
    item = content.items[name]
    kind = SAY("book", pages=item.capacity) if item.is_book else SAY("item")
    points = SAY("points", points=item.points)
    line = Phrase(f"{kind.en} · {points.en}", f"{kind.de} · {points.de}")
    gives = gives_of(item)
    text = Phrase(
        " ".join([*[f"{each}." for each, _ in gives], item.text_en]),
        " ".join([*[f"{each}." for _, each in gives], item.text_de]),
    )
    return card(ITEM, name, Phrase(item.name_en, item.name_de), line, text)


def spell_card(spell: Spell) -> CardFace:
    kind, pages = SAY(spell.kind), SAY("pages", pages=spell.pages, bars=spell.bars)
    line = Phrase(f"{kind.en} · {pages.en}", f"{kind.de} · {pages.de}")
    return card(SPELL, spell.id, Phrase(spell.name_en, spell.name_de), line, Phrase(spell.text_en, spell.text_de))


def company_card(company: Company) -> CardFace:
    name, text = Phrase(company.name_en, company.name_de), Phrase(company.text_en, company.text_de)
    return card(COMPANY, company.id, name, SAY("company"), text)


def domain_card(content: Content, name: str) -> CardFace:
    domain = content.domains[name]
    called, text = Phrase(domain.name_en, domain.name_de), Phrase(domain.text_en, domain.text_de)
    return card(DOMAIN, name, called, SAY("domain"), text)


def card(kind: str, name: str, called: Phrase, line: Phrase, text: Phrase) -> CardFace:
    picture = picture_json(picture_of(kind, name))
    return {"kind": kind, "id": name, "name": both(called), "line": both(line), "text": both(text), "picture": picture}


def both(phrase: Phrase) -> Words:
    return {"en": phrase.en, "de": phrase.de}
