// One refusal: its sentence with figures, then the rule in words.
import { RuleLink } from "../shell/rule-link";
import type { Refusal } from "../wire";
import { matchWords } from "./texts";

export function RefusalText({ refusal }: { refusal: Refusal }) {
  const w = matchWords();
  return (
    <article class="match-refusal" data-rule={refusal.rule}>
      <p class="match-because">{refusal.because}</p>
      <h3>
        {refusal.title} <RuleLink id={refusal.rule} />
        {refusal.is_house ? <span class="badge house">{w.house}</span> : null}
      </h3>
      <p class="soft">{refusal.text}</p>
    </article>
  );
}
