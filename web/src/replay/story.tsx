// What was answered in this still, and what came of it. A line lights its things and opens its rule.
import { LoggedLine } from "../match/log-line";
import { Icon } from "../shell/icons";
import { RuleLink } from "../shell/rule-link";
import { SeatMark } from "../shell/seat-mark";
import type { Still } from "../wire";
import type { Head, Reel } from "./reel";
import { replayWords } from "./texts";

export function Story({ reel, head, still }: { reel: Reel; head: Head; still: Still }) {
  const w = replayWords();
  return (
    <section class="replay-story" aria-labelledby="replay-story" tabIndex={0} data-testid="story" data-still={still.n}>
      <h2 id="replay-story" class="unseen">
        {w.story}
      </h2>
      <div aria-live={reel.isPlaying.value ? "off" : "polite"}>
        {still.by ? (
          <p class="replay-by" data-testid="by">
            {still.by.seat >= 0 ? <SeatMark seat={still.by.seat} size={18} /> : null}
            <span>
              <b>{head.names[still.by.seat] ?? ""}</b> {still.by.text || <i>{w.secret}</i>}
            </span>
          </p>
        ) : (
          <p class="replay-by">
            <b>{w.start}</b>
          </p>
        )}
        <ol role="list" class="match-log">
          {still.lines.length ? null : <li class="soft">{w.nothing}</li>}
          {still.lines.map((line, place) => (
            <LoggedLine
              key={`${still.n} ${place}`}
              line={line}
              spoken={reel.spoken}
              hint={w.opensRule}
              isRound={line.kind === "round"}
            />
          ))}
        </ol>
        {still.is_over && head.outcome ? (
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
