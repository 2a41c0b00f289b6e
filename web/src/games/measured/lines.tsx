// Lines over the table: the way in the making with its ghost, where one can get to, sight and fire, the tape.
import type { RayScene } from "../../wire";
import { Base } from "./figures";
import { inches, type Frame, type Point } from "./frame";
import { lang } from "../../settings";
import { hasFacing, moverOf, useStage } from "./stage";
import { measuredWords } from "./texts";

const joined = (points: readonly Point[]): string => points.map((point) => point.join()).join(" ");

export function Reach() {
  const { planner, frame } = useStage();
  const region = planner?.region.value ?? [];
  if (!region.length) return null;
  const d = region.map((polygon) => `M${joined((polygon as Point[]).map(frame.to))}z`).join("");
  return <path class="ms-reach" d={d} fill-rule="nonzero" />;
}

/** The way of the draft, and the figure where it would stand. */
export function Way() {
  const stage = useStage();
  const { play, planner, frame } = stage;
  const draft = play?.draft.value;
  const mover = moverOf(stage, draft?.option);
  if (!draft || !draft.path.length) return null;
  const plan = planner?.plan.value;
  const isBad = plan ? plan.answer !== null && !plan.legal : false;
  const path = draft.path.map((point) => frame.to(point as Point));
  const end = path.at(-1)!;
  const start = mover ? [frame.to([mover.x, mover.y])] : [];
  const facing = hasFacing(draft.option) && draft.numbers[0] ? Number(draft.numbers[0]) : (mover?.facing ?? -1);
  return (
    <g class={isBad ? "ms-way is-bad" : "ms-way"}>
      <polyline points={joined([...start, ...path])} />
      {path.slice(0, -1).map(([x, y], place) => (
        <circle key={place} class="ms-corner" cx={x} cy={y} r="120" />
      ))}
      {mover ? (
        <g class="ms-ghost" style={{ "--seat": `var(--seat-${mover.seat})` }} transform={`translate(${end[0]} ${end[1]})`}>
          <Base figure={{ ...mover, facing }} frame={frame} />
          {hasFacing(draft.option) ? <Handle radius={mover.radius} turned={frame.angle(facing)} /> : null}
        </g>
      ) : (
        <circle class="ms-corner is-end" cx={end[0]} cy={end[1]} r="260" />
      )}
      <Length at={end} above={(mover?.radius ?? 300) + 500} />
    </g>
  );
}

/** What is taken hold of to turn. */
function Handle({ radius, turned }: { radius: number; turned: number }) {
  return (
    <g transform={`rotate(${turned})`} data-handle="" class="ms-handle">
      <line x1={radius} x2={radius + 900} />
      <circle cx={radius + 900} r="330" />
      <path d={`M${radius + 780}-130a180 180 0 1 1 0 260`} />
    </g>
  );
}

function Length({ at: [x, y], above }: { at: Point; above: number }) {
  const { planner } = useStage();
  const plan = planner?.plan.value;
  if (!plan || plan.length < 0) return null;
  const w = measuredWords();
  return (
    <text class="ms-length" x={x} y={y - above} text-anchor="middle">
      {w.length(inches(plan.length, lang.value), plan.cost > plan.length + 5 ? inches(plan.cost, lang.value) : "", plan.allowed >= 0 ? inches(plan.allowed, lang.value) : "")}
    </text>
  );
}

export function Rays() {
  const { scene, planner, frame } = useStage();
  const rays = [...scene.rays, ...(planner?.rays.value ?? []), ...(planner?.plan.value?.rays ?? [])];
  return (
    <g class="ms-rays">
      {rays.map((ray, place) => (
        <Ray key={place} ray={ray} frame={frame} />
      ))}
    </g>
  );
}

function Ray({ ray, frame }: { ray: RayScene; frame: Frame }) {
  const [x1, y1] = frame.to([ray.x, ray.y]);
  const [x2, y2] = frame.to([ray.to_x, ray.to_y]);
  return (
    <g class={`ms-ray is-${ray.kind}`}>
      <line x1={x1} y1={y1} x2={x2} y2={y2}>
        <title>{ray.text}</title>
      </line>
    </g>
  );
}

export function Planned() {
  const { scene, frame } = useStage();
  return (
    <>
      {scene.planned.map(({ id, path, facing }) => {
        const figure = scene.figures.find((each) => each.id === id);
        if (!figure || !path.length) return null;
        const points = (path as Point[]).map(frame.to);
        const [x, y] = points.at(-1)!;
        return (
          <g key={id} class="ms-way is-planned">
            <polyline points={joined([frame.to([figure.x, figure.y]), ...points])} />
            <g class="ms-ghost" style={{ "--seat": `var(--seat-${figure.seat})` }} transform={`translate(${x} ${y})`}>
              <Base figure={{ ...figure, facing }} frame={frame} />
            </g>
          </g>
        );
      })}
    </>
  );
}

export function Tape() {
  const { tape, frame, cursor } = useStage();
  const ends = tape.value;
  const at = cursor.value ? frame.to(cursor.value) : null;
  const [from, to] = ends ? [frame.to(ends[0]), frame.to(ends[1])] : [null, null];
  return (
    <g class="ms-tape">
      {at ? <path class="ms-cursor" d={`M${at[0] - 400} ${at[1]}h800M${at[0]} ${at[1] - 400}v800`} /> : null}
      {ends && from && to ? (
        <>
          <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
          <text x={(from[0] + to[0]) / 2} y={(from[1] + to[1]) / 2 - 250} text-anchor="middle">
            {`${inches(Math.hypot(ends[1][0] - ends[0][0], ends[1][1] - ends[0][1]), lang.value)}″`}
          </text>
        </>
      ) : null}
    </g>
  );
}
