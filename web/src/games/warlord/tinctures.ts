// Colours of a card's frame and picture, and the pattern of its border. What is printed is the same in light and dark.
import type { Face } from "../../wire";

export interface Tincture {
  deep: string;
  mid: string;
  light: string;
  metal: string;
  sky: string;
  far: string;
}

const TINCTURES: Record<string, Tincture> = {
  dwarves: { deep: "#43281a", mid: "#7a4827", light: "#c88d55", metal: "#efcf97", sky: "#eed9b4", far: "#cfa678" },
  elves: { deep: "#163626", mid: "#2b6142", light: "#79ad70", metal: "#ecdf9c", sky: "#e4eccd", far: "#a9c8a0" },
  "free-kingdoms": {
    deep: "#172a52",
    mid: "#2e508f",
    light: "#7fa1d6",
    metal: "#f0d478",
    sky: "#e0eaf4",
    far: "#a7c0de",
  },
  deverenians: { deep: "#46122f", mid: "#7d234f", light: "#c9799e", metal: "#eee3d2", sky: "#f3dfe2", far: "#d2a2b6" },
  nothrog: { deep: "#2a2812", mid: "#5b5724", light: "#a9a04e", metal: "#eaa05e", sky: "#efd2a6", far: "#d08c5a" },
  mercenaries: { deep: "#2b2f35", mid: "#525a63", light: "#9aa4ad", metal: "#e3cd9b", sky: "#e9e5d9", far: "#bcb7a8" },
  item: { deep: "#39301f", mid: "#665737", light: "#b7a268", metal: "#f1dfa6", sky: "#efe6cc", far: "#d3c393" },
  action: { deep: "#21303a", mid: "#3d5666", light: "#8aa7b8", metal: "#e2d3a4", sky: "#e3e9ea", far: "#aebfc8" },
  spell: { deep: "#261f4d", mid: "#463a85", light: "#9c8fdb", metal: "#e9dcfa", sky: "#e4dff3", far: "#b5aadd" },
};

/** Whose frame: that of its faction, else that of its kind. */
export function frameOf(face: Face): string {
  if (face.frame && TINCTURES[face.frame]) return face.frame;
  if (face.is_spell) return "spell";
  return face.type === "item" ? "item" : "action";
}

export const tinctureOf = (face: Face): Tincture => TINCTURES[frameOf(face)]!;

export const WIDE = 252;
export const HIGH = 352;
const TILE = 14;

/** One tile of a border at x, y. */
const TILES: Record<string, (x: number, y: number) => string> = {
  dwarves: (x, y) => `M${x + 1} ${y + 12}v-10h10v7h-6v-3h3`,
  elves: (x, y) => `M${x + 2} ${y + 12}q-1-8 9-10q1 9-9 10l5-5.5`,
  "free-kingdoms": (x, y) => `M${x + 7} ${y + 1}l5 6-5 6-5-6zM${x + 7} ${y + 6}v2`,
  deverenians: (x, y) => `M${x} ${y + 7}q7-10 14 0M${x - 7} ${y + 14}q7-10 14 0`,
  nothrog: (x, y) => `M${x} ${y + 11}l3.5-8 3.5 8 3.5-8 3.5 8`,
  mercenaries: (x, y) => `M${x + 2} ${y + 3}l4 4M${x + 6} ${y + 3}l-4 4M${x + 9} ${y + 10}h4`,
  item: (x, y) => `M${x + 7} ${y + 5}a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM${x} ${y + 0.5}h14`,
  action: (x, y) => `M${x} ${y + 4}h14M${x} ${y + 10}h14`,
  spell: (x, y) => `M${x + 7} ${y + 2}l1 4 4 1-4 1-1 4-1-4-4-1 4-1z`,
};

function border(tile: (x: number, y: number) => string): string {
  let path = "";
  for (let y = 0; y < HIGH; y += TILE) {
    for (let x = 0; x < WIDE; x += TILE) {
      const isInside = x >= TILE && x < WIDE - TILE && y >= 3 * TILE && y < HIGH - 3 * TILE;
      if (!isInside) path += tile(x, y);
    }
  }
  return path;
}

const borders = new Map<string, string>();

/** The border's pattern as one path, made once a frame. */
export function borderOf(frame: string): string {
  let path = borders.get(frame);
  if (path === undefined) {
    path = border(TILES[frame] ?? TILES["action"]!);
    borders.set(frame, path);
  }
  return path;
}
