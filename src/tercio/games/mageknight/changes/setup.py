"""What changes before the battle: sides, rolls for the first player, domains, companies, who stays out."""

from __future__ import annotations

from tercio.games.mageknight.abilities.bearers import enrolled
from tercio.games.mageknight.changes.items import close_book
from tercio.games.mageknight.changes.warriors import player_of, put, put_player
from tercio.games.mageknight.printed.dials import Domain
from tercio.games.mageknight.state import REMOVED, Warrior, mageknight
from tercio.kernel import Event, Match, Receipt, RuleId, Seat, only
from tercio.kernel.tally import BASE


def take_side(m: Match, seat: Seat, side: int, rule: RuleId) -> None:
    put_player(m, player_of(m, seat)._replace(side=side))
    m.emit(Event("side", rule, (seat, side)))


def keep_roll(m: Match, seat: Seat, faces: tuple[int, ...], rule: RuleId) -> None:
    """The last total counts. MK-SETUP-20, a15"""
    put_player(m, player_of(m, seat)._replace(roll=sum(faces)))
    m.emit(Event("rolled-for-first", rule, (seat, sum(faces)), receipts=dice_told(faces)))


def go_first(m: Match, seat: Seat, faces: tuple[int, ...]) -> None:
    """The highest roll begins. MK-SETUP-17"""
    mageknight(m).active = seat
    m.emit(Event("first-player", "MK-SETUP-17", (seat, sum(faces)), receipts=dice_told(faces)))


def dice_told(faces: tuple[int, ...]) -> tuple[Receipt, ...]:
    return tuple([Receipt(BASE, face, "MK-SETUP-17") for face in faces])


def leave_out(m: Match, warrior: Warrior, rule: RuleId) -> None:
    """A warrior that is left out takes no part in the battle, and nothing that it carries does. a21"""
    put(m, warrior._replace(gone=REMOVED, items=()))
    close_book(m, warrior)
    m.emit(Event("left-out", rule, (warrior.id,)))


def lay_company(m: Match, seat: Seat, rule: RuleId) -> None:
    """From now on all warriors of the player are members. MKO-COMPANY-02, MKO-COMPANY-03, MKO-COMPANY-07"""
    player = player_of(m, seat)
    assert player.company is not None
    put_player(m, player._replace(is_company_laid=True))
    for warrior in mageknight(m).warriors.copy():
        if warrior.seat == seat:
            put(m, enrolled(mageknight(m), warrior, seat))
    m.emit(Event("company-laid", rule, (seat, player.company.number)))


def choose_domain(m: Match, seat: Seat, domain: Domain, rule: RuleId) -> None:
    """Everybody sees that a card was chosen, and its owner sees which. MK-DOMAIN-04"""
    put_player(m, player_of(m, seat)._replace(domain=domain, has_domain=True))
    m.emit(Event("domain-chosen", rule, (seat, domain.number), only(seat)))


def show_domain(m: Match, seat: Seat, is_countered: bool, rule: RuleId) -> None:
    """The card is turned up, and is countered or in play. MK-DOMAIN-05, MK-DOMAIN-07"""
    player = player_of(m, seat)
    assert player.domain is not None
    m.emit(Event("domain-countered" if is_countered else "domain", rule, (seat, player.domain.number)))
    put_player(m, player._replace(is_domain_shown=True, domain=None if is_countered else player.domain))
