// For those who listen: new lines of the log, then the question.
import { useEffect, useRef, useState } from "preact/hooks";
import type { TableState } from "../socket";
import { usePlay } from "./play";

const MOST = 6;

export function Announcer({ table }: { table: TableState }) {
  const play = usePlay();
  const question = play.question.value;
  const told = useRef(table.log.length);
  const [news, setNews] = useState("");
  useEffect(() => {
    if (play.isCovered.value || table.log.length < told.current) {
      told.current = table.log.length;
      return;
    }
    const lines = table.log.slice(told.current).map((line) => line.text);
    told.current = table.log.length;
    if (lines.length) setNews(lines.slice(-MOST).join(" "));
  }, [table.log]);
  return (
    <>
      <p class="unseen" aria-live="polite" data-testid="news">
        {news}
      </p>
      <p class="unseen" aria-live="polite" data-testid="asked">
        {question?.text ?? ""}
      </p>
    </>
  );
}
