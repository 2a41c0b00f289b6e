/** Everything the server sends and receives. Made by `npm run types` from schema.json; do not change it by hand. */

export type Lang = "en" | "de";
/** A text in both languages. */
export interface Phrase {
  en: string;
  de: string;
}
/** A seat of a match, 0 to 3; -3 is somebody who watches. */
export type SeatNumber = number;

/** The body of every answer with an error status. */
export interface Trouble {
  en: string;
  de: string;
  rule?: string;
}

export interface ReadyForce {
  name: string;
  title: Phrase;
  guide: Phrase;
}
export interface ForcesInfo {
  thing: Phrase;
  ready: ReadyForce[];
}
export type BotName = "greedy" | "random";
export interface GameInfo {
  id: string;
  title: Phrase;
  about: Phrase;
  fewest: number;
  most: number;
  forces: ForcesInfo | null;
  bots: BotName[];
  has_tutorial: boolean;
  has_builder: boolean;
}

export interface FaceSymbol {
  shape: string;
  number: number;
  colour: string;
}
export interface FaceText {
  kind: string;
  en: string;
  de: string;
}
export interface Face {
  id: string;
  name: Phrase;
  type: string;
  char_class: string;
  level: number;
  alignment: string;
  faction: string;
  frame: string;
  symbol: FaceSymbol;
  attacks: number[];
  armour: number;
  hit_points: number;
  skill: number;
  feats: [string, number][];
  traits: string[];
  is_spell: boolean;
  texts: FaceText[];
  story: Phrase;
  is_campaign: boolean;
  pack: string;
}
export type Words = Record<string, Phrase>;
export interface CardWords {
  types: Words;
  classes: Words;
  factions: Words;
  traits: Words;
  feats: Words;
  alignments: Words;
}
export interface Cards {
  cards: Face[];
  words: CardWords;
}

export interface ForceProblem {
  rule: string;
  text: Phrase;
}
export interface UnknownLine {
  line: number;
  text: Phrase;
}
export interface ForceSummary {
  levels: Record<string, number>;
  types: Record<string, number>;
  classes: Record<string, number>;
  factions: Record<string, number>;
}
export interface ForceCheck {
  name: string;
  cards: { id: string; count: number }[];
  size: number;
  problems: ForceProblem[];
  unknown: UnknownLine[];
  summary: ForceSummary;
}

export interface SharedDeck {
  game: string;
  text: string;
  name: string;
}

/** The name of a ready force, or a player's own list. */
export type Force = string | { text: string };
export interface NewSeat {
  kind: "person" | "bot";
  bot?: BotName;
  name?: string;
  force?: Force;
}
export interface NewClock {
  minutes: number;
  increment_s: number;
}
export interface NewMatch {
  game: string;
  seats: NewSeat[];
  clock?: NewClock;
  campaign?: boolean;
  tutorial?: string;
}
export interface MadeMatch {
  id: string;
  tokens: (string | null)[];
}

export interface Outcome {
  winners: SeatNumber[];
  rule: string;
  text: string;
}
export interface MatchInfo {
  id: string;
  game: string;
  seats: { name: string; kind: "person" | "bot"; is_taken: boolean }[];
  is_over: boolean;
  outcome?: Outcome | null;
  started_at: number;
  rounds: number;
  answers: number;
}
export interface Lobby {
  running: MatchInfo[];
}

export interface RuleInfo {
  id: string;
  game: string;
  title: Phrase;
  text: Phrase;
  source: string;
  kind: string;
  ruling?: string | null;
}

export interface Me {
  name: string;
}

export interface Dice {
  sides: number;
  faces: number[];
}
export interface LogLine {
  text: string;
  rule: string;
  round: number;
  depth?: number;
  dice?: Dice | null;
  kind?: string;
  things: number[];
}
export interface Frame {
  n: number;
  by: { seat: SeatNumber; text: string } | null;
  lines: LogLine[];
  scene: Scene | null;
  outcome: Outcome | null;
}
export interface Replay {
  total: number;
  rounds: { round: number; n: number }[];
  frames: Frame[];
}

export interface Refusal {
  rule: string;
  title: string;
  text: string;
  because: string;
  is_house: boolean;
}
export interface Answer {
  key: string;
  subject?: number;
  picks?: number[];
  path?: [number, number][];
  numbers?: number[];
}

export interface Pick {
  pick: number;
  text: string;
  note: string;
  at: number[];
}
export interface Option {
  key: string;
  subject: number;
  rule: string;
  text: string;
  remark: string;
  /** Things on the table that stand for this option. */
  at: number[];
  among: Pick[];
  least: number;
  most: number;
  corners: number;
  numbers: number;
  low: number;
  high: number;
}
export interface SheetLine {
  text: string;
  value: number;
  band: string;
  rule: string;
}
export interface Sheet {
  title: string;
  subject: number;
  total: number;
  lines: SheetLine[];
}
/** Numbers that change when an order, a round or an attack is over. */
export interface Marks {
  order: number;
  round: number;
  attack: number;
}
export interface Question {
  kind: string;
  rule: string;
  text: string;
  subject: number;
  is_window: boolean;
  options: Option[];
  sheets: Sheet[];
  marks: Marks;
}

export interface Seat {
  seat: SeatNumber;
  name: string;
  kind: "person" | "bot";
  bot?: BotName;
  is_taken: boolean;
  is_here: boolean;
  has_force: boolean;
  clock_ms: number | null;
  is_asked: boolean;
}
export interface ChatLine {
  seat: SeatNumber;
  name: string;
  text: string;
  at: number;
}
export type OfferKind = "draw" | "take-back" | "rematch";
export interface Offer {
  what: OfferKind;
  by: SeatNumber;
  yes: SeatNumber[];
}
export interface May {
  take_back: boolean;
  draw: boolean;
  concede: boolean;
  rematch: boolean;
}
export interface TableMessage {
  type: "table";
  match: string;
  game: string;
  n: number;
  you: SeatNumber;
  lang: Lang;
  stage: "waiting" | "playing" | "over";
  seats: Seat[];
  watchers: number;
  turn: number;
  scene: Scene | null;
  question: Question | null;
  waiting: { seat: SeatNumber; text: string }[];
  log: LogLine[];
  log_from: number;
  chat: ChatLine[];
  chat_from: number;
  outcome: Outcome | null;
  offers: Offer[];
  may: May;
  lesson: Record<string, unknown> | null;
}

export interface Done {
  type: "done";
  id: number;
}
export interface Refused {
  type: "refused";
  id: number;
  refusals: Refusal[];
}
export interface Verdict {
  type: "verdict";
  id: number;
  legal: boolean;
  refusals: Refusal[];
}
export interface Why {
  type: "why";
  id: number;
  tries: { text: string; legal: boolean; refusals: Refusal[] }[];
}
export interface Hints {
  type: "hints";
  id: number;
  hints: { text: string; answer: Answer }[];
}
export interface TroubleMessage {
  type: "trouble";
  id?: number;
  text: string;
}
export interface Pong {
  type: "pong";
}
export interface Rematch {
  type: "rematch";
  match: string;
  token: string | null;
}
export type ServerMessage =
  | TableMessage
  | Done
  | Refused
  | Verdict
  | Why
  | Hints
  | TroubleMessage
  | Pong
  | Rematch;

export interface Hello {
  do: "hello";
  token: string | null;
  lang: Lang;
}
export type Command =
  | { do: "answer"; turn: number; answer: Answer }
  | { do: "judge"; answer: Answer }
  | { do: "why"; thing: number }
  | { do: "hint" }
  | { do: "sit"; name: string; force?: Force }
  | { do: "chat"; text: string }
  | { do: "concede" }
  | { do: "offer"; what: OfferKind }
  | { do: "reply"; what: OfferKind; yes: boolean }
  | { do: "lang"; lang: Lang }
  | { do: "ping" };
export type ClientMessage = Hello | (Command & { id: number });

export interface WarlordCard {
  id: number;
  /** The id of its Face; empty when it lies face down. */
  face: string;
  label: string;
  owner: SeatNumber;
  holder: number;
  zone: string;
  /** 0 ready, 1 spent, 2 stunned */
  state: 0 | 1 | 2;
  angle: number;
  wounds: number;
  life: number;
  atk: number[];
  armour: number;
  skill: number;
  level: number;
  changed: { atk: -1 | 0 | 1; armour: -1 | 0 | 1; life: -1 | 0 | 1 };
  holds: number[];
  rank: number;
  place: number;
  is_lord: boolean;
  is_scribed: boolean;
}
export interface WarlordPlayer {
  seat: SeatNumber;
  hand: number;
  deck: number;
  discard: number;
  is_out: boolean;
  ranks: number[][];
  lasting: number[];
  discards: number[];
  known_hand: number[];
}
export interface WarlordScene {
  round: number;
  first: SeatNumber;
  phase: string;
  active: SeatNumber;
  players: WarlordPlayer[];
  hand: number[];
  cards: Record<string, WarlordCard>;
  focus: { attacker: number; target: number; kind: string } | null;
}

export interface SkirmishUnit {
  id: number;
  name: string;
  seat: SeatNumber;
  x: number;
  y: number;
  radius: number;
  wounds: number;
  life: number;
  is_spent: boolean;
}
export interface SkirmishScene {
  wide: number;
  high: number;
  round: number;
  units: SkirmishUnit[];
  hands: unknown[];
}
export type Scene = WarlordScene | SkirmishScene;
