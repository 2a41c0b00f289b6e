// Lines over the table: the way in the making with its ghosts, where one can get to, sight and fire, the tape.
import { lang } from "../../settings";
import type { AreaScene, FigureScene, MarkerScene, RayScene } from "../../wire";
import { Base, outlineOf, turnOf } from "./base";
import { AreaShape, MarkerShape } from "./ground";
import { isPlacing, isSpin, turnable } from "./options";
import { inches, type Point, type Projection } from "./projection";
import { chosenOf, figureOf, moverOf, useStage } from "./stage";
import { measuredWords } from "./texts";

const joined = (points: readonly Point[]): string => points.map((point) => point.join()).join(" ");

/** A ground lit from where the figure stands, hatched, with a rim that is seen on meadow and snow. */
export function Reach() {
  const stage = useStage();
  const { planner, projection } = stage;
  const region = planner?.region.value ?? [];
  if (!region.length) return null;
  const polygons = region.map((polygon) => (polygon as Point[]).map(projection.to));
  const d = polygons.map((polygon) => `M${joined(polygon)}z`).join("");
  const [xs, ys] = [polygons.flat().map(([x]) => x), polygons.flat().map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const mover = figureOf(stage, chosenOf(stage));
  const [cx, cy] = mover ? projection.to([mover.x, mover.y]) : [(left + right) / 2, (top + bottom) / 2];
  const rim = mover && mover.seat % 2 ? "ms-reach-rim is-second" : "ms-reach-rim";
  return (
    <g data-testid="ms-reach" clip-path="url(#ms-inside)">
      <radialGradient id="ms-reach-light" gradientUnits="userSpaceOnUse" cx={cx} cy={cy} r={(right - left) * 0.62}>
        <stop offset="0" stop-color="#fff1c4" stop-opacity="0.5" />
        <stop offset="0.55" stop-color="#ffe3a0" stop-opacity="0.24" />
        <stop offset="1" stop-color="#ffd98a" stop-opacity="0.3" />
      </radialGradient>
      <clipPath id="ms-inside">
        <rect width={projection.wide} height={projection.high} />
      </clipPath>
      <mask id="ms-outside" maskUnits="userSpaceOnUse" x="0" y="0" width={projection.wide} height={projection.high}>
        <rect width={projection.wide} height={projection.high} fill="#fff" />
        <path d={d} fill="#000" />
      </mask>
      <path class="ms-reach" d={d} fill-rule="nonzero" />
      <path class="ms-reach-hatch" d={d} fill-rule="nonzero" />
      {/* Only the rim of all polygons together. */}
      <g mask="url(#ms-outside)">
        <path class="ms-reach-seam" d={d} />
        <path class={rim} d={d} />
      </g>
    </g>
  );
}

/** The way of the draft, and everything where it would stand or lie. */
export function Way() {
  const stage = useStage();
  const { planner, projection } = stage;
  const draft = planner?.sketch.value;
  if (!draft || !planner || (!draft.path.length && !isSpin(draft.option))) return null;
  const plan = planner.plan.value;
  const isBad = plan ? plan.answer !== null && !plan.legal : false;
  const mover = moverOf(stage, draft.option);
  const path = draft.path.map((point) => projection.to(point as Point));
  const end = path.at(-1);
  const figures = ghostsOf(plan?.figures ?? [], draft.numbers[0]);
  const spun = isSpin(draft.option) && !figures.length ? figureOf(stage, draft.option.fields[0]?.thing) : undefined;
  const isGlimpse = planner.glimpsed.value !== null;
  const turned = turnable(draft.option) && !isGlimpse ? (figures[0] ?? spun) : undefined;
  const isPiece = turnable(draft.option) && !turned && isPlacing(draft.option) && path[0] !== undefined;
  return (
    <g class={`ms-way ${isBad ? "is-bad" : ""} ${isGlimpse ? "is-glimpse" : ""}`} data-testid="ms-way">
      {mover && end ? <Trail points={[projection.to([mover.x, mover.y]), ...path]} /> : null}
      {mover
        ? path.slice(0, -1).map(([x, y], place) => <circle key={place} class="ms-corner" cx={x} cy={y} r="120" />)
        : null}
      {(plan?.areas ?? []).map((area, place) => (
        <AreaGhost key={place} area={area} projection={projection} />
      ))}
      {(plan?.markers ?? []).map((marker, place) => (
        <MarkerGhost key={place} marker={marker} projection={projection} />
      ))}
      {figures.map((figure) => (
        <Ghost key={figure.id} figure={figure} projection={projection} />
      ))}
      {turned ? (
        <Handle
          at={projection.to([turned.x, turned.y])}
          radius={Math.max(turned.radius, turned.length / 2)}
          turned={projection.angle(Number(draft.numbers[0] || turned.facing))}
        />
      ) : null}
      {isPiece ? <Handle at={path[0]!} radius={1600} turned={projection.angle(Number(draft.numbers[0] || 0))} /> : null}
      {isBad && end ? <Cross at={end} /> : null}
      {end ? (
        <Length
          at={end}
          above={(figures[0]?.radius ?? 300) + 500}
          isBelow={
            turned !== undefined &&
            Math.sin((projection.angle(Number(draft.numbers[0] || turned.facing)) * Math.PI) / 180) < -0.3
          }
        />
      ) : null}
      <Wish />
    </g>
  );
}

/** Dashes on a dark seam: seen on every ground. */
function Trail({ points }: { points: readonly Point[] }) {
  const line = joined(points);
  return (
    <>
      <polyline class="ms-seam" points={line} />
      <polyline points={line} />
    </>
  );
}

/** A facing that was just turned is drawn before the server has said what it thinks of it. */
function ghostsOf(figures: readonly FigureScene[], facing: string | undefined): FigureScene[] {
  return figures.map((figure, place) =>
    place === 0 && figure.facing >= 0 && facing ? { ...figure, facing: Number(facing) } : figure,
  );
}

function Ghost({ figure, projection }: { figure: FigureScene; projection: Projection }) {
  const [x, y] = projection.to([figure.x, figure.y]);
  return (
    <g
      class="ms-ghost"
      data-ghost=""
      style={{ "--seat": `var(--seat-${figure.seat})` }}
      transform={`translate(${x} ${y})`}
    >
      <Base figure={figure} projection={projection} />
    </g>
  );
}

function AreaGhost({ area, projection }: { area: AreaScene; projection: Projection }) {
  return (
    <g class={`ms-area ms-ghost is-${area.kind} ${area.is_raised ? "is-raised" : ""}`} data-ghost="">
      <AreaShape area={area} projection={projection} />
    </g>
  );
}

function MarkerGhost({ marker, projection }: { marker: MarkerScene; projection: Projection }) {
  return (
    <g
      class={`ms-marker ms-ghost is-${marker.kind}`}
      data-ghost=""
      style={marker.holder >= 0 ? { "--seat": `var(--seat-${marker.holder})` } : {}}
    >
      <MarkerShape marker={marker} projection={projection} />
    </g>
  );
}

/** What is in the way, or gives cover: drawn above it, since it changes with every step of the drag. */
export function Obstacles() {
  const { scene, planner, projection } = useStage();
  const found = planner?.obstacles.value;
  if (!found?.size) return null;
  return (
    <g class="ms-obstacles" data-testid="ms-obstacles">
      {scene.areas.map((area) =>
        found.has(area.id) ? (
          <g key={area.id} data-obstacle={area.id}>
            <AreaShape area={area} projection={projection} />
          </g>
        ) : null,
      )}
      {scene.markers.map(({ id, x, y, radius }) => {
        const [cx, cy] = projection.to([x, y]);
        return found.has(id) ? <circle key={id} data-obstacle={id} cx={cx} cy={cy} r={radius} /> : null;
      })}
      {scene.figures.map((figure) => {
        if (!found.has(figure.id)) return null;
        const turned = figure.length > 0 ? `rotate(${turnOf(figure, projection)})` : "";
        const place = `translate(${projection.to([figure.x, figure.y])}) ${turned}`;
        return <path key={figure.id} data-obstacle={figure.id} d={outlineOf(figure)} transform={place} />;
      })}
    </g>
  );
}

/** Where the player points, and cannot get: the straight way there with what is in the way. */
function Wish() {
  const stage = useStage();
  const plan = stage.planner?.plan.value;
  const mover = moverOf(stage, stage.planner?.sketch.value?.option);
  if (!plan?.wish.length || !mover) return null;
  const { projection } = stage;
  const points = [projection.to([mover.x, mover.y]), ...(plan.wish as Point[]).map(projection.to)];
  const end = points.at(-1)!;
  return (
    <g class="ms-wish" data-testid="ms-wish">
      <polyline points={joined(points)} />
      <circle cx={end[0]} cy={end[1]} r={mover.radius} />
      <Cross at={end} />
    </g>
  );
}

/** Refused, for those who do not see red. */
function Cross({ at: [x, y] }: { at: Point }) {
  return <path class="ms-cross" d={`M${x - 260} ${y - 260}l520 520M${x + 260} ${y - 260}l-520 520`} />;
}

/** What is taken hold of to turn. */
function Handle({ at: [x, y], radius, turned }: { at: Point; radius: number; turned: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turned})`} data-handle="" class="ms-handle" data-testid="ms-handle">
      <line x1={radius} x2={radius + 900} />
      <circle cx={radius + 900} r="360" />
      <path d={`M${radius + 820}-170a190 190 0 1 1 0 340M${radius + 820}-170l-30 190M${radius + 820}-170l190 40`} />
    </g>
  );
}

/** Above what stands there; below it where the handle is above. */
function Length({ at: [x, y], above, isBelow }: { at: Point; above: number; isBelow: boolean }) {
  const { planner, projection } = useStage();
  const plan = planner?.plan.value;
  if (!plan || plan.length < 0) return null;
  const w = measuredWords();
  const side = x < 4000 ? "start" : x > projection.wide - 4000 ? "end" : "middle";
  const under = y + above + 500;
  const isUnder = y - above < 900 || (isBelow && under < projection.high - 300);
  return (
    <text class="ms-length" x={x} y={isUnder ? under : y - above} text-anchor={side}>
      {w.length(
        inches(plan.length, lang.value),
        plan.cost > plan.length + 5 ? inches(plan.cost, lang.value) : "",
        plan.allowed >= 0 ? inches(plan.allowed, lang.value) : "",
      )}
    </text>
  );
}

/** How far the figure that is looked at reaches: its ranges, its combat area, its front. */
export function Ranges() {
  const stage = useStage();
  const { showsRanges, planner, inspected, projection } = stage;
  const about = planner?.about.value ?? stage.about?.value;
  const figure = figureOf(stage, inspected.value);
  if (!showsRanges.value || !figure || about?.thing !== figure.id) return null;
  const [x, y] = projection.to([figure.x, figure.y]);
  return (
    <g class="ms-ranges" data-testid="ms-ranges">
      {about.ranges.map(({ kind, text, radius, arc }, place) => (
        <g key={place} class={`is-${kind}`} transform={`translate(${x} ${y})`}>
          {arc > 0 && arc < 360 && figure.facing >= 0 ? (
            <path d={sector(radius, arc, projection.angle(figure.facing))} />
          ) : (
            <circle r={radius} />
          )}
          <text y={-radius} text-anchor="middle" dy="-0.4em">
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

function sector(radius: number, arc: number, turned: number): string {
  const at = (degrees: number): string =>
    `${Math.cos((degrees * Math.PI) / 180) * radius} ${Math.sin((degrees * Math.PI) / 180) * radius}`;
  return `M0 0L${at(turned - arc / 2)}A${radius} ${radius} 0 ${arc > 180 ? 1 : 0} 1 ${at(turned + arc / 2)}z`;
}

export function Rays() {
  const { scene, planner, projection } = useStage();
  const rays = [...scene.rays, ...(planner?.rays.value ?? []), ...(planner?.plan.value?.rays ?? [])];
  return (
    <g class="ms-rays">
      {rays.map((ray, place) => (
        <Ray key={place} ray={ray} projection={projection} />
      ))}
    </g>
  );
}

export const RAY_SIGNS: Record<string, string> = { clear: "✓", cover: "◐", blocked: "✕" };

function Ray({ ray, projection }: { ray: RayScene; projection: Projection }) {
  const [x1, y1] = projection.to([ray.x, ray.y]);
  const [x2, y2] = projection.to([ray.to_x, ray.to_y]);
  const sign = RAY_SIGNS[ray.kind];
  return (
    <g class={`ms-ray is-${ray.kind}`}>
      <line class="ms-seam" x1={x1} y1={y1} x2={x2} y2={y2} />
      <line x1={x1} y1={y1} x2={x2} y2={y2} />
      {ray.kind === "blocked" ? null : <Head from={[x1, y1]} to={[x2, y2]} />}
      {sign ? (
        <g style={{ transform: `translate(${(x1 + x2) / 2}px, ${(y1 + y2) / 2}px) scale(var(--u))` }}>
          <circle r="8" />
          <text text-anchor="middle" dominant-baseline="central">
            {sign}
          </text>
        </g>
      ) : null}
    </g>
  );
}

/** The head of an arrow, beside the base that it points at. */
function Head({ from: [x1, y1], to: [x2, y2] }: { from: Point; to: Point }) {
  const turned = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return (
    <path
      class="ms-ray-head"
      d="M-620 0l-560-250 130 250-130 250z"
      transform={`translate(${x2} ${y2}) rotate(${turned})`}
    />
  );
}

/** The moves of a formation that are planned and not yet made. */
export function Planned() {
  const { scene, projection } = useStage();
  return (
    <>
      {scene.planned.map(({ id, path, facing }, place) => {
        const figure = scene.figures.find((each) => each.id === id);
        if (!figure) return null;
        const points = (path as Point[]).map(projection.to);
        const start = projection.to([figure.x, figure.y]);
        const [x, y] = points.at(-1) ?? start;
        return (
          <g key={id} class="ms-way is-planned" data-planned={id}>
            <Trail points={[start, ...points]} />
            <g class="ms-ghost" style={{ "--seat": `var(--seat-${figure.seat})` }} transform={`translate(${x} ${y})`}>
              <Base figure={{ ...figure, facing }} projection={projection} />
              <text class="ms-order" text-anchor="middle" dominant-baseline="central">
                {place + 1}
              </text>
            </g>
          </g>
        );
      })}
    </>
  );
}

export function Tape() {
  const { tape, projection, cursor } = useStage();
  const ends = tape.value;
  const at = cursor.value ? projection.to(cursor.value) : null;
  const [from, to] = ends ? [projection.to(ends[0]), projection.to(ends[1])] : [null, null];
  return (
    <g class="ms-tape">
      {at ? <path class="ms-cursor" d={`M${at[0] - 500} ${at[1]}h1000M${at[0]} ${at[1] - 500}v1000`} /> : null}
      {ends && from && to ? (
        <>
          <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
          <circle cx={from[0]} cy={from[1]} r="110" />
          <circle cx={to[0]} cy={to[1]} r="110" />
          <text x={(from[0] + to[0]) / 2} y={(from[1] + to[1]) / 2 - 250} text-anchor="middle">
            {`${inches(Math.hypot(ends[1][0] - ends[0][0], ends[1][1] - ends[0][1]), lang.value)}″`}
          </text>
        </>
      ) : null}
    </g>
  );
}
