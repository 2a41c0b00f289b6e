// The warriors to choose from: as bases with what shows at the start, or as a list.
import type { ComponentChildren } from "preact";
import { Heap, type Standing } from "../builder/pool";
import { Counter, changeByKey } from "../builder/stepper";
import { lang } from "../settings";
import type { FigureFace } from "../wire";
import { army, bench, changeFigure, counts, totalOf } from "./army";
import { type Catalogue, called, costOf, spokenFigure, starsOf } from "./catalogue";
import { view } from "./finding";
import { words } from "./texts";
import { Token } from "./token";
import { ShortValues } from "./values";

interface ItemProps extends Standing {
  catalogue: Catalogue;
  figure: FigureFace;
  onShow: (figure: FigureFace) => void;
}

export function Pool({
  catalogue,
  found,
  onShow,
}: {
  catalogue: Catalogue;
  found: FigureFace[];
  onShow: (figure: FigureFace) => void;
}) {
  const Item = view.value === "grid" ? Tile : Row;
  return (
    <div class="ar-pool">
      <Heap
        found={found}
        isGrid={view.value === "grid"}
        w={words()}
        draw={(figure, standing) => (
          <Item key={figure.id} catalogue={catalogue} figure={figure} onShow={onShow} {...standing} />
        )}
      />
    </div>
  );
}

export function changeBy(catalogue: Catalogue, figure: FigureFace, by: number): void {
  changeFigure(catalogue, figure.id, by);
  const count = counts.peek().get(figure.id) ?? 0;
  bench.announcement.value = words().changed(figure.name[lang.peek()], count, totalOf(catalogue, army.peek()));
}

export function FigureCounter({
  catalogue,
  figure,
  isBeside = false,
}: {
  catalogue: Catalogue;
  figure: FigureFace;
  isBeside?: boolean;
}) {
  return (
    <Counter
      w={words()}
      name={figure.list_name[lang.value]}
      count={counts.value.get(figure.id) ?? 0}
      isBeside={isBeside}
      onChange={(by) => changeBy(catalogue, figure, by)}
    />
  );
}

function FigureButton({
  catalogue,
  figure,
  isStop,
  onShow,
  onFocus,
  children,
}: ItemProps & { children: ComponentChildren }) {
  const count = counts.value.get(figure.id) ?? 0;
  return (
    <button
      type="button"
      class="bd-card"
      data-card={figure.id}
      tabIndex={isStop ? 0 : -1}
      aria-label={`${spokenFigure(figure)}, ${words().count(count)}`}
      aria-keyshortcuts="+ -"
      onClick={() => onShow(figure)}
      onFocus={() => onFocus(figure.id)}
      onKeyDown={(event) => changeByKey(event, (by) => changeBy(catalogue, figure, by))}
    >
      {children}
    </button>
  );
}

/** "13", or "17–71" for a hero. */
export function pointsText(figure: FigureFace): string {
  return figure.levels.length ? `${costOf(figure, 1)}–${figure.points}` : String(figure.points);
}

function Tile(props: ItemProps) {
  const { catalogue, figure } = props;
  const count = counts.value.get(figure.id) ?? 0;
  const faction = figure.factions.map((key) => called("factions", key)).join(", ");
  return (
    <li class={count ? "bd-tile has" : "bd-tile"}>
      <FigureButton {...props}>
        <span class="ar-tile">
          <Token figure={figure} size="3.4rem" />
          <span class="ar-tile-words">
            <b>{figure.name[lang.value]}</b>
            <small>{faction}</small>
          </span>
          <span class="ar-tile-numbers">
            <ShortValues click={figure.dial[figure.start]} />
            <span class="ar-points">{pointsText(figure)}</span>
          </span>
          <span class="ar-tile-abilities">
            {figure.abilities.map((ability) => called("abilities", ability)).join(" · ")}
          </span>
        </span>
      </FigureButton>
      <FigureCounter catalogue={catalogue} figure={figure} isBeside />
    </li>
  );
}

function Row(props: ItemProps) {
  const { catalogue, figure } = props;
  const count = counts.value.get(figure.id) ?? 0;
  const told = [
    figure.factions.map((key) => called("factions", key)).join(", "),
    ...figure.attack_types.map((key) => called("attack_types", key)),
    ...figure.abilities.map((ability) => called("abilities", ability)),
  ];
  return (
    <li class={count ? "bd-row has" : "bd-row"}>
      <FigureButton {...props}>
        <Token figure={figure} size="2.2rem" />
        <span class="bd-row-name">
          <b>
            {figure.name[lang.value]} <span class="ar-stars">{starsOf(figure)}</span>
          </b>
          <small>{told.join(" · ")}</small>
        </span>
        <ShortValues click={figure.dial[figure.start]} />
        <span class="ar-points">{pointsText(figure)}</span>
      </FigureButton>
      <FigureCounter catalogue={catalogue} figure={figure} isBeside />
    </li>
  );
}
