// What can be done with a figure, beside it.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { moveInMenu } from "../../match/menu";
import { useStage } from "./stage";

export function FigureMenu({ svg }: { svg: RefObject<SVGSVGElement | null> }) {
  const { play, scene, frame, camera } = useStage();
  const box = useRef<HTMLDivElement>(null);
  const at = play?.menuAt.value ?? -1;
  const thing = [...scene.figures, ...scene.markers].find((each) => each.id === at);
  const look = camera.look.value;
  useLayoutEffect(() => {
    const menu = box.current;
    const root = svg.current;
    const matrix = root?.getScreenCTM();
    if (!menu || !thing || !root || !matrix) return;
    const [x, y] = frame.to([thing.x, thing.y]);
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
  return (
    <div ref={box} class="ms-menu" role="menu" aria-label={thing.name} onKeyDown={(event) => moveInMenu(event, () => (play.menuAt.value = -1))}>
      {play.lights.of(thing.id).map(({ option, pick }) => (
        <button
          key={`${option.key}:${option.subject}:${pick?.pick}`}
          type="button"
          role="menuitem"
          data-menu-option={`${option.key}:${option.subject}`}
          onClick={() => {
            play.choose(option);
            if (pick) play.togglePick(pick.pick);
          }}
        >
          <span>{option.text}</span>
          {option.remark ? <small>{option.remark}</small> : null}
        </button>
      ))}
    </div>
  );
}
