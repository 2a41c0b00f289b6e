// The tables of the games, each loaded when a match of it is first shown.
import { signal } from "@preact/signals";
import type { Board } from "./game";
import { gameOf } from "./registry";

const loaded = signal<ReadonlyMap<string, Board>>(new Map());
const asked = new Set<string>();

/** Undefined until it has come; a component that asks is drawn again then. */
export function boardOf(id: string): Board | undefined {
  const board = loaded.value.get(id);
  const game = gameOf(id);
  if (!board && game && !asked.has(id)) {
    asked.add(id);
    game.board().then(
      (found) => {
        loaded.value = new Map(loaded.peek()).set(id, found);
      },
      (trouble: unknown) => {
        console.error(trouble);
        asked.delete(id);
      },
    );
  }
  return board;
}
