"""`[expect]` is read: paths into the position, events, values, open questions, the outcome, what each seat sees."""

from __future__ import annotations

from typing import Any, Final

from tercio.content.lines import KeyPath
from tercio.content.table import Table
from tercio.content.wording import Wording
from tercio.games import box_of
from tercio.games.values import Value
from tercio.games.vocabulary import Vocabulary
from tercio.kernel import SPECTATOR, RuleId, Seat
from tercio.kernel.tally import BANDS
from tercio.scenario.terms import (
    LARGEST_NUMBER,
    LARGEST_SEAT,
    read_rule,
    read_seat,
    read_thing,
    the_only,
)
from tercio.scenario.written import (
    Expected,
    ExpectedEvent,
    ExpectedQuestion,
    ExpectedReceipt,
    ExpectedTable,
    ExpectedTally,
    ExpectedValue,
    Thing,
)
from tercio.texts import Entry, Phrasebook
from tercio.texts.phrasebook import MEASURED, NUMBERS, Fact

SAY: Final = Wording("tercio.scenario")

OF_TABLES: Final = ("events", "absent")
OF_MATCHES: Final = (*OF_TABLES, "asks", "outcome", "over", "values", "view")

AGAINST: Final = "against"

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
        tuple([each for entry in table.tables("values") for each in read_tally(entry, game, vocabulary)]),
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
        view = table.table(key)
        for other in [word for word in OF_MATCHES if word not in OF_TABLES and view.has(word)]:
            view.refuse(other, *SAY("not-in-a-view", word=other))
        views.append((seat, read_table(view, OF_MATCHES, game, book)))
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
    receipts = tuple([read_receipt(entry, game) for entry in table.tables("receipts")])
    return ExpectedEvent(table.path, name, is_forbidden, rule, read_facts(table, book.event(name)), receipts)


# -- values and their receipts --------------------------------------------------------------


def read_tally(table: Table, game: str, vocabulary: Vocabulary) -> list[ExpectedTally]:
    """One value, or none where nobody knows which one is meant."""
    known = box_of(game).values().known
    name = table.choice("name", tuple(known))
    if name != table.value("name"):
        table.keys()
        return []
    value = known[name]
    receipts = tuple([read_receipt(entry, game) for entry in table.tables("receipts")])
    total = read_number(table, "total") if table.has("total") else None
    if total is None and not receipts:
        table.refuse("total", *SAY("value-without-total"))
    details = [(key, table.integer(key, 1, LARGEST_SEAT)) for key in value.numbers if table.has(key)]
    named = [(key, table.text(key)) for key in value.words if table.has(key)]
    against = read_thing(table, AGAINST) if value.has_other and table.has(AGAINST) else None
    subject = read_subject(table, value, vocabulary)
    return [ExpectedTally(table.path, name, subject, against, (*details, *named), total, receipts)]


def read_subject(table: Table, value: Value, vocabulary: Vocabulary) -> Thing:
    """Whose value it is: a thing, or a player."""
    if value.is_player:
        return Thing((*table.path, "seat"), table.integer("seat", 0, LARGEST_SEAT))
    subject = the_only(table, ("subject", *vocabulary.things))
    if subject:
        return read_thing(table, subject)
    table.text(vocabulary.things[0])  # tells that it is missing
    return Thing(table.path, "")


def read_receipt(table: Table, game: str) -> ExpectedReceipt:
    """`{ add = 2, rule = "...", source = "axe" }`: the word before the number says what it does."""
    rule, is_forbidden = read_rule(table, "rule", game), table.boolean("not", default=False)
    bands = [band for band in BANDS if table.has(band)]
    for other in bands[1:]:
        table.refuse(other, *SAY("one-band", bands=", ".join(BANDS)))
    band = bands[0] if bands else ""
    source = read_thing(table, "source") if table.has("source") else None
    if not band and not rule and source is None:
        table.refuse("rule", *SAY("receipt-without-anything", bands=", ".join(BANDS)))
    return ExpectedReceipt(table.path, is_forbidden, rule, band, read_number(table, band) if band else 0, source)


def read_number(table: Table, key: str) -> int | float:
    value = table.value(key)
    is_fit = isinstance(value, int | float) and not isinstance(value, bool)
    if isinstance(value, int | float) and is_fit and abs(value) <= LARGEST_NUMBER:
        return value
    table.refuse(key, *SAY("expected-2", wanted=_NUMBER))
    return 0


# -- facts ----------------------------------------------------------------------------------


def read_facts(table: Table, entry: Entry) -> dict[str, Any]:
    """Facts of an event or of a reason, by their names."""
    return {fact.name: read_fact(table, fact) for fact in entry.facts if table.has(fact.name)}


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
