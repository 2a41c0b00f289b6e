// One rule on a page of its own, with the rest of its section beside it.
import { rule as askRule, rulesOf, scenarioOf } from "../api";
import { useLoad } from "../load";
import { linkTo } from "../route";
import { ScenarioPlayer } from "../scenario/player";
import { scenarioWords } from "../scenario/texts";
import { Icon } from "../shell/icons";
import { copy } from "../shell/invite";
import { TroubleNote, Waiting } from "../shell/parts";
import { useTitle } from "../shell/title";
import { say, words } from "../texts";
import type { RuleInfo } from "../wire";
import { bookTitle } from "./books";
import { RuleText } from "./rule-text";
import { sectionOf, sectionTitle } from "./sections";

export function RulePage({ id }: { id: string }) {
  const w = words();
  const { value, trouble, again } = useLoad(() => askRule(id.toUpperCase()), [id]);
  useTitle(value ? `${value.id} ${say(value.title)}` : w.rules.title);
  return (
    <div class="page rule-page">
      <nav aria-label={w.rules.back}>
        <a class="button quiet small to-results" href={value ? `/rules?game=${value.game}` : "/rules"}>
          <Icon name="back" size={18} />
          {w.rules.back}
        </a>
      </nav>
      {trouble ? (
        <>
          <h1>{trouble.status === 404 ? w.rules.unknown(id) : w.rules.title}</h1>
          <TroubleNote trouble={trouble} {...(trouble.status === 404 ? {} : { again })} />
        </>
      ) : null}
      {!value && !trouble ? <Waiting /> : null}
      {value ? (
        <div class="rule-page-columns">
          <div class="stack">
            <article class="sheet stack">
              <p class="people">
                {bookTitle(value.game)} · {say(sectionTitle(sectionOf(value.id), value.source))}
              </p>
              <h1>{say(value.title)}</h1>
              <RuleText rule={value} />
              <div class="row">
                <button type="button" class="button small" onClick={() => void copy(linkTo(`/rules/${value.id}`))}>
                  <Icon name="link" size={18} />
                  {w.rules.copyLink}
                </button>
              </div>
            </article>
            <InPlay rule={value} />
          </div>
          <Related rule={value} />
        </div>
      ) : null}
    </div>
  );
}

/** A scenario of our own that plays the rule, where there is one. */
function InPlay({ rule }: { rule: RuleInfo }) {
  const { value } = useLoad(() => scenarioOf(rule.id), [rule.id]);
  if (!value) return null;
  return (
    <section class="sheet stack rule-in-play" aria-labelledby="in-play" data-testid="in-play">
      <h2 id="in-play">{scenarioWords().shown}</h2>
      <ScenarioPlayer key={rule.id} text={value.text} />
    </section>
  );
}

function Related({ rule }: { rule: RuleInfo }) {
  const w = words().rules;
  const { value } = useLoad(() => rulesOf(rule.game), [rule.game]);
  const section = sectionOf(rule.id);
  const others = value?.filter((other) => sectionOf(other.id) === section) ?? [];
  if (others.length < 2) return null;
  return (
    <nav class="related" aria-labelledby="related">
      <h2 id="related">{w.related}</h2>
      <ol role="list">
        {others.map((other) => (
          <li key={other.id}>
            <a href={`/rules/${other.id}`} aria-current={other.id === rule.id ? "page" : undefined}>
              <span>{say(other.title)}</span>
              <span class="rule-id">{other.id}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
