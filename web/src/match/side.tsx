// The side of the screen: offers, the question, and below it log and chat.
import { useState } from "preact/hooks";
import { gameOf } from "../games/registry";
import { LessonBanner } from "../learn/banner";
import { PuzzleBanner } from "../puzzles/banner";
import { Icon } from "../shell/icons";
import type { TableState } from "../socket";
import { Chat } from "./chat";
import { Handover } from "./handover";
import { Log } from "./log";
import { Offers } from "./offers";
import { Panel } from "./panel";
import { keepWish, recallWish, usePlay } from "./play";
import { matchWords } from "./texts";

type Sheet = "log" | "chat";

export function Side({ table }: { table: TableState }) {
  const play = usePlay();
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
  const canClose = gameOf(table.game)?.isWhole && !table.lesson && !table.puzzle;
  return (
    <aside class="match-side" aria-label={w.side}>
      {canClose ? (
        <button
          type="button"
          class="icon-button match-close-list"
          data-testid="close-list"
          aria-label={w.closeList}
          title={w.closeList}
          onClick={() => play.openList(false)}
        >
          <Icon name="close" size={20} />
        </button>
      ) : null}
      <div class="match-ask" data-keys>
        <LessonBanner table={table} />
        <PuzzleBanner table={table} />
        <Offers table={table} />
        {table.lesson?.is_over ? null : play.isCovered.value ? <Handover /> : <Panel table={table} />}
      </div>
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
    </aside>
  );
}
