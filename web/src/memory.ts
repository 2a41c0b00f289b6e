// The seats this browser holds. A guest has nothing else to come back with, so they are kept here.
import { signal } from "@preact/signals";
import { linkTo } from "./route";
import { keep, onKeptElsewhere, recall } from "./storage";

export interface OwnMatch {
  id: string;
  game: string;
  /** Secrets of the seats played here; several at a shared table. */
  tokens: string[];
  /** Seats still to be given away by their link. */
  invitations: { seat: number; token: string; name: string }[];
  names: string[];
  /** When it was begun or last played, in milliseconds. */
  at: number;
  isOver: boolean;
}

const MOST = 60;

function read(): OwnMatch[] {
  const kept = recall<unknown>("matches", []);
  return Array.isArray(kept)
    ? (kept as OwnMatch[]).filter((own) => own && typeof own.id === "string" && Array.isArray(own.tokens))
    : [];
}

/** The newest first. */
export const ownMatches = signal<OwnMatch[]>(read());
onKeptElsewhere("matches", () => (ownMatches.value = read()));

function write(matches: OwnMatch[]): void {
  ownMatches.value = matches.sort((one, other) => other.at - one.at).slice(0, MOST);
  keep("matches", ownMatches.value);
}

export function ownMatch(id: string): OwnMatch | undefined {
  return ownMatches.peek().find((own) => own.id === id);
}

/** Adds a match, or changes what is known of it; tokens are only ever added. */
export function rememberMatch(match: Partial<OwnMatch> & { id: string }): void {
  const before = ownMatch(match.id);
  const merged: OwnMatch = {
    game: "",
    invitations: [],
    names: [],
    isOver: false,
    ...before,
    ...match,
    at: match.at ?? Date.now(),
    tokens: [...new Set([...(before?.tokens ?? []), ...(match.tokens ?? [])])],
  };
  write([...read().filter((own) => own.id !== match.id), merged]);
}

export function forgetMatch(id: string): void {
  write(read().filter((own) => own.id !== id));
}

/** The address of a match with the seats held here, as the match screen expects it. */
export function addressOf(own: Pick<OwnMatch, "id" | "tokens">, query = ""): string {
  return `/m/${own.id}${query}${own.tokens.length ? `#${own.tokens.join(",")}` : ""}`;
}

/** A link that gives somebody else a seat. */
export function invitationLink(match: string, token: string): string {
  return linkTo(`/m/${match}#${token}`);
}
