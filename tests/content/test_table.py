from collections.abc import Callable

import pytest

from tercio.content.document import Document
from tercio.content.table import Phrase, Table
from tercio.content.wanted import CHOICE, INTEGER, Wanted


def table_of(text: str) -> Table:
    return Table.root(Document.parse(text.encode(), "a.toml"))


def messages(table: Table, lang: str = "en") -> list[str]:
    return [problem.message(lang) for problem in table.document.problems]


UNIT = """\
[[unit]]
id = "ember-imp"
name = { en = "Ember Imp", de = "Glutwicht" }
flies = true
size = "small"
walk = 6
run = 9.25
dice = [2, 8]
marks = ["fire", "air"]
rules = ["parry"]

  [[unit.attack]]
  id = "spark"

  [unit.base]
  mm = 25
"""


def test_every_kind_of_value_is_read() -> None:
    root = table_of(UNIT)
    unit = root.tables("unit", at_least=1)[0]
    values = (
        unit.identifier("id"),
        unit.two_languages("name"),
        unit.boolean("flies"),
        unit.choice("size", ["large", "small"]),
        unit.integer("walk", low=1, high=6),
        unit.decimal_mils("run"),
        unit.integers("dice", low=2, high=8),
        unit.words("marks"),
        unit.identifiers("rules"),
        unit.choices("marks", ["air", "fire"], 2),
        unit.mils("dice", 2),
        unit.tables("attack")[0].text("id"),
        unit.table("base").value("mm"),
    )
    root.done()

    assert messages(root) == []
    assert values == (
        "ember-imp",
        Phrase("Ember Imp", "Glutwicht"),
        True,
        "small",
        6,
        9250,
        (2, 8),
        ("fire", "air"),
        ("parry",),
        ("fire", "air"),
        (2000, 8000),
        "spark",
        25,
    )


def test_what_may_be_left_out_has_its_default() -> None:
    root = table_of("")
    values = (
        root.text("a", default=""),
        root.identifier("a", default="x"),
        root.boolean("a", default=True),
        root.choice("a", ["x", "y"], default="y"),
        root.integer("a", low=1, default=0),
        root.decimal_mils("a", low=1, default=-1),
        root.integers("a", default=(1,)),
        root.words("a", default=()),
        root.identifiers("a", default=("b",)),
        root.two_languages("a", default=Phrase("x", "y")),
        root.tables("a"),
        root.value("a"),
        root.has("a"),
    )

    assert messages(root) == []
    assert values == ("", "x", True, "y", 0, -1, (1,), (), ("b",), ("x", "y"), (), None, False)


Reader = Callable[[Table], object]

READERS: dict[str, Reader] = {
    "text": lambda table: table.text("a"),
    "identifier": lambda table: table.identifier("a"),
    "boolean": lambda table: table.boolean("a"),
    "choice": lambda table: table.choice("a", ["round", "oval"]),
    "integer": lambda table: table.integer("a", low=-3, high=12),
    "decimal_mils": lambda table: table.decimal_mils("a", low=500, high=36_000),
    "choices": lambda table: table.choices("a", ["bold", "wary"]),
    "two choices": lambda table: table.choices("a", ["bold", "wary"], 2),
    "mils": lambda table: table.mils("a", 2, low=500, high=36_000),
    "words": lambda table: table.words("a"),
    "identifiers": lambda table: table.identifiers("a"),
    "integers": lambda table: table.integers("a", low=1, high=8),
    "two_languages": lambda table: table.two_languages("a"),
    "table": lambda table: table.table("a").integer("x"),
    "tables": lambda table: table.tables("a", at_least=1),
}

HARMLESS = {
    "text": "",
    "identifier": "",
    "boolean": False,
    "choice": "round",
    "integer": -3,
    "decimal_mils": 500,
    "choices": (),
    "two choices": ("bold", "bold"),
    "mils": (500, 500),
    "words": (),
    "identifiers": (),
    "integers": (),
    "two_languages": ("", ""),
    "table": 0,
    "tables": (),
}


@pytest.mark.parametrize("kind", READERS)
def test_a_missing_key_is_told_once_at_its_table_and_a_harmless_value_returned(kind: str) -> None:
    table = table_of("\n[b]\n").table("b")
    value = READERS[kind](table)

    assert value == HARMLESS[kind]
    assert [(problem.line, problem.key) for problem in table.document.problems] == [(2, "b.a")]
    assert 'The key "a" is missing; it should be ' in table.document.problems[0].en
    assert "Der Schlüssel „a“ fehlt; erwartet wird " in table.document.problems[0].de


@pytest.mark.parametrize(
    ("kind", "value", "english", "german"),
    [
        ("text", "1.2", "a text in quotation marks", "die Zahl 1.2"),
        ("text", '" "', "not blank", "nicht leer"),
        ("text", '"\\u001b[1m"', "without control characters", "ohne Steuerzeichen"),
        ("text", "true", "found true, without quotation marks", "true, ohne Anführungszeichen"),
        ("text", "2020-01-01", "found a date or time", "ein Datum oder eine Uhrzeit"),
        ("text", "[]", "found a list of 0", "eine Liste der Länge 0"),
        ("text", "{}", "found a table", "eine Tabelle"),
        ("identifier", '"EmberImp01"', 'the text "EmberImp01"', "der Text „EmberImp01“"),
        ("identifier", '"ember--imp"', "an identifier", "ein Bezeichner"),
        ("identifier", '"imp\\n"', "an identifier", "ein Bezeichner"),
        ("identifier", '"1st"', "an identifier", "ein Bezeichner"),
        ("identifier", "7", "an identifier", "die Zahl 7"),
        ("boolean", "1", "true or false", "die Zahl 1"),
        ("boolean", '"true"', "true or false", "der Text „true“"),
        ("choice", '"rond"', 'round, oval; found the text "rond". Did you mean "round"?', "Meintest du „round“?"),
        ("choice", '"OVAL"', 'Did you mean "oval"?', "Meintest du „oval“?"),
        ("choice", '"x"', 'found the text "x".', "gefunden wurde der Text „x“."),
        ("choice", "[]", "one of: round, oval", "eines von: round, oval"),
        ("integer", "true", "a whole number from -3 to 12", "gefunden wurde true"),
        ("integer", "13", "from -3 to 12; found the number 13.", "die Zahl 13."),
        ("integer", "-4", "from -3 to 12; found the number -4.", "die Zahl -4."),
        ("integer", "3.0", "a whole number", "die Zahl 3.0."),
        ("integer", '"3"', "a whole number", "eine ganze Zahl von -3 bis 12"),
        ("integer", "0x" + "f" * 9000, "a huge number", "eine riesige Zahl"),
        ("decimal_mils", "0.4999", "a number of inches from 0.5 to 36", "in Zoll von 0.5 bis 36"),
        ("decimal_mils", "1.2345", "at most 3 decimals; found the number 1.2345.", "höchstens 3 Nachkommastellen"),
        ("decimal_mils", "0.499", "0.499", "0.499"),
        ("decimal_mils", "36.001", "36.001", "36.001"),
        ("decimal_mils", "37", "37", "37"),
        ("decimal_mils", "-1", "-1", "-1"),
        ("decimal_mils", "nan", "nan", "nan"),
        ("decimal_mils", "inf", "inf", "inf"),
        ("decimal_mils", "-inf", "-inf", "-inf"),
        ("decimal_mils", "1e400", "inf", "inf"),
        ("decimal_mils", "1e300", "1e+300", "1e+300"),
        ("decimal_mils", "5e-324", "5e-324", "5e-324"),
        ("decimal_mils", "0x" + "f" * 9000, "a huge number", "eine riesige Zahl"),
        ("decimal_mils", "true", "inches", "Zoll"),
        ("decimal_mils", '"1"', "inches", "Zoll"),
        ("choices", '"bold"', "a list in square brackets", "eine Liste in eckigen Klammern"),
        ("two choices", '"bold"', "a list in square brackets of 2", "eine Liste in eckigen Klammern der Länge 2"),
        ("two choices", '["wary"]', "found a list of 1", "gefunden wurde eine Liste der Länge 1"),
        ("mils", "5", "a list in square brackets of 2; found the number 5.", "die Zahl 5"),
        ("mils", "[1, 2, 3]", "found a list of 3", "eine Liste der Länge 3"),
        ("mils", "[]", "found a list of 0", "eine Liste der Länge 0"),
        ("words", '"fire"', "a list in square brackets", "eine Liste in eckigen Klammern"),
        ("identifiers", "1", "a list in square brackets", "eine Liste in eckigen Klammern"),
        ("integers", "1", "a list in square brackets", "eine Liste in eckigen Klammern"),
        ("two_languages", '"Imp"', 'words in two languages: { en = "...", de = "..." }', "Worte in zwei Sprachen"),
        ("table", "1", "a table [b.a]", "eine Tabelle [b.a]"),
        ("table", "[{}]", "a table [b.a]", "eine Tabelle [b.a]"),
        ("tables", "{}", "tables with the header [[b.a]]", "Tabellen mit der Überschrift [[b.a]]"),
        ("tables", "[]", "tables with the header [[b.a]]", "Tabellen mit der Überschrift [[b.a]]"),
    ],
)  # fmt: skip
def test_a_wrong_value_is_told_with_what_is_allowed_and_what_was_found(
    kind: str, value: str, english: str, german: str
) -> None:
    table = table_of(f"[b]\n\na = {value}\n").table("b")
    harmless = READERS[kind](table)
    problems = table.document.problems

    assert harmless == HARMLESS[kind]
    assert [(problem.file, problem.line, problem.key) for problem in problems] == [("a.toml", 3, "b.a")]
    assert english in problems[0].en
    assert german in problems[0].de


@pytest.mark.parametrize(
    ("kind", "value", "line", "key", "left"),
    [
        ("choices", '["bold",\n"wray"]', 2, "a[1]", ("bold",)),
        ("two choices", '["wary",\n"wray"]', 2, "a[1]", ("wary", "bold")),
        ("mils", "[1.5,\n99]", 2, "a[1]", (1500, 500)),
        ("words", '["x",\n1,\n"y"]', 2, "a[1]", ("x", "y")),
        ("words", '["x",\n"y",\n"\\t"]', 3, "a[2]", ("x", "y")),
        ("identifiers", '[\n"Ember Imp",\n"x"]', 2, "a[0]", ("x",)),
        ("integers", "[1,\n8,\n9]", 3, "a[2]", (1, 8)),
        ("integers", "[1,\ntrue]", 2, "a[1]", (1,)),
        ("two_languages", '{ de = "Wicht" }', 1, "a.en", ("", "Wicht")),
        ("two_languages", '{ de = "Wicht", en = 1 }', 1, "a.en", ("", "Wicht")),
    ],
)
def test_a_wrong_part_is_told_at_its_own_place(kind: str, value: str, line: int, key: str, left: object) -> None:
    table = table_of(f"a = {value}\n")
    read = READERS[kind](table)

    assert read == left
    assert [(problem.line, problem.key) for problem in table.document.problems] == [(line, key)]


def test_an_empty_list_that_is_given_is_not_the_default() -> None:
    root = table_of("a = []\n")
    values = (
        root.choices("a", ["x"], default=("x",)),
        root.words("a", default=("x",)),
        root.identifiers("a", default=("x",)),
        root.integers("a", default=(1,)),
    )

    assert values == ((), (), (), ())


def test_a_fixed_number_of_choices_may_have_a_default() -> None:
    root = table_of("")

    assert root.choices("a", ["x", "y"], 2, default=("y", "x")) == ("y", "x")
    assert messages(root) == []


def test_a_choice_out_of_nothing_is_told_and_harmless() -> None:
    root = table_of("a = 'x'")

    assert root.choice("a", ()) == ""
    assert "one of: –" in messages(root)[0]


def test_a_list_of_tables_leaves_out_what_is_not_a_table() -> None:
    root = table_of("unit = [{ a = 1 },\n2,\n{ a = 3 }]")
    read = [table.integer("a") for table in root.tables("unit")]

    assert read == [1, 3]
    assert [(problem.line, problem.key) for problem in root.document.problems] == [(2, "unit[1]")]


@pytest.mark.parametrize(
    ("typed", "mils"),
    [("0.1", 100), ("4.001", 4001), ("2.675", 2675), ("1.005", 1005), ("12", 12_000), ("-0.0", 0), ("1e1", 10_000)],
)
def test_inches_become_exactly_the_mils_that_were_typed(typed: str, mils: int) -> None:
    root = table_of(f"a = {typed}")

    assert root.decimal_mils("a") == mils
    assert messages(root) == []


def test_every_thousandth_of_an_inch_is_exact() -> None:
    root = table_of("".join([f"a{mils} = {mils // 1000}.{mils % 1000:03}\n" for mils in range(0, 40_000, 7)]))

    assert [root.decimal_mils(key) for key in root.keys()] == list(range(0, 40_000, 7))


def test_an_unknown_key_is_refused_with_the_closest_allowed_one() -> None:
    root = table_of("[[unit]]\nwlak = 6\nrun = 9\n")
    unit = root.tables("unit")[0]
    unit.integer("walk", default=1)
    unit.integer("run")
    root.done()

    assert messages(root, "en") == ['a.toml:2: unit[0].wlak: Unknown key "wlak". Did you mean "walk"?']
    assert messages(root, "de") == ["a.toml:2: unit[0].wlak: Unbekannter Schlüssel „wlak“. Meintest du „walk“?"]


def test_an_unknown_key_like_no_other_is_refused_with_all_that_are_allowed() -> None:
    root = table_of("colour = 1\n")
    root.integer("walk", default=1)
    root.has("run")
    root.done()

    assert messages(root) == ['a.toml:1: colour: Unknown key "colour". Allowed here: walk, run.']


def test_a_long_list_of_allowed_keys_is_cut() -> None:
    root = table_of("colour = 1\n")
    for number in range(30):
        root.has(f"k{number}")
    root.done()

    assert messages(root)[0].endswith("k18, k19, ….")


def test_a_key_written_with_control_characters_is_told_printably() -> None:
    root = table_of('"a\\u001b[2J" = 1\n')
    root.done()

    assert messages(root) == ['a.toml:1: "a\ufffd[2J": Unknown key "a\ufffd[2J". Allowed here: –.']


def test_done_looks_into_every_table_that_was_read() -> None:
    root = table_of("[a]\nx = 1\n[[a.b]]\ny = 1\n[a.n]\nen = 'e'\nde = 'd'\nfr = 'f'\n")
    table = root.table("a")
    table.tables("b")
    table.two_languages("n")
    root.done()

    assert [(problem.line, problem.key) for problem in root.document.problems] == [
        (2, "a.x"),
        (4, "a.b[0].y"),
        (8, "a.n.fr"),
    ]


def test_names_that_the_author_chose_are_all_allowed() -> None:
    root = table_of('"units.golem.life_lost" = 5\ngolem = "x"\n')
    names = root.keys()
    root.done()

    assert names == ("units.golem.life_lost", "golem")
    assert messages(root) == []


@pytest.mark.parametrize("written", ["gmae", "gam", "gamme"])
def test_a_key_that_is_missing_and_one_much_like_it_are_told_together_at_its_line(written: str) -> None:
    root = table_of(f'name = "a"\n{written} = "b"\n')
    root.text("game")
    root.text("name")
    root.done()

    assert messages(root) == [f'a.toml:2: {written}: The key "game" is missing. Is "{written}" meant to be "game"?']


def test_a_missing_table_is_told_and_its_keys_are_not() -> None:
    root = table_of("x = 1\n")
    root.has("x")
    pack = root.table("pack")
    pack.text("id")
    pack.table("deeper").integer("a")
    root.done()

    assert messages(root) == ['a.toml:1: pack: The key "pack" is missing; it should be a table [pack].']


def test_a_loader_notes_what_only_it_can_see() -> None:
    root = table_of("[a]\nid = 'x'\n")
    root.table("a").refuse("id", "Taken.", "Vergeben.")

    assert messages(root, "de") == ["a.toml:2: a.id: Vergeben."]


@pytest.mark.parametrize(("typed", "span"), [("4", (4, 4)), ("[2, 4]", (2, 4)), ("[3, 3]", (3, 3))])
def test_a_span_is_one_number_or_the_least_and_the_most(typed: str, span: tuple[int, int]) -> None:
    root = table_of(f"size = {typed}")

    assert root.span("size", 0, 9) == span
    assert messages(root) == []


@pytest.mark.parametrize("typed", ["[4, 2]", "[1, 2, 3]", "10", "[0, 10]", "true", '"4"', "[1.5, 2]"])
def test_a_span_that_is_none_is_refused_with_what_it_could_be(typed: str) -> None:
    root = table_of(f"size = {typed}")

    assert root.span("size", 0, 9) == (0, 0)
    assert "Expected a whole number from 0 to 9, or two such as [least, most]" in messages(root)[0]


def test_a_word_may_stand_for_no_distance() -> None:
    root = table_of('near = "contact"\nfar = 2.5\nodd = "nowhere"')

    assert root.decimal_mils("near", 500, 9000, none="contact") == 0
    assert root.decimal_mils("far", 500, 9000, none="contact") == 2500
    assert root.decimal_mils("odd", 500, 9000, none="contact") == 500
    allowed = 'a number of inches from 0.5 to 9 with at most 3 decimals, or "contact"'
    assert messages(root) == [f'a.toml:3: odd: Expected {allowed}; found the text "nowhere".']


def test_a_table_that_may_be_left_out_is_none_or_read_like_any_other() -> None:
    root = table_of("[aim]\nmost = 2\nleast = 1")
    aim = root.table_or_none("aim")

    assert root.table_or_none("costs") is None
    assert aim is not None
    assert aim.integer("most") == 2
    root.done()
    assert messages(root) == ['a.toml:3: aim.least: Unknown key "least". Allowed here: most.']


def test_keys_that_tables_share_are_read_where_they_stand_and_noted_under_their_own_name() -> None:
    root = table_of("[aim]\nside = 3\nmost = 2\nodd = 1")
    aim = root.table("aim")

    assert aim.part("filter").integer("side") == 3
    assert aim.integer("most") == 2
    root.done()
    assert messages(root) == ['a.toml:4: aim.odd: Unknown key "odd". Allowed here: side, most.']
    assert set(root.document.asked[("filter",)]) == {"side"}
    assert set(root.document.asked[("aim",)]) == {"", "most"}


def test_the_document_remembers_what_was_wanted_whether_it_was_there_or_not() -> None:
    root = table_of("")
    root.integer("life", 1, 9, default=3)
    root.choice("state", ("ready", "spent"), default="ready")
    asked = {key: list(wanted) for key, wanted in root.document.asked[()].items()}

    assert asked == {
        "life": [Wanted(INTEGER, 1, 9, default=3)],
        "state": [Wanted(CHOICE, words=("ready", "spent"), default="ready")],
    }


def test_a_key_with_a_mistake_is_known_to_have_one_and_what_would_follow_need_not_be_told() -> None:
    unit = table_of(UNIT).tables("unit")[0]
    unit.choice("size", ["large", "vast"])
    unit.integer("walk", low=1, high=6)

    assert (unit.is_mistaken("size"), unit.is_mistaken("walk"), unit.is_mistaken("walk", "size")) == (True, False, True)
