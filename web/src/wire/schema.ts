// Made by `npm run types` from schema.json. Do not change it by hand.

export type ClientFrame =
  | AnswerFrame
  | JudgeFrame
  | WhyFrame
  | PlanFrame
  | WayFrame
  | ReachFrame
  | RaysFrame
  | AboutFrame
  | OddsFrame
  | FollowFrame
  | HintFrame
  | AdviceFrame
  | PrepareFrame
  | SitFrame
  | ChatFrame
  | MuteFrame
  | EarlierFrame
  | ConcedeFrame
  | AsideFrame
  | OfferFrame
  | ReplyFrame
  | LangFrame
  | PingFrame;
export type Scene = WarlordScene | TableScene | SkirmishScene;
export type ServerMessage =
  | TableMessage
  | Done
  | Refused
  | Verdict
  | Why
  | Hints
  | Advice
  | Plan
  | Odds
  | Follow
  | Reach
  | Rays
  | AboutThing
  | EarlierMessage
  | TroubleMessage
  | Pong;

/**
 * Everything that Tercio 0.1.0 sends and receives, through sockets and over HTTP.
 */
/**
 * Everything about a thing: the profile card, the dial with all its clicks, what terrain does.
 */
export interface About {
  thing: number;
  name: string;
  line: string;
  stats: StatScene[];
  dial: DialClick[];
  others: OtherDial[];
  paragraphs: Paragraph[];
  ranges: RangeScene[];
}
/**
 * A number that a player would read on the base or its dial.
 */
export interface StatScene {
  kind: string;
  value: string;
  text: string;
  mark: string;
}
/**
 * One position of a combat dial.
 */
export interface DialClick {
  number: number;
  values: StatScene[];
  type: string;
  is_now: boolean;
  is_start: boolean;
  is_repair: boolean;
}
/**
 * The dial of somebody who belongs to what is looked at: of a rider's mount, of a mount's rider.
 */
export interface OtherDial {
  thing: number;
  name: string;
  dial: DialClick[];
}
/**
 * Words about a thing, with the rule that they come from; no text where the rule's own will do.
 */
export interface Paragraph {
  title: string;
  text: string;
  rule: string;
}
/**
 * A circle or a sector around a figure that matters: a range, a combat area.
 */
export interface RangeScene {
  kind: string;
  text: string;
  radius: number;
  arc: number;
}
/**
 * Everything about a thing on the table.
 */
export interface AboutFrame {
  do: "about";
  id: number;
  thing: number;
}
export interface AboutThing {
  type: "about";
  id: number;
  about: About | null;
}
/**
 * The decisions of a seat; `loss` is what they cost in the mean, in hundredths of a percent.
 */
export interface Account {
  seat: number;
  decisions: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  loss: number;
}
/**
 * Best first; nothing where nothing is asked, or where the question has changed meanwhile.
 */
export interface Advice {
  type: "advice";
  id: number;
  advice: Advised[];
}
/**
 * An answer that a bot has weighed, and how good it finds it.
 */
export interface Advised {
  text: string;
  answer: SuggestedAnswer;
  behind: number;
  outlook: number;
  trials: number;
}
/**
 * An answer without its seat.
 */
export interface SuggestedAnswer {
  key?: string;
  subject?: number;
  detail?: number;
  picks?: number[];
  path?: number[][];
  numbers?: number[];
}
/**
 * What would a good bot answer in this seat's place, and what does it think of it?
 */
export interface AdviceFrame {
  do: "advice";
  id: number;
}
/**
 * What stands against choosing a thing.
 */
export interface Against {
  thing: number;
  refusals: Refusal[];
}
/**
 * Why not: the sentence with figures, and the rule in words.
 */
export interface Refusal {
  rule: string;
  title: string;
  text: string;
  because: string;
  is_house: boolean;
  things: number[];
}
/**
 * What a bot would have answered: how much less it expects of it than of the best, and who else thought so.
 */
export interface Alternative {
  text: string;
  behind: number;
  outlook: number;
  is_played: boolean;
}
export interface Analysis {
  stage: "none" | "thinking" | "stopped" | "done";
  done: number;
  total: number;
  judgements: Judgement[];
  accounts: Account[];
}
/**
 * One answer: the chance to win that it left its player with, and what a better one would have added, in percent.
 *
 * The words are empty where the answer was good.
 */
export interface Judgement {
  n: number;
  seat: number;
  mark: "good" | "inaccuracy" | "mistake" | "blunder";
  chance: number;
  loss: number;
  text: string;
  better: string;
}
/**
 * An answer of the wire format; the seat is known.
 */
export interface Answer {
  key: string;
  subject?: number;
  detail?: number;
  /**
   * @maxItems 256
   */
  picks?: number[];
  /**
   * @maxItems 256
   */
  path?: [number, number][];
  /**
   * @maxItems 256
   */
  numbers?: number[];
}
export interface AnswerFrame {
  do: "answer";
  id: number;
  turn: number;
  answer: Answer;
}
/**
 * The table where it was answered, and for a guest what the browser has kept.
 */
export interface AnsweredPuzzle {
  match: string;
  mine?: KeptSolver | null;
}
/**
 * What a browser has kept of somebody without an account.
 */
export interface KeptSolver {
  value?: number;
  deviation?: number;
  volatility?: number;
  tried?: number;
  solved?: number;
  at?: number;
}
/**
 * A terrain piece, or a zone on the table.
 */
export interface AreaScene {
  id: number;
  name: string;
  text: string;
  kind: string;
  look: string;
  outline: number[][];
  radius: number;
  is_raised: boolean;
  is_sloped: boolean;
  doors: number[][];
  seat: number;
}
/**
 * Something that the game lets this seat say now, even if another seat is asked.
 */
export interface Aside {
  key: string;
  text: string;
  rule: string;
}
/**
 * Something that the game lets players say at any time, even if another seat is asked.
 */
export interface AsideFrame {
  do: "aside";
  id: number;
  key: string;
}
/**
 * A marker on a base, or beside a player's name: an action token, ice, a captive, mana gems.
 */
export interface Badge {
  kind: string;
  number: number;
  text: string;
}
/**
 * Who answered what; the words are empty where they are not for this seat yet.
 */
export interface By {
  seat: number;
  text: string;
}
/**
 * What is printed on a card; `line` says of which kind it is and what it costs.
 */
export interface CardFace {
  kind: string;
  id: string;
  name: Phrase;
  line: Phrase;
  text: Phrase;
  picture: PictureJson;
}
/**
 * A text in both languages.
 */
export interface Phrase {
  en: string;
  de: string;
}
/**
 * A picture on the wire: each layer is its part, followed by the six numbers of its matrix where it has one.
 */
export interface PictureJson {
  palette: string;
  tones: {
    [k: string]: string;
  };
  layers: string[];
}
/**
 * A card that a player holds: of an activation deck, a domain, a secret objective. Face down: no name.
 */
export interface CardScene {
  thing: number;
  name: string;
  text: string;
  kind: string;
  picture: PictureJson | null;
  look: LookScene | null;
}
/**
 * The parts of a figure, by their names in packs.
 */
export interface LookScene {
  body:
    | "man"
    | "armour"
    | "robe"
    | "brute"
    | "bones"
    | "ghost"
    | "centaur"
    | "golem"
    | "engine"
    | "cannon"
    | "elemental"
    | "djinn"
    | "crystal"
    | "tree"
    | "horse"
    | "stag"
    | "griffon"
    | "warbird"
    | "salamander"
    | "dragon"
    | "cat"
    | "lion"
    | "hound"
    | "bear"
    | "bull"
    | "ram"
    | "boar"
    | "badger"
    | "toad"
    | "tortoise"
    | "lizard"
    | "imp"
    | "bat"
    | "crow"
    | "ray"
    | "phoenix"
    | "spider"
    | "scorpion"
    | "serpent"
    | "hydra"
    | "kraken"
    | "wisp"
    | "swarm"
    | "pillar"
    | "altar"
    | "harp"
    | "stone"
    | "idol";
  head:
    | "none"
    | "hair"
    | "helm"
    | "plumed"
    | "horned"
    | "hood"
    | "hat"
    | "skull"
    | "tusks"
    | "horns"
    | "antlers"
    | "crown"
    | "mask"
    | "beard"
    | "snout"
    | "halo"
    | "braid"
    | "cap"
    | "feathers"
    | "frills";
  weapon:
    | "none"
    | "sword"
    | "greatsword"
    | "spear"
    | "lance"
    | "glaive"
    | "axe"
    | "mace"
    | "hammer"
    | "scythe"
    | "bow"
    | "crossbow"
    | "gun"
    | "mortar"
    | "staff"
    | "wand"
    | "claws"
    | "daggers"
    | "whip"
    | "net"
    | "drum"
    | "horn"
    | "banner";
  off_hand: "none" | "kite" | "round" | "tower" | "lantern" | "book" | "orb" | "flame" | "hook";
  back: "none" | "cape" | "fur" | "feathers" | "leather" | "gauze" | "quiver" | "pack" | "spikes" | "shell";
  mount: "none" | "horse" | "boar" | "stag" | "griffon" | "hound";
  paint:
    | "faction"
    | "iron"
    | "bronze"
    | "gold"
    | "bone"
    | "ivory"
    | "ash"
    | "night"
    | "ember"
    | "blood"
    | "rust"
    | "earth"
    | "sand"
    | "moss"
    | "leaf"
    | "tide"
    | "ice"
    | "storm"
    | "sky"
    | "violet"
    | "rose";
}
/**
 * What the keys on faces are called. `any` among the classes is the oval of items and actions.
 */
export interface CardWords {
  types: {
    [k: string]: Phrase;
  };
  classes: {
    [k: string]: Phrase;
  };
  factions: {
    [k: string]: Phrase;
  };
  traits: {
    [k: string]: Phrase;
  };
  feats: {
    [k: string]: Phrase;
  };
  alignments: {
    [k: string]: Phrase;
  };
}
/**
 * All cards of a game with its packs.
 */
export interface Cards {
  cards: Face[];
  words: CardWords;
}
/**
 * What is printed on a card.
 */
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
  words: string[];
  is_spell: boolean;
  texts: FaceText[];
  story: Phrase;
  is_campaign: boolean;
  pack: string;
  is_token: boolean;
  picture: PictureJson;
}
/**
 * A card has a symbol in its corner. WL-CHAR-06
 */
export interface FaceSymbol {
  shape: string;
  number: number;
  colour: string;
}
/**
 * A paragraph: order, react or static. An action as one number is its card times 1000 plus its position here.
 */
export interface FaceText {
  kind: string;
  en: string;
  de: string;
}
/**
 * A deck or an army that a pack brings along.
 */
export interface CarriedList {
  name: Phrase;
  text: string;
}
/**
 * A pack that a match is played with, as it can be kept.
 */
export interface CarriedPack {
  pack: PackInfo;
  text: string;
}
/**
 * A pack by its name, version and digest; `replaces` names what of our own content it changes.
 */
export interface PackInfo {
  id: string;
  title: Phrase;
  edition: string;
  digest: string;
  entries: number;
  replaces: Phrase[];
  bytes: number;
}
/**
 * All packs of a match, what their entries look like, and the decks or armies in them.
 */
export interface CarriedPacks {
  packs: CarriedPack[];
  entries: PackEntry[];
  lists: CarriedList[];
}
/**
 * What became of an entry: how it can be drawn, and how its effects read.
 *
 * `face` is what the catalogue of the game has, `card` lies beside a measured table, `figure` and `area` lie on one.
 */
export interface PackEntry {
  kind: string;
  id: string;
  face: {
    [k: string]: unknown;
  } | null;
  card: CardFace | null;
  figure: FigureScene | null;
  area: AreaScene | null;
  readings: Phrase[];
}
/**
 * A base with the figure that stands on it.
 */
export interface FigureScene {
  id: number;
  name: string;
  short: string;
  seat: number;
  x: number;
  y: number;
  radius: number;
  length: number;
  facing: number;
  arc: number;
  level: string;
  emblem: string;
  look: LookScene;
  tinctures: string;
  rank: number;
  pips: Pips[];
  badges: Badge[];
  stats: StatScene[];
  is_spent: boolean;
  is_active: boolean;
}
/**
 * Small signs in a row: life points, clicks. Those that are lost stay as empty ones.
 */
export interface Pips {
  kind: string;
  left: number;
  most: number;
}
/**
 * Is a number above (1) or below (-1) what is printed?
 */
export interface Changed {
  atk: number;
  armour: number;
  life: number;
  skill: number;
  level: number;
}
export interface ChatFrame {
  do: "chat";
  id: number;
  text: string;
}
/**
 * One line of the chat.
 */
export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  at: number;
}
/**
 * What players settle before a match, as a form asks it. Its answer goes into `agreed` of a new match.
 *
 * `otherwise` holds where nothing is said. A choice with `is_pictured` has a drawing for each of its values:
 * /api/games/<game>/picture?<word>=<value>&seats=<number>.
 */
export interface ChoiceInfo {
  word: string;
  kind: "one-of" | "yes-or-no" | "number";
  title: Phrase;
  hint: Phrase;
  otherwise: string;
  values: ValueInfo[];
  least: number;
  most: number;
  step: number;
  seats: number[];
  is_pictured: boolean;
  is_first: boolean;
}
/**
 * Something that can be agreed on; `seats` are the numbers of players for whom it is possible.
 */
export interface ValueInfo {
  word: string;
  title: Phrase;
  hint: Phrase;
  seats: number[];
}
/**
 * A seat of a match, by the secret of its link.
 */
export interface Claim {
  match: string;
  token: string;
}
export interface Claimed {
  match: string;
  seat: number;
}
/**
 * A click is one position of a combat dial. MK-FIGURE-16
 */
export interface ClickFace {
  movement: number;
  attack: number;
  defense: number;
  damage: number;
  move_type: string;
  marks: MarkFace[];
  is_repair: boolean;
}
/**
 * A special ability sits on one of the values. MK-TERM-18
 */
export interface MarkFace {
  ability: string;
  slot: string;
}
/**
 * Would this be taken? Changes nothing.
 */
export interface JudgeFrame {
  do: "judge";
  id: number;
  answer: Answer;
}
/**
 * What could be done with a thing on the table, and why it cannot.
 */
export interface WhyFrame {
  do: "why";
  id: number;
  thing: number;
}
/**
 * What would this answer come to? On a measured table, while somebody drags.
 */
export interface PlanFrame {
  do: "plan";
  id: number;
  answer: Answer;
}
/**
 * Which answer leads there, after the points that stand already? `facing` is -1 where none is wanted.
 */
export interface WayFrame {
  do: "way";
  id: number;
  key: string;
  subject: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  to: [number, number];
  detail?: number;
  /**
   * @maxItems 256
   */
  picks?: number[];
  /**
   * @maxItems 64
   */
  path?: [number, number][];
  facing?: number;
  /**
   * @maxItems 8
   */
  numbers?: number[];
}
/**
 * How far does this option go?
 */
export interface ReachFrame {
  do: "reach";
  id: number;
  key: string;
  subject: number;
  detail?: number;
  /**
   * @maxItems 256
   */
  picks?: number[];
}
/**
 * Whom does this figure see?
 */
export interface RaysFrame {
  do: "rays";
  id: number;
  thing: number;
}
/**
 * How likely are the outcomes of this answer? Where `after` is given, that is answered first.
 */
export interface OddsFrame {
  do: "odds";
  id: number;
  answer: Answer;
  after?: Answer | null;
}
/**
 * What would be asked next if this were answered now, and what would then speak against choosing these things?
 */
export interface FollowFrame {
  do: "follow";
  id: number;
  answer: Answer;
  /**
   * @maxItems 64
   */
  things?: number[];
}
export interface HintFrame {
  do: "hint";
  id: number;
}
/**
 * Answers for the questions that may come, instead of those that were prepared before; none for deciding anew.
 */
export interface PrepareFrame {
  do: "prepare";
  id: number;
  /**
   * @maxItems 8
   */
  line: PreparedAnswer[];
}
/**
 * What to say so many times where a question of this kind comes.
 */
export interface PreparedAnswer {
  kind: string;
  answer: Answer;
  times?: number;
}
export interface SitFrame {
  do: "sit";
  id: number;
  name: string;
  force?: string | OwnForce | null;
}
/**
 * A list of the player's own.
 */
export interface OwnForce {
  text: string;
}
/**
 * A player silences those who watch, or lets them speak again.
 */
export interface MuteFrame {
  do: "mute";
  id: number;
  yes: boolean;
}
/**
 * What was said in the chat before the line with this number?
 */
export interface EarlierFrame {
  do: "earlier";
  id: number;
  before: number;
}
export interface ConcedeFrame {
  do: "concede";
  id: number;
}
export interface OfferFrame {
  do: "offer";
  id: number;
  what: "draw" | "take-back" | "rematch" | "swapped";
}
export interface ReplyFrame {
  do: "reply";
  id: number;
  what: "draw" | "take-back" | "rematch" | "swapped";
  yes: boolean;
}
export interface LangFrame {
  do: "lang";
  id: number;
  lang: "de" | "en";
}
export interface PingFrame {
  do: "ping";
  id: number;
}
/**
 * Time to think: minutes for the whole match and seconds for every answer; or days for each question.
 */
export interface ClockTerms {
  minutes: number;
  increment_s: number;
  days: number;
}
export interface ClubClock {
  minutes?: number;
  increment_s?: number;
  days?: number;
}
/**
 * An adventuring company shows what is printed on its card. MKO-COMPANY-01
 */
export interface CompanyFace {
  id: string;
  name: Phrase;
  collector: string;
  points: number;
  ability: string;
  cohorts: string[];
  discount: number;
  text: Phrase;
}
/**
 * What packs write for a text, and how that reads. Where reading stopped: `first` and `last` of the letters.
 */
export interface CompiledText {
  data: {
    [k: string]: unknown;
  } | null;
  readings: Phrase[];
  first: number;
  last: number;
  why: string;
}
/**
 * The password is never shown again, not even in an error.
 */
export interface Credentials {
  name: string;
  password: string;
}
/**
 * The rating after a match.
 */
export interface CurvePoint {
  at: number;
  value: number;
  deviation: number;
}
/**
 * Matches that ended on this day, in UTC.
 */
export interface Day {
  day: string;
  matches: number;
}
/**
 * Dice that have fallen.
 */
export interface Dice {
  sides: number;
  faces: number[];
}
export interface Done {
  type: "done";
  id: number;
}
/**
 * Lines of the chat from before those that came with the table; `chat_from` is the number of the first.
 */
export interface EarlierMessage {
  type: "earlier";
  id: number;
  chat_from: number;
  chat: ChatLine[];
}
/**
 * How often a match ended by this rule, and what it is called.
 */
export interface Ends {
  rule: string;
  en: string;
  de: string;
  matches: number;
}
/**
 * How somebody or something has fared; the true share lies between `low` and `high` 95 times of 100.
 */
export interface Fared {
  name: string;
  won: number;
  drawn: number;
  lost: number;
  share: number;
  low: number;
  high: number;
}
/**
 * The password, so that nobody deletes an account by mistake or at a stranger's device.
 */
export interface Farewell {
  password: string;
}
/**
 * A number that an option wants as well: what it means, and between which bounds it lies.
 */
export interface FieldScene {
  kind: string;
  text: string;
  low: number;
  high: number;
  start: number;
  thing: number;
}
/**
 * A figure shows what is printed on its base and its dial. MK-FIGURE-06
 */
export interface FigureFace {
  id: string;
  name: Phrase;
  list_name: Phrase;
  collector: string;
  rank: number;
  points: number;
  factions: string[];
  subfaction: string;
  attack_types: string[];
  move_types: string[];
  bonuses: {
    [k: string]: number;
  };
  defense_type: string;
  damage_type: string;
  range: number;
  arrows: number;
  ranged_damage: number;
  slots: number;
  front_arc: number;
  base: number;
  emblem: string;
  look: LookScene;
  tinctures: string;
  dial: ClickFace[];
  start: number;
  levels: LevelFace[];
  abilities: string[];
  saddle: SaddleFace;
  reads_all: boolean;
  champion: string;
}
/**
 * A level tells on which click a hero starts, counted from 0, and what it costs. MK-FIGURE-21
 */
export interface LevelFace {
  start: number;
  points: number;
}
/**
 * A mount or a rider has these marks; they are empty for all other figures. MKC-MOUNT-02, MKC-RIDER-04
 */
export interface SaddleFace {
  mount: string;
  mind: string;
  length: number;
  rides: string[];
  mounts: string[];
  rider_bonus: number;
}
/**
 * What the keys on figures are called.
 */
export interface FigureWords {
  factions: {
    [k: string]: Phrase;
  };
  subfactions: {
    [k: string]: Phrase;
  };
  ranks: {
    [k: string]: Phrase;
  };
  attack_types: {
    [k: string]: Phrase;
  };
  move_types: {
    [k: string]: Phrase;
  };
  defense_types: {
    [k: string]: Phrase;
  };
  values: {
    [k: string]: Phrase;
  };
  abilities: {
    [k: string]: Phrase;
  };
  mounts: {
    [k: string]: Phrase;
  };
  minds: {
    [k: string]: Phrase;
  };
  spell_kinds: {
    [k: string]: Phrase;
  };
}
/**
 * All figures and items of Mage Knight with its packs; `rules` has the rule of each ability, `slots` its value.
 */
export interface Figures {
  figures: FigureFace[];
  items: ItemFace[];
  spells: SpellFace[];
  companies: CompanyFace[];
  words: FigureWords;
  rules: {
    [k: string]: string;
  };
  slots: {
    [k: string]: string;
  };
}
/**
 * An item shows what is printed on its card. MK-ITEM-10
 */
export interface ItemFace {
  id: string;
  name: Phrase;
  collector: string;
  points: number;
  is_relic: boolean;
  needs: Phrase[];
  gives: Phrase[];
  story: Phrase;
  capacity: number;
}
/**
 * A spell shows what is printed on its card. MKS-BOOK-06
 */
export interface SpellFace {
  id: string;
  name: Phrase;
  kind: string;
  pages: number;
  bars: number;
  affinity: string;
  affinity_pages: number;
  requirement: string;
  is_counter: boolean;
  is_never_cast: boolean;
  text: Phrase;
}
/**
 * What everybody looks at: who acts, on whom (-1: on nobody yet), by which card (-1: by none), and how.
 */
export interface Focus {
  attacker: number;
  target: number;
  targets: number[];
  card: number;
  kind: string;
}
/**
 * The question that would come next; none where others are asked first, dice fall, or the answer is refused.
 */
export interface Follow {
  type: "follow";
  id: number;
  question: Question | null;
  against: Against[];
}
/**
 * What this seat is asked. Every answer can be made from these fields alone.
 */
export interface Question {
  kind: string;
  rule: string;
  text: string;
  subject: number;
  is_window: boolean;
  options: Option[];
  sheets: Sheet[];
  marks: {
    [k: string]: number;
  };
}
/**
 * One thing that may be answered; `at` are the things on the table that stand for it.
 */
export interface Option {
  key: string;
  subject: number;
  detail: number;
  rule: string;
  text: string;
  remark: string;
  at: number[];
  place: Place | null;
  among: Pick[];
  least: number;
  most: number;
  corners: number;
  mover: number;
  has_spots: boolean;
  numbers: number;
  low: number;
  high: number;
  fields: FieldScene[];
  total: number;
}
/**
 * A gap in a rank: whose formation, which rank from 1, and how many stand to the left of it.
 *
 * The one to be placed does not count. `left` and `right` are the neighbours; -1 at the end of the rank.
 */
export interface Place {
  seat: number;
  rank: number;
  place: number;
  left: number;
  right: number;
}
/**
 * One thing that an option lets pick.
 */
export interface Pick {
  pick: number;
  text: string;
  note: string;
  at: number[];
}
/**
 * A number with its receipts.
 */
export interface Sheet {
  title: string;
  subject: number;
  total: string;
  lines: SheetLine[];
}
/**
 * One receipt of a tally.
 */
export interface SheetLine {
  text: string;
  value: string;
  band: string;
  rule: string;
}
export interface ForceCard {
  id: string;
  count: number;
}
/**
 * Everything that can be said about a list while somebody writes it.
 */
export interface ForceCheck {
  name: string;
  cards: ForceCard[];
  size: number;
  problems: ForceProblem[];
  unknown: UnknownLine[];
  summary: {
    [k: string]: {
      [k: string]: number;
    };
  };
  army: string[];
  entries: ForceEntry[];
}
/**
 * A rule that the list breaks.
 */
export interface ForceProblem {
  rule: string;
  text: Phrase;
}
/**
 * A line that cannot be read; the first one is 1.
 */
export interface UnknownLine {
  line: number;
  text: Phrase;
}
/**
 * A line of the list where equal things can differ in what they carry.
 */
export interface ForceEntry {
  id: string;
  count: number;
  carries: string[];
  level: number;
  spells: string[];
  mount: string;
}
/**
 * A list to be printed, in one of the ways that the game has: see `prints` of the game's forces.
 */
export interface ForcePrint {
  text: string;
  kind?: string;
  lang?: "de" | "en";
}
/**
 * A list as a player writes it: "3x Name" a line; and packs that it takes something from, as matches do.
 */
export interface ForceText {
  text: string;
  campaign?: boolean;
  /**
   * @maxItems 8
   */
  packs?: string[];
}
/**
 * What every seat brings.
 */
export interface ForcesInfo {
  thing: Phrase;
  ready: ReadyForce[];
  choices: ChoiceInfo[];
  prints: PrintInfo[];
}
/**
 * A deck or an army that can be taken as it is.
 */
export interface ReadyForce {
  name: string;
  title: Phrase;
  guide: Phrase;
}
/**
 * Something that can be printed of a list.
 */
export interface PrintInfo {
  kind: string;
  title: Phrase;
}
/**
 * An answer for later, in words; `answer` as it is sent.
 */
export interface ForeseenAnswer {
  kind: string;
  question: string;
  text: string;
  answer: {
    [k: string]: unknown;
  };
  times: number;
}
/**
 * A sum of all rolls against what could be expected; `margin`: as much or less in 95 of 100 matches.
 *
 * `chance` is how often, in percent, the dice give as much or more.
 */
export interface Fortune {
  luck: number;
  margin: number;
  chance: number;
}
/**
 * One moment: what a teacher says, who answered what, why it was refused or what came of it, and the table then.
 */
export interface Frame {
  words: string;
  by: By | null;
  refusals: Refusal[];
  lines: LogLine[];
  scene: {
    [k: string]: unknown;
  };
}
/**
 * One thing that happened, with the rule that made it happen.
 */
export interface LogLine {
  text: string;
  rule: string;
  kind: string;
  round: number;
  answer: number;
  things: number[];
  dice: Dice | null;
  way: number[][];
}
/**
 * A game on the shelf. Without `forces` it always begins alike.
 */
export interface GameInfo {
  id: string;
  title: Phrase;
  about: Phrase;
  fewest: number;
  most: number;
  seats: number[];
  forces: ForcesInfo | null;
  bots: string[];
  has_tutorial: boolean;
  has_builder: boolean;
  has_editor: boolean;
}
/**
 * A player in one game; `forces` are the ready ones by name, "" for lists of one's own.
 */
export interface GameProfile {
  game: string;
  strength: Strength;
  matches: number;
  against_people: RatedTally;
  against_bots: RatedTally;
  forces: {
    [k: string]: RatedTally;
  };
  curve: CurvePoint[];
}
/**
 * A rating as people read it: 19 times of 20, the truth lies within two deviations.
 */
export interface Strength {
  value: number;
  deviation: number;
  is_provisional: boolean;
}
/**
 * Of matches against somebody or something.
 */
export interface RatedTally {
  won: number;
  drawn: number;
  lost: number;
}
/**
 * The first frame: who is there. Without a token a client watches, or is known by the session of an account.
 */
export interface Hello {
  do: "hello";
  token?: string | null;
  lang?: "de" | "en";
  name?: string;
}
export interface Hint {
  text: string;
  answer: SuggestedAnswer;
}
export interface Hints {
  type: "hints";
  id: number;
  hints: Hint[];
}
/**
 * A list of an account, and when it was changed.
 */
export interface KeptDeck {
  game: string;
  name: string;
  text: string;
  changed_at: number;
}
/**
 * A word that a key takes, what it is called, and what it means where that is told.
 */
export interface KnownWord {
  word: string;
  title: Phrase | null;
  about: Phrase | null;
}
/**
 * Everybody in one game, the best first; `mine` is None for a guest and for somebody who has no rating yet.
 */
export interface Ladder {
  game: string;
  ranked: Ranked[];
  mine: Ranked | null;
}
/**
 * A place on the ladder; `bot` is the level of one that is measured, else empty.
 */
export interface Ranked {
  name: string;
  bot: string;
  strength: Strength;
  matches: number;
}
/**
 * What has become of a wish: `match` is empty while somebody waits.
 */
export interface LadderFound {
  match: string;
  is_open: boolean;
}
/**
 * Who sits down, and what with.
 */
export interface LadderOpponent {
  force?: string | OwnForce | null;
  name?: string;
}
/**
 * A wish: where it waits and the secret of the seat; `match` is empty until there is an opponent.
 */
export interface LadderSeat {
  table: string;
  token: string;
  match: string;
}
/**
 * Somebody waits for an opponent. `is_for_me`: I was challenged by name.
 */
export interface LadderTable {
  id: string;
  game: string;
  name: string;
  strength: Strength | null;
  minutes: number | null;
  increment_s: number;
  days: number;
  agreed: {
    [k: string]: string;
  };
  is_rated: boolean;
  is_mine: boolean;
  is_for_me: boolean;
  challenged: string;
  at: number;
}
/**
 * A match of two that somebody would like to play, and what for.
 */
export interface LadderWish {
  game: string;
  clock?: NewClock | null;
  agreed?: {
    [k: string]: string;
  };
  force?: string | OwnForce | null;
  is_rated?: boolean;
  name?: string;
  challenged?: string;
  bot?: string;
}
/**
 * Minutes for the whole match, and seconds for every answer; or days for each question.
 */
export interface NewClock {
  minutes?: number;
  increment_s?: number;
  days?: number;
}
/**
 * Where a guided match stands.
 */
export interface Lesson {
  id: string;
  title: string;
  text: string;
  step: number;
  steps: number;
  is_over: boolean;
  hint: SuggestedAnswer | null;
  next: string;
}
/**
 * A guided match: what is learnt, and how many answers it takes.
 */
export interface LessonInfo {
  id: string;
  title: Phrase;
  about: Phrase;
  steps: number;
}
/**
 * Public matches that wait for somebody or are being played, the newest first.
 */
export interface Lobby {
  running: MatchInfo[];
}
/**
 * What everybody may know of a match.
 */
export interface MatchInfo {
  id: string;
  game: string;
  seats: SeatInfo[];
  stage: "waiting" | "playing" | "over";
  winners: number[] | null;
  created_at: number;
  round: number;
  answers: number;
  is_practice: boolean;
  is_rated: boolean;
  packs: PackInfo[];
}
export interface SeatInfo {
  name: string;
  kind: "person" | "bot";
  bot: string;
  is_taken: boolean;
}
export interface Luck {
  rolls: RollLuck[];
  sampled: number;
  seats: SeatLuck[];
}
/**
 * A roll after answer `n`: what it was worth to each seat above what could be expected, in tenths of a percent.
 */
export interface RollLuck {
  n: number;
  roller: number;
  faces: number[];
  worth: number[];
}
/**
 * What the dice gave a seat: percent of a victory, and enemies that fell in hundredths.
 *
 * `start` is its chance before the first answer, `result` what became of it, and `rest` what was not dice, in percent.
 */
export interface SeatLuck {
  seat: number;
  winning: Fortune;
  kills: Fortune | null;
  start: number;
  result: number;
  rest: number;
  luckiest: StoryDeed | null;
  unluckiest: StoryDeed | null;
}
/**
 * An answer, what came of it, and by how much it raised its seat's chance to win, in percent.
 */
export interface StoryDeed {
  n: number;
  seat: number;
  text: string;
  lines: string[];
  gain: number;
}
/**
 * The new match, and the secret of each person's seat. They are told only here.
 */
export interface MadeMatch {
  id: string;
  tokens: (string | null)[];
}
/**
 * What a link in a letter has brought about.
 */
export interface MailDone {
  is_done: boolean;
}
/**
 * `is_possible`: this server sends letters. The address is empty where the account wants none.
 */
export interface MailState {
  is_possible: boolean;
  address: string;
  is_confirmed: boolean;
}
export interface MailWish {
  address: string;
  lang?: "de" | "en";
}
/**
 * A token on the table: a source, a relic, a mission, an item, a bombardment.
 */
export interface MarkerScene {
  id: number;
  name: string;
  text: string;
  kind: string;
  x: number;
  y: number;
  radius: number;
  holder: number;
  facing: number;
  reach: number;
}
/**
 * What this seat may ask for now.
 */
export interface May {
  take_back: boolean;
  draw: boolean;
  concede: boolean;
  rematch: boolean;
  advice: boolean;
  asides: Aside[];
}
export interface Me {
  name: string;
}
/**
 * A match that this account made or plays in; `seat` is None where it only made it.
 */
export interface MyMatch {
  id: string;
  game: string;
  seats: SeatInfo[];
  stage: "waiting" | "playing" | "over";
  winners: number[] | null;
  created_at: number;
  round: number;
  answers: number;
  is_practice: boolean;
  is_rated: boolean;
  packs: PackInfo[];
  seat: number | null;
}
/**
 * A list to be shared; it need not be allowed.
 */
export interface NewDeck {
  game: string;
  text: string;
}
/**
 * A match to be made.
 */
export interface NewMatch {
  game: string;
  /**
   * @maxItems 8
   */
  seats?: NewSeat[];
  clock?: NewClock | null;
  campaign?: boolean;
  agreed?: {
    [k: string]: string;
  };
  is_public?: boolean;
  tutorial?: string;
  position?: {
    [k: string]: unknown;
  } | null;
  /**
   * @maxItems 200
   */
  dice?: number[];
  /**
   * @maxItems 8
   */
  packs?: string[];
}
/**
 * Who will sit there. A person without a name is somebody else, who will sit down by the link.
 */
export interface NewSeat {
  kind: "person" | "bot";
  bot?: string;
  name?: string;
  force?: string | OwnForce | null;
  character?: "" | "careful" | "bold" | "aiming";
  yields?: boolean;
}
/**
 * What may come of an answer if nobody reacts; nothing where no die falls, or where it is refused.
 */
export interface Odds {
  type: "odds";
  id: number;
  is_exact: boolean;
  about: OddsAbout[];
}
/**
 * Everything that may happen to one of them.
 */
export interface OddsAbout {
  thing: number;
  name: string;
  parts: OddsPart[];
}
/**
 * One thing that may happen: in words, and how likely it is.
 */
export interface OddsPart {
  key: string;
  text: string;
  percent: number;
}
/**
 * What somebody has offered, and who has agreed so far.
 */
export interface Offer {
  what: "draw" | "take-back" | "rematch" | "swapped";
  by: number;
  yes: number[];
}
/**
 * Where the match can be seen.
 */
export interface Opened {
  id: string;
}
/**
 * A file as plain data, and for which game it is.
 */
export interface OpenedPack {
  game: string;
  pack: {
    [k: string]: unknown;
  };
}
/**
 * What an editor begins with.
 */
export interface OpenedPosition {
  game: string;
  title: Phrase;
  position: {
    [k: string]: unknown;
  };
  dice: number[];
}
/**
 * How the match ended.
 */
export interface Outcome {
  winners: number[];
  rule: string;
  text: string;
}
/**
 * A list of an account. One with the same game and name is replaced.
 */
export interface OwnDeck {
  game: string;
  name: string;
  text: string;
}
/**
 * A file to be opened, in TOML or JSON.
 */
export interface PackFile {
  text: string;
}
/**
 * What can be made: `kinds` are tables of the pack, each with an example to begin with.
 *
 * Some can be tried at once, of some bots can find out how strong they are.
 */
export interface PackForm {
  game: string;
  kinds: string[];
  titles: {
    [k: string]: Phrase | null;
  };
  tried: string[];
  weighed: string[];
  tables: {
    [k: string]: PackTable;
  };
  verb_key: string;
  verbs: {
    [k: string]: VerbKeys;
  };
  examples: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  list_keys: PackKey[];
}
/**
 * A table of a pack; `parts` are tables whose keys it has, too.
 */
export interface PackTable {
  keys: PackKey[];
  parts: string[];
}
/**
 * A key of a table. `words` are all that it takes, or only suggested; `inner` is the table below it.
 *
 * Where the words are ids of such things as realms, `refers` says in which tables a pack can define more of them.
 */
export interface PackKey {
  name: string;
  title: Phrase | null;
  one: Phrase | null;
  kind: "text" | "id" | "flag" | "phrase" | "place" | "number" | "inches" | "choice" | "table" | "tables";
  is_list: boolean;
  is_needed: boolean;
  low: number;
  high: number;
  words: KnownWord[];
  inner: string;
  refers: string[];
  about: Phrase | null;
}
/**
 * The keys that a verb heeds, those it must have, and the words it knows for them.
 */
export interface VerbKeys {
  heeds: string[];
  needs: string[];
  knows: {
    [k: string]: string[];
  };
}
/**
 * A pack looked through; with problems it has no entries.
 */
export interface PackLook {
  pack: PackInfo | null;
  problems: PackProblem[];
  entries: PackEntry[];
}
/**
 * What is wrong, and where: `key` reads as in card[0].ability[1].do.
 */
export interface PackProblem {
  text: Phrase;
  key: string;
  line: number;
}
/**
 * Only somebody who knows the old one may choose a new one.
 */
export interface PasswordChange {
  old: string;
  new: string;
}
/**
 * What has changed in an object; in a list, whose length never changes, the keys are positions.
 */
export interface Patch {
  put?: {
    [k: string]: unknown;
  };
  within?: {
    [k: string]: Patch;
  };
  gone?: string[];
}
/**
 * What an answer in the making comes to. Lengths in mils; -1 where there is none.
 */
export interface Plan {
  type: "plan";
  id: number;
  answer: SuggestedAnswer | null;
  legal: boolean;
  refusals: Refusal[];
  length: number;
  cost: number;
  allowed: number;
  figures: FigureScene[];
  areas: AreaScene[];
  markers: MarkerScene[];
  rays: RayScene[];
  sheets: Sheet[];
  words: string[];
  wish: number[][];
  against: Refusal[];
}
/**
 * A line that means something: of sight, of fire, of an attack.
 */
export interface RayScene {
  kind: string;
  x: number;
  y: number;
  to_x: number;
  to_y: number;
  target: number;
  things: number[];
  text: string;
}
/**
 * A move that is planned and not yet made, as members of a formation have them.
 */
export interface PlannedScene {
  id: number;
  path: number[][];
  facing: number;
}
/**
 * A line to be played on: by whom.
 */
export interface PlayedLine {
  after: number;
  /**
   * @maxItems 300
   */
  steps: Tried[];
  /**
   * @minItems 2
   * @maxItems 8
   */
  seats: [NewSeat, NewSeat, ...NewSeat[]];
}
/**
 * One answer of a line, and the faces that fell after it.
 */
export interface Tried {
  seat: number;
  answer: Answer;
  /**
   * @maxItems 200
   */
  faces?: number[];
  comment?: string;
}
/**
 * What a player has beside the table.
 */
export interface PlayerScene {
  seat: number;
  title: string;
  tinctures: string;
  badges: Badge[];
  cards: CardScene[];
  is_out: boolean;
}
export interface Pong {
  type: "pong";
  id: number;
}
export interface PositionAsk {
  seat: number;
  kind: string;
}
export interface PositionChoice {
  id: string;
  title: Phrase;
}
/**
 * A key of a table, and what may stand there.
 */
export interface PositionField {
  key: string;
  kind: string;
  title: Phrase;
  low: number;
  high: number;
  choices: PositionChoice[];
  among: string[];
}
/**
 * A position to be saved.
 */
export interface PositionFile {
  position: {
    [k: string]: unknown;
  };
  title?: string;
  /**
   * @maxItems 200
   */
  dice?: number[];
}
/**
 * Everything that can be written down of a position by hand. What else stands in it stays as it is.
 */
export interface PositionForm {
  game: string;
  fields: PositionField[];
  sections: PositionSection[];
  players: PositionField[];
  piles: PositionPile[];
  sides: number;
  empty: {
    [k: string]: unknown;
  };
}
/**
 * All warriors, all terrain: a table by name, or a list of tables.
 */
export interface PositionSection {
  key: string;
  title: Phrase;
  is_list: boolean;
  most: number;
  fields: PositionField[];
  parts: PositionPart[];
}
/**
 * Something to be laid down: the table that is written for it, but for its place.
 */
export interface PositionPart {
  name: string;
  title: Phrase;
  group: Phrase;
  entry: {
    [k: string]: unknown;
  };
}
/**
 * A key of every army whose cards are laid down by name; in ranks it has a list for each rank.
 */
export interface PositionPile {
  key: string;
  title: Phrase;
  is_ranks: boolean;
}
/**
 * The table as it is written. No scene where it cannot be read; playable where there are no problems.
 */
export interface PositionLook {
  scene: {
    [k: string]: unknown;
  } | null;
  written: PositionThing[];
  problems: PositionProblem[];
  seats: number;
  asks: PositionAsk[];
}
/**
 * Where in the position a thing on the table is written.
 */
export interface PositionThing {
  thing: number;
  section: string;
  name: string | number;
}
/**
 * What is wrong, in which entry of the position, by which rule, and which things on the table are meant.
 */
export interface PositionProblem {
  text: Phrase;
  section: string;
  name: string | number;
  rule: string;
  things: number[];
}
/**
 * What a seat has prepared, and what it could prepare: answers to questions that it has met.
 */
export interface Preparing {
  line: ForeseenAnswer[];
  choices: ForeseenAnswer[];
  has_lapsed: boolean;
}
/**
 * A paragraph as it would be printed in English, and the entry on which it stands.
 */
export interface PrintedText {
  text: string;
  entry: {
    [k: string]: unknown;
  };
}
/**
 * Only what was rated.
 */
export interface Profile {
  name: string;
  games: GameProfile[];
  results: RatedResult[];
}
/**
 * One rated match. `how` is empty while it is played; `change` is 0 where no rating has changed.
 */
export interface RatedResult {
  match: string;
  game: string;
  opponent: string;
  bot: string;
  force: string;
  at: number;
  how: string;
  score: number | null;
  change: number;
}
/**
 * What is asked at this table; there is a result as soon as it is answered.
 */
export interface Puzzle {
  id: string;
  seat: number;
  grade: number;
  result: PuzzleResult | null;
}
/**
 * What the first answer was worth, beside all that the bot has thought of; the first one is the best.
 */
export interface PuzzleResult {
  is_right: boolean;
  answers: PuzzleAnswer[];
  missed_by: string[];
  ends: PuzzleEnds | null;
}
/**
 * One answer to a puzzle, and the chance to win that it leaves; None: nobody has thought of it.
 */
export interface PuzzleAnswer {
  text: string;
  percent: number | null;
  is_yours: boolean;
}
/**
 * So many times bots played on to the end: the points after the best answer and after the next best.
 */
export interface PuzzleEnds {
  times: number;
  best: number;
  next_best: number;
}
/**
 * One of them; `grade`: how many levels of bots miss it.
 */
export interface PuzzleInfo {
  id: string;
  grade: number;
  value: number;
}
/**
 * All puzzles of a game, that of the day, and what is known of an account; None for a guest.
 */
export interface PuzzleShelf {
  game: string;
  puzzles: PuzzleInfo[];
  day: string;
  daily: string;
  mine: Solver | null;
  tried: {
    [k: string]: boolean;
  };
}
/**
 * How good somebody is at the puzzles of a game; a browser keeps it as it is.
 */
export interface Solver {
  value: number;
  deviation: number;
  volatility: number;
  tried: number;
  solved: number;
  at: number;
}
/**
 * Who wants to solve it.
 */
export interface PuzzleTry {
  name?: string;
}
/**
 * What the try has changed; `is_counted`: the first one at this puzzle, as far as is known here.
 */
export interface RatedTry {
  is_right: boolean;
  is_counted: boolean;
  is_kept: boolean;
  before: Solver;
  after: Solver;
}
export interface Rays {
  type: "rays";
  id: number;
  thing: number;
  rays: RayScene[];
}
/**
 * Polygons whose union is where a base can get to.
 */
export interface Reach {
  type: "reach";
  id: number;
  region: number[][][];
}
/**
 * A ready deck or army as a player would write it.
 */
export interface ReadyList {
  game: string;
  name: string;
  text: string;
}
/**
 * The record of a match, as `/api/matches/{match}/record` or `tercio play --record` writes it.
 */
export interface RecordText {
  text: string;
}
export interface Refused {
  type: "refused";
  id: number;
  refusals: Refusal[];
}
/**
 * Some stills of a match. `total` is the number of answers: stills go from 0 to that.
 */
export interface Replay {
  game: string;
  names: string[];
  seat: number;
  total: number;
  is_open: boolean;
  outcome: Outcome | null;
  rounds: RoundMark[];
  stills: Still[];
}
/**
 * A round begins in this still.
 */
export interface RoundMark {
  round: number;
  n: number;
}
/**
 * The table after a number of answers, what was answered, and what came of it.
 */
export interface Still {
  n: number;
  by: By | null;
  lines: LogLine[];
  scene: {
    [k: string]: unknown;
  };
  is_over: boolean;
}
/**
 * One answer of a match that is over, beside what a bot would have answered in its place.
 */
export interface Retrospect {
  n: number;
  seat: number;
  text: string;
  advice: Alternative[];
}
/**
 * A rule in our own words; `rulings` are how this house reads what the book leaves open about it.
 */
export interface RuleInfo {
  id: string;
  game: string;
  title: Phrase;
  text: Phrase;
  source: string;
  kind: string;
  rulings: RulingInfo[];
  physical: string;
}
/**
 * A house ruling: how an open point of the book is settled here.
 */
export interface RulingInfo {
  id: string;
  title: Phrase;
  text: Phrase;
}
/**
 * A scenario file as it is written.
 */
export interface ScenarioFile {
  text: string;
}
/**
 * A scenario file to be opened.
 */
export interface ScenarioText {
  text: string;
}
/**
 * A scenario file to be played.
 */
export interface ScenarioToShow {
  text: string;
  lang?: "de" | "en";
}
/**
 * The table as one seat sees it. Cards go by their numbers; `cards` has those that lie open to this seat.
 */
export interface WarlordScene {
  round: number;
  first: number;
  phase: string;
  active: number;
  players: WarlordPlayer[];
  hand: number[];
  cards: {
    [k: string]: WarlordCard;
  };
  focus: Focus | null;
}
/**
 * One army with its piles.
 */
export interface WarlordPlayer {
  seat: number;
  hand: number;
  deck: number;
  discard: number;
  is_out: boolean;
  ranks: number[][];
  lasting: number[];
  discards: number[];
  known_hand: number[];
}
/**
 * A card. Of one in a formation the numbers are those that count now, of any other the printed ones.
 */
export interface WarlordCard {
  id: number;
  face: string;
  label: string;
  owner: number;
  holder: number;
  zone: string;
  state: number;
  angle: number;
  wounds: number;
  life: number;
  atk: number[];
  armour: number;
  skill: number;
  level: number;
  changed: Changed;
  effects: string[];
  holds: number[];
  seat: number;
  rank: number;
  place: number;
  is_lord: boolean;
  is_scribed: boolean;
}
/**
 * Everything that lies on the table.
 */
export interface TableScene {
  wide: number;
  high: number;
  below: number;
  title: string;
  is_setup: boolean;
  round: number;
  rounds: number;
  phase: string;
  active: number;
  figures: FigureScene[];
  areas: AreaScene[];
  markers: MarkerScene[];
  planned: PlannedScene[];
  rays: RayScene[];
  players: PlayerScene[];
  focus: Focus | null;
}
/**
 * The table, seen from above; the lower left corner is 0, 0.
 */
export interface SkirmishScene {
  wide: number;
  high: number;
  round: number;
  rounds: number;
  phase: string;
  active: number;
  corners: number;
  units: SkirmishUnit[];
  hands: SkirmishHand[];
  deck: number;
  played: string[];
  focus: Focus | null;
}
/**
 * A figure. Lengths are mils; 1 inch is 1,000.
 */
export interface SkirmishUnit {
  id: number;
  name: string;
  profile: string;
  seat: number;
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
/**
 * A hand of one card: empty, `unknown`, or which.
 */
export interface SkirmishHand {
  seat: number;
  card: string;
  name: string;
  stance: string;
}
/**
 * A seat, who sits there, and whether they are here.
 */
export interface Seat {
  seat: number;
  name: string;
  kind: "person" | "bot";
  bot: string;
  is_taken: boolean;
  has_force: boolean;
  is_here: boolean;
  is_asked: boolean;
  clock_ms: number | null;
}
/**
 * Packs in TOML or JSON, as a match brings them.
 */
export interface SentPacks {
  /**
   * @maxItems 8
   */
  packs: string[];
}
/**
 * Everything that this seat sees. Only `log`, `chat` and `changes` go on from the last message.
 */
export interface TableMessage {
  type: "table";
  match: string;
  game: string;
  n: number;
  you: number;
  lang: "de" | "en";
  stage: "waiting" | "playing" | "over";
  seats: Seat[];
  watchers: number;
  is_muted: boolean;
  turn: number;
  answers: number;
  round: number;
  scene: Scene | null;
  changes: Patch | null;
  question: Question | null;
  waiting: Waiting[];
  log_from: number;
  log: LogLine[];
  chat_from: number;
  chat: ChatLine[];
  outcome: Outcome | null;
  offers: Offer[];
  may: May;
  next_match: string;
  is_practice: boolean;
  is_rated: boolean;
  began_with: string;
  agreed: {
    [k: string]: string;
  };
  following: {
    [k: string]: string;
  };
  clock: ClockTerms | null;
  packs: PackInfo[];
  lesson: Lesson | null;
  puzzle: Puzzle | null;
  preparing: Preparing | null;
  done: number[];
}
/**
 * Who is asked, and what kind of question.
 */
export interface Waiting {
  seat: number;
  kind: string;
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
  thing: number;
  tries: Try[];
}
/**
 * Something that could be wanted of a thing.
 */
export interface Try {
  key: string;
  subject: number;
  text: string;
  legal: boolean;
  refusals: Refusal[];
}
/**
 * Something that has nothing to do with rules: a bad frame, a full disk. `id` is -1 where no frame is to blame.
 */
export interface TroubleMessage {
  type: "trouble";
  id: number;
  text: string;
  is_final: boolean;
}
/**
 * A list behind a link. It never changes.
 */
export interface SharedDeck {
  game: string;
  text: string;
  name: string;
}
/**
 * Where the list can be found from now on: /d/<id>.
 */
export interface SharedId {
  id: string;
}
/**
 * A still for the moment where it begins and one for each answer, and the chances there, by seat, in percent.
 *
 * There are no chances where somebody is in the middle of a deed.
 */
export interface ShownLine {
  stills: Still[];
  chances: number[][];
}
/**
 * A scenario that was played. `problems`: where it went another way than it says.
 */
export interface ShownScenario {
  game: string;
  title: string;
  about: string;
  closing: string;
  rules: string[];
  names: string[];
  cards: {
    [k: string]: unknown;
  }[];
  frames: Frame[];
  problems: string[];
}
/**
 * A game on this server. Matches of two seats count for `seats`, `forces` and `players`.
 *
 * `forces` has "" for lists of one's own, `players` "person" for all people, else the level of a bot.
 */
export interface Statistics {
  game: string;
  matches: number;
  minutes: number | null;
  answers: number | null;
  seats: Fared[];
  forces: Fared[];
  players: Fared[];
  ends: Ends[];
  days: Day[];
}
export interface Story {
  points: StoryPoint[];
  turning: StoryDeed | null;
  swings: StoryDeed[];
  best: StoryDeed | null;
  dice: StoryDice[];
  tolls: StoryToll[];
}
/**
 * How likely each seat was to win after a number of answers, in percent.
 */
export interface StoryPoint {
  n: number;
  round: number;
  shares: number[];
}
/**
 * The dice of a seat: how many, their mean and what was to be expected, in hundredths.
 *
 * `fell` is how often each number came, from 1 to the largest that a die of the seat has; `chance` is how often, in
 * percent, as many dice fall as high or higher.
 */
export interface StoryDice {
  seat: number;
  dice: number;
  fell: number[];
  mean: number;
  expected: number;
  chance: number;
}
/**
 * What a seat lost and took, in the currency of the game; and its best piece, empty where none took anything.
 */
export interface StoryToll {
  seat: number;
  pieces: number;
  lost: number;
  taken: number;
  best: string;
  best_taken: number;
}
/**
 * One thing on the table of a position.
 */
export interface ThingInPosition {
  position: {
    [k: string]: unknown;
  };
  thing: number;
  lang?: "de" | "en";
}
/**
 * A ready force by name, or a list of one's own.
 */
export interface TournamentEntry {
  force?: string | null;
  text?: string;
}
/**
 * In a list.
 */
export interface TournamentLine {
  id: string;
  title: string;
  game: string;
  system: "swiss" | "round-robin" | "knock-out";
  stage: "open" | "running" | "over";
  host: string;
  entrants: number;
  made_at: number;
}
/**
 * `other` is empty for a bye; `score` is that of `one`, None while they play.
 */
export interface TournamentPairing {
  one: string;
  other: string;
  match: string;
  score: number | null;
}
export interface TournamentRound {
  pairings: TournamentPairing[];
  began_at: number;
  ends_at: number | null;
}
export interface TournamentRow {
  name: string;
  points: number;
  won: number;
  drawn: number;
  lost: number;
  resistance: number;
  quality: number;
  is_in: boolean;
  force: string;
}
/**
 * `is_mine`: this account is the host; `entered`: it takes part.
 */
export interface TournamentState {
  id: string;
  title: string;
  game: string;
  system: "swiss" | "round-robin" | "knock-out";
  stage: "open" | "running" | "over";
  clock: ClubClock;
  agreed: {
    [k: string]: string;
  };
  round_hours: number;
  host: string;
  made_at: number;
  number_of_rounds: number;
  rounds: TournamentRound[];
  standings: TournamentRow[];
  is_mine: boolean;
  entered: boolean;
}
export interface TournamentWish {
  title: string;
  game: string;
  system: "swiss" | "round-robin" | "knock-out";
  rounds?: number;
  clock: ClubClock;
  round_hours?: number;
  agreed?: {
    [k: string]: string;
  };
}
/**
 * A position, or a deck or an army to begin with; and the pack with whoever is needed to use the entry.
 */
export interface Trial {
  position: {
    [k: string]: unknown;
  } | null;
  force: string;
  pack: {
    [k: string]: unknown;
  };
}
/**
 * An entry of a pack that somebody wants to try.
 */
export interface TrialWish {
  pack: {
    [k: string]: unknown;
  };
  kind: string;
  name: string;
}
/**
 * What was answered at a table.
 */
export interface TriedLine {
  steps: TriedStep[];
}
/**
 * The same, as it was at a table, with its words.
 */
export interface TriedStep {
  seat: number;
  answer: {
    [k: string]: unknown;
  };
  faces: number[];
  text: Phrase;
}
/**
 * The body of every error.
 */
export interface Trouble {
  en: string;
  de: string;
  rule: string;
}
/**
 * A match that waits for an answer of whoever asks; `until` is None where no clock runs.
 */
export interface WaitingMatch {
  id: string;
  game: string;
  seats: SeatInfo[];
  stage: "waiting" | "playing" | "over";
  winners: number[] | null;
  created_at: number;
  round: number;
  answers: number;
  is_practice: boolean;
  is_rated: boolean;
  packs: PackInfo[];
  seat: number;
  since: number;
  until: number | null;
}
/**
 * A line that begins after so many answers of the match, as one seat sees it.
 */
export interface WantedLine {
  after: number;
  /**
   * @maxItems 300
   */
  steps: Tried[];
  lang?: "de" | "en";
  seat?: number;
  is_known?: boolean;
}
/**
 * An entry of a pack, and what came of the matches with it so far.
 */
export interface WeighWish {
  pack: {
    [k: string]: unknown;
  };
  kind: string;
  name: string;
  won?: number;
  drawn?: number;
  lost?: number;
}
/**
 * The matches so far, with the last one: the share of points, and between what it lies 95 times of 100.
 *
 * Shares are in tenths of a percent; `rival` is what it met in the last match, `most` how many matches there may be.
 */
export interface Weight {
  won: number;
  drawn: number;
  lost: number;
  share: number;
  low: number;
  high: number;
  rival: Phrase;
  most: number;
}
/**
 * A line to be saved, with what somebody wrote about its beginning.
 */
export interface WrittenLine {
  after: number;
  /**
   * @maxItems 300
   */
  steps: Tried[];
  title?: string;
  about?: string;
}
/**
 * A pack as plain data: what its file says.
 */
export interface WrittenPack {
  pack: {
    [k: string]: unknown;
  };
}
/**
 * A position in the words of scenario files.
 */
export interface WrittenPosition {
  position: {
    [k: string]: unknown;
  };
  lang?: "de" | "en";
}
