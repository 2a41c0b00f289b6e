// The player's hand, fanned; the texts can be read where the cards lie.
import { useRef } from "preact/hooks";
import { lang } from "../../settings";
import type { WarlordCard } from "../../wire";
import { Art } from "./art";
import { armourOf, attacksOf, featsOf, traitsOf, typeOf } from "./catalogue";
import { marksOf, PickNumber } from "./counter";
import { useFit } from "./fit";
import { spokenCard } from "./speech";
import { cardOf, faceOf, useStage } from "./stage";
import { ClassSymbol, ValueIcon } from "./symbols";
import { warlordWords } from "./texts";
import { frameOf, tinctureOf } from "./tinctures";

export function Hand() {
  const stage = useStage();
  const w = warlordWords();
  const { hand } = stage.scene;
  const middle = (hand.length - 1) / 2;
  const box = useRef<HTMLElement>(null);
  useFit(box);
  return (
    <section
      ref={box}
      class={`wl-hand ${hand.length > 6 ? "is-full" : ""}`}
      aria-label={stage.play ? w.yourHand : w.handOf(hand.length)}
      data-testid="hand"
      style={{ "--count": hand.length }}
    >
      <div class="wl-hand-cards" role="group" aria-label={w.handOf(hand.length)}>
        {hand.length ? null : <p class="wl-empty">{w.emptyHand}</p>}
        {hand.map((id, place) => {
          const card = cardOf(stage, id);
          const style = {
            "--tilt": `${(place - middle) * Math.min(4, 16 / hand.length)}deg`,
            "--sink": `${Math.abs(place - middle) ** 1.7 * 0.26}rem`,
          };
          if (stage.isCovered) return <span key={id} class="wl-back" style={style} />;
          return card ? <HandCard key={id} card={card} style={style} /> : null;
        })}
      </div>
    </section>
  );
}

function HandCard({ card, style }: { card: WarlordCard; style: Record<string, string> }) {
  const stage = useStage();
  const face = faceOf(stage, card.id);
  if (!face) return null;
  const tincture = tinctureOf(face);
  const attacks = attacksOf(face);
  const feats = featsOf(face, lang.value);
  const texts = face.texts.map((text) => text[lang.value]).join(" ");
  return (
    <button
      type="button"
      class={`wl-hand-card ${marksOf(stage, card.id)} frame-${frameOf(face)}`}
      style={{
        ...style,
        "--deep": tincture.deep,
        "--mid": tincture.mid,
        "--light": tincture.light,
        "--metal": tincture.metal,
      }}
      data-card={card.id}
      tabIndex={-1}
      aria-label={`${spokenCard(stage, card)}. ${texts}`}
    >
      <span class="wl-hand-head" aria-hidden="true">
        <ClassSymbol {...face.symbol} size="1.9em" />
        <span class="wl-hand-name">
          <span>{face.name[lang.value]}</span>
        </span>
      </span>
      <Art face={face} crop="wide" name="wl-hand-art" />
      <span class="wl-hand-kind" aria-hidden="true">
        {[typeOf(face, lang.value), ...traitsOf(face, lang.value)].join(" · ")}
      </span>
      <span class="wl-hand-values" aria-hidden="true">
        {attacks ? (
          <span>
            <ValueIcon value="blade" size="1.1em" />
            {attacks}
          </span>
        ) : null}
        {face.armour ? (
          <span>
            <ValueIcon value="shield" size="1.1em" />
            {armourOf(face)}
          </span>
        ) : null}
        {face.hit_points ? (
          <span>
            <ValueIcon value="drop" size="1.1em" />
            {face.hit_points}
          </span>
        ) : null}
        {face.type === "character" ? (
          <span>
            <ValueIcon value="gem" size="1.1em" />
            {face.skill}
          </span>
        ) : null}
      </span>
      {texts || feats.length ? (
        <span class="wl-hand-text" aria-hidden="true">
          {feats.length ? <b>{feats.join(" · ")} </b> : null}
          {texts}
        </span>
      ) : null}
      <PickNumber id={card.id} />
    </button>
  );
}
