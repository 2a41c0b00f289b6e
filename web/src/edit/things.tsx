// What lies on the table: laying down, choosing, changing.
import { Icon } from "../shell/icons";
import { say } from "../texts";
import type { PositionChoice, PositionField, PositionForm } from "../wire";
import type { Editor } from "./editor";
import { Fields } from "./fields";
import { Palette } from "./palette";
import { type Entry, entriesOf, isSame } from "./position";
import { editWords } from "./texts";
import { titleAt } from "./titles";

interface PanelProps {
  editor: Editor;
  form: PositionForm;
}

export function Things({ editor, form }: PanelProps) {
  return (
    <div class="edit-panel">
      <Palette editor={editor} form={form} />
      <Chosen editor={editor} form={form} />
      {form.piles.length ? null : <List editor={editor} form={form} />}
    </div>
  );
}

function Chosen({ editor, form }: PanelProps) {
  const w = editWords();
  const spot = editor.chosen.value;
  const entry = spot ? editor.entryAt(spot) : null;
  const section = form.sections.find((each) => each.key === spot?.section);
  if (!spot || !entry || !section) return <p class="soft edit-nothing">{w.nothing}</p>;
  const named = editor.look.value?.problems.filter((problem) => isSame(problem, spot)) ?? [];
  return (
    <section class="edit-chosen" aria-labelledby="edit-chosen" data-testid="chosen">
      <div class="row spread">
        <h2 id="edit-chosen">{w.chosen(titleAt(editor.position.value, section, spot.name))}</h2>
        <button type="button" class="button small danger" data-testid="remove" onClick={() => editor.remove(spot)}>
          <Icon name="trash" size={18} />
          {w.remove}
        </button>
      </div>
      {named.map((problem) => (
        <p key={problem.text.en} class="note bad">
          {say(problem.text)}
        </p>
      ))}
      <Fields
        id={`edit-${section.key}`}
        key={`${spot.section}:${spot.name}`}
        fields={section.fields.filter((field) => fits(field, entry))}
        entry={entry}
        seats={(editor.look.value?.seats ?? 2) + 1}
        namesIn={(key) => namesIn(editor, form, key)}
        onWrite={(key, value) => editor.write(spot, key, value)}
      />
    </section>
  );
}

const SIZES = ["radius", "width", "depth"];

/** A shape is a disc, a rectangle or an outline: only the sizes that belong to it can be changed. */
function fits(field: PositionField, entry: Entry): boolean {
  if (field.kind !== "length" && field.kind !== "facing") return true;
  if ("outline" in entry) return false;
  if (field.kind === "facing") return !("radius" in entry);
  return SIZES.some((size) => size in entry) ? field.key in entry : field.key === "radius" && !("card" in entry);
}

export function namesIn(editor: Editor, form: PositionForm, key: string): PositionChoice[] {
  const section = form.sections.find((each) => each.key === key);
  if (!section) return [];
  return entriesOf(editor.position.value, section).map(([name]) => {
    const title = titleAt(editor.position.value, section, name);
    return { id: String(name), title: { en: title, de: title } };
  });
}

function List({ editor, form }: PanelProps) {
  const w = editWords();
  return (
    <section class="edit-all" aria-labelledby="edit-list">
      <h2 id="edit-list">{w.list}</h2>
      {form.sections.map((section) => {
        const entries = entriesOf(editor.position.value, section);
        if (!entries.length) return null;
        return (
          <div key={section.key}>
            <h3>{say(section.title)}</h3>
            <ul role="list" class="edit-names">
              {entries.map(([name, entry]) => {
                const spot = { section: section.key, name };
                const seat = entry["seat"];
                return (
                  <li key={name}>
                    <button
                      type="button"
                      class="edit-name"
                      style={typeof seat === "number" ? { "--seat": `var(--seat-${seat})` } : {}}
                      data-entry={`${section.key}:${name}`}
                      aria-pressed={isSame(spot, editor.chosen.value)}
                      onClick={() => (editor.chosen.value = spot)}
                    >
                      {titleAt(editor.position.value, section, name)}
                      {entry["gone"] ? <small> ({w.notDrawn})</small> : null}
                    </button>
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
