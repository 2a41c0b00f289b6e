// An army behind a link.
import { useState } from "preact/hooks";
import { SharedFrame } from "../builder/shared-frame";
import { TroubleNote, Waiting } from "../shell/parts";
import type { FigureFace } from "../wire";
import { tradeWith } from "./army";
import { useFigures } from "./catalogue";
import { Detail } from "./detail";
import { Panel } from "./panel";
import "./army.css";

export default function SharedArmy({ text }: { text: string }) {
  const { value: catalogue, trouble, again } = useFigures();
  const [shown, setShown] = useState<{ figure: FigureFace; among: FigureFace[] }>();
  if (!catalogue)
    return <div class="page bd-shared">{trouble ? <TroubleNote trouble={trouble} again={again} /> : <Waiting />}</div>;
  return (
    <SharedFrame
      trade={tradeWith(catalogue)}
      text={text}
      draw={(made) => (
        <Panel catalogue={catalogue} made={made} isFixed onShow={(figure, among) => setShown({ figure, among })} />
      )}
    >
      {shown ? (
        <Detail
          catalogue={catalogue}
          figure={shown.figure}
          among={shown.among}
          isFixed
          onShow={(figure) => setShown({ ...shown, figure })}
          onClose={() => setShown(undefined)}
        />
      ) : null}
    </SharedFrame>
  );
}
