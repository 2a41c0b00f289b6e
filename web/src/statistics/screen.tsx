// What is played on this server, who wins with what, and how long it takes.
import { games as askGames, matchesFile, statisticsOf } from "../api";
import { download } from "../download";
import { FIRST_GAME } from "../games/first";
import { useLoad } from "../load";
import { forceTitle } from "../lobby/forces";
import { place } from "../route";
import { lang } from "../settings";
import { GameChoice } from "../shell/game-choice";
import { Icon } from "../shell/icons";
import { TroubleNote, Waiting } from "../shell/parts";
import { RuleLink } from "../shell/rule-link";
import { useTitle } from "../shell/title";
import { toastTrouble } from "../shell/toasts";
import { say, words } from "../texts";
import type { Day, Fared, GameInfo, Statistics } from "../wire";
import { statisticsWords } from "./texts";
import "./statistics.css";

export default function StatisticsScreen() {
  const w = statisticsWords();
  useTitle(w.title);
  const { value: games, trouble, again } = useLoad(askGames, []);
  const wanted = place.value.query.get("game") ?? FIRST_GAME;
  const game = games?.find(({ id }) => id === wanted) ?? games?.find(({ id }) => id === FIRST_GAME);
  const {
    value: told,
    trouble: none,
    again: lookAgain,
  } = useLoad(() => (game ? statisticsOf(game.id) : Promise.resolve(undefined)), [game?.id]);
  return (
    <div class="page statistics">
      <header class="stack">
        <h1>{w.title}</h1>
        <p class="lead">{w.lead}</p>
        <GameChoice games={games ?? []} chosen={game} label={w.games} />
      </header>
      {trouble ? <TroubleNote trouble={trouble} again={again} /> : null}
      {none ? <TroubleNote trouble={none} again={lookAgain} /> : null}
      {game && told ? <Told game={game} told={told} /> : trouble || none ? null : <Waiting />}
    </div>
  );
}

function Told({ game, told }: { game: GameInfo; told: Statistics }) {
  const w = statisticsWords();
  if (!told.matches) return <p data-testid="none">{w.none}</p>;
  const nameOf = (force: string): string => (force ? forceTitle(game, `ready:${force}`) || force : w.own);
  const playerOf = (player: string): string =>
    player === "person" ? w.people : (words().lobby.bots[player] ?? player);
  const save = (): void =>
    void matchesFile(game.id).then((file) => download(file, `tercio-${game.id}.csv`), toastTrouble);
  return (
    <>
      <div class="row spread">
        <p data-testid="summary">{w.summary(told.matches, number(told.minutes), number(told.answers))}</p>
        <button type="button" class="button" data-testid="save" onClick={save}>
          <Icon name="download" size={20} />
          {w.save}
        </button>
      </div>
      <div class="statistics-parts">
        <Shares id="forces" title={w.forces} shares={told.forces} nameOf={nameOf} />
        <Shares id="players" title={w.players} shares={told.players} nameOf={playerOf} />
        <Shares id="seats" title={w.seats} shares={told.seats} nameOf={(seat) => w.seat(Number(seat) + 1)} />
        <section class="sheet stack" aria-labelledby="ends">
          <h2 id="ends">{w.ends}</h2>
          <ul role="list" class="statistics-ends">
            {told.ends.map(({ rule, en, de, matches }) => (
              <li key={rule}>
                <b>{say({ en, de })}</b> · {matches === 1 ? w.once : w.times(matches)} <RuleLink id={rule} />
              </li>
            ))}
          </ul>
        </section>
        <Days days={told.days} />
      </div>
      <p class="hint">{w.about}</p>
    </>
  );
}

const number = (value: number | null): string =>
  new Intl.NumberFormat(lang.value, { maximumFractionDigits: (value ?? 0) < 10 ? 1 : 0 }).format(value ?? 0);
const percent = (share: number): number => Math.round(share * 100);

function Shares(props: { id: string; title: string; shares: Fared[]; nameOf: (name: string) => string }) {
  const w = statisticsWords();
  if (!props.shares.length) return null;
  return (
    <section class="sheet stack" aria-labelledby={props.id}>
      <h2 id={props.id}>{props.title}</h2>
      <ul role="list" class="statistics-shares" data-testid={props.id}>
        {props.shares.map(({ name, share, low, high, won, drawn, lost }) => (
          <li key={name}>
            <b>{props.nameOf(name)}</b>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect class="track" width="100" height="8" />
              <rect class="range" x={low * 100} width={(high - low) * 100} height="8" />
              <rect class="middle" x="49.9" width="0.2" height="8" />
              <rect class="share" x={share * 100 - 0.5} width="1" height="8" />
            </svg>
            <span class="hint">{w.share(percent(share), percent(low), percent(high), won + drawn + lost)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Days({ days }: { days: Day[] }) {
  const w = statisticsWords();
  const most = Math.max(...days.map(({ matches }) => matches));
  return (
    <section class="sheet stack" aria-labelledby="days">
      <h2 id="days">{w.days}</h2>
      <ol role="list" class="statistics-days">
        {days.map(({ day, matches }) => (
          <li key={day} title={w.dayOf(day, matches)}>
            <span style={{ height: `${(100 * matches) / most}%` }} />
            <span class="unseen">{w.dayOf(day, matches)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
