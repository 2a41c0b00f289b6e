// Cards that may be chosen but lie nowhere on the table: those of a deck while searching, the starting army.
import { lang } from "../../settings";
import { CardFace } from "./card-face";
import { marksOf, PickNumber } from "./counter";
import { spokenCard } from "./speech";
import { cardOf, faceOf, type Stage, useStage } from "./stage";
import { warlordWords } from "./texts";

const ON_TABLE = ["formation", "equipped", "attached", "table"];

export function spreadOf(stage: Stage): number[] {
  const { play, scene } = stage;
  if (!play?.question.value || stage.isCovered) return [];
  return [...play.lights.touches.value.keys()].filter((id) => {
    const card = scene.cards[id];
    return card !== undefined && !ON_TABLE.includes(card.zone) && !scene.hand.includes(id);
  });
}

export function Spread({ cards, isMuster }: { cards: readonly number[]; isMuster: boolean }) {
  const stage = useStage();
  const w = warlordWords();
  const groups = new Map<string, number[]>();
  for (const id of cards) {
    const card = cardOf(stage, id);
    const name = !isMuster ? "" : card?.is_lord ? "lord" : String(card?.level);
    groups.set(name, [...(groups.get(name) ?? []), id]);
  }
  const names = [...groups.keys()].sort((one, other) => other.localeCompare(one));
  return (
    <section
      class={isMuster ? "wl-spread is-muster" : "wl-spread"}
      aria-label={isMuster ? w.muster : w.spread}
      data-testid="spread"
    >
      <header>
        <h2>{isMuster ? w.muster : w.spread}</h2>
        {isMuster ? <p>{w.musterHint}</p> : null}
      </header>
      <div class="wl-spread-groups">
        {names.map((name) => (
          <div key={name} class="wl-spread-group" role="group" aria-label={w.musterGroups[name] ?? w.spread}>
            {isMuster ? <h3>{w.musterGroups[name] ?? name}</h3> : null}
            <div class="wl-spread-cards">
              {groups.get(name)!.map((id, place, all) => (
                <SpreadCard
                  key={id}
                  id={id}
                  isCopy={isMuster && place > 0 && cardOf(stage, all[place - 1]!)?.face === cardOf(stage, id)?.face}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

function SpreadCard({ id, isCopy }: { id: number; isCopy: boolean }) {
  const stage = useStage();
  const card = cardOf(stage, id);
  const face = faceOf(stage, id);
  if (!card || !face) return null;
  return (
    <button
      type="button"
      class={`wl-spread-card ${isCopy ? "is-copy" : ""} ${marksOf(stage, id)}`}
      data-card={id}
      tabIndex={-1}
      aria-label={spokenCard(stage, card)}
    >
      <CardFace face={face} lang={lang.value} isSilent />
      <PickNumber id={id} />
    </button>
  );
}
