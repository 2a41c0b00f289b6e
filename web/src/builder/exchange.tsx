// A list comes and goes: open, import, export, share. The same for decks and armies.
import { useId, useState } from "preact/hooks";
import { games, printForce, readyDeck, shareDeck } from "../api";
import { ownDecks } from "../decks";
import { download, fileName } from "../download";
import { useLoad } from "../load";
import { linkTo } from "../route";
import { lang } from "../settings";
import { confirm, Modal } from "../shell/dialogs";
import { Icon } from "../shell/icons";
import { Segments, TroubleNote, Waiting } from "../shell/parts";
import { toast, toastTrouble } from "../shell/toasts";
import { ago, say, words as shared } from "../texts";
import type { Lang, UnknownLine } from "../wire";
import type { Made, Trade } from "./bench";

interface DialogProps<T extends Made> {
  trade: Trade<T>;
  onClose: () => void;
}

/** Lays something on the bench. Undo brings back what lay there. */
export function lay<T extends Made>({ bench, words }: Trade<T>, made: T, savedUnder = ""): void {
  const w = words();
  bench.open(made, savedUnder);
  toast(w.opened(made.name || w.unnamed), "good");
}

export async function openOwn<T extends Made>(trade: Trade<T>, name: string): Promise<void> {
  const own = ownDecks.peek().find((deck) => deck.game === trade.bench.game && deck.name === name);
  if (!own) return;
  const { made } = await trade.read(own.text);
  lay(trade, { ...made, name }, name);
}

export async function openReady<T extends Made>(trade: Trade<T>, name: string): Promise<void> {
  lay(trade, (await trade.read((await readyDeck(trade.bench.game, name)).text)).made);
}

export function OpenDialog<T extends Made>({ trade, onClose }: DialogProps<T>) {
  const w = trade.words();
  const { game: here } = trade.bench;
  const { value, trouble, again } = useLoad(games, []);
  const ready = value?.find((game) => game.id === here)?.forces?.ready ?? [];
  const own = ownDecks.value.filter((deck) => deck.game === here);
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
                  <button
                    type="button"
                    class="bd-deck"
                    aria-label={w.openIt(deck.name)}
                    onClick={() => take(openOwn(trade, deck.name))}
                  >
                    <b>{deck.name}</b>
                    <span class="hint">{w.changedAgo(ago(deck.at))}</span>
                  </button>
                  <button
                    type="button"
                    class="icon-button"
                    aria-label={`${w.delete} ${deck.name}`}
                    onClick={() => void askAndRemove(trade, deck.name)}
                  >
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
                <button
                  type="button"
                  class="bd-deck"
                  aria-label={w.openIt(say(deck.title))}
                  onClick={() => take(openReady(trade, deck.name))}
                >
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

export async function askAndRemove<T extends Made>({ bench, words }: Trade<T>, name: string): Promise<boolean> {
  const w = words();
  if (
    !(await confirm({
      title: w.deleteAsk(name),
      text: w.deleteWhy,
      yes: w.delete.replace(" …", ""),
      isDangerous: true,
    }))
  )
    return false;
  bench.remove(name);
  toast(w.deleted(name));
  return true;
}

export function ImportDialog<T extends Made>({ trade, onClose }: DialogProps<T>) {
  const w = trade.words();
  const id = useId();
  const [text, setText] = useState("");
  const [read, setRead] = useState<{ made: T; unknown: UnknownLine[] }>();
  const [isReading, setReading] = useState(false);
  const take = (): void => {
    // A second click takes over what can be read.
    if (read) {
      lay(trade, read.made);
      onClose();
      return;
    }
    setReading(true);
    trade
      .read(text)
      .then((found) => {
        if (found.unknown.length || !trade.sizeOf(found.made)) setRead(found);
        else {
          lay(trade, found.made);
          onClose();
        }
      }, toastTrouble)
      .finally(() => setReading(false));
  };
  const change = (typed: string): void => {
    setText(typed);
    setRead(undefined);
  };
  const isEmpty = read !== undefined && !trade.sizeOf(read.made);
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
            onChange={(event) =>
              void event.currentTarget.files?.[0]?.text().then((found) => change(found.slice(0, 20000)), toastTrouble)
            }
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
              <p>{w.importFound(trade.sizeOf(read.made))}</p>
            </>
          ) : null}
        </div>
      </div>
    </Modal>
  );
}

export function ExportDialog<T extends Made>({ trade, onClose }: DialogProps<T>) {
  const w = trade.words();
  const made = trade.bench.made.value;
  const id = useId();
  const [spoken, setSpoken] = useState<Lang>(lang.value);
  const text = trade.textOf(made, spoken);
  return (
    <Modal
      title={w.exportTitle}
      onClose={onClose}
      actions={
        <>
          <button
            type="button"
            class="button"
            onClick={() => download(new Blob([text], { type: "text/plain" }), `${fileName(made.name)}.txt`)}
          >
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
          <textarea
            id={id}
            class="input bd-text"
            rows={14}
            readOnly
            value={text}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      </div>
    </Modal>
  );
}

export function ShareDialog<T extends Made>({ trade, onClose }: DialogProps<T>) {
  const w = trade.words();
  const text = trade.textOf(trade.bench.made.value, lang.peek());
  const id = useId();
  const { value, trouble, again } = useLoad(() => shareDeck(trade.bench.game, text), [text]);
  const link = value ? linkTo(`/d/${value.id}`) : "";
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

/** Asks for the pages and saves them. */
export function print(game: string, text: string, kind: string, name: string, drawing: string): void {
  toast(drawing);
  printForce(game, text, kind).then((file) => download(file, `${fileName(name)}-${kind}.pdf`), toastTrouble);
}
