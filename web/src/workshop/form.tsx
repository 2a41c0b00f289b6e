// A form for an entry of a pack, made from what the reference knows of its keys.
import type { TargetedInputEvent } from "preact";
import { useId } from "preact/hooks";
import { Icon } from "../shell/icons";
import { say } from "../texts";
import type { PackForm, PackKey } from "../wire";
import { at, type Bench, type Entry, type Path } from "./bench";
import { Chosen } from "./chosen";
import { FewWords, ToBuilder } from "./listed";
import { FRESH, Paragraph } from "./paragraph";
import { Parts } from "./parts";
import { nameOf, titleOf, wordTitle, workshopWords } from "./texts";

/** Letters of a word that a usual field has room for. */
const WIDEST_WORD = 20;

export interface TableProps {
  bench: Bench;
  /** The name of the table in packs: card.ability.do */
  table: string;
  path: Path;
}

/** The keys of a table and of those that it shares with others. */
function keysOf(form: PackForm, table: string, entry: Entry = {}): PackKey[] {
  const found = form.tables[table];
  if (!found) return [];
  // A verb that has keys of its own has a table of its own.
  const verb = String(entry[form.verb_key] ?? "");
  const own = found.keys.some(({ name }) => name === form.verb_key) && verb in form.verbs ? keysOf(form, verb) : [];
  return [...found.keys, ...own, ...found.parts.flatMap((part) => keysOf(form, part))];
}

/** What stands at this place of the example that everything of its kind begins with. */
function usualAt(bench: Bench, path: Path): Entry {
  const inExample = path.map((part) => (typeof part === "number" ? 0 : part));
  return (at(bench.form.examples[bench.work.value.kind], inExample) ?? {}) as Entry;
}

/** Which keys are shown at once: those that are written, those that must be, and those that the verb heeds. */
function firstKeys(form: PackForm, usual: Entry, entry: Entry): (key: PackKey) => boolean {
  const verb = form.verbs[String(entry[form.verb_key] ?? "")];
  return ({ name, is_needed }) => {
    if (name === "id") return false;
    if (name in entry || name in usual) return true;
    if (verb) return verb.heeds.includes(name);
    return is_needed;
  };
}

export function Table({ bench, table, path }: TableProps) {
  const w = workshopWords();
  const { form } = bench;
  const entry = (at(bench.entry, path) ?? {}) as Entry;
  const keys = keysOf(form, table, entry).filter(({ name }) => !(name === "text" && path.length));
  const usual = usualAt(bench, path);
  const isFirst = firstKeys(form, usual, entry);
  const order = Object.keys(usual);
  const placeOf = ({ name }: PackKey): number => (order.includes(name) ? order.indexOf(name) : order.length);
  const first = keys.filter(isFirst).sort((one, other) => placeOf(one) - placeOf(other));
  const rest = keys.filter((key) => !isFirst(key));
  return (
    <div class="workshop-table">
      {first.map((key) => (
        <One key={key.name} bench={bench} table={table} path={path} field={key} />
      ))}
      {rest.length ? (
        <details class="workshop-more">
          <summary>{w.more}</summary>
          <div class="workshop-table">
            {rest.map((key) => (
              <One key={key.name} bench={bench} table={table} path={path} field={key} />
            ))}
          </div>
        </details>
      ) : null}
    </div>
  );
}

interface OneProps extends TableProps {
  field: PackKey;
}

/** card[0].level, as the reader of packs tells where something is wrong. */
const dotted = (kind: string, path: Path): string =>
  path.reduce<string>(
    (told, part) => (typeof part === "number" ? `${told}[${part}]` : `${told}.${part}`),
    `${kind}[0]`,
  );

function One({ bench, table, path: above, field }: OneProps) {
  const path = [...above, field.name];
  const here = dotted(bench.work.value.kind, path);
  const problem = bench.look.value?.problems.find(({ key }) => key === here);
  if (field.kind === "table" && field.inner) return <Inner bench={bench} field={field} path={path} />;
  if (field.kind === "tables" && field.inner) return <Several bench={bench} field={field} path={path} />;
  return (
    <div class={`field workshop-field ${isWide(bench, table, field) ? "is-wide" : ""}`} data-field={here}>
      <Input bench={bench} table={table} path={path} field={field} isWrong={!!problem} />
      {problem ? <p class="hint workshop-bad">{say(problem.text)}</p> : null}
    </div>
  );
}

/** A list of lines needs the room of a whole form; so do words that are chosen several at a time, and pictures. */
const isWide = ({ form }: Bench, table: string, { name, is_list, kind, words }: PackKey): boolean =>
  String(form.examples[table]?.[name] ?? "").includes("\n") ||
  (is_list && words.length > 0) ||
  (isLook(table) && words.length > 0) ||
  (kind === "choice" && words.some((known) => wordTitle(known).length > WIDEST_WORD));

function Inner({ bench, field, path }: { bench: Bench; field: PackKey; path: Path }) {
  const w = workshopWords();
  const title = titleOf(field.title, field.name);
  const isThere = at(bench.entry, path) !== undefined;
  return (
    <fieldset class="workshop-inner">
      <legend>{title}</legend>
      {isThere ? <Table bench={bench} table={field.inner} path={path} /> : null}
      <button
        type="button"
        class="button small"
        onClick={() => bench.write(path, isThere ? undefined : {})}
        data-toggle={path.join(".")}
      >
        <Icon name={isThere ? "minus" : "plus"} size={16} />
        {isThere ? w.drop(title) : w.addTo(title)}
      </button>
    </fieldset>
  );
}

/** Tables one below the other; those with a printed text begin with it. */
function Several({ bench, field, path }: { bench: Bench; field: PackKey; path: Path }) {
  const w = workshopWords();
  const title = titleOf(field.title, field.name);
  const one = field.one ? say(field.one) : title;
  const entries = (at(bench.entry, path) ?? []) as Entry[];
  const hasText = bench.form.tables[field.inner]?.keys.some(({ name, kind }) => name === "text" && kind === "phrase");
  const fresh = hasText
    ? { kind: "static", enforced: false, text: { en: FRESH } }
    : (entries.at(-1) ?? usualAt(bench, [...path, 0]));
  return (
    <fieldset class="workshop-inner">
      <legend>{title}</legend>
      {entries.map((_, place) => {
        const inner = [...path, place];
        return (
          <div key={place} class="workshop-entry">
            {hasText ? (
              <>
                <Paragraph bench={bench} path={inner} />
                <details class="workshop-more">
                  <summary>{w.effect}</summary>
                  <Table bench={bench} table={field.inner} path={inner} />
                </details>
              </>
            ) : (
              <Table bench={bench} table={field.inner} path={inner} />
            )}
            <button type="button" class="button small" onClick={() => bench.write(inner, undefined)}>
              <Icon name="trash" size={16} />
              {w.drop(`${one} ${place + 1}`)}
            </button>
          </div>
        );
      })}
      <button
        type="button"
        class="button small"
        data-testid={`add-${field.name}`}
        onClick={() => bench.write([...path, entries.length], structuredClone(fresh))}
      >
        <Icon name="plus" size={16} />
        {w.addTo(one)}
      </button>
    </fieldset>
  );
}

function Input({ bench, table, path, field, isWrong }: OneProps & { isWrong: boolean }) {
  const w = workshopWords();
  const id = useId();
  const title = titleOf(field.title, field.name);
  const about = field.about ? say(field.about) : undefined;
  const value = at(bench.entry, path);
  const write = (next: unknown): void => bench.write(path, next);
  const common = { id, class: "input", title: about, "aria-invalid": isWrong || undefined };
  if (field.kind === "flag") {
    return (
      <label class="check" title={about}>
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => write(event.currentTarget.checked || (value === undefined ? undefined : false))}
        />
        <span>{title}</span>
      </label>
    );
  }
  if (field.kind === "phrase") {
    const both = (value ?? {}) as Partial<Record<"en" | "de", string>>;
    const say = (lang: "en" | "de", text: string): void => {
      const { [lang]: _, ...other } = both;
      const next = text ? { ...both, [lang]: text } : other;
      write(Object.keys(next).length ? next : undefined);
    };
    const inputOf = (lang: "en" | "de") => ({
      id: `${id}-${lang}`,
      class: "input",
      lang,
      maxLength: 400,
      "aria-label": `${title} (${lang})`,
      "data-phrase": `${field.name}.${lang}`,
      value: both[lang] ?? "",
      onInput: (event: TargetedInputEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        say(lang, event.currentTarget.value),
    });
    return (
      <fieldset class="workshop-both">
        <legend class="label">{title}</legend>
        {(["en", "de"] as const).map((lang) => (
          <label key={lang} for={`${id}-${lang}`} class="workshop-tongue">
            <span aria-hidden="true">{lang}</span>
            {field.name === "name" ? <input {...inputOf(lang)} /> : <textarea {...inputOf(lang)} />}
          </label>
        ))}
      </fieldset>
    );
  }
  const isNumber = field.kind === "number" || field.kind === "inches";
  if (field.kind === "place") {
    const places = (field.is_list ? value : value && [value]) as number[][] | undefined;
    const told = (places ?? []).map((place) => (Array.isArray(place) ? place.join(", ") : "")).join("; ");
    return (
      <>
        <label for={id}>{title}</label>
        <input
          {...common}
          inputMode="decimal"
          placeholder={field.is_list ? w.placesHint : w.placeHint}
          defaultValue={told}
          key={told}
          onChange={(event) => {
            const found = placesIn(event.currentTarget.value);
            write(field.is_list ? found : found?.[0]);
          }}
        />
      </>
    );
  }
  const own = bench.own(field.refers);
  if (field.is_list && field.words.length) {
    return <Chosen field={field} own={own} value={value} isWrong={isWrong} write={write} />;
  }
  if (field.is_list) {
    const shown = Array.isArray(value) ? value.join(", ") : "";
    return (
      <>
        <label for={id}>{title}</label>
        <input
          {...common}
          placeholder={w.listHint}
          defaultValue={shown}
          key={shown}
          onChange={(event) => write(listIn(event.currentTarget.value, isNumber))}
        />
      </>
    );
  }
  if (isLook(table) && field.words.length) {
    return <Parts bench={bench} field={field} value={value} write={write} />;
  }
  if (field.kind === "choice") {
    return (
      <>
        <label for={id}>{title}</label>
        <select
          {...common}
          value={String(value ?? "")}
          onChange={(event) => write(event.currentTarget.value || undefined)}
        >
          <option value="">{w.nothing}</option>
          {own.map((entry) => (
            <option key={entry.id} value={entry.id}>
              {nameOf(entry)}
            </option>
          ))}
          {field.words.map((known) => (
            <option key={known.word} value={known.word} title={known.about ? say(known.about) : undefined}>
              {wordTitle(known)}
            </option>
          ))}
        </select>
      </>
    );
  }
  // A word may stand in place of inches, such as "contact".
  const isInWords = isNumber && field.words.length > 0;
  if (isNumber && !isInWords) {
    const unit = field.kind === "inches" ? 1000 : 1;
    return (
      <>
        <label for={id}>{title}</label>
        <input
          {...common}
          type="number"
          min={field.low / unit}
          max={field.high / unit}
          step={field.kind === "inches" ? "any" : 1}
          value={typeof value === "number" ? value : ""}
          onInput={(event) => {
            const number = event.currentTarget.valueAsNumber;
            write(Number.isFinite(number) ? number : undefined);
          }}
        />
      </>
    );
  }
  const usual = bench.form.examples[table]?.[field.name];
  if (typeof usual === "string" && usual.includes("\n")) {
    if (bench.form.list_keys.length) return <FewWords bench={bench} path={path} />;
    const text = value === undefined ? "" : String(value);
    return (
      <>
        <ToBuilder bench={bench} path={path} text={text} />
        <label for={id}>{title}</label>
        <textarea
          {...common}
          rows={14}
          maxLength={20_000}
          spellcheck={false}
          value={text}
          onInput={(event) => write(event.currentTarget.value || undefined)}
        />
      </>
    );
  }
  return (
    <>
      <label for={id}>{title}</label>
      <input
        {...common}
        list={field.words.length ? `${id}-words` : undefined}
        maxLength={400}
        value={value === undefined ? "" : String(value)}
        onInput={(event) => {
          const typed = event.currentTarget.value;
          const isInches = isInWords && typed.trim() !== "" && Number.isFinite(Number(typed));
          write(isInches ? Number(typed) : typed || undefined);
        }}
      />
      <Known id={`${id}-words`} field={field} />
    </>
  );
}

/** Words to choose from where others are allowed, too. */
function Known({ id, field }: { id: string; field: PackKey }) {
  if (!field.words.length) return null;
  return (
    <datalist id={id}>
      {field.words.map(({ word }) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  );
}

/** What is drawn has parts, which are chosen by their pictures. */
const isLook = (table: string): boolean => table === "look" || table.endsWith(".look");

function placesIn(text: string): number[][] | undefined {
  const found = text
    .split(";")
    .map((place) => place.split(",").map((part) => Number(part.trim())))
    .filter((place) => place.length === 2 && place.every(Number.isFinite));
  return found.length ? found : undefined;
}

function listIn(text: string, isNumber: boolean): unknown[] | undefined {
  const parts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (!parts.length) return undefined;
  return isNumber ? parts.map((part) => (Number.isFinite(Number(part)) ? Number(part) : part)) : parts;
}
