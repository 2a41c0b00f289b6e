// The deed that is told, on the table itself: its way, an arrow to whom it concerns, what it has cost whom.
import { useEffect } from "preact/hooks";
import type { Deed } from "../../match/film";
import { resultOf } from "../../match/rolls";
import type { FigureScene, TableScene } from "../../wire";
import type { Point } from "./projection";
import { useStage } from "./stage";

/** Mils: less is no way worth drawing. */
const STEP = 400;

const figuresOf = (scene: Deed["before"]): readonly FigureScene[] => (scene as TableScene | null)?.figures ?? [];
const leftOf = (figure: FigureScene): number => figure.pips.reduce((sum, row) => sum + row.left, 0);

export function Telling() {
  const { play, projection, camera } = useStage();
  const deed = play?.film.deed.value ?? null;
  const phase = play?.film.phase.value ?? "rest";
  const before = figuresOf(deed?.before ?? null);
  const spot = deed ? before.find((figure) => figure.id === (deed.targets[0] ?? deed.actor)) : undefined;
  const view = camera.viewBox.value;
  useEffect(() => {
    // Dice fall where it happens.
    const table = document.querySelector<HTMLElement>(".match-table");
    if (!table || !spot) return;
    const at = projection.to([spot.x, spot.y]);
    camera.show(at);
    const [x, y] = camera.onScreen(at);
    const [wide, high] = camera.size.peek();
    const { left, right } = camera.insets.peek();
    table.style.setProperty("--dice-x", `${Math.max(left + 120, Math.min(x, wide - right - 120))}px`);
    table.style.setProperty("--dice-y", `${y > high / 2 ? y - 90 : y + 90}px`);
  }, [spot, view]);
  if (!deed || phase === "rest") return null;
  const after = figuresOf(deed.after);
  const at = (figure: FigureScene): Point => projection.to([figure.x, figure.y]);
  const actor = before.find((figure) => figure.id === deed.actor);
  const targets = before.filter((figure) => deed.targets.includes(figure.id) && figure.id !== deed.actor);
  const losses = before.flatMap((figure) => {
    const now = after.find((each) => each.id === figure.id);
    const lost = now ? leftOf(figure) - leftOf(now) : 0;
    return now && lost === 0 ? [] : [{ figure, lost, isGone: !now }];
  });
  return (
    <g class="ms-telling" data-testid="ms-telling" data-phase={phase} aria-hidden="true">
      {before.map((figure) => {
        const now = after.find((each) => each.id === figure.id);
        if (!now || Math.hypot(now.x - figure.x, now.y - figure.y) < STEP) return null;
        const [[x1, y1], [x2, y2]] = [at(figure), at(now)];
        return <line key={figure.id} class="ms-told-way" x1={x1} y1={y1} x2={x2} y2={y2} />;
      })}
      {actor
        ? targets.map((target) => <Arrow key={target.id} from={at(actor)} to={at(target)} far={target.radius} />)
        : null}
      {phase === "result"
        ? losses.map(({ figure, lost, isGone }) => {
            const [x, y] = at(figure);
            return (
              <g key={figure.id} transform={`translate(${x} ${y - figure.radius})`}>
                <g style={{ transform: "scale(var(--u))" }}>
                  <g class={isGone || lost > 0 ? "ms-loss" : "ms-loss is-gain"}>
                    <circle r="19" />
                    <text text-anchor="middle" y="6">
                      {isGone ? "✕" : lost > 0 ? `−${lost}` : `+${-lost}`}
                    </text>
                  </g>
                </g>
              </g>
            );
          })
        : null}
      {phase === "result" && targets[0] && !losses.length && deed.rolls.length ? (
        <Missed at={at(targets[0])} text={resultOf(deed.lines)} />
      ) : null}
    </g>
  );
}

function Arrow({ from: [x1, y1], to: [x2, y2], far }: { from: Point; to: Point; far: number }) {
  const long = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / long, (y2 - y1) / long];
  const [ex, ey] = [x2 - ux * (far + 260), y2 - uy * (far + 260)];
  const angle = (Math.atan2(uy, ux) * 180) / Math.PI;
  return (
    <g class="ms-told-arrow">
      <line x1={x1} y1={y1} x2={ex} y2={ey} />
      <path d="M420 0L-260-300-120 0-260 300z" transform={`translate(${ex} ${ey}) rotate(${angle})`} />
    </g>
  );
}

function Missed({ at: [x, y], text }: { at: Point; text: string }) {
  return text ? <circle class="ms-missed" cx={x} cy={y} r="900" /> : null;
}
