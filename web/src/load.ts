// Waiting for something the server knows, in a component.
import { useCallback, useEffect, useState } from "preact/hooks";
import { ApiTrouble, connection, phraseOf } from "./api";
import type { Phrase } from "./wire";

export interface Loading<T> {
  /** Undefined until it has come. */
  value: T | undefined;
  trouble: { phrase: Phrase; status: number; rule: string } | undefined;
  again: () => void;
}

/** Asks when the component appears and whenever one of `needs` changes; an answer that comes too late is dropped. */
export function useLoad<T>(fetching: () => Promise<T>, needs: readonly unknown[]): Loading<T> {
  const [state, setState] = useState<Omit<Loading<T>, "again">>({ value: undefined, trouble: undefined });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    fetching().then(
      (value) => isWanted && setState({ value, trouble: undefined }),
      (thrown: unknown) => {
        if (!isWanted) return;
        const [status, rule] = thrown instanceof ApiTrouble ? [thrown.status, thrown.rule] : [0, ""];
        setState({ value: undefined, trouble: { phrase: phraseOf(thrown), status, rule } });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [...needs, tries]);
  const again = useCallback(() => setTries((before) => before + 1), []);
  const isCutOff = state.trouble?.status === 0;
  useEffect(() => {
    // What failed because the server was away is asked again as soon as it is back.
    if (!isCutOff) return;
    return connection.subscribe((now) => now === "fine" && again());
  }, [isCutOff, again]);
  return { ...state, again };
}
