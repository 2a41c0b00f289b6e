// All tournaments, and a form for a new one.
import { useEffect, useId, useState } from "preact/hooks";
import { account, lookWhoIsThere } from "../account";
import { games as askGames, makeTournament, tournaments } from "../api";
import { useLoad } from "../load";
import { titleOf } from "../lobby/own-matches";
import { go } from "../route";
import { Segments, TroubleNote, Waiting } from "../shell/parts";
import { useTitle } from "../shell/title";
import { toastTrouble } from "../shell/toasts";
import { ago, say } from "../texts";
import type { GameInfo, TournamentWish } from "../wire";
import { clubWords } from "./texts";
import "./clubs.css";

type System = TournamentWish["system"];
type Clock = "15+10" | "30+15" | "60+30" | "3d";
const SYSTEMS: System[] = ["swiss", "round-robin", "knock-out"];
const CLOCKS: Clock[] = ["15+10", "30+15", "60+30", "3d"];
const HOURS = [0, 2, 24, 168];

export default function ClubsScreen() {
  const w = clubWords();
  useTitle(w.title);
  const { value: games } = useLoad(askGames, []);
  const { value: found, trouble, again } = useLoad(tournaments, []);
  useEffect(() => {
    if (account.value === undefined) lookWhoIsThere().catch(() => {});
  }, []);
  return (
    <div class="page clubs">
      <header class="stack">
        <h1>{w.title}</h1>
        <p class="lead">{w.lead}</p>
      </header>
      <div class="club-parts">
        <section class="stack" aria-label={w.title}>
          {trouble ? <TroubleNote trouble={trouble} again={again} /> : found ? null : <Waiting />}
          {found && !found.length ? <p data-testid="none">{w.none}</p> : null}
          <ul role="list" class="match-list" data-testid="tournaments">
            {(found ?? []).map((each) => (
              <li key={each.id} class="match-row">
                <div class="match-row-words">
                  <a class="match-row-link" href={`/clubs/${each.id}`}>
                    {each.title}
                  </a>
                  <span class="hint">
                    {[
                      titleOf(games ?? [], each.game),
                      w.system[each.system],
                      w.entrants(each.entrants),
                      ago(each.made_at),
                    ].join(" · ")}
                  </span>
                </div>
                <span>{w.stage[each.stage]}</span>
              </li>
            ))}
          </ul>
        </section>
        {account.value && games ? (
          <Host games={games} />
        ) : (
          <p class="hint">
            {w.needsAccount} <a href="/settings">{w.toAccount}</a>
          </p>
        )}
      </div>
    </div>
  );
}

function Host({ games }: { games: GameInfo[] }) {
  const w = clubWords();
  const id = useId();
  const [title, setTitle] = useState("");
  const [game, setGame] = useState(games[0]!.id);
  const [system, setSystem] = useState<System>("swiss");
  const [rounds, setRounds] = useState(4);
  const [clock, setClock] = useState<Clock>("30+15");
  const [hours, setHours] = useState(0);
  const make = (event: Event): void => {
    event.preventDefault();
    const wish = { title, game, system, rounds, clock: clockOf(clock), round_hours: hours };
    makeTournament(wish).then((made) => go(`/clubs/${made.id}`), toastTrouble);
  };
  return (
    <form class="sheet stack" aria-labelledby={`${id}-make`} data-testid="host" onSubmit={make}>
      <h2 id={`${id}-make`}>{w.make}</h2>
      <div class="field">
        <label for={`${id}-name`}>{w.name}</label>
        <input
          id={`${id}-name`}
          class="input"
          required
          maxLength={80}
          value={title}
          onInput={(event) => setTitle(event.currentTarget.value)}
        />
      </div>
      <div class="field">
        <label for={`${id}-game`}>{w.game}</label>
        <select id={`${id}-game`} class="input" value={game} onChange={(event) => setGame(event.currentTarget.value)}>
          {games.map((each) => (
            <option key={each.id} value={each.id}>
              {say(each.title)}
            </option>
          ))}
        </select>
      </div>
      <div>
        <Segments
          label={w.kind}
          name="system"
          value={system}
          choices={SYSTEMS.map((each) => ({ value: each, text: w.system[each] }))}
          onChoose={setSystem}
        />
        <p class="hint">{w.systemHint[system]}</p>
      </div>
      {system === "swiss" ? (
        <div class="field">
          <label for={`${id}-rounds`}>{w.rounds}</label>
          <input
            id={`${id}-rounds`}
            class="input"
            type="number"
            min={1}
            max={20}
            required
            value={rounds}
            onChange={(event) => setRounds(Math.min(20, Math.max(1, event.currentTarget.valueAsNumber || 1)))}
          />
        </div>
      ) : null}
      <Segments
        label={w.clock}
        name="clock"
        value={clock}
        choices={CLOCKS.map((each) => ({ value: each, text: clockText(each) }))}
        onChoose={setClock}
      />
      <div class="field">
        <label for={`${id}-ends`}>{w.ends}</label>
        <select
          id={`${id}-ends`}
          class="input"
          aria-describedby={`${id}-ends-hint`}
          value={hours}
          onChange={(event) => setHours(Number(event.currentTarget.value))}
        >
          {HOURS.map((each) => (
            <option key={each} value={each}>
              {each ? w.hours(each) : w.whenDone}
            </option>
          ))}
        </select>
        <p class="hint" id={`${id}-ends-hint`}>
          {w.endsHint}
        </p>
      </div>
      <button type="submit" class="button primary" data-testid="make">
        {w.open}
      </button>
    </form>
  );
}

function clockOf(clock: Clock): TournamentWish["clock"] {
  if (clock === "3d") return { days: 3 };
  const [minutes, seconds] = clock.split("+").map(Number);
  return { minutes: minutes!, increment_s: seconds! };
}

function clockText(clock: Clock): string {
  const w = clubWords();
  const { days = 0, minutes = 0, increment_s = 0 } = clockOf(clock);
  return days ? w.days(days) : w.minutes(minutes, increment_s);
}
