// Search words, filters, order and view of the pieces.
import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import { lang } from "../settings";
import { Icon } from "../shell/icons";
import { Segments } from "../shell/parts";
import { keep, recall } from "../storage";
import type { ListIn, Search, Wishes } from "./search";
import type { BuilderWords } from "./texts";

interface FiltersFrameProps<W extends Wishes, S extends string> {
  search: Search<W, S>;
  w: BuilderWords;
  hits: number;
  all: number;
  children: ComponentChildren;
}

export function FiltersFrame<W extends Wishes, S extends string>(props: FiltersFrameProps<W, S>) {
  const { search, w, hits, all, children } = props;
  const { drawer, wanted, sort, view } = search;
  const id = useId();
  const [isOpen, setOpen] = useState(() => recall(`${drawer}.filters`, matchMedia("(min-width: 110rem)").matches));
  const on = search.filtersOn();
  return (
    <search class="bd-filters" aria-label={w.search}>
      <div class="bd-search">
        <Icon name="search" size={20} />
        <input
          type="search"
          class="input"
          aria-label={w.search}
          title={w.searchHint}
          placeholder={w.placeholder}
          value={wanted.value.words}
          maxLength={100}
          autocomplete="off"
          onInput={(event) => search.change({ words: event.currentTarget.value } as Partial<W>)}
        />
        <button
          type="button"
          class="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOpen(!isOpen);
            keep(`${drawer}.filters`, !isOpen);
          }}
        >
          <Icon name={isOpen ? "up" : "down"} size={18} />
          {w.filtersOn(on)}
        </button>
      </div>
      <div id={id} class="bd-filter-sheet" hidden={!isOpen}>
        {children}
        {on ? (
          <p>
            <button type="button" class="link" onClick={search.reset}>
              {w.reset}
            </button>
          </p>
        ) : null}
      </div>
      <div class="bd-order">
        <p class="bd-hits" role="status">
          {w.hits(hits, all)}
        </p>
        <label class="bd-sort">
          <span>{w.sort}</span>
          <select
            class="input"
            value={sort.value}
            onChange={(event) => {
              sort.value = event.currentTarget.value as S;
            }}
          >
            {search.sorts.map((by) => (
              <option key={by} value={by}>
                {w.sorts[by]}
              </option>
            ))}
          </select>
        </label>
        <Segments
          label={w.view}
          name={`${drawer}-view`}
          isLabelHidden
          value={view.value}
          choices={[
            { value: "grid", text: w.grid },
            { value: "list", text: w.list },
          ]}
          onChoose={(chosen) => {
            view.value = chosen;
          }}
        />
      </div>
    </search>
  );
}

interface ChipsProps<W, S extends string> {
  search: Search<W, S>;
  list: ListIn<W>;
  label: string;
  choices: readonly { key: string; text: string; sign?: ComponentChildren }[];
}

/** As many of these as you like. */
export function Chips<W, S extends string>({ search, list, label, choices }: ChipsProps<W, S>) {
  const chosen = search.wanted.value[list] as readonly string[];
  return (
    <fieldset class="bd-chips">
      <legend>{label}</legend>
      <div>
        {choices.map(({ key, text, sign }) => (
          <label key={key} class="bd-chip">
            <input type="checkbox" checked={chosen.includes(key)} onChange={() => search.toggle(list, key)} />
            {sign}
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SelectProps {
  label: string;
  any: string;
  choices: readonly { key: string; text: string }[];
  value: string;
  onChoose: (key: string) => void;
}

/** One of these by its name, or any. */
export function Select({ label, any, choices, value, onChoose }: SelectProps) {
  const inOrder = [...choices].sort((one, other) => one.text.localeCompare(other.text, lang.value));
  return (
    <label class="bd-select">
      <span>{label}</span>
      <select class="input" value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{any}</option>
        {inOrder.map(({ key, text }) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
