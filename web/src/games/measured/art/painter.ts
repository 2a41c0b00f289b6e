// The hand that sets parts on a base. It knows where the figure stands and looks; parts are given in the figure's own
// frame, in which it looks along +x and its base has the radius 1. Where parts overlap, the highest is seen.
import { boxOf, type Colour, depth, type Field, type Spot } from "./relief";

/** Place, height and thickness. */
export type Joint = readonly [number, number, number, number];

export interface Finish {
  gloss?: number;
  glow?: number;
  flat?: number;
  pow?: number;
  rot?: number;
  tex?: (x: number, y: number) => readonly [number, number];
  tint?: (u: number, v: number) => number;
}

export class Painter {
  readonly lights: [number, number, number, Colour][] = [];
  private readonly c: number;
  private readonly s: number;
  private ox = 0;
  private oy = 0;
  private lift = 0.2;
  private size = 1;

  constructor(
    private readonly field: Field,
    private readonly radius: number,
    angle: number,
  ) {
    this.c = Math.cos(angle);
    this.s = Math.sin(angle);
  }

  private place(u: number, v: number): [number, number] {
    const [x, y] = [u * this.size + this.ox, v * this.size + this.oy];
    return [(x * this.c - y * this.s) * this.radius, (x * this.s + y * this.c) * this.radius];
  }

  private high(z: number): number {
    return (z * this.size + this.lift) * this.radius;
  }

  private set(at: number, h: number, [r, g, b]: Colour, finish: Finish, tone: number): void {
    const { field } = this;
    if (h <= field.height[at]!) return;
    field.height[at] = h;
    field.put(at, r * tone, g * tone, b * tone);
    field.gloss[at] = finish.gloss ?? 0;
    field.glow[at] = finish.glow ?? 0;
  }

  /** A rod with round ends: two places with their heights and thicknesses. */
  rod(colour: Colour, [u0, v0, z0, r0]: Joint, [u1, v1, z1, r1]: Joint, finish: Finish = {}): void {
    const [ax, ay] = this.place(u0, v0);
    const [bx, by] = this.place(u1, v1);
    const [thick, thin] = [r0 * this.radius * this.size, r1 * this.radius * this.size];
    const [h0, h1] = [this.high(z0), this.high(z1)];
    const [ex, ey] = [bx - ax, by - ay];
    const long = ex * ex + ey * ey || 1e-9;
    const box = boxOf([[ax, ay], [bx, by]], Math.max(thick, thin)); // biome-ignore format: two points
    this.field.each(...box, (at, x, y) => {
      const t = Math.max(0, Math.min(1, ((x - ax) * ex + (y - ay) * ey) / long));
      const [dx, dy, r] = [x - ax - ex * t, y - ay - ey * t, thick + (thin - thick) * t];
      const d = dx * dx + dy * dy;
      if (d < r * r) this.set(at, h0 + (h1 - h0) * t + Math.sqrt(r * r - d) * (finish.flat ?? 1), colour, finish, 1);
    });
  }

  /** A limb, a tail, a blade: rods through all its joints. */
  path(colour: Colour, joints: readonly Joint[], finish: Finish = {}): void {
    for (let i = 1; i < joints.length; i++) this.rod(colour, joints[i - 1]!, joints[i]!, finish);
  }

  /** Half an egg: its middle, its two radii, where it lies and how high it is. */
  dome(
    colour: Colour,
    [u, v, ru, rv, z, high]: readonly [number, number, number, number, number, number],
    finish: Finish = {},
  ): void {
    const [px, py] = this.place(u, v);
    const rot = finish.rot ?? 0;
    const c = this.c * Math.cos(rot) - this.s * Math.sin(rot);
    const s = this.s * Math.cos(rot) + this.c * Math.sin(rot);
    const [A, B] = [ru * this.radius * this.size, rv * this.radius * this.size];
    const m = Math.max(A, B);
    const [h0, hh] = [this.high(z), high * this.radius * this.size];
    this.field.each(px - m, py - m, px + m, py + m, (at, X, Y) => {
      const [dx, dy] = [X - px, Y - py];
      const [x, y] = [(dx * c + dy * s) / A, (-dx * s + dy * c) / B];
      const d = x * x + y * y;
      if (d >= 1) return;
      const [tone, more] = finish.tex?.(x, y) ?? [1, 0];
      this.set(at, h0 + hh * (1 - d) ** (finish.pow ?? 0.5) + more * this.radius, colour, finish, tone);
    });
  }

  plate(
    colour: Colour,
    points: readonly Spot[],
    z: number | ((u: number, v: number) => number),
    bevel: number,
    finish: Finish = {},
  ): void {
    const polygon = points.map(([u, v]) => this.place(u, v));
    const wide = bevel * this.radius * this.size;
    this.field.each(...boxOf(polygon, 0), (at, x, y) => {
      const d = depth(polygon, x, y);
      if (d <= 0) return;
      const [dx, dy] = [x / this.radius, y / this.radius];
      const u = (dx * this.c + dy * this.s - this.ox) / this.size;
      const v = (-dx * this.s + dy * this.c - this.oy) / this.size;
      const e = Math.min(1, d / wide);
      const h = this.high(typeof z === "function" ? z(u, v) : z) + wide * 0.7 * (1 - (1 - e) * (1 - e));
      this.set(at, h, colour, finish, finish.tint?.(u, v) ?? 1);
    });
  }

  shine(colour: Colour, u: number, v: number, radius: number): void {
    this.lights.push([...this.place(u, v), radius * this.radius * this.size, colour]);
  }

  /** What is painted meanwhile stands there, higher and smaller. */
  on(u: number, v: number, z: number, size: number, paint: () => void): void {
    const before = [this.ox, this.oy, this.lift, this.size] as const;
    this.ox += u * this.size;
    this.oy += v * this.size;
    this.lift += z * this.size;
    this.size *= size;
    paint();
    [this.ox, this.oy, this.lift, this.size] = before;
  }
}
