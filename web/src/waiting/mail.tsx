// Where the links in letters lead to. A link is followed only by a click: mail programs look at pages by themselves.
import { useState } from "preact/hooks";
import { followMail } from "../api";
import type { ScreenProps } from "../route";
import { useTitle } from "../shell/title";
import { toastTrouble } from "../shell/toasts";
import { waitingWords } from "./texts";
import "./waiting.css";

export default function MailScreen({ id }: ScreenProps) {
  const w = waitingWords();
  useTitle(w.mailTitle);
  const [isDone, setDone] = useState<boolean>();
  const isLeaving = id.startsWith("u-");
  const follow = (): void =>
    void followMail(isLeaving ? "leave" : "confirm", id.slice(2)).then(({ is_done }) => setDone(is_done), toastTrouble);
  const said = isLeaving ? (isDone ? w.left0 : w.wasLeft) : isDone ? w.confirmed : w.confirmTooLate;
  return (
    <div class="page stack mail-link">
      <h1>{w.mailTitle}</h1>
      {isDone === undefined ? (
        <>
          <p>{isLeaving ? w.leaveAsk : w.confirmAsk}</p>
          <p>
            <button type="button" class="button primary" data-testid="follow" onClick={follow}>
              {isLeaving ? w.leave : w.confirm}
            </button>
          </p>
        </>
      ) : (
        <p role="status" data-testid="followed">
          {said}
        </p>
      )}
      <p>
        <a href="/waiting">{w.toWaiting}</a>
      </p>
    </div>
  );
}
