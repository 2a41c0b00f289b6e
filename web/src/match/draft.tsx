// An answer that needs more than an option: things to pick, numbers, points of a path.
import { useEffect, useRef, useState } from "preact/hooks";
import { hintedNumber, isHintedPick } from "../learn/hint";
import { Icon } from "../shell/icons";
import type { Option, Pick, Question, Refusal } from "../wire";
import { answerOf, type Draft, isComplete, isOrdering, nameOf } from "./answer";
import { CardOrder } from "./card-order";
import { type Point, sideOf } from "./corner";
import { Fields } from "./fields";
import { Foreseen } from "./odds";
import { isMeasured, usePlay } from "./play";
import { matchWords } from "./texts";

/** Where another button sends it (`button` is null), this is the place for everything that cannot be pointed at. */
export function DraftForm({ draft, question, button }: { draft: Draft; question: Question; button?: null }) {
  const play = usePlay();
  const w = matchWords();
  const { option } = draft;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (draft.advice) {
      form.current?.querySelector<HTMLElement>("[data-send]")?.focus();
      return;
    }
    // A player who came by keys goes on by keys: on a measured table mostly there.
    if (document.activeElement !== document.body && document.activeElement?.closest(".match-table")) return;
    const first = form.current?.querySelector<HTMLElement>(
      isMeasured(play) ? "[data-pick], [data-card], .match-stepper button" : "[data-pick], input",
    );
    const table =
      option.corners > 0 && !option.least ? document.querySelector<SVGElement>(".match-table svg[tabindex]") : null;
    (table ?? first)?.focus({ preventScroll: true });
  }, [option, draft.advice]);
  return (
    <form
      ref={form}
      class="match-draft"
      data-testid="draft"
      data-draft={nameOf(option)}
      onSubmit={(event) => {
        event.preventDefault();
        play.send();
      }}
    >
      <header class="match-draft-head">
        {question.options.length > 1 && button !== null ? (
          <button
            type="button"
            class="icon-button"
            data-testid="back"
            aria-label={w.back}
            title={w.back}
            onClick={() => (play.draft.value = null)}
          >
            <Icon name="back" size={20} />
          </button>
        ) : null}
        <div>
          {/* What is left open is asked right below. */}
          <b>{option.text.replace(/[\s,:]*\.\.\.$/, "")}</b>
          {option.remark ? <p class="match-remark">{option.remark}</p> : null}
        </div>
      </header>
      {isOrdering(option) ? <CardOrder draft={draft} /> : option.most > 0 ? <Picks draft={draft} /> : null}
      {isMeasured(play) && isPointed(option) ? (
        <details class="match-fold">
          <summary>{w.typePoints}</summary>
          <Typed draft={draft} />
        </details>
      ) : (
        <Typed draft={draft} />
      )}
      {isMeasured(play) ? null : <Foreseen play={play} answer={isComplete(draft) ? answerOf(draft) : null} />}
      {button === null ? null : (
        <button
          type="submit"
          class="button primary match-send"
          data-send
          disabled={!isComplete(draft) || play.isAnswering.value}
        >
          <Icon name="check" size={20} />
          {option.most === 0 || isOrdering(option)
            ? option.text
            : isComplete(draft)
              ? w.sendPicks(draft.picks.length)
              : w.pickSome(option.least, option.most)}
        </button>
      )}
    </form>
  );
}

function Picks({ draft }: { draft: Draft }) {
  const w = matchWords();
  const { option, picks } = draft;
  return (
    <fieldset class="match-picks">
      <legend>
        {w.pickSome(option.least, option.most)}
        <span class="soft">
          {w.picked(picks.length)}
          {option.most > 1 ? ` · ${w.inOrder}` : ""}
        </span>
      </legend>
      <div class="match-options">
        {option.among.map((pick) => (
          <PickButton
            key={pick.pick}
            pick={pick}
            order={picks.indexOf(pick.pick) + 1}
            isFull={picks.length >= option.most && option.most > 1}
          />
        ))}
      </div>
    </fieldset>
  );
}

function PickButton({ pick, order, isFull }: { pick: Pick; order: number; isFull: boolean }) {
  const play = usePlay();
  const isPicked = order > 0;
  const speak = (): void => {
    play.spoken.value = pick.at;
  };
  return (
    <button
      type="button"
      class={`match-option match-pick ${isHintedPick(play, pick) ? "is-hinted" : ""}`}
      data-pick={pick.pick}
      role="checkbox"
      aria-checked={isPicked}
      aria-disabled={(isFull && !isPicked) || undefined}
      onClick={() => play.togglePick(pick.pick)}
      onPointerEnter={speak}
      onFocus={speak}
      onPointerLeave={() => (play.spoken.value = [])}
      onBlur={() => (play.spoken.value = [])}
    >
      <span class="match-tick" aria-hidden="true">
        {isPicked ? order : ""}
      </span>
      <span class="match-option-text">{pick.text}</span>
      {pick.note ? <span class="match-remark">{pick.note}</span> : null}
    </button>
  );
}

function Numbers({ draft }: { draft: Draft }) {
  const play = usePlay();
  const w = matchWords();
  const { option, numbers } = draft;
  const set = (place: number, text: string): void => {
    play.draft.value = { ...draft, numbers: numbers.map((old, at) => (at === place ? text : old)) };
  };
  return (
    <div class="match-numbers">
      {numbers.map((text, place) => (
        <label key={place} class="field">
          <span>{w.number(place + 1, option.low, option.high)}</span>
          <input
            class="input"
            type="number"
            inputMode="numeric"
            min={option.low}
            max={option.high}
            data-number-field={place}
            data-wanted={hintedNumber(play, place) || undefined}
            placeholder={hintedNumber(play, place)}
            value={text}
            onInput={(event) => set(place, event.currentTarget.value)}
          />
        </label>
      ))}
    </div>
  );
}

/** Where a table measures, pointing at it is the usual way to say this. */
const isPointed = ({ corners, fields }: Option): boolean =>
  corners > 0 || (fields.length > 0 && fields.every(({ kind }) => kind === "facing" || kind === "turn"));

function Typed({ draft }: { draft: Draft }) {
  const { option } = draft;
  return (
    <>
      {option.fields.length ? <Fields draft={draft} /> : option.numbers > 0 ? <Numbers draft={draft} /> : null}
      {option.corners > 0 ? <Path draft={draft} /> : null}
    </>
  );
}

/** Points as numbers, for those who cannot or will not point; the server says what it thinks of the path. */
function Path({ draft }: { draft: Draft }) {
  const play = usePlay();
  const w = matchWords();
  const { option, path } = draft;
  const { seen, meant } = sideOf(play.table.value?.scene);
  const points: Point[] = path.length ? path.map(seen) : [[0, 0]];
  const put = (changed: Point[]): void => {
    play.draft.value = { ...draft, path: changed };
  };
  const set = (place: number, axis: 0 | 1, mils: number): void =>
    put(points.map((point, at) => meant(at === place ? (axis ? [point[0], mils] : [mils, point[1]]) : point)));
  return (
    <div class="match-path">
      <p class="hint">{w.pathHint}</p>
      {points.map((point, place) => (
        <fieldset key={place} class="match-point">
          <legend>{w.point(place + 1)}</legend>
          {([0, 1] as const).map((axis) => (
            <Inches
              key={axis}
              name={axis ? w.up : w.across}
              field={`${place}:${axis ? "y" : "x"}`}
              mils={path.length ? point[axis] : null}
              put={(mils) => set(place, axis, mils)}
            />
          ))}
        </fieldset>
      ))}
      <div class="row">
        {path.length && path.length < option.corners ? (
          <button
            type="button"
            class="button small"
            data-testid="add-point"
            onClick={() => put([...path, path.at(-1)!])}
          >
            {w.addPoint}
          </button>
        ) : null}
        {path.length ? (
          <button type="button" class="button small" data-testid="take-point" onClick={() => put(path.slice(0, -1))}>
            {w.takePoint}
          </button>
        ) : null}
      </div>
      <PathVerdict draft={draft} />
    </div>
  );
}

/** A length is typed in inches, as people measure, and kept in mils, as the games do. */
function Inches(length: { name: string; field: string; mils: number | null; put: (mils: number) => void }) {
  const { name, field, mils, put } = length;
  const [typed, setTyped] = useState("");
  const inMils = (text: string): number => Math.round(Number(text) * 1000) || 0;
  // What is being typed stays as it is, such as a number that ends in a zero.
  const shown = mils === null ? "" : typed !== "" && inMils(typed) === mils ? typed : String(mils / 1000);
  return (
    <label>
      <span>{name}</span>
      <input
        class="input"
        type="number"
        step="any"
        inputMode="decimal"
        data-path={field}
        value={shown}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          put(inMils(event.currentTarget.value));
        }}
      />
    </label>
  );
}

function PathVerdict({ draft }: { draft: Draft }) {
  const play = usePlay();
  const [refusals, setRefusals] = useState<Refusal[] | null>(null);
  useEffect(() => {
    setRefusals(null);
    if (!draft.path.length) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      void play.line.ask({ do: "judge", answer: answerOf(draft) }).then((reply) => {
        if (isWanted && reply?.type === "verdict") setRefusals(reply.refusals);
      });
    }, 120);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [draft]);
  if (!refusals) return null;
  if (!refusals.length) return <p class="match-verdict is-good">{matchWords().isLegal}</p>;
  return (
    <ul role="list" class="match-verdict is-bad">
      {refusals.map((refusal, place) => (
        <li key={place}>{refusal.because}</li>
      ))}
    </ul>
  );
}
