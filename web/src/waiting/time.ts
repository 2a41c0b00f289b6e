// How long a match by days still waits.
import { waitingWords } from "./texts";

const HOUR = 3_600_000;

/** "2 d 5 h", without minutes: nobody hurries. */
export function daysText(ms: number): string {
  const hours = Math.max(0, Math.floor(ms / HOUR));
  return waitingWords().days(Math.floor(hours / 24), hours % 24);
}
