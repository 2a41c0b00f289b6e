// Numbers that mean something: shares that add up, degrees, inches, sizes.
import { hintedNumber } from "../learn/hint";
import { lang } from "../settings";
import { Icon } from "../shell/icons";
import type { Field } from "../wire";
import { type Draft, sumOf } from "./answer";
import { usePlay } from "./play";
import { matchWords } from "./texts";

/** One tap is so much. */
const STEPS: Record<string, number> = { facing: 15, turn: 15, length: 500 };

export function Fields({ draft }: { draft: Draft }) {
  const w = matchWords();
  const { option, numbers } = draft;
  const left = option.total - sumOf(numbers);
  return (
    <fieldset class="match-fields">
      <legend class="unseen">{option.text}</legend>
      {option.fields.map((field, place) => (
        <Stepper key={place} draft={draft} field={field} place={place} />
      ))}
      {option.total >= 0 ? (
        <p class={left ? "match-sum is-bad" : "match-sum"} role="status" data-testid="sum">
          {left > 0 ? w.sumLeft(left) : left < 0 ? w.sumOver(-left) : w.sumFits(option.total)}
        </p>
      ) : null}
    </fieldset>
  );
}

function Stepper({ draft, field, place }: { draft: Draft; field: Field; place: number }) {
  const play = usePlay();
  const w = matchWords();
  const { kind, low, high, thing } = field;
  const isRound = kind === "facing" || kind === "turn";
  const text = draft.numbers[place] ?? "";
  const value = text === "" ? field.start : Number(text);
  const put = (next: number): void => {
    const kept = isRound ? ((next % 360) + 360) % 360 : Math.max(low, Math.min(high, next));
    const now = play.draft.peek() ?? draft;
    play.draft.value = { ...now, numbers: now.numbers.map((old, at) => (at === place ? String(kept) : old)) };
  };
  const by = STEPS[kind] ?? 1;
  const wanted = isRound ? "" : hintedNumber(play, place);
  const speak = (): void => {
    play.spoken.value = thing >= 0 ? [thing] : [];
  };
  const hush = (): void => {
    play.spoken.value = [];
  };
  return (
    <div class="match-stepper" onPointerEnter={speak} onPointerLeave={hush} onFocusCapture={speak} onBlurCapture={hush}>
      <span id={`field-${place}`}>{field.text}</span>
      <button
        type="button"
        class="icon-button"
        aria-label={w.less(field.text)}
        disabled={!isRound && value <= low}
        onClick={() => put(value - by)}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        class="input"
        type="number"
        inputMode="decimal"
        aria-labelledby={`field-${place}`}
        min={kind === "length" ? low / 1000 : low}
        max={kind === "length" ? high / 1000 : high}
        step={kind === "length" ? "any" : 1}
        data-number-field={place}
        data-kind={kind}
        data-wanted={wanted || undefined}
        value={kind === "length" ? value / 1000 : text}
        onInput={(event) => {
          const typed = event.currentTarget.valueAsNumber;
          if (!Number.isNaN(typed)) put(kind === "length" ? Math.round(typed * 1000) : Math.round(typed));
        }}
      />
      <button
        type="button"
        class="icon-button"
        aria-label={w.more(field.text)}
        disabled={!isRound && value >= high}
        onClick={() => put(value + by)}
      >
        <Icon name="plus" size={18} />
      </button>
      <small>{isRound ? "°" : kind === "length" ? "″" : bounds(low, high)}</small>
      {wanted && Number(wanted) !== value ? <b class="match-wanted">▸ {wanted}</b> : null}
    </div>
  );
}

const bounds = (low: number, high: number): string =>
  lang.value === "de" ? `${low} bis ${high}` : `${low} to ${high}`;
