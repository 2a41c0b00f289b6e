// Waiting for an opponent: the hall is told every few seconds that somebody is still there.
import { signal } from "@preact/signals";
import { leaveTable, stillWaiting } from "../api";
import { addressOf, rememberMatch } from "../memory";
import { go, place } from "../route";
import { toast } from "../shell/toasts";
import { keep, recall } from "../storage";
import type { LadderSeat } from "../wire";
import { ladderWords } from "./texts";

const EVERY_MS = 4_000;

/** A table of one's own. */
export interface OwnTable {
  id: string;
  token: string;
  game: string;
}

export const ownTables = signal<OwnTable[]>(recall<OwnTable[]>("open-tables", []));
let timer = 0;

function write(tables: OwnTable[]): void {
  ownTables.value = tables;
  keep("open-tables", tables);
  clearInterval(timer);
  timer = tables.length ? setInterval(look, EVERY_MS) : 0;
}

/** What came of a wish: a match at once, or a table at which to wait. */
export function seated(game: string, seat: LadderSeat): void {
  if (seat.match) begin(game, seat.match, seat.token);
  else write([...ownTables.value, { id: seat.table, token: seat.token, game }]);
}

/** Goes to the match from the ladder; elsewhere somebody may be in the middle of something. */
function begin(game: string, match: string, token: string): void {
  rememberMatch({ id: match, game, tokens: [token] });
  const address = addressOf({ id: match, tokens: [token] });
  const w = ladderWords();
  if (place.peek().path === "/ladder") {
    go(address);
    toast(w.found, "good");
  } else toast(w.found, "good", { text: w.toMatch, do: () => go(address) });
}

export async function stopWaiting(own: OwnTable): Promise<void> {
  await leaveTable(own.id, own.token);
  write(ownTables.value.filter(({ id }) => id !== own.id));
}

/** Goes on waiting after the page was loaded anew. */
export function goOnWaiting(): void {
  if (ownTables.peek().length && !timer) write(ownTables.peek());
}

function look(): void {
  for (const own of ownTables.peek()) {
    stillWaiting(own.id, own.token).then(
      (found) => {
        if (found.is_open || !ownTables.peek().includes(own)) return;
        write(ownTables.peek().filter((other) => other !== own));
        if (found.match) begin(own.game, found.match, own.token);
        else toast(ladderWords().goneTable);
      },
      () => {}, // the next sign may arrive
    );
  }
}
