// From who acts to whom it concerns: a ribbon that widens towards its head. It is measured again at every layout.
// A card that is dragged is where it waits, not where it came from.
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { useStage } from "./stage";

interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** Every 120 milliseconds for as long as cards may still glide. */
const LOOKS = [120, 240, 360];

export function Arrow({ root }: { root: RefObject<HTMLDivElement | null> }) {
  const { scene, play, aim, you } = useStage();
  const film = play?.film;
  const deed = film && film.phase.value !== "rest" ? film.deed.value : null;
  const over = aim && aim.from.value >= 0 && aim.targets.value.has(aim.over.value) ? aim.over.value : -1;
  const { focus } = scene;
  const from = over >= 0 ? aim!.from.value : (focus?.attacker ?? deed?.actor ?? -1);
  const targets = over >= 0 ? [over] : (focus?.targets ?? deed?.targets ?? []);
  const key = `${from}>${targets.join()}`;
  const [paths, setPaths] = useState<string[]>([]);
  const [size, setSize] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => setSize((before) => before + 1));
    if (root.current) observer.observe(root.current);
    const field = root.current?.querySelector(".wl-field");
    if (field) observer.observe(field);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const draw = (): void => {
      const start = (over >= 0 && boxOf(root.current, ".wl-ghost.is-aside")) || boxOf(root.current, cellOf(from));
      const ends = targets.flatMap((id) => (id === from ? [] : (boxOf(root.current, cellOf(id)) ?? [])));
      const now = start ? ends.map((end) => ribbon(start, end)) : [];
      setPaths((before) => (before.join() === now.join() ? before : now));
    };
    draw();
    const looks = LOOKS.map((wait) => window.setTimeout(draw, wait));
    return () => {
      for (const look of looks) clearTimeout(look);
    };
  }, [key, scene, size, play?.question.value]);
  if (!paths.length) return null;
  const isOwn = over >= 0 || scene.cards[from]?.seat === Math.max(you, 0);
  return (
    <svg class={`wl-arrow ${isOwn ? "is-own" : "is-foe"}`} aria-hidden="true" data-testid="arrow">
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

const cellOf = (id: number): string => `.wl-field [data-cell="${id}"]`;

function boxOf(root: HTMLElement | null, selector: string): Box | null {
  const found = root?.querySelector(selector)?.getBoundingClientRect();
  const around = root?.getBoundingClientRect();
  if (!found || !around) return null;
  return { x: found.left - around.left, y: found.top - around.top, wide: found.width, high: found.height };
}

/** From edge to edge, where it covers no numbers. */
function ribbon(one: Box, other: Box): string {
  const middle = ({ x, y, wide, high }: Box): [number, number] => [x + wide / 2, y + high / 2];
  const [[ax, ay], [bx, by]] = [middle(one), middle(other)];
  const [x1, y1] = leave(one, bx - ax, by - ay);
  const [x2, y2] = leave(other, ax - bx, ay - by);
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const width = Math.max(9, Math.min(20, length / 8));
  const bend = Math.min(22, length * 0.12);
  const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length];
  const [mx, my] = [(x1 + x2) / 2 + nx * bend, (y1 + y2) / 2 + ny * bend];
  const at = (t: number): [number, number] => [
    (1 - t) ** 2 * x1 + 2 * t * (1 - t) * mx + t * t * x2,
    (1 - t) ** 2 * y1 + 2 * t * (1 - t) * my + t * t * y2,
  ];
  const across = (t: number): number =>
    Math.atan2((1 - t) * (my - y1) + t * (y2 - my), (1 - t) * (mx - x1) + t * (x2 - mx)) + Math.PI / 2;
  const neck = 1 - Math.min(0.5, (width * 2.1) / length);
  const [left, right]: [string[], string[]] = [[], []];
  for (let step = 0; step <= 12; step++) {
    const t = (neck * step) / 12;
    const [x, y] = at(t);
    const half = width * (0.16 + (0.4 * step) / 12);
    const turn = across(t);
    left.push(spot(x + Math.cos(turn) * half, y + Math.sin(turn) * half));
    right.unshift(spot(x - Math.cos(turn) * half, y - Math.sin(turn) * half));
  }
  const [hx, hy] = at(neck);
  const turn = across(1);
  const [cos, sin] = [Math.cos(turn) * width * 1.3, Math.sin(turn) * width * 1.3];
  return `M${left.join("L")}L${spot(hx + cos, hy + sin)}L${spot(x2, y2)}L${spot(hx - cos, hy - sin)}L${right.join("L")}Z`;
}

const spot = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Where a ray from the middle leaves the box, and a little further. */
function leave({ x, y, wide, high }: Box, dx: number, dy: number): [number, number] {
  const far = Math.min(wide / 2 / Math.max(1e-6, Math.abs(dx)), high / 2 / Math.max(1e-6, Math.abs(dy)));
  const more = 5 / (Math.hypot(dx, dy) || 1);
  return [x + wide / 2 + dx * (far + more), y + high / 2 + dy * (far + more)];
}
