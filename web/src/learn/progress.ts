// Which lessons this browser has seen to their end, and where those stand that were begun.
import { signal } from "@preact/signals";
import { makeMatch } from "../api";
import { beginAgainst, myName } from "../lobby/arrangement";
import { addressOf } from "../memory";
import { keep, onKeptElsewhere, recall } from "../storage";

export interface Progress {
  done: string[];
  /** The match of a lesson that was left in the middle. */
  begun: Record<string, { match: string; token: string }>;
}

function read(): Progress {
  const kept = recall<Partial<Progress> | null>("lessons", null);
  return { done: Array.isArray(kept?.done) ? kept.done : [], begun: kept?.begun ?? {} };
}

export const progress = signal<Progress>(read());
onKeptElsewhere("lessons", () => (progress.value = read()));

function write(changed: Progress): void {
  progress.value = changed;
  keep("lessons", changed);
}

export function markDone(lesson: string): void {
  const { done, begun } = read();
  const { [lesson]: _finished, ...left } = begun;
  write({ done: [...new Set([...done, lesson])], begun: left });
}

/** Makes the match of a lesson; says where it is played. */
export async function beginLesson(lesson: string): Promise<string> {
  const made = await makeMatch({ game: gameOf(lesson), tutorial: lesson, seats: [{ kind: "person", name: myName() }] });
  const token = made.tokens[0] ?? "";
  const { done, begun } = read();
  write({ done, begun: { ...begun, [lesson]: { match: made.id, token } } });
  return `/m/${made.id}#${token}`;
}

/** Where a lesson goes on that was left in the middle; null: it has to be begun. */
export function addressOfBegun(lesson: string): string | null {
  const begun = progress.value.begun[lesson];
  return begun ? `/m/${begun.match}#${begun.token}` : null;
}

/** What comes after the lessons: a match against the weakest bot. */
export const beginAgainstRecruit = async (game: string): Promise<string> =>
  addressOf(await beginAgainst(game, "recruit"));

export const gameOf = (lesson: string): string => lesson.split("/")[0]!;
