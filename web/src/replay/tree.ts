// What was tried instead of a match that is over: a tree of answers with notes, kept in this browser.
import { keep, recall } from "../storage";
import type { Answer, Phrase, SeatNumber, Tried, TriedStep } from "../wire";

/** One answer that was tried, and the faces that fell after it. */
export interface Twig {
  id: string;
  /** The twig before it; empty: the match itself, after this many answers. */
  parent: string;
  after: number;
  seat: SeatNumber;
  answer: Answer;
  faces: number[];
  text: Phrase;
}

export interface Tree {
  twigs: Twig[];
  /** By twig, or by the step of the match: `@12`. */
  notes: Record<string, string>;
}

/** Longer than this no messenger takes a link. */
const LONGEST_LINK = 12_000;

const nameOf = (match: string): string => `variations.${match}`;

export function recallTree(match: string): Tree {
  return read(recall<unknown>(nameOf(match), null)) ?? { twigs: [], notes: {} };
}

export const keepTree = (match: string, tree: Tree): boolean => keep(nameOf(match), tree);

/** Only what looks like a tree: it may come from a link. */
function read(data: unknown): Tree | null {
  const { twigs, notes } = (data ?? {}) as Partial<Tree>;
  if (!Array.isArray(twigs) || typeof notes !== "object" || notes === null) return null;
  const isTwig = (each: Twig): boolean =>
    typeof each?.id === "string" &&
    typeof each.parent === "string" &&
    Number.isInteger(each.after) &&
    Number.isInteger(each.seat) &&
    typeof each.answer?.key === "string" &&
    Array.isArray(each.faces) &&
    typeof each.text?.en === "string" &&
    typeof each.text.de === "string";
  const isText = (each: unknown): boolean => typeof each === "string";
  return twigs.every(isTwig) && Object.values(notes).every(isText) ? { twigs, notes } : null;
}

export const place = (after: number): string => `@${after}`;

export const twigOf = (tree: Tree, id: string): Twig | undefined => tree.twigs.find((twig) => twig.id === id);

/** What follows a twig, or with an empty name a step of the match; the first one is the main variation. */
export const following = (tree: Tree, parent: string, after: number): Twig[] =>
  tree.twigs.filter((twig) => twig.parent === parent && twig.after === after);

/** From the match to this twig. */
export function pathTo(tree: Tree, id: string): Twig[] {
  const path: Twig[] = [];
  for (let twig = twigOf(tree, id); twig; twig = twigOf(tree, twig.parent)) {
    if (path.includes(twig)) break;
    path.unshift(twig);
  }
  return path;
}

/** As the hall reads it. */
export const triedIn = (tree: Tree, path: readonly Twig[]): Tried[] =>
  path.map(({ id, seat, answer, faces }) => ({ seat, answer, faces, comment: tree.notes[id] ?? "" }));

const isSame = (one: Pick<Twig, "seat" | "answer" | "faces">, other: TriedStep): boolean =>
  one.seat === other.seat && JSON.stringify([one.answer, one.faces]) === JSON.stringify([other.answer, other.faces]);

/** The same answers with the same dice are the same twigs; says where the line ends now. */
export function graft(tree: Tree, after: number, steps: readonly TriedStep[]): { tree: Tree; last: string } {
  const twigs = [...tree.twigs];
  let last = "";
  let next = 1 + Math.max(0, ...twigs.map(({ id }) => Number(id) || 0));
  for (const step of steps) {
    let twig = twigs.find((each) => each.parent === last && each.after === after && isSame(each, step));
    if (!twig) {
      const { seat, faces, text } = step;
      twig = { id: String(next++), parent: last, after, seat, answer: step.answer as unknown as Answer, faces, text };
      twigs.push(twig);
    }
    last = twig.id;
  }
  return { tree: { ...tree, twigs }, last };
}

/** Without this twig and whatever follows it. */
export function cut(tree: Tree, id: string): Tree {
  const gone = new Set([id]);
  for (const twig of tree.twigs) if (pathTo(tree, twig.id).some((each) => each.id === id)) gone.add(twig.id);
  const notes = Object.fromEntries(Object.entries(tree.notes).filter(([name]) => !gone.has(name)));
  return { twigs: tree.twigs.filter((twig) => !gone.has(twig.id)), notes };
}

export function annotate(tree: Tree, name: string, note: string): Tree {
  const { [name]: _, ...others } = tree.notes;
  return { ...tree, notes: note.trim() ? { ...others, [name]: note } : others };
}

/** Everything of the other one, too; a note of one's own stays. */
export function joined(tree: Tree, other: Tree): Tree {
  let found = tree;
  const names = new Map<string, string>();
  for (const { id } of other.twigs) {
    const path = pathTo(other, id);
    const grafted = graft(
      found,
      path[0]?.after ?? 0,
      path.map((twig) => ({ ...twig, answer: { ...twig.answer } })),
    );
    found = grafted.tree;
    names.set(id, grafted.last);
  }
  for (const [name, note] of Object.entries(other.notes)) {
    const own = names.get(name) ?? (name.startsWith("@") ? name : "");
    if (own && !found.notes[own]) found = annotate(found, own, note);
  }
  return found;
}

// -- in a link ---------------------------------------------------------------------------------------------------

/** Letters that an address can hold; empty where they would be too many. */
export async function packed(tree: Tree): Promise<string> {
  const text = new Blob([JSON.stringify(tree)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(text).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const safe = letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return safe.length > LONGEST_LINK ? "" : safe;
}

/** Null where it is no tree. */
export async function unpacked(letters: string): Promise<Tree | null> {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (each) =>
      each.charCodeAt(0),
    );
    const text = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return read(JSON.parse(await new Response(text).text()));
  } catch {
    return null;
  }
}

// -- tables where something is tried -------------------------------------------------------------------------------

export interface Origin {
  match: string;
  after: number;
}

const MOST_TRIES = 40;

export const originOf = (table: string): Origin | undefined => recall<Record<string, Origin>>("tries", {})[table];

export function rememberTry(table: string, origin: Origin): void {
  const before = Object.entries(recall<Record<string, Origin>>("tries", {})).slice(1 - MOST_TRIES);
  keep("tries", Object.fromEntries([...before, [table, origin]]));
}
