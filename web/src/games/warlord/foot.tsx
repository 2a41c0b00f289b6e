// Below the armies: the last deeds in words, the hand, and what is asked with the few buttons that always matter.
import { AdviceButton } from "../../match/advice";
import { nameOf } from "../../match/answer";
import { WhatHappened } from "../../match/film-bar";
import { Handover } from "../../match/handover";
import { Offers } from "../../match/offers";
import { OptionButton } from "../../match/option-button";
import { Panel } from "../../match/panel";
import { PassingChip } from "../../match/pass-until";
import type { Play } from "../../match/play";
import { waitedFor } from "../../match/quiet";
import { matchWords } from "../../match/texts";
import { UndoButton } from "../../match/undo";
import { Icon, type IconName } from "../../shell/icons";
import type { TableState } from "../../socket";
import type { Option } from "../../wire";
import { Art } from "./art";
import { faceOf, useStage } from "./stage";
import { warlordWords } from "./texts";

/** Asked on the table itself: touching and dragging answers them. */
const ON_TABLE = ["order", "strike", "place"];
const RECENT = 3;
const SUM = /-summed$/;

/** Is the question asked beside the table or in a sheet of its own? Else touching the table answers it. */
function needsSheet(play: Play, table: TableState): boolean {
  if (table.stage === "over" || play.isCovered.value || table.offers.length) return true;
  const question = play.question.value;
  if (!question) return false;
  return (
    !ON_TABLE.includes(question.kind) ||
    play.draft.value !== null ||
    play.adviser.shown.value !== null ||
    play.hints.value !== null
  );
}

/** The result first, then the question, then what may be answered, each with its odds. */
export function Sheet({ play, table }: { play: Play; table: TableState }) {
  const stage = useStage();
  if (play.isListOpen.value || !needsSheet(play, table)) return null;
  const picture = (option: Option) => {
    const face = faceOf(stage, option.at[0] ?? option.subject);
    return face && option.key !== "pass" ? (
      <span class="wl-option-picture" aria-hidden="true">
        <Art face={face} crop="square" />
      </span>
    ) : null;
  };
  return (
    <div class="wl-sheet is-light" data-keys>
      <Offers table={table} />
      {play.isCovered.value ? <Handover /> : <Panel table={table} picture={picture} />}
    </div>
  );
}

/** Undo, advice, pass, and the way to the full list. */
export function Corner({ play, table }: { play: Play; table: TableState }) {
  const w = matchWords();
  const question = play.question.value;
  const isHere = question !== null && !play.isListOpen.value && !needsSheet(play, table);
  const pass = question?.options.find(({ key }) => key === "pass");
  const waiting = waitedFor(table);
  return (
    <section
      class="wl-corner"
      aria-label={w.side}
      data-keys
      {...(isHere ? { "data-testid": "question", "data-kind": question.kind } : {})}
    >
      <div class="wl-asked">
        {isHere ? (
          <h2>{question.text}</h2>
        ) : table.stage === "playing" && !question && !play.isListOpen.value ? (
          <p class="wl-waiting" data-testid="waiting-for">
            {play.film.isBehind.value ? "" : waiting}
          </p>
        ) : null}
        {isHere ? <p class="wl-how">{warlordWords().how[question.kind] ?? ""}</p> : null}
        <PassingChip table={table} />
        {isHere && play.line.state.value !== "open" ? <p class="match-broken">{w.broken}</p> : null}
      </div>
      <div class="wl-buttons">
        <UndoButton table={table} />
        {question ? <AdviceButton /> : null}
        {isHere && pass ? <OptionButton key={nameOf(pass)} option={pass} number={0} /> : null}
        {table.lesson ? null : (
          <button
            type="button"
            class="button small wl-list"
            data-testid="open-list"
            aria-expanded={play.isListOpen.value}
            aria-keyshortcuts="O"
            title={w.openList}
            onClick={() => play.openList(!play.isListOpen.value)}
          >
            <Icon name="menu" size={18} />
            <span>{w.list}</span>
            <kbd aria-hidden="true">O</kbd>
          </button>
        )}
      </div>
    </section>
  );
}

const ICONS: [RegExp, IconName][] = [
  [/^(rolled|hit|missed|passed$|failed)/, "dice"],
  [/^(attacks|strikes-at|wounded|died|left)/, "swords"],
  [/^(entered|equipped|attached|manoeuvred|moved)/, "flag"],
];

/** The last three deeds; the way back to all of them. */
export function Recent({ play, table }: { play: Play; table: TableState }) {
  const lines = table.log.filter(({ kind }) => !SUM.test(kind)).slice(-RECENT);
  return (
    <div class="wl-recent">
      <ol role="list" aria-hidden="true">
        {lines.map((line, place) => (
          <li key={table.log.length - RECENT + place}>
            <Icon name={ICONS.find(([kinds]) => kinds.test(line.kind))?.[1] ?? "forward"} size={17} />
            {line.text}
          </li>
        ))}
      </ol>
      <WhatHappened film={play.film} />
    </div>
  );
}
