// The match somebody is about to begin. It is kept, so that the next one starts from the same wishes.
import { signal } from "@preact/signals";
import { claimSeats } from "../account";
import { games, makeMatch, type PackData } from "../api";
import { ownDecks } from "../decks";
import { FIRST_GAME } from "../games/first";
import { type OwnMatch, rememberMatch } from "../memory";
import { ownPacks } from "../packs";
import { playerName } from "../settings";
import { keep, recall } from "../storage";
import { words } from "../texts";
import type { ChoiceInfo, Force, GameInfo, NewMatch, NewSeat, Phrase } from "../wire";

export type Against = "bot" | "here" | "elsewhere";

/** "": chosen later or by lot. "ready:name", "own:name" or, for a list that a pack brings, "pack:name" otherwise. */
export type ForceChoice = string;

export interface Arrangement {
  game: string;
  against: Against;
  opponents: number;
  bot: string;
  character: NonNullable<NewSeat["character"]>;
  /** A bot gives up what is lost, and offers a draw in a level match. */
  yields: boolean;
  /** Seat 0 is the person who sets up. Null: never chosen. */
  forces: (ForceChoice | null)[];
  names: string[];
  hasClock: boolean;
  /** Days for each answer instead of minutes for the match. */
  byDays: boolean;
  days: number;
  minutes: number;
  increment: number;
  /** Anybody may find it in the lobby and watch. */
  isPublic: boolean;
  /** Packs of one's own that come with a match of each game, by their ids. */
  packs: Record<string, string[]>;
  /** What was agreed on in each game, a word for each choice; what is not there is as usual. */
  agreed: Record<string, Record<string, string>>;
}

const FRESH: Arrangement = {
  game: FIRST_GAME,
  against: "bot",
  opponents: 1,
  bot: "veteran",
  character: "",
  yields: true,
  forces: [],
  names: [],
  hasClock: false,
  byDays: false,
  days: 3,
  minutes: 30,
  increment: 10,
  isPublic: false,
  packs: {},
  agreed: {},
};

const recalled = { ...FRESH, ...recall<Partial<Arrangement>>("arrangement", {}) };
/** The veteran was called greedy before there were levels. */
export const arrangement = signal<Arrangement>({
  ...recalled,
  bot: recalled.bot === "greedy" ? "veteran" : recalled.bot,
});

/** Nobody takes days against a bot, or at one device. */
export const isByDays = ({ byDays, against }: Arrangement): boolean => byDays && against === "elsewhere";

export function change(part: Partial<Arrangement>): void {
  arrangement.value = { ...arrangement.value, ...part };
  keep("arrangement", arrangement.value);
}

export function withAt<T>(list: readonly T[], place: number, value: T, filler: T): T[] {
  const longer = [...list];
  while (longer.length <= place) longer.push(filler);
  longer[place] = value;
  return longer;
}

/** How many may sit opposite, at most three. */
export function opponentsOf(game: GameInfo, wanted: number): number {
  const possible = possibleOpponents(game);
  return possible.find((count) => count >= wanted) ?? possible.at(-1) ?? 1;
}

export const possibleOpponents = (game: GameInfo): number[] =>
  game.seats.map((seats) => seats - 1).filter((count) => count >= 1 && count <= 3);

// -- what is agreed on --------------------------------------------------------------------------------

const fits = (seats: number, { seats: only }: { seats: number[] }): boolean => !only.length || only.includes(seats);

/** The questions that are asked with this number of players, each with its possible answers. */
export function choicesFor(game: GameInfo, seats: number): ChoiceInfo[] {
  const asked = (game.forces?.choices ?? []).filter((choice) => fits(seats, choice));
  return asked.map((choice) => ({ ...choice, values: choice.values.filter((value) => fits(seats, value)) }));
}

/** What holds at the moment: what was chosen, where it is still possible, or what is usual. */
export function agreedOn(choice: ChoiceInfo, agreed: Record<string, string>): string {
  const chosen = agreed[choice.word] ?? "";
  const isPossible = (value: string): boolean =>
    choice.kind !== "one-of" || choice.values.some(({ word }) => word === value);
  if (chosen && isPossible(chosen)) return chosen;
  if (!choice.otherwise || isPossible(choice.otherwise)) return choice.otherwise;
  return choice.values[0]?.word ?? "";
}

/** Only what differs from the usual. */
export function agreedIn(game: GameInfo, wishes: Arrangement, seats: number): Record<string, string> {
  const own = wishes.agreed[game.id] ?? {};
  const told = choicesFor(game, seats).map((choice) => [choice.word, agreedOn(choice, own), choice.otherwise] as const);
  return Object.fromEntries(
    told.filter(([, value, otherwise]) => value && value !== otherwise).map(([word, value]) => [word, value]),
  );
}

export function agree(game: GameInfo, word: string, value: string): void {
  const { agreed } = arrangement.value;
  change({ agreed: { ...agreed, [game.id]: { ...agreed[game.id], [word]: value } } });
}

// -- packs of one's own -------------------------------------------------------------------------------

export const packsFor = (game: GameInfo): PackData[] => ownPacks.value.filter(({ pack }) => pack.game === game.id);

/** Those that are still there. */
export function chosenPacks(game: GameInfo): PackData[] {
  const chosen = arrangement.value.packs[game.id] ?? [];
  return packsFor(game).filter(({ pack }) => chosen.includes(pack.id));
}

export function choosePack(game: GameInfo, id: string, isChosen: boolean): void {
  const { packs } = arrangement.value;
  const others = (packs[game.id] ?? []).filter((each) => each !== id);
  change({ packs: { ...packs, [game.id]: isChosen ? [...others, id] : others } });
}

interface PackList {
  id: string;
  name: Partial<Phrase>;
  text: string;
}

/** Decks and armies that the chosen packs bring along. */
export const listsFor = (game: GameInfo): (PackList & { choice: ForceChoice })[] =>
  chosenPacks(game).flatMap(({ pack, list }) =>
    ((list as PackList[] | undefined) ?? []).map((each) => ({ ...each, choice: `pack:${pack.id}/${each.id}` })),
  );

/** The choice that still exists: a ready force or a deck of one's own may have gone. */
export function existing(game: GameInfo, choice: ForceChoice | null | undefined): ForceChoice {
  if (!choice || !game.forces) return "";
  const [kind, name] = split(choice);
  if (kind === "pack") return listsFor(game).some((each) => each.choice === choice) ? choice : "";
  const exists =
    kind === "ready"
      ? game.forces.ready.some((ready) => ready.name === name)
      : ownDecks.value.some((deck) => deck.game === game.id && deck.name === name);
  return exists ? choice : "";
}

function split(choice: ForceChoice): [string, string] {
  const at = choice.indexOf(":");
  return [choice.slice(0, at), choice.slice(at + 1)];
}

export function forceOf(game: GameInfo, choice: ForceChoice | null | undefined): { force?: Force } {
  const [kind, name] = split(existing(game, choice));
  if (kind === "ready") return { force: name };
  if (kind === "pack") return { force: { text: listsFor(game).find((each) => each.choice === choice)!.text } };
  const own = ownDecks.peek().find((deck) => deck.game === game.id && deck.name === name);
  return own ? { force: { text: own.text } } : {};
}

/** What the person who sets up has chosen; somebody who never did gets the first ready force. */
export function myForce(game: GameInfo): ForceChoice {
  const chosen = arrangement.value.forces[0];
  if (chosen === "") return "";
  return existing(game, chosen) || quickForce(game);
}

/** What one click plays with: what was chosen last, or else the first ready force. */
export function quickForce(game: GameInfo): ForceChoice {
  const first = game.forces?.ready[0];
  const last = existing(game, arrangement.value.forces[0]);
  return last.startsWith("pack:") || !last ? (first ? `ready:${first.name}` : "") : last;
}

export function myName(): string {
  return playerName.value.trim() || words().lobby.guest;
}

/** At a shared device both players have a name, so that each knows when to take it. */
function hostName({ against }: Arrangement): string {
  return against === "here" && !playerName.value.trim() ? words().lobby.player(1) : myName();
}

export function nameAt(seat: number): string {
  return seat === 0 ? myName() : arrangement.value.names[seat]?.trim() || words().lobby.player(seat + 1);
}

/** Another match of this game against a bot of this level, with what was played last. */
export async function beginAgainst(id: string, bot: string): Promise<OwnMatch> {
  const game = (await games()).find((known) => known.id === id);
  if (!game) throw new Error(id);
  change({ game: id, bot, ...(arrangement.value.game === id ? {} : { forces: [] }) });
  const wishes = { ...arrangement.value, against: "bot" as const, opponents: 1, hasClock: false };
  return begin(game, { ...wishes, forces: [quickForce(game)] });
}

/** Makes the match as drafted and keeps its seats. What is begun with one click comes without packs. */
export async function begin(game: GameInfo, wishes: Arrangement, packs: readonly PackData[] = []): Promise<OwnMatch> {
  const seats: NewSeat[] = [
    { kind: "person", name: hostName(wishes), ...forceOf(game, wishes.forces[0] ?? quickForce(game)) },
  ];
  for (let seat = 1; seat <= opponentsOf(game, wishes.opponents); seat++) {
    const force = forceOf(game, wishes.forces[seat]);
    const { bot, character, yields } = wishes;
    if (wishes.against === "bot") seats.push({ kind: "bot", bot, character, yields, ...force });
    // A player who sits down by a link gives a name and chooses then.
    else if (wishes.against === "elsewhere") seats.push({ kind: "person" });
    else seats.push({ kind: "person", name: nameAt(seat), ...force });
  }
  const match: NewMatch = { game: game.id, seats, is_public: wishes.isPublic };
  if (wishes.hasClock)
    match.clock = isByDays(wishes) ? { days: wishes.days } : { minutes: wishes.minutes, increment_s: wishes.increment };
  if (packs.length) match.packs = packs.map((pack) => JSON.stringify(pack));
  const agreed = agreedIn(game, wishes, seats.length);
  if (Object.keys(agreed).length) match.agreed = agreed;
  const made = await makeMatch(match);
  const isMine = (seat: number): boolean => seat === 0 || wishes.against === "here";
  const keys = made.tokens.flatMap((token, seat) =>
    token ? [{ seat, token, name: words().lobby.player(seat + 1) }] : [],
  );
  const own: OwnMatch = {
    id: made.id,
    game: game.id,
    tokens: keys.filter(({ seat }) => isMine(seat)).map(({ token }) => token),
    invitations: keys.filter(({ seat }) => !isMine(seat)),
    names: seats.map((seat) => seat.name ?? (seat.kind === "bot" ? words().lobby.aBot : "")),
    at: Date.now(),
    isOver: false,
  };
  rememberMatch(own);
  claimSeats(own);
  return own;
}
