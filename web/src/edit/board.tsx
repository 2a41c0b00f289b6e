// The table of the editor: things are dragged and turned on it, and new ones laid down. It draws what the server says.
import { type Signal, useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Camera, pointAt } from "../games/measured/camera";
import { Figures } from "../games/measured/figures";
import { Ground } from "../games/measured/ground";
import { Inspector } from "../games/measured/inspector";
import { Ranges, Tape } from "../games/measured/lines";
import { Names } from "../games/measured/names";
import { type Point, type Projection, projectionOf } from "../games/measured/projection";
import { type Stage, StageContext } from "../games/measured/stage";
import { Tools } from "../games/measured/tools";
import { useView } from "../games/measured/view";
import "../games/measured/measured.css";
import { aboutInPosition } from "../api";
import { lang } from "../settings";
import type { About, TableScene } from "../wire";
import type { Editor } from "./editor";
import { entryAt } from "./position";
import { editWords } from "./texts";

const DRAG_FROM = 5;
/** So near two bases are put into contact. */
const SNAP = 300;
const NAMES: ReadonlyMap<number, string> = new Map();
const NOTHING: readonly number[] = [];

interface Drag {
  thing: number;
  by: Point;
}

export function EditBoard({ editor, scene }: { editor: Editor; scene: TableScene }) {
  const w = editWords();
  const svg = useRef<SVGSVGElement>(null);
  const projection = useMemo(() => projectionOf(scene), [scene.wide, scene.high, scene.below]);
  const camera = useMemo(() => new Camera(projection.wide, projection.high), []);
  const drag = useSignal<Drag | null>(null);
  const inspected = useSignal(-1);
  const tape = useSignal<[Point, Point] | null>(null);
  const isTaping = useSignal(false);
  const cursor = useSignal<Point | null>(null);
  const showsRanges = useSignal(false);
  const hovered = useSignal(-1);
  const actor = useSignal(-1);
  const group = useSignal(null);
  const isDragging = useSignal(false);
  const about = useSignal<About | null>(null);
  const spoken = useComputed(() => editor.look.value?.problems.flatMap((problem) => problem.things) ?? NOTHING);
  useSignalEffect(() => {
    inspected.value = editor.thingOf(editor.chosen.value);
  });
  useEffect(() => camera.resize(projection.wide, projection.high), [projection]);
  useView(svg, camera);
  const moved = drag.value;
  const shown = useMemo(() => (moved ? withShift(scene, moved) : scene), [scene, moved]);
  const stage = useMemo<Stage>(
    () => ({
      scene: shown,
      you: -1,
      names: NAMES,
      play: null,
      planner: null,
      about,
      projection,
      camera,
      isCovered: false,
      spoken,
      inspected,
      tape,
      isTaping,
      cursor,
      showsRanges,
      hovered,
      actor,
      group,
      isDragging,
    }),
    [shown, projection],
  );
  useHands(svg, { editor, stage, drag });
  // What is told of a thing does not lie over it.
  const looked = [...shown.figures, ...shown.markers].find((thing) => thing.id === inspected.value);
  const isLeft = looked !== undefined && projection.to([looked.x, looked.y])[0] < projection.wide / 2;
  useAbout(editor, inspected, about);
  return (
    <StageContext.Provider value={stage}>
      <div
        class="ms-board edit-board"
        data-testid="measured"
        data-look={isLeft ? "right" : "left"}
        data-placing={editor.part.value !== null || undefined}
        data-taping={isTaping.value || undefined}
      >
        <header class="ms-head">
          <p class="ms-title">
            {scene.title} <span>{scene.phase}</span>
          </p>
          <Tools />
        </header>
        <div class="ms-middle">
          <div class="ms-layer">
            <svg
              ref={svg}
              class="ms-table"
              viewBox={camera.viewBox.value}
              role="group"
              aria-label={w.table}
              tabindex={0}
              data-testid="ms-table"
              onKeyDown={(event) => byKeys(event, editor, projection)}
            >
              <Ground />
              <Ranges />
              <Figures />
              <Names />
              <Turner editor={editor} scene={shown} projection={projection} />
              <Tape />
            </svg>
          </div>
        </div>
        <Inspector />
      </div>
    </StageContext.Provider>
  );
}

/** What is chosen is told again after every change. */
function useAbout(editor: Editor, inspected: Signal<number>, about: Signal<About | null>): void {
  useSignalEffect(() => {
    const thing = inspected.value;
    lang.value;
    const look = editor.look.value;
    if (thing < 0 || !look?.scene) {
      about.value = null;
      return;
    }
    const tell = (told: About | null): void => {
      if (inspected.peek() === thing && editor.look.peek() === look) about.value = told;
    };
    aboutInPosition(editor.game, editor.position.peek(), thing).then(tell, () => tell(null));
  });
}

function withShift(scene: TableScene, { thing, by: [dx, dy] }: Drag): TableScene {
  const put = <T extends { id: number; x: number; y: number }>(each: T): T =>
    each.id === thing ? { ...each, x: each.x + dx, y: each.y + dy } : each;
  return {
    ...scene,
    figures: scene.figures.map(put),
    markers: scene.markers.map(put),
    areas: scene.areas.map((area) =>
      area.id === thing
        ? {
            ...area,
            outline: area.outline.map(([x, y]) => [x! + dx, y! + dy]),
            doors: area.doors.map(([x, y]) => [x! + dx, y! + dy]),
          }
        : area,
    ),
  };
}

/** Where the chosen thing has its middle, and where it looks; null: it does not turn. */
function turnOf(editor: Editor, scene: TableScene): { at: Point; facing: number; radius: number } | null {
  const spot = editor.chosen.value;
  const section = editor.form.value?.sections.find((each) => each.key === spot?.section);
  if (!spot || !section?.fields.some((field) => field.kind === "facing")) return null;
  const thing = editor.thingOf(spot);
  const figure = scene.figures.find((each) => each.id === thing);
  if (figure)
    return figure.facing >= 0 ? { at: [figure.x, figure.y], facing: figure.facing, radius: figure.radius } : null;
  const area = scene.areas.find((each) => each.id === thing);
  const entry = entryAt(editor.position.value, spot);
  if (!area || area.outline.length < 3 || !Array.isArray(entry?.["at"])) return null;
  const [x, y] = entry["at"] as Point;
  return { at: [x * 1000, y * 1000], facing: Number(entry["facing"] ?? 0), radius: 1400 };
}

/** What is taken hold of to turn. */
function Turner({ editor, scene, projection }: { editor: Editor; scene: TableScene; projection: Projection }) {
  const turn = turnOf(editor, scene);
  if (!turn) return null;
  const [x, y] = projection.to(turn.at);
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${projection.angle(turn.facing)})`}
      data-handle=""
      class="ms-handle"
      data-testid="edit-handle"
    >
      <line x1={turn.radius} x2={turn.radius + 900} />
      <circle cx={turn.radius + 900} r="360" />
    </g>
  );
}

// -- hands ---------------------------------------------------------------------------------------------

interface Held {
  editor: Editor;
  stage: Stage;
  drag: { value: Drag | null; peek(): Drag | null };
}

type Gesture = { kind: "thing"; thing: number } | { kind: "turn" } | { kind: "ground" } | { kind: "tape"; from: Point };

function useHands(svg: { current: SVGSVGElement | null }, held: Held): void {
  const now = useRef(held);
  now.current = held;
  useEffect(() => {
    const root = svg.current!;
    let gesture: Gesture | null = null;
    let began: [number, number] = [0, 0];
    let last: [number, number] = [0, 0];
    let isDragging = false;
    const at = (x: number, y: number): Point => now.current.stage.projection.back(pointAt(root, x, y));
    const spot = (event: PointerEvent): Point => {
      const { wide, high } = now.current.stage.scene;
      const [x, y] = at(event.clientX, event.clientY);
      return [Math.round(Math.max(0, Math.min(wide, x))), Math.round(Math.max(0, Math.min(high, y)))];
    };
    const down = (event: PointerEvent): void => {
      if (event.button > 0) return;
      const { editor, stage } = now.current;
      began = last = [event.clientX, event.clientY];
      isDragging = false;
      const target = event.target as Element;
      const named = target.closest<SVGElement>("[data-figure], [data-marker], [data-area]");
      const { figure, marker, area } = named?.dataset ?? {};
      const thing = Number(figure ?? marker ?? area ?? -1);
      if (stage.isTaping.peek()) {
        gesture = { kind: "tape", from: spot(event) };
        stage.tape.value = [gesture.from, gesture.from];
      } else if (target.closest("[data-handle]")) gesture = { kind: "turn" };
      else if (thing >= 0 && !editor.part.peek() && editor.spotOf(thing)) gesture = { kind: "thing", thing };
      else gesture = { kind: "ground" };
    };
    const move = (event: PointerEvent): void => {
      const { editor, stage, drag } = now.current;
      if (!gesture) return;
      isDragging ||= Math.hypot(event.clientX - began[0], event.clientY - began[1]) > DRAG_FROM;
      if (!isDragging) return;
      root.setPointerCapture(event.pointerId);
      if (gesture.kind === "tape") stage.tape.value = [gesture.from, spot(event)];
      else if (gesture.kind === "thing") {
        const [fx, fy] = at(...began);
        const [tx, ty] = at(event.clientX, event.clientY);
        if (!drag.peek()) editor.chosen.value = editor.spotOf(gesture.thing);
        drag.value = { thing: gesture.thing, by: snapped(editor, gesture.thing, [tx - fx, ty - fy]) };
      } else if (gesture.kind === "ground") {
        stage.camera.panBy(last[0] - event.clientX, last[1] - event.clientY);
      }
      last = [event.clientX, event.clientY];
    };
    const up = (event: PointerEvent): void => {
      const { editor, stage, drag } = now.current;
      const ended = gesture;
      gesture = null;
      const dropped = drag.peek();
      drag.value = null;
      if (!ended || event.type === "pointercancel") return;
      if (ended.kind === "tape") stage.tape.value = [ended.from, spot(event)];
      else if (ended.kind === "turn" && isDragging) turn(editor, stage, at(event.clientX, event.clientY));
      else if (ended.kind === "thing") {
        const chosen = editor.spotOf(ended.thing);
        editor.chosen.value = chosen;
        if (dropped && chosen) editor.shift(chosen, dropped.by);
      } else if (!isDragging) {
        if (editor.part.peek()) editor.lay(spot(event));
        else editor.chosen.value = null;
      }
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      now.current.stage.camera.zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15, pointAt(root, event.clientX, event.clientY));
    };
    root.addEventListener("pointerdown", down);
    root.addEventListener("pointermove", move);
    root.addEventListener("pointerup", up);
    root.addEventListener("pointercancel", up);
    root.addEventListener("wheel", wheel, { passive: false });
    return () => {
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("pointermove", move);
      root.removeEventListener("pointerup", up);
      root.removeEventListener("pointercancel", up);
      root.removeEventListener("wheel", wheel);
    };
  }, []);
}

/** To whole degrees, towards where the handle was let go. */
function turn(editor: Editor, stage: Stage, [x, y]: Point): void {
  const spot = editor.chosen.peek();
  const from = turnOf(editor, stage.scene)?.at;
  if (!spot || !from) return;
  const degrees = Math.round((Math.atan2(y - from[1], x - from[0]) * 180) / Math.PI);
  editor.write(spot, "facing", (degrees + 360) % 360);
}

/** A figure that comes near another one, or a marker, touches it. */
function snapped(editor: Editor, thing: number, [dx, dy]: Point): Point {
  const scene = editor.scene.peek();
  const own = scene?.figures.find((each) => each.id === thing);
  const by: Point = [Math.round(dx), Math.round(dy)];
  if (!scene || !own) return by;
  const [x, y] = [own.x + dx, own.y + dy];
  for (const other of [...scene.figures, ...scene.markers]) {
    if (other.id === thing) continue;
    const apart = Math.hypot(x - other.x, y - other.y);
    const wanted = own.radius + other.radius;
    if (Math.abs(apart - wanted) > SNAP || apart === 0) continue;
    const [ux, uy] = [(x - other.x) / apart, (y - other.y) / apart];
    // Outwards to the next whole mil, so that they never overlap.
    const out = (value: number): number => (value < 0 ? Math.floor(value) : Math.ceil(value));
    return [other.x + out(ux * wanted) - own.x, other.y + out(uy * wanted) - own.y];
  }
  return by;
}

/** Arrows move what is chosen an inch, with Shift a tenth; brackets turn it; Delete takes it away. */
function byKeys(event: KeyboardEvent, editor: Editor, projection: Projection): void {
  const spot = editor.chosen.peek();
  if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = event.shiftKey ? 100 : 1000;
  const arrows: Record<string, Point> = {
    ArrowLeft: [-step, 0],
    ArrowRight: [step, 0],
    ArrowUp: [0, -step],
    ArrowDown: [0, step],
  };
  const arrow = arrows[event.key];
  if (event.key === "Escape") editor.part.value = null;
  else if (!spot) return;
  else if (arrow) {
    const [x0, y0] = projection.back([0, 0]);
    const [x1, y1] = projection.back(arrow);
    editor.shift(spot, [x1 - x0, y1 - y0]);
  } else if (event.key === "[" || event.key === "]") {
    const scene = editor.scene.peek();
    const now = scene ? turnOf(editor, scene) : null;
    if (now) editor.write(spot, "facing", (now.facing + (event.key === "[" ? 15 : 345)) % 360);
  } else if (event.key === "Delete" || event.key === "Backspace") editor.remove(spot);
  else return;
  event.preventDefault();
}
