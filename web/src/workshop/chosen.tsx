// Several words out of those that are allowed: each can be taken away, and one more is chosen from a menu.
import { useId } from "preact/hooks";
import { Icon } from "../shell/icons";
import { say } from "../texts";
import type { PackKey } from "../wire";
import type { Entry } from "./bench";
import { nameOf, titleOf, wordTitle, workshopWords } from "./texts";

interface ChosenProps {
  field: PackKey;
  /** What this pack brings itself. */
  own: readonly Entry[];
  value: unknown;
  isWrong: boolean;
  write: (next: unknown) => void;
}

/** Rules such as "fire X" take a number. */
const UNKNOWN = " X";

/** Such a rule with its number: which one it is, and what it is called without it. */
function numbered(word: string, titles: ReadonlyMap<string, string>) {
  const [, stem, number] = /^(.*) (\d+)$/.exec(word) ?? [];
  const title = titles.get(`${stem}${UNKNOWN}`);
  return title === undefined ? undefined : { stem, number: Number(number), title: title.replace(UNKNOWN, "") };
}

export function Chosen({ field, own, value, isWrong, write }: ChosenProps) {
  const w = workshopWords();
  const id = useId();
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const titles = new Map<string, string>([
    ...field.words.map((known) => [known.word, wordTitle(known)] as const),
    ...own.map((entry) => [entry.id ?? "", nameOf(entry)] as const),
  ]);
  const put = (next: string[]): void => write(next.length || Array.isArray(value) ? next : undefined);
  return (
    <>
      <label for={id}>{titleOf(field.title, field.name)}</label>
      <div class="workshop-chosen">
        {chosen.map((word, place) => {
          const rule = numbered(word, titles);
          const title = rule ? rule.title : (titles.get(word) ?? word);
          return (
            <span key={`${rule ? rule.stem : word}-${place}`} class="workshop-chip">
              <button
                type="button"
                class="button small"
                aria-label={w.drop(title)}
                onClick={() => put(chosen.filter((_, at) => at !== place))}
              >
                {title}
                <Icon name="close" size={14} />
              </button>
              {rule ? (
                <input
                  class="input"
                  type="number"
                  min={1}
                  max={20}
                  aria-label={w.numberOf(title)}
                  value={rule.number}
                  onInput={({ currentTarget: { valueAsNumber: number } }) => {
                    if (Number.isInteger(number)) put(chosen.with(place, `${rule.stem} ${number}`));
                  }}
                />
              ) : null}
            </span>
          );
        })}
        <select
          id={id}
          class="input"
          title={field.about ? say(field.about) : undefined}
          aria-invalid={isWrong || undefined}
          value=""
          onChange={(event) => {
            const word = event.currentTarget.value;
            event.currentTarget.value = "";
            if (word) put([...chosen, word.endsWith(UNKNOWN) ? word.replace(UNKNOWN, " 1") : word]);
          }}
        >
          <option value="">{w.addWord}</option>
          {[...titles].map(([word, title]) => (
            <option key={word} value={word}>
              {title.replace(UNKNOWN, "")}
            </option>
          ))}
        </select>
        {field.kind === "choice" ? null : (
          <input
            class="input"
            aria-label={w.otherWord(titleOf(field.title, field.name))}
            placeholder={w.otherWordHint}
            maxLength={60}
            onChange={(event) => {
              const word = event.currentTarget.value.trim().toLowerCase().replace(/\s+/g, "-");
              event.currentTarget.value = "";
              if (word && !chosen.includes(word)) put([...chosen, word]);
            }}
          />
        )}
      </div>
    </>
  );
}
