// A card on the table. Its frame is turned as on any table; what stands on it stays upright.
import { isHintedThing } from "../../learn/hint";
import { lang } from "../../settings";
import type { WarlordCard } from "../../wire";
import { signed } from "./catalogue";
import { spokenCard } from "./speech";
import { cardOf, faceOf, isSpokenOf, type Stage, touchesOf, useStage } from "./stage";
import { ClassSymbol, ValueIcon } from "./symbols";
import { frameOf, tinctureOf } from "./tinctures";
import { PICTURE, Vignette } from "./vignette";

/** Lit, picked, spoken of, in focus: the same for cards of every size. */
export function marksOf(stage: Stage, id: number): string {
  const { play, scene } = stage;
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
  const face = faceOf(stage, card.id);
  const tincture = face ? tinctureOf(face) : null;
  const held = card.holds.flatMap((id) => cardOf(stage, id) ?? []);
  const name = face ? face.name[lang.value] : card.label;
  const style = tincture
    ? { "--deep": tincture.deep, "--mid": tincture.mid, "--light": tincture.light, "--metal": tincture.metal }
    : {};
  return (
    <div class={`wl-cell ${marksOf(stage, card.id)} state-${card.state}`} style={style} data-cell={card.id}>
      <button type="button" class="wl-counter" data-card={card.id} tabIndex={-1} aria-label={spokenCard(stage, card)}>
        <span
          class={`wl-frame ${face ? `frame-${frameOf(face)}` : ""}`}
          style={{ rotate: `${card.angle}deg` }}
          aria-hidden="true"
        >
          <span class="wl-frame-head">{card.is_lord ? <Crown /> : null}</span>
        </span>
        {face ? (
          <span class="wl-upright" aria-hidden="true">
            <span class="wl-name" style={{ "--fit": fitOf(shortName(name)) }}>
              {shortName(name)}
            </span>
            <span class="wl-art">
              <svg
                aria-hidden="true"
                viewBox={`22 0 ${PICTURE.wide - 44} ${PICTURE.high}`}
                preserveAspectRatio="xMidYMid slice"
              >
                <Vignette face={face} />
              </svg>
              <ClassSymbol shape={face.symbol.shape} number={card.level} colour={face.symbol.colour} size="3em" />
              <Life card={card} />
              {card.state ? <State state={card.state} /> : null}
            </span>
            <Values card={card} />
          </span>
        ) : null}
        <PickNumber id={card.id} />
        <NameSake label={card.label} />
      </button>
      {held.length ? (
        <span class="wl-held">
          {held.map((each) => (
            <Held key={each.id} card={each} />
          ))}
        </span>
      ) : null}
    </div>
  );
}

/** Two of one name are told apart by their number. */
function NameSake({ label }: { label: string }) {
  const number = /#(\d+)$/.exec(label)?.[1];
  return number ? (
    <span class="wl-namesake" aria-hidden="true">
      #{number}
    </span>
  ) : null;
}

/** "Aurelia Vance, the Iron Regent" is Aurelia Vance among friends. */
const shortName = (name: string): string => name.split(",")[0]!;

/** Long words are set smaller rather than broken. */
function fitOf(name: string): number {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  return Math.min(1, 12.2 / longest, 27 / name.length);
}

function Crown() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 12" class="wl-crown">
      <path d="M2 2l5 5 5-6 5 6 5-5-2 9H4z" fill="currentColor" />
    </svg>
  );
}

function Life({ card }: { card: WarlordCard }) {
  if (card.life > 3) {
    return (
      <span class="wl-life is-many" key={card.wounds}>
        <ValueIcon value="drop" size="1.5em" />
        {card.life - card.wounds}
        <small>/{card.life}</small>
      </span>
    );
  }
  return (
    <span class={`wl-life ${mark(card.changed.life)}`} key={card.wounds}>
      {Array.from({ length: card.life }, (_, place) => (
        <span key={place} class={place < card.life - card.wounds ? "wl-drop" : "wl-drop is-lost"}>
          <ValueIcon value="drop" size="1.28em" />
        </span>
      ))}
    </span>
  );
}

/** Spent is a card laid on its side, stunned one on its head. */
function State({ state }: { state: 1 | 2 }) {
  return (
    <span class="wl-state">
      <svg aria-hidden="true" viewBox="0 0 24 24">
        {state === 1 ? (
          <path
            d="M5 12a7 7 0 1 1 3 5.7M5 12l-2.6-2.8M5 12l3-2.4"
            fill="none"
            stroke="currentColor"
            stroke-width="2.4"
          />
        ) : (
          <path d="M12 3l2 6 6.3.2-5 3.9 1.8 6L12 15.5 6.9 19l1.8-6-5-3.9L10 9z" fill="currentColor" />
        )}
      </svg>
    </span>
  );
}

const mark = (change: number | undefined): string => (change === 1 ? "is-up" : change === -1 ? "is-down" : "");

function Values({ card }: { card: WarlordCard }) {
  const { changed } = card;
  const length =
    card.atk.map(signed).join("/").length +
    String(card.armour).length +
    Math.abs(changed.atk) +
    Math.abs(changed.armour);
  return (
    <span class={`wl-values ${length > 8 ? "is-longest" : length > 6 ? "is-long" : ""}`}>
      <span class={mark(changed.atk)}>
        <ValueIcon value="blade" size="1.35em" />
        {card.atk.map(signed).join("/")}
      </span>
      <span class={`wl-ac ${mark(changed.armour)}`}>
        <ValueIcon value="shield" size="1.35em" />
        {card.armour}
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
      {face ? (
        <svg viewBox="64 6 96 106" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <Vignette face={face} />
        </svg>
      ) : null}
      <PickNumber id={card.id} />
    </button>
  );
}
