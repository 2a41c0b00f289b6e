// A gap in a rank that opens for who is recruited or moves.
import { isHinted } from "../../learn/hint";
import type { SeatNumber } from "../../wire";
import { useStage } from "./stage";
import { warlordWords } from "./texts";

export interface GapProps {
  seat: SeatNumber;
  rank: number;
  /** Left of this card, where nobody stands further left. */
  before?: number;
  after?: number;
}

export function Gap({ seat, rank, before, after }: GapProps) {
  const { play, aim } = useStage();
  const found = aim?.gaps.value.find(({ place }) => {
    if (place.seat !== seat || place.rank !== rank) return false;
    if (after !== undefined) return place.left === after;
    if (before !== undefined) return place.left < 0 && place.right === before;
    return place.left < 0 && place.right < 0;
  });
  if (!play || !found) return null;
  const { option, place, act } = found;
  const side = after !== undefined ? "is-after" : before !== undefined ? "is-before" : "is-alone";
  return (
    <button
      type="button"
      class={`wl-gap ${side} ${isHinted(play, option) ? "is-hinted" : ""}`}
      data-gap={`${place.seat}:${place.rank}:${place.place}`}
      data-card-like
      tabIndex={-1}
      aria-label={warlordWords().gap(rank, option.remark || option.text)}
      title={option.remark || option.text}
      onClick={act}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 5v14M5 12h14" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" />
      </svg>
    </button>
  );
}
