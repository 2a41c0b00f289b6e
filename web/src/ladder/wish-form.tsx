// A match that somebody would like to play, with anybody or with somebody by name.
import { signal } from "@preact/signals";
import { useId, useState } from "preact/hooks";
import { account } from "../account";
import { openTable } from "../api";
import { Agreement } from "../lobby/agreement";
import { agreedIn, arrangement, change, forceOf, myName, quickForce } from "../lobby/arrangement";
import { ForceSelect } from "../lobby/forces";
import { Icon } from "../shell/icons";
import { Segments } from "../shell/parts";
import { toastTrouble } from "../shell/toasts";
import { say } from "../texts";
import type { GameInfo, LadderWish } from "../wire";
import { ladderWords } from "./texts";
import { seated } from "./wish";

type Clock = "" | "15+10" | "30+15" | "60+30" | "3d";
const CLOCKS: Clock[] = ["15+10", "30+15", "60+30", "3d"];

/** "3d" for three days an answer, "15+10" for minutes and seconds. */
function clockOf(clock: Clock): NonNullable<LadderWish["clock"]> {
  if (clock.endsWith("d")) return { days: Number.parseInt(clock, 10) };
  const [minutes, seconds] = clock.split("+").map(Number);
  return { minutes: minutes!, increment_s: seconds! };
}

/** Kept while the page is open. */
export const wishes = signal({ isRated: true, clock: "30+15" as Clock, challenged: "" });
export const wishFor = (part: Partial<typeof wishes.value>): void => {
  wishes.value = { ...wishes.value, ...part };
};

export const isRatedNow = (): boolean => wishes.value.isRated && !!account.value;

/** What the form says, for this game; `part` for a bot or somebody by name. */
export function wishOf(game: GameInfo, part: Partial<LadderWish> = {}): LadderWish {
  const { clock, challenged } = wishes.value;
  const isRated = part.is_rated ?? isRatedNow();
  return {
    game: game.id,
    ...forceOf(game, quickForce(game)),
    agreed: agreedIn(game, arrangement.value, 2),
    clock: clock || isRated ? clockOf(clock || "30+15") : null,
    is_rated: isRated,
    name: myName(),
    challenged: challenged.trim(),
    ...part,
  };
}

export function WishForm({ game, again }: { game: GameInfo; again: () => void }) {
  const w = ladderWords();
  const id = useId();
  const [isOpening, setOpening] = useState(false);
  const { clock, challenged } = wishes.value;
  const isRated = isRatedNow();
  const open = (event: Event): void => {
    event.preventDefault();
    setOpening(true);
    openTable(wishOf(game))
      .then((seat) => seated(game.id, seat), toastTrouble)
      .finally(() => {
        setOpening(false);
        again();
      });
  };
  return (
    <form class="sheet stack ladder-wish" aria-labelledby={`${id}-find`} data-testid="wish" onSubmit={open}>
      <h2 id={`${id}-find`}>{w.find}</h2>
      <div>
        <Segments
          label={w.kind}
          name="rated"
          value={isRated ? "rated" : "casual"}
          choices={[
            { value: "rated", text: w.rated },
            { value: "casual", text: w.casual },
          ]}
          onChoose={(kind) => wishFor({ isRated: kind === "rated" })}
        />
        <p class="hint">{isRated ? w.ratedHint : w.casualHint}</p>
        {account.value ? null : (
          <p class="hint">
            {w.needsAccount} <a href="/settings">{w.toAccount}</a>
          </p>
        )}
      </div>
      <Segments
        label={w.clock}
        name="clock"
        value={isRated ? clock || "30+15" : clock}
        choices={[
          ...CLOCKS.map((each) => {
            const { days = 0, minutes = 0, increment_s = 0 } = clockOf(each);
            return { value: each, text: days ? w.days(days) : w.minutes(minutes, increment_s) };
          }),
          ...(isRated ? [] : [{ value: "" as Clock, text: w.without }]),
        ]}
        onChoose={(chosen) => wishFor({ clock: chosen })}
      />
      <Force game={game} />
      <Agreement game={game} seats={2} />
      {account.value ? (
        <div class="field">
          <label for={`${id}-name`}>{w.challenge}</label>
          <input
            id={`${id}-name`}
            class="input"
            maxLength={40}
            autocomplete="off"
            data-testid="challenged"
            aria-describedby={`${id}-hint`}
            value={challenged}
            onInput={(event) => wishFor({ challenged: event.currentTarget.value })}
          />
          <p class="hint" id={`${id}-hint`}>
            {w.challengeHint}
          </p>
        </div>
      ) : null}
      <button type="submit" class="button primary large" data-testid="open-table" disabled={isOpening}>
        <Icon name="swords" />
        {isOpening ? w.opening : w.open}
      </button>
    </form>
  );
}

/** What one brings; the lobby remembers it too. */
export function Force({ game }: { game: GameInfo }) {
  const w = ladderWords();
  if (!game.forces) return null;
  return (
    <div class="field">
      <span class="label">{w.bring}</span>
      <ForceSelect
        game={game}
        label={`${w.bring} ${say(game.forces.thing)}`}
        none=""
        value={quickForce(game)}
        onChoose={(choice) => change({ game: game.id, forces: [choice] })}
      />
    </div>
  );
}
