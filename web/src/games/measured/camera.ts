// What part of the table is seen: pan by dragging the ground, zoom by wheel, pinch or buttons.
import { computed, signal } from "@preact/signals";
import type { Point } from "./projection";

interface Look {
  x: number;
  y: number;
  zoom: number;
}

const MOST = 6;

export class Camera {
  /** The upper left corner in mils of the screen's projection, and how many times larger than the whole. */
  readonly look = signal<Look>({ x: 0, y: 0, zoom: 1 });

  /** How large it is on the screen, in pixels. */
  readonly size = signal<[number, number]>([700, 700]);
  /** How much larger than usual letters are on this screen. */
  readonly letters = signal(1);
  /** How many mils a pixel of the screen has, so that letters can keep their size. */
  readonly unit = computed(() => {
    const [width, height] = this.size.value;
    return (
      (this.letters.value * Math.max(this.wide / Math.max(1, width), this.high / Math.max(1, height))) /
      this.look.value.zoom
    );
  });
  readonly viewBox = computed(() => {
    const { x, y, zoom } = this.look.value;
    return `${x} ${y} ${this.wide / zoom} ${this.high / zoom}`;
  });

  constructor(
    private wide: number,
    private high: number,
  ) {}

  resize(wide: number, high: number): void {
    if (wide === this.wide && high === this.high) return;
    [this.wide, this.high] = [wide, high];
    this.look.value = { x: 0, y: 0, zoom: 1 };
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
    this.look.value = { x: 0, y: 0, zoom: 1 };
  }

  middle(): Point {
    const { x, y, zoom } = this.look.peek();
    return [x + this.wide / zoom / 2, y + this.high / zoom / 2];
  }

  private put(x: number, y: number, zoom: number): void {
    const clamp = (value: number, size: number): number => Math.max(0, Math.min(size - size / zoom, value));
    this.look.value = { x: clamp(x, this.wide), y: clamp(y, this.high), zoom };
  }
}

/** The point of the projection under a pointer. */
export function pointAt(svg: SVGSVGElement, clientX: number, clientY: number): Point {
  const matrix = svg.getScreenCTM();
  if (!matrix) return [0, 0];
  const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return [point.x, point.y];
}
