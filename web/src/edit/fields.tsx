// The keys of an entry as a form. What is left empty is not written, and is then as it usually is.
import { say } from "../texts";
import type { PositionChoice, PositionField } from "../wire";
import type { Entry } from "./position";
import { editWords } from "./texts";

interface FieldsProps {
  id: string;
  fields: readonly PositionField[];
  entry: Entry;
  seats: number;
  /** Names in a section. */
  namesIn: (section: string) => PositionChoice[];
  onWrite: (key: string, value: unknown) => void;
}

export function Fields({ id, fields, entry, seats, namesIn, onWrite }: FieldsProps) {
  return (
    <div class="edit-fields">
      {fields.map((field) => (
        <One
          key={field.key}
          id={`${id}-${field.key}`}
          field={field}
          value={entry[field.key]}
          seats={seats}
          namesIn={namesIn}
          onWrite={(value) => onWrite(field.key, value)}
        />
      ))}
    </div>
  );
}

interface OneProps {
  id: string;
  field: PositionField;
  value: unknown;
  seats: number;
  namesIn: (section: string) => PositionChoice[];
  onWrite: (value: unknown) => void;
}

function One(props: OneProps) {
  const { id, field, value, onWrite, seats, namesIn } = props;
  const w = editWords();
  const title = say(field.title);
  switch (field.kind) {
    case "flag":
      return (
        <label class="check edit-flag">
          <input
            type="checkbox"
            data-field={field.key}
            checked={value === true}
            onChange={(event) => onWrite(event.currentTarget.checked || undefined)}
          />
          <span class="label">{title}</span>
        </label>
      );
    case "place":
      return <Place {...props} />;
    case "choice":
      return <Select id={id} name={field.key} title={title} value={value} choices={field.choices} onWrite={onWrite} />;
    case "choices":
      return <Several {...props} />;
    case "name":
      return (
        <Select
          id={id}
          name={field.key}
          title={title}
          value={value}
          choices={field.among.flatMap(namesIn)}
          onWrite={onWrite}
        />
      );
    case "seat": {
      const numbers = Array.from(
        { length: Math.min(field.high + 1, Math.max(2, seats)) - field.low },
        (_, place) => field.low + place,
      );
      const choices = numbers.map((seat) => ({ id: String(seat), title: { en: w.seat(seat), de: w.seat(seat) } }));
      return (
        <Select
          id={id}
          name={field.key}
          title={title}
          value={value === undefined ? undefined : String(value)}
          choices={choices}
          onWrite={(text) => onWrite(text === undefined ? undefined : Number(text))}
        />
      );
    }
    default:
      return <Number_ {...props} />;
  }
}

function Number_({ id, field, value, onWrite }: OneProps) {
  const w = editWords();
  const isWhole = field.kind !== "length";
  return (
    <div class="field">
      <label for={id}>{say(field.title)}</label>
      <input
        id={id}
        class="input"
        type="number"
        data-field={field.key}
        min={field.low}
        max={field.high}
        step={isWhole ? 1 : 0.001}
        placeholder={w.usual}
        value={typeof value === "number" ? value : ""}
        onChange={(event) => {
          const text = event.currentTarget.value.trim();
          onWrite(text === "" || !Number.isFinite(Number(text)) ? undefined : Number(text));
        }}
      />
    </div>
  );
}

function Place({ id, field, value, onWrite }: OneProps) {
  const w = editWords();
  if (!Array.isArray(value)) return null;
  const [x, y] = value as [number, number];
  const put = (axis: 0 | 1, text: string): void => {
    const number = Number(text);
    if (text.trim() !== "" && Number.isFinite(number)) onWrite(axis ? [x, number] : [number, y]);
  };
  return (
    <fieldset class="field edit-place">
      <legend class="label">{say(field.title)}</legend>
      {([0, 1] as const).map((axis) => (
        <label key={axis} for={`${id}-${axis}`}>
          <span>{axis ? w.up : w.across}</span>
          <input
            id={`${id}-${axis}`}
            class="input"
            type="number"
            step={0.001}
            min={0}
            data-field={`${field.key}:${axis ? "y" : "x"}`}
            value={axis ? y : x}
            onChange={(event) => put(axis, event.currentTarget.value)}
          />
        </label>
      ))}
    </fieldset>
  );
}

interface SelectProps {
  id: string;
  name: string;
  title: string;
  value: unknown;
  choices: readonly PositionChoice[];
  onWrite: (value: string | undefined) => void;
}

function Select({ id, name, title, value, choices, onWrite }: SelectProps) {
  const w = editWords();
  const isKnown = value === undefined || value === "" || choices.some((choice) => choice.id === value);
  return (
    <div class="field">
      <label for={id}>{title}</label>
      <select
        id={id}
        class="input"
        data-field={name}
        value={typeof value === "string" ? value : ""}
        onChange={(event) => onWrite(event.currentTarget.value || undefined)}
      >
        <option value="">{w.usual}</option>
        {isKnown ? null : <option value={String(value)}>{String(value)}</option>}
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {say(choice.title)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A list in an order: what is chosen stands in it, one more is added at its end. */
function Several({ id, field, value, onWrite }: OneProps) {
  const w = editWords();
  const list = Array.isArray(value) ? (value as string[]) : [];
  const called = (name: string): string => {
    const choice = field.choices.find((each) => each.id === name);
    return choice ? say(choice.title) : name;
  };
  return (
    <div class="field">
      <label for={id}>{say(field.title)}</label>
      {list.length ? (
        <ol class="edit-list">
          {list.map((name, place) => (
            <li key={`${name}:${place}`}>
              {called(name)}{" "}
              <button
                type="button"
                class="link"
                aria-label={w.takeOut(called(name))}
                onClick={() => onWrite(list.length > 1 ? list.filter((_each, other) => other !== place) : undefined)}
              >
                ×
              </button>
            </li>
          ))}
        </ol>
      ) : null}
      <select
        id={id}
        class="input"
        data-field={field.key}
        value=""
        onChange={(event) => event.currentTarget.value && onWrite([...list, event.currentTarget.value])}
      >
        <option value="">{list.length ? w.oneMore : w.usual}</option>
        {field.choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {say(choice.title)}
          </option>
        ))}
      </select>
    </div>
  );
}
