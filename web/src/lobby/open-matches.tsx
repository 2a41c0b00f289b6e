// Matches that everybody may watch.
import { useEffect } from "preact/hooks";
import { lobby } from "../api";
import { useLoad } from "../load";
import { Icon } from "../shell/icons";
import { ago, words } from "../texts";
import type { GameInfo } from "../wire";
import { namesIn, titleOf, versus } from "./own-matches";

const LOOK_AGAIN_MS = 30_000;

export function OpenMatches({ games }: { games: GameInfo[] }) {
  const w = words().lobby;
  const { value, again } = useLoad(lobby, []);
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === "visible" && again(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [again]);
  if (!value) return null;
  const running = value.running.filter((match) => match.stage === "playing");
  return (
    <section aria-labelledby="watch" class="stack">
      <div>
        <h2 id="watch">{w.watch}</h2>
        <p class="hint">{running.length ? w.watchHint : w.nobody}</p>
      </div>
      {running.length ? (
        <ul role="list" class="match-list">
          {running.map((match) => (
            <li key={match.id} class="match-row">
              <div class="match-row-words">
                <a class="match-row-link" href={`/m/${match.id}`}>
                  {versus(namesIn(match))}
                </a>
                <span class="hint">
                  {titleOf(games, match.game)} · {match.round ? `${w.round(match.round)} · ` : ""}
                  {ago(match.created_at)}
                </span>
              </div>
              <Icon name="eye" size={20} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
