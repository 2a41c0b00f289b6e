// The puzzles of a game: that of the day, the next one, and how many of each difficulty have been found.
import { games as askGames, puzzlesOf } from "../api";
import { FIRST_GAME } from "../games/first";
import { useLoad } from "../load";
import { go, place } from "../route";
import { lang } from "../settings";
import { GameChoice } from "../shell/game-choice";
import { Icon } from "../shell/icons";
import { TroubleNote, Waiting } from "../shell/parts";
import { useTitle } from "../shell/title";
import { toastTrouble } from "../shell/toasts";
import type { PuzzleShelf } from "../wire";
import { begin, nextOf, type Standing, standingOf } from "./solving";
import { GRADES, Stars } from "./stars";
import { puzzleWords } from "./texts";
import "./puzzles.css";

const UNCERTAIN = 110;

export default function PuzzlesScreen() {
  const w = puzzleWords();
  useTitle(w.title);
  const { value: games, trouble, again } = useLoad(askGames, []);
  const wanted = place.value.query.get("game") ?? FIRST_GAME;
  const game = games?.find(({ id }) => id === wanted) ?? games?.find(({ id }) => id === FIRST_GAME);
  const {
    value: shelf,
    trouble: none,
    again: lookAgain,
  } = useLoad(() => (game ? puzzlesOf(game.id) : Promise.resolve(undefined)), [game?.id]);
  return (
    <div class="page puzzles">
      <header class="stack">
        <h1>{w.title}</h1>
        <p class="lead">{w.lead}</p>
        <GameChoice games={games ?? []} chosen={game} label={w.games} />
      </header>
      {trouble ? <TroubleNote trouble={trouble} again={again} /> : null}
      {none ? <TroubleNote trouble={none} again={lookAgain} /> : null}
      {shelf ? <Shelf shelf={shelf} /> : trouble || none ? null : <Waiting />}
    </div>
  );
}

function Shelf({ shelf }: { shelf: PuzzleShelf }) {
  const w = puzzleWords();
  const standing = standingOf(shelf);
  const { solver, tried } = standing;
  if (!shelf.puzzles.length) return <p data-testid="none">{w.none}</p>;
  const day = new Date(`${shelf.day}T12:00:00Z`).toLocaleDateString(lang.value, { day: "numeric", month: "long" });
  const next = nextOf(shelf, standing);
  return (
    <>
      {solver ? (
        <p data-testid="my-rating">
          <b>{w.yours(Math.round(solver.value))}</b>
          {solver.deviation > UNCERTAIN ? ` (${w.provisional})` : ""} · {w.solved(solver.solved, solver.tried)}
        </p>
      ) : null}
      <div class="puzzle-cards">
        <section class="sheet stack" aria-labelledby="daily">
          <h2 id="daily">
            {w.daily}: {day}
          </h2>
          <p>{w.dailyHint}</p>
          <Begin game={shelf.game} puzzle={shelf.daily} testid="daily">
            {shelf.daily in tried ? w.again : w.solve}
          </Begin>
        </section>
        <section class="sheet stack" aria-labelledby="next">
          <h2 id="next">{w.next}</h2>
          <p>{w.nextHint}</p>
          <Begin game={shelf.game} puzzle={next ?? shelf.daily} testid="next-puzzle">
            {w.solve}
          </Begin>
        </section>
      </div>
      <Grades shelf={shelf} standing={standing} />
      {shelf.mine ? null : <p class="hint">{w.kept}</p>}
    </>
  );
}

function Grades({ shelf, standing }: { shelf: PuzzleShelf; standing: Standing }) {
  const w = puzzleWords();
  return (
    <section class="stack" aria-labelledby="grades">
      <h2 id="grades">{w.grades}</h2>
      <ul role="list" class="puzzle-grades" data-testid="grades">
        {GRADES.map((grade) => {
          const all = shelf.puzzles.filter((puzzle) => puzzle.grade === grade);
          const found = all.filter(({ id }) => standing.tried[id]);
          const next = nextOf(shelf, standing, grade);
          return next ? (
            <li key={grade} class="sheet">
              <Stars grade={grade} />
              <div>
                <h3>{w.grade[grade]}</h3>
                <p class="hint">{w.gradeHint[grade]}</p>
              </div>
              <label>
                <span>{w.solved(found.length, all.length)}</span>
                <progress max={all.length} value={found.length} />
              </label>
              <Begin game={shelf.game} puzzle={next} label={w.one(w.grade[grade]!)}>
                {w.solve}
              </Begin>
            </li>
          ) : null;
        })}
      </ul>
    </section>
  );
}

function Begin(props: { game: string; puzzle: string; children: string; testid?: string; label?: string }) {
  const start = (): void => void begin(props.game, props.puzzle).then(go, toastTrouble);
  return (
    <button
      type="button"
      class={props.testid ? "button primary" : "button"}
      aria-label={props.label}
      data-testid={props.testid}
      onClick={start}
    >
      <Icon name="hint" size={20} />
      {props.children}
    </button>
  );
}
