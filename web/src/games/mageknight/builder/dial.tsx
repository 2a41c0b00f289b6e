// The four values of a click with small signs, and the whole dial as a table.
import { rule } from "../../../api";
import { useLoad } from "../../../load";
import { RuleLink } from "../../../shell/rule-link";
import { say } from "../../../texts";
import type { ClickFace, FigureFace } from "../../../wire";
import { type Catalogue, called, SLOTS, type Slot } from "./catalogue";
import { words } from "./texts";

const SIGNS: Record<Slot, string> = {
  movement: "M5 3h5v9l6 3c2 1 3 2 3 4v2H5zM3 22h17v1H3z",
  attack: "M20.8 3.2l-1 4.4-9.4 9.4-3.4-3.4 9.4-9.4zM5.5 12.8l5.7 5.7-1.6 1.6-2-2-3.7 3.7-1.7-1.7 3.7-3.7-2-2z",
  defense: "M12 2.2l8 2.4v6.6c0 5.2-3.3 8.6-8 10.6-4.7-2-8-5.4-8-10.6V4.6z",
  damage: "M12 1l2.6 6.2L21 5l-2.2 6.4L23 15l-6.5 1 .3 6.6L12 18l-4.8 4.6.3-6.6L1 15l4.2-3.6L3 5l6.4 2.2z",
};

export function Sign({ slot, size = "1em" }: { slot: Slot; size?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      style={{ width: size, height: size }}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SIGNS[slot]} />
    </svg>
  );
}

export function ShortValues({ click }: { click: ClickFace | undefined }) {
  if (!click) return null;
  return (
    <span class="bd-values ar-values">
      {SLOTS.map((slot) => (
        <span key={slot} title={called("values", slot)}>
          <Sign slot={slot} size="0.9em" />
          {click[slot]}
          {click.marks.some((mark) => mark.slot === slot) ? <i class="ar-dot" /> : null}
        </span>
      ))}
    </span>
  );
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** MK-FIGURE-16: every click; letters stand for abilities, which are named below. */
export function Dial({
  catalogue,
  figure,
  starts,
}: {
  catalogue: Catalogue;
  figure: FigureFace;
  starts: readonly number[];
}) {
  const w = words();
  const letter = (ability: string): string => LETTERS[figure.abilities.indexOf(ability)] ?? "";
  return (
    <div class="stack">
      <div class="ar-dial-box" tabIndex={0} role="region" aria-label={w.dial}>
        <table class="ar-dial">
          <thead>
            <tr>
              <th scope="row">{w.click}</th>
              {figure.dial.map((click, at) => (
                <th key={at} scope="col" class={starts.includes(at) ? "is-start" : ""}>
                  {at + 1}
                  {click.is_repair ? "+" : ""}
                  {starts.includes(at) ? <span class="unseen"> ({w.start})</span> : null}
                </th>
              ))}
              <th scope="col">
                <span aria-hidden="true">☠</span>
                <span class="unseen">{w.skull}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {SLOTS.map((slot) => (
              <tr key={slot}>
                <th scope="row">
                  <Sign slot={slot} /> {called("values", slot)}
                </th>
                {figure.dial.map((click, at) => {
                  const marks = click.marks.filter((mark) => mark.slot === slot);
                  return (
                    <td
                      key={at}
                      class={[starts.includes(at) ? "is-start" : "", marks.length ? "is-marked" : ""].join(" ")}
                      title={marks.map((mark) => called("abilities", mark.ability)).join(", ") || undefined}
                    >
                      {click[slot]}
                      <sup>{marks.map((mark) => letter(mark.ability)).join("")}</sup>
                    </td>
                  );
                })}
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="hint">{w.marks}</p>
      <h3>{w.abilities}</h3>
      {figure.abilities.length ? (
        <ul role="list" class="ar-abilities">
          {figure.abilities.map((ability) => (
            <li key={ability}>
              <b class="ar-letter">{letter(ability)}</b> <span>{called("abilities", ability)}</span>{" "}
              <span class="hint">({called("values", catalogue.slots[ability] ?? "")})</span>{" "}
              <RuleLink id={catalogue.rules[ability] ?? ""} />
              <RuleWords id={catalogue.rules[ability] ?? ""} />
            </li>
          ))}
        </ul>
      ) : (
        <p class="soft">{w.noAbility}</p>
      )}
    </div>
  );
}

/** What the rule says, as soon as it has come. */
function RuleWords({ id }: { id: string }) {
  const { value } = useLoad(() => rule(id), [id]);
  return value ? <p class="ar-ability-words">{say(value.text)}</p> : null;
}
