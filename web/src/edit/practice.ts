// A match that begins from a position: alone, or against bots.
import { makeMatch } from "../api";
import { myName } from "../lobby/arrangement";
import { addressOf, rememberMatch } from "../memory";
import { words } from "../texts";
import type { NewSeat } from "../wire";
import type { Position } from "./position";

interface Beginning {
  game: string;
  /** Null: from the beginning, with what the player brings. */
  position: Position | null;
  force?: string;
  seats: number;
  /** The only seat played here; -1: all of them. */
  own: number;
  /** What falls first. */
  dice?: number[];
  /** Packs that come with the match, as texts. */
  packs?: string[];
}

/** Says where it is played. */
export async function beginFrom({
  game,
  position,
  force,
  seats,
  own,
  dice = [],
  packs = [],
}: Beginning): Promise<string> {
  const chosen: NewSeat[] = Array.from({ length: seats }, (_, seat) =>
    own < 0 || seat === own
      ? {
          kind: "person",
          name: own < 0 ? words().lobby.player(seat + 1) : myName(),
          ...(force ? { force: { text: force } } : {}),
        }
      : { kind: "bot", bot: "veteran" },
  );
  const made = await makeMatch({ game, seats: chosen, packs, ...(position ? { position, dice } : {}) });
  const kept = {
    id: made.id,
    game,
    tokens: made.tokens.flatMap((token) => (token ? [token] : [])),
    names: chosen.map((seat) => seat.name ?? words().lobby.aBot),
  };
  rememberMatch(kept);
  return addressOf(kept);
}
