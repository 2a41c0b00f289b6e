// What one looks for among the warriors.
import { Chips, FiltersFrame, Select } from "../../../builder/filters";
import { Check } from "../../../shell/parts";
import type { FigureFace, FigureWords } from "../../../wire";
import { type Catalogue, called } from "./catalogue";
import { search } from "./search";
import { words } from "./texts";

export function Filters({ catalogue, hits }: { catalogue: Catalogue; hits: number }) {
  const w = words();
  const { wanted, change } = search;
  /** What is on some figure, in the order of the words for it. */
  const on = (kind: keyof FigureWords, of: (figure: FigureFace) => readonly string[]) => {
    const there = new Set(catalogue.figures.flatMap(of));
    const keys = Object.keys(catalogue.words[kind]).filter((key) => there.has(key));
    return keys.map((key) => ({ key, text: called(kind, key) }));
  };
  const ranks = on("ranks", (figure) => [String(figure.rank)]).map(({ key, text }) => ({
    key,
    text: key === "0" ? text : `${"★".repeat(Number(key))} ${text}`,
  }));
  return (
    <FiltersFrame search={search} w={w} hits={hits} all={catalogue.figures.length}>
      <Chips search={search} list="factions" label={w.faction} choices={on("factions", (figure) => figure.factions)} />
      <Chips search={search} list="ranks" label={w.ranks} choices={ranks} />
      <Chips
        search={search}
        list="attackTypes"
        label={w.attackTypes}
        choices={on("attack_types", (figure) => figure.attack_types)}
      />
      <Chips
        search={search}
        list="moveTypes"
        label={w.moveTypes}
        choices={on("move_types", (figure) => figure.move_types)}
      />
      <div class="bd-selects ar-selects">
        <Select
          label={w.ability}
          any={w.any}
          choices={on("abilities", (figure) => figure.abilities)}
          value={wanted.value.ability}
          onChoose={(ability) => change({ ability })}
        />
        <Points label={`${w.points} ${w.from}`} value={wanted.value.least} onChange={(least) => change({ least })} />
        <Points label={`${w.points} ${w.upTo}`} value={wanted.value.most} onChange={(most) => change({ most })} />
      </div>
      <div class="bd-checks">
        <Check label={w.withSlots} isChecked={wanted.value.withSlots} onChange={(withSlots) => change({ withSlots })} />
        <Check label={w.inDeck} isChecked={wanted.value.inArmy} onChange={(inArmy) => change({ inArmy })} />
      </div>
    </FiltersFrame>
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
