"""MKA: Charge, Quickness, Flight, Bound, Nimble, Ram and Strong Flier."""

from __future__ import annotations

from typing import Any

import pytest

from knights import EAST, NORTH, SOUTH, WEST, Card, Entry, Knights, figure, foe, item, near, own
from tercio.games.mageknight.field.ground import are_touching

FAR = foe("far", (34, 34))
IDLE = own("idle", (34, 2))


def orc(*abilities: str, **values: Any) -> Card:
    return figure("orc", **({} if "dial" in values else {"abilities": list(abilities)}), **values)


def field(*others: Entry, card: Card, dice: tuple[int, ...] = (), cards: tuple[Card, ...] = (), **more: Any) -> Knights:
    """The orc at (10, 10) facing north, somebody idle, an enemy far away, and all others that are named."""
    entry = own("orc", more.pop("at", (10, 10)), **more.pop("state", {}))
    return Knights([entry, IDLE, FAR, *others], [card, *cards], dice=dice, **more)


def switched_off(table: Knights, who: str, ability: str) -> Knights:
    _, number = table.words.meant(table.match, "switch-off", table.number(who), {"ability": ability})
    table.take(table.answer("switch-off", who)._replace(picks=(number,)))
    return table


def rank(*abilities: str, **more: Any) -> Knights:
    """Three of one faction side by side; the first one has the abilities."""
    cards = [figure("orc", abilities=list(abilities), factions=["orc-khans"]), figure("mate", factions=["orc-khans"])]
    line = [own("orc", (10, 10)), own("mate", near("orc", 0, EAST)), own("mate2", near("mate", 0, EAST))]
    return Knights([*line, IDLE, FAR, *more.pop("others", ())], [*cards, *more.pop("cards", ())], **more)


ELF = foe("elf", (10, 17.5))  # six inches from base to base
AT_THE_ELF = near("elf", 0, SOUTH)


# -- Charge ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-CHARGE-01")
def test_MKA_CHARGE_01_move_and_attack_without_a_click() -> None:
    table = field(ELF, card=orc("charge"), dice=(3, 4)).say("charge", "orc", AT_THE_ELF).say("pass")
    arrived = (table.at("orc"), table.warrior("orc").click, table.question())
    table.say("close", "orc", "elf")

    assert arrived == ((10, 16), 0, (0, "surge"))
    assert (table.warrior("elf").click, table.warrior("orc").click, table.warrior("orc").tokens) == (2, 0, 1)
    assert table.player(0).actions == 1


@pytest.mark.rule("MKA-CHARGE-01")
def test_MKA_CHARGE_01_not_out_of_contact() -> None:
    table = field(ELF, foe("elf2", near("orc", 0, SOUTH)), card=orc("charge"))

    assert "charge" not in table.keys("orc")
    assert table.refused("charge", "orc", AT_THE_ELF) == {"MKA-CHARGE-01"}
    assert table.because("charge", "orc", AT_THE_ELF) == {"enemy-in-contact"}


@pytest.mark.rule("MKA-CHARGE-01")
def test_MKA_CHARGE_01_refused_without_the_ability_too_far_or_short_of_everybody() -> None:
    table, plain = field(ELF, card=orc("charge", movement=6)), field(ELF, card=orc())

    assert plain.because("charge", "orc", AT_THE_ELF) == {"no-ability"}
    assert table.refused("charge", "orc", AT_THE_ELF) == set()
    assert table.refused("charge", "orc", near("elf", 1, SOUTH)) == {"MKA-CHARGE-01"}
    assert table.because("charge", "orc", near("elf", 1, SOUTH)) == {"reaches-nobody"}
    assert table.refused("charge", "orc", (11, 12), AT_THE_ELF) == {"MK-MOVE-02"}


@pytest.mark.rule("MKA-CHARGE-01")
def test_MKA_CHARGE_01_any_warrior_charges_but_only_a_sword_captures() -> None:
    archer = field(ELF, card=orc("charge", attack_types=["bow"], range=8))
    archer.say("charge", "orc", AT_THE_ELF).say("pass")

    assert archer.keys() == {"close"}


@pytest.mark.rule("MKA-CHARGE-01")
@pytest.mark.parametrize(("face", "at"), [(3, (10, 10)), (4, (10, 5))])
def test_MKA_CHARGE_01_it_helps_nobody_to_break_away(face: int, at: tuple[float, float]) -> None:
    table = field(foe("elf", near("orc")), card=orc("charge"), dice=(face,)).away("move", "orc", (10, 5))

    assert table.at("orc") == at


@pytest.mark.rule("MKA-CHARGE-01")
def test_MKA_CHARGE_01_a_guard_and_a_demoralized_warrior_do_not_charge() -> None:
    guard = field(ELF, foe("elf2", near("orc", 0, SOUTH), guard="orc"), card=orc("charge"))
    afraid = field(ELF, card=orc("charge", "demoralized"))

    assert "MK-CAPTURE-09" in guard.refused("charge", "orc", AT_THE_ELF)
    assert afraid.refused("charge", "orc", AT_THE_ELF) >= {"MKA-DEMORALIZED-01"}


@pytest.mark.rule("MKA-CHARGE-01")
def test_MKA_CHARGE_01_a_formation_marches_and_does_not_charge() -> None:
    table = rank("charge", others=[foe("elf", (10, 13))])
    table.say("form", "orc", "mate", "mate2").say("plan", "orc", (10, 11.5)).say("plan", "mate", (11.5, 11.5))
    table.say("plan", "mate2", (13, 11.5)).say("commit").say("pass")

    assert table.question() == (0, "act")
    assert "strikes" not in table.names()
    assert table.refused("charge", "orc", "mate", "mate2", (10, 11.5)) != set()


@pytest.mark.rule("MKA-CHARGE-01")
def test_MKA_CHARGE_01_modifiers_of_the_attack_stay_under_the_rule_of_3() -> None:
    """The blade gives 3, the rear arc would give 1 more."""
    horse = figure("elf", movement_type="horseshoe")
    table = field(
        foe("elf", (10, 17.5), facing=NORTH),
        card=orc("charge"),
        cards=(horse, item("blade", changes={"attack": 3})),
        state={"items": ["blade"]},
        dice=(3, 4),
    )
    table.say("charge", "orc", AT_THE_ELF).say("close", "orc", "elf")

    assert [facts[2] for facts in table.facts("hit")] == [12]


@pytest.mark.rule("MKA-CHARGE-01", "MK-CHARGE-16")
def test_MKA_CHARGE_01_who_soars_charges_those_who_soar() -> None:
    cards = (figure("elf", movement_type="wings"),)
    charger = orc("charge", movement_type="wings")
    high = field(foe("elf", (10, 17.5), soaring=True), card=charger, cards=cards, state={"soaring": True})
    low = field(ELF, card=charger, state={"soaring": True})

    assert high.refused("charge", "orc", AT_THE_ELF) == set()
    assert low.refused("charge", "orc", AT_THE_ELF) == {"MKA-CHARGE-01", "MK-CHARGE-16"}


@pytest.mark.rule("MKA-CHARGE-01", "MKA-POLEARM-01")
def test_MKA_CHARGE_01_a_pole_arm_hurts_and_does_not_stop_it() -> None:
    table = field(ELF, card=orc("charge"), cards=(figure("elf", abilities=["pole-arm"]),))
    table.say("charge", "orc", AT_THE_ELF).say("pass")

    assert (table.warrior("orc").click, table.question()) == (1, (0, "surge"))


# -- Quickness ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-QUICKNESS-01")
def test_MKA_QUICKNESS_01_a_quick_move_is_nobodys_action() -> None:
    table = field(card=orc("quickness"), players=[{"actions": 1}, {}]).say("quick-move", "orc", (10, 18))
    found = table.warrior("orc")

    assert (table.at("orc"), found.tokens, found.has_acted, table.player(0).actions) == ((10, 18), 1, True, 1)
    assert table.refused("move", "orc", (10, 17)) == {"MK-TURN-16"}
    assert table.refused("quick-move", "orc", (10, 17)) == {"MK-TURN-16"}


@pytest.mark.rule("MKA-QUICKNESS-01")
def test_MKA_QUICKNESS_01_without_any_action_left_it_alone_can_move() -> None:
    table = field(card=orc("quickness"), players=[{"actions": 0}, {}])

    assert (table.keys("orc") - {"switch-off"}, table.keys("idle")) == ({"quick-move"}, set())
    assert table.refused("move", "orc", (10, 17)) == {"MK-TURN-18"}
    table.say("quick-move", "orc", (10, 17))
    assert table.player(0).actions == 0


@pytest.mark.rule("MKA-QUICKNESS-01")
def test_MKA_QUICKNESS_01_it_pushes_and_tires_like_any_action() -> None:
    pushed = field(card=orc("quickness"), state={"tokens": 1}).say("quick-move", "orc", (10, 12))
    tired = field(card=orc("quickness"), state={"tokens": 2})

    assert (pushed.warrior("orc").tokens, pushed.warrior("orc").click) == (2, 1)
    assert "quick-move" not in tired.keys("orc")
    assert tired.refused("quick-move", "orc", (10, 12)) == {"MK-TERM-03"}


@pytest.mark.rule("MKA-QUICKNESS-01")
def test_MKA_QUICKNESS_01_refused_without_it_or_switched_off_or_too_far() -> None:
    plain, quick = field(card=orc()), field(card=orc("quickness"))

    assert plain.refused("quick-move", "orc", (10, 12)) == {"MKA-QUICKNESS-01"}
    assert plain.because("quick-move", "orc", (10, 12)) == {"no-ability"}
    assert quick.refused("quick-move", "orc", (10, 18.001)) == {"MK-MOVE-02"}
    assert switched_off(quick, "orc", "quickness").because("quick-move", "orc", (10, 12)) == {"no-ability"}


@pytest.mark.rule("MKA-QUICKNESS-01")
@pytest.mark.parametrize(("face", "at"), [(3, (10, 10)), (4, (10, 5))])
def test_MKA_QUICKNESS_01_breaking_away_is_as_hard_as_ever(face: int, at: tuple[float, float]) -> None:
    table = field(foe("elf", near("orc")), card=orc("quickness"), dice=(face,)).away("quick-move", "orc", (10, 5))

    assert (table.at("orc"), table.warrior("orc").tokens, table.player(0).actions) == (at, 1, 2)


@pytest.mark.rule("MKA-QUICKNESS-01")
def test_MKA_QUICKNESS_01_a_formation_takes_an_action_even_of_the_quick() -> None:
    table, spent = rank("quickness"), rank("quickness", players=[{"actions": 0}, {}])

    assert "form" not in spent.keys("orc")
    assert "MK-TURN-18" in spent.refused("form", "orc", "mate", "mate2")
    table.say("form", "orc", "mate", "mate2")
    assert table.player(0).actions == 3


@pytest.mark.rule("MKA-QUICKNESS-01", "MK-FLY-05")
def test_MKA_QUICKNESS_01_quick_wings_change_their_level() -> None:
    table = field(card=orc("quickness", movement_type="wings", movement=9)).say("quick-take-off", "orc", (10, 15))

    assert (table.warrior("orc").is_soaring, table.player(0).actions) == (True, 2)
    high = field(card=orc("quickness", movement_type="wings"), state={"soaring": True})
    assert high.refused("quick-take-off", "orc", (10, 10)) == {"MK-FLY-05"}
    assert not high.say("quick-land", "orc", (10, 12)).warrior("orc").is_soaring


@pytest.mark.rule("MKA-QUICKNESS-01")
def test_MKA_QUICKNESS_01_a_quick_guard_takes_its_captive_along_and_a_quick_captive_stays() -> None:
    table = field(foe("elf", near("orc"), guard="orc"), card=orc("quickness"))
    table.say("quick-move", "orc", (14, 10)).say("escort", "elf", near("orc"))
    captive = field(foe("elf", near("idle"), guard="idle"), card=orc(), cards=(figure("elf", abilities=["quickness"]),))

    assert (table.at("elf"), table.player(0).actions) == ((14, 11.5), 2)
    assert captive.refused("quick-move", "elf", (30, 5), seat=0) >= {"MK-TURN-01"}


@pytest.mark.rule("MKA-QUICKNESS-01")
def test_MKA_QUICKNESS_01_modifiers_of_its_movement_stay_under_the_rule_of_3() -> None:
    boots = item("boots", changes={"movement": 5})
    table = field(card=orc("quickness", movement=6), cards=(boots,), state={"items": ["boots"]})

    assert table.refused("quick-move", "orc", (10, 19)) == set()
    assert table.refused("quick-move", "orc", (10, 19.001)) == {"MK-MOVE-02"}


# -- Flight --------------------------------------------------------------------------------------------------------


WALL = {"wall": {"kind": "blocking", "outline": [[5, 12], [15, 12], [15, 13], [5, 13]]}}


@pytest.mark.rule("MKA-FLIGHT-01")
def test_MKA_FLIGHT_01_over_walls_and_bases_but_not_onto_them() -> None:
    table = field(foe("elf", (10, 15)), card=orc("flight"), terrain=WALL)
    walker = field(foe("elf", (10, 15)), card=orc(), terrain=WALL)

    assert table.refused("move", "orc", (10, 17)) == set()
    assert walker.refused("move", "orc", (10, 17)) == {"MK-TERRAIN-28", "MK-MOVE-06"}
    assert table.because("move", "orc", (10, 12)) == {"on-blocking"}
    assert table.because("move", "orc", (10, 16)) == {"no-room"}


@pytest.mark.rule("MKA-FLIGHT-01")
def test_MKA_FLIGHT_01_woods_neither_stop_nor_slow_it() -> None:
    woods = {
        "wood": {"kind": "hindering", "at": [10, 10], "radius": 1},
        "copse": {"kind": "hindering", "at": [10, 14], "radius": 2},
    }
    table, walker = field(card=orc("flight"), terrain=woods), field(card=orc(), terrain=woods)

    assert table.refused("move", "orc", (10, 18)) == set()
    assert walker.refused("move", "orc", (10, 18)) >= {"MK-MOVE-02"}


@pytest.mark.rule("MKA-FLIGHT-01")
@pytest.mark.parametrize(("face", "at"), [(1, (10, 10)), (2, (10, 5))])
def test_MKA_FLIGHT_01_only_a_one_holds_it(face: int, at: tuple[float, float]) -> None:
    table = field(foe("elf", near("orc")), card=orc("flight"), dice=(face,)).away("move", "orc", (10, 5))

    assert table.at("orc") == at


@pytest.mark.rule("MKA-FLIGHT-01")
def test_MKA_FLIGHT_01_it_neither_sprints_nor_soars_nor_marches() -> None:
    table, line = field(card=orc("flight")), rank("flight")

    assert table.keys("orc") == {"move"}
    assert table.refused("sprint", "orc", (10, 20)) == {"MKA-FLIGHT-01"}
    assert table.because("sprint", "orc", (10, 20)) == {"flies-instead"}
    assert "form" not in line.keys("orc")
    assert "MKA-FLIGHT-01" in line.refused("form", "orc", "mate", "mate2")
    assert "MKA-FLIGHT-01" in line.refused("form", "mate", "orc", "mate2")


@pytest.mark.rule("MKA-FLIGHT-01")
def test_MKA_FLIGHT_01_it_cannot_be_switched_off() -> None:
    assert "switch-off" not in field(card=orc("flight")).keys("orc")


@pytest.mark.rule("MKA-FLIGHT-01")
def test_MKA_FLIGHT_01_a_surge_may_lead_over_a_wall() -> None:
    table = field(foe("elf", (10, 16)), card=orc("flight"), terrain=WALL)

    assert table.refused("surge", "orc", near("elf", 0, SOUTH)) == set()


@pytest.mark.rule("MKA-FLIGHT-01", "MK-FLY-24")
def test_MKA_FLIGHT_01_it_does_not_keep_anybody_in_the_air() -> None:
    """The wings go and Flight comes: over a wall that is the end."""
    dial = [{"movement_type": "wings"}, {"movement_type": "boot", "abilities": ["flight"]}]
    table = field(card=figure("orc", dial=dial), terrain=WALL, state={"click": 1, "soaring": True}, at=(10, 12))
    landed = field(card=figure("orc", dial=dial), terrain=WALL, state={"click": 1, "soaring": True})

    assert table.warrior("orc").gone == "eliminated"
    assert (landed.warrior("orc").gone, landed.warrior("orc").is_soaring) == ("", False)


@pytest.mark.rule("MKA-FLIGHT-01")
def test_MKA_FLIGHT_01_a_guard_keeps_it_and_a_captive_does_not() -> None:
    """a72: a guard loses its movement type, not its abilities."""
    guard = field(foe("elf", near("orc", 0, SOUTH), guard="orc"), card=orc("flight"), terrain=WALL)
    winged = field(foe("elf", near("orc", 0, SOUTH), guard="orc"), card=orc(movement_type="wings"), terrain=WALL)

    assert guard.refused("move", "orc", (10, 16)) == set()
    assert "MK-TERRAIN-28" in winged.refused("move", "orc", (10, 16))


# -- Bound ---------------------------------------------------------------------------------------------------------


def archer(*abilities: str, **values: Any) -> Card:
    return orc("bound", *abilities, **{"attack_types": ["bow"], "range": 10, "ranged_damage": 2, **values})


@pytest.mark.rule("MKA-BOUND-01")
def test_MKA_BOUND_01_move_and_shoot_in_one_action() -> None:
    """Sixteen inches away: eight to go, and the range is ten."""
    table = field(foe("elf", (10, 26)), card=archer(), dice=(3, 4)).say("bound", "orc", (10, 18))
    asked = (table.question(), table.keys(), table.offered("ranged"))
    table.say("ranged", "orc", "elf")

    assert asked == ((0, "bound"), {"ranged"}, {"elf"})
    assert (table.warrior("elf").click, table.warrior("orc").tokens, table.player(0).actions) == (2, 1, 1)
    assert table.refused("move", "orc", (10, 17)) == {"MK-TURN-16"}


@pytest.mark.rule("MKA-BOUND-01")
def test_MKA_BOUND_01_not_out_of_contact_nor_into_it() -> None:
    held = field(foe("elf", near("orc", 0, SOUTH)), foe("elf2", (10, 20)), card=archer())
    table = field(foe("elf", (10, 16)), foe("elf2", (10, 24)), card=archer())

    assert "bound" not in held.keys("orc")
    assert held.refused("bound", "orc", (10, 14)) == {"MK-RANGED-03"}
    assert table.refused("bound", "orc", near("elf", 0, SOUTH)) == {"MKA-BOUND-01"}
    assert table.because("bound", "orc", near("elf", 0, SOUTH)) == {"enemy-in-contact"}
    assert table.refused("bound", "orc", near("elf", 0.011, SOUTH)) == set()


@pytest.mark.rule("MKA-BOUND-01")
def test_MKA_BOUND_01_there_must_be_somebody_to_shoot_at() -> None:
    table = field(foe("elf", (10, 28.001)), card=archer())
    near_enough = field(foe("elf", (10, 28)), card=archer())

    assert table.refused("bound", "orc", (10, 18)) == {"MKA-BOUND-01"}
    assert table.because("bound", "orc", (10, 18)) == {"nobody-in-sight"}
    assert near_enough.refused("bound", "orc", (10, 18)) == set()
    assert near_enough.because("bound", "orc", (10, 18), facing=SOUTH) == {"nobody-in-sight"}


@pytest.mark.rule("MKA-BOUND-01")
def test_MKA_BOUND_01_refused_without_it_too_far_or_without_range() -> None:
    plain = field(foe("elf", (10, 20)), card=orc(attack_types=["bow"], range=10))
    table = field(foe("elf", (10, 24)), card=archer())
    blind = field(foe("elf", (10, 20)), card=orc("bound"))

    assert plain.because("bound", "orc", (10, 14)) == {"no-ability"}
    assert table.refused("bound", "orc", (10, 18.001)) == {"MK-MOVE-02"}
    assert "MK-RANGED-02" in blind.refused("bound", "orc", (10, 14))


@pytest.mark.rule("MKA-BOUND-01")
def test_MKA_BOUND_01_guards_and_the_demoralized_do_not_bound() -> None:
    guard = field(foe("elf", near("orc", 0, SOUTH), guard="orc"), foe("elf2", (10, 20)), card=archer())
    afraid = field(foe("elf", (10, 20)), card=archer("demoralized"))

    assert "MK-CAPTURE-09" in guard.refused("bound", "orc", (10, 14))
    assert "MKA-DEMORALIZED-01" in afraid.refused("bound", "orc", (10, 14))


@pytest.mark.rule("MKA-BOUND-01")
def test_MKA_BOUND_01_it_shoots_with_all_that_a_shooter_has() -> None:
    """Two arrows, one target beside a friend for precision, and point blank after the move."""
    friend = own("friend", near("elf2", 0, EAST))
    table = field(foe("elf", (8, 19)), foe("elf2", (12, 19)), friend, foe("elf3", (10, 23)), card=archer(arrows=2))
    table.say("bound", "orc", (10, 15))

    assert (table.offered("ranged"), table.offered("precise")) == ({"elf", "elf3"}, {"elf2"})
    table.say("precise", "orc", "elf2")
    assert table.question() == (0, "point-blank")


@pytest.mark.rule("MKA-BOUND-01")
def test_MKA_BOUND_01_a_volley_is_shot_from_where_they_stand() -> None:
    cards = [
        figure(name, abilities=["bound"], attack_types=["bow"], range=10, factions=["orc-khans"])
        for name in ("orc", "mate")
    ]
    line = [own("orc", (10, 10)), own("mate", near("orc", 0, EAST)), own("mate2", near("mate", 0, EAST))]
    table = Knights([*line, foe("elf", (11, 22))], cards)

    assert "volley" not in table.keys("orc")
    assert table.refused("bound", "orc", "mate", "mate2", (10, 14)) != set()
    assert table.refused("bound", "orc", (10, 14)) == set()


@pytest.mark.rule("MKA-BOUND-01")
def test_MKA_BOUND_01_in_the_air_it_stays_in_the_air() -> None:
    high = field(foe("elf", (10, 24)), card=archer(movement_type="wings"), state={"soaring": True}, dice=(3, 4))
    high.say("bound", "orc", (10, 18)).say("ranged", "orc", "elf")

    assert (high.warrior("orc").is_soaring, high.warrior("elf").click) == (True, 2)


@pytest.mark.rule("MKA-BOUND-01")
def test_MKA_BOUND_01_the_way_obeys_the_rules_of_moving() -> None:
    wood = {"wood": {"kind": "hindering", "at": [10, 10], "radius": 1}}
    table = field(foe("elf", (10, 20)), card=archer(), terrain=wood)

    assert table.refused("bound", "orc", (10, 14)) == set()
    assert table.refused("bound", "orc", (10, 14.001)) == {"MK-MOVE-02"}


# -- Nimble --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-NIMBLE-01")
def test_MKA_NIMBLE_01_it_turns_for_nothing() -> None:
    table = field(card=orc("nimble"), state={"tokens": 2}).say("turn", "orc", facing=SOUTH)
    found = table.warrior("orc")

    assert (found.facing, found.tokens, found.click, found.has_acted) == (SOUTH, 2, 0, False)
    assert (table.player(0).actions, table.question()) == (2, (0, "act"))


@pytest.mark.rule("MKA-NIMBLE-01")
def test_MKA_NIMBLE_01_as_often_as_its_player_likes_and_after_its_action() -> None:
    table = field(card=orc("nimble")).say("move", "orc", (10, 12))
    for facing in (0, 45, 359):
        table.say("turn", "orc", facing=facing)

    assert table.warrior("orc").facing == 359
    assert table.player(0).actions == 1


@pytest.mark.rule("MKA-NIMBLE-01")
def test_MKA_NIMBLE_01_it_turns_in_contact_and_nobody_turns_back() -> None:
    """MK H3: no roll, no free spin; and it counts as moved (MK-MOVE-11)."""
    table = field(foe("elf", near("orc", 0, SOUTH), facing=SOUTH), card=orc("nimble"), dice=(3, 4))
    table.say("turn", "orc", facing=SOUTH)

    assert (table.question(), table.rolls()) == ((0, "act"), [])
    assert table.warrior("orc").has_moved
    table.say("close", "orc", "elf")
    assert table.warrior("elf").click == 2


@pytest.mark.rule("MKA-NIMBLE-01")
def test_MKA_NIMBLE_01_refused_without_it_to_captives_and_in_another_turn() -> None:
    plain = field(card=orc())
    elf = figure("elf", abilities=["nimble"])
    captive = field(foe("elf", near("orc"), guard="orc"), card=orc("nimble"), cards=(elf,))

    assert plain.because("turn", "orc", facing=SOUTH) == {"no-ability"}
    assert "MK-TURN-01" in captive.refused("turn", "elf", facing=SOUTH, seat=0)
    assert captive.refused("turn", "orc", facing=EAST) == set()
    assert not switched_off(field(card=orc("nimble")), "orc", "nimble").keys("orc") & {"turn"}


@pytest.mark.rule("MKA-NIMBLE-01")
def test_MKA_NIMBLE_01_nobody_turns_in_the_middle_of_an_attack() -> None:
    table = field(foe("elf", (10, 13)), own("top", (20, 20)), card=orc(), cards=(figure("top", abilities=["nimble"]),))
    table.say("surge", "orc", near("elf", 0, SOUTH)).say("pass")

    assert (table.question(), "turn" in table.keys()) == ((0, "surge"), False)
    assert table.refused("turn", "top", facing=SOUTH) != set()


@pytest.mark.rule("MKA-NIMBLE-01")
def test_MKA_NIMBLE_01_it_turns_in_the_air_and_in_a_line() -> None:
    high = field(card=orc("nimble", movement_type="wings"), state={"soaring": True}).say("turn", "orc", facing=WEST)
    line = rank("nimble").say("turn", "orc", facing=WEST)

    assert (high.warrior("orc").facing, line.warrior("orc").facing) == (WEST, WEST)
    assert line.offered("form", "orc") == {"mate", "mate2"}


@pytest.mark.rule("MKA-NIMBLE-01")
def test_MKA_NIMBLE_01_a_long_base_needs_room_to_turn() -> None:
    long = orc("nimble", radius=0.5, length=3)
    table, alone = field(own("friend", (11.3, 10)), card=long), field(card=long)

    assert table.because("turn", "orc", facing=EAST) == {"no-room"}
    assert alone.refused("turn", "orc", facing=EAST) == set()


# -- Ram -----------------------------------------------------------------------------------------------------------


def rammed(*others: Entry, card: Card | None = None, **more: Any) -> Knights:
    """The orc moves up to the elf, 3 inches away, which does not turn."""
    table = field(foe("elf", (10, 14.5)), *others, card=card or orc("ram"), **more)
    move = table.away if more.get("dice") else table.say  # who rolls is held by somebody
    return move("move", "orc", (10, 13), facing=NORTH).go_on("act", seat=0)


@pytest.mark.rule("MKA-RAM-01")
def test_MKA_RAM_01_those_at_its_front_take_a_click_those_behind_it_none() -> None:
    card = orc("ram", movement_type="wings")
    table = rammed(foe("beside", (11.5, 13)), foe("behind", (10, 11.5)), card=card, dice=(2,))

    assert [table.warrior(label).click for label in ("elf", "beside", "behind")] == [1, 1, 0]
    assert table.happened("damaged", "elf", 1, 1, "orc", rule="MKA-RAM-01")


@pytest.mark.rule("MKA-RAM-01")
def test_MKA_RAM_01_after_the_free_spins_and_to_enemies_only() -> None:
    table = field(foe("elf", (10, 14.5)), own("friend", (11.5, 13)), card=orc("ram"))
    table.say("move", "orc", (10, 13))
    before = (table.question(), table.warrior("elf").click)
    table.say("spin", "elf", facing="orc")

    assert before == ((1, "free-spin"), 0)
    assert (table.warrior("elf").click, table.warrior("friend").click) == (1, 0)


@pytest.mark.rule("MKA-RAM-01")
def test_MKA_RAM_01_captives_are_not_rammed_and_tough_ones_do_not_feel_it() -> None:
    captive = field(foe("elf", (10, 14.5), guard="idle"), card=orc("ram")).say("move", "orc", (10, 13))
    tough = rammed(cards=(figure("elf", abilities=["toughness"]),))

    assert (captive.warrior("elf").click, tough.warrior("elf").click) == (0, 0)


@pytest.mark.rule("MKA-RAM-01")
def test_MKA_RAM_01_who_stays_or_only_turns_rams_nobody() -> None:
    elf = foe("elf", near("orc"))
    held = field(elf, card=orc("ram"), dice=(3,)).away("move", "orc", (10, 5))
    turned = field(elf, card=orc("ram"), dice=(4,)).away("move", "orc", (10, 10), facing=45)
    again = field(elf, card=orc("ram"), dice=(4,)).away("move", "orc", (10, 9), near("elf", 0, 300), facing="elf")

    assert [table.warrior("elf").click for table in (held, turned, again.say("pass"))] == [0, 0, 1]


@pytest.mark.rule("MKA-RAM-01")
def test_MKA_RAM_01_a_ram_shakes_nobody_off() -> None:
    table = field(foe("elf", near("orc", 0, SOUTH)), card=orc("ram", movement_type="horseshoe"), dice=(4,))

    assert table.away("move", "orc", (10, 14)).warrior("elf").click == 0


@pytest.mark.rule("MKA-RAM-01")
def test_MKA_RAM_01_it_marches_alone() -> None:
    line = rank("ram")

    assert "form" not in line.keys("orc")
    assert line.refused("form", "mate", "orc", "mate2") >= {"MKA-RAM-01"}
    assert line.because("form", "mate", "orc", "mate2") >= {"marches-alone"}
    assert switched_off(line, "orc", "ram").refused("form", "mate", "orc", "mate2") == set()


@pytest.mark.rule("MKA-RAM-01", "MK-FLY-14")
@pytest.mark.parametrize(("soaring", "clicks"), [(True, 1), (False, 0)])
def test_MKA_RAM_01_in_the_air_it_rams_whoever_is_in_the_air(soaring: bool, clicks: int) -> None:
    cards = (figure("elf", movement_type="wings"),)
    ram = orc("ram", movement_type="wings")
    table = field(foe("elf", (10, 14.5), soaring=soaring), card=ram, cards=cards, state={"soaring": True})
    table.say("move", "orc", (10, 13)).go_on("act", seat=0)

    assert table.warrior("elf").click == clicks


@pytest.mark.rule("MKA-RAM-01", "MKA-POLEARM-01")
@pytest.mark.parametrize(("first", "clicks"), [("ram", (1, 0)), ("pole-arm", (1, 1))])
def test_MKA_RAM_01_ram_and_pole_arm_come_together(first: str, clicks: tuple[int, int]) -> None:
    """Rammed, the elf loses its pole arm; if the pole arm comes first, both are hurt."""
    elf = figure("elf", dial=[{"abilities": ["pole-arm"]}, {}])
    table = field(foe("elf", (10, 14.5)), card=orc("ram"), cards=(elf,)).say("move", "orc", (10, 13)).say("pass")

    assert (table.question(), table.keys()) == ((0, "arrival"), {"ram", "pole-arm"})
    table.say(first)
    assert (table.warrior("elf").click, table.warrior("orc").click) == clicks


@pytest.mark.rule("MKA-RAM-01", "MKA-CHARGE-01")
def test_MKA_RAM_01_a_charge_rams_too() -> None:
    card = figure("orc", abilities=["charge"], dial=[{"abilities": ["charge", "ram"]}, {}])
    table = field(foe("elf", (10, 14.5)), card=card).say("charge", "orc", (10, 13)).say("pass")

    assert (table.warrior("elf").click, table.question()) == (1, (0, "surge"))


# -- Strong Flier --------------------------------------------------------------------------------------------------


def flier(*others: Entry, values: dict[str, Any] | None = None, **more: Any) -> Knights:
    """A strong flier with a friend at its east side."""
    card = orc("strong-flier", **{"movement_type": "wings", **(values or {})})
    friend = own("friend", near("orc", 0, EAST), **more.pop("friend", {}))
    return field(friend, *others, card=card, **more)


@pytest.mark.rule("MKA-STRONGFLIER-01")
def test_MKA_STRONGFLIER_01_a_friend_is_carried_and_is_given_no_action() -> None:
    table = flier().say("move", "orc", (10, 18), "friend")
    asked = table.question()
    table.say("set-down", "friend", near("orc", 0, WEST), facing=WEST)
    friend = table.warrior("friend")

    assert asked == (0, "set-down")
    assert (table.at("orc"), table.at("friend"), friend.facing) == ((10, 18), (8.5, 18), WEST)
    assert (friend.has_acted, friend.has_moved, friend.tokens, table.warrior("orc").tokens) == (False, True, 0, 1)
    assert table.refused("move", "friend", (5, 18)) == {"MKA-STRONGFLIER-01"}
    assert table.because("move", "friend", (5, 18)) == {"barred"}


@pytest.mark.rule("MKA-STRONGFLIER-01")
def test_MKA_STRONGFLIER_01_who_was_carried_has_had_no_action_and_is_carried_on() -> None:
    table = flier(own("orc2", (13, 18))).say("move", "orc", (10, 18), "friend")
    table.say("set-down", "friend", near("orc", 0, EAST))
    table.say("move", "orc2", (13, 26), "friend").say("set-down", "friend", near("orc2", 0, EAST))

    assert table.at("friend") == (14.5, 26)


@pytest.mark.rule("MKA-STRONGFLIER-01", "MKF-TRANCE-02")
def test_MKA_STRONGFLIER_01_no_trance_gives_an_action_to_who_was_carried() -> None:
    shaman = figure("shaman", factions=["orc-khans"], subfaction="chaos-shamans")
    roc = figure("roc", abilities=["strong-flier"], movement_type="wings")
    table = Knights([own("roc", (10, 10)), own("shaman", near("roc", 0, EAST)), own("idle", (34, 2))], [shaman, roc])
    table.say("move", "roc", (10, 17), "shaman").say("set-down", "shaman", near("roc", 0, EAST))

    assert table.refused("trance", "shaman") == {"MKF-TRANCE-02"}


@pytest.mark.rule("MKA-STRONGFLIER-01")
def test_MKA_STRONGFLIER_01_it_is_set_down_in_contact_and_where_there_is_room() -> None:
    rock = {"rock": {"kind": "blocking", "at": [8, 18], "radius": 0.5}}
    table = flier(foe("elf", (12, 19)), terrain=rock).say("move", "orc", (10, 18), "friend")

    assert table.because("set-down", "friend", (10, 20)) == {"not-in-contact"}
    assert table.refused("set-down", "friend", (8.5, 18)) == {"MK-TERRAIN-27"}
    assert table.because("set-down", "friend", near("orc", 0, EAST)) == {"no-room"}
    assert table.because("set-down", "friend", (10, 17)) == {"no-room"}
    assert table.refused("set-down", "friend", near("orc", 0, SOUTH)) == set()


@pytest.mark.rule("MKA-STRONGFLIER-01")
def test_MKA_STRONGFLIER_01_whom_it_cannot_carry() -> None:
    """Who has acted, who is an enemy, a captive, a guard, or too far away."""
    others = (foe("elf", near("orc", 0, WEST)), own("away", (20, 20)))
    table = flier(*others, dice=(2,))
    acted = flier(friend={"acted": True})
    guard = flier(foe("elf", near("friend", 0, EAST), guard="friend"))
    captive = flier(foe("elf", near("orc", 0, WEST), guard="idle"))

    assert table.say("move", "orc").offered("move", "orc") == {"friend"}
    assert table.because("move", "orc", (10, 18), "elf") >= {"not-a-friend"}
    assert table.because("move", "orc", (10, 18), "away") == {"not-in-contact"}
    assert acted.because("move", "orc", (10, 18), "friend") == {"has-acted"}
    assert guard.because("move", "orc", (10, 18), "friend") == {"guards"}
    assert captive.because("move", "orc", (10, 18), "elf") >= {"not-a-friend"}
    assert [t.refused("move", "orc", (10, 18), "friend") for t in (acted, guard)] == [{"MKA-STRONGFLIER-01"}] * 2


@pytest.mark.rule("MKA-STRONGFLIER-01")
def test_MKA_STRONGFLIER_01_only_with_the_ability_and_in_flight() -> None:
    plain = field(own("friend", near("orc", 0, EAST)), card=orc(movement_type="wings"))
    walker = flier(values={"movement_type": "boot"})
    flying = field(
        own("friend", near("orc", 0, EAST)), card=figure("orc", dial=[{"abilities": ["flight", "strong-flier"]}])
    )
    guard = flier(foe("elf", near("orc", 0, WEST), guard="orc"))

    assert plain.because("move", "orc", (10, 18), "friend") == {"no-ability"}
    assert walker.because("move", "orc", (10, 18), "friend") == {"no-wings"}
    assert flying.refused("move", "orc", (10, 18), "friend") == set()
    assert guard.because("move", "orc", (10, 5), "friend") >= {"no-wings"}


@pytest.mark.rule("MKA-STRONGFLIER-01")
def test_MKA_STRONGFLIER_01_nobody_is_carried_from_level_to_level() -> None:
    table = flier()

    assert table.refused("take-off", "orc", (10, 12), "friend") == {"MKA-STRONGFLIER-01"}
    assert table.because("take-off", "orc", (10, 12), "friend") == {"keeps-its-level"}


@pytest.mark.rule("MKA-STRONGFLIER-01", "MK-FLY-14")
def test_MKA_STRONGFLIER_01_in_the_air_it_carries_one_that_soars() -> None:
    wings = (figure("friend", movement_type="wings"),)
    high = flier(friend={"soaring": True}, cards=wings, state={"soaring": True})
    low = flier(cards=wings, state={"soaring": True})
    high.say("move", "orc", (10, 18), "friend").say("set-down", "friend", near("orc", 0, WEST))

    assert (high.at("friend"), high.warrior("friend").is_soaring) == ((8.5, 18), True)
    assert low.because("move", "orc", (10, 18), "friend") == {"not-in-contact"}


@pytest.mark.rule("MKA-STRONGFLIER-01")
def test_MKA_STRONGFLIER_01_where_nobody_can_be_set_down_it_cannot_go() -> None:
    """A pit of walls: room for the flier and for nobody else."""
    pit = {
        "north": {"kind": "blocking", "outline": [[8, 17], [12, 17], [12, 18], [8, 18]]},
        "south": {"kind": "blocking", "outline": [[8, 14], [12, 14], [12, 15], [8, 15]]},
        "west": {"kind": "blocking", "outline": [[8, 15], [9, 15], [9, 17], [8, 17]]},
        "east": {"kind": "blocking", "outline": [[11, 15], [12, 15], [12, 17], [11, 17]]},
    }
    table = flier(terrain=pit)

    assert table.refused("move", "orc", (10, 16), "friend") == {"MKA-STRONGFLIER-01"}
    assert table.because("move", "orc", (10, 16), "friend") == {"no-room-beside"}
    assert table.refused("move", "orc", (10, 16)) == set()


@pytest.mark.rule("MKA-STRONGFLIER-01")
def test_MKA_STRONGFLIER_01_who_is_held_carries_nobody_off() -> None:
    table = flier(foe("elf", near("orc", 0, WEST)), dice=(1,)).away("move", "orc", (10, 18), "friend")

    assert (table.at("orc"), table.at("friend")) == ((10, 10), (11.5, 10))
    assert (table.question(), table.warrior("friend").has_acted) == ((0, "act"), False)


@pytest.mark.rule("MKA-STRONGFLIER-01")
def test_MKA_STRONGFLIER_01_a_friend_is_carried_out_of_a_fight_without_a_roll() -> None:
    table = flier(foe("elf", near("friend", 0, EAST))).say("move", "orc", (10, 18), "friend")
    table.say("set-down", "friend", near("orc", 0, WEST))

    assert (table.rolls(), table.at("friend")) == ([], (8.5, 18))


@pytest.mark.rule("MKA-STRONGFLIER-01")
def test_MKA_STRONGFLIER_01_it_may_end_where_its_burden_stood() -> None:
    table = flier().say("move", "orc", (11.5, 10), "friend").say("set-down", "friend", (10, 10))

    assert (table.at("orc"), table.at("friend")) == ((11.5, 10), (10, 10))
    assert are_touching(table.state, table.warrior("orc"), table.warrior("friend"))


@pytest.mark.rule("MKA-STRONGFLIER-01")
def test_MKA_STRONGFLIER_01_a_marching_flier_carries_nobody() -> None:
    cards = [figure(name, movement_type="wings", factions=["orc-khans"]) for name in ("mate", "friend")]
    flying = figure("orc", abilities=["strong-flier"], movement_type="wings", factions=["orc-khans"])
    line = [own("orc", (10, 10)), own("mate", near("orc", 0, EAST)), own("mate2", near("mate", 0, EAST))]
    table = Knights([*line, own("friend", near("orc", 0, WEST)), FAR], [flying, *cards])
    table.say("form", "orc", "mate", "mate2")

    assert table.options("plan", "orc")[0].among == ()
