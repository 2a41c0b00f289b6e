// A height field, lit once: each pixel has a height in inches, a colour, a gloss and a glow. One sun in the north-west
// makes normals, cast shadows and dark creases, so that ground, roofs and figures belong together. No rule is known here.

export type Colour = readonly [number, number, number];
export type Spot = readonly [number, number];
type Visit = (at: number, x: number, y: number) => void;

export function hash(x: number, y: number, seed: number): number {
  let h = (Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) + Math.imul(seed | 0, 974634777)) | 0;
  h = Math.imul(h ^ (h >>> 15), 2246822519);
  h = Math.imul(h ^ (h >>> 13), 3266489917);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** The same numbers for the same seed, always. */
export function dice(seed: number): () => number {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function seedOf(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h | 0;
}

export function noise(x: number, y: number, seed: number): number {
  const [xi, yi] = [Math.floor(x), Math.floor(y)];
  let [u, v] = [x - xi, y - yi];
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  const a = hash(xi, yi, seed);
  const b = hash(xi + 1, yi, seed);
  const c = hash(xi, yi + 1, seed);
  const d = hash(xi + 1, yi + 1, seed);
  return a + (b - a) * u + (c - a + (a - b - c + d) * u) * v;
}

/** Noise on several scales, from 0 to 1. */
export function clouds(x: number, y: number, seed: number, octaves: number): number {
  let [sum, weight, total, u, v] = [0, 0.5, 0, x, y];
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(u, v, seed + i);
    total += weight;
    weight *= 0.5;
    u = u * 2.03 + 17;
    v = v * 2.03 + 9;
  }
  return sum / total;
}

/** The nearest of many scattered points: how far it and the next are, which it is, and where it lies from here. */
export const cell = { near: 0, next: 0, id: 0, dx: 0, dy: 0 };

export function findCell(x: number, y: number, seed: number): typeof cell {
  const [xi, yi] = [Math.floor(x), Math.floor(y)];
  let [near, next] = [9, 9];
  for (let j = -1; j < 2; j++)
    for (let i = -1; i < 2; i++) {
      const [cx, cy] = [xi + i, yi + j];
      const dx = cx + 0.1 + 0.8 * hash(cx, cy, seed) - x;
      const dy = cy + 0.1 + 0.8 * hash(cx, cy, seed + 7) - y;
      const d = dx * dx + dy * dy;
      if (d < near) {
        next = near;
        near = d;
        cell.id = hash(cx, cy, seed + 13);
        cell.dx = -dx;
        cell.dy = -dy;
      } else if (d < next) next = d;
    }
  cell.near = Math.sqrt(near);
  cell.next = Math.sqrt(next);
  return cell;
}

/** From 0 at `from` to 1 at `to`, without corners. */
export function step(from: number, to: number, x: number): number {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** How deep inside a polygon; below zero outside. */
export function depth(polygon: readonly Spot[], x: number, y: number): number {
  let nearest = 1e9;
  let isInside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[j]!;
    const [bx, by] = polygon[i]!;
    const [ex, ey, wx, wy] = [bx - ax, by - ay, x - ax, y - ay];
    const t = Math.max(0, Math.min(1, (wx * ex + wy * ey) / (ex * ex + ey * ey || 1e-9)));
    const [qx, qy] = [wx - ex * t, wy - ey * t];
    nearest = Math.min(nearest, qx * qx + qy * qy);
    if (by > y !== ay > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) isInside = !isInside;
  }
  return isInside ? Math.sqrt(nearest) : -Math.sqrt(nearest);
}

export function boxOf(points: readonly Spot[], margin: number): [number, number, number, number] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs) - margin, Math.min(...ys) - margin, Math.max(...xs) + margin, Math.max(...ys) + margin];
}

export class Field {
  readonly height: Float32Array;
  readonly colour: Float32Array;
  readonly gloss: Float32Array;
  readonly glow: Float32Array;
  readonly isThere: Uint8Array;
  shade: Float32Array = new Float32Array(0);

  /** `wide` and `high` in pixels, `scale` pixels to the inch, the upper left corner in inches. */
  constructor(
    readonly wide: number,
    readonly high: number,
    readonly scale: number,
    readonly left: number,
    readonly top: number,
  ) {
    const count = wide * high;
    this.height = new Float32Array(count);
    this.colour = new Float32Array(count * 3);
    this.gloss = new Float32Array(count);
    this.glow = new Float32Array(count);
    this.isThere = new Uint8Array(count);
  }

  /** Every pixel of a box in inches. */
  each(x0: number, y0: number, x1: number, y1: number, visit: Visit): void {
    const { scale, left, top, wide, high } = this;
    const from = Math.max(0, Math.floor((x0 - left) * scale));
    const to = Math.min(wide, Math.ceil((x1 - left) * scale));
    const first = Math.max(0, Math.floor((y0 - top) * scale));
    const last = Math.min(high, Math.ceil((y1 - top) * scale));
    for (let j = first; j < last; j++)
      for (let i = from, at = j * wide + from; i < to; i++, at++)
        visit(at, left + (i + 0.5) / scale, top + (j + 0.5) / scale);
  }

  /** A piece of it, in pixels. */
  part(x: number, y: number, wide: number, high: number): Field {
    const { scale, left, top } = this;
    const found = new Field(wide, high, scale, left + x / scale, top + y / scale);
    for (let j = 0; j < high; j++) {
      const [from, to] = [(y + j) * this.wide + x, j * wide];
      found.height.set(this.height.subarray(from, from + wide), to);
      found.colour.set(this.colour.subarray(from * 3, (from + wide) * 3), to * 3);
      found.gloss.set(this.gloss.subarray(from, from + wide), to);
      found.glow.set(this.glow.subarray(from, from + wide), to);
      found.isThere.set(this.isThere.subarray(from, from + wide), to);
    }
    return found;
  }

  put(at: number, r: number, g: number, b: number): void {
    this.colour[at * 3] = r;
    this.colour[at * 3 + 1] = g;
    this.colour[at * 3 + 2] = b;
    this.isThere[at] = 1;
  }

  blend(at: number, r: number, g: number, b: number, share: number): void {
    const { colour } = this;
    const k = at * 3;
    colour[k]! += (r - colour[k]!) * share;
    colour[k + 1]! += (g - colour[k + 1]!) * share;
    colour[k + 2]! += (b - colour[k + 2]!) * share;
  }

  dim(at: number, by: number): void {
    const k = at * 3;
    this.colour[k]! *= by;
    this.colour[k + 1]! *= by;
    this.colour[k + 2]! *= by;
  }

  /** A round stick from one place to another, each with its height and thickness. */
  stick(
    [ax, ay, az]: readonly [number, number, number],
    [bx, by, bz]: readonly [number, number, number],
    thick: number,
    thin: number,
    [r, g, b]: Colour,
    isGrained = false,
    glow = 0,
  ): void {
    const margin = Math.max(thick, thin) + 0.01;
    const [ex, ey] = [bx - ax, by - ay];
    const long = ex * ex + ey * ey || 1e-6;
    const box = boxOf([[ax, ay], [bx, by]], margin); // biome-ignore format: two points
    this.each(...box, (at, x, y) => {
      const t = Math.max(0, Math.min(1, ((x - ax) * ex + (y - ay) * ey) / long));
      const [dx, dy, radius] = [x - ax - ex * t, y - ay - ey * t, thick + (thin - thick) * t];
      const d = dx * dx + dy * dy;
      if (d >= radius * radius) return;
      const h = az + (bz - az) * t + Math.sqrt(radius * radius - d);
      if (h <= this.height[at]!) return;
      this.height[at] = h;
      const q = isGrained ? 0.85 + 0.3 * noise(t * 5, Math.sqrt(d) * 60, 9) : 1;
      this.put(at, r * q, g * q, b * q);
      this.glow[at] = glow;
    });
  }

  /** A flame that licks upwards from there. */
  tongue(x: number, y: number, bend: number, far: number, colour: Colour): void {
    const from = [x, y, 0.3] as const;
    const [mx, my] = [x + bend, y - far * 0.6];
    this.stick(from, [mx, my, 0.7], 0.13, 0.09, colour, false, 0.9);
    this.stick([mx, my, 0.7], [x + bend * 0.4, y - far, 1], 0.09, 0.01, colour, false, 0.9);
  }

  ball(cx: number, cy: number, z: number, radius: number, [r, g, b]: Colour): void {
    this.each(cx - radius, cy - radius, cx + radius, cy + radius, (at, x, y) => {
      const d = (x - cx) ** 2 + (y - cy) ** 2;
      if (d >= radius * radius) return;
      const h = z + Math.sqrt(radius * radius - d);
      if (h <= this.height[at]!) return;
      this.height[at] = h;
      this.put(at, r, g, b);
      this.gloss[at] = 0.25;
    });
  }
}

/** Shadows fall to the lower right; so much height is lost to the inch. */
const SUN = { dx: 0.7, dy: 0.72, slope: 1.12 };

/** One sweep along the sun. */
function shadowOf({ wide, high, height, scale }: Field): Float32Array {
  const shadow = new Float32Array(wide * high);
  const slant = SUN.dx / SUN.dy;
  const drop = (SUN.slope * Math.hypot(1, slant)) / scale;
  const share = 1 - (slant - Math.floor(slant));
  const off = Math.floor(slant) + 1;
  shadow.set(height.subarray(0, wide), 0);
  for (let j = 1; j < high; j++)
    for (let i = 0, row = j * wide, above = row - wide; i < wide; i++) {
      const a = i - off;
      const cast = a < 0 ? 0 : shadow[above + a]! * (1 - share) + shadow[above + a + 1]! * share;
      shadow[row + i] = Math.max(cast - drop, height[row + i]!);
    }
  return shadow;
}

function blurred(source: Float32Array, wide: number, high: number, radius: number): Float32Array {
  const [across, found] = [new Float32Array(wide * high), new Float32Array(wide * high)];
  const share = 1 / (2 * radius + 1);
  const clamp = (value: number, most: number): number => Math.max(0, Math.min(most - 1, value));
  for (let j = 0; j < high; j++) {
    let sum = 0;
    const row = j * wide;
    for (let i = -radius; i <= radius; i++) sum += source[row + clamp(i, wide)]!;
    for (let i = 0; i < wide; i++) {
      across[row + i] = sum * share;
      sum += source[row + clamp(i + radius + 1, wide)]! - source[row + clamp(i - radius, wide)]!;
    }
  }
  for (let i = 0; i < wide; i++) {
    let sum = 0;
    for (let j = -radius; j <= radius; j++) sum += across[clamp(j, high) * wide + i]!;
    for (let j = 0; j < high; j++) {
      found[j * wide + i] = sum * share;
      sum += across[clamp(j + radius + 1, high) * wide + i]! - across[clamp(j - radius, high) * wide + i]!;
    }
  }
  return found;
}

export interface Light {
  gain: number;
  /** How much steeper slopes look than they are. */
  relief: number;
  /** How dark creases, how bright edges are. */
  wash: number;
  /** Inches around in which higher things take light away. */
  around: number;
  fine: number;
  soft: number;
  penumbra: number;
  /** How dark the line at a jump of height is. */
  ink: number;
  inkFrom: number;
  /** How many pixels away a jump is seen. */
  inkWide: number;
}

const [LX, LY, LZ] = [-0.5, -0.52, 0.69];
const SUNLIGHT = [1.09, 1, 0.84];
const SKYLIGHT = [0.84, 0.95, 1.2];

export function lit(field: Field, light: Light): ImageData {
  const { wide, high, height, colour, scale } = field;
  const image = new ImageData(wide, high);
  const { data } = image;
  const shadow = shadowOf(field);
  const far = Math.max(2, Math.round(light.around * scale));
  const near = Math.max(1, Math.round(light.fine * scale));
  const around = blurred(blurred(height, wide, high, far), wide, high, far);
  const close = blurred(height, wide, high, near);
  const hard = new Float32Array(wide * high);
  for (let k = 0; k < hard.length; k++) hard[k] = Math.max(0, Math.min(1, (shadow[k]! - height[k]!) / light.soft));
  const shade = blurred(hard, wide, high, Math.max(1, Math.round(light.penumbra * scale)));
  field.shade = shade;
  const half = Math.hypot(LX, LY, LZ + 1);
  for (let j = 0; j < high; j++)
    for (let i = 0; i < wide; i++) {
      const k = j * wide + i;
      if (!field.isThere[k]) continue;
      const here = height[k]!;
      const l = i > 0 ? height[k - 1]! : here;
      const r = i < wide - 1 ? height[k + 1]! : here;
      const u = j > 0 ? height[k - wide]! : here;
      const d = j < high - 1 ? height[k + wide]! : here;
      let nx = (l - r) * scale * 0.5 * light.relief;
      let ny = (u - d) * scale * 0.5 * light.relief;
      const steep = Math.hypot(nx, ny);
      if (steep > 2.4) {
        nx *= 2.4 / steep;
        ny *= 2.4 / steep;
      }
      const norm = 1 / Math.sqrt(nx * nx + ny * ny + 1);
      const facing = Math.max(0, (nx * LX + ny * LY + LZ) * norm);
      const open = Math.max(0.35, 1 - 1.05 * Math.max(0, around[k]! - here));
      const crease = Math.max(-0.5, Math.min(0.34, ((here - close[k]!) * light.wash * 0.5 * scale) / near));
      const sun = facing * (1 - 0.86 * shade[k]!) * 0.95;
      const gloss = field.gloss[k]!;
      const shine =
        gloss > 0 ? gloss * Math.max(0, ((nx * LX + ny * LY + LZ + 1) * norm) / half) ** 26 * (1 - shade[k]!) : 0;
      let tone = 1 + crease;
      if (light.ink) {
        const w = light.inkWide;
        const far =
          w > 1 && i >= w && j >= w && i < wide - w && j < high - w
            ? Math.max(height[k - w]!, height[k + w]!, height[k - w * wide]!, height[k + w * wide]!)
            : here;
        const jump = Math.max(l, r, u, d, far) - here;
        if (jump > light.inkFrom) tone *= 1 - light.ink * Math.min(1, (jump - light.inkFrom) / light.inkFrom);
      }
      const glow = field.glow[k]!;
      const sky = 0.33 * open * (0.8 + 0.2 * norm);
      for (let t = 0; t < 3; t++) {
        const paint = colour[k * 3 + t]! / 255;
        let value =
          paint * paint * light.gain * (sky * SKYLIGHT[t]! + sun * SUNLIGHT[t]!) * tone * Math.max(1, tone) + shine;
        if (glow) value = value * (1 - glow) + paint * paint * 1.35 * glow;
        data[k * 4 + t] = Math.sqrt(value) * 255;
      }
      data[k * 4 + 3] = 255;
    }
  return image;
}
