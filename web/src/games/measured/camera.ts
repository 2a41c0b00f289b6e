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
const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
/** Nearer to the edge than this share of the screen is hardly in view. */
const MARGIN = 0.12;

export class Camera {
  readonly look: Signal<Look>;
  /** How large it is on the screen, in pixels. */
  readonly size = signal<[number, number]>([700, 700]);
  readonly insets = signal<Insets>(NONE);
  /** How much larger than usual letters are on this screen. */
  readonly letters = signal(1);
  /** How many mils a pixel of the screen has. */
  readonly scale = computed(() => {
    const [width, height] = this.free.value;
    return Math.max(this.wide / width, this.high / height) / this.look.value.zoom;
  });
  /** The same for letters, which keep their size. */
  readonly unit = computed(() => this.letters.value * this.scale.value);
  readonly viewBox = computed(() => {
    const { x, y } = this.look.value;
    const { top, left } = this.insets.value;
    const [[width, height], [free, tall], scale] = [this.size.value, this.free.value, this.scale.value];
    const box = [x - (left + free / 2) * scale, y - (top + tall / 2) * scale, width * scale, height * scale];
    return box.map((value) => value.toFixed(1)).join(" ");
  });
  private readonly free = computed<[number, number]>(() => {
    const [[width, height], { top, right, bottom, left }] = [this.size.value, this.insets.value];
    return [Math.max(1, width - left - right), Math.max(1, height - top - bottom)];
  });

  constructor(
    private wide: number,
    private high: number,
  ) {
    this.look = signal<Look>({ x: wide / 2, y: high / 2, zoom: 1 });
  }

  resize(wide: number, high: number): void {
    if (wide === this.wide && high === this.high) return;
    [this.wide, this.high] = [wide, high];
    this.whole();
  }

  /** Around a point that stays where it is. */
  zoomBy(factor: number, at: Point = this.middle()): void {
    const { x, y, zoom } = this.look.peek();
    const next = Math.max(1, Math.min(MOST, zoom * factor));
    const keep = zoom / next;
    this.put(at[0] - (at[0] - x) * keep, at[1] - (at[1] - y) * keep, next);
  }

  panBy(dx: number, dy: number): void {
    const { x, y, zoom } = this.look.peek();
    this.put(x + dx, y + dy, zoom);
  }

  whole(): void {
    this.look.value = { x: this.wide / 2, y: this.high / 2, zoom: 1 };
  }

  /** Where a point of the projection is on the screen, in pixels from the upper left corner of the drawing. */
  onScreen([px, py]: Point): Point {
    const { x, y } = this.look.value;
    const { top, left } = this.insets.value;
    const [[free, tall], scale] = [this.free.value, this.scale.value];
    return [left + free / 2 + (px - x) / scale, top + tall / 2 + (py - y) / scale];
  }

  /** Goes there only if it is not well in view already; comes nearer if wished. */
  show([px, py]: Point, zoom = 1): void {
    const { x, y, zoom: now } = this.look.peek();
    const next = Math.max(now, zoom);
    const [[width, height], scale] = [this.free.peek(), (this.scale.peek() * now) / next];
    const isSeen =
      Math.abs(px - x) < width * scale * (0.5 - MARGIN) && Math.abs(py - y) < height * scale * (0.5 - MARGIN);
    if (!isSeen || next > now) this.put(isSeen ? x : px, isSeen ? y : py, next);
  }

  middle(): Point {
    const { x, y } = this.look.peek();
    return [x, y];
  }

  private put(x: number, y: number, zoom: number): void {
    const [width, height] = this.free.peek();
    const scale = Math.max(this.wide / width, this.high / height) / zoom;
    const clamp = (value: number, seen: number, size: number): number =>
      seen >= size ? size / 2 : Math.max(seen / 2, Math.min(size - seen / 2, value));
    this.look.value = { x: clamp(x, width * scale, this.wide), y: clamp(y, height * scale, this.high), zoom };
  }
}

/** The point of the projection under a pointer. */
export function pointAt(svg: SVGSVGElement, clientX: number, clientY: number): Point {
  const matrix = svg.getScreenCTM();
  if (!matrix) return [0, 0];
  const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return [point.x, point.y];
}
