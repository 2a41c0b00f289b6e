// The first screen: play at once, go on with a match, or set one up with care.
import { useId, useState } from "preact/hooks";
import { games as askGames } from "../api";
import { gameOf } from "../games/registry";
import { hall } from "../hall/hall";
import { useLoad } from "../load";
import { addressOf, type OwnMatch, ownMatches } from "../memory";
import { go, place } from "../route";
import { playerName } from "../settings";
import { Modal } from "../shell/dialogs";
import { Icon, type IconName } from "../shell/icons";
import { Invitation } from "../shell/invite";
import { TroubleNote, Waiting } from "../shell/parts";
import { useTitle } from "../shell/title";
import { toastTrouble } from "../shell/toasts";
import { ago, say, words } from "../texts";
import type { GameInfo } from "../wire";
import { type Against, arrangement, begin, change, quickForce } from "./arrangement";
import { forceTitle } from "./forces";
import { OpenMatches } from "./open-matches";
import { OwnMatches, shortTitle, titleOf, versus } from "./own-matches";
import { Scene } from "./pictures";
import { SetUp } from "./set-up";
import "./lobby.css";

export function Lobby() {
  const w = words().lobby;
  useTitle("");
  const { value: games, trouble, again } = useLoad(askGames, []);
  const [isArranging, setArranging] = useState(place.peek().fragment === "set-up");
  const [invited, setInvited] = useState<OwnMatch>();
  const arrange = (game: string): void => {
    change(game === arrangement.value.game ? {} : { game, forces: [] });
    setArranging(true);
  };
  const big = (games ?? []).filter(({ id }) => !gameOf(id)?.isToy);
  return (
    <div class="lobby-ground is-dark">
      <div class="page lobby">
        <h1 class="unseen">{w.headline}</h1>
        <Continue games={games ?? []} />
        {trouble ? <TroubleNote trouble={trouble} again={again} /> : games ? null : <Waiting />}
        {big.length ? (
          <section class="shelf" aria-label={w.games}>
            {big.map((game) => (
              <GameCard key={game.id} game={game} onArrange={() => arrange(game.id)} onInvite={setInvited} />
            ))}
          </section>
        ) : null}
        {games ? <Ways games={games} onArrange={() => arrange(arrangement.value.game)} /> : null}
        {games?.length && isArranging ? <SetUp games={games} onInvite={setInvited} /> : null}
        <OwnMatches games={games ?? []} />
        {hall().has.others ? <OpenMatches games={games ?? []} /> : null}
        <Tables games={big} />
        {invited ? <Invited own={invited} onClose={() => setInvited(undefined)} /> : null}
      </div>
    </div>
  );
}

const TABLES = import.meta.glob<string>("./tables/*.webp", { eager: true, query: "?url", import: "default" });

/** Photographs of real matches; `test_screens` takes them. */
function Tables({ games }: { games: GameInfo[] }) {
  const w = words().lobby;
  const shown = games.flatMap((game) => {
    const picture = TABLES[`./tables/${game.id}.webp`];
    return picture ? [{ game, picture }] : [];
  });
  if (!shown.length) return null;
  return (
    <section class="tables" aria-labelledby="tables">
      <h2 id="tables">{w.tables}</h2>
      <ul role="list" class="shelf">
        {shown.map(({ game, picture }) => (
          <li key={game.id}>
            <img
              src={picture}
              alt={w.table(shortTitle(game))}
              width={640}
              height={400}
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The match that was played last and is not over, on top of everything else. */
function Continue({ games }: { games: GameInfo[] }) {
  const w = words().lobby;
  const last = ownMatches.value.find((own) => !own.isOver && own.tokens.length);
  if (!last) return null;
  return (
    <section class="continue" aria-label={w.continue}>
      <Scene game={last.game} />
      <div class="continue-words">
        <p class="continue-kicker">{w.continue}</p>
        <p class="continue-title">{titleOf(games, last.game)}</p>
        <p>
          {versus(last.names)} · {ago(last.at)}
        </p>
      </div>
      <a class="button gold" href={addressOf(last)} data-testid="continue">
        {w.continue}
        <Icon name="forward" />
      </a>
    </section>
  );
}

function GameCard(props: { game: GameInfo; onArrange: () => void; onInvite: (own: OwnMatch) => void }) {
  const w = words().lobby;
  const { game } = props;
  const [isStarting, setStarting] = useState(false);
  const [isNamed, setNamed] = useState(true);
  const force = quickForce(game);
  const bot = game.bots.includes(arrangement.value.bot) ? arrangement.value.bot : (game.bots[0] ?? "");
  const start = (against: Against, then: (own: OwnMatch) => void): void => {
    setStarting(true);
    const wishes = { ...arrangement.value, against, bot, opponents: 1, forces: [force], hasClock: false, agreed: {} };
    begin(game, wishes)
      .then(then, toastTrouble)
      .finally(() => setStarting(false));
  };
  const invite = (): void => {
    setNamed(true);
    start("elsewhere", props.onInvite);
  };
  return (
    <article class="game-tile" data-game={game.id} aria-labelledby={`game-${game.id}`}>
      <Scene game={game.id} />
      <div class="game-words">
        <h2 id={`game-${game.id}`}>{shortTitle(game)}</h2>
        <p class="game-about">{say(game.about)}</p>
        <p class="game-with">{w.quickWith(forceTitle(game, force), w.bots[bot] ?? bot)}</p>
        <div class="quick">
          <button
            type="button"
            class="button gold large"
            data-play={game.id}
            disabled={isStarting}
            onClick={() => start("bot", (own) => go(addressOf(own)))}
          >
            {isStarting ? w.starting : w.quick}
          </button>
          {hall().has.others ? (
            <button
              type="button"
              class="button ghost"
              data-invite={game.id}
              disabled={isStarting}
              onClick={() => (playerName.peek().trim() ? invite() : setNamed(false))}
            >
              <Icon name="people" size={20} />
              {w.withFriend}
            </button>
          ) : null}
        </div>
        <button type="button" class="tile-link" data-arrange={game.id} onClick={props.onArrange}>
          {w.moreOptions}
        </button>
      </div>
      {isNamed ? null : <HostName onDone={invite} onClose={() => setNamed(true)} />}
    </article>
  );
}

/** Everything else that one may come for. */
function Ways({ games, onArrange }: { games: GameInfo[]; onArrange: () => void }) {
  const w = words().lobby;
  const builders = games.flatMap(({ id, has_builder }) => (has_builder && gameOf(id)?.builder) || []);
  const ways: [IconName, string, string, string][] = [
    ["hint", w.learn, w.learnHint, "/learn"],
    ["dice", w.puzzles, w.puzzlesHint, "/puzzles"],
    ...(hall().has.accounts
      ? [["people", w.ladder, w.ladderHint, "/ladder"] as [IconName, string, string, string]]
      : []),
    ...builders.map(
      (builder) => ["cards", w.build(say(builder.title)), "", builder.address] as [IconName, string, string, string],
    ),
    ["pen", w.editor, w.editorHint, "/edit"],
    ["plus", w.workshop, w.workshopHint, "/workshop"],
  ];
  return (
    <nav class="ways" aria-label={w.ways}>
      {ways.map(([icon, title, hint, address]) => (
        <a key={address} class="way" href={address} data-testid={address === "/edit" ? "to-editor" : undefined}>
          <Icon name={icon} size={28} />
          <span>
            <b>{title}</b>
            {hint ? <small>{hint}</small> : null}
          </span>
        </a>
      ))}
      <button type="button" class="way" data-testid="arrange" onClick={onArrange}>
        <Icon name="swords" size={28} />
        <span>
          <b>{w.moreOptions}</b>
          <small>{w.moreOptionsHint}</small>
        </span>
      </button>
    </nav>
  );
}

/** An invitation says who invites; a player without a name is asked for one, and may go on without it. */
function HostName({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const w = words().lobby;
  const id = useId();
  const done = (event: Event): void => {
    event.preventDefault();
    onDone();
  };
  return (
    <Modal
      title={w.whoInvites}
      size="small"
      onClose={onClose}
      actions={
        <button type="submit" form={id} class="button primary" data-testid="make-link">
          <Icon name="link" />
          {w.startLink}
        </button>
      }
    >
      <form id={id} class="field" onSubmit={done}>
        <label for={`${id}-name`}>{w.yourName}</label>
        <input
          id={`${id}-name`}
          class="input"
          maxLength={40}
          autocomplete="nickname"
          data-testid="host-name"
          value={playerName.value}
          onInput={(event) => (playerName.value = event.currentTarget.value)}
        />
        <p class="hint">{w.whoInvitesHint}</p>
      </form>
    </Modal>
  );
}

function Invited({ own, onClose }: { own: OwnMatch; onClose: () => void }) {
  const w = words().invite;
  return (
    <Modal
      title={w.title}
      onClose={onClose}
      actions={
        <button type="button" class="button primary" onClick={() => go(addressOf(own))}>
          {w.go}
          <Icon name="forward" />
        </button>
      }
    >
      <Invitation
        match={own.id}
        game={gameOf(own.game)?.title ?? own.game}
        host={playerName.value.trim()}
        invitations={own.invitations}
      />
    </Modal>
  );
}
