// Taking back, as a button: it says what it would take back. Between people it asks.
import { Icon } from "../shell/icons";
import { toast } from "../shell/toasts";
import type { TableState } from "../socket";
import { captionOf } from "./film-bar";
import { usePlay } from "./play";
import { matchWords } from "./texts";

interface Undoing {
  table: TableState;
  /** Only its sign, where there is little room. */
  isBrief?: boolean;
}

export function UndoButton({ table, isBrief = false }: Undoing) {
  const play = usePlay();
  const w = matchWords();
  if (table.you < 0 || table.lesson) return null;
  const isAsked = table.offers.some(({ what }) => what === "take-back");
  const deed = play.film.ownDeed.value;
  const hasPeople = table.seats.some(({ seat, kind }) => seat !== table.you && kind !== "bot");
  const title = deed ? w.undoes(captionOf(deed)) : w.undoesLast;
  // A finger rests on nothing: it learns afterwards what the title tells a mouse before.
  const undo = async (): Promise<void> => {
    const isDone = await play.do({ do: "offer", what: "take-back" });
    if (isDone && deed && !hasPeople && matchMedia("(pointer: coarse)").matches) toast(w.undone(captionOf(deed)));
  };
  return (
    <button
      type="button"
      class={isBrief ? "button match-undo" : "button small match-undo"}
      data-testid="undo"
      disabled={!table.may.take_back || isAsked}
      title={`${title} (Z)`}
      aria-keyshortcuts="Z"
      onClick={() => void undo()}
    >
      <Icon name="undo" size={18} />
      <span class={isBrief ? "unseen" : ""}>{hasPeople ? w.asksToUndo : w.undo}</span>
      {isBrief ? null : <kbd aria-hidden="true">Z</kbd>}
    </button>
  );
}
