"""Messages are plain JSON, and answers from outside are read strictly."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nesting import nested
from table import BLUE, RED, Table, figure
from tercio.content.trouble import BadInput
from tercio.games.skirmish.rules import walk_allowance
from tercio.kernel import Answer, Event, Outcome, Receipt, only
from tercio.kernel.tally import ADD
from tercio.texts import phrasebook_of
from tercio.wire import answer_json, decision_json, event_json, read_answer, tally_json, verdict_json, view_json
from tercio.wire.messages import outcome_json

BOOK = phrasebook_of("skirmish")
SIDE_BY_SIDE = (figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 3, 2))
NUMBERS = st.integers(-(10**30), 10**30)
LISTS = st.lists(NUMBERS, max_size=4).map(tuple)
ANSWERS = st.builds(
    Answer, NUMBERS, st.text(), NUMBERS, LISTS, st.lists(st.tuples(NUMBERS, NUMBERS), max_size=4).map(tuple), LISTS
)
JSON = nested(st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5), st.text(max_size=7))


# -- out ------------------------------------------------------------------------------------------


def test_a_decision_says_what_each_option_wants() -> None:
    (decision,) = Table(*SIDE_BY_SIDE).match.asks()
    data = decision_json(BOOK, decision)

    assert (data["seat"], data["kind"], data["rule"], data["subject"]) == (RED, "act", "SK-ACT-02", -1)
    assert data["options"][1] == {
        "key": "strike",
        "rule": "SK-STRIKE-01",
        "subject": 0,
        "among": [1],
        "least": 1,
        "most": 1,
        "corners": 0,
        "numbers": 0,
        "low": 0,
        "high": 0,
        "detail": -1,
    }


def test_a_refusal_is_complete_and_cites() -> None:
    table = Table(figure("golem", RED, 2, 2), figure("blue-imp", BLUE, 4, 2))
    verdict = table.match.judge(table.answer("walk", "golem", (6.001, 2)))

    assert verdict_json(BOOK, verdict) == {
        "legal": False,
        "refusals": [
            {
                "rule": "SK-MOVE-01",
                "because": "too-far",
                "facts": {"walked": 4001, "allowed": 4000},
                "receipts": [{"band": "base", "value": 4000, "rule": "SK-MOVE-01", "source": -1}],
            },
            {"rule": "SK-MOVE-03", "because": "through-enemy", "facts": {"enemy": 1}},
        ],
    }


def test_a_legal_answer_has_no_refusals() -> None:
    table = Table(*SIDE_BY_SIDE)

    assert verdict_json(BOOK, table.match.judge(table.answer("rest", "red-golem"))) == {"legal": True, "refusals": []}


def test_a_tally_brings_its_receipts() -> None:
    table = Table(figure("golem", RED, 2, 2, wounds=3), figure("blue-imp", BLUE, 4, 2), stances=["bold", ""])
    data = tally_json(walk_allowance(table.state, table.unit("golem")))

    assert data["total"] == 4000
    assert [(line["band"], line["value"], line["rule"]) for line in data["receipts"]] == [
        ("base", 4000, "SK-MOVE-01"),
        ("add", 1000, "SK-MOVE-02"),
        ("add", -1000, "SK-MOVE-05"),
        ("at-least", 1000, "SK-MOVE-06"),
    ]


def test_an_event_does_not_tell_who_else_sees_it() -> None:
    told = event_json(BOOK, Event("played", "T-1", (0, 3), only(0)))

    assert told == {"name": "played", "rule": "T-1", "facts": {"seat": 0, "card": 3}}


def test_an_event_names_its_facts_and_brings_the_receipts_of_its_value() -> None:
    rolled = Event("rolled", "T-1", (1, 8, 3, 5), receipts=(Receipt(ADD, 2, "T-2", 7),))

    assert event_json(BOOK, rolled) == {
        "name": "rolled",
        "rule": "T-1",
        "facts": {"seat": 1, "sides": 8, "faces": [3, 5]},
        "receipts": [{"band": "add", "value": 2, "rule": "T-2", "source": 7}],
    }


def test_an_outcome_names_winners_and_rule() -> None:
    assert outcome_json(Outcome((1,), "SK-END-02")) == {"winners": [1], "rule": "SK-END-02"}
    assert outcome_json(None) is None


def test_a_view_is_plain_json_and_hides_what_the_seat_may_not_see() -> None:
    table = Table(*SIDE_BY_SIDE, hands=["fortune", "guard"], phase="stance").say("bold", seat=RED)
    views = [json.loads(json.dumps(view_json(table.match.view(seat)))) for seat in (RED, BLUE)]

    assert [view["state"]["hands"] for view in views] == [["fortune", "unknown"], ["unknown", "guard"]]
    assert [view["stack"][-1]["said"][0]["key"] for view in views] == ["bold", "sealed"]
    assert [[ask["seat"] for ask in view["asks"]] for view in views] == [[], [BLUE]]
    assert [view["waiting"] for view in views] == [[{"seat": BLUE, "kind": "stance"}]] * 2


def test_content_is_named_by_its_id() -> None:
    view = view_json(Table(*SIDE_BY_SIDE).match.view(RED))

    assert [unit["profile"] for unit in view["state"]["units"]] == ["golem", "golem"]


# -- in -------------------------------------------------------------------------------------------


@given(ANSWERS)
def test_an_answer_is_read_back_as_it_was_written(answer: Answer) -> None:
    assert read_answer(json.loads(json.dumps(answer_json(answer)))) == answer


def test_empty_parts_of_an_answer_are_left_out() -> None:
    assert answer_json(Answer(1, "pass")) == {"seat": 1, "key": "pass"}
    assert read_answer({"seat": 1, "key": "pass"}) == Answer(1, "pass")


def trouble_with(data: Any) -> BadInput | None:
    try:
        read_answer(data, "a.tercio", 7)
    except BadInput as trouble:
        return trouble
    return None


@given(JSON)
def test_anything_else_is_refused_in_both_languages(data: Any) -> None:
    trouble = trouble_with(data)

    if trouble is not None:
        assert (trouble.file, trouble.line) == ("a.tercio", 7)
        assert trouble.en
        assert trouble.de


@given(st.dictionaries(st.sampled_from(Answer._fields), JSON))
def test_parts_of_another_type_are_refused(data: dict[str, Any]) -> None:
    if trouble_with(data) is None:
        answer = read_answer(data)

        assert read_answer(answer_json(answer)) == answer


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "pass",
        5,
        {},
        {"seat": 0},
        {"key": "pass"},
        {"seat": "0", "key": "pass"},
        {"seat": True, "key": "pass"},
        {"seat": 0.0, "key": "pass"},
        {"seat": 0, "key": None},
        {"seat": 0, "key": ["pass"]},
        {"seat": 0, "key": "pass", "subject": None},
        {"seat": 0, "key": "pass", "picks": 3},
        {"seat": 0, "key": "pass", "picks": "12"},
        {"seat": 0, "key": "pass", "picks": [[1]]},
        {"seat": 0, "key": "pass", "picks": {"0": 1}},
        {"seat": 0, "key": "walk", "path": [1, 2]},
        {"seat": 0, "key": "walk", "path": [[1]]},
        {"seat": 0, "key": "walk", "path": [[1, 2, 3]]},
        {"seat": 0, "key": "walk", "path": [[1, 2.5]]},
        {"seat": 0, "key": "walk", "path": [[1, None]]},
        {"seat": 0, "key": "pass", "numbers": [float("nan")]},
        {"seat": 0, "key": "pass", "numbers": [float("inf")]},
        {"seat": 0, "key": "pass", "comment": "hello"},
        {"seat": 0, "key": "pass", 5: 6},
        {"seat": 0, "key": "pass", ("a", 1): 6},
        {"seat": {1}, "key": {"pass"}},
        {"seat": 0, "key": b"pass"},
    ],
    ids=repr,
)
def test_odd_input_is_refused(data: Any) -> None:
    with pytest.raises(BadInput):
        read_answer(data)


def test_an_unknown_part_is_named() -> None:
    with pytest.raises(BadInput, match="comment"):
        read_answer({"seat": 0, "key": "pass", "comment": "hello"})


def test_a_refusal_of_something_huge_is_short() -> None:
    for data in ({"x" * 100_000: 1}, {"seat": "9" * 100_000, "key": "pass"}, {"seat": [0] * 100_000, "key": "pass"}):
        with pytest.raises(BadInput) as caught:
            read_answer(data)

        assert len(caught.value.message("de")) < 300
