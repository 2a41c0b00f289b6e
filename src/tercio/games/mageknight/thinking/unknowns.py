"""What a seat cannot see, drawn anew: domains that lie face down, the books of others, answers under seal."""

from __future__ import annotations

from tercio.games.mageknight.content.catalogue import content_of
from tercio.games.mageknight.state import mageknight
from tercio.kernel import Answer, Dice, Match, Sealed, Seat


def fill_in(m: Match, seat: Seat, dice: Dice) -> None:
    """Another player may hold any card, and a sealed answer may be any answer. MK-DOMAIN-04, MKS-BOOK-13"""
    state = mageknight(m)
    domains = list(content_of(m.game).domains.values())
    for player in state.players.copy():
        if player.seat != seat and player.has_domain and not player.is_domain_shown:
            state.players[player.seat] = player.choosing(domains[dice.below(len(domains))])
    if state.books:
        spells = [spell for spell in content_of(m.game).spells.values() if not spell.is_never_cast]
        state.books = [b.imagined([spells[dice.below(len(spells))] for _ in range(b.unseen)]) for b in state.books]
    for step in m.stack:
        if isinstance(step, Sealed):
            step.said = tuple([opened(m, step, answer, dice) for answer in step.said])


def opened(m: Match, step: Sealed, answer: Answer, dice: Dice) -> Answer:
    if answer.key != "sealed":
        return answer
    options = step.question(m, answer.seat).options
    option = options[dice.below(len(options))]
    return option.reply(answer.seat)
