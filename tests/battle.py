"""The fluent helper for Warlord: set the table, act, claim. Everything goes through the public way.

    cards = [character("hero", attacks=[7])]
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=cards, dice=[11])
    battle.say("attack", "hero").say("strike", "foe")
    assert battle.card("foe").wounds == 1

Names that our own packs know are those cards. Cards that are not described are plain soldiers; names beginning with
"lord" are Warlords. Their faction is that of the army: dwarves for the first, elves, nothrog and deverenians for the
next ones.
"""

from __future__ import annotations

from typing import Any

from courses import hear_opening
from facts import compare_events, compared
from tercio.content.document import Document
from tercio.games import box_of, open_game
from tercio.games.warlord import shipped
from tercio.games.warlord.state import Card, Warlord, warlord
from tercio.kernel import NOBODY, Answer, Decision, Event, Match, Verdict, loaded, open_dice, start

FACTIONS = ("dwarves", "elves", "nothrog", "deverenians")
STATES = ("ready", "spent", "stunned")
ZONES = ("deck", "hand", "formation", "equipped", "attached", "table", "discard", "gone")


def named(card: str) -> dict[str, str]:
    return {"en": card.replace("-", " ").title(), "de": card.replace("-", " ").title()}


def character(card: str, faction: str = "", **values: Any) -> dict[str, Any]:
    """A character: a plain fighter of level 1 unless the values say otherwise. `traits` come after the faction."""
    traits = list(values.pop("traits", []))
    face: dict[str, Any] = {
        "id": card,
        "name": named(card),
        "type": "character",
        "class": "fighter",
        "level": 1,
        "alignment": "good",
        "attacks": [2],
        "armour": 12,
        "skill": 0,
        "hit_points": 1,
    }
    return {**face, **values, "traits": [faction or "dwarves", *traits], "has_faction": bool(faction)}


def lord(card: str, faction: str = "", **values: Any) -> dict[str, Any]:
    values = {"level": 5, "hit_points": 3, "armour": 15, "attacks": [9, 5], "skill": 7, **values}
    return character(card, faction, **{**values, "traits": ["warlord", *values.get("traits", [])]})


def item(card: str, *traits: str, **values: Any) -> dict[str, Any]:
    return {
        "id": card,
        "name": named(card),
        "type": "item",
        "class": "oval",
        "level": 1,
        "traits": list(traits),
        **values,
    }


def action(card: str, *abilities: dict[str, Any], **values: Any) -> dict[str, Any]:
    return {
        "id": card,
        "name": named(card),
        "type": "action",
        "class": "oval",
        "level": 1,
        "ability": list(abilities),
        **values,
    }


def ability(kind: str, *do: dict[str, Any], **values: Any) -> dict[str, Any]:
    """A paragraph of text; see `tercio.games.warlord.packing` for the words."""
    return {"kind": kind, "do": list(do), "text": {"en": "...", "de": "..."}, **values}


def army(*ranks: list[str], **piles: Any) -> dict[str, Any]:
    """Ranks from the front; `hand`, `deck`, `discard` as lists of names."""
    return {"ranks": [list(rank) for rank in ranks], **piles}


class Battle:
    """A match of Warlord from a written position, in the Order Phase of seat 0 unless told otherwise."""

    def __init__(
        self,
        *armies: dict[str, Any],
        cards: list[dict[str, Any]] | None = None,
        dice: list[int] | None = None,
        on: dict[str, dict[str, Any]] | None = None,
        is_open: bool = False,
        **position: Any,
    ) -> None:
        described = {card["id"]: dict(card) for card in cards or []}
        for seat, entry in enumerate(armies):
            self.describe(described, entry, seat)
        for card in described.values():
            card.pop("has_faction", None)
        inline = {"card": list(described.values())}
        game = open_game("warlord", inline=inline)
        table = {"army": list(armies), "cards": on or {}, **position}
        rolled = open_dice(1) if is_open else loaded(tuple(dice or ()))
        self.words = box_of("warlord").vocabulary
        self.match: Match = start(game, {"position": table, "content": inline}, rolled)
        hear_opening(self.match)

    def describe(self, described: dict[str, Any], entry: dict[str, Any], seat: int) -> None:
        """Plain soldiers and lords for names nobody has described, with the faction of their army."""
        standing = [name for rank in entry["ranks"] for name in rank]
        for name in [*standing, *entry.get("hand", []), *entry.get("deck", []), *entry.get("discard", [])]:
            plain = name.split("#")[0]
            if plain not in described and plain in shipped()[0]:
                continue
            if plain not in described:
                described[plain] = (lord if plain.startswith("lord") else character)(plain)
            face = described[plain]
            if face["type"] == "character" and not face["has_faction"]:
                face["traits"][0] = FACTIONS[seat]
                face["has_faction"] = True

    # -- looking -----------------------------------------------------------------

    @property
    def state(self) -> Warlord:
        return warlord(self.match)

    def number(self, name: str) -> int:
        found = self.words.id_of(self.state, name)
        assert found is not None, f"no card is called {name}"
        return found

    def name(self, number: int) -> str:
        return self.words.name_of(self.state, number)

    def card(self, name: str) -> Card:
        return self.state.cards[self.number(name)]

    def turned(self, name: str) -> str:
        """ready, spent or stunned."""
        return STATES[self.card(name).state]

    def zone(self, name: str) -> str:
        return ZONES[self.card(name).zone]

    def ranks(self, seat: int) -> list[list[str]]:
        return [[self.name(n) for n in row] for row in self.state.formations[seat]]

    def sizes(self, seat: int) -> list[int]:
        return [len(row) for row in self.state.formations[seat]]

    def events(self, name: str) -> list[Event]:
        return [event for event in self.match.events if event.name == name]

    @property
    def question(self) -> Decision:
        return self.match.asks()[0]

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what kind of question."""
        return self.question.seat, self.question.kind

    def offered(self, key: str) -> list[str]:
        """The names of the cards for which this option is offered (for `perform` and `react` the text's)."""
        return [self.name(option.subject) for option in self.question.options if option.key == key]

    def keys(self) -> set[str]:
        return {option.key for option in self.question.options}

    def places(self) -> list[tuple[int, int]]:
        """The places offered: rank, and place from the left."""
        return [(o.subject, o.detail) for o in self.question.options if o.key == "place"]

    # -- acting ------------------------------------------------------------------

    def reply(self, key: str, card: str = "", *picks: str, number: int = 0, seat: int | None = None) -> Answer:
        subject, detail = self.number(card) if card else number or NOBODY, NOBODY
        if card and key in ("perform", "react"):
            detail = number
        who = self.question.seat if seat is None else seat
        picked = tuple([self.number(pick) for pick in picks])
        for decision in self.match.asks():
            option = decision.option(key, subject, detail) if decision.seat == who else None
            if option is not None and option.is_plain:
                picked = ()  # there was nothing to choose
        return Answer(who, key, subject, picked, detail=detail)

    def say(self, key: str, card: str = "", *picks: str, number: int = 0, seat: int | None = None) -> Battle:
        """Answer the open question; it must be legal."""
        self.take(self.reply(key, card, *picks, number=number, seat=seat))
        return self

    def take(self, answer: Answer) -> None:
        before = len(self.match.events)
        verdict = self.match.answer(answer)
        assert verdict, [(r.rule, r.because, r.facts) for r in verdict.refusals]
        compare_events(self.match, answer, self.match.events[before:])

    def judge(self, key: str, card: str = "", *picks: str, number: int = 0, seat: int | None = None) -> Verdict:
        return compared(self.match, self.reply(key, card, *picks, number=number, seat=seat))

    def refused_by(self, key: str, card: str = "", *picks: str, number: int = 0, seat: int | None = None) -> list[str]:
        """The rules that refuse this answer; empty if it is legal."""
        return [refusal.rule for refusal in self.judge(key, card, *picks, number=number, seat=seat).refusals]

    def because(self, key: str, card: str = "", *picks: str) -> set[str]:
        """The reasons why this answer is refused."""
        return {refusal.because for refusal in self.judge(key, card, *picks).refusals}

    def barred(self, key: str, card: str, pick: str, number: int = 0, seat: int | None = None) -> list[str]:
        """The rules against this very pick, also where the only one who may is offered without being named."""
        answer = self.reply(key, card, number=number, seat=seat)._replace(picks=(self.number(pick),))
        refusals = compared(self.match, answer).refusals
        return [refusal.rule for refusal in refusals if refusal.because != "wrong-picks"]

    def place(self, rank: int, place: int) -> Battle:
        self.take(Answer(self.question.seat, "place", rank, detail=place))
        return self

    def pass_windows(self) -> Battle:
        """Pass every reaction window until another kind of question comes."""
        while self.match.stack and self.question.kind.startswith(("before:", "after:")):
            self.say("pass")
        return self

    def until(self, kind: str) -> Battle:
        """Pass, no matter who is asked, until a question of this kind is open."""
        for _ in range(100):
            if self.match.stack and self.question.kind == kind:
                return self
            self.say("pass")
        raise AssertionError(f"{kind} is never asked")

    def wait_for(self, seat: int, kind: str) -> Battle:
        """Pass, no matter who is asked, until this seat is asked this."""
        for _ in range(100):
            if self.asked == (seat, kind):
                return self
            self.say("pass")
        raise AssertionError(f"{kind} is never asked of {seat}")


def document(text: str) -> Document:
    return Document.parse(text.encode(), "test.toml")
