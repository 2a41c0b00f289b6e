// Everything to choose from, as pictures or as a list. One stop for the Tab key; arrow keys move inside.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Piece } from "./craft";
import type { View } from "./search";
import { changeByKey } from "./stepper";
import type { BuilderWords } from "./texts";
import { useShown } from "./window";

/** For one piece: its place, whether it is the stop for the Tab key, and what to call when it gets the focus. */
export interface Standing {
  place: number;
  isStop: boolean;
  onFocus: (id: string) => void;
}

interface HeapProps<P> {
  found: P[];
  view: View;
  w: Pick<BuilderWords, "none" | "noneHint" | "keys" | "pieces">;
  draw: (piece: P, standing: Standing) => ComponentChildren;
}

export function Heap<P extends Piece>({ found, view, w, draw }: HeapProps<P>) {
  const [current, setCurrent] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const { columns, from, to, before, after, topOf } = useShown(list, found, view);
  const wanted = useRef("");
  // Where a key leads to may have to be drawn first.
  useLayoutEffect(() => {
    const card =
      wanted.current && list.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(wanted.current)}"]`);
    if (!card) return;
    wanted.current = "";
    card.focus();
  });
  if (!found.length) {
    return (
      <div class="bd-none">
        <p>{w.none}</p>
        <p class="hint">{w.noneHint}</p>
      </div>
    );
  }
  const drawn = found.slice(from, to);
  const stop = drawn.some((piece) => piece.id === current) ? current : drawn[0]?.id;
  const goTo = (place: number): void => {
    const to = found[place];
    if (!to) return;
    wanted.current = to.id;
    const card = list.current?.querySelector<HTMLElement>(`[data-place="${place}"]`);
    if (card) card.querySelector<HTMLElement>("[data-card]")?.focus();
    else if (list.current) scrollBy({ top: list.current.getBoundingClientRect().top + topOf(place) - innerHeight / 3 });
  };
  return (
    <>
      <p class="unseen" id="builder-keys">
        {w.keys}
      </p>
      <ul
        ref={list}
        role="list"
        class={view === "grid" ? "bd-grid" : "bd-rows"}
        aria-label={w.pieces}
        aria-describedby="builder-keys"
        onKeyDown={(event) => {
          const at = found.findIndex(({ id }) => id === (event.target as HTMLElement).dataset["card"]);
          const place = at < 0 ? undefined : placeTo(event.key, at, columns, found.length);
          if (place === undefined) return;
          event.preventDefault();
          goTo(place);
        }}
      >
        {before ? <li class="bd-room" aria-hidden="true" style={{ blockSize: `${before}px` }} /> : null}
        {drawn.map((piece, at) => draw(piece, { place: from + at, isStop: piece.id === stop, onFocus: setCurrent }))}
        {after ? <li class="bd-room" aria-hidden="true" style={{ blockSize: `${after}px` }} /> : null}
      </ul>
    </>
  );
}

/** Where a key leads to from this place. */
function placeTo(key: string, at: number, columns: number, all: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return all - 1;
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
  const step = steps[key];
  return step === undefined || at + step < 0 || at + step >= all ? undefined : at + step;
}

interface ItemProps extends Standing {
  piece: Piece;
  view: View;
  label: string;
  count: number;
  onShow: () => void;
  onChange: (by: number) => void;
  stepper: ComponentChildren;
  children: ComponentChildren;
}

/** A piece as a picture or as a line: a button that shows it large, and how many of it are taken. */
export function PoolItem({
  piece,
  view,
  label,
  count,
  place,
  isStop,
  onFocus,
  onShow,
  onChange,
  stepper,
  children,
}: ItemProps) {
  const kind = view === "grid" ? "bd-tile" : "bd-row";
  return (
    <li class={count ? `${kind} has` : kind} data-place={place} aria-setsize={-1} aria-posinset={place + 1}>
      <button
        type="button"
        class="bd-card"
        data-card={piece.id}
        tabIndex={isStop ? 0 : -1}
        aria-label={label}
        aria-keyshortcuts="+ -"
        onClick={onShow}
        onFocus={() => onFocus(piece.id)}
        onKeyDown={(event) => changeByKey(event, onChange)}
      >
        {children}
      </button>
      {stepper}
    </li>
  );
}
