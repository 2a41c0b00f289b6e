// The tables of the games, each loaded when a match of it is first shown.
import { signal } from "@preact/signals";
import type { Board } from "./board";

const LOADERS: Record<string, () => Promise<unknown>> = {
  warlord: () => import("./warlord/board").then((module) => module.WarlordBoard),
  summoners: () => import("./measured/board").then((module) => module.MeasuredBoard),
  mageknight: () => import("./measured/board").then((module) => module.MeasuredBoard),
  skirmish: () => import("./skirmish/board").then((module) => module.SkirmishBoard),
};

const loaded = signal<ReadonlyMap<string, Board>>(new Map());
const asked = new Set<string>();

/** Undefined until it has come; a component that asks is drawn again then. */
export function boardOf(game: string): Board | undefined {
  const board = loaded.value.get(game);
  const load = LOADERS[game];
  if (!board && load && !asked.has(game)) {
    asked.add(game);
    load().then(
      // Each game draws scenes of its own only.
      (found) => (loaded.value = new Map(loaded.peek()).set(game, found as Board)),
      (trouble: unknown) => {
        console.error(trouble);
        asked.delete(game);
      },
    );
  }
  return board;
}
