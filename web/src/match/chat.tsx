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
        {table.chat.length ? null : <li class="soft">{w.noChat}</li>}
        {table.chat.map((said, place) => (
          <li key={place}>
            <SeatMark seat={said.seat} size={12} /> <b>{said.name}</b> {said.text}
          </li>
        ))}
      </ol>
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
