"""Scenario files, shown moment by moment, and the one that shows a rule."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple, TypedDict

from tercio.hall.api.positions import FileText
from tercio.hall.hub import Hub
from tercio.hall.routes import Routes
from tercio.hall.shapes import Sized
from tercio.hall.showing.scenarios import ShownScenario, shortest, show

routes: Final = Routes("/api/scenarios", "scenarios")


class ScenarioToShow(NamedTuple):
    """A scenario file to be played."""

    text: FileText
    lang: Literal["de", "en"] = "en"


class ScenarioFile(TypedDict):
    """A scenario file as it is written."""

    text: str


@routes.post("/show", ShownScenario)
async def played(hub: Hub, wanted: ScenarioToShow) -> ShownScenario:
    """Every moment of the file. Nothing is kept."""
    return await hub.beside(show, wanted.text, wanted.lang)


@routes.get("/of/{rule}", ScenarioFile | None)
def of_rule(rule: Annotated[str, Sized(0, 60)]) -> ScenarioFile | None:
    """A short scenario that plays the rule; null where there is none."""
    text = shortest().get(rule.upper())
    return None if text is None else {"text": text}
