// Everything about what is looked at: values, the whole dial, special rules in words with their rules.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Reasons } from "../../match/reasons";
import { Icon } from "../../shell/icons";
import { RuleLink } from "../../shell/rule-link";
import type { About, DialClick, StatScene } from "../../wire";
import { portraitPicture } from "./art/studio";
import { CardFace } from "./card";
import { CombatDial, type DialFace, VALUE_SIGNS } from "./dial";
import { RAY_SIGNS } from "./lines";
import { useStage } from "./stage";
import { measuredWords } from "./texts";

export function Inspector() {
  const { planner, inspected, play, scene, actor, about: toldHere } = useStage();
  const w = measuredWords();
  const isOpen = useSignal(false);
  const about = planner?.about.value ?? toldHere?.value ?? null;
  const thing = inspected.value;
  const why = play?.whyOf.value;
  // The answer comes into view below a tall dial, with the button that asked for it.
  const asking = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (why?.tries.length) asking.current?.scrollIntoView({ block: "nearest" });
  }, [why]);
  if (!about || thing < 0) return <aside class="ms-inspector is-empty">{w.lookHere}</aside>;
  const isFigure = scene.figures.some((figure) => figure.id === thing);
  const held = scene.players.flatMap(({ cards }) => cards).find((card) => card.thing === thing);
  // What a chosen figure cannot do is said beside it.
  const tries = why?.thing === thing && actor.value !== thing ? why.tries : [];
  const canAsk = planner && play && play.table.value?.stage === "playing" && play.table.value.you >= 0;
  return (
    <aside
      class={isOpen.value ? "ms-inspector" : "ms-inspector is-folded"}
      data-testid="inspector"
      aria-label={w.about(about.name)}
    >
      <header>
        {isFigure ? <Portrait thing={thing} isTwice={about.dial.length > 1} /> : null}
        <div>
          <h3>{about.name}</h3>
          {about.line ? <p class="soft ms-line">{about.line}</p> : null}
          <Glance about={about} />
        </div>
        {/* Where it would lie over the table it opens only when asked. */}
        <button
          type="button"
          class="icon-button ms-unfold"
          aria-expanded={isOpen.value}
          aria-label={w.more}
          title={w.more}
          onClick={() => (isOpen.value = !isOpen.peek())}
        >
          <Icon name={isOpen.value ? "down" : "up"} size={18} />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={w.close}
          title={w.close}
          onClick={() => (inspected.value = -1)}
        >
          <Icon name="close" size={18} />
        </button>
      </header>
      {held?.picture ? (
        <CardFace kind={held.kind} name={held.name} line={about.line} text={held.text} picture={held.picture} />
      ) : null}
      {about.dial.length ? <Dial dial={about.dial} thing={thing} /> : null}
      {about.stats.length ? <Stats stats={about.stats} /> : null}
      {about.others.map((other) => (
        <section key={other.thing} class="ms-other">
          <button type="button" class="link" onClick={() => (inspected.value = other.thing)}>
            {other.name}
          </button>
          {other.dial.length ? <Dial dial={other.dial} thing={other.thing} /> : null}
        </section>
      ))}
      <div class="ms-why" role="status" data-testid="why">
        {tries.length ? <Reasons tries={tries} /> : null}
      </div>
      {isFigure && !planner && about.ranges.length ? (
        <div class="row">
          <RangesButton />
        </div>
      ) : null}
      {canAsk && actor.value !== thing ? (
        <div ref={asking} class="row ms-ask-why">
          <button
            type="button"
            class="button small"
            data-testid="ask-why"
            aria-pressed={tries.length > 0}
            onClick={() => void play?.askWhy(thing)}
          >
            {w.whyNot}
          </button>
        </div>
      ) : null}
      {isFigure && planner ? (
        <div class="row">
          <button
            type="button"
            class="button small"
            data-testid="rays"
            aria-pressed={planner.rays.value.length > 0}
            onClick={() => void planner.showRays(planner.rays.peek().length ? -1 : thing)}
          >
            {w.lines}
          </button>
          {about.ranges.length ? <RangesButton /> : null}
        </div>
      ) : null}
      {planner?.rays.value.length ? (
        <ul role="list" class="ms-rays-told">
          {planner.rays.value.map((ray) => (
            <li key={ray.target} class={`is-${ray.kind}`}>
              <span aria-hidden="true">{RAY_SIGNS[ray.kind] ?? ""}</span> {ray.text}
            </li>
          ))}
        </ul>
      ) : null}
      {about.paragraphs.map((paragraph, place) => (
        <p key={place} class="ms-words">
          {paragraph.title ? <b>{paragraph.title} </b> : null}
          {paragraph.text === held?.text && held.picture ? null : paragraph.text}{" "}
          {paragraph.rule ? <RuleLink id={paragraph.rule} /> : null}
        </p>
      ))}
    </aside>
  );
}

/** Shown beside the name; where a dial has the picture in its middle, only as long as the dial is folded away. */
function Portrait({ thing, isTwice }: { thing: number; isTwice: boolean }) {
  const figure = useStage().scene.figures.find((each) => each.id === thing);
  const picture = figure ? portraitPicture(figure.look, figure.tinctures, figure.seat, "large").value : "";
  return (
    <span
      class={isTwice ? "ms-face is-twice" : "ms-face"}
      style={picture ? { backgroundImage: `url("${picture}")` } : {}}
      aria-hidden="true"
    />
  );
}

/** The values that count now, for those who see no more than one line. */
function Glance({ about: { dial, stats } }: { about: About }) {
  const w = measuredWords();
  const now = dial.find((click) => click.is_now)?.values ?? [];
  const told = now.length
    ? now.map(({ kind, value, mark }) => ({ kind, value, mark, text: w.stats[kind] ?? kind }))
    : stats;
  if (!told.length) return null;
  return (
    <p class="ms-glance">
      {told.map(({ kind, text, value, mark }) => (
        <span key={kind} class={mark ? "is-marked" : ""}>
          {VALUE_SIGNS[kind] ? (
            <svg viewBox="0 0 24 24" role="img" aria-label={text}>
              <path d={VALUE_SIGNS[kind]} />
            </svg>
          ) : (
            <small>{text}</small>
          )}{" "}
          <b>{value}</b>
        </span>
      ))}
    </p>
  );
}

function RangesButton() {
  const { showsRanges } = useStage();
  return (
    <button
      type="button"
      class="button small"
      data-testid="ranges"
      aria-pressed={showsRanges.value}
      onClick={() => (showsRanges.value = !showsRanges.peek())}
    >
      {measuredWords().ranges}
    </button>
  );
}

function Stats({ stats }: { stats: readonly StatScene[] }) {
  return (
    <dl class="ms-stats">
      {stats.map((stat) => (
        <div key={stat.kind} class={stat.mark ? `is-${stat.mark}` : ""}>
          <dt>{stat.text}</dt>
          <dd>{stat.value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Dial({ dial, thing }: { dial: readonly DialClick[]; thing: number }) {
  const { scene } = useStage();
  const sitter = scene.figures.find((figure) => figure.id === thing) ?? null;
  const now = dial.findIndex((click) => click.is_now);
  // Where only one click may be seen there is nothing to turn.
  if (dial.length < 2) return <Clicks dial={dial} />;
  return (
    <div style={sitter ? { "--seat": `var(--seat-${sitter.seat})` } : {}}>
      <CombatDial key={thing} clicks={dial.map(faceOf)} now={Math.max(0, now)} sitter={sitter} />
      <details class="ms-clicks">
        <summary>{measuredWords().allClicks}</summary>
        <Clicks dial={dial} />
      </details>
    </div>
  );
}

const faceOf = ({ values, is_start, is_repair }: DialClick): DialFace => ({
  slots: values,
  isStart: is_start,
  isRepair: is_repair,
});

function Clicks({ dial }: { dial: readonly DialClick[] }) {
  const w = measuredWords();
  const heads = dial[0]?.values ?? [];
  return (
    <div class="ms-dial-box" role="group" aria-label={w.dial} tabIndex={0}>
      <table class="ms-dial">
        <thead>
          <tr>
            <th scope="col">{w.click}</th>
            {heads.map((head) => (
              <th key={head.kind} scope="col">
                {w.stats[head.kind] ?? head.kind}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dial.map((click, place) => (
            <Click key={place} click={click} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Click({ click }: { click: DialClick }) {
  const w = measuredWords();
  const marks = [
    click.is_now ? "is-now" : "",
    click.is_start ? "is-start" : "",
    click.is_repair ? "is-repair" : "",
  ].join(" ");
  return (
    <tr class={marks} aria-current={click.is_now || undefined}>
      <th scope="row">
        {click.number}
        {click.is_start ? <span title={w.startMarker}> ▸</span> : null}
        {click.is_repair ? <span title={w.repair}> ⚒</span> : null}
      </th>
      {click.values.map((value) => (
        <td key={value.kind} title={value.text} data-mark={value.mark || undefined}>
          {value.value}
          {value.mark ? <span class="unseen"> {value.text}</span> : null}
        </td>
      ))}
    </tr>
  );
}
