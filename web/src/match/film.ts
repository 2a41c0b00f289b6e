// The film stands between the newest truth of a line and what is shown: one deed after the other, at a human pace.
//
// What a board can read, as `play.film`:
//   deed    the deed that is shown or was shown last: its lines of the log, `actor` (the thing that acts, or -1),
//           `targets` (the things it concerns), `beginning` (its manner), `rolls` (dice with their sentences), `isOwn` (this seat has answered),
//           and the scenes `before` and `after` it, to draw ways, arrows and losses from.
//   phase   "tell": who does what, the scene is still `before`;  "roll": the dice fall, the scene is still `before`;
//           "result": the scene is `after`, what it did is shown;  "rest": everything is told, the scene is the truth;
//           "hold": a teacher has said something, and the next deed waits until the pupil goes on (`next`).
//   isBehind  something is still to be told; as long as it is, nothing is asked.
// The board draws whatever scene it is given: the film has chosen it. A board that lets the dice fall itself says so
// with `drawsDice` in its `Game`. `skip` goes to the truth, `again` tells the last turn once more, `next` turns the page
// where motion is switched off (`isStepwise`).
import { batch, computed, signal } from "@preact/signals";
import { isMotionReduced, pace, showsRollingDice } from "../settings";
import type { TableState } from "../socket";
import type { Dice, LogLine, Scene } from "../wire";
import { type Beginning, beginningOf } from "./manner";
import { travelTime } from "./motion";

export type Phase = "hold" | "tell" | "roll" | "result" | "rest";

export interface Roll {
  dice: Dice;
  /** Who rolls. */
  text: string;
}

export interface Deed {
  key: number;
  lines: readonly LogLine[];
  actor: number;
  targets: readonly number[];
  /** In what manner it is done; what follows from a shot is still one. */
  beginning: Beginning | null;
  rolls: readonly Roll[];
  isOwn: boolean;
  before: Scene | null;
  after: Scene | null;
  /** The table as it was right before and right after it. */
  prior: TableState;
  state: TableState;
}

/** Milliseconds at a quick pace. */
const TELL = 480;
const TUMBLE = 900;
const RESULT = 780;
const BRIEF = 260;
const CALM = 2;
/** With more deeds waiting than this, each is shorter; with more than that, nobody wants to see them all. */
const SEVERAL = 7;
const TOO_MANY = 40;

/** Numbers behind a deed, and lists of cards: neither says who does what to whom. */
export const BESIDE = /-summed$|^(line-up|drew|saw|looked|shuffled)/;
const TELLING = /^(hit|missed|wounded|died|prevented|passed$|failed|healed|damage|slain|lost|captured|clicks)/;

export class Film {
  readonly deed = signal<Deed | null>(null);
  readonly phase = signal<Phase>("rest");
  readonly waiting = signal(0);
  /** The deeds of the last turn: everything since this seat was asked before. */
  readonly lastTurn = signal<readonly Deed[]>([]);
  /** The last deed of this seat itself, as long as it has not been taken back. */
  readonly ownDeed = signal<Deed | null>(null);
  readonly isAgain = signal(false);
  readonly isBehind = computed(() => this.phase.value !== "rest" || this.waiting.value > 0);
  readonly isStepwise = computed(() => isMotionReduced.value && pace.value !== "off");
  /** What is shown: the truth, or the table as it was at the deed that is told. */
  readonly shown = signal<TableState | null>(null);

  /** Somebody who does not set up himself begins at a table that stands. */
  skipsSetUp = false;

  private truth: TableState | null = null;
  private source = -1;
  private queue: Deed[] = [];
  private since: Deed[] = [];
  private timer = 0;
  private count = 0;
  /** What a teacher has said before a deed that has been told. */
  private read = "";

  /** A newer truth; `source` tells lines apart that are shown in turn. */
  feed(state: TableState | null, source: number): void {
    batch(() => {
      const before = this.truth;
      const hasChanged = this.source !== source;
      this.truth = state;
      this.source = source;
      if (hasChanged || (before && state && state.log.length < before.log.length)) this.ownDeed.value = null;
      if (!state || !before?.scene || hasChanged) this.cut();
      else if (state.log_from === before.log.length && state.log.length > before.log.length) this.add(before, state);
      else if (state.log.length !== before.log.length || state.lang !== before.lang) this.cut();
      else this.show();
      this.keepTurn();
    });
  }

  /** To the truth, at once. */
  skip(): void {
    batch(() => {
      this.keepTurn();
      this.cut(this.queue.at(-1) ?? this.deed.peek());
    });
  }

  /** The last turn once more. */
  again(): void {
    const told = this.lastTurn.peek();
    if (!told.length || this.isBehind.peek()) return;
    batch(() => {
      this.isAgain.value = true;
      this.queue = [...told];
      this.advance();
    });
  }

  /** Where pages are turned by hand, or a pupil has read what was said. */
  next(): void {
    if (this.phase.peek() !== "rest") batch(() => this.advance(this.phase.peek() === "hold"));
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private add(before: TableState, after: TableState): void {
    const told = this.queue.at(-1) ?? this.deed.peek();
    const deed = deedOf(++this.count, before, after, told);
    this.since.push(deed);
    if (deed.isOwn && isTold(deed)) this.ownDeed.value = deed;
    if (this.isAgain.peek()) this.cut();
    this.queue.push(deed);
    const isUnseen = this.skipsSetUp && (before.scene as { is_setup?: boolean }).is_setup;
    if (pace.peek() === "off" || document.hidden || isUnseen || this.queue.length > TOO_MANY) this.cut(deed);
    else if (this.phase.peek() === "rest") this.advance();
    else this.waiting.value = this.queue.length;
  }

  /** A turn is what happened between two questions, unless this seat alone has acted. */
  private keepTurn(): void {
    if (!this.truth?.question || this.since.every(({ isOwn }) => isOwn)) return;
    this.lastTurn.value = this.since.filter(({ lines }) => lines.some(({ things, dice }) => things.length || dice));
    this.since = [];
  }

  private cut(last: Deed | null = null): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.waiting.value = 0;
    this.isAgain.value = false;
    this.phase.value = "rest";
    this.deed.value = last;
    this.show();
  }

  private advance(isRead = false): void {
    clearTimeout(this.timer);
    const [next] = this.queue;
    if (next && !isRead && this.isHeld(next)) {
      this.waiting.value = this.queue.length;
      this.phase.value = "hold";
      this.show();
      return;
    }
    for (let deed = this.queue.shift(); deed; deed = this.queue.shift()) {
      this.waiting.value = this.queue.length;
      this.deed.value = deed;
      this.read = deed.prior.lesson?.text ?? "";
      const scenes = this.scenesOf(deed);
      if (scenes.length) {
        this.play(scenes);
        return;
      }
    }
    this.isAgain.value = false;
    this.phase.value = "rest";
    this.show();
  }

  /** Whatever a teacher says before somebody else acts is read first. Pages turned by hand wait anyway. */
  private isHeld({ isOwn, prior }: Deed): boolean {
    if (isOwn || this.isAgain.peek() || this.isStepwise.peek()) return false;
    return prior.lesson !== null && prior.lesson.text !== this.read;
  }

  private scenesOf(deed: Deed): [Phase, number][] {
    const isForeign = !deed.isOwn || this.isAgain.peek();
    if (this.isStepwise.peek()) return deed.rolls.length || (isForeign && isTold(deed)) ? [["result", Infinity]] : [];
    const speed = (pace.peek() === "calm" ? CALM : 1) * Math.min(1, SEVERAL / (this.queue.length + 1));
    const hasThings = deed.lines.some(({ things }) => things.length);
    const hasSign = deed.beginning === "spell" || deed.beginning === "thunder";
    const isTelling = hasSign || deed.lines.some(({ kind }) => TELLING.test(kind));
    const way = isForeign ? Math.max(...deed.lines.map((line) => travelTime(line.way))) : 0;
    const scenes: [Phase, number][] = [
      ["tell", isForeign && hasThings && !deed.rolls.length && !isTelling ? TELL : 0],
      ["roll", deed.rolls.length ? (showsRollingDice.peek() ? TUMBLE : BRIEF) : 0],
      ["result", Math.max(isTelling ? RESULT : deed.rolls.length || (isForeign && hasThings) ? RESULT / 2 : 0, way)],
    ];
    if (isForeign && scenes.every(([, time]) => !time)) scenes.push(["result", BRIEF]);
    return scenes.flatMap(([phase, time]) => (time ? [[phase, time * speed] as [Phase, number]] : []));
  }

  private play(scenes: readonly [Phase, number][]): void {
    const [first, ...rest] = scenes;
    if (!first) {
      this.advance();
      return;
    }
    const [phase, time] = first;
    this.phase.value = phase;
    this.show();
    if (time < Infinity) this.timer = window.setTimeout(() => batch(() => this.play(rest)), time);
  }

  private show(): void {
    const { truth } = this;
    const phase = this.phase.peek();
    if (truth && phase === "hold" && this.queue[0]) {
      this.shown.value = { ...truth, ...momentOf(this.queue[0].prior), question: null };
      return;
    }
    const deed = this.deed.peek();
    if (!truth || !deed || phase === "rest") {
      this.shown.value = truth;
      return;
    }
    const { state } = deed;
    const isDone = phase === "result";
    const log = this.isAgain.peek()
      ? truth.log
      : isDone
        ? state.log
        : state.log.slice(0, state.log.length - deed.lines.length);
    const scene = isDone ? deed.after : deed.before;
    const { lesson } = isDone ? state : deed.prior;
    // Clocks, presence and chat are always as they are now.
    this.shown.value = { ...truth, ...momentOf(state), scene, log, lesson, question: null };
  }
}

/** What belongs to a moment of the match. */
const momentOf = ({ scene, log, round, stage, outcome, lesson, answers }: TableState) => ({
  scene,
  log,
  round,
  stage,
  outcome,
  lesson,
  answers,
});

/** Where nothing moves, only what concerns a thing or a die is worth a page. */
const isTold = ({ lines }: Deed): boolean => lines.some(({ things, dice }) => things.length > 0 || dice !== null);

function deedOf(key: number, before: TableState, after: TableState, told: Deed | null): Deed {
  const lines = after.log.slice(before.log.length);
  const rolls = lines.flatMap(({ dice, text }) => (dice ? [{ dice, text }] : []));
  const isOwn = after.turn > before.turn;
  const parts = partsOf(lines, told);
  return { key, lines, rolls, isOwn, before: before.scene, after: after.scene, prior: before, state: after, ...parts };
}

/** Who acts on whom. A line about both names them in this order; what follows belongs to the deed before. */
function partsOf(lines: readonly LogLine[], told: Deed | null): Pick<Deed, "actor" | "targets" | "beginning"> {
  const plain = lines.filter(({ kind }) => !BESIDE.test(kind));
  const named = [...new Set(plain.flatMap((line) => line.things))];
  const caster = plain.find(({ kind }) => kind === "casts")?.things[0];
  if (caster !== undefined) {
    return { actor: caster, targets: named.filter((thing) => thing !== caster), beginning: "spell" };
  }
  const pair = plain.find(({ things }) => things.length > 1);
  const beginning = beginningOf({ lines });
  if (pair) {
    const [actor = -1, ...targets] = pair.things;
    const isSame = told?.actor === actor && told.targets.join() === targets.join();
    return { actor, targets, beginning: beginning ?? (isSame ? told.beginning : null) };
  }
  const known = told ? [told.actor, ...told.targets] : [];
  if (told && named.every((thing) => known.includes(thing))) {
    return { actor: told.actor, targets: told.targets, beginning: beginning ?? told.beginning };
  }
  return { actor: named[0] ?? -1, targets: [], beginning };
}
