// Why nothing can be done with a thing: what could have been wanted of it, and the rules against that.
import { RuleLink } from "../shell/rule-link";
import type { Try } from "../wire";

const MOST = 4;

export function Reasons({ tries }: { tries: readonly Try[] }) {
  return (
    <ul role="list">
      {reasonsOf(tries)
        .slice(0, MOST)
        .map(([because, rules]) => (
          <li key={because}>
            {because}{" "}
            {rules.map((rule) => (
              <span key={rule}>
                <RuleLink id={rule} />{" "}
              </span>
            ))}
          </li>
        ))}
    </ul>
  );
}

/** Every sentence once, with all the rules that say it. */
export function reasonsOf(tries: readonly Try[]): [string, string[]][] {
  const reasons = new Map<string, string[]>();
  for (const { because, rule } of tries.flatMap((each) => (each.legal ? [] : each.refusals))) {
    const rules = reasons.get(because) ?? [];
    if (!rules.includes(rule)) reasons.set(because, [...rules, rule]);
  }
  return [...reasons];
}
