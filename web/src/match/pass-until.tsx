// Passing for longer than once; always to be seen, always to be stopped.
import { Icon } from "../shell/icons";
import { Check } from "../shell/parts";
import type { TableState } from "../socket";
import type { Question } from "../wire";
import type { Until } from "./auto-pass";
import { usePlay } from "./play";
import { matchWords } from "./texts";

const UNTIL: Until[] = ["attack", "order", "round"];

export function PassUntil({ table, question }: { table: TableState; question: Question }) {
  const play = usePlay();
  const w = matchWords();
  return (
    <details class="match-until" data-testid="pass-until">
      <summary>{w.passUntil}</summary>
      <div class="match-options">
        {UNTIL.filter((until) => question.marks[until]).map((until) => (
          <button
            key={until}
            type="button"
            class="match-option"
            data-pass-until={until}
            onClick={() => play.autoPass.arm(table, until)}
          >
            <span class="match-option-text">… {w.until[until]}</span>
          </button>
        ))}
      </div>
      <Check
        label={w.skipsEmpty}
        hint={w.skipsEmptyHint}
        isChecked={play.autoPass.skipsEmpty.value}
        onChange={(isChecked) => play.autoPass.skip(isChecked)}
      />
    </details>
  );
}

export function PassingChip({ table }: { table: TableState }) {
  const play = usePlay();
  const w = matchWords();
  const until = play.autoPass.until(table.you);
  if (!until) return null;
  return (
    <p class="match-passing" data-testid="passing">
      <Icon name="forward" size={18} />
      <span>{w.passingUntil[until]}</span>
      <button
        type="button"
        class="button small"
        data-testid="stop-passing"
        onClick={() => play.autoPass.stop(table.you)}
      >
        {w.stopPassing}
      </button>
    </p>
  );
}
