// At a table on which something is tried instead of a match that is over: the way back, with what was tried.
import { useState } from "preact/hooks";
import { triedAt } from "../api";
import { ownMatch } from "../memory";
import { graft, keepTree, originOf, recallTree } from "../replay/tree";
import { go } from "../route";
import { Icon } from "../shell/icons";
import { toastTrouble } from "../shell/toasts";
import type { TableState } from "../socket";
import { matchWords } from "./texts";

export function KeepTry({ table }: { table: TableState }) {
  const w = matchWords().tries;
  const [isKeeping, setKeeping] = useState(false);
  const origin = table.is_practice ? originOf(table.match) : undefined;
  if (!origin || table.you < 0) return null;
  const back = async (): Promise<void> => {
    setKeeping(true);
    try {
      const { steps } = await triedAt(table.match, ownMatch(table.match)?.tokens[0]);
      const { tree, last } = graft(recallTree(origin.match), origin.after, steps);
      keepTree(origin.match, tree);
      go(`/r/${origin.match}?twig=${last}#${origin.after}`);
    } catch (trouble) {
      setKeeping(false);
      toastTrouble(trouble);
    }
  };
  return (
    <button
      type="button"
      class="button small primary match-try"
      data-testid="keep-try"
      title={w.hint(origin.after)}
      disabled={isKeeping}
      onClick={() => void back()}
    >
      <Icon name="back" size={18} />
      {w.keep}
    </button>
  );
}
