"""A table as one seat sees it, in one language: the messages that a page draws."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from tercio.content.trouble import BadInput
from tercio.games import box_of
from tercio.games.measures import Fields
from tercio.games.remarks import Sheet as Drawn
from tercio.games.remarks import tries_of
from tercio.games.scenes import option_at, pick_at, things_of
from tercio.hall.showing import messages, preparing, puzzles
from tercio.hall.showing.chronicle import Chronicle, speaker_of
from tercio.hall.showing.packs import packs_of
from tercio.hall.showing.patches import changes
from tercio.hall.tables.clock import DAY
from tercio.hall.tables.entry import BOT
from tercio.hall.tables.lesson import after, steps_made
from tercio.hall.tables.table import PLAYING, WAITING, Said, Table
from tercio.kernel import NOBODY, PASS, SPECTATOR, Answer, Decision, Match, Refusal, Seat, View, Window
from tercio.kernel import Option as Offered
from tercio.kernel.tally import AT_LEAST, BANDS
from tercio.odds import Odds
from tercio.rules import load
from tercio.texts import Speaker, phrasebook_of
from tercio.texts.playthrough import answer_words
from tercio.wire import answer_json

HINTS = 5
NO_FIELDS: Final = Fields()


def offered_things(decision: Decision) -> set[int]:
    """The things that some answer to the question may name."""
    return {thing for option in decision.options for thing in (option.subject, *option.among)}


def is_malformed(tried: messages.Try) -> bool:
    """No rule of a game stands against it."""
    return not tried["legal"] and all([refusal["rule"].startswith("K-ASK-") for refusal in tried["refusals"]])


class Showing:
    """What all who look at one table have in common: a view a seat, and a log a seat and language."""

    def __init__(self, table: Table) -> None:
        self.table = table
        box = box_of(table.head.game)
        browser = box.browser()
        self.scenes, self.ranks, self.measures = browser.scenes, browser.ranks, browser.measures
        self.numbers, self.remarks = box.words()
        self.views: dict[Seat, View] = {}
        self.speakers: dict[str, Speaker] = {}
        self.chronicles: dict[tuple[Seat, str], Chronicle] = {}
        self.rewound = table.rewound
        self.sittings = table.sittings.copy()
        self.pictures: dict[tuple[Seat, str], Any] = {}
        self.odds: dict[tuple[Seat, Answer | None, Answer], Odds] = {}  # of what somebody has pointed at
        self.seated: dict[tuple[str, frozenset[Seat]], list[messages.Seat]] = {}
        self.crowd: dict[object, tuple[Any, messages.TableMessage]] = {}  # what was made for those who watch

    def refresh(self) -> None:
        """The table has changed."""
        self.views.clear()
        self.pictures.clear()
        self.odds = {}  # some may still be counted: those are of the table as it was
        self.seated.clear()
        self.crowd.clear()
        match = self.table.match
        if self.rewound != self.table.rewound or self.sittings != self.table.sittings or match is None:
            self.rewound, self.sittings = self.table.rewound, self.table.sittings.copy()
            self.chronicles.clear()
            self.speakers.clear()
            return
        for (seat, _), chronicle in self.chronicles.items():
            if chronicle.events < len(match.events):
                self.views[seat] = match.view(seat, since=chronicle.events)
                chronicle.follow(match, self.views[seat])

    def speaker(self, lang: str) -> Speaker:
        if lang not in self.speakers:
            self.speakers[lang] = speaker_of(self.table.game, lang, self.table.names())
        return self.speakers[lang]

    def view(self, match: Match, seat: Seat) -> View:
        if seat not in self.views:
            self.views[seat] = match.view(seat, since=len(match.events))
        return self.views[seat]

    def log(self, seat: Seat, lang: str) -> Chronicle:
        chronicle = self.chronicles.get((seat, lang))
        if chronicle is None:
            chronicle = Chronicle(self.scenes, self.speaker(lang), seat)
            if self.table.recorder is not None:
                chronicle.begin(self.table.recorder)
                self.chronicles[seat, lang] = chronicle
        return chronicle

    # -- the table ---------------------------------------------------------------------

    def message(
        self, seat: Seat, lang: str, log_from: int, chat_from: int, here: frozenset[Seat], watchers: int, now: int
    ) -> messages.TableMessage:
        """With the whole scene; a caller that has sent one before may replace it by its changes."""
        table = self.table
        log = self.log(seat, lang)
        return {
            "type": "table",
            "match": table.head.id,
            "game": table.head.game,
            "n": table.n,
            "you": seat,
            "lang": "de" if lang == "de" else "en",
            "seats": self.seats(lang, here, now),
            "watchers": watchers,
            "is_muted": table.is_muted,
            "turn": table.turn_of(seat),
            "log_from": log_from,
            "log": log.lines[log_from:],
            "round": log.round,
            "chat_from": chat_from,
            "chat": [told(said) for said in table.chat[chat_from:]],
            "offers": [{"what": o.what, "by": o.by, "yes": list(o.yes)} for o in table.offers],  # type: ignore[typeddict-item]
            "next_match": table.next_match,
            "is_practice": table.is_practice,
            "is_rated": table.head.is_rated,
            "began_with": "" if table.head.version == table.game.version else table.head.version,
            "agreed": table.head.agreed,
            "following": self.following(),
            "clock": self.clock(),
            "packs": packs_of(table.head),
            "done": [],
            "changes": None,
            **self.picture(seat, lang),
        }

    def news(
        self,
        seat: Seat,
        lang: str,
        log_from: int,
        chat_from: int,
        here: frozenset[Seat],
        watchers: int,
        now: int,
        before: Any,
    ) -> messages.TableMessage:
        """With what has changed since the scene `before`. All who watch and have seen as much get the same message."""
        key = (lang, log_from, chat_from, here, watchers, 0 if self.table.clock is None else now)
        known = self.crowd.get(key) if seat == SPECTATOR else None
        if known is not None and known[0] is before:
            return known[1]
        message = self.message(seat, lang, log_from, chat_from, here, watchers, now)
        message["changes"] = changes(before, message["scene"])
        if message["changes"] is not None:
            message["scene"] = None
        if seat == SPECTATOR:
            self.crowd[key] = (before, message)
        return message

    def following(self) -> dict[str, str]:
        """For those who have not chosen yet; the first who does sets the size."""
        table = self.table
        if table.stage != WAITING or table.forces is None:
            return {}
        sittings = [sitting for sitting in table.sittings if sitting is not None and sitting.force is not None]
        return table.forces.following([sitting.force for sitting in sittings])

    def clock(self) -> messages.ClockTerms | None:
        terms = self.table.head.clock
        if terms is None:
            return None
        if terms.is_by_question:
            return {"minutes": 0, "increment_s": 0, "days": terms.base // DAY}
        return {"minutes": terms.base // 60_000, "increment_s": terms.increment // 1_000, "days": 0}

    def earlier(self, number: int, before: int, most: int) -> messages.EarlierMessage:
        """The page of the chat that ends before this line."""
        end = min(before, len(self.table.chat))
        first = max(0, end - most)
        page = [told(said) for said in self.table.chat[first:end]]
        return {"type": "earlier", "id": number, "chat_from": first, "chat": page}

    def picture(self, seat: Seat, lang: str) -> Any:
        """The part that is the same for all who look from this seat in this language."""
        if (seat, lang) not in self.pictures:
            self.pictures[seat, lang] = self.draw(seat, lang)
        return self.pictures[seat, lang]

    def draw(self, seat: Seat, lang: str) -> dict[str, Any]:
        table, match = self.table, self.table.match
        scene, question, waiting, outcome = None, None, [], None
        if match is not None:
            view = self.view(match, seat)
            scene = self.scenes.scene_of(view, lang)
            question = self.question(view, view.asks[0], lang) if view.asks else None
            waiting = [{"seat": asked, "kind": kind} for asked, kind in view.waiting]
            outcome = self.outcome(match, lang)
        return {
            "stage": table.stage,
            "answers": 0 if match is None else len(match.answers),
            "scene": scene,
            "question": question,
            "waiting": waiting,
            "outcome": outcome,
            "may": self.may(seat, lang),
            "lesson": self.lesson(seat, lang),
            "puzzle": puzzles.told(table, self.speaker(lang)),
            "preparing": None if match is None else preparing.told(table, self.view(match, seat), self.speaker(lang)),
        }

    def lesson(self, seat: Seat, lang: str) -> messages.Lesson | None:
        lesson, match = self.table.lesson, self.table.match
        if lesson is None or match is None:
            return None
        due = lesson.due(match)
        hint: Any = None
        if due is not None and due.seat == seat:
            hint = answer_json(due)
            del hint["seat"]
        return {
            "id": lesson.id,
            "title": lesson.title.spoken(lang),
            "text": lesson.said(match).spoken(lang),
            "step": steps_made(match, seat),
            "steps": lesson.steps(),
            "is_over": due is None,
            "hint": hint,
            "next": after(lesson),
        }

    def seats(self, lang: str, here: frozenset[Seat], now: int) -> list[messages.Seat]:
        """The same for all, as long as no clock runs."""
        seated = self.seated.get((lang, here))
        if seated is None or self.table.clock is not None:
            asked = self.table.asked()
            numbers = range(len(self.table.head.seats))
            seated = self.seated[lang, here] = [self.seat(number, lang, here, asked, now) for number in numbers]
        return seated

    def seat(self, number: Seat, lang: str, here: frozenset[Seat], asked: tuple[Seat, ...], now: int) -> messages.Seat:
        table = self.table
        head, sitting = table.head.seats[number], table.sittings[number]
        return {
            "seat": number,
            "name": self.speaker(lang).seat(number),
            "kind": "bot" if head.kind == BOT else "person",
            "bot": head.bot,
            "is_taken": sitting is not None,
            "has_force": not table.brings_forces or (sitting is not None and sitting.force is not None),
            "is_here": head.kind == BOT or number in here,
            "is_asked": number in asked,
            "clock_ms": None if table.clock is None or head.kind == BOT else table.clock.left_at(number, now),
        }

    def may(self, seat: Seat, lang: str) -> messages.May:
        table = self.table
        is_playing = table.stage == PLAYING and 0 <= seat < len(table.head.seats)
        has_say = is_playing and table.match is not None and seat in table.game.playing(table.match)
        return {
            "take_back": has_say and table.may_take_back(seat),
            "draw": has_say and len(table.people()) == len(table.head.seats),
            "concede": has_say,
            "rematch": table.stage == "over" and seat != SPECTATOR and not table.next_match,
            "advice": is_playing and table.is_advised(seat),
            "asides": self.sayable(seat, lang) if has_say else [],
        }

    def sayable(self, seat: Seat, lang: str) -> list[messages.Aside]:
        """What the game lets this seat say now. Bots agree to nothing."""
        table, match = self.table, self.table.match
        if match is None or len(table.people()) < len(table.head.seats):
            return []
        found: list[messages.Aside] = []
        for key, option in table.game.asides.items():
            if match.judge(Answer(seat, key)):
                found.append({"key": key, "text": self.speaker(lang).option(match.state, option), "rule": option.rule})
        return found

    def outcome(self, match: Match, lang: str) -> messages.Outcome | None:
        if match.outcome is None:
            return None
        winners = list(match.outcome.winners)
        told = self.speaker(lang).event(match.state, match.events[-1]) if match.events else ""
        return {"winners": winners, "rule": match.outcome.rule, "text": told}

    # -- questions ----------------------------------------------------------------------

    def question(self, view: View, decision: Decision, lang: str) -> messages.Question:
        speaker = self.speaker(lang)
        return {
            "kind": decision.kind,
            "rule": decision.rule,
            "text": speaker.question(view.state, decision),
            "subject": decision.subject,
            "is_window": isinstance(view.stack[-1], Window),
            "options": [self.option(view, option, lang) for option in decision.options],
            "sheets": self.sheets(view, decision, lang),
            "marks": self.scenes.marks(view),
        }

    def option(self, view: View, option: Offered, lang: str) -> messages.Option:
        remarks, ranks, measures = self.remarks, self.ranks, self.measures
        fields = NO_FIELDS if measures is None or not option.numbers else measures.fields_of(view, option, lang)
        return {
            "key": option.key,
            "subject": option.subject,
            "detail": option.detail,
            "rule": option.rule,
            "text": self.speaker(lang).option(view.state, option),
            "remark": "" if remarks is None else remarks.remark(view, option, lang),
            "at": option_at(self.scenes, ranks, view, option),
            "place": None if ranks is None else ranks.option_place(view, option),
            "among": [self.pick(view, option, pick, lang) for pick in option.among if option.most],
            "least": option.least,
            "most": option.most,
            "corners": option.corners,
            "mover": NOBODY if measures is None or not option.corners else measures.mover_of(view, option),
            "has_spots": measures is not None and option.corners > 1 and measures.has_spots(view, option),
            "numbers": option.numbers,
            "low": option.low,
            "high": option.high,
            "fields": list(fields.fields),
            "total": fields.total,
        }

    def pick(self, view: View, option: Offered, pick: int, lang: str) -> messages.Pick:
        remarks = self.remarks
        return {
            "pick": pick,
            "text": self.speaker(lang).picked(view.state, option, pick),
            "note": "" if remarks is None else remarks.note(view, option, pick, lang),
            "at": pick_at(self.scenes, view, option, pick),
        }

    def sheets(self, view: View, decision: Decision, lang: str) -> list[messages.Sheet]:
        return [self.sheet(view, sheet, lang) for sheet in self.numbers.sheets(view, decision)]

    def sheet(self, view: View, sheet: Drawn, lang: str) -> messages.Sheet:
        speaker, state = self.speaker(lang), view.state
        lines: list[messages.SheetLine] = []
        total = sheet.tally.total
        for line in sheet.tally.receipts:
            if line.band == AT_LEAST and line.value < total:
                continue  # a floor that is not reached
            words = speaker.source(state, sheet.key, line) or title_of(line.rule, lang)
            value = speaker.receipt(state, sheet.key, line)
            lines.append({"text": words, "value": value, "band": BANDS[line.band], "rule": line.rule})
        return {
            "title": speaker.tally(state, sheet.key, sheet.subject, sheet.detail),
            "subject": sheet.subject,
            "total": speaker.figure(state, sheet.key, total),
            "lines": lines,
        }

    # -- on request ----------------------------------------------------------------------

    def refusals(self, seat: Seat, refusals: tuple[Refusal, ...] | list[Refusal], lang: str) -> list[messages.Refusal]:
        match = self.table.match
        view = None if match is None else self.view(match, seat)
        return [self.refusal(view, refusal, lang) for refusal in refusals]

    def things_against(self, view: View, refusal: Refusal) -> list[int]:
        return things_of(self.scenes, view, phrasebook_of(self.table.head.game).facts_against(refusal))

    def refusal(self, view: View | None, refusal: Refusal, lang: str) -> messages.Refusal:
        rule = load().rule(refusal.rule)
        state: Any = None if view is None else view.state
        return {
            "rule": rule.id,
            "title": rule.title(lang),
            "text": rule.text(lang),
            "because": self.speaker(lang).because(state, refusal),
            "is_house": bool(load().rulings_of(rule.id)),
            "things": [] if view is None else self.things_against(view, refusal),
        }

    def why(self, seat: Seat, thing: int, lang: str) -> list[messages.Try]:
        """What could be wanted of a thing, and what stands against it; while others decide, what would answer them."""
        match = self.table.match
        if match is None or match.outcome is not None or seat == SPECTATOR:
            return []
        return self.why_in(self.view(match, seat), thing, lang)

    def why_in(self, view: View, thing: int, lang: str) -> list[messages.Try]:
        found = [self.tried(view, answer, lang) for answer in self.tries(view, thing)]
        if view.asks and found and all([is_malformed(each) for each in found]):  # the question takes no such thing
            return [self.tried(view, answer, lang) for answer in self.elsewhere(view.asks[0], thing)] or found
        return found

    def tried(self, view: View, answer: Answer, lang: str) -> messages.Try:
        refusals = [refusal for refusal in view.judge(answer).refusals if refusal.because != "wrong-picks"]
        return {
            "key": answer.key,
            "subject": answer.subject,
            "text": answer_words(self.speaker(lang), view.state, answer.bare, answer),
            "legal": not refusals,
            "refusals": [self.refusal(view, refusal, lang) for refusal in refusals],
        }

    def tries(self, view: View, thing: int) -> list[Answer]:
        """What the game knows somebody may want; else the thing in the place of those that are offered."""
        try:
            known = [] if self.remarks is None else tries_of(self.remarks, view, thing)
        except (IndexError, KeyError):
            return []
        if known:
            return known
        if not view.asks:
            return [Answer(view.seat, PASS.key)]
        decision, found = view.asks[0], list[Answer]()
        for option in decision.options:
            if option.among and thing not in option.among:
                found.append(option.reply(decision.seat, (thing,)))
            elif option.subject >= 0 and not option.among and decision.option(option.key, thing, option.detail) is None:
                found.append(option._replace(subject=thing).reply(decision.seat))
        if found or thing in offered_things(decision):
            return list(dict.fromkeys(found))[:HINTS]
        reactions = [] if self.remarks is None else self.remarks.reactions(view, thing)
        return reactions or self.elsewhere(decision, thing)

    def elsewhere(self, decision: Decision, thing: int) -> list[Answer]:
        """Where the question is about nothing on the table: something that belongs to another question."""
        book = phrasebook_of(self.table.head.game)
        options = [(key, entry) for (section, key), entry in book.entries.items() if section == "option"]
        keys = [key for key, entry in options if entry.questions and decision.kind not in entry.questions]
        return [Answer(decision.seat, key, thing) for key in keys[:1]]

    def hints(self, seat: Seat, proposals: list[Answer], lang: str) -> list[messages.Hint]:
        match = self.table.match
        assert match is not None
        view = self.view(match, seat)
        decision = view.asks[0]
        found: list[messages.Hint] = []
        for answer in proposals:
            option = decision.offered(answer) or answer.bare
            body: Any = answer_json(answer)
            del body["seat"]
            found.append({"text": answer_words(self.speaker(lang), view.state, option, answer), "answer": body})
        return found


@cache
def title_of(rule: str, lang: str) -> str:
    try:
        return load().title(rule, lang)
    except BadInput:
        return rule


def told(said: Said) -> messages.Said:
    return {"seat": said.seat, "name": said.name, "text": said.text, "at": said.at}
