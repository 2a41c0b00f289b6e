// What is heard of a match: the film tells which deed is shown, and every phase of it has its sound.
import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { pace } from "../settings";
import type { SoundName } from "../sound/sounds";
import { sound } from "../sound/speaker";
import type { Deed, Phase } from "./film";
import { beginningOf, endOf } from "./manner";
import type { Play } from "./play";

/** Which sound belongs to this phase; `isFirst` where nothing of the deed has been shown before. */
export function soundOf(deed: Deed, phase: Phase, isFirst: boolean): SoundName | null {
  if (phase === "roll") return "dice";
  if (phase === "tell") return beginningOf(deed);
  if (phase !== "result") return null;
  return endOf(deed) ?? (isFirst ? beginningOf(deed) : null);
}

export function useHearing(play: Play): void {
  useEffect(() => {
    let heard = -1;
    let wasAsked = true;
    let hasOthersActed = false;
    let wasOver = play.table.peek()?.stage === "over";
    const stops = [
      effect(() => {
        const deed = play.film.deed.value;
        const phase = play.film.phase.value;
        if (!deed || phase === "rest" || phase === "hold") {
          // Where nobody wants a film, the end of a deed is all there is of it; what is skipped is not heard.
          if (deed && deed.key > heard && pace.peek() === "off") {
            const name = soundOf(deed, "result", true);
            if (name) void sound(name);
          }
          heard = Math.max(heard, deed?.key ?? -1);
          if (deed && !deed.isOwn) hasOthersActed = true;
          return;
        }
        const name = soundOf(deed, phase, deed.key !== heard);
        heard = Math.max(heard, deed.key);
        if (!deed.isOwn) hasOthersActed = true;
        if (name) void sound(name);
      }),
      effect(() => {
        const isAsked = play.question.value !== null && !play.film.isBehind.value;
        if (isAsked && !wasAsked && hasOthersActed) void sound("turn");
        if (isAsked) hasOthersActed = false;
        wasAsked = isAsked;
      }),
      effect(() => {
        const table = play.table.value;
        if (!table) return;
        const isOver = table.stage === "over";
        if (isOver && !wasOver && table.you >= 0) {
          const winners = table.outcome?.winners ?? [];
          if (winners.length) void sound(winners.includes(table.you) ? "victory" : "defeat");
        }
        wasOver = isOver;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [play]);
}
