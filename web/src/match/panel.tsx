// The question: everything that can be answered, from the message alone.
import { gameOf } from "../games/registry";
import { hintedOption, isHinted } from "../learn/hint";
import { Icon } from "../shell/icons";
import { RuleLink } from "../shell/rule-link";
import type { TableState } from "../socket";
import { listed, say } from "../texts";
import type { Option, Question } from "../wire";
import { AdviceButton, AdviceList } from "./advice";
import { isPlain, nameOf, plainAnswer } from "./answer";
import { DraftForm } from "./draft";
import { WhatHappened } from "./film-bar";
import { Hints } from "./hints";
import { Foreseen } from "./odds";
import { headline, OutcomeActions, OutcomeText } from "./outcome";
import { PassingChip, PassUntil } from "./pass-until";
import { usePlay } from "./play";
import { Sheets } from "./sheets";
import { matchWords } from "./texts";

/** So many answers can be compared by what may come of them; where there are more, one points at what one means. */
const FEW = 6;

export function Panel({ table }: { table: TableState }) {
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
          <WhatHappened film={play.film} />
          <RuleLink id={question.rule} />
          <AdviceButton />
        </span>
      </header>
      <PassingChip table={table} />
      {play.line.state.value === "open" ? null : <p class="match-broken">{matchWords().broken}</p>}
      <div class={play.isAnswering.value ? "match-answers is-sent" : "match-answers"}>
        <Hints />
        <AdviceList />
        {draft ? <DraftForm draft={draft} question={question} /> : <Options question={question} table={table} />}
        <Sheets question={question} />
      </div>
    </section>
  );
}

function Idle({ table }: { table: TableState }) {
  const w = matchWords();
  const names = table.waiting.map(({ seat }) => table.seats[seat]?.name ?? "").filter(Boolean);
  return (
    <section class="match-panel is-idle" data-testid="waiting-for">
      <PassingChip table={table} />
      <p class="waiting">{names.length ? w.waitingFor(listed([...new Set(names)])) : w.waitingNobody}</p>
      {table.you < 0 ? <p class="soft">{w.watching}</p> : null}
    </section>
  );
}

function Over({ table }: { table: TableState }) {
  return (
    <section class="match-panel is-over" data-testid="over">
      <h2>{headline(table)}</h2>
      <OutcomeText table={table} />
      <div class="row">
        <OutcomeActions table={table} />
      </div>
    </section>
  );
}

interface Group {
  title: string;
  options: Option[];
}

/** Options of one kind together, in the order in which they come; what a lesson waits for is first, passing last. */
function grouped(game: string, question: Question, first: Option | null): Group[] {
  const titles = gameOf(game)?.groups ?? {};
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

function Options({ question, table }: { question: Question; table: TableState }) {
  const groups = grouped(table.game, question, hintedOption(usePlay()));
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
              <OptionButton key={nameOf(option)} option={option} number={++number} />
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

export function OptionButton({ option, number }: { option: Option; number: number }) {
  const play = usePlay();
  const speak = (): void => {
    play.spoken.value = option.place ? [] : option.at;
  };
  const hush = (): void => {
    play.spoken.value = [];
  };
  const isFew = (play.question.value?.options.length ?? 0) <= FEW;
  const hotkey = option.key === "pass" ? "P" : number <= 9 ? String(number) : "";
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
