// A deck comes and goes: open, import, export, share.
import { useId, useState } from "preact/hooks";
import { games, shareDeck } from "../api";
import { ownDecks } from "../decks";
import type { Catalogue } from "../games/warlord/catalogue";
import { useLoad } from "../load";
import { lang } from "../settings";
import { confirm, Modal } from "../shell/dialogs";
import { Icon } from "../shell/icons";
import { Segments, TroubleNote, Waiting } from "../shell/parts";
import { toast, toastTrouble } from "../shell/toasts";
import { ago, say, words as shared } from "../texts";
import type { Lang } from "../wire";
import { GAME, readDeck, readyDeck, sizeOf, textOf, type Deck, type ReadDeck } from "./deck";
import { words } from "./texts";
import { open, remove } from "./workbench";

interface DialogProps {
  onClose: () => void;
}

/** Lays a deck on the bench. Undo brings back what lay there. */
export function openDeck(deck: Deck, savedUnder = ""): void {
  const w = words();
  open(deck, savedUnder);
  toast(w.opened(deck.name || w.unnamed), "good");
}

export async function openOwn(name: string): Promise<void> {
  const own = ownDecks.peek().find((deck) => deck.game === GAME && deck.name === name);
  if (!own) return;
  const { deck } = await readDeck(own.text);
  openDeck({ ...deck, name }, name);
}

export async function openReady(name: string): Promise<void> {
  openDeck((await readDeck((await readyDeck(name)).text)).deck);
}

export function OpenDialog({ onClose }: DialogProps) {
  const w = words();
  const { value, trouble, again } = useLoad(games, []);
  const ready = value?.find((game) => game.id === GAME)?.forces?.ready ?? [];
  const own = ownDecks.value.filter((deck) => deck.game === GAME);
  const take = (opening: Promise<void>): void => void opening.then(onClose, toastTrouble);
  return (
    <Modal title={w.openTitle} onClose={onClose}>
      <div class="stack">
        <section class="stack" aria-labelledby="open-own">
          <h3 id="open-own">{w.own}</h3>
          {own.length ? (
            <ul role="list" class="bd-decks">
              {own.map((deck) => (
                <li key={deck.name}>
                  <button type="button" class="bd-deck" aria-label={w.openIt(deck.name)} onClick={() => take(openOwn(deck.name))}>
                    <b>{deck.name}</b>
                    <span class="hint">{w.changedAgo(ago(deck.at))}</span>
                  </button>
                  <button type="button" class="icon-button" aria-label={`${w.delete} ${deck.name}`} onClick={() => void askAndRemove(deck.name)}>
                    <Icon name="trash" size={20} />
                  </button>
                </li>
              ))}
            </ul>
          ) : (
            <p class="hint">{w.noOwn}</p>
          )}
        </section>
        <section class="stack" aria-labelledby="open-ready">
          <div>
            <h3 id="open-ready">{w.ready}</h3>
            <p class="hint">{w.readyHint}</p>
          </div>
          {trouble ? <TroubleNote trouble={trouble} again={again} /> : value ? null : <Waiting />}
          <ul role="list" class="bd-decks">
            {ready.map((deck) => (
              <li key={deck.name}>
                <button type="button" class="bd-deck" aria-label={w.openIt(say(deck.title))} onClick={() => take(openReady(deck.name))}>
                  <b>{say(deck.title)}</b>
                  <span class="hint">{say(deck.guide).split(/(?<=\.)\s/)[0]}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Modal>
  );
}

export async function askAndRemove(name: string): Promise<boolean> {
  const w = words();
  if (!(await confirm({ title: w.deleteAsk(name), text: w.deleteWhy, yes: w.delete.replace(" …", ""), isDangerous: true }))) return false;
  remove(name);
  toast(w.deleted(name));
  return true;
}

export function ImportDialog({ onClose }: DialogProps) {
  const w = words();
  const id = useId();
  const [text, setText] = useState("");
  const [read, setRead] = useState<ReadDeck>();
  const [isReading, setReading] = useState(false);
  const take = (): void => {
    // A second click takes over what can be read.
    if (read) {
      openDeck(read.deck);
      onClose();
      return;
    }
    setReading(true);
    readDeck(text)
      .then((found) => {
        if (found.unknown.length || !found.deck.cards.length) setRead(found);
        else {
          openDeck(found.deck);
          onClose();
        }
      }, toastTrouble)
      .finally(() => setReading(false));
  };
  const change = (typed: string): void => {
    setText(typed);
    setRead(undefined);
  };
  const isEmpty = read !== undefined && !read.deck.cards.length;
  return (
    <Modal
      title={w.importTitle}
      onClose={onClose}
      actions={
        <>
          <button type="button" class="button" onClick={onClose}>
            {shared().cancel}
          </button>
          <button type="button" class="button primary" disabled={!text.trim() || isReading || isEmpty} onClick={take}>
            {read ? w.importAnyway : w.importDo}
          </button>
        </>
      }
    >
      <div class="stack">
        <p>{w.importText}</p>
        <div class="field">
          <label for={id}>{w.importLabel}</label>
          <textarea
            id={id}
            class="input bd-text"
            rows={12}
            spellcheck={false}
            maxLength={20000}
            value={text}
            onInput={(event) => change(event.currentTarget.value)}
          />
        </div>
        <label class="button bd-file">
          <Icon name="download" />
          {w.importFile}
          <input
            type="file"
            class="unseen"
            accept=".txt,text/plain"
            onChange={(event) => void event.currentTarget.files?.[0]?.text().then((found) => change(found.slice(0, 20000)), toastTrouble)}
          />
        </label>
        <div role="status">
          {read ? (
            <>
              {read.unknown.length ? <p>{w.importUnknown(read.unknown.length)}</p> : null}
              <ul class="bd-unknown" role="list">
                {read.unknown.map((unknown) => (
                  <li key={unknown.line}>
                    <b>{w.line(unknown.line)}</b> {say(unknown.text)}
                  </li>
                ))}
              </ul>
              <p>{w.importFound(sizeOf(read.deck))}</p>
            </>
          ) : null}
        </div>
      </div>
    </Modal>
  );
}

export function ExportDialog({ catalogue, deck, onClose }: DialogProps & { catalogue: Catalogue; deck: Deck }) {
  const w = words();
  const id = useId();
  const [spoken, setSpoken] = useState<Lang>(lang.value);
  const text = textOf(catalogue, deck, spoken);
  return (
    <Modal
      title={w.exportTitle}
      onClose={onClose}
      actions={
        <>
          <button type="button" class="button" onClick={() => download(new Blob([text], { type: "text/plain" }), `${fileName(deck)}.txt`)}>
            <Icon name="download" />
            {w.download}
          </button>
          <button type="button" class="button primary" onClick={() => void copy(text)}>
            <Icon name="copy" />
            {shared().copy}
          </button>
        </>
      }
    >
      <div class="stack">
        <p>{w.exportText}</p>
        <Segments
          label={w.exportLang}
          name="export-lang"
          value={spoken}
          choices={[
            { value: "de", text: w.inGerman, lang: "de" },
            { value: "en", text: w.inEnglish, lang: "en" },
          ]}
          onChoose={setSpoken}
        />
        <div class="field">
          <label for={id}>{w.importLabel}</label>
          <textarea id={id} class="input bd-text" rows={14} readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
        </div>
      </div>
    </Modal>
  );
}

export function ShareDialog({ text, onClose }: DialogProps & { text: string }) {
  const w = words();
  const id = useId();
  const { value, trouble, again } = useLoad(() => shareDeck(GAME, text), [text]);
  const link = value ? `${location.origin}/d/${value.id}` : "";
  return (
    <Modal
      title={w.shareTitle}
      onClose={onClose}
      actions={
        value ? (
          <>
            <a class="button" href={`/d/${value.id}`}>
              <Icon name="eye" />
              {w.shareGo}
            </a>
            <button type="button" class="button primary" onClick={() => void copy(link)}>
              <Icon name="copy" />
              {shared().copy}
            </button>
          </>
        ) : null
      }
    >
      <div class="stack">
        <p>{w.shareText}</p>
        {trouble ? <TroubleNote trouble={trouble} again={again} /> : null}
        {!value && !trouble ? <Waiting /> : null}
        {value ? (
          <div class="field">
            <label for={id}>{w.shareLink}</label>
            <input id={id} class="input" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          </div>
        ) : null}
      </div>
    </Modal>
  );
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(shared().copied, "good");
  } catch {
    toast(shared().notCopied, "bad");
  }
}

export const fileName = (deck: Deck): string => deck.name.trim().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "deck";

export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
