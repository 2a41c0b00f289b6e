// How many of a card: fewer, the number, more; and the same by keys.
import type { TargetedKeyboardEvent } from "preact";
import { lang } from "../settings";
import { Icon } from "../shell/icons";
import type { Face } from "../wire";
import { type BuilderWords, words } from "./texts";
import { announcement, counts, setCount, size } from "./workbench";

export function changeCount(face: Face, by: number): void {
  const count = Math.max((counts.peek().get(face.id) ?? 0) + by, 0);
  setCount(face.id, count);
  announcement.value = words().changed(face.name[lang.peek()], count, size.peek());
}

/** For the button that names a card: + and − change its number. Says whether the key was one of them. */
export function countByKey(event: TargetedKeyboardEvent<HTMLElement>, face: Face): boolean {
  return changeByKey(event, (by) => changeCount(face, by));
}

export function changeByKey(event: TargetedKeyboardEvent<HTMLElement>, change: (by: number) => void): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const by = event.key === "+" ? 1 : event.key === "-" || event.key === "−" ? -1 : 0;
  if (!by) return false;
  event.preventDefault();
  change(by);
  return true;
}

/** `isBeside`: the keys + and − of the button beside it do the same, so it is no stop for the Tab key. */
export function Stepper({ face, isBeside = false }: { face: Face; isBeside?: boolean }) {
  return (
    <Counter
      w={words()}
      name={face.name[lang.value]}
      count={counts.value.get(face.id) ?? 0}
      isBeside={isBeside}
      onChange={(by) => changeCount(face, by)}
    />
  );
}

interface CounterProps {
  w: Pick<BuilderWords, "remove" | "add" | "count">;
  name: string;
  count: number;
  isBeside?: boolean;
  onChange: (by: number) => void;
}

export function Counter({ w, name, count, isBeside = false, onChange }: CounterProps) {
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
