// The warriors to choose from: as bases with what shows at the start, or as a list.
import { Heap, PoolItem, type Standing } from "../../../builder/pool";
import { Stepper } from "../../../builder/stepper";
import { lang } from "../../../settings";
import type { FigureFace } from "../../../wire";
import { changeBy, counts } from "./army";
import { type Catalogue, called, costOf, spokenFigure, starsOf } from "./catalogue";
import { ShortValues } from "./dial";
import { search } from "./search";
import { words } from "./texts";
import { Token } from "./token";

interface PoolProps {
  catalogue: Catalogue;
  found: FigureFace[];
  onShow: (figure: FigureFace) => void;
}

export function Pool({ catalogue, found, onShow }: PoolProps) {
  return (
    <div class="ar-pool">
      <Heap
        found={found}
        view={search.view.value}
        w={words()}
        draw={(figure, standing) => (
          <Warrior key={figure.id} catalogue={catalogue} figure={figure} onShow={onShow} standing={standing} />
        )}
      />
    </div>
  );
}

interface WarriorProps extends Omit<PoolProps, "found"> {
  figure: FigureFace;
  standing: Standing;
}

function Warrior({ catalogue, figure, onShow, standing }: WarriorProps) {
  const view = search.view.value;
  const count = counts.value.get(figure.id) ?? 0;
  return (
    <PoolItem
      {...standing}
      piece={figure}
      view={view}
      label={`${spokenFigure(figure)}, ${words().count(count)}`}
      count={count}
      onShow={() => onShow(figure)}
      onChange={(by) => changeBy(catalogue, figure, by)}
      stepper={<WarriorStepper catalogue={catalogue} figure={figure} isBeside />}
    >
      {view === "grid" ? <Tile figure={figure} /> : <Line figure={figure} />}
    </PoolItem>
  );
}

export function WarriorStepper(props: { catalogue: Catalogue; figure: FigureFace; isBeside?: boolean }) {
  const { catalogue, figure, isBeside = false } = props;
  return (
    <Stepper
      w={words()}
      name={figure.list_name[lang.value]}
      count={counts.value.get(figure.id) ?? 0}
      isBeside={isBeside}
      onChange={(by) => changeBy(catalogue, figure, by)}
    />
  );
}

/** "13", or "17–71" for a hero. */
function pointsText(figure: FigureFace): string {
  return figure.levels.length ? `${costOf(figure, 1)}–${figure.points}` : String(figure.points);
}

function Tile({ figure }: { figure: FigureFace }) {
  const faction = figure.factions.map((key) => called("factions", key)).join(", ");
  return (
    <span class="ar-tile">
      <Token figure={figure} size="6.5rem" />
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
  );
}

function Line({ figure }: { figure: FigureFace }) {
  const told = [
    figure.factions.map((key) => called("factions", key)).join(", "),
    ...figure.attack_types.map((key) => called("attack_types", key)),
    ...figure.abilities.map((ability) => called("abilities", ability)),
  ];
  return (
    <>
      <Token figure={figure} size="2.6rem" />
      <span class="bd-row-name">
        <b>
          {figure.name[lang.value]} <span class="ar-stars">{starsOf(figure)}</span>
        </b>
        <small>{told.join(" · ")}</small>
      </span>
      <ShortValues click={figure.dial[figure.start]} />
      <span class="ar-points">{pointsText(figure)}</span>
    </>
  );
}
