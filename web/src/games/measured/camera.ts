// What part of the table is seen: pan by dragging the ground, zoom by wheel, pinch or buttons.
import { computed, type Signal, signal } from "@preact/signals";
import type { Point } from "./projection";

interface Look {
  /** What lies in the middle of the free part of the screen, in mils of the projection. */
  x: number;
  y: number;
  /** How many times larger than the whole. */
  zoom: number;
}

/** Parts of the drawing that something else lies over, in pixels. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const MOST = 6;
/** As near as a table comes by itself when somebody sits down at it: so many mils to the pixel. */
const NEAR = 21;
/** Mils around everything that stands on the table. */
const ROOM = 2800;
/** Pixels around it at the least: half a base and a name below it. */
const TIGHT = 36;
/** Pixels of the room around the table. */
export const EDGE = 8;
const AROUND: Insets = { top: EDGE, right: EDGE, bottom: EDGE, left: EDGE };
/** Milliseconds without zooming until the table is drawn anew. */
export const REST = 140;
/** Nearer to the edge than this share of the screen is hardly in view. */
const MARGIN = 0.1;

export class Camera {
  readonly look: Signal<Look>;
  /** How large it is on the screen, in pixels. */
  readonly size = signal<[number, number]>([700, 700]);
  /** Until then the size is a guess. */
  readonly isMeasured = signal(false);
  readonly insets = signal<Insets>(AROUND);
  /** How much larger than usual letters are on this screen. */
  readonly letters = signal(1);
  /** How many mils a pixel of the screen has. */
  readonly scale = computed(() => this.scaleAt(this.look.value.zoom));
  /** The same in the drawing, which is drawn anew only when the table comes to rest. */
  readonly drawnScale = computed(() => this.scaleAt(this.drawn.value));
  /** The same for letters, which keep their size. */
  readonly unit = computed(() => this.letters.value * this.drawnScale.value);
  /** Everything that can come into view at the drawn scale: left, top, and whole pixels of width and height. */
  private readonly drawing = computed(() => {
    const { top, left } = this.insets.value;
    const [[width, height], [free, tall], scale] = [this.size.value, this.free.value, this.drawnScale.value];
    const [wide, high] = this.table.value;
    return [
      Math.min(wide, free * scale) / 2 - (left + free / 2) * scale,
      Math.min(high, tall * scale) / 2 - (top + tall / 2) * scale,
      Math.ceil(Math.max(0, wide / scale - free) + width) * scale,
      Math.ceil(Math.max(0, high / scale - tall) + height) * scale,
    ];
  });
  readonly viewBox = computed(() => this.drawing.value.map((value) => value.toFixed(1)).join(" "));
  /**
   * How the drawing lies on the screen: panning and zooming move a picture that is there, and paint nothing. On whole
   * pixels it is merely copied, which is quick without a graphics card as well, and stays sharp.
   */
  readonly place = computed(() => {
    const [left, top] = this.drawing.value;
    const [x, y] = this.onScreen([left!, top!]);
    if (this.drawn.value === this.look.value.zoom) return `translate(${whole(x)}px, ${whole(y)}px)`;
    const larger = this.drawnScale.value / this.scale.value;
    return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${larger.toFixed(5)})`;
  });
  /** What of the table is in view, in mils: left, top, width, height. */
  readonly seen = computed<[number, number, number, number]>(() => {
    const { x, y } = this.look.value;
    const [[free, tall], scale, [wide, high]] = [this.free.value, this.scale.value, this.table.value];
    const [left, top] = [Math.max(0, x - (free * scale) / 2), Math.max(0, y - (tall * scale) / 2)];
    return [left, top, Math.min(wide, free * scale), Math.min(high, tall * scale)];
  });
  /** The size of the drawing in pixels. */
  readonly drawnSize = computed<Point>(() => {
    const [, , wide, high] = this.drawing.value;
    return [wide! / this.drawnScale.value, high! / this.drawnScale.value];
  });
  /** Its width and height in mils. */
  private readonly table: Signal<[number, number]>;
  /** The zoom of the drawing. */
  private readonly drawn = signal(1);
  private rest = 0;
  private usual = 1;
  /** What came into view when somebody sat down, and how; after that he has looked elsewhere, or not. */
  private framed: { look: Look; spots: readonly Point[]; fills: boolean } | null = null;
  private readonly free = computed<[number, number]>(() => {
    const [[width, height], { top, right, bottom, left }] = [this.size.value, this.insets.value];
    return [Math.max(1, width - left - right), Math.max(1, height - top - bottom)];
  });

  constructor(wide: number, high: number) {
    this.table = signal<[number, number]>([wide, high]);
    this.look = signal<Look>({ x: wide / 2, y: high / 2, zoom: 1 });
  }

  /** The part of the screen that it has. Who has looked nowhere else still sees everything that stands on the table. */
  fit(size: [number, number], letters: number): void {
    this.size.value = size;
    this.letters.value = letters;
    this.isMeasured.value = true;
    const { x, y, zoom } = this.look.peek();
    if (this.framed?.look === this.look.peek()) this.frame(this.framed.spots, this.framed.fills);
    else this.put(x, y, zoom);
  }

  resize(wide: number, high: number): void {
    const [before, tall] = this.table.peek();
    if (wide === before && high === tall) return;
    this.table.value = [wide, high];
    this.whole();
  }

  /** Around a point that stays where it is. */
  zoomBy(factor: number, at: Point = this.middle()): void {
    const { x, y, zoom } = this.look.peek();
    const next = Math.max(1, Math.min(MOST, zoom * factor));
    const keep = zoom / next;
    this.put(at[0] - (at[0] - x) * keep, at[1] - (at[1] - y) * keep, next);
    this.settle(REST);
  }

  /** By pixels of the screen. */
  panBy(dx: number, dy: number): void {
    const { x, y, zoom } = this.look.peek();
    const scale = this.scale.peek();
    this.put(x + dx * scale, y + dy * scale, zoom);
  }

  /** No nearer than it came by itself: nobody has zoomed in to pan. */
  get isUsual(): boolean {
    return this.look.peek().zoom <= this.usual;
  }

  whole(): void {
    const [wide, high] = this.table.peek();
    this.look.value = { x: wide / 2, y: high / 2, zoom: 1 };
    this.settle(0);
  }

  /** As near as it can come while all of these stay in view with some room; where it should fill the screen, with less. */
  frame(spots: readonly Point[], fills: boolean): void {
    const [width, height] = this.free.peek();
    const scale = this.scaleAt(1);
    const [wide, high] = this.table.peek();
    const [left, right] = ends(spots.map(([x]) => x));
    const [top, bottom] = ends(spots.map(([, y]) => y));
    const near = (mils: number, pixels: number): number =>
      Math.min(
        ((width - 2 * pixels) * scale) / (right - left + 2 * mils),
        ((height - 2 * pixels) * scale) / (bottom - top + 2 * mils),
      );
    const full = fills ? Math.max((width * scale) / wide, (height * scale) / high) : 1;
    this.usual = Math.max(1, Math.min(scale / NEAR, Math.max(near(ROOM, 0), Math.min(full, near(0, TIGHT)))));
    this.put((left + right) / 2, (top + bottom) / 2, this.usual);
    this.framed = { look: this.look.peek(), spots, fills };
    this.settle(0);
  }

  /** Where a point of the projection is on the screen, in pixels from the upper left corner of the drawing. */
  onScreen([px, py]: Point): Point {
    const { x, y } = this.look.value;
    const { top, left } = this.insets.value;
    const [[free, tall], scale] = [this.free.value, this.scale.value];
    return [left + free / 2 + (px - x) / scale, top + tall / 2 + (py - y) / scale];
  }

  /** Goes only as far as it must to have this well in view; comes nearer if wished. */
  show([px, py]: Point, zoom = 1): void {
    const { x, y, zoom: now } = this.look.peek();
    const next = Math.max(now, zoom);
    const [[width, height], scale] = [this.free.peek(), (this.scale.peek() * now) / next];
    const [far, deep] = [width * scale * (0.5 - MARGIN), height * scale * (0.5 - MARGIN)];
    const [left, top] = [within(x, px - far, px + far), within(y, py - deep, py + deep)];
    if (left === x && top === y && next === now) return;
    this.put(left, top, next);
    this.settle(0);
  }

  /** As near as it is, with this in the middle. */
  lookAt([px, py]: Point): void {
    this.put(px, py, this.look.peek().zoom);
  }

  middle(): Point {
    const { x, y } = this.look.peek();
    return [x, y];
  }

  private put(x: number, y: number, zoom: number): void {
    const [width, height] = this.free.peek();
    const scale = this.scaleAt(zoom);
    const clamp = (value: number, seen: number, size: number): number =>
      seen >= size ? size / 2 : within(value, seen / 2, size - seen / 2);
    const [wide, high] = this.table.peek();
    this.look.value = { x: clamp(x, width * scale, wide), y: clamp(y, height * scale, high), zoom };
  }

  private scaleAt(zoom: number): number {
    const [width, height] = this.free.value;
    const [wide, high] = this.table.value;
    return Math.max(wide / width, high / height) / zoom;
  }

  /** Once nobody has zoomed for a moment, it is drawn as sharp as it can be. */
  private settle(after: number): void {
    clearTimeout(this.rest);
    const draw = (): void => {
      this.drawn.value = this.look.peek().zoom;
    };
    if (after > 0) this.rest = window.setTimeout(draw, after);
    else draw();
  }
}

const ends = (values: readonly number[]): Point => [Math.min(...values), Math.max(...values)];
const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** To a pixel that the screen really has. */
const whole = (pixels: number): number => Math.round(pixels * devicePixelRatio) / devicePixelRatio;

/** The point of the projection under a pointer. */
export function pointAt(svg: SVGSVGElement, clientX: number, clientY: number): Point {
  const [{ left, top, width, height }, box] = [svg.getBoundingClientRect(), svg.viewBox.baseVal];
  return [box.x + ((clientX - left) / width) * box.width, box.y + ((clientY - top) / height) * box.height];
}
