// A list beside a thing: what can be done to it, or the several ways of one deed.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { nameOf, plainAnswer } from "../../match/answer";
import type { Touch } from "../../match/lights";
import { moveInMenu } from "../../match/menu";
import type { FigureScene, Option } from "../../wire";
import type { Camera } from "./camera";
import { deedOf, glyphOf } from "./deeds";
import { begin, keepWays, leaveWays, takeUp } from "./gestures";
import { canCarry, isPlacing } from "./options";
import { chanceKey } from "./planner";
import { carry } from "./pointer";
import type { Point } from "./projection";
import { Sample } from "./samples";
import { type Stage, thingAt, touchesOf, useStage } from "./stage";

export function FigureMenu({ svg }: { svg: RefObject<SVGSVGElement | null> }) {
  const stage = useStage();
  const { play, projection, camera, group } = stage;
  const box = useRef<HTMLDivElement>(null);
  const at = play?.menuAt.value ?? -1;
  const thing = at >= 0 ? thingAt(stage, at) : undefined;
  const view = camera.place.value;
  const ways = group.value;
  useLayoutEffect(() => {
    const menu = box.current;
    if (!menu || !thing) return;
    const [x, y] = projection.to([thing.x, thing.y]);
    const point = camera.onScreen([x + thing.radius, y]);
    const [left, top] = besideSigns(menu, point, camera, ways !== null);
    menu.style.left = `${left}px`;
    menu.style.top = `${top}px`;
  }, [thing, view, ways]);
  const isOpen = thing !== undefined;
  useLayoutEffect(() => {
    // People who point go on pointing; those who came by keys go on by keys.
    if (isOpen && document.activeElement?.closest(".ms-board"))
      box.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus({ preventScroll: true });
  }, [isOpen, at, ways]);
  if (!play || !thing) return null;
  const isGrid = ways?.every(hasFace) ?? false;
  const touches: Touch[] = ways ? ways.map((option) => ({ option, pick: null })) : touchesOf(stage, thing.id);
  return (
    <div
      ref={box}
      class={isGrid ? "ms-menu is-grid" : "ms-menu"}
      role="menu"
      aria-label={thing.name}
      data-testid="ms-menu"
      onKeyDown={(event) => moveInMenu(event, () => close(stage))}
      onPointerEnter={() => keepWays(stage)}
      onPointerLeave={(event) => event.pointerType === "mouse" && ways && leaveWays(stage)}
    >
      {touches.map((each) => (
        <Item key={`${nameOf(each.option)}/${each.pick?.pick}`} touch={each} svg={svg} isGrid={isGrid} />
      ))}
    </div>
  );
}

const GAP = 12;

/** Beside the figure, within the free part of the table, over as little as possible of the signs around it. */
function besideSigns(menu: HTMLElement, [x, y]: Point, camera: Camera, hasSigns: boolean): Point {
  const room = menu.parentElement!.getBoundingClientRect();
  const boxes = hasSigns
    ? [...menu.parentElement!.querySelectorAll(".ms-deed > *")].map((sign) => sign.getBoundingClientRect())
    : [];
  const least = (side: "left" | "top"): number => Math.min(...boxes.map((box) => box[side] - room[side]));
  const most = (side: "right" | "bottom", from: "left" | "top"): number =>
    Math.max(...boxes.map((box) => box[side] - room[from]));
  const { width, height } = menu.getBoundingClientRect();
  const [wide, high] = camera.size.peek();
  const inset = camera.insets.peek();
  const keep = ([left, top]: Point): Point => [
    Math.max(inset.left + 4, Math.min(left, wide - inset.right - width - 4)),
    Math.max(4, Math.min(top, high - inset.bottom - height - 4)),
  ];
  if (!boxes.length) return keep([x + GAP, y - height / 2]);
  const [left, top, right, bottom] = [least("left"), least("top"), most("right", "left"), most("bottom", "top")];
  const places: Point[] = [
    [right + GAP, y - height / 2],
    [left - width - GAP, y - height / 2],
    [x - width / 2, top - height - GAP],
    [x - width / 2, bottom + GAP],
  ];
  const covered = ([at, down]: Point): number =>
    Math.max(0, Math.min(at + width, right) - Math.max(at, left)) *
    Math.max(0, Math.min(down + height, bottom) - Math.max(down, top));
  return places.map(keep).reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

function close({ play, group }: Stage): void {
  group.value = null;
  if (play) play.menuAt.value = -1;
}

/** Something that would stand on the table, and can be shown before it does. */
export const hasFace = (option: Option): boolean =>
  isPlacing(option) && (glyphOf(option.key) === "gate" || option.key.startsWith("deploy"));

function Item({ touch, svg, isGrid }: { touch: Touch; svg: RefObject<SVGSVGElement | null>; isGrid: boolean }) {
  const stage = useStage();
  const { play, planner, group } = stage;
  const { option, pick } = touch;
  const isShown = pick !== null && option.corners === 0;
  const percent = pick ? planner?.chances.value.get(chanceKey(option, pick)) : undefined;
  const note = pick?.note || option.remark;
  const face = useFace(stage, isGrid ? option : null);
  return (
    <button
      type="button"
      role="menuitem"
      class={play?.lights.isAdvised(option, pick) ? "is-hinted" : ""}
      data-menu-option={nameOf(option)}
      onPointerDown={(event) => !pick && canCarry(option) && carry(stage, svg.current, option, event)}
      onClick={() => {
        if (pick) begin(stage, touch, false);
        else takeUp(stage, option);
        svg.current?.focus({ preventScroll: true });
      }}
      onPointerEnter={() => isShown && planner?.preview(option, pick.pick)}
      onFocus={() => isShown && planner?.preview(option, pick.pick)}
      onPointerLeave={() => planner?.forgetPreview()}
      onBlur={() => planner?.forgetPreview()}
    >
      {isGrid ? <Sample sample={face ? { figure: face } : undefined} className="ms-face" /> : null}
      <span>{face?.name ?? (pick && stage.actor.value >= 0 && !group.value ? deedOf(option) : option.text)}</span>
      {percent === undefined ? null : <b>{percent} %</b>}
      {note ? <small>{note}</small> : null}
    </button>
  );
}

/** What would stand there, as a picture; null where nothing would, or nobody has said what. */
export function useFace({ play, scene }: Stage, option: Option | null): FigureScene | null {
  const [face, setFace] = useState<FigureScene | null>(null);
  useEffect(() => {
    if (!play || !option) return;
    let isWanted = true;
    const middle: [number, number] = [Math.round(scene.wide / 2), Math.round(scene.high / 2)];
    const numbers = Array<number>(option.numbers).fill(0);
    void play.line.ask({ do: "plan", answer: { ...plainAnswer(option), path: [middle], numbers } }).then((reply) => {
      if (isWanted && reply?.type === "plan") setFace(reply.figures[0] ?? null);
    });
    return () => {
      isWanted = false;
    };
  }, [option]);
  return face;
}
