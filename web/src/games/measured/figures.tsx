// The figures on the table: what can be done with them, and what lies beside their bases.
import { useComputed } from "@preact/signals";
import type { FigureScene } from "../../wire";
import { figurePicture } from "./art/studio";
import { Badges } from "./badges";
import { Base, SeatBadge, turnOf } from "./base";
import { touch } from "./gestures";
import { deedsOn, touchesOf, useStage, usualOn } from "./stage";
import { measuredWords } from "./texts";
import { afoot } from "./travel";

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
    ].join(" "),
  );
  const isLit = /is-(lit|target)/.test(marks.value);
  const [x, y] = projection.to([figure.x, figure.y]);
  const label = labelOf(figure);
  // A figure on its way turns at the end; until then there is time to paint that side of it.
  const held = useComputed(() => afoot.value.get(id));
  const shown = held.value === undefined ? figure : { ...figure, facing: held.value };
  if (held.value !== undefined) figurePicture(figure, projection, figure.seat === Math.max(0, stage.you));
  const preview = (): void => {
    const usual = !play?.draft.peek() && stage.actor.peek() >= 0 ? usualOn(stage, stage.actor.peek(), id) : undefined;
    const picks = (usual ? [usual] : (play?.lights.of(id) ?? [])).filter((each) => each.pick);
    if (picks.length === 1 && picks[0]!.option.corners === 0) planner?.preview(picks[0]!.option, picks[0]!.pick!.pick);
  };
  return (
    <g
      class={`ms-figure ${marks.value} is-${figure.level} ${figure.is_spent ? "is-spent" : ""} ${figure.is_active ? "is-active" : ""} ${figure.badges.some(({ kind }) => kind === "captive") ? "is-captive" : ""}`}
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
      {marks.value.includes("is-chosen") ? <circle class="ms-pool" r={spanOf(figure) * 2.7} /> : null}
      <Base figure={shown} projection={projection} />
      {marks.value.includes("is-target") ? <Aim figure={figure} /> : null}
      <SeatBadge figure={figure} />
      <Tokens figure={figure} turned={turnOf(shown, projection)} />
      <Badges badges={figure.badges} radius={figure.radius} />
    </g>
  );
}

const spanOf = ({ radius, length }: FigureScene): number => Math.max(radius, length / 2);

/** Who can be aimed at stands between four brackets: those of the first side are round, those of the second have corners. */
function Aim({ figure }: { figure: FigureScene }) {
  const far = spanOf(figure) * 1.42;
  const arm = far * 0.5;
  const corner = figure.seat % 2 ? `V${-far}H${-far + arm}` : `Q${-far} ${-far} ${-far + arm} ${-far}`;
  const d = `M${-far} ${-far + arm}${corner}`;
  return (
    <g class="ms-aim" aria-hidden="true">
      {[0, 90, 180, 270].map((turned) => (
        <g key={turned} transform={`rotate(${turned})`}>
          <path class="ms-seam" d={d} />
          <path d={d} />
        </g>
      ))}
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

/** Coins behind the figure: the first is gold, the second glows, because a figure that acts again is hurt. */
export function Tokens({ figure, turned }: { figure: FigureScene; turned: number }) {
  const count = figure.badges.find(({ kind }) => kind === "token")?.number ?? 0;
  const { radius } = figure;
  const far = Math.max(radius, figure.length / 2) * 1.02;
  return (
    <g aria-hidden="true">
      {Array.from({ length: count }, (_, place) => {
        const angle = ((turned + 180 + (count > 1 ? place * 44 - 22 : 0)) * Math.PI) / 180;
        return (
          <g
            key={place}
            class={place ? "ms-token is-second" : "ms-token"}
            transform={`translate(${Math.cos(angle) * far} ${Math.sin(angle) * far}) scale(${radius / 26})`}
          >
            <circle r="8" />
            <path d="M-1.100-5.200h2.200v2.400h2.800v2.200h-2.800v5.600h-2.200v-5.600h-2.800v-2.200h2.800z" />
          </g>
        );
      })}
    </g>
  );
}
