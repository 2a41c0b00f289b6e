// What people hold: weapons in the right hand or in both, and something in the left. Weapons may reach beyond the base:
// the outline tells the kind.
import type { Painter } from "./painter";
import { BLACK, BONE, dimmed, GOLD, IRON, type Kit, LEATHER, type Look, STEEL, WHITE, WOOD } from "./paints";
import { arm, BOTH } from "./people";
import type { Colour, Spot } from "./relief";

type Part = (p: Painter, kit: Kit) => void;

const right = (p: Painter, { coat, skin }: Kit): void => arm(p, 0.44, [0.5, 0.44], 0.84, coat, skin);
const left = (p: Painter, { coat, skin }: Kit, u = 0.36, v = -0.5): void => arm(p, -0.44, [u, v], 0.72, coat, skin);

const SHINE = { gloss: 0.5 };
const GREY: Colour = [132, 138, 150];

/** A pole that is held across the body, its head to the left in front. */
const across = (p: Painter): void => p.rod(WOOD, [-0.44, 0.68, 0.82, 0.062], [0.86, -0.2, 1, 0.058]);
const onPole = (d: number, n: number): Spot => [0.76 + d * 0.82 + n * 0.57, -0.14 - d * 0.57 + n * 0.82];

// biome-ignore format: parts by their numbers
export const WEAPONS: Record<Exclude<Look["weapon"], "none">, Part> = {
  sword: (p, kit) => {
    right(p, kit);
    p.plate(STEEL, [[0.62, 0.36], [1.42, 0.18], [1.56, 0.22], [1.44, 0.3], [0.64, 0.52]], 0.86, 0.07, SHINE);
    p.rod(GOLD, [0.58, 0.24, 0.86, 0.05], [0.68, 0.64, 0.86, 0.05], { gloss: 0.4 });
  },
  greatsword: (p, kit) => {
    right(p, kit);
    left(p, kit, 0.44, 0.1);
    p.plate(STEEL, [[0.5, 0.2], [1.72, -0.36], [1.94, -0.4], [1.8, -0.22], [0.62, 0.4]], 0.94, 0.08, SHINE);
    p.rod(GREY, [0.62, 0.27, 1.02, 0.03], [1.6, -0.24, 1.02, 0.02]);
    p.rod(GOLD, [0.44, 0.06, 0.96, 0.06], [0.66, 0.56, 0.96, 0.06], { gloss: 0.4 });
    p.rod(LEATHER, [0.5, 0.34, 0.96, 0.05], [0.22, 0.46, 0.94, 0.05]);
  },
  spear: (p, kit) => {
    right(p, kit);
    p.rod(WOOD, [-0.78, 0.48, 0.72, 0.05], [1.12, 0.34, 0.84, 0.045]);
    p.plate(STEEL, [[1.06, 0.23], [1.22, 0.25], [1.62, 0.32], [1.22, 0.41], [1.06, 0.44]], 0.9, 0.08, SHINE);
    p.rod(kit.side.rim, [1, 0.345, 0.9, 0.085], [1.06, 0.34, 0.9, 0.085]);
  },
  lance: (p, kit) => {
    right(p, kit);
    p.rod(WOOD, [-0.66, 0.52, 0.8, 0.06], [0.4, 0.46, 0.86, 0.09]);
    p.rod(WHITE, [0.5, 0.45, 0.88, 0.13], [1.9, 0.34, 0.9, 0.02]);
    for (let i = 0; i < 4; i++) p.rod(kit.side.rim, [0.66 + i * 0.3, 0.36 - i * 0.012, 0.96, 0.035], [0.78 + i * 0.3, 0.5 - i * 0.03, 0.96, 0.03]);
    p.dome(STEEL, [0.44, 0.46, 0.1, 0.2, 0.86, 0.14], SHINE);
  },
  glaive: (p, kit) => {
    right(p, kit);
    left(p, kit, 0.4, -0.1);
    across(p);
    p.plate(STEEL, [onPole(-0.06, -0.05), onPole(0.3, -0.12), onPole(0.98, 0.06), onPole(0.6, 0.26), onPole(0.16, 0.24), onPole(0.02, 0.1)], 1.02, 0.08, SHINE);
    p.rod(kit.side.rim, [0.72, -0.1, 1.04, 0.09], [0.64, -0.05, 1.03, 0.09]);
  },
  axe: (p, kit) => {
    right(p, kit);
    left(p, kit, 0.46, -0.1);
    across(p);
    for (const s of BOTH) p.plate(GREY, [onPole(0.1, s * 0.05), onPole(0.2, s * 0.22), onPole(0.36, s * 0.3), onPole(0.22, s * 0.46), onPole(0.03, s * 0.5), onPole(-0.18, s * 0.44), onPole(-0.3, s * 0.28), onPole(-0.14, s * 0.2), onPole(-0.04, s * 0.05)], 1, 0.1, { gloss: 0.4 });
  },
  mace: (p, kit) => {
    right(p, kit);
    p.rod(WOOD, [0.24, 0.52, 0.84, 0.06], [1, 0.3, 0.94, 0.055]);
    p.dome(IRON, [1.1, 0.28, 0.22, 0.22, 0.86, 0.24], { gloss: 0.4 });
    for (let i = 0; i < 8; i++) {
      const [c, s] = [Math.cos((i / 8) * 6.28), Math.sin((i / 8) * 6.28)];
      p.rod(STEEL, [1.1 + c * 0.18, 0.28 + s * 0.18, 1, 0.05], [1.1 + c * 0.34, 0.28 + s * 0.34, 1.04, 0.008], { gloss: 0.4 });
    }
  },
  hammer: (p, kit) => {
    right(p, kit);
    left(p, kit, 0.46, -0.06);
    across(p);
    p.plate(IRON, [onPole(-0.16, -0.42), onPole(0.3, -0.42), onPole(0.3, 0.42), onPole(-0.16, 0.42)], 1.06, 0.12, { gloss: 0.35 });
    p.plate(GOLD, [onPole(-0.2, -0.1), onPole(0.34, -0.1), onPole(0.34, 0.1), onPole(-0.2, 0.1)], 1.12, 0.06, { gloss: 0.5 });
  },
  scythe: (p, kit) => {
    right(p, kit);
    left(p, kit, 0.4, -0.1);
    across(p);
    p.plate(STEEL, [onPole(0.06, 0), onPole(0.22, -0.3), onPole(0.12, -0.72), onPole(-0.24, -1.1), onPole(-0.04, -0.66), onPole(0.02, -0.3), onPole(-0.1, 0.04)], 1.04, 0.06, SHINE);
  },
  bow: (p, { coat, skin }) => {
    arm(p, -0.4, [0.62, -0.02], 0.86, coat, skin);
    arm(p, 0.4, [0.06, -0.02], 0.88, coat, skin);
    p.path([196, 140, 70], [[0.26, -0.94, 0.86, 0.05], [0.5, -0.72, 0.86, 0.05], [0.72, -0.36, 0.86, 0.055], [0.7, 0, 0.86, 0.06], [0.72, 0.36, 0.86, 0.055], [0.5, 0.72, 0.86, 0.05], [0.26, 0.94, 0.86, 0.05]], { gloss: 0.1 });
    for (const s of [-0.94, 0.94]) p.rod(WHITE, [0.26, s, 0.88, 0.017], [0.06, -0.04, 0.92, 0.017]);
    p.rod(BONE, [0.04, -0.04, 0.96, 0.026], [1.12, 0, 0.96, 0.026]);
    p.plate(STEEL, [[1.06, -0.07], [1.3, 0], [1.06, 0.07]], 0.97, 0.04, SHINE);
  },
  crossbow: (p, { coat, skin }) => {
    arm(p, -0.4, [0.56, -0.1], 0.84, coat, skin);
    arm(p, 0.4, [0.3, 0.14], 0.86, coat, skin);
    p.rod(WOOD, [0, 0.16, 0.92, 0.09], [1.02, 0, 0.94, 0.08]);
    p.path(IRON, [[0.6, -0.62, 0.94, 0.05], [0.86, -0.34, 0.94, 0.07], [0.94, 0.02, 0.96, 0.08], [0.92, 0.38, 0.94, 0.07], [0.7, 0.7, 0.94, 0.05]], SHINE);
    for (const [u, v] of [[0.6, -0.62], [0.7, 0.7]] as const) p.rod(WHITE, [u, v, 0.96, 0.018], [0.4, 0.09, 1, 0.018]);
    for (const v of [-0.06, 0.06]) p.rod(BONE, [0.4, 0.08 + v, 1.02, 0.025], [1.24, -0.04 + v, 1.02, 0.02]);
  },
  gun: (p, { coat, skin }) => {
    arm(p, -0.4, [0.7, 0.14], 0.84, coat, skin);
    arm(p, 0.44, [0.22, 0.34], 0.84, coat, skin);
    p.rod(WOOD, [-0.2, 0.44, 0.84, 0.1], [0.44, 0.28, 0.9, 0.08]);
    p.rod(IRON, [0.3, 0.3, 0.94, 0.07], [1.56, 0.04, 0.96, 0.06], SHINE);
    p.dome(GOLD, [0.36, 0.3, 0.1, 0.08, 0.98, 0.07], SHINE);
  },
  mortar: (p, { coat, skin }) => {
    for (const s of BOTH) arm(p, s * 0.44, [0.4, s * 0.4], 0.8, coat, skin);
    p.rod(IRON, [0.3, 0, 0.74, 0.3], [1.02, 0, 0.96, 0.36], { gloss: 0.3 });
    p.dome(BLACK, [1.14, 0, 0.2, 0.24, 1.2, 0.08]);
    for (const u of [0.4, 0.8]) p.path(GOLD, [[u, -0.33, 0.96, 0.05], [u, 0, 1.14, 0.05], [u, 0.33, 0.96, 0.05]], SHINE);
  },
  staff: (p, kit) => {
    right(p, kit);
    left(p, kit, 0.46, -0.42);
    p.rod(WOOD, [-0.62, 0.54, 0.74, 0.05], [0.92, 0.48, 0.94, 0.045]);
    for (const s of BOTH) p.path(GOLD, [[0.88, 0.48, 0.94, 0.05], [1, 0.48 + s * 0.16, 0.96, 0.04], [1.16, 0.48 + s * 0.1, 0.98, 0.015]], SHINE);
    p.dome(kit.magic, [1.02, 0.48, 0.13, 0.13, 0.96, 0.14], { glow: 0.95 });
    p.shine(kit.magic, 1.02, 0.48, 0.6);
  },
  wand: (p, kit) => {
    right(p, kit);
    left(p, kit);
    p.rod(WOOD, [0.5, 0.44, 0.9, 0.035], [0.96, 0.3, 0.96, 0.025]);
    p.dome(kit.magic, [1, 0.29, 0.08, 0.08, 0.92, 0.08], { glow: 0.95 });
    for (let i = 0; i < 4; i++) p.dome(kit.magic, [1.12 + i * 0.1, 0.2 + Math.sin(i * 2) * 0.14, 0.035, 0.035, 0.9, 0.04], { glow: 0.95 });
    p.shine(kit.magic, 1.06, 0.26, 0.6);
  },
  claws: (p, { coat, skin }) => {
    for (const s of BOTH) {
      arm(p, s * 0.46, [0.6, s * 0.52], 0.8, coat, skin);
      for (let i = -1; i < 2; i++) p.rod(BONE, [0.66, s * 0.52 + i * 0.1, 0.8, 0.05], [0.98, s * 0.5 + i * 0.16, 0.76, 0.008], { gloss: 0.3 });
    }
  },
  daggers: (p, { coat, skin }) => {
    for (const s of BOTH) {
      arm(p, s * 0.44, [0.5, s * 0.5], 0.82, coat, skin);
      p.plate(STEEL, [[0.56, s * 0.42], [1.02, s * 0.22], [1.16, s * 0.2], [1.04, s * 0.34], [0.62, s * 0.58]], 0.88, 0.06, SHINE);
      p.rod(BLACK, [0.52, s * 0.38, 0.9, 0.045], [0.66, s * 0.62, 0.9, 0.045]);
    }
  },
  whip: (p, kit) => {
    right(p, kit);
    p.path(LEATHER, [[0.5, 0.44, 0.9, 0.06], [0.9, 0.6, 0.9, 0.05], [1.24, 0.36, 0.86, 0.045], [1.14, 0.02, 0.8, 0.04], [1.36, -0.26, 0.72, 0.035], [1.62, -0.16, 0.64, 0.012]]);
    p.rod(IRON, [0.36, 0.42, 0.9, 0.06], [0.6, 0.48, 0.92, 0.06]);
  },
  net: (p, kit) => {
    right(p, kit);
    left(p, kit, 0.5, -0.3);
    const knot = (i: number, j: number): readonly [number, number, number, number] => [0.66 + i * 0.22, -0.44 + j * 0.22 + 0.04 * Math.sin(i * 2 + j), 0.86 - i * 0.05, 0.028];
    for (let i = 0; i < 5; i++) for (let j = 0; j < 5; j++) {
      if (i < 4) p.rod(WHITE, knot(i, j), knot(i + 1, j));
      if (j < 4) p.rod(WHITE, knot(i, j), knot(i, j + 1));
    }
  },
  drum: (p, kit) => {
    for (const s of BOTH) arm(p, s * 0.46, [0.46, s * 0.44], 0.9, kit.coat, kit.skin);
    p.dome(kit.side.cloth, [0.72, 0, 0.44, 0.44, 0.5, 0.4], { pow: 0.12 });
    p.dome(BONE, [0.72, 0, 0.38, 0.38, 0.86, 0.06], { pow: 0.2 });
    for (const s of BOTH) p.rod(WOOD, [0.36, s * 0.5, 1, 0.045], [0.76, s * 0.12, 1, 0.06]);
  },
  horn: (p, kit) => {
    right(p, kit);
    p.path(BONE, [[0.34, 0.12, 0.98, 0.04], [0.6, 0.3, 0.98, 0.08], [0.96, 0.34, 1, 0.13], [1.26, 0.16, 1.04, 0.2]], { gloss: 0.3 });
    p.dome(BLACK, [1.34, 0.1, 0.12, 0.15, 1.2, 0.05]);
    p.rod(GOLD, [0.66, 0.2, 1.06, 0.04], [0.62, 0.42, 1.02, 0.04], SHINE);
  },
  banner: (p, kit) => {
    right(p, kit);
    p.rod(WOOD, [-0.3, 0.5, 0.7, 0.05], [0.9, 0.44, 1.3, 0.045]);
    p.plate(kit.side.cloth, [[0.86, 0.4], [0.9, -0.5], [0.5, -0.42], [0.2, -0.5], [0.3, 0.42]], (_u, v) => 1.2 + 0.06 * Math.sin(v * 9), 0.04, { tint: (_u, v) => 0.92 + 0.12 * Math.sin(v * 9) });
  },
};

/** Those that need both hands: nothing is left for a shield. */
export const TWO_HANDED: readonly Look["weapon"][] = ["bow", "crossbow", "gun", "mortar", "claws", "daggers", "drum", "net", "glaive", "axe", "hammer", "scythe", "greatsword"]; // biome-ignore format: a list
const EMPTY_HANDED: readonly Look["weapon"][] = ["sword", "spear", "lance", "mace", "whip", "horn", "banner", "none"];

const board = (p: Painter, kit: Kit, outline: Spot[]): void => {
  left(p, kit);
  p.plate(GOLD, outline, 0.74, 0.12, { gloss: 0.4 });
  const [cx, cy] = [0.42, -0.48];
  p.plate(kit.side.cloth, outline.map(([u, v]): Spot => [cx + (u - cx) * 0.74, cy + (v - cy) * 0.74]), 0.84, 0.06); // biome-ignore format: its field
  p.rod(WHITE, [0.6, -0.5, 0.96, 0.035], [0.2, -0.46, 0.94, 0.035]);
};

// biome-ignore format: parts by their numbers
export const OFF_HANDS: Record<Exclude<Look["off_hand"], "none">, Part> = {
  kite: (p, kit) => board(p, kit, [[0.74, -0.68], [0.72, -0.32], [0.38, -0.16], [-0.16, -0.44], [0.42, -0.8]]),
  tower: (p, kit) => board(p, kit, [[0.62, -0.9], [0.74, -0.12], [0.3, -0.06], [0.18, -0.84]]),
  round: (p, kit) => {
    left(p, kit);
    p.dome(kit.side.cloth, [0.38, -0.56, 0.38, 0.35, 0.72, 0.16], { pow: 0.7, tex: (x, y) => [Math.hypot(x, y) > 0.82 ? 0.5 : Math.abs(x) < 0.1 || Math.abs(y) < 0.1 ? 1.45 : 1, 0] });
    p.dome(STEEL, [0.38, -0.56, 0.1, 0.1, 0.86, 0.1], { gloss: 0.4 });
  },
  lantern: (p, kit) => {
    left(p, kit, 0.5, -0.5);
    p.rod(IRON, [0.52, -0.52, 0.92, 0.03], [0.74, -0.62, 0.96, 0.03]);
    p.plate(IRON, [[0.66, -0.78], [0.92, -0.78], [0.92, -0.52], [0.66, -0.52]], 0.8, 0.05);
    p.dome([255, 216, 120], [0.79, -0.65, 0.1, 0.1, 0.84, 0.1], { glow: 0.95 });
    p.shine([255, 200, 110], 0.79, -0.65, 0.8);
  },
  book: (p, kit) => {
    left(p, kit, 0.5, -0.42);
    p.plate(kit.side.cloth, [[0.3, -0.76], [0.76, -0.76], [0.76, -0.2], [0.3, -0.2]], 0.82, 0.03);
    for (const s of BOTH) p.plate(WHITE, [[0.34, -0.48 + s * 0.02], [0.72, -0.48 + s * 0.02], [0.72, -0.48 + s * 0.24], [0.34, -0.48 + s * 0.24]], 0.88, 0.04);
    for (let i = 0; i < 3; i++) for (const s of BOTH) p.rod([120, 100, 90], [0.42 + i * 0.1, -0.48 + s * 0.06, 0.94, 0.014], [0.42 + i * 0.1, -0.48 + s * 0.2, 0.94, 0.014]);
  },
  orb: (p, kit) => {
    left(p, kit, 0.5, -0.46);
    p.dome(kit.magic, [0.66, -0.5, 0.2, 0.2, 0.88, 0.22], { glow: 0.8, gloss: 0.6 });
    p.shine(kit.magic, 0.66, -0.5, 0.6);
  },
  flame: (p, kit) => {
    left(p, kit, 0.5, -0.46);
    for (let i = 0; i < 7; i++) p.rod(i % 2 ? kit.magic : dimmed(kit.magic, 0.8), [0.62, -0.5, 0.92, 0.12], [0.62 + Math.cos(i * 0.9) * 0.28, -0.5 + Math.sin(i * 0.9) * 0.26, 1.06, 0.015], { glow: 0.9 });
    p.dome(WHITE, [0.62, -0.5, 0.08, 0.08, 1, 0.1], { glow: 1 });
    p.shine(kit.magic, 0.62, -0.5, 0.7);
  },
  hook: (p, kit) => {
    left(p, kit, 0.5, -0.46);
    p.path(STEEL, [[0.52, -0.46, 0.86, 0.06], [0.84, -0.5, 0.88, 0.05], [0.98, -0.38, 0.88, 0.05], [0.9, -0.24, 0.88, 0.045], [0.78, -0.28, 0.88, 0.012]], SHINE);
  },
};

/** A hand that holds nothing is still there. */
export function emptyHand(p: Painter, kit: Kit): void {
  if (EMPTY_HANDED.includes(kit.look.weapon)) left(p, kit, 0.44, -0.4);
  if (kit.look.weapon === "none") right(p, kit);
}
