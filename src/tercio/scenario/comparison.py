"""What is expected is compared with how the match stood: after a step, or when the last one has been played."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tercio.content.table import Phrase, suggestion
from tercio.content.trouble import shown
from tercio.content.wording import Wording
from tercio.kernel import CHANCE, Decision, Match, Seat
from tercio.scenario.expectations import OF_MATCHES
from tercio.scenario.happenings import compare_events, happenings
from tercio.scenario.playthrough import Difference, Playthrough, Stood
from tercio.scenario.tallies import compare_tallies
from tercio.scenario.written import Expected, ExpectedQuestion, ExpectedTable, ExpectedValue, in_file

SAY: Final = Wording("tercio.scenario")


class _Nothing(NamedTuple):
    """A path leads nowhere: this part of it does not lead on, and these words would."""

    rest: str
    words: tuple[str, ...]


def compare(playthrough: Playthrough) -> list[Difference]:
    """Everything at the end that is not as expected, in the order of the file."""
    return compare_with(playthrough.scenario.expected, playthrough.stands())


def compare_steps(playthrough: Playthrough) -> list[Difference]:
    """Everything in the middle that is not as expected after its step."""
    found: list[Difference] = []
    for step, stood in playthrough.stood:
        for difference in compare_with(step.expected, stood):
            words = Phrase(difference.en, difference.de)
            found.append(Difference(difference.line, *SAY("after-step", number=step.number, words=words)))
    return found


def compare_with(expected: Expected, stood: Stood) -> list[Difference]:
    scenario, match = stood.scenario, stood.match
    happened = happenings(scenario, stood.moments)
    found = compare_table(stood, expected.table, scenario.vocabulary.write_position(match))
    found += compare_events(stood, expected.table.events, happened)
    found += compare_tallies(stood, expected.tallies)
    for seat, table in expected.views:
        view = match.view(seat)
        found += compare_table(stood, table, scenario.vocabulary.write_position(view.ghost))
        seen = [happening for happening in happened if happening.event.is_seen_by(seat)]
        found += compare_events(stood, table.events, seen)
    if expected.questions is not None:
        found += compare_questions(stood, expected)
    found += compare_outcome(match, expected)
    return sorted(found, key=_line)


def _line(difference: Difference) -> int:
    return difference.line


# -- paths into the position ----------------------------------------------------------------


def compare_table(stood: Stood, expected: ExpectedTable, position: dict[str, Any]) -> list[Difference]:
    found: list[Difference] = []
    for value in expected.values:
        there = value_at(stood, value, position)
        if not is_same(value.value, there):
            where, now, wanted = shown(value.where, 100), in_file(there), in_file(value.value)
            en, de = SAY("expected", where=where, now=now, wanted=wanted)
            found.append(Difference(stood.scenario.document.line_of(value.path), en, de))
    for path in expected.absent:
        if not isinstance(at_path(position, path.where), _Nothing):
            where = shown(path.where, 100)
            en, de = SAY("must-not", where=where)
            found.append(Difference(stood.scenario.document.line_of(path.path), en, de))
    return found


def value_at(stood: Stood, expected: ExpectedValue, position: dict[str, Any]) -> Any:
    """None: it was there when the match began, and is gone."""
    there = at_path(position, expected.where)
    if not isinstance(there, _Nothing):
        return there
    if isinstance(at_path(stood.first_position, expected.where), _Nothing):
        raise stood.scenario.trouble(expected.path, leads_nowhere(there))
    return None


def at_path(data: Any, path: str) -> Any:
    """What stands at a dotted path; of the names that fit, the longest is meant, for a name may have dots."""
    if isinstance(data, dict):
        for key in sorted(data, key=len, reverse=True):
            if path == key:
                return data[key]
            if path.startswith(f"{key}."):
                return at_path(data[key], path.removeprefix(f"{key}."))
        return _Nothing(path, tuple(data))
    if isinstance(data, list):
        index, _, rest = path.partition(".")
        places = [str(number) for number in range(len(data))]
        if index not in places:
            return _Nothing(path, tuple(places))
        return at_path(data[int(index)], rest) if rest else data[int(index)]
    return _Nothing(path, ())


def is_same(wanted: Any, there: Any) -> bool:
    """3 and 3.0 are the same length, but 1 is not true; of a table only what is written must be the same."""
    if isinstance(wanted, bool) or isinstance(there, bool):
        return wanted is there
    if isinstance(wanted, list) and isinstance(there, list):
        return len(wanted) == len(there) and all([is_same(a, b) for a, b in zip(wanted, there, strict=True)])
    if isinstance(wanted, dict) and isinstance(there, dict):
        return all([key in there and is_same(value, there[key]) for key, value in wanted.items()])
    return bool(wanted == there)


def leads_nowhere(nothing: _Nothing) -> Phrase:
    words = nothing.words + (OF_MATCHES if "." not in nothing.rest else ())
    listed = ", ".join([shown(word) for word in nothing.words[:20]]) or "–"
    near = suggestion(nothing.rest, words) or suggestion(nothing.rest.partition(".")[0], words)
    hint = near or SAY("there-is", listed=listed)
    name = shown(nothing.rest)
    return SAY("no-here", name=name, hint=hint)


# -- questions and the outcome ----------------------------------------------------------------


def compare_questions(stood: Stood, expected: Expected) -> list[Difference]:
    """Just these seats are asked, in any order."""
    asks = list(stood.match.asks())
    for question in expected.questions or ():
        fitting = [decision for decision in asks if is_asked(stood, question, decision)]
        if not fitting:
            asks = []
            break
        asks.remove(fitting[0])
    else:
        if not asks:
            return []
    now = "; ".join([question_words(stood, decision) for decision in stood.match.asks()])
    return [Difference(expected.questions_line, *SAY("asked-now", now=now or SAY("nobody")))]


def is_asked(stood: Stood, question: ExpectedQuestion, decision: Decision) -> bool:
    if decision.seat != question.seat or question.kind not in ("", decision.kind):
        return False
    if question.subject is not None:
        subject = stood.scenario.number_of(question.subject, stood.match.state)
        if subject != decision.subject:
            return False
    return question.options is None or set(question.options) == {option.key for option in decision.options}


def question_words(stood: Stood, decision: Decision) -> str:
    facts: dict[str, Any] = {"seat": "chance" if decision.seat == CHANCE else decision.seat, "kind": decision.kind}
    name = stood.scenario.vocabulary.name_of(stood.match.state, decision.subject)
    if name:
        facts["subject"] = name
    facts["options"] = list(dict.fromkeys([option.key for option in decision.options]))
    return in_file(facts, longest=160)


def compare_outcome(match: Match, expected: Expected) -> list[Difference]:
    outcome = match.outcome
    if expected.winners is None and expected.is_over is None:
        return []
    if outcome is None:
        is_right = expected.winners is None and not expected.is_over
        en, de = SAY("match-not-over")
    else:
        is_right = (
            expected.is_over is not False
            and (expected.winners is None or sorted(expected.winners) == sorted(outcome.winners))
            and expected.ending_rule in ("", outcome.rule)
        )
        en, de = SAY("match-over", rule=outcome.rule, winners=winners_words(outcome.winners))
    return [] if is_right else [Difference(expected.outcome_line, en, de)]


def winners_words(winners: tuple[Seat, ...]) -> Phrase:
    listed = ", ".join([str(seat) for seat in winners])
    return SAY("winners", listed=listed) if winners else SAY("draw")
