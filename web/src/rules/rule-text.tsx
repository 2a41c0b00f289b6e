// One rule, as it is shown in the drawer, in lists and on its page.
import { useState } from "preact/hooks";
import { lang } from "../settings";
import { Icon } from "../shell/icons";
import { say, words } from "../texts";
import type { RuleInfo } from "../wire";

function HouseBadge() {
  return (
    <span class="badge house">
      <Icon name="hint" size={14} />
      {words().rules.house}
    </span>
  );
}

/** In a list: what this house has settled about the rule. */
export function HouseTitles({ rule, query }: { rule: RuleInfo; query: string }) {
  if (!rule.rulings.length) return null;
  return (
    <p class="house-titles">
      <HouseBadge /> <Marked text={rule.rulings.map((ruling) => say(ruling.title)).join(" · ")} query={query} />
    </p>
  );
}

/** Marks the words that were searched for. */
export function Marked({ text, query }: { text: string; query: string }) {
  const parts = query
    .trim()
    .split(/\s+/)
    .filter((word) => word.length > 1);
  if (!parts.length) return <>{text}</>;
  const pattern = new RegExp(`(${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "giu");
  return <>{text.split(pattern).map((part, place) => (place % 2 ? <mark key={place}>{part}</mark> : part))}</>;
}

export function RuleMarks({ rule }: { rule: RuleInfo }) {
  const w = words().rules;
  return (
    <div class="rule-marks">
      <span class="rule-id">{rule.id}</span>
      <span class="badge plain">{w.kinds[rule.kind] ?? rule.kind}</span>
      {rule.rulings.length ? <HouseBadge /> : null}
    </div>
  );
}

/** The whole rule below its heading. */
export function RuleText({ rule }: { rule: RuleInfo }) {
  const w = words().rules;
  const [showsOther, setShowsOther] = useState(false);
  const other = lang.value === "de" ? "en" : "de";
  return (
    <div class="stack rule-text">
      <RuleMarks rule={rule} />
      <p class="rule-words">{say(rule.text)}</p>
      {rule.rulings.length ? (
        <section class="house-note stack" data-testid="house-rulings">
          <p class="soft">{w.houseText}</p>
          {rule.rulings.map((ruling) => (
            <div key={ruling.id} data-ruling={ruling.id}>
              <p>
                <strong>{say(ruling.title)}</strong> <span class="soft">{w.ruling(ruling.id)}</span>
              </p>
              <p>{say(ruling.text)}</p>
            </div>
          ))}
        </section>
      ) : null}
      {rule.physical ? (
        <p class="soft">
          {w.physical} {rule.physical}
        </p>
      ) : null}
      <p class="hint">
        {w.source}: {rule.source}
      </p>
      <details open={showsOther} onToggle={(event) => setShowsOther(event.currentTarget.open)}>
        <summary lang={other}>{w.otherLanguage}</summary>
        <div lang={other} class="other-language">
          <p class="label">{rule.title[other]}</p>
          <p>{rule.text[other]}</p>
          {rule.rulings.map((ruling) => (
            <p key={ruling.id}>
              <strong>{ruling.title[other]}.</strong> {ruling.text[other]}
            </p>
          ))}
        </div>
      </details>
    </div>
  );
}
