// What can be done with a figure, or to it, beside it.

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { nameOf } from "../../match/answer";
import { moveInMenu } from "../../match/menu";
import type { Option, Pick } from "../../wire";
import { thingAt, touchesOf, useStage } from "./stage";

export function FigureMenu({ svg }: { svg: RefObject<SVGSVGElement | null> }) {
  const stage = useStage();
  const { play, projection, camera, planner } = stage;
  const box = useRef<HTMLDivElement>(null);
  const at = play?.menuAt.value ?? -1;
  const thing = at >= 0 ? thingAt(stage, at) : undefined;
  const look = camera.look.value;
  useLayoutEffect(() => {
    const menu = box.current;
    const root = svg.current;
    const matrix = root?.getScreenCTM();
    if (!menu || !thing || !root || !matrix) return;
    const [x, y] = projection.to([thing.x, thing.y]);
    const point = new DOMPoint(x + thing.radius, y).matrixTransform(matrix);
    const room = menu.parentElement!.getBoundingClientRect();
    const { width, height } = menu.getBoundingClientRect();
    const left = Math.max(4, Math.min(point.x - room.left + 12, room.width - width - 4));
    const top = Math.max(4, Math.min(point.y - room.top - 20, room.height - height - 4));
    menu.style.left = `${left}px`;
    menu.style.top = `${top}px`;
  }, [thing, look]);
  const isOpen = thing !== undefined;
  useLayoutEffect(() => {
    if (isOpen) box.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus({ preventScroll: true });
  }, [isOpen, at]);
  if (!play || !thing) return null;
  const isAdvised = (option: Option, pick: Pick | null): boolean => play.lights.isAdvised(option, pick);
  return (
    <div
      ref={box}
      class="ms-menu"
      role="menu"
      aria-label={thing.name}
      data-testid="ms-menu"
      onKeyDown={(event) => moveInMenu(event, () => (play.menuAt.value = -1))}
    >
      {touchesOf(stage, thing.id).map(({ option, pick }) => {
        const isShown = pick !== null && option.corners === 0;
        return (
          <button
            key={`${nameOf(option)}/${pick?.pick}`}
            type="button"
            role="menuitem"
            class={isAdvised(option, pick) ? "is-hinted" : ""}
            data-menu-option={nameOf(option)}
            onClick={() => {
              planner?.forgetPreview();
              play.choose(option);
              if (pick) play.togglePick(pick.pick);
              // What is still to be pointed at lies on the table: the keys go on there.
              svg.current?.focus({ preventScroll: true });
            }}
            onPointerEnter={() => isShown && planner?.preview(option, pick.pick)}
            onFocus={() => isShown && planner?.preview(option, pick.pick)}
            onPointerLeave={() => planner?.forgetPreview()}
            onBlur={() => planner?.forgetPreview()}
          >
            <span>{option.text}</span>
            {(pick?.note ?? "") || option.remark ? <small>{pick?.note || option.remark}</small> : null}
          </button>
        );
      })}
    </div>
  );
}
