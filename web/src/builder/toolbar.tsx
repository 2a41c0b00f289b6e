// The deck's name and everything that can be done with the whole deck.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { printForce } from "../api";
import type { Catalogue } from "../games/warlord/catalogue";
import { change as changeDraft, draft, withAt } from "../lobby/draft";
import { go } from "../route";
import { lang } from "../settings";
import { confirm } from "../shell/dialogs";
import { Icon, type IconName } from "../shell/icons";
import { toast, toastTrouble } from "../shell/toasts";
import { EMPTY, GAME, textOf, tidyName } from "./deck";
import { askAndRemove, download, ExportDialog, fileName, ImportDialog, OpenDialog, openDeck, ShareDialog } from "./exchange";
import { words } from "./texts";
import { canRedo, canUndo, checked, deck, isChecking, isSaved, isTaken, redo, rename, save, savedAs, size, undo } from "./workbench";

export type Dialog = "open" | "import" | "export" | "share" | "";

export function Toolbar({ catalogue, dialog, onDialog }: { catalogue: Catalogue; dialog: Dialog; onDialog: (dialog: Dialog) => void }) {
  const w = words();
  const close = (): void => onDialog("");
  const isKept = isSaved(catalogue);
  return (
    <div class="bd-toolbar">
      <div class="bd-name">
        <input
          class="input"
          aria-label={w.name}
          placeholder={w.unnamed}
          maxLength={60}
          autocomplete="off"
          value={deck.value.name}
          onInput={(event) => rename(tidyName(event.currentTarget.value))}
        />
        {size.value ? <span class="bd-kept">{isKept ? w.isSaved : w.unsaved}</span> : null}
      </div>
      <div class="bd-tools">
        <button type="button" class="icon-button" disabled={!canUndo.value} aria-label={w.undo} title={`${w.undo} (Ctrl+Z)`} onClick={undo}>
          <Icon name="undo" />
        </button>
        <button type="button" class="icon-button bd-redo" disabled={!canRedo.value} aria-label={w.redo} title={`${w.redo} (Ctrl+Y)`} onClick={redo}>
          <Icon name="undo" />
        </button>
        <button type="button" class="button" disabled={!size.value || isKept} onClick={() => void saveAsNamed(catalogue)}>
          {w.save}
        </button>
        <button type="button" class="button primary" disabled={!size.value} onClick={() => void playWith(catalogue)}>
          <Icon name="swords" size={20} />
          <span class="bd-long">{w.play}</span>
          <span class="bd-short">{w.playShort}</span>
        </button>
        <Menu catalogue={catalogue} onDialog={onDialog} />
      </div>
      {dialog === "open" ? <OpenDialog onClose={close} /> : null}
      {dialog === "import" ? <ImportDialog onClose={close} /> : null}
      {dialog === "export" ? <ExportDialog catalogue={catalogue} deck={deck.value} onClose={close} /> : null}
      {dialog === "share" ? <ShareDialog text={textOf(catalogue, deck.value, lang.peek())} onClose={close} /> : null}
    </div>
  );
}

/** Says whether it is saved. */
async function saveAsNamed(catalogue: Catalogue): Promise<boolean> {
  const w = words();
  const name = tidyName(deck.value.name).trim() || firstName(catalogue);
  if (isTaken(name) && !(await confirm({ title: w.replaceAsk(name), text: w.replaceWhy, yes: w.replace, isDangerous: true }))) return false;
  const isKept = save(catalogue, name);
  if (isKept) toast(w.saved(name), "good");
  else toast(w.notSaved, "bad");
  // The address names the deck from now on; it stays the same screen.
  history.replaceState(null, "", `/b/${encodeURIComponent(name)}`);
  return isKept;
}

/** A deck without a name is called after its Warlord. */
function firstName(catalogue: Catalogue): string {
  const lord = deck.value.cards.map(([id]) => catalogue.byId.get(id)).find((face) => face?.traits.includes("warlord"));
  const name = lord?.name[lang.value] ?? words().unnamed;
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? name : `${name} ${number}`;
    if (!isTaken(numbered)) return numbered;
  }
}

async function playWith(catalogue: Catalogue): Promise<void> {
  if (!isChecking.value && checked.value?.problems.length) {
    toast(words().playIllegal, "bad");
    return;
  }
  if (!isSaved(catalogue) && !(await saveAsNamed(catalogue))) return;
  changeDraft({ game: GAME, forces: withAt(draft.value.forces, 0, `own:${savedAs.value}`, "") });
  go("/");
}

function print(catalogue: Catalogue, kind: "list" | "proxies"): void {
  const w = words();
  toast(w.printing);
  printForce(GAME, textOf(catalogue, deck.value, lang.peek()), kind).then(
    (file) => download(file, `${fileName(deck.value)}-${kind}.pdf`),
    toastTrouble,
  );
}

interface Item {
  icon: IconName;
  text: string;
  do: () => void;
  isOff?: boolean;
  isDangerous?: boolean;
}

function Menu({ catalogue, onDialog }: { catalogue: Catalogue; onDialog: (dialog: Dialog) => void }) {
  const w = words();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    root.current?.querySelector<HTMLElement>("[role=menuitem]:not(:disabled)")?.focus();
    const closeOutside = (event: Event): void => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    addEventListener("pointerdown", closeOutside);
    addEventListener("focusin", closeOutside);
    return () => {
      removeEventListener("pointerdown", closeOutside);
      removeEventListener("focusin", closeOutside);
    };
  }, [isOpen]);
  const isEmpty = !size.value;
  const items: Item[] = [
    { icon: "cards", text: w.open, do: () => onDialog("open") },
    { icon: "plus", text: w.new, do: () => openDeck(EMPTY), isOff: isEmpty },
    { icon: "copy", text: w.duplicate, do: () => openDeck({ ...deck.value, name: tidyName(w.copyOf(deck.value.name || w.unnamed)) }), isOff: isEmpty },
    { icon: "share", text: w.share, do: () => onDialog("share"), isOff: isEmpty },
    { icon: "pen", text: w.import, do: () => onDialog("import") },
    { icon: "download", text: w.export, do: () => onDialog("export"), isOff: isEmpty },
    { icon: "print", text: w.printList, do: () => print(catalogue, "list"), isOff: isEmpty },
    { icon: "print", text: w.printCards, do: () => print(catalogue, "proxies"), isOff: isEmpty },
    { icon: "trash", text: w.delete, do: () => void askAndRemove(savedAs.value), isOff: !savedAs.value, isDangerous: true },
  ];
  return (
    <div
      class="bd-menu"
      ref={root}
      onKeyDown={(event) => {
        if (!isOpen) return;
        const all = [...(root.current?.querySelectorAll<HTMLElement>("[role=menuitem]:not(:disabled)") ?? [])];
        const at = all.indexOf(document.activeElement as HTMLElement);
        const to = { ArrowDown: all[(at + 1) % all.length], ArrowUp: all.at(at - 1), Home: all[0], End: all.at(-1) }[event.key];
        if (event.key === "Escape") {
          setOpen(false);
          button.current?.focus();
        } else if (to) {
          event.preventDefault();
          to.focus();
        }
      }}
    >
      <button ref={button} type="button" class="button" aria-haspopup="menu" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {w.menu}
        <Icon name={isOpen ? "up" : "down"} size={18} />
      </button>
      {isOpen ? (
        <div role="menu" class="bd-menu-sheet" aria-label={w.menu}>
          {items.map((item) => (
            <button
              key={item.text}
              type="button"
              role="menuitem"
              tabIndex={-1}
              class={item.isDangerous ? "danger" : ""}
              disabled={item.isOff ?? false}
              onClick={() => {
                setOpen(false);
                button.current?.focus();
                item.do();
              }}
            >
              <Icon name={item.icon} size={20} />
              {item.text}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
