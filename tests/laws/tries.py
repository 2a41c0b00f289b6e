"""What a player could mean: answers that are well formed, about things that the seat sees, and mostly not offered."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from laws.games import CASES, Case
from laws.playing import begin, moments
from tercio.games.mageknight.content.catalogue import content_of as mageknight_content
from tercio.games.mageknight.state import HERE, ITEMS, WAITING, MageKnight
from tercio.games.skirmish.state import Skirmish
from tercio.games.summoners.content.catalogue import content_of
from tercio.games.summoners.printed.profiles import BOOSTED
from tercio.games.summoners.printed.scenarios import spots_of
from tercio.games.summoners.rules.scoring import scenario_of
from tercio.games.summoners.rules.unasked import REACTIONS as SUMMONERS_REACTIONS
from tercio.games.summoners.state import CALLS, SPOTS, Summoners
from tercio.games.warlord.abilities.registry import feats
from tercio.games.warlord.printed.cards import UNKNOWN
from tercio.games.warlord.state import Warlord
from tercio.kernel import NOBODY, Answer, Decision, Dice, Match, Option, Refusal, View, seeded
from tercio.scenario.playthrough import Playthrough
from tercio.scenario.written import Scenario, WrittenStep
from tercio.texts import phrasebook_of
from tries import chance

OF_THE_FORM: Final = ("K-ASK-01", "K-ASK-02", "K-ASK-03", "K-ASK-04", "K-ASK-05", "K-ASK-06")

OF_THE_KERNEL: Final = ("pass", "faces", "sealed")  # options that belong to no question in particular

# Answers to what somebody else does: tried at any time, they say which rule keeps their window shut.
REACTIONS: Final[dict[str, tuple[str, ...]]] = {
    "warlord": ("react", *[feat.key for feat in feats().values() if feat.moment]),
    "summoners": tuple(sorted(SUMMONERS_REACTIONS)),
    "mageknight": ("spin", "counterspell", "counter-with"),
    "skirmish": ("parry",),
}

EVERY_TURN: Final = ("act", "order")  # the questions that random matches ask most often
SELDOM: Final = 4

Visible = dict[str, tuple[int, ...]]  # by kind of thing, as the texts of options name the kinds


class Try(NamedTuple):
    """One answer, and what the match says against it; nothing where it is legal."""

    answer: Answer
    refusals: tuple[Refusal, ...]
    is_own: bool  # the question asked takes such answers

    @property
    def is_explained(self) -> bool:
        """It is legal, or a rule of the game says why it is not.

        That something else is being decided is no reason for what the question itself may take.
        """
        reasons = [refusal for refusal in self.refusals if refusal.rule not in OF_THE_FORM]
        return not self.refusals or any([not self.is_own or r.because != "asked-otherwise" for r in reasons])


# -- what a seat sees ------------------------------------------------------------------------------------------


def seen_in_warlord(view: View) -> Visible:
    assert isinstance(view.state, Warlord)
    deepest = max([len(formation) for formation in view.state.formations])
    return {
        "card": tuple([card.id for card in view.state.cards if card.face is not UNKNOWN]),
        "rank": tuple(range(deepest + 3)),
    }


def seen_in_summoners(view: View) -> Visible:
    assert isinstance(view.state, Summoners)
    units = tuple([unit.id for unit in view.state.here()])
    objectives = tuple([objective.id for objective in view.state.objectives])
    calls = tuple([CALLS + profile.number for profile in content_of(view.game).profiles.values()])
    return {
        "unit": units,
        "thing": (*units, *objectives),
        "objective": (*objectives, *units),
        "creature": calls,
        "spot": tuple([SPOTS + spot for spot in range(len(spots_of(scenario_of(view.state), view.state.board)))]),
    }


def seen_in_mageknight(view: View) -> Visible:
    assert isinstance(view.state, MageKnight)
    warriors = tuple([warrior.id for warrior in view.state.warriors if warrior.gone in (HERE, WAITING)])
    pieces = tuple([piece.id for piece in view.state.pieces])
    items = tuple([ITEMS + item.number for item in mageknight_content(view.game).items.values()])
    loot = tuple([token.id for token in view.state.loot])
    return {"warrior": warriors, "thing": warriors, "piece": (*pieces, *warriors), "item": items, "loot": loot}


def seen_in_skirmish(view: View) -> Visible:
    assert isinstance(view.state, Skirmish)
    return {"unit": tuple([unit.id for unit in view.state.units])}


SEEN: Final[dict[str, Callable[[View], Visible]]] = {
    "skirmish": seen_in_skirmish,
    "warlord": seen_in_warlord,
    "summoners": seen_in_summoners,
    "mageknight": seen_in_mageknight,
}


def seen_by(match: Match, seat: int) -> Visible:
    """Everything that an answer of this seat can be about; seats are seen in every game."""
    view = match.view(seat, since=len(match.events))
    seen = SEEN[match.game.id](view) if match.game.id in SEEN else {}
    return {**seen, "seat": tuple(range(match.state.seat_count())), "": (NOBODY,)}


# -- what it could mean ----------------------------------------------------------------------------------------


def tries(match: Match, decision: Decision, dice: Dice) -> list[Try]:
    """Each key of the game on each visible thing, and each visible thing picked that is not among those to pick."""
    seen = seen_by(match, decision.seat)
    answers = [*subject_tries(match, decision, seen), *pick_tries(match, decision, seen, dice)]
    book, found = phrasebook_of(match.game.id), list[Try]()
    for answer in dict.fromkeys(answers):
        is_own = decision.kind in book.option(answer.key).questions
        found.append(Try(answer, match.judge(answer).refusals, is_own))
    return found


def subject_tries(match: Match, decision: Decision, seen: Visible) -> list[Answer]:
    """The keys of this question first, with whatever its options bring; then all others, which have another time."""
    book = phrasebook_of(match.game.id)
    found: list[Answer] = []
    for section, key in book.entries:
        if section != "option" or key in OF_THE_KERNEL[1:]:
            continue
        entry = book.entries[section, key]
        offered = [option for option in decision.options if option.key == key]
        model = first_answer(decision.seat, offered[0]) if offered else None
        subjects = seen.get(entry.subject, ())
        for subject in (*subjects, *[option.subject for option in offered]):
            details = details_of(match, entry.detail, subject)
            for detail in dict.fromkeys([*[option.detail for option in offered], *details]):
                if model is None:
                    found.append(Answer(decision.seat, key, subject, detail=detail))
                elif decision.option(key, subject, detail) is None:
                    found.append(model._replace(subject=subject, detail=detail))
    return found


def unasked_tries(match: Match, seat: int) -> list[Try]:
    """Each reaction of each visible thing, tried by a seat that is asked nothing."""
    seen, book, answers = seen_by(match, seat), phrasebook_of(match.game.id), list[Answer]()
    for key in REACTIONS.get(match.game.id, ()):
        entry = book.entries["option", key]
        for subject in seen.get(entry.subject, ()):
            answers += [Answer(seat, key, subject, detail=d) for d in details_of(match, entry.detail, subject)]
    return [Try(answer, match.judge(answer).refusals, False) for answer in answers]


def first_answer(seat: int, option: Option) -> Answer:
    """The first things that can be picked, the lowest numbers; no way, which would have to fit the subject."""
    return option.reply(seat, option.among[: option.least], (), (option.low,) * option.numbers)


def details_of(match: Match, kind: str, subject: int) -> tuple[int, ...]:
    """All parts of a thing that an answer may name."""
    if isinstance(match.state, Summoners) and kind in ("attack", "power") and 0 <= subject < len(match.state.units):
        profile = match.state.units[subject].profile
        return tuple(range(len(profile.attacks) + len(profile.powers)))
    if isinstance(match.state, Summoners) and kind == "value":
        return tuple(BOOSTED)
    if isinstance(match.state, Warlord) and kind == "ability" and 0 <= subject < len(match.state.cards):
        return tuple(range(len(match.state.cards[subject].face.abilities))) or (NOBODY,)
    if isinstance(match.state, Warlord) and kind == "place":  # in a rank: one more than the longest one has
        rows = [row for formation in match.state.formations for row in formation]
        return tuple(range(max([len(row) for row in rows], default=0) + 2))
    return (NOBODY,)


def pick_tries(match: Match, decision: Decision, seen: Visible, dice: Dice) -> list[Answer]:
    """Each thing that an option does not let pick: alone, in place of one that it does, and on top of those."""
    book = phrasebook_of(match.game.id)
    found: list[Answer] = []
    for option in decision.options:
        entry = book.entry("option", option.key)
        if entry is None or not entry.picks:
            continue
        if option.most == 0:
            if isinstance(match.state, Warlord):  # there the only choice is not asked for
                found += instead_of_the_only_one(match, decision, option, seen.get(entry.picks, ()))
            continue
        others = [thing for thing in seen.get(entry.picks, ()) if thing not in option.among]
        for thing in others:
            found += [option.reply(decision.seat, picks) for picks in pickings(option, thing, dice)]
    return found


def instead_of_the_only_one(match: Match, decision: Decision, option: Option, things: tuple[int, ...]) -> list[Answer]:
    """Where there is nothing to choose, each thing is named all the same; only one of them is the right one."""
    answers = [option.reply(decision.seat, (thing,)) for thing in things]
    right = [answer for answer in answers if [r.because for r in match.judge(answer).refusals] == ["wrong-picks"]]
    return [answer for answer in answers if answer not in right[:1]]


def pickings(option: Option, thing: int, dice: Dice) -> list[tuple[int, ...]]:
    """This thing among as many as the option wants at least, and at most."""
    legal = [option.among[place] for place in dice.shuffled(len(option.among))]
    counts = sorted({max(1, option.least), min(option.most, len(legal) + 1)})
    return [(*legal[: count - 1], thing) for count in counts]


# -- in scenario files -------------------------------------------------------------------------------------------


class Doubter(Playthrough):
    """A scenario in which everything is tried the first time that each question is asked.

    Random matches seldom come to rare questions; scenario files ask nearly all of them. What random matches ask at
    every turn is tried in one file of so many.
    """

    def __init__(self, scenario: Scenario, name: str) -> None:
        super().__init__(scenario)
        self.met = set(EVERY_TURN) if chance(name) % SELDOM else set[str]()
        self.share = Share()

    def play(self) -> None:
        super().play()
        self.look()

    def said_in(self, step: WrittenStep) -> bool:
        self.look()
        return super().said_in(step)

    def look(self) -> None:
        dice = seeded(21)
        for decision in self.match.asks():
            if decision.seat >= 0 and decision.kind not in self.met:
                self.met.add(decision.kind)
                self.share.note_all(self.match, decision, dice)


# -- how many of them are explained ----------------------------------------------------------------------------


class Share:
    """Refused tries: with what this question is about, and with what belongs to others; and those left unexplained."""

    def __init__(self) -> None:
        self.own = 0
        self.other = 0
        self.silent: Counter[tuple[str, str, str]] = Counter()  # question, key and reason

    def note(self, kind: str, tried: Try) -> None:
        if tried.refusals:
            self.own += tried.is_own
            self.other += not tried.is_own
        if not tried.is_explained:
            self.silent[kind, tried.answer.key, tried.refusals[0].because] += 1

    def note_all(self, match: Match, decision: Decision, dice: Dice) -> None:
        """Whatever could be meant at this question, and by those who are asked nothing now."""
        for tried in tries(match, decision, dice):
            self.note(decision.kind, tried)
        for seat in match.game.playing(match):
            if match.question_to(seat) is None:
                for tried in unasked_tries(match, seat):
                    self.note("nothing", tried)

    def told(self) -> str:
        refused, silent = self.own + self.other, self.silent.total()
        of_all, of_own = 1 - silent / max(1, refused), 1 - silent / max(1, self.own)
        share = f"{of_all:.2%} of {refused:,} refused tries, {of_own:.2%} of {self.own:,} with a key of the question"
        worst = [f"  {number:7,}  {kind}: {key} ({why})" for (kind, key, why), number in self.silent.most_common(60)]
        return "\n".join([share, *worst])


def share_explained(case: Case, seeds: range, rarely: int) -> Share:
    """What the rules say to everything that could be meant in random matches, at one question of so many."""
    share = Share()
    for seed in seeds:
        recorder, dice = begin(case, seed), seeded(seed + 21)
        for decision in moments(recorder, seed, case.longest):
            if decision.seat >= 0 and dice.below(rarely) == 0:
                share.note_all(recorder.match, decision, dice)
    return share


def main() -> None:
    """Tell for every case, or for those named, which share of the refused tries a rule of the game explains."""
    for case in CASES:
        if len(sys.argv) == 2 or case.name in sys.argv[2:]:
            share = share_explained(case, range(int(sys.argv[1])), case.rarely // 4 + 1)
            print(f"{case.name}: {share.told()}")


if __name__ == "__main__":
    main()
