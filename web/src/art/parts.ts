// The box of parts: bodies, heads, weapons, shields and legs. Any combination stands, since all share their anchors:
// the head at (104, 52), the shoulders at y 84, the fist at (152, 120). Figures look right, towards the battle.
import type { Palette } from "./factions";
import { type Chance, INK, line, part, patch } from "./ink";

export const BODIES = {
  plate: (f: Palette, a: string) =>
    part("M40 152C40 112 56 86 84 78h34c28 8 44 34 44 74Z", "md") +
    part("M64 152c-2-34 6-58 20-68h34c15 10 22 34 20 68Z", "s") +
    part("M80 90h44l6 62H74Z", "m") +
    line("M80 90 74 152M124 90l6 62", f.metal, 2.4) +
    `<path transform="translate(87 104) scale(1.25)" d="${a}" fill="${f.metal}"/>` +
    part("M42 116c-4-24 8-38 28-36 14 2 20 14 18 34-14 9-34 10-46 2Z", "s") +
    line("M45 105c12 6 28 6 42 0M48 96c12 5 24 5 37 0", "#3b4149", 2) +
    part("M118 114c-3-20 4-32 18-34 20-2 32 12 28 36-12 8-32 7-46-2Z", "s") +
    line("M119 105c14 6 30 6 43 0M121 96c12 5 26 5 38 0", "#3b4149", 2) +
    part("M84 86c8 9 27 9 35 0l-4-12H88Z", "s"),
  mail: (f: Palette, a: string) =>
    part("M46 152c0-38 14-64 40-72h30c28 8 40 34 40 72Z", "i") +
    Array.from({ length: 6 }, (_, i) =>
      line(`M${54 - i} ${98 + i * 10}q6 4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 10 0`, "#79828a", 1.4, 0.65),
    ).join("") +
    part("M74 88h54l10 64H66Z", "m") +
    line("M74 88 66 152M128 88l10 64", f.metal, 2.2) +
    `<path transform="translate(87 102) scale(1.25)" d="${a}" fill="${f.metal}"/>` +
    part("M78 92c10 10 36 10 46 0l-6-16H86Z", "i"),
  robe: (f: Palette, a: string) =>
    part("M42 152c4-40 20-64 44-74h32c26 10 42 36 44 74Z", "m") +
    part("M88 84h30l12 68H78Z", "w") +
    part("M88 84h9l2 68H82ZM118 84h-9l2 68h14Z", "g", 1.8) +
    part("M52 120c6-28 24-42 50-42s46 14 52 42c-16-8-33-10-52-4-19-6-36-4-50 4Z", "md") +
    line("M54 117c16-8 32-9 48-3 18-6 34-5 50 3", f.metal, 2.4) +
    `<path transform="translate(94 122) scale(.75)" d="${a}" fill="${f.main}"/>`,
  leather: (f: Palette) =>
    part("M52 152c0-38 14-62 36-70h28c24 8 36 32 36 70Z", "l") +
    part("M84 84 138 152h-20L74 96Z", "i", 2) +
    line("M70 128h62M68 142h66", "#1f120b", 2.4) +
    part("M34 152C32 112 50 84 82 78l26 2c-22 14-34 38-36 72Z", "m") +
    line("M104 82c-18 14-28 38-30 70", f.metal, 2.2) +
    part("M92 82a8 8 0 1 0 16 0 8 8 0 0 0-16 0Z", "g", 2),
  brute: (f: Palette) =>
    part("M10 152C6 108 30 78 74 72l46-4c40 4 66 36 66 84Z", "k") +
    line("M60 152c-2-22 2-34 10-44M150 150c2-20-2-32-9-42", INK, 2.4) +
    part("M56 84 150 146l-10 10L44 96Z", "l") +
    patch("M92 108l10 7-6 8-10-7Z", f.metal) +
    part(
      "M24 108c-2-22 16-38 40-36l52-4c28-2 46 10 52 34-8-6-10-8-14-6 0 8-2 10-6 14-4-8-8-10-12-8-2 8-4 10-9 14-4-8-8-10-12-9-4 8-8 10-12 13-4-8-8-10-13-9-4 7-6 9-12 12-2-8-6-10-10-9-6 6-8 8-14 10 0-8-2-12-7-13-8 2-14 4-23 7Z",
      "l",
    ) +
    line("M52 88l-4 10M72 84l-2 12M96 82v12M120 82l3 11M142 86l5 10", "#2a170d", 2),
  ogre: () =>
    part("M-4 152C-6 96 26 66 72 62l52-2c50 4 76 40 76 92Z", "k") +
    line("M52 152c-4-24 2-40 12-50M162 150c0-22-4-34-14-44M84 128c14 6 28 6 42 0", INK, 2.6) +
    part("M70 152c2-22 10-30 32-30s34 8 36 30Z", "l") +
    part("M16 118c-2-26 12-44 38-48l10 30c-20 0-36 6-48 18Z", "i") +
    part("M22 96 10 78l22 8ZM38 82 32 62l18 14Z", "b", 2),
  bones: () =>
    part("M36 152c2-40 20-66 50-74h32c30 8 46 34 48 74Z", "md") +
    part("M84 84h36l10 68H72Z", "l") +
    Array.from({ length: 4 }, (_, i) =>
      part(`M${78 - i} ${98 + i * 13}q24 9 ${50 + i * 2} 0l-1 6q-24 9-48 0Z`, "b", 1.6),
    ).join("") +
    part("M44 116c4-26 22-40 44-38l-8 34c-12-4-24-2-36 4ZM164 116c-4-26-24-40-46-38l8 34c14-4 26-2 38 4Z", "m"),
};

const FACE = (): string =>
  part("M84 47c-1-17 10-25 23-23 12 1 18 10 17 22l5 10-5 4c1 12-7 20-18 20-13 0-21-14-22-33Z", "k") +
  `<path d="M109.500 50q6-6 12.500-2.500-4 5.500-12.500 2.500Z" fill="#fff6e6"/><circle cx="117.600" cy="48.600" r="2.300" fill="${INK}"/>` +
  line("M108.500 49.500q6-6.500 14-3", INK, 2) +
  line("M108 42.500q6-4 13-2.500", INK, 2.6) +
  patch("M111.500 68.500q5-3.500 10-1.500-4 4.500-10 1.500Z", "#9c4540") +
  line("M123 58.500l3.500-1", INK, 1.5) +
  patch("M94 74c6 6 14 7 22 4l-2 6-18 1Z", INK, 0.35) +
  patch("M102 58q5 4 4 10-6-2-4-10Z", "#c7603f", 0.35);
const ORC = (r: Chance): string =>
  part("M86 50 58 34l6 20 20 12Z", "k") +
  part("M82 52c-4-24 16-36 36-32 17 3 23 16 21 28l8 14c2 15-13 26-33 25-20-2-30-16-32-35Z", "k") +
  patch("M112 44 141 46l-2 7-26-1Z", "#1b2210") +
  patch("M121 49.500l12 .8-1.500 4-9-.8Z", "#ffcf4d") +
  part("M116 72c8-4 20-4 30-1-1 9-8 14-18 15-6-2-10-8-12-14Z", "#3a1d14", 2) +
  part("M122 74l4-16 6 15ZM138 73l2-13 5 12Z", "b", 1.8) +
  patch("M138 55l7 4-6 3Z", "#1b2210") +
  (r() > 0.5
    ? patch("M92 34l18 22-4 3-18-20Z", "#b8402a", 0.9) + patch("M90 46l12 18-4 3-10-16Z", "#b8402a", 0.9)
    : line("M92 30l12 26", "#2a1208", 2.4));
export const HEADS = {
  great: () =>
    part("M96 26C92 6 66-4 38 12c16 0 16 8 6 20 18-4 38-4 54-2Z", "m") +
    part("M78 36c6-14 40-16 48-2l2 40c-14 9-40 9-50 1Z", "s") +
    patch("M100 47l29-3v6l-29 3Z", INK) +
    line("M102 26l1 52", "#6a4413", 5) +
    line("M102 26l1 52", "#ffd97a", 2.4) +
    [60, 66]
      .map((y) => [112, 118, 124].map((x) => `<circle cx="${x}" cy="${y}" r="1.500" fill="${INK}"/>`).join(""))
      .join(""),
  bascinet: () =>
    part("M78 52C76 26 90 12 106 14c16 2 24 14 22 28l-26 4-4 32c-12-4-19-14-20-26Z", "s") +
    part("M98 50l30-6 20 14-18 20c-12 4-24 4-32 0Z", "s") +
    patch("M108 52l22-5 2 4-22 6Z", INK) +
    [118, 125, 132].map((x) => line(`M${x} 66v6`, INK, 2)).join("") +
    part("M104 16C100 2 82-8 60-4c10 6 6 12-2 16 16 0 32 2 44 8Z", "m"),
  kettle: () =>
    FACE() +
    part("M84 40c2-22 36-26 40-2Z", "s") +
    part("M64 46c14-12 62-16 78-6l-8 8c-18-6-42-5-58 2Z", "s") +
    part("M88 62c2 16 10 24 24 22l-3-6c-10 0-15-6-17-18Z", "i", 2),
  regent: () =>
    part("M78 34C62 48 64 92 56 116c16 2 26-4 30-16 20-2 40 0 44-8 4-20-2-44-10-60Z", "h") +
    FACE() +
    part("M82 50c-2-18 8-30 26-30 12 0 18 8 19 18-14-6-28-4-36 2-4 8-4 20-3 34-6-8-7-18-6-24Z", "h") +
    line("M72 60c-2 16-4 32-8 46M79 70c-1 14-3 26-8 36M88 34c10-8 24-9 34-5M86 44c2-4 5-7 9-9", "#6b5a66", 1.8, 0.8) +
    part("M80 34 74 4l14 12 8-18 10 17 14-14 2 17 13-8-7 26c-16-6-34-5-48-2Z", "g") +
    [
      [90, 27, "#c7405a"],
      [106, 25, "#4a8bd0"],
      [122, 27, "#c7405a"],
    ]
      .map(([x, y, c]) => `<circle cx="${x}" cy="${y}" r="3.200" fill="${c}" stroke="${INK}" stroke-width="1.500"/>`)
      .join(""),
  lady: () =>
    part("M80 34C68 46 72 80 52 104c18 2 34-8 38-28Z", "h") +
    FACE() +
    part("M81 52c-4-20 8-34 28-32 12 1 17 9 17 17-14-5-26-3-34 3-6 6-6 16-6 26-4-4-5-9-5-14Z", "h") +
    part("M80 40c14-9 34-11 47-5l-1 6c-14-5-32-3-44 5Z", "g", 1.8),
  hat: () =>
    part("M80 40C64 50 70 84 58 100c16 0 28-8 30-26Z", "h") +
    FACE() +
    part("M90 54l34-5 1 6-32 5Z", "md", 1.6) +
    patch("M113 50.500l7-1v3l-7 1Z", "#fff3cf") +
    part("M56 40c16-14 72-20 92-6-12 8-30 6-46 8s-34 6-46-2Z", "md") +
    part("M84 34c0-20 36-24 40-5-12-2-28 0-40 5Z", "m") +
    part("M86 30C70 22 48 4 30 10c10 2 12 10 6 16 16-4 34 2 48 10Z", "w"),
  hood: () =>
    FACE() +
    part("M70 88C58 44 78 12 106 12c18 2 27 16 25 32-8-12-22-14-30-4-7 12-5 30 1 46-10 6-22 6-32 2Z", "md") +
    patch("M100 40c8-10 22-8 30 4v10l-6 1-22 2Z", INK, 0.5) +
    patch("M112 47l9-1.500v3l-8 1.500Z", "#ffe9b0"),
  coif: () =>
    `<circle cx="104" cy="44" r="39" fill="none" stroke="#ffe08a" stroke-width="5" opacity=".9"/>` +
    Array.from({ length: 16 }, (_, i) => {
      const a = (i * Math.PI) / 8;
      return line(
        `M${104 + Math.cos(a) * 44} ${44 + Math.sin(a) * 44}L${104 + Math.cos(a) * (i % 2 ? 50 : 56)} ${44 + Math.sin(a) * (i % 2 ? 50 : 56)}`,
        "#ffe08a",
        3,
        0.85,
      );
    }).join("") +
    FACE() +
    part("M78 86C68 40 82 16 106 16c14 0 22 8 23 20-12-8-28-6-34 4-6 12-4 28 2 44Z", "w") +
    part("M104 16c12-4 24 4 25 18-8-6-14-8-24-7Z", "m", 2),
  wizard: (f: Palette) =>
    FACE() +
    part("M94 62c10 8 24 6 32 0 4 22-4 44-20 54-12-12-16-34-12-54Z", "w") +
    line("M102 76c2 12 4 20 6 28M114 74c0 10-1 18-3 24", "#8a7a68", 1.8) +
    part("M60 44c18-12 66-16 84-4-10 8-24 5-40 7s-32 4-44-3Z", "md") +
    part("M80 38C84 8 74-10 54-14c30-8 62 14 68 48-14-2-28 0-42 4Z", "m") +
    line("M81 33c13-4 27-5 40-4", f.metal, 4),
  orc: (_: Palette, r: Chance) => ORC(r) + part("M86 32c0-16 16-22 30-18l2-12 8 16c-12-2-26 2-40 14Z", "h"),
  orchelm: (f: Palette, r: Chance) =>
    ORC(r) +
    part("M80 46c-2-26 18-36 38-32 16 3 22 14 22 26-20-6-40-4-60 6Z", "i") +
    part("M86 30C70 28 56 14 58-8c8 12 18 18 34 22ZM126 20c14-2 24-12 24-30 8 16 4 36-16 44Z", "b") +
    line("M80 46c20-10 40-12 60-6", f.metal, 3),
  warlordorc: (_: Palette, r: Chance) =>
    ORC(r) +
    part("M78 48C74 18 98 6 120 12c18 4 24 16 22 28-22-8-42-6-64 8Z", "g") +
    part("M84 26C58 28 38 8 44-20c8 18 22 24 46 26ZM128 14c22-2 36-16 34-40 12 22 6 48-22 54Z", "b") +
    part("M96 14l6-18 7 16 9-14 3 17Z", "g") +
    line("M79 46c20-13 42-15 62-7", "#8d2a1c", 4),
  mask: () =>
    part("M84 40C60 30 50 8 52-14c12 18 24 26 42 34ZM122 26c8-16 24-28 42-30-8 18-16 32-34 40Z", "b") +
    part("M80 48c-4-22 12-34 30-32 18 2 26 14 26 30l8 22-18 20c-24 2-42-12-46-40Z", "b") +
    patch("M108 44l22 0-4 11-14 2Z", INK) +
    `<circle cx="119" cy="50" r="3" fill="#ffb43d"/>` +
    line("M112 70l24-4M114 76l20-4M118 66v12M126 64v12", INK, 2) +
    patch("M84 40l14 30-6 4-10-22Z", "#b8402a"),
  ogre: () =>
    part("M86 50c-4-24 12-38 32-36 20 2 26 18 25 32l6 12c2 18-12 28-32 27-20-2-30-16-31-35Z", "k") +
    patch("M114 40l26 3-1 5-24-1Z", "#1b2210") +
    patch("M124 46l9 .6-1 3-7-.4Z", "#ffcf4d") +
    part("M114 68c10-6 24-6 33-1-2 8-8 12-16 12-8-1-14-5-17-11Z", "#3a1d14", 2) +
    part("M120 68l4-14 6 13Z", "b", 1.8) +
    part("M136 52l14 4-8 8Z", "k", 1.8),
};

const turned = (angle: number, drawn: string): string => `<g transform="rotate(${angle} 152 120)">${drawn}</g>`;

const FIST = (g = "s"): string =>
  part("M141 112h22q6 0 6 6v10q0 7-7 7h-19q-7 0-7-7v-10q0-6 5-6Z", g, 2.2) +
  line("M146 113v12M153 113v13M160 113v12", INK, 1.7);
export const WEAPONS = {
  sword: (a: number = 14) =>
    turned(
      a,
      part("M147 110V6l6-14 6 14v104Z", "s") +
        line("M153 4v102", "#59626d", 2) +
        part("M132 106h42v7h-42Z", "g", 2) +
        part("M149 112h8v28h-8Z", "l", 2) +
        `<circle cx="153" cy="143" r="5" fill="#cf9a36" stroke="${INK}" stroke-width="2"/>` +
        FIST(),
    ),
  rapier: (a: number = 26) =>
    turned(
      a,
      part("M151 110 152.500-20 155 110Z", "s", 1.8) +
        part("M136 106c4-10 30-10 34 0 0 8-34 8-34 0Z", "g", 2) +
        FIST("l"),
    ),
  lance: (a: number = 24) =>
    turned(
      a,
      part("M149 160 150-52 153-74 156-52 157 160Z", "l") +
        part("M144 116 138 92h30l-6 24Z", "s") +
        part("M157-48c18-6 28 8 46 0v28c-18 8-28-6-46 0Z", "m", 2) +
        part("M146-52 153-82 160-52Z", "s", 2) +
        FIST(),
    ),
  axe: (a: number = 12) =>
    turned(
      a,
      part("M149 160V6h8v154Z", "l") +
        part("M156 8c14-14 34-18 46-12-6 20-6 36 2 56-16 4-36-2-48-14Z", "i") +
        patch("M200-2c-5 18-5 32 2 52l-6 1c-6-18-6-34-1-53Z", "#dfe3da") +
        part("M150 10l-20 6 6 16 14-2Z", "i") +
        line("M150 60h7M150 66h7M150 72h7", INK, 2.4) +
        FIST("k"),
    ),
  cleaver: (a: number = 20) =>
    turned(
      a,
      part("M148 112V8c10-12 28-12 34-2l-4 92c-6 6-12 10-18 14Z", "i") +
        patch("M180 8l-4 88-6 6 5-98Z", "#dfe3da") +
        part("M149 110h8v34h-8Z", "l", 2) +
        FIST("k"),
    ),
  club: (a: number = 16) =>
    turned(
      a,
      part("M148 156 140 14c2-16 24-18 30-2l-12 144Z", "l") +
        part("M138 22l-14-4 12 14ZM170 24l16-6-14 16ZM142 46l-14 0 14 8ZM168 48l14 0-14 9Z", "b", 1.8) +
        FIST("k"),
    ),
  halberd: (a: number = 10) =>
    turned(
      a,
      part("M149 160V-4h7v164Z", "l") +
        part("M155 12c16-10 28-8 34 2-2 14-2 20 2 30-12 4-26 0-36-8Z", "s") +
        part("M150 18l-16 8 16 8Z", "s") +
        part("M147-4l5-26 7 26Z", "s") +
        FIST(),
    ),
  mace: (a: number = 16) =>
    turned(
      a,
      part("M149 150V36h8v114Z", "l") +
        part(
          "M153 6 158 14 168 12 168 22 176 28 168 34 168 44 158 42 153 50 148 42 138 44 138 34 130 28 138 22 138 12 148 14Z",
          "g",
        ) +
        FIST("s"),
    ),
  staff: (a: number = 8) =>
    turned(
      a,
      part("M149 160V10h7v150Z", "l") +
        `<circle cx="152.500" cy="0" r="24" fill="#ffe9a0" opacity=".25"/>` +
        part("M140 14c-8-16 0-30 12-34 14 4 20 18 13 34Z", "g", 2) +
        `<circle cx="152.500" cy="-1" r="9" fill="#fff6cf" stroke="${INK}" stroke-width="2"/>` +
        FIST("l"),
    ),
  torch: (a: number = 6) =>
    turned(
      a,
      part("M149 160V20h8v140Z", "l") +
        `<circle cx="153" cy="0" r="34" fill="#ff9d2e" opacity=".25"/>` +
        part("M138 18c-8-18 6-26 8-42 10 8 12 14 12 20 4-2 5-6 5-10 10 12 10 26 2 34-8 6-20 6-27-2Z", "#f2762a", 2) +
        patch("M146 16c-2-8 4-12 6-20 8 8 12 14 6 21-4 4-10 3-12-1Z", "#ffe07a") +
        FIST("k"),
    ),
  crossbow: () =>
    part("M96 132 176 96l4 9-78 38Z", "l") +
    part("M162 78c14 12 22 30 22 52l-6 1c-2-20-8-34-22-46Z", "i") +
    line("M160 82 132 119 178 130", "#e8dcc4", 1.8) +
    part("M108 128h20q6 0 6 6v8q0 6-6 6h-18q-6 0-6-6v-8q0-6 4-6Z", "l", 2.2),
  drum: () =>
    part("M100 116c0-10 60-10 60 0v40h-60Z", "l") +
    `<ellipse cx="130" cy="116" rx="30" ry="10" fill="#e8dcc4" stroke="${INK}" stroke-width="2.400"/>` +
    line("M102 122l12 30 12-28 12 28 12-28 10 26", "#e8954a", 2.4) +
    part("M128 110 176 58l5 4-44 54Z", "b", 2) +
    `<circle cx="180" cy="56" r="8" fill="#d8c9a3" stroke="${INK}" stroke-width="2.200"/>`,
  none: () => "",
};

export type Shield = "heater" | "round" | "tower";

const DIVISIONS = [
  "M52 90h28c1 30-8 50-28 62Z",
  "M24 90h56l-2 20H25Z",
  "M25 112 80 92c1 8 0 14-1 20L30 134c-3-8-5-14-5-22Z",
];

export function shieldOf(kind: Shield, f: Palette, arms: string, r: Chance): string {
  if (kind === "heater") {
    const v = Math.floor(r() * DIVISIONS.length);
    return (
      part("M22 88h60c2 34-8 56-30 68C30 144 20 122 22 88Z", "w", 2.8) +
      patch(DIVISIONS[v]!, f.main) +
      `<path transform="translate(34 102) scale(1.500)" d="${arms}" fill="${f.deep}" stroke="#fff6e0" stroke-width=".9"/>` +
      part("M22 88h60c2 34-8 56-30 68C30 144 20 122 22 88Z", "none", 2.8)
    );
  }
  if (kind === "round")
    return (
      `<circle cx="50" cy="124" r="35" fill="url(#l)" stroke="${INK}" stroke-width="2.800"/><circle cx="50" cy="124" r="35" fill="none" stroke="#5a626b" stroke-width="5"/>` +
      line("M30 96v56M44 90v68M58 90v68M72 98v52", "#2a170d", 1.8, 0.8) +
      `<path transform="translate(29 103) scale(1.750)" d="${arms}" fill="${f.metal}" stroke="${INK}" stroke-width="1.200"/>` +
      [0, 1, 2, 3, 4, 5]
        .map((i) => {
          const a = (i * Math.PI) / 3 + 0.5;
          return part(
            `M${50 + Math.cos(a - 0.15) * 35} ${124 + Math.sin(a - 0.15) * 35}L${50 + Math.cos(a) * 48} ${124 + Math.sin(a) * 48}L${50 + Math.cos(a + 0.15) * 35} ${124 + Math.sin(a + 0.15) * 35}Z`,
            "b",
            1.6,
          );
        })
        .join("")
    );
  return (
    part("M14 78c24-8 48-8 70 0v78H14Z", "m", 2.8) +
    part("M44 74h10v82H44Z", "g", 1.6) +
    line("M18 82c20-6 42-6 62 0v74M18 82v74", f.metal, 2.4) +
    `<path transform="translate(28 98) scale(1.750)" d="${arms}" fill="${f.metal}" stroke="${INK}" stroke-width="1.200"/>`
  );
}

export const HOUND = (): string =>
  part("M-4 152c0-40 22-64 58-70l44 6c20 12 26 34 22 64Z", "k") +
  part("M58 88 48 50 78 66l10-34 18 34c22 0 40 14 52 32l14 4c4 12-2 22-12 26l-32 6c-14 10-40 10-54-6Z", "k") +
  part("M116 128l50-8-2 10-42 8Z", "#3a1d14", 2) +
  part("M150 122l2 9 5-10ZM134 125l2 9 5-10Z", "b", 1.5) +
  patch("M112 92l16 4-3 6-12-4Z", "#ffcf4d") +
  patch("M160 99l12 3-4 8Z", INK) +
  part("M60 118c16 12 34 16 52 12l4 10c-22 6-44 2-60-12Z", "l", 2) +
  [66, 80, 96].map((x, i) => part(`M${x} ${126 + i * 3}l4 12 5-10Z`, "s", 1.5)).join("");

const TWO_LEGS = "M70 148h30l-2 58 12 8v8H66l4-20ZM104 148h32l-4 56 14 10v8h-42l-2-20Z";

export const LEGS = {
  plate: () => part(TWO_LEGS, "s"),
  mail: () => part(TWO_LEGS, "i"),
  leather: () => part(TWO_LEGS, "l"),
  robe: () => part("M44 146h116l16 76H30Z", "m") + part("M80 146h46l8 76H72Z", "w"),
  brute: () =>
    part("M30 146h60l-6 56 10 12v8H34l2-24ZM104 146h66l-8 54 14 14v8h-58l-6-24Z", "k") +
    part("M36 140h124l-10 40-22-10-14 24-16-24-24 14-22-14Z", "l"),
  ogre: () =>
    part("M14 146h76l-6 56 10 12v8H24l4-24ZM104 146h84l-14 54 14 14v8h-68l-6-24Z", "k") +
    part("M6 138h192l-16 46-28-12-18 26-28-22-30 22-22-22-34 12Z", "md"),
  bones: () => part("M40 146h122l10 76H34Z", "md"),
};

export type Body = keyof typeof BODIES;
export type Head = keyof typeof HEADS;
export type Weapon = keyof typeof WEAPONS;
