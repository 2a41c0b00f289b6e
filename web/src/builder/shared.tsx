// A list behind a link: to look at, to take over. What it holds is drawn by the builder of its game.
import { useState } from "preact/hooks";
import { sharedDeck } from "../api";
import { SharedArmy } from "../army/shared";
import { useCatalogue } from "../games/warlord/catalogue";
import { useLoad } from "../load";
import type { ScreenProps } from "../route";
import { TroubleNote, Waiting } from "../shell/parts";
import { useTitle } from "../shell/title";
import type { Face } from "../wire";
import type { Deck } from "./deck";
import { Detail } from "./detail";
import { Panel } from "./panel";
import { SharedFrame } from "./shared-frame";
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
  if (!catalogue)
    return <div class="page bd-shared">{trouble ? <TroubleNote trouble={trouble} again={again} /> : <Waiting />}</div>;
  return (
    <SharedFrame
      trade={tradeWith(catalogue)}
      text={text}
      draw={(deck: Deck) => (
        <Panel catalogue={catalogue} deck={deck} isFixed onShow={(face, among) => setShown({ face, among })} />
      )}
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
