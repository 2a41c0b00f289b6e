"""Random content of Mage Knight keeps what it promises, and all that a pack may write is played."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from laws.drawn import SEED
from laws.games import RECRUITED
from laws.played import Album, as_read
from laws.playing import FULL_SIZE, good_answer
from laws.random_armies import Pool, melee, random_army
from laws.random_knights import UNREADABLE, PieceTable, random_pack
from tercio.bots import RandomBot
from tercio.bots.bot import BotSaysNothing
from tercio.games.mageknight.content.catalogue import content_of
from tercio.kernel import Answer, Match, seeded, start

EAGER: Final = ("cast", "bombard", "counter-with", "look-up")  # what a random player seldom comes to do
RAREST: Final = 0 if SEED == 1 and not FULL_SIZE else 3  # of other packs so much may stay in the box
MOST_SHOWN: Final = 150  # matches in which whatever was not played yet comes first


def test_everything_that_a_pack_may_write_is_played() -> None:
    game = RECRUITED.open()
    album = Album(random_pack(SEED).data)
    missing = {as_read(value) for value in PieceTable.may_be_written} - UNREADABLE
    for seed in range(MOST_SHOWN):
        pool, bot, told = Pool(content_of(game), seeded(seed), album.played), RandomBot(seed), 0
        position = melee(pool, [random_army(pool, 0) for _ in range(2)])
        match = start(game, {"position": position}, seeded(seed))
        while match.stack:
            album.look(match, told)
            told = len(match.events)
            assert match.answer(eager_answer(match, bot))
        missing -= album.values()
        if not missing:
            break

    assert len(missing) <= RAREST, sorted(missing, key=str)


def eager_answer(match: Match, bot: RandomBot) -> Answer:
    """Whatever is seldom done, where it can be done."""
    decision = match.asks()[0]
    for key in EAGER:
        options = tuple([option for option in decision.options if option.key == key])
        if options:
            with suppress(BotSaysNothing):
                return good_answer(match, decision._replace(options=options), bot)
    return good_answer(match, decision, bot)
