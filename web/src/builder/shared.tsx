// A deck behind a link.
import { useState } from "preact/hooks";
import { useCatalogue } from "../games/warlord/catalogue";
import { TroubleNote, Waiting } from "../shell/parts";
import type { Face } from "../wire";
import type { Deck } from "./deck";
import { Detail } from "./detail";
import { Panel } from "./panel";
import { SharedFrame } from "./shared-frame";
import { tradeWith } from "./workbench";
import "./builder.css";

export default function SharedDeck({ text }: { text: string }) {
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
