// Who is logged in, if anybody. An account is never needed to play.
import { signal } from "@preact/signals";
import * as api from "./api";
import { joinDecksOfAccount, leaveAccount } from "./decks";
import { type OwnMatch, ownMatches } from "./memory";
import { playerName } from "./settings";
import { keep, recall } from "./storage";
import type { Me } from "./wire";

// Asking who is there costs a request; a browser in which nobody ever logged in need not ask.
const HAS_ONE = "account";

/** Undefined: not asked yet. Null: nobody. */
export const account = signal<Me | null | undefined>(undefined);

export async function lookWhoIsThere(): Promise<void> {
  account.value = await api.me();
  if (account.value) await arrive(account.value.name);
}

/** When the page opens. */
export function greetAgain(): void {
  if (recall(HAS_ONE, false)) void lookWhoIsThere().catch(() => {});
}

export async function register(name: string, password: string): Promise<void> {
  await api.register(name, password);
  await lookWhoIsThere();
}

export async function logIn(name: string, password: string): Promise<void> {
  await api.logIn(name, password);
  await lookWhoIsThere();
}

export const logOut = (): Promise<void> => leaveAfter(api.logOut());
export const logOutEverywhere = (): Promise<void> => leaveAfter(api.logOutEverywhere());
export const deleteAccount = (password: string): Promise<void> => leaveAfter(api.deleteAccount(password));

async function leaveAfter(farewell: Promise<unknown>): Promise<void> {
  await farewell;
  account.value = null;
  keep(HAS_ONE, false);
  leaveAccount();
}

/** With an account one's seats can be played on every device, without their links. A shared table stays where it is. */
export function claimSeats(own: OwnMatch): void {
  const [token, ...others] = own.tokens;
  if (account.peek() && token && !others.length) void api.claimSeat(own.id, token).catch(() => {});
}

async function arrive(name: string): Promise<void> {
  keep(HAS_ONE, true);
  playerName.value ||= name;
  for (const own of ownMatches.peek()) if (!own.isOver) claimSeats(own);
  // Decks that cannot be fetched now are fetched the next time; logging in has worked all the same.
  await joinDecksOfAccount().catch(() => {});
}
