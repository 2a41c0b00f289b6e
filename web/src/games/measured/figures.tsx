// Bases with whoever stands on them: side, emblem, front arc, life or dial, tokens.
import type { Badge, FigureScene } from "../../wire";
import { EMBLEMS, PLAIN, TINCTURES } from "./emblems";
import type { Frame } from "./frame";
import { useStage } from "./stage";
import { measuredWords } from "./texts";

export function Figures() {
  const { scene } = useStage();
  // Those above the ground are drawn last.
  const drawn = [...scene.figures].sort((one, other) => Number(one.level === "soaring") - Number(other.level === "soaring"));
  return (
    <g class="ms-figures">
      {drawn.map((figure) => (
        <Figure key={figure.id} figure={figure} />
      ))}
    </g>
  );
}

function Figure({ figure }: { figure: FigureScene }) {
  const { play, frame, spoken, inspected, planner } = useStage();
  const touches = play?.lights.of(figure.id) ?? [];
  const isLit = touches.length > 0;
  const refused = planner?.plan.value?.refusals.some((refusal) => refusal.things.includes(figure.id)) ?? false;
  const marks = [
    isLit ? "is-lit" : "",
    play?.lights.chosen.value.has(figure.id) ? "is-chosen" : "",
    play?.lights.isHinted(figure.id) ? "is-hinted" : "",
    (play?.spoken.value ?? spoken).includes(figure.id) ? "is-spoken" : "",
    inspected.value === figure.id ? "is-inspected" : "",
    figure.is_spent ? "is-spent" : "",
    figure.is_active ? "is-active" : "",
    refused ? "is-obstacle" : "",
    `is-${figure.level}`,
  ].join(" ");
  const [x, y] = frame.to([figure.x, figure.y]);
  const label = labelOf(figure);
  const preview = (): void => {
    const only = touches.filter((touch) => touch.pick);
    if (only.length === 1 && only[0]!.option.corners === 0) planner?.preview(only[0]!.option, only[0]!.pick!.pick);
  };
  return (
    <g
      class={`ms-figure ${marks}`}
      style={{ "--seat": `var(--seat-${figure.seat})`, transform: `translate(${x}px, ${y}px)` }}
      role={isLit ? "button" : "img"}
      aria-label={label}
      data-figure={figure.id}
      {...(isLit ? { tabIndex: 0 } : {})}
      onFocus={() => {
        inspected.value = figure.id;
        preview();
      }}
      onPointerEnter={preview}
      onPointerLeave={() => planner?.forgetPreview()}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        play?.lights.touch(figure.id);
      }}
    >
      <title>{label}</title>
      <Base figure={figure} frame={frame} />
      <Pips figure={figure} />
      <Badges badges={figure.badges} radius={figure.radius} />
      <text class="ms-name" y={figure.radius * 1.3} dy="1em" text-anchor="middle" aria-hidden="true">
        {figure.short}
      </text>
    </g>
  );
}

/** Everything that is to be known without looking. */
function labelOf(figure: FigureScene): string {
  const w = measuredWords();
  const pips = figure.pips.map((row) => w.pips(row.kind, row.left, row.most));
  const parts = [figure.name, ...pips, ...figure.badges.map((badge) => badge.text), figure.is_spent ? w.spent : ""];
  return parts.filter(Boolean).join(", ");
}

export function Base({ figure, frame }: { figure: FigureScene; frame: Frame }) {
  const { radius, facing, arc } = figure;
  const [field, charge] = TINCTURES[figure.tinctures] ?? PLAIN;
  const size = radius / 620;
  return (
    <>
      {figure.level === "soaring" ? <circle class="ms-shadow" cx="90" cy="140" r={radius} /> : null}
      <circle class="ms-base" r={radius} />
      <circle class="ms-field" r={radius * 0.8} fill={field} stroke={charge} stroke-width={radius * 0.09} />
      {facing >= 0 ? <Arc radius={radius} arc={arc} turned={frame.angle(facing)} /> : null}
      <path class="ms-emblem" d={EMBLEMS[figure.emblem] ?? EMBLEMS["blade"]!} fill={charge} transform={`scale(${size})`} />
      {figure.rank === 0 ? <path class="ms-unique" d={`M0 ${-radius * 0.97}l70 90h-140z`} /> : null}
    </>
  );
}

/** The front arc on the rim of the base, and its middle. */
function Arc({ radius, arc, turned }: { radius: number; arc: number; turned: number }) {
  const half = (arc / 2) * (Math.PI / 180);
  const rim = radius * 0.93;
  const [x, y] = [Math.cos(half) * rim, Math.sin(half) * rim];
  const large = arc > 180 ? 1 : 0;
  return (
    <g transform={`rotate(${turned})`}>
      <path class="ms-arc" d={`M${x} ${-y}A${rim} ${rim} 0 ${large} 1 ${x} ${y}`} stroke-width={radius * 0.14} />
      <path class="ms-nose" d={`M${radius * 1.5} 0l${-radius * 0.3} ${-radius * 0.17}v${radius * 0.34}z`} />
    </g>
  );
}

/** A ring around the base, from above and clockwise: as many pieces as there were at first. */
function Pips({ figure }: { figure: FigureScene }) {
  const all = figure.pips.flatMap((row) => Array.from({ length: row.most }, (_, place) => ({ kind: row.kind, isLost: place >= row.left })));
  const ring = figure.radius * 1.17;
  const step = (2 * Math.PI) / Math.max(1, all.length);
  const at = (angle: number): string => `${Math.round(Math.sin(angle) * ring)} ${Math.round(-Math.cos(angle) * ring)}`;
  const gap = Math.min(0.12, step / 4);
  return (
    <g aria-hidden="true" stroke-width={figure.radius * 0.17}>
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

const SIGNS: Record<string, string> = {
  ice: "❄",
  fire: "🔥",
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
};

function Badges({ badges, radius }: { badges: readonly Badge[]; radius: number }) {
  return (
    <g aria-hidden="true">
      {badges.map((badge, place) => {
        const angle = (-35 + place * 42) * (Math.PI / 180);
        const [x, y] = [Math.cos(angle) * radius * 1.2, Math.sin(angle) * radius * 1.2];
        return (
          <g key={place} class={`ms-badge is-${badge.kind}`} style={{ transform: `translate(${x}px, ${y}px) scale(var(--u))` }}>
            <circle r="8" />
            <text text-anchor="middle" dominant-baseline="central">
              {badge.number > 1 ? badge.number : (SIGNS[badge.kind] ?? "•")}
            </text>
          </g>
        );
      })}
    </g>
  );
}
