// A scenario that is shown step by step: the table, what is answered, and what comes of it or stands against it.
import { useSignal } from "@preact/signals";
import { useMemo, useState } from "preact/hooks";
import { showScenario } from "../api";
import { boardOf } from "../games/boards";
import { gameOf, isMeasured } from "../games/registry";
import { useLoad } from "../load";
import { LoggedLine } from "../match/log-line";
import { RefusalText } from "../match/refusal-text";
import { StillRolls } from "../match/rolls";
import { lang } from "../settings";
import { Icon } from "../shell/icons";
import { TroubleNote, Waiting } from "../shell/parts";
import { SeatMark } from "../shell/seat-mark";
import type { Face, Scene, ShownScenario } from "../wire";
import { scenarioWords } from "./texts";
import "../match/match.css";
import "./scenario.css";

async function played(text: string): Promise<ShownScenario> {
  const shown = await showScenario(text);
  await gameOf(shown.game)?.learnCards?.(shown.cards as unknown as Face[]);
  return shown;
}

export function ScenarioPlayer({ text }: { text: string }) {
  const w = scenarioWords();
  const spoken = lang.value;
  const { value, trouble, again } = useLoad(() => played(text), [text, spoken]);
  if (trouble) return <TroubleNote trouble={trouble} {...(trouble.status === 422 ? {} : { again })} />;
  return value?.frames.length ? (
    <Shown shown={value} />
  ) : value ? (
    <Problems shown={value} />
  ) : (
    <Waiting text={w.loading} />
  );
}

function Shown({ shown }: { shown: ShownScenario }) {
  const w = scenarioWords();
  const [at, setAt] = useState(0);
  const last = shown.frames.length - 1;
  const place = Math.min(at, last);
  const frame = shown.frames[place]!;
  const seats = useMemo(() => shown.names.map((name, seat) => ({ seat, name })), [shown]);
  const lit = useSignal<readonly number[]>([]);
  const Board = boardOf(shown.game);
  const things = [...lit.value, ...frame.refusals.flatMap(({ things }) => things)];
  return (
    <section
      class={isMeasured(gameOf(shown.game)) ? "scenario is-measured" : "scenario"}
      data-testid="scenario-player"
      data-game={shown.game}
      data-at={place}
      aria-label={shown.title}
    >
      <header class="scenario-head">
        <h2>{shown.title}</h2>
        {shown.about ? <p class="soft">{shown.about}</p> : null}
      </header>
      <div class="scenario-table" role="group" aria-label={w.table}>
        {Board ? (
          <Board scene={frame.scene as unknown as Scene} you={0} seats={seats} play={null} spoken={things} />
        ) : (
          <Waiting />
        )}
        <StillRolls key={place} lines={frame.lines} />
      </div>
      <div class="scenario-told" aria-live="polite">
        {frame.words ? <p class="scenario-words">{frame.words}</p> : null}
        {frame.by ? (
          <p class="scenario-by" data-testid="scenario-by">
            <SeatMark seat={frame.by.seat} size={15} /> <b>{shown.names[frame.by.seat]}:</b> {frame.by.text}
          </p>
        ) : place === 0 && !frame.lines.length ? (
          <p class="soft">{w.begins}</p>
        ) : null}
        {frame.refusals.length ? (
          <div class="note bad scenario-refused" data-testid="scenario-refused">
            <Icon name="close" size={20} />
            <div class="stack">
              <p class="label">{w.refused}</p>
              {frame.refusals.map((refusal, number) => (
                <RefusalText key={number} refusal={refusal} />
              ))}
            </div>
          </div>
        ) : null}
        {frame.lines.length ? (
          <ol role="list" class="match-log scenario-log">
            {frame.lines.map((line, number) => (
              <LoggedLine key={number} line={line} spoken={lit} hint="" isRound={false} />
            ))}
          </ol>
        ) : frame.by && !frame.refusals.length ? (
          <p class="soft">{w.nothing}</p>
        ) : null}
        {place === last && shown.closing ? <p class="scenario-words">{shown.closing}</p> : null}
        {place === last ? <Problems shown={shown} /> : null}
      </div>
      <div class="scenario-controls">
        <button
          type="button"
          class="icon-button"
          aria-label={w.again}
          title={w.again}
          disabled={place === 0}
          onClick={() => setAt(0)}
        >
          <Icon name="undo" size={20} />
        </button>
        <button
          type="button"
          class="button"
          data-testid="scenario-back"
          disabled={place === 0}
          onClick={() => setAt(place - 1)}
        >
          <Icon name="back" size={18} />
          {w.back}
        </button>
        <button
          type="button"
          class="button primary"
          data-testid="scenario-forward"
          disabled={place === last}
          onClick={() => setAt(place + 1)}
        >
          {w.forward}
          <Icon name="forward" size={18} />
        </button>
        <span class="soft" data-testid="scenario-at">
          {w.at(place, last)}
        </span>
      </div>
    </section>
  );
}

function Problems({ shown }: { shown: ShownScenario }) {
  if (!shown.problems.length) return null;
  return (
    <div class="note bad" role="alert" data-testid="scenario-problems">
      <Icon name="question" />
      <div>
        <p>{scenarioWords().differs}</p>
        <ul>
          {shown.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
