"""`[expect]` is read: paths into the position, events, open questions, the outcome, and what each seat sees."""

from __future__ import annotations

from typing import Any, Final

from tercio.content.lines import KeyPath
from tercio.content.table import Table
from tercio.content.wording import Wording
from tercio.games.vocabulary import Vocabulary
from tercio.kernel import SPECTATOR, RuleId, Seat
from tercio.scenario.terms import LARGEST_NUMBER, LARGEST_SEAT, read_rule, read_seat, read_thing, the_only
from tercio.scenario.written import Expected, ExpectedEvent, ExpectedQuestion, ExpectedTable, ExpectedValue
from tercio.texts import Phrasebook
from tercio.texts.phrasebook import MEASURED, NUMBERS, Fact

SAY: Final = Wording("tercio.scenario")

OF_TABLES: Final = ("events", "absent")
OF_MATCHES: Final = (*OF_TABLES, "asks", "outcome", "over", "view")

_NUMBER: Final = SAY("number")
_NAME_OR_NUMBER: Final = SAY("name-whole-number")
_WHOLE_NUMBER: Final = SAY("whole-number")


def read_expected(table: Table, game: str, vocabulary: Vocabulary, book: Phrasebook) -> Expected:
    winners, ending_rule = read_outcome(table, game)
    questions = None
    if table.has("asks"):
        questions = tuple([read_question(entry, vocabulary, book) for entry in table.tables("asks")])
    return Expected(
        read_table(table, OF_MATCHES, game, book),
        read_views(table.table("view"), game, book) if table.has("view") else (),
        questions,
        table.document.line_of((*table.path, "asks")),
        winners,
        ending_rule,
        table.boolean("over") if table.has("over") else None,
        table.document.line_of((*table.path, "outcome" if table.has("outcome") else "over")),
    )


def read_table(table: Table, reserved: tuple[str, ...], game: str, book: Phrasebook) -> ExpectedTable:
    """Every key that is not reserved is a path, whatever it is; playing shows whether it leads anywhere."""
    events = [read_event(entry, game, book) for entry in table.tables("events")]
    absent = table.words("absent", default=())
    paths = [key for key in table.keys() if key not in reserved]
    return ExpectedTable(
        tuple([value for path in paths for value in values_in((*table.path, path), path, table.value(path))]),
        tuple([ExpectedValue((*table.path, "absent"), path, None) for path in absent]),
        tuple([event for event in events if event is not None]),
    )


def values_in(place: KeyPath, path: str, value: Any) -> list[ExpectedValue]:
    """`units.golem.wounds = 2` says the same as `"units.golem.wounds" = 2`, though TOML reads tables in tables."""
    if not isinstance(value, dict) or not value:
        return [ExpectedValue(place, path, value)]
    return [leaf for key, part in value.items() for leaf in values_in((*place, key), f"{path}.{key}", part)]


def read_views(table: Table, game: str, book: Phrasebook) -> tuple[tuple[Seat, ExpectedTable], ...]:
    views: list[tuple[Seat, ExpectedTable]] = []
    for key in table.keys():
        if key == "spectator":
            seat = SPECTATOR
        elif key in [str(number) for number in range(LARGEST_SEAT + 1)]:
            seat = int(key)
        else:
            table.refuse(
                key,
                *SAY("whose-view-seat-called-0"),
            )
            continue
        views.append((seat, read_table(table.table(key), OF_TABLES, game, book)))
    return tuple(views)


def read_question(table: Table, vocabulary: Vocabulary, book: Phrasebook) -> ExpectedQuestion:
    kinds = [key for section, key in book.entries if section == "question"]
    subject = the_only(table, ("subject", *vocabulary.things))
    return ExpectedQuestion(
        table.path,
        read_seat(table, "seat"),
        table.choice("kind", kinds) if table.has("kind") else "",
        read_thing(table, subject) if subject else None,
        table.words("options") if table.has("options") else None,
    )


def read_outcome(table: Table, game: str) -> tuple[tuple[Seat, ...] | None, RuleId]:
    if not table.has("outcome"):
        return None, ""
    outcome = table.table("outcome")
    return outcome.integers("winners", 0, LARGEST_SEAT), read_rule(outcome, "rule", game)


def read_event(table: Table, game: str, book: Phrasebook) -> ExpectedEvent | None:
    names = [key for section, key in book.entries if section == "event"]
    name = table.choice("name", names)
    if name != table.value("name"):
        table.keys()  # nobody knows which facts belong to an unknown event
        return None
    rule, is_forbidden = read_rule(table, "rule", game), table.boolean("not", default=False)
    facts: dict[str, Any] = {}
    for fact in book.event(name).facts:
        if table.has(fact.name):
            facts[fact.name] = read_fact(table, fact)
    return ExpectedEvent(table.path, name, is_forbidden, rule, facts)


def read_fact(table: Table, fact: Fact) -> Any:
    value = table.value(fact.name)
    place = (*table.path, fact.name)
    if not fact.is_rest:
        check_fact(table, place, fact, value)
    elif isinstance(value, list):
        for index, part in enumerate(value):
            check_fact(table, (*place, index), fact, part)
    else:
        table.refuse(fact.name, *SAY("list-square-brackets-expected"))
    return value


def check_fact(table: Table, place: KeyPath, fact: Fact, value: Any) -> None:
    """Inches may have decimals, seats and counts are whole numbers, and everything else may be called by name."""
    wanted = _NUMBER if fact.kind in MEASURED else _WHOLE_NUMBER if fact.kind in NUMBERS else _NAME_OR_NUMBER
    kinds: tuple[type, ...] = (int,) if wanted is _WHOLE_NUMBER else (int, float if wanted is _NUMBER else str)
    is_fit = isinstance(value, kinds) and not isinstance(value, bool)
    if not is_fit or (isinstance(value, int) and abs(value) > LARGEST_NUMBER):
        table.document.refuse(place, *SAY("expected-2", wanted=wanted))
