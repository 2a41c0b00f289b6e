// A table on which something else is tried, or a match is played on against a bot.
import { playLine } from "../api";
import { myName } from "../lobby/arrangement";
import { addressOf, rememberMatch } from "../memory";
import type { NewSeat, PlayedLine, SeatNumber, Tried } from "../wire";
import { rememberTry } from "./tree";

interface Wanted {
  match: string;
  game: string;
  after: number;
  steps: Tried[];
  names: readonly string[];
  /** The only seat played here; null: all of them. */
  own: SeatNumber | null;
}

/** Says where it is played. */
export async function tryFrom({ match, game, after, steps, names, own }: Wanted): Promise<string> {
  const seats: NewSeat[] = names.map((name, seat) =>
    own === null || seat === own
      ? { kind: "person", name: own === null ? name : myName() }
      : { kind: "bot", bot: "veteran" },
  );
  const made = await playLine(match, { after, steps, seats: seats as PlayedLine["seats"] });
  const tokens = made.tokens.flatMap((token) => (token ? [token] : []));
  rememberMatch({ id: made.id, game, tokens, names: [...names] });
  rememberTry(made.id, { match, after });
  return addressOf({ id: made.id, tokens });
}
