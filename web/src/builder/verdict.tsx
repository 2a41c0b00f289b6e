// What the server says about a list, and what its author says about it.
import { Icon } from "../shell/icons";
import { RuleLink } from "../shell/rule-link";
import { say } from "../texts";
import type { ForceCheck, Phrase } from "../wire";
import type { Bench, Made } from "./bench";
import type { BuilderWords } from "./texts";

interface VerdictProps {
  bench: Pick<Bench<Made>, "checked" | "checkTrouble" | "isChecking">;
  w: Pick<BuilderWords, "problems" | "checking" | "illegal" | "legal">;
  /** Of the bar. */
  size: number;
  most: number;
  text: string;
}

/** How far it is, whether it is allowed, and every rule that it breaks. */
export function Verdict({ bench, w, size, most, text }: VerdictProps) {
  const told = bench.checked.value;
  const trouble = bench.checkTrouble.value;
  const isOld = bench.isChecking.value;
  return (
    <section class="bd-part bd-legality" aria-label={w.problems}>
      <div class="bd-progress">
        <span class="bd-size">{text}</span>
        <progress max={most} value={Math.min(size, most)} aria-label={text} />
      </div>
      <p class="bd-verdict" role="status">
        {trouble ? (
          <span class="bd-badge bad">{say(trouble)}</span>
        ) : !told ? (
          <span class="bd-badge">{w.checking}</span>
        ) : (
          <Badge told={told} isOld={isOld} w={w} />
        )}
      </p>
      {told?.problems.length ? (
        <ul role="list" class={isOld ? "bd-problems is-old" : "bd-problems"}>
          {told.problems.map((problem) => (
            <li key={problem.rule + problem.text.en}>
              <span>{say(problem.text)}</span> <RuleLink id={problem.rule} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Badge({ told, isOld, w }: { told: ForceCheck; isOld: boolean } & Pick<VerdictProps, "w">) {
  const broken = told.problems.length;
  return (
    <span class={`bd-badge ${broken ? "bad" : "good"} ${isOld ? "is-old" : ""}`}>
      <Icon name={broken ? "close" : "check"} size={18} />
      {broken ? w.illegal(broken) : w.legal}
    </span>
  );
}

/** How it is played. */
export function Guide({ w, guide }: { w: Pick<BuilderWords, "guide">; guide: Phrase }) {
  if (!say(guide)) return null;
  return (
    <section class="bd-part" aria-labelledby="builder-guide">
      <h3 id="builder-guide">{w.guide}</h3>
      <p>{say(guide)}</p>
    </section>
  );
}
