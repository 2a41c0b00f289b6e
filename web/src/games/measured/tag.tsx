// What a deed would come to, where it would happen: chances on targets, a paper tag on the one that is pointed at.
import { useLayoutEffect, useRef } from "preact/hooks";
import { isFor } from "../../match/answer";
import { useOdds } from "../../match/odds";
import type { Plan } from "../../wire";
import { deedOf } from "./deeds";
import { chanceKey, percentOf } from "./planner";
import type { Point } from "./projection";
import { chosenOf, deedsOn, figureOf, useStage, usualOn } from "./stage";
import { measuredWords } from "./texts";

const targetOf = (plan: Plan | null): number => plan?.rays.at(-1)?.target ?? plan?.answer?.picks?.at(-1) ?? -1;

/** It tells of dice, not of a way. */
const hasWords = (plan: Plan | null): boolean => plan !== null && plan.words.length > 0 && plan.length < 0;

/** Small chances above everybody whom the chosen figure can do something to. */
export function Chances() {
  const stage = useStage();
  const { planner, projection, scene, play } = stage;
  const by = chosenOf(stage);
  const chances = planner?.chances.value;
  if (!play || by < 0 || !chances?.size) return null;
  const draft = play.draft.value?.option;
  // The paper tag says the same, larger.
  const tagged = planner && hasWords(planner.plan.value) ? targetOf(planner.plan.value) : -1;
  const found = scene.figures.flatMap((figure) => {
    const meant = draft
      ? deedsOn(stage, by, figure.id).find(({ option }) => option === draft)
      : usualOn(stage, by, figure.id);
    const percent = meant?.pick ? chances.get(chanceKey(meant.option, meant.pick)) : undefined;
    return percent === undefined || figure.id === tagged ? [] : [{ figure, percent }];
  });
  return (
    <g class="ms-chances" aria-hidden="true">
      {found.map(({ figure, percent }) => {
        const [x, y] = projection.to([figure.x, figure.y - 0]);
        return (
          <g key={figure.id} transform={`translate(${x} ${y - figure.radius * 1.5})`}>
            <g style={{ transform: "scale(var(--u))" }}>
              <rect x="-28" y="-26" width="56" height="26" rx="13" />
              <path d="M-6-1h12l-6 7z" />
              <text y="-7.500" text-anchor="middle">
                {percent} %
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Beside what would be hit, or beside where it would stand: the odds, or everything that speaks against it. */
export function Tag() {
  const stage = useStage();
  const { planner, play, camera, projection } = stage;
  const box = useRef<HTMLDivElement>(null);
  const plan = planner?.plan.value ?? null;
  const view = camera.place.value;
  const odds = useOdds(play, plan?.legal ? plan.answer : null);
  const percent = percentOf(odds);
  // While a deed is shown, nobody asks what the next one would come to.
  const isShown = play ? play.film.deed.value !== null && play.film.phase.value !== "rest" : false;
  const against = isShown ? [] : (planner?.against.value ?? []);
  const target = figureOf(stage, targetOf(plan));
  const end = planner?.sketch.value?.path.at(-1) as Point | undefined;
  const at: Point | undefined = end ?? (target ? [target.x, target.y] : undefined);
  const radius = target?.radius ?? 620;
  useLayoutEffect(() => {
    const tag = box.current;
    if (!tag || !at) return;
    const [wide] = camera.size.peek();
    const [x, y] = camera.onScreen(projection.to(at));
    // Above the brackets; where a length stands there already, above that.
    const lift = radius / camera.scale.peek() + (plan && plan.length >= 0 ? 36 : 16);
    const { top, left, right } = camera.insets.peek();
    const { width, height } = tag.getBoundingClientRect();
    const isAbove = y - lift - height > top + 4;
    const put = Math.max(left + 4, Math.min(x - width / 2, wide - right - width - 4));
    tag.style.left = `${put}px`;
    tag.style.setProperty("--point", `${Math.max(14, Math.min(width - 14, x - put))}px`);
    tag.dataset["side"] = isAbove ? "above" : "below";
    tag.style.top = `${isAbove ? y - lift - height : y + lift}px`;
  });
  void view;
  const option = play?.question.value?.options.find((each) => isFor(plan?.answer ?? null, each));
  if (!plan || !at || (!hasWords(plan) && !against.length)) return null;
  return (
    <div ref={box} class={against.length ? "ms-tag is-bad" : "ms-tag"} data-testid="ms-tag" aria-hidden="true">
      {against.length ? (
        against.slice(0, 2).map((refusal) => <span key={refusal.because}>{refusal.because}</span>)
      ) : (
        <>
          {percent === null ? null : (
            <b>
              {option ? deedOf(option) : ""} {percent} %
            </b>
          )}
          {/* The first sentence says the same in words. */}
          {plan.words.slice(percent === null ? 0 : 1, 2).map((words) => (
            <span key={words}>{words}</span>
          ))}
          {option && option.most > 1 && option.among.length > 1 && !play?.draft.value ? (
            <small>{measuredWords().moreTargets}</small>
          ) : null}
        </>
      )}
    </div>
  );
}
