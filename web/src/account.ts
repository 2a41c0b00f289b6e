// Who is logged in, if anybody. An account is never needed to play.
import { signal } from "@preact/signals";
import * as api from "./api";
import { joinDecksOfAccount, leaveAccount } from "./decks";
import { playerName } from "./settings";
import type { Me } from "./wire";

/** Undefined: not asked yet. Null: nobody. */
export const account = signal<Me | null | undefined>(undefined);

export async function lookWhoIsThere(): Promise<void> {
  account.value = await api.me();
  if (account.value) await arrive(account.value.name);
}

export async function register(name: string, password: string): Promise<void> {
  await api.register(name, password);
  await lookWhoIsThere();
}

export async function logIn(name: string, password: string): Promise<void> {
  await api.logIn(name, password);
  await lookWhoIsThere();
}

export async function logOut(): Promise<void> {
  await api.logOut();
  account.value = null;
  leaveAccount();
}

async function arrive(name: string): Promise<void> {
  playerName.value ||= name;
  // Decks that cannot be fetched now are fetched the next time; logging in has worked all the same.
  await joinDecksOfAccount().catch(() => {});
}
