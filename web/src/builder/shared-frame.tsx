// A list behind a link as it was when it was shared, and a way to take it over.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { useLoad } from "../load";
import { go } from "../route";
import { Icon } from "../shell/icons";
import { TroubleNote, Waiting } from "../shell/parts";
import type { Made, Trade } from "./bench";
import { lay } from "./exchange";
import "./builder.css";

interface SharedFrameProps<T extends Made> {
  trade: Trade<T>;
  text: string;
  draw: (made: T) => ComponentChildren;
  children?: ComponentChildren;
}

/** The list as it was when it was shared, and a way to take it over. */
export function SharedFrame<T extends Made>({ trade, text, draw, children }: SharedFrameProps<T>) {
  const w = trade.words();
  const { value, trouble, again } = useLoad(() => trade.read(text), [text]);
  const { checkSoon } = trade.bench;
  useEffect(() => checkSoon(text), [text]);
  const made = value?.made;
  return (
    <div class="page bd-shared">
      <div>
        <h1>{made ? made.name || w.unnamed : w.deck}</h1>
        {made ? <p class="lead">{w.sharedLead}</p> : null}
      </div>
      {trouble ? <TroubleNote trouble={trouble} again={again} /> : made ? null : <Waiting />}
      {made ? (
        <>
          <p>
            <button
              type="button"
              class="button primary"
              onClick={() => {
                lay(trade, made);
                go(trade.address);
              }}
            >
              <Icon name="pen" />
              {w.take}
            </button>
          </p>
          <div class="bd-panel is-open">
            <h2 class="unseen">{w.deck}</h2>
            {draw(made)}
          </div>
          {children}
        </>
      ) : null}
    </div>
  );
}
