// The cards to choose from: as they are printed, or as a list.
import { useMemo } from "preact/hooks";
import { Heap, PoolItem, type Standing } from "../../../builder/pool";
import { lang } from "../../../settings";
import type { Face } from "../../../wire";
import { CardFace } from "../card-face";
import { spokenValues, traitsOf } from "../catalogue";
import { ClassSymbol, FactionMark } from "../symbols";
import { changeCount, counts } from "./bench";
import { search } from "./search";
import { CardStepper } from "./stepper";
import { words } from "./texts";
import { ShortValues } from "./values";

export function Pool({ found, onShow }: { found: Face[]; onShow: (face: Face) => void }) {
  return (
    <Heap
      found={found}
      view={search.view.value}
      w={words()}
      draw={(face, standing) => <Card key={face.id} face={face} onShow={onShow} standing={standing} />}
    />
  );
}

function Card({ face, onShow, standing }: { face: Face; onShow: (face: Face) => void; standing: Standing }) {
  const view = search.view.value;
  const spoken = lang.value;
  const count = counts.value.get(face.id) ?? 0;
  return (
    <PoolItem
      {...standing}
      piece={face}
      view={view}
      label={`${face.name[spoken]}, ${spokenValues(face, spoken)}, ${words().count(count)}`}
      count={count}
      onShow={() => onShow(face)}
      onChange={(by) => changeCount(face, by)}
      stepper={<CardStepper face={face} isBeside />}
    >
      {view === "grid" ? <Printed face={face} /> : <Line face={face} />}
    </PoolItem>
  );
}

/** Drawing a card is the most work on this screen: once is enough. */
function Printed({ face }: { face: Face }) {
  const spoken = lang.value;
  return useMemo(() => <CardFace face={face} lang={spoken} isSilent />, [face, spoken]);
}

function Line({ face }: { face: Face }) {
  const spoken = lang.value;
  return (
    <>
      <ClassSymbol {...face.symbol} size="1.9em" />
      <span class="bd-row-name">
        <b>{face.name[spoken]}</b>
        <small>{[...traitsOf(face, spoken), ...face.texts.map((text) => text[spoken])].join(" · ")}</small>
      </span>
      <ShortValues face={face} />
      <FactionMark faction={face.faction} size="1.1em" />
    </>
  );
}
