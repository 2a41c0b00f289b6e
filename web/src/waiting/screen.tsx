// All matches that wait for me, and how I want to hear of them.
import { useEffect } from "preact/hooks";
import { account, lookWhoIsThere } from "../account";
import { games as askGames } from "../api";
import { useLoad } from "../load";
import { titleOf } from "../lobby/own-matches";
import { ownMatches } from "../memory";
import { Icon } from "../shell/icons";
import { TroubleNote, Waiting } from "../shell/parts";
import { useTitle } from "../shell/title";
import { ago, listed, words } from "../texts";
import type { GameInfo } from "../wire";
import { Telling } from "./telling";
import { waitingWords } from "./texts";
import { daysText } from "./time";
import { lookForTurns, type Turn } from "./turns";
import "./waiting.css";

const LOOK_AGAIN_MS = 20_000;
const SOON_MS = 24 * 3_600_000;

export default function WaitingScreen() {
  const w = waitingWords();
  useTitle(w.title);
  const who = account.value?.name;
  useEffect(() => {
    if (account.value === undefined) lookWhoIsThere().catch(() => {});
  }, []);
  const { value: games } = useLoad(askGames, []);
  const { value: found, trouble, again } = useLoad(() => lookForTurns(true), [who, ownMatches.value]);
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === "visible" && again(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [again]);
  return (
    <div class="page turns">
      <header class="stack">
        <h1>{w.title}</h1>
        <p class="lead">{w.lead}</p>
      </header>
      <div class="waiting-parts">
        <section class="stack" aria-label={w.title}>
          {trouble ? <TroubleNote trouble={trouble} again={again} /> : found ? null : <Waiting />}
          {found ? <Turns games={games ?? []} found={found} /> : null}
          {who ? null : (
            <p class="hint">
              {w.guest} <a href="/settings">{w.toAccount}</a>
            </p>
          )}
        </section>
        <Telling />
      </div>
    </div>
  );
}

function Turns({ games, found }: { games: GameInfo[]; found: Turn[] }) {
  const w = waitingWords();
  if (!found.length)
    return (
      <div class="sheet stack" data-testid="nothing-waits">
        <p>{w.none}</p>
        <p>
          <a class="button" href="/">
            {w.nonePlay}
          </a>
        </p>
      </div>
    );
  return (
    <>
      <p role="status" data-testid="turns-count">
        {w.count(found.length)}
      </p>
      <ul role="list" class="match-list" data-testid="turns">
        {found.map(({ match, address }) => {
          const left = match.until === null ? null : match.until - Date.now();
          const others = match.seats
            .filter((_, seat) => seat !== match.seat)
            .map(({ name, kind }) => name || (kind === "bot" ? words().lobby.aBot : words().lobby.nameless));
          return (
            <li key={match.id} class="match-row" data-match={match.id}>
              <div class="match-row-words">
                <a class="match-row-link" href={address}>
                  {w.against(listed(others))}
                </a>
                <span class="hint">
                  {titleOf(games, match.game)} · {w.since(ago(match.since))}
                </span>
              </div>
              <span class={left !== null && left < SOON_MS ? "waiting-left is-soon" : "waiting-left"}>
                <Icon name="clock" size={18} />
                {left === null ? w.noClock : w.left(daysText(left))}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
