// A cursor on the table for those who play by keys; what lies there and how far it is, is spoken.
import { lang } from "../../settings";
import { inches, type Point } from "./frame";
import { moverOf, type Stage } from "./stage";
import { measuredWords } from "./texts";

const STEPS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const INCH = 1000;
const FINE = 100;

/** Arrows go an inch, with Shift a tenth; Enter goes there, and a second time does it; M measures; + and - zoom. */
export function moveCursor(event: KeyboardEvent, stage: Stage): void {
  if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = STEPS[event.key];
  if (step) go(stage, step, event.shiftKey ? FINE : INCH);
  else if (event.key === "Enter") enter(stage);
  else if (event.key === "+" || event.key === "-") stage.camera.zoomBy(event.key === "+" ? 1.4 : 1 / 1.4);
  else if (event.key === "[" || event.key === "]") turn(stage, event.key === "[" ? 15 : -15);
  else if (event.key.toLowerCase() === "m") measure(stage);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function start(stage: Stage): Point {
  const { scene, play, inspected } = stage;
  const mover = moverOf(stage, play?.draft.peek()?.option) ?? scene.figures.find((figure) => figure.id === inspected.peek());
  return mover ? [mover.x, mover.y] : [scene.wide / 2, scene.high / 2];
}

function go(stage: Stage, [dx, dy]: Point, by: number): void {
  const { frame, cursor, scene, tape } = stage;
  const [x, y] = frame.to(cursor.peek() ?? start(stage));
  const [tx, ty] = frame.back([x + dx * by, y + dy * by]);
  const keep = (value: number, most: number): number => Math.round(Math.max(0, Math.min(most, value)));
  const next: Point = [keep(tx, scene.wide), keep(ty, scene.high)];
  cursor.value = next;
  if (stage.isTaping.peek() && tape.peek()) tape.value = [tape.peek()![0], next];
  say(stage, next);
}

function enter(stage: Stage): void {
  const { play, planner, cursor } = stage;
  const draft = play?.draft.peek();
  const at = cursor.peek();
  if (!draft || !planner || !at || draft.option.corners === 0) return;
  const isThere = planner.plan.peek()?.legal && lastAsked.get(stage.camera)?.join() === at.join();
  if (isThere) play?.send();
  else planner.goTo(at);
  lastAsked.set(stage.camera, at);
}

const lastAsked = new WeakMap<object, Point>();

function turn({ play, planner }: Stage, by: number): void {
  const draft = play?.draft.peek();
  const now = Number(draft?.numbers[0] || 0);
  if (draft) planner?.turn((now + by + 360) % 360);
}

function measure({ tape, isTaping, cursor }: Stage): void {
  const at = cursor.peek();
  isTaping.value = !isTaping.peek();
  tape.value = isTaping.peek() && at ? [at, at] : null;
}

function say(stage: Stage, at: Point): void {
  const w = measuredWords();
  const { scene, tape } = stage;
  const from = start(stage);
  const far = (x: number, y: number): string => inches(Math.hypot(x - at[0], y - at[1]), lang.peek());
  const here = [...scene.figures, ...scene.markers].find((thing) => Math.hypot(thing.x - at[0], thing.y - at[1]) <= thing.radius);
  const near = [...scene.figures].sort((a, b) => Math.hypot(a.x - at[0], a.y - at[1]) - Math.hypot(b.x - at[0], b.y - at[1]))[0];
  const origin = tape.peek()?.[0] ?? from;
  const parts = [
    w.cursor(inches(at[0], lang.peek()), inches(at[1], lang.peek())),
    w.away(far(...origin)),
    here ? here.name : near ? w.nearest(near.name, far(near.x, near.y)) : "",
  ];
  const box = document.getElementById("ms-said");
  if (box) box.textContent = parts.filter(Boolean).join(", ");
}
