"""The starting armies are chosen in secret and revealed together; then the decks are shuffled. WL-START, A2, A3"""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.warlord import changes
from tercio.games.warlord.field.ranks import row_of
from tercio.games.warlord.printed.cards import WARLORD
from tercio.games.warlord.rules.starting_army import find_line_up, is_starter, judge_line_up, judge_starters
from tercio.games.warlord.state import READY, warlord
from tercio.kernel import NOBODY, Answer, Decision, Event, Match, Option, Sealed, Seat, Verdict


@dataclass
class ChooseLineUp(Sealed):
    """A player picks a Warlord, three characters of level 1 and two of level 2, from left to right. WL-START-01"""

    def question(self, m: Match, seat: Seat) -> Decision:
        state = warlord(m)
        deck = state.decks[seat]
        able = [n for n in deck if is_starter(state.cards[n].face)]
        suggested = suggested_line_up(m, seat)
        options = [Option("line-up", "WL-START-01", NOBODY, tuple(able), 6, 6)]
        if suggested:
            options.insert(0, Option("suggested", "WL-START-01"))
        return Decision(seat, "line-up", "WL-START-01", tuple(options))

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        state = warlord(m)
        if answer.key == "line-up":
            deck = state.decks[answer.seat]
            own = [n for n in answer.picks if n in deck]
            judge_starters([state.cards[n] for n in answer.picks if 0 <= n < len(state.cards)], deck, verdict)
            if verdict and len(own) == len(answer.picks) and len(set(own)) == len(own):
                judge_line_up(tuple([state.cards[n].face for n in own]), verdict)

    def unsealed(self, m: Match) -> None:
        state = warlord(m)
        m.finish(self)
        for answer in self.said:
            picks = answer.picks or suggested_line_up(m, answer.seat)
            m.emit(Event("line-up", "WL-START-04", (answer.seat, *picks)))
            for number in picks:
                face = state.cards[number].face
                rank = 3 if face.has(WARLORD) else face.level  # WL-START-05, -06, -07
                rule = f"WL-START-0{4 + rank}"
                changes.enter(m, number, answer.seat, rank, len(row_of(state, answer.seat, rank)), READY, rule)
        for seat in self.seats:
            changes.shuffle(m, seat, "WL-START-04")


def suggested_line_up(m: Match, seat: Seat) -> tuple[int, ...]:
    """The first legal army in the order of the deck list."""
    state = warlord(m)
    deck = state.decks[seat]
    return tuple([deck[place] for place in find_line_up(tuple([state.cards[n].face for n in deck]))])
