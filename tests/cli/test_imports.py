"""`tercio import` turns lists into packs, all or nothing, and tells what is wrong with line and column."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tercio.cli import app
from tercio.cli.pack import looked_through
from tercio.content.trouble import BadInput

CARDS = """\
name,type,class,faction,alignment,attack,armorClass,skill,hitPoints,level,traits,text,set
Orla,Character,Fighter/Rogue,Dwarves,Good,3/1,14,2,2,3,Knight,Spend Order: Perform a +4 ranged strike.,Dawn
Oar,Item,Fighter,,,3,,,,3,Weapon,Order: Spend Oar: Perform a melee strike.,Dawn
Ditty,Action,Wizard,,,,,,,2,,Order: Hum a tune.,Dusk
Cellar,Dungeon,,,,,,,,2,,,Dusk
"""
DIALS = [
    {
        "name": "Moor Guard",
        "set": "Moor",
        "rank": "Weak",
        "points": 21,
        "number": "7",
        "arc": "90",
        "range": 6,
        "targets": 1,
        "factions": ["Orcs of the Moor"],
        "dial": [
            {"speed": 8, "attack": 9, "defense": 15, "damage": 2, "abilities": {"attack": {"name": "Weapon Master"}}},
            {"speed": 7, "attack": 8, "defense": 14, "damage": 2, "abilities": {"speed": "Force March"}},
            {"speed": 0, "attack": 0, "defense": 0, "damage": 0},
        ],
    },
    {"name": "Nothing", "points": 3, "rank": "Weak", "dial": []},
]
SQL = """\
COPY public.abilities (id, name) FROM stdin;
1\tTOUGHNESS
8\tDEAD
\\.
COPY public.factions (id, name) FROM stdin;
4\tElemental Moor
\\.
COPY public.miniatures (id, name, set_name, rank, point_cost, collector_number, arc, range, range_targets) FROM stdin;
5\tMoor Witch\tmoor\tPROMO\t33\t9\t90\t0\t1
\\.
COPY public.miniature_factions (miniature_id, faction_id) FROM stdin;
5\t4
\\.
COPY public.click_stats (id, miniature_id, click_number, speed, attack, defense, damage, defense_ability_id) FROM stdin;
2\t5\t2\t6\t8\t14\t1\t8
1\t5\t1\t7\t9\t15\t2\t1
\\.
"""
UNITS = """\
name,name_de,realm,level,ap,walk,run,reflex,resistance,size,white,red,base,mana,attacks
Moss Runner,Moosläufer,earth,1,2,5,8,4,2,2,4,2,30,2,Root Spear: melee 2 | Thorn: ranged 2 10
"""


def run(*words: str) -> str:
    done = CliRunner().invoke(app, ["--lang", "en", "import", *words])
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done.output


def written(folder: Path, name: str, text: str) -> str:
    path = folder / name
    path.write_text(text, "utf-8")
    return str(path)


def test_cards_become_packs_by_their_sets(tmp_path: Path) -> None:
    out = tmp_path / "packs"
    told = run("warlord", written(tmp_path, "own.csv", CARDS), "--out", str(out))

    assert "Dawn: 2 of 2 cards, 2 of 2 texts enforced (100 %)" in told
    assert "Dusk: 1 of 2 cards, 0 of 1 texts enforced (0 %)" in told
    assert [looked_through(out / name) for name in ("dawn.toml", "dusk.toml")] == [((), 2), ((), 1)]
    orla = tomllib.loads((out / "dawn.toml").read_text("utf-8"))["card"][0]
    assert (orla["class"], orla["more_classes"], orla["attacks"], orla["traits"]) == (
        "fighter",
        ["rogue"],
        [3, 1],
        ["dwarves", "knight"],
    )


def test_a_text_that_is_not_understood_is_shown_and_marked(tmp_path: Path) -> None:
    out = tmp_path / "packs"
    run("warlord", written(tmp_path, "own.csv", CARDS), "--out", str(out))
    text = tomllib.loads((out / "dusk.toml").read_text("utf-8"))["card"][0]["ability"][0]

    assert text == {"kind": "static", "enforced": False, "text": {"en": "Order: Hum a tune."}}
    assert "? hum a tune." in run("report", str(out), "--all")
    assert "hum" not in run("report", str(out))


def test_a_correction_by_hand_is_found_by_the_hash_of_the_text(tmp_path: Path) -> None:
    out, file = tmp_path / "packs", written(tmp_path, "own.csv", CARDS)
    run("warlord", file, "--out", str(out))
    digest = [entry["hash"] for entry in json.loads((out / "report.json").read_text("utf-8"))][2]
    correction = f'[[{digest}]]\nkind = "order"\ntext = {{ en = "Order: Hum a tune." }}\ndo = [{{ do = "draw" }}]\n'
    (out / "corrections.toml").write_text(correction, "utf-8")

    assert "Dusk: 1 of 2 cards, 1 of 1 texts enforced (100 %)" in run("warlord", file, "--out", str(out))


def test_the_beginning_of_a_hash_that_the_report_prints_is_enough(tmp_path: Path) -> None:
    out, file = tmp_path / "packs", written(tmp_path, "own.csv", CARDS)
    run("warlord", file, "--out", str(out))
    printed = run("report", str(out), "--all").splitlines()
    [digest] = [line.split()[-1] for line in printed if "(Dusk)" in line and len(line.split()[-1]) == 12]
    correction = f'[[{digest}]]\nkind = "order"\ntext = {{ en = "Order: Hum." }}\ndo = [{{ do = "draw" }}]\n'
    (out / "corrections.toml").write_text(correction, "utf-8")

    assert "Dusk: 1 of 2 cards, 1 of 1 texts enforced (100 %)" in run("warlord", file, "--out", str(out))


def test_what_holds_for_every_order_of_an_action_is_part_of_each(tmp_path: Path) -> None:
    cards = [
        {
            "name": "Reed Song",
            "type": "Action",
            "class": "Wizard",
            "level": 2,
            "set": "Dusk",
            "text": "Elves play this without spending.\nSpend Order: Draw a card.\nSpend Order: Draw two cards.",
        },
        {
            "name": "Twofold Amalia",
            "type": "Char",
            "class": "Cleric",
            "level": 3,
            "set": "Dusk",
            "faction": "Elf",
            "alignment": "Good",
            "attack": [2],
            "armorClass": 12,
            "skill": 3,
            "hitPoints": 1,
            "text": "Amalia is a cleric and a rogue.",
        },
    ]
    out = tmp_path / "packs"
    run("warlord", written(tmp_path, "own.json", json.dumps(cards)), "--out", str(out))
    song, ama = tomllib.loads((out / "dusk.toml").read_text("utf-8"))["card"]

    assert [each["unspent"] for each in song["ability"]] == [{"faction": "elves"}, {"faction": "elves"}]
    assert (ama["class"], ama["more_classes"]) == ("cleric", ["rogue"])
    assert looked_through(out / "dusk.toml")[0] == ()


def test_columns_may_have_other_names(tmp_path: Path) -> None:
    file = written(tmp_path, "own.csv", CARDS.replace("armorClass", "Armor"))
    names = written(tmp_path, "map.toml", 'armour = "Armor"\n')
    run("warlord", file, "--out", str(tmp_path / "packs"), "--map", names)
    orla = tomllib.loads((tmp_path / "packs" / "dawn.toml").read_text("utf-8"))["card"][0]

    assert orla["armour"] == 14
    with pytest.raises(BadInput, match="No column"):
        run("warlord", file, "--out", str(tmp_path / "p"), "--map", written(tmp_path, "bad.toml", 'rmour = "A"\n'))


def test_dials_of_json_become_a_pack_and_others_are_named(tmp_path: Path) -> None:
    told = run("mageknight", written(tmp_path, "own.json", json.dumps(DIALS)), "--out", str(tmp_path / "packs"))
    figure = tomllib.loads((tmp_path / "packs" / "moor.toml").read_text("utf-8"))["figure"][0]

    assert "1 of 2 figures imported" in told
    assert "Nothing: no click with values" in told
    assert figure["factions"] == ["orc-khans"]
    assert [click.get("abilities") for click in figure["dial"]] == [["weapon-master"], ["forced-march"]]
    assert looked_through(tmp_path / "packs" / "moor.toml")[0] == ()


def test_dials_of_a_dump_are_joined_from_its_tables(tmp_path: Path) -> None:
    run("mageknight", written(tmp_path, "own.sql", SQL), "--out", str(tmp_path / "packs"))
    figure = tomllib.loads((tmp_path / "packs" / "moor.toml").read_text("utf-8"))["figure"][0]

    assert (figure["rank"], figure["points"], figure["factions"]) == ("unique", 33, ["elementalists"])
    assert figure["dial"] == [{"movement": 7, "attack": 9, "defense": 15, "damage": 2, "abilities": ["toughness"]}]


def test_profiles_become_a_pack(tmp_path: Path) -> None:
    told = run("summoners", written(tmp_path, "own.csv", UNITS), "--out", str(tmp_path / "packs"))

    assert told == "1 unit imported\n"
    assert looked_through(tmp_path / "packs" / "own.toml") == ((), 1)


@pytest.mark.parametrize(
    ("game", "name", "content", "told"),
    [
        ("warlord", "a.json", b'[{"a": 1},\n {"b": }]', "a.json:2: Column 8"),
        ("warlord", "a.json", b"[" * 100_000, "a.json:1: Column 41: brackets are nested more than 40 deep"),
        ("warlord", "a.json", b"[\n" * 100, "a.json:41: Column 1"),
        ("warlord", "a.json", b"[1, 2]", "list of objects"),
        ("warlord", "a.json", b"[]", "nothing in it"),
        ("warlord", "a.csv", b"name,type\nA,\xff", "a.csv:2: The file is not UTF-8 text"),
        ("warlord", "a.csv", b"name,name\nA,B", "same name"),
        ("warlord", "a.csv", b"name,type\nA,B,C", "3 cells for 2 columns"),
        ("warlord", "a.csv", b"name,type\nA,Song", "Not one entry"),
        ("warlord", "a.xls", b"abc", "must end in"),
        ("mageknight", "a.sql", b"COPY t (a, b) FROM stdin;\n1\n\\.\n", "a.sql:2"),
        ("mageknight", "a.sql", b"(" * 100_000, "No entry was found"),
        ("mageknight", "a.sql", b"INSERT INTO figures (name) VALUES (1);\n", "No entry was found"),
        ("summoners", "a.csv", b"name,realm\nA,earth", 'a.csv:2: "ap" is missing'),
        (
            "summoners",
            "a.csv",
            UNITS.replace("Thorn: ranged", "Thorn! ranged").encode(),
            "a.csv:2: This is not an",
        ),
        ("summoners", "a.csv", UNITS.replace(",earth,", ",cheese,").encode(), "a.csv:2: realm: "),
        ("warlord", "a.csv", "name,type\nA,Item".encode("utf-16-le"), "a.csv:1: Column 2: this is not text"),
        ("warlord", "a.json", b'[{"name": "A"},\n {"name": "\\ud800"}]', "a.json:2: This entry holds half a letter"),
        ("mageknight", "a.json", b'[{"name": "A", "points": 3, "dial": [1]}]', "dial without clicks"),
        ("mageknight", "a.sql", SQL.replace("2\t5\t2", "2\t5\tx").encode(), 'a.sql:15: "click" is not a whole number'),
        ("mageknight", "a.sql", b"INSERT INTO t (a)\nVALUES ('", "a.sql:1: This statement does not end"),
    ],
)
def test_bad_input_is_told_in_one_sentence_and_nothing_is_written(
    game: str, name: str, content: bytes, told: str, tmp_path: Path
) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(BadInput) as trouble:
        run(game, str(tmp_path / name), "--out", str(tmp_path / "packs"))

    assert told in trouble.value.message("en")
    assert not (tmp_path / "packs").exists()
