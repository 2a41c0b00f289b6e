// What rises by a spell and stays for a while: ice, flames, rock, thorns. It shines by itself.
import { type Painter, scattered, sizeOf } from "./piece";
import { boxOf, cell, clouds, depth, dice, findCell, step } from "./relief";

export const ice: Painter = (field, { polygon }, seed) => {
  field.each(...boxOf(polygon, 0.1), (at, x, y) => {
    const d = depth(polygon, x, y);
    if (d < 0) return;
    findCell(x * 1.9, y * 1.9, seed);
    field.put(at, 150 + 50 * cell.id, 196 + 30 * cell.id, 226);
    field.height[at] = step(0, 0.2, d) * (0.9 + 0.9 * cell.id) * (1.1 - cell.near);
    field.gloss[at] = 0.6;
  });
};

export const flames: Painter = (field, { polygon }, seed) => {
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

/** Pillars with six sides have broken through the ground; it still glows between them. */
export const pillars: Painter = (field, { polygon }, seed) => {
  const middle = polygon.reduce(([sx, sy], [x, y]) => [sx + x / polygon.length, sy + y / polygon.length], [0, 0]);
  const [cx, cy] = [middle[0]!, middle[1]!];
  field.each(...boxOf(polygon, 0.1), (at, x, y) => {
    const d = depth(polygon, x, y);
    if (d < 0) return;
    findCell(x * 2.1, y * 2.1, seed);
    const joint = cell.next - cell.near;
    const rim = step(0, 0.5, d);
    if (joint < 0.1) {
      field.put(at, 236, 118, 44);
      field.glow[at] = 0.75 * step(0.1, 0.02, joint) * rim;
      field.height[at] = 0.2;
      return;
    }
    const tone = (0.56 + 0.5 * cell.id) * (0.78 + 0.22 * step(0.1, 0.3, joint));
    field.put(at, 104 * tone, 98 * tone, 112 * tone);
    field.height[at] = 0.5 + (1.2 + 1.6 * cell.id) * rim * (1.3 - Math.min(1, Math.hypot(x - cx, y - cy) * 0.2));
  });
};

/** Each as thick as an arm, with spikes of bone; what feeds them glows in their veins. */
export const thorns: Painter = (field, { polygon }, seed) => {
  field.each(...boxOf(polygon, 0.1), (at, x, y) => {
    const d = depth(polygon, x, y);
    if (d >= 0) field.blend(at, 44, 30, 44, 0.9 * step(0, 0.2, d));
  });
  const random = dice(seed);
  for (const [x, y] of scattered(polygon, Math.min(70, 8 + sizeOf(polygon) * 2.2), 0.3, random)) {
    let [px, py, angle, z] = [x, y, random() * 6.28, 0.2];
    const bend = (random() - 0.5) * 2.4;
    for (let n = 0; n < 7; n++) {
      angle += bend / 5;
      const [nx, ny] = [px + Math.cos(angle) * 0.22, py + Math.sin(angle) * 0.22];
      if (depth(polygon, nx, ny) < 0.08) break;
      const nz = 0.3 + 0.9 * Math.sin(((n + 1) / 7) * 3.14);
      const thick = 0.13 - 0.014 * n;
      field.stick([px, py, z], [nx, ny, nz], thick, thick - 0.014, [92, 64, 104], true);
      field.stick([px, py, z + thick * 0.8], [nx, ny, nz + thick * 0.8], 0.022, 0.016, [150, 255, 150], false, 0.85);
      const side = angle + (n & 1 ? 1.2 : -1.2);
      field.stick(
        [nx, ny, nz],
        [nx + Math.cos(side) * 0.26, ny + Math.sin(side) * 0.26, nz + 0.2],
        0.06,
        0.006,
        [226, 208, 176],
      );
      [px, py, z] = [nx, ny, nz];
    }
  }
};
