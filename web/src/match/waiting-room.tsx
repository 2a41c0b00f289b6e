// Before the match: who sits where, what everybody brings, and links for those who are missing.
import { useId, useState } from "preact/hooks";
import { games, packsOf } from "../api";
import { ownDecks } from "../decks";
import { titleOf } from "../games/registry";
import { useLoad } from "../load";
import { agreedLines } from "../lobby/agreement-lines";
import { Vignette } from "../lobby/pictures";
import { ownMatch } from "../memory";
import { playerName } from "../settings";
import { Drawing } from "../shell/drawing";
import { Icon } from "../shell/icons";
import { Invitation } from "../shell/invite";
import { SeatMark } from "../shell/seat-mark";
import type { Line, TableState } from "../socket";
import { say, words } from "../texts";
import type { Force, ForcesInfo, GameInfo } from "../wire";
import { Packs } from "./packs";
import { usePlay } from "./play";
import { Refusals } from "./refusals";
import { matchWords } from "./texts";

export function WaitingRoom({ table }: { table: TableState }) {
  const play = usePlay();
  const w = matchWords();
  const shelf = useLoad(games, []);
  const game = shelf.value?.find(({ id }) => id === table.game);
  const invitations = (ownMatch(table.match)?.invitations ?? []).filter(({ seat }) => !table.seats[seat]?.is_taken);
  const host = hostOf(table);
  const isGuest = table.you > 0 && !table.seats[table.you]?.is_taken;
  return (
    <div class="page match-waiting" data-testid="waiting-room">
      <header class="match-waiting-head">
        <Vignette game={table.game} />
        <div>
          <h1>{isGuest ? w.invited(host, titleOf(table.game)) : titleOf(table.game)}</h1>
          <p class="lead">{isGuest ? w.invitedText : w.waitingText}</p>
        </div>
      </header>
      <div class="match-waiting-columns">
        <section class="sheet stack">
          <h2>{w.seats}</h2>
          <ul role="list" class="match-waiting-seats">
            {table.seats.map((seat) => (
              <li key={seat.seat} data-testid={`seat-${seat.seat}`}>
                <SeatMark seat={seat.seat} size={22} />
                <b>{seat.name}</b>
                {seat.seat === table.you ? <span class="soft">({w.you})</span> : null}
                {seat.kind === "bot" ? <Icon name="automaton" size={18} /> : null}
                <span class={`badge ${seat.is_taken && seat.has_force ? "" : "plain"}`}>
                  {!seat.is_taken ? w.free : seat.has_force ? w.ready : w.noForce}
                </span>
              </li>
            ))}
          </ul>
        </section>
        <Terms game={game ?? null} table={table} host={host} />
        <Packs table={table} />
        {play.lines.map((line) => (
          <SitDown key={line.token} line={line} forces={game?.forces ?? null} />
        ))}
        {invitations.length ? (
          <section class="sheet stack">
            <Invitation match={table.match} game={titleOf(table.game)} host={host} invitations={invitations} />
          </section>
        ) : null}
      </div>
      <Refusals />
    </div>
  );
}

/** The person who has set up the match; empty where nobody has said a name. */
function hostOf({ seats }: TableState): string {
  const name = seats.find(({ kind, is_taken }) => kind === "person" && is_taken)?.name ?? "";
  return name === words().lobby.guest ? "" : name;
}

/** What somebody sits down to: the game, whose table it is, the clock, and everything that was agreed on. */
function Terms({ game, table, host }: { game: GameInfo | null; table: TableState; host: string }) {
  const w = matchWords();
  const agreed = game ? agreedLines(game, { ...table.following, ...table.agreed }, table.seats.length) : [];
  const scenario = agreed.find(({ picture }) => picture)?.picture ?? "";
  const { clock } = table;
  const lines = [
    { word: "game", title: w.game, value: titleOf(table.game), isUsual: false },
    ...(host ? [{ word: "host", title: w.host, value: host, isUsual: false }] : []),
    {
      word: "clock",
      title: w.clockTitle,
      value: clock
        ? clock.days
          ? w.clockDays(clock.days)
          : w.clockTerms(clock.minutes, clock.increment_s)
        : w.noClock,
      isUsual: !clock,
    },
    ...agreed,
  ];
  return (
    <section class="sheet stack match-agreed" data-testid="agreed">
      <h2>{w.agreedOn}</h2>
      {scenario ? <Drawing path={scenario} /> : null}
      <dl>
        {lines.map(({ word, title, value, isUsual }) => (
          <div key={word} class={isUsual ? "is-usual" : ""} data-term={word}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function SitDown({ line, forces }: { line: Line; forces: ForcesInfo | null }) {
  const play = usePlay();
  const w = matchWords();
  const id = useId();
  const table = line.table.value;
  const seat = table?.seats[table.you];
  const [typed, setTyped] = useState<string>();
  const [force, setForce] = useState("");
  const [wantsChange, setWantsChange] = useState(false);
  const match = table?.packs.length ? table.match : "";
  const carried = useLoad(async () => (match ? packsOf(match) : null), [match]);
  if (!table || !seat) return null;
  // Who shares the screen has been named already; who comes by a link says who he is.
  const name = typed ?? (seat.is_taken || play.isShared ? seat.name : playerName.value);
  if (seat.is_taken && seat.has_force && !wantsChange) {
    return (
      <section class="sheet stack">
        <p class="note good">
          <Icon name="check" />
          <span>{w.isReady}</span>
        </p>
        <p>
          <button type="button" class="button small" data-testid="change-seat" onClick={() => setWantsChange(true)}>
            {w.change}
          </button>
        </p>
      </section>
    );
  }
  const brought = carried.value?.lists.map(({ name: { en, de }, text }) => ({ name: say({ en, de }), text })) ?? [];
  const own = forces ? [...brought, ...ownDecks.value.filter((deck) => deck.game === table.game)] : [];
  const sit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const deck = own.find((each) => `own:${each.name}` === force);
    const brought: Force | null = deck ? { text: deck.text } : force || null;
    if (!playerName.peek()) playerName.value = name.trim();
    if (await play.do({ do: "sit", name: name.trim(), force: brought }, line)) setWantsChange(false);
  };
  return (
    <form class="sheet stack" data-testid="sit" onSubmit={(event) => void sit(event)}>
      <div class="field">
        <label for={`${id}-name`}>{w.yourName}</label>
        <input
          id={`${id}-name`}
          class="input"
          required
          maxLength={40}
          autoComplete="nickname"
          data-testid="sit-name"
          value={name}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      {forces ? (
        <fieldset class="stack">
          <legend class="label">{w.chooseForce(say(forces.thing))}</legend>
          <div class="choices">
            {own.map((deck) => (
              <label key={deck.name} class="choice">
                <input
                  type="radio"
                  name={`${id}-force`}
                  required
                  data-force={`own:${deck.name}`}
                  checked={force === `own:${deck.name}`}
                  onChange={() => setForce(`own:${deck.name}`)}
                />
                <span class="choice-title">{deck.name}</span>
                <span class="soft">{w.ownDecks}</span>
              </label>
            ))}
            {forces.ready.map((ready) => (
              <label key={ready.name} class="choice">
                <input
                  type="radio"
                  name={`${id}-force`}
                  required
                  data-force={ready.name}
                  checked={force === ready.name}
                  onChange={() => setForce(ready.name)}
                />
                <span class="choice-title">{say(ready.title)}</span>
                {force === ready.name && say(ready.guide) ? (
                  <span class="soft match-guide">{say(ready.guide)}</span>
                ) : null}
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
      <button type="submit" class="button primary large" data-testid="sit-down">
        {w.sitDown}
      </button>
    </form>
  );
}
