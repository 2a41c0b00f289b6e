// The card that is looked at, large, beside it: what it is now, what can be done with it, and why not more.
import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import { Reasons, reasonsOf } from "../../match/reasons";
import { lang } from "../../settings";
import { Modal } from "../../shell/dialogs";
import type { Face, WarlordCard } from "../../wire";
import { useAnchor } from "./anchor";
import { CardFace } from "./card-face";
import { attacksOf, signed } from "./catalogue";
import { cardOf, faceOf, touchesOf, useStage } from "./stage";
import { warlordWords } from "./texts";

/** As long as the pointer rests on it. */
export function Look({ root }: { root: RefObject<HTMLDivElement | null> }) {
  const stage = useStage();
  const id = stage.looked.value;
  const isBusy =
    (stage.play?.menuAt.value ?? -1) >= 0 || (stage.aim?.from.value ?? -1) >= 0 || stage.play?.film.isBehind.value;
  const isHidden = stage.isCovered && stage.scene.hand.includes(id);
  if (id < 0 || isHidden || isBusy || !faceOf(stage, id)) return null;
  return <Beside key={id} root={root} id={id} />;
}

function Beside({ root, id }: { root: RefObject<HTMLDivElement | null>; id: number }) {
  const box = useRef<HTMLDivElement>(null);
  const stage = useStage();
  const style = useAnchor(root, box, id, stage.play?.whyOf.value);
  return (
    <aside class="wl-look" ref={box} style={style} aria-hidden="true" data-testid="inspector">
      <Closely id={id} />
    </aside>
  );
}

/** In a window of its own: by a long press, or by the space bar. */
export function Zoom() {
  const stage = useStage();
  const id = stage.zoomed.value;
  const card = cardOf(stage, id);
  if (!card || !faceOf(stage, id)) return null;
  return (
    <Modal title={card.label} size="small" onClose={() => (stage.zoomed.value = -1)}>
      <div class="wl-zoom" role="group" aria-label={card.label} tabIndex={0}>
        <Closely id={id} />
      </div>
    </Modal>
  );
}
function Closely({ id }: { id: number }) {
  const stage = useStage();
  const w = warlordWords();
  const card = cardOf(stage, id);
  const face = faceOf(stage, id);
  if (!card || !face) return null;
  const touches = touchesOf(stage, id);
  const why = stage.play?.whyOf.value;
  const isRefused = why?.thing === id && reasonsOf(why.tries).length > 0;
  return (
    <>
      <div class="wl-inspector-card">
        <CardFace face={face} lang={lang.value} />
      </div>
      <div class="wl-inspector-notes">
        <Standing card={card} face={face} />
        {touches.length ? (
          <div class="wl-can">
            <p class="wl-head">{w.possible}</p>
            <ul role="list">
              {touches.slice(0, 6).map(({ option, pick }, place) => (
                <li key={place}>
                  {pick?.text ?? option.text}
                  {option.remark ? <span> · {option.remark}</span> : null}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {isRefused ? (
          <div class="wl-why" role="status" data-testid="why">
            <p class="wl-head">{w.whyNot}</p>
            <Reasons tries={why?.tries ?? []} />
          </div>
        ) : null}
      </div>
    </>
  );
}

/** What differs from the print, and what lasts on it. */
function Standing({ card, face }: { card: WarlordCard; face: Face }) {
  const stage = useStage();
  const w = warlordWords();
  const lines: { text: string; change: number }[] = [];
  const { changed } = card;
  if (card.zone === "formation") {
    if (changed.atk)
      lines.push({
        text: `ATK ${card.atk.map(signed).join("/")} (${w.printed(attacksOf(face))})`,
        change: changed.atk,
      });
    if (changed.armour)
      lines.push({ text: `AC ${card.armour} (${w.printed(String(face.armour))})`, change: changed.armour });
    if (changed.life)
      lines.push({
        text: `${w.values.life} ${card.life} (${w.printed(String(face.hit_points))})`,
        change: changed.life,
      });
  }
  const held = card.holds.flatMap((id) => cardOf(stage, id) ?? []);
  return (
    <div class="wl-standing">
      {card.zone === "formation" ? (
        <p>
          <b>{w.state[card.state]}</b> · {w.wounds(card.wounds, card.life)} · {w.at(card.rank, card.place + 1)}
        </p>
      ) : null}
      {lines.map(({ text, change }) => (
        <p key={text} class={change > 0 ? "is-up" : "is-down"}>
          <span aria-hidden="true">{change > 0 ? "▲" : "▼"}</span> {text}
        </p>
      ))}
      {held.map((each) => (
        <p key={each.id}>
          {each.label}
          {each.is_scribed ? ` (${w.scribed})` : ""}
          {each.state ? ` (${w.state[each.state]})` : ""}
        </p>
      ))}
      {card.effects.map((effect, place) => (
        <p key={place}>{effect}</p>
      ))}
    </div>
  );
}
