"""House rulings are complete, strictly read, shown with their rules and found by their words."""

import re
from pathlib import Path

import pytest

from tercio.content.trouble import BadInput
from tercio.rules import Index, load, search
from tercio.rules.rulings import HouseRuling, read_rulings
from terminal import tercio

SOURCES = Path(__file__).parents[2] / "src" / "tercio"
# How the code of a game cites an open point: `A12` in Warlord, `a12` in Summoners.
CITED = {"warlord": ("WL", r"\b[AB][1-9]\d{0,2}\b"), "summoners": ("SU", r"\b[ab]\d{1,3}\b")}
GAMES = ("mageknight", "summoners", "warlord")

RULE = """\
[[rule]]
id = "WL-WIN-01"
title = "Losing"
title_de = "Verlieren"
de = "Ohne Warlord ist es vorbei."
en = "Without a Warlord it is over."
source = "002 · Sieg"
kind = "formula"
test = "Given a dead Warlord, then its player is out."
"""
RULING = """\
[[ruling]]
id = "WL A7"
rules = ["WL-WIN-01"]
title = { en = "Gone, not dead", de = "Fort, nicht tot" }
en = "It does not matter how it leaves."
de = "Wie er geht, ist gleich."
"""
KEYS = ("id", "rules", "title", "en", "de")


def rulings(game: str) -> list[HouseRuling]:
    found = [ruling for rule in load().of_game(game) for ruling in load().rulings_of(rule.id)]
    return list({ruling.id: ruling for ruling in found}.values())


def refusal(text: str) -> BadInput:
    with pytest.raises(BadInput) as caught:
        read_rulings(text.encode(), "warlord.toml", ["WL-WIN-01"])
    return caught.value


def index_of(folder: Path, text: str = RULING) -> Index:
    for name, content in (("ledger", RULE), ("rulings", text)):
        (folder / name).mkdir()
        (folder / name / "warlord.toml").write_text(content, encoding="utf-8")
    return Index(folder / "ledger", folder / "rulings")


def show(lang: str, *words: str) -> str:
    return tercio("--lang", lang, "rules", *words).stdout


# The rulings that come with Tercio


@pytest.mark.parametrize("game", CITED)
def test_every_point_that_the_code_cites_is_told_to_players(game: str) -> None:
    prefix, point = CITED[game]
    sources = [file.read_text(encoding="utf-8") for file in (SOURCES / "games" / game).rglob("*.py")]
    cited = {f"{prefix} {found.upper()}" for source in sources for found in re.findall(point, source)}

    assert cited
    assert cited - {ruling.id for ruling in rulings(game)} == set()


@pytest.mark.parametrize(("game", "number"), [("summoners", 136), ("warlord", 142)])
def test_no_ruling_is_lost(game: str, number: int) -> None:
    assert len(rulings(game)) == number


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_speaks_german_and_english(game: str) -> None:
    found = rulings(game)
    texts = [words for ruling in found for words in (ruling.title, ruling.text)]

    assert texts
    assert [words for words in texts if words.en == words.de] == []
    assert [ruling.id for ruling in found for lang in ("en", "de") if ruling.text.spoken(lang)[-1] != "."] == []


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_titles_are_short_and_none_is_used_twice(game: str, lang: str) -> None:
    titles = [ruling.title.spoken(lang) for ruling in rulings(game)]

    assert len(set(titles)) == len(titles)
    assert [title for title in titles if len(title) > 60 or title.endswith(".")] == []


def test_a_ruling_is_told_with_each_of_its_rules() -> None:
    for ruling_id, *rule_ids in (("WL A88", "WL-INIT-01", "WL-FEAT-04"), ("SU A94", "SU-REACH-04")):
        for rule_id in rule_ids:
            assert ruling_id in [ruling.id for ruling in load().rulings_of(rule_id)]


def test_games_without_rulings_have_none() -> None:
    assert load().rulings_of("T-TURN-01") == ()


def test_an_unknown_rule_is_refused() -> None:
    with pytest.raises(BadInput):
        load().rulings_of("WL-WIN-99")


# Broken files


def test_a_complete_ruling_is_read(tmp_path: Path) -> None:
    (ruling,) = index_of(tmp_path).rulings_of("WL-WIN-01")

    assert (ruling.id, ruling.rules, ruling.title.de) == ("WL A7", ("WL-WIN-01",), "Fort, nicht tot")
    assert ruling.text.spoken("en") == "It does not matter how it leaves."


@pytest.mark.parametrize("key", KEYS)
def test_a_missing_key_is_told_with_the_line_of_its_ruling(key: str) -> None:
    without = re.sub(rf"^{key} = .*\n", "", RULING, flags=re.M)
    trouble = refusal(RULING.replace("A7", "A8") + without)

    assert (trouble.file, trouble.line, trouble.key) == ("warlord.toml", 7, f"ruling[1].{key}")


@pytest.mark.parametrize(
    ("broken", "line", "key"),
    [
        (RULING.replace("WL A7", "WL-A7"), 2, "ruling[0].id"),
        (RULING + RULING, 8, "ruling[1].id"),
        (RULING.replace("WIN-01", "WIN-02"), 3, "ruling[0].rules"),
        (RULING.replace('["WL-WIN-01"]', "[]"), 3, "ruling[0].rules"),
        (RULING.replace('"WL-WIN-01"', '"WL-WIN-01", "WL-WIN-01"'), 3, "ruling[0].rules"),
        (RULING.replace(', de = "Fort, nicht tot"', ""), 4, "ruling[0].title.de"),
        (RULING.replace('"It does not matter how it leaves."', '" "'), 5, "ruling[0].en"),
        (RULING + "txt = 'x'\n", 7, "ruling[0].txt"),
        (RULING + "[[rulings]]\n", 7, "rulings"),
        (RULING + "no equals sign", 7, ""),
    ],
)
def test_a_mistake_is_told_with_line_and_key(broken: str, line: int, key: str) -> None:
    trouble = refusal(broken)

    assert (trouble.file, trouble.line, trouble.key) == ("warlord.toml", line, key)
    assert trouble.en != trouble.de


def test_an_unknown_rule_in_a_ruling_is_answered_with_the_one_meant() -> None:
    assert "WL-WIN-01" in refusal(RULING.replace("WIN-01", "WIM-01")).message("de")


def test_an_id_is_unique_across_files() -> None:
    with pytest.raises(BadInput) as caught:
        read_rulings(RULING.encode(), "f.toml", ["WL-WIN-01"], ["WL A7"])

    assert caught.value.key == "ruling[0].id"


# Shown and found


@pytest.mark.parametrize(("rule_id", "ruling_id"), [("WL-INIT-04", "WL A17"), ("SU-SCEN-24", "SU A91")])
@pytest.mark.parametrize(("lang", "mark"), [("en", "House ruling"), ("de", "Hausregelung")])
def test_a_rule_is_shown_with_its_rulings_below_and_marked(rule_id: str, ruling_id: str, lang: str, mark: str) -> None:
    (ruling,) = load().rulings_of(rule_id)
    lines = show(lang, "show", rule_id).splitlines()

    assert lines[0].startswith(rule_id)
    assert lines[3:5] == [f"{mark} {ruling_id}: {ruling.title.spoken(lang)}", ruling.text.spoken(lang)]


def test_a_search_tells_which_ruling_it_may_have_found() -> None:
    assert "Hausregelung WL A81: " in show("de", "search", "Sidedeck")


def test_words_of_a_ruling_find_its_rules(tmp_path: Path) -> None:
    index = index_of(tmp_path)

    for words in ("matter leaves", "gleich", "gone dead", "wl a7", "Warlord gleich"):
        assert [rule.id for rule in search(words, index=index)] == ["WL-WIN-01"]


def test_a_hit_in_the_title_of_a_rule_comes_before_one_in_a_ruling(tmp_path: Path) -> None:
    index = index_of(tmp_path, RULING.replace("WIN-01", "WIN-02"))
    other = RULE.replace("WIN-01", "WIN-02").replace("Losing", "Leaving").replace("Verlieren", "Gehen")
    ledger = tmp_path / "ledger" / "warlord.toml"
    ledger.write_text(other + RULE.replace("Losing", "How it leaves"), encoding="utf-8")

    assert [rule.id for rule in search("leaves", index=index)] == ["WL-WIN-01", "WL-WIN-02"]
