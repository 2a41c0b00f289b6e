// The army builder of Mage Knight: warriors on one side, the army on the other; on a small screen one at a time.
import { useEffect, useMemo, useState } from "preact/hooks";
import { openOwn } from "../builder/exchange";
import { joinOnce, undoByKeys } from "../builder/habits";
import { type Dialog, Toolbar } from "../builder/toolbar";
import { ownDecks } from "../decks";
import type { ScreenProps } from "../route";
import { lang } from "../settings";
import { drawerGame } from "../shell/drawer-state";
import { Icon } from "../shell/icons";
import { TroubleNote, Waiting } from "../shell/parts";
import { useTitle } from "../shell/title";
import { toastTrouble } from "../shell/toasts";
import type { FigureFace } from "../wire";
import { army, bench, counts, GAME, sizeOf, textOf, totalOf, tradeWith } from "./army";
import { type Catalogue, useFigures } from "./catalogue";
import { Detail } from "./detail";
import { Filters } from "./filters";
import { find, sort, wanted } from "./finding";
import { Panel } from "./panel";
import { Pool } from "./pool";
import { words } from "./texts";
import "../builder/builder.css";
import "./army.css";

export default function ArmyBuilder({ id }: ScreenProps) {
  const w = words();
  useTitle(w.title);
  const { value: catalogue, trouble, again } = useFigures();
  useEffect(() => {
    drawerGame.value = GAME;
    joinOnce();
    return () => {
      drawerGame.value = "";
    };
  }, []);
  useEffect(() => {
    const isOwn = ownDecks.peek().some((own) => own.game === GAME && own.name === id);
    if (catalogue && id && isOwn && id !== bench.savedAs.peek()) openOwn(tradeWith(catalogue), id).catch(toastTrouble);
  }, [id, catalogue]);
  return (
    <div class="bd">
      <h1 class="unseen">{w.title}</h1>
      {trouble ? <TroubleNote trouble={trouble} again={again} /> : null}
      {catalogue ? <Muster catalogue={catalogue} /> : trouble ? null : <Waiting />}
    </div>
  );
}

function Muster({ catalogue }: { catalogue: Catalogue }) {
  const w = words();
  const [tab, setTab] = useState<"cards" | "deck">("cards");
  const [dialog, setDialog] = useState<Dialog>("");
  const [shown, setShown] = useState<{ figure: FigureFace; among: FigureFace[] }>();
  const made = army.value;
  // What is in the army only matters to the filter that asks for it.
  const held = wanted.value.inArmy ? counts.value : undefined;
  const found = useMemo(() => find(catalogue, counts.peek()), [catalogue, wanted.value, sort.value, lang.value, held]);
  useEffect(() => bench.checkSoon(textOf(catalogue, made, "en")), [catalogue, made.recruits, made.loose, made.total]);
  useEffect(() => undoByKeys(bench), []);
  const show = (figure: FigureFace, among: FigureFace[]): void => setShown({ figure, among });
  return (
    <>
      <Toolbar trade={tradeWith(catalogue)} dialog={dialog} onDialog={setDialog} />
      <div class="bd-tabs" role="group" aria-label={w.views}>
        <button type="button" aria-pressed={tab === "cards"} onClick={() => setTab("cards")}>
          <Icon name="people" size={20} />
          {w.cards}
        </button>
        <button type="button" aria-pressed={tab === "deck"} onClick={() => setTab("deck")}>
          <Icon name="shield" size={20} />
          {w.deckTab(totalOf(catalogue, made))}
        </button>
      </div>
      <div class={`bd-halves ${tab}`}>
        <section class="bd-pool" aria-labelledby="builder-cards">
          <h2 id="builder-cards" class="unseen">
            {w.cards}
          </h2>
          <Filters catalogue={catalogue} hits={found.length} />
          <Pool catalogue={catalogue} found={found} onShow={(figure) => show(figure, found)} />
        </section>
        <section class="bd-panel" aria-labelledby="builder-deck" tabIndex={-1}>
          <h2 id="builder-deck" class="unseen">
            {w.deck}
          </h2>
          {sizeOf(made) ? <Panel catalogue={catalogue} made={made} onShow={show} /> : <Empty onDialog={setDialog} />}
        </section>
      </div>
      <p class="unseen" role="status">
        {bench.announcement.value}
      </p>
      {shown ? (
        <Detail
          catalogue={catalogue}
          figure={shown.figure}
          among={shown.among}
          onShow={(figure) => setShown({ ...shown, figure })}
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
      <svg viewBox="0 0 120 60" width="120" height="60" aria-hidden="true" focusable="false">
        <g fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="4 4">
          <circle cx="28" cy="34" r="20" />
          <circle cx="60" cy="26" r="22" />
          <circle cx="92" cy="34" r="20" />
        </g>
      </svg>
      <p class="bd-empty-title">{w.empty}</p>
      <p class="hint">{w.emptyHint}</p>
      <div class="bd-starts">
        <button type="button" class="button primary" onClick={() => onDialog("open")}>
          <Icon name="people" />
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
