// The ladder of a game: who waits, a wish of one's own, and how strong everybody is.
import { useEffect, useState } from "preact/hooks";
import { account, lookWhoIsThere } from "../account";
import { games as askGames, ladderOf } from "../api";
import { FIRST_GAME } from "../games/first";
import { useLoad } from "../load";
import { place } from "../route";
import { GameChoice } from "../shell/game-choice";
import { TroubleNote, Waiting } from "../shell/parts";
import { useTitle } from "../shell/title";
import { Standings } from "./standings";
import { ladderWords } from "./texts";
import { WaitingTables } from "./waiting";
import { WishForm } from "./wish-form";
import "./ladder.css";

export default function LadderScreen() {
  const w = ladderWords();
  useTitle(w.title);
  const { value: games, trouble, again } = useLoad(askGames, []);
  const [times, setTimes] = useState(0);
  const wanted = place.value.query.get("game") ?? FIRST_GAME;
  const game = games?.find(({ id }) => id === wanted) ?? games?.find(({ id }) => id === FIRST_GAME);
  const who = account.value?.name;
  const {
    value: ladder,
    trouble: none,
    again: lookAgain,
  } = useLoad(() => (game ? ladderOf(game.id) : Promise.resolve(undefined)), [game?.id, who]);
  useEffect(() => {
    if (account.value === undefined) lookWhoIsThere().catch(() => {});
  }, []);
  const mine = ladder?.mine;
  return (
    <div class="page ladder">
      <header class="stack">
        <h1>{w.title}</h1>
        <p class="lead">{w.lead}</p>
        <GameChoice games={games ?? []} chosen={game} label={w.games} />
        <p>
          <a href={`/statistics?game=${wanted}`}>{w.statistics}</a> · <a href="/clubs">{w.tournaments}</a>
        </p>
      </header>
      {trouble ? <TroubleNote trouble={trouble} again={again} /> : game ? null : <Waiting />}
      {game ? (
        <div class="ladder-parts">
          <div class="stack">
            <WaitingTables game={game} times={times} />
            <WishForm game={game} again={() => setTimes((before) => before + 1)} />
          </div>
          <section class="stack" aria-labelledby="standings">
            <div class="row spread">
              <h2 id="standings">{w.standings}</h2>
              {mine ? (
                <a href={`/p/${encodeURIComponent(mine.name)}`} data-testid="my-rating">
                  {w.youAre(mine.strength.value)}
                </a>
              ) : null}
            </div>
            {none ? <TroubleNote trouble={none} again={lookAgain} /> : null}
            {ladder ? <Standings game={game} ladder={ladder} /> : none ? null : <Waiting />}
          </section>
        </div>
      ) : null}
    </div>
  );
}
