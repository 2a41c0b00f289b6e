// Where nothing is asked: who is waited for, or how it ended.
import type { TableState } from "../socket";
import { listed } from "../texts";
import { headline, OutcomeActions, OutcomeText } from "./outcome";
import { PassingChip } from "./pass-until";
import { Prepare } from "./prepare";
import { matchWords } from "./texts";

/** Nobody waits for himself: where he is asked nothing, the page answers for him or the film has not come to it. */
export function waitedFor({ waiting, seats, you }: TableState): string {
  const w = matchWords();
  const names = waiting.filter(({ seat }) => seat !== you).map(({ seat }) => seats[seat]?.name ?? "");
  const others = [...new Set(names.filter(Boolean))];
  return others.length ? w.waitingFor(listed(others)) : w.waitingNobody;
}

export function Idle({ table }: { table: TableState }) {
  const w = matchWords();
  return (
    <section class="match-panel is-idle" data-testid="waiting-for">
      <PassingChip table={table} />
      <p class="waiting">{waitedFor(table)}</p>
      {table.you < 0 ? <p class="soft">{w.watching}</p> : null}
      <Prepare table={table} />
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
