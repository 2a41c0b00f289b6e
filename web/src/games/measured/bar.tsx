// The bar of an answer in the making: how far, what it costs, what an attack needs, why not, and doing it.
import { type Draft, isComplete, isOrdering } from "../../match/answer";
import { Foreseen } from "../../match/odds";
import { lang } from "../../settings";
import { RuleLink } from "../../shell/rule-link";
import type { Plan } from "../../wire";
import { isPlacing, isSpin, turnable } from "./options";
import { inches } from "./projection";
import { movesOf, useStage } from "./stage";
import { measuredWords } from "./texts";

export function DraftBar() {
  const { play, planner } = useStage();
  const draft = play?.draft.value;
  const plan = planner?.plan.value ?? null;
  if (!play || !planner) return null;
  if (!draft || isOrdering(draft.option)) return plan?.words.length ? <Preview plan={plan} /> : null;
  return (
    <div class="ms-bar" data-testid="ms-bar">
      <div class="ms-bar-words" role="group" aria-label={draft.option.text} tabIndex={0} aria-live="polite">
        <b>{draft.option.text}</b>
        <Told draft={draft} plan={plan} />
      </div>
      <Buttons draft={draft} plan={plan} />
    </div>
  );
}

function Told({ draft, plan }: { draft: Draft; plan: Plan | null }) {
  const { planner, play } = useStage();
  const w = measuredWords();
  const { option } = draft;
  const hint =
    draft.picks.length < option.least
      ? w.pickHint
      : option.has_spots
        ? w.spotsHint
        : isPlacing(option)
          ? turnable(option)
            ? w.putTurnHint
            : w.putHint
          : isSpin(option)
            ? w.turnHint
            : option.corners
              ? w.placeHint
              : "";
  const against = planner?.against.value ?? [];
  return (
    <>
      {plan && plan.length >= 0 ? (
        <span class={plan.legal ? "" : "is-bad"}>
          {w.length(
            inches(plan.length, lang.value),
            plan.cost > plan.length + 5 ? inches(plan.cost, lang.value) : "",
            plan.allowed >= 0 ? inches(plan.allowed, lang.value) : "",
          )}
        </span>
      ) : null}
      {plan?.words.map((text) => (
        <span key={text}>{text}</span>
      ))}
      {plan?.legal && play ? <Foreseen play={play} answer={plan.answer} /> : null}
      {plan ? <Sheets plan={plan} /> : hint ? <span class="soft">{hint}</span> : null}
      {against.slice(0, 3).map((refusal) => (
        <span key={refusal.rule + refusal.because} class="is-bad" data-testid="ms-refusal">
          {plan?.refusals.includes(refusal) ? "" : `${w.there} `}
          {refusal.because} <RuleLink id={refusal.rule} />
        </span>
      ))}
    </>
  );
}

function Buttons({ draft, plan }: { draft: Draft; plan: Plan | null }) {
  const stage = useStage();
  const { play, planner } = stage;
  const w = measuredWords();
  if (!play || !planner) return null;
  const { option } = draft;
  const others = option.mover >= 0 ? movesOf(stage, option.mover).filter((other) => other.key !== option.key) : [];
  const end = draft.path.at(-1);
  const swap = (key: string): void => {
    const other = others.find((each) => each.key === key);
    if (!other) return;
    play.choose(other);
    if (end) planner.settle(end);
  };
  const loose = option.corners > 0 ? option.among.filter((pick) => !pick.at.length) : [];
  const angle = Number(draft.numbers[0] || 0);
  return (
    <div class="row">
      {loose.map((pick) => (
        <button
          key={pick.pick}
          type="button"
          class="button small"
          aria-pressed={draft.picks.includes(pick.pick)}
          onClick={() => play.togglePick(pick.pick)}
        >
          {pick.text}
        </button>
      ))}
      {others.map((other) => (
        <button
          key={other.key}
          type="button"
          class="button small"
          data-swap={other.key}
          onClick={() => swap(other.key)}
        >
          {other.text}
        </button>
      ))}
      {turnable(option) && (draft.path.length || isSpin(option)) ? (
        <>
          <button
            type="button"
            class="button small"
            aria-label={w.turnLeft}
            title={w.turnLeft}
            data-testid="turn-left"
            onClick={() => planner.turn((angle + 15) % 360)}
          >
            ↺
          </button>
          <button
            type="button"
            class="button small"
            aria-label={w.turnRight}
            title={w.turnRight}
            data-testid="turn-right"
            onClick={() => planner.turn((angle + 345) % 360)}
          >
            ↻
          </button>
        </>
      ) : null}
      {option.corners > 1 && !option.has_spots ? (
        <button
          type="button"
          class="button small"
          data-testid="ms-adding"
          aria-pressed={planner.isAdding.value}
          onClick={() => planner.setAdding(!planner.isAdding.peek())}
        >
          {isPlacing(option) ? w.access : w.corners}
        </button>
      ) : null}
      {draft.path.length > 1 ? (
        <button type="button" class="button small" onClick={() => planner.setPath(draft.path.slice(0, -1))}>
          {option.mover >= 0 ? w.undo : w.less}
        </button>
      ) : null}
      {(play.question.value?.options.length ?? 0) > 1 ? (
        <button type="button" class="button small" onClick={() => (play.draft.value = null)}>
          {w.cancel}
        </button>
      ) : null}
      <button
        type="button"
        class="button small primary"
        data-testid="ms-go"
        disabled={
          !isComplete(draft) || play.isAnswering.value || (plan !== null && plan.answer !== null && !plan.legal)
        }
        onClick={() => play.send()}
      >
        {w.go}
      </button>
    </div>
  );
}

/** What an attack would need, while one points at its target. */
function Preview({ plan }: { plan: Plan }) {
  const { play } = useStage();
  return (
    <div class="ms-bar is-preview" data-testid="ms-preview">
      <div class="ms-bar-words" role="group" aria-label={plan.words[0] ?? ""} tabIndex={0} aria-live="polite">
        {plan.words.map((text, place) => (place ? <span key={text}>{text}</span> : <b key={text}>{text}</b>))}
        {plan.legal && play ? <Foreseen play={play} answer={plan.answer} /> : null}
        <Sheets plan={plan} />
      </div>
    </div>
  );
}

/** Bounds that a number keeps are left to the rules. */
const SHOWN = ["base", "set", "add"];

/** Tallies with their receipts. */
function Sheets({ plan }: { plan: Plan }) {
  if (!plan.sheets.length) return null;
  return (
    <span class="ms-sheets">
      {plan.sheets.map((sheet, place) => (
        <span key={place} class="ms-sheet">
          <b>
            {sheet.title}: {sheet.total}
          </b>
          {sheet.lines
            .filter((line) => SHOWN.includes(line.band))
            .map((line, at) => (
              <small key={at}>
                {line.text} {line.band === "add" && /^\d/.test(line.value) ? `+${line.value}` : line.value}
              </small>
            ))}
        </span>
      ))}
    </span>
  );
}
