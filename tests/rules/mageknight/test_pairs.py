"""Bans, protections and limits hold in every procedure that they meet, not only where they were made for."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from cavalry import horse, lancer, unit
from knights import EAST, SOUTH, WEST, Card, Entry, Knights, book, figure, foe, item, near, own, spell

BOW: dict[str, Any] = {"attack_types": ["bow"], "range": 12, "ranged_damage": 2, "factions": ["orc-khans"]}
KHANS: dict[str, Any] = {"factions": ["orc-khans"]}
IDLE = own("idle", (34, 2))
WALL = {"kind": "blocking", "constructed": True, "width": 4, "depth": 1, "defense": 12, "structure": 2}
FAR = foe("far", (33, 33))

# -- who may be given an action, whatever it is --------------------------------------------------------------


class Deed(NamedTuple):
    """What a hero is given: what it tries, who is there, what it can and bears, what else is on the table."""

    words: tuple[Any, ...]
    others: tuple[Entry, ...] = ()
    can: dict[str, Any] = {}  # noqa: RUF012
    cards: tuple[Card, ...] = ()
    bears: dict[str, Any] = {}  # noqa: RUF012
    position: dict[str, Any] = {}  # noqa: RUF012
    more: dict[str, Any] = {}  # noqa: RUF012

    def laid(self, *others: Entry, abilities: tuple[str, ...] = (), **hero: Any) -> Knights:
        card = figure("hero", **{**self.can, "abilities": [*self.can.get("abilities", ()), *abilities]})
        standing = [own("hero", (10, 10), **self.bears, **hero), IDLE, FAR, *self.others, *others]
        return Knights(standing, [card, *self.cards], **self.position)

    def refused(self, table: Knights) -> set[str]:
        key, *more = self.words
        return table.refused(key, "hero", *more, **self.more)


def able(*abilities: str, **more: Any) -> dict[str, Any]:
    return {**more, "abilities": list(abilities)}


MATE = own("mate", near("hero"))
MATES = (own("mate", near("hero", 0, EAST)), own("mate2", near("hero", 0, WEST)))
ELF = (foe("elf", (10, 16)),)
TOUCHING = (foe("elf", near("hero")),)
DEAD = (own("dead", (30, 30), gone="eliminated", click=6),)
TOME = (book(), spell("ember", target="enemy", deeds=[{"does": "damage", "amount": 1}]), spell("other", bars=2))
SORCERER: dict[str, Any] = {"attack_types": ["wand"], "range": 10}
BEARS: dict[str, Any] = {"items": ["tome"], "spells": ["ember", "other"]}
HURT = own("mate", near("hero"), click=2)

DEEDS: dict[str, Deed] = {
    "move": Deed(("move", (10, 12))),
    "sprint": Deed(("sprint", (10, 14))),
    "take-off": Deed(("take-off", (10, 12)), can={"movement_type": "wings"}),
    "form": Deed(("form", "mate", "mate2"), MATES, KHANS, (figure("mate", **KHANS),)),
    "close": Deed(("close", "elf"), TOUCHING),
    "sweep": Deed(("sweep",), TOUCHING, able("sweep")),
    "capture": Deed(("capture", "elf"), TOUCHING),
    "ranged": Deed(("ranged", "elf"), ELF, BOW),
    "blast": Deed(("blast", "elf"), ELF, able("magic-blast", **BOW)),
    "shockwave": Deed(("shockwave",), (foe("elf", (10, 14)),), able("shockwave", **BOW)),
    "hex": Deed(("hex", "elf"), ELF, able("hex", **BOW)),
    "volley": Deed(("volley", "elf", "mate", "mate2"), (*ELF, *MATES), BOW, (figure("mate", **BOW),)),
    "bombard": Deed(("bombard", (10, 18)), ELF, able("bombardment", **BOW)),
    "watch": Deed(("watch",), ELF, able("overwatch", **BOW)),
    "surge": Deed(("surge", near("elf", 0, SOUTH)), ELF),
    "charge": Deed(("charge", near("elf", 0, SOUTH)), ELF, able("charge")),
    "heal": Deed(("heal", "mate"), (HURT,), able("healing")),
    "regenerate": Deed(("regenerate",), (), able("regeneration"), bears={"click": 2}),
    "raise": Deed(("raise", "dead", near("hero")), DEAD, able("necromancy"), more={"facing": 90}),
    "levitate": Deed(("levitate", "mate", (10, 15)), (MATE,), able("magic-levitation"), more={"facing": 90}),
    "batter": Deed(("batter", "wall"), position={"terrain": {"wall": {**WALL, "at": [10, 11.25]}}}),
    "shell": Deed(("shell", "wall"), (), BOW, position={"terrain": {"wall": {**WALL, "at": [10, 15]}}}),
    "cast": Deed(("cast", "elf"), ELF, SORCERER, TOME, BEARS, more={"spell": "ember"}),
    "look-up": Deed(("look-up", "other"), (), SORCERER, TOME, BEARS),
}
MOVES = ("move", "sprint", "take-off", "form")
NO_MOVES = tuple([name for name in DEEDS if name not in MOVES])


@pytest.mark.parametrize("name", DEEDS)
def test_what_is_tried_here_may_be_done_by_one_whom_nothing_forbids(name: str) -> None:
    deed = DEEDS[name]

    assert deed.refused(deed.laid()) == set()


@pytest.mark.rule("MK-TERM-03")
@pytest.mark.parametrize("name", [name for name in DEEDS if name != "look-up"])  # its cost is a token
def test_MK_TERM_03_with_two_tokens_nothing_is_given(name: str) -> None:
    deed = DEEDS[name]

    assert "MK-TERM-03" in deed.refused(deed.laid(tokens=2))


@pytest.mark.rule("MK-TURN-16")
@pytest.mark.parametrize("name", DEEDS)
def test_MK_TURN_16_who_was_given_an_action_is_given_no_other(name: str) -> None:
    deed = DEEDS[name]

    assert "MK-TURN-16" in deed.refused(deed.laid(tokens=1, acted=True))


@pytest.mark.rule("MK-CAPTURE-15")
@pytest.mark.parametrize("name", DEEDS)
def test_MK_CAPTURE_15_a_captive_is_given_nothing(name: str) -> None:
    deed = DEEDS[name]
    table = deed.laid(foe("jailer", near("hero", 0, SOUTH), facing=90), guard="jailer")

    assert "MK-CAPTURE-15" in deed.refused(table)


@pytest.mark.rule("MK-CAPTURE-09")
@pytest.mark.parametrize("name", NO_MOVES)
def test_MK_CAPTURE_09_a_guard_is_given_nothing_but_moves(name: str) -> None:
    deed = DEEDS[name]
    table = deed.laid(foe("prisoner", near("hero", 0, SOUTH), guard="hero"))

    assert "MK-CAPTURE-09" in deed.refused(table)


@pytest.mark.rule("MKA-DEMORALIZED-01")
@pytest.mark.parametrize("name", NO_MOVES)
def test_MKA_DEMORALIZED_01_the_demoralized_are_given_nothing_but_moves(name: str) -> None:
    deed = DEEDS[name]

    assert "MKA-DEMORALIZED-01" in deed.refused(deed.laid(abilities=("demoralized",)))


@pytest.mark.rule("MKC-ACTION-01")
@pytest.mark.parametrize(
    "words",
    [("trample", "horse", (18, 24)), ("dismount", "lancer", near("horse", 0, EAST)), ("move", "horse", (18, 24))],
)
def test_MKC_ACTION_01_one_action_a_turn_for_both_halves(words: tuple[Any, ...]) -> None:
    standing = [*unit(facing=90, tokens=1, acted=True, rider={"acted": True}), IDLE, FAR]
    table = Knights(standing, [horse(), lancer()])
    key, who, where = words

    assert "MKC-ACTION-01" in table.refused(key, who, where, facing=90)


@pytest.mark.rule("MK-TERM-03")
@pytest.mark.parametrize(("key", "who"), [("trample", "horse"), ("move", "horse"), ("dismount", "lancer")])
def test_MK_TERM_03_nor_is_a_cavalry_unit_given_anything(key: str, who: str) -> None:
    table = Knights([*unit(facing=90, tokens=2, rider={"tokens": 2}), IDLE, FAR], [horse(), lancer()])
    where = near("horse", 0, EAST) if key == "dismount" else (18, 24)

    assert "MK-TERM-03" in table.refused(key, who, where, facing=90)


# -- who cannot be a target of a ranged attack, by whatever it is made ----------------------------------------


HIDDEN = {"invisibility": "MKA-INVISIBILITY-01", "ghostform": "MKA-GHOSTFORM-01"}


@pytest.mark.rule(*HIDDEN.values())
@pytest.mark.parametrize(("ability", "rule"), HIDDEN.items())
def test_MKA_INVISIBILITY_01_not_by_a_formation_either(ability: str, rule: str) -> None:
    deed = DEEDS["volley"]
    table = deed._replace(cards=(*deed.cards, figure("elf", abilities=[ability]))).laid()

    assert rule in deed.refused(table)


@pytest.mark.rule(*HIDDEN.values())
@pytest.mark.parametrize(("ability", "rule"), HIDDEN.items())
def test_MKA_INVISIBILITY_01_not_from_a_bound_either(ability: str, rule: str) -> None:
    cards = [figure("hero", **able("bound", **BOW)), figure("elf", abilities=[ability])]
    table = Knights([own("hero", (10, 10)), IDLE, FAR, foe("elf", (10, 20)), foe("troll", (14, 20))], cards)
    table.say("bound", "hero", (10, 12)).go_on("bound")

    assert rule in table.refused("ranged", "hero", "elf")
    assert table.offered("ranged", "hero") == {"troll"}


WATCHES = figure("hero", **able("overwatch", **BOW))


@pytest.mark.rule("MKA-INVISIBILITY-01", "MKA-OVERWATCH-01")
def test_MKA_INVISIBILITY_01_not_from_overwatch_either() -> None:
    cards = [WATCHES, figure("elf", abilities=["invisibility"])]
    standing = [own("hero", (10, 10), watching=True), IDLE, foe("elf", (10, 16)), foe("troll", (14, 16))]
    table = Knights(standing, cards, phase="command")
    table.go_on("watch")

    assert table.offered("ranged", "hero") == {"troll"}
    assert "MKA-INVISIBILITY-01" in table.refused("ranged", "hero", "elf")


@pytest.mark.rule("MKA-OVERWATCH-01", "MK-RANGED-03")
def test_MKA_OVERWATCH_01_who_watches_beside_an_enemy_does_not_shoot_at_another_one() -> None:
    standing = [own("hero", (10, 10), watching=True), IDLE, foe("elf", near("hero")), foe("troll", (14, 16))]
    table = Knights(standing, [WATCHES], phase="command")

    assert table.question() == (0, "act")
    assert not table.warrior("hero").is_watching


@pytest.mark.rule("MKA-MISTCLOAK-01")
@pytest.mark.parametrize(("y", "is_hidden"), [(15, False), (16.001, True)])
def test_MKA_MISTCLOAK_01_hides_from_a_formation_too(y: float, is_hidden: bool) -> None:
    deed = DEEDS["volley"]._replace(others=(foe("elf", (10, y)), *MATES))
    table = deed._replace(cards=(*deed.cards, figure("elf", abilities=["mist-cloak"]))).laid()

    assert ("MKA-MISTCLOAK-01" in deed.refused(table)) is is_hidden


# -- captives and friends are no targets of anything -----------------------------------------------------------


@pytest.mark.rule("MK-CAPTURE-12", "MK-CAPTURE-14")
@pytest.mark.parametrize("name", ["close", "capture", "ranged", "blast", "hex", "volley", "cast", "surge", "charge"])
def test_MK_CAPTURE_12_a_captive_is_nobodys_target(name: str) -> None:
    """Of the guard alone, and only to be eliminated; whoever would move to it finds nobody to strike at."""
    deed = DEEDS[name]
    mates = tuple([entry for entry in deed.others if entry[0] != "elf"])
    held = (own("jailer", (10, 15)), foe("elf", (10, 13.5), guard="jailer"))
    touching = (own("jailer", (10, 13)), foe("elf", near("hero"), guard="jailer"))
    table = deed._replace(others=(*mates, *(touching if name in ("close", "capture") else held))).laid()

    assert deed.refused(table) & {"MK-CAPTURE-12", "MK-CAPTURE-14", "MKS-CAST-07", "MK-CHARGE-04", "MKA-CHARGE-01"}


@pytest.mark.rule("MK-COMBAT-16")
@pytest.mark.parametrize("name", ["close", "ranged", "volley", "hex"])
def test_MK_COMBAT_16_a_friend_is_no_target_of_whatever_deals_damage(name: str) -> None:
    deed = DEEDS[name]
    friends = tuple([own(*entry[:1], entry[1]["at"]) if entry[0] == "elf" else entry for entry in deed.others])
    table = deed._replace(others=friends).laid()

    assert "MK-COMBAT-16" in deed.refused(table)


@pytest.mark.rule("MK-COMBAT-17")
@pytest.mark.parametrize("name", ["ranged", "blast", "hex", "volley", "close"])
def test_MK_COMBAT_17_nobody_is_its_own_target(name: str) -> None:
    _, _, *mates = DEEDS[name].words
    deed = DEEDS[name]._replace(words=(name, "hero", *mates))

    assert "MK-COMBAT-17" in deed.refused(deed.laid())


@pytest.mark.rule("MKA-BERSERK-01", "MKA-FRENZY-01")
@pytest.mark.parametrize(("ability", "rule"), [("berserk", "MKA-BERSERK-01"), ("frenzy", "MKA-FRENZY-01")])
def test_MKA_BERSERK_01_nobody_in_a_rage_joins_a_volley(ability: str, rule: str) -> None:
    deed = DEEDS["volley"]._replace(cards=(figure("mate", **able(ability, **BOW)),))

    assert rule in deed.refused(deed.laid())


@pytest.mark.rule("MK-TERRAIN-29", "MK-RANGED-08")
def test_MK_RANGED_08_a_wall_stops_the_volley_of_a_formation() -> None:
    wall = {"wall": {"kind": "blocking", "at": [10, 13], "width": 8, "depth": 1}}
    deed = DEEDS["volley"]._replace(position={"terrain": wall})

    assert "MK-TERRAIN-29" in deed.refused(deed.laid())


@pytest.mark.rule("MK-TERRAIN-27", "MK-MOVE-06")
@pytest.mark.parametrize(("name", "words"), [("sprint", ("sprint", (10, 14))), ("surge", DEEDS["surge"].words)])
def test_MK_MOVE_06_neither_sprint_nor_surge_leads_through_bases_and_walls(name: str, words: tuple[Any, ...]) -> None:
    blocked = DEEDS[name].laid(foe("rock", (10.5, 12.2)))
    walled = DEEDS[name]._replace(position={"terrain": {"wall": {"kind": "blocking", "at": [10, 12], "radius": 0.5}}})

    assert DEEDS[name].refused(blocked) & {"MK-MOVE-06", "MK-SPRINT-04"}
    assert walled.refused(walled.laid()) != set()


# -- damage that is kept off -----------------------------------------------------------------------------------


HARD = figure("elf", clicks=9, abilities=["invulnerability"])


@pytest.mark.rule("MKA-INVULNERABILITY-01")
def test_MKA_INVULNERABILITY_01_keeps_off_the_blow_of_a_surge() -> None:
    cards = [figure("hero", damage=4), HARD]
    table = Knights([own("hero", (10, 10)), IDLE, FAR, foe("elf", (10, 16))], cards, dice=(5, 4))
    table.say("surge", "hero", near("elf", 0, SOUTH)).go_on("surge").say("close", "hero", "elf").go_on("act")

    assert table.warrior("elf").click == 2


@pytest.mark.rule("MKA-INVULNERABILITY-01")
def test_MKA_INVULNERABILITY_01_keeps_off_arrows_of_a_formation() -> None:
    deed = DEEDS["volley"]
    cards = [figure("hero", **{**BOW, "ranged_damage": 4}), figure("mate", **BOW), HARD]
    table = Knights([own("hero", (10, 10)), IDLE, FAR, *deed.others], cards, dice=(6, 5))
    table.say("volley", "hero", "elf", "mate", "mate2").say("support", "hero").go_on("act")

    assert table.warrior("elf").click == 2


@pytest.mark.rule("MKA-INVULNERABILITY-01", "MKC-TALENT-31")
def test_MKA_INVULNERABILITY_01_does_not_keep_off_hooves() -> None:
    """Trampling is neither an attack nor a special ability: it is a talent."""
    table = Knights([*unit((18, 8)), FAR, foe("elf", (18, 14)), own("ally", (5, 5))], [horse(), lancer(), HARD])
    table.say("trample", "horse", (18, 18), facing=90)

    assert table.warrior("elf").click == 1


# -- half the movement ---------------------------------------------------------------------------------------


def wood(x: float, y: float) -> dict[str, Any]:
    return {"wood": {"kind": "hindering", "at": [x, y], "radius": 0.5}}


@pytest.mark.rule("MK-TERRAIN-15")
@pytest.mark.parametrize("name", ["surge", "charge"])
@pytest.mark.parametrize(("gap", "is_near"), [(4, True), (4.001, False)])
def test_MK_TERRAIN_15_who_starts_in_a_wood_surges_half_as_far(name: str, gap: float, is_near: bool) -> None:
    deed = DEEDS[name]._replace(others=(foe("elf", near("hero", gap)),), position={"terrain": wood(10, 9.5)})

    assert (deed.refused(deed.laid()) == set()) is is_near


@pytest.mark.rule("MK-TERRAIN-15")
@pytest.mark.parametrize(("inches", "is_near"), [(5, True), (5.001, False)])
def test_MK_TERRAIN_15_hooves_trample_half_as_far_out_of_a_wood(inches: float, is_near: bool) -> None:
    standing = [*unit((18, 8)), FAR, own("ally", (5, 5))]
    table = Knights(standing, [horse(), lancer()], terrain=wood(18, 7))

    assert (table.refused("trample", "horse", (18, 8 + inches), facing=90) == set()) is is_near


@pytest.mark.rule("MK-TERRAIN-15", "MK-CAPTURE-08")
@pytest.mark.parametrize(("inches", "is_near"), [(3, True), (3.001, False)])
def test_MK_TERRAIN_15_a_guard_in_a_wood_goes_half_of_the_lower_value(inches: float, is_near: bool) -> None:
    """8 and 6: the captive is slower, and half of its 6 counts."""
    standing = [own("hero", (10, 10)), IDLE, FAR, foe("elf", near("hero", 0, SOUTH), guard="hero")]
    table = Knights(standing, [figure("elf", movement=6)], terrain=wood(10, 10.5))

    assert (table.refused("move", "hero", (10, 10 + inches)) == set()) is is_near
    if is_near:
        table.say("move", "hero", (10, 13)).say("escort", "elf", near("hero", 0, SOUTH)).go_on("act")
        assert table.at("hero") == (10, 13)


@pytest.mark.rule("MK-TERRAIN-15")
@pytest.mark.parametrize(("inches", "is_near"), [(4, True), (4.001, False)])
def test_MK_TERRAIN_15_a_formation_goes_as_far_as_one_who_starts_in_a_wood(inches: float, is_near: bool) -> None:
    deed = DEEDS["form"]._replace(position={"terrain": wood(10, 9.5)})
    table = deed.laid().say("form", "hero", "mate", "mate2")

    assert (table.refused("plan", "hero", (10, 10 + inches)) == set()) is is_near
    assert table.refused("plan", "mate", (11.5, 10 + inches)) == (set() if is_near else {"MK-FORMATION-15"})


# -- half the range, and how long a formation lasts ------------------------------------------------------------


@pytest.mark.rule("MK-BOW-03")
@pytest.mark.parametrize(("y", "is_near"), [(16, True), (16.001, False)])
def test_MK_BOW_03_a_formation_is_near_by_the_range_of_its_primary_attacker(y: float, is_near: bool) -> None:
    deed = DEEDS["volley"]._replace(others=(foe("elf", (10, y)), *MATES))
    table = Knights([own("hero", (10, 10)), IDLE, FAR, *deed.others], [figure("hero", **BOW), *deed.cards], dice=(1, 2))
    table.say("volley", "hero", "elf", "mate", "mate2").say("support", "hero")

    assert (table.question()[1] == "point-blank") is is_near


@pytest.mark.rule("MK-FORMATION-03")
def test_MK_FORMATION_03_a_ranged_formation_is_over_with_its_shot() -> None:
    deed = DEEDS["volley"]
    table = Knights([own("hero", (10, 10)), IDLE, FAR, *deed.others], [figure("hero", **BOW), *deed.cards], dice=(1, 2))
    table.say("volley", "hero", "elf", "mate", "mate2").say("support", "hero").go_on("act", 1).end().go_on("act", 0)

    assert table.refused("move", "mate", (11.5, 9)) == set()
    assert (table.warrior("hero").has_acted, table.warrior("mate").has_acted) == (False, False)


# -- magic that does nothing -----------------------------------------------------------------------------------


@pytest.mark.rule("MKA-MAGICIMMUNITY-01", "MK-COMBAT-10")
@pytest.mark.parametrize("name", ["levitate", "magic-heal"])
def test_MKA_MAGICIMMUNITY_01_neither_lifted_nor_healed_by_magic(name: str) -> None:
    healing = Deed(("magic-heal", "mate"), (own("mate", (10, 15), click=2),), able("magic-healing", **BOW))
    deed = healing if name == "magic-heal" else DEEDS["levitate"]
    plain, immune = deed.laid(), deed._replace(cards=(figure("mate", abilities=["magic-immunity"]),)).laid()

    assert deed.refused(plain) == set()
    assert deed.refused(immune) & {"MKA-MAGICIMMUNITY-01", "MK-COMBAT-10"}


# -- captives and what they bear ---------------------------------------------------------------------------------


@pytest.mark.rule("MK-CAPTURE-15", "MK-CAPTURE-16")
@pytest.mark.parametrize("words", [("drop", "blade", (10, 11)), ("pick-up", "loot-1")])
def test_MK_CAPTURE_15_a_captive_neither_drops_nor_picks_up_anything(words: tuple[Any, ...]) -> None:
    bears = {"items": ["blade"]} if words[0] == "drop" else {}
    loot = {"loot": [{"item": "blade", "at": [10, 11]}]} if words[0] == "pick-up" else {}
    standing = [
        own("hero", (10, 10), guard="jailer", **bears),
        IDLE,
        FAR,
        foe("jailer", near("hero", 0, SOUTH), facing=90),
    ]
    table = Knights(standing, [item("blade", changes={"attack": 1})], **loot)
    key, *more = words

    assert "MK-CAPTURE-15" in table.refused(key, "hero", *more)


# -- ways of a formation and of a surge ---------------------------------------------------------------------------


@pytest.mark.rule("MK-MOVE-07", "MK-TERRAIN-27")
def test_MK_MOVE_07_no_member_of_a_formation_goes_between_two_that_touch_or_into_a_wall() -> None:
    gate = (foe("post", (9.25, 13)), foe("post2", near("post", 0, EAST)))
    wall = {"wall": {"kind": "blocking", "at": [10, 15], "radius": 1}}
    deed = DEEDS["form"]._replace(others=(*MATES, *gate), position={"terrain": wall})
    table = deed.laid().say("form", "hero", "mate", "mate2")

    assert "MK-MOVE-07" in table.refused("plan", "hero", (10, 14.9))
    assert "MK-TERRAIN-27" in table.refused("plan", "hero", (6, 13), (8.6, 15))


@pytest.mark.rule("MK-COMBAT-16")
@pytest.mark.parametrize("name", ["surge", "charge"])
def test_MK_COMBAT_16_nobody_surges_at_a_friend(name: str) -> None:
    deed = DEEDS[name]._replace(others=(own("elf", (10, 16)),))

    assert deed.refused(deed.laid()) & {"MK-CHARGE-04", "MKA-CHARGE-01", "MK-COMBAT-16"}


@pytest.mark.rule("MKA-CRUSHINGBLOW-01", "MKA-TOUGHNESS-01")
@pytest.mark.parametrize(("abilities", "clicks"), [([], 3), (["crushing-blow"], 4)])
def test_MKA_CRUSHINGBLOW_01_the_blow_of_a_surge_is_crushing_too(abilities: list[str], clicks: int) -> None:
    cards = [figure("hero", damage=4, abilities=abilities), figure("elf", clicks=9, abilities=["toughness"])]
    table = Knights([own("hero", (10, 10)), IDLE, FAR, foe("elf", (10, 16))], cards, dice=(5, 4))
    table.say("surge", "hero", near("elf", 0, SOUTH)).go_on("surge").say("close", "hero", "elf").go_on("act")

    assert table.warrior("elf").click == clicks
