// Those who wait for an opponent, and oneself among them.
import { useEffect, useState } from "preact/hooks";
import { leaveTable, openTables, sitAt } from "../api";
import { useLoad } from "../load";
import { forceOf, myName, quickForce } from "../lobby/arrangement";
import { Modal } from "../shell/dialogs";
import { Icon } from "../shell/icons";
import { TroubleNote, Waiting } from "../shell/parts";
import { toastTrouble } from "../shell/toasts";
import { ago, say } from "../texts";
import type { GameInfo, LadderTable } from "../wire";
import { StrengthText } from "./strength";
import { ladderWords } from "./texts";
import { goOnWaiting, ownTables, seated, stopWaiting } from "./wish";
import { Force } from "./wish-form";

const LOOK_AGAIN_MS = 5_000;

export function WaitingTables({ game, times }: { game: GameInfo; times: number }) {
  const w = ladderWords();
  const { value, trouble, again } = useLoad(openTables, [ownTables.value, times]);
  const [chosen, setChosen] = useState<LadderTable>();
  useEffect(() => {
    goOnWaiting();
    const timer = setInterval(() => document.visibilityState === "visible" && again(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [again]);
  const isOwn = (table: LadderTable): boolean => table.is_mine || ownTables.value.some(({ id }) => id === table.id);
  const tables = (value ?? [])
    .filter((table) => table.game === game.id || table.is_for_me || isOwn(table))
    .sort((one, other) => Number(other.is_for_me) - Number(one.is_for_me));
  const decline = (table: LadderTable): void => void leaveTable(table.id).then(again, toastTrouble);
  return (
    <section class="stack" aria-labelledby="waiting">
      <h2 id="waiting">{w.waiting}</h2>
      {ownTables.value.length ? (
        <p class="note" role="status" data-testid="waiting-now">
          <Icon name="clock" />
          {w.waitingNow}
        </p>
      ) : null}
      {trouble ? <TroubleNote trouble={trouble} again={again} /> : value ? null : <Waiting />}
      {value && !tables.length ? <p class="hint">{w.nobodyWaits}</p> : null}
      <ul role="list" class="ladder-tables" data-testid="tables">
        {tables.map((table) => {
          const own = ownTables.value.find(({ id }) => id === table.id);
          const isMine = isOwn(table);
          const name = table.is_for_me ? w.challenges(table.name) : table.name;
          return (
            <li
              key={table.id}
              class={table.is_for_me ? "ladder-table is-for-me" : "ladder-table"}
              data-table={table.id}
            >
              <div>
                <b>{isMine ? (table.challenged ? w.yoursFor(table.challenged) : w.yours) : name}</b>{" "}
                {table.strength && !isMine ? <StrengthText strength={table.strength} /> : null}
                <p class="hint">
                  {[
                    ...(table.game === game.id ? [] : [table.game]),
                    table.is_rated ? w.rated : w.casual,
                    table.days
                      ? w.days(table.days)
                      : table.minutes === null
                        ? w.noClock
                        : w.minutes(table.minutes, table.increment_s),
                    ...agreedWords(game, table),
                    ago(table.at),
                  ].join(" · ")}
                </p>
              </div>
              {isMine ? (
                <button
                  type="button"
                  class="button small"
                  data-testid="stop-waiting"
                  onClick={() => void (own ? stopWaiting(own) : leaveTable(table.id)).then(again, toastTrouble)}
                >
                  {w.stopWaiting}
                </button>
              ) : (
                <div class="row">
                  {table.is_for_me ? (
                    <button type="button" class="button small" onClick={() => decline(table)}>
                      {w.decline}
                    </button>
                  ) : null}
                  <button
                    type="button"
                    class="button primary small"
                    aria-label={w.sitDownAt(table.name)}
                    onClick={() => setChosen(table)}
                  >
                    {w.sitDown}
                  </button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {chosen ? <SitDown table={chosen} game={game} onClose={() => setChosen(undefined)} again={again} /> : null}
    </section>
  );
}

/** What is not as usual, in the words of the form. */
export function agreedWords(game: GameInfo, table: { game: string; agreed: Record<string, string> }): string[] {
  return Object.entries(table.agreed).map(([word, value]) => {
    const choice = game.id === table.game ? game.forces?.choices.find((each) => each.word === word) : undefined;
    const chosen = choice?.values.find((each) => each.word === value);
    return `${choice ? say(choice.title) : word}: ${chosen ? say(chosen.title) : value}`;
  });
}

function SitDown(props: { table: LadderTable; game: GameInfo; onClose: () => void; again: () => void }) {
  const { table, game, onClose, again } = props;
  const w = ladderWords();
  const [isStarting, setStarting] = useState(false);
  const sit = (): void => {
    setStarting(true);
    sitAt(table.id, { ...forceOf(game, quickForce(game)), name: myName() })
      .then((seat) => seated(table.game, seat), toastTrouble)
      .finally(() => {
        setStarting(false);
        onClose();
        again();
      });
  };
  return (
    <Modal
      title={w.sitDownAt(table.name)}
      onClose={onClose}
      actions={
        <button type="button" class="button primary" data-testid="play" disabled={isStarting} onClick={sit}>
          <Icon name="swords" />
          {w.play}
        </button>
      }
    >
      <p>{table.is_rated ? w.ratedHint : w.casualHint}</p>
      <Force game={game} />
    </Modal>
  );
}
