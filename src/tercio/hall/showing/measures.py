"""What a page asks about a measured table while somebody drags, points or measures. Nothing here changes anything."""

from __future__ import annotations

from typing import Any, Final

from tercio.games.measures import About, Corner, Measures, Plan, RayScene, Wish
from tercio.geometry.points import centre_distance
from tercio.hall.frames import ReachFrame, WayFrame
from tercio.hall.showing import messages
from tercio.hall.showing.presentation import Showing
from tercio.kernel import NOBODY, Answer, Option, Seat, View
from tercio.kernel.decision import is_within_bounds
from tercio.rules import load
from tercio.wire import answer_json

NO_PLAN: Final = Plan()
NEAR: Final = 400  # mils: a point this near to the end of a way means the end


class Measuring:
    """The questions of one seat in one language; empty answers where the game has no measured table."""

    def __init__(self, showing: Showing, seat: Seat, lang: str) -> None:
        self.showing = showing
        self.seat = seat
        self.lang = lang
        self.measures = showing.measures

    def view(self) -> View | None:
        match = self.showing.table.match
        return None if match is None or self.measures is None else self.showing.view(match, self.seat)

    def plan(self, number: int, answer: Answer) -> messages.PlanMessage:
        view = self.view()
        if view is None or not view.asks:
            return self.told(number, None, None, NO_PLAN)
        assert self.measures is not None
        is_sound = is_within_bounds(answer) and view.asks[0].offered(answer) is not None
        plan = self.measures.plan_of(view, view.asks[0], answer, self.lang) if is_sound else NO_PLAN
        return self.told(number, view, answer, plan)

    def way(self, frame: WayFrame, wish: Wish) -> messages.PlanMessage:
        view, number = self.view(), frame.id
        option = named_by(frame, view)
        if view is None or option is None:
            return self.told(number, None, None, NO_PLAN)
        assert self.measures is not None
        answer = self.measures.way_of(view, view.asks[0], option, wish)
        numbers = numbers_for(option, answer, wish.facing)
        straight = option.reply(view.seat, wish.picks, (*wish.path, wish.to), numbers)
        if answer is None:
            return self.told(number, view, straight, self.measures.plan_of(view, view.asks[0], straight, self.lang))
        plan = self.measures.plan_of(view, view.asks[0], answer, self.lang)
        told = self.told(number, view, answer, plan)
        is_there = bool(answer.path) and centre_distance(answer.path[-1], wish.to) <= NEAR
        if self.measures.mover_of(view, option) != NOBODY and told["legal"] and not is_there:
            refusals = view.judge(straight).refusals
            told["against"] = self.showing.refusals(self.seat, refusals, self.lang)
            told["wish"] = [list(point) for point in straight.path] if refusals else []
        return told

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
            "figures": list(plan.figures),
            "areas": list(plan.areas),
            "markers": list(plan.markers),
            "rays": list(plan.rays),
            "sheets": [] if view is None else [self.showing.sheet(view, sheet, self.lang) for sheet in plan.sheets],
            "words": list(plan.words),
            "wish": [],
            "against": [],
        }

    def reach(self, frame: ReachFrame) -> list[list[Corner]]:
        view = self.view()
        option = named_by(frame, view)
        if view is None or option is None or self.measures is None:
            return []
        return self.measures.reach_of(view, option, tuple(frame.picks))

    def rays(self, thing: int) -> list[RayScene]:
        view = self.view()
        return [] if view is None or self.measures is None else self.measures.rays_of(view, thing, self.lang)

    def about(self, thing: int) -> About | None:
        view = self.view()
        return None if view is None or self.measures is None else about_thing(self.measures, view, thing, self.lang)


def about_thing(measures: Measures, view: View, thing: int, lang: str) -> About | None:
    """With the words of the rules where the game has none of its own."""
    about = measures.about_of(view, thing, lang)
    for paragraph in [] if about is None else about["paragraphs"]:
        if not paragraph["text"]:
            paragraph["text"] = load().rule(paragraph["rule"]).text(lang)
    return about


def named_by(frame: WayFrame | ReachFrame, view: View | None) -> Option | None:
    """The offered option that a frame speaks of."""
    return None if view is None or not view.asks else view.asks[0].option(frame.key, frame.subject, frame.detail)


def numbers_for(option: Option, answer: Answer | None, facing: int) -> tuple[int, ...]:
    """Those of the way that was found; else what was chosen."""
    if answer is not None or not option.numbers:
        return () if answer is None else answer.numbers
    return (max(option.low, facing), *[option.low] * (option.numbers - 1))
