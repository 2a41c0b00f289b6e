// The four values of a click with small signs, and the whole dial as a table.
import { rule } from "../../../api";
import { useLoad } from "../../../load";
import { RuleLink } from "../../../shell/rule-link";
import { say } from "../../../texts";
import type { ClickFace, FigureFace } from "../../../wire";
import { AbilitySign, CombatDial, type DialFace, VALUE_SIGNS } from "../../measured/dial";
import { type Catalogue, called, SLOTS, type Slot } from "./catalogue";
import { words } from "./texts";

export function Sign({ slot, size = "1em" }: { slot: Slot; size?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      style={{ width: size, height: size }}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={VALUE_SIGNS[slot]} />
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

export const faceOf = (click: ClickFace, isStart: boolean): DialFace => ({
  slots: SLOTS.map((slot) => ({
    kind: slot,
    value: String(click[slot]),
    mark: click.marks.find((mark) => mark.slot === slot)?.ability ?? "",
    text: "",
  })),
  isStart,
  isRepair: click.is_repair,
});

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
      <CombatDial
        clicks={figure.dial.map((click, at) => faceOf(click, starts.includes(at)))}
        now={starts[0] ?? 0}
        sitter={{ ...figure, seat: 0 }}
      />
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
              <b class="ar-letter">{letter(ability)}</b> <AbilitySign ability={ability} />{" "}
              <span>{called("abilities", ability)}</span>{" "}
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
