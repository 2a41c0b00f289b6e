"""The index holds every rule of every game, refuses broken ledgers with their place, and finds rules by words."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercio.content.trouble import BadInput
from tercio.rules import PRINTED_GAMES, Index, Rule, load, search
from tercio.rules.entries import KINDS, REQUIRED, read_entries
from tercio.rules.search import fold

ENTRY = """\
[[rule]]
id = "SU-MELEE-04"
title = "Resistance"
title_de = "Widerstand"
de = "Der Widerstand senkt den Schaden."
en = "Resistance reduces damage."
source = "001 · Nahkampf"
kind = "formula"
test = "Given damage 3 and resistance 1, then 2 are lost."
"""


def refusal(text: str) -> BadInput:
    with pytest.raises(BadInput) as caught:
        read_entries(text.encode(), "summoners.toml", "summoners")
    return caught.value


def ids(words: str, game: str | None = None, lang: str | None = None, limit: int | None = None) -> list[str]:
    return [rule.id for rule in search(words, game, lang, limit)]


# The ledger


@pytest.mark.parametrize(
    ("game", "entries", "testable"), [("mageknight", 1018, 1000), ("summoners", 485, 479), ("warlord", 287, 283)]
)
def test_each_printed_game_is_indexed_completely(game: str, entries: int, testable: int) -> None:
    rules = [rule for rule in load().of_game(game) if rule.is_printed()]

    assert (len(rules), sum(rule.kind != "advice" for rule in rules)) == (entries, testable)


def test_toy_game_kernel_and_server_are_indexed_after_the_printed_games() -> None:
    games = load().games()

    assert games[:3] == PRINTED_GAMES
    assert set(games[3:]) == {"kernel", "skirmish", "table"}


def test_every_rule_speaks_german_and_english() -> None:
    silent = [rule.id for rule in load().all() for lang in ("de", "en") if not (rule.title(lang) and rule.text(lang))]

    assert silent == []


def test_titles_and_texts_come_in_the_language_asked_for() -> None:
    index = load()

    assert index.title("SU-MELEE-04", "en") != index.title("SU-MELEE-04", "de")
    assert index.text("SU-MELEE-04", "de") == index.rule("SU-MELEE-04").de


def test_the_place_names_the_book_instead_of_its_number() -> None:
    places = {rule.place() for rule in load().all()}

    assert load().rule("MKC-UNIT-01").place() == "Mage Knight 2.0 · Kavallerie-Regeln; Mage Knight: Cavalry"
    assert not [place for place in places if re.match(r"\d{3}", place)]


def test_an_unknown_id_is_answered_with_those_like_it() -> None:
    with pytest.raises(BadInput) as caught:
        load().rule("SU-MELE-04")

    assert "SU-MELEE-04" in caught.value.message("en")
    assert "SU-MELEE-04" in caught.value.message("de")


def test_only_files_with_the_id_are_read(tmp_path: Path) -> None:
    (tmp_path / "summoners.toml").write_text(ENTRY, encoding="utf-8")
    (tmp_path / "warlord.toml").write_text("this is broken", encoding="utf-8")
    index = Index(tmp_path)

    assert index.rule("SU-MELEE-04").title("de") == "Widerstand"
    with pytest.raises(BadInput):
        index.all()


# Broken ledgers


def test_a_complete_entry_is_read() -> None:
    (rule,) = read_entries(ENTRY.encode(), "summoners.toml", "summoners")

    assert (rule.id, rule.game, rule.kind, rule.title("de")) == ("SU-MELEE-04", "summoners", "formula", "Widerstand")
    assert (rule.physical, rule.is_testable()) == ("", True)


def test_a_physical_rule_is_read() -> None:
    (rule,) = read_entries((ENTRY + 'physical = "dice on a table"').encode(), "f", "summoners")

    assert (rule.physical, rule.is_testable()) == ("dice on a table", False)


@pytest.mark.parametrize("key", [*REQUIRED, "test"])
def test_a_missing_key_is_told_with_the_line_of_its_entry(key: str) -> None:
    without = re.sub(rf"^{key} = .*\n", "", ENTRY, flags=re.M)
    trouble = refusal(ENTRY.replace("-04", "-03") + without)

    assert (trouble.file, trouble.line, trouble.key) == ("summoners.toml", 10, key)


def test_advice_needs_no_test_sentence() -> None:
    advice = re.sub(r"test = .*\n", "", ENTRY).replace("formula", "advice")
    (rule,) = read_entries(advice.encode(), "f", "summoners")

    assert not rule.is_testable()


@pytest.mark.parametrize(
    ("broken", "line", "key"),
    [
        (ENTRY.replace('"formula"', '"poem"'), 8, "kind"),
        (ENTRY.replace("SU-MELEE-04", "melee 4"), 2, "id"),
        (ENTRY.replace('"Resistance"', "7"), 3, "title"),
        (ENTRY.replace('"Widerstand"', '" "'), 4, "title_de"),
        (ENTRY + "titel = 'x'\n", 10, "titel"),
        (ENTRY + ENTRY, 11, "id"),
        ("rule = 3", 1, "rule"),
        ("\n[rule]\nid = 'x'", 2, "rule"),
        (ENTRY + "[[rules]]\n", 10, "rules"),
        (ENTRY + "no equals sign", 10, ""),
        (ENTRY.replace("001 · ", "001 \\q "), 7, ""),
    ],
)
def test_a_mistake_is_told_with_line_and_key(broken: str, line: int, key: str) -> None:
    trouble = refusal(broken)

    assert (trouble.file, trouble.line, trouble.key) == ("summoners.toml", line, key)
    assert trouble.en != trouble.de


def test_an_unknown_key_is_answered_with_the_one_meant() -> None:
    assert "title" in refusal(ENTRY + "titel = 'x'\n").message("en")


def test_an_id_is_unique_across_files(tmp_path: Path) -> None:
    (tmp_path / "summoners.toml").write_text(ENTRY, encoding="utf-8")
    (tmp_path / "warlord.toml").write_text("\n" + ENTRY, encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        Index(tmp_path).all()

    assert (Path(caught.value.file).name, caught.value.line, caught.value.key) == ("warlord.toml", 3, "id")


def test_text_that_is_not_utf8_is_refused_with_its_line() -> None:
    with pytest.raises(BadInput) as caught:
        read_entries(b"# one\n# two\n# \xff", "f.toml", "warlord")

    assert caught.value.line == 3


@pytest.mark.parametrize("hostile", ["x = " + "[" * 5000, "x = " + "1" * 5000, "\ufeff", "x = 2000-99-99"])
def test_hostile_toml_is_refused(hostile: str) -> None:
    assert refusal(hostile).file == "summoners.toml"


def read_or_refuse(data: bytes) -> tuple[tuple[Rule, ...], int]:
    """The rules, or the line of the mistake; any other exception is a defect."""
    try:
        return read_entries(data, "f.toml", "warlord"), 1
    except BadInput as trouble:
        return (), trouble.line


VALUES = st.sampled_from(['"x"', '""', "1", "true", "[]", "{}", "1979-05-27", '"SU-A-1"', *[f'"{k}"' for k in KINDS]])
HEADS = ["[[rule]]", "[rule]", "[[ rule ]]", "rule = []", "rule = [{}]", "[[rule.x]]"]
LINES = st.one_of(
    st.sampled_from([*HEADS, *ENTRY.splitlines()]),
    st.tuples(st.sampled_from([*REQUIRED, "test", "physical", "extra", "rule.x"]), VALUES).map(" = ".join),
)


@given(st.lists(LINES, max_size=14))
def test_a_ledger_is_read_or_refused_but_never_breaks_the_reader(lines: list[str]) -> None:
    rules, line = read_or_refuse("\n".join(lines).encode())

    assert all(rule.kind in KINDS for rule in rules)
    assert 1 <= line <= max(len(lines), 1)


@given(st.integers(0, len(ENTRY.encode())), st.integers(0, 12), st.binary(max_size=6))
def test_a_damaged_ledger_is_read_or_refused(start: int, length: int, damage: bytes) -> None:
    data = ENTRY.encode()
    rules, line = read_or_refuse(data[:start] + damage + data[start + length :])

    assert len(rules) <= 1
    assert line >= 1


# Search


def test_the_exact_id_comes_first() -> None:
    assert ids("su-melee-04")[0] == "SU-MELEE-04"


def test_german_and_english_words_find_the_same_rule_whatever_the_language() -> None:
    for lang in (None, "de", "en"):
        assert "SU-MELEE-04" in ids("Schadenswürfel Widerstand", lang=lang)
        assert "SU-MELEE-04" in ids("RESISTANCE damage", lang=lang)


@pytest.mark.parametrize(
    "spelt", ["Schadenswürfel", "schadenswurfel", "SCHADENSWUERFEL", "schadenswu", "Schadenswu\u0308rfel"]
)
def test_umlauts_may_be_left_out_or_spelt_out(spelt: str) -> None:
    assert "SU-MELEE-04" in ids(spelt)


def test_sharp_s_is_double_s_both_ways(tmp_path: Path) -> None:
    (tmp_path / "warlord.toml").write_text(ENTRY.replace("Widerstand", "Große Fässer, Grosses Fass"), encoding="utf-8")
    index = Index(tmp_path)

    for words in ("grosse", "GROẞE", "große faesser", "grosses faß", "fasser", "fäss"):
        assert [rule.id for rule in search(words, index=index)] == ["SU-MELEE-04"]


def test_a_letter_a_with_dots_finds_plain_a_and_ae(tmp_path: Path) -> None:
    (tmp_path / "warlord.toml").write_text(ENTRY.replace("Widerstand", "Haende und Hande"), encoding="utf-8")

    assert len(search("Hände", index=Index(tmp_path))) == 1


def test_a_title_beats_a_text_and_a_whole_word_a_beginning(tmp_path: Path) -> None:
    plain = ENTRY.replace("Resistance reduces", "Armour reduces").replace("Widerstand", "Panzer")
    entries = {
        "04": plain.replace('"Resistance"', '"Nothing"').replace("Armour reduces", "Storms reduce"),
        "03": plain.replace('"Resistance"', '"Nothing"').replace("Armour reduces", "A storm reduces"),
        "02": plain.replace('"Resistance"', '"Storms"'),
        "01": plain.replace('"Resistance"', '"The storm"'),
    }
    text = "".join(entry.replace("MELEE-04", f"MELEE-{number}") for number, entry in entries.items())
    (tmp_path / "warlord.toml").write_text(text, encoding="utf-8")

    assert [rule.id[-2:] for rule in search("storm", index=Index(tmp_path))] == ["01", "02", "03", "04"]


def test_a_game_can_be_chosen_and_the_number_limited() -> None:
    found = search("nahkampf", game="warlord", limit=3)

    assert [rule.game for rule in found] == ["warlord"] * 3


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadInput):
        search("nahkampf", game="chess")


def test_no_words_find_nothing() -> None:
    assert ids(" -- ! ") == []


def same_letters(text: str) -> str:
    """Text in which a, ä and ae look alike: coarser than the search, and made in another way."""
    return re.sub("(?<=[aou])e+", "", fold(text).translate(str.maketrans("äöü", "aou")))


TEXTS = " ".join([f"{rule.de} {rule.title_en}" for rule in load().of_game("warlord")])
WORDS = st.sampled_from(sorted(set(re.findall(r"\w+", TEXTS))))
QUERIES = st.one_of(st.text(max_size=20), st.lists(WORDS, max_size=3).map(" ".join))


@given(QUERIES, st.sampled_from([None, "de", "en"]))
def test_search_never_fails_and_every_result_has_every_word(words: str, lang: str | None) -> None:
    for rule in search(words, "warlord", lang, limit=None):
        told = [text for ruling in load().rulings_of(rule.id) for text in (ruling.id, *ruling.title, *ruling.text)]
        own = (rule.id, rule.title_en, rule.title_de, rule.en, rule.de, rule.source)
        content = same_letters(" ".join([*own, *told]))

        assert all(same_letters(word) in content for word in re.findall(r"\w+", fold(words)))


@given(st.sampled_from(load().of_game("warlord")), st.data())
def test_a_rule_is_found_by_the_beginnings_of_its_own_words(rule: Rule, data: st.DataObject) -> None:
    own = re.findall(r"\w+", f"{rule.title_de} {rule.en}")
    words = data.draw(st.lists(st.sampled_from(own), min_size=1, max_size=3))
    begun = [word[: data.draw(st.integers(1, len(word)))] for word in words]

    assert rule.id in ids(" ".join(begun), "warlord")
