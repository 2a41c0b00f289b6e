// The mat that everything lies on, and the wooden table around it.
import { cell, clouds, type Field, findCell, hash, type Light, noise, step } from "./relief";

export type Mat = "meadow" | "ash" | "snow" | "ruin";

/** Meadow or its like, dry meadow, trodden earth. */
const MATS: Record<Mat, readonly [readonly number[], readonly number[], readonly number[]]> = {
  meadow: [[106, 110, 74], [124, 114, 78], [136, 118, 90]],
  ash: [[98, 92, 88], [112, 100, 92], [132, 104, 84]],
  snow: [[146, 156, 166], [134, 144, 152], [122, 114, 100]],
  ruin: [[122, 116, 104], [104, 104, 84], [112, 98, 80]],
}; // biome-ignore format: colours

export const DAY: Light = {
  gain: 1.16,
  relief: 0.85,
  wash: 1.5,
  around: 0.3,
  fine: 0.04,
  soft: 0.1,
  penumbra: 0.045,
  ink: 0,
  inkFrom: 0.07,
  inkWide: 1,
};

/** The mat from 0, 0 to `wide`, `high`, and the wooden table that it lies on. */
export function paintGround(field: Field, wide: number, high: number, mat: Mat, hasHem: boolean): void {
  const [green, dry, earth] = MATS[mat];
  field.each(-99, -99, 199, 199, (at, x, y) => {
    const inside = Math.min(x, y, wide - x, high - y);
    if (inside < 0) {
      const grain = clouds(x * 0.22, y * 1.3 + 0.4 * noise(x * 0.4, y * 2, 5), 3, 4);
      const seam = Math.abs(((((y * 0.42 + 90) % 1) + 1) % 1) - 0.5) < 0.012 ? 0.55 : 1;
      const tone = (0.5 + 0.6 * grain) * seam * (0.85 + 0.3 * clouds(x * 1.2, y * 22, 8, 2));
      // Towards its rim the table is lost in the dark of the room.
      const lit = step(-2.9, -0.6, inside);
      const shade = (wood: number, room: number): number => room + (wood * tone - room) * lit;
      field.put(at, shade(92, 42), shade(60, 28), shade(40, 19));
      field.height[at] = -0.16;
      return;
    }
    const large = clouds(x * 0.16 + 3, y * 0.16, 21, 4);
    const middle = clouds(x * 0.9, y * 0.9, 33, 4);
    const fine = clouds(x * 7, y * 7, 44, 3);
    const grain = hash(Math.floor(x * field.scale), Math.floor(y * field.scale), 5);
    const trodden = 0.86 * step(0.5, 0.74, large * 0.62 + middle * 0.38);
    const parched = step(0.45, 0.7, clouds(x * 0.33 + 40, y * 0.33, 61, 3));
    const tone = 0.8 + 0.26 * middle + 0.2 * (fine - 0.5) + 0.09 * (grain - 0.5);
    const mixed = green.map((value, t) => {
      const meadow = value + (dry[t]! - value) * parched;
      return (meadow + (earth[t]! - meadow) * trodden) * tone;
    });
    field.put(at, mixed[0]!, mixed[1]!, mixed[2]!);
    const tuft = Math.max(0, fine - 0.52) * (1 - trodden);
    field.height[at] = 0.09 * middle + 0.065 * tuft + 0.016 * (fine - 0.5) + 0.005 * grain;
    if (trodden > 0.4) {
      findCell(x * 3.1, y * 3.1, 71);
      const size = 0.13 * cell.id;
      if (cell.id > 0.86 && cell.near < size) {
        field.height[at]! += 0.07 * (1 - cell.near / size);
        field.blend(at, 144, 132, 110, 0.6);
      }
    }
    if (mat === "snow") drift(field, at, x, y, trodden, grain);
    if (mat === "ash") embers(field, at, x, y, trodden);
    if (mat === "ruin") flagstone(field, at, x, y, trodden, middle);
    if (hasHem && inside < 0.36) {
      const along = inside === x || inside === wide - x ? y : x;
      field.blend(at, 52, 44, 34, 0.82);
      field.height[at] = 0.06 * step(0, 0.08, inside);
      if (inside > 0.12 && inside < 0.21 && (((along * 2.6) % 1) + 1) % 1 < 0.62) {
        field.blend(at, 214, 180, 110, 0.8);
        field.height[at]! += 0.03;
      }
    }
  });
}

/** Snow that the wind has combed: smooth, bright on its crests, blue in its hollows, thin where somebody walked. */
function drift(field: Field, at: number, x: number, y: number, thin: number, grain: number): void {
  const bent = y + 1.4 * noise(x * 0.21, y * 0.21, 12);
  const wave = clouds(x * 0.17 + bent * 0.1, bent * 0.42, 52, 3);
  const comb = clouds(x * 0.5 + bent * 0.3, bent * 3.4, 58, 2);
  const crest = step(0.3, 0.72, wave);
  const bright = 0.93 + 0.05 * comb + 0.03 * (grain - 0.5);
  const cover = 0.92 - 0.5 * step(0.55, 0.86, thin);
  field.blend(at, (142 + 26 * crest) * bright, (150 + 22 * crest) * bright, (160 + 16 * crest) * bright, cover);
  field.height[at] = field.height[at]! * (1 - cover) + 0.2 * wave + 0.03 * comb;
}

/** Where the ash is thin, what lies below still glows in its cracks. */
function embers(field: Field, at: number, x: number, y: number, thin: number): void {
  if (thin < 0.5) return;
  findCell(x * 0.95 + 0.3 * noise(x * 2, y * 2, 9), y * 0.95, 83);
  const crack = 1 - step(0.015, 0.075, cell.next - cell.near);
  const heat = crack * step(0.5, 0.85, thin) * step(0.35, 0.7, noise(x * 0.8, y * 0.8, 14));
  if (crack > 0.2) field.height[at]! -= 0.05 * crack;
  if (heat <= 0.05) return;
  field.blend(at, 226, 96, 34, heat);
  field.glow[at] = 0.8 * heat;
}

/** An old pavement: stones with sunken, grown-over joints, and earth where it has gone. */
function flagstone(field: Field, at: number, x: number, y: number, gone: number, wear: number): void {
  const row = Math.floor(y * 0.62);
  const column = Math.floor(x * 0.5 + (row % 2) * 0.5);
  const [u, v] = [x * 0.5 + (row % 2) * 0.5 - column, y * 0.62 - row];
  const edge = Math.min(u, 1 - u, v, 1 - v) + 0.05 * (noise(x * 4, y * 4, 31) - 0.5);
  const isLost = hash(column, row, 91) < 0.14 || gone > 0.75;
  if (isLost) return;
  const joint = step(0.015, 0.05, edge);
  const tone = (0.84 + 0.2 * hash(column, row, 17)) * (0.82 + 0.28 * wear);
  field.blend(at, 132 * tone, 128 * tone, 116 * tone, 0.7 * joint);
  if (joint < 0.6) field.blend(at, 84, 94, 52, 0.5);
  field.height[at]! += 0.07 * joint + 0.03 * hash(column, row, 5);
  findCell(x * 1.1, y * 1.1, 77);
  if (joint > 0.9 && cell.next - cell.near < 0.03 && hash(column, row, 3) > 0.5) field.dim(at, 0.62);
}
