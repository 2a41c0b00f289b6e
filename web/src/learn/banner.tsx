// The teacher in a guided match: what this step is about, what he says to a wrong answer, and what comes next.
import { useEffect, useRef, useState } from "preact/hooks";
import { type Complaint, usePlay } from "../match/play";
import { go } from "../route";
import { isMotionReduced } from "../settings";
import { Icon } from "../shell/icons";
import { toastTrouble } from "../shell/toasts";
import type { TableState } from "../socket";
import type { Lesson } from "../wire";
import { beginAgainstRecruit, beginLesson, gameOf, markDone } from "./progress";
import { learnWords } from "./texts";
import "./banner.css";

const RULE = "T-LESSON-01";

/** The teacher answers it himself; nobody needs a dialog for it. */
export const isForTeacher = (complaint: Complaint): boolean => complaint.refusals.some(({ rule }) => rule === RULE);

export function LessonBanner({ table }: { table: TableState }) {
  return table.lesson ? <Banner table={table} lesson={table.lesson} /> : null;
}

function Banner({ table, lesson }: { table: TableState; lesson: Lesson }) {
  const w = learnWords();
  const box = useRef<HTMLElement>(null);
  const isRefused = useRefusal(table, box);
  const isPupil = table.you >= 0;
  useEffect(() => {
    if (lesson.is_over && isPupil) markDone(lesson.id);
  }, [lesson.is_over]);
  useEffect(() => {
    // Every word of the teacher begins at its beginning.
    box.current?.parentElement?.scrollTo({ top: 0 });
  }, [lesson.text]);
  return (
    <section
      class={`lesson ${lesson.is_over ? "is-over" : ""}`}
      ref={box}
      data-testid="lesson"
      data-lesson={lesson.id}
      aria-label={lesson.title}
    >
      <header class="lesson-head">
        <h2>
          <Icon name={lesson.is_over ? "check" : "hint"} size={20} />
          {lesson.title}
        </h2>
        <span class="lesson-step" data-testid="lesson-step">
          {lesson.is_over ? w.over : w.step(Math.min(lesson.step + 1, lesson.steps), lesson.steps)}
        </span>
      </header>
      <progress
        class="lesson-progress"
        max={lesson.steps}
        value={lesson.is_over ? lesson.steps : lesson.step}
        aria-label={lesson.title}
      />
      <div class="lesson-text" aria-live="polite" data-testid="lesson-text">
        {lesson.text.split("\n").map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p class="lesson-refused" role="status" data-testid="lesson-refused" hidden={!isRefused}>
        {isRefused ? w.refused : ""}
      </p>
      {lesson.is_over && isPupil ? <Next lesson={lesson} /> : <GoOn />}
    </section>
  );
}

/** A wrong answer shakes the banner; what was half answered is forgotten. True until the next right one. */
function useRefusal(table: TableState, box: { current: HTMLElement | null }): boolean {
  const play = usePlay();
  const complaint = play.complaint.value;
  const [refusedTurn, setRefusedTurn] = useState(-1);
  useEffect(() => {
    if (!complaint || !isForTeacher(complaint)) return;
    play.complaint.value = null;
    play.draft.value = null;
    setRefusedTurn(table.turn);
    box.current?.scrollIntoView({ block: "nearest" });
    if (!isMotionReduced.peek()) box.current?.animate(SHAKE, { duration: 420, easing: "ease-out" });
  }, [complaint]);
  return refusedTurn === table.turn;
}

const SHAKE = [0, -5, 5, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));

/** The others wait until their teacher has been heard. */
function GoOn() {
  const { film } = usePlay();
  if (film.phase.value !== "hold") return null;
  return (
    <div class="lesson-next">
      <button type="button" class="button primary" data-testid="lesson-go-on" onClick={() => film.next()}>
        <Icon name="forward" size={22} />
        {learnWords().goOn}
      </button>
    </div>
  );
}

/** The next lesson, and the real thing; after the last one only that. */
function Next({ lesson }: { lesson: Lesson }) {
  const w = learnWords();
  const [isStarting, setStarting] = useState(false);
  const start = (beginning: Promise<string>): void => {
    setStarting(true);
    beginning.then(go, (trouble: unknown) => {
      setStarting(false);
      toastTrouble(trouble);
    });
  };
  const { next } = lesson;
  return (
    <div class="lesson-next">
      {next ? (
        <button
          type="button"
          class="button primary large"
          data-testid="next-lesson"
          disabled={isStarting}
          onClick={() => start(beginLesson(next))}
        >
          <Icon name="forward" size={26} />
          {isStarting ? w.starting : w.next}
        </button>
      ) : null}
      <button
        type="button"
        class={next ? "button" : "button primary large"}
        data-testid="now-play"
        title={w.nowPlayHint}
        disabled={isStarting}
        onClick={() => start(beginAgainstRecruit(gameOf(lesson.id)))}
      >
        <Icon name="swords" size={next ? 20 : 26} />
        {w.nowPlay}
      </button>
      <a href={`/learn/${gameOf(lesson.id)}`} class="button quiet" data-testid="all-lessons">
        {w.all}
      </a>
    </div>
  );
}
