// What every builder does by itself: lists of an account are fetched once, and keys undo.
import { me } from "../api";
import { joinDecksOfAccount } from "../decks";
import { hall } from "../hall/hall";

let hasJoined = false;

/** A player without an account keeps the lists here, which is no trouble. */
export function joinOnce(): void {
  if (hasJoined || !hall().has.accounts) return;
  hasJoined = true;
  me()
    .then((who) => (who ? joinDecksOfAccount() : undefined))
    .catch(() => (hasJoined = false));
}

/** Ctrl+Z and Ctrl+Y until the function that is returned is called. */
export function undoByKeys({ undo, redo }: { undo: () => void; redo: () => void }): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if ((event.target as Element).closest?.("input:not([type=checkbox], [type=radio]), textarea, dialog")) return;
    const key = event.key.toLowerCase();
    if (key === "z" && !event.shiftKey) undo();
    else if (key === "y" || key === "z") redo();
    else return;
    event.preventDefault();
  };
  addEventListener("keydown", onKey);
  return () => removeEventListener("keydown", onKey);
}
