"""What holds for the odds of every game: they change nothing, are always the same, and never look at what is hidden."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt

import pytest

from battle import Battle, army, character
from knights import Knights, figure, foe, near, own
from odds.playing import SIGMAS
from summoning import Summoning, creature
from summoning import foe as enemy
from summoning import near as beside
from summoning import own as friend
from tercio.games import GAMES, box_of, open_game
from tercio.games.warlord.state import warlord
from tercio.kernel import CHANCE, CONCEDE, Answer, Decision, Event, Match, Roll, open_dice, seeded, snapshot, start
from tercio.odds import Note, NotLegal, Outcomes, abouts_of, case_text, odds_in, odds_of, odds_of_roll, percent_text
from tercio.odds.trial import Course, throw
from tercio.texts import phrasebook_of

ANSWERS = 120  # of a match, in which dice are looked at


def duel() -> tuple[Knights, Answer]:
    table = Knights([own("orc", (10, 10)), foe("elf", near("orc"))], cards=[figure("orc", attack=9, damage=3)])
    return table, table.answer("close", "orc", "elf")


def melee() -> tuple[Summoning, Answer]:
    cards = [creature("cobra", melee=4), creature("golem", reflex=4, resistance=3)]
    table = Summoning([friend("cobra", (10, 10)), enemy("golem", beside("cobra"))], cards=cards, acting="cobra")
    return table, table.answer("melee", "cobra", "golem")


# -- asking --------------------------------------------------------------------------------------------


def test_asking_changes_nothing() -> None:
    table, answer = duel()
    before = snapshot(table.match)
    odds_of(table.match, answer, box_of("mageknight").thinking().outcomes)

    assert snapshot(table.match) == before


def test_an_answer_that_is_refused_has_no_odds() -> None:
    table, answer = duel()

    with pytest.raises(NotLegal):
        odds_of(table.match, answer._replace(picks=(99,)), box_of("mageknight").thinking().outcomes)


def test_a_roll_that_nobody_waits_for_has_no_odds() -> None:
    table, _ = duel()

    with pytest.raises(NotLegal):
        odds_of_roll(table.match, box_of("mageknight").thinking().outcomes)


def test_giving_up_leaves_nothing_to_chance() -> None:
    table, _ = duel()

    assert odds_of(table.match, Answer(0, CONCEDE), box_of("mageknight").thinking().outcomes).rolls == 0


def test_the_action_ends_where_it_ends() -> None:
    """After the last order of a round initiative is rolled; that is no part of the order."""
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]))
    battle.say("pass")
    odds = odds_of(battle.match, battle.reply("pass"), box_of("warlord").thinking().outcomes)

    assert odds.rolls == 0


# -- exact or sampled --------------------------------------------------------------------------------------


def test_what_takes_too_long_is_sampled_and_says_so() -> None:
    table, answer = melee()
    exact = odds_of(table.match, answer, box_of("summoners").thinking().outcomes)
    sampled = odds_of(table.match, answer, box_of("summoners").thinking().outcomes, most=20, samples=400)
    golem = table.number("golem")
    most = SIGMAS * sqrt(exact.variance("damage", golem) / 400)

    assert exact.is_exact
    assert not sampled.is_exact
    assert sampled.samples == 400
    assert sum([case.chance for case in sampled.cases]) == 1
    assert abs(sampled.mean("damage", golem) - exact.mean("damage", golem)) <= most


def test_odds_are_the_same_whenever_they_are_asked() -> None:
    table, answer = melee()
    outcomes = box_of("summoners").thinking().outcomes

    assert odds_of(table.match, answer, outcomes) == odds_of(table.match, answer, outcomes)
    assert odds_of(table.match, answer, outcomes, None, 20, 50) == odds_of(table.match, answer, outcomes, None, 20, 50)


def test_what_is_shuffled_on_the_way_is_sampled() -> None:
    """Whatever falls by chance without being rolled cannot be counted face by face."""
    where = [own("orc", (10, 10)), foe("elf", near("orc")), own("orc2", near("elf", 0, 0), facing="elf")]
    table = Knights(where)

    def shuffles(m: Match, decision: Decision) -> Answer | None:
        m.dice.shuffled(2)
        return None

    answer, outcomes = table.answer("close", "orc", "elf"), box_of("mageknight").thinking().outcomes

    assert odds_of(table.match, answer, outcomes).is_exact
    assert odds_of(table.match, answer, outcomes, shuffles, samples=20).samples == 20


# -- what is hidden ------------------------------------------------------------------------------------------


def with_hand(*hand: str) -> tuple[Match, Answer]:
    cards = [character("hero", attacks=[7]), *[character(name) for name in ("one", "other", "third", "fourth")]]
    hidden = [name for name in ("one", "other", "third", "fourth") if name not in hand]
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"], hand=list(hand), deck=hidden), cards=cards)
    battle.say("attack", "hero")
    return battle.match, battle.reply("strike", "foe")


def test_what_another_holds_makes_no_difference() -> None:
    """Two matches that look the same to the striker."""
    (one, answer), (other, _) = with_hand("one", "other"), with_hand("third", "fourth")
    outcomes = box_of("warlord").thinking().outcomes

    assert odds_in(one.view(0), answer, outcomes) == odds_in(other.view(0), answer, outcomes)


def test_odds_of_a_view_are_exact_where_nothing_hidden_counts() -> None:
    match, answer = with_hand("one", "other")
    outcomes = box_of("warlord").thinking().outcomes
    odds = odds_in(match.view(0), answer, outcomes)

    assert odds == odds_of(match, answer, outcomes)
    assert odds.is_exact


class Peeking(Outcomes):
    """Notes whom another holds, which no game does."""

    def notes_of(self, m: Match, event: Event) -> tuple[Note, ...]:
        face = warlord(m).cards[warlord(m).hands[1][0]].face.id
        return (Note("hit", len(face)),) if event.name == "hit" else ()


def test_what_depends_on_hidden_cards_is_sampled_over_what_they_may_be() -> None:
    """An exact count in one imagined match would be a guess."""
    match, answer = with_hand("one", "other")
    odds = odds_in(match.view(0), answer, Peeking(), samples=80)

    assert odds.samples == 80
    assert len(odds.cases) > 2
    assert sum([case.chance for case in odds.cases]) == 1


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_proposed_has_odds(name: str) -> None:
    """Through a match at random: they add up to 1, and asking for them changes nothing."""
    game, outcomes, dice, asked = open_game(name), box_of(name).thinking().outcomes, seeded(3), 0
    match = start(game, game.varied_setup(3), seeded(3))
    for _ in range(ANSWERS):
        if not match.asks():
            break
        view = match.view(match.asks()[0].seat)
        answer = game.propose(view, view.asks[0], 1, dice)[0]
        odds = odds_in(view, answer, outcomes, most=60, samples=8)
        asked += odds.rolls > 0

        assert sum([case.chance for case in odds.cases]) == 1
        match.answer(answer)

    assert asked


# -- dice lie in no order ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_the_order_of_dice_matters_to_no_game_but_where_it_says_so(name: str) -> None:
    """Played at random with open dice: turned round, they lead to the same outcome and the same table."""
    game, outcomes, looked = open_game(name), box_of(name).thinking().outcomes, 0
    dice = seeded(5)
    for seed in range(3):
        match = start(game, game.varied_setup(seed), open_dice(seed))
        for _ in range(ANSWERS):
            asks = match.asks()
            if not asks:
                break
            roll = match.stack[-1]
            if asks[0].seat == CHANCE and isinstance(roll, Roll):
                faces = dice.roll(roll.number, roll.sides)
                if len(set(faces)) > 1 and not outcomes.is_ordered(match, roll):
                    looked += 1

                    assert after(match, faces, outcomes) == after(match, faces[::-1], outcomes)
                match.answer(Answer(CHANCE, "faces", numbers=faces))
            else:
                view = match.view(asks[0].seat)
                match.answer(game.propose(view, view.asks[0], 1, dice)[0])

    assert looked or name == "warlord"  # in which one die falls, mostly


def after(match: Match, faces: tuple[int, ...], outcomes: Outcomes) -> tuple[object, ...]:
    course = Course(match.clone(), seen=len(match.events))
    throw(course, faces, outcomes, None)
    return course.outcome, course.match.state


# -- words -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chance", "text"),
    [
        (Fraction(0), "0 %"),
        (Fraction(1, 1000), "<1 %"),
        (Fraction(1, 8), "13 %"),
        (Fraction(26, 36), "72 %"),
        (Fraction(999, 1000), ">99 %"),
        (Fraction(1), "100 %"),
    ],
)
def test_percents_never_lie_about_what_is_certain(chance: Fraction, text: str) -> None:
    assert percent_text(chance) == text


def test_odds_are_told_in_both_languages() -> None:
    table, answer = duel()
    outcomes = box_of("mageknight").thinking().outcomes
    odds = odds_of(table.match, answer, outcomes)

    def told(lang: str, is_brief: bool = False) -> list[str]:
        return [about.text for about in abouts_of(odds, outcomes, lambda _, subject: f"#{subject}", lang, is_brief)]

    assert told("en", is_brief=True) == told("en")[:1]
    assert told("en")[0] == "#1: hit 72 %, clicks 2.2 on average"
    assert told("de")[0] == "#1: getroffen 72 %, Klicks im Mittel 2,2"
    assert case_text(odds.cases[0].outcome, outcomes, lambda _, subject: f"#{subject}", "de") == (
        "#1: getroffen, Klicks 3"
    )


@pytest.mark.parametrize("name", GAMES)
def test_every_note_is_about_something_that_its_event_tells(name: str) -> None:
    book = phrasebook_of(name)
    for event, noting in box_of(name).thinking().outcomes.noted_events.items():
        told = [fact.name for fact in book.event(event).facts]

        assert {noting.subject, noting.amount} - {""} <= set(told), event


@pytest.mark.parametrize("name", GAMES)
def test_every_note_has_its_words(name: str) -> None:
    outcomes = box_of(name).thinking().outcomes

    assert {noting.key for noting in outcomes.noted_events.values()} <= set(outcomes.words)
    assert all([word.said.en and word.said.de and word.kind for word in outcomes.words.values()])
    assert all([bool(word.much.en) == bool(word.much.de) for word in outcomes.words.values()])
    assert all([word.much.en for word in outcomes.words.values() if word.has_mean])
