// The strongest bot goes through the whole match: how far it is, what it thinks of the answer looked at, all mistakes.
import { useEffect } from "preact/hooks";
import { analysis as askAnalysis } from "../api";
import { lang } from "../settings";
import { Icon } from "../shell/icons";
import { SeatMark } from "../shell/seat-mark";
import { toastTrouble } from "../shell/toasts";
import type { Analysis, Judgement } from "../wire";
import type { Head, Reel } from "./reel";
import { replayWords } from "./texts";

const PAUSE = 1500;

/** Asks how far it is as long as it thinks. */
export function useReview(reel: Reel, isWanted: boolean): void {
  const isThinking = reel.analysis.value?.stage === "thinking";
  useEffect(() => void tell(reel, isWanted ? "POST" : "GET"), [reel, lang.value]);
  useEffect(() => {
    if (!isThinking) return;
    const timer = setInterval(() => void tell(reel, "GET"), PAUSE);
    return () => clearInterval(timer);
  }, [reel, isThinking, lang.value]);
}

async function tell(reel: Reel, method: "GET" | "POST" | "DELETE"): Promise<void> {
  try {
    reel.analysis.value = await askAnalysis(reel.match, lang.peek(), method);
  } catch (trouble) {
    toastTrouble(trouble);
  }
}

export function Review({ reel, head }: { reel: Reel; head: Head }) {
  const w = replayWords();
  const found = reel.analysis.value;
  if (!found) return null;
  const isThinking = found.stage === "thinking";
  return (
    <section class="stack" data-testid="review" data-stage={found.stage} aria-label={w.review}>
      {isThinking ? (
        <div class="replay-progress">
          <progress max={found.total} value={found.done} aria-label={w.reviewing} />
          <span class="soft">{w.reviewed(found.done, found.total)}</span>
          <button type="button" class="button small" data-testid="stop" onClick={() => void tell(reel, "DELETE")}>
            {w.stop}
          </button>
        </div>
      ) : found.stage === "done" ? null : (
        <button type="button" class="button small" data-testid="review-all" onClick={() => void tell(reel, "POST")}>
          <Icon name="automaton" size={18} />
          {found.stage === "stopped" ? w.goOn(found.done, found.total) : w.reviewAll}
        </button>
      )}
      <Judged reel={reel} found={found} />
      <Mistakes reel={reel} found={found} />
      <Accounts head={head} found={found} />
    </section>
  );
}

/** What it thinks of the answer that led here. */
function Judged({ reel, found }: { reel: Reel; found: Analysis }) {
  const w = replayWords();
  const here = found.judgements.find(({ n }) => n === reel.at.value);
  if (!here || reel.twig.value) return null;
  return (
    <div class={`replay-judged is-${here.mark}`} data-testid="judged" data-mark={here.mark} aria-live="polite">
      <b>{w.marks[here.mark]}</b> {here.mark === "good" ? w.leaves(here.chance) : w.costs(here.loss, here.chance)}
      {here.better ? (
        <p>
          <b>{w.better}</b> {here.better} (+{here.loss} %)
        </p>
      ) : null}
    </div>
  );
}

function Mistakes({ reel, found }: { reel: Reel; found: Analysis }) {
  const w = replayWords();
  const wrong = found.judgements.filter(({ mark }) => mark !== "good");
  if (!wrong.length) return found.stage === "done" ? <p class="soft">{w.noMistakes}</p> : null;
  const at = reel.at.value;
  return (
    <div>
      <div class="replay-mistakes">
        <h3>{w.mistakes(wrong.length)}</h3>
        <button
          type="button"
          class="icon-button"
          aria-label={w.earlier}
          title={w.earlier}
          data-testid="mistake-before"
          aria-disabled={!wrong.some(({ n }) => n < at) || undefined}
          onClick={() => reel.stepMistake(-1)}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={w.later}
          title={w.later}
          data-testid="mistake-after"
          aria-disabled={!wrong.some(({ n }) => n > at) || undefined}
          onClick={() => reel.stepMistake(1)}
        >
          <Icon name="forward" />
        </button>
      </div>
      <ol role="list" class="replay-swings">
        {worst(wrong).map((each) => (
          <li key={each.n}>
            <button
              type="button"
              class="match-option"
              data-mistake={each.n}
              aria-pressed={at === each.n}
              onClick={() => reel.leap(each.n)}
            >
              <SeatMark seat={each.seat} size={14} />
              <span class="match-option-text">
                <b>{w.marks[each.mark]}</b> {each.text}
                <small class="soft">
                  {w.better} {each.better}
                </small>
              </span>
              <b class="replay-loss">−{each.loss} %</b>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

const MOST = 8;

/** The dearest ones, in the order of the match; the others are found by going from one to the next. */
function worst(wrong: readonly Judgement[]): Judgement[] {
  return [...wrong]
    .sort((one, other) => other.loss - one.loss)
    .slice(0, MOST)
    .sort((one, other) => one.n - other.n);
}

function Accounts({ head, found }: { head: Head; found: Analysis }) {
  const w = replayWords();
  if (!found.accounts.some(({ decisions }) => decisions)) return null;
  return (
    <table class="replay-accounts" data-testid="accounts">
      <thead>
        <tr>
          <th scope="col">{w.decisions}</th>
          {head.names.map((name, seat) => (
            <th key={seat} scope="col">
              <SeatMark seat={seat} size={12} /> {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(["decisions", "inaccuracies", "mistakes", "blunders"] as const).map((kind) => (
          <tr key={kind}>
            <th scope="row">{w.counts[kind]}</th>
            {found.accounts.map((account) => (
              <td key={account.seat}>{account[kind]}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{w.meanLoss}</th>
          {found.accounts.map((account) => (
            <td key={account.seat}>
              {(account.loss / 100).toLocaleString(lang.value, { maximumFractionDigits: 1 })} %
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
