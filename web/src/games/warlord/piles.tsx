// Deck, discard pile and hand of a player, as counts; the discard pile can be looked through.
import { useState } from "preact/hooks";
import { lang } from "../../settings";
import { Modal } from "../../shell/dialogs";
import { Icon } from "../../shell/icons";
import type { WarlordPlayer } from "../../wire";
import { CardFace } from "./card-face";
import { marksOf } from "./counter";
import { cardOf, faceOf, useStage } from "./stage";
import { warlordWords } from "./texts";

export function Piles({ player, name }: { player: WarlordPlayer; name: string }) {
  const stage = useStage();
  const w = warlordWords();
  const [isOpen, setOpen] = useState(false);
  const top = player.discards.at(-1);
  const topFace = top === undefined ? undefined : faceOf(stage, top);
  const { scene } = stage;
  return (
    <div class="wl-piles">
      {scene.first === player.seat && scene.round > 0 ? (
        <span class="wl-first" title={w.first}>
          <Icon name="flag" size={14} />
          <span class="unseen">{w.first}</span>
        </span>
      ) : null}
      {player.is_out ? <span class="badge plain">{w.out}</span> : null}
      <span class="wl-pile is-deck" title={w.deck(player.deck)}>
        <span aria-hidden="true">
          <i>{w.pileDeck}</i> {player.deck}
        </span>
        <span class="unseen">{w.deck(player.deck)}</span>
      </span>
      <span class="wl-pile is-hand" title={w.handOf(player.hand)}>
        <span aria-hidden="true">
          <i>{w.pileHand}</i> {player.hand}
        </span>
        <span class="unseen">{w.handOf(player.hand)}</span>
      </span>
      <button
        type="button"
        class="wl-pile is-discard"
        data-testid={`discard-${player.seat}`}
        title={topFace ? `${w.discard(player.discard)} · ${topFace.name[lang.value]}` : w.discard(player.discard)}
        aria-label={`${w.discardOf(name)}: ${player.discard}`}
        onClick={() => setOpen(true)}
      >
        <i>{w.pileDiscard}</i> {player.discard}
      </button>
      <Others title={w.lasting} cards={player.lasting} />
      {stage.isCovered ? null : <Others title={w.knownHand} cards={player.known_hand} />}
      {isOpen ? (
        <Modal title={w.discardOf(name)} size="wide" onClose={() => setOpen(false)}>
          {player.discards.length ? (
            <ul role="list" class="wl-gallery" tabIndex={0} aria-label={w.discardOf(name)}>
              {[...player.discards].reverse().map((id) => {
                const face = faceOf(stage, id);
                return face ? (
                  <li key={id}>
                    <CardFace face={face} lang={lang.value} />
                  </li>
                ) : null;
              })}
            </ul>
          ) : (
            <p>{w.discardEmpty}</p>
          )}
        </Modal>
      ) : null}
    </div>
  );
}

/** Cards that lie beside the army, by their names. */
function Others({ title, cards }: { title: string; cards: readonly number[] }) {
  const stage = useStage();
  if (!cards.length) return null;
  return (
    <div class="wl-others" role="group" aria-label={title}>
      {cards.map((id) => (
        <button
          key={id}
          type="button"
          class={`wl-other ${marksOf(stage, id)}`}
          data-card={id}
          tabIndex={-1}
          title={title}
        >
          {cardOf(stage, id)?.label}
        </button>
      ))}
    </div>
  );
}
