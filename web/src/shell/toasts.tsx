// Short notices that go by themselves. What must not be missed belongs into a dialog.
import { signal } from "@preact/signals";
import { phraseOf } from "../api";
import { say, words } from "../texts";
import type { Phrase } from "../wire";
import { Icon } from "./icons";

export type Mood = "plain" | "good" | "bad";

interface Toast {
  key: number;
  text: string | Phrase;
  mood: Mood;
  act?: { text: string; do: () => void };
}

const toasts = signal<Toast[]>([]);
let last = 0;

export function toast(text: string | Phrase, mood: Mood = "plain", act?: Toast["act"]): void {
  const key = ++last;
  const made: Toast = act ? { key, text, mood, act } : { key, text, mood };
  toasts.value = [...toasts.value.slice(-2), made];
  const length = typeof text === "string" ? text.length : say(text).length;
  if (!act) setTimeout(() => dismiss(key), 3500 + 60 * length);
}

/** For `.catch(toastTrouble)`. */
export function toastTrouble(trouble: unknown): void {
  toast(phraseOf(trouble), "bad");
}

function dismiss(key: number): void {
  toasts.value = toasts.value.filter((shown) => shown.key !== key);
}

export function Toasts() {
  const w = words();
  return (
    <section class="toasts" role="status" aria-label={w.shell.notifications}>
      {toasts.value.map(({ key, text, mood, act }) => (
        <div key={key} class={`toast ${mood}`}>
          <p>{typeof text === "string" ? text : say(text)}</p>
          {act ? (
            <button
              type="button"
              class="button small"
              onClick={() => {
                dismiss(key);
                act.do();
              }}
            >
              {act.text}
            </button>
          ) : null}
          <button type="button" class="icon-button" aria-label={w.shell.dismiss} onClick={() => dismiss(key)}>
            <Icon name="close" size={18} />
          </button>
        </div>
      ))}
    </section>
  );
}
