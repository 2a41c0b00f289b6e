// What can be done with a match that has been played: keep it, argue about it, show it to somebody, play again.
import { useState } from "preact/hooks";
import { games, recordFile, scenarioText } from "../api";
import { download } from "../download";
import { useLoad } from "../load";
import { addressOf, ownMatch } from "../memory";
import { go, linkTo } from "../route";
import { Modal } from "../shell/dialogs";
import { Icon } from "../shell/icons";
import { copy } from "../shell/invite";
import { TroubleNote, Waiting } from "../shell/parts";
import { toast, toastTrouble } from "../shell/toasts";
import type { Head, Reel } from "./reel";
import { replayWords } from "./texts";
import { pathTo, triedIn } from "./tree";
import { tryFrom } from "./trying";

export function Tools({ reel, head }: { reel: Reel; head: Head }) {
  const w = replayWords();
  const [scenarioAfter, setScenarioAfter] = useState(-1);
  const at = reel.at.value;
  const own = ownMatch(reel.match);
  const isEdited = useLoad(games, []).value?.some((game) => game.id === head.game && game.has_editor);
  return (
    <div class="replay-tools">
      {head.is_open ? <Sides reel={reel} head={head} /> : null}
      <div class="replay-tool-row">
        {head.is_open ? (
          <>
            <button
              type="button"
              class="button small"
              data-testid="make-scenario"
              onClick={() => {
                reel.isPlaying.value = false;
                // After the last answer there is nothing left to argue about but that answer.
                setScenarioAfter(Math.min(at, Math.max(0, head.total - 1)));
              }}
            >
              <Icon name="pen" size={18} />
              {w.scenario}
            </button>
            <PlayOn reel={reel} head={head} />
            {isEdited ? (
              <a
                class="button small"
                href={`/edit/${head.game}?match=${reel.match}&after=${Math.min(at, Math.max(0, head.total - 1))}`}
                data-testid="edit-position"
              >
                <Icon name="pen" size={18} />
                {w.edit}
              </a>
            ) : null}
            <button
              type="button"
              class="button small"
              title={w.recordHint}
              aria-label={w.recordHint}
              data-testid="record"
              onClick={() =>
                void recordFile(reel.match).then((file) => download(file, `${reel.match}.jsonl`), toastTrouble)
              }
            >
              <Icon name="download" size={18} />
              {w.record}
            </button>
          </>
        ) : null}
        <button
          type="button"
          class="button small"
          data-testid="copy-link"
          onClick={() => void copy(linkTo(`/r/${reel.match}#${at}`))}
        >
          <Icon name="link" size={18} />
          {w.link}
        </button>
        {own ? (
          <a
            class={head.is_open ? "button small primary" : "button small"}
            href={addressOf(own, head.is_open ? "?again" : "")}
            data-testid="to-match"
          >
            <Icon name="swords" size={18} />
            {head.is_open ? w.again : w.toMatch}
          </a>
        ) : (
          <a class="button small" href={head.is_open ? "/" : `/m/${reel.match}`} data-testid="to-match">
            <Icon name="swords" size={18} />
            {head.is_open ? w.playOne : w.toMatch}
          </a>
        )}
      </div>
      {scenarioAfter >= 0 ? (
        <Scenario match={reel.match} after={scenarioAfter} onClose={() => setScenarioAfter(-1)} />
      ) : null}
    </div>
  );
}

/** A practice match from this moment, on the side that is looked from, against bots. */
function PlayOn({ reel, head }: { reel: Reel; head: Head }) {
  const w = replayWords();
  const [isStarting, setStarting] = useState(false);
  const start = async (): Promise<void> => {
    setStarting(true);
    reel.isPlaying.value = false;
    try {
      const own = Math.max(0, reel.side.peek() ?? head.seat);
      const tree = reel.tree.peek();
      const steps = triedIn(tree, pathTo(tree, reel.twig.peek()));
      const { game, names } = head;
      go(await tryFrom({ match: reel.match, game, after: reel.at.peek(), steps, names, own }));
    } catch (trouble) {
      setStarting(false);
      toastTrouble(trouble);
    }
  };
  // After the last answer nothing is left to play.
  const isOver = reel.twig.value ? (reel.still.value?.is_over ?? false) : reel.at.value >= head.total;
  return (
    <button
      type="button"
      class="button small"
      data-testid="play-on"
      title={w.playOnHint}
      disabled={isStarting || isOver}
      onClick={() => void start()}
    >
      <Icon name="forward" size={18} />
      {w.playOn}
    </button>
  );
}

function Sides({ reel, head }: { reel: Reel; head: Head }) {
  const w = replayWords();
  return (
    <div class="replay-sides">
      <label class="replay-sides">
        <span>{w.from}</span>
        <select
          data-testid="side"
          value={reel.side.value ?? head.seat}
          onChange={(event) => (reel.side.value = Number(event.currentTarget.value))}
        >
          {head.names.map((name, seat) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="check">
        <input
          type="checkbox"
          data-testid="known"
          checked={reel.isKnown.value}
          onChange={(event) => (reel.isKnown.value = event.currentTarget.checked)}
        />
        <span>{w.known}</span>
      </label>
    </div>
  );
}

function Scenario({ match, after, onClose }: { match: string; after: number; onClose: () => void }) {
  const w = replayWords();
  const { value, trouble, again } = useLoad(() => scenarioText(match, after), [match, after]);
  const take = async (): Promise<void> => {
    await navigator.clipboard.writeText(value ?? "");
    toast(w.copied, "good");
  };
  return (
    <Modal
      title={w.scenario}
      size="wide"
      onClose={onClose}
      actions={
        value ? (
          <>
            <button type="button" class="button" data-testid="copy-scenario" onClick={() => void take()}>
              <Icon name="copy" size={20} />
              {w.copy}
            </button>
            <button
              type="button"
              class="button primary"
              onClick={() => download(new Blob([value], { type: "application/toml" }), `${match}-${after}.toml`)}
            >
              <Icon name="download" size={20} />
              {w.download}
            </button>
          </>
        ) : null
      }
    >
      <p>{w.scenarioText}</p>
      {trouble ? <TroubleNote trouble={trouble} again={again} /> : null}
      {value === undefined && !trouble ? <Waiting /> : null}
      {value === undefined ? null : (
        <pre class="replay-toml" tabIndex={0} role="region" aria-label={w.scenarioLabel} data-testid="scenario">
          {value}
        </pre>
      )}
    </Modal>
  );
}
