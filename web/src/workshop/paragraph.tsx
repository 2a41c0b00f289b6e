// A printed paragraph: English is read as one types, and what is not understood is underlined.
import { useEffect, useId, useState } from "preact/hooks";
import { toastTrouble } from "../shell/toasts";
import { at, type Bench, type Entry, type Path } from "./bench";
import { workshopWords } from "./texts";

const READ_AFTER_MS = 300;
/** What a new paragraph says. */
export const FRESH = "…";

export function Paragraph({ bench, path }: { bench: Bench; path: Path }) {
  const w = workshopWords();
  const id = useId();
  const entry = (at(bench.entry, path) ?? {}) as Entry;
  const text = entry.text ?? {};
  const [typed, setTyped] = useState<string>();
  const found = bench.compiled.value[path.join(".")];
  const shown = typed ?? text.en ?? "";
  useEffect(() => {
    if (typed === undefined || !typed.trim()) return;
    const mine = new AbortController();
    const timer = window.setTimeout(() => {
      bench
        .compile(path, typed, mine.signal)
        .then(() => !mine.signal.aborted && setTyped(undefined))
        .catch((trouble: unknown) => !mine.signal.aborted && toastTrouble(trouble));
    }, READ_AFTER_MS);
    return () => {
      clearTimeout(timer);
      mine.abort();
    };
  }, [typed, bench]);
  const isFresh = !shown.trim() || shown === FRESH;
  const isStopped = found ? found.data === null : entry.enforced === false;
  return (
    <div class="workshop-paragraph">
      <div class="field">
        <label for={id}>{w.english}</label>
        <textarea
          id={id}
          class="input"
          lang="en"
          rows={3}
          maxLength={800}
          data-testid="english"
          value={shown}
          aria-describedby={`${id}-told`}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <div id={`${id}-told`} role="status" data-testid="understood" data-is={isStopped ? "stopped" : "read"}>
        {found && isStopped && !isFresh ? (
          <p lang="en" class="workshop-read">
            {shown.slice(0, found.first)}
            <u>{shown.slice(found.first, found.last)}</u>
            {shown.slice(found.last)}
          </p>
        ) : null}
        <p class={isStopped && !isFresh ? "hint workshop-bad" : "hint"}>
          {isFresh ? w.writeText : isStopped ? w.notUnderstood : w.understood}
        </p>
      </div>
      <div class="field">
        <label for={`${id}-de`}>{w.german}</label>
        <textarea
          id={`${id}-de`}
          class="input"
          lang="de"
          rows={2}
          maxLength={800}
          value={text.de ?? ""}
          onInput={(event) => bench.write([...path, "text", "de"], event.currentTarget.value || undefined)}
        />
      </div>
    </div>
  );
}
