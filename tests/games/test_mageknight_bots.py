"""What the greedy bot makes of mounts, spells, counterspells and companies."""

from __future__ import annotations

import pytest

from cavalry import CARDS as RIDERS
from cavalry import enemy_unit, horse, lancer
from knights import EAST, Card, Knights, book, figure, foe, near, own, spell
from tercio.bots import Budget, GreedyBot, RandomBot, SearchBot
from tercio.games.mageknight.state import SPELLS
from tercio.games.mageknight.thinking.weights import VICTORY
from tercio.kernel import Answer, seeded

MAGE = figure("mage", attack_types=["wand"], attack=10, range=10, movement=0)
BOLT = spell("bolt", target="enemy", deeds=[{"does": "damage", "amount": 3}])
WARD = spell("ward", "enchantment", target="friend", changes={"defense": 3})
ROT = spell("rot", "enchantment", target="enemy", changes={"defense": -2})
HUSH = spell("hush", counter=2)
CARDS: list[Card] = [MAGE, book(), BOLT, WARD, ROT, HUSH, figure("orc", attack=8), figure("slow", movement=0)]


def said(table: Knights, seed: int = 1) -> Answer:
    decision = table.decision
    return GreedyBot(seed).answer(table.match.view(decision.seat), decision)


def names(table: Knights, answer: Answer) -> list[str]:
    return [table.state.warriors[pick].label for pick in answer.picks]


def test_it_casts_what_hurts_at_the_enemy() -> None:
    mage = own("mage", (10, 10), items=["tome"], spells=["bolt"])
    table = Knights([mage, foe("slow", (10, 17)), own("slow2", (3, 3), tokens=2)], CARDS)
    answer = said(table)

    assert (answer.key, names(table, answer)) == ("cast", ["slow"])


@pytest.mark.parametrize(("card", "target"), [("ward", "friend"), ("rot", "enemy")])
def test_it_enchants_friends_for_the_better_and_enemies_for_the_worse(card: str, target: str) -> None:
    mage = own("mage", (10, 10), items=["tome"], spells=[card])
    others = [own("slow", (13, 10), tokens=2), foe("slow2", (10, 17))]
    table = Knights([mage, *others], CARDS)
    ranked = [reason.answer for reason in GreedyBot(1).explain(table.match.view(0), table.decision)]
    casts = [answer for answer in ranked if answer.key == "cast"]

    assert casts
    assert (table.state.warriors[casts[0].picks[0]].seat == 0) == (target == "friend")
    assert ranked.index(casts[0]) < [answer.key for answer in ranked].index("end-phase")


def test_it_tries_to_counter_what_an_enemy_casts_upon_itself() -> None:
    mage = own("mage", (10, 10), items=["tome"], spells=["ward"])
    table = Knights([mage, foe("mage2", (30, 30))], CARDS)
    table.say("cast", "mage", "mage", spell="ward")

    assert table.question() == (1, "counterspell")
    assert said(table).key == "counterspell"


def test_it_opens_its_book_at_a_spell_that_can_be_cast_now() -> None:
    far = spell("far", reach="contact", target="enemy", deeds=[{"does": "damage", "amount": 1}])
    mage = own("mage", (10, 10), items=["tome"], spells=["far", "bolt", "hush"])
    table = Knights([mage, foe("slow", (10, 17))], [*CARDS, far])
    answer = Answer(0, "look-up", 0)
    seen = GreedyBot(1).explain(table.match.view(0), table.decision)
    looked = [reason for reason in seen if reason.answer.key == answer.key]

    assert looked
    assert looked[0].answer.picks == (SPELLS + table.match.game.content.spells["bolt"].number,)  # type: ignore[attr-defined]


def test_it_rides_into_contact_with_the_tip_of_the_long_base() -> None:
    own_unit = [own("horse", (18, 10), facing=90), ("lancer", {"figure": "lancer", "seat": 0, "mount": "horse"})]
    table = Knights([*own_unit, foe("slow", (18, 20))], [*RIDERS, *CARDS])
    answer = said(table)
    table.take(answer)

    assert answer.key in ("mounted-charge", "trample")
    assert table.warrior("horse").at[1] > 15_000


def test_whoever_stands_beside_a_free_mount_climbs_into_the_saddle() -> None:
    cards = [horse(symbol="circle"), lancer(movement=0), *CARDS]
    table = Knights(
        [own("horse", (10, 10), facing=90), own("lancer", near("horse", 0, EAST)), foe("slow", (30, 30))], cards
    )
    ranked = [reason.answer.key for reason in GreedyBot(1).explain(table.match.view(0), table.decision)]

    assert "mount" in ranked
    assert ranked.index("mount") < ranked.index("end-phase")


def test_it_does_not_turn_for_ever() -> None:
    nimble = figure("dancer", abilities=["nimble"], movement=0)
    table = Knights([own("dancer", (10, 10), facing=0), foe("slow", (10, 30))], [nimble, *CARDS])
    keys: list[str] = []
    while table.question() == (0, "act") and len(keys) < 6:
        keys.append(said(table).key)
        table.take(said(table))

    assert keys.count("turn") <= 1
    assert len(keys) < 6


@pytest.mark.parametrize("seed", range(4))
def test_where_few_answers_are_wanted_the_strongest_blow_is_among_them(seed: int) -> None:
    cards = [figure("orc", attack=9, damage=3), figure("elf", defense=14, points=60), figure("wall", defense=18)]
    places = [own("orc", (10, 10)), own("orc2", (30, 5)), foe("elf", near("orc", 4)), foe("wall", near("orc", 1, EAST))]
    table = Knights(places, cards)
    view = table.match.view(0)
    proposed = table.match.game.propose(view, table.decision, 4, seeded(seed))
    rushes = [answer for answer in proposed if answer.key == "surge" and answer.subject == table.warrior("orc").id]

    assert len(proposed) == 4
    assert [answer.path[-1][1] > 11_000 for answer in rushes] == [True]


def test_whoever_stands_on_a_token_may_look_about_without_leaving_it() -> None:
    table = Knights([own("orc", (18, 18), facing=270), foe("orc2", (18, 28))], CARDS, missions=[{"at": [18, 18]}])
    proposed = table.match.game.propose(table.match.view(0), table.decision, 48, seeded(1))
    turned = [a for a in proposed if a.key == "move" and abs(a.path[-1][0] - 18_000) + abs(a.path[-1][1] - 18_000) < 50]

    assert [answer.numbers for answer in turned] == [(90,)]


@pytest.mark.parametrize("bot", [GreedyBot(1), SearchBot(1, Budget(8))])
def test_the_last_enemy_is_worth_the_match(bot: GreedyBot | SearchBot) -> None:
    """MK-ELIM-01 is heeded at the end of the phase, and foreseen as soon as the last blow has fallen."""
    table = Knights([own("orc", (10, 10)), foe("elf", near("orc"), click=4)], [figure("orc", attack=20, damage=5)])
    best = bot.explain(table.match.view(0), table.decision)[0]

    assert best.answer.key in ("close", "capture")
    assert best.value > VICTORY * 9 // 10


@pytest.mark.parametrize("seed", range(8))
def test_a_bot_lays_one_token_where_a_rider_and_its_mount_stand(seed: int) -> None:
    """Both stand on one spot, and no spot is named twice."""
    gunner = figure("gunner", attack_types=["bow"], range=10, arrows=2, abilities=["bombardment"])
    table = Knights([own("gunner", (18, 6)), *enemy_unit((18, 18))], [gunner, *RIDERS])
    decision = table.decision
    only = decision._replace(options=tuple([option for option in decision.options if option.key == "bombard"]))

    assert RandomBot(seed).answer(table.match.view(0), only).path == ((18000, 18000),)
