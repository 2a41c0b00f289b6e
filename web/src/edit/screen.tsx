// The position editor: the table on one side, forms on the other.
import { useEffect, useMemo, useState } from "preact/hooks";
import { games as askGames } from "../api";
import { GAMES, isMeasured, titleOf } from "../games/registry";
import { useLoad } from "../load";
import type { ScreenProps } from "../route";
import { place } from "../route";
import { drawerGame } from "../shell/drawer-state";
import { Icon } from "../shell/icons";
import { Segments, TroubleNote, Waiting } from "../shell/parts";
import { useTitle } from "../shell/title";
import { EditBoard } from "./board";
import { Editor } from "./editor";
import { PileBoard } from "./pile-board";
import { TableForm } from "./table-form";
import { editWords } from "./texts";
import { Things } from "./things";
import { Trial } from "./trial";
import "./edit.css";

type Tab = "things" | "table" | "file";

export default function Edit({ id }: ScreenProps) {
  const w = editWords();
  const game = id || GAMES.find(isMeasured)!.id;
  const editor = useMemo(() => new Editor(game), [game]);
  const [tab, setTab] = useState<Tab>("things");
  useTitle(w.title);
  useEffect(() => {
    const { query } = place.peek();
    const after = query.get("after");
    void editor.begin(query.get("match") ?? "", after === null ? null : Number(after));
    drawerGame.value = game;
    return () => {
      editor.close();
      drawerGame.value = "";
    };
  }, [editor]);
  const scene = editor.scene.value;
  const form = editor.form.value;
  const trouble = editor.trouble.value;
  if (!form)
    return <div class="page">{trouble ? <TroubleNote trouble={trouble} /> : <Waiting text={w.loading} />}</div>;
  return (
    <div class="edit" data-testid="edit" data-game={game} data-busy={editor.isBusy.value || undefined}>
      <section class="edit-table" aria-label={form.piles.length ? w.armies : w.table}>
        {form.piles.length ? (
          <PileBoard editor={editor} form={form} />
        ) : scene ? (
          <EditBoard editor={editor} scene={scene} />
        ) : (
          <Waiting />
        )}
      </section>
      <aside class="edit-side">
        <header class="edit-head">
          <h1>{w.title}</h1>
          <Games chosen={game} />
          <div class="row">
            <button
              type="button"
              class="icon-button"
              data-testid="undo"
              aria-label={w.undo}
              title={w.undo}
              disabled={!editor.past.value.length}
              onClick={() => editor.undo()}
            >
              <Icon name="undo" size={20} />
            </button>
            <button
              type="button"
              class="icon-button edit-redo"
              data-testid="redo"
              aria-label={w.redo}
              title={w.redo}
              disabled={!editor.future.value.length}
              onClick={() => editor.redo()}
            >
              <Icon name="undo" size={20} />
            </button>
          </div>
        </header>
        <Segments
          label={w.tabsLabel}
          isLabelHidden
          name="edit-tab"
          value={tab}
          choices={(["things", "table", "file"] as const).map((value) => ({ value, text: w.tabs[value] }))}
          onChoose={setTab}
        />
        {trouble ? <TroubleNote trouble={trouble} /> : null}
        {tab === "things" ? (
          <Things editor={editor} form={form} />
        ) : tab === "table" ? (
          <TableForm editor={editor} form={form} />
        ) : (
          <Trial editor={editor} form={form} />
        )}
      </aside>
    </div>
  );
}

function Games({ chosen }: { chosen: string }) {
  const { value: games } = useLoad(askGames, []);
  const edited = games?.filter((game) => game.has_editor) ?? [];
  return (
    <nav class="edit-games" aria-label={editWords().game}>
      {edited.map(({ id }) => (
        <a
          key={id}
          class={id === chosen ? "button small is-chosen" : "button small"}
          href={`/edit/${id}`}
          aria-current={id === chosen ? "page" : undefined}
        >
          {titleOf(id)}
        </a>
      ))}
    </nav>
  );
}
