// The course of a match as a curve.
import type { SeatNumber, Story } from "../wire";
import { matchWords } from "./texts";
import "./story.css";

const WIDTH = 640;
const HEIGHT = 180;
/** More are not written below it. */
const MOST_ROUNDS = 12;

interface CourseProps {
  story: Story;
  side: SeatNumber;
  /** Empty: it is one's own. */
  name: string;
  /** Which answer is looked at. */
  at?: number;
  /** Answers of this side that were not good. */
  marks?: readonly { n: number; mark: string }[];
  /** Somebody points at a moment; keys and listeners have other ways to get there. */
  onLeap?: (n: number) => void;
}

/** From point to point without corners, and never above the higher or below the lower of two. */
const softly = (points: readonly (readonly [number, number])[]): string =>
  points
    .map(([x, y], at) => {
      const [fromX, fromY] = points[at - 1] ?? [x, y];
      const half = ((x - fromX) / 2).toFixed(1);
      return at
        ? `C${(fromX + Number(half)).toFixed(1)} ${fromY.toFixed(1)} ${(x - Number(half)).toFixed(1)} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`
        : `M${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");

/** Above the middle the side that looks is ahead. Words below say the same for those who cannot see it. */
export function Course({ story, side, name, at: shown, marks = [], onLeap }: CourseProps) {
  const w = matchWords().story;
  const last = story.points.at(-1)?.n || 1;
  const x = (n: number): number => (n / last) * WIDTH;
  const y = (share: number): number => HEIGHT - (share / 100) * HEIGHT;
  const shares = story.points.map((point) => [x(point.n), y(point.shares[side] ?? 50)] as const);
  const line = softly(shares);
  const area = `${line}L${WIDTH} ${HEIGHT / 2}L0 ${HEIGHT / 2}Z`;
  const rounds = story.points.filter((point, at) => at > 0 && point.round > (story.points[at - 1]?.round ?? 0));
  const { turning } = story;
  const leap = (event: MouseEvent): void => {
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    onLeap?.(Math.round(((event.clientX - left) / width) * last));
  };
  const at = turning ? story.points.find((point) => point.n >= turning.n) : undefined;
  const end = shares.at(-1);
  const dot = (className: string, [across, down]: readonly [number, number]) => (
    <i class={className} style={{ left: `${(across / WIDTH) * 100}%`, top: `${(down / HEIGHT) * 100}%` }} />
  );
  const turned = at ? ([x(at.n), y(at.shares[side] ?? 50)] as const) : undefined;
  return (
    <figure class="story-course">
      <figcaption>
        <b>{w.course}</b> <span class="soft">{w.courseHint(name)}</span>
      </figcaption>
      <div class="story-chart" style={{ "--own": `var(--seat-${side})`, "--other": `var(--seat-${side ? 0 : 1})` }}>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
          class={onLeap ? "is-walked" : ""}
          onClick={leap}
        >
          {(["own", "other"] as const).map((whose) => (
            <linearGradient
              key={whose}
              id={`story-${whose}`}
              x1="0"
              x2="0"
              y1={whose === "own" ? 0 : 1}
              y2={whose === "own" ? 1 : 0}
            >
              <stop offset="0" stop-color={`var(--${whose})`} stop-opacity="0.85" />
              <stop offset="1" stop-color={`var(--${whose})`} stop-opacity="0.25" />
            </linearGradient>
          ))}
          <clipPath id="ahead">
            <path d={`M-9-9h${WIDTH + 18}v${HEIGHT / 2 + 9}H-9Z`} />
          </clipPath>
          <clipPath id="behind">
            <path d={`M-9 ${HEIGHT / 2}h${WIDTH + 18}v${HEIGHT}H-9Z`} />
          </clipPath>
          {rounds.map((point) => (
            <path key={point.n} class="story-round" d={`M${x(point.n)} 0V${HEIGHT}`} />
          ))}
          <path class="story-ahead" d={area} clip-path="url(#ahead)" />
          <path class="story-behind" d={area} clip-path="url(#behind)" />
          <path class="story-level" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
          <path class="story-line" d={line} />
          {marks.map(({ n, mark }) => (
            <path key={n} class={`story-mark is-${mark}`} d={`M${x(n)} ${HEIGHT - 14}V${HEIGHT}`} />
          ))}
          {shown === undefined ? null : <path class="story-now" d={`M${x(shown)} 0V${HEIGHT}`} />}
          {at ? <path class="story-turn" d={`M${x(at.n)} 0V${HEIGHT}`} /> : null}
        </svg>
        <div class="story-points" aria-hidden="true">
          {[100, 50, 0].map((share) => (
            <span key={share} class="story-share" style={{ top: `${100 - share}%` }}>
              {share}
            </span>
          ))}
          {end ? dot("story-dot is-end", end) : null}
          {turned ? dot("story-dot", turned) : null}
          {turned ? (
            <span
              class={turned[0] > WIDTH / 2 ? "story-flag is-left" : "story-flag"}
              style={{ left: `${(turned[0] / WIDTH) * 100}%` }}
            >
              {w.turning.replace(/:$/, "")}
            </span>
          ) : null}
        </div>
      </div>
      {rounds.length > 1 ? (
        <div class="story-rounds" aria-hidden="true">
          {rounds
            .filter((_, place) => place % Math.ceil(rounds.length / MOST_ROUNDS) === 0)
            .map(({ n, round }) => (
              <span key={n} style={{ left: `${(n / last) * 100}%` }}>
                {round}
              </span>
            ))}
        </div>
      ) : null}
      {turning ? (
        <p class="story-turning">
          <b>{w.turning}</b> {turning.lines.at(-1) ?? turning.text}
        </p>
      ) : null}
    </figure>
  );
}
