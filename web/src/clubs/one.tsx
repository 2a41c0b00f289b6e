// One tournament: entries, rounds and standings; and the same large enough for a wall.
import { useEffect, useState } from "preact/hooks";
import { account, lookWhoIsThere } from "../account";
import { games as askGames, enterTournament, goOnWith, leaveTournament, resultsFile, tournament } from "../api";
import { download } from "../download";
import { agreedWords } from "../ladder/waiting";
import { Force } from "../ladder/wish-form";
import { useLoad } from "../load";
import { forceOf, quickForce } from "../lobby/arrangement";
import { forceTitle } from "../lobby/forces";
import { titleOf } from "../lobby/own-matches";
import { place, type ScreenProps } from "../route";
import { lang } from "../settings";
import { confirm } from "../shell/dialogs";
import { Icon } from "../shell/icons";
import { TroubleNote, Waiting } from "../shell/parts";
import { useTitle } from "../shell/title";
import { toastTrouble } from "../shell/toasts";
import type { GameInfo, TournamentPairing, TournamentState } from "../wire";
import { clubWords } from "./texts";
import "./clubs.css";

const LOOK_AGAIN_MS = 10_000;

export default function TournamentScreen({ id }: ScreenProps) {
  const w = clubWords();
  const { value: games } = useLoad(askGames, []);
  const { value, trouble, again } = useLoad(() => tournament(id), [id, account.value?.name]);
  const [changed, setChanged] = useState<TournamentState>();
  const [last, setLast] = useState<TournamentState>();
  const cup = changed ?? value ?? last;
  useTitle(cup?.title ?? w.title);
  useEffect(() => {
    if (account.value === undefined) lookWhoIsThere().catch(() => {});
  }, []);
  useEffect(() => {
    if (value) setLast(value);
    setChanged(undefined);
  }, [value]);
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === "visible" && again(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [again]);
  const isWall = place.value.query.has("wall");
  if (!cup) {
    return (
      <div class="page">
        <h1>{w.title}</h1>
        {trouble ? <TroubleNote trouble={trouble} again={again} /> : <Waiting />}
      </div>
    );
  }
  const game = games?.find((each) => each.id === cup.game);
  return (
    <div class={isWall ? "page clubs is-wall" : "page clubs"} data-stage={cup.stage} data-testid="tournament">
      <header class="stack">
        <h1>{cup.title}</h1>
        <p class="lead">
          {[
            titleOf(games ?? [], cup.game),
            ...(game ? agreedWords(game, cup) : []),
            w.system[cup.system],
            w.stage[cup.stage],
            w.host(cup.host),
          ].join(" · ")}
        </p>
        <p class="row">
          <a class="button small" href={isWall ? `/clubs/${id}` : `/clubs/${id}?wall=1`}>
            {isWall ? w.noWall : w.wall}
          </a>
          {isWall ? null : (
            <>
              {cup.rounds.length ? (
                <button
                  type="button"
                  class="button small"
                  data-testid="save"
                  onClick={() => void resultsFile(id).then((file) => download(file, `tercio-${id}.csv`), toastTrouble)}
                >
                  <Icon name="download" size={18} />
                  {w.save}
                </button>
              ) : null}
              <a href="/clubs">{w.all}</a>
            </>
          )}
        </p>
      </header>
      {isWall ? null : <Entering cup={cup} game={game} onChange={setChanged} />}
      <div class="club-parts">
        <Standings cup={cup} game={game} />
        <Rounds cup={cup} isWall={isWall} />
      </div>
    </div>
  );
}

function Entering({
  cup,
  game,
  onChange,
}: {
  cup: TournamentState;
  game: GameInfo | undefined;
  onChange: (cup: TournamentState) => void;
}) {
  const w = clubWords();
  const change = (wish: Promise<TournamentState>): void => void wish.then(onChange, toastTrouble);
  const enter = (): void => {
    if (!game) return;
    const { force } = forceOf(game, quickForce(game));
    change(
      enterTournament(cup.id, force && typeof force === "object" ? { text: force.text } : { force: force ?? null }),
    );
  };
  const next = async (): Promise<void> => {
    if (await confirm({ title: w.nextAsk, text: w.nextWhy, yes: w.next, isDangerous: true }))
      change(goOnWith(cup.id, "next"));
  };
  if (cup.stage === "over") return null;
  if (!account.value)
    return (
      <p class="hint">
        {w.needsAccount} <a href="/settings">{w.toAccount}</a>
      </p>
    );
  if (cup.stage === "running")
    return cup.is_mine ? (
      <p>
        <button type="button" class="button" data-testid="next" onClick={() => void next()}>
          {w.next}
        </button>
      </p>
    ) : null;
  return (
    <section class="sheet stack" aria-label={w.enter}>
      {cup.entered ? (
        <p role="status" data-testid="entered">
          {w.entered}
        </p>
      ) : null}
      {game?.forces ? (
        <>
          <Force game={game} />
          <p class="hint">{w.sealed}</p>
        </>
      ) : null}
      <div class="row">
        {cup.entered && !game?.forces ? null : (
          <button type="button" class={cup.entered ? "button" : "button primary"} data-testid="enter" onClick={enter}>
            {cup.entered ? w.change : w.enter}
          </button>
        )}
        {cup.entered ? (
          <button type="button" class="button" data-testid="withdraw" onClick={() => change(leaveTournament(cup.id))}>
            {w.leave}
          </button>
        ) : null}
        {cup.is_mine ? (
          <button
            type="button"
            class="button primary"
            data-testid="begin"
            disabled={cup.standings.length < 2}
            onClick={() => change(goOnWith(cup.id, "begin"))}
          >
            {w.begin}
          </button>
        ) : null}
      </div>
    </section>
  );
}

const number = (value: number): string => value.toLocaleString(lang.value);

function Standings({ cup, game }: { cup: TournamentState; game: GameInfo | undefined }) {
  const w = clubWords();
  const isKnockOut = cup.system === "knock-out";
  return (
    <section class="stack" aria-labelledby="standings">
      <h2 id="standings">{w.standings}</h2>
      <div class="club-scroll" tabIndex={0} role="group" aria-labelledby="standings">
        <table class="club-table" data-testid="standings">
          <thead>
            <tr>
              <th scope="col">{w.place}</th>
              <th scope="col">{w.player}</th>
              <th scope="col">{w.points}</th>
              <th scope="col">{w.tally}</th>
              <th scope="col">{w.resistance}</th>
              <th scope="col">{w.quality}</th>
            </tr>
          </thead>
          <tbody>
            {cup.standings.map((row, at) => (
              <tr key={row.name}>
                <td>{at + 1}</td>
                <th scope="row">
                  <a href={`/p/${encodeURIComponent(row.name)}`}>{row.name}</a>
                  {row.force && game ? <small> · {forceTitle(game, `ready:${row.force}`) || row.force}</small> : null}
                  {isKnockOut && cup.stage === "running" && row.is_in ? <small> · {w.isIn}</small> : null}
                </th>
                <td>
                  <b>{number(row.points)}</b>
                </td>
                <td>{`${row.won} – ${row.drawn} – ${row.lost}`}</td>
                <td>{number(row.resistance)}</td>
                <td>{number(row.quality)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="hint club-ties">{w.ties}</p>
    </section>
  );
}

function Rounds({ cup, isWall }: { cup: TournamentState; isWall: boolean }) {
  const w = clubWords();
  const shown = cup.rounds.map((round, at) => ({ ...round, at })).reverse();
  const time = (at: number): string =>
    new Date(at).toLocaleString(lang.value, { dateStyle: "short", timeStyle: "short" });
  return (
    <div class="stack" data-testid="rounds">
      {(isWall ? shown.slice(0, 1) : shown).map((round) => (
        <section key={round.at} class="stack" aria-labelledby={`round-${round.at}`}>
          <h2 id={`round-${round.at}`}>{w.round(round.at + 1, cup.number_of_rounds)}</h2>
          {round.at === cup.rounds.length - 1 && round.ends_at ? (
            <p class="hint">{w.endsAt(time(round.ends_at))}</p>
          ) : null}
          <ul role="list" class="match-list">
            {round.pairings.map((pairing) => (
              <li key={pairing.one} class="match-row">
                <Meeting pairing={pairing} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Meeting({ pairing }: { pairing: TournamentPairing }) {
  const w = clubWords();
  const { one, other, match, score } = pairing;
  if (!other)
    return (
      <>
        <span>{one}</span>
        <span>{w.bye}</span>
      </>
    );
  return (
    <>
      <a class="match-row-link" href={score === null ? `/m/${match}` : `/r/${match}`} aria-label={w.watch(one, other)}>
        {one} – {other}
      </a>
      <span>{score === null ? w.plays : `${number(score)} : ${number(1 - score)}`}</span>
    </>
  );
}
