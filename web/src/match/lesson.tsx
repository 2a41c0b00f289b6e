// A guided match: what this step is about.
import { Icon } from "../shell/icons";
import type { TableState } from "../socket";
import { matchWords } from "./texts";

export function LessonNote({ table }: { table: TableState }) {
  const w = matchWords();
  const { lesson } = table;
  if (!lesson) return null;
  return (
    <section class="match-lesson" data-testid="lesson" aria-label={lesson.title}>
      <header class="row spread">
        <h2>
          <Icon name="hint" size={20} />
          {lesson.title}
        </h2>
        {lesson.steps > 1 ? <span class="soft">{w.lesson(Math.min(lesson.step + 1, lesson.steps), lesson.steps)}</span> : null}
      </header>
      {lesson.text.split("\n").map((paragraph, place) => (
        <p key={place}>{paragraph}</p>
      ))}
    </section>
  );
}
