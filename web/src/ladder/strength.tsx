// A rating as people read it: with a question mark while it says little.
import type { Strength } from "../wire";
import { ladderWords } from "./texts";

export function StrengthText({ strength }: { strength: Strength }) {
  const w = ladderWords();
  return (
    <span class="strength">
      {strength.value}
      {strength.is_provisional ? (
        <abbr title={w.provisional}>
          ?<span class="unseen"> ({w.provisional})</span>
        </abbr>
      ) : null}
    </span>
  );
}
