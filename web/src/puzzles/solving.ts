// Which puzzles somebody has tried, how good that makes them, and the way to a table. Without an account the browser
// keeps it.
import { signal } from "@preact/signals";
import { beginPuzzle, puzzlesOf, ratePuzzle } from "../api";
import { myName } from "../lobby/arrangement";
import { keep, onKeptElsewhere, recall } from "../storage";
import type { PuzzleShelf, RatedTry, Solver } from "../wire";

interface Kept {
  solver: Solver | null;
  /** By puzzle: was the first try right? */
  tried: Record<string, boolean>;
}

const read = (): Record<string, Kept> => recall<Record<string, Kept> | null>("puzzles", null) ?? {};
const kept = signal(read());
onKeptElsewhere("puzzles", () => (kept.value = read()));

export interface Standing {
  solver: Solver | null;
  tried: Record<string, boolean>;
}

/** What the account knows, or else this browser. */
export function standingOf(shelf: PuzzleShelf): Standing {
  if (shelf.mine) return { solver: shelf.mine, tried: shelf.tried };
  return kept.value[shelf.game] ?? { solver: null, tried: {} };
}

/** The address of a table where the puzzle is asked. */
export async function begin(game: string, puzzle: string): Promise<string> {
  const made = await beginPuzzle(game, puzzle, myName());
  return `/m/${made.id}#${made.tokens.find(Boolean)}`;
}

/** What an answer has changed; the first one counts, with an account or without. */
export async function rate(game: string, puzzle: string, match: string, token: string): Promise<RatedTry> {
  const mine = kept.peek()[game] ?? { solver: null, tried: {} };
  const rated = await ratePuzzle(game, puzzle, { match, mine: mine.solver }, token);
  if (rated.is_kept) return rated;
  if (puzzle in mine.tried) return { ...rated, is_counted: false };
  const changed = { ...read(), [game]: { solver: rated.after, tried: { ...mine.tried, [puzzle]: rated.is_right } } };
  kept.value = changed;
  keep("puzzles", changed);
  return rated;
}

const BEGINNING = 1500;

/** One that was not tried, as difficult as the solver is good; then those that were missed. */
export function nextOf(shelf: PuzzleShelf, { solver, tried }: Standing, grade?: number): string | null {
  const wanted = shelf.puzzles.filter((puzzle) => grade === undefined || puzzle.grade === grade);
  const value = solver?.value ?? BEGINNING;
  const nearest = (some: typeof wanted) =>
    [...some].sort((one, other) => Math.abs(one.value - value) - Math.abs(other.value - value))[0]?.id ?? null;
  const fresh = wanted.filter(({ id }) => !(id in tried));
  return nearest(fresh) ?? nearest(wanted.filter(({ id }) => !tried[id])) ?? wanted[0]?.id ?? null;
}

/** The next puzzle of a game, wherever one is. */
export async function beginNext(game: string): Promise<string> {
  const shelf = await puzzlesOf(game);
  const next = nextOf(shelf, standingOf(shelf));
  return next ? begin(game, next) : `/puzzles?game=${game}`;
}
