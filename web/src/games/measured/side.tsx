// Beside the table: the question, what an answer in the making comes to, one button that does it, and the story.
// The board is the first way to answer; the whole list is the second, for keys and screen readers.
import { useEffect, useState } from "preact/hooks";
import { LessonBanner } from "../../learn/banner";
import { hintedOption, isHinted } from "../../learn/hint";
import { AdviceButton, AdviceList } from "../../match/advice";
import { type Draft, isComplete, isOrdering, isPlain, nameOf, plainAnswer } from "../../match/answer";
import { Chat } from "../../match/chat";
import { DraftForm } from "../../match/draft";
import { WhatHappened } from "../../match/film-bar";
import { Handover } from "../../match/handover";
import { Hints } from "../../match/hints";
import { Log } from "../../match/log";
import { Foreseen, useOdds } from "../../match/odds";
import { Offers } from "../../match/offers";
import { OptionButton } from "../../match/option-button";
import { PassingChip, PassUntil } from "../../match/pass-until";
import { keepWish, type Play, recallWish } from "../../match/play";
import { Idle, Over } from "../../match/quiet";
import { Seats } from "../../match/seats";
import { Sheets } from "../../match/sheets";
import { matchWords } from "../../match/texts";
import { UndoButton } from "../../match/undo";
import { PuzzleBanner } from "../../puzzles/banner";
import { lang } from "../../settings";
import { Icon } from "../../shell/icons";
import { RuleLink } from "../../shell/rule-link";
import type { TableState } from "../../socket";
import type { Option, Plan, Question } from "../../wire";
import { DeedRow } from "./crescent";
import { deedOf } from "./deeds";
import { isPlacing, isSpin, turnable } from "./options";
import { percentOf } from "./planner";
import { inches } from "./projection";
import { actionsOf, figureOf, movesOf, ownerOf, type Stage, useStage } from "./stage";
import { measuredWords } from "./texts";

type Sheet = "log" | "chat";

export function MeasuredSide({ table, play, hasRow }: { table: TableState; play: Play; hasRow: boolean }) {
  const w = matchWords();
  return (
    <aside class="match-side ms-panel" aria-label={w.side}>
      {/* On small screens the players are told of only once, above the table. */}
      {hasRow ? null : <Seats table={table} />}
      <div class="match-ask">
        <div
          class="ms-lesson"
          {...(table.lesson ? { role: "group", "aria-label": table.lesson.title, tabIndex: 0 } : {})}
        >
          <LessonBanner table={table} />
          <PuzzleBanner table={table} />
          <Offers table={table} />
        </div>
        {table.lesson?.is_over ? null : play.isCovered.value ? <Handover /> : <Ask table={table} hasRow={hasRow} />}
      </div>
      <Story table={table} play={play} />
    </aside>
  );
}

function Story({ table, play }: { table: TableState; play: Play }) {
  const w = matchWords();
  const [open, setOpen] = useState<Sheet>(recallWish<Sheet>("side", "log"));
  const [read, setRead] = useState(table.chat.length);
  const show = (sheet: Sheet): void => {
    keepWish("side", sheet);
    setOpen(sheet);
    setRead(table.chat.length);
  };
  const unread = open === "chat" ? 0 : table.chat.length - read;
  if (open === "chat" && read !== table.chat.length) setRead(table.chat.length);
  return (
    <div class="match-story">
      <div class="match-story-head" role="group" aria-label={w.log}>
        <button type="button" aria-pressed={open === "log"} data-testid="show-log" onClick={() => show("log")}>
          {w.log}
        </button>
        <button type="button" aria-pressed={open === "chat"} data-testid="show-chat" onClick={() => show("chat")}>
          {w.chat}
          {unread > 0 ? <span class="match-unread">{`${unread} ${w.saidNew}`}</span> : null}
        </button>
        <span class="match-round">{table.round > 0 ? w.round(table.round) : ""}</span>
      </div>
      {open === "log" ? play.isCovered.value ? null : <Log table={table} /> : <Chat table={table} />}
    </div>
  );
}

function Ask({ table, hasRow }: { table: TableState; hasRow: boolean }) {
  const stage = useStage();
  const play = stage.play!;
  const question = play.question.value;
  if (table.stage === "over") return <Over table={table} />;
  if (!question) return <Idle table={table} />;
  const draft = play.draft.value;
  const { loose, ends, pieces } = sorted(stage, question);
  const empty = emptyEnd(table, question);
  return (
    <section class="match-panel ms-ask" data-testid="question" data-kind={question.kind} aria-labelledby="question">
      <div class="ms-ask-body">
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
          <Told draft={draft} />
          {empty ? <Empty key={table.turn} end={empty} /> : null}
          {draft ? (
            <DraftForm draft={draft} question={question} button={null} />
          ) : (
            <>
              {loose.length ? (
                <div class="match-options">
                  {loose.map((option, place) => (
                    <OptionButton key={nameOf(option)} option={option} number={place + 1} />
                  ))}
                </div>
              ) : null}
              {question.is_window && !table.lesson && ends.some((option) => option.key === "pass") ? (
                <PassUntil table={table} question={question} />
              ) : null}
              {empty || table.lesson ? null : <Beckon stage={stage} pieces={pieces} />}
              <Pieces stage={stage} pieces={pieces} isOpen={!!table.lesson && hintedOption(play) !== null} />
            </>
          )}
          <Sheets question={question} />
        </div>
      </div>
      {hasRow ? <DeedRow /> : null}
      <Command draft={draft} ends={draft ? [] : ends} table={table} />
    </section>
  );
}

interface Sorted {
  /** What stands for nobody on the table. */
  loose: Option[];
  /** What ends something, or passes: in the row of commands. */
  ends: Option[];
  /** By the thing on the table that it belongs to. */
  pieces: Map<number, Option[]>;
}

const ENDS = ["pass", "end-phase", "done", "commit", "passive", "stay", "no-push", "play-on"];

function sorted(stage: Stage, question: Question): Sorted {
  const found: Sorted = { loose: [], ends: [], pieces: new Map() };
  for (const option of question.options) {
    const owner = option.at.find((thing) => actionsOf(stage, thing).length) ?? ownerOf(question, option);
    if (owner >= 0 && !ENDS.includes(option.key)) found.pieces.set(owner, [...(found.pieces.get(owner) ?? []), option]);
    else if (isPlain(option) && ENDS.includes(option.key)) found.ends.push(option);
    else found.loose.push(option);
  }
  return found;
}

/** A new player is told where to begin; in a lesson the teacher does so. */
function Beckon({ stage, pieces }: { stage: Stage; pieces: Map<number, Option[]> }) {
  const isEmpty = ![...pieces.keys()].some((thing) => figureOf(stage, thing));
  if (isEmpty || stage.actor.value >= 0) return null;
  return (
    <p class="ms-beckon soft" data-testid="ms-beckon">
      {measuredWords().beckon}
    </p>
  );
}

const FEW = 3;

/** Everything that can be done, piece by piece. */
function Pieces({ stage, pieces, isOpen }: { stage: Stage; pieces: Map<number, Option[]>; isOpen: boolean }) {
  const w = measuredWords();
  const all = [...pieces.values()].flat();
  if (!all.length) return null;
  // A few are seen at one glance.
  if (all.length <= FEW)
    return (
      <div class="match-options">
        {all.map((option, place) => (
          <OptionButton key={nameOf(option)} option={option} number={place + 1} />
        ))}
      </div>
    );
  const toggle = (event: Event): void => {
    const now = (event.currentTarget as HTMLDetailsElement).open;
    if (!isOpen) stage.play?.openList(now);
  };
  return (
    <details
      class="ms-list"
      data-testid="ms-list"
      open={isOpen || (stage.play?.wantsList.value ?? false)}
      onToggle={toggle}
    >
      <summary>
        {w.allOptions} <span class="match-count">{all.length}</span>
      </summary>
      {[...pieces].map(([thing, options]) => (
        <div key={thing} class="match-group" role="group" aria-label={nameOfThing(stage, thing)}>
          {pieces.size > 1 ? <h3>{nameOfThing(stage, thing)}</h3> : null}
          <div class="match-options">
            {options.map((option) => (
              <OptionButton key={nameOf(option)} option={option} number={0} />
            ))}
          </div>
        </div>
      ))}
    </details>
  );
}

const nameOfThing = (stage: Stage, thing: number): string =>
  figureOf(stage, thing)?.name ??
  stage.scene.markers.find((marker) => marker.id === thing)?.name ??
  stage.scene.areas.find((area) => area.id === thing)?.name ??
  "";

// -- what it comes to -------------------------------------------------------------------------------------------

function hintOf({ option, picks }: Draft): string {
  const w = measuredWords();
  if (picks.length < option.least) return w.pickHint;
  if (option.has_spots) return w.spotsHint;
  if (isPlacing(option)) return turnable(option) ? w.putTurnHint : w.putHint;
  if (isSpin(option)) return w.turnHint;
  return option.corners ? w.placeHint : "";
}

/** How far, what it costs, what an attack needs, and why not. */
function Told({ draft }: { draft: Draft | null }) {
  const { planner, play } = useStage();
  const w = measuredWords();
  const plan = planner?.plan.value ?? null;
  // What is only glimpsed is told on the table; nothing beside it moves for that.
  if (!play || (draft && isOrdering(draft.option)) || planner?.glimpsed.value) return null;
  const against = planner?.against.value ?? [];
  const hint = draft && !plan ? hintOf(draft) : "";
  if (!plan && !hint) return null;
  return (
    <div class="ms-told" data-testid={draft ? "ms-bar" : "ms-preview"} aria-live="polite">
      {plan && plan.length >= 0 ? <span class={plan.legal ? "" : "is-bad"}>{lengthOf(plan)}</span> : null}
      {plan?.words.map((text) => (
        <span key={text}>{text}</span>
      ))}
      {plan?.legal ? <Foreseen play={play} answer={plan.answer} /> : null}
      {plan ? <Tallies plan={plan} /> : <span class="soft">{hint}</span>}
      {against.slice(0, 3).map((refusal) => (
        <span key={refusal.rule + refusal.because} class="is-bad" data-testid="ms-refusal">
          {plan?.refusals.includes(refusal) ? "" : `${w.there} `}
          {refusal.because} <RuleLink id={refusal.rule} />
        </span>
      ))}
    </div>
  );
}

const lengthOf = (plan: Plan): string =>
  measuredWords().length(
    inches(plan.length, lang.value),
    plan.cost > plan.length + 5 ? inches(plan.cost, lang.value) : "",
    plan.allowed >= 0 ? inches(plan.allowed, lang.value) : "",
  );

/** Bounds that a number keeps are left to the rules. */
const SHOWN = ["base", "set", "add"];

/** Tallies with their receipts. */
function Tallies({ plan }: { plan: Plan }) {
  if (!plan.sheets.length) return null;
  return (
    <span class="ms-sheets">
      {plan.sheets.map((sheet, place) => (
        <span key={place} class="ms-sheet">
          <b>
            {sheet.title}: {sheet.total}
          </b>
          {sheet.lines
            .filter((line) => SHOWN.includes(line.band))
            .map((line, at) => (
              <small key={at}>
                {line.text} {line.band === "add" && /^\d/.test(line.value) ? `+${line.value}` : line.value}
              </small>
            ))}
        </span>
      ))}
    </span>
  );
}

// -- doing it ------------------------------------------------------------------------------------------------------

function Command({ draft, ends, table }: { draft: Draft | null; ends: Option[]; table: TableState }) {
  const { play } = useStage();
  if (!play) return null;
  return (
    <div class="ms-command">
      {draft ? <Ways draft={draft} /> : null}
      <div class="ms-command-row">
        {draft ? null : <UndoButton table={table} isBrief />}
        {draft ? <Confirm draft={draft} /> : null}
        {ends.map((option) => (
          <End key={nameOf(option)} option={option} isFirst={option === ends[0]} />
        ))}
      </div>
    </div>
  );
}

/** Free, and of use only in rare moments: nobody is kept waiting for them alone. */
const IDLE = ["switch-off", "drop"];
/** The same whatever could have been done: nobody reads anything from it. */
const PAUSE = 1200;

/** The option that ends a phase in which nothing can be done; null where there is something to do. */
function emptyEnd(table: TableState, question: Question): Option | null {
  const end = question.options.find(({ key }) => key === "end-phase" || key === "done");
  const others = question.options.filter((option) => option !== end);
  const isEmpty = others.length > 0 && others.every((option) => IDLE.includes(option.key));
  return isEmpty && !table.lesson ? (end ?? null) : null;
}

/** Ends an empty phase by itself, after a moment in which one can stay. */
function Empty({ end }: { end: Option }) {
  const { play } = useStage();
  const w = measuredWords();
  const [isStaying, setStaying] = useState(false);
  const draft = play?.draft.value;
  useEffect(() => {
    if (isStaying || draft || !play) return;
    const timer = setTimeout(() => {
      if (!play.isAnswering.peek() && play.question.peek()?.options.includes(end)) void play.answer(plainAnswer(end));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [isStaying, draft, end]);
  if (isStaying || draft) return null;
  return (
    <p class="ms-empty" role="status">
      {w.endsItself}{" "}
      <button type="button" class="button small" data-testid="stay" onClick={() => setStaying(true)}>
        {w.stayHere}
      </button>
    </p>
  );
}

function End({ option, isFirst }: { option: Option; isFirst: boolean }) {
  const { play } = useStage();
  if (!play) return null;
  const key = option.key === "pass" ? "P" : isFirst ? "E" : "";
  return (
    <button
      type="button"
      class={`button ms-end ${isHinted(play, option) ? "is-hinted" : ""}`}
      data-option={nameOf(option)}
      data-key={key.toLowerCase() || undefined}
      aria-keyshortcuts={key || undefined}
      title={option.remark || undefined}
      disabled={play.isAnswering.value}
      onClick={() => play.choose(option)}
    >
      {option.text}
      {key ? <kbd aria-hidden="true">{key}</kbd> : null}
    </button>
  );
}

/** The one button that does it, called after the deed, with its figures. */
function Confirm({ draft }: { draft: Draft }) {
  const { play, planner } = useStage();
  const plan = planner?.plan.value ?? null;
  const odds = useOdds(play, plan?.legal ? plan.answer : null);
  if (!play || !planner) return null;
  const canCancel = (play.question.value?.options.length ?? 0) > 1;
  const percent = percentOf(odds);
  const figures =
    plan && plan.length >= 0
      ? ` ${inches(plan.length, lang.value)}″`
      : percent !== null
        ? `: ${percent} %`
        : draft.picks.length > 1 && !isOrdering(draft.option)
          ? ` (${draft.picks.length})`
          : "";
  const isBad = plan !== null && plan.answer !== null && !plan.legal;
  return (
    <>
      {canCancel ? (
        <button
          type="button"
          class="button ms-undo"
          data-testid="back"
          aria-label={measuredWords().cancel}
          title={measuredWords().cancel}
          onClick={() => (play.draft.value = null)}
        >
          <Icon name="close" size={20} />
        </button>
      ) : null}
      <button
        type="button"
        class="button primary ms-confirm"
        data-send
        data-testid="ms-go"
        disabled={!isComplete(draft) || play.isAnswering.value || isBad}
        onClick={() => play.send()}
      >
        {deedOf(draft.option)}
        {figures}
        <kbd aria-hidden="true">D</kbd>
      </button>
    </>
  );
}

/** Other ways to get there, turning, points one by one. */
function Ways({ draft }: { draft: Draft }) {
  const stage = useStage();
  const { play, planner } = stage;
  const w = measuredWords();
  if (!play || !planner) return null;
  const { option } = draft;
  const others = option.mover >= 0 ? movesOf(stage, option.mover).filter((other) => other !== option) : [];
  const end = draft.path.at(-1);
  const swap = (other: Option): void => {
    play.choose(other);
    if (end) planner.settle(end);
  };
  const angle = Number(draft.numbers[0] || 0);
  const canTurn = turnable(option) && (draft.path.length > 0 || isSpin(option));
  return (
    <div class="ms-ways">
      {end
        ? others.map((other) => (
            <button
              key={nameOf(other)}
              type="button"
              class="button small"
              data-swap={other.key}
              title={other.text}
              onClick={() => swap(other)}
            >
              {deedOf(other)}
            </button>
          ))
        : null}
      {canTurn ? (
        <>
          <button
            type="button"
            class="button small"
            aria-label={w.turnLeft}
            title={w.turnLeft}
            data-testid="turn-left"
            onClick={() => planner.turn((angle + 15) % 360)}
          >
            ↺
          </button>
          <button
            type="button"
            class="button small"
            aria-label={w.turnRight}
            title={w.turnRight}
            data-testid="turn-right"
            onClick={() => planner.turn((angle + 345) % 360)}
          >
            ↻
          </button>
        </>
      ) : null}
      {option.corners > 1 && !option.has_spots ? (
        <button
          type="button"
          class="button small"
          data-testid="ms-adding"
          aria-pressed={planner.isAdding.value}
          onClick={() => planner.setAdding(!planner.isAdding.peek())}
        >
          {isPlacing(option) ? w.access : w.corners}
        </button>
      ) : null}
      {draft.path.length > 1 ? (
        <button type="button" class="button small" onClick={() => planner.setPath(draft.path.slice(0, -1))}>
          {option.mover >= 0 ? w.undo : w.less}
        </button>
      ) : null}
    </div>
  );
}
