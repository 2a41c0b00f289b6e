// The signs that are printed on cards, drawn by us: classes with their level, values, factions.
// Each is told by its shape alone; colour only repeats it.
import type { ComponentChildren } from "preact";

/** WL-CHAR-07 to -14: the class by shape. Drawn in a box of 48 by 48. */
export const CLASS_SHAPES: Record<string, { body: string; lines: string; number: [number, number] }> = {
  gauntlet: {
    body: "M9 13a3.9 3.9 0 0 1 7.5-1.6 3.9 3.9 0 0 1 7.5-1 3.9 3.9 0 0 1 7.5 1A3.9 3.9 0 0 1 39 13v14l-3.4 5L41 43.6Q24 48.4 7 43.6L12.4 32 9 27z",
    lines: "M16.6 11.6v5.2M24 10.6v5.4M31.4 11.6v5.2M12.6 32.6Q24 36 35.4 32.6M9.8 38.4Q24 42.4 38.2 38.4",
    number: [24, 25],
  },
  "holy-symbol": {
    body: "M24 1l4.2 6.7 7.3-3.1.5 7.9 7.4 2.9-3.7 7L46 28l-6.6 4.4 1.6 7.7-7.9.7L28.2 47 24 43 19.8 47l-4.9-6.2-7.9-.7 1.6-7.7L2 28l6.3-5.6-3.7-7 7.4-2.9.5-7.9 7.3 3.1z",
    lines: "M24 10.4a14 14 0 1 0 0 28 14 14 0 0 0 0-28z",
    number: [24, 25],
  },
  scroll: {
    body: "M8 4.5h33a4 4 0 0 1 0 8h-3.5v23H40a4.2 4.2 0 0 1 0 8.5H7a4.2 4.2 0 0 1 0-8.5h3.5v-23H8a4 4 0 0 1 0-8z",
    lines: "M10.5 12.5h27M10.5 35.5h27M41 8.5h-3.5M7 39.7h3.5",
    number: [24, 24.5],
  },
  glove: {
    body: "M14 26V10.5a2.6 2.6 0 0 1 5.2 0V19h.6V6a2.6 2.6 0 0 1 5.2 0v12.5h.6v-11a2.6 2.6 0 0 1 5.2 0V20h.6v-6.5a2.5 2.5 0 0 1 5 0V31c0 2.5-.6 4-1.4 5.5l2.6 8q-12.5 3.2-25 0l2.4-8C12 34 8.5 29.5 5.4 24.8 3.6 21.6 7.4 18.8 9.8 21.6z",
    lines: "M14.8 37.5q10 2.6 20.6 0M19.5 19v3M25.3 18.5v3M31.1 20v2.5",
    number: [25, 30],
  },
  oval: {
    body: "M24 3c9 0 16 9.4 16 21s-7 21-16 21S8 35.6 8 24 15 3 24 3z",
    lines: "M24 6.8c6.9 0 12.3 7.7 12.3 17.2S30.9 41.2 24 41.2 11.7 33.5 11.7 24 17.1 6.8 24 6.8z",
    number: [24, 25],
  },
};

/** WL-CHAR-06: white is good, black is evil, stone has none. */
const ALIGNMENTS: Record<string, { fill: string; ink: string; edge: string }> = {
  white: { fill: "#fdfaf1", ink: "#221d16", edge: "#221d16" },
  black: { fill: "#1d1a19", ink: "#fbf4e2", edge: "#f0e2bd" },
  "": { fill: "#d6c493", ink: "#221d16", edge: "#221d16" },
};

interface Size {
  size?: number | string;
}

/** Class by shape, level by number, alignment by colour. Without a number: the class alone. */
export function ClassSymbol({
  shape,
  number,
  colour,
  size = 32,
}: { shape: string; number?: number; colour: string } & Size) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
      <ClassShape shape={shape} colour={colour} {...(number === undefined ? {} : { number })} />
    </svg>
  );
}

/** The same inside another drawing, in a box of 48 by 48. */
export function ClassShape({ shape, number, colour }: { shape: string; number?: number; colour: string }) {
  const drawn = CLASS_SHAPES[shape] ?? CLASS_SHAPES["oval"]!;
  const { fill, ink, edge } = ALIGNMENTS[colour] ?? ALIGNMENTS[""]!;
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      <path d={drawn.body} fill={fill} stroke={edge} stroke-width="2.2" />
      <path
        d={drawn.lines}
        fill="none"
        stroke={ink}
        stroke-opacity={number === undefined ? 0.7 : 0.35}
        stroke-width="1.3"
      />
      {number === undefined ? null : (
        <text
          x={drawn.number[0]}
          y={drawn.number[1] + 6.5}
          text-anchor="middle"
          font-size={number > 9 ? 17 : 19.5}
          font-weight="700"
          font-family="var(--serif)"
          fill={ink}
        >
          {number}
        </text>
      )}
    </g>
  );
}

/** Values of a card: blade = ATK, shield = AC, drop = HP, gem = skill. Drawn in a box of 24 by 24. */
export const VALUE_SHAPES = {
  blade: "M20.8 3.2l-1 4.4-9.4 9.4-3.4-3.4 9.4-9.4zM5.5 12.8l5.7 5.7-1.6 1.6-2-2-3.7 3.7-1.7-1.7 3.7-3.7-2-2z",
  shield: "M12 2.2l8 2.4v6.6c0 5.2-3.3 8.6-8 10.6-4.7-2-8-5.4-8-10.6V4.6z",
  drop: "M12 1.8c3.2 4.4 6.6 8.2 6.6 12.6a6.6 6.6 0 0 1-13.2 0C5.4 10 8.8 6.2 12 1.8z",
  gem: "M7 3.5h10l4.5 6L12 21.5 2.5 9.5z",
} as const;
export type Value = keyof typeof VALUE_SHAPES;

const GEM_LINES = "M2.5 9.5h19M7 3.5l2.5 6 2.5 12 2.5-12 2.5-6";

export function ValueIcon({ value, size = 18 }: { value: Value } & Size) {
  return (
    <svg
      class={`wl-value ${value}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={VALUE_SHAPES[value]} fill="currentColor" />
      {value === "gem" ? <path d={GEM_LINES} fill="none" stroke="var(--wl-cut, #fff)" stroke-opacity="0.6" /> : null}
    </svg>
  );
}

/** Anvil, leaf, crown, rose, tusks, coin; a lozenge for what belongs to nobody. Drawn in a box of 24 by 24. */
export const FACTION_SHAPES: Record<string, string> = {
  dwarves:
    "M2 6.5h12.5c2.5 0 5-.6 7.5-2v3.3c-1.8 2.7-4.2 4.2-7 4.4v2.6l3.5 2.7v2.5h-12v-2.5L10 14.8v-2.6C5.5 11.8 2.5 10 2 6.5z",
  elves: "M12 1.5C19 6 20.5 13 13 19.5l1.2 3h-2.4L11 19.5C3.5 13 5 6 12 1.5zm0 4.5l-.6 11.5h1.2z",
  "free-kingdoms": "M2.5 6.5l5 4.5L12 3.5l4.5 7.5 5-4.5-2 10h-15zM4.5 18h15v3h-15z",
  deverenians:
    "M7.5 5.9A4.5 4.5 0 0 1 16.5 5.9A4.5 4.5 0 0 1 19.2 14.3A4.5 4.5 0 0 1 12.0 19.6A4.5 4.5 0 0 1 4.8 14.3A4.5 4.5 0 0 1 7.5 5.9zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z",
  nothrog:
    "M3 3c.5 6 2.5 8.5 6 9.5V9.5h6v3c3.5-1 5.5-3.5 6-9.5 2.5 7.5-.5 13.5-5.5 15.5L12 22.5l-3.5-4C3.5 16.5.5 10.5 3 3z",
  mercenaries: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm-3.6 6.4h7.2v7.2H8.4z",
  "": "M12 3l7 9-7 9-7-9z",
};

export function FactionMark({ faction, size = 18 }: { faction: string } & Size) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <FactionShape faction={faction} />
    </svg>
  );
}

export function FactionShape({ faction, fill = "currentColor" }: { faction: string; fill?: string }) {
  return <path fill-rule="evenodd" fill={fill} d={FACTION_SHAPES[faction] ?? FACTION_SHAPES[""]!} />;
}

/** A sign with its words for those who listen. */
export function Signed({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <span class="wl-signed" title={label}>
      {children}
      <span class="unseen">{label}</span>
    </span>
  );
}
