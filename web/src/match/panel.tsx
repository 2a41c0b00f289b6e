// The question: everything that can be answered, from the message alone.
import type { ComponentChildren } from "preact";
import { hintedOption } from "../learn/hint";
import { RuleLink } from "../shell/rule-link";
import type { TableState } from "../socket";
import { say } from "../texts";
import type { Option, Phrase, Question } from "../wire";
import { AdviceButton, AdviceList } from "./advice";
import { isPlain, nameOf } from "./answer";
import { DraftForm } from "./draft";
import { WhatHappened } from "./film-bar";
import { Hints } from "./hints";
import { OptionButton } from "./option-button";
import { PassingChip, PassUntil } from "./pass-until";
import { usePlay } from "./play";
import { Idle, Over } from "./quiet";
import { Sheets } from "./sheets";
import { matchWords } from "./texts";

/** What a game draws beside an option. */
export type Picture = (option: Option) => ComponentChildren;

interface Shown {
  table: TableState;
  /** Given where the board asks itself: then the panel is as small as it can be. */
  picture?: Picture;
}

export function Panel({ table, picture }: Shown) {
  const play = usePlay();
  const question = play.question.value;
  if (table.stage === "over") return <Over table={table} />;
  if (!question) return <Idle table={table} />;
  const draft = play.draft.value;
  return (
    <section class="match-panel" data-testid="question" data-kind={question.kind} aria-labelledby="question">
      <header class="match-panel-head">
        <h2 id="question">{question.text}</h2>
        <span class="match-panel-links">
          {picture ? null : <WhatHappened film={play.film} />}
          <RuleLink id={question.rule} />
          {picture ? null : <AdviceButton />}
        </span>
      </header>
      <PassingChip table={table} />
      {play.line.state.value === "open" ? null : <p class="match-broken">{matchWords().broken}</p>}
      <div class={play.isAnswering.value ? "match-answers is-sent" : "match-answers"}>
        <Hints />
        <AdviceList />
        {draft ? (
          <DraftForm draft={draft} question={question} />
        ) : (
          <Options question={question} table={table} {...(picture ? { picture } : {})} />
        )}
        <Sheets question={question} isFolded={picture !== undefined} />
      </div>
    </section>
  );
}

interface Group {
  title: string;
  options: Option[];
}

/** Options of one kind together, in the order in which they come; what a lesson waits for is first, passing last. */
function grouped(titles: Record<string, Phrase>, question: Question, first: Option | null): Group[] {
  const groups = new Map<string, Group>();
  for (const option of first ? [first, ...question.options.filter((each) => each !== first)] : question.options) {
    if (option.key === "pass") continue;
    const known = titles[option.key];
    const title = known ? say(known) : "";
    const name = title || (isPlain(option) ? "" : option.key);
    const group = groups.get(name) ?? { title, options: [] };
    group.options.push(option);
    groups.set(name, group);
  }
  return [...groups.values()];
}

function Options({ question, table, picture }: { question: Question; table: TableState; picture?: Picture }) {
  const play = usePlay();
  const groups = grouped(play.groups.value, question, hintedOption(play));
  const pass = question.options.find((option) => option.key === "pass");
  const hasTitles = groups.length > 1;
  let number = 0;
  return (
    <>
      {groups.map(({ title, options }) => (
        <div key={title || options[0]!.key} class="match-group" role="group" aria-label={title || question.text}>
          {hasTitles && title ? (
            <h3>
              {title}
              {options.length > 3 ? <span class="match-count">{options.length}</span> : null}
            </h3>
          ) : null}
          <div class={options.length > 3 ? "match-options is-many" : "match-options"}>
            {options.map((option) => (
              <OptionButton key={nameOf(option)} option={option} number={++number} picture={picture?.(option)} />
            ))}
          </div>
        </div>
      ))}
      {pass ? (
        <div class="match-group is-pass">
          <OptionButton option={pass} number={0} />
          {question.is_window && !table.lesson ? <PassUntil table={table} question={question} /> : null}
        </div>
      ) : null}
    </>
  );
}
