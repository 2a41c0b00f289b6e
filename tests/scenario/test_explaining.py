"""A scenario is told in German and English, with the rule behind every line."""

import pytest

from scenario.duel import DUEL, spoilt
from tercio.content.document import Document
from tercio.rules import load
from tercio.scenario import explain, play, scenario_from


def told(text: str, lang: str) -> list[str]:
    return explain(play(scenario_from(Document.parse(text.encode(), "duel.toml"))), lang)


GERMAN = """\
# Ein Duell
  SK-PARRY-01  Parade
  SK-MOVE-03  Nicht durch Feinde

1. Rot: Welche Figur handelt, und wie? [SK-ACT-02]
   > golem geht nach 7/3 7/4,001
   ! Der Weg ist 5,001″ lang; erlaubt sind 5″ (4″ aufgedruckt, +1″ kühn). [SK-MOVE-01]
   !   Gehweite: Eine Figur geht nicht weiter als ihr Gehen-Wert.
   ! Sir A. Bee steht im Weg. [SK-MOVE-03]
   !   Nicht durch Feinde: Keine Figur bewegt sich über die Basis eines Feindes.

2. Rot: Welche Figur handelt, und wie? [SK-ACT-02]
   > golem schlägt nach Sir A. Bee
   golem schlägt nach Sir A. Bee, mit 3 Würfeln (3 Nahkampf). [SK-STRIKE-01]

3. Blau: golem schlägt nach Sir A. Bee, mit 3 Würfeln; ab 5 ist es ein Treffer. Reagieren? [K-WINDOW-01]
   > Sir A. Bee pariert
   Blau würfelt 8, 4, 5 (W8). [SK-PARRY-01]
   Sir A. Bee pariert 2 Treffer; nötig war 5 oder mehr (5 Parade). [SK-PARRY-01]

4. Blau: golem schlägt nach Sir A. Bee, mit 3 Würfeln; ab 5 ist es ein Treffer. Reagieren? [K-WINDOW-01]
   > Passen
   Rot würfelt 7, 5, 6 (W8). [SK-STRIKE-02]

5. Rot: Du hast 3 Treffer gegen Sir A. Bee gewürfelt (nötig war 5 oder mehr). Reagieren? [K-WINDOW-01]
   > Passen
   3 Treffer gegen Sir A. Bee; nötig war 5 oder mehr (5 Reflexe). [SK-STRIKE-03]
   Sir A. Bee erleidet 1 Wunde (3 für Treffer, −2 Parade). [SK-STRIKE-04]

Blau: Welche Figur handelt, und wie? [SK-ACT-02]
ok"""


def test_the_playthrough_is_told_in_german() -> None:
    assert "\n".join(told(DUEL, "de")) == GERMAN


def test_both_languages_tell_the_same_and_only_rules_of_the_index() -> None:
    german, english = told(DUEL, "de"), told(DUEL, "en")
    rules = [
        [line.rpartition("[")[2].rstrip("]") for line in lines if line.endswith("]")] for lines in (german, english)
    ]

    assert english[0] == "# A duel"
    assert rules[0] == rules[1]
    assert all([rule in load() for rule in rules[0]])


def test_what_differs_stands_at_the_end() -> None:
    assert told(spoilt(("round = 2\nhands", "round = 3\nhands")), "en")[-1].endswith("round is 2, not 3 as expected.")


def test_it_is_told_as_far_as_the_dice_go() -> None:
    lines = told(spoilt(("dice = [8, 4, 5, 7, 5, 6]", "dice = [8, 4, 5]")), "en")

    assert "   Sir A. Bee parries 2 hits; 5 or more was needed (5 parry). [SK-PARRY-01]" in lines
    assert "at least 3 more are needed" in lines[-1]


def test_events_before_the_first_answer_are_told() -> None:
    assert "Round 1 begins. [SK-ROUND-01]" in told('game = "skirmish"', "en")


def test_an_answer_that_nobody_asked_for_is_told_by_its_key() -> None:
    step = '[[step]]\nseat = 1\nanswer = { key = "fly\\nhome" }\nrefused_by = ["K-ASK-01"]\n'
    lines = told('game = "skirmish"\n[position.units]\na = { profile = "imp", seat = 0, at = [3, 3] }\n' + step, "en")

    assert "1. Blue:" in lines
    assert "   > fly\ufffdhome" in lines


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_winner_is_told(lang: str) -> None:
    text = 'game = "skirmish"\n[position.units]\na = { profile = "imp", seat = 0, at = [3, 3], wounds = 2 }\n'

    assert any(["SK-END-02" in line for line in told(text, lang)])
