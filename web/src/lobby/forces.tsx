// Decks and armies to choose from: ready ones with their guide, one's own, or later.
import { printForce, readyDeck } from "../api";
import { ownDecks } from "../decks";
import { download, fileName } from "../download";
import { gameOf } from "../games/registry";
import { Icon } from "../shell/icons";
import { toastTrouble } from "../shell/toasts";
import { say, sayEither, words } from "../texts";
import type { GameInfo } from "../wire";
import { type ForceChoice, listsFor } from "./arrangement";

/** A title such as "Elves, Thalorin Dawnbow" has the people first and the leader after the comma. */
function parts(title: string): [string, string] {
  const at = title.indexOf(", ");
  return at < 0 ? ["", title] : [title.slice(0, at), title.slice(at + 2)];
}

export function forceTitle(game: GameInfo, choice: ForceChoice): string {
  if (choice.startsWith("own:")) return choice.slice(4);
  const brought = listsFor(game).find((each) => each.choice === choice);
  if (brought) return sayEither(brought.name);
  const ready = game.forces?.ready.find(({ name }) => `ready:${name}` === choice);
  return ready ? say(ready.title) : "";
}

interface Listed {
  choice: ForceChoice;
  title: string;
  people: string;
  guide: string;
}

function listedForces(game: GameInfo): Listed[] {
  const own = ownDecks.value.filter((deck) => deck.game === game.id);
  const brought = listsFor(game);
  return [
    ...brought.map(({ choice, name }) => ({ choice, title: sayEither(name), people: words().lobby.ofPack, guide: "" })),
    ...own.map((deck) => ({ choice: `own:${deck.name}`, title: deck.name, people: words().lobby.own, guide: "" })),
    ...(game.forces?.ready ?? []).map((ready) => {
      const [people, title] = parts(say(ready.title));
      return { choice: `ready:${ready.name}`, title, people, guide: say(ready.guide) };
    }),
  ];
}

export function ForceCards(props: { game: GameInfo; value: ForceChoice; onChoose: (choice: ForceChoice) => void }) {
  const w = words().lobby;
  const { game, value } = props;
  if (!game.forces) return null;
  const all: Listed[] = [...listedForces(game), { choice: "", title: w.later, people: "", guide: "" }];
  const chosen = all.find(({ choice }) => choice === value);
  return (
    <fieldset class="step">
      <legend>
        <h3>{w.yourForce(say(game.forces.thing))}</h3>
      </legend>
      <div class="choices forces">
        {all.map(({ choice, title, people }) => (
          <label key={choice} class="choice">
            <input type="radio" name="force" checked={choice === value} onChange={() => props.onChoose(choice)} />
            {people ? <span class="people">{people}</span> : null}
            <span class="choice-title">{title}</span>
            {choice ? null : <span class="hint">{w.laterHint}</span>}
          </label>
        ))}
      </div>
      {chosen?.guide ? (
        <div class="guide">
          <h4>{w.guide}</h4>
          <p>{chosen.guide}</p>
        </div>
      ) : null}
      <ForceTools game={game} choice={value} title={chosen?.title ?? ""} />
    </fieldset>
  );
}

/** Building one's own, and printing what is chosen. */
function ForceTools({ game, choice, title }: { game: GameInfo; choice: ForceChoice; title: string }) {
  const w = words().lobby;
  const builder = game.has_builder ? gameOf(game.id)?.builder?.address : undefined;
  // Printers know our own content only.
  const prints = choice && !choice.startsWith("pack:") ? (game.forces?.prints ?? []) : [];
  const paper = async (kind: string): Promise<void> => {
    const name = choice.slice(choice.indexOf(":") + 1);
    const own = choice.startsWith("own:")
      ? ownDecks.peek().find((deck) => deck.game === game.id && deck.name === name)
      : undefined;
    const text = own ? own.text : (await readyDeck(game.id, name)).text;
    download(await printForce(game.id, text, kind), `${fileName(title)}-${kind}.pdf`);
  };
  if (!builder && !prints.length) return null;
  return (
    <p class="row force-tools">
      {builder ? (
        <a class="button small" href={builder}>
          <Icon name="pen" size={18} />
          {w.buildOwn}
        </a>
      ) : null}
      {prints.map(({ kind, title: name }) => (
        <button
          key={kind}
          type="button"
          class="button small"
          data-print={kind}
          onClick={() => void paper(kind).catch(toastTrouble)}
        >
          <Icon name="print" size={18} />
          {say(name)}
        </button>
      ))}
    </p>
  );
}

/** The same choice in one line, for everybody else at the table. */
export function ForceSelect(props: {
  game: GameInfo;
  label: string;
  none: string;
  value: ForceChoice;
  onChoose: (choice: ForceChoice) => void;
}) {
  if (!props.game.forces) return null;
  return (
    <select
      class="input"
      aria-label={props.label}
      value={props.value}
      onChange={(event) => props.onChoose(event.currentTarget.value)}
    >
      <option value="">{props.none}</option>
      {listedForces(props.game).map(({ choice, title, people }) => (
        <option key={choice} value={choice}>
          {people ? `${title} (${people})` : title}
        </option>
      ))}
    </select>
  );
}
