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
export interface TroubleBody {
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
  /** No card of a deck: an action card that has become a character. */
  is_token: boolean;
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
  /** The starting army; empty where there is none. */
  army: string[];
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
  is_public?: boolean;
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
export interface SeatInfo {
  name: string;
  kind: "person" | "bot";
  bot: string;
  is_taken: boolean;
}
/** What everybody may know of a match. */
export interface MatchSummary {
  id: string;
  game: string;
  seats: SeatInfo[];
  stage: "waiting" | "playing" | "over";
  winners: SeatNumber[] | null;
  created_at: number;
  round: number;
  answers: number;
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
  /** After so many answers. */
  answer: number;
  dice: Dice | null;
  /** The name of the event. */
  kind: string;
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

/** A gap in a rank: whose formation, which rank from 1, and how many stand to the left of it. */
export interface Place {
  seat: SeatNumber;
  rank: number;
  place: number;
  /** The neighbours; -1 at the end of the rank. */
  left: number;
  right: number;
}
export interface Pick {
  pick: number;
  text: string;
  note: string;
  at: number[];
  place: Place | null;
}
export interface Option {
  key: string;
  subject: number;
  rule: string;
  text: string;
  remark: string;
  /** Things on the table that stand for this option. */
  at: number[];
  place: Place | null;
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
  value: string;
  band: string;
  rule: string;
}
export interface Sheet {
  title: string;
  subject: number;
  total: string;
  lines: SheetLine[];
}
/** Numbers that change when an order, a round or an attack is over. */
export interface Marks {
  [mark: string]: number;
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
  bot: string;
  is_taken: boolean;
  is_here: boolean;
  has_force: boolean;
  clock_ms: number | null;
  is_asked: boolean;
}
export interface Said {
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
/** Who is asked, and what kind of question. */
export interface Waiting {
  seat: SeatNumber;
  kind: string;
}
/** Where a guided match stands. */
export interface Lesson {
  title: string;
  text: string;
  step: number;
  steps: number;
  hint: Answer | null;
  /** The lesson after this one; empty: none. */
  next: string;
}
/** Everything that this seat sees. Only `log` and `chat` go on from the last message. */
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
  answers: number;
  round: number;
  scene: Scene | null;
  question: Question | null;
  waiting: Waiting[];
  log_from: number;
  log: LogLine[];
  chat_from: number;
  chat: Said[];
  outcome: Outcome | null;
  offers: Offer[];
  may: May;
  next_match: string;
  lesson: Lesson | null;
}

export interface Done {
  type: "done";
  id: number;
}
export interface RefusedMessage {
  type: "refused";
  id: number;
  refusals: Refusal[];
}
export interface VerdictMessage {
  type: "verdict";
  id: number;
  legal: boolean;
  refusals: Refusal[];
}
/** Something that could be wanted of a thing. */
export interface Try {
  text: string;
  legal: boolean;
  refusals: Refusal[];
}
export interface WhyMessage {
  type: "why";
  id: number;
  thing: number;
  tries: Try[];
}
export interface Hint {
  text: string;
  answer: Answer;
}
export interface HintsMessage {
  type: "hints";
  id: number;
  hints: Hint[];
}
/** Something that is no matter of rules; `id` is -1 where no frame is to blame. */
export interface Trouble {
  type: "trouble";
  id: number;
  text: string;
  /** The server closes the socket. */
  is_final: boolean;
}
export interface Pong {
  type: "pong";
  id: number;
}
export type ServerMessage =
  | TableMessage
  | Done
  | RefusedMessage
  | VerdictMessage
  | WhyMessage
  | HintsMessage
  | Trouble
  | Pong;

export interface Hello {
  do: "hello";
  token: string | null;
  lang: Lang;
  /** Of somebody who watches. */
  name?: string;
}
export type Command =
  | { do: "answer"; turn: number; answer: Answer }
  | { do: "judge"; answer: Answer }
  | { do: "why"; thing: number }
  | { do: "hint" }
  | { do: "sit"; name: string; force?: Force | null }
  | { do: "chat"; text: string }
  | { do: "concede" }
  | { do: "offer"; what: OfferKind }
  | { do: "reply"; what: OfferKind; yes: boolean }
  | { do: "lang"; lang: Lang }
  | { do: "ping" };
export type ClientMessage = Hello | (Command & { id: number });

/** What everybody looks at: who acts, on whom (-1: on nobody yet), by which card (-1: by none), and how. */
export interface Focus {
  attacker: number;
  target: number;
  targets: number[];
  card: number;
  kind: string;
}
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
  /** What lasts on it, in words. */
  effects: string[];
  holds: number[];
  /** In whose formation it stands. */
  seat: SeatNumber;
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
  focus: Focus | null;
}

export interface SkirmishUnit {
  id: number;
  name: string;
  profile: string;
  seat: SeatNumber;
  x: number;
  y: number;
  radius: number;
  wounds: number;
  life: number;
  melee: number;
  reflexes: number;
  walk: number;
  parry: number;
  is_spent: boolean;
  has_parried: boolean;
  has_left: boolean;
}
export interface SkirmishHand {
  seat: SeatNumber;
  card: string;
  name: string;
  stance: string;
}
export interface SkirmishScene {
  wide: number;
  high: number;
  round: number;
  rounds: number;
  phase: string;
  active: SeatNumber;
  corners: number;
  units: SkirmishUnit[];
  hands: SkirmishHand[];
  deck: number;
  played: string[];
  focus: Focus | null;
}
export type Scene = WarlordScene | SkirmishScene;
