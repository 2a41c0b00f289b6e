// Whatever moves by script goes through here: nothing does where less motion is wanted, and what moves says so in
// `data-motion` for as long as it does.
import { isMotionReduced } from "../settings";

/** What one sees on a table: `travel` its way, `lunge` at somebody, be `struck`, `dodge`, `fall`, or fly there. */
export type Motion = "travel" | "lunge" | "struck" | "dodge" | "fall" | "shot" | "spell" | "thunder" | "burst";

export function perform(
  element: HTMLElement | SVGElement | null | undefined,
  motion: Motion,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): Animation | null {
  if (!element || isMotionReduced.peek()) return null;
  const running = element.animate(frames, { id: motion, ...timing });
  element.dataset["motion"] = motion;
  const end = (): void => {
    if (element.dataset["motion"] === motion) delete element.dataset["motion"];
  };
  running.onfinish = end;
  running.oncancel = end;
  return running;
}

/** Milliseconds for each inch of a way, and how long any way takes at least and at most. */
const [INCH, LEAST, MOST] = [130, 260, 900];

export const lengthOf = (way: readonly (readonly number[])[]): number =>
  way.reduce((sum, [x, y], place) => {
    const [before_x, before_y] = way[place - 1] ?? [x, y];
    return sum + Math.hypot(x! - before_x!, y! - before_y!);
  }, 0);

/** How long somebody goes this way, in mils. */
export const travelTime = (way: readonly (readonly number[])[]): number =>
  way.length > 1 ? Math.max(LEAST, Math.min(MOST, (lengthOf(way) * INCH) / 1000)) : 0;
