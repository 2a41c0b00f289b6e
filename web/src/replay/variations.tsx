// What was tried instead: a tree of variations beside the match, with notes, to be gone through, shared and saved.
import { useEffect, useState } from "preact/hooks";
import { lineFile, lineRetrospect } from "../api";
import { download } from "../download";
import { hall } from "../hall/hall";
import { go, place as here, linkTo } from "../route";
import { lang } from "../settings";
import { Icon } from "../shell/icons";
import { copy } from "../shell/invite";
import { SeatMark } from "../shell/seat-mark";
import { toast, toastTrouble } from "../shell/toasts";
import { say } from "../texts";
import { Alternatives } from "./analysis";
import type { Head, Reel } from "./reel";
import { replayWords } from "./texts";
import {
  annotate,
  cut,
  following,
  joined,
  packed,
  pathTo,
  place,
  type Tree,
  type Twig,
  triedIn,
  unpacked,
} from "./tree";
import { tryFrom } from "./trying";

export function Variations({ reel, head }: { reel: Reel; head: Head }) {
  const w = replayWords();
  const isWanted = here.peek().query.has("tree") || reel.twig.peek() !== "";
  const [isOpen, setOpen] = useState(isWanted);
  useLinkedTree(reel);
  if (!head.is_open) return null;
  const tree = reel.tree.value;
  return (
    <details
      class="replay-analysis"
      data-testid="variations"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {w.variations}
        {tree.twigs.length ? ` (${ends(tree)})` : ""}
      </summary>
      {isOpen ? <Told reel={reel} head={head} tree={tree} /> : null}
    </details>
  );
}

/** How many lines there are. */
const ends = (tree: Tree): number =>
  tree.twigs.filter(({ id }) => !tree.twigs.some(({ parent }) => parent === id)).length;

/** Variations that somebody has sent along with the address of the match. */
function useLinkedTree(reel: Reel): void {
  useEffect(() => {
    const letters = here.peek().query.get("tree");
    if (!letters) return;
    void unpacked(letters).then((other) => {
      if (other) reel.keepTree(joined(reel.tree.peek(), other));
      toast(other ? replayWords().treeAdded : replayWords().treeBroken, other ? "good" : "bad");
    });
  }, [reel]);
}

function Told({ reel, head, tree }: { reel: Reel; head: Head; tree: Tree }) {
  const w = replayWords();
  const id = reel.twig.value;
  const path = pathTo(tree, id);
  const at = path[0]?.after ?? reel.at.value;
  const name = id || place(at);
  const moments = [...new Set([...tree.twigs.map(({ after }) => after), ...notedSteps(tree)])].sort((a, b) => a - b);
  const share = async (): Promise<void> => {
    const letters = await packed(tree);
    if (letters) await copy(linkTo(`/r/${reel.match}?tree=${letters}#${at}`));
    else toast(w.treeTooLong, "bad");
  };
  const save = async (): Promise<void> => {
    const wanted = { after: at, steps: triedIn(tree, path), title: "", about: tree.notes[place(at)] ?? "" };
    download(await lineFile(reel.match, wanted), `${reel.match}-${at}-${id}.toml`);
  };
  return (
    <div class="stack">
      {tree.twigs.length ? null : <p class="soft">{w.variationsHint}</p>}
      <Try reel={reel} head={head} tree={tree} path={path} after={at} />
      {moments.map((after) => (
        <section key={after} class="replay-tree">
          <h3>
            <button type="button" class="link" data-step={after} onClick={() => reel.leap(after)}>
              {w.stepNumber(after)}
            </button>
          </h3>
          {tree.notes[place(after)] ? <p class="replay-note-text">{tree.notes[place(after)]}</p> : null}
          {following(tree, "", after).map((twig) => (
            <Branch key={twig.id} reel={reel} tree={tree} twig={twig} />
          ))}
        </section>
      ))}
      {path.length ? <Asked key={id} reel={reel} head={head} tree={tree} path={path} after={at} /> : null}
      <label class="replay-remark">
        <span>{w.note(path.length, at)}</span>
        <textarea
          key={name}
          rows={2}
          maxLength={2000}
          data-testid="note"
          value={tree.notes[name] ?? ""}
          onChange={(event) => reel.keepTree(annotate(tree, name, event.currentTarget.value))}
        />
      </label>
      {tree.twigs.length ? (
        <div class="replay-tool-row">
          {path.length ? (
            <>
              <button type="button" class="button small" data-testid="to-main" onClick={() => reel.leap(at)}>
                <Icon name="back" size={18} />
                {w.toMain}
              </button>
              <button
                type="button"
                class="button small"
                data-testid="save-line"
                onClick={() => void save().catch(toastTrouble)}
              >
                <Icon name="download" size={18} />
                {w.scenarioFile}
              </button>
              <button
                type="button"
                class="button small"
                data-testid="cut"
                onClick={() => {
                  reel.show(path.at(-2)?.id ?? "", at);
                  reel.keepTree(cut(tree, id));
                }}
              >
                <Icon name="trash" size={18} />
                {w.cut}
              </button>
            </>
          ) : null}
          {/* Nobody elsewhere has a match that lies in this browser. */}
          {hall().has.others ? (
            <button type="button" class="button small" data-testid="share-tree" onClick={() => void share()}>
              <Icon name="link" size={18} />
              {w.shareTree}
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

const notedSteps = (tree: Tree): number[] =>
  Object.keys(tree.notes).flatMap((name) => (name.startsWith("@") ? [Number(name.slice(1))] : []));

interface LineProps {
  reel: Reel;
  head: Head;
  tree: Tree;
  path: Twig[];
  after: number;
}

/** All sides are one's own. */
function Try({ reel, head, tree, path, after }: LineProps) {
  const w = replayWords();
  const [isStarting, setStarting] = useState(false);
  const start = async (): Promise<void> => {
    setStarting(true);
    try {
      const { names, game } = head;
      go(await tryFrom({ match: reel.match, game, after, steps: triedIn(tree, path), names, own: null }));
    } catch (trouble) {
      setStarting(false);
      toastTrouble(trouble);
    }
  };
  const isOver = path.length ? reel.still.value?.is_over : after >= head.total;
  return (
    <button
      type="button"
      class="button small"
      data-testid="try"
      disabled={isStarting || Boolean(isOver)}
      onClick={() => void start()}
    >
      <Icon name="swords" size={18} />
      {path.length ? w.tryOn : w.tryHere}
    </button>
  );
}

/** One variation: its answers one below the other, and where it forks the others indented. */
function Branch({ reel, tree, twig }: { reel: Reel; tree: Tree; twig: Twig }) {
  const line: Twig[] = [];
  let forks: Twig[] = [twig];
  while (forks.length === 1 && forks[0] && !line.includes(forks[0])) {
    line.push(forks[0]);
    forks = following(tree, forks[0].id, twig.after);
  }
  return (
    <ol role="list" class="replay-branch">
      {line.map((each) => (
        <Leaf key={each.id} reel={reel} tree={tree} twig={each} />
      ))}
      {forks.map((each) => (
        <li key={each.id}>
          <Branch reel={reel} tree={tree} twig={each} />
        </li>
      ))}
    </ol>
  );
}

function Leaf({ reel, tree, twig }: { reel: Reel; tree: Tree; twig: Twig }) {
  const w = replayWords();
  const chance = reel.momentOf(twig.id)?.chances[Math.max(0, reel.side.value ?? 0)];
  const note = tree.notes[twig.id];
  return (
    <li>
      <button
        type="button"
        class="match-option"
        data-twig={twig.id}
        aria-pressed={reel.twig.value === twig.id}
        onClick={() => reel.show(twig.id, twig.after)}
      >
        <SeatMark seat={twig.seat} size={14} />
        <span class="match-option-text">
          {say(twig.text)}
          {twig.faces.length ? <small class="soft">{w.fell(twig.faces.join(", "))}</small> : null}
          {note ? <small class="replay-note-text">{note}</small> : null}
        </span>
        {chance === undefined ? null : <b>{chance} %</b>}
      </button>
    </li>
  );
}

/** What the strongest bot would have answered instead. */
function Asked({ reel, head, tree, path, after }: LineProps) {
  const w = replayWords();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <button type="button" class="button small" data-testid="instead-of-twig" onClick={() => setAsked(true)}>
        <Icon name="automaton" size={18} />
        {w.instead}
      </button>
    );
  const wanted = { after, steps: triedIn(tree, path), lang: lang.value };
  return <Alternatives head={head} ask={() => lineRetrospect(reel.match, wanted)} about={`${path.at(-1)?.id}`} />;
}
