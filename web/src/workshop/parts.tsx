// A part of a picture, chosen by how it looks: each is drawn in the picture that it would become a part of.
import { useId, useState } from "preact/hooks";
import { gameOf } from "../games/registry";
import { useLoad } from "../load";
import type { PackKey } from "../wire";
import type { Bench } from "./bench";
import { titleOf, wordTitle, workshopWords } from "./texts";

interface PartsProps {
  bench: Bench;
  field: PackKey;
  value: unknown;
  write: (next: unknown) => void;
}

export function Parts({ bench, field, value, write }: PartsProps) {
  const w = workshopWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const kit = gameOf(bench.form.game)?.workshop;
  const Part = useLoad(async () => (kit?.Part ? { drawn: await kit.Part() } : undefined), [kit]).value?.drawn;
  const title = titleOf(field.title, field.name);
  const chosen = Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];
  const entry = bench.shown.value;
  const put = (word: string): void => write(word ? (field.is_list ? [word] : word) : undefined);
  return (
    <details
      class="workshop-parts"
      open={isOpen}
      data-part={field.name}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span class="label">{title}</span>
        <span>{chosen.map((word) => named(field, word)).join(", ") || w.asUsual}</span>
      </summary>
      {isOpen ? (
        <fieldset>
          <legend class="unseen">
            {title}: {w.choosePart}
          </legend>
          <div class="workshop-gallery">
            {["", ...field.words.map(({ word }) => word)].map((word) => (
              <label key={word} class="workshop-part">
                <input
                  type="radio"
                  name={id}
                  value={word}
                  checked={word ? chosen.includes(word) : !chosen.length}
                  onChange={() => put(word)}
                />
                {Part && entry ? <Part entry={entry} part={field.name} word={word} /> : null}
                <span>{word ? named(field, word) : w.asUsual}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
    </details>
  );
}

function named(field: PackKey, word: string): string {
  const known = field.words.find((each) => each.word === word);
  return known ? wordTitle(known) : word;
}
