// What the chosen figure can do: few named signs beside it, with key, cost and odds; on small screens in a row.
import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { nameOf } from "../../match/answer";
import { moveInMenu } from "../../match/menu";
import type { FigureScene, Option, Refusal } from "../../wire";
import { REST } from "./camera";
import { deedOf, GLYPHS, type Glyph, glyphOf, rankOf } from "./deeds";
import { leaveWays, letGo, openWays, restOnWays, takeUp } from "./gestures";
import { hasFace, useFace } from "./menu";
import { canCarry, isSpin } from "./options";
import { chanceKey } from "./planner";
import { carry } from "./pointer";
import type { Point } from "./projection";
import { Sample } from "./samples";
import { actionsOf, chosenOf, figureOf, type Stage, useStage } from "./stage";
import { measuredWords } from "./texts";

/** Others are behind the last sign. */
const MOST = 6;
/** Pixels: signs grow with the bases on a large screen. */
const [LEAST, LARGEST] = [48, 58];
const GAP = 12;
/** How far apart names are at least. */
const LINE = 37;

interface Entry {
  key: string;
  name: string;
  glyph: Glyph;
  /** None: it cannot be done now. */
  options: Option[];
  against: Refusal[];
}

/**
 * What can be done by kind, the usual first; then what one might have wanted, and why it cannot be. In a row, which has
 * no end, each spell and each creature has its own sign.
 */
function entriesOf(stage: Stage, thing: number, isRow: boolean): Entry[] {
  const w = measuredWords();
  const found = new Map<string, Entry>();
  const actions = actionsOf(stage, thing);
  const isOne = ({ key }: Option): boolean => isRow && actions.filter((each) => each.key === key).length > 1;
  for (const option of actions) {
    const entry = found.get(option.key);
    if (isOne(option))
      found.set(nameOf(option), {
        key: option.key,
        // Its kind is plain from its sign.
        name: option.text.replace(/^[^:]*: |\s*\.\.\.$/g, ""),
        glyph: glyphOf(option.key),
        options: [option],
        against: [],
      });
    else if (entry) entry.options.push(option);
    else
      found.set(option.key, {
        key: option.key,
        name: deedOf(option),
        glyph: glyphOf(option.key),
        options: [option],
        against: [],
      });
  }
  const usual = [...found.values()].sort((one, other) => rankOf(one.key) - rankOf(other.key));
  const why = stage.play?.whyOf.value;
  const refused: Entry[] = [];
  for (const { key, legal, refusals, text, subject } of why?.thing === thing ? why.tries : []) {
    if (
      legal ||
      usual.some((each) => each.key === key) ||
      subject !== thing ||
      refused.some((each) => each.key === key)
    )
      continue;
    const name = deedOf({ key, text });
    // What is called like something that can be done is done by that.
    if (usual.every((each) => each.name !== name))
      refused.push({ key, name, glyph: glyphOf(key), options: [], against: refusals });
  }
  const room = Math.max(0, MOST - usual.length);
  const shown = [...usual, ...refused.slice(0, room)];
  if (isRow || shown.length <= MOST) return shown;
  const more = shown.slice(MOST - 1).flatMap((entry) => entry.options);
  return [...shown.slice(0, MOST - 1), { key: "more", name: w.moreDeeds, glyph: "dots", options: more, against: [] }];
}

/** The best chance among its targets; else what it costs, as long as that is short. */
function worthOf(stage: Stage, { options }: Entry): string {
  const chances = options.flatMap((option) =>
    option.among.flatMap((pick) => stage.planner?.chances.value.get(chanceKey(option, pick)) ?? []),
  );
  if (chances.length) return `${Math.max(...chances)} %`;
  const [only, ...others] = options;
  if (!only || others.length) return others.length ? String(options.length) : "";
  const parts = only.remark.split(", ");
  const short = parts.slice(0, 2).join(" · ");
  return short.length <= 22 ? short : (parts[0]?.length ?? 99) <= 22 ? parts[0]! : "";
}

function useEntries(isOnTable: boolean): { stage: Stage; thing: number; entries: Entry[] } {
  const stage = useStage();
  // To point at a place or pick somebody, one needs the whole table.
  const thing = useComputed(() => {
    const option = stage.play?.draft.value?.option;
    const isPicking = option && (isSpin(option) || option.among.some(({ at }) => at.length));
    const isPointing = option && (option.corners > 0 || (isOnTable && isPicking));
    return stage.isDragging.value || isPointing ? -1 : chosenOf(stage);
  }).value;
  const question = stage.play?.question.value;
  const why = stage.play?.whyOf.value;
  const entries = question || why ? entriesOf(stage, thing, !isOnTable) : [];
  return { stage, thing, entries };
}

export function Crescent({ svg }: { svg: RefObject<SVGSVGElement | null> }) {
  const { stage, thing, entries } = useEntries(true);
  const { camera, projection } = stage;
  const box = useRef<HTMLDivElement>(null);
  const figure = figureOf(stage, thing);
  const centreOf = ({ x, y }: FigureScene): Point => camera.onScreen(projection.to([x, y]));
  const count = entries.length;
  // While the table is moved the signs go along with their figure; where they stand best is weighed when it rests.
  const rested = useSignal(0);
  const spreadAt = useRef<Point>([0, 0]);
  const shown = useRef(figure);
  shown.current = figure;
  useSignalEffect(() => {
    void camera.place.value;
    const [menu, now] = [box.current, shown.current];
    if (!menu || !now) return;
    const [x, y] = centreOf(now);
    const [fromX, fromY] = spreadAt.current;
    if (x === fromX && y === fromY) return;
    menu.style.transform = `translate(${x - fromX}px, ${y - fromY}px)`;
    const timer = setTimeout(() => (rested.value = rested.peek() + 1), REST);
    return () => clearTimeout(timer);
  });
  useLayoutEffect(() => {
    const menu = box.current;
    if (!menu || !figure) return;
    const base = (Math.max(figure.radius, figure.length / 2) / camera.scale.peek()) * 1.2;
    const size = Math.round(Math.max(LEAST, Math.min(LARGEST, (figure.radius / camera.scale.peek()) * 1.5)));
    menu.style.setProperty("--medal", `${size}px`);
    const others = stage.scene.figures.filter((each) => each.id !== thing).map(centreOf);
    const here = centreOf(figure);
    const far = ([x, y]: Point): number => Math.hypot(x - here[0], y - here[1]);
    const foes = stage.scene.figures.filter(({ seat }) => seat !== figure.seat).map(centreOf);
    const foe = foes.reduce((near, each) => (far(each) < far(near) ? each : near), foes[0] ?? here);
    spread(menu, here, base, size, others, foe, camera.size.value, stage);
    spreadAt.current = here;
    menu.style.transform = "";
  }, [figure, rested.value, count, stage.scene, camera.size.value, entries.map(({ name }) => name).join()]);
  if (!figure || !count) return null;
  return (
    <div
      ref={box}
      class="ms-crescent"
      role="menu"
      aria-label={measuredWords().deedsOf(figure.name)}
      data-testid="ms-deeds"
      onKeyDown={(event) => moveInMenu(event, () => back(stage, svg.current))}
    >
      <svg class="ms-crescent-ground" aria-hidden="true">
        <path />
      </svg>
      {entries.map((entry, place) => (
        <Medallion key={entry.key} entry={entry} number={place + 1} table={svg} />
      ))}
    </div>
  );
}

/** The same signs in a row under the table, for a thumb. */
export function DeedRow() {
  const { stage, thing, entries } = useEntries(false);
  const figure = figureOf(stage, thing);
  if (!figure || !entries.length) return null;
  return (
    <div
      class="ms-deed-row"
      role="menu"
      aria-label={measuredWords().deedsOf(figure.name)}
      data-testid="ms-deeds"
      onKeyDown={(event) => moveInMenu(event, () => letGo(stage))}
    >
      {entries.map((entry, place) => (
        <Medallion
          key={entry.options[0] ? nameOf(entry.options[0]) : entry.key}
          entry={entry}
          number={place + 1}
          table={null}
        />
      ))}
    </div>
  );
}

function back(stage: Stage, table: SVGSVGElement | null): void {
  letGo(stage);
  table?.focus({ preventScroll: true });
}

function Medallion({
  entry,
  number,
  table,
}: {
  entry: Entry;
  number: number;
  table: RefObject<SVGSVGElement | null> | null;
}) {
  const stage = useStage();
  const { play, group } = stage;
  const { options, against, name } = entry;
  const [only, ...others] = options;
  const draft = play?.draft.value;
  const isOn = options.some((option) => option === draft?.option) || (others.length > 0 && group.value === options);
  const isHinted = options.some((option) => play?.lights.isAdvised(option));
  const worth = worthOf(stage, entry);
  const reason = against[0]?.because ?? "";
  const isMany = others.length > 0;
  const face = useFace(stage, !table && only && hasFace(only) ? only : null);
  const press = (): void => {
    if (isMany) openWays(stage, chosenOf(stage), options);
    else if (only) {
      takeUp(stage, only);
      // What is still to be pointed at lies on the table: the keys go on there.
      if (play?.draft.peek()) table?.current?.focus({ preventScroll: true });
    }
  };
  return (
    <button
      type="button"
      role="menuitem"
      class={`ms-deed ${isOn ? "is-on" : ""} ${isHinted ? "is-hinted" : ""}`}
      aria-disabled={!only || undefined}
      aria-haspopup={isMany ? "menu" : undefined}
      title={reason || only?.text}
      data-number={number}
      data-deed={entry.key}
      data-menu-option={isMany || !only ? undefined : nameOf(only)}
      onClick={press}
      onPointerDown={(event) =>
        only && !isMany && canCarry(only) && carry(stage, document.querySelector(".ms-table"), only, event)
      }
      onPointerEnter={(event) => isMany && event.pointerType === "mouse" && restOnWays(stage, chosenOf(stage), options)}
      onPointerLeave={(event) => isMany && event.pointerType === "mouse" && leaveWays(stage)}
    >
      <span class="ms-medal" aria-hidden="true">
        {face ? (
          <Sample sample={{ figure: face }} className="ms-deed-face" />
        ) : (
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={GLYPHS[entry.glyph]} fill-rule="evenodd" />
          </svg>
        )}
        <kbd>{number}</kbd>
      </span>
      <span class="ms-deed-name">
        {face?.name ?? name}
        {worth ? <b>{worth}</b> : null}
        {reason ? <small>{reason}</small> : null}
      </span>
    </button>
  );
}

/** Round the figure, towards the side with the most room: few figures, and nothing beyond the edge. */
function spread(
  menu: HTMLElement,
  [x, y]: Point,
  base: number,
  size: number,
  others: readonly Point[],
  foe: Point,
  [wide, high]: Point,
  stage: Stage,
): void {
  const items = [...menu.querySelectorAll<HTMLElement>(".ms-deed")];
  const { top, right, bottom, left } = stage.camera.insets.peek();
  const need =
    items.length > 1 ? (size + GAP) / (2 * Math.sin(Math.min(Math.PI / 3, (Math.PI * 1.25) / items.length / 2))) : 0;
  const far = Math.max(base + size / 2 + 8, Math.min(need, 120), 62);
  const step = 2 * Math.asin(Math.min(1, (size + GAP) / 2 / far));
  const at = (middle: number, place: number): Point => {
    const angle = middle + (place - (items.length - 1) / 2) * step;
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
  };
  const widths = items.map((item) => item.querySelector<HTMLElement>(".ms-deed-name")?.offsetWidth ?? 0);
  const ahead = Math.atan2(foe[1] - y, foe[0] - x);
  const cost = (middle: number): number => {
    let sum = Math.abs(Math.sin(middle)) * 2 + (Math.cos(middle) > 0 ? 1 : 0);
    // One goes towards the foe: that ground stays free.
    sum += 24 * Math.max(0, Math.cos(middle - ahead));
    items.forEach((_item, place) => {
      const [px, py] = at(middle, place);
      const reach =
        px < x
          ? [px - size / 2 - (widths[place] ?? 0), px + size / 2]
          : [px - size / 2, px + size / 2 + (widths[place] ?? 0)];
      const out =
        Math.max(0, left + 4 - reach[0]!) +
        Math.max(0, reach[1]! - (wide - right - 4)) +
        Math.max(0, top + size / 2 + 4 - py) +
        Math.max(0, py - (high - bottom - size / 2 - 4));
      sum += out * 4;
      for (const [ox, oy] of others)
        if (Math.abs(oy - py) < size * 0.8 && ox > reach[0]! - 14 && ox < reach[1]! + 14) sum += 14;
      // Nor does a name lie over another sign.
      for (let each = 0; each < items.length; each++) {
        const [ox, oy] = at(middle, each);
        const isUnder = ox + size / 2 > reach[0]! && ox - size / 2 < reach[1]!;
        if (each !== place && isUnder && Math.abs(oy - py) < size * 0.8) sum += 9;
      }
    });
    return sum;
  };
  let best = Math.PI;
  let least = Number.POSITIVE_INFINITY;
  for (let part = 0; part < 16; part++) {
    const middle = Math.PI + (part / 16) * 2 * Math.PI;
    const now = cost(middle);
    if (now < least) [best, least] = [middle, now];
  }
  // From above downwards on either side, so that keys and eyes agree.
  const isLeft = Math.cos(best) < 0;
  const spots = items.map((_item, place) => at(best, isLeft ? items.length - 1 - place : place));
  // At the edge of the screen all of them move into view together.
  const into = (low: number, high: number, from: number, to: number): number =>
    Math.max(0, from - low) - Math.max(0, high - to);
  const [xs, ys] = [spots.map(([px]) => px), spots.map(([, py]) => py)];
  const edge = size / 2 + 6;
  const dx = into(Math.min(...xs), Math.max(...xs), left + edge, wide - right - edge);
  const dy = into(Math.min(...ys), Math.max(...ys), top + edge, high - bottom - edge);
  const [first, last] = [spots[0]!, spots.at(-1)!].map(([px, py]) => `${px + dx} ${py + dy}`);
  const bow = `A${far} ${far} 0 ${(items.length - 1) * step > Math.PI ? 1 : 0} ${isLeft ? 0 : 1}`;
  menu.querySelector(".ms-crescent-ground path")?.setAttribute("d", `M${first}${bow} ${last}`);
  items.forEach((item, place) => {
    const [px, py] = [spots[place]![0] + dx, spots[place]![1] + dy];
    item.style.left = `${px}px`;
    item.style.top = `${py}px`;
    const isToLeft = px < x - 4;
    // Where the next sign or somebody's base is in the way, the name goes away from the figure.
    const from = isToLeft ? px - size / 2 - (widths[place] ?? 0) : px;
    const to = isToLeft ? px : px + size / 2 + (widths[place] ?? 0);
    const isAcross = (ox: number, oy: number, half: number): boolean =>
      ox + half > from && ox - half < to && Math.abs(oy - py) < half + size * 0.2;
    const isCrossed =
      spots.some(([ox, oy], other) => other !== place && isAcross(ox + dx, oy + dy, size / 2)) ||
      others.some(([ox, oy]) => isAcross(ox, oy, size / 4));
    item.dataset["side"] = isCrossed ? (py < y ? "above" : "below") : isToLeft ? "left" : "right";
    item.style.setProperty("--shift", "0px");
  });
  // Names on one side keep apart.
  for (const side of ["left", "right"]) {
    let last = Number.NEGATIVE_INFINITY;
    const beside = items.filter((item) => item.dataset["side"] === side);
    for (const item of beside.sort((one, other) => parseFloat(one.style.top) - parseFloat(other.style.top))) {
      const at = parseFloat(item.style.top);
      const put = Math.max(at, last + LINE);
      last = put;
      item.style.setProperty("--shift", `${put - at}px`);
    }
  }
}
