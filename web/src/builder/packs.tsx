// Which packs of one's own have their pieces in the pool; matches are played with the same ones.
import { arrangement, change } from "../lobby/arrangement";
import { ownPacks } from "../packs";
import { Check } from "../shell/parts";
import { sayEither } from "../texts";
import type { BuilderWords } from "./texts";

export function OwnPacks({ game, w }: { game: string; w: Pick<BuilderWords, "ownPacks" | "ownPacksHint"> }) {
  const own = ownPacks.value.filter(({ pack }) => pack.game === game);
  const { packs } = arrangement.value;
  const chosen = packs[game] ?? [];
  if (!own.length) return null;
  const count = own.filter(({ pack }) => chosen.includes(pack.id)).length;
  return (
    <details class="bd-own-packs" data-testid="builder-packs">
      <summary>{w.ownPacks(count, own.length)}</summary>
      <p class="hint">{w.ownPacksHint}</p>
      <div>
        {own.map(({ pack }) => (
          <Check
            key={pack.id}
            label={sayEither(pack.title ?? {}) || pack.id}
            isChecked={chosen.includes(pack.id)}
            onChange={(isChecked) => {
              const others = chosen.filter((id) => id !== pack.id);
              change({ packs: { ...packs, [game]: isChecked ? [...others, pack.id] : others } });
            }}
          />
        ))}
      </div>
    </details>
  );
}
