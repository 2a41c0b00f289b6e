"""The spellbooks and spells of our own: how many of each kind there are, and that their texts say what they do."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tercio.games.mageknight import open_game
from tercio.games.mageknight.building.army import Army, Recruit, problems_of
from tercio.games.mageknight.building.spellbooks import filled_book, pages_of
from tercio.games.mageknight.printed.spells import SPELL_KINDS

CONTENT = open_game().content
BOOKS = [item for item in CONTENT.items.values() if item.is_book]
SPELLS = list(CONTENT.spells.values())


def test_there_are_six_spellbooks_and_one_of_them_is_a_relic() -> None:
    assert len(BOOKS) == 6
    assert [book.id for book in BOOKS if book.is_relic] == ["book-of-nine-locks"]
    assert {book.faction for book in BOOKS} == {"", "orc-khans"}


def test_there_are_spells_of_every_kind_and_sort() -> None:
    cast = Counter([spell.kind for spell in SPELLS if spell.can_be_cast])

    assert len(SPELLS) == 28
    assert all([cast[kind] >= 6 for kind in SPELL_KINDS])
    assert len([spell for spell in SPELLS if spell.counter]) == 2
    assert len([spell for spell in SPELLS if len(spell.readings) > 1]) == 2
    assert len([spell for spell in SPELLS if spell.is_never_cast]) == 2
    assert len([spell for spell in SPELLS if spell.turns_down]) == 4
    assert {spell.bars for spell in SPELLS} == {1, 2, 3}
    assert {spell.action for spell in SPELLS} == {"move", "ranged", "special"}


@pytest.mark.parametrize("name", sorted(CONTENT.spells))
def test_a_spell_tells_its_figures_in_both_languages(name: str) -> None:
    spell = CONTENT.spells[name]
    figures = [str(spell.counter)] if spell.counter else []
    for reading in spell.readings:
        figures += [str(deed.amount) for deed in (*reading.deeds, *reading.each) if deed.amount]
        figures += [str(deed.within) for deed in (*reading.deeds, *reading.each) if deed.within]
        figures += [str(number) for number in (reading.inches, reading.within) if number]
        changes = reading.changes if reading.domain is None else reading.domain.changes
        figures += [str(abs(change.amount)) for change in changes]
        if reading.domain is not None:
            figures += [str(most) for most in (reading.domain.most_range, reading.domain.most_movement) if most]

    assert set(figures) <= set(re.findall(r"\d+", spell.text_en))
    assert sorted(re.findall(r"\d+", spell.text_en)) == sorted(re.findall(r"\d+", spell.text_de))
    for other in spell.counters:
        assert CONTENT.domains[other].name_en in spell.text_en
        assert CONTENT.domains[other].name_de in spell.text_de
    assert spell.is_never_cast == spell.text_en.startswith("Do not cast") == spell.text_de.startswith("Sprich")
    assert bool(spell.counter) == spell.text_en.startswith("Counter spell") == spell.text_de.startswith("Bannzauber")
    assert (len(spell.readings) > 1) == ("Choose one" in spell.text_en) == ("Wähle aus" in spell.text_de)


@pytest.mark.parametrize("name", [book.id for book in BOOKS])
def test_somebody_can_carry_every_book_and_fill_it(name: str) -> None:
    item = CONTENT.items[name]
    recruits = [Recruit(figure.id, (name,)) for figure in CONTENT.figures.values() if not figure.is_hero]
    bearers = [recruit for recruit in recruits if not problems_of(CONTENT, Army("", 0, (recruit,)))]
    figure = CONTENT.figures[bearers[0].figure]
    chosen = filled_book(CONTENT, figure, item, list(range(len(SPELLS))))

    assert pages_of(figure, [CONTENT.spells[spell] for spell in chosen]) <= item.capacity
    assert problems_of(CONTENT, Army("", 0, (bearers[0]._replace(spells=chosen),))) == []
    assert chosen
