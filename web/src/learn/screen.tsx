// The lessons of a game: what each teaches, which are done, and where to go on.
import { useState } from "preact/hooks";
import { games as askGames, lessons as askLessons } from "../api";
import { FIRST_GAME } from "../games/first";
import { titleOf } from "../games/registry";
import { useLoad } from "../load";
import type { ScreenProps } from "../route";
import { go } from "../route";
import { Icon } from "../shell/icons";
import { TroubleNote, Waiting } from "../shell/parts";
import { useTitle } from "../shell/title";
import { toastTrouble } from "../shell/toasts";
import { say } from "../texts";
import type { LessonInfo } from "../wire";
import { addressOfBegun, beginAgainstRecruit, beginLesson, progress } from "./progress";
import { learnWords } from "./texts";
import "./learn.css";

export default function Learn({ id }: ScreenProps) {
  const w = learnWords();
  const game = id || FIRST_GAME;
  useTitle(w.title);
  const { value: lessons, trouble, again } = useLoad(() => askLessons(game), [game]);
  const { done } = progress.value;
  const finished = lessons?.filter(({ id }) => done.includes(id)).length ?? 0;
  const next = lessons?.find(({ id }) => !done.includes(id));
  return (
    <div class="page learn">
      <header class="stack">
        <h1>{w.headline(titleOf(game))}</h1>
        <p class="lead">{w.lead}</p>
        <Games chosen={game} />
      </header>
      {trouble ? <TroubleNote trouble={trouble} again={again} /> : null}
      {!lessons && !trouble ? <Waiting /> : null}
      {lessons ? (
        <section class="stack" aria-labelledby="lessons">
          <div class="row spread">
            <h2 id="lessons">{w.lessons}</h2>
            <label class="learn-progress">
              <span>{w.progress(finished, lessons.length)}</span>
              <progress max={lessons.length} value={finished} />
            </label>
          </div>
          <ol role="list" class="learn-list" data-testid="lessons">
            {lessons.map((lesson, place) => (
              <Lesson key={lesson.id} lesson={lesson} number={place + 1} isNext={lesson === next} />
            ))}
          </ol>
        </section>
      ) : null}
      {lessons ? <Afterwards game={game} isReady={!next} /> : null}
    </div>
  );
}

/** Games that somebody has written lessons for. */
function Games({ chosen }: { chosen: string }) {
  const { value: games } = useLoad(askGames, []);
  const taught = games?.filter((game) => game.has_tutorial) ?? [];
  if (taught.length < 2) return null;
  return (
    <nav class="learn-games" aria-label={learnWords().games}>
      {taught.map(({ id }) => (
        <a
          key={id}
          class={id === chosen ? "button is-chosen" : "button"}
          href={`/learn/${id}`}
          aria-current={id === chosen ? "page" : undefined}
          data-game={id}
        >
          {titleOf(id)}
        </a>
      ))}
    </nav>
  );
}

function Lesson({ lesson, number, isNext }: { lesson: LessonInfo; number: number; isNext: boolean }) {
  const w = learnWords();
  const [isStarting, setStarting] = useState(false);
  const isDone = progress.value.done.includes(lesson.id);
  const begun = addressOfBegun(lesson.id);
  const start = (): void => {
    setStarting(true);
    beginLesson(lesson.id).then(go, (trouble: unknown) => {
      setStarting(false);
      toastTrouble(trouble);
    });
  };
  const isPrimary = isNext ? "button primary" : "button";
  return (
    <li
      class={`learn-lesson ${isDone ? "is-done" : ""} ${isNext ? "is-next" : ""}`}
      data-lesson={lesson.id}
      data-done={isDone}
    >
      <span class="learn-number" aria-hidden="true">
        {isDone ? <Icon name="check" size={26} /> : number}
      </span>
      <div class="learn-words">
        <h3>
          <span class="unseen">{w.number(number)}: </span>
          {say(lesson.title)}
        </h3>
        <p>{say(lesson.about)}</p>
        <p class="hint">
          {w.steps(lesson.steps)}
          {isDone ? ` · ${w.done}` : begun ? ` · ${w.begun}` : ""}
        </p>
      </div>
      <div class="learn-act">
        {begun && !isDone ? (
          <a class={isPrimary} href={begun} aria-label={`${w.goOn}: ${say(lesson.title)}`}>
            {w.goOn}
          </a>
        ) : (
          <button
            type="button"
            class={isPrimary}
            disabled={isStarting}
            aria-label={`${isDone ? w.again : w.begin}: ${say(lesson.title)}`}
            onClick={start}
          >
            {isStarting ? w.starting : isDone ? w.again : w.begin}
          </button>
        )}
      </div>
    </li>
  );
}

function Afterwards({ game, isReady }: { game: string; isReady: boolean }) {
  const w = learnWords();
  const [isStarting, setStarting] = useState(false);
  const start = (): void => {
    setStarting(true);
    beginAgainstRecruit(game).then(go, (trouble: unknown) => {
      setStarting(false);
      toastTrouble(trouble);
    });
  };
  return (
    <section class="sheet learn-after" aria-labelledby="afterwards">
      <div>
        <h2 id="afterwards">{w.afterwards}</h2>
        <p>{isReady ? w.allDone : w.afterwardsText}</p>
      </div>
      <div class="row">
        <button
          type="button"
          class={isReady ? "button primary large" : "button"}
          disabled={isStarting}
          data-testid="play-bot"
          onClick={start}
        >
          <Icon name="swords" size={22} />
          {isStarting ? w.starting : w.nowPlay}
        </button>
        <a class="button" href="/rules">
          <Icon name="book" size={20} />
          {w.rules}
        </a>
      </div>
    </section>
  );
}
