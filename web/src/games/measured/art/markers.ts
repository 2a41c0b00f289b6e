// What is fought for: springs, wells, relics, portals, objectives, items, glyphs and bombs, out of the same parts.
import { type Lit, LYING, litAlone } from "./figures";
import type { Painter } from "./painter";
import { BLACK, BONE, dimmed, GOLD, IRON, LEATHER, SIDES, STEEL, WHITE, WOOD } from "./paints";
import { BOTH } from "./people";
import { type Colour, hash } from "./relief";

export interface Marker {
  look: string;
  /** Whose it is; below zero: nobody's. */
  holder: number;
}

type Part = (p: Painter, cloth: Colour) => void;

const MANA: Colour = [96, 204, 255];
const STONE: Colour = [124, 118, 108];
const GLOWS = { glow: 0.95 };

function ring(p: Painter, colour: Colour, radius: number, z: number, stones: number, size: number): void {
  for (let i = 0; i < stones; i++) {
    const a = (i / stones) * 6.28;
    p.dome(
      dimmed(colour, 0.8 + 0.4 * hash(i, 2, 5)),
      [Math.cos(a) * radius, Math.sin(a) * radius, size, size * 0.86, z, size * 1.1],
      { rot: a, pow: 0.35 },
    );
  }
}

const water = (p: Painter, radius: number): void =>
  p.dome([40, 120, 180], [0, 0, radius, radius, 0.04, 0.06], { pow: 0.1, glow: 0.4 });

function crystals(p: Painter, count: number, spread: number, high: number): void {
  for (let i = 0; i < count; i++) {
    const [a, d] = [i * 2.4, (spread * Math.sqrt(i)) / Math.sqrt(count)];
    p.rod(
      i % 2 ? MANA : [190, 240, 255],
      [Math.cos(a) * d, Math.sin(a) * d, 0.1, 0.13],
      [Math.cos(a) * d * 1.15, Math.sin(a) * d * 1.15, high * (0.6 + 0.4 * hash(i, 1, 3)), 0.015],
      { glow: 0.75, gloss: 0.6 },
    );
  }
}

/** A pool between stones, with a few crystals in it. */
const spring: Part = (p, cloth) => {
  ring(p, STONE, 0.7, 0.05, 8, 0.25);
  water(p, 0.56);
  crystals(p, 3, 0.2, 0.7);
  p.dome(cloth, [-0.74, 0, 0.1, 0.1, 0.3, 0.08]);
  p.shine(MANA, 0, 0, 0.9);
};

/** Crystals as high as a man, between them four pillars with tops of gold. */
const fountain: Part = (p, cloth) => {
  ring(p, dimmed(STONE, 1.2), 0.82, 0.04, 16, 0.16);
  water(p, 0.72);
  crystals(p, 13, 0.54, 1.3);
  for (let i = 0; i < 4; i++) {
    const [x, y] = [Math.cos(i * 1.571 + 0.785) * 0.74, Math.sin(i * 1.571 + 0.785) * 0.74];
    p.dome(STONE, [x, y, 0.17, 0.17, 0.1, 0.8], { pow: 0.15 });
    p.dome(GOLD, [x, y, 0.12, 0.12, 0.9, 0.16], { gloss: 0.6 });
  }
  p.dome(cloth, [-0.86, 0, 0.1, 0.1, 0.3, 0.08]);
  p.shine(MANA, 0, 0, 1.4);
};

/** A square basin of hewn stone, from which four channels run. */
const source: Part = (p, cloth) => {
  p.plate(dimmed(STONE, 1.25), [[0.66, -0.66], [0.66, 0.66], [-0.66, 0.66], [-0.66, -0.66]], 0.3, 0.1); // biome-ignore format: corners
  for (let i = 0; i < 4; i++) {
    const [c, s] = [Math.cos(i * 1.571), Math.sin(i * 1.571)];
    p.rod([60, 160, 220], [c * 0.3, s * 0.3, 0.34, 0.13], [c * 0.92, s * 0.92, 0.12, 0.1], { glow: 0.5, flat: 0.3 });
  }
  p.dome([24, 70, 120], [0, 0, 0.42, 0.42, 0.36, 0.06], { pow: 0.1, glow: 0.3 });
  ring(p, GOLD, 0.44, 0.36, 18, 0.06);
  p.dome([214, 246, 255], [0, 0, 0.2, 0.2, 0.44, 0.5], { glow: 0.85, gloss: 0.5 });
  p.dome(cloth, [-0.54, -0.54, 0.1, 0.1, 0.44, 0.08]);
  p.shine(MANA, 0, 0, 1);
};

const well: Part = (p, cloth) => {
  ring(p, STONE, 0.68, 0.1, 12, 0.21);
  ring(p, dimmed(STONE, 1.12), 0.68, 0.34, 12, 0.17);
  p.dome([22, 44, 60], [0, 0, 0.52, 0.52, 0.02, 0.04], { pow: 0.1, gloss: 0.6 });
  for (const s of BOTH) p.rod(WOOD, [0, s * 0.74, 0.3, 0.1], [0, s * 0.74, 0.9, 0.08]);
  p.rod(WOOD, [0, -0.78, 0.96, 0.09], [0, 0.78, 0.96, 0.09]);
  p.rod(WHITE, [0, 0, 0.92, 0.03], [0.16, 0.04, 0.5, 0.03]);
  p.dome(WOOD, [0.18, 0.04, 0.15, 0.15, 0.42, 0.16], { pow: 0.2 });
  p.dome(cloth, [-0.66, 0, 0.12, 0.12, 0.5, 0.1]);
};

/** A whirl of light between two pillars; one that leads off the table is another light, under an arch. */
const gate =
  ([deep, light, pale]: readonly [Colour, Colour, Colour], isArch: boolean): Part =>
  (p, cloth) => {
    p.dome(deep, [0, 0, 0.8, 0.8, 0.02, 0.08], { pow: 0.1 });
    for (let i = 0; i < 30; i++) {
      const [a, d] = [i * 0.42, 0.06 + i * 0.02];
      p.dome(i % 3 ? light : pale, [Math.cos(a) * d, Math.sin(a) * d, 0.09, 0.07, 0.12, 0.08], GLOWS);
    }
    ring(p, STONE, 0.78, 0.04, 14, 0.13);
    if (isArch)
      for (let i = 0; i < 9; i++) {
        const a = Math.PI / 2 + (i / 8) * Math.PI;
        const [x, y] = [Math.cos(a) * 0.72, Math.sin(a) * 0.84];
        p.dome(dimmed(STONE, 0.9 + 0.3 * (i & 1)), [x, y, 0.22, 0.15, 0.1, 1], { rot: a, pow: 0.15 });
      }
    for (const s of BOTH) {
      p.dome(STONE, [0, s * 0.78, 0.24, 0.2, 0.06, 0.9], { pow: 0.15 });
      p.dome(cloth, [0, s * 0.78, 0.12, 0.1, 0.98, 0.08]);
    }
    p.shine(light, 0, 0, 1.2);
  };

// biome-ignore format: parts by their numbers
export const MARKERS: Record<string, Part> = {
  small: spring,
  large: fountain,
  "well-source": source,
  well,
  portal: gate([[70, 62, 84], [170, 110, 255], [236, 214, 255]], false),
  exit: gate([[44, 70, 58], [90, 220, 150], [226, 255, 214]], true),
  relic: (p, cloth) => {
    p.dome(STONE, [0, 0, 0.78, 0.78, 0.04, 0.26], { pow: 0.1 });
    p.dome(cloth, [0, 0, 0.6, 0.6, 0.28, 0.06], { pow: 0.1 });
    for (let i = 0; i < 8; i++) p.rod(GOLD, [0, 0, 0.5, 0.17], [Math.cos((i / 8) * 6.28) * (i % 2 ? 0.36 : 0.62), Math.sin((i / 8) * 6.28) * (i % 2 ? 0.36 : 0.62), 0.46, 0.02], { gloss: 0.6 });
    p.dome([255, 236, 170], [0, 0, 0.2, 0.2, 0.56, 0.22], { glow: 0.8 });
    p.shine([255, 220, 130], 0, 0, 1);
  },
  mission: (p, cloth) => {
    p.dome(dimmed(STONE, 0.9), [0, 0, 0.8, 0.8, 0.04, 0.2], { pow: 0.1 });
    ring(p, STONE, 0.7, 0.2, 10, 0.14);
    p.rod(WOOD, [-0.4, -0.1, 0.3, 0.07], [0.5, -0.2, 1.5, 0.05]);
    p.plate(cloth, [[0.5, -0.18], [0.46, 0.66], [0.28, 0.5], [0.06, 0.62], [0.02, -0.14]], (u, v) => 1.2 + 0.06 * Math.sin(v * 9 + u * 3), 0.05, { tint: (_u, v) => 0.9 + 0.16 * Math.sin(v * 9) });
    p.dome(GOLD, [0.54, -0.2, 0.09, 0.09, 1.46, 0.1], { gloss: 0.6 });
  },
  spot: (p) => {
    ring(p, STONE, 0.6, 0.02, 9, 0.15);
    p.path(BONE, [[-0.3, -0.3, 0.1, 0.06], [0.3, 0.3, 0.1, 0.06]]);
    p.path(BONE, [[-0.3, 0.3, 0.12, 0.06], [0.3, -0.3, 0.12, 0.06]]);
  },
  item: (p, cloth) => {
    p.plate(WOOD, [[0.42, -0.6], [0.42, 0.6], [-0.42, 0.6], [-0.42, -0.6]], 0.4, 0.12);
    p.rod([128, 86, 50], [0, -0.56, 0.52, 0.34], [0, 0.56, 0.52, 0.34], { flat: 0.6 });
    for (const v of [-0.4, 0, 0.4]) p.path(GOLD, [[-0.44, v, 0.42, 0.05], [0, v, 0.78, 0.05], [0.44, v, 0.42, 0.05]], { gloss: 0.5 });
    p.dome(GOLD, [0.44, 0, 0.1, 0.13, 0.46, 0.14], { gloss: 0.6 });
    p.dome(cloth, [0, 0.2, 0.1, 0.1, 0.74, 0.06]);
    p.dome(LEATHER, [-0.5, 0, 0.06, 0.3, 0.4, 0.1]);
  },
  spell: (p) => {
    for (const [radius, count] of [[0.78, 30], [0.5, 20]] as const)
      for (let i = 0; i < count; i++) p.dome(MANA, [Math.cos((i / count) * 6.28) * radius, Math.sin((i / count) * 6.28) * radius, 0.075, 0.075, 0.04, 0.05], GLOWS);
    for (let i = 0; i < 6; i++) p.rod([220, 246, 255], [Math.cos(i * 1.047) * 0.5, Math.sin(i * 1.047) * 0.5, 0.08, 0.045], [Math.cos(i * 1.047 + 2.094) * 0.5, Math.sin(i * 1.047 + 2.094) * 0.5, 0.08, 0.045], GLOWS);
    p.shine(MANA, 0, 0, 1.2);
  },
  bomb: (p) => {
    p.dome(IRON, [0, 0, 0.56, 0.56, 0.1, 0.6], { gloss: 0.7 });
    p.dome(STEEL, [0.1, 0.1, 0.2, 0.2, 0.66, 0.12], { gloss: 0.6 });
    p.path(BONE, [[0.1, 0.1, 0.8, 0.06], [0.36, 0.3, 0.86, 0.05], [0.5, 0.2, 0.9, 0.04], [0.66, 0.34, 0.94, 0.035]]);
    for (let i = 0; i < 7; i++) p.rod(i % 2 ? [255, 226, 120] : [255, 140, 50], [0.68, 0.36, 0.96, 0.07], [0.68 + Math.cos(i * 0.9) * 0.24, 0.36 + Math.sin(i * 0.9) * 0.24, 1, 0.01], GLOWS);
    p.dome(BLACK, [-0.1, -0.1, 0.06, 0.06, 0.68, 0.02]);
    p.shine([255, 180, 80], 0.68, 0.36, 0.7);
  },
};

const NOBODYS: Colour = [196, 182, 150];
const RADIUS = 0.62;

export function marked({ look, holder }: Marker, scale: number): Lit {
  const paint = MARKERS[look] ?? MARKERS["relic"]!;
  return litAlone(RADIUS, 270, scale, (painter) => paint(painter, SIDES[holder]?.cloth ?? NOBODYS), LYING);
}
