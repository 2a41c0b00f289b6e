// A position as scenario files have it, and how it is changed. Nothing here knows what the words of a game mean.
import type { PositionForm, PositionPart, PositionSection } from "../wire";

export type Entry = Record<string, unknown>;
export type Position = Record<string, unknown>;
/** Where an entry stands: the section, and its name or its place in the list. */
export interface Spot {
  section: string;
  name: string | number;
}
export type Point = [number, number];

const MILS = 1000;

export const isSame = (one: Spot | null, other: Spot | null): boolean =>
  one?.section === other?.section && one?.name === other?.name;

export function entriesOf(position: Position, { key, is_list }: PositionSection): [string | number, Entry][] {
  const found = position[key];
  if (is_list) return Array.isArray(found) ? (found as Entry[]).map((entry, place) => [place, entry]) : [];
  return found && typeof found === "object" ? Object.entries(found as Record<string, Entry>) : [];
}

export function entryAt(position: Position, { section, name }: Spot): Entry | null {
  const found = position[section] as Record<string | number, Entry> | undefined;
  return found?.[name] ?? null;
}

/** With another entry there; null takes it away. */
export function withEntry(position: Position, { section, name }: Spot, entry: Entry | null): Position {
  const found = position[section];
  if (Array.isArray(found)) {
    const list = entry
      ? found.map((old: Entry, place) => (place === name ? entry : old))
      : found.filter((_old, place) => place !== name);
    return { ...position, [section]: list };
  }
  const { [name]: _old, ...others } = (found ?? {}) as Record<string, Entry>;
  if (!entry) return { ...position, [section]: others };
  // What stood there keeps its place: the numbers of figures follow the order.
  const kept =
    name in ((found ?? {}) as object) ? { ...(found as object), [name]: entry } : { ...others, [name]: entry };
  return { ...position, [section]: kept };
}

/** Undefined means that nothing is written: then it is as it usually is. */
export function withValue(entry: Entry, key: string, value: unknown): Entry {
  const { [key]: _old, ...others } = entry;
  if (value === undefined) return others;
  return key in entry ? { ...entry, [key]: value } : { ...others, [key]: value };
}

/** One more at this place, in mils; says where it stands. */
export function withPart(
  position: Position,
  section: PositionSection,
  part: PositionPart,
  at: Point,
  more: Entry,
): [Position, Spot] {
  const entry = { ...part.entry, ...more, at: inches(at) };
  if (section.is_list) {
    const list = Array.isArray(position[section.key]) ? (position[section.key] as Entry[]) : [];
    return [
      { ...position, [section.key]: [...list, entry] },
      { section: section.key, name: list.length },
    ];
  }
  const name = freshName(position, part.name || section.key);
  const spot = { section: section.key, name };
  return [withEntry(position, spot, entry), spot];
}

/** Things in all sections have different names. */
function freshName(position: Position, base: string): string {
  const taken = new Set(
    Object.values(position).flatMap((part) =>
      part && typeof part === "object" && !Array.isArray(part) ? Object.keys(part) : [],
    ),
  );
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}

/** Away, with everything that names it. */
export function without(position: Position, spot: Spot, form: PositionForm): Position {
  let left = withEntry(position, spot, null);
  for (const field of form.fields)
    if (field.kind === "name" && left[field.key] === spot.name) left = withValue(left, field.key, undefined);
  for (const section of form.sections) {
    const naming = section.fields.filter((field) => field.kind === "name" && field.among.includes(spot.section));
    for (const [name, entry] of entriesOf(left, section))
      for (const field of naming)
        if (entry[field.key] === spot.name)
          left = withEntry(left, { section: section.key, name }, withValue(entry, field.key, undefined));
  }
  return left;
}

/** Moved by this many mils, with its outline and its doors. */
export function shifted(entry: Entry, [dx, dy]: Point, board: number): Entry {
  const moved = ([x, y]: Point, least: number, most: number): Point => [
    keep(x * MILS + dx, least, most) / MILS,
    keep(y * MILS + dy, least, most) / MILS,
  ];
  let next = entry;
  if (Array.isArray(entry["at"])) next = withValue(next, "at", moved(entry["at"] as Point, 0, board));
  for (const key of ["outline", "access"]) {
    const points = entry[key];
    if (Array.isArray(points) && points.length)
      next = withValue(
        next,
        key,
        (points as Point[]).map((point) =>
          moved(point, key === "access" ? 0 : -Infinity, key === "access" ? board : Infinity),
        ),
      );
  }
  return next;
}

const keep = (value: number, least: number, most: number): number => Math.round(Math.max(least, Math.min(most, value)));

const inches = ([x, y]: Point): Point => [Math.round(x) / MILS, Math.round(y) / MILS];

/** "3, 5 6" as faces; null: something else stands there. */
export function facesIn(text: string): number[] | null {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const faces = words.map(Number);
  return faces.every((face) => Number.isInteger(face) && face >= 1 && face <= 100) && faces.length <= 200
    ? faces
    : null;
}
