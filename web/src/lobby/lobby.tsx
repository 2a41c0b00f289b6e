// The first screen: one click to a match, or a match set up with care.
import { useState } from "preact/hooks";
import { games as askGames } from "../api";
import { FIRST_GAME } from "../games/first";
import { gameOf } from "../games/registry";
import { useLoad } from "../load";
import { addressOf } from "../memory";
import { go } from "../route";
import { Icon } from "../shell/icons";
import { TroubleNote, Waiting } from "../shell/parts";
import { useTitle } from "../shell/title";
import { toastTrouble } from "../shell/toasts";
import { words } from "../texts";
import type { GameInfo } from "../wire";
import { arrangement, begin, quickForce } from "./arrangement";
import { forceTitle } from "./forces";
import { OpenMatches } from "./open-matches";
import { OwnMatches, shortTitle } from "./own-matches";
import { Battle } from "./pictures";
import { SetUp } from "./set-up";
import "./lobby.css";

export function Lobby() {
  const w = words();
  useTitle("");
  const { value: games, trouble, again } = useLoad(askGames, []);
  const first = games?.find((game) => game.id === FIRST_GAME) ?? games?.[0];
  return (
    <>
      <section class="hero" aria-labelledby="headline">
        <div class="hero-inner">
          <div class="hero-words">
            <h1 id="headline">{w.lobby.headline}</h1>
            <p class="hero-tagline">{w.lobby.tagline}</p>
            {first ? <Quick game={first} /> : trouble ? null : <Waiting />}
          </div>
          <Battle />
        </div>
      </section>
      <div class="page lobby">
        {trouble ? <TroubleNote trouble={trouble} again={again} /> : null}
        <OwnMatches games={games ?? []} />
        {games?.length ? <SetUp games={games} /> : null}
        <OpenMatches games={games ?? []} />
      </div>
    </>
  );
}

function Quick({ game }: { game: GameInfo }) {
  const w = words().lobby;
  const [isStarting, setStarting] = useState(false);
  const choice = quickForce(game);
  const start = (): void => {
    setStarting(true);
    const wishes = {
      ...arrangement.value,
      against: "bot" as const,
      opponents: 1,
      forces: [choice],
      hasClock: false,
      agreed: {},
    };
    begin(game, wishes).then(
      (own) => go(addressOf(own)),
      (trouble: unknown) => {
        setStarting(false);
        toastTrouble(trouble);
      },
    );
  };
  return (
    <div class="quick">
      <button type="button" class="button primary large" disabled={isStarting} onClick={start}>
        <Icon name="swords" size={28} />
        {isStarting ? w.starting : w.quick(shortTitle(game))}
      </button>
      {choice ? (
        <p class="quick-deck">
          {w.quickWith(forceTitle(game, choice))}{" "}
          {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place on this page, and opens it. */}
          <a href="#set-up" onClick={toSetUp}>
            {w.quickOther}
          </a>
        </p>
      ) : null}
      {game.has_tutorial ? (
        <p class="row quick-more">
          <a class="button" href="/learn">
            <Icon name="hint" />
            {w.learn}
          </a>
          {game.has_builder ? (
            <a class="button" href={gameOf(game.id)?.builder?.address}>
              <Icon name="cards" />
              {w.builder}
            </a>
          ) : null}
          <a class="button" href="/edit" data-testid="to-editor">
            <Icon name="pen" />
            {w.editor}
          </a>
        </p>
      ) : null}
    </div>
  );
}

function toSetUp(event: Event): void {
  event.preventDefault();
  const heading = document.getElementById("set-up");
  heading?.scrollIntoView();
  heading?.focus();
}
