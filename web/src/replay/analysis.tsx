// Where a match was decided: its course as a curve, the largest swings, and what a bot would have done instead.
import { useEffect, useState } from "preact/hooks";
import { story as askStory, retrospect } from "../api";
import { useLoad } from "../load";
import { Course } from "../match/course";
import { Fate, signed, useLuck } from "../match/luck";
import { place } from "../route";
import { lang } from "../settings";
import { Icon } from "../shell/icons";
import { TroubleNote, Waiting } from "../shell/parts";
import { SeatMark } from "../shell/seat-mark";
import type { Luck, Retrospect, Story } from "../wire";
import type { Head, Reel } from "./reel";
import { Review, useReview } from "./review";
import { replayWords } from "./texts";

/** An analysis begins where the match turned. */
export function Analysis({ reel, head }: { reel: Reel; head: Head }) {
  const w = replayWords();
  const isWanted = place.peek().query.has("analyse");
  const [isOpen, setOpen] = useState(isWanted);
  if (!head.is_open) return null;
  return (
    <details
      class="replay-analysis"
      data-testid="analysis"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{w.analysis}</summary>
      {isOpen ? <Told reel={reel} head={head} isWanted={isWanted} /> : null}
    </details>
  );
}

function Told({ reel, head, isWanted }: { reel: Reel; head: Head; isWanted: boolean }) {
  const w = replayWords();
  const { value, trouble, again } = useLoad(() => askStory(reel.match, lang.value), [reel.match, lang.value]);
  const turning = value?.turning?.n ?? 0;
  useEffect(() => {
    if (isWanted && turning && !reel.at.peek()) reel.leap(turning);
  }, [turning]);
  const { value: luck } = useLuck(reel.match);
  useReview(reel, isWanted);
  if (trouble) return <TroubleNote trouble={trouble} again={again} />;
  if (!value) return <Waiting />;
  const side = Math.max(0, reel.side.value ?? head.seat);
  const wrong = (reel.analysis.value?.judgements ?? []).filter((each) => each.mark !== "good" && each.seat === side);
  return (
    <div class="stack">
      <Course
        story={value}
        side={side}
        name={head.names[side] ?? ""}
        at={reel.at.value}
        marks={wrong}
        onLeap={(n) => reel.leap(n)}
      />
      {luck && !reel.twig.value ? <Rolls reel={reel} luck={luck} side={side} /> : null}
      <Review reel={reel} head={head} />
      <Instead key={reel.at.value} reel={reel} head={head} isWanted={isWanted && reel.at.value === turning} />
      <Swings reel={reel} head={head} story={value} />
      {value.swings.length ? null : <p class="soft">{w.noSwings}</p>}
      {luck ? <Fate luck={luck} side={side} name={head.names[side] ?? ""} match={reel.match} /> : null}
    </div>
  );
}

/** What the dice of this still were worth to the side that looks. */
function Rolls({ reel, luck, side }: { reel: Reel; luck: Luck; side: number }) {
  const w = replayWords();
  const fell = luck.rolls.filter(({ n, worth }) => n === reel.at.value && worth[side]);
  return (
    <>
      {fell.map(({ faces, worth }, at) => (
        <p key={at} class="soft" data-testid="roll-worth">
          {w.rolled(faces.join(" + "), signed((worth[side] ?? 0) / 10, 1))}
        </p>
      ))}
    </>
  );
}

function Swings({ reel, head, story }: { reel: Reel; head: Head; story: Story }) {
  const w = replayWords();
  if (!story.swings.length) return null;
  return (
    <div>
      <h3>{w.swings}</h3>
      <ol role="list" class="replay-swings">
        {story.swings.map((deed) => (
          <li key={deed.n}>
            <button
              type="button"
              class="match-option"
              data-swing={deed.n}
              aria-pressed={reel.at.value === deed.n}
              onClick={() => reel.leap(deed.n)}
            >
              <SeatMark seat={deed.seat} size={14} />
              <span class="match-option-text">
                <b>{head.names[deed.seat]}</b> {deed.text}
                {deed.lines.length ? <small class="soft">{deed.lines.at(-1)}</small> : null}
              </span>
              <b class={deed.gain < 0 ? "replay-loss" : "replay-gain"}>
                {deed.gain < 0 ? "−" : "+"}
                {Math.abs(deed.gain)} %
              </b>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The answer that led here, beside those of a bot that knew no more than its player did. */
function Instead({ reel, head, isWanted }: { reel: Reel; head: Head; isWanted: boolean }) {
  const w = replayWords();
  const [isAsked, setAsked] = useState(isWanted);
  const n = reel.at.value;
  if (n < 1 || reel.twig.value) return null;
  if (!isAsked)
    return (
      <button type="button" class="button small" data-testid="instead" onClick={() => setAsked(true)}>
        <Icon name="automaton" size={18} />
        {w.instead}
      </button>
    );
  return <Alternatives head={head} about={`${n}`} ask={() => retrospect(reel.match, n, lang.value)} />;
}

interface AlternativesProps {
  head: Head;
  /** Which answer it is. */
  about: string;
  ask: () => Promise<Retrospect>;
}

export function Alternatives({ head, about, ask }: AlternativesProps) {
  const w = replayWords();
  const { value, trouble, again } = useLoad(ask, [about, lang.value]);
  if (trouble) return <TroubleNote trouble={trouble} again={again} />;
  if (!value) return <Waiting text={w.thinking} />;
  return (
    <div data-testid="alternatives" aria-live="polite">
      <h3>{w.insteadOf}</h3>
      <p class="soft">
        <SeatMark seat={value.seat} size={14} /> <b>{head.names[value.seat]}</b> {value.text}
      </p>
      {value.advice.length ? null : <p>{w.noAdvice}</p>}
      <ol class="replay-instead">
        {value.advice.map((each, place) => (
          <li key={place} class={each.is_played ? "is-played" : ""}>
            {each.text}{" "}
            <span class="soft">
              {each.is_played ? w.asPlayed : ""} {place && each.behind ? w.worse(-each.behind) : ""}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
