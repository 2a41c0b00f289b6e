"""A scenario file as a page shows it: moment by moment, with the table, what was said, and why it was refused."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, TypedDict

from tercio.content.document import Document
from tercio.games import box_of
from tercio.games.scenes import things_of
from tercio.hall.showing.chronicle import Chronicle
from tercio.hall.showing.messages import LogLine, Refusal
from tercio.hall.showing.reel import By
from tercio.kernel import Answer, Decision, State, View
from tercio.kernel import Refusal as Reason
from tercio.rules import load
from tercio.scenario import Playthrough, Scenario, report_of, scenario_from
from tercio.scenario.playthrough import blaming_pending
from tercio.scenario.written import WrittenStep
from tercio.texts import Speaker
from tercio.texts.playthrough import answer_words

SEEN_FROM: Final = 0  # everything lies open
RULES: Final = re.compile(r"^rules = \[(.*?)\]", re.MULTILINE | re.DOTALL)
RIDDLE: Final = re.compile(r"^best = ", re.MULTILINE)  # it ends with a question
STEP: Final = "[[step]]"
PACKAGED: Final = "shown"  # a folder that the build fills
OWN: Final = Path(__file__).parents[4] / "tests" / "scenarios"  # in a checkout


class Frame(TypedDict):
    """One moment: what a teacher says, who answered what, why it was refused or what came of it, and the table then."""

    words: str
    by: By | None
    refusals: list[Refusal]
    lines: list[LogLine]
    scene: dict[str, Any]


class ShownScenario(TypedDict):
    """A scenario that was played. `problems`: where it went another way than it says."""

    game: str
    title: str
    about: str
    closing: str
    rules: list[str]
    names: list[str]
    cards: list[dict[str, Any]]  # that the file brings along, as the catalogue of the game tells cards
    frames: list[Frame]
    problems: list[str]


class Showing(Playthrough):
    """A playthrough that keeps a picture of every moment."""

    def __init__(self, scenario: Scenario, lang: str) -> None:
        super().__init__(scenario)
        self.lang = lang
        self.speaker = Speaker(scenario.game, lang)
        self.chronicle = Chronicle(box_of(scenario.game.id).browser().scenes, self.speaker, SEEN_FROM)
        self.frames: list[Frame] = []

    def keep(
        self,
        step: WrittenStep | None,
        answer: Answer | None,
        asks: tuple[Decision, ...],
        refusals: tuple[Reason, ...],
        events: int,
        before: State,
    ) -> None:
        super().keep(step, answer, asks, refusals, events, before)
        told = len(self.chronicle.lines)
        view = self.view(self.chronicle.events)
        self.chronicle.follow(self.match, view)
        scene: Any = self.chronicle.scenes.scene_of(view, self.lang)
        said = None if step is None else step.say
        self.frames.append(
            {
                "words": "" if said is None else said.spoken(self.lang),
                "by": None if answer is None else self.by(answer, asks, before),
                "refusals": [self.refusal(view, before, refusal) for refusal in refusals],
                "lines": self.chronicle.lines[told:],
                "scene": scene,
            }
        )

    def view(self, since: int) -> View:
        open_match = self.match.clone()
        open_match.events = self.match.events[since:]
        return View(SEEN_FROM, open_match, (), ())

    def by(self, answer: Answer, asks: tuple[Decision, ...], before: State) -> By:
        offered = [decision.offered(answer) for decision in asks if decision.seat == answer.seat]
        option = offered[0] if offered and offered[0] is not None else answer.bare
        return {"seat": answer.seat, "text": answer_words(self.speaker, before, option, answer)}

    def refusal(self, view: View, before: State, refusal: Reason) -> Refusal:
        rule = load().rule(refusal.rule)
        return {
            "rule": rule.id,
            "title": rule.title(self.lang),
            "text": rule.text(self.lang),
            "because": self.speaker.because(before, refusal),
            "is_house": bool(load().rulings_of(rule.id)),
            "things": things_of(self.chronicle.scenes, view, self.speaker.book.facts_against(refusal)),
        }


def show(text: str, lang: str) -> ShownScenario:
    """The whole file, or as far as it goes; BadInput where it cannot be read."""
    scenario = scenario_from(Document.parse(text.encode(), ""), is_strict=False)
    with blaming_pending(scenario):
        showing = Showing(scenario, lang)
        showing.play()
    about, closing = scenario.about, scenario.closing
    return {
        "game": scenario.game.id,
        "title": scenario.title.spoken(lang),
        "about": "" if about is None else about.spoken(lang),
        "closing": "" if closing is None else closing.spoken(lang),
        "rules": list(scenario.rules),
        "names": [showing.speaker.seat(seat) for seat in range(showing.match.state.seat_count())],
        "cards": own_cards(scenario),
        "frames": showing.frames,
        "problems": [each.message(lang) for each in report_of(showing).differences],
    }


def own_cards(scenario: Scenario) -> list[dict[str, Any]]:
    catalogue = box_of(scenario.game.id).browser().catalogue
    content: Any = scenario.setup.get("content", {})
    brought = [each["id"] for each in content.get("card", [])] if isinstance(content, dict) else []
    if catalogue is None or not brought:
        return []
    told: Any = catalogue.catalogue_json(scenario.game)
    return [card for card in told["cards"] if card["id"] in brought]


# -- which scenario shows a rule -----------------------------------------------------------------------------


def shelf() -> Traversable:
    """Where our own scenarios are: in the package, or beside it in a checkout."""
    packaged = files("tercio.scenario").joinpath(PACKAGED)
    return packaged if packaged.is_dir() else OWN


@cache
def shortest() -> dict[str, str]:
    """For each rule that a scenario names, the text of the shortest one; best where it names that rule first."""
    found: dict[str, str] = {}
    named: dict[str, str] = {}
    for text in sorted(texts_in(shelf()), key=len):
        listed = RULES.search(text)
        if listed is None or STEP not in text or RIDDLE.search(text):
            continue
        rules = re.findall(r'"([^"]+)"', listed[1])
        found.setdefault(rules[0], text)
        for rule in rules:
            named.setdefault(rule, text)
    return {**named, **found}


def texts_in(folder: Traversable) -> list[str]:
    found: list[str] = []
    for each in sorted(folder.iterdir(), key=lambda each: each.name) if folder.is_dir() else []:
        if each.is_dir():
            found += texts_in(each)
        elif each.name.endswith(".toml"):
            found.append(each.read_text("utf-8"))
    return found
