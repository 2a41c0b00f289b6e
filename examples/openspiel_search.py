"""OpenSpiel's own tree search over information sets plays Skirmish against a random player.

It does not cheat: for each of its simulations it draws anew what its seat cannot see.
"""

from __future__ import annotations

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # it has no types
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]

import tercio.doors.spiel  # noqa: F401  (registers the game)


def main(seed: int = 3) -> None:
    game = pyspiel.load_game("tercio(game=skirmish,choices=8)")
    dice = np.random.RandomState(seed)
    search = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 1.4, 6, random_state=dice)
    state = game.new_initial_state()

    while not state.is_terminal():
        if state.is_chance_node():  # the deal, then each die
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(outcomes, p=likely)))
        elif state.current_player() == 0:
            state.apply_action(int(search.step(state)))
        else:
            state.apply_action(int(dice.choice(state.legal_actions())))

    again = game.deserialize_state(state.serialize())
    print(f"returns {state.returns()} after {len(state.history())} actions, chance among them")
    print(f"the saved state is the same: {again.returns() == state.returns() and str(again) == str(state)}")


if __name__ == "__main__":
    main()
