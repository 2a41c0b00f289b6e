// How many of a piece: fewer, the number, more; and the same by keys.
import type { TargetedKeyboardEvent } from "preact";
import { Icon } from "../shell/icons";
import type { BuilderWords } from "./texts";

/** One more, one less, or nothing of the kind. */
export const stepOf = ({ key }: { key: string }): -1 | 0 | 1 => (key === "+" ? 1 : key === "-" || key === "−" ? -1 : 0);

/** For the button that names a piece: + and − change its number. */
export function changeByKey(event: TargetedKeyboardEvent<HTMLElement>, change: (by: number) => void): void {
  const by = stepOf(event);
  if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  change(by);
}

interface StepperProps {
  w: Pick<BuilderWords, "remove" | "add" | "count">;
  name: string;
  count: number;
  /** The keys + and − of the button beside it do the same, so it is no stop for the Tab key. */
  isBeside?: boolean;
  onChange: (by: number) => void;
}

export function Stepper({ w, name, count, isBeside = false, onChange }: StepperProps) {
  const stop = isBeside ? -1 : undefined;
  return (
    <span class={count ? "bd-stepper has" : "bd-stepper"}>
      <button type="button" tabIndex={stop} disabled={!count} aria-label={w.remove(name)} onClick={() => onChange(-1)}>
        <Icon name="minus" size={18} />
      </button>
      <output aria-label={w.count(count)}>{count}</output>
      <button type="button" tabIndex={stop} aria-label={w.add(name)} onClick={() => onChange(1)}>
        <Icon name="plus" size={18} />
      </button>
    </span>
  );
}
