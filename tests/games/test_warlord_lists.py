"""Lists of decks are read as players write them: numbers, names, sections."""

from __future__ import annotations

import pytest

from tercio.content.trouble import BadInput
from tercio.games.warlord import shipped
from tercio.games.warlord.building.deck import read_list


def test_sections_of_a_list_mean_nothing() -> None:
    plain = read_list(shipped()[0], "3 Lucky Star\n1x One More Heave\n")
    sorted_out = read_list(shipped()[0], "Actions (4)\n3 Lucky Star\n\nWizard actions:\n1x One More Heave\n")

    headed = read_list(shipped()[0], "// Actions\nActions: 4\n3 Lucky Star\n1 One More Heave\n")

    assert sorted_out.cards == headed.cards == plain.cards


@pytest.mark.parametrize("line", ["Lucky Star", "three Lucky Star", "4 (Lucky Star)"])
def test_a_line_that_is_neither_card_nor_section_is_refused(line: str) -> None:
    with pytest.raises(BadInput):
        read_list(shipped()[0], line)
