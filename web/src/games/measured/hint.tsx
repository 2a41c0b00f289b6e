// Where a lesson would go: the way as a dotted line, and the figure that goes there as a ghost at its end.
import { hintedWay } from "../../learn/hint";
import { Base } from "./base";
import { moverOf, useStage } from "./stage";
import "./hint.css";

/** Of what is only put somewhere, as large as most bases. */
const SPOT = 620;

export function Hinted() {
  return (
    <>
      <Marked />
      <Way />
    </>
  );
}

/** The thing to be touched next. */
function Marked() {
  const { play, scene, projection } = useStage();
  if (!play?.table.value?.lesson || play.isAnswering.value) return null;
  const marked = [...scene.figures, ...scene.markers].filter((thing) => play.lights.isHinted(thing.id));
  return (
    <g class="ms-hint">
      {marked.map((thing) => {
        const [x, y] = projection.to([thing.x, thing.y]);
        return <circle key={thing.id} class="ms-hint-mark" cx={x} cy={y} r={thing.radius * 1.3 + 100} />;
      })}
    </g>
  );
}

function Way() {
  const stage = useStage();
  const { play, projection } = stage;
  const way = play && !play.isAnswering.value ? hintedWay(play) : null;
  if (!way) return null;
  const mover = moverOf(stage, way.option);
  const path = way.path.map(projection.to);
  const [x, y] = path.at(-1)!;
  const start = mover ? [projection.to([mover.x, mover.y])] : [];
  return (
    <g class="ms-hint" data-testid="ms-hint" data-at={way.path.at(-1)!.join()}>
      {mover ? <polyline points={[...start, ...path].map((point) => point.join()).join(" ")} /> : null}
      <g transform={`translate(${x} ${y})`}>
        {mover ? (
          <g class="ms-hint-ghost" style={{ "--seat": `var(--seat-${mover.seat})` }}>
            <Base figure={{ ...mover, facing: way.facing >= 0 ? way.facing : mover.facing }} projection={projection} />
          </g>
        ) : null}
        <circle class="ms-hint-ring" r={(mover?.radius ?? SPOT) + 140} />
      </g>
    </g>
  );
}
