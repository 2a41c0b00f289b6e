// Between the fronts lies what is being done: the dice where they fell, and what came of them.
import { useRef } from "preact/hooks";
import type { Deed } from "../../match/film";
import { captionOf } from "../../match/film-bar";
import { DiceOf, resultOf } from "../../match/rolls";
import { useStage } from "./stage";
import { warlordWords } from "./texts";

/** Told right after its dice, a deed still belongs to them. */
const OUTCOME = /^(hit|missed|passed$|failed|wounded|goes-first|prevented|died)/;

export function Lane() {
  const stage = useStage();
  const film = stage.play?.film;
  const deed = film?.deed.value ?? null;
  const rolled = useRolled(deed);
  const phase = film?.phase.value;
  const isTold = deed && (phase === "roll" || phase === "result" || phase === "rest");
  const isOutcome = deed !== rolled && deed?.lines.some(({ kind }) => OUTCOME.test(kind));
  const result = !deed || !isTold ? "" : isOutcome ? captionResult(deed) : phase === "roll" ? "" : resultOf(deed.lines);
  // As long as somebody may still react to them, they lie there.
  const isResting = phase === "rest" && !stage.play?.question.value?.is_window;
  return (
    <div class="wl-lane" data-testid="lane">
      {rolled && isTold ? (
        <div class={`wl-rolled ${isResting ? "is-resting" : ""}`} aria-hidden="true" key={rolled.key}>
          <DiceOf rolls={rolled.rolls.slice(-2)} />
          {result ? <p class="wl-receipt">{result}</p> : null}
        </div>
      ) : stage.scene.round > 0 ? null : (
        <p class="wl-phase">{warlordWords().phases[stage.scene.phase] ?? ""}</p>
      )}
    </div>
  );
}

const captionResult = (deed: Deed): string =>
  deed.lines.find(({ kind }) => OUTCOME.test(kind))?.text ?? captionOf(deed);

/** The dice of this deed, or of the one before it whose outcome this is. */
function useRolled(deed: Deed | null): Deed | null {
  const last = useRef<Deed | null>(null);
  if (deed?.rolls.length) last.current = deed;
  else if (last.current && deed && !deed.lines.some(({ kind }) => OUTCOME.test(kind))) last.current = null;
  else if (!deed) last.current = null;
  return last.current;
}
