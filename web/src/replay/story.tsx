// What was answered in this frame, and what came of it. A line lights its things and opens its rule.
import { LoggedLine } from "../match/log-line";
import { Icon } from "../shell/icons";
import { RuleLink } from "../shell/rule-link";
import { SeatMark } from "../shell/seat-mark";
import type { Frame } from "../wire";
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
            <LoggedLine
              key={`${frame.n} ${place}`}
              line={line}
              spoken={reel.spoken}
              hint={w.opensRule}
              isRound={line.kind === "round"}
            />
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
