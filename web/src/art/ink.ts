// The hand that draws everything: an ink line, three tones for each material, and chance that is always the same.
export const INK = "#17100f";

/** Numbers from 0 to 1, for ever the same for the same name. */
export type Chance = () => number;

export function chanceOf(name: string): Chance {
  let h = 2166136261;
  for (const letter of name) {
    h ^= letter.charCodeAt(0);
    h = Math.imul(h, 16777619);
  }
  return () => {
    h ^= h << 13;
    h ^= h >>> 17;
    h ^= h << 5;
    return (h >>> 0) / 4294967296;
  };
}

/** A material lit from the right: dark, main and light tone with hard edges, as in a linocut. */
export const material = (id: string, tones: Tones, dark = 0.36, light = 0.8): string =>
  `<linearGradient id="${id}" x1="0" x2="1" y1=".35" y2="0"><stop offset="${dark}" stop-color="${tones[0]}"/><stop offset="${dark}" stop-color="${tones[1]}"/><stop offset="${light}" stop-color="${tones[1]}"/><stop offset="${light}" stop-color="${tones[2]}"/></linearGradient>`;

export type Tones = readonly [string, string, string];

/** A part with an ink line, filled with a material or a colour. */
export const part = (d: string, fill: string, width = 2.4): string =>
  `<path d="${d}" fill="${fill[0] === "#" || fill === "none" ? fill : `url(#${fill})`}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;

/** A patch of colour without a line. */
export const patch = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}" opacity="${opacity}"/>`;

export const line = (d: string, colour = INK, width = 2, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A drawing as the address of an image: drawn once, then only an image. */
export const imageOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
