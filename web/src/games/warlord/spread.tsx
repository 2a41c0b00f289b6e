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
              {isMuster
                ? stacked(stage, groups.get(name)!).map((copies) => (
                    <span key={copies[0]} class="wl-stack">
                      {copies.map((id) => (
                        <SpreadCard key={id} id={id} />
                      ))}
                    </span>
                  ))
                : groups.get(name)!.map((id) => <SpreadCard key={id} id={id} />)}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Copies of one card lie on each other, and stay together. */
function stacked(stage: Stage, cards: readonly number[]): number[][] {
  const stacks: number[][] = [];
  for (const id of cards) {
    const last = stacks.at(-1);
    if (last && cardOf(stage, last[0]!)?.face === cardOf(stage, id)?.face) last.push(id);
    else stacks.push([id]);
  }
  return stacks;
}

function SpreadCard({ id }: { id: number }) {
  const stage = useStage();
  const card = cardOf(stage, id);
  const face = faceOf(stage, id);
  if (!card || !face) return null;
  return (
    <button
      type="button"
      class={`wl-spread-card ${marksOf(stage, id)}`}
      data-card={id}
      tabIndex={-1}
      aria-label={spokenCard(stage, card)}
    >
      <CardFace face={face} lang={lang.value} isSilent />
      <PickNumber id={id} />
    </button>
  );
}
