// A card on the table: picture, name, and the numbers that count now, which nothing ever cuts.
import { isHintedThing } from "../../learn/hint";
import { lang } from "../../settings";
import type { WarlordCard } from "../../wire";
import { mainChance } from "./aim";
import { Art } from "./art";
import { signed } from "./catalogue";
import { spokenCard } from "./speech";
import { cardOf, faceOf, isSpokenOf, type Stage, touchesOf, useStage } from "./stage";
import { ClassSymbol, FactionMark, ValueIcon } from "./symbols";
import { warlordWords } from "./texts";
import { tinctureOf } from "./tinctures";

/** Lit, picked, spoken of, in focus: the same for cards of every size. */
export function marksOf(stage: Stage, id: number): string {
  const { play, scene, aim } = stage;
  const marks: string[] = [];
  if (touchesOf(stage, id).length) marks.push("is-lit");
  if (play?.lights.isHinted(id)) marks.push("is-hinted");
  if (play?.lights.chosen.value.has(id)) marks.push("is-chosen");
  if (play && isHintedThing(play, id)) marks.push("is-hinted");
  if (isSpokenOf(stage, id)) marks.push("is-spoken");
  if (play?.menuAt.value === id) marks.push("is-open");
  if (play?.question.value?.subject === id && isCardQuestion(play.question.value.kind)) marks.push("is-subject");
  if (scene.focus?.attacker === id) marks.push("is-attacker");
  if (scene.focus?.targets.includes(id)) marks.push("is-target");
  if (aim && aim.from.value >= 0) {
    if (aim.from.value === id) marks.push("is-aiming");
    else if (aim.targets.value.has(id)) marks.push(aim.over.value === id ? "is-aimed is-legal" : "is-legal");
    else if (aim.against.value.has(id)) marks.push("is-dim");
    if (aim.over.value === id) marks.push("is-over");
  }
  return marks.join(" ");
}

/** The subject of some questions is a number of another kind. */
const isCardQuestion = (kind: string): boolean => kind !== "roll";

export function PickNumber({ id }: { id: number }) {
  const number = useStage().play?.lights.chosen.value.get(id);
  return number ? (
    <span class="wl-pick" aria-hidden="true">
      {number}
    </span>
  ) : null;
}

export function Counter({ card }: { card: WarlordCard }) {
  const stage = useStage();
  const w = warlordWords();
  const face = faceOf(stage, card.id);
  const tincture = face ? tinctureOf(face) : null;
  const held = card.holds.flatMap((id) => cardOf(stage, id) ?? []);
  const name = face ? face.name[lang.value] : card.label;
  const style = tincture
    ? { "--deep": tincture.deep, "--mid": tincture.mid, "--light": tincture.light, "--metal": tincture.metal }
    : {};
  const isFoe = card.seat !== Math.max(stage.you, 0);
  const number = /#(\d+)$/.exec(card.label)?.[1];
  return (
    <div
      class={`wl-cell ${marksOf(stage, card.id)} state-${card.state} ${isFoe ? "is-foe" : ""} ${card.is_lord ? "is-lord" : ""}`}
      style={style}
      data-cell={card.id}
    >
      <button type="button" class="wl-counter" data-card={card.id} tabIndex={-1} aria-label={spokenCard(stage, card)}>
        {face ? (
          <span class="wl-print" aria-hidden="true">
            <span class="wl-art">
              <Art face={face} crop="tall" />
            </span>
            <span class="wl-name">
              <span>
                {shortName(name)}
                {number ? <small> #{number}</small> : null}
              </span>
            </span>
            <Values card={card} />
            <span class="wl-medal">
              <ClassSymbol shape={face.symbol.shape} number={card.level} colour={face.symbol.colour} size="100%" />
            </span>
            <span class="wl-crest">
              <FactionMark faction={face.faction} size="100%" />
            </span>
            <Life card={card} />
            {card.state ? (
              <span class="wl-state">
                <StateSign state={card.state} />
                {w.state[card.state]}
              </span>
            ) : null}
          </span>
        ) : null}
        <PickNumber id={card.id} />
      </button>
      {held.length ? (
        <span class="wl-held">
          {held.map((each) => (
            <Held key={each.id} card={each} />
          ))}
        </span>
      ) : null}
      <Plates id={card.id} />
      <Burst card={card} />
    </div>
  );
}

/** On a card that is aimed at: how likely it is, or why it is not possible. */
function Plates({ id }: { id: number }) {
  const { aim } = useStage();
  if (!aim || aim.from.value < 0 || aim.from.value === id) return null;
  const aimed = aim.targets.value.get(id);
  const isOver = aim.over.value === id;
  if (aimed) {
    const chance = aimed.odds ? mainChance(aimed.odds, id) : null;
    if (!chance) return null;
    return (
      <span class={`wl-chance ${isOver ? "is-large" : ""}`} data-testid={`chance-${id}`}>
        <b>{chance.percent}</b>
        <span>{chance.word}</span>
        {isOver && chance.also ? <small>{chance.also}</small> : null}
      </span>
    );
  }
  const reason = isOver ? aim.reasonAgainst(id) : "";
  return reason ? (
    <span class="wl-reason" data-testid="reason">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 10V7a5 5 0 0 1 10 0v3h2v12H5V10zm2.5 0h5V7a2.5 2.5 0 0 0-5 0z" fill="currentColor" />
      </svg>
      <span>{reason}</span>
    </span>
  ) : null;
}

/** What the deed that is told has cost this card. */
function Burst({ card }: { card: WarlordCard }) {
  const film = useStage().play?.film;
  const deed = film?.deed.value;
  if (!deed || film?.phase.value !== "result") return null;
  const [before, after] = [woundsIn(deed.before, card.id), woundsIn(deed.after, card.id)];
  if (before === null || (after !== null && after <= before)) return null;
  const lost = after === null ? Math.max(1, card.life - card.wounds) : after - before;
  return (
    <span class="wl-burst" aria-hidden="true" data-testid="burst">
      <svg viewBox="0 0 104 104" aria-hidden="true">
        <path d="M52 4l9 17 16-13 2 21 20-4-9 18 14 11-18 7 7 19-20-4-3 21-15-14-12 16-8-18-18 9 2-20-19-3 13-16L2 44l19-7-8-18 20 4 4-19z" />
      </svg>
      <b>−{lost}</b>
    </span>
  );
}

/** Null where it does not stand in a formation. */
function woundsIn(scene: unknown, id: number): number | null {
  const card = (scene as { cards?: Record<string, WarlordCard> } | null)?.cards?.[id];
  return card?.zone === "formation" ? card.wounds : null;
}

/** "Aurelia Vance, the Iron Regent" is Aurelia Vance among friends. */
const shortName = (name: string): string => name.split(",")[0]!;

function Life({ card }: { card: WarlordCard }) {
  const { life, wounds, changed } = card;
  if (life > 4) {
    return (
      <span class="wl-life is-many">
        <ValueIcon value="drop" size="1em" />
        {life - wounds}
        <small>/{life}</small>
      </span>
    );
  }
  return (
    <span class={`wl-life ${mark(changed.life)}`}>
      {Array.from({ length: life }, (_, place) => (
        <span key={place} class={place < life - wounds ? "wl-drop" : "wl-drop is-lost"}>
          <ValueIcon value="drop" size="1em" />
        </span>
      ))}
    </span>
  );
}

/** Spent is a card laid on its side, stunned one on its head. */
function StateSign({ state }: { state: 1 | 2 }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24">
      {state === 1 ? (
        <path d="M5 12a7 7 0 1 1 3 5.7M5 12l-2.6-2.8M5 12l3-2.4" fill="none" stroke="currentColor" stroke-width="2.4" />
      ) : (
        <path d="M12 3l2 6 6.3.2-5 3.9 1.8 6L12 15.5 6.9 19l1.8-6-5-3.9L10 9z" fill="currentColor" />
      )}
    </svg>
  );
}

const mark = (change: number | undefined): string => (change === 1 ? "is-up" : change === -1 ? "is-down" : "");

function Values({ card }: { card: WarlordCard }) {
  const { changed } = card;
  return (
    <span class={`wl-values ${card.atk.length > 1 ? "has-two" : ""}`}>
      <span class={`wl-atk ${mark(changed.atk)}`}>
        <ValueIcon value="blade" size="0.9em" />
        <b>{card.atk.map(signed).join("/") || "–"}</b>
      </span>
      <span class={`wl-ac ${mark(changed.armour)}`}>
        <ValueIcon value="shield" size="0.86em" />
        <b>{card.armour}</b>
      </span>
    </span>
  );
}

/** An item or another card beneath: only its edge shows. */
function Held({ card }: { card: WarlordCard }) {
  const stage = useStage();
  const face = faceOf(stage, card.id);
  const tincture = face ? tinctureOf(face) : null;
  return (
    <button
      type="button"
      class={`wl-tuck ${marksOf(stage, card.id)} state-${card.state}`}
      style={tincture ? { "--mid": tincture.mid, "--metal": tincture.metal, "--deep": tincture.deep } : {}}
      data-card={card.id}
      tabIndex={-1}
      aria-label={spokenCard(stage, card)}
    >
      {face ? <Art face={face} crop="square" /> : null}
      <PickNumber id={card.id} />
    </button>
  );
}
