// One match on this screen: the lines of the seats played here, which of them is shown, and the answer in the making.
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { rememberMatch } from "../memory";
import { Line, type Reply, type TableState } from "../socket";
import { keep, recall } from "../storage";
import type {
  Answer,
  Command,
  Hint,
  Odds,
  Option,
  Phrase,
  Question,
  Refusal,
  SeatNumber,
  SuggestedAnswer,
  Try,
} from "../wire";
import { Adviser } from "./adviser";
import { answerOf, type Draft, emptyDraft, isComplete, isPlain, plainAnswer } from "./answer";
import { AutoPass } from "./auto-pass";
import { Film } from "./film";
import { Lights } from "./lights";

export interface Complaint {
  refusals: Refusal[];
  /** Not a matter of rules. */
  trouble: string;
}

export type Tab = "table" | "hand" | "log";

export class Play {
  readonly lines: Line[];
  readonly isShared: boolean;
  /** Options with these keys stand together under a title: the game says so. */
  readonly groups = signal<Record<string, Phrase>>({});
  readonly autoPass = new AutoPass();
  readonly lights: Lights;
  readonly film = new Film();
  readonly adviser = new Adviser(this);

  /** Which of the lines is shown. */
  readonly shown = signal(0);
  /** At a shared device: hands are covered until this line's player has taken it. */
  readonly handover = signal(-1);

  readonly draft = signal<Draft | null>(null);
  readonly complaint = signal<Complaint | null>(null);
  readonly hints = signal<Hint[] | null>(null);
  /** The thing that is looked at closely. */
  readonly inspected = signal(-1);
  /** A pointer or the focus rests on it at this moment. */
  readonly isPointing = signal(false);
  readonly whyOf = signal<{ thing: number; tries: Try[] } | null>(null);
  /** Things that a line of the log speaks of. */
  readonly spoken = signal<readonly number[]>([]);
  /** The thing whose options are open at the table. */
  readonly menuAt = signal(-1);
  readonly tab = signal<Tab>("table");
  /** Where the table fills the screen: the list of everything that can be answered lies beside it all the same. */
  readonly wantsList = signal(recallWish("list", false));

  /** What is shown; the truth may be a few deeds ahead of it. */
  readonly table = computed<TableState | null>(() => this.film.shown.value);
  /** Practice lies open for everybody. */
  readonly isCovered = computed(
    () => this.handover.value >= 0 && this.table.value?.stage === "playing" && this.table.value.is_practice === false,
  );
  readonly isAnswering = computed(() => this.lines[this.shown.value]?.isAnswering.value ?? false);
  /** What the seat shown is asked and has not answered; nothing while the hands are covered. */
  readonly question = computed<Question | null>(() =>
    this.isCovered.value || this.isFollowing.value ? null : this.questionOf(this.shown.value),
  );
  /** What the lesson waits for, or a bot has advised and the player has taken up. */
  readonly advised = computed<SuggestedAnswer | null>(
    () => this.table.value?.lesson?.hint ?? this.draft.value?.advice ?? null,
  );

  private readonly foreseen = new Map<string, Odds>();
  /** A gesture has answered the next question as well; nobody is asked it. */
  private readonly isFollowing = signal(false);
  private follow: ((question: Question) => Answer | null) | undefined;
  private readonly stops: (() => void)[] = [];

  constructor(
    readonly match: string,
    tokens: readonly string[],
  ) {
    this.lines = tokens.length ? tokens.map((token) => new Line(match, token)) : [new Line(match, null)];
    this.isShared = this.lines.length > 1;
    // Nobody knows who looks at the screen first.
    if (this.isShared) this.handover.value = 0;
    this.lights = new Lights(this);
    this.stops.push(effect(() => this.tell()));
    for (const index of this.lines.keys()) this.stops.push(effect(() => this.passIfWanted(index)));
    if (this.isShared) this.stops.push(effect(() => this.handOver()));
    this.stops.push(effect(() => this.goOn()));
    this.stops.push(effect(() => this.forgetDraft()));
    this.stops.push(effect(() => this.remember(tokens)));
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.film.close();
    for (const line of this.lines) line.close();
  }

  /** A lesson speaks beside the table. */
  readonly isListOpen = computed(
    () => this.wantsList.value || this.table.value?.lesson !== null || this.table.value.puzzle !== null,
  );

  openList(isOpen: boolean): void {
    this.wantsList.value = isOpen;
    keepWish("list", isOpen);
  }

  get line(): Line {
    return this.lines[this.shown.peek()]!;
  }

  nameOf(seat: SeatNumber): string {
    return this.table.value?.seats.find((each) => each.seat === seat)?.name ?? "";
  }

  /** What the line shown has heard; where it breaks, only the truth counts. */
  private tell(): void {
    const line = this.lines[this.shown.value];
    const table = line?.table.value ?? null;
    const isOpen = line?.state.value === "open";
    untracked(() => {
      this.film.feed(table, this.shown.peek());
      if (!isOpen) this.film.skip();
    });
  }

  // -- which seat is shown --------------------------------------------------------------

  /** What a line is asked, but for what it passes by itself. */
  private questionOf(index: number): Question | null {
    const line = this.lines[index];
    const table = index === this.shown.value ? this.table.value : line?.table.value;
    if (!line || !table?.question || table.turn <= line.takenTurn.value || table.lesson?.is_over) return null;
    return this.autoPass.answerTo(table) ? null : table.question;
  }

  private handOver(): void {
    if (this.film.isBehind.value) return;
    const waiting = this.lines.flatMap((_line, index) => (this.questionOf(index) ? [index] : []));
    const next = waiting.includes(this.shown.value) && !this.isCovered.value ? -1 : (waiting[0] ?? -1);
    if (next < 0) return;
    this.handover.value = next;
    if (this.lines[next]?.table.value?.is_practice) this.takeOver();
  }

  /** Somebody else has the device now. */
  takeOver(): void {
    batch(() => {
      this.shown.value = Math.max(0, this.handover.value);
      this.handover.value = -1;
      this.inspected.value = -1;
    });
  }

  // -- answering ------------------------------------------------------------------------------

  /** Takes an option: answers at once where it needs nothing more. */
  choose(option: Option): void {
    this.menuAt.value = -1;
    if (isPlain(option)) void this.answer(plainAnswer(option));
    else this.draft.value = emptyDraft(option);
  }

  /** One more, or one less; where only one may be picked another takes its place. */
  togglePick(pick: number): void {
    const draft = this.draft.peek();
    if (!draft) return;
    const { picks, option } = draft;
    const isPicked = picks.includes(pick);
    const kept = option.most === 1 ? [] : picks;
    if (!isPicked && kept.length >= option.most) return;
    this.draft.value = { ...draft, picks: isPicked ? picks.filter((each) => each !== pick) : [...kept, pick] };
  }

  send(): void {
    const draft = this.draft.peek();
    if (draft && isComplete(draft)) void this.answer(answerOf(draft));
  }

  /** `then` may answer the question that comes next by itself: a gesture can mean both. */
  async answer(answer: Answer, then?: (question: Question) => Answer | null): Promise<void> {
    const { line } = this;
    if (line.isAnswering.peek()) return;
    batch(() => {
      this.menuAt.value = -1;
      this.hints.value = null;
      this.whyOf.value = null;
    });
    this.follow = then;
    const saying = line.say(answer);
    if (then) this.isFollowing.value = true;
    const reply = await saying;
    const isDone = reply?.type === "done";
    if (!then || !isDone) this.isFollowing.value = false;
    if (isDone) return;
    this.follow = undefined;
    this.complain(reply);
  }

  /** The question after the one that a gesture has answered. */
  private goOn(): void {
    if (!this.isFollowing.value || this.lines[this.shown.value]?.isAnswering.value) return;
    const question = this.questionOf(this.shown.value);
    const { follow } = this;
    if (!question || !follow) return;
    this.follow = undefined;
    const answer = follow(question);
    if (!answer) this.isFollowing.value = false;
    else queueMicrotask(() => void this.answer(answer));
  }

  /** Answers for later, instead of those that were prepared before. */
  prepare(line: Extract<Command, { do: "prepare" }>["line"]): void {
    void this.do({ do: "prepare", line });
  }

  complain(reply: Reply | null): void {
    if (reply?.type === "refused") this.complaint.value = { refusals: reply.refusals, trouble: "" };
    else if (reply?.type === "trouble") this.complaint.value = { refusals: [], trouble: reply.text };
  }

  /** Anything but an answer; says whether it was done. */
  async do(command: Command, line: Line = this.line): Promise<boolean> {
    const reply = await line.ask(command);
    if (reply?.type === "done") return true;
    this.complain(reply);
    return false;
  }

  private forgetDraft(): void {
    const question = this.question.value;
    this.draft.value = null;
    this.menuAt.value = -1;
    this.whyOf.value = null;
    if (!question) return;
    const [only, ...others] = question.options;
    if (only && !others.length && !isPlain(only)) this.draft.value = emptyDraft(only);
  }

  /** Answers what leaves no choice; what is returned calls it off. */
  private passIfWanted(index: number): (() => void) | undefined {
    const line = this.lines[index]!;
    const table = line.table.value;
    if (!table?.question || table.turn <= line.takenTurn.value || line.isAnswering.value) return;
    this.autoPass.look(table);
    const answer = this.autoPass.answerTo(table);
    if (line.state.value !== "open" || !answer) return;
    const pause = this.autoPass.pauseBefore(table);
    // Nobody answers before he has seen what happened.
    if (pause && index === this.shown.value && this.film.isBehind.value) return;
    const pass = (): void => {
      void line.say(answer).then((reply) => {
        // Where the meaning is in doubt, the player is asked.
        if (reply && reply.type !== "done") this.autoPass.giveUp(table);
      });
    };
    if (!pause) queueMicrotask(pass);
    const timer = pause ? window.setTimeout(pass, pause) : 0;
    return () => clearTimeout(timer);
  }

  // -- asking the server ---------------------------------------------------------------------------

  async askWhy(thing: number): Promise<void> {
    const asked = this.question.peek();
    // While others decide, the reasons change without a new question.
    if (asked && this.whyOf.peek()?.thing === thing) return;
    const reply = await this.line.ask({ do: "why", thing });
    if (reply?.type === "why" && this.question.peek() === asked) this.whyOf.value = { thing, tries: reply.tries };
  }

  /** What may come of an answer; `key` tells this moment of the table from others. */
  async foresee(answer: Answer, key: string): Promise<Odds | null> {
    if (!this.question.peek()) return null;
    const known = this.foreseen.get(key);
    if (known) return known;
    const reply = await this.line.ask({ do: "odds", answer });
    if (reply?.type !== "odds") return null;
    if (this.foreseen.size > 200) this.foreseen.clear();
    this.foreseen.set(key, reply);
    return reply;
  }

  async askHint(): Promise<void> {
    const reply = await this.line.ask({ do: "hint" });
    if (reply?.type === "hints") this.hints.value = reply.hints;
    else this.complain(reply);
  }

  private remember(tokens: readonly string[]): void {
    const table = this.table.value;
    // Lessons are kept with the lessons, and puzzles are done at a sitting.
    if (!table || !tokens.length || table.lesson || table.puzzle) return;
    const said = JSON.stringify([table.game, table.seats.map((seat) => seat.name), table.stage === "over"]);
    if (said === this.remembered) return;
    this.remembered = said;
    const names = table.seats.map((seat) => seat.name);
    rememberMatch({ id: this.match, game: table.game, tokens: [...tokens], names, isOver: table.stage === "over" });
  }
  private remembered = "";
}

/** Is this table one on which one measures? */
export const isMeasured = (play: Play): boolean => "figures" in (play.table.value?.scene ?? {});

export const PlayContext = createContext<Play | null>(null);

export function usePlay(): Play {
  return useContext(PlayContext)!;
}

/** Small wishes of a person for all matches, such as which half of the side is open. */
export const recallWish = <T>(name: string, otherwise: T): T => recall(`match.${name}`, otherwise);
export const keepWish = (name: string, value: unknown): void => void keep(`match.${name}`, value);
