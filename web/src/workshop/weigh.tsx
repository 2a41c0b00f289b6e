// How strong a thing is: bots play with it, one match after the other, as long as somebody looks at the interval.
import { useEffect, useRef, useState } from "preact/hooks";
import { phraseOf, weigh } from "../api";
import { lang } from "../settings";
import { Icon } from "../shell/icons";
import { say } from "../texts";
import type { Phrase, Weight } from "../wire";
import type { Bench } from "./bench";
import { workshopWords } from "./texts";

const HALF = 500;

export function Weigh({ bench, isSound }: { bench: Bench; isSound: boolean }) {
  const w = workshopWords();
  const [weight, setWeight] = useState<Weight>();
  const [trouble, setTrouble] = useState<Phrase>();
  const [isRunning, setRunning] = useState(false);
  const asking = useRef<AbortController | null>(null);
  const { kind } = bench.work.value;
  const written = JSON.stringify(bench.alone());
  const stop = (): void => {
    asking.current?.abort();
    setRunning(false);
  };
  // What was found holds for what was weighed, and for nothing else.
  useEffect(() => {
    stop();
    setWeight(undefined);
    setTrouble(undefined);
  }, [written]);
  useEffect(() => () => asking.current?.abort(), []);
  if (!bench.form.weighed.includes(kind)) return null;
  const run = async (): Promise<void> => {
    const mine = new AbortController();
    asking.current = mine;
    setRunning(true);
    setTrouble(undefined);
    let so = weight;
    try {
      do {
        const { won, drawn, lost } = so ?? { won: 0, drawn: 0, lost: 0 };
        const wish = { pack: bench.alone(true), kind, name: String(bench.entry.id), won, drawn, lost };
        so = await weigh(bench.form.game, wish, mine.signal);
        if (mine.signal.aborted) return;
        setWeight(so);
      } while (so.won + so.drawn + so.lost < so.most);
      setRunning(false);
    } catch (problem) {
      if (mine.signal.aborted) return;
      setTrouble(phraseOf(problem));
      setRunning(false);
    }
  };
  const done = weight ? weight.won + weight.drawn + weight.lost : 0;
  return (
    <div class="workshop-weigh" data-testid="weigh">
      <h2>{w.weigh}</h2>
      <p class="hint">{w.weighHint}</p>
      {weight ? <Scale weight={weight} done={done} /> : null}
      {trouble ? <p class="note bad">{say(trouble)}</p> : null}
      <div class="row">
        <button
          type="button"
          class="button"
          data-testid="weigh-button"
          disabled={!isSound || (!!weight && done >= weight.most)}
          onClick={() => (isRunning ? stop() : void run())}
        >
          <Icon name={isRunning ? "pause" : "dice"} size={20} />
          {isRunning ? w.weighStop : weight ? w.weighOn : w.weighBegin}
        </button>
        {isRunning ? <span class="soft">{w.weighing(done, weight?.most ?? 400)}</span> : null}
      </div>
    </div>
  );
}

function Scale({ weight, done }: { weight: Weight; done: number }) {
  const w = workshopWords();
  const told = (thousandths: number): string =>
    (thousandths / 10).toLocaleString(lang.value, { maximumFractionDigits: 1 });
  const verdict = weight.low > HALF ? w.tooStrong : weight.high < HALF ? w.tooWeak : w.evenSoFar;
  return (
    <>
      <svg class="workshop-scale" viewBox="0 0 1000 40" preserveAspectRatio="none" aria-hidden="true">
        <rect x="0" y="16" width="1000" height="8" rx="4" class="is-whole" />
        <rect x={weight.low} y="12" width={Math.max(4, weight.high - weight.low)} height="16" class="is-interval" />
        <rect x={HALF - 2} y="4" width="4" height="32" class="is-half" />
        <rect x={weight.share - 4} y="6" width="8" height="28" class="is-share" />
      </svg>
      <p role="status" data-testid="weight">
        {w.weighed(told(weight.share), told(weight.low), told(weight.high), done)} <b>{verdict}</b>
      </p>
      <p class="hint">{w.rival(say(weight.rival))}</p>
    </>
  );
}
