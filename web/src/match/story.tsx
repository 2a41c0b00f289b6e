// How a match went: its course as a curve, its best deed, what was lost and taken, and how the dice fell.
import { story as askStory } from "../api";
import { useLoad } from "../load";
import { lang } from "../settings";
import { SeatMark } from "../shell/seat-mark";
import type { TableState } from "../socket";
import type { SeatNumber, Story, StoryDeed } from "../wire";
import { matchWords } from "./texts";
import "./story.css";

const WIDTH = 640;
const HEIGHT = 180;

export function MatchStory({ table }: { table: TableState }) {
  const { value: story } = useLoad(() => askStory(table.match, lang.value), [table.match, lang.value]);
  const side = Math.max(0, table.you);
  if (!story) return <div class="story is-waiting" />;
  return (
    <div class="story" data-testid="story">
      <Course story={story} side={side} name={table.you < 0 ? (table.seats[side]?.name ?? "") : ""} />
      <div class="story-cards">
        {story.best ? <Deed deed={story.best} table={table} /> : null}
        {story.tolls.length ? <Tolls story={story} table={table} /> : null}
        {story.dice.some(({ dice }) => dice) ? <DiceLuck story={story} table={table} /> : null}
      </div>
    </div>
  );
}

const hundredths = (value: number): string =>
  (value / 100).toLocaleString(lang.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Above the middle the side that looks is ahead. Words below say the same for those who cannot see it. */
function Course({ story, side, name }: { story: Story; side: SeatNumber; name: string }) {
  const w = matchWords().story;
  const last = story.points.at(-1)?.n || 1;
  const x = (n: number): number => (n / last) * WIDTH;
  const y = (share: number): number => HEIGHT - (share / 100) * HEIGHT;
  const shares = story.points.map((point) => [x(point.n), y(point.shares[side] ?? 50)] as const);
  const line = shares.map(([across, down], at) => `${at ? "L" : "M"}${across.toFixed(1)} ${down.toFixed(1)}`).join("");
  const area = `${line}L${WIDTH} ${HEIGHT / 2}L0 ${HEIGHT / 2}Z`;
  const rounds = story.points.filter((point, at) => at > 0 && point.round > (story.points[at - 1]?.round ?? 0));
  const { turning } = story;
  const at = turning ? story.points.find((point) => point.n >= turning.n) : undefined;
  return (
    <figure class="story-course">
      <figcaption>
        <b>{w.course}</b> <span class="soft">{w.courseHint(name)}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <clipPath id="ahead">
          <path d={`M-9-9h${WIDTH + 18}v${HEIGHT / 2 + 9}H-9Z`} />
        </clipPath>
        <clipPath id="behind">
          <path d={`M-9 ${HEIGHT / 2}h${WIDTH + 18}v${HEIGHT}H-9Z`} />
        </clipPath>
        {rounds.map((point) => (
          <path key={point.n} class="story-round" d={`M${x(point.n)} 0V${HEIGHT}`} />
        ))}
        <path class="story-ahead" d={area} clip-path="url(#ahead)" />
        <path class="story-behind" d={area} clip-path="url(#behind)" />
        <path class="story-level" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path class="story-line" d={line} />
        {at ? <path class="story-turn" d={`M${x(at.n)} 0V${HEIGHT}`} /> : null}
      </svg>
      {turning ? (
        <p class="story-turning">
          <b>{w.turning}</b> {turning.lines.at(-1) ?? turning.text}
        </p>
      ) : null}
    </figure>
  );
}

function Deed({ deed, table }: { deed: StoryDeed; table: TableState }) {
  const w = matchWords().story;
  return (
    <section class="story-card">
      <h3>{w.best}</h3>
      <p>
        <SeatMark seat={deed.seat} size={14} /> <b>{table.seats[deed.seat]?.name}</b>: {deed.text}
      </p>
      {deed.lines.map((line, at) => (
        <p key={at} class="soft">
          {line}
        </p>
      ))}
      <p class="story-gain">{w.gain(deed.gain)}</p>
      <a class="button small" href={`/r/${table.match}#${deed.n}`}>
        {w.look}
      </a>
    </section>
  );
}

function Tolls({ story, table }: { story: Story; table: TableState }) {
  const w = matchWords().story;
  return (
    <section class="story-card">
      <h3>{w.tolls}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{w.side}</span>
            </th>
            <th scope="col">{w.lost}</th>
            <th scope="col">{w.taken}</th>
          </tr>
        </thead>
        <tbody>
          {story.tolls.map((toll) => (
            <tr key={toll.seat}>
              <th scope="row">
                <SeatMark seat={toll.seat} size={14} /> {table.seats[toll.seat]?.name}
              </th>
              <td>{w.of(toll.lost, toll.pieces)}</td>
              <td>{toll.taken}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {story.tolls
        .filter(({ best }) => best)
        .map((toll) => (
          <p key={toll.seat} class="soft">
            <SeatMark seat={toll.seat} size={12} /> {w.star(toll.best, toll.best_taken)}
          </p>
        ))}
    </section>
  );
}

/** What fell and what was to be expected; the chance says how remarkable that is. */
function DiceLuck({ story, table }: { story: Story; table: TableState }) {
  const w = matchWords().story;
  return (
    <section class="story-card">
      <h3>{w.dice}</h3>
      {story.dice
        .filter(({ dice }) => dice)
        .map((fell) => (
          <div key={fell.seat} class="story-luck">
            <p>
              <SeatMark seat={fell.seat} size={14} /> <b>{table.seats[fell.seat]?.name}</b>{" "}
              {w.mean(fell.dice, hundredths(fell.mean), hundredths(fell.expected))}
            </p>
            <meter min={0} max={100} value={100 - fell.chance} aria-label={w.chance(fell.chance)} />
            <p class="soft">{w.chance(fell.chance)}</p>
          </div>
        ))}
    </section>
  );
}
