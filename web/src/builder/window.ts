// Of a long list only what is in view is drawn, and a little around it; empty room stands for the rest.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";

/** How much of the screen is drawn above and below it. */
const AROUND = 0.75;
const UNMEASURED = 320;

export interface Shown {
  columns: number;
  /** The first piece that is drawn, and the first that is not any more. */
  from: number;
  to: number;
  /** The room of those before and after, in pixels. */
  before: number;
  after: number;
  /** Where a piece begins, from the top of the list. */
  topOf: (place: number) => number;
}

/** Rows that have been drawn keep their height; others are taken for average. */
class Rows {
  private readonly heights = new Map<number, number>();
  private sum = 0;
  /** Between two rows, and part of the height of each. */
  gap = 0;

  measure(row: number, height: number): void {
    this.sum += height + this.gap - (this.heights.get(row) ?? 0);
    this.heights.set(row, height + this.gap);
  }

  private get usual(): number {
    return this.heights.size ? this.sum / this.heights.size : UNMEASURED;
  }

  /** Where the row begins, from the top of the list. */
  topOf(row: number): number {
    const { usual } = this;
    let top = row * usual;
    for (const [each, height] of this.heights) if (each < row) top += height - usual;
    return top;
  }

  /** The row that lies at this height. */
  at(y: number, rows: number): number {
    let [low, high] = [0, rows];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.topOf(middle) <= y) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** `list` is a grid whose children are the pieces, with room before and after them. `kind`: what they look like. */
export function useShown(list: RefObject<HTMLElement | null>, pieces: readonly unknown[], kind: string): Shown {
  const [rows, setRows] = useState(() => new Rows());
  const [columns, setColumns] = useState(1);
  const [[first, last], setRange] = useState<readonly [number, number]>([0, 0]);
  const all = Math.ceil(pieces.length / columns);
  const look = (): void => {
    const element = list.current;
    if (!element) return;
    const { top } = element.getBoundingClientRect();
    const next = [rows.at(-top - AROUND * innerHeight, all), rows.at(-top + (1 + AROUND) * innerHeight, all)] as const;
    setRange((before) => (before[0] === next[0] && before[1] === next[1] ? before : next));
  };
  // Other pieces, or the same ones in another way, have other heights.
  useLayoutEffect(() => setRows(new Rows()), [pieces, kind, columns]);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const now = getComputedStyle(element).gridTemplateColumns.split(" ").length;
    if (now !== columns) setColumns(now);
    const drawn = [...element.querySelectorAll<HTMLElement>(":scope > [data-place]")];
    rows.gap = Number.parseFloat(getComputedStyle(element).rowGap) || 0;
    for (const piece of drawn) {
      const place = Number(piece.dataset["place"]);
      if (place % now === 0) rows.measure(place / now, piece.offsetHeight);
    }
    look();
  });
  useEffect(() => {
    let frame = 0;
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    addEventListener("scroll", soon, { capture: true, passive: true });
    addEventListener("resize", soon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", soon, { capture: true });
      removeEventListener("resize", soon);
    };
  });
  const to = Math.min((last + 1) * columns, pieces.length);
  const from = Math.min(first * columns, to);
  const room = (height: number): number => Math.max(0, height - rows.gap);
  return {
    columns,
    from,
    to,
    before: room(rows.topOf(first)),
    after: room(rows.topOf(all) - rows.topOf(last + 1)),
    topOf: (place) => rows.topOf(Math.floor(place / columns)),
  };
}
