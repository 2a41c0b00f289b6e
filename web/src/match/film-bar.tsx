// What is being told, in words over the table, with the way past it; where nothing moves, page by page.
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../shell/icons";
import type { LogLine } from "../wire";
import { BESIDE, type Deed, type Film } from "./film";
import { matchWords } from "./texts";

export function FilmBar({ film }: { film: Film }) {
  const deed = film.deed.value;
  if (!film.isBehind.value || !deed || film.phase.value === "hold") return null;
  return film.isStepwise.value ? <Page film={film} deed={deed} /> : <Caption film={film} deed={deed} />;
}

function Caption({ film, deed }: { film: Film; deed: Deed }) {
  const w = matchWords();
  return (
    <div class="film" data-testid="film" data-phase={film.phase.value}>
      <p class="film-text" aria-hidden="true">
        {captionOf(deed)}
      </p>
      <button type="button" class="film-skip" data-testid="skip-film" onClick={() => film.skip()}>
        {w.skipFilm}
        <kbd aria-hidden="true">{w.skipFilmKey}</kbd>
      </button>
    </div>
  );
}

/** One page for each deed, turned by hand. */
function Page({ film, deed }: { film: Film; deed: Deed }) {
  const w = matchWords();
  const next = useRef<HTMLButtonElement>(null);
  const left = film.waiting.value;
  useEffect(() => next.current?.focus({ preventScroll: true }), [deed.key]);
  return (
    <section class="film-page" data-testid="film-page" aria-labelledby="film-page">
      <h2 id="film-page">{w.happened}</h2>
      <ul role="list">
        {linesOf(deed).map((line, place) => (
          <li key={place}>
            {line.dice ? <Icon name="dice" size={18} /> : null}
            {line.text}
          </li>
        ))}
      </ul>
      <div class="row">
        <button
          type="button"
          class="button small primary"
          ref={next}
          data-testid="next-deed"
          onClick={() => film.next()}
        >
          {w.nextDeed}
        </button>
        {left ? (
          <>
            <button type="button" class="button small" data-testid="skip-film" onClick={() => film.skip()}>
              {w.allDeeds}
            </button>
            <span class="soft">{w.deedsLeft(left)}</span>
          </>
        ) : null}
      </div>
    </section>
  );
}

const linesOf = ({ lines }: Deed): LogLine[] => lines.filter(({ kind }) => !BESIDE.test(kind));

/** What comes with a deed says less than the deed. */
const DULL = /^(spent|readied|left|discarded|stunned)/;
const weight = ({ things, kind }: LogLine): number => things.length - (DULL.test(kind) ? 0.5 : 0);

/** The sentence that names most of those concerned; where nobody is, that about the dice. */
export function captionOf(deed: Deed): string {
  const lines = linesOf(deed);
  const [best] = lines.filter(({ things }) => things.length).sort((one, other) => weight(other) - weight(one));
  return best?.text ?? deed.rolls.at(-1)?.text ?? (lines[0] ?? deed.lines[0])?.text ?? "";
}

/** Brings back the last turn. */
export function WhatHappened({ film }: { film: Film }) {
  const w = matchWords();
  if (!film.lastTurn.value.length || film.isBehind.value) return null;
  return (
    <button
      type="button"
      class="link film-again"
      data-testid="what-happened"
      title={`${w.whatHappened} (V)`}
      onClick={() => film.again()}
    >
      {w.whatHappened}
    </button>
  );
}
