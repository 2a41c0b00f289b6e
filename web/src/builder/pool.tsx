// Everything to choose from, as pictures or as a list. One stop for the Tab key; arrow keys move inside.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Piece } from "./craft";
import type { View } from "./search";
import { changeByKey } from "./stepper";
import type { BuilderWords } from "./texts";

const AT_ONCE = 36;

/** For one piece in the list: whether it is the stop for the Tab key, and what to call when it gets the focus. */
export interface Standing {
  isStop: boolean;
  onFocus: (id: string) => void;
}

interface HeapProps<P> {
  found: P[];
  view: View;
  w: Pick<BuilderWords, "none" | "noneHint" | "keys" | "pieces" | "more">;
  draw: (piece: P, standing: Standing) => ComponentChildren;
}

export function Heap<P extends Piece>({ found, view, w, draw }: HeapProps<P>) {
  const [shown, setShown] = useState(AT_ONCE);
  const [current, setCurrent] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const more = found.length - shown;
  useEffect(() => setShown(AT_ONCE), [found.map((piece) => piece.id).join()]);
  useEffect(() => {
    const mark = end.current;
    if (!mark) return;
    // The next cards are drawn before somebody scrolls to them.
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setShown((before) => before + AT_ONCE),
      {
        rootMargin: "600px",
      },
    );
    watcher.observe(mark);
    return () => watcher.disconnect();
  }, [more > 0, shown]);

  const visible = found.slice(0, shown);
  const stop = visible.some((piece) => piece.id === current) ? current : visible[0]?.id;
  if (!found.length) {
    return (
      <div class="bd-none">
        <p>{w.none}</p>
        <p class="hint">{w.noneHint}</p>
      </div>
    );
  }
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
          const to = list.current && neighbour(list.current, event.key);
          if (!to) return;
          event.preventDefault();
          to.focus();
        }}
      >
        {visible.map((piece) => draw(piece, { isStop: piece.id === stop, onFocus: setCurrent }))}
      </ul>
      {more > 0 ? (
        <p ref={end} class="bd-more">
          <button type="button" class="button" onClick={() => setShown(shown + AT_ONCE)}>
            {w.more(Math.min(more, AT_ONCE))}
          </button>
        </p>
      ) : null}
    </>
  );
}

/** The card that an arrow key leads to, by where things stand on the screen. */
function neighbour(list: HTMLElement, key: string): HTMLElement | undefined {
  const all = [...list.querySelectorAll<HTMLElement>("[data-card]")];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const here = all[at];
  if (!here) return undefined;
  const top = (card: HTMLElement): number => Math.round(card.getBoundingClientRect().top);
  const columns = Math.max(all.filter((card) => top(card) === top(all[0]!)).length, 1);
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  const step = steps[key];
  return step === undefined ? undefined : all[at + step];
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
  isStop,
  onFocus,
  onShow,
  onChange,
  stepper,
  children,
}: ItemProps) {
  const kind = view === "grid" ? "bd-tile" : "bd-row";
  return (
    <li class={count ? `${kind} has` : kind}>
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
