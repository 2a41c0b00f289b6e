// The deck: whether it is allowed, its starting army, its cards, its numbers.
import type { PanelProps } from "../../../builder/craft";
import { changeByKey } from "../../../builder/stepper";
import { Guide, Verdict } from "../../../builder/verdict";
import { lang } from "../../../settings";
import type { Face } from "../../../wire";
import type { Catalogue } from "../catalogue";
import { ClassSymbol } from "../symbols";
import { bench, changeCount } from "./bench";
import { Charts } from "./charts";
import { type Deck, LEAST_CARDS, sizeOf, TYPES } from "./deck";
import { compare } from "./search";
import { CardStepper } from "./stepper";
import { words } from "./texts";
import { ShortValues } from "./values";

type Props = PanelProps<Catalogue, Deck, Face>;

export function Panel(props: Props) {
  const { catalogue, made: deck, onShow } = props;
  const w = words();
  const size = sizeOf(deck);
  return (
    <>
      <Verdict bench={bench} w={w} size={size} most={LEAST_CARDS} text={w.sizeOf(size, LEAST_CARDS)} />
      <Army catalogue={catalogue} onShow={onShow} />
      <DeckList {...props} />
      <Charts catalogue={catalogue} deck={deck} />
      <Guide w={w} guide={deck.guide} />
    </>
  );
}

/** WL-START: three of level 1 in front, two of level 2 behind them, the Warlord behind these. */
function Army({ catalogue, onShow }: Pick<Props, "catalogue" | "onShow">) {
  const w = words();
  const army = (bench.checked.value?.army ?? []).flatMap((id) => catalogue.byId.get(id) ?? []);
  const ranks = [army.slice(0, 3), army.slice(3, 5), army.slice(5)];
  return (
    <section class="bd-part" aria-labelledby="builder-army">
      <h3 id="builder-army">{w.army}</h3>
      {army.length ? (
        <ol role="list" class="dk-army">
          {ranks.map((faces, at) => (
            <li key={at} aria-label={w.rank(at + 1)}>
              {faces.map((face, place) => (
                <button key={place} type="button" class="dk-soldier" onClick={() => onShow(face, army)}>
                  <ClassSymbol {...face.symbol} size="2em" />
                  <span>{face.name[lang.value]}</span>
                </button>
              ))}
            </li>
          ))}
        </ol>
      ) : (
        <p class="hint">{w.noArmy}</p>
      )}
    </section>
  );
}

function DeckList({ catalogue, made: deck, onShow, isFixed }: Props) {
  const w = words();
  const spoken = lang.value;
  const all = deck.cards.flatMap(([id, count]) => {
    const face = catalogue.byId.get(id);
    return face ? [{ face, count }] : [];
  });
  all.sort((one, other) => compare(one.face, other.face, "level", spoken));
  return (
    <>
      {TYPES.map((type) => {
        const cards = all.filter(({ face }) => face.type === type);
        if (!cards.length) return null;
        const faces = cards.map(({ face }) => face);
        return (
          <section key={type} class="bd-part" aria-labelledby={`builder-${type}`}>
            <h3 id={`builder-${type}`}>
              {w.typeTitles[type]} <span class="bd-total">{cards.reduce((sum, { count }) => sum + count, 0)}</span>
            </h3>
            <ul role="list" class="bd-list">
              {cards.map(({ face, count }) => (
                <li key={face.id}>
                  {isFixed ? <span class="bd-fixed">{count}×</span> : <CardStepper face={face} isBeside />}
                  <button
                    type="button"
                    class="bd-entry"
                    aria-label={`${face.name[spoken]}, ${w.level} ${face.level}, ${w.count(count)}`}
                    aria-keyshortcuts={isFixed ? undefined : "+ -"}
                    onClick={() => onShow(face, faces)}
                    onKeyDown={(event) => {
                      if (!isFixed) changeByKey(event, (by) => changeCount(face, by));
                    }}
                  >
                    <ClassSymbol {...face.symbol} size="1.5em" />
                    <span class="bd-entry-name">{face.name[spoken]}</span>
                    <ShortValues face={face} />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
