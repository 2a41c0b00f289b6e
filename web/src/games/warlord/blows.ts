// Blows land: the striker lunges at the target, a shot or a spell flies there, the target shakes or sways aside,
// and the dead tip over and fade. Only transforms and opacity change, and nothing where motion is not wanted.
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import type { Deed } from "../../match/film";
import { endOf } from "../../match/manner";
import { perform } from "../../match/motion";
import { isMotionReduced } from "../../settings";
import type { WarlordScene } from "../../wire";
import type { Stage } from "./stage";

const LUNGE = 380;
const FLIGHT = 260;
const SHAKE = 300;
const FADE = 560;
/** How far it lunges, in parts of the way. */
const REACH = 0.34;

export function useBlows(root: RefObject<HTMLElement | null>, stage: Stage): void {
  const film = stage.play?.film;
  const deed = film?.deed.value ?? null;
  const phase = film?.phase.value;
  useLayoutEffect(() => {
    if (!deed || phase !== "result" || isMotionReduced.peek() || !root.current) return;
    return show(root.current, deed);
  }, [deed?.key, phase]);
}

function show(root: HTMLElement, deed: Deed): () => void {
  const cardOf = (id: number): HTMLElement | null => root.querySelector(`.wl-field [data-cell="${id}"] > .wl-counter`);
  const end = endOf(deed);
  const actor = cardOf(deed.actor);
  const running: (Animation | null)[] = [];
  const loose: HTMLElement[] = [];
  const isFar = kindOf(deed) === "ranged" || ["shot", "spell", "thunder"].includes(deed.beginning ?? "");
  for (const id of end ? deed.targets : []) {
    const target = cardOf(id);
    if (!target || target === actor) continue;
    if (actor && isFar) loose.push(fly(root, actor, target, deed.beginning === "spell"));
    else if (actor) running.push(lunge(actor, target));
    running.push(end === "miss" ? sway(target) : shake(target));
  }
  for (const id of fallenIn(deed)) {
    const card = cardOf(id);
    if (card) running.push(fall(card));
  }
  return () => {
    for (const each of running) each?.cancel();
    for (const each of loose) each.remove();
  };
}

const kindOf = ({ before, after }: Deed): string =>
  ((before ?? after) as unknown as WarlordScene | null)?.focus?.kind ?? "";

function fallenIn({ before, after }: Deed): number[] {
  const cardsOf = (scene: unknown) => (scene as WarlordScene | null)?.cards ?? {};
  const later = cardsOf(after);
  return Object.values(cardsOf(before)).flatMap(({ id, zone }) =>
    zone === "formation" && later[id]?.zone !== "formation" ? [id] : [],
  );
}

const middleOf = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

function lunge(actor: HTMLElement, target: HTMLElement): Animation | null {
  const [[x1, y1], [x2, y2]] = [middleOf(actor.getBoundingClientRect()), middleOf(target.getBoundingClientRect())];
  const [dx, dy] = [(x2 - x1) * REACH, (y2 - y1) * REACH];
  return perform(
    actor,
    "lunge",
    [
      { transform: "none", zIndex: 7 },
      {
        transform: `translate(${-dx * 0.16}px, ${-dy * 0.16}px)`,
        offset: 0.25,
        easing: "cubic-bezier(0.6, 0, 1, 0.5)",
      },
      { transform: `translate(${dx}px, ${dy}px) scale(1.05)`, offset: 0.52, zIndex: 7 },
      { transform: "none", zIndex: 7 },
    ],
    { duration: LUNGE, easing: "ease-out", composite: "add" },
  );
}

/** From one card to another: an arrow, or a spark for a spell. */
function fly(root: HTMLElement, actor: HTMLElement, target: HTMLElement, isSpell: boolean): HTMLElement {
  const around = root.getBoundingClientRect();
  const [[x1, y1], [x2, y2]] = [middleOf(actor.getBoundingClientRect()), middleOf(target.getBoundingClientRect())];
  const turn = Math.atan2(y2 - y1, x2 - x1);
  const missile = document.createElement("span");
  missile.className = isSpell ? "wl-missile is-spell" : "wl-missile";
  missile.setAttribute("aria-hidden", "true");
  root.append(missile);
  const at = (x: number, y: number): string =>
    `translate(${x - around.left}px, ${y - around.top}px) translate(-50%, -50%) rotate(${turn}rad)`;
  const flight = perform(missile, isSpell ? "spell" : "shot", [{ transform: at(x1, y1) }, { transform: at(x2, y2) }], {
    duration: FLIGHT,
    easing: "cubic-bezier(0.4, 0.1, 0.8, 0.9)",
    fill: "both",
  });
  flight?.addEventListener("finish", () => missile.remove());
  return missile;
}

const shake = (target: HTMLElement): Animation | null =>
  perform(
    target,
    "struck",
    [0, -7, 6, -4, 2, 0].map((x) => ({ transform: `translate(${x}px, ${-x / 3}px) rotate(${x / 5}deg)` })),
    { duration: SHAKE, delay: LUNGE * 0.5, composite: "add" },
  );

const sway = (target: HTMLElement): Animation | null =>
  perform(
    target,
    "dodge",
    [{ transform: "none" }, { transform: "translate(0, -9px) rotate(2.5deg)" }, { transform: "none" }],
    {
      duration: SHAKE,
      delay: LUNGE * 0.3,
      easing: "ease-out",
      composite: "add",
    },
  );

const fall = (card: HTMLElement): Animation | null =>
  perform(
    card,
    "fall",
    [
      { transform: "none", opacity: 1 },
      { transform: "rotate(9deg) scale(0.98)", opacity: 1, offset: 0.35 },
      { transform: "translate(0, 18%) rotate(24deg) scale(0.8)", opacity: 0 },
    ],
    { duration: FADE, delay: LUNGE * 0.6, easing: "ease-in", fill: "forwards" },
  );
