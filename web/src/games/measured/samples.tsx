// What can be laid down, as pictures: the server lays out a sample of each part, and the board's own drawings show it.
import { useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { lookAtPosition } from "../../api";
import type {
  AreaScene,
  FigureScene,
  MarkerScene,
  PositionForm,
  PositionPart,
  PositionSection,
  TableScene,
} from "../../wire";
import { SHOWN_SCALE, terrainPicture } from "./art/studio";
import { Badges } from "./badges";
import { Base, turnOf } from "./base";
import { Tokens } from "./figures";
import { MarkerShape } from "./ground";
import { type Point, projectionOf } from "./projection";
import { type Stage, StageContext } from "./stage";

export type Thing = { figure: FigureScene } | { area: AreaScene } | { marker: MarkerScene };
export type Samples = ReadonlyMap<PositionPart, Thing>;

const NONE: Samples = new Map();
const COLUMNS = 6;
/** How many are laid out in one sample. */
export const MOST = 30;

/** How each of the parts looks, in the colours of the side that would get it. */
export function useSamples(
  game: string,
  form: PositionForm | null,
  section: PositionSection | null,
  parts: readonly PositionPart[],
  seat: number,
): Samples {
  const [samples, setSamples] = useState(NONE);
  const names = parts.map((part) => part.title.en).join();
  useEffect(() => {
    if (!form || !section) return;
    let isWanted = true;
    const sheets: (readonly PositionPart[])[] = [];
    const most = Math.min(section.most, MOST);
    for (let at = 0; at < parts.length; at += most) sheets.push(parts.slice(at, at + most));
    void Promise.all(sheets.map((sheet) => sampled(game, form, section, sheet, seat))).then(
      (found) => isWanted && setSamples(new Map(found.flatMap((each) => [...each]))),
      () => {
        // Without pictures there are still names.
      },
    );
    return () => {
      isWanted = false;
    };
  }, [game, section, names, seat]);
  return samples;
}

async function sampled(
  game: string,
  form: PositionForm,
  section: PositionSection,
  parts: readonly PositionPart[],
  seat: number,
): Promise<Samples> {
  const hasSeat = section.fields.some((field) => field.key === "seat");
  const entries = parts.map((part, place): Record<string, unknown> => {
    const at = [3 + (place % COLUMNS) * 5.5, 3 + Math.floor(place / COLUMNS) * 5.5];
    return { ...part.entry, ...(hasSeat ? { seat } : {}), at };
  });
  const called = parts.map((_part, place) => `sample-${place}`);
  const written = section.is_list ? entries : Object.fromEntries(entries.map((entry, place) => [called[place], entry]));
  const position: Record<string, unknown> = { ...form.empty, [section.key]: written };
  const look = await lookAtPosition(game, position);
  const scene = look.scene as unknown as TableScene | null;
  const found = new Map<PositionPart, Thing>();
  if (!scene) return found;
  for (const { thing, section: key, name } of look.written) {
    const part = key === section.key ? parts[typeof name === "number" ? name : called.indexOf(name)] : undefined;
    const drawn = part && thingOf(scene, thing);
    if (drawn) found.set(part, drawn);
  }
  return found;
}

function thingOf(scene: TableScene, id: number): Thing | null {
  const figure = scene.figures.find((each) => each.id === id);
  if (figure) return { figure };
  const marker = scene.markers.find((each) => each.id === id);
  if (marker) return { marker };
  const area = scene.areas.find((each) => each.id === id);
  return area ? { area } : null;
}

/** All that a base alone asks of its table. */
const NOWHERE = { you: -1 } as Stage;
const FLAT = projectionOf({ wide: 0, high: 0, below: 0 });

interface SampleProps {
  sample: Thing | undefined;
  className: string;
  /** It is not one of many in a list, but there to be looked at. */
  isLarge?: boolean;
}

export function Sample({ sample, className, isLarge = false }: SampleProps) {
  if (!sample) return <svg class={className} viewBox="0 0 1 1" aria-hidden="true" />;
  if ("area" in sample) return <Terrain area={sample.area} className={className} />;
  if ("figure" in sample) return <FigureAlone figure={sample.figure} className={className} isLarge={isLarge} />;
  const { marker } = sample;
  const half = marker.radius * 1.15 + 60;
  return (
    <svg class={className} viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} aria-hidden="true">
      <g class={`ms-marker is-${marker.kind}`}>
        <MarkerShape marker={{ ...marker, x: 0, y: 0, reach: 0 }} projection={FLAT} />
      </g>
    </svg>
  );
}

/** A figure on its base, with all that lies beside it. */
interface FigureAloneProps {
  figure: FigureScene;
  className: string;
  isLarge?: boolean;
}

export function FigureAlone({ figure, className, isLarge = true }: FigureAloneProps) {
  // A figure along a long base reaches less far beyond its ends.
  const half = Math.max(figure.radius * 1.95, (figure.length / 2) * 1.38) + 60;
  const isCaptive = figure.badges.some(({ kind }) => kind === "captive");
  const marks = `${isCaptive ? "is-captive" : ""} ${figure.is_spent ? "is-spent" : ""}`;
  return (
    <svg class={className} viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} aria-hidden="true">
      <g class={`ms-figure ${marks}`} style={{ "--seat": `var(--seat-${figure.seat})`, "--u": figure.radius / 22 }}>
        <StageContext.Provider value={NOWHERE}>
          <Base figure={figure} projection={FLAT} scale={isLarge ? SHOWN_SCALE : undefined} />
        </StageContext.Provider>
        <Tokens figure={figure} turned={turnOf(figure, FLAT)} />
        <Badges badges={figure.badges} radius={figure.radius} />
      </g>
    </svg>
  );
}

/** Around a piece of terrain, in mils. */
const EDGE = 420;

function Terrain({ area, className }: { area: AreaScene; className: string }) {
  const [left, low, side] = useMemo(() => boxOf(area), [area]);
  const alone = useMemo(
    () => ({ ...area, outline: (area.outline as Point[]).map(([x, y]): Point => [x - left, y - low]) }),
    [area],
  );
  const [href, setHref] = useState("");
  useSignalEffect(() => setHref(terrainPicture(alone, side).value));
  return (
    <svg class={className} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      {href ? <image href={href} width={side} height={side} /> : null}
    </svg>
  );
}

/** A square around it: left, low, side. */
function boxOf({ outline, radius }: AreaScene): [number, number, number] {
  const xs = (outline as Point[]).map(([x]) => x);
  const ys = (outline as Point[]).map(([, y]) => y);
  const [left, right] = [Math.min(...xs) - radius, Math.max(...xs) + radius];
  const [low, high] = [Math.min(...ys) - radius, Math.max(...ys) + radius];
  const side = Math.max(right - left, high - low) + 2 * EDGE;
  return [(left + right - side) / 2, (low + high - side) / 2, side];
}
