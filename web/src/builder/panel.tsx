// The deck: whether it is allowed, its starting army, its cards, its numbers.
import type { Catalogue } from "../games/warlord/catalogue";
import { ClassSymbol } from "../games/warlord/symbols";
import { lang } from "../settings";
import { Icon } from "../shell/icons";
import { RuleLink } from "../shell/rule-link";
import { say } from "../texts";
import type { Face, ForceCheck } from "../wire";
import type { Bench, Made } from "./bench";
import { Charts } from "./charts";
import { type Deck, LEAST_CARDS, sizeOf, TYPES } from "./deck";
import { compare } from "./finding";
import { ShortValues } from "./pool";
import { countByKey, Stepper } from "./stepper";
import { type BuilderWords, words } from "./texts";
import { bench, checked } from "./workbench";

export interface PanelProps {
  catalogue: Catalogue;
  deck: Deck;
  onShow: (face: Face, among: Face[]) => void;
  isFixed?: boolean;
}

export function Panel({ catalogue, deck, onShow, isFixed = false }: PanelProps) {
  return (
    <>
      <Legality deck={deck} />
      <Army catalogue={catalogue} onShow={onShow} />
      <DeckList catalogue={catalogue} deck={deck} onShow={onShow} isFixed={isFixed} />
      <Charts catalogue={catalogue} deck={deck} />
      {say(deck.guide) ? (
        <section class="bd-part" aria-labelledby="builder-guide">
          <h3 id="builder-guide">{words().guide}</h3>
          <p>{say(deck.guide)}</p>
        </section>
      ) : null}
    </>
  );
}

export function Legality({ deck }: { deck: Deck }) {
  const size = sizeOf(deck);
  return <Verdicts bench={bench} w={words()} size={size} most={LEAST_CARDS} text={words().sizeOf(size, LEAST_CARDS)} />;
}

interface VerdictsProps {
  bench: Pick<Bench<Made>, "checked" | "checkTrouble" | "isChecking">;
  w: Pick<BuilderWords, "problems" | "checking" | "illegal" | "legal">;
  /** Of the bar. */
  size: number;
  most: number;
  text: string;
}

/** How far it is, whether it is allowed, and every rule that it breaks. */
export function Verdicts({ bench, w, size, most, text }: VerdictsProps) {
  const told = bench.checked.value;
  const trouble = bench.checkTrouble.value;
  const isOld = bench.isChecking.value;
  return (
    <section class="bd-part bd-legality" aria-label={w.problems}>
      <div class="bd-progress">
        <span class="bd-size">{text}</span>
        <progress max={most} value={Math.min(size, most)} aria-label={text} />
      </div>
      <p class="bd-verdict" role="status">
        {trouble ? (
          <span class="bd-badge bad">{say(trouble)}</span>
        ) : !told ? (
          <span class="bd-badge">{w.checking}</span>
        ) : (
          <VerdictBadge told={told} isOld={isOld} w={w} />
        )}
      </p>
      {told?.problems.length ? (
        <ul role="list" class={isOld ? "bd-problems is-old" : "bd-problems"}>
          {told.problems.map((problem) => (
            <li key={problem.rule + problem.text.en}>
              <span>{say(problem.text)}</span> <RuleLink id={problem.rule} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function VerdictBadge({ told, isOld, w }: { told: ForceCheck; isOld: boolean } & Pick<VerdictsProps, "w">) {
  const broken = told.problems.length;
  return (
    <span class={`bd-badge ${broken ? "bad" : "good"} ${isOld ? "is-old" : ""}`}>
      <Icon name={broken ? "close" : "check"} size={18} />
      {broken ? w.illegal(broken) : w.legal}
    </span>
  );
}

/** WL-START: three of level 1 in front, two of level 2 behind them, the Warlord behind these. */
function Army({ catalogue, onShow }: Pick<PanelProps, "catalogue" | "onShow">) {
  const w = words();
  const army = (checked.value?.army ?? []).flatMap((id) => catalogue.byId.get(id) ?? []);
  const ranks = [army.slice(0, 3), army.slice(3, 5), army.slice(5)];
  return (
    <section class="bd-part" aria-labelledby="builder-army">
      <h3 id="builder-army">{w.army}</h3>
      {army.length ? (
        <ol role="list" class="bd-army">
          {ranks.map((faces, at) => (
            <li key={at} aria-label={w.rank(at + 1)}>
              {faces.map((face, place) => (
                <button key={place} type="button" class="bd-soldier" onClick={() => onShow(face, army)}>
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

function DeckList({ catalogue, deck, onShow, isFixed }: PanelProps & { isFixed: boolean }) {
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
                  {isFixed ? <span class="bd-fixed">{count}×</span> : <Stepper face={face} isBeside />}
                  <button
                    type="button"
                    class="bd-entry"
                    aria-label={`${face.name[spoken]}, ${w.level} ${face.level}, ${w.count(count)}`}
                    aria-keyshortcuts={isFixed ? undefined : "+ -"}
                    onClick={() => onShow(face, faces)}
                    onKeyDown={(event) => void (isFixed || countByKey(event, face))}
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
