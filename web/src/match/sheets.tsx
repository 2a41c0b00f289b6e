// Numbers with their receipts; every line opens its rule.
import { openRule } from "../shell/drawer-state";
import type { Question, Sheet } from "../wire";
import { usePlay } from "./play";
import { matchWords } from "./texts";

/** Those of the things that are looked at first; all of them can be opened. */
export function Sheets({ question, isFolded = false }: { question: Question; isFolded?: boolean }) {
  const play = usePlay();
  const w = matchWords();
  if (!question.sheets.length) return null;
  const looked = [play.inspected.value, question.subject];
  const sheets = [...question.sheets].sort(
    (one, other) => +looked.includes(other.subject) - +looked.includes(one.subject),
  );
  return (
    <details class="match-sheets" open={!isFolded && question.sheets.length <= 2}>
      <summary>{w.sheets}</summary>
      {sheets.map((sheet, place) => (
        <SheetTable key={place} sheet={sheet} />
      ))}
    </details>
  );
}

export function SheetTable({ sheet }: { sheet: Sheet }) {
  return (
    <div class="match-sheet" data-sheet={sheet.subject}>
      <p class="match-sheet-title">
        <span>{sheet.title}</span> <b>{sheet.total}</b>
      </p>
      <ul role="list">
        {sheet.lines.map((line, place) => (
          <li key={place}>
            <button type="button" title={line.rule} onClick={() => openRule(line.rule)}>
              <span>{line.text}</span>
              <span>{line.band === "add" ? signedText(line.value) : line.value}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const signedText = (value: string): string => (/^\d/.test(value) ? `+${value}` : value);
