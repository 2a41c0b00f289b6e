// From who acts to whom it concerns; dashed while a target is only considered.
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { touchesOf, useStage } from "./stage";

interface Bow {
  from: [number, number];
  to: [number, number];
}

export function Arrow({ root }: { root: RefObject<HTMLDivElement | null> }) {
  const stage = useStage();
  const { scene, play } = stage;
  const { focus } = scene;
  const question = play?.question.value ?? null;
  const considered =
    question?.kind === "strike" && touchesOf(stage, stage.inspected.value).length ? stage.inspected.value : -1;
  const from = considered >= 0 ? question!.subject : (focus?.attacker ?? -1);
  const targets = considered >= 0 ? [considered] : (focus?.targets ?? []);
  const key = `${from}>${targets.join()}`;
  const [bows, setBows] = useState<Bow[]>([]);
  const [, again] = useState(0);
  useLayoutEffect(() => {
    const around = root.current?.getBoundingClientRect();
    const middle = (id: number): [number, number] | null => {
      const box = root.current?.querySelector(`.wl-field [data-card="${id}"]`)?.getBoundingClientRect();
      return box && around ? [box.left - around.left + box.width / 2, box.top - around.top + box.height / 2] : null;
    };
    const start = middle(from);
    setBows(
      start
        ? targets.flatMap((id) => {
            const end = id === from ? null : middle(id);
            return end ? [{ from: start, to: end }] : [];
          })
        : [],
    );
  }, [key, scene]);
  useLayoutEffect(() => {
    const redraw = (): void => again((times) => times + 1);
    addEventListener("resize", redraw);
    return () => removeEventListener("resize", redraw);
  }, []);
  if (!bows.length) return null;
  return (
    <svg class={`wl-arrow ${considered >= 0 ? "is-considered" : ""}`} aria-hidden="true">
      <defs>
        <marker
          id="wl-arrow-head"
          viewBox="0 0 12 12"
          refX="8"
          refY="6"
          markerWidth="4"
          markerHeight="4"
          orient="auto-start-reverse"
        >
          <path d="M1 1l10 5-10 5 3-5z" fill="currentColor" />
        </marker>
      </defs>
      {bows.map((bow, place) => (
        <path key={place} d={curve(bow)} marker-end="url(#wl-arrow-head)" />
      ))}
    </svg>
  );
}

/** Bent a little, so that it does not hide what lies between; it ends before the middle of the target. */
function curve({ from: [x1, y1], to: [x2, y2] }: Bow): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const cut = Math.min(26, length / 4);
  const [ex, ey] = [x2 - (dx / length) * cut, y2 - (dy / length) * cut];
  const bend = Math.min(40, length * 0.14);
  const [cx, cy] = [(x1 + ex) / 2 - (dy / length) * bend, (y1 + ey) / 2 + (dx / length) * bend];
  return `M${x1} ${y1}Q${cx} ${cy} ${ex} ${ey}`;
}
