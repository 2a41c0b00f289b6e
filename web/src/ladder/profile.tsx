// A player: ratings, how they came about, and what was played for them.
import { Fragment } from "preact";
import { games as askGames, profileOf } from "../api";
import { titleOf } from "../games/registry";
import { useLoad } from "../load";
import { forceTitle } from "../lobby/forces";
import type { ScreenProps } from "../route";
import { TroubleNote, Waiting } from "../shell/parts";
import { useTitle } from "../shell/title";
import { ago, words } from "../texts";
import type { GameInfo, GameProfile, RatedResult, RatedTally } from "../wire";
import { Curve } from "./curve";
import { StrengthText } from "./strength";
import { ladderWords } from "./texts";
import "./ladder.css";

export default function ProfileScreen({ id: name }: ScreenProps) {
  const w = ladderWords();
  const { value: profile, trouble, again } = useLoad(() => profileOf(name), [name]);
  const { value: games } = useLoad(askGames, []);
  useTitle(name);
  return (
    <div class="page ladder">
      <header class="stack">
        <h1>{w.profile(profile?.name ?? name)}</h1>
        <p>
          <a href="/ladder">{w.toLadder}</a>
        </p>
      </header>
      {trouble ? <TroubleNote trouble={trouble} again={again} /> : profile ? null : <Waiting />}
      {profile && games ? (
        <>
          <div class="ladder-profiles">
            {profile.games.map((each) => (
              <InGame key={each.game} profile={each} game={games.find(({ id }) => id === each.game)} />
            ))}
          </div>
          <section class="stack" aria-labelledby="results">
            <h2 id="results">{w.results}</h2>
            <ul role="list" class="ladder-tables" data-testid="results">
              {profile.results.map((result) => (
                <Result key={result.match} result={result} />
              ))}
            </ul>
          </section>
        </>
      ) : null}
    </div>
  );
}

const tallied = ({ won, drawn, lost }: RatedTally): string => ladderWords().tally(won, drawn, lost);
const isAny = ({ won, drawn, lost }: RatedTally): boolean => won + drawn + lost > 0;

function InGame({ profile, game }: { profile: GameProfile; game: GameInfo | undefined }) {
  const w = ladderWords();
  const forces = Object.entries(profile.forces).filter(([, tally]) => game?.forces && isAny(tally));
  return (
    <section class="sheet stack" aria-labelledby={`in-${profile.game}`} data-game={profile.game}>
      <div class="row spread">
        <h2 id={`in-${profile.game}`}>{titleOf(profile.game)}</h2>
        <b class="ladder-value">
          <StrengthText strength={profile.strength} />
        </b>
      </div>
      <Curve points={profile.curve} />
      <dl class="ladder-facts">
        {isAny(profile.against_people) ? (
          <>
            <dt>{w.againstPeople}</dt>
            <dd>{tallied(profile.against_people)}</dd>
          </>
        ) : null}
        {isAny(profile.against_bots) ? (
          <>
            <dt>{w.againstBots}</dt>
            <dd>{tallied(profile.against_bots)}</dd>
          </>
        ) : null}
        {forces.map(([force, tally]) => (
          <Fragment key={force}>
            <dt>{force && game ? forceTitle(game, `ready:${force}`) || force : w.ownList}</dt>
            <dd>{tallied(tally)}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

function Result({ result }: { result: RatedResult }) {
  const w = ladderWords();
  const bot = result.bot ? (words().lobby.bots[result.bot] ?? result.bot) : "";
  const opponent = result.opponent || bot || w.someone;
  const isRunning = result.how === "";
  const outcome = isRunning
    ? w.running
    : result.score === null
      ? result.how === "left"
        ? w.leftEarly
        : w.counted
      : [w.lost, w.drawn, w.won][result.score * 2]!;
  return (
    <li class="ladder-table">
      <div>
        <a href={isRunning ? `/m/${result.match}` : `/r/${result.match}`}>
          {titleOf(result.game)} {w.against(opponent)}
        </a>
        <p class="hint">
          {outcome} · {ago(result.at)}
        </p>
      </div>
      {result.change ? (
        <b class={result.change > 0 ? "ladder-change is-up" : "ladder-change"}>
          {result.change > 0 ? "+" : "−"}
          {Math.abs(result.change)}
        </b>
      ) : null}
    </li>
  );
}
