// The colours and arms of each faction, and of whatever belongs to none.
import type { Tones } from "./ink";

export interface Palette {
  deep: string;
  main: string;
  mid: string;
  light: string;
  metal: string;
  /** From the zenith to the horizon. */
  sky: readonly [string, string, string, string];
  far: string;
  near: string;
  skin: Tones;
}

const PAINTED = {
  deverenians: {
    deep: "#3b0f2d",
    main: "#8d2354",
    mid: "#a93a69",
    light: "#df86a8",
    metal: "#f3e4c4",
    sky: ["#2a1838", "#7d3157", "#d9705f", "#f8c98b"],
    far: "#6d2d50",
    near: "#2c1128",
    skin: ["#8a523c", "#d99b73", "#ffd9ae"],
  },
  nothrog: {
    deep: "#23230c",
    main: "#666a22",
    mid: "#7f842d",
    light: "#bdb955",
    metal: "#e8954a",
    sky: ["#141c14", "#3f4a22", "#9a8a34", "#f0c45e"],
    far: "#48501f",
    near: "#161b0b",
    skin: ["#34451f", "#6c8237", "#b6c261"],
  },
  mercenaries: {
    deep: "#22262c",
    main: "#4c5560",
    mid: "#66717d",
    light: "#a9b5bf",
    metal: "#e6c985",
    sky: ["#1c2430", "#495566", "#a58c78", "#f2d3a0"],
    far: "#4a5260",
    near: "#171b22",
    skin: ["#7a4f3a", "#c58d67", "#f5cfa4"],
  },
  dwarves: {
    deep: "#36190c",
    main: "#8a4a1f",
    mid: "#a9642d",
    light: "#e0a45c",
    metal: "#f4d48c",
    sky: ["#1d1416", "#5a2c1e", "#b5602b", "#ffc163"],
    far: "#53301f",
    near: "#1b0f0b",
    skin: ["#8a4f35", "#d8966a", "#ffd3a3"],
  },
  "free-kingdoms": {
    deep: "#122552",
    main: "#2c56a0",
    mid: "#3f70bd",
    light: "#8fb6ea",
    metal: "#f4d675",
    sky: ["#16305f", "#3c6ea8", "#93b9d4", "#fbe7b4"],
    far: "#385f92",
    near: "#10203f",
    skin: ["#8a523c", "#d99b73", "#ffd9ae"],
  },
  elves: {
    deep: "#0f2f22",
    main: "#2a6b4a",
    mid: "#3c8560",
    light: "#93cfa4",
    metal: "#e9dfa8",
    sky: ["#10241f", "#27594d", "#7fa77a", "#f3e6ae"],
    far: "#2c5a46",
    near: "#0c1d17",
    skin: ["#8a5a44", "#dca684", "#ffe2c0"],
  },
  item: {
    deep: "#2e2413",
    main: "#7a6231",
    mid: "#957a40",
    light: "#d9bd75",
    metal: "#f6e2a4",
    sky: ["#1f1a12", "#4d3f24", "#8d7339", "#f0d58c"],
    far: "#54451f",
    near: "#19140b",
    skin: ["#8a523c", "#d99b73", "#ffd9ae"],
  },
  action: {
    deep: "#122a33",
    main: "#23586b",
    mid: "#337389",
    light: "#84bccd",
    metal: "#e9dcb0",
    sky: ["#0f2029", "#1e4a5b", "#5f93a0", "#f0dfae"],
    far: "#1f4552",
    near: "#0b181e",
    skin: ["#8a523c", "#d99b73", "#ffd9ae"],
  },
  spell: {
    deep: "#1f1650",
    main: "#4a379e",
    mid: "#624dbb",
    light: "#ab9af0",
    metal: "#f0e2ff",
    sky: ["#140e35", "#35297c", "#7a5cc0", "#f3c6ee"],
    far: "#30246c",
    near: "#100a2b",
    skin: ["#8a523c", "#d99b73", "#ffd9ae"],
  },
} satisfies Record<string, Palette>;

export type Faction = keyof typeof PAINTED | "creature";

export const PALETTES: Record<Faction, Palette> = {
  ...PAINTED,
  creature: { ...PAINTED.spell, skin: ["#27307c", "#5d7be0", "#c6dcff"] },
};

// Drawn into 24 by 24.
const DRAWN = {
  deverenians: "M3 20 1.6 7.4 8 12.2 12 3.6 16 12.2 22.4 7.4 21 20ZM3 21.4h18v1.6H3Z",
  nothrog:
    "M2.6 3C2 12 6.4 16 12 16S22 12 21.400 3C19.600 8.600 16 10.200 12 10.200S4.400 8.600 2.600 3ZM8.400 17.600 12 23l3.600-5.400Z",
  mercenaries:
    "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 4 1.800 4.200 4.200 1.800-4.200 1.800L12 18l-1.800-4.200L6 12l4.200-1.800Z",
  dwarves: "M4 4h16v7h-5l1 10H8l1-10H4Z",
  "free-kingdoms": "M12 1.500 14.800 9H22l-5.800 4.600 2.200 7.600L12 16.800 5.600 21.200l2.200-7.600L2 9h7.200Z",
  elves: "M12 1.500C18 6 20.500 11 12 22.500 3.500 11 6 6 12 1.500ZM11.200 6v13h1.600V6Z",
  item: "M12 2 20 6v6c0 6-4 9-8 10-4-1-8-4-8-10V6Z",
  action: "M4 20 18 6l2 2L6 22ZM6 4l14 14-2 2L4 6Z",
  spell: "M12 1 14.600 9.400 23 12l-8.400 2.600L12 23 9.400 14.600 1 12l8.400-2.600Z",
};

export const ARMS: Record<Faction, string> = { ...DRAWN, creature: DRAWN.spell };
