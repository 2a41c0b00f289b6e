// Matches this browser has a seat in.
import { useState } from "preact/hooks";
import { account } from "../account";
import { myMatches } from "../api";
import { hall } from "../hall/hall";
import { useLoad } from "../load";
import { addressOf, forgetMatch, type OwnMatch, ownMatches } from "../memory";
import { confirm } from "../shell/dialogs";
import { Icon } from "../shell/icons";
import { ago, listed, say, words } from "../texts";
import type { GameInfo, MatchInfo } from "../wire";

const SHOWN_AT_FIRST = 4;

export function OwnMatches({ games }: { games: GameInfo[] }) {
  const w = words().lobby;
  const [showsAll, setShowsAll] = useState(false);
  const elsewhere = useMatchesOfAccount();
  const missing = elsewhere.filter(({ id }) => !ownMatches.value.some((own) => own.id === id));
  const all = [...ownMatches.value, ...missing].sort((one, other) => Number(one.isOver) - Number(other.isOver));
  if (!all.length) return null;
  const shown = showsAll ? all : all.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby="continue" class="stack">
      <div>
        <h2 id="continue">{w.continue}</h2>
        <p class="hint">
          {w.continueHint}
          {hall().has.others ? (
            <>
              {" "}
              <a href="/waiting">{w.myTurn}</a>
            </>
          ) : null}
        </p>
      </div>
      <ul role="list" class="match-list">
        {shown.map((own) => (
          <Row key={own.id} own={own} title={titleOf(games, own.game)} />
        ))}
      </ul>
      {all.length > shown.length ? (
        <p>
          <button type="button" class="button small" onClick={() => setShowsAll(true)}>
            {w.allMine(all.length)}
          </button>
        </p>
      ) : null}
    </section>
  );
}

/** Seats taken on other devices: a player who is logged in needs no secret for them. */
function useMatchesOfAccount(): OwnMatch[] {
  const who = account.value?.name;
  const { value } = useLoad(async () => (who ? myMatches() : []), [who]);
  return (value ?? [])
    .filter(({ seat }) => seat !== null)
    .map((match) => ({
      id: match.id,
      game: match.game,
      tokens: [],
      invitations: [],
      names: namesIn(match),
      at: match.created_at,
      isOver: match.stage === "over",
    }));
}

/** "Warlord" of "Warlord: Saga of the Storm". */
export function shortTitle(game: GameInfo): string {
  return say(game.title).split(": ")[0]!;
}

export function titleOf(games: GameInfo[], game: string): string {
  const known = games.find(({ id }) => id === game);
  return known ? shortTitle(known) : game;
}

/** A bot that was given no name is called what it is. */
export function namesIn(match: MatchInfo): string[] {
  return match.seats.map(({ name, kind }) => name || (kind === "bot" ? words().lobby.aBot : ""));
}

/** "Anna against the bot" */
export function versus(names: readonly string[]): string {
  const w = words().lobby;
  const [first = "", ...others] = names.map((name) => name || w.nameless);
  return others.length ? `${first} ${w.versus} ${listed(others)}` : first;
}

function Row({ own, title }: { own: OwnMatch; title: string }) {
  const w = words().lobby;
  const names = versus(own.names);
  const forget = async (): Promise<void> => {
    const yes = await confirm({ title: w.forgetAsk(names), text: w.forgetWhy, yes: w.forget, isDangerous: true });
    if (yes) forgetMatch(own.id);
  };
  return (
    <li class="match-row">
      <div class="match-row-words">
        <a class="match-row-link" href={own.isOver ? `/r/${own.id}` : addressOf(own)}>
          {names}
        </a>
        <span class="hint">
          {title} · {ago(own.at)}
          {own.isOver ? ` · ${w.isOver}` : ""}
        </span>
      </div>
      {own.tokens.length ? (
        <button
          type="button"
          class="icon-button"
          aria-label={`${w.forget}: ${names}`}
          title={w.forget}
          onClick={() => void forget()}
        >
          <Icon name="trash" size={20} />
        </button>
      ) : null}
      <Icon name={own.isOver ? "undo" : "forward"} size={20} />
    </li>
  );
}
