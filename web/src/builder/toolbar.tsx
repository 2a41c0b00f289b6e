// The name of what is being built and everything that can be done with the whole of it.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { games } from "../api";
import { hall } from "../hall/hall";
import { useLoad } from "../load";
import { arrangement, change as changeArrangement, withAt } from "../lobby/arrangement";
import { go, rename } from "../route";
import { lang } from "../settings";
import { confirm } from "../shell/dialogs";
import { Icon, type IconName } from "../shell/icons";
import { toast } from "../shell/toasts";
import { say } from "../texts";
import { type Made, type Trade, tidyName } from "./bench";
import { askAndRemove, ExportDialog, ImportDialog, lay, OpenDialog, print, ShareDialog } from "./exchange";

export type Dialog = "open" | "import" | "export" | "share" | "";

interface ToolbarProps<T extends Made> {
  trade: Trade<T>;
  dialog: Dialog;
  onDialog: (dialog: Dialog) => void;
  /** It belongs to a pack, which keeps it. */
  isErrand: boolean;
}

export function Toolbar<T extends Made>({ trade, dialog, onDialog, isErrand }: ToolbarProps<T>) {
  const w = trade.words();
  const { bench } = trade;
  const made = bench.made.value;
  const isEmpty = !trade.sizeOf(made);
  const close = (): void => onDialog("");
  const isKept = bench.isSaved(trade.textOf(made, "en"));
  return (
    <div class="bd-toolbar">
      <div class="bd-name">
        <input
          class="input"
          aria-label={w.name}
          placeholder={w.unnamed}
          maxLength={60}
          autocomplete="off"
          value={made.name}
          onInput={(event) => bench.rename(tidyName(event.currentTarget.value))}
        />
        {isEmpty || isErrand ? null : <span class="bd-kept">{isKept ? w.isSaved : w.unsaved}</span>}
      </div>
      <div class="bd-tools">
        <button
          type="button"
          class="icon-button"
          disabled={!bench.canUndo.value}
          aria-label={w.undo}
          title={`${w.undo} (Ctrl+Z)`}
          onClick={bench.undo}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          class="icon-button bd-redo"
          disabled={!bench.canRedo.value}
          aria-label={w.redo}
          title={`${w.redo} (Ctrl+Y)`}
          onClick={bench.redo}
        >
          <Icon name="undo" />
        </button>
        {isErrand ? null : (
          <>
            <button type="button" class="button" disabled={isEmpty || isKept} onClick={() => void saveAsNamed(trade)}>
              {w.save}
            </button>
            <button type="button" class="button primary" disabled={isEmpty} onClick={() => void playWith(trade)}>
              <Icon name="swords" size={20} />
              <span class="bd-long">{w.play}</span>
              <span class="bd-short">{w.playShort}</span>
            </button>
          </>
        )}
        <Menu trade={trade} onDialog={onDialog} isErrand={isErrand} />
      </div>
      {dialog === "open" ? <OpenDialog trade={trade} onClose={close} /> : null}
      {dialog === "import" ? <ImportDialog trade={trade} onClose={close} /> : null}
      {dialog === "export" ? <ExportDialog trade={trade} onClose={close} /> : null}
      {dialog === "share" ? <ShareDialog trade={trade} onClose={close} /> : null}
    </div>
  );
}

/** Says whether it is saved. */
async function saveAsNamed<T extends Made>(trade: Trade<T>): Promise<boolean> {
  const { bench } = trade;
  const w = trade.words();
  const name = tidyName(bench.made.value.name).trim() || trade.nameFor(bench.made.value);
  if (
    bench.isTaken(name) &&
    !(await confirm({ title: w.replaceAsk(name), text: w.replaceWhy, yes: w.replace, isDangerous: true }))
  )
    return false;
  const isKept = bench.save(name, (made) => trade.textOf(made, "en"));
  if (isKept) toast(w.saved(name), "good");
  else toast(w.notSaved, "bad");
  // The address names it from now on; it stays the same screen.
  rename(`${trade.address}/${encodeURIComponent(name)}`);
  return isKept;
}

async function playWith<T extends Made>(trade: Trade<T>): Promise<void> {
  const { bench } = trade;
  if (!bench.isChecking.value && bench.checked.value?.problems.length) {
    toast(trade.words().playIllegal, "bad");
    return;
  }
  if (!bench.isSaved(trade.textOf(bench.made.value, "en")) && !(await saveAsNamed(trade))) return;
  const forces = arrangement.value.game === bench.game ? arrangement.value.forces : [];
  changeArrangement({ game: bench.game, forces: withAt(forces, 0, `own:${bench.savedAs.value}`, "") });
  go("/#set-up");
}

interface Item {
  icon: IconName;
  text: string;
  do: () => void;
  isOff?: boolean;
  isDangerous?: boolean;
}

function Menu<T extends Made>({ trade, onDialog, isErrand }: Omit<ToolbarProps<T>, "dialog">) {
  const w = trade.words();
  const { bench } = trade;
  const made = bench.made.value;
  const prints = useLoad(games, []).value?.find(({ id }) => id === bench.game)?.forces?.prints ?? [];
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
  const isEmpty = !trade.sizeOf(made);
  const paper = (kind: string): void => print(bench.game, trade.textOf(made, lang.peek()), kind, made.name, w.printing);
  const remove: Item = {
    icon: "trash",
    text: w.delete,
    do: () => void askAndRemove(trade, bench.savedAs.value),
    isOff: !bench.savedAs.value,
    isDangerous: true,
  };
  const items: Item[] = [
    { icon: "cards", text: w.open, do: () => onDialog("open") },
    { icon: "plus", text: w.new, do: () => lay(trade, trade.empty), isOff: isEmpty },
    {
      icon: "copy",
      text: w.duplicate,
      do: () => lay(trade, { ...made, name: tidyName(w.copyOf(made.name || w.unnamed)) }),
      isOff: isEmpty,
    },
    ...(hall().has.others && !isErrand
      ? [{ icon: "share", text: w.share, do: () => onDialog("share"), isOff: isEmpty } satisfies Item]
      : []),
    { icon: "pen", text: w.import, do: () => onDialog("import") },
    { icon: "download", text: w.export, do: () => onDialog("export"), isOff: isEmpty },
    ...(isErrand ? [] : prints).map(
      ({ kind, title }): Item => ({
        icon: "print",
        text: `${say(title)} (PDF)`,
        do: () => paper(kind),
        isOff: isEmpty,
      }),
    ),
    ...(isErrand ? [] : [remove]),
  ];
  return (
    <div
      class="bd-menu"
      ref={root}
      onKeyDown={(event) => {
        if (!isOpen) return;
        const all = [...(root.current?.querySelectorAll<HTMLElement>("[role=menuitem]:not(:disabled)") ?? [])];
        const at = all.indexOf(document.activeElement as HTMLElement);
        const to = { ArrowDown: all[(at + 1) % all.length], ArrowUp: all.at(at - 1), Home: all[0], End: all.at(-1) }[
          event.key
        ];
        if (event.key === "Escape") {
          setOpen(false);
          button.current?.focus();
        } else if (to) {
          event.preventDefault();
          to.focus();
        }
      }}
    >
      <button
        ref={button}
        type="button"
        class="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
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
