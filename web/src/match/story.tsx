// How a match went: its course as a curve, its best deed, what was lost and taken, and how the dice fell.
import { useEffect, useState } from "preact/hooks";
import { story as askStory } from "../api";
import type { Game } from "../games/game";
import { useLoad } from "../load";
import { lang } from "../settings";
import { SeatMark } from "../shell/seat-mark";
import type { TableState } from "../socket";
import type { Story, StoryDeed, StoryDice, StoryToll } from "../wire";
import { Course } from "./course";
import { Fate, useLuck } from "./luck";
import { matchWords } from "./texts";

interface MatchStoryProps {
  table: TableState;
  game: Game | undefined;
}

export function MatchStory({ table, game }: MatchStoryProps) {
  const { value: story } = useLoad(() => askStory(table.match, lang.value), [table.match, lang.value]);
  const { value: luck } = useLuck(table.match);
  const side = Math.max(0, table.you);
  const name = table.you < 0 ? (table.seats[side]?.name ?? "") : "";
  if (!story) return <div class="story is-waiting" />;
  return (
    <div class="story is-light" data-testid="story">
      {story.tolls.length === 2 ? <Duel story={story} table={table} /> : null}
      <Course story={story} side={side} name={name} />
      <div class="story-cards">
        {story.best ? <Deed deed={story.best} table={table} game={game} /> : null}
        {story.tolls.length ? <Tolls story={story} table={table} /> : null}
        {story.dice.some(({ dice }) => dice) ? <DiceLuck story={story} table={table} /> : null}
      </div>
      {luck ? <Fate luck={luck} side={side} name={name} match={table.match} /> : null}
    </div>
  );
}

const hundredths = (value: number): string =>
  (value / 100).toLocaleString(lang.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Both sides with what they have taken from each other. */
function Duel({ story, table }: { story: Story; table: TableState }) {
  const w = matchWords();
  const winners = table.outcome?.winners ?? [];
  const [one, other] = story.tolls;
  const side = ({ seat }: StoryToll) => (
    <span class={winners.includes(seat) ? "is-winner" : ""} style={{ "--seat": `var(--seat-${seat})` }}>
      <SeatMark seat={seat} size={20} />
      <b>{table.seats[seat]?.name}</b>
    </span>
  );
  return (
    <p class="story-duel is-dark">
      {side(one!)}
      <strong>{one!.taken}</strong>
      <span class="story-taken">
        {w.story.taken}
        {table.round > 0 ? <small>{w.round(table.round)}</small> : null}
      </span>
      <strong>{other!.taken}</strong>
      {side(other!)}
    </p>
  );
}

/** Whom it was about, as far as they are still there to be seen: the first did it to the second. */
function useFaces({ n }: StoryDeed, { log, scene }: TableState, game: Game | undefined): readonly string[] {
  const [faces, setFaces] = useState<readonly string[]>([]);
  useEffect(() => {
    const about = log.filter(({ answer }) => answer === n).flatMap(({ things }) => things);
    const shown = [...new Set(about)].slice(0, 2).map((thing) => (scene && game?.portrait?.(scene, thing)) || "");
    void Promise.all(shown).then(setFaces);
  }, [n, game]);
  return faces;
}

function Deed({ deed, table, game }: MatchStoryProps & { deed: StoryDeed }) {
  const w = matchWords().story;
  const [by, to] = useFaces(deed, table, game);
  return (
    <section class="story-card">
      <h3>{w.best}</h3>
      {by ? (
        <p class="story-faces" aria-hidden="true">
          <span style={{ backgroundImage: `url("${by}")` }} />
          {to ? (
            <>
              <svg viewBox="0 0 40 24" aria-hidden="true">
                <path d="M1 8h20V1l18 11-18 11v-7H1z" />
              </svg>
              <span style={{ backgroundImage: `url("${to}")` }} />
            </>
          ) : null}
        </p>
      ) : null}
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
