// Ground that rises and falls: hills, rocks, what has fallen down, chasms.
import { type Painter, scattered, sizeOf } from "./piece";
import { boxOf, type Colour, cell, clouds, depth, dice, findCell, hash, noise, step } from "./relief";

/** Three contours, and what grows on them: its colours on the slope, at an edge, and how purple it blooms. */
const risen =
  (slope: Colour, edges: Colour, blooms: number): Painter =>
  (field, { polygon }, seed) => {
    field.each(...boxOf(polygon, 0.3), (at, x, y) => {
      const rock = clouds(x * 5, y * 5, seed + 3, 3);
      const d = depth(polygon, x, y) + 0.3 * (clouds(x * 0.8, y * 0.8, seed, 3) - 0.5) + 0.1 * (rock - 0.5);
      if (d < -0.1) return;
      let [rise, edge] = [0, 0];
      for (const ring of [0.02, 0.85, 1.75]) {
        rise += 0.58 * step(ring - 0.1, ring + 0.26, d);
        edge = Math.max(edge, step(0.24, 0, Math.abs(d - ring - 0.06)));
      }
      const top = step(0, 2.4, d);
      // What lies on the mat lies on the hill, too, nearer to the sun.
      if (!blooms) field.dim(at, 1 + 0.1 * step(0, 0.3, d) + 0.16 * top);
      field.blend(at, ...slope, (blooms ? 0.5 : 0.16) * step(0, 0.3, d) + (blooms ? 0.3 : 0.2) * top);
      field.blend(at, ...edges, 0.7 * edge);
      if (edge > 0.2) field.height[at]! += 0.06 * edge * (rock - 0.4);
      field.height[at]! += rise + 0.3 * top;
      if (!blooms || edge > 0.5) return;
      findCell(x * 3.4, y * 3.4, seed + 7);
      if (cell.id > blooms || cell.near > 0.4) return;
      const tone = 0.75 + 0.5 * ((cell.id * 9) % 1);
      field.blend(at, 138 * tone, 92 * tone, 126 * tone, 0.8);
      field.height[at]! += 0.16 * (1 - cell.near / 0.4);
    });
  };

export const hill = risen([164, 156, 96], [140, 124, 92], 0);

/** Heather grows on it, and bare rock shows at its edges. */
export const heath = risen([104, 62, 92], [168, 164, 158], 0.5);

/** Thrown up with spades: brown, ribbed from top to bottom, trodden flat above, with stakes around. */
export const mound: Painter = (field, { polygon }, seed) => {
  const [left, top, right, bottom] = boxOf(polygon, 0);
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  field.each(...boxOf(polygon, 0.15), (at, x, y) => {
    const d = depth(polygon, x, y) + 0.08 * (clouds(x * 3, y * 3, seed, 3) - 0.5);
    if (d < -0.1) return;
    const angle = Math.atan2(y - cy, x - cx);
    const flat = step(0.62, 0.8, d);
    const rib = (0.5 + 0.5 * Math.sin(angle * 26 + 3 * clouds(x * 2, y * 2, seed, 2))) * (1 - flat);
    const clod = clouds(x * 6, y * 6, seed + 2, 3);
    const tone = 0.7 + 0.2 * rib + 0.4 * (clod - 0.4);
    field.blend(at, (120 - 16 * flat) * tone, (86 - 14 * flat) * tone, (56 - 8 * flat) * tone, step(-0.1, 0.06, d));
    field.height[at]! += 1.15 * step(-0.1, 0.75, d) + 0.07 * rib + 0.08 * clod;
  });
  for (let n = 0; n < 18; n++) {
    const angle = (n / 18) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    let far = 0;
    while (far < 9 && depth(polygon, cx + c * far, cy + s * far) > 0.1) far += 0.05;
    const [x, y] = [cx + c * (far - 0.5), cy + s * (far - 0.5)];
    field.stick([x, y, 0.9], [x + c * 0.46, y + s * 0.46, 1.05], 0.07, 0.012, [178, 132, 82], true);
  }
};

/** Sheer rock all around, with turf on its flat top. */
export const cliff: Painter = (field, { polygon }, seed) => {
  field.each(...boxOf(polygon, 0.2), (at, x, y) => {
    const rock = clouds(x * 3, y * 3, seed, 4);
    const d = depth(polygon, x, y) + 0.25 * (rock - 0.5);
    if (d < -0.02) return;
    findCell(x * 1.6, y * 1.6, seed);
    const crack = step(0.02, 0.12, cell.next - cell.near);
    const tone = (0.72 + 0.4 * rock) * (0.7 + 0.3 * crack);
    field.put(at, 156 * tone, 144 * tone, 126 * tone);
    field.height[at] = 1.75 * step(0, 0.34, d) + 0.12 * rock + 0.06 * crack;
    const turf = step(0.5, 0.8, d + 0.8 * (clouds(x * 1.6, y * 1.6, seed + 5, 3) - 0.5));
    if (turf <= 0) return;
    const blade = clouds(x * 8, y * 8, seed + 6, 3);
    field.blend(at, 92 + 46 * blade, 104 + 40 * blade, 56 + 20 * blade, 0.94 * turf);
    field.height[at]! += turf * (0.16 * (0.5 + blade) + 0.06 * (1 - crack));
  });
};

/** Slabs of pale stone, one upon the other, none quite above the next. */
export const ledge: Painter = (field, { polygon }, seed) => {
  field.each(...boxOf(polygon, 0.1), (at, x, y) => {
    const d = depth(polygon, x, y);
    if (d < 0) return;
    let level = 0;
    for (const [place, deep] of [0, 0.26, 0.56].entries()) {
      const [dx, dy] = [0.22 * (hash(place, 1, seed) - 0.3), 0.22 * (hash(place, 2, seed) - 0.3)];
      if (depth(polygon, x - dx * place, y - dy * place) - 0.1 * clouds(x * 2, y * 2, seed + place, 2) >= deep - 0.06)
        level = place + 1;
    }
    const vein = Math.abs(clouds(x * 1.3, y * 4.4, seed + 9, 3) - 0.5) < 0.02 ? 0.84 : 1;
    const tone = (0.66 + 0.15 * level + 0.12 * (clouds(x * 5, y * 5, seed + 3, 3) - 0.5)) * vein;
    field.put(at, 186 * tone, 166 * tone, 132 * tone);
    field.height[at] = 0.34 + 0.4 * level;
  });
};

export const boulder: Painter = (field, { polygon }, seed) => {
  field.each(...boxOf(polygon, 0.2), (at, x, y) => {
    const rock = clouds(x * 1.7, y * 1.7, seed, 4);
    const d = depth(polygon, x, y);
    if (d < 0) return;
    findCell(x * 0.9 + 0.5 * rock, y * 0.9, seed);
    const tone = 0.7 + 0.45 * rock + 0.12 * (cell.id - 0.5);
    field.put(at, 146 * tone, 140 * tone, 132 * tone);
    const facet = cell.dx * (cell.id - 0.5) + cell.dy * (0.5 - cell.id);
    field.height[at] = 1.7 * Math.sqrt(Math.min(1, d / 1.4)) + 0.5 * facet + 0.25 * rock;
    if (clouds(x * 2, y * 2, seed + 8, 3) > 0.58) field.blend(at, 104, 118, 66, 0.5);
  });
};

/** A needle of rock, cleft by frost, and smaller ones at its foot. */
export const spire: Painter = (field, { polygon }, seed) => {
  const [left, top, right, bottom] = boxOf(polygon, 0);
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const far = Math.max(right - left, bottom - top) / 2;
  const peaks = [0, 1, 2, 3].map((n): readonly [number, number, number, number] => {
    const angle = n * 2.1 + 6 * hash(n, 4, seed);
    return n ? [cx + Math.cos(angle) * far * 0.56, cy + Math.sin(angle) * far * 0.56, 0.5, 1.3] : [cx, cy, 0.8, 3.2];
  });
  field.each(left, top, right, bottom, (at, x, y) => {
    const d = depth(polygon, x, y);
    if (d < 0) return;
    const rock = clouds(x * 3.4, y * 3.4, seed, 4);
    let [high, facet] = [0.2, 0];
    for (const [place, [px, py, wide, tall]] of peaks.entries()) {
      const angle = Math.atan2(y - py, x - px) + 0.5 * clouds(x * 2, y * 2, seed, 2);
      const side = Math.floor(((angle + 7) / 6.28) * 5);
      const near = 1 - Math.hypot(x - px, y - py) / (far * wide * (0.8 + 0.4 * hash(side, place, seed)));
      if (tall * near > high) [high, facet] = [tall * near, side + 9 * place + 1];
    }
    const tone = (facet ? 0.62 + 0.5 * hash(facet, 3, seed) : 0.6) + 0.3 * (rock - 0.5);
    field.put(at, 138 * tone, 128 * tone, 122 * tone);
    field.height[at] = high + 0.2 * rock * step(0, 0.2, d);
  });
};

export const rubble: Painter = (field, { polygon }, seed) => {
  field.each(...boxOf(polygon, 0.1), (at, x, y) => {
    const d = depth(polygon, x, y);
    if (d < 0) return;
    field.blend(at, 128, 116, 98, 0.62);
    for (const [size, share, rim, high] of [
      [1.3, 0.8, 0.5, 0.42],
      [2.6, 0.55, 0.34, 0.16],
    ] as const) {
      findCell(x * size + 0.25 * noise(x * 3, y * 3, seed), y * size, seed + size * 5);
      if (cell.id > share || d < 0.12 || cell.next - cell.near < 0.05) continue;
      const { dx, dy, id } = cell;
      const far = Math.max(Math.abs(dx + dy * 0.6), Math.abs(dy - dx * 0.5) * 1.1, Math.abs(dx - dy) * 0.72);
      const radius = rim * (0.7 + 0.5 * id);
      if (far >= radius) continue;
      const h =
        high * (0.5 + id) * Math.min(1, (radius - far) / (radius * 0.35)) + (dx * (id - 0.3) + dy * (0.3 - id)) * 0.3;
      if (h <= field.height[at]! - 0.05) continue;
      const tone = 0.74 + 0.4 * ((id * 7.3) % 1);
      if ((id * 31) % 1 > 0.82) field.put(at, 150, 86, 62);
      else field.put(at, 158 * tone, 148 * tone, 134 * tone);
      field.height[at] = Math.max(field.height[at]!, h);
    }
  });
};

export const abyss: Painter = (field, { polygon }, seed) => {
  field.each(...boxOf(polygon, 0.1), (at, x, y) => {
    const d = depth(polygon, x, y) + 0.2 * (clouds(x * 2, y * 2, seed, 3) - 0.5);
    if (d < 0) return;
    const deep = step(0, 0.7, d);
    const rock = clouds(x * 4, y * 4, seed + 2, 3);
    field.put(
      at,
      (110 - 92 * deep) * (0.7 + 0.5 * rock),
      (98 - 84 * deep) * (0.7 + 0.5 * rock),
      (88 - 70 * deep) * (0.7 + 0.5 * rock),
    );
    field.height[at] = -2.4 * deep;
  });
};

/** Open ground, mown and full of flowers: nothing is in anybody's way. */
export const plain: Painter = (field, { polygon }, seed) => {
  field.each(...boxOf(polygon, 0.1), (at, x, y) => {
    const d = depth(polygon, x, y) + 0.3 * (clouds(x * 1.4, y * 1.4, seed, 3) - 0.5);
    const swath = Math.sin((x * 0.8 + y * 0.6) * 5.2) > 0 ? 1 : 0.86;
    if (d > 0) field.blend(at, 148 * swath, 152 * swath, 78 * swath, 0.62 * step(0, 0.4, d));
  });
  const random = dice(seed);
  for (const [x, y] of scattered(polygon, Math.min(420, sizeOf(polygon) * 11), 0.2, random)) {
    const hue = random();
    const colour: Colour = hue > 0.62 ? [238, 232, 214] : hue > 0.34 ? [232, 192, 70] : [206, 62, 48];
    field.ball(x, y, 0.08, 0.05 + 0.03 * random(), colour);
  }
};
