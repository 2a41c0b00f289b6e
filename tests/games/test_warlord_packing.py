"""What a line of a card's text would not heed is refused with file, line and key, in both languages."""

from dataclasses import fields

import pytest

from tercio.content.document import Document
from tercio.content.trouble import BadInput
from tercio.games.warlord.abilities.registry import STATS
from tercio.games.warlord.content.clauses import COMPUTED, KEYS
from tercio.games.warlord.content.pack import OF_MOMENTS, read_faces
from tercio.games.warlord.printed.cards import ALL, ROLES, Clause
from tercio.games.warlord.verbs.registry import VERBS
from tercio.reference import page

CARD = """
[[card]]
id = "x"
name = {{ en = "X", de = "X" }}
type = "action"
level = 1

  [[card.ability]]
  kind = "order"
  do = [{{ do = "draw" }}]
  text = {{ en = "Order: Draw a card.", de = "Befehl: Ziehe eine Karte." }}

  [[card.ability]]
  kind = "{kind}"{more}
  text = {{ en = "...", de = "..." }}
  do = [{{ {line} }}]
"""
WHERE = "card[0].ability[1]"


def trouble(line: str, kind: str = "order", more: str = "") -> BadInput:
    text = CARD.format(line=line, kind=kind, more=f"\n  {more}" if more else "")
    with pytest.raises(BadInput) as raised:
        read_faces(Document.parse(text.encode(), "x.toml"))
    assert raised.value.file == "x.toml"
    assert raised.value.en
    assert raised.value.de != raised.value.en
    return raised.value


def is_taken(line: str, kind: str = "order", more: str = "") -> bool:
    text = CARD.format(line=line, kind=kind, more=f"\n  {more}" if more else "")
    return "x" in read_faces(Document.parse(text.encode(), "x.toml"))


@pytest.mark.parametrize("stat", ["skill", "hp", "level", "ac-ranged", "hand-size", "ban", "check-magic"])
def test_set_changes_atk_and_ac_and_says_so_of_anything_else(stat: str) -> None:
    refused = trouble(f'do = "set", stat = "{stat}", amount = 3')

    assert (refused.line, refused.key) == (16, f"{WHERE}.do[0].stat")
    assert refused.en == 'For "set" choose from: atk, ac.'
    assert refused.de == "Für „set“ gibt es hier: atk, ac."


@pytest.mark.parametrize("stat", ["atk", "ac"])
def test_set_changes_atk_and_ac(stat: str) -> None:
    assert is_taken(f'do = "set", stat = "{stat}", amount = 3')


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ('do = "kill", who = "target", amount = 2', "amount"),
        ('do = "reroll", who = "target"', "who"),
        ('do = "spend", who = "target", until = "round"', "until"),
        ('do = "wound", amount = 1, stat = "hp"', "stat"),
        ('do = "modify", stat = "atk", amount = 1, word = "sword"', "word"),
        ('do = "modify", stat = "atk", amount = 1, dc = 15', "dc"),
        ('do = "modify", stat = "atk", amount = 1, of = "target"', "of"),
        ('do = "modify", stat = "atk", amount = 1, per = "each", of = "target"', "of"),
        ('do = "modify", stat = "atk", amount = 1, per = "level", counted = { side = "own" }', "counted"),
        ('do = "grant", stat = "trespass", word = "castle"', "word"),
        ('do = "strike", until = "round"', "until"),
        ('do = "draw", optional = true', "optional"),
        ('do = "recycle", optional = true', "optional"),
        ('do = "special", word = "order-again", who = "target"', "who"),
        ('do = "heal", who = "target", filter = { side = "own" }', "filter"),
        ('do = "wound", amount = 1, filter = { side = "own" }', "filter"),
    ],
)
def test_a_key_that_the_verb_does_not_heed_is_refused(line: str, key: str) -> None:
    refused = trouble(line)

    assert (refused.line, refused.key) == (16, f"{WHERE}.do[0].{key}")


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ('do = "strike", to = "nowhere"', "to"),
        ('do = "strike", to = "picked"', "to"),
        ('do = "strike", kind = "magic"', "kind"),
        ('do = "strike", word = "hard"', "word"),
        ('do = "move", to = "sideways"', "to"),
        ('do = "send-back", to = "table"', "to"),
        ('do = "draw", to = "hand"', "to"),
        ('do = "special", word = "miracle"', "word"),
        ('do = "special"', "word"),
        ('do = "grant", stat = "ban", word = "breathe"', "word"),
        ('do = "grant", stat = "feat", word = "juggling"', "word"),
        ('do = "grant", stat = "trait"', "stat"),
        ('do = "grant", stat = "atk"', "stat"),
        ('do = "modify", stat = "atk-against", amount = 1', "stat"),
        ('do = "modify", stat = "initiative", amount = 1', "stat"),
        ('do = "to-strike", stat = "skill", amount = 1', "stat"),
        ('do = "modify", stat = "atk"', "do"),
        ('do = "modify", amount = 1', "do"),
        ('do = "wound"', "do"),
        ('do = "check", kind = "magic"', "do"),
        ('do = "force", amount = -3', "amount"),
        ('do = "modify", stat = "next-natural", amount = -3', "amount"),
    ],
)
def test_a_word_that_the_verb_does_not_know_or_misses_is_refused(line: str, key: str) -> None:
    assert trouble(line).key == f"{WHERE}.do[0].{key}"


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ('do = "wound", amount = 1', "do"),
        ('do = "set", stat = "atk", amount = 1', "do"),
        ('do = "modify", amount = 1', "do"),
        ('do = "modify", stat = "level", amount = 1', "stat"),
        ('do = "grant", stat = "trespass"', "stat"),
        ('do = "modify", stat = "next-natural", amount = 20', "stat"),
        ('do = "modify", stat = "atk", amount = 1, until = "round"', "until"),
        ('do = "modify", stat = "atk", amount = 1, when = "failed"', "when"),
        ('do = "modify", stat = "atk", amount = 1, optional = true', "optional"),
        ('do = "modify", stat = "atk", amount = 1, who = "target"', "who"),
        ('do = "modify", stat = "initiative", amount = 1, who = "all"', "who"),
        ('do = "modify", stat = "atk", amount = 1, filter = { side = "own" }', "filter"),
        ('do = "modify", stat = "atk-against", amount = 1, per = "level"', "per"),
        ('do = "grant", stat = "class-items", word = "bard"', "word"),
    ],
)
def test_static_text_changes_values_and_heeds_nothing_else(line: str, key: str) -> None:
    assert trouble(line, "static").key == f"{WHERE}.do[0].{key}"


@pytest.mark.parametrize(
    ("kind", "more"),
    [
        ("static", "spend = true"),
        ("static", 'limit = "round"'),
        ("static", 'aim = { side = "enemy" }'),
        ("static", 'strikes = "both"'),
        ("order", 'lifts = ["WL-RECRUIT-05"]'),
        ("order", 'strikes = "both"'),
        ("order", 'trigger = "after:hit"'),
        ("order", 'rule = "only-for"'),
        ("static", 'rule = "never-heard-of"'),
    ],
)
def test_a_paragraph_says_nothing_that_its_kind_does_not_heed(kind: str, more: str) -> None:
    key = more.split(" ")[0]
    refused = trouble('do = "modify", stat = "atk", amount = 1', kind, more)

    assert (refused.line, refused.key) == (15, f"{WHERE}.{key}")


@pytest.mark.parametrize(
    ("kind", "who"), [("order", "victim"), ("order", "target"), ("static", "striker"), ("react", "picked")]
)
def test_a_paragraph_asks_only_of_those_whom_its_kind_knows(kind: str, who: str) -> None:
    moment = 'trigger = "after:hit"\n  ' if kind == "react" else ""
    refused = trouble('do = "modify", stat = "atk", amount = 1', kind, f'{moment}tests = [{{ who = "{who}" }}]')

    assert refused.key == f"{WHERE}.tests[0].who"


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ('do = "modify", stat = "check-magic", amount = 2, until = "strike"', "order"),
        ('do = "modify", stat = "check-magic", amount = 2', "static"),
        ('do = "modify", stat = "atk", amount = 1, per = "each", filter = { side = "own" }', "static"),
        (f'do = "modify", stat = "ac", amount = 1, who = "{ALL}", filter = {{ place = "same-rank" }}', "static"),
        ('do = "grant", stat = "ban", word = "be-melee-target", filter = { level_most = 2 }', "static"),
        (f'do = "wound", amount = 1, who = "{ALL}", filter = {{ side = "enemy" }}', "order"),
        ('do = "discard-item", who = "target", filter = { trait = "weapon" }, optional = true', "order"),
        ('do = "challenge", who = "target", to = "self", until = "next-strike"', "order"),
    ],
)
def test_what_is_heeded_is_taken(line: str, kind: str) -> None:
    assert is_taken(line, kind, 'aim = { side = "enemy" }' if '"target"' in line else "")


def test_verbs_and_stats_speak_of_keys_and_verbs_that_there_are() -> None:
    assert set(KEYS) == {field.name for field in fields(Clause)} - {"do"}
    assert {key for verb in VERBS.values() for key in (*verb.heeds, *verb.needs)} <= set(KEYS)
    assert {key for verb in VERBS.values() for key in verb.knows if key not in verb.heeds} == set()
    assert {word for stat in STATS.values() for word in stat.verbs} <= set(VERBS)
    assert {word for word, verb in VERBS.items() if "stat" in verb.heeds} == {
        word for stat in STATS.values() for word in stat.verbs
    }


def test_every_key_that_a_clause_may_bring_is_heeded_by_some_verb() -> None:
    heeded = {key for verb in VERBS.values() for key in verb.heeds}

    assert set(KEYS) - heeded == {"when", "given", "optional", *COMPUTED}


def test_the_reference_names_every_verb_and_every_stat() -> None:
    told = page("warlord", "en")

    assert [word for word in (*VERBS, *STATS) if f"`{word}`" not in told] == []


@pytest.mark.parametrize(
    "line",
    [
        'do = "wound", who = "victim", amount = 1',
        'do = "draw", per = "level", of = "wounder"',
        'do = "draw", given = { who = "caster", state = "ready" }',
        'do = "search", filter = { level_than = "same", seen_from = "opponent" }',
        'do = "wound", who = "self", amount = 1, per = "each", counted = { place = "adjacent", seen_from = "striker" }',
        'do = "strike", to = "striker"',
    ],
)
def test_an_order_speaks_of_nobody_who_is_there_at_a_moment_only(line: str) -> None:
    refused, who = trouble(line), next(who for who in OF_MOMENTS if f'"{who}"' in line)

    assert refused.key == WHERE + ".do"
    assert refused.en == f'Only a text with a moment can speak of "{who}".'
    assert refused.de == f"Von „{who}“ kann nur ein Text mit einem Zeitpunkt sprechen."
    assert is_taken(line, "react", 'trigger = "before:rolled"')


@pytest.mark.parametrize(
    "line",
    [
        'do = "draw", per = "level", of = "target"',
        'do = "draw", given = { who = "target", state = "ready" }',
        'do = "search", filter = { level_than = "same", seen_from = "target" }',
        'do = "challenge", who = "all", to = "target"',
    ],
)
def test_nothing_speaks_of_a_target_that_nobody_aims_at(line: str) -> None:
    assert trouble(line).en == '"target" needs an "aim".'
    assert is_taken(line, "order", "aim = {}")


@pytest.mark.parametrize(
    ("word", "who"),
    [(word, who) for word, verb in VERBS.items() if "who" in verb.heeds for who in ROLES if who not in verb.whom],
)
def test_a_verb_is_done_by_those_who_can(word: str, who: str) -> None:
    """A strike, for example, is made by one character; a text that names several says nothing that is played."""
    line = f'do = "special", word = "{word}"' if VERBS[word].is_named else f'do = "{word}"'
    moment = "".join([f'\n  trigger = "{moment}"' for moment in VERBS[word].moments[:1]])

    assert trouble(f'{line}, who = "{who}"', "react" if moment else "order", f"aim = {{}}{moment}").key == (
        f"{WHERE}.do[0].who"
    )


def test_how_a_strike_went_is_asked_when_it_is_over() -> None:
    more = 'trigger = "{}"\n  went = "killed"'

    assert trouble('do = "draw"', "react", more.format("after:attacked")).key == f"{WHERE}.went"
    assert is_taken('do = "draw"', "react", more.format("after:struck"))


@pytest.mark.parametrize(
    ("trigger", "test"),
    [
        ("after:died", 'place = "same-rank"'),
        ("after:died", 'state = "stunned"'),
        ("after:died", 'wounded = "yes"'),
        ("after:died", 'bears = "sword"'),
        ("after:died", 'bears_not = "sword"'),
        ("after:left", 'place = "adjacent"'),
    ],
)
def test_of_whoever_has_left_play_nothing_is_asked_that_is_over(trigger: str, test: str) -> None:
    asked = f'trigger = "{trigger}"\n  tests = [{{ who = "victim", {test} }}]'
    refused = trouble('do = "draw"', "react", asked)

    assert (refused.line, refused.key) == (16, f"{WHERE}.tests")
    assert trigger in refused.en


def test_who_stood_beside_the_dead_and_what_is_printed_may_be_asked() -> None:
    asked = 'tests = [{ who = "victim", place = "adjacent", trait = "undead", alignment = "evil" }]'

    assert is_taken('do = "draw"', "react", f'trigger = "after:died"\n  {asked}')
    assert is_taken('do = "draw"', "react", 'trigger = "after:left"\n  tests = [{ who = "victim", side = "enemy" }]')
