// How it ended, and what can be done next.
import { useEffect, useState } from "preact/hooks";
import { rule as askRule } from "../api";
import type { Game } from "../games/game";
import { useLoad } from "../load";
import { beginAgainst } from "../lobby/arrangement";
import { addressOf } from "../memory";
import { go, place, remark } from "../route";
import { Modal } from "../shell/dialogs";
import { Icon } from "../shell/icons";
import { RuleLink } from "../shell/rule-link";
import { SeatMark } from "../shell/seat-mark";
import { toastTrouble } from "../shell/toasts";
import type { TableState } from "../socket";
import { listed, say } from "../texts";
import { type Play, usePlay } from "./play";
import { MatchStory } from "./story";
import { matchWords } from "./texts";

const LEVELS = ["recruit", "veteran", "champion", "warlord"];

/** A dialog when the match ends while somebody watches, and a bar for as long as he stays. */
export function Outcome({ table, game }: { table: TableState; game: Game | undefined }) {
  const play = usePlay();
  const isOver = table.stage === "over";
  const [wasPlaying, setWasPlaying] = useState(!isOver);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isOver) setWasPlaying(true);
    else if (wasPlaying) {
      setWasPlaying(false);
      setShown(true);
    }
  }, [isOver]);
  const next = table.next_match;
  useEffect(() => {
    // A player who has asked for another match, or agreed to one, wants to be there.
    if (next && table.you >= 0) go(nextAddress(play.lines, next));
  }, [next]);
  const wantsAnother = isOver && !next && table.may.rematch && place.value.query.has("again");
  useEffect(() => {
    // From the replay: another match is wanted as soon as the table is there.
    if (!wantsAnother) return;
    remark({});
    askForAnother(play, table);
  }, [wantsAnother]);
  if (!isOver || !isShown || table.lesson) return null;
  const w = matchWords();
  return (
    <Modal
      title={headline(table)}
      size="wide"
      isDark
      onClose={() => setShown(false)}
      actions={
        <>
          <button
            type="button"
            class="button outcome-close"
            data-testid="close-outcome"
            onClick={() => setShown(false)}
          >
            {w.close}
          </button>
          <OutcomeActions table={table} />
        </>
      }
    >
      <div class={hasLost(table) ? "outcome is-lost" : "outcome"}>
        <Band table={table} game={game} />
        <MatchStory table={table} game={game} />
      </div>
    </Modal>
  );
}

/** Who led the winners, else the game's own picture. */
async function portraitOf(table: TableState, game: Game | undefined): Promise<Portrait> {
  const { scene, you, outcome } = table;
  const winners = outcome?.winners ?? [];
  const seat = winners.includes(you) ? you : (winners[0] ?? 0);
  const hero = scene ? await game?.hero?.(scene, seat) : "";
  if (hero) return { image: hero, isHero: true, seat };
  return { image: (await import("../art/scenes")).sceneOf(table.game), isHero: false, seat };
}

interface Portrait {
  image: string;
  isHero: boolean;
  seat: number;
}

function hasLost({ you, outcome }: TableState): boolean {
  const winners = outcome?.winners ?? [];
  return you >= 0 && winners.length > 0 && !winners.includes(you);
}

/** A portrait above the word that counts; grey for those who have lost. */
function Band({ table, game }: { table: TableState; game: Game | undefined }) {
  const w = matchWords();
  const [portrait, setPortrait] = useState<Portrait>({ image: "", isHero: false, seat: 0 });
  useEffect(() => void portraitOf(table, game).then(setPortrait), [table.match]);
  const winners = table.outcome?.winners ?? [];
  const isDefeat = hasLost(table);
  const hasWon = table.you >= 0 && winners.includes(table.you) && winners.length < table.seats.length;
  return (
    <div class="outcome-band" data-testid="outcome">
      <div
        class={portrait.isHero ? "outcome-frame is-hero" : "outcome-frame"}
        data-game={table.game}
        data-seat={portrait.seat}
        style={{ "--hero": `url("${portrait.image}")` }}
      >
        <div />
        {isDefeat ? null : <Laurel />}
      </div>
      <div>
        <p class="outcome-headline">{hasWon ? w.victory : isDefeat ? w.defeat : headline(table)}</p>
        <p>{table.outcome?.text}</p>
        {table.outcome ? <Because id={table.outcome.rule} /> : null}
        <Scores table={table} kinds={game?.scores ?? []} />
      </div>
    </div>
  );
}

/** The rule that has decided, by its name. */
function Because({ id }: { id: string }) {
  const { value: rule } = useLoad(() => askRule(id), [id]);
  return (
    <p class="outcome-rule">
      {rule ? say(rule.title) : ""} <RuleLink id={id} />
    </p>
  );
}

/** What was counted, in the words of the log: for those who want to know. */
function Scores({ table, kinds }: { table: TableState; kinds: readonly string[] }) {
  const w = matchWords();
  const last = table.log.at(-1)?.answer;
  const lines = table.log.filter(({ kind, answer }) => answer === last && kinds.includes(kind));
  return lines.length ? (
    <details class="outcome-scores">
      <summary>{w.counted}</summary>
      <ul role="list">
        {lines.map(({ text }, at) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
    </details>
  ) : null;
}

const LEAF = "M0 0C5-9 5-17 0-25-5-17-5-9 0 0z";

/** Two branches below the portrait; from the ribbon to the tips the leaves become smaller. */
function Laurel() {
  const branch = Array.from({ length: 8 }, (_, at) => {
    const turn = ((at + 0.6) * 11.5 * Math.PI) / 180;
    const [x, y] = [Math.sin(turn) * 92, Math.cos(turn) * 66];
    const lean = 86 - at * 13;
    return [-32, 32].map((aside) => (
      <path
        key={`${at} ${aside}`}
        d={LEAF}
        transform={`translate(${x} ${y}) rotate(${lean + aside}) scale(${1 - at * 0.045})`}
      />
    ));
  });
  return (
    <svg class="outcome-laurel" viewBox="-120 -40 240 130" aria-hidden="true" focusable="false">
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          {branch}
        </g>
      ))}
    </svg>
  );
}

export function headline(table: TableState): string {
  const w = matchWords();
  const winners = table.outcome?.winners ?? [];
  if (!winners.length || winners.length === table.seats.length) return w.drawn;
  if (table.you >= 0) return winners.includes(table.you) ? w.won : w.lost;
  return w.wins(listed(winners.map((seat) => table.seats[seat]?.name ?? "")));
}

export function OutcomeText({ table }: { table: TableState }) {
  const { outcome } = table;
  if (!outcome) return null;
  return (
    <div class="match-outcome" data-testid="outcome">
      <p class="row">
        {outcome.winners.map((seat) => (
          <span key={seat} class="row">
            <SeatMark seat={seat} size={22} />
            <b>{table.seats[seat]?.name}</b>
          </span>
        ))}
      </p>
      <p>
        {outcome.text} <RuleLink id={outcome.rule} />
      </p>
    </div>
  );
}

export function OutcomeActions({ table }: { table: TableState }) {
  const play = usePlay();
  const w = matchWords();
  const hasAsked = (what: Again): boolean =>
    table.offers.some((offer) => offer.what === what && offer.yes.includes(table.you));
  const isPossible = table.may.rematch && !table.next_match;
  return (
    <>
      <OtherOpponents table={table} />
      {isPossible && !hasAsked("swapped") ? (
        <button
          type="button"
          class="button"
          data-testid="swapped"
          onClick={() => askForAnother(play, table, "swapped")}
        >
          {w.swapped}
        </button>
      ) : null}
      <a class="button" href={`/r/${table.match}`} data-testid="to-replay">
        <Icon name="play" size={20} />
        {w.replay}
      </a>
      <a class="button" href={`/r/${table.match}?analyse`} data-testid="to-analysis">
        <Icon name="eye" size={20} />
        {w.analyse}
      </a>
      {table.next_match ? (
        <a class="button primary" href={nextAddress(play.lines, table.next_match)}>
          {w.toNext}
        </a>
      ) : isPossible && !hasAsked("rematch") ? (
        <button type="button" class="button gold" data-testid="rematch" onClick={() => askForAnother(play, table)}>
          <Icon name="swords" size={20} />
          {w.rematch}
        </button>
      ) : null}
    </>
  );
}

/** Against one bot: the next match may be easier or harder. */
function OtherOpponents({ table }: { table: TableState }) {
  const w = matchWords();
  const [bot] = table.seats.filter(({ kind }) => kind === "bot");
  const level = LEVELS.indexOf(bot?.bot ?? "");
  if (table.you < 0 || table.seats.length !== 2 || level < 0) return null;
  const begin = (other: string): void =>
    void beginAgainst(table.game, other).then((own) => go(addressOf(own)), toastTrouble);
  const others = [
    [LEVELS[level - 1], w.weaker],
    [LEVELS[level + 1], w.stronger],
  ] as const;
  return (
    <>
      {others.map(([other, text]) =>
        other ? (
          <button key={other} type="button" class="button" data-against={other} onClick={() => begin(other)}>
            {text}
          </button>
        ) : null,
      )}
    </>
  );
}

/** The same once more, or everybody on the next seat. */
type Again = "rematch" | "swapped";

function askForAnother(play: Play, table: TableState, what: Again = "rematch"): void {
  const offer = table.offers.find((each) => each.what === what);
  void play.do(offer ? { do: "reply", what, yes: true } : { do: "offer", what });
}

/** The links stay the same from match to match. */
function nextAddress(lines: readonly { token: string | null }[], match: string): string {
  const tokens = lines.flatMap(({ token }) => (token ? [token] : []));
  return `/m/${match}${tokens.length ? `#${tokens.join(",")}` : ""}`;
}
