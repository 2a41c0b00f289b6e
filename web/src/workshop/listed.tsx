// A list of a pack: built with its pieces in the builder of the game, chosen from menus, or written as text.
import { errand } from "../builder/brought";
import { gameOf } from "../games/registry";
import { go } from "../route";
import { Icon } from "../shell/icons";
import type { PackKey } from "../wire";
import { at, type Bench, type Path } from "./bench";
import { nameOf, titleOf, wordTitle, workshopWords } from "./texts";

/** The way to the builder, where the game has one. */
export function ToBuilder({ bench, path, text }: { bench: Bench; path: Path; text: string }) {
  const w = workshopWords();
  const builder = gameOf(bench.form.game)?.builder;
  if (!builder) return null;
  return (
    <button
      type="button"
      class="button primary workshop-build"
      data-testid="to-builder"
      onClick={() => {
        const { game } = bench.form;
        const name = nameOf(bench.entry);
        errand.value = { game, pack: bench.alone(), name, text, write: (next) => bench.write(path, next) };
        go(builder.address);
      }}
    >
      <Icon name="cards" size={20} />
      {w.toBuilder}
    </button>
  );
}

/** A list that is a few words: each from a menu. */
export function FewWords({ bench, path }: { bench: Bench; path: Path }) {
  const { list_keys: keys } = bench.form;
  const text = String(at(bench.entry, path) ?? "");
  const said = Object.fromEntries(
    [...text.matchAll(/^\s*([\w-]+)\s*=\s*"([^"]*)"/gm)].map(([, key, word]) => [key, word]),
  );
  const write = (key: string, word: string): void => {
    const next = { ...said, [key]: word };
    const lines = keys.flatMap(({ name }) => (next[name] ? [`${name} = "${next[name]}"\n`] : []));
    bench.write(path, lines.join(""));
  };
  return (
    <div class="workshop-table">
      {keys.map((key) => (
        <label key={key.name} class="field">
          <span class="label">{titleOf(key.title, key.name)}</span>
          <select
            class="input"
            data-word={key.name}
            value={said[key.name] ?? ""}
            onChange={(event) => write(key.name, event.currentTarget.value)}
          >
            {wordsOf(bench, key).map(([word, title]) => (
              <option key={word} value={word}>
                {title}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

/** Those of the game, and those of this pack. */
const wordsOf = (bench: Bench, key: PackKey): [word: string, title: string][] => [
  ["", "–"],
  ...bench.own(key.refers).map((entry): [string, string] => [entry.id ?? "", nameOf(entry)]),
  ...key.words.map((known): [string, string] => [known.word, wordTitle(known)]),
];
