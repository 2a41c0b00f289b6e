// A list behind a link: as it was when it was shared, and a way to take it over.
import { useEffect } from "preact/hooks";
import { useLoad } from "../load";
import { go } from "../route";
import { Icon } from "../shell/icons";
import { TroubleNote, Waiting } from "../shell/parts";
import type { Made } from "./bench";
import type { Craft, Piece } from "./craft";
import { useDetail } from "./detail";
import { lay } from "./exchange";
import "./builder.css";

interface SharedListProps<C, P extends Piece, T extends Made> {
  craft: Craft<C, P, T>;
  text: string;
}

export function SharedList<C, P extends Piece, T extends Made>({ craft, text }: SharedListProps<C, P, T>) {
  const { value: catalogue, trouble, again } = craft.useCatalogue();
  return (
    <div class="page bd-shared">
      {trouble ? <TroubleNote trouble={trouble} again={again} /> : null}
      {catalogue ? <Opened craft={craft} catalogue={catalogue} text={text} /> : trouble ? null : <Waiting />}
    </div>
  );
}

function Opened<C, P extends Piece, T extends Made>({
  craft,
  catalogue,
  text,
}: SharedListProps<C, P, T> & { catalogue: C }) {
  const w = craft.words();
  const trade = craft.tradeWith(catalogue);
  const { value, trouble, again } = useLoad(() => trade.read(text), [text]);
  useEffect(() => trade.bench.checkSoon(text), [text]);
  const [show, detail] = useDetail(craft, catalogue, true);
  const made = value?.made;
  return (
    <>
      <div>
        <h1>{made ? made.name || w.unnamed : w.made}</h1>
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
            <h2 class="unseen">{w.made}</h2>
            <craft.Panel catalogue={catalogue} made={made} onShow={show} isFixed />
          </div>
          {detail}
        </>
      ) : null}
    </>
  );
}
