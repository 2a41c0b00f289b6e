// Cards in an order: dragged, or moved with the arrow keys. The first lies on top.
import { useRef, useState } from "preact/hooks";
import { Icon } from "../shell/icons";
import type { Draft } from "./answer";
import { usePlay } from "./play";
import { matchWords } from "./texts";

export function CardOrder({ draft }: { draft: Draft }) {
  const play = usePlay();
  const w = matchWords();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState(-1);
  const { option, picks } = draft;
  const named = (pick: number): string => option.among.find((each) => each.pick === pick)?.text ?? "";
  const move = (from: number, to: number, isByKey = true): void => {
    if (to < 0 || to >= picks.length || from === to) return;
    const order = [...picks];
    const [taken] = order.splice(from, 1);
    order.splice(to, 0, taken!);
    play.draft.value = { ...draft, picks: order };
    if (isByKey) requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>("[data-card]")[to]?.focus());
  };
  const follow = (event: PointerEvent): void => {
    if (dragged < 0) return;
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const over = rows.findIndex((row) => event.clientY < row.bottom);
    const to = over < 0 ? rows.length - 1 : over;
    if (to === dragged) return;
    move(dragged, to, false);
    setDragged(to);
  };
  return (
    <div class="match-ordering" data-testid="ordering">
      <p class="hint" id="ordering-hint">
        {w.orderHint}
      </p>
      <ol ref={list} onPointerMove={follow} onPointerUp={() => setDragged(-1)} onPointerCancel={() => setDragged(-1)}>
        {picks.map((pick, place) => (
          <li key={pick} class={dragged === place ? "is-dragged" : ""}>
            <button
              type="button"
              class="match-order-card"
              data-card={pick}
              aria-describedby="ordering-hint"
              onPointerDown={(event) => {
                event.currentTarget.closest("ol")!.setPointerCapture(event.pointerId);
                setDragged(place);
              }}
              onKeyDown={(event) => {
                const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
                if (!step) return;
                event.preventDefault();
                event.stopPropagation();
                move(place, place + step);
              }}
            >
              <span class="match-tick" aria-hidden="true">
                {place + 1}
              </span>
              <span class="unseen">{w.placeOf(place + 1, picks.length)}</span>
              <span>{named(pick)}</span>
            </button>
            <button
              type="button"
              class="icon-button"
              disabled={place === 0}
              aria-label={w.earlierCard(named(pick))}
              onClick={() => move(place, place - 1)}
            >
              <Icon name="up" size={18} />
            </button>
            <button
              type="button"
              class="icon-button"
              disabled={place === picks.length - 1}
              aria-label={w.laterCard(named(pick))}
              onClick={() => move(place, place + 1)}
            >
              <Icon name="down" size={18} />
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
