import { useEffect, useRef, useState } from "preact/hooks";
import { SeatMark } from "../shell/seat-mark";
import type { TableState } from "../socket";
import { usePlay } from "./play";
import { matchWords } from "./texts";

const LONGEST = 500;

export function Chat({ table }: { table: TableState }) {
  const play = usePlay();
  const w = matchWords();
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [table.chat.length]);
  const say = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (text.trim() && (await play.do({ do: "chat", text: text.trim() }))) setText("");
  };
  return (
    <div class="match-chat">
      <ol role="list" ref={list} tabIndex={0} aria-label={w.chat} aria-live="polite">
        {table.chatStart > 0 ? (
          <li>
            <button
              type="button"
              class="button small"
              data-testid="chat-earlier"
              onClick={() => void play.line.earlier()}
            >
              {w.earlierChat}
            </button>
          </li>
        ) : null}
        {table.chat.length ? null : <li class="soft">{w.noChat}</li>}
        {table.chat.map((said, place) => (
          <li key={table.chatStart + place}>
            <SeatMark seat={said.seat} size={12} /> <b>{said.seat < 0 ? w.spectator(said.name) : said.name}</b>{" "}
            {said.text}
          </li>
        ))}
      </ol>
      {table.you >= 0 && (table.watchers > 0 || table.is_muted) ? (
        <label class="check">
          <input
            type="checkbox"
            data-testid="mute"
            checked={table.is_muted}
            onChange={(event) => void play.do({ do: "mute", yes: event.currentTarget.checked })}
          />
          {w.mute}
        </label>
      ) : null}
      <form onSubmit={(event) => void say(event)}>
        <input
          class="input"
          aria-label={w.say}
          placeholder={w.say}
          maxLength={LONGEST}
          value={text}
          data-testid="chat-text"
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button" data-testid="chat-send">
          {w.saySend}
        </button>
      </form>
    </div>
  );
}
