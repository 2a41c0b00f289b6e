// One line of the log, in a match or a replay: it opens its rule and lights the things it speaks of.
import type { Signal } from "@preact/signals";
import { openRule } from "../shell/drawer-state";
import { Icon } from "../shell/icons";
import type { LogLine } from "../wire";

interface Told {
  line: LogLine;
  spoken: Signal<readonly number[]>;
  hint: string;
  isRound: boolean;
  isNew?: boolean;
}

export function LoggedLine({ line, spoken, hint, isRound, isNew }: Told) {
  const speak = (): void => {
    spoken.value = line.things;
  };
  const hush = (): void => {
    spoken.value = [];
  };
  return (
    <li class={`${isRound ? "is-round" : ""} ${isNew ? "is-new" : ""}`}>
      <button
        type="button"
        class="match-log-line"
        title={`${line.rule} · ${hint}`}
        onClick={() => openRule(line.rule)}
        onPointerEnter={speak}
        onPointerLeave={hush}
        onFocus={speak}
        onBlur={hush}
      >
        {line.dice ? <Icon name="dice" size={16} /> : null}
        <span>{line.text}</span>
      </button>
    </li>
  );
}
