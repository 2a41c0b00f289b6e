// Names under the bases and on the terrain: none lies over another, those that matter come first.
import { useMemo } from "preact/hooks";
import { showsEdges } from "../../settings";
import type { TableScene } from "../../wire";
import type { Point, Projection } from "./projection";
import { useStage } from "./stage";
import { afoot } from "./travel";

/** In pixels; letters keep their size when the table comes nearer. */
const LETTER = 6.9;
const LINE = 13;
const GAP = 3;
const LONGEST = 22;

interface Label {
  id: number;
  text: string;
  kind: "figure" | "area";
  /** Where it may stand: the middle of its line, the best place first. */
  places: Point[];
}

interface Placed extends Label {
  at: Point;
}

export function Names() {
  const stage = useStage();
  const { scene, projection, camera, inspected, hovered, actor } = stage;
  const unit = camera.unit.value;
  const first = [hovered.value, inspected.value];
  const placed = useMemo(() => layOut(scene, projection, unit, first), [scene, projection, unit, first.join()]);
  // Terrain is known by its looks; its name is there for those who ask: by pointing at it, or for all its edges.
  const isNamed = (id: number): boolean => showsEdges.value || scene.is_setup || first.includes(id);
  // The chosen figure is named in the panel, and has signs all round.
  const isPlain = (id: number): boolean => !afoot.value.has(id) && id !== actor.value;
  const stays = placed.filter(({ id, kind }) => (kind === "area" ? isNamed(id) : isPlain(id)));
  return (
    <g class="ms-names" aria-hidden="true">
      {stays.map(({ id, text, kind, at }) => (
        <text
          key={`${kind}${id}`}
          class={kind === "area" ? "ms-area-name" : "ms-name"}
          x={at[0]}
          y={at[1]}
          text-anchor="middle"
          dominant-baseline="central"
        >
          {text}
        </text>
      ))}
    </g>
  );
}

/** Greedy: first what is looked at, then what acts, then figures, then terrain; what finds no room is left out. */
function layOut(scene: TableScene, projection: Projection, unit: number, first: readonly number[]): Placed[] {
  const boxes: [number, number, number, number][] = [...scene.figures, ...scene.markers].map(({ x, y, radius }) => {
    const [cx, cy] = projection.to([x, y]);
    return [cx - radius, cy - radius, cx + radius, cy + radius];
  });
  const figures: Label[] = scene.figures.map((figure) => {
    const [x, y] = projection.to([figure.x, figure.y]);
    const away = figure.radius * 1.3 + (LINE / 2 + 1) * unit;
    const aside = figure.radius * 1.35 + widthOf(figure.short, unit) / 2;
    return {
      id: figure.id,
      text: cut(figure.short),
      kind: "figure",
      places: [
        [x, y + away],
        [x, y - away],
        [x + aside, y],
        [x - aside, y],
      ],
    };
  });
  const areas: Label[] = scene.areas.flatMap((area) => {
    if (area.kind === "zone" || !area.outline.length) return [];
    const points = (area.outline as Point[]).map(projection.to);
    const [cx, cy] = middleOf(points);
    return [
      {
        id: area.id,
        text: cut(area.name),
        kind: "area" as const,
        places: [
          [cx, cy],
          [cx, cy + LINE * unit],
          [cx, cy - LINE * unit],
        ],
      },
    ];
  });
  const active = new Set(scene.figures.filter((figure) => figure.is_active).map((figure) => figure.id));
  const rank = (label: Label): number =>
    label.id === first[0] ? 0 : label.id === first[1] ? 1 : active.has(label.id) ? 2 : label.kind === "figure" ? 3 : 4;
  const found: Placed[] = [];
  for (const label of [...figures, ...areas].sort((one, other) => rank(one) - rank(other))) {
    const half = widthOf(label.text, unit) / 2;
    const high = (LINE / 2) * unit;
    const fits = (at: Point): boolean => {
      const box = [at[0] - half, at[1] - high, at[0] + half, at[1] + high] as const;
      if (box[0] < 0 || box[2] > projection.wide || box[1] < 0 || box[3] > projection.high) return false;
      return !boxes.some((other) => box[0] < other[2] && other[0] < box[2] && box[1] < other[3] && other[1] < box[3]);
    };
    const at = label.places.find(fits) ?? (rank(label) < 2 ? label.places[0] : undefined);
    if (!at) continue;
    boxes.push([at[0] - half, at[1] - high, at[0] + half, at[1] + high]);
    found.push({ ...label, at });
  }
  return found;
}

const widthOf = (text: string, unit: number): number => (Math.min(text.length, LONGEST) * LETTER + 2 * GAP) * unit;
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}
