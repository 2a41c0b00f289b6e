// Dice, files, what stands against the position, and playing from it.
import { useState } from "preact/hooks";
import { scenarioFile } from "../api";
import { go } from "../route";
import { confirm } from "../shell/dialogs";
import { Icon } from "../shell/icons";
import { RuleLink } from "../shell/rule-link";
import { toast, toastTrouble } from "../shell/toasts";
import { listed, say } from "../texts";
import type { PositionForm } from "../wire";
import { Editor } from "./editor";
import { facesIn, type Spot } from "./position";
import { beginFrom } from "./practice";
import { editWords } from "./texts";
import { titleAt } from "./titles";

export function Trial({ editor, form }: { editor: Editor; form: PositionForm }) {
  const w = editWords();
  const faces = facesIn(editor.faces.value);
  return (
    <div class="edit-panel">
      <Problems editor={editor} form={form} />
      <div class="field">
        <label for="edit-faces">{w.faces(form.sides)}</label>
        <input
          id="edit-faces"
          class="input"
          data-testid="faces"
          value={editor.faces.value}
          aria-describedby="edit-faces-hint"
          aria-invalid={!faces}
          onInput={(event) => (editor.faces.value = event.currentTarget.value)}
        />
        <p id="edit-faces-hint" class={faces ? "hint" : "hint edit-bad"}>
          {faces ? w.facesHint : w.badFaces}
        </p>
      </div>
      <Start editor={editor} faces={faces} />
      <Files editor={editor} faces={faces} />
    </div>
  );
}

/** What somebody has laid down, by its name. */
function titled(editor: Editor, form: PositionForm, { section: key, name }: Spot): string {
  const section = form.sections.find((each) => each.key === key);
  return section ? titleAt(editor.position.value, section, name) : String(name);
}

function Problems({ editor, form }: { editor: Editor; form: PositionForm }) {
  const w = editWords();
  const look = editor.look.value;
  if (!look) return null;
  if (!look.problems.length) {
    const names = [...new Set(look.asks.map(({ seat }) => w.player(seat)))];
    return (
      <p class="note good" data-testid="good">
        <Icon name="check" size={20} />
        <span>
          {w.good} {names.length ? w.asks(listed(names)) : ""}
        </span>
      </p>
    );
  }
  return (
    <section aria-labelledby="edit-problems" data-testid="problems">
      <h2 id="edit-problems">{w.problems}</h2>
      <ul role="list" class="edit-problems">
        {look.problems.slice(0, 20).map((problem, place) => (
          <li key={place}>
            <button
              type="button"
              class="link"
              disabled={problem.section === "" || problem.name === ""}
              onClick={() => (editor.chosen.value = { section: problem.section, name: problem.name })}
            >
              {problem.rule ? `${titled(editor, form, problem)}: ` : ""}
              {say(problem.text)}
            </button>{" "}
            {problem.rule ? <RuleLink id={problem.rule} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Start({ editor, faces }: { editor: Editor; faces: number[] | null }) {
  const w = editWords();
  const [isStarting, setStarting] = useState(false);
  const look = editor.look.value;
  const seats = look?.seats ?? 2;
  const isReady = !!look && !look.problems.length && faces !== null && !editor.isBusy.value && !isStarting;
  /** `own`: the only seat played here; -1: all of them. */
  const start = (own: number): void => {
    setStarting(true);
    beginFrom({ game: editor.game, position: editor.position.peek(), seats, own, dice: faces ?? [] }).then(
      go,
      (trouble: unknown) => {
        setStarting(false);
        toastTrouble(trouble);
      },
    );
  };
  return (
    <section aria-labelledby="edit-play">
      <h2 id="edit-play">{w.play}</h2>
      <div class="row">
        <button
          type="button"
          class="button primary"
          data-testid="play-all"
          disabled={!isReady}
          onClick={() => start(-1)}
        >
          <Icon name="people" size={20} />
          {isStarting ? w.starting : w.bothSides}
        </button>
        {Array.from({ length: seats }, (_, seat) => (
          <button
            key={seat}
            type="button"
            class="button"
            data-testid={`play-${seat}`}
            disabled={!isReady}
            onClick={() => start(seat)}
          >
            <Icon name="automaton" size={20} />
            {w.againstBot(seat)}
          </button>
        ))}
      </div>
    </section>
  );
}

function Files({ editor, faces }: { editor: Editor; faces: number[] | null }) {
  const w = editWords();
  const save = async (): Promise<void> => {
    const file = await scenarioFile(editor.game, editor.position.peek(), editor.title.peek(), faces ?? []);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = `${fileName(editor.title.peek()) || editor.game}.toml`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const text = await file.text();
    const opened = await Editor.read(text);
    if (/^\s*\[\[step\]\]|^\s*\[expect\]/m.test(text)) toast(w.leftOut);
    if (opened.game === editor.game) editor.open(opened);
    else go(`/edit/${opened.game}`);
  };
  const clear = async (): Promise<void> => {
    if (await confirm({ title: w.clearAsk, text: w.clearWhy, yes: w.clear, isDangerous: true })) editor.clear();
  };
  return (
    <section class="edit-files">
      <div class="field">
        <label for="edit-title">{w.name}</label>
        <input
          id="edit-title"
          class="input"
          data-testid="title"
          maxLength={200}
          value={editor.title.value}
          onInput={(event) => (editor.title.value = event.currentTarget.value)}
        />
      </div>
      <div class="row">
        <button
          type="button"
          class="button"
          data-testid="save"
          disabled={faces === null}
          onClick={() => void save().catch(toastTrouble)}
        >
          <Icon name="download" size={20} />
          {w.save}
        </button>
        <label class="button edit-open">
          <Icon name="share" size={20} />
          {w.open}
          <input
            type="file"
            accept=".toml"
            class="unseen"
            data-testid="open"
            onChange={(event) => {
              const input = event.currentTarget;
              void open(input.files?.[0])
                .catch(toastTrouble)
                .finally(() => (input.value = ""));
            }}
          />
        </label>
        <button type="button" class="button" data-testid="clear" onClick={() => void clear()}>
          <Icon name="trash" size={20} />
          {w.clear}
        </button>
      </div>
    </section>
  );
}

const fileName = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9äöüß]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
