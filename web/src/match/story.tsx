// How a match went: its course as a curve, its best deed, what was lost and taken, and how the dice fell.
import { story as askStory } from "../api";
import { useLoad } from "../load";
import { lang } from "../settings";
import { SeatMark } from "../shell/seat-mark";
import type { TableState } from "../socket";
import type { Story, StoryDeed, StoryDice } from "../wire";
import { Course } from "./course";
import { Fate, useLuck } from "./luck";
import { matchWords } from "./texts";

export function MatchStory({ table }: { table: TableState }) {
  const { value: story } = useLoad(() => askStory(table.match, lang.value), [table.match, lang.value]);
  const { value: luck } = useLuck(table.match);
  const side = Math.max(0, table.you);
  const name = table.you < 0 ? (table.seats[side]?.name ?? "") : "";
  if (!story) return <div class="story is-waiting" />;
  return (
    <div class="story" data-testid="story">
      <Course story={story} side={side} name={name} />
      <div class="story-cards">
        {story.best ? <Deed deed={story.best} table={table} /> : null}
        {story.tolls.length ? <Tolls story={story} table={table} /> : null}
        {story.dice.some(({ dice }) => dice) ? <DiceLuck story={story} table={table} /> : null}
      </div>
      {luck ? <Fate luck={luck} side={side} name={name} match={table.match} /> : null}
    </div>
  );
}

const hundredths = (value: number): string =>
  (value / 100).toLocaleString(lang.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

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
            <Fallen dice={fell} />
            <p class="soft">{w.chance(fell.chance)}</p>
          </div>
        ))}
    </section>
  );
}

/** A column for each number, as high as it came often; where the middle of them was to be, there is a line. */
function Fallen({ dice: { seat, fell, expected } }: { dice: StoryDice }) {
  const most = Math.max(...fell);
  const wide = 100 / fell.length;
  const middle = (expected / 100 - 0.5) * wide;
  return (
    <svg
      class="story-fallen"
      viewBox="0 0 100 34"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      style={{ "--seat": `var(--seat-${seat})` }}
    >
      {fell.map((times, place) => {
        const high = Math.max(1.5, (30 * times) / most);
        const isHigh = (place + 0.5) * wide > middle;
        return (
          <rect
            key={place}
            class={isHigh ? "is-high" : ""}
            x={(place + 0.12) * wide}
            y={32 - high}
            width={wide * 0.76}
            height={high}
          />
        );
      })}
      <path d={`M${middle} 0V34`} />
    </svg>
  );
}
