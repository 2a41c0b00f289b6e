// Water in all its depths: ponds, rivers, fords, marshes.
import { alongOf, type Painter, scattered, sizeOf } from "./piece";
import { boxOf, cell, clouds, depth, dice, type Field, findCell, noise, type Spot, step } from "./relief";

type Wet = (at: number, x: number, y: number, depth: number, wave: number) => void;

/** A bank around it, and waves; `drawn` are the coordinates in which they run, `deep` is from 0 to 1. */
function flood(
  field: Field,
  polygon: readonly Spot[],
  seed: number,
  deep: number,
  drawn: (x: number, y: number) => Spot,
  more: Wet,
): void {
  field.each(...boxOf(polygon, 0.3), (at, x, y) => {
    const d = depth(polygon, x, y) + 0.35 * (clouds(x * 0.75, y * 0.75, seed, 3) - 0.5);
    if (d < -0.25) return;
    const bank = step(-0.25, 0, d);
    field.blend(at, 146, 124, 86, 0.8 * bank);
    field.height[at]! -= 0.16 * bank;
    if (d <= 0) return;
    const [u, v] = drawn(x, y);
    const far = step(-0.12, 0.85, d) * deep;
    const wave = clouds(u * 2.2 + 0.8 * noise(u, v * 2, seed), v * 4.6, seed + 9, 3);
    const tone = 0.92 + 0.2 * (wave - 0.5);
    field.put(at, (92 - 60 * far) * tone, (116 - 34 * far) * tone, (104 + 6 * far) * tone);
    field.height[at] = -0.2 + 0.055 * wave;
    field.gloss[at] = 0.2 + 0.5 * step(0.62, 0.8, wave);
    field.blend(at, 214, 222, 204, 0.4 * step(0.1, 0.03, Math.abs(d - 0.06 - 0.05 * wave)));
    more(at, x, y, d, wave);
  });
}

const straight = (x: number, y: number): Spot => [x, y];

/** Reeds in a tuft. */
function reeds(field: Field, x: number, y: number, random: () => number, blades: number): void {
  for (let m = 0; m < blades; m++) {
    const [a, l, tone] = [random() * 6.28, 0.14 + 0.22 * random(), 0.8 + 0.5 * random()];
    field.stick([x, y, 0.1], [x + Math.cos(a) * l, y + Math.sin(a) * l, 0.55], 0.028, 0.008, [
      138 * tone,
      140 * tone,
      62 * tone,
    ]);
  }
}

/** Still and deep: the leaves of lilies lie on it, reeds stand at its edge. */
export const pond: Painter = (field, { polygon }, seed) => {
  flood(field, polygon, seed, 1, straight, () => undefined);
  const random = dice(seed);
  const size = Math.min(60, sizeOf(polygon));
  for (const [x, y] of scattered(polygon, size * 1.3, 0.5, random)) {
    const [radius, notch] = [0.13 + 0.13 * random(), random() * 6.28];
    field.each(x - radius, y - radius, x + radius, y + radius, (at, px, py) => {
      const [dx, dy] = [px - x, py - y];
      const turn = (Math.atan2(dy, dx) - notch + 12.57) % 6.28;
      if (Math.hypot(dx, dy) > radius || turn < 0.6) return;
      field.put(at, 92 + 20 * Math.sin(turn * 9), 134, 66);
      field.height[at] = -0.06;
      field.gloss[at] = 0.2;
    });
    if (random() > 0.6) field.ball(x, y, -0.04, 0.07, [244, 206, 216]);
  }
  for (const [x, y] of scattered(polygon, size * 3, 0.05, random))
    if (depth(polygon, x, y) < 0.34) reeds(field, x, y, random, 4);
};

/** It flows along its longest side, with foam on its back. */
export const river: Painter = (field, { polygon }, seed) => {
  const local = alongOf(polygon);
  const drawn = (x: number, y: number): Spot => {
    const [u, v] = local(x, y);
    return [u * 0.28, v + 0.22 * Math.sin(u * 0.9 + seed)];
  };
  flood(field, polygon, seed, 0.86, drawn, (at, x, y, d, wave) => {
    const [u, v] = drawn(x, y);
    const thread = clouds(u * 3.2, v * 3.6, seed + 21, 3);
    const foam = step(0.6, 0.7, thread) * step(0.1, 0.4, d);
    field.blend(at, 196, 222, 226, 0.72 * foam);
    field.height[at]! += 0.07 * thread + 0.05 * foam * wave;
  });
};

/** One sees the bottom, and stones to step on. */
export const ford: Painter = (field, { polygon }, seed) => {
  flood(field, polygon, seed, 0.16, straight, (at, x, y, d, wave) => {
    const sand = step(0.4, 0.66, clouds(x * 0.8, y * 0.8, seed + 4, 3));
    field.blend(at, 172, 152, 108, 0.55 * sand);
    field.blend(at, 208, 226, 214, 0.35 * step(0.6, 0.66, wave));
    findCell(x * 1.35, y * 1.35, seed);
    const radius = 0.2 + 0.22 * cell.id;
    if (d < 0.12 || cell.id < 0.25 || cell.near > radius) return;
    const tone = 0.8 + 0.5 * ((cell.id * 17) % 1);
    field.put(at, 152 * tone, 146 * tone, 132 * tone);
    field.height[at] = 0.24 * Math.sqrt(1 - (cell.near / radius) ** 2);
    field.gloss[at] = 0;
  });
};

export const water: Painter = (field, { polygon }, seed) => flood(field, polygon, seed, 1, straight, () => undefined);

/** Puddles and reeds. */
export const marsh: Painter = (field, { polygon }, seed) => {
  field.each(...boxOf(polygon, 0.1), (at, x, y) => {
    const d = depth(polygon, x, y);
    if (d < 0) return;
    const wet = step(0.46, 0.54, clouds(x * 0.9, y * 0.9, seed, 3)) * step(0, 0.3, d);
    field.blend(at, 92, 92, 58, 0.75);
    if (wet < 0.3) return;
    field.blend(at, 58, 84, 82, 0.85 * wet);
    field.height[at] = -0.08;
    field.gloss[at] = 0.35 * wet;
  });
  const random = dice(seed);
  for (const [x, y] of scattered(polygon, 160, 0.15, random)) reeds(field, x, y, random, 3);
};
