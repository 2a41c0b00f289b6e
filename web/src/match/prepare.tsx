// Answers for later, in a match by days: given only if the question comes that was foreseen.
import { useState } from "preact/hooks";
import { Icon } from "../shell/icons";
import type { TableState } from "../socket";
import { waitingWords } from "../waiting/texts";
import type { Answer, ForeseenAnswer } from "../wire";
import { usePlay } from "./play";

const MOST = 8;
const TIMES = [1, 2, 3, 5, 10, 20];

export function Prepare({ table }: { table: TableState }) {
  const w = waitingWords();
  const play = usePlay();
  const preparing = table.preparing;
  const [isOpen, setOpen] = useState(!!preparing && (preparing.line.length > 0 || preparing.has_lapsed));
  if (!preparing) return null;
  const { line, choices, has_lapsed } = preparing;
  const write = (next: ForeseenAnswer[]): void =>
    play.prepare(next.map(({ kind, answer, times }) => ({ kind, answer: answer as unknown as Answer, times })));
  return (
    <details
      class="match-prepare"
      data-testid="prepare"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{w.prepare}</summary>
      <div class="stack">
        <p class="hint">{w.prepareHint}</p>
        {has_lapsed ? (
          <p class="note" role="status" data-testid="lapsed">
            {w.lapsed}
          </p>
        ) : null}
        {line.length ? (
          <>
            <h3>{w.prepared}</h3>
            <ol class="match-prepared" data-testid="prepared">
              {line.map((each, at) => (
                <li key={`${at} ${each.kind}`}>
                  <span>
                    {each.question} <b>{each.text}</b> (
                    {each.times === 1 ? w.once : `${w.times} ${w.often(each.times)}`})
                  </span>
                  <button
                    type="button"
                    class="icon-button"
                    aria-label={w.remove(each.text)}
                    title={w.remove(each.text)}
                    onClick={() => write(line.filter((_, other) => other !== at))}
                  >
                    <Icon name="trash" size={18} />
                  </button>
                </li>
              ))}
            </ol>
          </>
        ) : (
          <p class="hint">{w.nothing}</p>
        )}
        {line.length >= MOST ? (
          <p class="hint">{w.full}</p>
        ) : (
          <Choose choices={choices} add={(more) => write([...line, more])} />
        )}
      </div>
    </details>
  );
}

function Choose({ choices, add }: { choices: ForeseenAnswer[]; add: (more: ForeseenAnswer) => void }) {
  const w = waitingWords();
  const [at, setAt] = useState(0);
  const [times, setTimes] = useState(1);
  const chosen = choices[Math.min(at, choices.length - 1)];
  if (!chosen) return null;
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        add({ ...chosen, times });
      }}
    >
      <label class="field">
        <span class="label">{w.whenAsked}</span>
        <select
          class="input"
          data-testid="foresee"
          value={at}
          onChange={(event) => setAt(Number(event.currentTarget.value))}
        >
          {choices.map((each, number) => (
            <option key={`${each.kind} ${each.text}`} value={number}>
              {each.question} → {each.text}
            </option>
          ))}
        </select>
      </label>
      <div class="row">
        <label class="field">
          <span class="label">{w.times}</span>
          <select
            class="input"
            data-testid="times"
            value={times}
            onChange={(event) => setTimes(Number(event.currentTarget.value))}
          >
            {TIMES.map((each) => (
              <option key={each} value={each}>
                {each === 1 ? w.once : w.often(each)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class="button" data-testid="prepare-it">
          {w.add}
        </button>
      </div>
    </form>
  );
}
