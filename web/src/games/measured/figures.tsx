// Bases with the figures on them: side, emblem, front arc, life or dial, tokens.
import { useComputed } from "@preact/signals";
import type { Badge, FigureScene } from "../../wire";
import { REACH } from "./art/figures";
import { figurePicture } from "./art/studio";
import { EMBLEMS, PLAIN, TINCTURES } from "./emblems";
import { touch } from "./gestures";
import type { Projection } from "./projection";
import { deedsOn, touchesOf, useStage } from "./stage";
import { measuredWords } from "./texts";

export function Figures() {
  const { scene } = useStage();
  // Those above the ground are drawn last.
  const drawn = [...scene.figures].sort(
    (one, other) => Number(one.level === "soaring") - Number(other.level === "soaring"),
  );
  return (
    <g class="ms-figures">
      {drawn.map((figure) => (
        <Figure key={figure.id} figure={figure} />
      ))}
    </g>
  );
}

function Figure({ figure }: { figure: FigureScene }) {
  const stage = useStage();
  const { play, projection, spoken, inspected, planner, hovered } = stage;
  const { id } = figure;
  const isAsked = (): boolean =>
    !play?.draft.value && play?.question.value?.subject === id && touchesOf(stage, id).length > 0;
  const isTarget = (): boolean => {
    const draft = play?.draft.value;
    if (draft) return draft.option.at.length > 0 && (play?.lights.of(id).length ?? 0) > 0;
    return stage.actor.value >= 0 && deedsOn(stage, stage.actor.value, id).length > 0;
  };
  // Each figure is drawn again only when one of its own marks changes.
  const marks = useComputed(() =>
    [
      (play?.lights.of(id).length ?? 0) > 0 || isAsked() ? "is-lit" : "",
      isTarget() ? "is-target" : "",
      play?.lights.chosen.value.has(id) || stage.actor.value === id ? "is-chosen" : "",
      play?.lights.isHinted(id) ? "is-hinted" : "",
      (play?.spoken.value ?? spoken.value).includes(id) ? "is-spoken" : "",
      inspected.value === id ? "is-inspected" : "",
      planner?.obstacles.value.has(id) ? "is-obstacle" : "",
    ].join(" "),
  );
  const isLit = /is-(lit|target)/.test(marks.value);
  const [x, y] = projection.to([figure.x, figure.y]);
  const label = labelOf(figure);
  const preview = (): void => {
    const onto = !play?.draft.peek() && stage.actor.peek() >= 0 ? deedsOn(stage, stage.actor.peek(), id) : [];
    const picks = (onto.length ? onto : (play?.lights.of(id) ?? [])).filter((each) => each.pick);
    if (picks.length === 1 && picks[0]!.option.corners === 0) planner?.preview(picks[0]!.option, picks[0]!.pick!.pick);
  };
  return (
    <g
      class={`ms-figure ${marks.value} is-${figure.level} ${figure.is_spent ? "is-spent" : ""} ${figure.is_active ? "is-active" : ""}`}
      style={{ "--seat": `var(--seat-${figure.seat})`, transform: `translate(${x}px, ${y}px)` }}
      role={isLit ? "button" : "img"}
      aria-label={label}
      data-figure={id}
      {...(isLit ? { tabindex: 0 } : {})}
      onFocus={() => {
        inspected.value = id;
        preview();
      }}
      onBlur={() => planner?.forgetPreview()}
      onPointerEnter={(event) => {
        hovered.value = id;
        if (event.pointerType !== "touch") preview();
      }}
      onPointerLeave={(event) => {
        hovered.value = -1;
        if (event.pointerType !== "touch") planner?.forgetPreview();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        touch(stage, id, true);
      }}
    >
      <Base figure={figure} projection={projection} />
      <Pips figure={figure} />
      <SeatBadge figure={figure} />
      <Badges badges={figure.badges} radius={figure.radius} />
    </g>
  );
}

/** Everything that is to be known without looking. */
function labelOf(figure: FigureScene): string {
  const w = measuredWords();
  const pips = figure.pips.map((row) => w.pips(row.kind, row.left, row.most));
  const level = figure.level === "ground" ? "" : (w.levels[figure.level] ?? "");
  const parts = [
    figure.name,
    ...pips,
    level,
    ...figure.badges.map((badge) => badge.text),
    figure.is_spent ? w.spent : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** Whose it is, by shape: the same ones as everywhere, in a box of 24 around the middle. */
export const SEAT_SHAPES = ["M0-8a8 8 0 1 0 .01 0z", "M-7-7H7V7H-7z", "M0-8.5L9 7.5H-9z", "M0-9.5L9 0 0 9.5-9 0z"];

export function Base({ figure, projection }: { figure: FigureScene; projection: Projection }) {
  const { radius, length, facing, arc } = figure;
  const [field, charge] = TINCTURES[figure.tinctures] ?? PLAIN;
  const size = radius / 620;
  const turned = projection.angle(facing);
  const { you } = useStage();
  const picture = figurePicture(figure, projection, figure.seat === Math.max(0, you));
  return (
    <>
      {figure.level === "soaring" ? <Aloft radius={radius} length={length} turned={turned} /> : null}
      {length > 0 ? (
        <rect
          class="ms-base"
          x={-length / 2}
          y={-radius}
          width={length}
          height={radius * 2}
          rx={figure.seat % 2 ? radius * 0.5 : radius}
          transform={`rotate(${turned})`}
        />
      ) : figure.seat % 2 ? (
        <path class="ms-base" d={facetsOf(radius)} />
      ) : (
        <circle class="ms-base" r={radius} />
      )}
      <circle class="ms-field" r={radius * 0.8} fill={field} stroke={charge} stroke-width={radius * 0.07} />
      {figure.rank === 0 ? (
        <path class="ms-unique" d={`M0 ${-radius * 0.98}l${radius * 0.18} ${radius * 0.2}h${-radius * 0.36}z`} />
      ) : null}
      {facing >= 0 && arc > 0 ? (
        <Arc radius={length > 0 ? length / 2 : radius} arc={arc} turned={turned} isLong={length > 0} />
      ) : null}
      {picture.value ? (
        <image
          class="ms-portrait"
          href={picture.value}
          x={-radius * SHOWN}
          y={-radius * SHOWN}
          width={2 * radius * SHOWN}
          height={2 * radius * SHOWN}
        />
      ) : (
        <path
          class="ms-emblem"
          d={EMBLEMS[figure.emblem] ?? EMBLEMS["blade"]!}
          fill={charge}
          transform={`scale(${size})`}
        />
      )}
    </>
  );
}

/** Whose it is, and which of several. */
export function SeatBadge({ figure }: { figure: FigureScene }) {
  const { radius } = figure;
  const number = numberOf(figure.name);
  return (
    <g class="ms-seat" transform={`translate(${-radius * 0.8} ${radius * 0.8}) scale(${radius / 20})`}>
      <path d={SEAT_SHAPES[figure.seat] ?? ""} />
      {number ? (
        <text text-anchor="middle" y={figure.seat === 2 ? 6.5 : 4}>
          {number}
        </text>
      ) : null}
    </g>
  );
}

/** Half the width of a picture on the table: weapons may reach beyond the base. */
const SHOWN = REACH * 1.14;

/** Twelve facets: sides differ in shape, not in colour alone. */
function facetsOf(radius: number): string {
  const corners = Array.from({ length: 12 }, (_, place) => {
    const angle = ((place + 0.5) / 12) * 2 * Math.PI;
    return `${Math.round(Math.cos(angle) * radius * 1.02)} ${Math.round(Math.sin(angle) * radius * 1.02)}`;
  });
  return `M${corners.join("L")}z`;
}

/** Figures of one kind are told apart by the number in their names. */
const numberOf = (name: string): string => / (\d+)(?: \(|$)/.exec(name)?.[1] ?? "";

/** Above everything: its shadow lies on the ground, and a broken line is around its base. */
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
        transform={`translate(150 230) rotate(${turned})`}
      />
      <rect class="ms-aloft" {...around} transform={`rotate(${turned})`} />
    </>
  );
}

/** The front arc on the rim of the base, and its middle. */
function Arc({ radius, arc, turned, isLong }: { radius: number; arc: number; turned: number; isLong: boolean }) {
  const half = (arc / 2) * (Math.PI / 180);
  const rim = radius * 0.93;
  const [x, y] = [Math.cos(half) * rim, Math.sin(half) * rim];
  const large = arc > 180 ? 1 : 0;
  return (
    <g transform={`rotate(${turned})`}>
      {isLong ? null : (
        <path class="ms-arc" d={`M${x} ${-y}A${rim} ${rim} 0 ${large} 1 ${x} ${y}`} stroke-width={radius * 0.14} />
      )}
      <path class="ms-nose" d={`M${radius * 1.5} 0l${-radius * 0.36} ${-radius * 0.22}v${radius * 0.44}z`} />
    </g>
  );
}

/** A ring around the base, from above and clockwise: as many pieces as there were at first. */
function Pips({ figure }: { figure: FigureScene }) {
  const all = figure.pips.flatMap((row) =>
    Array.from({ length: row.most }, (_, place) => ({ kind: row.kind, isLost: place >= row.left })),
  );
  const ring = figure.radius * 1.1;
  const step = (2 * Math.PI) / Math.max(1, all.length);
  const at = (angle: number): string => `${Math.round(Math.sin(angle) * ring)} ${Math.round(-Math.cos(angle) * ring)}`;
  const gap = Math.min(0.12, step / 4);
  return (
    <g aria-hidden="true" stroke-width={figure.radius * 0.11}>
      {all.map(({ kind, isLost }, place) => (
        <path
          key={place}
          class={`ms-pip is-${kind} ${isLost ? "is-lost" : ""}`}
          d={`M${at(place * step + gap)}A${ring} ${ring} 0 ${step > Math.PI ? 1 : 0} 1 ${at((place + 1) * step - gap)}`}
        />
      ))}
    </g>
  );
}

export const BADGE_SIGNS: Record<string, string> = {
  ice: "❄",
  fire: "▲",
  loss: "!",
  concentrated: "◎",
  severe: "✚",
  spell: "✦",
  token: "●",
  captive: "⛓",
  item: "◆",
  soaring: "↑",
  hex: "✖",
  watch: "◉",
  saddle: "♞",
};

function Badges({ badges, radius }: { badges: readonly Badge[]; radius: number }) {
  return (
    <g aria-hidden="true">
      {badges.map((badge, place) => {
        const angle = (-35 + place * 42) * (Math.PI / 180);
        const [x, y] = [Math.cos(angle) * radius * 1.2, Math.sin(angle) * radius * 1.2];
        return (
          <g
            key={place}
            class={`ms-badge is-${badge.kind}`}
            style={{ transform: `translate(${x}px, ${y}px) scale(var(--u))` }}
          >
            <circle r="8" />
            <text text-anchor="middle" dominant-baseline="central">
              {badge.number > 1 ? badge.number : (BADGE_SIGNS[badge.kind] ?? "•")}
            </text>
          </g>
        );
      })}
    </g>
  );
}
