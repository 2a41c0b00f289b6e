// Terrain out of polygons; what varies comes from the id of a piece alone. The true outline is the edge of the floor:
// crowns, banks and roofs keep to it.
import { barricade, house, palisade, parapet, paving, rampart, ruin, tower, wall, wicker } from "./built";
import type { Painter, Piece } from "./piece";
import { boxOf, cell, clouds, depth, dice, type Field, findCell, hash, noise, seedOf, step } from "./relief";

const hill: Painter = (field, { polygon }, seed) => {
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
    field.blend(at, 164, 156, 96, 0.3 * step(0, 0.3, d) + 0.3 * top);
    field.blend(at, 140, 124, 92, 0.62 * edge);
    if (edge > 0.2) field.height[at]! += 0.06 * edge * (rock - 0.4);
    field.height[at]! += rise + 0.3 * top;
  });
};

/** Sheer rock all around, flat on top. */
const cliff: Painter = (field, { polygon }, seed) => {
  field.each(...boxOf(polygon, 0.2), (at, x, y) => {
    const rock = clouds(x * 3, y * 3, seed, 4);
    const d = depth(polygon, x, y) + 0.25 * (rock - 0.5);
    if (d < -0.02) return;
    findCell(x * 1.6, y * 1.6, seed);
    const crack = step(0.02, 0.12, cell.next - cell.near);
    const wall = step(0.5, 0.05, d);
    const tone = (0.72 + 0.4 * rock) * (0.7 + 0.3 * crack);
    field.blend(at, 150 * tone, 140 * tone, 124 * tone, 0.55 + 0.45 * wall);
    field.height[at] = 1.75 * step(0, 0.34, d) + 0.12 * rock + 0.06 * crack;
  });
};

const water =
  (isDeep: boolean): Painter =>
  (field, { polygon }, seed) => {
    field.each(...boxOf(polygon, 0.3), (at, x, y) => {
      const d = depth(polygon, x, y) + 0.35 * (clouds(x * 0.75, y * 0.75, seed, 3) - 0.5);
      if (d < -0.25) return;
      const bank = step(-0.25, 0, d);
      field.blend(at, 146, 124, 86, 0.8 * bank);
      field.height[at]! -= 0.16 * bank;
      if (d <= 0) return;
      const deep = step(-0.12, 0.85, d) * (isDeep ? 1 : 0.45);
      const wave = clouds(x * 2.2 + 0.8 * noise(x, y * 2, seed), y * 4.6, seed + 9, 3);
      const tone = 0.92 + 0.2 * (wave - 0.5);
      field.put(at, (92 - 60 * deep) * tone, (116 - 34 * deep) * tone, (104 + 6 * deep) * tone);
      field.height[at] = -0.2 + 0.055 * wave;
      field.gloss[at] = 0.2 + 0.5 * step(0.62, 0.8, wave);
      field.blend(at, 214, 222, 204, 0.4 * step(0.1, 0.03, Math.abs(d - 0.06 - 0.05 * wave)));
      if (isDeep) return;
      findCell(x * 1.8, y * 1.8, seed);
      if (cell.id > 0.55 && cell.near < 0.3) {
        field.blend(at, 150, 142, 124, 0.8);
        field.height[at]! += 0.12 * (1 - cell.near / 0.3);
      }
    });
  };

/** Puddles and reeds. */
const marsh: Painter = (field, { polygon }, seed) => {
  const box = boxOf(polygon, 0.1);
  field.each(...box, (at, x, y) => {
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
  for (let n = 0; n < 160; n++) {
    const [x, y] = [box[0] + random() * (box[2] - box[0]), box[1] + random() * (box[3] - box[1])];
    if (depth(polygon, x, y) < 0.15) continue;
    for (let m = 0; m < 3; m++) {
      const [a, l] = [random() * 6.28, 0.12 + 0.2 * random()];
      field.stick([x, y, 0.1], [x + Math.cos(a) * l, y + Math.sin(a) * l, 0.5], 0.024, 0.008, [
        126 + 50 * random(),
        138,
        62,
      ]);
    }
  }
};

const grass: Painter = (field, { polygon }, seed) => {
  const box = boxOf(polygon, 0.1);
  field.each(...box, (at, x, y) => {
    const d = depth(polygon, x, y);
    if (d >= 0) field.blend(at, 112, 118, 58, 0.6);
  });
  const random = dice(seed);
  const count = Math.min(900, Math.round((box[2] - box[0]) * (box[3] - box[1]) * 40));
  for (let n = 0; n < count; n++) {
    const [x, y] = [box[0] + random() * (box[2] - box[0]), box[1] + random() * (box[3] - box[1])];
    if (depth(polygon, x, y) < 0.12) continue;
    const [a, l] = [random() * 6.28, 0.14 + 0.22 * random()];
    const tone = 0.8 + 0.5 * random();
    field.stick([x, y, 0.15], [x + Math.cos(a) * l, y + Math.sin(a) * l, 0.62], 0.03, 0.006, [
      128 * tone,
      136 * tone,
      66 * tone,
    ]);
  }
};

function crown(field: Field, cx: number, cy: number, r: number, u: number, v: number, seed: number): void {
  const base = u > 0.9 ? [170, 136, 70] : u > 0.6 ? [126, 134, 66] : u > 0.3 ? [98, 122, 62] : [80, 106, 64];
  const top = 1.25 + 0.75 * v;
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
    field.put(at, base[0]! * tone + 18 * leaf * cell.id, base[1]! * tone + 14 * leaf, base[2]! * tone);
  });
}

/** Crowns close above each other and stay inside the outline; a light wood leaves glades between them. */
const wood =
  (isLight: boolean): Painter =>
  (field, { polygon }, seed) => {
    const box = boxOf(polygon, 0.3);
    field.each(...box, (at, x, y) => {
      const d = depth(polygon, x, y);
      if (d < -0.06) return;
      const [f, l] = [step(-0.06, 0.2, d), clouds(x * 6, y * 6, seed, 3)];
      field.blend(at, 62 + 36 * l, 62 + 26 * l, 34 + 10 * l, 0.82 * f);
      field.height[at]! += 0.05 * l * f;
    });
    const random = dice(seed);
    const found: [number, number, number, number, number][] = [];
    for (let n = 0; n < 2600; n++) {
      const x = box[0] + random() * (box[2] - box[0]);
      const y = box[1] + random() * (box[3] - box[1]);
      const r = 0.42 + 0.42 * random();
      if (depth(polygon, x, y) < r * 0.8) continue;
      if (isLight && clouds(x * 0.55, y * 0.55, seed + 40, 2) > 0.62) continue;
      if (found.some(([fx, fy, fr]) => Math.hypot(fx - x, fy - y) < (fr + r) * 0.8)) continue;
      found.push([x, y, r, random(), random()]);
    }
    found.sort((one, other) => one[2] - other[2]);
    for (const [x, y, r, u, v] of found) crown(field, x, y, r, u, v, seed);
  };

const boulder: Painter = (field, { polygon }, seed) => {
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

const rubble: Painter = (field, { polygon }, seed) => {
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

const bramble: Painter = (field, { polygon }, seed) => {
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

const abyss: Painter = (field, { polygon }, seed) => {
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

const ice: Painter = (field, { polygon }, seed) => {
  field.each(...boxOf(polygon, 0.1), (at, x, y) => {
    const d = depth(polygon, x, y);
    if (d < 0) return;
    findCell(x * 1.9, y * 1.9, seed);
    field.put(at, 150 + 50 * cell.id, 196 + 30 * cell.id, 226);
    field.height[at] = step(0, 0.2, d) * (0.9 + 0.9 * cell.id) * (1.1 - cell.near);
    field.gloss[at] = 0.6;
  });
};

const flames: Painter = (field, { polygon }, seed) => {
  const box = boxOf(polygon, 0.1);
  field.each(...box, (at, x, y) => {
    const d = depth(polygon, x, y);
    if (d < 0) return;
    const hot = clouds(x * 2.4, y * 2.4, seed, 4) * step(0, 0.4, d);
    field.blend(at, 60, 30, 20, 0.85);
    if (hot < 0.4) return;
    field.put(at, 255, 110 + 260 * (hot - 0.4), 40 + 160 * (hot - 0.4));
    field.glow[at] = step(0.4, 0.55, hot);
    field.height[at]! += hot * 0.5;
  });
  const random = dice(seed);
  for (let n = 0; n < 90; n++) {
    const [x, y] = [box[0] + random() * (box[2] - box[0]), box[1] + random() * (box[3] - box[1])];
    if (depth(polygon, x, y) < 0.28) continue;
    const [bend, far, hue] = [(random() - 0.5) * 0.3, 0.3 + 0.36 * random(), random()];
    field.tongue(x, y, bend, far, hue > 0.6 ? [255, 232, 130] : hue > 0.25 ? [255, 164, 48] : [232, 84, 28]);
  }
};

/** A needle of rock, cleft by frost. */
const spire: Painter = (field, { polygon }, seed) => {
  const [left, top, right, bottom] = boxOf(polygon, 0);
  const [cx, cy] = [(left + right) / 2 - 0.1, (top + bottom) / 2 - 0.1];
  const far = Math.max(right - left, bottom - top) / 2;
  field.each(left, top, right, bottom, (at, x, y) => {
    const d = depth(polygon, x, y);
    if (d < 0) return;
    const angle = Math.atan2(y - cy, x - cx);
    const facet = Math.floor(((angle + Math.PI) / (2 * Math.PI)) * 7 + 0.5 * clouds(x * 2, y * 2, seed, 2)) % 7;
    const rock = clouds(x * 3.4, y * 3.4, seed, 4);
    const tone = 0.62 + 0.5 * hash(facet, 3, seed) + 0.3 * (rock - 0.5);
    field.put(at, 138 * tone, 128 * tone, 122 * tone);
    const near = Math.max(0, 1 - Math.hypot(x - cx, y - cy) / far);
    field.height[at] = 0.3 + 3.1 * near ** 1.3 * (0.8 + 0.3 * hash(facet, 9, seed)) + 0.3 * rock * step(0, 0.2, d);
  });
};

/** By the ids of our own pieces. */
const LOOKS: Record<string, readonly Painter[]> = {
  "light-wood": [wood(true)],
  "wooded-hill": [hill, wood(true)],
  bramble: [bramble],
  thorns: [bramble],
  rubble: [rubble],
  ruin: [rubble, ruin],
  boulder: [boulder],
  rock: [spire],
  house: [house],
  building: [house],
  "high-wall": [wall],
  "masonry-wall": [wall],
  "breached-wall": [wall],
  "low-rampart": [rampart],
  "stone-parapet": [parapet],
  "tall-grass": [grass],
  bush: [grass],
  chasm: [abyss],
  ford: [water(false)],
  pond: [water(true)],
  river: [water(true)],
  hill: [hill],
  "rock-spire": [spire],
  "cliff-plateau": [cliff],
  ledge: [cliff],
  "open-plain": [],
  "town-square": [paving],
  "wooden-watchtower": [tower(true)],
  "signal-platform": [tower(true)],
  "flat-roof": [tower(false)],
  palisade: [palisade],
  "wicker-screen": [wicker],
  barricade: [barricade],
  "ice-wall": [ice],
  flames: [flames],
};

/** Pieces of a stranger's pack, by what they do. */
const KINDS: Record<string, readonly Painter[]> = {
  wood: [wood(false)],
  marsh: [marsh],
  water: [water(true)],
  wall: [wall],
  hill: [hill],
  cliff: [cliff],
  bush: [grass],
  abyss: [abyss],
};

export function paintPiece(field: Field, piece: Piece): void {
  const seed = seedOf(piece.id);
  for (const paint of LOOKS[piece.look] ?? KINDS[piece.kind] ?? []) paint(field, piece, seed);
}
