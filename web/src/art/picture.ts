// Draws a picture from the box of parts that the server and the printer use, too: `src/tercio/games/art`.
import type { PictureJson } from "../wire";
import { INK, imageOf } from "./ink";

/** Outline, fill, width, colour and opacity of the line; a word alone is another part of the same kind. */
type Shape = readonly [string, string, number?, string?, number?] | string;
type Parts = Record<string, readonly Shape[]>;
type Tones = readonly [string, string, string];

interface Colours {
  materials: Record<string, Tones>;
  tones: Record<string, Tones>;
  palettes: Record<string, Record<string, string>>;
}

const files = import.meta.glob<unknown>("../../../src/tercio/games/art/*.json", { eager: true, import: "default" });
const fileOf = <T>(name: string): T => files[`../../../src/tercio/games/art/${name}.json`] as T;
const { materials, tones, palettes } = fileOf<Colours>("colours");

/** What of a picture is seen: on a card that is read, on the table, in a small square. */
export const CROPS = { tall: "-16 -58 232 157", wide: "-16 -20 232 124", square: "44 -20 124 124" } as const;
export type Crop = keyof typeof CROPS;

const LINE = 2.4;
/** Where the dark tone of a material ends and its light one begins; skin has more light. */
const EDGES: Record<string, readonly [number, number]> = { k: [0.3, 0.78] };

const kept = new Map<string, string>();

/** The address of an image. The same picture is drawn once. */
export function pictureOf(picture: PictureJson, crop: Crop): string {
  const key = `${crop} ${picture.palette} ${Object.values(picture.tones).join()} ${picture.layers.join()}`;
  let address = kept.get(key);
  if (address === undefined) {
    address = imageOf(svgOf(picture, crop));
    kept.set(key, address);
  }
  return address;
}

/** The middle one of the three tones that a word of a colour stands for; empty for any other word. */
export const toneOf = (word: string): string => tones[word]?.[1] ?? "";

export function svgOf(picture: PictureJson, crop: Crop): string {
  const palette = palettes[picture.palette] ?? palettes["action"]!;
  const colour = (name: string): string => (name[0] === "@" ? palette[name.slice(1)]! : name);
  const used = new Set<string>();
  const shape = ([d, fill, width = LINE, edge = "", opacity = 1]: Exclude<Shape, string>): string => {
    const isFlat = fill === "" || fill[0] === "#" || fill[0] === "@";
    if (!isFlat) used.add(fill);
    const paint = isFlat ? colour(fill) || "none" : `url(#${fill})`;
    const line = width ? ` stroke="${colour(edge) || INK}" stroke-width="${width}"` : "";
    return `<path d="${d}" fill="${paint}"${line}${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
  };
  const layers = picture.layers.map((layer) => {
    const [part, ...matrix] = layer.split(" ");
    const drawn = shapesOf(part!).map(shape).join("");
    return matrix.length ? `<g transform="matrix(${matrix.join()})">${drawn}</g>` : drawn;
  });
  const inks = [...used].map((name) => {
    const named = tones[picture.tones[name] ?? ""] ?? materials[name]!;
    return material(name, named.map(colour));
  });
  const [, , wide, high] = CROPS[crop].split(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${CROPS[crop]}" width="${wide}" height="${high}"><defs>${inks.join("")}</defs><g stroke-linejoin="round" stroke-linecap="round">${layers.join("")}</g></svg>`;
}

function shapesOf(part: string): Exclude<Shape, string>[] {
  const [kind, name] = part.split("/") as [string, string];
  return fileOf<Parts>(kind)[name]!.flatMap((each) =>
    typeof each === "string" ? shapesOf(`${kind}/${each}`) : [each],
  );
}

/** A material lit from the right: three tones with hard edges, as in a linocut. */
function material(name: string, [dark, main, light]: string[]): string {
  const [low, high] = EDGES[name] ?? [0.36, 0.8];
  const stop = (at: number, colour: string): string => `<stop offset="${at}" stop-color="${colour}"/>`;
  const stops = stop(low, dark!) + stop(low, main!) + stop(high, main!) + stop(high, light!);
  return `<linearGradient id="${name}" x1="0" x2="1" y1=".35" y2="0">${stops}</linearGradient>`;
}
