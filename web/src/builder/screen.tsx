// The deck builder: cards on one side, the deck on the other; on a small screen one of the two at a time.
import { useEffect, useMemo, useState } from "preact/hooks";
import { ownDecks } from "../decks";
import { type Catalogue, useCatalogue } from "../games/warlord/catalogue";
import type { ScreenProps } from "../route";
import { lang } from "../settings";
import { drawerGame } from "../shell/drawer-state";
import { Icon } from "../shell/icons";
import { TroubleNote, Waiting } from "../shell/parts";
import { useTitle } from "../shell/title";
import { toastTrouble } from "../shell/toasts";
import type { Face } from "../wire";
import { GAME, textOf } from "./deck";
import { Detail } from "./detail";
import { openOwn } from "./exchange";
import { Filters } from "./filters";
import { find, isCampaign, sort, wanted } from "./finding";
import { joinOnce, undoByKeys } from "./habits";
import { Panel } from "./panel";
import { Pool } from "./pool";
import { words } from "./texts";
import { type Dialog, Toolbar } from "./toolbar";
import { announcement, bench, checkSoon, counts, deck, savedAs, size, tradeWith } from "./workbench";
import "./builder.css";

export default function Builder({ id }: ScreenProps) {
  const w = words();
  useTitle(w.title);
  const { value: catalogue, trouble, again } = useCatalogue();
  useEffect(() => {
    drawerGame.value = GAME;
    joinOnce();
    return () => {
      drawerGame.value = "";
    };
  }, []);
  useEffect(() => {
    if (catalogue && id && id !== savedAs.peek() && ownDecks.peek().some((own) => own.game === GAME && own.name === id))
      openOwn(tradeWith(catalogue), id).catch(toastTrouble);
  }, [id, catalogue]);
  return (
    <div class="bd">
      <h1 class="unseen">{w.title}</h1>
      {trouble ? <TroubleNote trouble={trouble} again={again} /> : null}
      {catalogue ? <Bench catalogue={catalogue} /> : trouble ? null : <Waiting />}
    </div>
  );
}

function Bench({ catalogue }: { catalogue: Catalogue }) {
  const w = words();
  const [tab, setTab] = useState<"cards" | "deck">("cards");
  const [dialog, setDialog] = useState<Dialog>("");
  const [shown, setShown] = useState<{ face: Face; among: Face[] }>();
  const all = useMemo(() => catalogue.cards.filter((face) => !face.is_token).length, [catalogue]);
  // What lies in the deck only matters to the filter that asks for it.
  const held = wanted.value.inDeck ? counts.value : undefined;
  const found = useMemo(
    () => find(catalogue, counts.peek(), lang.value),
    [catalogue, wanted.value, sort.value, isCampaign.value, lang.value, held],
  );
  useEffect(() => {
    checkSoon(textOf(catalogue, deck.value, "en"), isCampaign.value);
  }, [catalogue, deck.value.cards, isCampaign.value]);
  useEffect(() => undoByKeys(bench), []);
  const show = (face: Face, among: Face[]): void => setShown({ face, among });
  return (
    <>
      <Toolbar trade={tradeWith(catalogue)} dialog={dialog} onDialog={setDialog} />
      <div class="bd-tabs" role="group" aria-label={w.views}>
        <button type="button" aria-pressed={tab === "cards"} onClick={() => setTab("cards")}>
          <Icon name="cards" size={20} />
          {w.cards}
        </button>
        <button type="button" aria-pressed={tab === "deck"} onClick={() => setTab("deck")}>
          <Icon name="shield" size={20} />
          {w.deckTab(size.value)}
        </button>
      </div>
      <div class={`bd-halves ${tab}`}>
        <section class="bd-pool" aria-labelledby="builder-cards">
          <h2 id="builder-cards" class="unseen">
            {w.cards}
          </h2>
          <Filters catalogue={catalogue} hits={found.length} all={all} />
          <Pool found={found} onShow={(face) => show(face, found)} />
        </section>
        <section class="bd-panel" aria-labelledby="builder-deck" tabIndex={-1}>
          <h2 id="builder-deck" class="unseen">
            {w.deck}
          </h2>
          {size.value ? (
            <Panel catalogue={catalogue} deck={deck.value} onShow={show} />
          ) : (
            <Empty onDialog={setDialog} />
          )}
        </section>
      </div>
      <p class="unseen" role="status">
        {announcement.value}
      </p>
      {shown ? (
        <Detail
          face={shown.face}
          among={shown.among}
          onShow={(face) => setShown({ ...shown, face })}
          onClose={() => setShown(undefined)}
        />
      ) : null}
    </>
  );
}

function Empty({ onDialog }: { onDialog: (dialog: Dialog) => void }) {
  const w = words();
  return (
    <div class="bd-empty">
      <svg viewBox="0 0 120 80" width="120" height="80" aria-hidden="true" focusable="false">
        <g fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="4 4">
          <rect x="14" y="10" width="42" height="58" rx="4" transform="rotate(-8 35 39)" />
          <rect x="40" y="8" width="42" height="58" rx="4" />
          <rect x="66" y="10" width="42" height="58" rx="4" transform="rotate(8 87 39)" />
        </g>
      </svg>
      <p class="bd-empty-title">{w.empty}</p>
      <p class="hint">{w.emptyHint}</p>
      <div class="bd-starts">
        <button type="button" class="button primary" onClick={() => onDialog("open")}>
          <Icon name="cards" />
          {ownDecks.value.some((own) => own.game === GAME) ? w.startOwn : w.startReady}
        </button>
        <button type="button" class="button" onClick={() => onDialog("import")}>
          <Icon name="pen" />
          {w.startImport}
        </button>
      </div>
    </div>
  );
}
