// A list beside a thing: what can be done to it, or the several ways of one deed.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { nameOf } from "../../match/answer";
import type { Touch } from "../../match/lights";
import { moveInMenu } from "../../match/menu";
import { deedOf } from "./deeds";
import { begin, takeUp } from "./gestures";
import { chanceKey } from "./planner";
import { type Stage, thingAt, touchesOf, useStage } from "./stage";

export function FigureMenu({ svg }: { svg: RefObject<SVGSVGElement | null> }) {
  const stage = useStage();
  const { play, projection, camera, group } = stage;
  const box = useRef<HTMLDivElement>(null);
  const at = play?.menuAt.value ?? -1;
  const thing = at >= 0 ? thingAt(stage, at) : undefined;
  const view = camera.viewBox.value;
  const ways = group.value;
  useLayoutEffect(() => {
    const menu = box.current;
    if (!menu || !thing) return;
    const [x, y] = projection.to([thing.x, thing.y]);
    const point = camera.onScreen([x + thing.radius, y]);
    const [wide, high] = camera.size.peek();
    const { width, height } = menu.getBoundingClientRect();
    const { right, bottom } = camera.insets.peek();
    const beside = (ways && besideDeeds(menu)) ?? point[0] + 12;
    const left = Math.max(4, Math.min(beside, wide - right - width - 4));
    const top = Math.max(4, Math.min(point[1] - height / 2, high - bottom - height - 4));
    menu.style.left = `${left}px`;
    menu.style.top = `${top}px`;
  }, [thing, view, ways]);
  const isOpen = thing !== undefined;
  useLayoutEffect(() => {
    // Whoever points goes on pointing; whoever came by keys goes on by keys.
    if (isOpen && document.activeElement?.closest(".ms-board"))
      box.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus({ preventScroll: true });
  }, [isOpen, at, ways]);
  if (!play || !thing) return null;
  const touches: Touch[] = ways ? ways.map((option) => ({ option, pick: null })) : touchesOf(stage, thing.id);
  return (
    <div
      ref={box}
      class="ms-menu"
      role="menu"
      aria-label={thing.name}
      data-testid="ms-menu"
      onKeyDown={(event) => moveInMenu(event, () => close(stage))}
    >
      {touches.map((each) => (
        <Item key={`${nameOf(each.option)}/${each.pick?.pick}`} touch={each} svg={svg} />
      ))}
    </div>
  );
}

/** Outside of the signs around the figure, so that none of them is covered. */
function besideDeeds(menu: HTMLElement): number | null {
  const signs = [...(menu.parentElement?.querySelectorAll(".ms-deed .ms-medal") ?? [])];
  if (!signs.length) return null;
  const room = menu.parentElement!.getBoundingClientRect();
  const boxes = signs.map((sign) => sign.getBoundingClientRect());
  const isLeft = menu.parentElement!.querySelector(".ms-deed")?.getAttribute("data-side") === "left";
  const edge = Math.max(...boxes.map((each) => each.right)) - room.left + 14;
  return isLeft ? edge : edge + 90;
}

function close({ play, group }: Stage): void {
  group.value = null;
  if (play) play.menuAt.value = -1;
}

function Item({ touch, svg }: { touch: Touch; svg: RefObject<SVGSVGElement | null> }) {
  const stage = useStage();
  const { play, planner, group } = stage;
  const { option, pick } = touch;
  const isShown = pick !== null && option.corners === 0;
  const percent = pick ? planner?.chances.value.get(chanceKey(option, pick)) : undefined;
  const note = pick?.note || option.remark;
  return (
    <button
      type="button"
      role="menuitem"
      class={play?.lights.isAdvised(option, pick) ? "is-hinted" : ""}
      data-menu-option={nameOf(option)}
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
      <span>{pick && stage.actor.value >= 0 && !group.value ? deedOf(option) : option.text}</span>
      {percent === undefined ? null : <b>{percent} %</b>}
      {note ? <small>{note}</small> : null}
    </button>
  );
}
