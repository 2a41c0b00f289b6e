// A match once more: the table as it was, what was answered, and everything to move through it with.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useBrought } from "../brought";
import { boardOf } from "../games/boards";
import { gameOf, isMeasured, titleOf } from "../games/registry";
import { StillRolls } from "../match/rolls";
import type { ScreenProps } from "../route";
import { Modal } from "../shell/dialogs";
import { drawerGame } from "../shell/drawer-state";
import { Icon } from "../shell/icons";
import { TroubleNote, Waiting } from "../shell/parts";
import { SeatMark } from "../shell/seat-mark";
import { useTitle } from "../shell/title";
import { listed } from "../texts";
import type { Still } from "../wire";
import { Analysis } from "./analysis";
import { Controls } from "./controls";
import { useReelKeys } from "./keys";
import { type Head, Reel } from "./reel";
import { Story } from "./story";
import { replayWords } from "./texts";
import { Tools } from "./tools";
import { Variations } from "./variations";
import "../match/match.css";
import "./replay.css";

export default function Replay({ id }: ScreenProps) {
  const w = replayWords();
  const reel = useMemo(() => new Reel(id), [id]);
  useEffect(() => () => reel.close(), [reel]);
  useReelKeys(reel);
  const head = reel.head.value;
  const game = head?.game ?? "";
  const title = titleOf(game);
  useTitle(w.title(title));
  useEffect(() => {
    drawerGame.value = game;
    return () => (drawerGame.value = "");
  }, [game]);
  // The still before stays until the next one has come.
  const last = useRef<Still | null>(null);
  const still = reel.still.value ?? last.current;
  last.current = still;
  const trouble = reel.trouble.value;
  if (!head || !still) {
    return (
      <div class="page">
        <h1>{w.title(title)}</h1>
        {trouble ? <TroubleNote trouble={trouble} again={() => reel.again()} /> : <Waiting text={w.loading} />}
        {trouble ? (
          <p>
            <a class="button" href="/">
              {w.playOne}
            </a>
          </p>
        ) : null}
      </div>
    );
  }
  return <Laid reel={reel} head={head} still={still} title={title} />;
}

function Laid({ reel, head, still, title }: { reel: Reel; head: Head; still: Still; title: string }) {
  const w = replayWords();
  const [tab, setTab] = useState<"table" | "hand">("table");
  const [showsTools, setShowsTools] = useState(false);
  const seats = useMemo(() => head.names.map((name, seat) => ({ seat, name })), [head.names.join("\n")]);
  const Board = boardOf(head.game);
  const isKnown = useBrought(reel.match, head.game, true);
  const trouble = reel.trouble.value;
  return (
    <div
      class={isMeasured(gameOf(head.game)) ? "match replay is-measured" : "match replay"}
      data-testid="replay"
      data-tab={tab}
      data-game={head.game}
      data-still={still.n}
      data-twig={reel.twig.value}
    >
      <h1 class="unseen">{w.heading(title, listed(head.names))}</h1>
      <section class="match-table" aria-label={w.table}>
        {Board && still.scene && isKnown ? (
          <Board
            scene={still.scene}
            you={head.seat}
            seats={seats}
            play={null}
            lines={still.lines}
            spoken={reel.spoken.value}
          />
        ) : (
          <Waiting />
        )}
        <StillRolls key={`${reel.twig.value} ${still.n}`} lines={still.lines} />
      </section>
      <header class="match-seats">
        <Names head={head} />
        <button
          type="button"
          class="icon-button replay-more"
          aria-label={w.more}
          title={w.more}
          data-testid="more"
          onClick={() => setShowsTools(true)}
        >
          <Icon name="menu" size={20} />
        </button>
      </header>
      <aside class="match-side replay-side" aria-label={w.controls}>
        <Controls reel={reel} />
        {trouble ? <TroubleNote trouble={trouble} again={() => reel.again()} /> : null}
        <div class="replay-told">
          <Analysis reel={reel} head={head} />
          <Variations reel={reel} head={head} />
          <Story reel={reel} head={head} still={still} />
        </div>
        <div class="replay-foot">
          <OpenNote head={head} />
          <Tools reel={reel} head={head} />
          <p class="hint replay-keys">{w.keys}</p>
        </div>
        {head.seat >= 0 && gameOf(head.game)?.handIn.includes("replay") ? (
          <nav class="match-tabs" aria-label={w.view}>
            {(["table", "hand"] as const).map((each) => (
              <button
                key={each}
                type="button"
                data-tab-to={each}
                aria-pressed={tab === each}
                onClick={() => setTab(each)}
              >
                {w.tabs[each]}
              </button>
            ))}
          </nav>
        ) : null}
      </aside>
      {showsTools ? (
        <Modal title={w.tools} onClose={() => setShowsTools(false)}>
          <div class="stack replay-dialog">
            <OpenNote head={head} />
            <Tools reel={reel} head={head} />
          </div>
        </Modal>
      ) : null}
    </div>
  );
}

function Names({ head }: { head: Head }) {
  const w = replayWords();
  const winners = head.outcome?.winners ?? [];
  const isDraw = head.outcome !== null && (winners.length === 0 || winners.length === head.names.length);
  return (
    <ul role="list" data-testid="names">
      {head.names.map((name, seat) => (
        <li key={seat} class="match-seat" style={{ "--seat": `var(--seat-${seat})` }}>
          <SeatMark seat={seat} size={15} />
          <span class="match-seat-name">{name}</span>
          {winners.includes(seat) && !isDraw ? (
            <span class="badge replay-won">
              <Icon name="flag" size={14} />
              {w.won}
            </span>
          ) : null}
        </li>
      ))}
      {isDraw ? <li class="soft">{w.drawn}</li> : null}
      {head.is_open ? null : <li class="soft">{w.running}</li>}
    </ul>
  );
}

function OpenNote({ head }: { head: Head }) {
  const w = replayWords();
  return (
    <p class="replay-note" data-testid="open-note">
      <Icon name="eye" size={18} />
      <span>{head.is_open ? w.open : head.seat >= 0 ? w.asSeat(head.names[head.seat] ?? "") : w.asWatcher}</span>
    </p>
  );
}
