// Search words, filters, order and view of the cards.
import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import { type Catalogue, called } from "../games/warlord/catalogue";
import { ClassSymbol, FactionMark } from "../games/warlord/symbols";
import { lang } from "../settings";
import { Icon } from "../shell/icons";
import { Check, Segments } from "../shell/parts";
import { keep, recall } from "../storage";
import {
  change,
  filtersOn,
  isCampaign,
  type Many,
  reset,
  SORTS,
  type Sort,
  sort,
  toggle,
  view,
  wanted,
} from "./finding";
import { words } from "./texts";

export function Filters({ catalogue, hits, all }: { catalogue: Catalogue; hits: number; all: number }) {
  const w = words();
  const id = useId();
  const [isOpen, setOpen] = useState(() => recall("builder.filters", matchMedia("(min-width: 110rem)").matches));
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
            keep("builder.filters", !isOpen);
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
          {w.hits(hits, all)}
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
          name="builder-view"
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
  const spoken = lang.value;
  const { words: named } = catalogue;
  const cards = catalogue.cards.filter((face) => !face.is_token);
  const keysOn = (of: (face: (typeof cards)[number]) => string[]): string[] => [...new Set(cards.flatMap(of))];
  const factions = Object.keys(named.factions).filter((key) => cards.some((face) => face.faction === key));
  const levels = keysOn((face) => [String(face.level)]).sort((one, other) => Number(one) - Number(other));
  const traits = keysOn((face) => face.traits).filter((key) => !named.factions[key]);
  const feats = keysOn((face) => face.feats.map(([feat]) => feat));
  const shapeOf = (key: string): string => cards.find((face) => face.char_class === key)?.symbol.shape ?? "oval";
  return (
    <>
      <Chips kind="factions" label={w.faction}>
        {factions.map((key) => (
          <Chip key={key} kind="factions" value={key} text={called("factions", key, spoken)}>
            <FactionMark faction={key} size="1.2em" />
          </Chip>
        ))}
        <Chip kind="factions" value="" text={w.noFaction}>
          <FactionMark faction="" size="1.2em" />
        </Chip>
      </Chips>
      <Chips kind="types" label={w.type}>
        {Object.keys(named.types).map((key) => (
          <Chip key={key} kind="types" value={key} text={called("types", key, spoken)} />
        ))}
        <Chip kind="types" value="spell" text={w.spell} />
      </Chips>
      <Chips kind="classes" label={w.charClass}>
        {Object.keys(named.classes)
          .filter((key) => key !== "any")
          .map((key) => (
            <Chip key={key} kind="classes" value={key} text={called("classes", key, spoken)}>
              <ClassSymbol shape={shapeOf(key)} colour="" size="1.5em" />
            </Chip>
          ))}
      </Chips>
      <Chips kind="levels" label={w.level}>
        {levels.map((key) => (
          <Chip key={key} kind="levels" value={key} text={key} />
        ))}
      </Chips>
      <Chips kind="alignments" label={w.alignment}>
        {["good", "evil"].map((key) => (
          <Chip key={key} kind="alignments" value={key} text={called("alignments", key, spoken)}>
            <ClassSymbol shape="oval" colour={key === "good" ? "white" : "black"} size="1.4em" />
          </Chip>
        ))}
      </Chips>
      <div class="bd-selects">
        <Select
          label={w.trait}
          kind="traits"
          keys={traits}
          value={wanted.value.trait}
          onChoose={(trait) => change({ trait })}
        />
        <Select
          label={w.feat}
          kind="feats"
          keys={feats}
          value={wanted.value.feat}
          onChoose={(feat) => change({ feat })}
        />
      </div>
      <div class="bd-checks">
        <Check label={w.inDeck} isChecked={wanted.value.inDeck} onChange={(inDeck) => change({ inDeck })} />
        <Check
          label={w.campaign}
          hint={w.campaignHint}
          isChecked={isCampaign.value}
          onChange={(on) => (isCampaign.value = on)}
        />
      </div>
    </>
  );
}

function Chips({ kind, label, children }: { kind: Many; label: string; children: ComponentChildren }) {
  return (
    <fieldset class={`bd-chips ${kind}`}>
      <legend>{label}</legend>
      <div>{children}</div>
    </fieldset>
  );
}

function Chip({
  kind,
  value,
  text,
  children,
}: {
  kind: Many;
  value: string;
  text: string;
  children?: ComponentChildren;
}) {
  return (
    <label class="bd-chip">
      <input type="checkbox" checked={wanted.value[kind].includes(value)} onChange={() => toggle(kind, value)} />
      {children}
      <span>{text}</span>
    </label>
  );
}

function Select(props: {
  label: string;
  kind: "traits" | "feats";
  keys: string[];
  value: string;
  onChoose: (key: string) => void;
}) {
  const spoken = lang.value;
  const named = props.keys.map((key) => ({ key, text: called(props.kind, key, spoken) }));
  named.sort((one, other) => one.text.localeCompare(other.text, spoken));
  return (
    <label class="bd-select">
      <span>{props.label}</span>
      <select class="input" value={props.value} onChange={(event) => props.onChoose(event.currentTarget.value)}>
        <option value="">{words().any}</option>
        {named.map(({ key, text }) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
