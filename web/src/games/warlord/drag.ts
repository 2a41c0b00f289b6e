// Dragging: a character onto an enemy strikes, a card onto its bearer equips, into a rank recruits or manoeuvres.
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { isPlain, plainAnswer } from "../../match/answer";
import type { Play } from "../../match/play";
import type { Option, Question } from "../../wire";
import type { Stage } from "./stage";
import { touchesOf } from "./stage";

const FAR_ENOUGH = 9;

interface Target {
  card: number;
  /** Seat, rank and place in it. */
  rank: { seat: number; rank: number; place: number } | null;
  element: Element | null;
}

export function useDrag(root: RefObject<HTMLElement | null>, stage: Stage): void {
  useEffect(() => {
    const board = root.current;
    const { play } = stage;
    if (!board || !play) return;
    let held: { id: number; element: HTMLElement; x: number; y: number; pointer: number } | null = null;
    let ghost: HTMLElement | null = null;
    let marked: Element | null = null;

    const end = (): void => {
      ghost?.remove();
      marked?.classList.remove("is-drop");
      held?.element.classList.remove("is-dragged");
      board.classList.remove("is-dragging");
      held = ghost = marked = null;
    };
    const down = (event: PointerEvent): void => {
      const element = (event.target as Element).closest<HTMLElement>("[data-card]");
      if (event.button !== 0 || !element || (event.pointerType === "touch" && !element.closest(".is-lit"))) return;
      const id = Number(element.dataset["card"]);
      if (canDrag(stage, id)) held = { id, element, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    };
    const move = (event: PointerEvent): void => {
      if (!held || event.pointerId !== held.pointer) return;
      if (!ghost) {
        if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR_ENOUGH) return;
        if (
          event.pointerType === "touch" &&
          !board.classList.contains("takes-touch") &&
          matchMedia("(max-width: 43rem)").matches
        )
          return;
        ghost = lift(held.element);
        held.element.classList.add("is-dragged");
        board.classList.add("is-dragging");
        play.menuAt.value = -1;
        play.isPointing.value = false;
      }
      event.preventDefault();
      ghost.style.translate = `${event.clientX - held.x}px ${event.clientY - held.y}px`;
      const target = targetAt(event, held.id);
      if (target.element !== marked) {
        marked?.classList.remove("is-drop");
        marked = target.element && meant(stage, held.id, target) ? target.element : null;
        marked?.classList.add("is-drop");
      }
    };
    const up = (event: PointerEvent): void => {
      if (!held || event.pointerId !== held.pointer) return;
      if (ghost) {
        const act = meant(stage, held.id, targetAt(event, held.id));
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
        act?.();
      }
      end();
    };
    board.addEventListener("pointerdown", down);
    addEventListener("pointermove", move, { passive: false });
    addEventListener("pointerup", up);
    addEventListener("pointercancel", end);
    return () => {
      board.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
      end();
    };
  }, [stage.scene, stage.play?.question.value]);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function lift(element: HTMLElement): HTMLElement {
  const box = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  const cell = getComputedStyle(element).getPropertyValue("--cell");
  ghost.removeAttribute("data-card");
  ghost.classList.add("wl-ghost");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  for (const name of ["--cell", "--deep", "--mid", "--light", "--metal"]) {
    ghost.style.setProperty(name, name === "--cell" ? cell : getComputedStyle(element).getPropertyValue(name));
  }
  document.body.append(ghost);
  return ghost;
}

function targetAt(event: PointerEvent, dragged: number): Target {
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  const gap = under.map((element) => element.closest<HTMLElement>("[data-gap]")).find(Boolean);
  if (gap) {
    const [seat, rank, place] = gap.dataset["gap"]!.split(":").map(Number);
    return { card: -1, rank: { seat: seat!, rank: rank!, place: place! }, element: gap };
  }
  const card = under
    .map((element) => element.closest<HTMLElement>(".wl-cell, [data-card]"))
    .find((each) => each && idOf(each) !== dragged);
  const row = under.map((element) => element.closest<HTMLElement>("[data-rank]")).find(Boolean);
  const rank = row ? placeIn(row, event.clientX, dragged) : null;
  return {
    card: card ? idOf(card) : -1,
    rank,
    element: card ?? row ?? under.find((each) => each.matches(".wl-field")) ?? null,
  };
}

const idOf = (element: HTMLElement): number => Number(element.dataset["cell"] ?? element.dataset["card"] ?? -1);

function placeIn(row: HTMLElement, x: number, dragged: number): Target["rank"] {
  const [seat, rank] = row.dataset["rank"]!.split(":").map(Number);
  const cells = [...row.querySelectorAll<HTMLElement>("[data-cell]")].filter((cell) => idOf(cell) !== dragged);
  const place = cells.filter((cell) => {
    const box = cell.getBoundingClientRect();
    return box.left + box.width / 2 < x;
  }).length;
  return { seat: seat!, rank: rank!, place };
}

function canDrag(stage: Stage, id: number): boolean {
  const question = stage.play?.question.peek();
  if (!question || stage.play?.draft.peek()) return false;
  return touchesOf(stage, id).length > 0 || (question.subject === id && ["strike", "place"].includes(question.kind));
}

/** What letting go here would do. */
function meant(stage: Stage, id: number, target: Target): (() => void) | null {
  const play = stage.play!;
  const question = play.question.peek();
  if (!question) return null;
  if (question.subject === id && target.card >= 0) return takeAt(play, question, target.card);
  if (question.kind === "place" && question.subject === id && target.rank)
    return takePlace(play, question, target.rank);
  const options = touchesOf(stage, id).flatMap(({ option, pick }) => (pick ? [] : [option]));
  const onto = target.card >= 0 ? stage.scene.cards[target.card] : undefined;
  if (onto && onto.seat >= 0 && onto.seat !== stage.you) {
    const attack = options.find((option) => option.key === "attack");
    return attack ? () => void play.answer(plainAnswer(attack), (next) => strikeAt(next, target.card)) : null;
  }
  const given = onto ? options.flatMap((option) => onBearer(play, option, target.card) ?? [])[0] : undefined;
  if (given) return given;
  const moving = options.find((option) => option.key === "recruit" || option.key === "manoeuvre");
  const { rank } = target;
  if (moving && rank && rank.seat === stage.you)
    return () => void play.answer(plainAnswer(moving), (next) => placeAt(next, rank));
  const played = stage.scene.hand.includes(id) ? options.filter((option) => isPlain(option)) : [];
  return played.length === 1 && target.element ? () => play.choose(played[0]!) : null;
}

function takeAt(play: Play, question: Question, card: number): (() => void) | null {
  const option = question.options.find((each) => each.at.includes(card) && isPlain(each));
  return option ? () => play.choose(option) : null;
}

function takePlace(play: Play, question: Question, rank: NonNullable<Target["rank"]>): (() => void) | null {
  const answer = placeAt(question, rank);
  return answer ? () => void play.answer(answer) : null;
}

function strikeAt(question: Question, card: number) {
  const option = question.kind === "strike" ? question.options.find((each) => each.at.includes(card)) : undefined;
  return option ? plainAnswer(option) : null;
}

function placeAt(question: Question, { seat, rank, place }: NonNullable<Target["rank"]>) {
  const option = question.options.find(
    (each) => each.place?.seat === seat && each.place.rank === rank && each.place.place === place,
  );
  return option ? plainAnswer(option) : null;
}

/** An item onto its bearer, an action onto who performs it. */
function onBearer(play: Play, option: Option, card: number): (() => void) | null {
  const pick = option.among.find((each) => each.at.includes(card));
  if (pick && option.least <= 1 && option.most === 1) {
    return () => void play.answer({ ...plainAnswer(option), picks: [pick.pick] });
  }
  return option.key === "equip" && isPlain(option) ? () => play.choose(option) : null;
}
