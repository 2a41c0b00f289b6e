// A word beside the card that is pointed at: what can be done with it, or why nothing can.
import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import { OddsLines, useOdds } from "../../match/odds";
import { useAnchor } from "./anchor";
import { answerBy, touchesOf, useStage } from "./stage";

export function Cue({ root }: { root: RefObject<HTMLDivElement | null> }) {
  const { play, inspected } = useStage();
  const thing = inspected.value;
  const question = play?.question.value;
  if (!play || !question || thing < 0 || play.menuAt.value >= 0 || !play.isPointing.value) return null;
  return <Words key={thing} root={root} thing={thing} />;
}

const MOST = 3;

function Words({ root, thing }: { root: RefObject<HTMLDivElement | null>; thing: number }) {
  const stage = useStage();
  const play = stage.play!;
  const box = useRef<HTMLDivElement>(null);
  const touches = touchesOf(stage, thing);
  // What can be done stands in the inspector as well; beside the card only what helps to decide.
  const telling = touches.filter(({ option }) => option.remark);
  const why = play.whyOf.value;
  const refused = why?.thing === thing ? why.tries.flatMap((each) => (each.legal ? [] : each.refusals)) : [];
  const isLit = touches.length > 0;
  const [only] = touches.length === 1 ? touches : [];
  const odds = useOdds(play, only ? answerBy(only.option, only.pick) : null);
  const style = useAnchor(root, box, thing, refused.length + (odds ? 1 : 0));
  const shown = isLit ? [] : [...new Map(refused.map((refusal) => [refusal.because, refusal])).values()].slice(0, MOST);
  if (!telling.length && !shown.length && !odds) return null;
  return (
    <div class={`wl-cue ${isLit ? "is-lit" : "is-refused"}`} ref={box} style={style} aria-hidden="true">
      {telling.slice(0, 4).map(({ option, pick }, place) => (
        <p key={place}>
          <b>{pick?.text ?? option.text}</b>
          {option.remark ? <span>{option.remark}</span> : null}
        </p>
      ))}
      {odds ? <OddsLines odds={odds} /> : null}
      {shown.map((refusal) => (
        <p key={refusal.because}>
          <span class="wl-cue-no">✕</span> {refusal.because} <code>{refusal.rule}</code>
        </p>
      ))}
    </div>
  );
}
