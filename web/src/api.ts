// The questions that the page asks the hall, but for those at a table. Troubles arrive in both languages.
import { signal } from "@preact/signals";
import { hall } from "./hall/hall";
import { lang } from "./settings";
import type {
  About,
  Analysis as AnalysisData,
  AnsweredPuzzle,
  CardFace,
  Cards,
  CarriedPacks,
  CompiledText,
  Figures,
  ForceCheck,
  GameInfo,
  Ladder,
  LadderFound,
  LadderOpponent,
  LadderSeat,
  LadderTable,
  LadderWish,
  LessonInfo,
  LineWanted,
  Lobby,
  Luck,
  MadeMatch,
  MailDone,
  MailState,
  MatchInfo,
  Me,
  MyMatch,
  NewMatch,
  OpenedPack,
  OpenedPosition,
  PackForm,
  PackLook,
  Phrase,
  PlayedLine,
  PositionForm,
  PositionLook,
  Profile,
  PuzzleShelf,
  RatedTry,
  Replay,
  Retrospect,
  RuleInfo,
  ScenarioFile,
  SharedDeck,
  ShownLine,
  ShownScenario,
  Statistics,
  Story,
  TournamentEntry,
  TournamentLine,
  TournamentState,
  TournamentWish,
  Trial,
  TriedLine,
  WaitingMatch,
  Weight,
  WeighWish,
  WrittenLine,
} from "./wire";

/** A pack as plain data: what its file says. */
export interface PackData {
  pack: { id: string; game: string; edition: string; title?: Phrase; [key: string]: unknown };
  [kind: string]: unknown;
}

/** Something the server refused or could not do, in words a person can read. */
export class ApiTrouble extends Error {
  constructor(
    readonly status: number,
    readonly phrase: Phrase,
    readonly rule = "",
  ) {
    super(phrase.en);
    this.name = "ApiTrouble";
  }
}

export type Connection = "fine" | "offline" | "away";
/** "offline": this machine has no network; "away": the server does not answer. */
export const connection = signal<Connection>("fine");

/** For a hall that is elsewhere. */
export function watchNetwork(): void {
  if (!navigator.onLine) connection.value = "offline";
  addEventListener("offline", () => (connection.value = "offline"));
  addEventListener("online", () => void lookForServer());
}

const AWAY: Phrase = {
  en: "The server does not answer. Nothing is lost; try again in a moment.",
  de: "Der Server antwortet nicht. Es ist nichts verloren; versuch es gleich noch einmal.",
};
const PUZZLING: Phrase = {
  en: "The server gave an answer this page does not understand.",
  de: "Der Server hat etwas geantwortet, das diese Seite nicht versteht.",
};

export interface Sending {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  body?: unknown;
  /** The secret of a seat. */
  token?: string | undefined;
  signal?: AbortSignal | undefined;
}

async function send(path: string, sending: Sending): Promise<Response> {
  const { method = "GET", body, token, signal } = sending;
  let response: Response;
  try {
    response = await hall().ask(path, { method, body, token, signal });
  } catch (trouble) {
    if (trouble instanceof DOMException && trouble.name === "AbortError") throw trouble;
    serverIsAway();
    throw new ApiTrouble(0, AWAY);
  }
  if ([502, 503, 504].includes(response.status)) serverIsAway();
  else connection.value = "fine";
  if (!response.ok) throw await troubleIn(response);
  return response;
}

async function troubleIn(response: Response): Promise<ApiTrouble> {
  try {
    const { en, de, rule } = (await response.json()) as Partial<Phrase & { rule: string }>;
    if (en && de) return new ApiTrouble(response.status, { en, de }, rule);
  } catch {
    // A proxy in between answers without a body of ours.
  }
  return new ApiTrouble(response.status, response.status >= 502 ? AWAY : PUZZLING);
}

/** The answer as JSON; `null` where there is none. */
export async function ask<T>(path: string, sending: Sending = {}): Promise<T> {
  const response = await send(path, sending);
  if (response.status === 204) return null as T;
  try {
    return (await response.json()) as T;
  } catch {
    throw new ApiTrouble(response.status, PUZZLING);
  }
}

/** The answer as a file to save or open. */
export async function askForFile(path: string, sending: Sending = {}): Promise<Blob> {
  return (await send(path, sending)).blob();
}

/** Anything thrown, in words. */
export function phraseOf(trouble: unknown): Phrase {
  if (trouble instanceof ApiTrouble) return trouble.phrase;
  console.error(trouble);
  return {
    en: "Something went wrong on this page. Loading it again usually helps.",
    de: "Auf dieser Seite ist etwas schiefgegangen. Meist hilft es, sie neu zu laden.",
  };
}

const kept = new Map<string, Promise<unknown>>();

/** Asked once while the page is open: for what does not change, such as games and cards. */
function askOnce<T>(path: string): Promise<T> {
  const known = kept.get(path);
  if (known !== undefined) return known as Promise<T>;
  const asked = ask<T>(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

const at = encodeURIComponent;

export const games = (): Promise<GameInfo[]> => askOnce("/api/games");
export const cards = (game: string): Promise<Cards> => askOnce(`/api/games/${at(game)}/cards`);
/** The cards that lie beside the table of a game. */
export const cardFaces = (game: string): Promise<CardFace[]> => askOnce(`/api/games/${at(game)}/faces`);
export const figures = (): Promise<Figures> => askOnce("/api/games/mageknight/cards");
/** Public matches that wait for somebody or are being played, the newest first. */
export const lobby = (): Promise<Lobby> => ask("/api/lobby");

export const makeMatch = (match: NewMatch): Promise<MadeMatch> => ask("/api/matches", { method: "POST", body: match });
/** What a match is played with besides our own content. */
export const packsOf = (match: string): Promise<CarriedPacks> => ask(`/api/matches/${at(match)}/packs`);
/** What a pack can hold, as a form asks it. */
export const packForm = (game: string): Promise<PackForm> => askOnce(`/api/packs/${at(game)}/form`);
export const lookAtPack = (game: string, pack: PackData, signal?: AbortSignal): Promise<PackLook> =>
  ask(`/api/packs/${at(game)}/look`, { method: "POST", body: { pack }, signal });
export const compileText = (
  game: string,
  text: string,
  entry: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<CompiledText> => ask(`/api/packs/${at(game)}/compile`, { method: "POST", body: { text, entry }, signal });
export const packFile = (game: string, pack: PackData): Promise<Blob> =>
  askForFile(`/api/packs/${at(game)}/file`, { method: "POST", body: { pack } });
export const openPack = (text: string): Promise<OpenedPack> =>
  ask("/api/packs/open", { method: "POST", body: { text } });
/** What a pack adds to the catalogue of its game, or changes in it. */
export const cardsOf = <T>(game: string, pack: PackData): Promise<T> =>
  ask(`/api/packs/${at(game)}/cards`, { method: "POST", body: { packs: [sent(pack)] } });
/** A pack as matches take it. */
export const sent = (pack: PackData): string => JSON.stringify(pack);
/** How an entry of a pack can be tried. */
export const trialOf = (game: string, pack: PackData, kind: string, name: string): Promise<Trial> =>
  ask(`/api/packs/${at(game)}/trial`, { method: "POST", body: { pack, kind, name } });
/** One match more between bots. */
export const weigh = (game: string, wish: WeighWish, signal: AbortSignal): Promise<Weight> =>
  ask(`/api/packs/${at(game)}/weigh`, { method: "POST", body: wish, signal });
export const match = (id: string): Promise<MatchInfo> => ask(`/api/matches/${at(id)}`);
/** `seat`: from whose side, once everything lies open. */
export const replay = (
  id: string,
  from: number,
  count: number,
  token?: string,
  seat: number | null = null,
  isKnown = false,
): Promise<Replay> => {
  const side = `${seat === null ? "" : `&seat=${seat}`}${isKnown ? "&is_known=true" : ""}`;
  const query = `from=${from}&count=${count}&lang=${lang.peek()}${side}`;
  return ask(`/api/matches/${at(id)}/replay?${query}`, { token });
};
const variations = <T>(id: string, what: string, body: unknown): Promise<T> =>
  ask(`/api/matches/${at(id)}/variations${what}`, { method: "POST", body });
/** Every moment of what was tried instead of a match. */
export const showLine = (id: string, line: LineWanted): Promise<ShownLine> => variations(id, "/show", line);
/** What a bot would have answered instead of its last answer. */
export const lineRetrospect = (id: string, line: LineWanted): Promise<Retrospect> =>
  variations(id, "/retrospect", line);
/** A table at its end. */
export const playLine = (id: string, line: PlayedLine): Promise<MadeMatch> => variations(id, "", line);
export const lineFile = (id: string, line: WrittenLine): Promise<Blob> =>
  askForFile(`/api/matches/${at(id)}/variations/file`, { method: "POST", body: line });
/** What was answered at a table that began from a position. */
export const triedAt = (id: string, token?: string): Promise<TriedLine> =>
  ask(`/api/matches/${at(id)}/tried`, { token });
/** The match as a file that programs can read. */
export const recordFile = (id: string): Promise<Blob> => askForFile(`/api/matches/${at(id)}/record`);
/** A match that was played elsewhere; says where it can be seen. */
export const openRecord = (text: string): Promise<{ id: string }> =>
  ask("/api/matches/open", { method: "POST", body: { text } });
export const scenarioText = async (id: string, after: number): Promise<string> =>
  (await askForFile(`/api/matches/${at(id)}/scenario?after=${after}`)).text();
/** In the order in which they are best taken. */
export const lessons = (game: string): Promise<LessonInfo[]> => askOnce(`/api/games/${at(game)}/lessons`);

export const positionForm = (game: string): Promise<PositionForm> => askOnce(`/api/positions/${at(game)}/form`);
/** How a position looks, and what stands against it. */
export const lookAtPosition = (game: string, position: Record<string, unknown>): Promise<PositionLook> =>
  ask(`/api/positions/${at(game)}/look`, { method: "POST", body: { position, lang: lang.peek() } });
/** Everything about a thing that lies in a position; null where nothing is told of it. */
export const aboutInPosition = (
  game: string,
  position: Record<string, unknown>,
  thing: number,
): Promise<About | null> =>
  ask(`/api/positions/${at(game)}/about`, { method: "POST", body: { position, thing, lang: lang.peek() } });
export const scenarioFile = (
  game: string,
  position: Record<string, unknown>,
  title: string,
  dice: number[],
): Promise<Blob> => askForFile(`/api/positions/${at(game)}/file`, { method: "POST", body: { position, title, dice } });
/** Every moment of a scenario file. */
export const showScenario = (text: string): Promise<ShownScenario> =>
  ask("/api/scenarios/show", { method: "POST", body: { text, lang: lang.peek() } });
/** A scenario that plays the rule; null where there is none. */
export const scenarioOf = (rule: string): Promise<ScenarioFile | null> => askOnce(`/api/scenarios/of/${at(rule)}`);
export const openScenario = (text: string): Promise<OpenedPosition> =>
  ask("/api/positions/open", { method: "POST", body: { text } });
/** The position of a match after a number of answers, or now. */
export const positionOfMatch = (match: string, after: number | null): Promise<OpenedPosition> =>
  ask(`/api/matches/${at(match)}/position${after === null ? "" : `?after=${after}`}`);

export const checkForce = (
  game: string,
  text: string,
  campaign = false,
  packs: readonly PackData[] = [],
  signal?: AbortSignal,
): Promise<ForceCheck> =>
  ask(`/api/games/${at(game)}/forces/check`, {
    method: "POST",
    body: { text, campaign, packs: packs.map(sent) },
    signal,
  });
export const printForce = (game: string, text: string, kind: string): Promise<Blob> =>
  askForFile(`/api/games/${at(game)}/forces/pdf`, { method: "POST", body: { text, kind, lang: lang.peek() } });
/** A ready force as a list. */
export const readyDeck = (game: string, name: string): Promise<SharedDeck> =>
  ask(`/api/games/${at(game)}/forces/${at(name)}`);
export const shareDeck = (game: string, text: string): Promise<{ id: string }> =>
  ask("/api/decks", { method: "POST", body: { game, text } });
export const sharedDeck = (id: string): Promise<SharedDeck> => ask(`/api/decks/${at(id)}`);

export const rule = (id: string): Promise<RuleInfo> => askOnce(`/api/rules/${at(id)}`);
/** Every rule of a game, in the order of the book. */
export const rulesOf = (game: string): Promise<RuleInfo[]> => askOnce(`/api/rules?game=${at(game)}&limit=2000`);
export const findRules = (words: string, game: string, limit: number, signal?: AbortSignal): Promise<RuleInfo[]> => {
  const query = new URLSearchParams({ q: words, lang: lang.peek(), limit: String(limit) });
  if (game) query.set("game", game);
  return ask(`/api/rules?${query}`, { signal });
};

/** How a match went that is over. */
export const story = (match: string, spoken: string): Promise<Story> =>
  ask(`/api/matches/${encodeURIComponent(match)}/story?lang=${spoken}`);
/** What a bot would have answered instead of one answer of a match that is over. */
export const retrospect = (match: string, n: number, spoken: string): Promise<Retrospect> =>
  ask(`/api/matches/${encodeURIComponent(match)}/retrospect?n=${n}&lang=${spoken}`);
/** What the dice gave each side of a match that is over. */
export const luck = (match: string, spoken: string): Promise<Luck> =>
  ask(`/api/matches/${encodeURIComponent(match)}/luck?lang=${spoken}`);
/** The strongest bot goes through a match that is over: how far it is (GET), begin (POST), stop (DELETE). */
export const analysis = (match: string, spoken: string, method: "GET" | "POST" | "DELETE"): Promise<AnalysisData> =>
  ask(`/api/matches/${encodeURIComponent(match)}/analysis?lang=${spoken}`, { method });
/** Everybody in one game, the best first. */
export const ladderOf = (game: string): Promise<Ladder> => ask(`/api/ladder/games/${at(game)}`);
/** Where somebody waits for an opponent. */
export const openTables = (): Promise<LadderTable[]> => ask("/api/ladder/tables");
export const openTable = (wish: LadderWish): Promise<LadderSeat> =>
  ask("/api/ladder/tables", { method: "POST", body: wish });
export const sitAt = (table: string, opponent: LadderOpponent): Promise<LadderSeat> =>
  ask(`/api/ladder/tables/${at(table)}/sit`, { method: "POST", body: opponent });
export const stillWaiting = (table: string, token: string): Promise<LadderFound> =>
  ask(`/api/ladder/tables/${at(table)}/wait`, { method: "POST", token });
export const leaveTable = (table: string, token?: string): Promise<LadderFound> =>
  ask(`/api/ladder/tables/${at(table)}`, { method: "DELETE", token });
export const profileOf = (name: string): Promise<Profile> => ask(`/api/players/${at(name)}`);
/** What is played on this server. */
export const puzzlesOf = (game: string): Promise<PuzzleShelf> => ask(`/api/puzzles/${at(game)}`);
export const beginPuzzle = (game: string, puzzle: string, name: string): Promise<MadeMatch> =>
  ask(`/api/puzzles/${at(game)}/${at(puzzle)}/tables`, { method: "POST", body: { name } });
/** What an answer is worth to the rating of the solver. */
export const ratePuzzle = (game: string, puzzle: string, body: AnsweredPuzzle, token: string): Promise<RatedTry> =>
  ask(`/api/puzzles/${at(game)}/${at(puzzle)}/rated`, { method: "POST", body, token });
export const statisticsOf = (game: string): Promise<Statistics> => ask(`/api/statistics/${at(game)}`);
export const matchesFile = (game: string): Promise<Blob> => askForFile(`/api/statistics/${at(game)}/matches.csv`);
export const me = (): Promise<Me | null> => ask("/api/me");
export const myMatches = (): Promise<MyMatch[]> => ask("/api/me/matches");
/** The newest first. */
export const tournaments = (): Promise<TournamentLine[]> => ask("/api/tournaments");
export const tournament = (id: string): Promise<TournamentState> => ask(`/api/tournaments/${at(id)}`);
export const makeTournament = (wish: TournamentWish): Promise<TournamentState> =>
  ask("/api/tournaments", { method: "POST", body: wish });
export const enterTournament = (id: string, entry: TournamentEntry): Promise<TournamentState> =>
  ask(`/api/tournaments/${at(id)}/entry`, { method: "POST", body: entry });
export const leaveTournament = (id: string): Promise<TournamentState> =>
  ask(`/api/tournaments/${at(id)}/entry`, { method: "DELETE" });
export const goOnWith = (id: string, what: "begin" | "next"): Promise<TournamentState> =>
  ask(`/api/tournaments/${at(id)}/${what}`, { method: "POST" });
export const resultsFile = (id: string): Promise<Blob> => askForFile(`/api/tournaments/${at(id)}/results.csv`);
/** Matches by days that wait for the account; what has the least time left first. */
export const matchesWaiting = (): Promise<WaitingMatch[]> => ask("/api/me/waiting");
/** Whether a match waits for the seat with this secret, or for that of the account. */
export const waitsForMe = (match: string, token?: string): Promise<WaitingMatch | null> =>
  ask(`/api/matches/${at(match)}/waiting`, { token });
export const mailState = (): Promise<MailState> => ask("/api/me/mail");
export const wishForMail = (address: string, spoken: string): Promise<MailState> =>
  ask("/api/me/mail", { method: "PUT", body: { address, lang: spoken } });
export const endMail = (): Promise<unknown> => ask("/api/me/mail", { method: "DELETE" });
/** What a link in a letter is for. */
export const followMail = (what: "confirm" | "leave", secret: string): Promise<MailDone> =>
  ask(`/api/mail/${what}/${at(secret)}`, { method: "POST" });
/** From now on the account sits there, too, on every device. */
export const claimSeat = (match: string, token: string): Promise<unknown> =>
  ask("/api/me/seats", { method: "POST", body: { match, token } });
export const register = (name: string, password: string): Promise<unknown> =>
  ask("/api/accounts", { method: "POST", body: { name, password } });
export const logIn = (name: string, password: string): Promise<unknown> =>
  ask("/api/session", { method: "POST", body: { name, password } });
export const logOut = (): Promise<unknown> => ask("/api/session", { method: "DELETE" });
export const logOutEverywhere = (): Promise<unknown> => ask("/api/me/sessions", { method: "DELETE" });
export const changePassword = (old: string, next: string): Promise<unknown> =>
  ask("/api/me/password", { method: "PUT", body: { old, new: next } });
export const deleteAccount = (password: string): Promise<unknown> =>
  ask("/api/me/farewell", { method: "POST", body: { password } });

let looking = 0;

function serverIsAway(): void {
  connection.value = navigator.onLine ? "away" : "offline";
  looking ||= window.setTimeout(() => void lookForServer(), 3000);
}

/** Knocks until the server answers again, so that the banner goes by itself. */
export async function lookForServer(): Promise<void> {
  clearTimeout(looking);
  looking = 0;
  try {
    await send("/health", {});
  } catch (trouble) {
    // Whatever it answers, it answers.
    if (trouble instanceof ApiTrouble && trouble.status > 0 && trouble.status < 502) connection.value = "fine";
  }
}
