// The hall in which all tables stand, as the page reaches it: over a network, or in a worker of its own.
// Screens ask the same everywhere. What a hall does not have is not shown: it says so in `has`.
import { type ReadonlySignal, signal } from "@preact/signals";
import type { StorageTrouble } from "./engine-messages";

export interface Asking {
  method: string;
  /** Plain data; undefined where there is none. */
  body: unknown;
  /** The secret of a seat. */
  token: string | undefined;
  signal: AbortSignal | undefined;
}

/** One line to a table; a WebSocket is one. */
export interface Channel {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

export const OPEN = 1;

/** How far it is with getting ready. */
export interface Progress {
  done: number;
  steps: number;
}

/** It could not start, keeps nothing, or has no room left. */
export type Warning = "" | "broken" | StorageTrouble;

/** All that is kept in this browser, as one file. */
export interface Everything {
  save(): Promise<Blob>;
  /** Says how many matches came with it. */
  open(file: Blob): Promise<number>;
}

export interface Hall {
  /** Throws where nobody answers; whatever is answered is a response. */
  ask(path: string, asking: Asking): Promise<Response>;
  open(match: string): Channel;
  readonly has: {
    accounts: boolean;
    /** People elsewhere can come: links lead somewhere for them, too. */
    others: boolean;
  };
  /** Null when it is ready. */
  readonly progress: ReadonlySignal<Progress | null>;
  /** Something that everybody should know; empty where all is well. */
  readonly warning: ReadonlySignal<Warning>;
  readonly everything: Everything | null;
  /** Where the documentation lies beside the page; null where it does not. */
  readonly docs: string | null;
  /** Throws away what it keeps in this browser. */
  forget(): Promise<void>;
}

const entered = signal<Hall | null>(null);

/** Called once, before anything is shown. */
export function enter(hall: Hall): void {
  entered.value = hall;
}

export function hall(): Hall {
  const here = entered.value;
  if (!here) throw new Error("nobody has entered a hall");
  return here;
}
