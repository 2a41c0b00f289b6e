// A figure out of parts: body, head, weapon, off hand, cloth, mount. It looks along +x; its base has the radius 1.
// The kind is chosen by what a figure is and does; everything else about it comes from its name.
import { boxOf, type Colour, depth, Field, hash, type Light, lit, type Spot, seedOf } from "./relief";

export interface Pose {
  look: string;
  emblem: string;
  tinctures: string;
  seat: number;
  /** Degrees of the screen, clockwise; 0 looks to the right. */
  turned: number;
  isLong: boolean;
}

interface Side {
  rim: Colour;
  cloth: Colour;
  dark: Colour;
}

const SIDES: readonly Side[] = [
  { rim: [230, 78, 50], cloth: [186, 48, 36], dark: [112, 28, 24] },
  { rim: [82, 158, 236], cloth: [44, 96, 172], dark: [26, 52, 104] },
  { rim: [96, 190, 130], cloth: [44, 128, 84], dark: [24, 76, 50] },
  { rim: [236, 192, 84], cloth: [184, 136, 36], dark: [112, 80, 22] },
];

const STEEL: Colour = [164, 170, 180];
const IRON: Colour = [104, 108, 116];
const GOLD: Colour = [224, 176, 78];
const WOOD: Colour = [150, 104, 62];
const LEATHER: Colour = [116, 78, 50];
const SKIN: Colour = [226, 178, 140];
const GREEN: Colour = [122, 150, 74];
const BONE: Colour = [226, 214, 180];
const WHITE: Colour = [214, 208, 194];

interface Finish {
  gloss?: number;
  glow?: number;
  flat?: number;
  pow?: number;
  rot?: number;
  tex?: (x: number, y: number) => readonly [number, number];
  tint?: (u: number, v: number) => number;
}

/** Knows where the figure stands and looks; parts are given in its own frame, the highest is seen. */
class Painter {
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

  /** A rod with round ends. */
  rod(
    u0: number,
    v0: number,
    z0: number,
    u1: number,
    v1: number,
    z1: number,
    r0: number,
    r1: number,
    colour: Colour,
    finish: Finish = {},
  ): void {
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

  dome(
    u: number,
    v: number,
    ru: number,
    rv: number,
    z: number,
    high: number,
    colour: Colour,
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
    points: readonly Spot[],
    z: number | ((u: number, v: number) => number),
    bevel: number,
    colour: Colour,
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

  shine(u: number, v: number, radius: number, colour: Colour): void {
    this.lights.push([...this.place(u, v), radius * this.radius, colour]);
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

// -- parts -----------------------------------------------------------------------------------------------------

function body(p: Painter, wide: number, coat: Colour, shoulders: Colour): void {
  p.rod(-0.12, -0.2, 0.12, 0.2, -0.24, 0.12, 0.13, 0.11, LEATHER);
  p.rod(-0.2, 0.2, 0.12, 0.08, 0.24, 0.12, 0.13, 0.11, LEATHER);
  p.dome(0, 0, 0.34, wide, 0.35, 0.5, coat);
  for (const side of [-1, 1]) p.dome(0.02, side * wide * 0.92, 0.2, 0.19, 0.62, 0.2, shoulders, { gloss: 0.12 });
}

function robe(p: Painter, wide: number, colour: Colour, seed: number): void {
  p.dome(-0.04, 0, 0.66, wide + 0.22, 0.08, 0.72, colour, {
    pow: 0.8,
    tex: (x, y) => {
      const fold = Math.sin(Math.atan2(y, x) * 11 + seed) * Math.hypot(x, y);
      return [1 + 0.14 * fold, 0.05 * fold];
    },
  });
  p.dome(0, 0, 0.3, wide * 0.86, 0.55, 0.36, colour);
}

function arm(p: Painter, from: number, hu: number, hv: number, z: number, sleeve: Colour, hand: Colour = SKIN): void {
  const [eu, ev] = [(hu + 0.04) * 0.55, (from + hv) * 0.5 + Math.sign(from) * 0.06];
  p.rod(0.04, from, 0.72, eu, ev, 0.68, 0.135, 0.12, sleeve);
  p.rod(eu, ev, 0.68, hu, hv, z, 0.115, 0.09, sleeve);
  p.dome(hu, hv, 0.11, 0.11, z - 0.02, 0.12, hand);
}

function cape(p: Painter, colour: Colour, long: number, wide: number): void {
  p.plate(
    [[0.02, -wide * 0.8], [-0.3, -wide], [-long, -wide * 1.05], [-long * 1.06, -0.3 * wide], [-long * 0.98, 0.25 * wide], [-long * 1.02, wide * 0.95], [-0.3, wide], [0.02, wide * 0.8]], // biome-ignore format: an outline
    (u, v) => 0.78 - 0.55 * Math.min(1, Math.max(0, -u / long)) + 0.045 * Math.sin(v * 15 + u * 3),
    0.07,
    colour,
    { tint: (u, v) => 0.94 + 0.1 * Math.sin(v * 15 + u * 3 + 1) },
  );
}

type Head = "helm" | "plumed" | "hair" | "hood" | "hat" | "skull" | "tusks" | "horns" | "crown";

function head(p: Painter, kind: Head, skin: Colour, side: Side, accent: Colour): void {
  if (kind === "helm" || kind === "plumed") {
    p.dome(0.08, 0, 0.235, 0.215, 0.92, 0.26, STEEL, { gloss: 0.5 });
    p.rod(0.26, 0, 1.02, 0.1, 0, 1.17, 0.03, 0.04, GOLD, { gloss: 0.4 });
    for (let i = 0; kind === "plumed" && i < 5; i++)
      p.rod(
        0.1 - i * 0.12,
        i % 2 ? 0.02 : -0.02,
        1.2 - i * 0.04,
        -0.02 - i * 0.12,
        0,
        1.2 - i * 0.06,
        0.08,
        0.075,
        side.rim,
      );
  } else if (kind === "hood") {
    p.dome(0.05, 0, 0.27, 0.24, 0.86, 0.34, accent);
    p.dome(0.24, 0, 0.1, 0.14, 0.98, 0.12, [24, 20, 26]);
    p.rod(-0.1, 0, 1.02, -0.42, 0.02, 0.86, 0.16, 0.03, accent);
  } else if (kind === "hat") {
    p.dome(-0.02, 0, 0.36, 0.37, 0.98, 0.06, accent, { pow: 0.6 });
    p.dome(-0.04, 0, 0.22, 0.22, 1.02, 0.1, GOLD, { gloss: 0.3 });
    p.dome(-0.06, 0, 0.19, 0.19, 1.06, 0.26, accent);
    p.rod(-0.08, 0, 1.3, -0.34, 0.08, 1.5, 0.15, 0.08, accent);
    p.rod(-0.34, 0.08, 1.5, -0.56, -0.02, 1.4, 0.08, 0.02, accent);
  } else if (kind === "skull") {
    p.dome(0.1, 0, 0.25, 0.23, 0.86, 0.29, BONE, { gloss: 0.1 });
    for (const s of [-1, 1]) p.dome(0.28, s * 0.095, 0.065, 0.06, 1.05, 0.03, [30, 22, 20]);
    p.rod(0.24, 0, 0.86, 0.38, 0, 0.82, 0.12, 0.09, BONE);
  } else if (kind === "tusks" || kind === "horns") {
    p.dome(0.1, 0, 0.25, 0.235, 0.86, 0.28, skin);
    for (const s of [-1, 1]) {
      p.rod(0.28, s * 0.1, 0.98, 0.4, s * 0.13, 1.04, 0.04, 0.01, BONE);
      if (kind === "horns") p.rod(0.14, s * 0.16, 1.06, 0.2, s * 0.46, 1.2, 0.08, 0.012, BONE);
      else p.rod(0.12, s * 0.22, 0.98, 0.04, s * 0.36, 0.98, 0.06, 0.012, skin);
    }
    p.rod(0.06, 0, 1.12, -0.1, 0, 1.2, 0.08, 0.09, [40, 30, 26]);
    p.rod(-0.1, 0, 1.2, -0.42, 0.07, 1.02, 0.08, 0.02, [40, 30, 26]);
    p.dome(-0.06, 0, 0.09, 0.09, 1.16, 0.12, side.rim);
  } else {
    p.dome(0.09, 0, 0.2, 0.185, 0.9, 0.24, skin);
    p.dome(0, 0, 0.22, 0.21, 0.95, 0.24, accent, {
      tex: (_x, y) => [1 + 0.12 * Math.sin(y * 14), 0.012 * Math.sin(y * 14)],
    });
    p.rod(-0.12, 0, 1, -0.42, 0.05, 0.85, 0.1, 0.05, accent);
    if (kind === "crown")
      for (let i = 0; i < 7; i++) {
        const a = (i / 7) * 6.28;
        p.rod(
          0.04 + Math.cos(a) * 0.17,
          Math.sin(a) * 0.17,
          1.16,
          0.04 + Math.cos(a) * 0.21,
          Math.sin(a) * 0.21,
          1.32,
          0.05,
          0.02,
          GOLD,
          { gloss: 0.6 },
        );
      }
  }
}

type Weapon = "spear" | "sword" | "axe" | "mace" | "bow" | "staff" | "claws" | "gun";

function weapon(p: Painter, kind: Weapon, sleeve: Colour, hand: Colour, side: Side, magic: Colour): void {
  if (kind === "bow") {
    arm(p, -0.4, 0.62, -0.02, 0.86, sleeve, hand);
    arm(p, 0.4, 0.06, -0.02, 0.88, sleeve, hand);
    const curve: Spot[] = [[0.26, -0.94], [0.5, -0.72], [0.72, -0.36], [0.7, 0], [0.72, 0.36], [0.5, 0.72], [0.26, 0.94]]; // biome-ignore format: a curve
    for (let i = 0; i < 6; i++)
      p.rod(...curve[i]!, 0.86, ...curve[i + 1]!, 0.86, 0.05, 0.05, [196, 140, 70], { gloss: 0.1 });
    for (const s of [-0.94, 0.94]) p.rod(0.26, s, 0.88, 0.06, -0.04, 0.92, 0.017, 0.017, WHITE);
    p.rod(0.04, -0.04, 0.96, 1.12, 0, 0.96, 0.026, 0.026, BONE);
    p.plate([[1.06, -0.07], [1.3, 0], [1.06, 0.07]], 0.97, 0.04, STEEL, { gloss: 0.6 }); // biome-ignore format: a tip
    p.rod(-0.3, 0.3, 0.86, -0.62, -0.02, 0.74, 0.13, 0.11, LEATHER);
    return;
  }
  if (kind === "claws") {
    for (const s of [-1, 1]) {
      arm(p, s * 0.46, 0.6, s * 0.52, 0.8, sleeve, hand);
      for (let i = -1; i < 2; i++)
        p.rod(0.66, s * 0.52 + i * 0.1, 0.8, 0.98, s * 0.5 + i * 0.16, 0.76, 0.05, 0.008, BONE, { gloss: 0.3 });
    }
    return;
  }
  arm(p, 0.44, 0.5, 0.44, 0.84, sleeve, hand);
  if (kind === "spear") {
    p.rod(-0.78, 0.48, 0.72, 1.12, 0.34, 0.84, 0.05, 0.045, WOOD);
    p.plate([[1.06, 0.23], [1.22, 0.25], [1.62, 0.32], [1.22, 0.41], [1.06, 0.44]], 0.9, 0.08, STEEL, { gloss: 0.5 }); // biome-ignore format: a tip
    p.rod(1, 0.345, 0.9, 1.06, 0.34, 0.9, 0.085, 0.085, side.rim);
  } else if (kind === "sword") {
    p.plate([[0.62, 0.36], [1.42, 0.18], [1.56, 0.22], [1.44, 0.3], [0.64, 0.52]], 0.86, 0.07, STEEL, { gloss: 0.5 }); // biome-ignore format: a blade
    p.rod(0.58, 0.24, 0.86, 0.68, 0.64, 0.86, 0.05, 0.05, GOLD, { gloss: 0.4 });
  } else if (kind === "axe" || kind === "mace") {
    p.rod(-0.4, 0.66, 0.82, 0.86, -0.2, 1, 0.062, 0.058, WOOD);
    if (kind === "mace") {
      p.dome(0.9, -0.24, 0.24, 0.24, 0.92, 0.24, IRON, { gloss: 0.4 });
      for (let i = 0; i < 8; i++) {
        const a = (i / 8) * 6.28;
        p.rod(
          0.9 + Math.cos(a) * 0.2,
          -0.24 + Math.sin(a) * 0.2,
          1.06,
          0.9 + Math.cos(a) * 0.36,
          -0.24 + Math.sin(a) * 0.36,
          1.1,
          0.05,
          0.008,
          STEEL,
          { gloss: 0.4 },
        );
      }
    } else
      for (const s of [1, -1]) {
        const q = (d: number, n: number): Spot => [0.76 + d * 0.82 + n * 0.57, -0.14 - d * 0.57 + n * 0.82];
        p.plate([q(0.1, s * 0.05), q(0.2, s * 0.22), q(0.36, s * 0.3), q(0.22, s * 0.46), q(0.03, s * 0.5), q(-0.18, s * 0.44), q(-0.3, s * 0.28), q(-0.14, s * 0.2), q(-0.04, s * 0.05)], 1, 0.1, [132, 138, 150], { gloss: 0.4 }); // biome-ignore format: a blade
      }
  } else if (kind === "gun") {
    arm(p, -0.4, 0.7, 0.2, 0.86, sleeve, hand);
    p.rod(-0.16, 0.42, 0.84, 0.36, 0.3, 0.9, 0.09, 0.08, WOOD);
    p.rod(0.3, 0.3, 0.94, 1.5, 0.04, 0.96, 0.062, 0.055, IRON, { gloss: 0.5 });
  } else {
    p.rod(-0.62, 0.54, 0.74, 0.92, 0.48, 0.94, 0.05, 0.045, WOOD);
    p.dome(1, 0.48, 0.16, 0.16, 0.94, 0.15, magic, { glow: 0.9 });
    p.shine(1, 0.48, 0.66, magic);
    arm(p, -0.42, 0.56, -0.42, 0.82, sleeve, hand);
    p.dome(0.68, -0.44, 0.12, 0.12, 0.9, 0.1, magic, { glow: 0.95 });
    p.shine(0.68, -0.44, 0.4, magic);
  }
}

type Shield = "kite" | "round" | "tower";

function shield(p: Painter, kind: Shield, sleeve: Colour, side: Side): void {
  arm(p, -0.44, 0.36, -0.5, 0.72, sleeve);
  if (kind === "round") {
    p.dome(0.38, -0.54, 0.36, 0.33, 0.72, 0.16, side.cloth, {
      pow: 0.7,
      tex: (x, y) => [Math.hypot(x, y) > 0.82 ? 0.5 : Math.abs(x) < 0.1 || Math.abs(y) < 0.1 ? 1.45 : 1, 0],
    });
    p.dome(0.38, -0.54, 0.1, 0.1, 0.86, 0.1, STEEL, { gloss: 0.4 });
    return;
  }
  const outline: Spot[] =
    kind === "kite"
      ? [[0.72, -0.66], [0.7, -0.34], [0.38, -0.18], [-0.14, -0.44], [0.42, -0.76]]
      : [[0.62, -0.86], [0.66, -0.2], [0.46, -0.14], [0.36, -0.82]]; // biome-ignore format: outlines
  p.plate(outline, 0.74, 0.12, GOLD, { gloss: 0.4 });
  const [cx, cy] = [0.42, -0.48];
  p.plate(
    outline.map(([u, v]) => [cx + (u - cx) * 0.74, cy + (v - cy) * 0.74]),
    0.84,
    0.06,
    side.cloth,
  );
}

function wings(p: Painter, feathers: Colour, dark: Colour, isLeather: boolean): void {
  for (const s of [-1, 1]) {
    if (isLeather) {
      const outline: Spot[] = [[0.3, s * 0.24], [0.56, s * 0.92], [0.24, s * 1.62], [-0.12, s * 1.4], [-0.36, s * 1.5], [-0.5, s * 1.06], [-0.82, s], [-0.7, s * 0.5], [-0.46, s * 0.2]]; // biome-ignore format: a wing
      p.plate(outline, (u, v) => 0.8 + 0.06 * Math.sin(u * 5 + Math.abs(v) * 5), 0.05, feathers, {
        tint: (_u, v) => 0.84 + 0.3 * Math.min(1, Math.abs(v) / 1.6),
      });
      for (const [u, v] of [[0.24, 1.62], [-0.36, 1.5], [-0.82, 1]] as const) p.rod(0.54, s * 0.9, 0.98, u, s * v, 0.86, 0.06, 0.02, dark); // biome-ignore format: bones
      p.rod(0.28, s * 0.2, 0.92, 0.56, s * 0.92, 1, 0.12, 0.07, dark);
      continue;
    }
    for (let i = 7; i >= 0; i--) {
      const a = 1.75 + i * 0.155;
      const l = 0.85 + 0.56 * Math.sin(((7 - i) / 7) * 1.5 + 0.25);
      const [u, v] = [0.1 - i * 0.05, s * (0.3 + i * 0.012)];
      p.rod(
        u,
        v,
        0.94 - i * 0.01,
        u + Math.cos(a) * l,
        v + s * Math.sin(a) * l,
        0.76 - i * 0.02,
        0.12,
        0.09,
        i % 2 ? dark : feathers,
        { flat: 0.5 },
      );
    }
    p.rod(0.16, s * 0.26, 1, 0.06, s * 0.8, 1.02, 0.16, 0.1, feathers, { flat: 0.7 });
  }
}

/** A body on four legs. */
function beast(p: Painter, fur: Colour, dark: Colour, isHorned: boolean, long: number): void {
  for (const s of [-1, 1]) {
    p.rod(-0.5 * long, s * 0.3, 0.16, -0.3 * long, s * 0.42, 0.12, 0.17, 0.12, dark);
    p.rod(0.36 * long, s * 0.3, 0.16, 0.6 * long, s * 0.36, 0.12, 0.15, 0.11, dark);
  }
  p.rod(-0.8 * long, 0, 0.4, -1.2 * long, 0.22, 0.36, 0.09, 0.05, dark);
  p.dome(-0.25 * long, 0, 0.72 * long, 0.36, 0.3, 0.5, fur, {
    tex: (x, y) => [1 + 0.1 * Math.sin(x * 26 + y * 9), 0.015 * Math.sin(x * 30)],
  });
  p.dome(0.36 * long, 0, 0.4 * long, 0.36, 0.36, 0.46, fur);
  p.rod(0.6 * long, 0, 0.66, 0.92 * long, 0, 0.78, 0.24, 0.2, fur);
  p.dome(1.02 * long, 0, 0.24, 0.2, 0.72, 0.24, fur);
  p.rod(1.14 * long, 0, 0.82, 1.32 * long, 0, 0.74, 0.12, 0.08, dark);
  for (const s of [-1, 1]) {
    p.dome(1.12 * long, s * 0.12, 0.045, 0.045, 0.94, 0.04, [255, 200, 90], { glow: 0.9 });
    if (isHorned) p.rod(0.98 * long, s * 0.14, 0.94, 1.2 * long, s * 0.42, 1.06, 0.08, 0.012, BONE);
    else p.rod(0.96 * long, s * 0.14, 0.96, 0.84 * long, s * 0.22, 1.12, 0.08, 0.012, dark);
  }
}

function serpent(p: Painter, scales: Colour, dark: Colour): void {
  let [u, v, a] = [-0.2, -0.62, 0.4];
  for (let i = 0; i < 22; i++) {
    a += i < 9 ? 0.42 : i < 17 ? -0.36 : 0.06;
    const [nu, nv] = [u + Math.cos(a) * 0.16, v + Math.sin(a) * 0.16];
    p.rod(u, v, 0.12 + i * 0.028, nu, nv, 0.14 + i * 0.03, 0.07 + i * 0.008, 0.075 + i * 0.008, i % 3 ? scales : dark);
    [u, v] = [nu, nv];
  }
  p.on(u, v, 0.5, 1, () => {
    p.dome(0.1, 0, 0.32, 0.24, 0.3, 0.2, scales);
    p.rod(0.3, 0, 0.4, 0.5, 0, 0.36, 0.14, 0.08, scales);
    for (const s of [-1, 1]) p.dome(0.26, s * 0.13, 0.05, 0.05, 0.5, 0.04, [255, 220, 90], { glow: 0.9 });
  });
}

/** Stones, ice or flames that have risen. */
function elemental(p: Painter, rock: Colour, dark: Colour, magic: Colour, seed: number): void {
  p.plate([[0.34, -0.46], [0.3, 0.46], [-0.34, 0.54], [-0.48, 0.2], [-0.48, -0.2], [-0.34, -0.54]], 0.82, 0.2, rock, { gloss: 0.25 }); // biome-ignore format: a trunk
  for (const s of [-1, 1]) {
    p.plate([[0.26, s * 0.44], [0.3, s * 0.84], [-0.1, s * 0.96], [-0.34, s * 0.78], [-0.28, s * 0.44]], 1, 0.16, rock, { gloss: 0.25 }); // biome-ignore format: a shoulder
    p.rod(0.06, s * 0.76, 0.86, 0.56, s * 0.7, 0.66, 0.18, 0.2, dark, { gloss: 0.2 });
    p.dome(0.72, s * 0.62, 0.28, 0.25, 0.56, 0.3, rock, { gloss: 0.3 });
    for (let i = 0; i < 3; i++)
      p.rod(
        -0.1 + i * 0.12,
        s * (0.6 + 0.1 * hash(i, 1, seed)),
        1.1,
        -0.2 + i * 0.14,
        s * (0.86 + 0.2 * hash(i, 2, seed)),
        1.3,
        0.1,
        0.02,
        dark,
      );
  }
  p.dome(0.2, 0, 0.22, 0.2, 1, 0.22, rock, { gloss: 0.3 });
  p.rod(0.36, -0.1, 1.12, 0.38, 0.1, 1.12, 0.035, 0.035, magic, { glow: 0.95 });
  p.dome(-0.2, 0, 0.12, 0.12, 1.12, 0.06, magic, { glow: 0.95 });
  p.shine(0.38, 0, 0.4, magic);
  p.shine(-0.2, 0, 0.4, magic);
}

function totem(p: Painter, stone: Colour, dark: Colour, magic: Colour): void {
  p.dome(0, 0, 0.72, 0.72, 0.05, 0.2, dark, { pow: 0.2 });
  p.plate([[0.4, -0.4], [0.4, 0.4], [-0.4, 0.4], [-0.4, -0.4]], 1.1, 0.14, stone, { gloss: 0.15 }); // biome-ignore format: a block
  for (const s of [-1, 1]) p.rod(0.3, s * 0.3, 1.2, 0.46, s * 0.56, 1.4, 0.1, 0.02, dark);
  p.dome(0, 0, 0.22, 0.22, 1.2, 0.16, magic, { glow: 0.95 });
  p.shine(0, 0, 0.8, magic);
}

// -- kinds --------------------------------------------------------------------------------------------------------

interface Folk {
  skin: Colour;
  coat: Colour;
  accent: Colour;
  magic: Colour;
  heads: readonly Head[];
  shoulders: Colour;
}

const folk = (
  skin: Colour,
  coat: Colour,
  accent: Colour,
  magic: Colour,
  heads: readonly Head[],
  shoulders: Colour,
): Folk => ({ skin, coat, accent, magic, heads, shoulders });

const PLAIN = folk(SKIN, [126, 104, 78], [110, 74, 44], [150, 226, 255], ["helm", "hair", "hood"], LEATHER);

const FOLK: Record<string, Folk> = {
  "atlantean-empire": folk(SKIN, [92, 82, 140], [70, 56, 116], [255, 220, 120], ["plumed", "helm", "hat"], GOLD),
  "black-powder": folk(
    [220, 170, 130],
    [124, 84, 52],
    [150, 90, 40],
    [255, 190, 90],
    ["hair", "helm", "hood"],
    LEATHER,
  ),
  "dark-crusaders": folk(BONE, [52, 46, 60], [74, 50, 96], [170, 255, 130], ["skull", "hood", "horns"], IRON),
  draconum: folk([176, 120, 70], [150, 92, 44], [110, 60, 30], [255, 170, 70], ["horns", "tusks"], [190, 136, 72]),
  elementalists: folk(
    [200, 176, 130],
    [86, 118, 70],
    [60, 92, 48],
    [150, 255, 150],
    ["hood", "hair", "horns"],
    [110, 86, 60],
  ),
  "elven-lords": folk(SKIN, [96, 124, 70], [214, 178, 98], [150, 226, 255], ["hair", "plumed", "helm"], STEEL),
  "orc-khans": folk(GREEN, [112, 86, 60], [60, 44, 34], [255, 190, 90], ["tusks", "horns", "helm"], IRON),
  shyft: folk([150, 130, 170], [92, 62, 112], [60, 40, 84], [220, 150, 255], ["hood", "horns", "tusks"], [84, 60, 100]),
  solonavi: folk([190, 210, 230], [196, 176, 110], [230, 214, 150], [255, 240, 170], ["crown", "hair", "helm"], GOLD),
  apocalypse: folk([170, 90, 74], [110, 40, 36], [70, 26, 26], [255, 120, 60], ["horns", "hood", "skull"], IRON),
  "mage-spawn": folk(
    [140, 160, 140],
    [86, 104, 90],
    [60, 78, 70],
    [150, 255, 220],
    ["tusks", "horns", "hood"],
    LEATHER,
  ),
  air: folk(
    [214, 226, 236],
    [150, 176, 196],
    [196, 214, 226],
    [190, 236, 255],
    ["hood", "hair", "plumed"],
    [176, 196, 210],
  ),
  water: folk([150, 200, 210], [52, 110, 130], [30, 78, 100], [130, 230, 255], ["hood", "hat", "hair"], [90, 150, 170]),
  earth: folk(
    [176, 148, 110],
    [124, 102, 66],
    [90, 74, 46],
    [210, 255, 140],
    ["helm", "hood", "tusks"],
    [150, 134, 104],
  ),
  fire: folk([230, 150, 96], [160, 62, 30], [110, 36, 20], [255, 180, 70], ["horns", "hood", "hat"], [190, 90, 40]),
  corrupted: folk(
    [180, 160, 176],
    [84, 54, 92],
    [54, 32, 62],
    [210, 130, 255],
    ["skull", "hood", "horns"],
    [96, 70, 100],
  ),
};

const dimmed = ([r, g, b]: Colour, by: number): Colour => [r * by, g * by, b * by];

function paint(p: Painter, pose: Pose): void {
  const side = SIDES[pose.seat] ?? SIDES[0]!;
  const people = FOLK[pose.tinctures] ?? PLAIN;
  const seed = seedOf(pose.look.replace(/-(weak|standard|tough|unique)$/, ""));
  const roll = (salt: number): number => hash(seed, salt, 17);
  const one = <T>(from: readonly T[], salt: number): T => from[Math.floor(roll(salt) * from.length)]!;
  const coat = dimmed(people.coat, 0.82 + 0.4 * roll(1));
  const accent = dimmed(people.accent, 0.85 + 0.4 * roll(2));
  const face = one(people.heads, 3);
  const name = pose.look;
  const soldier = (arms: Weapon, off: Shield | null, isCaped: boolean): void => {
    if (isCaped) cape(p, side.cloth, 0.7 + 0.18 * roll(4), 0.42);
    body(p, 0.42 + 0.12 * roll(5), coat, people.shoulders);
    p.plate([[0.2, -0.2], [0.22, 0.2], [-0.2, 0.26], [-0.2, -0.26]], 0.86, 0.08, side.cloth); // biome-ignore format: a tabard
    if (off) shield(p, off, coat, side);
    else if (arms !== "bow" && arms !== "claws" && arms !== "staff" && arms !== "gun")
      arm(p, -0.44, 0.46, -0.3, 0.8, coat, people.skin);
    head(p, face, people.skin, side, accent);
    weapon(p, arms, coat, people.skin, side, people.magic);
  };
  const rider = (): void =>
    p.on(-0.1, 0, 0.5, 0.78, () => soldier(one(["spear", "sword", "spear"], 6), one(["kite", "round", null], 7), true));
  if (/golem|elemental|djinn|moloch|colossus/.test(name) || pose.emblem === "golem")
    elemental(p, dimmed(people.shoulders, 0.9 + 0.3 * roll(1)), coat, people.magic, seed);
  else if (pose.emblem === "totem" || /pillar|altar|stone|idol|harp|totem/.test(name))
    totem(p, people.shoulders, coat, people.magic);
  else if (/cobra|serpent|snake|strangler|worm|wyrm|horror/.test(name) || pose.emblem === "wave")
    serpent(p, people.shoulders, coat);
  else if (/dragon|drake|wyvern|griffin|phoenix|gryphon/.test(name) || (pose.emblem === "wings" && pose.isLong)) {
    const isLeather = /dragon|drake|wyvern/.test(name) || pose.tinctures === "draconum";
    beast(p, dimmed(people.shoulders, 1), coat, isLeather, 1.05);
    wings(p, isLeather ? accent : people.shoulders, coat, isLeather);
    if (pose.isLong) rider();
  } else if (pose.emblem === "wings") {
    wings(p, people.shoulders, accent, one([true, false], 8));
    soldier(one(["spear", "sword", "axe"], 6), null, false);
  } else if (pose.emblem === "hoof" || pose.isLong) {
    beast(p, one<Colour>([[150, 110, 74], [104, 82, 64], [196, 186, 168], [70, 62, 60]], 9), [70, 52, 40], false, pose.isLong ? 1.3 : 1); // biome-ignore format: coats of horses
    p.plate([[0.1, -0.36], [0.1, 0.36], [-0.6, 0.4], [-0.6, -0.4]], 0.86, 0.08, side.cloth); // biome-ignore format: a cloth
    rider();
  } else if (
    pose.emblem === "beast" ||
    pose.emblem === "claws" ||
    /hound|hyena|bear|bull|ram|badger|spider|wolf|tortoise|crow|ray/.test(name)
  ) {
    beast(p, coat, accent, /bull|ram|horn/.test(name), 0.86 + 0.2 * roll(10));
    p.plate([[0.12, -0.26], [0.12, 0.26], [-0.3, 0.3], [-0.3, -0.3]], 0.8, 0.07, side.cloth); // biome-ignore format: a cloth
  } else if (pose.emblem === "mage") {
    robe(p, 0.42 + 0.06 * roll(5), coat, seed % 7);
    cape(p, side.cloth, 0.8, 0.46);
    head(p, one<Head>(["hat", "hood", ...people.heads], 3), people.skin, side, accent);
    weapon(p, "staff", coat, people.skin, side, people.magic);
  } else if (pose.emblem === "archer")
    soldier(
      /gun|powder|rifle|musket|bomb|mortar/.test(name) || pose.tinctures === "black-powder" ? "gun" : "bow",
      null,
      true,
    );
  else if (pose.emblem === "shield")
    soldier(one(["spear", "sword", "mace"], 6), one(["kite", "round", "tower"], 7), roll(11) > 0.3);
  else if (pose.emblem === "crown") {
    cape(p, side.cloth, 0.95, 0.52);
    soldier("sword", "kite", true);
  } else soldier(one(["sword", "axe", "axe", "mace", "claws"], 6), null, roll(11) > 0.4);
}

const NOON: Light = {
  gain: 1.22,
  relief: 0.95,
  wash: 2.6,
  around: 0.11,
  fine: 0.022,
  soft: 0.05,
  penumbra: 0.018,
  ink: 0.72,
  inkFrom: 0.05,
};

/** Half the width of the picture, in radii of a base. */
export const REACH = 2.1;
const RADIUS = 0.62;

/** The figure alone, with its own shadow, on nothing. */
export function portrait(pose: Pose, scale: number): { image: ImageData; lights: [number, number, number, Colour][] } {
  const half = REACH * RADIUS;
  const wide = Math.ceil(half * 2 * scale);
  const field = new Field(wide, wide, scale, -half, -half);
  const painter = new Painter(field, RADIUS * (pose.isLong ? 1.12 : 1), (pose.turned * Math.PI) / 180);
  paint(painter, pose);
  const image = lit(field, NOON);
  const { data } = image;
  field.shade.forEach((shade, k) => {
    if (field.isThere[k] || shade <= 0) return;
    data[k * 4] = 16;
    data[k * 4 + 1] = 16;
    data[k * 4 + 2] = 26;
    data[k * 4 + 3] = 138 * shade;
  });
  return { image, lights: painter.lights.map(([x, y, r, colour]) => [x + half, y + half, r, colour]) };
}
