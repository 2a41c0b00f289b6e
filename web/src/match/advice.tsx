// Advice in the panel of the question: a button, a sign that a bot thinks, and then its answers to choose from.

import { useEffect, useRef } from "preact/hooks";
import { lang } from "../settings";
import { Icon } from "../shell/icons";
import type { Advised } from "../wire";
import { adviceWords } from "./advice-texts";
import { isFor } from "./answer";
import { usePlay } from "./play";
import "./advice.css";

/** From this outlook on the match is as good as won; -100 is lost, 0 even, 100 won. */
const NEARLY = 80;
/** Outlooks that differ by more are not compared in points. */
const FAR = 40;

export function AdviceButton() {
  const play = usePlay();
  const w = adviceWords();
  if (!play.table.value?.may.advice) return null;
  return (
    <button
      type="button"
      class="advice-button"
      data-testid="advice"
      title={w.ask}
      aria-keyshortcuts="W"
      aria-expanded={play.adviser.shown.value !== null}
      onClick={() => play.adviser.toggle()}
    >
      <Icon name="automaton" size={16} />
      {w.advice}
      <kbd aria-hidden="true">W</kbd>
    </button>
  );
}

export function AdviceList() {
  const play = usePlay();
  const w = adviceWords();
  const shown = play.adviser.shown.value;
  const advice = shown?.advice ?? null;
  const said = !shown ? "" : !advice ? w.thinking : advice[0] ? w.came(advice.length, advice[0].text) : w.none;
  return (
    <>
      <p class="unseen" role="status" data-testid="advice-said">
        {said}
      </p>
      {shown ? (
        <section class="advice" aria-label={w.title} data-testid="advice-list" aria-busy={!advice}>
          <header class="advice-head">
            <h3>{w.title}</h3>
            <button
              type="button"
              class="icon-button"
              aria-label={w.close}
              title={w.close}
              data-testid="advice-close"
              onClick={() => play.adviser.close()}
            >
              <Icon name="close" size={16} />
            </button>
          </header>
          {advice ? <Answers advice={advice} from={shown.from} /> : <Thinking />}
        </section>
      ) : null}
    </>
  );
}

function Thinking() {
  return (
    <p class="advice-thinking">
      {adviceWords().thinking}
      <span class="advice-progress" aria-hidden="true" />
    </p>
  );
}

function Answers({ advice, from }: { advice: Advised[]; from: Element | null }) {
  const play = usePlay();
  const w = adviceWords();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // A player who is still where he asked goes on from here; one who is somewhere else by now stays there.
    if ([from, document.body].includes(document.activeElement))
      list.current?.querySelector("button")?.focus({ preventScroll: true });
    list.current?.closest(".advice")?.scrollIntoView({ block: "nearest" });
  }, [advice]);
  const taken = play.draft.value?.advice;
  const [best] = advice;
  if (!best) return <p>{w.none}</p>;
  return (
    <>
      <ol class="advice-answers" role="list" ref={list}>
        {advice.map((each, place) => (
          <li key={place}>
            <AnswerButton each={each} place={place} best={best} isTaken={taken === each.answer} />
          </li>
        ))}
      </ol>
      <p class="advice-note">
        {advice.length > 1 ? w.note(Math.max(...advice.map(({ trials }) => trials))) : w.noChoice}
      </p>
    </>
  );
}

function AnswerButton({
  each,
  place,
  best,
  isTaken,
}: {
  each: Advised;
  place: number;
  best: Advised;
  isTaken: boolean;
}) {
  const play = usePlay();
  const speak = (): void => {
    play.spoken.value = thingsOf(play, each);
  };
  const hush = (): void => {
    play.spoken.value = [];
  };
  const end = endOf(each);
  return (
    <button
      type="button"
      class="match-option advice-answer"
      data-advice={place}
      aria-pressed={isTaken}
      onClick={() => play.adviser.take(each)}
      onPointerEnter={speak}
      onPointerLeave={hush}
      onFocus={speak}
      onBlur={hush}
    >
      <span class="match-option-text">{each.text}</span>
      <span class="advice-worth">
        {end ? <b>{end}</b> : null}
        <Distance each={each} place={place} best={best} />
      </span>
    </button>
  );
}

function Distance({ each, place, best }: { each: Advised; place: number; best: Advised }) {
  const w = adviceWords();
  if (place === 0) return <span class="advice-best">{w.best}</span>;
  if (best.outlook - each.outlook > FAR) return <span>{w.farWorse}</span>;
  if (each.behind === 0) return <span>{w.asGood}</span>;
  const points = (-each.behind).toLocaleString(lang.value);
  return (
    <span>
      <span aria-hidden="true">−{points}</span>
      <span class="unseen">{w.worse(points)}</span>
    </span>
  );
}

/** How the match would end with it, where that can be seen from here. */
function endOf({ outlook }: Advised): string {
  const w = adviceWords();
  if (outlook >= 100) return w.wins;
  if (outlook <= -100) return w.loses;
  return outlook >= NEARLY ? w.mayWin : outlook <= -NEARLY ? w.mayLose : "";
}

/** Everything on the table that the answer speaks of. */
function thingsOf(play: ReturnType<typeof usePlay>, { answer }: Advised): number[] {
  const option = play.question.peek()?.options.find((each) => isFor(answer, each));
  const picked = option?.among.filter(({ pick }) => answer.picks?.includes(pick)) ?? [];
  return option ? [...(option.place ? [] : option.at), ...picked.flatMap(({ at }) => at)] : [];
}
