// A cursor on the table for those who play by keys; what lies there and how far it is, is spoken.
import { lang } from "../../settings";
import { letGo, touch } from "./gestures";
import { inches, type Point } from "./projection";
import { moverOf, type Stage, thingUnder, touchesOf } from "./stage";
import { measuredWords } from "./texts";

const STEPS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const INCH = 1000;
const FINE = 100;

/** Arrows go an inch, with Shift a tenth; Enter goes there, and a second time does it; M measures; G says why not; + and - zoom. */
export function moveCursor(event: KeyboardEvent, stage: Stage): void {
  if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
  const { planner, play, camera } = stage;
  const step = STEPS[event.key];
  const key = event.key.toLowerCase();
  if (step) go(stage, step, event.shiftKey ? FINE : INCH);
  else if (key === "enter" || key === " ") enter(stage);
  else if (key === "+" || key === "-") camera.zoomBy(key === "+" ? 1.4 : 1 / 1.4, cursorOnScreen(stage));
  else if (key === "[" || key === "]") turn(stage, key === "[" ? 15 : -15);
  else if (key === "c") planner?.setAdding(!planner.isAdding.peek());
  else if (key === "backspace" && play?.draft.peek()?.path.length)
    planner?.setPath(play.draft.peek()!.path.slice(0, -1));
  else if (key === "n") next(stage, event.shiftKey ? -1 : 1);
  else if (key === "m") measure(stage);
  else if (key === "g") why(stage);
  else if (key === "escape" && !play?.draft.peek() && stage.actor.peek() >= 0) letGo(stage);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function cursorOnScreen({ cursor, projection, camera }: Stage): Point {
  return cursor.peek() ? projection.to(cursor.peek()!) : camera.middle();
}

/** To the next thing that may be chosen. */
function next(stage: Stage, by: number): void {
  const { scene, play, cursor } = stage;
  const lit = [...scene.figures, ...scene.markers].filter((thing) => touchesOf(stage, thing.id).length);
  if (!lit.length || !play) return;
  const here = lit.findIndex((thing) => thing.x === cursor.peek()?.[0] && thing.y === cursor.peek()?.[1]);
  const found = lit[(here + by + lit.length) % lit.length]!;
  put(stage, [found.x, found.y]);
}

function start(stage: Stage): Point {
  const { scene, play, inspected } = stage;
  const mover =
    moverOf(stage, play?.draft.peek()?.option) ?? scene.figures.find((figure) => figure.id === inspected.peek());
  return mover ? [mover.x, mover.y] : [scene.wide / 2, scene.high / 2];
}

function go(stage: Stage, [dx, dy]: Point, by: number): void {
  const { projection, cursor, scene } = stage;
  const [x, y] = projection.to(cursor.peek() ?? start(stage));
  const [tx, ty] = projection.back([x + dx * by, y + dy * by]);
  const keep = (value: number, most: number): number => Math.round(Math.max(0, Math.min(most, value)));
  put(stage, [keep(tx, scene.wide), keep(ty, scene.high)]);
}

function put(stage: Stage, at: Point): void {
  const { cursor, tape, play, planner } = stage;
  cursor.value = at;
  if (stage.isTaping.peek() && tape.peek()) tape.value = [tape.peek()![0], at];
  const draft = play?.draft.peek();
  if (draft && planner?.isFloating.peek() && draft.picks.length >= draft.option.least) planner.goTo(at);
  say(stage, at);
}

/** Takes what lies under the cursor; else goes there, and the second time does it. */
function enter(stage: Stage): void {
  const { play, planner, cursor, inspected } = stage;
  const draft = play?.draft.peek();
  const at = cursor.peek() ?? start(stage);
  const here = thingUnder(stage, at);
  if (here && touch(stage, here.id, true)) {
    // The signs beside it are the next thing to choose from.
    if (stage.actor.peek() === here.id && !play?.draft.peek())
      requestAnimationFrame(() =>
        document
          .querySelector<HTMLElement>(".ms-board [data-testid=ms-deeds] [role=menuitem]")
          ?.focus({ preventScroll: true }),
      );
    return;
  }
  if (!draft || !planner || draft.option.corners === 0) {
    if (here) inspected.value = here.id;
    return;
  }
  const isThere =
    planner.plan.peek()?.legal && lastAsked.get(stage.camera)?.join() === at.join() && !planner.isAdding.peek();
  if (isThere) play?.send();
  else planner.settle(at);
  lastAsked.set(stage.camera, at);
}

/** What lies under the cursor, and why nothing can be done with it. */
function why(stage: Stage): void {
  const here = thingUnder(stage, stage.cursor.peek() ?? start(stage));
  if (!here) return;
  stage.inspected.value = here.id;
  void stage.play?.askWhy(here.id);
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
  const here = thingUnder(stage, at);
  const near = [...scene.figures].sort(
    (a, b) => Math.hypot(a.x - at[0], a.y - at[1]) - Math.hypot(b.x - at[0], b.y - at[1]),
  )[0];
  const origin = tape.peek()?.[0] ?? from;
  const parts = [
    w.cursor(inches(at[0], lang.peek()), inches(at[1], lang.peek())),
    w.away(far(...origin)),
    here ? here.name : near ? w.nearest(near.name, far(near.x, near.y)) : "",
  ];
  const box = document.getElementById("ms-said");
  if (box) box.textContent = parts.filter(Boolean).join(", ");
}
