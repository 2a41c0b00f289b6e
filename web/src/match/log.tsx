// What has happened, round by round. A line lights its things and opens its rule.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { TableState } from "../socket";
import { LoggedLine } from "./log-line";
import { usePlay } from "./play";
import { matchWords } from "./texts";

const PAGE = 150;

export function Log({ table }: { table: TableState }) {
  const w = matchWords();
  const play = usePlay();
  const [shown, setShown] = useState(PAGE);
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  /** How large it was when its end was last brought into sight. */
  const stuck = useRef([0, 0]);
  const stick = (): void => {
    const box = list.current;
    if (!box || !isAtEnd.current) return;
    box.scrollTop = box.scrollHeight;
    stuck.current = [box.clientHeight, box.scrollHeight];
  };
  const from = Math.max(0, table.log.length - shown);
  useLayoutEffect(() => {
    // Before the browser anchors the lines it sees, and tells of scrolling.
    stick();
  }, [table.log.length, table.lang]);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    // The question above grows and shrinks; the end stays in sight.
    const observer = new ResizeObserver(stick);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const follow = (): void => {
    const box = list.current;
    if (!box) return;
    // Lines that come and go scroll as well, and so does a question that grows; only a reader leaves the end.
    const [client, whole] = stuck.current;
    if (isAtEnd.current && (box.clientHeight !== client || box.scrollHeight !== whole)) {
      stick();
      return;
    }
    isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
  };
  return (
    <ol role="list" class="match-log" ref={list} tabIndex={0} aria-label={w.log} onScroll={follow} data-testid="log">
      {table.log.length ? null : <li class="soft">{w.noLog}</li>}
      {from > 0 ? (
        <li>
          <button type="button" class="link" onClick={() => setShown(shown + 4 * PAGE)}>
            {w.earlier(from)}
          </button>
        </li>
      ) : null}
      {table.log.slice(from).map((line, place) => (
        <LoggedLine
          key={from + place}
          line={line}
          spoken={play.spoken}
          hint={w.opensRule}
          isRound={line.kind === "round"}
          isNew={line.answer === table.answers}
        />
      ))}
    </ol>
  );
}
