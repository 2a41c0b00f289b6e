// Small things every screen needs.
import type { ComponentChildren } from "preact";
import { say, words } from "../texts";
import type { Phrase } from "../wire";
import { Icon } from "./icons";
import { RuleLink } from "./rule-link";

export function Waiting({ text }: { text?: string }) {
  return (
    <p class="waiting" role="status">
      {text ?? words().loading}
    </p>
  );
}

/** Trouble, told kindly, with the rule it comes from and a way to try again. */
export function TroubleNote({ trouble, again }: { trouble: { phrase: Phrase; rule?: string }; again?: () => void }) {
  return (
    <div class="note bad" role="alert">
      <Icon name="question" />
      <p>
        {say(trouble.phrase)} {trouble.rule ? <RuleLink id={trouble.rule} /> : null}
      </p>
      {again ? (
        <button type="button" class="button small" onClick={again}>
          {words().tryAgain}
        </button>
      ) : null}
    </div>
  );
}

/** Exclusive choices in one bar; arrow keys move as in any group of radio buttons. */
export function Segments<T extends string | number>(props: {
  label: string;
  /** Different for every group on a screen. */
  name: string;
  value: T;
  choices: readonly { value: T; text: string; lang?: string }[];
  onChoose: (value: T) => void;
  isLabelHidden?: boolean;
}) {
  return (
    <fieldset class="field">
      <legend class={props.isLabelHidden ? "unseen" : "label"}>{props.label}</legend>
      <div class="segments">
        {props.choices.map((choice) => (
          <label key={choice.value} lang={choice.lang}>
            <input
              type="radio"
              name={props.name}
              value={choice.value}
              checked={choice.value === props.value}
              onChange={() => props.onChoose(choice.value)}
            />
            <span>{choice.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Check(props: {
  label: string;
  hint?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={props.isChecked}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <span class="label">{props.label}</span>
      {props.hint ? <span class="hint">{props.hint}</span> : null}
    </label>
  );
}

/** A heading with room for something at its right. */
export function SectionHead({ title, id, children }: { title: string; id?: string; children?: ComponentChildren }) {
  return (
    <div class="row spread">
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
