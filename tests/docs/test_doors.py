"""docs/doors.md shows real lines, valid under the published schema, and claims nothing that does not hold."""

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from docs.pages import NAMED, PROJECT
from tercio.doors.lines import NO_TROUBLE, Manners, Refused, hello, refusal
from tercio.doors.numbered import CHOICES, LONGEST
from tercio.doors.schema import line_schema
from tercio.games import GAMES, open_game
from tercio.kernel import Answer, loaded, start

TEXT = (PROJECT / "docs" / "doors.md").read_text("utf-8")
SHOWN = {kind: json.loads(text) for kind, _, text in NAMED.findall(TEXT)}
POSITION = {
    "stances": ["wary", "bold"],
    "units": {
        "golem": {"profile": "golem", "seat": 0, "at": [3, 2]},
        "swordsman": {"profile": "swordsman", "seat": 1, "at": [3, 4]},
    },
}


@pytest.mark.parametrize("kind", ["Hello", "Refused", "Over", "Choose", "Say"])
def test_every_line_on_the_page_is_valid(kind: str) -> None:
    schema = line_schema(open_game("skirmish"))
    validator = Draft202012Validator({**schema, "$ref": f"#/$defs/{kind}"})

    assert validator.is_valid(SHOWN[kind])
    assert not validator.is_valid({**SHOWN[kind], "surprise": 1})


def real() -> dict[str, Any]:
    view = start(open_game("skirmish"), {"position": POSITION}, loaded(())).view(0)
    verdict = view.judge(Answer(0, "walk", 0, path=((3_000, 7_000),)))
    return {
        "Hello": {**hello(view, 7, Manners()), "packs": {"starter": "sha256:..."}},
        "Refused": refusal(view, Refused(verdict.refusals, NO_TROUBLE), 2),
    }


@pytest.mark.parametrize("kind", ["Hello", "Refused"])
def test_the_lines_on_the_page_are_what_is_said(kind: str) -> None:
    assert SHOWN[kind] == real()[kind]


def test_the_figures_on_the_page_are_those_of_the_code() -> None:
    manners = Manners()

    assert f"at most `choices` legal answers ({CHOICES} if you say nothing)" in TEXT
    assert f"`longest` answers ({LONGEST:,}; in OpenSpiel 2,000)" in TEXT
    assert f"up to {manners.proposals} answers" in TEXT
    assert f"may take {manners.start:g} more" in TEXT
    assert all(f"`tercio/{game}-v0`" in TEXT for game in GAMES)
