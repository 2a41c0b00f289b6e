// The match screen, the same for all games: seats, question, log and chat around the table of the game.
import { useEffect, useMemo } from "preact/hooks";
import { useBrought } from "../brought";
import { boardOf } from "../games/boards";
import { gameOf, isMeasured, titleOf } from "../games/registry";
import { ownMatch } from "../memory";
import type { ScreenProps } from "../route";
import { place } from "../route";
import { drawerGame } from "../shell/drawer-state";
import { Waiting } from "../shell/parts";
import { useTitle } from "../shell/title";
import { toast } from "../shell/toasts";
import { Announcer } from "./announcer";
import { FilmBar } from "./film-bar";
import { useHearing } from "./hearing";
import { useKeys } from "./keys";
import { Outcome } from "./outcome";
import { Play, PlayContext, type Tab, usePlay } from "./play";
import { Refusals } from "./refusals";
import { FilmRolls } from "./rolls";
import { Seats } from "./seats";
import { Side } from "./side";
import { matchWords } from "./texts";
import { WaitingRoom } from "./waiting-room";
import "./match.css";

export default function Match({ id }: ScreenProps) {
  const { fragment } = place.value;
  const key = fragment || (ownMatch(id)?.tokens ?? []).join(",");
  const play = useMemo(() => new Play(id, key.split(",").filter(Boolean)), [id, key]);
  useEffect(() => () => play.close(), [play]);
  return (
    <PlayContext.Provider value={play} key={key}>
      <Table />
    </PlayContext.Provider>
  );
}

function Table() {
  const play = usePlay();
  const w = matchWords();
  const table = play.table.value;
  const game = table?.game ?? "";
  const title = titleOf(game);
  useTitle(w.title(title));
  useKeys(play);
  useHearing(play);
  useEffect(() => {
    drawerGame.value = game;
    play.groups.value = gameOf(game)?.groups ?? {};
    return () => (drawerGame.value = "");
  }, [game]);
  const began = table?.began_with ?? "";
  useEffect(() => {
    if (began) toast(matchWords().playedOn(began));
  }, [began]);
  const isKnown = useBrought(table?.match ?? "", game, (table?.packs.length ?? 0) > 0);
  const fault = play.lines.map((line) => line.fault.value).find(Boolean);
  if (!table && fault) return <Gone text={fault} />;
  if (!table) return <Waiting text={w.connecting} />;
  if (table.stage === "waiting") return <WaitingRoom table={table} />;
  const Board = boardOf(table.game);
  const isWhole = gameOf(game)?.isWhole ?? false;
  return (
    <div
      class={`match ${isMeasured(gameOf(game)) ? "is-measured" : ""} ${isWhole ? "is-whole" : ""}`}
      data-testid="match"
      data-stage={table.stage}
      data-turn={`${table.you}:${table.turn}`}
      data-tab={play.tab.value}
      data-game={table.game}
      data-lesson={table.lesson?.id}
      data-film={play.film.phase.value}
    >
      <h1 class="unseen">{w.title(title)}</h1>
      <section class="match-table" aria-label={w.tableLabel}>
        {Board && table.scene && isKnown ? (
          <Board scene={table.scene} you={table.you} seats={table.seats} play={play} isCovered={play.isCovered.value} />
        ) : (
          <Waiting />
        )}
        {gameOf(game)?.drawsDice ? null : <FilmRolls film={play.film} table={table} />}
        <FilmBar film={play.film} />
      </section>
      {/* A measured table brings its own; one that fills the screen has a list for those who open it. */}
      {isWhole || isMeasured(gameOf(game)) ? null : <Seats table={table} />}
      {(isWhole && !play.isListOpen.value) || isMeasured(gameOf(game)) ? null : <Side table={table} />}
      {isWhole ? null : <Tabs hasHand={table.you >= 0 && (gameOf(game)?.handIn.includes("match") ?? false)} />}
      <Outcome table={table} game={gameOf(game)} />
      <Refusals />
      <Announcer table={table} />
    </div>
  );
}

function Tabs({ hasHand }: { hasHand: boolean }) {
  const play = usePlay();
  const w = matchWords().tabs;
  const tabs: Tab[] = hasHand ? ["table", "hand", "log"] : ["table", "log"];
  return (
    <nav class="match-tabs" aria-label={matchWords().menu}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          data-tab-to={tab}
          aria-pressed={play.tab.value === tab}
          onClick={() => (play.tab.value = tab)}
        >
          {w[tab]}
        </button>
      ))}
    </nav>
  );
}

function Gone({ text }: { text: string }) {
  const w = matchWords();
  return (
    <div class="page lost">
      <h1>{w.gone}</h1>
      <p class="lead">{text}</p>
      <p>
        <a class="button primary" href="/">
          {w.toLobby}
        </a>
      </p>
    </div>
  );
}
