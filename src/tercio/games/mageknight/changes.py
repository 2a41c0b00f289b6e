"""The only place where leaves are replaced: each change with its event and its rule."""

from __future__ import annotations

from tercio.games.mageknight.abilities import (
    CURSED,
    HEX,
    INVULNERABILITY,
    TOUGHNESS,
    abilities_of,
    has,
    rule_of,
)
from tercio.games.mageknight.companies import enrolled
from tercio.games.mageknight.dials import GOLEM, SKITTISH, Domain, Item, Shell
from tercio.games.mageknight.state import (
    BOMBS,
    ELIMINATED,
    HERE,
    LOOT,
    NEUTRAL,
    REMOVED,
    WAITING,
    Bomb,
    Loot,
    Mission,
    Piece,
    Player,
    Warrior,
    mageknight,
)
from tercio.kernel import NOBODY, Event, Match, Point, RuleId, Seat, only


def put(m: Match, warrior: Warrior) -> Warrior:
    state = mageknight(m)
    state.set(warrior)
    state.is_settled = False
    return warrior


def put_player(m: Match, player: Player) -> Player:
    state = mageknight(m)
    before = state.players[player.seat]
    state.players[player.seat] = player
    if player.domain is not before.domain or player.is_domain_shown != before.is_domain_shown:
        state.forget()
    return player


def warrior_of(m: Match, warrior: int) -> Warrior:
    return mageknight(m).warriors[warrior]


def player_of(m: Match, seat: Seat) -> Player:
    return mageknight(m).players[seat]


# -- set-up ----------------------------------------------------------------------------------------------


def take_side(m: Match, seat: Seat, side: int, rule: RuleId) -> None:
    put_player(m, player_of(m, seat)._replace(side=side))
    m.emit(Event("side", rule, (seat, side)))


def keep_roll(m: Match, seat: Seat, total: int, rule: RuleId) -> None:
    """MK-SETUP-20, a15: the last total counts."""
    put_player(m, player_of(m, seat)._replace(roll=total))
    m.emit(Event("rolled-for-first", rule, (seat, total)))


def take_from_pile(m: Match, kind: str) -> None:
    state = mageknight(m)
    rest = list(state.pile)
    rest.remove(kind)
    state.pile = tuple(rest)


def leave_out(m: Match, warrior: Warrior, rule: RuleId) -> None:
    """a21"""
    put(m, warrior._replace(gone=REMOVED))
    m.emit(Event("left-out", rule, (warrior.id,)))


# -- turns and tokens ------------------------------------------------------------------------------------


def run_out_of_time(m: Match) -> None:
    """MK-END-01, MK-END-03  The turn under way is the last one."""
    state = mageknight(m)
    state.is_ending = True
    m.emit(Event("time-is-up", "MK-END-03", (state.minutes,)))


def agree_to_end(m: Match) -> None:
    """MK-END-01, MK-END-04"""
    mageknight(m).is_ending = True
    m.emit(Event("all-agree", "MK-END-04"))


def want_end(m: Match, seat: Seat, wants_end: bool) -> None:
    """MK-END-04"""
    put_player(m, player_of(m, seat)._replace(wants_end=wants_end))
    m.emit(Event("wants-end" if wants_end else "plays-on", "MK-END-04", (seat,)))


def begin_turn(m: Match, seat: Seat, rule: RuleId) -> None:
    """MK-TURN-05, MK-TURN-19, MK-TERM-24  Fresh actions; what was switched off is back."""
    state = mageknight(m)
    state.turn += 1
    state.active = seat
    put_player(m, player_of(m, seat)._replace(actions=state.total // 100))
    for warrior in state.warriors.copy():
        if warrior.is_weary:
            put(m, warrior._replace(has_acted=False, is_marked=False, has_moved=False, off=(), is_newly_hexed=False))
    state.pieces = [p._replace(damage=0) if p.damage else p for p in state.pieces]  # MK-CONSTRUCTED-31
    m.emit(Event("turn", rule, (seat, state.turn, state.total // 100)))


def set_phase(m: Match, phase: str, rule: RuleId) -> None:
    mageknight(m).phase = phase
    m.emit(Event(f"phase-{phase}", rule, (mageknight(m).active,)))


def spend_action(m: Match, seat: Seat, rule: RuleId) -> None:
    player = player_of(m, seat)
    put_player(m, player._replace(actions=player.actions - 1))
    m.emit(Event("action", rule, (seat, player.actions - 1)))


def gain_action(m: Match, seat: Seat, rule: RuleId) -> None:
    player = player_of(m, seat)
    put_player(m, player._replace(actions=player.actions + 1))
    m.emit(Event("extra-action", rule, (seat, player.actions + 1)))


def lapse_actions(m: Match, seat: Seat) -> None:
    """MK-TURN-20"""
    put_player(m, player_of(m, seat)._replace(actions=0))


def act(m: Match, warrior: Warrior) -> None:
    """a23: from now on it has had its action; the token comes when the action is over."""
    put(m, warrior._replace(has_acted=True))


def mark(m: Match, warrior: Warrior, rule: RuleId) -> bool:
    """MK-TERM-02, MK-TERM-04, MK-TERM-05  An action token; True if it is the second one."""
    if warrior.tokens >= 2:
        put(m, warrior._replace(is_marked=True))
        return False
    put(m, warrior._replace(tokens=warrior.tokens + 1, is_marked=True))
    m.emit(Event("token", rule, (warrior.id, warrior.tokens + 1)))
    return warrior.tokens + 1 == 2


def clear_tokens(m: Match, warrior: Warrior, rule: RuleId) -> None:
    if warrior.tokens:
        put(m, warrior._replace(tokens=0))
        m.emit(Event("tokens-cleared", rule, (warrior.id,)))


def switch_off(m: Match, warrior: Warrior, ability: str, number: int, rule: RuleId) -> None:
    put(m, warrior._replace(off=(*warrior.off, ability)))
    m.emit(Event("switched-off", rule, (warrior.id, number)))


# -- moving ------------------------------------------------------------------------------------------------


def move(m: Match, warrior: Warrior, path: tuple[Point, ...], facing: int, rule: RuleId) -> None:
    """MK-MOVE-09, MK-MOVE-11, MK-TERM-09"""
    put(m, warrior._replace(at=path[-1], facing=facing, has_moved=True))
    facts = [warrior.id, facing]
    for x, y in path:
        facts.extend((x, y))
    m.emit(Event("moved", rule, tuple(facts)))
    lose_watch(m, warrior)


def turn(m: Match, warrior: Warrior, facing: int, rule: RuleId, counts: bool = True) -> None:
    """MK-MOVE-11, MK-MOVE-12  A new facing; a free spin does not count as having moved."""
    if facing != warrior.facing:
        put(m, warrior._replace(facing=facing, has_moved=warrior.has_moved or counts))
    m.emit(Event("turned", rule, (warrior.id, facing)))
    if counts and facing != warrior.facing:
        lose_watch(m, warrior)


def place(m: Match, warrior: Warrior, at: Point, facing: int, rule: RuleId) -> None:
    """Put down without moving: deployment, a captive beside its guard."""
    put(m, warrior._replace(at=at, facing=facing, gone=HERE))
    m.emit(Event("placed", rule, (warrior.id, *at, facing)))


def set_down(m: Match, warrior: Warrior, at: Point, facing: int, rule: RuleId) -> None:
    """MK-MOVE-11  Who was carried or levitated is somewhere else now, and can be given no action this turn."""
    put(m, warrior._replace(at=at, facing=facing, has_moved=True, has_acted=True))
    m.emit(Event("set-down", rule, (warrior.id, *at, facing)))
    lose_watch(m, warrior)


def lose_watch(m: Match, warrior: Warrior) -> None:
    """MKA-OVERWATCH-01  Whoever moves watches no longer."""
    if warrior.is_watching:
        stop_watching(m, mageknight(m).warriors[warrior.id], "MKA-OVERWATCH-01")


def change_level(m: Match, warrior: Warrior, is_soaring: bool, rule: RuleId) -> None:
    put(m, warrior._replace(is_soaring=is_soaring))
    m.emit(Event("takes-off" if is_soaring else "lands", rule, (warrior.id,)))


# -- the dial -------------------------------------------------------------------------------------------------


def damage(m: Match, warrior: Warrior, clicks: int, rule: RuleId, by: int = NOBODY) -> None:
    """MK-DAMAGE-01, MK-DAMAGE-09, a63  `by`: the warrior whose doing it is; captives take none (MK-CAPTURE-13)."""
    if clicks <= 0 or warrior.guard != NOBODY or warrior.gone != HERE:
        return
    position = min(warrior.click + clicks, len(warrior.figure.dial))
    hurt = put(m, warrior._replace(click=position))
    m.emit(Event("damaged", rule, (warrior.id, clicks, position, by)))
    if not hurt.is_dead and abilities_of(hurt) != abilities_of(warrior):
        m.emit(Event("dial", "MK-TERM-19", (warrior.id, position)))


def afflict(m: Match, warrior: Warrior, clicks: int, ability: str, by: int = NOBODY) -> None:
    harm(m, warrior, clicks, rule_of(ability), by)


def harm(m: Match, warrior: Warrior, clicks: int, rule: RuleId, by: int = NOBODY) -> None:
    """Damage that is dealt outside an attack: what keeps off attacks keeps it off, too."""
    for guard, most in ((INVULNERABILITY, 2), (TOUGHNESS, 1)):
        if has(warrior, guard):
            clicks -= keep_off(m, warrior, min(clicks, most), rule_of(guard))
    damage(m, warrior, clicks, rule, by)


def curse(m: Match, warrior: Warrior) -> None:
    """MKA-CURSED-01, H22: magic has worked on it and is resolved; once an action, whatever it was."""
    if has(warrior, CURSED):
        afflict(m, warrior, 1, CURSED)


def keep_off(m: Match, warrior: Warrior, clicks: int, rule: RuleId) -> int:
    """MK-DAMAGE-03  So many clicks of damage do not turn the dial."""
    if clicks > 0:
        m.emit(Event("withstood", rule, (warrior.id, clicks)))
    return clicks


def heal(m: Match, warrior: Warrior, clicks: int, rule: RuleId) -> None:
    """MK-HEAL-01, MK-HEAL-04, MK-HEAL-06, MK-HEAL-07, MKA-INVULNERABILITY-01"""
    if clicks <= 0 or warrior.gone != HERE or has(warrior, INVULNERABILITY):
        return
    if warrior.figure.damage_type == GOLEM:
        position = repaired(warrior)
    else:
        position = max(warrior.limit, warrior.click - clicks)
    if position != warrior.click:
        put(m, warrior._replace(click=position))
        m.emit(Event("healed", rule, (warrior.id, warrior.click - position, position)))


def repaired(warrior: Warrior) -> int:
    """a62: back to the next repair marker or the starting marker; not while one shows."""
    if warrior.now.is_repair:
        return warrior.click
    for position in range(warrior.click - 1, warrior.limit, -1):
        if warrior.figure.dial[position].is_repair:
            return position
    return warrior.limit


def eliminate(m: Match, warrior: Warrior, rule: RuleId, by: int = NOBODY, gone: str = ELIMINATED) -> None:
    """MKC-ELIM-04, MKC-DARK-06  Of a cavalry unit the other half is left behind, without any tokens."""
    other = mageknight(m).find(warrior.partner)
    if other is not None:
        leave_behind(m, other)
        warrior = warrior.parted()
    left = warrior._replace(gone=gone, tokens=0, guard=NOBODY, items=(), is_soaring=False, hexed_by=NOBODY)
    put(m, left._replace(is_watching=False, is_recalled=False, gained=(), stolen=""))
    close_book(m, warrior)
    m.emit(Event("eliminated" if gone == ELIMINATED else "removed", rule, (warrior.id, by)))


def leave_behind(m: Match, warrior: Warrior) -> None:
    """MKC-ELIM-04, A78, A84: it has had the unit's action, if there was one; a skittish mount gets none."""
    has_acted = warrior.has_acted or warrior.figure.mind == SKITTISH
    put(m, warrior.parted()._replace(tokens=0, is_marked=False, has_acted=has_acted))
    if warrior.tokens:
        m.emit(Event("tokens-cleared", "MKC-ELIM-04", (warrior.id,)))


def award(m: Match, seat: Seat, points: int, rule: RuleId) -> None:
    """MK-END-08, MK-END-10"""
    if points:
        player = player_of(m, seat)
        put_player(m, player._replace(glory=player.glory + points))
        m.emit(Event("awarded", rule, (seat, points, player.glory + points)))


def reanimate(m: Match, warrior: Warrior, seat: Seat, at: Point, facing: int, click: int, rule: RuleId) -> None:
    """MK-MOVE-13, MK-ARMY-13, MK-ARMY-14, MK-SPECIAL-12, MK-SPECIAL-14  It does not count as moved; it is his now."""
    if mageknight(m).has_like(warrior, seat):
        m.emit(Event("cannot-join", "MK-ARMY-14", (warrior.id, seat)))
        return
    risen = warrior._replace(
        gone=HERE, seat=seat, at=at, facing=facing, click=click, is_marked=False, has_moved=False, off=(),
        has_acted=True, brought_by=seat if seat != warrior.army else warrior.brought_by,
    )  # fmt: skip
    put(m, enrolled(mageknight(m), risen, seat))
    m.emit(Event("reanimated", rule, (warrior.id, *at, click)))


def keep_until_end(m: Match, warrior: Warrior) -> None:
    """MKA-RECALL-01  It can be given an action, and leaves at the start of the end phase."""
    put(m, warrior._replace(has_acted=False, is_recalled=True))


def change_sides(m: Match, warrior: Warrior, seat: Seat, rule: RuleId) -> None:
    """MK-ARMY-13, MK-ARMY-14  It joins the army of whoever controls it now, unless that has its like already."""
    if warrior.partner != NOBODY:
        m.emit(Event("keeps-its-side", "MKC-UNIT-14", (warrior.id,)))
        return
    if mageknight(m).has_like(warrior, seat):
        m.emit(Event("cannot-join", "MK-ARMY-14", (warrior.id, seat)))
        return
    put(m, enrolled(mageknight(m), warrior, seat))
    m.emit(Event("changes-sides", rule, (warrior.id, seat)))


def put_out(m: Match, seat: Seat, rule: RuleId, has_conceded: bool = False) -> None:
    """MK-ELIM-01, MK-ELIM-03, MK-ELIM-05  The player is out; all that is his leaves, and nobody has points for it."""
    state = mageknight(m)
    put_player(m, player_of(m, seat)._replace(is_out=True, actions=0, has_conceded=has_conceded))
    m.emit(Event("out", rule, (seat,)))
    lift_hexes(m, seat)
    for warrior in state.warriors.copy():
        if warrior.seat == seat and warrior.gone == HERE:
            eliminate(m, warrior, rule, gone=REMOVED)
        elif warrior.seat == seat and warrior.gone == WAITING:
            leave_out(m, warrior, rule)
    for bomb in list(state.bombs):
        if bomb.seat == seat:
            clear_bomb(m, bomb, rule)
    for mission in list(state.missions):
        if mission.holder == seat:
            hold(m, mission, NEUTRAL, "MK-ELIM-05")


# -- hexes ---------------------------------------------------------------------------------------------------


def hex_warrior(m: Match, warrior: Warrior, seat: Seat) -> None:
    """MKA-HEX-01  One token is enough; a second one only makes it last."""
    put(m, warrior._replace(hexed_by=seat, is_newly_hexed=True))
    m.emit(Event("hexed", rule_of(HEX), (warrior.id, seat)))


def lift_hexes(m: Match, seat: Seat) -> None:
    """MKA-HEX-01  At the end of the next turn of whoever laid them, or when he is out."""
    is_out = player_of(m, seat).is_out
    for warrior in mageknight(m).warriors.copy():
        if warrior.hexed_by == seat and (is_out or not warrior.is_newly_hexed):
            put(m, warrior._replace(hexed_by=NOBODY, is_newly_hexed=False))
            if warrior.gone == HERE:
                m.emit(Event("unhexed", rule_of(HEX), (warrior.id,)))


# -- captives --------------------------------------------------------------------------------------------------


def capture(m: Match, captive: Warrior, guard: int, rule: RuleId) -> None:
    """MK-CAPTURE-05, MK-CAPTURE-11"""
    put(m, captive._replace(guard=guard, tokens=0))
    m.emit(Event("captured", rule, (captive.id, guard)))


def set_free(m: Match, captive: Warrior, rule: RuleId) -> None:
    """MK-CAPTURE-17 to MK-CAPTURE-20, a85"""
    put(m, captive._replace(guard=NOBODY))
    m.emit(Event("freed", rule, (captive.id,)))


# -- missions ------------------------------------------------------------------------------------------------------


def hold(m: Match, mission: Mission, holder: int, rule: RuleId) -> None:
    state = mageknight(m)
    if mission.holder == holder:
        return
    state.missions = [x._replace(holder=holder) if x.id == mission.id else x for x in state.missions]
    name = "controls" if holder >= 0 else "neutral" if holder == NEUTRAL else "contested"
    m.emit(Event(name, rule, (mission.id, holder)))


def lay_mission(m: Match, mission: Mission, seat: Seat, rule: RuleId) -> None:
    mageknight(m).missions.append(mission)
    m.emit(Event("mission", rule, (seat, mission.id, *mission.at)))


# -- terrain --------------------------------------------------------------------------------------------------------


def lay_piece(m: Match, piece: Piece, seat: Seat, rule: RuleId) -> None:
    state = mageknight(m)
    state.pieces.append(piece)
    state.forget()
    m.emit(Event("terrain", rule, (seat, piece.id)))


def batter(m: Match, piece: Piece, clicks: int, rule: RuleId) -> Piece:
    """MK-CONSTRUCTED-30"""
    state = mageknight(m)
    hurt = piece._replace(damage=piece.damage + clicks)
    state.pieces = [hurt if x.id == piece.id else x for x in state.pieces]
    m.emit(Event("battered", rule, (piece.id, clicks, hurt.damage)))
    return hurt


def raze(m: Match, piece: Piece, rule: RuleId) -> None:
    state = mageknight(m)
    state.pieces = [x for x in state.pieces if x.id != piece.id]
    state.forget()
    m.emit(Event("razed", rule, (piece.id,)))


# -- items and domains -------------------------------------------------------------------------------------------------


def give_item(m: Match, warrior: Warrior, item: Item, rule: RuleId) -> None:
    put(m, warrior._replace(items=(*warrior.items, item)))
    m.emit(Event("carries", rule, (warrior.id, item.number)))


def drop_item(m: Match, warrior: Warrior, item: Item, at: Point, rule: RuleId, is_lost: bool = False) -> None:
    """MK-ITEM-20, MK-ITEM-24"""
    state = mageknight(m)
    rest = list(warrior.items)
    rest.remove(item)
    put(m, warrior._replace(items=tuple(rest)))
    number = NOBODY
    if not is_lost:
        number = 1 + max([loot.id for loot in state.loot], default=LOOT - 1)
        state.loot.append(Loot(number, item, at))
        state.forget()
    if item.is_book:
        close_book(m, warrior, number)
    m.emit(Event("item-lost" if is_lost else "dropped", rule, (warrior.id, item.number, *at)))


def pick_up(m: Match, warrior: Warrior, loot: Loot, rule: RuleId) -> None:
    state = mageknight(m)
    state.loot = [x for x in state.loot if x.id != loot.id]
    state.forget()
    put(m, warrior._replace(items=(*warrior.items, loot.item)))
    if loot.item.is_book:
        state.books = [book.held_by(warrior.id) if book.token == loot.id else book for book in state.books]
    m.emit(Event("picked-up", rule, (warrior.id, loot.item.number)))


def close_book(m: Match, bearer: Warrior, token: int = NOBODY) -> None:
    """MKS-BOOK-14, MKS-BOOK-21, A55: its stack stays as it is under the item token, or is removed from the game."""
    state = mageknight(m)
    if token == NOBODY:
        state.books = [book for book in state.books if book.bearer != bearer.id]
    else:
        state.books = [book.lying_as(token) if book.bearer == bearer.id else book for book in state.books]
    state.forget()


def lose_domain(m: Match, seat: Seat, rule: RuleId) -> None:
    """MKS-ILLUSION-02  Countered while it was in play: it is removed from the game."""
    player = player_of(m, seat)
    if player.domain is not None:
        put_player(m, player._replace(domain=None))
        mageknight(m).forget()
        m.emit(Event("domain-lost", rule, (seat, player.domain.number)))


def lay_company(m: Match, seat: Seat, rule: RuleId) -> None:
    """MKO-COMPANY-02, MKO-COMPANY-03, MKO-COMPANY-07  From now on all warriors of the player are members."""
    player = player_of(m, seat)
    assert player.company is not None
    put_player(m, player._replace(is_company_laid=True))
    for warrior in mageknight(m).warriors.copy():
        if warrior.seat == seat:
            put(m, enrolled(mageknight(m), warrior, seat))
    m.emit(Event("company-laid", rule, (seat, player.company.number)))


def choose_domain(m: Match, seat: Seat, domain: Domain, rule: RuleId) -> None:
    """MK-DOMAIN-04  Everybody sees that a card was chosen, its owner which."""
    put_player(m, player_of(m, seat)._replace(domain=domain, has_domain=True))
    m.emit(Event("domain-chosen", rule, (seat, domain.number), only(seat)))


def show_domain(m: Match, seat: Seat, is_countered: bool, rule: RuleId) -> None:
    """MK-DOMAIN-05, MK-DOMAIN-07"""
    player = player_of(m, seat)
    assert player.domain is not None
    m.emit(Event("domain-countered" if is_countered else "domain", rule, (seat, player.domain.number)))
    put_player(m, player._replace(is_domain_shown=True, domain=None if is_countered else player.domain))


# -- bombardment --------------------------------------------------------------------------------------


def lay_bomb(m: Match, shooter: Warrior, at: Point, facing: int, shell: Shell, rule: RuleId) -> None:
    """MK-BOMB-02, MK-BOMB-08"""
    state = mageknight(m)
    number = 1 + max([bomb.id for bomb in state.bombs], default=BOMBS - 1)
    state.bombs.append(Bomb(number, shooter.id, at, facing, shell, shooter.seat))
    m.emit(Event("bomb", rule, (shooter.id, number, *at)))


def drift(m: Match, bomb: Bomb, at: Point, rule: RuleId) -> None:
    state = mageknight(m)
    state.bombs = [x._replace(at=at) if x.id == bomb.id else x for x in state.bombs]
    m.emit(Event("drifted", rule, (bomb.id, *at)))


def clear_bomb(m: Match, bomb: Bomb, rule: RuleId) -> None:
    """a81: it is gone after its attack, and where there is none."""
    state = mageknight(m)
    state.bombs = [x for x in state.bombs if x.id != bomb.id]
    m.emit(Event("bomb-removed", rule, (bomb.id,)))


# -- overwatch ----------------------------------------------------------------------------------------


def watch(m: Match, warrior: Warrior, rule: RuleId) -> None:
    """MKA-OVERWATCH-01  It gets an overwatch token."""
    put(m, warrior._replace(is_watching=True))
    m.emit(Event("watches", rule, (warrior.id,)))


def stop_watching(m: Match, warrior: Warrior, rule: RuleId) -> None:
    """MKA-OVERWATCH-01  The token is used up, or lost."""
    put(m, warrior._replace(is_watching=False))
    m.emit(Event("watched", rule, (warrior.id,)))
