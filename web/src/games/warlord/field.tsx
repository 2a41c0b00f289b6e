// The armies, front ranks towards the middle. Cards are as large as the room allows.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { SeatNumber, WarlordPlayer } from "../../wire";
import { Counter } from "./counter";
import { Gap } from "./gap";
import { Piles } from "./piles";
import { cardOf, type Stage, useStage } from "./stage";
import { warlordWords } from "./texts";

const LARGEST = 340;
const SMALLEST = 44;
/** Below this cards show less; on a phone one would rather scroll than have smaller ones. */
const SMALL = 68;
const PHONE = 500;
/** How many times as large as the others' a player's own cards may be. */
const LARGER = 1.5;
/** The line with a player's name and piles where it has no room beside the ranks, in pixels. */
const NAMES_HIGH = 34;
/** The room that they want beside the ranks, in pixels. */
const PILES = { wide: 135, high: 76 };
/** Between the fronts, in parts of a cell. */
const NO_MANS_LAND = 0.3;
/** A rank that does not exist yet, in parts of a cell. */
const NEW_RANK = 0.42;

interface Arrangement {
  below: WarlordPlayer | undefined;
  above: WarlordPlayer[];
}

/** The player who looks sits below; the others follow in the order of play. */
function arrange(stage: Stage): Arrangement {
  const { players } = stage.scene;
  const own = Math.max(stage.you, 0);
  const below = players.find((player) => player.seat === own);
  const rest = players.filter((player) => player.seat !== own);
  const after = rest.filter((player) => player.seat > own);
  return { below, above: [...after, ...rest.filter((player) => player.seat < own)] };
}

export function Field() {
  const stage = useStage();
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ wide: 0, high: 0 });
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
    // The fronts are what one wants to see first.
    if (box.current) box.current.scrollTop = (box.current.scrollHeight - box.current.clientHeight) / 2;
  }, [isMeasured]);
  const { below, above } = arrange(stage);
  const newRanks = newRanksOf(stage);
  const isPhone = room.wide < PHONE;
  let isCrowded = isPhone || above.length > 1;
  let cells = cellsFor(below, above, newRanks, room, isPhone, isCrowded);
  if (!isCrowded && (isTight(above[0], cells.above, room.wide) || isTight(below, cells.below, room.wide))) {
    isCrowded = true;
    cells = cellsFor(below, above, newRanks, room, isPhone, isCrowded);
  }
  const size = (cell: number): string => (cell < SMALL ? "is-small" : "");
  return (
    <div class={`wl-field ${isCrowded ? "is-crowded" : ""} ${isPhone ? "is-phone" : ""}`} ref={box}>
      {room.wide ? (
        <div class="wl-armies">
          <div class={`wl-above ${size(cells.above)}`} style={{ "--cell": `${cells.above}px` }}>
            {above.map((player) => (
              <Army key={player.seat} player={player} isAbove hasNewRank={newRanks.has(player.seat)} />
            ))}
          </div>
          <p class="wl-between">
            <span>{warlordWords().phases[stage.scene.phase] ?? ""}</span>
          </p>
          <div class={`wl-below ${size(cells.below)}`} style={{ "--cell": `${cells.below}px` }}>
            {below ? <Army player={below} isAbove={false} hasNewRank={newRanks.has(below.seat)} /> : null}
          </div>
        </div>
      ) : null}
    </div>
  );
}

/** Have name and piles no room beside the ranks at the edge? */
function isTight(player: WarlordPlayer | undefined, cell: number, wide: number): boolean {
  const last = player?.ranks.length ?? 0;
  return (player?.ranks ?? []).some(
    (rank, index) => (last - 1 - index) * cell < PILES.high && (wide - rank.length * cell) / 2 < PILES.wide,
  );
}

/** As large as fits. Where many opponents need the width, their cards are smaller than the player's own. */
function cellsFor(
  below: WarlordPlayer | undefined,
  above: readonly WarlordPlayer[],
  newRanks: ReadonlySet<SeatNumber>,
  room: { wide: number; high: number },
  isPhone: boolean,
  isCrowded: boolean,
): { above: number; below: number } {
  const rows = (player: WarlordPlayer | undefined): number =>
    player ? Math.max(1, player.ranks.length) + (newRanks.has(player.seat) ? NEW_RANK : 0) : 0;
  const columns = (player: WarlordPlayer | undefined): number =>
    Math.max(3, ...(player?.ranks ?? []).map((rank) => rank.length));
  const [rowsAbove, rowsBelow] = [Math.max(1, ...above.map(rows)), rows(below)];
  const columnsAbove = isPhone
    ? Math.max(3, ...above.map(columns))
    : above.reduce((sum, player) => sum + columns(player) + 0.4, 0);
  const wide = room.wide - 16;
  const high = room.high - 12 - (isCrowded ? NAMES_HIGH * 2 : 0);
  const even = high / (rowsAbove + rowsBelow + NO_MANS_LAND);
  const least = isPhone ? SMALL - 1 : SMALLEST;
  const fit = (byHeight: number, byWidth: number): number =>
    Math.max(SMALLEST, Math.min(LARGEST, byWidth, Math.max(byHeight, least)));
  const cellAbove = fit(even, wide / columnsAbove);
  const left = (high - cellAbove * (rowsAbove + NO_MANS_LAND)) / Math.max(1, rowsBelow);
  const cellBelow = fit(Math.min(left, cellAbove * LARGER), wide / columns(below));
  return { above: cellAbove, below: cellBelow };
}

/** Formations in which a place is offered behind the last rank. */
function newRanksOf(stage: Stage): ReadonlySet<SeatNumber> {
  const found = new Set<SeatNumber>();
  for (const { place } of stage.play?.lights.gaps.value ?? []) {
    const player = stage.scene.players.find(({ seat }) => seat === place.seat);
    if (player && place.rank > player.ranks.length) found.add(place.seat);
  }
  return found;
}

function Army({ player, isAbove, hasNewRank }: { player: WarlordPlayer; isAbove: boolean; hasNewRank: boolean }) {
  const stage = useStage();
  const w = warlordWords();
  const name = stage.names.get(player.seat) ?? "";
  const ranks = player.ranks.map((cards, index) => ({ cards, number: index + 1 }));
  if (hasNewRank) ranks.push({ cards: [], number: ranks.length + 1 });
  if (isAbove) ranks.reverse();
  return (
    <section
      class={`wl-army ${isAbove ? "is-above" : "is-below"} ${player.is_out ? "is-out" : ""} ${stage.scene.active === player.seat ? "is-active" : ""}`}
      style={{
        "--seat": `var(--seat-${player.seat})`,
        "--columns": Math.max(3, ...player.ranks.map((rank) => rank.length)),
      }}
      aria-label={w.army(name)}
    >
      <Piles player={player} name={name} />
      {ranks.map(({ cards, number }) => (
        <div
          key={number}
          class={`wl-rank ${cards.length ? "" : "is-new"}`}
          role="group"
          aria-label={w.rank(name, number)}
          data-rank={`${player.seat}:${number}`}
        >
          <span class="wl-rank-number" aria-hidden="true">
            {number}
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
