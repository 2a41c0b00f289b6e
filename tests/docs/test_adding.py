"""What pages about abilities, effects, verbs and spells say is done: a twin of each example works, in one module."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from docs.pages import PROJECT, blocks_of, name_of

DOCS = PROJECT / "docs"
ADDING = sorted(DOCS.glob("adding-*.md"))
FILE = re.compile(r"`((?:src|tests|docs|web)/[\w./-]+)`")

ABILITY = """
from knights import Knights, figure, foe, own

table = Knights(
    [own("archer", (10, 10)), foe("elf", (10, 20)), own("idle", (34, 2)), foe("other", (13, 12))],
    [figure("archer", attack_types=["bow"], range=12), figure("elf", abilities=["fog-cloak"])],
)
(ruling,) = table.judge("ranged", "archer", "elf").refusals
print(ruling.rule, ruling.because)
"""

EFFECT = """
from knights import Knights, figure, foe, item, own
from tercio.games.mageknight.field.aims import Aim
from tercio.games.mageknight.rules.combat.values import defense_of

table = Knights(
    [own("seer", (10, 10)), foe("elf", (10, 16), items=["ring"])],
    [figure("seer", attack_types=["wand"], range=12), figure("elf", slots=1), item("ring", effects=["spell-ward"])],
)
tally = defense_of(table.state, Aim(table.warrior("seer"), table.warrior("elf"), is_ranged=True))
print(tally.total, tally.receipts[1].rule)
"""

VERB = """
from battle import Battle, ability, action, army

order = ability("order", {"do": "grind", "who": "target", "number": 1}, aim={})
foes = army(["foe"], ["lord-b"], deck=["grist"])
cards = [action("grind", order), action("grist", order)]
battle = Battle(army(["hero"], ["lord-a"], hand=["grind"]), foes, cards=cards)
battle.say("perform", "grind", "hero").say("target", "foe").until("order")
print(len(battle.state.decks[1]), len(battle.state.discards[1]))
"""

FEAT = """
from battle import Battle, ability, army, character, item

gallop = ability("order", {"do": "modify", "stat": "ac", "amount": 1}, costs=[{"pay": "spend-item"}])
battle = Battle(
    army(["rider"], ["lord-a"]),
    army(["foe"], ["lord-b"]),
    cards=[character("rider", feats={"driving": 7}, skill=3), item("horse", "steed", ability=[gallop])],
    on={"rider": {"items": ["horse"]}, "horse": {"state": "spent"}},
    dice=[10],
)
print(battle.offered("driving"), battle.say("driving", "rider").turned("horse"), battle.events("uses-feat")[0].facts[1])
"""

STAT = """
from battle import Battle, ability, army, character
from tercio.games.warlord.rules.values import armour_class

hero = character("hero", armour=12, ability=[ability("static", {"do": "modify", "stat": "ac-arrows", "amount": 3})])
battle = Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=[hero])
print([armour_class(battle.state, battle.card("hero"), kind).total for kind in ("melee", "ranged")])
"""

SPELL = """
from summoning import Summoning, foe, own, spell, summoner

bark = spell("bark", {"verb": "grant", "what": "flyer"}, target="unit")
clear = spell("clear", {"verb": "unweave"}, target="unit")
table = Summoning(
    [own("mage", (10, 10)), foe("mage2", (20, 20)), own("golem", (10, 14))],
    cards=[summoner("mage", powers=[bark, clear])],
    effects=[{"spell": "bark", "caster": "mage", "target": "golem"}],
    acting="mage",
    players=[{"gems": 9}, {}],
)
print(len(table.state.effects), len(table.say("cast", "mage", "golem", spell="clear").state.effects))
"""


@pytest.mark.parametrize("page", ADDING, ids=name_of)
def test_every_file_to_touch_is_there(page: Path) -> None:
    files = FILE.findall(page.read_text("utf-8"))

    assert [file for file in files if not (PROJECT / file).exists() and "duel" not in file] == []


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("twins")
    shutil.copytree(PROJECT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "page"))
    return folder


def twin(text: str, names: dict[str, str]) -> str:
    for name, other in names.items():
        text = text.replace(name, other)
    return text


def add(copied: Path, file: str, marker: str, names: dict[str, str], beside: str = "") -> None:
    """The whole entry of the example, under other names: at the end of its file, or in a module `beside` it."""
    source = (PROJECT / file).read_text("utf-8")
    if beside:
        (copied / file).with_name(beside).write_text(twin(source, names), "utf-8")
        return
    (entry,) = [part for part in re.split(r"\n(?=\[|class |@|def )", source) if marker in part]
    (copied / file).write_text(f"{(copied / file).read_text('utf-8')}\n\n{twin(entry, names)}\n", "utf-8")


def quoted(page: str) -> set[str]:
    return {block.title for block in blocks_of(DOCS / page)}


def output(copied: Path, program: str) -> str:
    path = os.pathsep.join([str(copied / "src"), str(PROJECT / "tests")])
    env = os.environ | {"PYTHONPATH": path}
    done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_an_ability_is_a_module_a_rule_and_its_words(copied: Path) -> None:
    ledger, texts = "src/tercio/rules/ledger/mageknight-abilities.toml", "src/tercio/games/mageknight/texts.toml"
    module = "src/tercio/games/mageknight/abilities/movement/mist_cloak.py"
    names = {"MistCloak": "FogCloak", "MISTCLOAK": "FOGCLOAK", "mist-cloak": "fog-cloak", "number = 70": "number = 99"}
    assert {ledger, texts, module} <= quoted("adding-an-ability.md")

    add(copied, ledger, '"MKA-MISTCLOAK-01"', names)
    add(copied, module, "", names, "fog_cloak.py")

    assert output(copied, ABILITY) == "MKA-FOGCLOAK-01 hidden-in-mist\n"


def test_an_effect_is_a_module_and_a_rule(copied: Path) -> None:
    ledger = "src/tercio/rules/ledger/mageknight-abilities.toml"
    module = "src/tercio/games/mageknight/abilities/effects/wand_ward.py"
    names = {"WandWard": "SpellWard", "WANDWARD": "SPELLWARD", "wand-ward": "spell-ward"}
    assert {ledger, module} <= quoted("adding-an-effect.md")

    add(copied, ledger, '"MKE-WANDWARD-01"', names)
    add(copied, module, "", names, "spell_ward.py")

    assert output(copied, EFFECT) == "17 MKE-SPELLWARD-01\n"


def test_a_verb_of_warlord_is_a_class_and_its_words(copied: Path) -> None:
    module, texts = "src/tercio/games/warlord/verbs/cards.py", "src/tercio/games/warlord/texts.toml"
    assert {module, texts} <= quoted("adding-a-verb.md")

    add(copied, module, "class Mill", {"Mill": "Grind", '"mill"': '"grind"'})
    add(copied, texts, "[say.verb.mill]", {"verb.mill": "verb.grind"})

    assert output(copied, VERB) == "0 1\n"


def test_a_feat_is_a_module_and_its_words(copied: Path) -> None:
    module, texts = "src/tercio/games/warlord/abilities/feats/riding.py", "src/tercio/games/warlord/texts.toml"
    assert {module, texts} <= quoted("adding-a-feat.md")

    add(copied, module, "", {"Riding": "Driving", '"riding"': '"driving"', "number = 6": "number = 99"}, "driving.py")
    add(copied, texts, "[option.riding]", {"riding": "driving"})
    words = (copied / texts).read_text("utf-8")
    name = 'driving = { en = "Driving", de = "Fahren" }'
    (copied / texts).write_text(words.replace("[say.printed.feats]\n", f"[say.printed.feats]\n{name}\n"), "utf-8")

    assert output(copied, FEAT) == "['rider'] ready 99\n"


def test_a_stat_is_a_class_and_its_words(copied: Path) -> None:
    module, texts = "src/tercio/games/warlord/abilities/stats/bonuses.py", "src/tercio/games/warlord/texts.toml"
    assert {module, texts} <= quoted("adding-a-feat.md")

    add(
        copied,
        module,
        "class AcRanged",
        {"AcRanged": "AcArrows", "ac-ranged": "ac-arrows", "number = 7": "number = 99"},
    )
    add(copied, texts, "[say.stat.ac-ranged]", {"ac-ranged": "ac-arrows"})

    assert output(copied, STAT) == "[12, 15]\n"


def test_a_verb_of_spells_is_a_module_and_its_words(copied: Path) -> None:
    module, texts = "src/tercio/games/summoners/verbs/dispel.py", "src/tercio/games/summoners/texts.toml"
    assert {module, texts} <= quoted("adding-a-spell.md")

    add(copied, module, "", {"Dispel": "Unweave", '"dispel"': '"unweave"'}, "unweave.py")
    add(copied, texts, "[say.verbs.dispel]", {"verbs.dispel": "verbs.unweave"})

    assert output(copied, SPELL) == "1 0\n"
