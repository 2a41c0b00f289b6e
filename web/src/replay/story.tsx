// What was answered in this frame, and what came of it. A line lights its things and opens its rule.
import { openRule } from "../shell/drawer-state";
import { Icon } from "../shell/icons";
import { RuleLink } from "../shell/rule-link";
import { SeatMark } from "../shell/seat-mark";
import type { Frame, LogLine } from "../wire";
import type { Head, Reel } from "./reel";
import { replayWords } from "./texts";

export function Story({ reel, head, frame }: { reel: Reel; head: Head; frame: Frame }) {
  const w = replayWords();
  return (
    <section class="replay-story" aria-labelledby="replay-story" tabIndex={0} data-testid="story" data-frame={frame.n}>
      <h2 id="replay-story" class="unseen">
        {w.story}
      </h2>
      <div aria-live={reel.isPlaying.value ? "off" : "polite"}>
        {frame.by ? (
          <p class="replay-by" data-testid="by">
            {frame.by.seat >= 0 ? <SeatMark seat={frame.by.seat} size={18} /> : null}
            <span>
              <b>{head.names[frame.by.seat] ?? ""}</b> {frame.by.text || <i>{w.secret}</i>}
            </span>
          </p>
        ) : (
          <p class="replay-by">
            <b>{w.start}</b>
          </p>
        )}
        <ol role="list" class="match-log">
          {frame.lines.length ? null : <li class="soft">{w.nothing}</li>}
          {frame.lines.map((line, place) => (
            <Line key={`${frame.n} ${place}`} reel={reel} line={line} />
          ))}
        </ol>
        {frame.is_over && head.outcome ? (
          <p class="replay-outcome" data-testid="outcome">
            <Icon name="flag" size={20} />
            <span>
              <b>{head.outcome.text}</b> <RuleLink id={head.outcome.rule} />
            </span>
          </p>
        ) : null}
      </div>
    </section>
  );
}

function Line({ reel, line }: { reel: Reel; line: LogLine }) {
  const speak = (): void => void (reel.spoken.value = line.things);
  const hush = (): void => void (reel.spoken.value = []);
  return (
    <li class={line.kind === "round" ? "is-round" : ""}>
      <button
        type="button"
        class="match-log-line"
        title={`${line.rule} · ${replayWords().opensRule}`}
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
