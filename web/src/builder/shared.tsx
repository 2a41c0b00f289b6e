// A list behind a link: to look at, to take over. What it holds is drawn by the builder of its game.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { sharedDeck } from "../api";
import type { ScreenProps } from "../app";
import { SharedArmy } from "../army/shared";
import { useCatalogue } from "../games/warlord/catalogue";
import { useLoad } from "../load";
import { go } from "../route";
import { Icon } from "../shell/icons";
import { TroubleNote, Waiting } from "../shell/parts";
import { useTitle } from "../shell/title";
import type { Face } from "../wire";
import type { Made, Trade } from "./bench";
import type { Deck } from "./deck";
import { Detail } from "./detail";
import { lay } from "./exchange";
import { Panel } from "./panel";
import { words } from "./texts";
import { tradeWith } from "./workbench";
import "./builder.css";

export default function Shared({ id }: ScreenProps) {
  const w = words();
  const { value, trouble, again } = useLoad(() => sharedDeck(id), [id]);
  const isGone = trouble?.status === 404;
  useTitle(isGone ? w.sharedGone : value?.name ? w.sharedTitle(value.name) : w.deck);
  if (value) return value.game === "mageknight" ? <SharedArmy text={value.text} /> : <SharedDeck text={value.text} />;
  return (
    <div class="page bd-shared">
      <h1>{isGone ? w.sharedGone : w.deck}</h1>
      {trouble && !isGone ? <TroubleNote trouble={trouble} again={again} /> : null}
      {isGone ? (
        <p>
          <a class="button primary" href="/b">
            {w.toBuilder}
          </a>
        </p>
      ) : null}
      {trouble ? null : <Waiting />}
    </div>
  );
}

function SharedDeck({ text }: { text: string }) {
  const { value: catalogue, trouble, again } = useCatalogue();
  const [shown, setShown] = useState<{ face: Face; among: Face[] }>();
  if (!catalogue) return <div class="page bd-shared">{trouble ? <TroubleNote trouble={trouble} again={again} /> : <Waiting />}</div>;
  return (
    <SharedFrame
      trade={tradeWith(catalogue)}
      text={text}
      draw={(deck: Deck) => <Panel catalogue={catalogue} deck={deck} isFixed onShow={(face, among) => setShown({ face, among })} />}
    >
      {shown ? (
        <Detail
          face={shown.face}
          among={shown.among}
          isFixed
          onShow={(face) => setShown({ ...shown, face })}
          onClose={() => setShown(undefined)}
        />
      ) : null}
    </SharedFrame>
  );
}

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
