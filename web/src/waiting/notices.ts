// The browser says that it is one's turn, while a page of Tercio is open somewhere.
import { effect, signal } from "@preact/signals";
import { hall } from "../hall/hall";
import { versus } from "../lobby/own-matches";
import { go, place } from "../route";
import { keep, onKeptElsewhere, recall } from "../storage";
import { waitingWords } from "./texts";
import { lookForTurns, type Turn } from "./turns";

const EVERY_MS = 60_000;
const KEY = "notices";

const read = (): boolean => recall<boolean | null>(KEY, null) ?? false;
export const wantsNotices = signal(read());
onKeptElsewhere(KEY, () => (wantsNotices.value = read()));

export const canNotify = (): boolean => "Notification" in window;

/** Asks the browser where that has never been done; false: it says no. */
export async function wantNotices(isWanted: boolean): Promise<boolean> {
  const isAllowed = !isWanted || (canNotify() && (await Notification.requestPermission()) === "granted");
  wantsNotices.value = isWanted && isAllowed;
  watchTurns();
  keep(KEY, wantsNotices.value);
  return isAllowed;
}

let isWatching = false;
const nameOf = ({ match }: Turn): string => `${match.id} ${match.since}`;

/** While it is wanted: once a minute. What waited when the page opened is no news. */
export function watchTurns(): void {
  if (isWatching) return;
  isWatching = true;
  let told: Set<string> | undefined;
  const look = async (): Promise<void> => {
    const found = await lookForTurns(false);
    const fresh = told ? found.filter((turn) => !told!.has(nameOf(turn))) : [];
    told = new Set(found.map(nameOf));
    for (const turn of fresh) if (!isSeen(turn)) notify(turn);
  };
  effect(() => {
    if (!wantsNotices.value || !hall().has.others || !canNotify()) return;
    const lookNow = (): void => void look().catch(() => {}); // the next look may succeed
    lookNow();
    const timer = setInterval(lookNow, EVERY_MS);
    return () => clearInterval(timer);
  });
}

const isSeen = ({ match }: Turn): boolean =>
  document.visibilityState === "visible" && place.peek().path === `/m/${match.id}`;

function notify({ match, address }: Turn): void {
  const names = match.seats.map(({ name }) => name);
  const notice = new Notification(waitingWords().yourTurn, { body: versus(names), tag: match.id });
  notice.onclick = () => {
    focus();
    notice.close();
    go(address);
  };
}
