"""Two random bots play the toy game, and the log is told in German: every line with the rule behind it."""

from __future__ import annotations

from tercio.bots import RandomBot
from tercio.games import open_game
from tercio.kernel import SPECTATOR, seeded, start
from tercio.texts import Speaker


def main(seed: int = 1) -> None:
    game = open_game("skirmish")
    match = start(game, game.example_setup(), seeded(seed))
    bots = (RandomBot(seed + 1), RandomBot(seed + 2))

    while match.stack:  # empty when the match is over
        decision = match.asks()[0]
        view = match.view(decision.seat)  # a bot sees what its seat may see, and no more
        match.answer(bots[decision.seat].answer(view, decision))

    speaker = Speaker(game, "de")
    for event in match.view(SPECTATOR).events:
        print(f"{event.rule:<13} {speaker.event(match.state, event)}")


if __name__ == "__main__":
    main()
