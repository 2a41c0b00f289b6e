// A match set up with care: game, opponent, decks, clock.
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { ApiTrouble } from "../api";
import { hall } from "../hall/hall";
import { addressOf, type OwnMatch } from "../memory";
import { go } from "../route";
import { playerName } from "../settings";
import { Icon, type IconName } from "../shell/icons";
import { Check, Segments, TroubleNote } from "../shell/parts";
import { SeatMark } from "../shell/seat-mark";
import { toastTrouble } from "../shell/toasts";
import { say, sayEither, words } from "../texts";
import type { GameInfo } from "../wire";
import { Agreement } from "./agreement";
import {
  type Against,
  arrangement,
  begin,
  change,
  choosePack,
  chosenPacks,
  existing,
  isByDays,
  myForce,
  opponentsOf,
  packsFor,
  possibleOpponents,
  withAt,
} from "./arrangement";
import { ForceCards, ForceSelect, forceTitle } from "./forces";
import { shortTitle } from "./own-matches";
import { Vignette } from "./pictures";

const CHARACTERS = ["", "careful", "bold", "aiming"] as const;

export function SetUp({ games, onInvite }: { games: GameInfo[]; onInvite: (own: OwnMatch) => void }) {
  const w = words().lobby;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, []);
  const game = games.find(({ id }) => id === arrangement.value.game) ?? games[0]!;
  return (
    <section class="set-up sheet" aria-labelledby="set-up">
      <h2 id="set-up" tabIndex={-1} ref={heading}>
        {w.setUp}
      </h2>
      <form onSubmit={(event) => event.preventDefault()}>
        <GameCards games={games} game={game} />
        <Opponent game={game} />
        <OwnPacks game={game} />
        <ForceCards
          game={game}
          value={myForce(game)}
          onChoose={(choice) => change({ forces: withAt(arrangement.value.forces, 0, choice, null) })}
        />
        <Agreement game={game} />
        <Seats game={game} />
        <More />
        <Start game={game} onInvite={onInvite} />
      </form>
    </section>
  );
}

function GameCards({ games, game }: { games: GameInfo[]; game: GameInfo }) {
  const w = words().lobby;
  return (
    <fieldset class="step">
      <legend>
        <h3>{w.game}</h3>
      </legend>
      <div class="choices games">
        {games.map((shown) => (
          <label key={shown.id} class="choice game-card">
            <input
              type="radio"
              name="game"
              checked={shown.id === game.id}
              onChange={() => change({ game: shown.id, forces: [] })}
            />
            <Vignette game={shown.id} />
            <span class="choice-title">{say(shown.title)}</span>
            <span>{say(shown.about)}</span>
            <span class="hint">
              {shown.seats.length > shown.most - shown.fewest
                ? w.players(shown.fewest, shown.most)
                : w.playersOneOf(shown.seats)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Opponent({ game }: { game: GameInfo }) {
  const w = words().lobby;
  const { against, bot, character, opponents, yields } = arrangement.value;
  const kinds: [Against, IconName, string, string][] = [
    ["bot", "automaton", w.against.bot, w.against.botHint],
    ["here", "people", w.against.here, w.against.hereHint],
  ];
  if (hall().has.others) kinds.push(["elsewhere", "share", w.against.elsewhere, w.against.elsewhereHint]);
  const possible = possibleOpponents(game);
  return (
    <fieldset class="step">
      <legend>
        <h3>{w.opponent}</h3>
      </legend>
      <div class="choices">
        {kinds.map(([kind, icon, text, hint]) => (
          <label key={kind} class="choice opponent">
            <input type="radio" name="against" checked={against === kind} onChange={() => change({ against: kind })} />
            <Icon name={icon} size={30} />
            <span class="choice-title">{text}</span>
            <span class="hint">{hint}</span>
          </label>
        ))}
      </div>
      <div class="row opponent-more">
        {against === "bot" && game.bots.length > 1 ? (
          <div class="stack">
            <Segments
              label={w.botStrength}
              name="bot"
              value={bot}
              choices={game.bots.map((known) => ({ value: known, text: w.bots[known] ?? known }))}
              onChoose={(chosen) => change({ bot: chosen })}
            />
            <p class="hint">{w.botHints[bot]}</p>
          </div>
        ) : null}
        {against === "bot" && bot !== "random" ? (
          <div class="stack">
            <Segments
              label={w.botCharacter}
              name="character"
              value={character}
              choices={CHARACTERS.map((known) => ({ value: known, text: w.characters[known]! }))}
              onChoose={(chosen) => change({ character: chosen })}
            />
            <p class="hint">{w.characterHints[character]}</p>
          </div>
        ) : null}
        {possible.length > 1 ? (
          <Segments
            label={w.howMany}
            name="opponents"
            value={opponentsOf(game, opponents)}
            choices={possible.map((count) => ({ value: count, text: String(count) }))}
            onChoose={(count) => change({ opponents: count })}
          />
        ) : null}
        {against === "bot" && opponents === 1 ? (
          <Check
            label={w.botYields}
            hint={w.botYieldsHint}
            isChecked={yields}
            onChange={(isChecked) => change({ yields: isChecked })}
          />
        ) : null}
      </div>
    </fieldset>
  );
}

/** Cards, figures and lists that somebody has made, to play with besides our own. */
function OwnPacks({ game }: { game: GameInfo }) {
  const w = words().lobby;
  const packs = packsFor(game);
  if (!packs.length) return null;
  const chosen = chosenPacks(game);
  return (
    <fieldset class="step" data-testid="set-up-packs">
      <legend>
        <h3>{w.ownPacks}</h3>
      </legend>
      <p class="hint">{w.ownPacksHint}</p>
      <div class="stack">
        {packs.map((each) => (
          <Check
            key={each.pack.id}
            label={sayEither(each.pack.title ?? {}) || each.pack.id}
            isChecked={chosen.includes(each)}
            onChange={(isChecked) => choosePack(game, each.pack.id, isChecked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Seats({ game }: { game: GameInfo }) {
  const w = words().lobby;
  const { against, names, forces, opponents } = arrangement.value;
  const thing = game.forces ? say(game.forces.thing) : "";
  return (
    <fieldset class="step">
      <legend>
        <h3>{w.seats}</h3>
      </legend>
      <ol role="list" class="seats">
        <li>
          <SeatMark seat={0} size={20} />
          <input
            class="input"
            aria-label={w.yourName}
            placeholder={w.yourName}
            maxLength={40}
            autocomplete="nickname"
            value={playerName.value}
            onInput={(event) => (playerName.value = event.currentTarget.value)}
          />
          <span class="soft seat-remark">{forceTitle(game, myForce(game)) || w.you}</span>
        </li>
        {Array.from({ length: opponentsOf(game, opponents) }, (_, at) => at + 1).map((seat) => (
          <li key={seat}>
            <SeatMark seat={seat} size={20} />
            {against === "here" ? (
              <input
                class="input"
                aria-label={w.nameOf(seat + 1)}
                placeholder={w.player(seat + 1)}
                maxLength={40}
                autocomplete="off"
                value={names[seat] ?? ""}
                onInput={(event) => change({ names: withAt(names, seat, event.currentTarget.value, "") })}
              />
            ) : (
              <span class="seat-name">
                <Icon name={against === "bot" ? "automaton" : "person"} size={20} />
                {against === "bot" ? w.aBot : w.friend}
              </span>
            )}
            {against === "elsewhere" ? (
              <span class="soft seat-remark">{w.theyChoose}</span>
            ) : (
              <ForceSelect
                game={game}
                label={w.forceOf(thing, w.player(seat + 1))}
                none={against === "bot" ? w.byLot : w.later}
                value={existing(game, forces[seat])}
                onChoose={(choice) => change({ forces: withAt(forces, seat, choice, null) })}
              />
            )}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

function More() {
  const w = words().lobby;
  const { hasClock, byDays, days, minutes, increment, isPublic, against } = arrangement.value;
  const ids = { days: useId(), minutes: useId(), increment: useId() };
  return (
    <details class="step more" open={hasClock || isPublic}>
      <summary>{w.more}</summary>
      <div class="stack">
        <div>
          <Check
            label={w.clock}
            hint={w.clockHint}
            isChecked={hasClock}
            onChange={(isChecked) => change({ hasClock: isChecked })}
          />
          {hall().has.others ? (
            <Check
              label={w.isPublic}
              hint={w.isPublicHint}
              isChecked={isPublic}
              onChange={(isChecked) => change({ isPublic: isChecked })}
            />
          ) : null}
          {hasClock && against === "elsewhere" ? (
            <Segments
              label={w.pace}
              name="pace"
              value={byDays ? "days" : "minutes"}
              choices={[
                { value: "minutes", text: w.byMinutes },
                { value: "days", text: w.byDays },
              ]}
              onChoose={(chosen) => change({ byDays: chosen === "days" })}
            />
          ) : null}
          {hasClock && isByDays(arrangement.value) ? (
            <div class="field">
              <label for={ids.days}>{w.days}</label>
              <input
                id={ids.days}
                class="input"
                type="number"
                min={1}
                max={14}
                required
                value={days}
                aria-describedby={`${ids.days}-hint`}
                onChange={(event) => change({ days: within(event.currentTarget.valueAsNumber, 1, 14) })}
              />
              <p class="hint" id={`${ids.days}-hint`}>
                {w.daysHint}
              </p>
            </div>
          ) : hasClock ? (
            <div class="row clock">
              <div class="field">
                <label for={ids.minutes}>{w.minutes}</label>
                <input
                  id={ids.minutes}
                  class="input"
                  type="number"
                  min={1}
                  max={600}
                  required
                  value={minutes}
                  onChange={(event) => change({ minutes: within(event.currentTarget.valueAsNumber, 1, 600) })}
                />
              </div>
              <div class="field">
                <label for={ids.increment}>{w.increment}</label>
                <input
                  id={ids.increment}
                  class="input"
                  type="number"
                  min={0}
                  max={600}
                  required
                  value={increment}
                  onChange={(event) => change({ increment: within(event.currentTarget.valueAsNumber, 0, 600) })}
                />
              </div>
            </div>
          ) : null}
        </div>
      </div>
    </details>
  );
}

function within(value: number, low: number, high: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(Math.round(value), low), high) : low;
}

function Start({ game, onInvite }: { game: GameInfo; onInvite: (own: OwnMatch) => void }) {
  const w = words();
  const [isStarting, setStarting] = useState(false);
  const [refused, setRefused] = useState<ApiTrouble>();
  const { against } = arrangement.value;
  useEffect(() => setRefused(undefined), [arrangement.value]);
  const start = (): void => {
    setStarting(true);
    setRefused(undefined);
    begin(game, arrangement.value, chosenPacks(game))
      .then((own) => (own.invitations.length ? onInvite(own) : go(addressOf(own))))
      // What cannot be agreed on is said where it was chosen; it stays until something changes.
      .catch((trouble: unknown) =>
        trouble instanceof ApiTrouble && trouble.status === 422 ? setRefused(trouble) : toastTrouble(trouble),
      )
      .finally(() => setStarting(false));
  };
  return (
    <div class="start">
      {refused ? (
        <div class="start-refused">
          <TroubleNote trouble={refused} />
        </div>
      ) : null}
      <p class="soft">{w.lobby.chosen(shortTitle(game), w.lobby.against[against])}</p>
      <button type="button" class="button primary large" disabled={isStarting} onClick={start}>
        <Icon name={against === "elsewhere" ? "link" : "swords"} />
        {isStarting ? w.lobby.starting : against === "elsewhere" ? w.lobby.startLink : w.lobby.start}
      </button>
    </div>
  );
}
