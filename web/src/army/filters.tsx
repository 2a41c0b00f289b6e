// Search words, filters, order and view of the warriors.
import { useId, useState } from "preact/hooks";
import { lang } from "../settings";
import { Icon } from "../shell/icons";
import { Check, Segments } from "../shell/parts";
import { keep, recall } from "../storage";
import type { FigureFace, FigureWords } from "../wire";
import { type Catalogue, called } from "./catalogue";
import { change, filtersOn, type Many, reset, SORTS, type Sort, sort, toggle, view, wanted } from "./finding";
import { words } from "./texts";

export function Filters({ catalogue, hits }: { catalogue: Catalogue; hits: number }) {
  const w = words();
  const id = useId();
  const [isOpen, setOpen] = useState(() => recall("army.filters", matchMedia("(min-width: 110rem)").matches));
  const on = filtersOn();
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
          onInput={(event) => change({ words: event.currentTarget.value })}
        />
        <button
          type="button"
          class="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOpen(!isOpen);
            keep("army.filters", !isOpen);
          }}
        >
          <Icon name={isOpen ? "up" : "down"} size={18} />
          {w.filtersOn(on)}
        </button>
      </div>
      <div id={id} class="bd-filter-sheet" hidden={!isOpen}>
        <Choices catalogue={catalogue} />
        {on ? (
          <p>
            <button type="button" class="link" onClick={reset}>
              {w.reset}
            </button>
          </p>
        ) : null}
      </div>
      <div class="bd-order">
        <p class="bd-hits" role="status">
          {w.hits(hits, catalogue.figures.length)}
        </p>
        <label class="bd-sort">
          <span>{w.sort}</span>
          <select
            class="input"
            value={sort.value}
            onChange={(event) => (sort.value = event.currentTarget.value as Sort)}
          >
            {SORTS.map((by) => (
              <option key={by} value={by}>
                {w.sorts[by]}
              </option>
            ))}
          </select>
        </label>
        <Segments
          label={w.view}
          name="army-view"
          isLabelHidden
          value={view.value}
          choices={[
            { value: "grid", text: w.grid },
            { value: "list", text: w.list },
          ]}
          onChoose={(chosen) => (view.value = chosen)}
        />
      </div>
    </search>
  );
}

function Choices({ catalogue }: { catalogue: Catalogue }) {
  const w = words();
  const on = (of: (figure: FigureFace) => readonly string[]): Set<string> => new Set(catalogue.figures.flatMap(of));
  const known = (kind: keyof FigureWords, there: Set<string>): string[] =>
    Object.keys(catalogue.words[kind]).filter((key) => there.has(key));
  const abilities = known(
    "abilities",
    on((figure) => figure.abilities),
  );
  const named = abilities.map((key) => ({ key, text: called("abilities", key) }));
  named.sort((one, other) => one.text.localeCompare(other.text, lang.value));
  return (
    <>
      <Chips
        many="factions"
        kind="factions"
        label={w.faction}
        keys={known(
          "factions",
          on((figure) => figure.factions),
        )}
      />
      <Chips
        many="ranks"
        kind="ranks"
        label={w.ranks}
        keys={known(
          "ranks",
          on((figure) => [String(figure.rank)]),
        )}
      />
      <Chips
        many="attackTypes"
        kind="attack_types"
        label={w.attackTypes}
        keys={known(
          "attack_types",
          on((figure) => figure.attack_types),
        )}
      />
      <Chips
        many="moveTypes"
        kind="move_types"
        label={w.moveTypes}
        keys={known(
          "move_types",
          on((figure) => figure.move_types),
        )}
      />
      <div class="bd-selects ar-selects">
        <label class="bd-select">
          <span>{w.ability}</span>
          <select
            class="input"
            value={wanted.value.ability}
            onChange={(event) => change({ ability: event.currentTarget.value })}
          >
            <option value="">{w.any}</option>
            {named.map(({ key, text }) => (
              <option key={key} value={key}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <Points label={`${w.points} ${w.from}`} value={wanted.value.least} onChange={(least) => change({ least })} />
        <Points label={`${w.points} ${w.upTo}`} value={wanted.value.most} onChange={(most) => change({ most })} />
      </div>
      <div class="bd-checks">
        <Check label={w.withSlots} isChecked={wanted.value.withSlots} onChange={(withSlots) => change({ withSlots })} />
        <Check label={w.inDeck} isChecked={wanted.value.inArmy} onChange={(inArmy) => change({ inArmy })} />
      </div>
    </>
  );
}

function Points({ label, value, onChange }: { label: string; value: number; onChange: (points: number) => void }) {
  return (
    <label class="bd-select ar-points-field">
      <span>{label}</span>
      <input
        class="input"
        type="number"
        min={0}
        max={999}
        value={value || ""}
        onInput={(event) => onChange(Math.max(0, Math.round(event.currentTarget.valueAsNumber)) || 0)}
      />
    </label>
  );
}

function Chips({ many, kind, label, keys }: { many: Many; kind: keyof FigureWords; label: string; keys: string[] }) {
  return (
    <fieldset class="bd-chips">
      <legend>{label}</legend>
      <div>
        {keys.map((key) => (
          <label key={key} class="bd-chip">
            <input type="checkbox" checked={wanted.value[many].includes(key)} onChange={() => toggle(many, key)} />
            <span>
              {kind === "ranks" && key !== "0" ? `${"★".repeat(Number(key))} ` : ""}
              {called(kind, key)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
