// Which matches wait for somebody here: those by days that the account knows of, and those of this browser.
import { signal } from "@preact/signals";
import { account } from "../account";
import { matchesWaiting, myMatches, waitsForMe } from "../api";
import { addressOf, ownMatches } from "../memory";
import type { WaitingMatch } from "../wire";

export interface Turn {
  match: WaitingMatch;
  address: string;
}

/** Matches without a clock are asked one by one: only the newest. */
const ASKED = 12;

/** As they were last seen; undefined: not yet. */
export const turns = signal<Turn[] | undefined>(undefined);

/** `all`: with matches of the account that no clock of days reminds of. */
export async function lookForTurns(all: boolean): Promise<Turn[]> {
  const hasAccount = !!account.peek();
  const known = hasAccount ? await matchesWaiting() : [];
  const own = ownMatches.peek().filter(({ isOver }) => !isOver);
  const open = new Map(own.map((each) => [each.id, each.tokens[0]] as [string, string | undefined]));
  if (hasAccount && all)
    for (const { id, seat, stage } of await myMatches())
      if (seat !== null && stage === "playing" && !open.has(id)) open.set(id, undefined);
  for (const { id } of known) open.delete(id);
  const asked = [...open].slice(0, ASKED).map(([id, token]) => waitsForMe(id, token).catch(() => null));
  const others = (await Promise.all(asked)).filter((each) => each !== null);
  const found = [...known, ...others.sort((one, other) => (one.until ?? Infinity) - (other.until ?? Infinity))];
  turns.value = found.map((match) => {
    const mine = own.find(({ id }) => id === match.id);
    return { match, address: mine?.tokens.length ? addressOf(mine) : `/m/${match.id}` };
  });
  return turns.value;
}
