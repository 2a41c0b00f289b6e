// Zoom, tape, and the bar of an answer in the making: how far, what it costs, why not, and doing it.
import { Icon } from "../../shell/icons";
import { RuleLink } from "../../shell/rule-link";
import { isComplete } from "../../match/play";
import { lang } from "../../settings";
import { inches, type Point } from "./frame";
import { movesOf, useStage } from "./stage";
import { measuredWords } from "./texts";

export function Tools() {
  const { camera, isTaping, tape, scene, planner, play } = useStage();
  const w = measuredWords();
  return (
    <div class="ms-tools" role="group" aria-label={w.tools}>
      {scene.is_setup && planner && play?.table.value?.stage === "playing" && play.table.value.you >= 0 && !play.table.value.lesson ? (
        <button type="button" class="button small primary" data-testid="set-up-for-me" aria-pressed={planner.isHasty.value} onClick={() => planner.setUpForMe(!planner.isHasty.peek())}>
          {w.setUpForMe}
        </button>
      ) : null}
      <button type="button" class="icon-button" aria-label={w.zoomIn} title={w.zoomIn} onClick={() => camera.zoomBy(1.5)}>
        <Icon name="plus" size={18} />
      </button>
      <button type="button" class="icon-button" aria-label={w.zoomOut} title={w.zoomOut} onClick={() => camera.zoomBy(1 / 1.5)}>
        <Icon name="minus" size={18} />
      </button>
      <button type="button" class="button small" onClick={() => camera.whole()}>
        {w.whole}
      </button>
      <button
        type="button"
        class="button small"
        data-testid="tape"
        aria-pressed={isTaping.value}
        onClick={() => {
          isTaping.value = !isTaping.value;
          tape.value = null;
        }}
      >
        {w.tape}
      </button>
    </div>
  );
}

export function DraftBar() {
  const stage = useStage();
  const { play, planner } = stage;
  const w = measuredWords();
  const draft = play?.draft.value;
  const plan = planner?.plan.value ?? null;
  if (!play || !planner) return null;
  if (!draft || draft.option.corners === 0) return plan && plan.words.length ? <Preview /> : null;
  const others = movesOf(stage, draft.option.subject).filter((option) => option.key !== draft.option.key);
  const end = draft.path.at(-1);
  const swap = (key: string): void => {
    const option = others.find((each) => each.key === key);
    if (!option) return;
    play.choose(option);
    if (end) planner.goTo(end as Point);
  };
  return (
    <div class="ms-bar" data-testid="ms-bar">
      <div class="ms-bar-words" aria-live="polite">
        <b>{draft.option.text}</b>
        {plan && plan.length >= 0 ? (
          <span class={plan.legal ? "" : "is-bad"}>
            {w.length(inches(plan.length, lang.value), plan.cost > plan.length + 5 ? inches(plan.cost, lang.value) : "", plan.allowed >= 0 ? inches(plan.allowed, lang.value) : "")}
          </span>
        ) : (
          <span>{w.placeHint}</span>
        )}
        {plan?.words.map((text) => <span key={text}>{text}</span>)}
        {plan?.refusals.slice(0, 3).map((refusal) => (
          <span key={refusal.rule + refusal.because} class="is-bad" data-testid="ms-refusal">
            {refusal.because} <RuleLink id={refusal.rule} />
          </span>
        ))}
      </div>
      <div class="row">
        {others.map((option) => (
          <button key={option.key} type="button" class="button small" data-swap={option.key} onClick={() => swap(option.key)}>
            {w.instead(option.text)}
          </button>
        ))}
        {draft.path.length > 1 ? (
          <button type="button" class="button small" onClick={() => planner.setPath(draft.path.slice(0, -1) as Point[])}>
            {w.undo}
          </button>
        ) : null}
        <button type="button" class="button small" onClick={() => (play.draft.value = null)}>
          {w.cancel}
        </button>
        <button type="button" class="button small primary" data-testid="ms-go" disabled={!isComplete(draft) || (plan !== null && !plan.legal)} onClick={() => play.send()}>
          {w.go}
        </button>
      </div>
    </div>
  );
}

/** What an attack would need, while one points at its target. */
function Preview() {
  const { planner } = useStage();
  const plan = planner?.plan.value;
  if (!plan) return null;
  return (
    <div class="ms-bar is-preview" data-testid="ms-preview">
      <div class="ms-bar-words" aria-live="polite">
        {plan.sheets.map((sheet, place) => (
          <span key={place} class="ms-sheet">
            <b>
              {sheet.title}: {sheet.total}
            </b>
            {sheet.lines.map((line, at) => (
              <small key={at}>
                {line.text} {line.value}
              </small>
            ))}
          </span>
        ))}
        {plan.words.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
    </div>
  );
}
