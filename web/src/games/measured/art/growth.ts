// What grows: grass, shrubs, woods, brambles.
import { type Painter, scattered, sizeOf } from "./piece";
import { boxOf, type Colour, cell, clouds, depth, dice, type Field, findCell, noise, type Spot, step } from "./relief";

/** As high as a man, bleached by the sun. */
export const grass: Painter = (field, { polygon }, seed) => {
  field.each(...boxOf(polygon, 0.1), (at, x, y) => {
    if (depth(polygon, x, y) >= 0) field.blend(at, 138, 122, 58, 0.66);
  });
  const random = dice(seed);
  for (const [x, y] of scattered(polygon, Math.min(900, sizeOf(polygon) * 40), 0.12, random)) {
    const [bend, long, tone] = [0.5 * (random() - 0.5), 0.24 + 0.26 * random(), 0.8 + 0.5 * random()];
    const [ex, ey] = [x + 0.8 * long * (0.5 + bend), y - 0.7 * long];
    field.stick([x, y, 0.15], [ex, ey, 0.72], 0.032, 0.006, [170 * tone, 150 * tone, 70 * tone]);
    if (random() > 0.72) field.ball(ex, ey, 0.7, 0.045, [214, 186, 112]);
  }
};

type Leaf = (u: number) => Colour;
const SUMMER: Leaf = (u) => (u > 0.9 ? [170, 136, 70] : u > 0.6 ? [126, 134, 66] : u > 0.3 ? [98, 122, 62] : [80, 106, 64]); // biome-ignore format: a row of colours
const DEEP: Leaf = (u) => (u > 0.7 ? [72, 98, 50] : u > 0.35 ? [58, 86, 50] : [48, 72, 50]);
const SHRUB: Leaf = (u) => (u > 0.5 ? [112, 146, 70] : [86, 124, 72]);

function crown(field: Field, [cx, cy, r, u, v]: Crown, base: Colour, top: number, seed: number): void {
  field.each(cx - r * 1.25, cy - r * 1.25, cx + r * 1.25, cy + r * 1.25, (at, x, y) => {
    const [dx, dy] = [x - cx, y - cy];
    const a = Math.atan2(dy, dx);
    const lobes = 0.08 * Math.sin(a * 5 + u * 20) + 0.06 * Math.sin(a * 9 + v * 30);
    const d = Math.hypot(dx, dy) / (r * (1 + lobes + 0.07 * (noise(x * 8, y * 8, seed) - 0.5)));
    if (d >= 1) return;
    findCell(x * 6.4 + u * 9, y * 6.4, seed + 1);
    const leaf = step(0.62, 0.05, cell.near);
    const fine = noise(x * 22, y * 22, seed + 2);
    const h = top - 0.9 * r + 0.95 * r * Math.sqrt(1 - d * d) + 0.1 * leaf + 0.05 * fine;
    if (h <= field.height[at]!) return;
    field.height[at] = h;
    const tone = 0.6 + 0.3 * leaf + 0.2 * (1 - d) + 0.22 * (fine - 0.5) + 0.12 * (cell.id - 0.5);
    field.put(at, base[0] * tone + 18 * leaf * cell.id, base[1] * tone + 14 * leaf, base[2] * tone);
  });
}

/** Place, radius, and two numbers that are its own. */
type Crown = readonly [number, number, number, number, number];

/** Crowns stand as close as they may, and stay inside the outline. */
function planted(
  polygon: readonly Spot[],
  seed: number,
  [small, large]: Spot,
  apart: number,
  isFree: (x: number, y: number) => boolean,
): Crown[] {
  const random = dice(seed);
  const found: Crown[] = [];
  for (const [x, y] of scattered(polygon, 2600, small * 0.8, random)) {
    const r = small + (large - small) * random();
    if (depth(polygon, x, y) < r * 0.8 || !isFree(x, y)) continue;
    if (found.some(([fx, fy, fr]) => Math.hypot(fx - x, fy - y) < (fr + r) * apart)) continue;
    found.push([x, y, r, random(), random()]);
  }
  return found.sort((one, other) => one[2] - other[2]);
}

function floor(field: Field, polygon: readonly Spot[], seed: number, [r, g, b]: Colour): void {
  field.each(...boxOf(polygon, 0.3), (at, x, y) => {
    const d = depth(polygon, x, y);
    if (d < -0.06) return;
    const [f, l] = [step(-0.06, 0.2, d), clouds(x * 6, y * 6, seed, 3)];
    field.blend(at, r + 36 * l, g + 26 * l, b + 10 * l, 0.82 * f);
    field.height[at]! += 0.05 * l * f;
  });
}

/** Glades lie between its crowns. */
export const lightWood: Painter = (field, { polygon }, seed) => {
  floor(field, polygon, seed, [74, 74, 38]);
  const isFree = (x: number, y: number): boolean => clouds(x * 0.55, y * 0.55, seed + 40, 2) <= 0.6;
  for (const each of planted(polygon, seed, [0.4, 0.8], 0.84, isFree))
    crown(field, each, SUMMER(each[3]), 1.25 + 0.75 * each[4], seed);
};

/** Old trees close above each other: dark, with hardly any ground between them. */
export const wood: Painter = (field, { polygon }, seed) => {
  floor(field, polygon, seed, [40, 44, 26]);
  for (const each of planted(polygon, seed, [0.5, 1.05], 0.68, () => true))
    crown(field, each, DEEP(each[3]), 1.4 + 0.8 * each[4], seed);
};

/** Low and round, with berries. */
export const bush: Painter = (field, { polygon }, seed) => {
  floor(field, polygon, seed, [70, 76, 40]);
  const random = dice(seed + 1);
  for (const each of planted(polygon, seed, [0.2, 0.44], 0.72, () => true)) {
    const [x, y, r] = each;
    crown(field, each, SHRUB(each[3]), 0.5 + 0.25 * each[4], seed);
    for (let n = 0; n < 5; n++) {
      const [a, far] = [random() * 6.28, r * 0.8 * random()];
      field.ball(x + Math.cos(a) * far, y + Math.sin(a) * far, 0.6, 0.055, n % 3 ? [214, 58, 66] : [244, 236, 220]);
    }
  }
};

/** Firs are stars from above, darker than leaves. */
export const firs: Painter = (field, { polygon }, seed) => {
  const isFree = (x: number, y: number): boolean => clouds(x * 0.6, y * 0.6, seed + 40, 2) <= 0.6;
  for (const [x, y, r, u, v] of planted(polygon, seed, [0.34, 0.62], 0.9, isFree)) {
    const base: Colour = u > 0.5 ? [54, 84, 70] : [62, 92, 62];
    const ground = 1.1 + 0.4 * v;
    for (const [place, share] of [1, 0.7, 0.42].entries())
      field.each(x - r * share, y - r * share, x + r * share, y + r * share, (at, px, py) => {
        const [dx, dy] = [px - x, py - y];
        const spoke = Math.abs((((Math.atan2(dy, dx) * 9) / 6.28 + u * 9 + place * 0.5 + 18) % 1) - 0.5) * 2;
        const d = Math.hypot(dx, dy) / (r * share * (0.66 + 0.34 * spoke));
        const h = ground + 0.5 * place + 0.7 * r * (1 - d);
        if (d >= 1 || h <= field.height[at]!) return;
        const tone = 0.6 + 0.2 * place + 0.3 * spoke * d;
        field.put(at, base[0] * tone, base[1] * tone, base[2] * tone);
        field.height[at] = h;
      });
  }
};

export const bramble: Painter = (field, { polygon }, seed) => {
  const box = boxOf(polygon, 0.1);
  field.each(...box, (at, x, y) => {
    const d = depth(polygon, x, y);
    if (d < 0) return;
    const l = clouds(x * 5, y * 5, seed + 4, 3);
    field.blend(at, 44 + 34 * l, 44 + 40 * l, 30 + 14 * l, 0.9);
    field.height[at]! += 0.1 + 0.22 * l;
  });
  const random = dice(seed);
  const count = Math.min(520, Math.round((box[2] - box[0]) * (box[3] - box[1]) * 26));
  for (let n = 0; n < count; n++) {
    let x = box[0] + random() * (box[2] - box[0]);
    let y = box[1] + random() * (box[3] - box[1]);
    if (depth(polygon, x, y) < 0.3) continue;
    let [angle, z] = [random() * 6.28, 0.22];
    const [bend, red] = [(random() - 0.5) * 2.6, random()];
    const colour =
      red > 0.62 ? ([104, 58, 58] as const) : red > 0.25 ? ([78, 92, 50] as const) : ([112, 96, 66] as const);
    for (let i = 0; i < 5; i++) {
      angle += (bend / 5) * 2;
      const [nx, ny] = [x + Math.cos(angle) * 0.17, y + Math.sin(angle) * 0.17];
      const nz = 0.25 + 0.42 * Math.sin(((i + 1) / 5) * 3.14) * (0.5 + 0.5 * red);
      field.stick([x, y, z], [nx, ny, nz], 0.042, 0.034, colour);
      const thorn = angle + (i & 1 ? 1.1 : -1.1);
      if (i < 4)
        field.stick(
          [nx, ny, nz + 0.03],
          [nx + Math.cos(thorn) * 0.13, ny + Math.sin(thorn) * 0.13, nz + 0.05],
          0.026,
          0.004,
          [176, 160, 120],
        );
      [x, y, z] = [nx, ny, nz];
    }
    if (n % 9 === 0) field.ball(x, y, 0.5, 0.065, n % 3 ? [196, 40, 52] : [232, 190, 205]);
  }
};
