// Cards glide from where they were to where they are now.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { perform } from "../../match/motion";

const TIME = 320;

export function useFlip(root: RefObject<HTMLElement | null>, news: unknown): void {
  const before = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const now = new Map<string, DOMRect>();
    const around = root.current?.getBoundingClientRect();
    if (!around) return;
    const cells = [...root.current!.querySelectorAll<HTMLElement>("[data-cell], .wl-hand-card")];
    for (const cell of cells) {
      for (const running of cell.getAnimations()) if (running.id === "travel") running.cancel();
    }
    for (const cell of cells) {
      const id = cell.dataset["cell"] ?? cell.dataset["card"]!;
      const box = cell.getBoundingClientRect();
      now.set(id, box);
      const old = before.current.get(id);
      if (!old || !box.width) continue;
      const [dx, dy, scale] = [old.left - box.left, old.top - box.top, old.width / box.width];
      if (Math.abs(dx) + Math.abs(dy) < 4) continue;
      const start = `translate(${dx}px, ${dy}px) scale(${scale})`;
      perform(
        cell,
        "travel",
        [
          { transform: start, transformOrigin: "0 0", zIndex: 5 },
          { transform: "none", transformOrigin: "0 0", zIndex: 5 },
        ],
        {
          duration: TIME,
          easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
        },
      );
    }
    before.current = now;
  }, [news]);
}
