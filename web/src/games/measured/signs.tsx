// What one sees of a deed on the table: missiles that fly, blows that land, the signs of spells and bombardments, the
// dead who leave. Everything begins with the result of the deed; whatever it does is seen as soon as it has landed.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Deed } from "../../match/film";
import { endOf } from "../../match/manner";
import { perform } from "../../match/motion";
import type { FigureScene } from "../../wire";
import { Base } from "./base";
import type { Point } from "./projection";
import { useStage } from "./stage";

/** How long it flies, in milliseconds, and what, in pixels that stay as large as they are: an arrow, a spark, a ball. */
const FLIGHTS = {
  shot: [320, "M25 0L10-8v5.500H-20l-9-7h-8l7 9.500-7 9.500h8l9-7H10v5.500z"],
  spell: [420, "M0-19L4.500-4.500 19 0 4.500 4.500 0 19-4.500 4.500-19 0-4.500-4.500z"],
  thunder: [520, "M0-13a13 13 0 1 0 .1 0z"],
} as const;
/** A blow lands in the middle of a lunge. */
const [LUNGE, REACH] = [380, 0.45];
const STRUCK = 320;
const FALL = 560;

type Flying = keyof typeof FLIGHTS;

const flightOf = ({ beginning }: Deed): Flying | null =>
  beginning !== null && beginning in FLIGHTS ? (beginning as Flying) : null;

/** Milliseconds from the beginning of the result until it is felt; nothing where nobody acts on anybody. */
export function landsAfter(deed: Deed, hasTarget: boolean): number {
  const flight = flightOf(deed);
  return !hasTarget ? 0 : flight ? FLIGHTS[flight][0] : endOf(deed) ? LUNGE * REACH : 0;
}

export function Signs({
  deed,
  from,
  targets,
}: {
  deed: Deed;
  from: Point | null;
  targets: readonly [number, Point][];
}) {
  const flight = flightOf(deed);
  const lands = landsAfter(deed, from !== null && targets.length > 0);
  return (
    <>
      {flight === "spell" && from ? <Sigil at={from} delay={0} /> : null}
      {targets.map(([id, at]) => (
        <g key={id}>
          {flight === "spell" ? <Sigil at={at} delay={lands} /> : null}
          {from && flight ? <Missile flight={flight} from={from} to={at} /> : null}
          {flight === "thunder" ? <Blast at={at} delay={lands} /> : null}
          {from && !flight && endOf(deed) ? <Blow actor={deed.actor} from={from} to={at} /> : null}
          {endOf(deed) ? <Felt id={id} isHit={endOf(deed) !== "miss"} delay={lands} /> : null}
        </g>
      ))}
    </>
  );
}

function Missile({ flight, from: [x1, y1], to: [x2, y2] }: { flight: Flying; from: Point; to: Point }) {
  const shape = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
    const place = (x: number, y: number): string => `translate(${x}px, ${y}px) rotate(${turn}deg)`;
    const [duration] = FLIGHTS[flight];
    perform(
      shape.current,
      flight,
      [
        { transform: place(x1, y1), opacity: 1 },
        { transform: place(x2, y2), opacity: 1 },
      ],
      {
        duration,
        easing: flight === "thunder" ? "ease-in" : "linear",
      },
    );
  }, []);
  return (
    <g ref={shape} class={`ms-missile is-${flight}`}>
      <g style={{ transform: "scale(var(--u))" }}>
        <path class="ms-trail" d="M-12-5.500L-120 0-12 5.500z" />
        <path d={FLIGHTS[flight][1]} />
      </g>
    </g>
  );
}

/** The one who strikes goes for the other and back again. */
function Blow({ actor, from: [x1, y1], to: [x2, y2] }: { actor: number; from: Point; to: Point }) {
  useLayoutEffect(() => {
    const striker = document.querySelector<SVGGElement>(`[data-figure="${actor}"]`);
    const far = (part: number): string => `translate(${(x2 - x1) * part}px, ${(y2 - y1) * part}px)`;
    const frames = [
      { transform: "none", easing: "ease-out" },
      { transform: far(-0.12), offset: 0.2, easing: "ease-in" },
      { transform: far(0.45), offset: REACH, easing: "ease-out" },
      { transform: "none" },
    ];
    const lunge = perform(striker, "lunge", frames, { duration: LUNGE, composite: "add" });
    return () => lunge?.cancel();
  }, []);
  return null;
}

/** A figure that is hit staggers, one that is missed steps aside. */
function Felt({ id, isHit, delay }: { id: number; isHit: boolean; delay: number }) {
  useLayoutEffect(() => {
    const figure = document.querySelector<SVGGElement>(`.ms-figures [data-figure="${id}"]`);
    const steps = isHit ? [0, -190, 160, -110, 60, 0] : [0, 150, 260, 150, 0];
    const frames = steps.map((x) => ({
      transform: isHit ? `translate(${x}px, ${-x / 3}px)` : `translate(0, ${-x}px)`,
    }));
    const felt = perform(figure, isHit ? "struck" : "dodge", frames, { duration: STRUCK, delay, composite: "add" });
    return () => felt?.cancel();
  }, []);
  return null;
}

/** Two rings of a spell that turn against each other, with a star of eight points. */
function Sigil({ at: [x, y], delay }: { at: Point; delay: number }) {
  const shape = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const frames = [
      { transform: "scale(0.25) rotate(-60deg)", opacity: 0 },
      { transform: "scale(1) rotate(0deg)", opacity: 1, offset: 0.35 },
      { transform: "scale(1.2) rotate(40deg)", opacity: 0 },
    ];
    perform(shape.current, "burst", frames, { duration: 620, delay, fill: "both", easing: "ease-out" });
  }, []);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g ref={shape} class="ms-sigil">
        <circle r="1500" />
        <circle r="1160" />
        <path d="M0-1160L820 820-1160 0H1160L-820 820 0-1160M0 1160L820-820M-820-820L0 1160" />
      </g>
    </g>
  );
}

/** Fire, smoke and clods where a bombardment comes down. */
function Blast({ at: [x, y], delay }: { at: Point; delay: number }) {
  const shape = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const frames = [
      { transform: "scale(0.1)", opacity: 1 },
      { transform: "scale(1)", opacity: 1, offset: 0.4 },
      { transform: "scale(1.35)", opacity: 0 },
    ];
    perform(shape.current, "burst", frames, { duration: 620, delay, fill: "both", easing: "ease-out" });
  }, []);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g ref={shape} class="ms-blast">
        <circle r="1350" />
        <path d="M0-1250l190 620 560-480-260 690 760 60-660 380 420 640-690-300-320 760-320-760-690 300 420-640-660-380 760-60-260-690 560 480z" />
        <circle r="360" />
      </g>
    </g>
  );
}

/** The dead leave the table before one's eyes. */
export function Fallen({ figure, at: [x, y], delay }: { figure: FigureScene; at: Point; delay: number }) {
  const { projection } = useStage();
  const shape = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const frames = [
      { transform: "none", opacity: 1 },
      { transform: "rotate(14deg)", opacity: 1, offset: 0.35 },
      { transform: "translate(160px, 260px) rotate(64deg) scale(0.62)", opacity: 0 },
    ];
    perform(shape.current, "fall", frames, { duration: FALL, delay, fill: "both", easing: "ease-in" });
  }, []);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g ref={shape} class="ms-fallen" data-fallen={figure.id}>
        <Base figure={figure} projection={projection} />
      </g>
    </g>
  );
}
