// A base with the figure on it. The rim is the dial: an ivory front arc with a beak, and a piece for every click or life
// point; those that are lost are charred. Whose it is can be told by colour, by the shape of the rim and by the badge.
import { useRef } from "preact/hooks";
import type { FigureScene } from "../../wire";
import { REACH, sizeOf } from "./art/frame";
import { figurePicture } from "./art/studio";
import { EMBLEMS, PLAIN, TINCTURES } from "./emblems";
import type { Projection } from "./projection";
import { useStage } from "./stage";

/** Whose it is, by shape: the same ones as everywhere, in a box of 24 around the middle. */
export const SEAT_SHAPES = ["M0-8a8 8 0 1 0 .01 0z", "M-7-7H7V7H-7z", "M0-8.5L9 7.5H-9z", "M0-9.5L9 0 0 9.5-9 0z"];

/** Half the width of a picture on the table, in radii: weapons may reach beyond the base. */
const SHOWN = REACH * 1.14;
/** From the middle of the rim to the middle of the base, and how wide the rim is. */
const [RIM, WIDTH] = [0.9, 0.2];
/** Around the whole rim. */
const ROUND = 360;

/** Degrees of the screen; a figure without a facing shows the rim from above. */
export const turnOf = ({ facing }: FigureScene, projection: Projection): number =>
  facing >= 0 ? projection.angle(facing) : -90;

interface BaseProps {
  figure: FigureScene;
  projection: Projection;
  /** Pixels to the inch, where it is looked at by itself. */
  scale?: number;
}

export function Base({ figure, projection, scale }: BaseProps) {
  const { radius, length } = figure;
  const [field, charge] = TINCTURES[figure.tinctures] ?? PLAIN;
  const turned = turnOf(figure, projection);
  const { you } = useStage();
  const painted = figurePicture(figure, projection, figure.seat === Math.max(0, you), scale).value;
  // As long as a figure has not been painted from this side, it is seen as it was.
  const last = useRef("");
  const picture = painted || last.current;
  last.current = picture;
  const isAloft = figure.level === "soaring";
  const shown = radius * SHOWN * sizeOf(length > 0);
  return (
    <>
      {isAloft ? <Aloft radius={radius} length={length} turned={turned} /> : null}
      <path class="ms-base" d={outlineOf(figure)} transform={length > 0 ? `rotate(${turned})` : undefined} />
      {picture ? null : <circle class="ms-field" r={radius * 0.8} fill={field} />}
      <Rim figure={figure} turned={turned} />
      {figure.rank === 0 ? (
        <path class="ms-unique" d={`M0 ${-radius * 1.06}l${radius * 0.2} ${radius * 0.24}h${-radius * 0.4}z`} />
      ) : null}
      {picture ? (
        <image
          class="ms-portrait"
          href={picture}
          x={-shown - (isAloft ? LIFT * radius : 0)}
          y={-shown - (isAloft ? LIFT * radius * 1.5 : 0)}
          width={2 * shown}
          height={2 * shown}
        />
      ) : (
        <path
          class="ms-emblem"
          d={EMBLEMS[figure.emblem] ?? EMBLEMS["blade"]!}
          fill={charge}
          transform={`scale(${radius / 620})`}
        />
      )}
    </>
  );
}

/** Sides differ in shape, not in colour alone: every second one has facets. */
export function outlineOf({ radius, length, seat }: FigureScene): string {
  if (length > 0) return oblong(radius, length, seat % 2 ? radius * 0.45 : radius);
  if (seat % 2 === 0)
    return `M${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0z`;
  const corners = Array.from({ length: 12 }, (_, place) => {
    const angle = ((place + 0.5) / 12) * 2 * Math.PI;
    return `${Math.round(Math.cos(angle) * radius * 1.035)} ${Math.round(Math.sin(angle) * radius * 1.035)}`;
  });
  return `M${corners.join("L")}z`;
}

/** Clockwise from the middle of its front. */
function oblong(half: number, length: number, round: number): string {
  const [x, y] = [length / 2, half];
  const corner = `a${round} ${round} 0 0 1`;
  return (
    `M${x} 0V${y - round}${corner} ${-round} ${round}H${round - x}${corner} ${-round} ${-round}` +
    `V${round - y}${corner} ${round} ${-round}H${x - round}${corner} ${round} ${round}z`
  );
}

/** The dial on the rim: lost clicks begin at the left end of the front arc. */
function Rim({ figure, turned }: { figure: FigureScene; turned: number }) {
  const { radius, length, arc, facing } = figure;
  const rim = radius * RIM;
  const d =
    length > 0
      ? oblong(rim, length - 2 * radius * (1 - RIM), figure.seat % 2 ? rim * 0.45 : rim)
      : `M${rim} 0A${rim} ${rim} 0 1 1 ${-rim} 0A${rim} ${rim} 0 1 1 ${rim} 0z`;
  const front = facing >= 0 ? arc : 0;
  const pips = figure.pips.flatMap((row) =>
    Array.from({ length: row.most }, (_, place) => ({ kind: row.kind, isLost: place >= row.left })),
  );
  const step = (ROUND - front) / Math.max(1, pips.length);
  const gap = Math.min(5, step * 0.22);
  const piece = (from: number, long: number): Record<string, string | number> => ({
    d,
    pathLength: ROUND,
    "stroke-width": radius * WIDTH,
    "stroke-dasharray": `${long} ${ROUND - long}`,
    "stroke-dashoffset": -from,
  });
  const beak = length > 0 ? length / 2 : radius;
  return (
    <g
      class="ms-rim"
      style={{ "--rim": `var(--rim-${figure.seat})` }}
      transform={`rotate(${turned})`}
      aria-hidden="true"
    >
      <path d={d} class="ms-rim-under" stroke-width={radius * WIDTH * 1.3} />
      {pips.map(({ kind, isLost }, place) => (
        <path
          key={place}
          class={`ms-pip is-${kind} ${isLost ? "is-lost" : ""}`}
          {...piece(front / 2 + place * step + gap / 2, step - gap)}
        />
      ))}
      {front > 0 ? (
        <>
          <path class="ms-arc" {...piece(0, front / 2)} />
          <path class="ms-arc" {...piece(ROUND - front / 2, front / 2)} />
          <path
            class="ms-nose"
            d={`M${beak + radius * 0.3} 0L${beak - radius * 0.02} ${-radius * 0.24}V${radius * 0.24}z`}
          />
        </>
      ) : null}
    </g>
  );
}

/** Whose it is, and which of several. */
export function SeatBadge({ figure }: { figure: FigureScene }) {
  const { radius } = figure;
  const number = numberOf(figure.name);
  return (
    <g class="ms-seat" transform={`translate(${-radius * 0.8} ${radius * 0.8}) scale(${radius / (number ? 20 : 30)})`}>
      <path d={SEAT_SHAPES[figure.seat] ?? ""} />
      {number ? (
        <text text-anchor="middle" y={figure.seat === 2 ? 6.5 : 4}>
          {number}
        </text>
      ) : null}
    </g>
  );
}

/** Figures of one kind are told apart by the number in their names. */
const numberOf = (name: string): string => / (\d+)(?: \(|$)/.exec(name)?.[1] ?? "";

/** A soaring figure is drawn this much higher, in radii. */
const LIFT = 0.22;

/** Above everything: its shadow lies on the ground, and a broken line is around its base, where it is measured. */
function Aloft({ radius, length, turned }: { radius: number; length: number; turned: number }) {
  const wide = Math.max(length, radius * 2) / 2;
  const far = radius * 0.34;
  const around = {
    x: -wide - far,
    y: -radius - far,
    width: 2 * (wide + far),
    height: 2 * (radius + far),
    rx: radius + far,
  };
  return (
    <>
      <rect
        class="ms-shadow"
        x={-wide}
        y={-radius}
        width={2 * wide}
        height={2 * radius}
        rx={radius}
        transform={`translate(${radius * 0.5} ${radius * 0.7}) rotate(${turned})`}
      />
      <rect class="ms-aloft" {...around} transform={`rotate(${turned})`} />
    </>
  );
}
