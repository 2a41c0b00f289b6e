// Questions that the page answers itself: "pass until ...", for as long as a mark of the question stays the same, and
// those that leave no choice.
import { signal } from "@preact/signals";
import type { TableState } from "../socket";
import { keep, recall } from "../storage";
import type { Answer, SeatNumber } from "../wire";
import { isPlain, plainAnswer } from "./answer";

export type Until = "attack" | "order" | "round";

interface Arming {
  until: Until;
  mark: number;
}

/** Options that do nothing but go on. */
const GOING_ON = ["pass", "end-phase", "done"];
/** As long as somebody who looks at his hand, in milliseconds; drawn without a look at what he holds. */
const LEAST_PAUSE = 900;
const MOST_PAUSE = 2600;

const isAmongBots = ({ seats, you }: TableState): boolean =>
  seats.every(({ seat, kind }) => seat === you || kind === "bot");

export class AutoPass {
  /** By seat, as long as it lasts. */
  readonly armed = signal<ReadonlyMap<SeatNumber, Arming>>(new Map());
  /** Questions to which there is only one answer that does nothing. */
  readonly skipsEmpty = signal(recall<boolean | null>("match.skipsEmpty", null) ?? true);

  private refusedTurn = -1;

  until(seat: SeatNumber): Until | null {
    return this.armed.value.get(seat)?.until ?? null;
  }

  arm(table: TableState, until: Until): void {
    const mark = table.question?.marks[until];
    if (mark === undefined) return;
    this.armed.value = new Map(this.armed.value).set(table.you, { until, mark });
  }

  stop(seat: SeatNumber): void {
    if (!this.armed.peek().has(seat)) return;
    const left = new Map(this.armed.peek());
    left.delete(seat);
    this.armed.value = left;
  }

  /** What it answered was refused: then the player is asked. */
  giveUp(table: TableState): void {
    this.stop(table.you);
    this.refusedTurn = table.turn;
  }

  skip(isWanted: boolean): void {
    this.skipsEmpty.value = isWanted;
    keep("match.skipsEmpty", isWanted);
  }

  /** A mark that has changed ends it. */
  look(table: TableState): void {
    const arming = this.armed.value.get(table.you);
    if (arming && table.question?.marks[arming.until] !== arming.mark) this.stop(table.you);
  }

  /** What the page answers without asking; null: the player is asked. */
  answerTo(table: TableState): Answer | null {
    const { question } = table;
    // In a lesson every pass is practised, and in a puzzle it is an answer.
    if (table.lesson || (table.puzzle && !table.puzzle.result) || !question || table.turn === this.refusedTurn)
      return null;
    const [only, ...others] = question.options;
    if (this.isArmed(table)) return { key: "pass", subject: -1 };
    const isEmpty = only && !others.length && isPlain(only) && GOING_ON.includes(only.key);
    return isEmpty && this.skipsEmpty.value ? plainAnswer(only) : null;
  }

  /** Never anything that is not a window. */
  isArmed({ question, you }: TableState): boolean {
    const arming = this.armed.value.get(you);
    if (!arming || !question?.is_window || question.marks[arming.until] !== arming.mark) return false;
    return question.options.some(({ key }) => key === "pass");
  }

  /** Where a person waits elsewhere, answering at once would tell that there was nothing to choose. */
  pauseBefore(table: TableState): number {
    if (isAmongBots(table) || this.isArmed(table)) return 0;
    return LEAST_PAUSE + Math.random() * (MOST_PAUSE - LEAST_PAUSE);
  }
}
