// What the dice gave a side: in chances to win and in enemies that fell, how usual that is, and what was not dice.
import { luck as askLuck } from "../api";
import { useLoad } from "../load";
import { lang } from "../settings";
import type { Fortune, Luck, SeatNumber, StoryDeed } from "../wire";
import { matchWords } from "./texts";
import "./story.css";

export const useLuck = (match: string) => useLoad(() => askLuck(match, lang.value), [match, lang.value]);

/** With a sign, as a person would write it. */
export const signed = (value: number, digits = 0): string => {
  const size = Math.abs(value).toLocaleString(lang.value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${value < 0 ? "−" : value > 0 ? "+" : "±"}${size}`;
};

interface FateProps {
  luck: Luck;
  side: SeatNumber;
  /** Empty: it is one's own. */
  name: string;
  match: string;
}

export function Fate({ luck, side, name, match }: FateProps) {
  const w = matchWords().story.luck;
  const own = luck.seats[side];
  if (!own || !luck.rolls.length) return null;
  return (
    <section class="story-card is-wide" data-testid="luck">
      <div>
        <h3>{w.title}</h3>
        <p>
          {w.gave(name, signed(own.winning.luck))} {w.usual(own.winning.margin)}
        </p>
        <Scale fortune={own.winning} label={w.chance(own.winning.chance)} />
        <p class="soft">{w.chance(own.winning.chance)}</p>
        {own.kills ? <p>{w.kills(signed(own.kills.luck / 100, 1), own.kills.chance)}</p> : null}
      </div>
      <table>
        <tbody>
          <Line text={w.start} value={`${own.start} %`} />
          <Line text={w.dice} value={`${signed(own.winning.luck)} %`} />
          <Line text={w.rest} value={`${signed(own.rest)} %`} />
          <Line text={w.result} value={`${own.result} %`} />
        </tbody>
      </table>
      {own.luckiest ? <Cast deed={own.luckiest} title={w.luckiest} match={match} /> : null}
      {own.unluckiest ? <Cast deed={own.unluckiest} title={w.unluckiest} match={match} /> : null}
      <p class="hint">{w.how(luck.rolls.length, luck.sampled)}</p>
    </section>
  );
}

function Line({ text, value }: { text: string; value: string }) {
  return (
    <tr>
      <th scope="row">{text}</th>
      <td>{value}</td>
    </tr>
  );
}

/** The middle is what was to be expected; the band is where 95 of 100 matches lie. */
function Scale({ fortune, label }: { fortune: Fortune; label: string }) {
  const most = 1.25 * Math.max(fortune.margin, Math.abs(fortune.luck), 1);
  const at = (value: number): number => 100 + (100 * value) / most;
  return (
    <svg class="story-scale" viewBox="0 0 200 20" role="img" aria-label={label}>
      <rect x={at(-fortune.margin)} y="6" width={at(fortune.margin) - at(-fortune.margin)} height="8" rx="4" />
      <path d="M100 3V17" />
      <circle cx={at(fortune.luck)} cy="10" r="5" />
    </svg>
  );
}

function Cast({ deed, title, match }: { deed: StoryDeed; title: string; match: string }) {
  return (
    <p class="story-cast">
      <b>
        {title} ({signed(deed.gain)} %):
      </b>{" "}
      <a href={`/r/${match}#${deed.n}`}>{deed.text || matchWords().story.look}</a>
      {deed.lines.map((line, at) => (
        <small key={at} class="soft">
          {line}
        </small>
      ))}
    </p>
  );
}
