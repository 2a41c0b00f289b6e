// Where something stands that belongs to a card: beside it, inside the table.
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

export type Spot = Record<"left" | "top" | "visibility", string>;

const GAP = 8;

export function useAnchor(
  root: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  thing: number,
  news?: unknown,
): Spot {
  const [spot, setSpot] = useState<Spot>({ left: "0px", top: "0px", visibility: "hidden" });
  useLayoutEffect(() => {
    const place = (): void => {
      const card = root.current?.querySelector(`[data-card="${thing}"]`)?.getBoundingClientRect();
      const own = box.current?.getBoundingClientRect();
      const board = root.current?.getBoundingClientRect();
      if (!card || !own || !board) return;
      const header = root.current?.querySelector(".wl-header")?.getBoundingClientRect();
      const around = new DOMRect(
        board.x,
        header?.bottom ?? board.y,
        board.width,
        board.bottom - (header?.bottom ?? board.y),
      );
      const isRightFree = card.right + GAP + own.width <= around.right;
      const isLeftFree = card.left - GAP - own.width >= around.left;
      let left = isRightFree
        ? card.right + GAP
        : isLeftFree
          ? card.left - GAP - own.width
          : card.left + card.width / 2 - own.width / 2;
      let top = card.top + card.height / 2 - own.height / 2;
      // On narrow tables below the card, or above it.
      if (!isRightFree && !isLeftFree)
        top = card.bottom + GAP + own.height <= around.bottom ? card.bottom + GAP : card.top - GAP - own.height;
      left = Math.max(around.left + 4, Math.min(left, around.right - own.width - 4));
      top = Math.max(around.top + 4, Math.min(top, around.bottom - own.height - 4));
      setSpot({ left: `${left - board.left}px`, top: `${top - board.top}px`, visibility: "visible" });
    };
    place();
    // It grows when the odds come.
    const watch = new ResizeObserver(place);
    if (box.current) watch.observe(box.current);
    addEventListener("resize", place);
    return () => {
      watch.disconnect();
      removeEventListener("resize", place);
    };
  }, [thing, news]);
  return spot;
}
