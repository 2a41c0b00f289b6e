// The armies face each other across the lane: with room to the sides ranks are columns, else they are rows.
// Cards are as large as the room allows; a rank with many cards shrinks its own.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { SeatNumber, WarlordPlayer } from "../../wire";
import { Counter } from "./counter";
import { useFit } from "./fit";
import { Gap } from "./gap";
import { Ground } from "./ground";
import { Lane } from "./lane";
import { cardOf, faceOf, type Stage, useStage } from "./stage";
import { FactionMark } from "./symbols";
import { warlordWords } from "./texts";

/** Height of a card, in parts of its width: lying by columns, as high as it may become there, standing by rows. */
const LYING = 0.753;
const TALLEST = 1.04;
const STANDING = 1.06;
/** By rows a card may be wider than it is high, where there is room. */
const BROAD = 1.42;
const WIDEST = 330;
const SMALLEST = 60;
const GAP = 13;
/** For the number of a rank above its column. */
const LABEL = 20;
/** On a screen as low as this, cards take the room of the numbers, and stand closer. */
const LOW = 290;
const CLOSE = 6;
const EDGE = 12;
/** A rank that does not exist yet, in parts of another. */
const NEW_RANK = 0.4;

interface Room {
  wide: number;
  high: number;
}

/** Narrower than this, columns would be too small to read. */
const NARROW = 560;

const isUpright = ({ wide, high }: Room): boolean => wide < high * 1.06 || wide < NARROW;

interface Arrangement {
  own: WarlordPlayer | undefined;
  foes: WarlordPlayer[];
}

/** The player who looks sits at the left, or below; the others follow in the order of play. */
function arrange(stage: Stage): Arrangement {
  const { players } = stage.scene;
  const seat = Math.max(stage.you, 0);
  const own = players.find((player) => player.seat === seat);
  const rest = players.filter((player) => player.seat !== seat);
  const after = rest.filter((player) => player.seat > seat);
  return { own, foes: [...after, ...rest.filter((player) => player.seat < seat)] };
}

export function Field() {
  const stage = useStage();
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>({ wide: 0, high: 0 });
  useLayoutEffect(() => {
    const measure = (): void => {
      if (box.current) setRoom({ wide: box.current.clientWidth, high: box.current.clientHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const isMeasured = room.high > 0;
  useLayoutEffect(() => {
    // Where not everything has room, the fronts are what one wants to see first.
    if (box.current) box.current.scrollTop = (box.current.scrollHeight - box.current.clientHeight) / 2;
  }, [isMeasured, room.high]);
  const { own, foes } = arrange(stage);
  const newRanks = newRanksOf(stage);
  const hasRows = isUpright(room) || foes.length > 2;
  const sizes = sizesFor(own, foes, newRanks, room, hasRows);
  useFit(box);
  return (
    <div
      class={`wl-field ${hasRows ? "has-rows" : "has-columns"}`}
      role="group"
      tabIndex={0}
      aria-label={warlordWords().armies}
      ref={box}
    >
      {room.wide ? (
        <>
          <Ground hasRows={hasRows} />
          <div class="wl-side is-own">
            {own ? <Army player={own} isFoe={false} size={sizes.own} hasNewRank={newRanks.has(own.seat)} /> : null}
          </div>
          <Lane />
          <div class="wl-side is-foe">
            {foes.map((player) => (
              <Army key={player.seat} player={player} isFoe size={sizes.foe} hasNewRank={newRanks.has(player.seat)} />
            ))}
          </div>
        </>
      ) : null}
    </div>
  );
}

interface Size {
  wide: number;
  high: number;
}
/** How large a card is in a rank of this many. */
type SizeOf = (cards: number) => Size;

function sizesFor(
  own: WarlordPlayer | undefined,
  foes: readonly WarlordPlayer[],
  newRanks: ReadonlySet<SeatNumber>,
  room: Room,
  hasRows: boolean,
): { own: SizeOf; foe: SizeOf } {
  const ranks = (player: WarlordPlayer): number =>
    Math.max(1, player.ranks.length) + (newRanks.has(player.seat) ? NEW_RANK : 0);
  const all = (own ? ranks(own) : 0) + Math.max(1, ...foes.map(ranks));
  const several = Math.max(1, foes.length);
  if (hasRows) {
    const lane = Math.min(150, Math.max(62, room.high * 0.1));
    const row = Math.min(WIDEST, (room.high - lane - (all + 2) * 8) / all);
    const along =
      (width: number): SizeOf =>
      (cards) => {
        const fits = (width - EDGE - (Math.max(3, cards) - 1) * 8) / Math.max(3, cards);
        const wide = Math.max(SMALLEST, Math.min(row * BROAD, fits));
        return { wide, high: Math.min(Math.max(row, SMALLEST), wide * STANDING) };
      };
    return { own: along(room.wide), foe: along(Math.max(room.wide / several, 240)) };
  }
  const lane = Math.min(420, Math.max(150, room.wide * 0.155));
  const fullest = Math.max(...[own, ...foes].flatMap((each) => (each?.ranks ?? []).map((cards) => cards.length)), 0);
  const usual = Math.min(4, fullest);
  const [gap, label] = room.high < LOW ? [CLOSE, 0] : [GAP, LABEL];
  const column = (room.wide - lane - EDGE * 2 - all * gap) / all;
  const down =
    (height: number): SizeOf =>
    (cards) => {
      const fits = (count: number): number => (height - label - gap) / Math.max(3, count) - gap;
      const wide = Math.max(SMALLEST, Math.min(WIDEST, column, fits(cards) / LYING));
      // Where there is room below, the pictures take it; in all ranks the same, unless one is crowded.
      const high = Math.min(fits(Math.max(cards, usual)), wide * TALLEST);
      return { wide, high: Math.max(high, wide * LYING) };
    };
  return { own: down(room.high), foe: down(room.high / several) };
}

/** Formations in which a place is offered behind the last rank. */
function newRanksOf(stage: Stage): ReadonlySet<SeatNumber> {
  const found = new Set<SeatNumber>();
  for (const { place } of stage.aim?.gaps.value ?? []) {
    const player = stage.scene.players.find(({ seat }) => seat === place.seat);
    if (player && place.rank > player.ranks.length) found.add(place.seat);
  }
  return found;
}

interface ArmyProps {
  player: WarlordPlayer;
  isFoe: boolean;
  size: SizeOf;
  hasNewRank: boolean;
}

function Army({ player, isFoe, size, hasNewRank }: ArmyProps) {
  const stage = useStage();
  const w = warlordWords();
  const name = stage.names.get(player.seat) ?? "";
  const ranks = player.ranks.map((cards, index) => ({ cards, number: index + 1 }));
  if (hasNewRank) ranks.push({ cards: [], number: ranks.length + 1 });
  return (
    <section
      class={`wl-army ${isFoe ? "is-foe" : "is-own"} ${player.is_out ? "is-out" : ""} ${stage.scene.active === player.seat ? "is-active" : ""}`}
      aria-label={w.army(name)}
    >
      <Standard player={player} />
      {ranks.map(({ cards, number }) => (
        <div
          key={number}
          class={`wl-rank ${cards.length ? "" : "is-new"}`}
          role="group"
          aria-label={w.rank(name, number)}
          data-rank={`${player.seat}:${number}`}
          style={{ "--w": `${size(cards.length).wide}px`, "--h": `${size(cards.length).high}px` }}
        >
          <span class="wl-rank-number" aria-hidden="true">
            {w.rankShort(number)}
          </span>
          {cards.map((id) => {
            const card = cardOf(stage, id);
            return card ? (
              <div class="wl-spot" key={id}>
                <Gap seat={player.seat} rank={number} before={id} />
                <Counter card={card} />
                <Gap seat={player.seat} rank={number} after={id} />
              </div>
            ) : null;
          })}
          {cards.length ? null : <Gap seat={player.seat} rank={number} />}
        </div>
      ))}
    </section>
  );
}

/** A cloth with the crest of the Warlord lies under each army. */
function Standard({ player }: { player: WarlordPlayer }) {
  const stage = useStage();
  const lord = Object.values(stage.scene.cards).find((card) => card.is_lord && card.owner === player.seat);
  const faction = lord ? faceOf(stage, lord.id)?.faction : undefined;
  return (
    <span class="wl-standard" aria-hidden="true">
      {faction ? <FactionMark faction={faction} size="100%" /> : null}
    </span>
  );
}
