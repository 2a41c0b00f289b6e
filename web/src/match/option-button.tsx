// One option of a question as a button: its words, what it costs, its key, and what may come of it.
import type { ComponentChildren } from "preact";
import { isHinted } from "../learn/hint";
import { Icon } from "../shell/icons";
import type { Option } from "../wire";
import { isPlain, nameOf, plainAnswer } from "./answer";
import { Foreseen } from "./odds";
import { usePlay } from "./play";

/** The most answers that are compared by what may come of them; where there are more, people point at what they mean. */
const FEW = 6;

interface Offered {
  option: Option;
  number: number;
  /** What a game draws beside it. */
  picture?: ComponentChildren;
}

export function OptionButton({ option, number, picture }: Offered) {
  const play = usePlay();
  const speak = (): void => {
    play.spoken.value = option.place ? [] : option.at;
  };
  const hush = (): void => {
    play.spoken.value = [];
  };
  const isFew = (play.question.value?.options.length ?? 0) <= FEW;
  const hotkey = option.key === "pass" ? "P" : number > 0 && number <= 9 ? String(number) : "";
  return (
    <button
      type="button"
      class={`match-option ${option.key === "pass" ? "is-pass" : ""} ${isHinted(play, option) ? "is-hinted" : ""}`}
      data-option={nameOf(option)}
      data-number={number > 0 && number <= 9 ? number : undefined}
      aria-keyshortcuts={hotkey || undefined}
      aria-disabled={play.isAnswering.value || undefined}
      onClick={() => play.choose(option)}
      onPointerEnter={speak}
      onPointerLeave={hush}
      onFocus={speak}
      onBlur={hush}
    >
      {picture}
      <span class="match-option-text">{option.text}</span>
      <span class="match-option-end" aria-hidden="true">
        {isPlain(option) ? null : <Icon name="forward" size={16} />}
        {hotkey ? <kbd>{hotkey}</kbd> : null}
      </span>
      {option.remark ? (
        <span class="match-remark" title={option.remark}>
          {option.remark}
        </span>
      ) : null}
      {isFew && isPlain(option) ? <Foreseen play={play} answer={plainAnswer(option)} /> : null}
    </button>
  );
}
