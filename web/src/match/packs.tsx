// What a match is played with besides our own content: told, looked at and kept before anybody sits down to it.
import { useState } from "preact/hooks";
import { openPack, type PackData, packsOf } from "../api";
import { gameOf } from "../games/registry";
import { useLoad } from "../load";
import { ownPacks, savePack } from "../packs";
import { confirm } from "../shell/dialogs";
import { Icon } from "../shell/icons";
import { TroubleNote, Waiting } from "../shell/parts";
import { toast, toastTrouble } from "../shell/toasts";
import type { TableState } from "../socket";
import { listed, say } from "../texts";
import type { PackEntry, Phrase } from "../wire";
import { matchWords } from "./texts";

export function Packs({ table }: { table: TableState }) {
  const w = matchWords();
  const [isOpen, setOpen] = useState(false);
  if (!table.packs.length) return null;
  return (
    <section class="sheet stack match-packs" data-testid="packs">
      <h2>{w.packs}</h2>
      <p class="soft">{w.packsText}</p>
      <ul role="list">
        {table.packs.map((pack) => (
          <li key={pack.id}>
            <b>{say(pack.title)}</b>
            <span>
              {pack.id} · {w.edition(pack.edition)} · {w.entries(pack.entries)}
            </span>
            {pack.replaces.length ? <span>{w.replaces(listed(pack.replaces.slice(0, 8).map(say)))}</span> : null}
            <code class="soft" title={pack.digest}>
              {pack.digest.slice(0, 23)}…
            </code>
            <button
              type="button"
              class="button small"
              data-testid="keep-pack"
              onClick={() => void keepPack(table.match, pack.id).catch(toastTrouble)}
            >
              <Icon name="download" size={16} />
              {w.keepPack}
            </button>
          </li>
        ))}
      </ul>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} data-testid="look-at-packs">
        <summary>{w.lookAtPacks}</summary>
        {isOpen ? <Faces table={table} /> : null}
      </details>
    </section>
  );
}

/** Everything in them as it is drawn, with its name. */
function Faces({ table }: { table: TableState }) {
  const kit = gameOf(table.game)?.workshop;
  const { value, trouble, again } = useLoad(
    async () => ({ entries: (await packsOf(table.match)).entries, Face: await kit?.Face() }),
    [table.match],
  );
  if (trouble) return <TroubleNote trouble={trouble} again={again} />;
  if (!value) return <Waiting />;
  const { entries, Face } = value;
  return (
    <div class="match-pack-faces">
      {entries.map((entry) => (
        <figure key={`${entry.kind} ${entry.id}`}>
          {Face && (entry.face || entry.card || entry.figure || entry.area) ? <Face entry={entry} /> : null}
          <figcaption>{nameOf(entry)}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** What has no face is called by its short name. */
function nameOf({ id, face, card }: PackEntry): string {
  const name = (card?.name ?? face?.["name"]) as Phrase | undefined;
  return name ? say(name) : id;
}

/** From now on it is in the workshop, and can come with matches of one's own. */
async function keepPack(match: string, id: string): Promise<void> {
  const w = matchWords();
  const carried = (await packsOf(match)).packs.find(({ pack }) => pack.id === id);
  if (!carried) return;
  const data = (await openPack(carried.text)).pack as PackData;
  const before = ownPacks.peek().find(({ pack }) => pack.id === id && pack.game === data.pack.game);
  const isSame = JSON.stringify(before) === JSON.stringify(data);
  const title = say(carried.pack.title);
  if (before && !isSame && !(await confirm({ title: w.replacePack(title), text: w.replacePackWhy, yes: w.keepPack })))
    return;
  toast(savePack(data) ? w.keptPack(title) : w.notKeptPack, "good");
}
