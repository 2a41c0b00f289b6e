"""How figures look: parts from packs, or from values; no two kinds of one army, or of terrain, can be confused."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from tercio.games import box_of, open_game
from tercio.games.looks import Look
from tercio.games.mageknight.content.looks import usual_look as usual_warrior
from tercio.games.mageknight.content.shipped import shipped as knights
from tercio.games.summoners import shipped as summoners
from tercio.games.summoners.content.looks import usual_look as usual_unit

RANKED = re.compile("-(weak|standard|tough|a|b|c)$")  # ranks of one kind, and a champion's dials


def shapes_by_kind(figures: Iterable[tuple[str, Look]]) -> dict[str, set[Look]]:
    """The looks of each kind; paint alone is no difference that an eye can rely on."""
    found: dict[str, set[Look]] = {}
    for name, look in figures:
        found.setdefault(RANKED.sub("", name), set()).add(look._replace(paint="faction"))
    return found


def test_every_kind_of_mage_knight_has_a_silhouette_of_its_own() -> None:
    content = knights()[0]
    kinds = shapes_by_kind(content.looks.items())
    wisps = kinds.pop("will-o-the-wisp")  # Mage Spawn never fight beside

    assert len(kinds) > 115
    assert wisps == kinds["solonavi-spark"]
    assert [kind for kind, looks in kinds.items() if len(looks) > 1] == []
    assert len(set.union(*kinds.values())) == len(kinds)


def test_every_unit_of_a_realm_has_a_silhouette_of_its_own() -> None:
    content = summoners()[0]
    for realm in content.realms:
        units = [profile for profile in content.profiles.values() if profile.realm == realm]

        assert len(units) == 10
        assert len({content.looks[unit.id]._replace(paint="faction") for unit in units}) == len(units)


ARMY, GAME = 0.3, 0.2  # so much of the pixels of two figures differs at least, within an army and within a game


def alike(figures: dict[str, tuple[str, Look]]) -> list[tuple[float, bool, str, str]]:
    """Pairs of figures, each with its army and its look, that somebody with a phone could take for each other."""
    told = [{"name": name, "army": army, "look": look._asdict()} for name, (army, look) in figures.items()]
    pairs = compared(told)
    assert len(pairs) == len(told) * (len(told) - 1) // 2
    return [pair for pair in pairs if pair[0] < (ARMY if pair[1] else GAME)]


def compared(told: list[dict[str, Any]]) -> list[tuple[float, bool, str, str]]:
    script = Path(__file__).parent / "alike.mjs"
    done = subprocess.run(["node", str(script)], input=json.dumps(told), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    pairs: list[tuple[float, bool, str, str]] = json.loads(done.stdout)
    return pairs


def test_no_drawn_figure_of_mage_knight_can_be_taken_for_another_kind() -> None:
    content = knights()[0]
    kinds = {
        RANKED.sub("", name): ((content.figures[name].factions or ("",))[0], look)
        for name, look in content.looks.items()
    }

    assert len(kinds) > 115
    assert alike(kinds) == []


def test_no_drawn_unit_of_summoners_can_be_taken_for_another_one() -> None:
    content = summoners()[0]
    units = {name: (content.profiles[name].realm, look) for name, look in content.looks.items()}

    assert len(units) == 50
    assert alike(units) == []


def test_the_same_parts_in_a_colour_that_is_hardly_another_are_told_to_be_alike() -> None:
    look = Look(body="robe", head="hood", weapon="staff", off_hand="orb", back="cape", paint="violet")

    assert len(alike({"one": ("fire", look), "other": ("fire", look._replace(off_hand="none"))})) == 1


TERRAIN = 0.3  # of the pixels of two pieces with one outline, whatever it is
WALLS = {"high-wall", "palisade", "masonry-wall", "wicker-screen", "low-rampart", "wall"}


def pieces_alike(kinds: Iterable[tuple[str, str, str]]) -> list[tuple[float, bool, str, str]]:
    """Pairs of kinds of terrain (name, look, what it does) that are hard to tell apart where their outlines agree.

    Those as narrow as a wall are compared with each other only.
    """
    told = [
        {"name": name, "look": look, "kind": kind, "is_narrow": bool({look, kind} & WALLS)}
        for name, look, kind in kinds
    ]
    pairs = compared(told)
    narrow = sum(bool(each["is_narrow"]) for each in told)
    assert len(pairs) == sum(count * (count - 1) // 2 for count in (narrow, len(told) - narrow))
    return [pair for pair in pairs if pair[0] < TERRAIN]


def test_no_drawn_terrain_of_mage_knight_can_be_taken_for_another_kind() -> None:
    pieces = [(kind.id, kind.id, "") for kind in knights()[0].kinds.values() if not kind.parts]

    assert len(pieces) == 26
    assert pieces_alike(pieces) == []


def test_no_drawn_terrain_of_summoners_can_be_taken_for_another_kind() -> None:
    pieces = [(name, name, name) for name in summoners()[0].kinds]  # woods and marshes are drawn by what they do

    assert len(pieces) == 16
    assert pieces_alike(pieces) == []


def test_terrain_of_a_strangers_pack_is_drawn_by_what_it_does() -> None:
    kinds = ("wood", "marsh", "water", "hill", "cliff", "bush", "abyss", "ground")

    assert pieces_alike((kind, "a-strangers", kind) for kind in kinds) == []


def test_no_drawn_token_can_be_taken_for_another_one() -> None:
    pairs = compared([{"markers": True}])

    assert len(pairs) == 11 * 12 // 2
    assert [pair for pair in pairs if pair[0] < GAME] == []


def test_one_drawing_under_two_names_is_told_to_be_alike() -> None:
    assert pieces_alike([("bramble", "bramble", ""), ("thicket", "bramble", "")])[0][0] == 0


def test_without_a_look_values_make_one() -> None:
    figures, profiles = knights()[0].figures, summoners()[0].profiles

    assert usual_warrior(figures["master-archer-standard"]).weapon == "bow"
    assert usual_warrior(figures["elven-spear-weak"]).off_hand != "none"
    assert usual_warrior(figures["glade-rider-weak"]).mount == "horse"
    assert usual_warrior(figures["bronze-golem-weak"]).body == "golem"
    assert usual_warrior(figures["silver-pegasus-standard"])[:5] == ("horse", "none", "none", "none", "feathers")
    assert usual_unit(profiles["water-summoner"]).weapon == "staff"
    assert usual_unit(profiles["storm-harp"]._replace(name_en="Hummer")).body in ("pillar", "altar", "stone", "idol")


def test_without_a_look_a_name_makes_one_where_it_is_plain() -> None:
    figures, profiles = knights()[0].figures, summoners()[0].profiles
    archer, harp = figures["master-archer-standard"], profiles["storm-harp"]

    def called(name: str) -> Look:
        return usual_warrior(replace(archer, name_en=name))

    assert called("Giant Marsh Spider") == Look("spider", "none", "none", paint=called("Wanderer").paint)
    assert called("Sky Lancer").weapon == "lance"
    assert called("Unpaid Skeleton")[:3] == ("bones", "skull", "bow")
    assert called("Mother of Wolves") == called("Spider Queen") == called("Wanderer")
    assert usual_unit(harp).body == "harp"
    assert usual_unit(harp._replace(name_en="Kraken of the Deep")).body == "kraken"


def laid_out(game: str, key: str) -> set[str]:
    """What the gallery and the editor can lay on the table, which are drawn from the same list."""
    editor = box_of(game).editor
    assert editor
    form = editor().form_of(open_game(game))
    entries = [part["entry"] for section in form["sections"] for part in section["parts"]]
    return {entry[key] for entry in entries if entry and key in entry}


def test_every_figure_and_every_kind_of_terrain_is_in_the_gallery() -> None:
    terrain = {kind.id for kind in knights()[0].kinds.values() if not kind.parts}  # others are made of these

    assert laid_out("mageknight", "figure") == set(knights()[0].figures)
    assert laid_out("mageknight", "card") == terrain
    assert laid_out("summoners", "profile") == set(summoners()[0].profiles)
    assert laid_out("summoners", "kind") >= set(summoners()[0].kinds)
