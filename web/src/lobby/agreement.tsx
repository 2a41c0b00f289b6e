// What the players agree on before a match: the server offers the choices, and this draws the form.
import { useId } from "preact/hooks";
import { lang } from "../settings";
import { Drawing } from "../shell/drawing";
import { Check, Segments } from "../shell/parts";
import { say, words } from "../texts";
import type { ChoiceInfo, GameInfo } from "../wire";
import { agree, agreedOn, arrangement, choicesFor, opponentsOf } from "./arrangement";

const FEW = 3;

/** For this many players; as many as the lobby would set, unless told otherwise. */
export function Agreement({ game, seats: told }: { game: GameInfo; seats?: number }) {
  const w = words().lobby;
  const seats = told ?? opponentsOf(game, arrangement.value.opponents) + 1;
  const choices = choicesFor(game, seats);
  const agreed = arrangement.value.agreed[game.id] ?? {};
  if (!choices.length) return null;
  const first = choices.filter((choice) => choice.is_first);
  const others = choices.filter((choice) => !choice.is_first);
  const isChanged = others.some((choice) => agreedOn(choice, agreed) !== choice.otherwise);
  const draw = (choice: ChoiceInfo) => (
    <Question key={choice.word} game={game} choice={choice} seats={seats} value={agreedOn(choice, agreed)} />
  );
  return (
    <fieldset class="step agreement" data-testid="agreement">
      <legend>
        <h3>{w.agreement}</h3>
      </legend>
      {first.map(draw)}
      {others.length ? (
        <details class="more" open={isChanged || !first.length}>
          <summary>{w.agreementMore}</summary>
          <div class="stack">{others.map(draw)}</div>
        </details>
      ) : null}
    </fieldset>
  );
}

interface QuestionProps {
  game: GameInfo;
  choice: ChoiceInfo;
  seats: number;
  value: string;
}

function Question(props: QuestionProps) {
  const { game, choice, value } = props;
  if (choice.is_pictured) return <Pictured {...props} />;
  if (choice.kind === "yes-or-no") {
    return (
      <Check
        label={say(choice.title)}
        hint={say(choice.hint)}
        isChecked={value === "yes"}
        onChange={(isChecked) => agree(game, choice.word, isChecked ? "yes" : "no")}
      />
    );
  }
  return choice.kind === "number" ? <Amount {...props} /> : <OneOf {...props} />;
}

function OneOf({ game, choice, value }: QuestionProps) {
  const w = words().lobby;
  const id = useId();
  const usual = choice.otherwise ? [] : [{ value: "", text: w.asUsual }];
  const all = [...usual, ...choice.values.map(({ word, title }) => ({ value: word, text: say(title) }))];
  const chosen = choice.values.find(({ word }) => word === value);
  const hint = [chosen ? say(chosen.hint) : "", say(choice.hint)].filter(Boolean).join(". ");
  const choose = (word: string): void => agree(game, choice.word, word);
  return (
    <div class="stack agreement-one">
      {all.length <= FEW ? (
        <Segments
          label={say(choice.title)}
          name={`agreed-${choice.word}`}
          value={value}
          choices={all}
          onChoose={choose}
        />
      ) : (
        <div class="field">
          <label for={id}>{say(choice.title)}</label>
          <select id={id} class="input" value={value} onChange={(event) => choose(event.currentTarget.value)}>
            {all.map((each) => (
              <option key={each.value} value={each.value}>
                {each.text}
              </option>
            ))}
          </select>
        </div>
      )}
      <p class="hint">{hint}</p>
    </div>
  );
}

function Amount({ game, choice, value }: QuestionProps) {
  const w = words().lobby;
  const id = useId();
  return (
    <div class="field agreement-number">
      <label for={id}>{say(choice.title)}</label>
      <input
        id={id}
        class="input"
        type="number"
        inputMode="numeric"
        min={choice.least}
        max={choice.most}
        step={choice.step}
        placeholder={choice.otherwise || w.asUsual}
        aria-describedby={`${id}-hint`}
        value={value === choice.otherwise ? "" : value}
        onChange={(event) => agree(game, choice.word, event.currentTarget.value.trim())}
      />
      <p id={`${id}-hint`} class="hint">
        {say(choice.hint)}
      </p>
    </div>
  );
}

/** Each answer with its drawing. */
function Pictured({ game, choice, seats, value }: QuestionProps) {
  const chosen = choice.values.find(({ word }) => word === value);
  const drawing = (word: string): string => {
    const query = new URLSearchParams({ [choice.word]: word, seats: String(seats), lang: lang.value });
    return `/api/games/${game.id}/picture?${query}`;
  };
  return (
    <fieldset class="agreement-pictured">
      <legend class="label">{say(choice.title)}</legend>
      <div class="choices pictures">
        {choice.values.map(({ word, title, hint }) => (
          <label key={word} class="choice" title={say(hint)}>
            <input
              type="radio"
              name={`agreed-${choice.word}`}
              checked={word === value}
              onChange={() => agree(game, choice.word, word)}
            />
            <Drawing path={drawing(word)} />
            <span class="choice-title">{say(title)}</span>
          </label>
        ))}
      </div>
      {chosen ? (
        <div class="agreement-chosen">
          <Drawing path={drawing(chosen.word)} />
          <p>
            <b>{say(chosen.title)}.</b> {say(chosen.hint)}
          </p>
        </div>
      ) : null}
    </fieldset>
  );
}
