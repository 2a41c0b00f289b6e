"""What is written as TOML reads back as it was, and pleasantly."""

import datetime
import tomllib
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from nesting import nested
from tercio.scenario.toml import CannotWrite, toml_text

TEXTS = st.text(st.characters(exclude_categories=["Cs"]))
VALUES = nested(st.booleans() | st.integers() | st.floats(allow_nan=False) | TEXTS, TEXTS, depth=3)


@given(st.dictionaries(TEXTS, VALUES, max_size=6))
@example({"a": {"b": {"c": []}}, "d": [{"e": 1}, {}], "": {"": ""}})
@example({"a": [{"b": {"long": "x" * 200}, "c": [{"d": {"e": {}}}]}, {}]})
@example({"a": "\x00\x1f\x7f\x85\u2028\\\"'\r\n\t\U0001f409", "b": [[{"c": 1}, 2]], "d": 1e300, "e": float("inf")})
def test_tomllib_reads_back_what_was_written(data: dict[str, Any]) -> None:
    assert tomllib.loads(toml_text(data)) == data


@given(st.dictionaries(TEXTS, st.dictionaries(TEXTS, VALUES, max_size=3), max_size=6))
def test_tables_side_by_side_keep_their_order(data: dict[str, Any]) -> None:
    read = tomllib.loads(toml_text({"all": data}))["all"]

    assert list(read) == list(data)


def test_true_and_1_and_1_0_stay_what_they_are() -> None:
    read = tomllib.loads(toml_text({"a": [True, 1, 1.0, "1"]}))["a"]

    assert [type(value) for value in read] == [bool, int, float, str]


def test_short_tables_stand_on_one_line_and_nested_ones_below_headers() -> None:
    units = {"golem": {"at": [3, 2.5]}, "the imp": {"at": [1, 1], "flies": True}}
    text = toml_text({"game": "skirmish", "position": {"units": units, "round": 2}, "step": [{"seat": 0}] * 20})

    assert text.startswith(
        'game = "skirmish"\n'
        "\n"
        "[position]\n"
        "round = 2\n"
        "\n"
        "[position.units]\n"
        "golem = { at = [3, 2.5] }\n"
        '"the imp" = { at = [1, 1], flies = true }\n'
        "\n"
        "[[step]]\n"
        "seat = 0\n"
    )


def test_what_is_none_is_left_out() -> None:
    assert tomllib.loads(toml_text({"a": None, "b": {"c": None, "d": 1}})) == {"b": {"d": 1}}


@pytest.mark.parametrize("value", ["\ud800", [None], {1, 2}, datetime.date(2020, 1, 1), object()])
def test_what_toml_cannot_say_is_not_written(value: Any) -> None:
    with pytest.raises(CannotWrite):
        toml_text({"a": value})
