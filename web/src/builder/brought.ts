// Packs of one's own whose pieces lie in the pool beside ours, and a list of a pack that is built here for the workshop.
import { computed, signal } from "@preact/signals";
import { cardsOf, checkForce, type PackData } from "../api";
import { type Loading, useLoad } from "../load";
import { arrangement } from "../lobby/arrangement";
import { entriesIn, excerpt, ownPacks } from "../packs";
import { toastTrouble } from "../shell/toasts";
import type { ForceCheck } from "../wire";

/** A list of a pack lies on the bench; whatever becomes of it is written there, and the player's own list waits. */
export interface Errand {
  game: string;
  pack: PackData;
  name: string;
  text: string;
  write: (text: string) => void;
}
export const errand = signal<Errand | undefined>(undefined);

const chosen = computed(() => {
  const { packs } = arrangement.value;
  return ownPacks.value.filter(({ pack }) => packs[pack.game]?.includes(pack.id));
});

/** The packs whose pieces can be taken: that of the errand, or those that matches are played with. */
export function packsFor(game: string): readonly PackData[] {
  if (errand.value?.game === game) return [errand.value.pack];
  return chosen.value.filter(({ pack }) => pack.game === game);
}

/** Whoever builds a list of a pack looks for its own pieces first. */
export function packFirst<P extends { id: string }>(pieces: P[]): P[] {
  if (!errand.value) return pieces;
  const own = new Set(entriesIn(errand.value.pack).map(([, { id }]) => id));
  return [...pieces.filter(({ id }) => own.has(id)), ...pieces.filter(({ id }) => !own.has(id))];
}

const asked = new WeakMap<PackData, Promise<unknown>>();

function piecesOf<C>(game: string, pack: PackData): Promise<C> {
  const known = asked.get(pack) ?? cardsOf<C>(game, pack);
  asked.set(pack, known);
  known.catch(() => asked.delete(pack));
  return known as Promise<C>;
}

/** A catalogue with what packs of one's own add to it; one that cannot be read is told and left out. */
export function useWithPacks<C extends object>(game: string, load: () => Promise<C>): Loading<C> {
  const packs = packsFor(game);
  return useLoad(async () => {
    const [ours, ...theirs] = await Promise.allSettled([load(), ...packs.map((pack) => piecesOf<C>(game, pack))]);
    if (ours.status === "rejected") throw ours.reason;
    const failed = theirs.find((each) => each.status === "rejected");
    if (failed) toastTrouble(failed.reason);
    return theirs.reduce((all, each) => (each.status === "fulfilled" ? joined(all, each.value) : all), ours.value);
  }, [packs.map(({ pack }) => pack.id).join(), errand.value?.pack]);
}

/** Things with the same id are replaced, tables are joined. */
function joined<T extends object>(ours: T, theirs: T): T {
  const told = { ...ours } as Record<string, unknown>;
  for (const [key, more] of Object.entries(theirs)) {
    const own = told[key];
    if (Array.isArray(more) && Array.isArray(own)) {
      const fresh = new Map((more as { id: string }[]).map((each) => [each.id, each]));
      const kept = (own as { id: string }[]).map((each) => fresh.get(each.id) ?? each);
      const known = new Set(kept.map(({ id }) => id));
      told[key] = [...kept, ...[...fresh.values()].filter(({ id }) => !known.has(id))];
    } else if (more && own && typeof more === "object" && typeof own === "object") told[key] = joined(own, more);
    else told[key] = more;
  }
  return told as T;
}

/** What is said about a list: the hall is told of our packs as much as the list takes from them. */
export function checkHere(game: string, text: string, campaign = false, signal?: AbortSignal): Promise<ForceCheck> {
  const packs = packsFor(game)
    .map((pack) => excerpt(pack, ({ id, name }, kind) => kind !== "list" && isNamed(text, [id, name?.en, name?.de])))
    .filter((pack) => Object.keys(pack).length > 1);
  return checkForce(game, text, campaign, packs, signal);
}

const isNamed = (text: string, names: readonly (string | undefined)[]): boolean =>
  names.some((name) => name !== undefined && name !== "" && text.includes(name));
