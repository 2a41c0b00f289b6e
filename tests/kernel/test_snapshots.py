"""A snapshot is read back to the same match, or refused with `BadShape`; nothing else ever happens."""

import contextlib
import copy
import json
from dataclasses import dataclass
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kernel.small_game import HALL, begin, say
from nesting import nested
from table import BLUE, RED, Table, figure
from tercio.games import open_game
from tercio.kernel import Match, Step, digest, restore, snapshot
from tercio.kernel.codec import BadShape, Codec, digest_of, seldom

SKIRMISH = open_game("skirmish")


def heated() -> Match:
    match = begin("speech", "vote", "throw", voices=[1, 1], heated=True, notes=["a", "b"])
    say(match, 0, "shout")
    return match


def struck() -> Match:
    """A strike that is being reacted to, with dice loaded, a card played and a sealed answer behind it."""
    figures = (figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 3, 2))
    table = Table(*figures, hands=["fortune", "guard"], phase="stance", dice=(8, 1, 1, 8, 8, 8))
    return table.stances("bold", "wary").strike("red-golem", "blue-golem").say("guard").match


def reacting() -> list[tuple[Any, dict[str, Any]]]:
    return [(HALL, json.loads(json.dumps(snapshot(heated())))), (SKIRMISH, json.loads(json.dumps(snapshot(struck()))))]


# -- whole matches -----------------------------------------------------------------------------


@pytest.mark.parametrize("number", [0, 1])
def test_a_snapshot_is_read_back_to_the_same_match(number: int) -> None:
    game, saved = reacting()[number]
    match = restore(game, copy.deepcopy(saved))

    assert snapshot(match) == saved
    assert digest(match) == digest((heated(), struck())[number])
    assert [decision.seat for decision in match.asks()] == [1]


def test_nothing_about_a_match_is_lost() -> None:
    match = begin("throw", "nod 0", voices=[1, 0], faces=(1, 2))
    say(match, 0, "pass")
    say(match, 0, "nod")
    match.reveal()
    match.end((1,), "T-END")
    twin = restore(HALL, json.loads(json.dumps(snapshot(match))))

    assert (twin.answers, twin.events, twin.fixed, twin.setup) == (match.answers, match.events, 2, match.setup)
    assert twin.outcome == ((1,), "T-END")


def test_the_outcome_is_part_of_the_digest() -> None:
    won, lost = heated(), heated()
    won.end((0,), "T-END")
    lost.end((1,), "T-END")

    assert digest(won) != digest(lost)


def test_saved_in_the_middle_of_a_strike_the_stack_is_readable() -> None:
    stack = snapshot(struck())["stack"]

    assert stack[-2:] == [
        {"step": "Strike", "attacker": 0, "target": 1, "stage": 1, "parried": 0, "guarded": 1, "faces": []},
        {"step": "Window", "moment": "before:struck", "seats": [0, 1], "subject": 1, "turn": 1, "passes": 1},
    ]


def test_a_snapshot_shares_nothing_with_the_match() -> None:
    match = heated()
    saved = snapshot(match)
    before = json.dumps(saved)

    say(match, 1, "shout")

    assert json.dumps(saved) == before


# -- broken ones --------------------------------------------------------------------------------

Path = tuple[Any, ...]


def places(data: Any, here: Path = ()) -> list[Path]:
    """Every place in nested data, the whole of it first."""
    inside: list[Path] = []
    if isinstance(data, dict):
        inside = [place for key, value in data.items() for place in places(value, (*here, key))]
    elif isinstance(data, list):
        inside = [place for index, value in enumerate(data) for place in places(value, (*here, index))]
    return [here, *inside]


ODD_ONES = (
    None, True, False, 0, 1, -1, 10**30, 1.5, float("nan"), "", "Strike", "golem", "\ud800", b"x", (), [], [1], [[]],
    [None], {}, {"x": 1}, {1: 2}, {"step": "Strike"}, {"step": ["Strike"]}, {"step": {}},
)  # fmt: skip
ODD = st.sampled_from(ODD_ONES).map(copy.deepcopy) | nested(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3), st.text(max_size=3)
)


@st.composite
def spoiled(draw: st.DrawFn) -> tuple[Any, Any]:
    """A snapshot with one to three places replaced, left out or doubled."""
    game, data = draw(st.sampled_from(reacting()))
    data = copy.deepcopy(data)
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.sampled_from(places(data)))
        if not place:
            return game, draw(ODD)
        owner = data
        for key in place[:-1]:
            owner = owner[key]
        deed = draw(st.sampled_from(["replace", "replace", "leave out", "add"]))
        if deed == "replace":
            owner[place[-1]] = draw(ODD)
        elif deed == "leave out":
            del owner[place[-1]]
        elif isinstance(owner, list):
            owner.insert(place[-1], draw(ODD))
        else:
            owner[draw(st.text(max_size=3))] = draw(ODD)
    return game, data


@settings(max_examples=400)
@given(spoiled())
def test_a_spoiled_snapshot_is_refused_or_loads_and_nothing_else(case: tuple[Any, Any]) -> None:
    game, data = case
    with contextlib.suppress(BadShape):
        match = restore(game, data)

        assert restore(game, snapshot(match)).answers == match.answers


@pytest.mark.parametrize("key", ["state", "stack", "dice", "outcome", "setup", "answers", "events", "fixed"])
def test_a_missing_part_is_named(key: str) -> None:
    game, data = reacting()[1]
    del data[key]

    with pytest.raises(BadShape, match=key):
        restore(game, data)


@pytest.mark.parametrize(
    ("place", "value", "message"),
    [
        (("state", "units", 0, "profile"), "dragon", "no Profile is called 'dragon'"),
        (("state", "units", 0, "profile"), ["golem"], "no Profile is called"),
        (("state", "units", 0, "at"), [1], "2 entries wanted, 1 found"),
        (("state", "units", 0, "at"), [1, True], "True is not int"),
        (("state", "units", 0, "wounds"), "3", "'3' is not int"),
        (("state", "units"), {}, "is not a list"),
        (("state", "round"), None, "None is not int"),
        (("stack", 0, "step"), "Dance", "no step is called 'Dance'"),
        (("stack", 0, "step"), {}, "no step is called"),
        (("stack",), 5, "stack"),
        (("dice", "words"), [1, 2, 3], "dice.words"),
        (("dice", "loaded"), [1, "2"], "dice.loaded"),
        (("dice",), [], "words is missing"),
        (("dice", "used"), 7, "dice.used"),
        (("dice", "used"), -1, "dice.used"),
        (("setup",), [], "setup"),
        (("fixed",), 1.0, "fixed"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(place: Path, value: Any, message: str) -> None:
    game, data = reacting()[1]
    owner = data
    for key in place[:-1]:
        owner = owner[key]
    owner[place[-1]] = value

    with pytest.raises(BadShape) as caught:
        restore(game, data)

    assert message in str(caught.value)


# -- the codec ------------------------------------------------------------------------------------


class Leaf(NamedTuple):
    number: int
    word: str | None
    pair: tuple[int, str]
    many: tuple[int, ...] = ()


@dataclass
class Spine:
    leaves: list[Leaf]
    by_seat: dict[int, str]
    by_name: dict[str, tuple[int, ...]]
    child: Step | None = None


LEAVES = st.builds(
    Leaf, st.integers(), st.none() | st.text(), st.tuples(st.integers(), st.text()), st.lists(st.integers()).map(tuple)
)
SPINES = st.builds(
    Spine,
    st.lists(LEAVES, max_size=3),
    st.dictionaries(st.integers(), st.text(), max_size=3),
    st.dictionaries(st.text(), st.lists(st.integers(), max_size=2).map(tuple), max_size=3),
)


@given(SPINES)
def test_every_value_comes_back_through_json(spine: Spine) -> None:
    codec = Codec({}, ())

    assert codec.load(Spine, json.loads(json.dumps(codec.dump(spine)))) == spine


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        (dict[int, str], {"one": "x"}),
        (dict[int, str], {"": "x"}),
        (dict[str, int], [1]),
        (tuple[int, ...], "12"),
        (tuple[int, ...], {"0": 1}),
        (list[int], None),
        (int, 1.0),
        (int, True),
        (bool, 1),
        (str, 5),
        (type(None), 0),
        (int | None, "x"),
        (Leaf, []),
        (Leaf, {"number": 1}),
        (Leaf, {"number": 1, "word": None, "pair": [1, "x"], "many": [], "more": 1}),
        (Step, {"step": "Nod", "seat": 1}),
        (float, 1.0),
        (set, []),
    ],
)
def test_data_of_another_type_is_refused(kind: Any, data: Any) -> None:
    with pytest.raises(BadShape):
        Codec({}, ()).load(kind, data)


def test_a_message_stays_short_whatever_the_data() -> None:
    deep: Any = 1
    for _ in range(5000):
        deep = [deep]
    for data in (deep, "x" * 100_000, 10**5000, [10**5000], list(range(100_000))):
        with pytest.raises(BadShape) as caught:
            Codec({}, ()).load(bool, data)

        assert len(str(caught.value)) < 300


@pytest.mark.parametrize("value", [1.5, {1, 2}, b"x", object()])
def test_what_cannot_be_saved_is_told_to_the_programmer(value: Any) -> None:
    with pytest.raises(BadShape, match="cannot be saved"):
        Codec({}, ()).dump(value)


def test_a_digest_is_the_same_on_every_machine() -> None:
    assert digest_of({"b": [1, "ü"], "a": None}) == digest_of({"a": None, "b": [1, "ü"]})
    assert digest_of({"a": None, "b": [1, "ü"]}) == "e6079cc869da30fa"


class Rare(NamedTuple):
    number: int
    note: str = ""


seldom(Rare, note="")


def test_what_is_seldom_there_is_written_only_then_and_may_be_missing() -> None:
    codec = Codec({}, ())

    assert codec.dump(Rare(1)) == {"number": 1}
    assert codec.dump(Rare(1, "odd")) == {"number": 1, "note": "odd"}
    assert codec.load(Rare, {"number": 1}) == Rare(1)
    assert codec.load(Rare, {"number": 1, "note": "odd"}) == Rare(1, "odd")
    with pytest.raises(BadShape):
        codec.load(Rare, {"note": "odd"})
