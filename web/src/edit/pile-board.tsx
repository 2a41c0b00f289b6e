// A table of cards in the making: the armies with their ranks and piles. Cards are clicked or dragged to a place.

import type { CardKit } from "../games/game";
import { gameOf } from "../games/registry";
import { useLoad } from "../load";
import { Waiting } from "../shell/parts";
import { SeatMark } from "../shell/seat-mark";
import { say } from "../texts";
import type { PositionForm, PositionPile } from "../wire";
import { lift } from "./carrying";
import type { Editor } from "./editor";
import { armiesOf, type Berth, berthed, CARDS, freshCopy, handed, idOf, itemsOf, pileOf, ranksOf } from "./piles";
import { type Entry, entryAt, isSame } from "./position";
import { editWords } from "./texts";
import { titleAt } from "./titles";

interface BoardProps {
  editor: Editor;
  form: PositionForm;
  kit: CardKit;
}

/** How the cards of a game are drawn; undefined until it is known. */
export function useCardKit(game: string): CardKit | undefined {
  return useLoad(async () => gameOf(game)?.cards?.(), [game]).value;
}

export function PileBoard({ editor, form }: { editor: Editor; form: PositionForm }) {
  const kit = useCardKit(editor.game);
  if (!kit) return <Waiting />;
  const armies = armiesOf(editor.position.value);
  return (
    <div class="edit-armies" data-testid="armies" data-placing={editor.part.value !== null || undefined}>
      {armies
        .map((army, seat) => <Army key={seat} editor={editor} form={form} kit={kit} army={army} seat={seat} />)
        .reverse()}
    </div>
  );
}

/** What is to be put somewhere: a new card of the palette, else the one that is chosen. */
function movedBy(editor: Editor): string | null {
  const part = editor.part.peek()?.part;
  if (part) return freshCopy(editor.position.peek(), part.name);
  const chosen = editor.chosen.peek();
  return chosen?.section === CARDS ? String(chosen.name) : null;
}

/** Lays down what is in hand, or what has been dragged there. */
function put(editor: Editor, form: PositionForm, berth: Berth, name = movedBy(editor)): void {
  if (name === null) return;
  editor.change(berthed(editor.position.peek(), form, name, berth));
  editor.chosen.value = { section: CARDS, name };
}

/** Onto another card: equipment is taken up by it, anything else lies down before it. */
function putOn({ editor, form, kit }: BoardProps, host: string, berth: Berth, name = movedBy(editor)): void {
  if (name === null || name === host) return;
  if (berth.rank < 0 || !kit.isHeld(idOf(name))) {
    put(editor, form, berth, name);
    return;
  }
  editor.change(handed(editor.position.peek(), name, host));
  editor.chosen.value = { section: CARDS, name };
}

function Army({ army, seat, ...board }: BoardProps & { army: Entry; seat: number }) {
  const w = editWords();
  const { form } = board;
  const isFoe = seat > 0;
  const piles = form.piles.map((pile) =>
    pile.is_ranks ? (
      <Ranks key={pile.key} {...board} army={army} seat={seat} pile={pile} />
    ) : (
      <Pile key={pile.key} {...board} army={army} seat={seat} pile={pile} />
    ),
  );
  return (
    <section class="edit-army" aria-labelledby={`edit-army-${seat}`} data-army={seat}>
      <h2 id={`edit-army-${seat}`} class="row">
        <SeatMark seat={seat} size={16} />
        {w.player(seat)}
      </h2>
      {isFoe ? piles.reverse() : piles}
    </section>
  );
}

type PileProps = BoardProps & { army: Entry; seat: number; pile: PositionPile };

/** The front ranks of the armies face each other. */
function Ranks({ army, seat, pile, ...board }: PileProps) {
  const w = editWords();
  const ranks = [...ranksOf(army, pile.key), []];
  const rows = ranks.map((names, rank) => (
    <div key={rank} class="edit-rank" role="group" aria-label={w.rank(rank + 1)}>
      <span class="edit-rank-number" aria-hidden="true">
        {rank + 1}
      </span>
      {names.map((name, at) => (
        <Standing key={name} {...board} name={name} berth={{ seat, pile: pile.key, rank, at }} />
      ))}
      <Slot
        {...board}
        berth={{ seat, pile: pile.key, rank, at: -1 }}
        text={names.length ? w.putInRank(rank + 1) : w.newRank}
      />
    </div>
  ));
  return <div class="edit-ranks">{seat > 0 ? rows.reverse() : rows}</div>;
}

function Pile({ army, seat, pile, ...board }: PileProps) {
  const names = pileOf(army, pile.key);
  const title = say(pile.title);
  return (
    <div class="edit-pile" role="group" aria-label={title} data-pile={`${seat}:${pile.key}`}>
      <b>
        {title} <span class="soft">{names.length}</span>
      </b>
      {names.map((name, at) => (
        <Chip key={name} {...board} name={name} berth={{ seat, pile: pile.key, rank: -1, at }} />
      ))}
      <Slot {...board} berth={{ seat, pile: pile.key, rank: -1, at: -1 }} text={editWords().putHere(title)} />
    </div>
  );
}

/** A place to put something at the end of a rank or pile. */
function Slot({ editor, form, berth, text }: BoardProps & { berth: Berth; text: string }) {
  const isWanted = editor.part.value !== null || editor.chosen.value?.section === CARDS;
  return (
    <button
      type="button"
      class="edit-slot"
      data-berth={JSON.stringify(berth)}
      aria-label={text}
      title={text}
      disabled={!isWanted}
      onClick={() => put(editor, form, berth)}
    >
      +
    </button>
  );
}

type CardProps = BoardProps & { name: string; berth: Berth };

/** Clicked while something is to be put down: it is put there; else this card is chosen. */
function useCard({ name, berth, ...board }: CardProps) {
  const { editor, form } = board;
  const spot = { section: CARDS, name };
  const title = titleAt(editor.position.value, form.sections[0]!, name);
  const drop = (target: Element): void => {
    const slot = target.closest<HTMLElement>("[data-berth]");
    if (!slot) return;
    const there = JSON.parse(slot.dataset["berth"]!) as Berth;
    if (slot.dataset["cardName"]) putOn(board, slot.dataset["cardName"], there, name);
    else put(editor, form, there, name);
  };
  return {
    title,
    isChosen: isSame(spot, editor.chosen.value),
    onPointerDown: (event: PointerEvent): void => lift(event, drop),
    onClick: (): void => {
      if (editor.part.peek()) putOn(board, name, berth);
      else editor.chosen.value = spot;
    },
  };
}

function Standing(props: CardProps) {
  const { editor, kit, name, berth } = props;
  const w = editWords();
  const { title, isChosen, ...hands } = useCard(props);
  const position = editor.position.value;
  const entry = entryAt(position, { section: CARDS, name }) ?? {};
  const state = String(entry["state"] ?? "ready");
  const wounds = Number(entry["wounds"] ?? 0);
  const told = say(
    props.form.sections[0]!.fields.find(({ key }) => key === "state")?.choices.find(({ id }) => id === state)
      ?.title ?? {
      en: "",
      de: "",
    },
  );
  return (
    <div class="edit-standing" data-state={state}>
      <button
        type="button"
        class="edit-card"
        data-card-name={name}
        data-berth={JSON.stringify(berth)}
        aria-pressed={isChosen}
        aria-label={[title, state === "ready" ? "" : told, wounds ? w.wounds(wounds) : ""].filter(Boolean).join(", ")}
        {...hands}
      >
        <kit.Card id={idOf(name)} />
        {state === "ready" ? null : <span class="edit-mark">{told}</span>}
        {wounds ? <span class="edit-mark is-wounds">−{wounds}</span> : null}
      </button>
      {itemsOf(position, name).map((item) => (
        <Chip key={item} {...props} name={item} berth={berth} />
      ))}
    </div>
  );
}

function Chip(props: CardProps) {
  const { title, isChosen, ...hands } = useCard(props);
  return (
    <button
      type="button"
      class="edit-cardname"
      data-card-name={props.name}
      data-berth={JSON.stringify(props.berth)}
      aria-pressed={isChosen}
      {...hands}
    >
      {title}
    </button>
  );
}

/** A new card out of the palette onto the table. */
export function liftPart(editor: Editor, form: PositionForm, kit: CardKit, id: string, event: PointerEvent): void {
  lift(event, (target) => {
    const slot = target.closest<HTMLElement>("[data-berth]");
    if (!slot) return;
    const name = freshCopy(editor.position.peek(), id);
    const there = JSON.parse(slot.dataset["berth"]!) as Berth;
    if (slot.dataset["cardName"]) putOn({ editor, form, kit }, slot.dataset["cardName"], there, name);
    else put(editor, form, there, name);
  });
}
