// Who sits at the table: name, presence, clock, and whose answer is awaited.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../shell/icons";
import { SeatMark } from "../shell/seat-mark";
import type { TableState } from "../socket";
import { daysText } from "../waiting/time";
import type { Seat } from "../wire";
import { KeepTry } from "./keep-try";
import { MatchMenu } from "./menu";
import { matchWords } from "./texts";

export function Seats({ table }: { table: TableState }) {
  const w = matchWords();
  return (
    <div class="match-seats">
      <ul role="list" aria-label={w.seats}>
        {table.seats.map((seat) => (
          <SeatLine key={seat.seat} seat={seat} table={table} />
        ))}
      </ul>
      <SeatsSide table={table} />
    </div>
  );
}

/** What belongs to nobody's seat: practice, spectators, the menu of the match. */
export function SeatsSide({ table }: { table: TableState }) {
  const w = matchWords();
  return (
    <div class="match-seats-side">
      {table.is_practice ? (
        <span class="badge plain" title={w.practiceHint} data-testid="practice">
          {w.practice}
        </span>
      ) : null}
      {table.is_rated ? (
        <span class="badge plain" title={w.ratedHint} data-testid="rated">
          {w.rated}
        </span>
      ) : null}
      <KeepTry table={table} />
      {table.watchers > 0 ? (
        <span class="match-watchers" title={w.watchers(table.watchers)}>
          <Icon name="eye" size={16} />
          {table.watchers}
          <span class="unseen">{w.watchers(table.watchers)}</span>
        </span>
      ) : null}
      <MatchMenu table={table} />
    </div>
  );
}

export function SeatLine({ seat, table, children }: { seat: Seat; table: TableState; children?: ComponentChildren }) {
  const w = matchWords();
  const isYou = seat.seat === table.you;
  return (
    <li
      class={`match-seat ${seat.is_asked ? "is-asked" : ""} ${isYou ? "is-you" : ""}`}
      style={{ "--seat": `var(--seat-${seat.seat})` }}
      data-testid={`seat-${seat.seat}`}
    >
      <SeatMark seat={seat.seat} size={15} />
      <span class="match-seat-name">{seat.name}</span>
      {isYou ? <span class="match-seat-note">({w.you})</span> : null}
      <SeatState seat={seat} table={table} />
      {children}
    </li>
  );
}

/** Whether somebody is there, is asked, and how much time is left. */
export function SeatState({ seat, table }: { seat: Seat; table: TableState }) {
  const w = matchWords();
  return (
    <>
      {seat.kind === "bot" ? (
        <span class="match-seat-note" title={w.bot}>
          <Icon name="automaton" size={16} />
          <span class="unseen">{w.bot}</span>
        </span>
      ) : (
        <span class={seat.is_here ? "match-presence is-here" : "match-presence"} title={seat.is_here ? w.here : w.away}>
          <span class="unseen">{seat.is_here ? w.here : w.away}</span>
        </span>
      )}
      {seat.is_asked && table.stage === "playing" ? (
        <span class="match-asked">{seat.kind === "bot" ? w.thinks : w.turn}</span>
      ) : null}
      {seat.clock_ms === null ? null : <Clock seat={seat} table={table} />}
    </>
  );
}

/** Runs between messages, so that nobody has to be told each second. */
function Clock({ seat, table }: { seat: Seat; table: TableState }) {
  const runs = seat.is_asked && table.stage === "playing";
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((before) => before + 1), 500);
    return () => clearInterval(timer);
  }, [runs]);
  const left = Math.max(0, (seat.clock_ms ?? 0) - (runs ? performance.now() - table.came : 0));
  const time = timeText(left);
  return (
    <span
      class={`match-clock ${left < 60_000 ? "is-short" : ""}`}
      role="timer"
      aria-label={matchWords().clock(seat.name, time)}
    >
      {time}
    </span>
  );
}

const DAY_MS = 24 * 3_600_000;

function timeText(ms: number): string {
  if (ms >= DAY_MS) return daysText(ms);
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (value: number): string => String(value).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
