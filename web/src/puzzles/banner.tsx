// A puzzle beside its table: what is asked, and afterwards what each answer is worth.
import { useEffect, useState } from "preact/hooks";
import { usePlay } from "../match/play";
import { go } from "../route";
import { lang } from "../settings";
import { Icon } from "../shell/icons";
import { toastTrouble } from "../shell/toasts";
import type { TableState } from "../socket";
import { words } from "../texts";
import type { Puzzle, PuzzleResult, RatedTry } from "../wire";
import { begin, beginNext, rate } from "./solving";
import { Stars } from "./stars";
import { puzzleWords } from "./texts";
import "./puzzles.css";

export function PuzzleBanner({ table }: { table: TableState }) {
  return table.puzzle ? <Banner table={table} puzzle={table.puzzle} /> : null;
}

function Banner({ table, puzzle }: { table: TableState; puzzle: Puzzle }) {
  const w = puzzleWords();
  const { result } = puzzle;
  const isSolver = table.you === puzzle.seat;
  return (
    <section
      class={`puzzle ${result ? (result.is_right ? "is-right" : "is-wrong") : ""}`}
      data-testid="puzzle"
      data-result={result ? (result.is_right ? "right" : "wrong") : "open"}
      aria-label={w.puzzle}
    >
      <header>
        <h2>
          <Icon name={result?.is_right ? "check" : "hint"} size={20} />
          {w.puzzle}
        </h2>
        <Stars grade={puzzle.grade} />
      </header>
      <p aria-live="polite">
        <b>{result ? (result.is_right ? w.right : w.wrong) : isSolver ? w.find : w.watching}</b>
      </p>
      {result ? <Worth result={result} /> : null}
      {result && isSolver ? <Afterwards table={table} puzzle={puzzle} /> : null}
    </section>
  );
}

const points = (value: number): string => value.toLocaleString(lang.value);

function Worth({ result }: { result: PuzzleResult }) {
  const w = puzzleWords();
  const levels = result.missed_by.map((level) => words().lobby.bots[level] ?? level);
  return (
    <>
      <p class="hint">{w.chances}</p>
      <ol role="list" class="puzzle-answers" data-testid="puzzle-answers">
        {result.answers.map(({ text, percent, is_yours }) => (
          <li key={text} class={is_yours ? "is-yours" : ""}>
            <b>{percent === null ? "–" : w.chance(percent)}</b>
            <span>
              {text}
              {is_yours ? <small> · {percent === null ? `${w.you}, ${w.unknown}` : w.you}</small> : null}
            </span>
          </li>
        ))}
      </ol>
      <p class="hint">{w.missed(levels.join(", "))}</p>
      {result.ends ? (
        <p class="hint" data-testid="puzzle-ends">
          {w.ends(result.ends.times, points(result.ends.best), points(result.ends.next_best))}
        </p>
      ) : null}
    </>
  );
}

function Afterwards({ table, puzzle }: { table: TableState; puzzle: Puzzle }) {
  const w = puzzleWords();
  const play = usePlay();
  const [rated, setRated] = useState<RatedTry>();
  useEffect(() => {
    rate(table.game, puzzle.id, table.match, play.line.token ?? "").then(setRated, toastTrouble);
  }, [puzzle.id]);
  const start = (beginning: Promise<string>): void => void beginning.then(go, toastTrouble);
  return (
    <>
      {rated ? (
        <p data-testid="puzzle-rating">
          {rated.is_counted ? w.change(Math.round(rated.before.value), Math.round(rated.after.value)) : w.counted}
        </p>
      ) : null}
      <p class="hint">{w.goOn}</p>
      <div class="puzzle-buttons">
        <button
          type="button"
          class="button primary"
          data-testid="next-puzzle"
          disabled={!rated}
          onClick={() => start(beginNext(table.game))}
        >
          <Icon name="forward" size={20} />
          {w.next}
        </button>
        <button
          type="button"
          class="button"
          data-testid="retry-puzzle"
          onClick={() => start(begin(table.game, puzzle.id))}
        >
          {w.retry}
        </button>
        <a class="button quiet" href={`/puzzles?game=${table.game}`}>
          {w.all}
        </a>
      </div>
    </>
  );
}
