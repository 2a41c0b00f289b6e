// A rating over the matches, with the range in which it probably lies.
import type { CurvePoint } from "../wire";
import { ladderWords } from "./texts";

const WIDTH = 420;
const HEIGHT = 160;
const LEFT = 44;
const EDGE = 12;

export function Curve({ points }: { points: CurvePoint[] }) {
  const w = ladderWords();
  if (points.length < 2) return null;
  const lows = points.map(({ value, deviation }) => value - deviation);
  const highs = points.map(({ value, deviation }) => value + deviation);
  const bottom = Math.floor(Math.min(...lows) / 100) * 100;
  const top = Math.ceil(Math.max(...highs) / 100) * 100;
  const x = (at: number): number => LEFT + (at / (points.length - 1)) * (WIDTH - LEFT - EDGE);
  const y = (value: number): number => EDGE + ((top - value) / (top - bottom)) * (HEIGHT - 2 * EDGE);
  const line = (values: number[]): string =>
    values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  const back = highs
    .map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`)
    .reverse()
    .join(" ");
  const values = points.map(({ value }) => value);
  const step = top - bottom > 600 ? 200 : 100;
  const marks = Array.from({ length: Math.floor((top - bottom) / step) + 1 }, (_, at) => bottom + at * step);
  return (
    <svg
      class="ladder-curve"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={w.curveOf(values[0]!, values.at(-1)!, Math.min(...values), Math.max(...values))}
      data-testid="curve"
    >
      {marks.map((mark) => (
        <g key={mark}>
          <line x1={LEFT} x2={WIDTH - EDGE} y1={y(mark)} y2={y(mark)} />
          <text x={LEFT - 6} y={y(mark) + 4} text-anchor="end">
            {mark}
          </text>
        </g>
      ))}
      <polygon points={`${line(lows)} ${back}`} />
      <polyline points={line(values)} />
      <circle cx={x(points.length - 1)} cy={y(values.at(-1)!)} r="4" />
    </svg>
  );
}
