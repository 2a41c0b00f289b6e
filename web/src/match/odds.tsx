// What may come of an answer before it is given: asked of the server once a moment of the table, and shown small.
import { useEffect, useState } from "preact/hooks";
import type { Answer, Odds, SuggestedAnswer } from "../wire";
import type { Play } from "./play";
import { matchWords } from "./texts";
import "./odds.css";

const SOON = 120;

/** Nothing until the server has counted, and where no die falls. */
export function useOdds(play: Play | null, answer: Answer | SuggestedAnswer | null): Odds | null {
  const [found, setFound] = useState<{ key: string; odds: Odds } | null>(null);
  const key = play && answer?.key ? `${play.table.value?.n}:${JSON.stringify(answer)}` : "";
  useEffect(() => {
    if (!play || !key) return;
    let isWanted = true;
    const later = window.setTimeout(() => {
      void play.foresee(answer as Answer, key).then((odds) => {
        if (odds && isWanted) setFound({ key, odds });
      });
    }, SOON);
    return () => {
      isWanted = false;
      clearTimeout(later);
    };
  }, [key]);
  return found?.key === key && found.odds.about.length ? found.odds : null;
}

export function Foreseen({ play, answer }: { play: Play; answer: Answer | SuggestedAnswer | null }) {
  const odds = useOdds(play, answer);
  return odds ? <OddsLines odds={odds} /> : null;
}

/** Golem: hit 72 %, damage 2.4 on average, killed 31 %; each with a bar as long as it is likely. */
export function OddsLines({ odds }: { odds: Odds }) {
  const w = matchWords();
  return (
    <span class="odds" data-testid="odds">
      {odds.about.map(({ thing, name, parts }) => (
        <span key={thing} class="odds-about">
          {name ? <span class="odds-name">{name}: </span> : null}
          {parts.map(({ key, text, percent }, place) => (
            <span key={key} class="odds-part">
              <span class="odds-bar" aria-hidden="true" style={{ inlineSize: `${percent}%` }} />
              {text}
              {place < parts.length - 1 ? <span class="unseen">, </span> : null}
            </span>
          ))}
        </span>
      ))}
      {odds.is_exact ? null : <small title={w.sampledLong}>≈ {w.sampled}</small>}
    </span>
  );
}
