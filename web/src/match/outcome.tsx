// How it ended, and what can be done next.
import { useEffect, useState } from "preact/hooks";
import { go, place, remark } from "../route";
import { Modal } from "../shell/dialogs";
import { Icon } from "../shell/icons";
import { RuleLink } from "../shell/rule-link";
import { SeatMark } from "../shell/seat-mark";
import type { TableState } from "../socket";
import { listed } from "../texts";
import { type Play, usePlay } from "./play";
import { matchWords } from "./texts";

/** A dialog when the match ends while somebody watches, and a bar for as long as he stays. */
export function Outcome({ table }: { table: TableState }) {
  const play = usePlay();
  const isOver = table.stage === "over";
  const [wasPlaying, setWasPlaying] = useState(!isOver);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isOver) setWasPlaying(true);
    else if (wasPlaying) {
      setWasPlaying(false);
      setShown(true);
    }
  }, [isOver]);
  const next = table.next_match;
  useEffect(() => {
    // A player who has asked for another match, or agreed to one, wants to be there.
    if (next && table.you >= 0) go(nextAddress(play.lines, next));
  }, [next]);
  const wantsAnother = isOver && !next && table.may.rematch && place.value.query.has("again");
  useEffect(() => {
    // From the replay: another match is wanted as soon as the table is there.
    if (!wantsAnother) return;
    remark({});
    askForAnother(play, table);
  }, [wantsAnother]);
  if (!isOver || !isShown || table.lesson) return null;
  const w = matchWords();
  return (
    <Modal
      title={headline(table)}
      onClose={() => setShown(false)}
      actions={
        <>
          <button type="button" class="button" data-testid="close-outcome" onClick={() => setShown(false)}>
            {w.close}
          </button>
          <OutcomeActions table={table} />
        </>
      }
    >
      <OutcomeText table={table} />
    </Modal>
  );
}

export function headline(table: TableState): string {
  const w = matchWords();
  const winners = table.outcome?.winners ?? [];
  if (!winners.length || winners.length === table.seats.length) return w.drawn;
  if (table.you >= 0) return winners.includes(table.you) ? w.won : w.lost;
  return w.wins(listed(winners.map((seat) => table.seats[seat]?.name ?? "")));
}

export function OutcomeText({ table }: { table: TableState }) {
  const { outcome } = table;
  if (!outcome) return null;
  return (
    <div class="match-outcome" data-testid="outcome">
      <p class="row">
        {outcome.winners.map((seat) => (
          <span key={seat} class="row">
            <SeatMark seat={seat} size={22} />
            <b>{table.seats[seat]?.name}</b>
          </span>
        ))}
      </p>
      <p>
        {outcome.text} <RuleLink id={outcome.rule} />
      </p>
    </div>
  );
}

export function OutcomeActions({ table }: { table: TableState }) {
  const play = usePlay();
  const w = matchWords();
  const offer = table.offers.find(({ what }) => what === "rematch");
  const wants = (): void => askForAnother(play, table);
  return (
    <>
      <a class="button" href={`/r/${table.match}`} data-testid="to-replay">
        <Icon name="play" size={20} />
        {w.replay}
      </a>
      {table.next_match ? (
        <a class="button primary" href={nextAddress(play.lines, table.next_match)}>
          {w.toNext}
        </a>
      ) : table.may.rematch && !offer?.yes.includes(table.you) ? (
        <button type="button" class="button primary" data-testid="rematch" onClick={wants}>
          <Icon name="swords" size={20} />
          {w.rematch}
        </button>
      ) : null}
    </>
  );
}

function askForAnother(play: Play, table: TableState): void {
  const offer = table.offers.find(({ what }) => what === "rematch");
  void play.do(offer ? { do: "reply", what: "rematch", yes: true } : { do: "offer", what: "rematch" });
}

/** The links stay the same from match to match. */
function nextAddress(lines: readonly { token: string | null }[], match: string): string {
  const tokens = lines.flatMap(({ token }) => (token ? [token] : []));
  return `/m/${match}${tokens.length ? `#${tokens.join(",")}` : ""}`;
}
