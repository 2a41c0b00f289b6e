// The games to choose from, at the head of a page about one of them; the address remembers which.
import { gameOf, titleOf } from "../games/registry";
import { remark } from "../route";
import type { GameInfo } from "../wire";

type Props = { games: readonly GameInfo[]; chosen?: GameInfo; label: string };

/** A toy game is offered to those alone who have come for it. */
export function GameChoice({ games, chosen, label }: Props) {
  const shown = games.filter(({ id }) => !gameOf(id)?.isToy || id === chosen?.id);
  return (
    <nav class="game-choice" aria-label={label}>
      {shown.map(({ id }) => (
        <button
          key={id}
          type="button"
          class={id === chosen?.id ? "button is-chosen" : "button"}
          aria-pressed={id === chosen?.id}
          data-game={id}
          onClick={() => remark({ game: id })}
        >
          {titleOf(id)}
        </button>
      ))}
    </nav>
  );
}
