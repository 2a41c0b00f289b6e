// Pictures by key: ordered once, drawn in a worker, kept as long as the page is open.
import { type Signal, signal } from "@preact/signals";
import { mat } from "../../../settings";
import type { AreaScene, FigureScene, LookScene, TableScene } from "../../../wire";
import { type Point, type Projection, projectionOf } from "../projection";
import type { Mat } from "./mats";
import type { Piece } from "./piece";
import type { Commission, Order } from "./worker";

/** Inches of the wooden table around the mat. */
export const AROUND = 3;
/** Degrees by which two pictures of one figure differ. */
const TURN = 15;
const isDense = typeof devicePixelRatio === "number" && devicePixelRatio > 1.4;
const FIGURE_SCALE = isDense ? 72 : 52;
/** Pixels to the inch of a figure that is looked at by itself, in the gallery. */
export const SHOWN_SCALE = isDense ? 108 : 64;
const CORNERS = 28;

/** A coarse table and tokens first, of which there are few, then the figures on it, then the fine one. */
const [FIRST, THEN, LAST] = [0, 1, 2];

/** Two at most: a portrait that somebody waits for does not wait for the ground. */
const MOST_WORKERS = 2;
const idle: Worker[] = [];
let hiredSoFar = 0;
const waiting: { urgency: number; key: string; order: () => Order }[] = [];
const pictures = new Map<string, Signal<string>>();

/** Where not, plain patterns and signs do. */
export const canDraw = (): boolean => typeof Worker !== "undefined" && typeof OffscreenCanvas !== "undefined";

/** The address of the picture; empty until it is drawn, and where nothing can be drawn. */
function picture(key: string, urgency: number, order: () => Order): Signal<string> {
  const known = pictures.get(key);
  if (known) return known;
  const made = signal("");
  pictures.set(key, made);
  if (!canDraw()) return made;
  waiting.push({ urgency, key, order });
  waiting.sort((one, other) => one.urgency - other.urgency);
  queueMicrotask(hand);
  return made;
}

/** One after the other, the most urgent first. */
function hand(): void {
  if (!waiting.length) return;
  const worker = idle.pop() ?? (hiredSoFar < MOST_WORKERS ? hired() : undefined);
  const next = worker && waiting.shift();
  if (next) worker.postMessage({ key: next.key, order: next.order() } satisfies Commission);
}

function hired(): Worker {
  hiredSoFar += 1;
  const found = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  found.addEventListener("message", ({ data }: MessageEvent<{ key: string; picture: Blob }>) => {
    const wanted = pictures.get(data.key);
    if (wanted) wanted.value = URL.createObjectURL(data.picture);
    idle.push(found);
    hand();
  });
  return found;
}

const MATS: Record<string, Mat> = {
  fire: "ash",
  corrupted: "ash",
  apocalypse: "ash",
  water: "snow",
  "dark-crusaders": "ruin",
};

/** The mat that somebody has chosen, or the one that goes with the armies. */
const matOf = (scene: TableScene): Mat =>
  mat.value === "auto" ? (MATS[scene.players[0]?.tinctures ?? ""] ?? "meadow") : mat.value;

/** Quick and coarse, then fine. */
export function groundPictures(
  scene: TableScene,
  projection: Projection,
): { coarse: Signal<string>; fine: Signal<string> } {
  const pieces = scene.areas.filter(({ kind }) => kind !== "zone").map((area) => pieceOf(area, projection));
  const key = JSON.stringify([projection.wide, projection.high, scene.below, pieces]);
  const laid = matOf(scene);
  const order = (scale: number) => (): Order => ({
    kind: "ground",
    wide: projection.wide / 1000,
    high: projection.high / 1000,
    around: AROUND,
    scale,
    mat: laid,
    pieces,
  });
  const fine = Math.min(innerWidth, innerHeight) < 700 ? 26 : 40;
  return {
    coarse: picture(`${laid}12${key}`, FIRST, order(12)),
    fine: picture(`${laid}${fine}${key}`, LAST, order(fine)),
  };
}

function pieceOf(area: AreaScene, projection: Projection): Piece {
  const corners = (area.outline as Point[]).map(projection.to);
  const [first] = corners;
  const round: Point[] =
    area.radius && first
      ? Array.from({ length: CORNERS }, (_, place) => {
          const angle = (place / CORNERS) * 2 * Math.PI;
          return [first[0] + Math.cos(angle) * area.radius, first[1] + Math.sin(angle) * area.radius];
        })
      : corners;
  const polygon = round.map(([x, y]): Point => [x / 1000, y / 1000]);
  return { id: `${area.look}/${area.id}`, look: area.look, kind: area.kind, polygon };
}

/** A piece of terrain alone in a square of ground, as somebody lays it down. */
export function terrainPicture(area: AreaScene, side: number): Signal<string> {
  const pieces = [pieceOf(area, projectionOf({ wide: side, high: side, below: 0 }))];
  const inches = side / 1000;
  const order = { kind: "ground", wide: inches, high: inches, around: 0, scale: 160 / inches, mat: "meadow", pieces };
  return picture(`alone ${JSON.stringify(pieces)}`, FIRST, () => order as Order);
}

/** A figure without a facing looks at the other side. */
export function figurePicture(
  figure: FigureScene,
  projection: Projection,
  isOwn: boolean,
  scale = FIGURE_SCALE,
): Signal<string> {
  const { look, tinctures, seat } = figure;
  const facing = figure.facing >= 0 ? projection.angle(figure.facing) : isOwn ? -70 : 110;
  const turned = (((Math.round(facing / TURN) * TURN) % 360) + 360) % 360;
  const pose = { look, tinctures, seat, turned, isLong: figure.length > 0 };
  return picture(`${scale} ${JSON.stringify(pose)}`, THEN, () => ({ kind: "figure", pose, scale }));
}

/** How many pixels to the inch a portrait has: in a list, and by itself. */
export type PortraitSize = "small" | "large";
const PORTRAIT_SCALES: Record<PortraitSize, number> = { small: 52, large: 120 };

/** A figure by itself that looks upwards: in the middle of a dial, or, with its shadow, on a piece of the mat. */
export function portraitPicture(
  look: LookScene,
  tinctures: string,
  seat: number,
  size: PortraitSize,
  isAlone = true,
): Signal<string> {
  const pose = { look, tinctures, seat, turned: 270, isLong: false, isAlone };
  return picture(`${size} ${JSON.stringify(pose)}`, size === "large" ? FIRST : THEN, () => ({
    kind: "figure",
    pose,
    scale: PORTRAIT_SCALES[size],
  }));
}

/** An objective, a token or a glyph in the colours of its holder. */
export function markerPicture(look: string, holder: number): Signal<string> {
  const marker = { look, holder };
  return picture(`marker ${JSON.stringify(marker)}`, FIRST, () => ({ kind: "marker", marker, scale: FIGURE_SCALE }));
}
