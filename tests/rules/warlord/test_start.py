"""WL-START: six starting characters, chosen in secret, revealed together, three ranks."""

from __future__ import annotations

from typing import Any

import pytest

from battle import Battle, action, character, item, lord
from tercio.content.trouble import BadInput
from tercio.games import box_of, open_game
from tercio.kernel import Dice, loaded, seeded, start

ONES = ("one-a", "one-b", "one-c")
TWOS = ("two-a", "two-b")
USUAL = (*ONES, *TWOS, "lord-e")
RELICS = tuple([f"relic-{number}" for number in range(8)])
CRIES = tuple([f"cry-{number}" for number in range(7)])
CRY = {"kind": "order", "do": [{"do": "draw"}], "text": {"en": "...", "de": "..."}}
CAST = (
    *[character(name, "elves") for name in ONES],
    *[character(name, "elves", level=2) for name in (*TWOS, "two-c")],
    lord("lord-e", "elves"),
    *[item(name) for name in RELICS],
    *[action(name, CRY) for name in CRIES],
)


class Draft(Battle):
    """A match that begins with decks: `names` in front, filled up with items and actions to fifty cards."""

    def __init__(
        self,
        *names: str,
        cards: tuple[dict[str, Any], ...] = (),
        seats: int = 2,
        dice: Dice | None = None,
    ) -> None:
        described = {card["id"]: {k: v for k, v in card.items() if k != "has_faction"} for card in (*CAST, *cards)}
        listed = [*(names or (*USUAL, "two-c"))]
        listed += [*RELICS * 3, *CRIES * 3][: 50 - len(listed)]
        inline = {"card": list(described.values())}
        self.words = box_of("warlord").vocabulary
        setup = {"decks": [{"name": "test", "cards": listed} for _ in range(seats)], "content": inline}
        self.match = start(open_game("warlord", inline=inline), setup, dice or loaded((15, 3, 2, 1)[:seats]))

    def found(self, name: str, seat: int) -> int:
        """The number of this card in this seat's deck; every seat has the same deck."""
        kind, _, copy = name.partition("#")
        own = [card.id for card in self.state.cards if card.owner == seat and card.face.id == kind]
        return own[int(copy or 1) - 1]

    def line_up(self, *names: str, seat: int = 0) -> Draft:
        numbers = tuple([self.found(name, seat) for name in names])
        verdict = self.match.answer(self.reply("line-up", seat=seat)._replace(picks=numbers))
        assert verdict, [(r.rule, r.because, r.facts) for r in verdict.refusals]
        return self

    def line_up_refused_by(self, *names: str, seat: int = 0) -> list[str]:
        numbers = tuple([self.found(name, seat) for name in names])
        verdict = self.match.judge(self.reply("line-up", seat=seat)._replace(picks=numbers))
        return [refusal.rule for refusal in verdict.refusals]

    def begun(self, *names: str) -> Draft:
        """All seats choose this line-up."""
        for seat in range(self.state.seats):
            self.line_up(*(names or USUAL), seat=seat)
        return self

    def faces(self, seat: int) -> list[list[str]]:
        return [[self.state.cards[n].face.id for n in row] for row in self.state.formations[seat]]


# -- choosing ---------------------------------------------------------------------------


@pytest.mark.rule("WL-START-01")
def test_WL_START_01_a_choice_stays_hidden_until_all_have_chosen() -> None:
    draft = Draft().line_up("one-c", "one-a", "one-b", "two-b", "two-a", "lord-e")
    seen = draft.match.view(1)

    assert [(d.seat, d.kind) for d in draft.match.asks()] == [(1, "line-up")]
    assert draft.faces(0) == []
    assert [(a.seat, a.key, a.picks) for a in seen.ghost.stack[-1].said] == [(0, "sealed", ())]  # type: ignore[attr-defined]
    assert {card.face.id for card in seen.ghost.state.cards if card.owner == 0} == {"unknown"}  # type: ignore[attr-defined]
    assert [event.name for event in seen.events] == []


@pytest.mark.rule("WL-START-01")
def test_WL_START_01_when_the_last_has_chosen_all_are_revealed() -> None:
    draft = Draft(seats=3).line_up(*USUAL).line_up(*USUAL, seat=2)
    before = [draft.faces(seat) for seat in range(3)]

    draft.line_up(*USUAL, seat=1)

    assert before == [[], [], []]
    assert [sum(draft.sizes(seat)) for seat in range(3)] == [6, 6, 6]


@pytest.mark.rule("WL-START-01")
@pytest.mark.parametrize(
    "names",
    [
        ("one-a", "one-b", "two-a", "two-b", "two-c", "lord-e"),
        ("one-a", "one-b", "one-c", "two-a", "two-b", "two-c"),
        ("one-a", "one-b", "one-c", "one-a#2", "two-a", "lord-e"),
        ("one-a", "one-b", "three-a", "two-a", "two-b", "lord-e"),
        ("one-a", "one-b", "one-c", "two-a", "three-a", "lord-e"),
        ("one-a", "one-b", "one-c", "two-a", "two-b", "three-a"),
    ],
    ids=[
        "two of level 1",
        "three of level 2",
        "four of level 1",
        "level 3 for level 1",
        "level 3 for level 2",
        "no Warlord",
    ],
)
def test_WL_START_01_one_warlord_three_of_level_1_two_of_level_2(names: tuple[str, ...]) -> None:
    three = character("three-a", "elves", level=3)
    draft = Draft("one-a", *ONES, *TWOS, "two-c", "three-a", "lord-e", cards=(three,))

    assert draft.line_up_refused_by(*names) == ["WL-START-01"]
    assert draft.line_up_refused_by(*USUAL) == []


@pytest.mark.rule("WL-START-01")
def test_WL_START_01_a_warlord_of_level_1_is_none_of_the_three() -> None:
    """A5  The Warlord may have any level; it does not count among the others."""
    young = lord("lord-young", "elves", level=1)
    draft = Draft("one-a", "one-b", "one-c", "two-a", "two-b", "lord-young", cards=(young,))

    assert draft.line_up_refused_by(*ONES, *TWOS, "lord-young") == []
    assert draft.line_up_refused_by("one-a", "one-b", *TWOS, "lord-young") == ["WL-START-01"]


@pytest.mark.rule("WL-START-01")
def test_WL_START_01_only_own_cards_and_each_once() -> None:
    draft = Draft()
    foreign = tuple([draft.found(name, 1) for name in USUAL])
    twice = tuple([draft.found(name, 0) for name in ("one-a", "one-a", "one-b", *TWOS, "lord-e")])
    answer = draft.reply("line-up", seat=0)

    assert not draft.match.judge(answer._replace(picks=foreign))
    assert not draft.match.judge(answer._replace(picks=twice))


@pytest.mark.rule("WL-START-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_WL_START_01_two_to_four_players(seats: int) -> None:
    """A1  Two to four seats."""
    draft = Draft(seats=seats).begun()

    assert [draft.sizes(seat) for seat in range(seats)] == [[3, 2, 1]] * seats


@pytest.mark.rule("WL-START-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_WL_START_01_no_match_for_one_or_five(seats: int) -> None:
    """A1  Two to four seats."""
    with pytest.raises(BadInput, match="Two to four decks"):
        Draft(seats=seats)


@pytest.mark.rule("WL-START-01")
def test_WL_START_01_any_legal_army_of_the_deck_may_be_chosen() -> None:
    """A93  The line-up is chosen before each match; the first legal one is only suggested."""
    suggested = Draft().say("suggested", seat=0).say("suggested", seat=1)
    chosen = Draft().begun(*ONES, "two-c", "two-b", "lord-e")

    assert suggested.faces(0) == [["one-a", "one-b", "one-c"], ["two-a", "two-b"], ["lord-e"]]
    assert chosen.faces(0) == [["one-a", "one-b", "one-c"], ["two-c", "two-b"], ["lord-e"]]


# -- the faction ----------------------------------------------------------------------------


@pytest.mark.rule("WL-START-02")
@pytest.mark.parametrize("faction", ["dwarves", "mercenaries"])
def test_WL_START_02_the_others_share_the_warlords_faction(faction: str) -> None:
    """B14  Mercenaries are spared the loyalty penalty, not this."""
    stranger = character("stranger", faction)
    draft = Draft(*USUAL, "stranger", cards=(stranger,))

    assert draft.line_up_refused_by("one-a", "one-b", "stranger", *TWOS, "lord-e") == ["WL-START-02"]
    assert draft.line_up_refused_by(*USUAL) == []


@pytest.mark.rule("WL-START-02")
def test_WL_START_02_a_deck_of_strangers_holds_no_army() -> None:
    stranger = character("stranger", "dwarves")

    with pytest.raises(BadInput, match="No legal starting line-up"):
        Draft("one-a", "one-b", "stranger", *TWOS, "lord-e", cards=(stranger,))


# -- unique characters ---------------------------------------------------------------------------


@pytest.mark.rule("WL-START-03")
def test_WL_START_03_a_unique_character_starts_once() -> None:
    hero = character("hero", "elves", traits=["unique"])
    draft = Draft("hero", "hero", "one-a", "one-a", *ONES[1:], *TWOS, "lord-e", cards=(hero,))

    assert draft.line_up_refused_by("hero", "hero#2", "one-a", *TWOS, "lord-e") == ["WL-START-03"]
    assert draft.line_up_refused_by("one-a", "one-a#2", "hero", *TWOS, "lord-e") == []


@pytest.mark.rule("WL-START-03")
def test_WL_START_03_two_printings_are_one_character() -> None:
    """WL-FORMAT-03  The name counts, not the printing."""
    hero = character("hero", "elves", traits=["unique"])
    other = {**hero, "id": "hero-reprint"}
    draft = Draft("hero", "hero-reprint", *USUAL, cards=(hero, other))

    assert draft.line_up_refused_by("hero", "hero-reprint", "one-a", *TWOS, "lord-e") == ["WL-START-03"]


@pytest.mark.rule("WL-START-03")
def test_WL_START_03_the_suggested_army_has_no_unique_character_twice() -> None:
    hero = character("hero", "elves", traits=["unique"])
    other = {**hero, "id": "hero-reprint"}
    draft = Draft("hero", "hero", "hero-reprint", *USUAL, cards=(hero, other))

    draft.say("suggested", seat=0).say("suggested", seat=1)

    assert draft.faces(0)[0] == ["hero", "one-a", "one-b"]


@pytest.mark.rule("WL-START-03")
def test_WL_START_03_different_unique_characters_and_an_overlord_may_start() -> None:
    """A6  Yes, if level and faction fit."""
    hero = character("hero", "elves", traits=["unique"])
    heroine = character("heroine", "elves", traits=["unique", "overlord"])
    draft = Draft("hero", "heroine", *USUAL, cards=(hero, heroine))

    assert draft.line_up_refused_by("hero", "heroine", "one-a", *TWOS, "lord-e") == []


# -- the starting army -------------------------------------------------------------------------------


@pytest.mark.rule("WL-START-04")
def test_WL_START_04_six_characters_each_and_nothing_else_in_play() -> None:
    draft = Draft().begun()
    hidden = ("deck", "hand")

    assert [len(draft.state.characters(seat)) for seat in (0, 1)] == [6, 6]
    assert {draft.zone(draft.name(card.id)) for card in draft.state.cards} == {"formation", *hidden}
    assert {card.state for card in draft.state.in_play()} == {0}  # A4: all ready


@pytest.mark.rule("WL-START-04")
def test_WL_START_04_the_other_cards_are_shuffled_afterwards() -> None:
    """A2  After the six are set aside; the Draw Phase of the first round deals the first hand."""
    draft = Draft(dice=seeded(7)).begun()
    names = [event.name for event in draft.match.events]
    deck = [draft.state.cards[n].face.id for n in (*draft.state.hands[0], *draft.state.decks[0])]
    listed = [name for name in draft.state.lists[0] if name not in USUAL]
    drawn = [event.facts for event in draft.events("drew")]

    assert names.index("line-up") < names.index("shuffled") < names.index("round") < names.index("drew")
    assert names.count("shuffled") == 2
    assert deck != listed
    assert sorted(deck) == sorted(listed)
    assert drawn == [(0, 5), (1, 5)]


@pytest.mark.rule("WL-START-05")
def test_WL_START_05_rank_1_holds_the_three_of_level_1() -> None:
    draft = Draft().begun("lord-e", "two-a", "one-a", "two-b", "one-b", "one-c")

    assert draft.faces(0)[0] == ["one-a", "one-b", "one-c"]


@pytest.mark.rule("WL-START-05")
def test_WL_START_05_from_left_to_right_as_the_player_likes() -> None:
    """A3  Each player chooses freely when he reveals."""
    draft = Draft().begun("one-c", "one-a", "one-b", "two-b", "two-a", "lord-e")

    assert draft.faces(1) == [["one-c", "one-a", "one-b"], ["two-b", "two-a"], ["lord-e"]]


@pytest.mark.rule("WL-START-06")
def test_WL_START_06_rank_2_holds_the_two_of_level_2() -> None:
    draft = Draft().begun("lord-e", "two-a", "one-a", "two-b", "one-b", "one-c")

    assert draft.faces(0)[1] == ["two-a", "two-b"]


@pytest.mark.rule("WL-START-07")
@pytest.mark.parametrize("level", [1, 2, 5, 10])
def test_WL_START_07_the_warlord_stands_alone_in_rank_3(level: int) -> None:
    """A5  Whatever its level."""
    own = lord("lord-own", "elves", level=level)
    draft = Draft(*ONES, *TWOS, "lord-own", cards=(own,)).begun("lord-own", *ONES, *TWOS)

    assert draft.faces(0)[2] == ["lord-own"]
    assert draft.sizes(0) == [3, 2, 1]
