// All rules of a game, to read from beginning to end or to search.
import { rulesOf } from "../api";
import { FIRST_GAME } from "../games/first";
import { useLoad } from "../load";
import { place, remark } from "../route";
import { Check, Segments, TroubleNote, Waiting } from "../shell/parts";
import { useTitle } from "../shell/title";
import { say, words } from "../texts";
import type { RuleInfo } from "../wire";
import { BOOKS, bookTitle } from "./books";
import { SearchField } from "./fields";
import { HouseTitles, Marked } from "./rule-text";
import { useRuleSearch } from "./search";
import { sectionOf, sectionTitle } from "./sections";

const MOST_FOUND = 200;

export function RuleIndex() {
  const w = words().rules;
  useTitle(w.title);
  const { query } = place.value;
  const typed = query.get("q") ?? "";
  const game = query.get("game") ?? FIRST_GAME;
  const isHouseOnly = query.get("house") === "1";
  const change = (part: Record<string, string>): void =>
    remark({ q: typed, game, house: isHouseOnly ? "1" : "", ...part });
  return (
    <div class="page rules-screen">
      <header class="stack">
        <h1>{w.title}</h1>
        <p class="lead">{w.lead}</p>
        <div class="rules-tools" role="search">
          <SearchField typed={typed} onType={(words) => change({ q: words })} />
          <Segments
            label={w.gameFilter}
            isLabelHidden
            name="rules-game"
            value={game}
            choices={BOOKS.map((book) => ({ value: book, text: bookTitle(book) }))}
            onChoose={(chosen) => change({ game: chosen })}
          />
          <Check label={w.houseOnly} isChecked={isHouseOnly} onChange={(only) => change({ house: only ? "1" : "" })} />
        </div>
      </header>
      {typed.trim() ? (
        <Matching typed={typed} game={game} isHouseOnly={isHouseOnly} />
      ) : (
        <Everything key={game} game={game} isHouseOnly={isHouseOnly} />
      )}
    </div>
  );
}

function Matching({ typed, game, isHouseOnly }: { typed: string; game: string; isHouseOnly: boolean }) {
  const w = words().rules;
  const { rules, trouble, isSearching } = useRuleSearch(typed, game, MOST_FOUND);
  if (trouble) return <TroubleNote trouble={trouble} />;
  if (!rules) return isSearching ? <Waiting /> : null;
  const shown = isHouseOnly ? rules.filter((rule) => rule.rulings.length) : rules;
  return (
    <section class="rule-section" aria-labelledby="found">
      <div role="status">
        <h2 id="found">{w.results(shown.length)}</h2>
      </div>
      {shown.length ? null : <p class="soft">{`${w.none} ${w.noneHint}`}</p>}
      <RuleList rules={shown} query={typed} />
    </section>
  );
}

interface Section {
  id: string;
  title: string;
  rules: RuleInfo[];
}

function inSections(rules: RuleInfo[]): Section[] {
  const sections = new Map<string, Section>();
  for (const rule of rules) {
    const id = sectionOf(rule.id);
    const known = sections.get(id);
    if (known) known.rules.push(rule);
    else sections.set(id, { id, title: say(sectionTitle(id, rule.source)), rules: [rule] });
  }
  return [...sections.values()];
}

function Everything({ game, isHouseOnly }: { game: string; isHouseOnly: boolean }) {
  const w = words().rules;
  const { value, trouble, again } = useLoad(() => rulesOf(game), [game]);
  if (trouble) return <TroubleNote trouble={trouble} again={again} />;
  if (!value) return <Waiting />;
  const sections = inSections(isHouseOnly ? value.filter((rule) => rule.rulings.length) : value);
  return (
    <div class="rules-columns">
      <nav class="rules-contents" aria-labelledby="contents">
        <h2 id="contents">{w.sections}</h2>
        <ol role="list">
          {sections.map((section) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                onClick={(event) => {
                  event.preventDefault();
                  toSection(section.id);
                }}
              >
                <span>{section.title}</span>
                <span class="soft">{section.rules.length}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div class="rules-body">
        <p class="hint">{w.results(sections.reduce((sum, { rules }) => sum + rules.length, 0))}</p>
        {sections.map((section) => (
          <section key={section.id} class="rule-section" aria-labelledby={section.id}>
            <h2 id={section.id} tabIndex={-1}>
              {section.title}
            </h2>
            <RuleList rules={section.rules} query="" />
          </section>
        ))}
      </div>
    </div>
  );
}

function toSection(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

function RuleList({ rules, query }: { rules: RuleInfo[]; query: string }) {
  return (
    <ol role="list" class="rule-list">
      {rules.map((rule) => (
        <li key={rule.id}>
          <h3>
            <a href={`/rules/${rule.id}`}>
              <Marked text={say(rule.title)} query={query} />
            </a>
          </h3>
          <p class="rule-list-text">
            <Marked text={say(rule.text)} query={query} />
          </p>
          <HouseTitles rule={rule} query={query} />
          <p class="rule-list-id">
            <span class="rule-id">{rule.id}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
