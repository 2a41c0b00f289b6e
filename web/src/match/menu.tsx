// What a match offers apart from answering: hints, draw, take-back, giving up, keys.
import { useEffect, useRef, useState } from "preact/hooks";
import { games } from "../api";
import { hall } from "../hall/hall";
import { useLoad } from "../load";
import { go, linkTo } from "../route";
import { lang } from "../settings";
import { confirm, Modal } from "../shell/dialogs";
import { openRulebook } from "../shell/drawer-state";
import { Icon, type IconName } from "../shell/icons";
import { copy } from "../shell/invite";
import type { TableState } from "../socket";
import { words } from "../texts";
import { usePlay } from "./play";
import { matchWords } from "./texts";

export function MatchMenu({ table }: { table: TableState }) {
  const play = usePlay();
  const w = matchWords();
  const [isOpen, setOpen] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    box.current?.querySelector<HTMLElement>("[role=menuitem]:not(:disabled)")?.focus();
    const away = (event: Event): void => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    addEventListener("pointerdown", away);
    return () => removeEventListener("pointerdown", away);
  }, [isOpen]);
  const isEdited = useLoad(games, []).value?.some((game) => game.id === table.game && game.has_editor);
  const { may } = table;
  // A lesson knows one way only.
  const isPlaying = table.you >= 0 && !table.lesson;
  const offered = (what: string): boolean => table.offers.some((offer) => offer.what === what);
  const resign = async (): Promise<void> => {
    const isSure = await confirm({ title: w.resignAsk, text: w.resignWhy, yes: w.resign, isDangerous: true });
    if (isSure) await play.do({ do: "concede" });
  };
  const entries: [IconName, string, string, boolean, () => void][] = [
    ["hint", "hint", w.hint, play.question.value !== null, () => void play.askHint()],
    [
      "undo",
      "take-back",
      w.takeBack,
      may.take_back && !offered("take-back"),
      () => void play.do({ do: "offer", what: "take-back" }),
    ],
    ["shield", "draw", w.draw, may.draw && !offered("draw"), () => void play.do({ do: "offer", what: "draw" })],
    ["flag", "resign", w.resign, may.concede, () => void resign()],
    [
      "swords",
      "rematch",
      w.rematch,
      may.rematch && !offered("rematch"),
      () => void play.do({ do: "offer", what: "rematch" }),
    ],
  ];
  for (const { key, text } of may.asides)
    entries.splice(-1, 0, ["flag", `aside-${key}`, text, true, () => void play.do({ do: "aside", key })]);
  const always: [IconName, string, string, () => void][] = [
    ["pen", "language", w.language, () => (lang.value = lang.value === "de" ? "en" : "de")],
    ["question", "keys", w.keys, () => setShowsKeys(true)],
  ];
  // Nobody elsewhere could follow the link where nobody can come.
  if (hall().has.others)
    always.unshift(["eye", "copy-watch", w.copyWatch, () => void copy(linkTo(`/m/${table.match}`))]);
  const liesOpen = table.is_practice || table.stage === "over";
  if (liesOpen && isEdited)
    always.unshift(["pen", "edit", w.edit, () => go(`/edit/${table.game}?match=${table.match}`)]);
  const act = (then: () => void): void => {
    setOpen(false);
    box.current?.querySelector<HTMLElement>("button")?.focus();
    then();
  };
  return (
    <div class="match-menu" ref={box} onKeyDown={(event) => moveInMenu(event, () => setOpen(false))}>
      <button
        type="button"
        class="icon-button"
        data-testid="match-menu"
        aria-label={w.menu}
        title={w.menu}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="menu" size={20} />
      </button>
      {isOpen ? (
        <div class="match-popup" role="menu" aria-label={w.menu}>
          {entries.map(([icon, key, text, isPossible, then]) =>
            isPlaying && isPossible ? (
              <button key={key} type="button" role="menuitem" data-menu={key} onClick={() => act(then)}>
                <Icon name={icon} size={20} />
                {text}
              </button>
            ) : null,
          )}
          {/* Where the table fills the screen, the head of the page is in here. */}
          <button type="button" role="menuitem" class="match-home" data-menu="home" onClick={() => act(() => go("/"))}>
            <Icon name="back" size={20} />
            {w.toLobby}
          </button>
          <button
            type="button"
            role="menuitem"
            class="match-home"
            data-menu="rulebook"
            onClick={() => act(openRulebook)}
          >
            <Icon name="book" size={20} />
            {words().shell.rulebook}
          </button>
          {always.map(([icon, key, text, then]) => (
            <button key={key} type="button" role="menuitem" data-menu={key} onClick={() => act(then)}>
              <Icon name={icon} size={20} />
              {text}
            </button>
          ))}
        </div>
      ) : null}
      {showsKeys ? (
        <Modal title={w.keys} size="small" onClose={() => setShowsKeys(false)}>
          <dl class="match-keys">
            {w.keyList.map(([key, text]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Modal>
      ) : null}
    </div>
  );
}

/** Arrow keys go round in a menu; Escape leaves it. */
export function moveInMenu(event: KeyboardEvent, close: () => void): void {
  const menu = (event.target as Element).closest("[role=menu]");
  if (!menu) return;
  const items = [...menu.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step && items.length) items[(at + step + items.length) % items.length]!.focus();
  else if (event.key === "Escape") close();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
