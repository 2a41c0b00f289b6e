// A builder: pieces on one side, what is made of them on the other; on a small screen one of the two at a time.
import { computed } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { ownDecks } from "../decks";
import { drawerGame } from "../shell/drawer-state";
import { Icon } from "../shell/icons";
import { TroubleNote, Waiting } from "../shell/parts";
import { useTitle } from "../shell/title";
import { toastTrouble } from "../shell/toasts";
import type { Made } from "./bench";
import { errand, packFirst } from "./brought";
import type { Craft, Piece } from "./craft";
import { useDetail } from "./detail";
import { ErrandBar } from "./errand";
import { openOwn } from "./exchange";
import { joinOnce, undoByKeys } from "./habits";
import { OwnPacks } from "./packs";
import { type Dialog, Toolbar } from "./toolbar";
import "./builder.css";

interface CraftProps<C, P extends Piece, T extends Made> {
  craft: Craft<C, P, T>;
}

/** `id`: the name of an own list that is to be opened. */
export function BuilderScreen<C, P extends Piece, T extends Made>({ craft, id }: CraftProps<C, P, T> & { id: string }) {
  const w = craft.words();
  const { bench, tradeWith } = craft;
  useTitle(w.title);
  const { value: catalogue, trouble, again } = craft.useCatalogue();
  useEffect(() => {
    drawerGame.value = bench.game;
    joinOnce();
    return () => {
      drawerGame.value = "";
    };
  }, []);
  useEffect(() => {
    const isOwn = ownDecks.peek().some((own) => own.game === bench.game && own.name === id);
    if (catalogue && id && isOwn && !errand.peek() && id !== bench.savedAs.peek())
      openOwn(tradeWith(catalogue), id).catch(toastTrouble);
  }, [id, catalogue]);
  return (
    <div class="bd">
      <h1 class="unseen">{w.title}</h1>
      {trouble ? <TroubleNote trouble={trouble} again={again} /> : null}
      {catalogue ? <Halves craft={craft} catalogue={catalogue} /> : trouble ? null : <Waiting />}
    </div>
  );
}

function Halves<C, P extends Piece, T extends Made>({ craft, catalogue }: CraftProps<C, P, T> & { catalogue: C }) {
  const w = craft.words();
  const { bench, Filters, Pool, Panel } = craft;
  const [tab, setTab] = useState<"cards" | "deck">("cards");
  const [dialog, setDialog] = useState<Dialog>("");
  const [show, detail] = useDetail(craft, catalogue, false);
  const trade = craft.tradeWith(catalogue);
  const made = bench.made.value;
  const task = errand.value?.game === bench.game ? errand.value : undefined;
  const found = useMemo(() => computed(() => packFirst(craft.find(catalogue))), [catalogue]).value;
  const isCampaign = craft.isCampaign?.value ?? false;
  // No rule is about its name.
  const nameless = trade.textOf({ ...made, name: "" }, "en");
  useEffect(() => bench.checkSoon(trade.textOf(made, "en"), isCampaign), [nameless, isCampaign]);
  useEffect(() => undoByKeys(bench), []);
  return (
    <>
      {task ? <ErrandBar trade={trade} task={task} /> : null}
      <Toolbar trade={trade} dialog={dialog} onDialog={setDialog} isErrand={!!task} />
      <div class="bd-tabs" role="group" aria-label={w.views}>
        <button type="button" aria-pressed={tab === "cards"} onClick={() => setTab("cards")}>
          <Icon name={craft.icon} size={20} />
          {w.pieces}
        </button>
        <button type="button" aria-pressed={tab === "deck"} onClick={() => setTab("deck")}>
          <Icon name="shield" size={20} />
          {w.madeTab(craft.measure(catalogue, made))}
        </button>
      </div>
      <div class={`bd-halves ${tab}`}>
        <section class="bd-pool" aria-labelledby="builder-cards">
          <h2 id="builder-cards" class="unseen">
            {w.pieces}
          </h2>
          {task ? null : <OwnPacks game={bench.game} w={w} />}
          <Filters catalogue={catalogue} hits={found.length} />
          <Pool catalogue={catalogue} found={found} onShow={(piece) => show(piece, found)} />
        </section>
        <section class="bd-panel" aria-labelledby="builder-deck" tabIndex={-1}>
          <h2 id="builder-deck" class="unseen">
            {w.made}
          </h2>
          {trade.sizeOf(made) ? (
            <Panel catalogue={catalogue} made={made} onShow={show} isFixed={false} />
          ) : (
            <Empty craft={craft} onDialog={setDialog} />
          )}
        </section>
      </div>
      <p class="unseen" role="status">
        {bench.announcement.value}
      </p>
      {detail}
    </>
  );
}

function Empty<C, P extends Piece, T extends Made>({
  craft,
  onDialog,
}: CraftProps<C, P, T> & { onDialog: (dialog: Dialog) => void }) {
  const w = craft.words();
  return (
    <div class="bd-empty">
      <craft.Nothing />
      <p class="bd-empty-title">{w.empty}</p>
      <p class="hint">{w.emptyHint}</p>
      <div class="bd-starts">
        <button type="button" class="button primary" onClick={() => onDialog("open")}>
          <Icon name={craft.icon} />
          {ownDecks.value.some((own) => own.game === craft.bench.game) ? w.startOwn : w.startReady}
        </button>
        <button type="button" class="button" onClick={() => onDialog("import")}>
          <Icon name="pen" />
          {w.startImport}
        </button>
      </div>
    </div>
  );
}
