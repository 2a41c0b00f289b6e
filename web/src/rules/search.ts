// Rules found while somebody types.
import { useEffect, useState } from "preact/hooks";
import { ApiTrouble, findRules, phraseOf } from "../api";
import { lang } from "../settings";
import type { Phrase, RuleInfo } from "../wire";

const PAUSE_MS = 140;

export interface Found {
  /** Undefined: nothing was asked, or the answer is still on its way. */
  rules: RuleInfo[] | undefined;
  trouble: { phrase: Phrase; rule: string } | undefined;
  isSearching: boolean;
}

/** Waits for a pause in the typing; the rules found before stay until the new ones are there. */
export function useRuleSearch(typed: string, game: string, limit: number): Found {
  const [found, setFound] = useState<Found>({ rules: undefined, trouble: undefined, isSearching: false });
  const wanted = typed.trim();
  const language = lang.value;
  useEffect(() => {
    if (wanted === "") {
      setFound({ rules: undefined, trouble: undefined, isSearching: false });
      return;
    }
    const stop = new AbortController();
    setFound((before) => ({ ...before, isSearching: true }));
    const timer = setTimeout(() => {
      findRules(wanted, game, limit, stop.signal).then(
        (rules) => setFound({ rules, trouble: undefined, isSearching: false }),
        (thrown: unknown) => {
          if (stop.signal.aborted) return;
          const rule = thrown instanceof ApiTrouble ? thrown.rule : "";
          setFound({ rules: undefined, trouble: { phrase: phraseOf(thrown), rule }, isSearching: false });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, game, limit, language]);
  return found;
}
