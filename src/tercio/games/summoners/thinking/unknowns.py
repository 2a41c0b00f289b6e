"""What a seat cannot see, drawn anew: decks, held cards, secrets and sealed answers that it cannot rule out."""

from __future__ import annotations

from tercio.games.summoners.rules.cards import card_numbers
from tercio.games.summoners.rules.secrets import SECRETS
from tercio.games.summoners.state import CARDS, NO_CARD, UNKNOWN, Player, Summoners, summoners
from tercio.kernel import Answer, Decision, Dice, Match, Sealed, Seat


def fill_in(m: Match, seat: Seat, dice: Dice) -> None:
    state = summoners(m)
    for player in list(state.players):
        if player.seat != seat:
            state.players[player.seat] = imagined(state, player, dice)
    for step in m.stack:
        if isinstance(step, Sealed):
            step.said = tuple([opened(m, step, answer, dice) for answer in step.said])


def imagined(state: Summoners, player: Player, dice: Dice) -> Player:
    """The cards that have not been revealed, in any order. SU-ROUND-07"""
    hidden = len([card for card in (*player.deck, player.held) if card == UNKNOWN])
    if hidden:
        waiting = dict.fromkeys([u.profile.id for u in state.own(player.seat) if not u.is_activated])
        types = [*waiting, *dict.fromkeys([u.profile.id for u in state.units if u.seat == player.seat])]
        cards = [types[i] for i in dice.shuffled(min(hidden, len(types)))]
        cards.extend([types[0]] * (hidden - len(cards)))
        held = cards.pop() if player.held == UNKNOWN else NO_CARD
        player = player._replace(deck=tuple(cards), held=held)
    if player.secret == UNKNOWN:
        player = player._replace(secret=list(SECRETS)[dice.below(len(SECRETS))])
    return player


def opened(m: Match, step: Sealed, answer: Answer, dice: Dice) -> Answer:
    """A sealed answer is any that the question allows."""
    if answer.key != "sealed":
        return answer
    question: Decision = step.question(m, answer.seat)
    option = question.options[dice.below(len(question.options))]
    cards = card_numbers(summoners(m), answer.seat) if option.among and option.among[0] >= CARDS else option.among
    picks = tuple([cards[i] for i in dice.shuffled(len(cards))])
    return option.reply(answer.seat, picks)
