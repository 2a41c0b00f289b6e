// A deck behind a link: to look at, to take over, to print.
import { useEffect, useState } from "preact/hooks";
import { sharedDeck } from "../api";
import type { ScreenProps } from "../app";
import { useCatalogue } from "../games/warlord/catalogue";
import { useLoad } from "../load";
import { go } from "../route";
import { Icon } from "../shell/icons";
import { TroubleNote, Waiting } from "../shell/parts";
import { useTitle } from "../shell/title";
import type { Face } from "../wire";
import { readDeck } from "./deck";
import { Detail } from "./detail";
import { openDeck } from "./exchange";
import { Panel } from "./panel";
import { words } from "./texts";
import { checkSoon } from "./workbench";
import "./builder.css";

export default function SharedDeck({ id }: ScreenProps) {
  const w = words();
  const { value: catalogue, trouble: noCards } = useCatalogue();
  const { value, trouble, again } = useLoad(async () => {
    const shared = await sharedDeck(id);
    return { ...(await readDeck(shared.text)), text: shared.text };
  }, [id]);
  const [shown, setShown] = useState<{ face: Face; among: Face[] }>();
  useEffect(() => {
    if (value) checkSoon(value.text, false);
  }, [value]);
  const name = value?.deck.name || w.unnamed;
  const isGone = trouble?.status === 404;
  useTitle(isGone ? w.sharedGone : value ? w.sharedTitle(name) : w.deck);
  const failed = trouble ?? noCards;
  return (
    <div class="page bd-shared">
      <div>
        <h1>{isGone ? w.sharedGone : value ? name : w.deck}</h1>
        {value ? <p class="lead">{w.sharedLead}</p> : null}
      </div>
      {failed && !isGone ? <TroubleNote trouble={failed} again={again} /> : null}
      {isGone ? (
        <p>
          <a class="button primary" href="/b">
            {w.toBuilder}
          </a>
        </p>
      ) : null}
      {!failed && !(value && catalogue) ? <Waiting /> : null}
      {value && catalogue ? (
        <>
          <p>
            <button
              type="button"
              class="button primary"
              onClick={() => {
                openDeck(value.deck);
                go("/b");
              }}
            >
              <Icon name="pen" />
              {w.take}
            </button>
          </p>
          <div class="bd-panel is-open">
            <h2 class="unseen">{w.deck}</h2>
            <Panel catalogue={catalogue} deck={value.deck} isFixed onShow={(face, among) => setShown({ face, among })} />
          </div>
          {shown ? (
            <Detail
              face={shown.face}
              among={shown.among}
              isFixed
              onShow={(face) => setShown({ ...shown, face })}
              onClose={() => setShown(undefined)}
            />
          ) : null}
        </>
      ) : null}
    </div>
  );
}
