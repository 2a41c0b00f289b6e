// Where nothing is asked: who is waited for, or how it ended.
import type { TableState } from "../socket";
import { listed } from "../texts";
import { headline, OutcomeActions, OutcomeText } from "./outcome";
import { PassingChip } from "./pass-until";
import { matchWords } from "./texts";

export function Idle({ table }: { table: TableState }) {
  const w = matchWords();
  const names = table.waiting.map(({ seat }) => table.seats[seat]?.name ?? "").filter(Boolean);
  return (
    <section class="match-panel is-idle" data-testid="waiting-for">
      <PassingChip table={table} />
      <p class="waiting">{names.length ? w.waitingFor(listed([...new Set(names)])) : w.waitingNobody}</p>
      {table.you < 0 ? <p class="soft">{w.watching}</p> : null}
    </section>
  );
}

export function Over({ table }: { table: TableState }) {
  return (
    <section class="match-panel is-over" data-testid="over">
      <h2>{headline(table)}</h2>
      <OutcomeText table={table} />
      <div class="row">
        <OutcomeActions table={table} />
      </div>
    </section>
  );
}
