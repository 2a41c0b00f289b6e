// The rulebook at the edge of every screen.
import { useEffect, useRef } from "preact/hooks";
import { rule as askRule } from "../api";
import { useLoad } from "../load";
import { linkTo } from "../route";
import { closeRulebook, drawerGame, drawerRule, drawerWords, isDrawerOpen } from "../shell/drawer-state";
import { Icon } from "../shell/icons";
import { copy } from "../shell/invite";
import { TroubleNote, Waiting } from "../shell/parts";
import { say, words } from "../texts";
import type { RuleInfo } from "../wire";
import { bookTitle } from "./books";
import { GameFilter, SearchField } from "./fields";
import { HouseTitles, Marked, RuleText } from "./rule-text";
import { useRuleSearch } from "./search";
import "./rules.css";

const MOST_FOUND = 30;

export function Drawer() {
  const ref = useRef<HTMLDialogElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const isOpen = isDrawerOpen.value;
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || isOpen === dialog.open) return;
    if (!isOpen) return dialog.close();
    cameFrom.current = document.activeElement;
    // One reads beside the table; but above another dialog, or where there is no room beside, it is modal itself.
    const mustBeModal = document.querySelector("dialog:modal") !== null || matchMedia("(max-width: 48rem)").matches;
    if (mustBeModal) dialog.showModal();
    else dialog.show();
    // The browser would begin with the first button, the one that closes.
    dialog.querySelector<HTMLElement>(drawerRule.peek() ? ".drawer-body" : "[type=search]")?.focus();
  }, [isOpen]);
  return (
    <dialog
      ref={ref}
      class="drawer"
      aria-label={words().rules.drawer}
      onClose={() => {
        closeRulebook();
        if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        closeRulebook();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget && event.currentTarget.matches(":modal")) closeRulebook();
      }}
    >
      {isOpen ? <Book /> : null}
    </dialog>
  );
}

function Book() {
  const w = words();
  const search = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const shown = drawerRule.value;
  useEffect(() => {
    if (shown) body.current?.focus({ preventScroll: true });
    else search.current?.focus();
    body.current?.scrollTo(0, 0);
  }, [shown]);
  return (
    <>
      <div class="drawer-head">
        <div class="row spread">
          <h2>{w.rules.drawer}</h2>
          <button type="button" class="icon-button" aria-label={w.close} onClick={closeRulebook}>
            <Icon name="close" />
          </button>
        </div>
        <SearchField
          inputRef={search}
          typed={drawerWords.value}
          onType={(typed) => {
            drawerWords.value = typed;
            drawerRule.value = "";
          }}
        />
        <GameFilter game={drawerGame.value} onChoose={(game) => (drawerGame.value = game)} />
      </div>
      <div class="drawer-body" ref={body} tabIndex={-1}>
        {shown ? <OneRule key={shown} id={shown} /> : <Results />}
      </div>
    </>
  );
}

function Results() {
  const w = words().rules;
  const typed = drawerWords.value;
  const { rules, trouble, isSearching } = useRuleSearch(typed, drawerGame.value, MOST_FOUND);
  if (trouble) return <TroubleNote trouble={trouble} />;
  if (!typed.trim()) {
    return (
      <p class="soft">
        {w.start} <a href="/rules">{w.back}</a>
      </p>
    );
  }
  if (!rules) return isSearching ? <Waiting /> : null;
  return (
    <>
      <p class="hint" role="status">
        {rules.length ? w.results(rules.length) : w.none} {rules.length ? "" : w.noneHint}
      </p>
      <ul role="list" class="found-rules">
        {rules.map((rule) => (
          <li key={rule.id}>
            <FoundRule rule={rule} query={typed} />
          </li>
        ))}
      </ul>
    </>
  );
}

function FoundRule({ rule, query }: { rule: RuleInfo; query: string }) {
  return (
    <article class="found-rule">
      <h3>
        <button type="button" class="link" onClick={() => (drawerRule.value = rule.id)}>
          <Marked text={say(rule.title)} query={query} />
        </button>
      </h3>
      <p>
        <Marked text={say(rule.text)} query={query} />
      </p>
      <HouseTitles rule={rule} query={query} />
      <p class="hint row">
        <span class="rule-id">{rule.id}</span>
        <span>{rule.source}</span>
      </p>
    </article>
  );
}

function OneRule({ id }: { id: string }) {
  const w = words();
  const { value, trouble, again } = useLoad(() => askRule(id), [id]);
  return (
    <div class="stack">
      {drawerWords.value.trim() ? (
        <button type="button" class="button quiet small to-results" onClick={() => (drawerRule.value = "")}>
          <Icon name="back" size={18} />
          {w.rules.backToResults}
        </button>
      ) : null}
      {trouble ? <TroubleNote trouble={trouble} again={again} /> : null}
      {!value && !trouble ? <Waiting /> : null}
      {value ? (
        <>
          <p class="hint">{bookTitle(value.game)}</p>
          <h3 class="rule-title">{say(value.title)}</h3>
          <RuleText rule={value} />
          <div class="row">
            <a class="button small" href={`/rules/${value.id}`} onClick={closeRulebook}>
              <Icon name="book" size={18} />
              {w.rules.openPage}
            </a>
            <button type="button" class="button small" onClick={() => void copy(linkTo(`/rules/${value.id}`))}>
              <Icon name="link" size={18} />
              {w.rules.copyLink}
            </button>
          </div>
        </>
      ) : null}
    </div>
  );
}
