// First, back, play, forward, last; a slider with the rounds marked on it; the speed.
import { Icon, type IconName } from "../shell/icons";
import { type Reel, SPEEDS, type Speed } from "./reel";
import { replayWords } from "./texts";

export function Controls({ reel }: { reel: Reel }) {
  const w = replayWords();
  const head = reel.head.value;
  if (!head) return null;
  const at = reel.at.value;
  const { total, rounds } = head;
  const isPlaying = reel.isPlaying.value;
  const round = reel.roundAt(at);
  return (
    <section class="replay-controls" role="group" aria-label={w.controls} data-testid="controls">
      <div class="replay-slide">
        <input
          type="range"
          min={0}
          max={total}
          value={at}
          aria-label={w.slider}
          aria-valuetext={w.spoken(at, total, round)}
          data-testid="slider"
          onInput={(event) => reel.leap(Number(event.currentTarget.value))}
        />
        <Marks reel={reel} rounds={rounds} total={total} />
      </div>
      <div class="replay-buttons">
        <Button name="first" text={w.first} isOff={at <= 0} onClick={() => reel.leap(0)} />
        <Button name="back" text={w.back} isOff={at <= 0} onClick={() => reel.step(-1)} />
        <button
          type="button"
          class="replay-play"
          data-testid="play"
          aria-label={isPlaying ? w.pause : w.play}
          title={isPlaying ? w.pause : w.play}
          onClick={() => reel.toggle()}
        >
          <Icon name={isPlaying ? "pause" : "play"} size={26} />
        </button>
        <Button name="forward" text={w.forward} isOff={at >= total} onClick={() => reel.step(1)} />
        <Button name="last" text={w.last} isOff={at >= total} onClick={() => reel.leap(total)} />
        <label class="replay-select">
          <span class="unseen">{w.speed}</span>
          <select
            data-testid="speed"
            title={w.speed}
            value={reel.speed.value}
            onChange={(event) => reel.setSpeed(Number(event.currentTarget.value) as Speed)}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {speed === 0.5 ? "½" : speed} ×
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class="replay-where">
        <output data-testid="step">{reel.twig.value ? w.inVariation(at) : w.at(at, total)}</output>
        <label class="replay-select">
          <span class="unseen">{w.toRound}</span>
          <select
            data-testid="round"
            title={w.toRound}
            value={round}
            onChange={(event) => {
              const wanted = Number(event.currentTarget.value);
              reel.leap(rounds.find((mark) => mark.round === wanted)?.n ?? 0);
            }}
          >
            {rounds[0]?.n === 0 ? null : <option value={0}>{w.setUp}</option>}
            {rounds.map((mark) => (
              <option key={mark.n} value={mark.round}>
                {w.round(mark.round)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
}

function Button({ name, text, isOff, onClick }: { name: IconName; text: string; isOff: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      class="icon-button"
      data-testid={name}
      aria-label={text}
      title={text}
      aria-disabled={isOff || undefined}
      onClick={onClick}
    >
      <Icon name={name} />
    </button>
  );
}

/** Nearer together than this the numbers would lie on each other. */
const APART = 7;

/** For the eye and the pointer; keys and listeners have the list of rounds. */
function Marks({
  reel,
  rounds,
  total,
}: {
  reel: Reel;
  rounds: readonly { round: number; n: number }[];
  total: number;
}) {
  let last = -APART;
  return (
    <div class="replay-marks" aria-hidden="true">
      {rounds.map(({ round, n }) => {
        const place = total ? (100 * n) / total : 0;
        const hasNumber = place - last >= APART;
        if (hasNumber) last = place;
        return (
          <button
            key={n}
            type="button"
            tabIndex={-1}
            data-round={round}
            title={replayWords().round(round)}
            style={{ "--at": place / 100 }}
            onClick={() => reel.leap(n)}
          >
            {hasNumber ? round : ""}
          </button>
        );
      })}
    </div>
  );
}
