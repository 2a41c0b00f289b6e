"""What a page asks about a measured table while somebody drags, points or measures. Nothing here changes anything."""

from __future__ import annotations

from typing import Any, cast

from tercio.games.measured import About, Corner, Measures, Plan, RayScene
from tercio.kernel import Answer, Point, Seat, View
from tercio.rules import load
from tercio.server.core import messages
from tercio.server.core.showing import Showing
from tercio.wire import answer_json

NO_PLAN = Plan()


class Measuring:
    """The questions of one seat in one language; empty answers where the game has no measured table."""

    def __init__(self, showing: Showing, seat: Seat, lang: str) -> None:
        self.showing = showing
        self.seat = seat
        self.lang = lang
        scenes = showing.scenes
        self.measures = cast(Measures, scenes) if hasattr(scenes, "plan_of") else None

    def view(self) -> View | None:
        match = self.showing.table.match
        return None if match is None or self.measures is None else self.showing.view(match, self.seat)

    def plan(self, number: int, answer: Answer) -> messages.PlanMessage:
        view = self.view()
        if view is None or not view.asks:
            return self.told(number, None, None, NO_PLAN)
        assert self.measures is not None
        return self.told(number, view, answer, self.measures.plan_of(view, view.asks[0], answer, self.lang))

    def way(
        self, number: int, key: str, subject: int, picks: tuple[int, ...], to: Point, facing: int
    ) -> messages.PlanMessage:
        view = self.view()
        option = None if view is None or not view.asks else view.asks[0].option(key, subject)
        if view is None or option is None:
            return self.told(number, None, None, NO_PLAN)
        assert self.measures is not None
        answer = self.measures.way_of(view, view.asks[0], option, picks, to, facing)
        if answer is None:
            return self.told(number, view, None, NO_PLAN)
        return self.told(number, view, answer, self.measures.plan_of(view, view.asks[0], answer, self.lang))

    def told(self, number: int, view: View | None, answer: Answer | None, plan: Plan) -> messages.PlanMessage:
        said: Any = None
        refusals: list[messages.Refusal] = []
        if view is not None and answer is not None:
            said = answer_json(answer)
            del said["seat"]
            refusals = self.showing.refusals(self.seat, view.judge(answer).refusals, self.lang)
        return {
            "type": "plan",
            "id": number,
            "answer": said,
            "legal": said is not None and not refusals,
            "refusals": refusals,
            "length": plan.length,
            "cost": plan.cost,
            "allowed": plan.allowed,
            "ends": [{"id": who, "x": at[0], "y": at[1], "facing": facing} for who, at, facing in plan.ends],
            "rays": list(plan.rays),
            "sheets": [] if view is None else [self.showing.sheet(view, sheet, self.lang) for sheet in plan.sheets],
            "words": list(plan.words),
        }

    def reach(self, key: str, subject: int) -> list[list[Corner]]:
        view = self.view()
        option = None if view is None or not view.asks else view.asks[0].option(key, subject)
        if view is None or option is None or self.measures is None:
            return []
        return self.measures.reach_of(view, option)

    def rays(self, thing: int) -> list[RayScene]:
        view = self.view()
        return [] if view is None or self.measures is None else self.measures.rays_of(view, thing, self.lang)

    def about(self, thing: int) -> About | None:
        view = self.view()
        about = None if view is None or self.measures is None else self.measures.about_of(view, thing, self.lang)
        for paragraph in [] if about is None else about["paragraphs"]:
            if not paragraph["text"]:
                paragraph["text"] = load().rule(paragraph["rule"]).text(self.lang)
        return about
