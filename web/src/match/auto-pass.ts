// "Pass until ...": windows are passed by themselves as long as a mark of the question stays the same. No timer.
import { signal } from "@preact/signals";
import type { TableState } from "../socket";
import { keep, recall } from "../storage";
import type { SeatNumber } from "../wire";

export type Until = "attack" | "order" | "round";

interface Arming {
  until: Until;
  mark: number;
}

export class AutoPass {
  /** By seat, as long as it lasts. */
  readonly armed = signal<ReadonlyMap<SeatNumber, Arming>>(new Map());
  /** Windows in which nothing but passing is possible: not chosen yet means yes among bots only. */
  readonly skipsEmpty = signal<boolean | null>(recall<boolean | null>("match.skipsEmpty", null));

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

  skip(isWanted: boolean): void {
    this.skipsEmpty.value = isWanted;
    keep("match.skipsEmpty", isWanted);
  }

  /** Where a person waits elsewhere, passing at once would tell him that there was nothing to choose. */
  skips(table: TableState): boolean {
    return this.skipsEmpty.value ?? table.seats.every((seat) => seat.seat === table.you || seat.kind === "bot");
  }

  /** A mark that has changed ends it. */
  look(table: TableState): void {
    const arming = this.armed.value.get(table.you);
    if (arming && table.question?.marks[arming.until] !== arming.mark) this.stop(table.you);
  }

  /** Is this a window to be passed without asking? Never anything that is not a window. */
  wants(table: TableState): boolean {
    const { question } = table;
    // In a lesson every pass is practised.
    if (table.lesson || !question?.is_window || !question.options.some((option) => option.key === "pass")) return false;
    const arming = this.armed.value.get(table.you);
    if (arming && question.marks[arming.until] === arming.mark) return true;
    return question.options.length === 1 && this.skips(table);
  }
}
