// The few things that can be done with a card, beside the card: named icons with their key, their cost and their odds.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { isHinted } from "../../learn/hint";
import { nameOf } from "../../match/answer";
import type { Touch } from "../../match/lights";
import { moveInMenu } from "../../match/menu";
import { Foreseen } from "../../match/odds";
import type { Play } from "../../match/play";
import { Icon, type IconName } from "../../shell/icons";
import { say } from "../../texts";
import type { Aim } from "./aim";
import { useAnchor } from "./anchor";
import { answerBy, cardOf, touchesOf, useStage } from "./stage";
import { warlordWords } from "./texts";

const ICONS: Record<string, IconName> = {
  attack: "swords",
  strike: "swords",
  manoeuvre: "forward",
  recruit: "flag",
  equip: "shield",
  perform: "play",
  react: "undo",
};
/** Their group says enough; of other options one wants to read which they are. */
const SHORT = ["attack", "manoeuvre", "recruit", "equip"];

export function CardMenu({ root, play }: { root: RefObject<HTMLDivElement | null>; play: Play }) {
  const thing = play.menuAt.value;
  if (thing < 0) return null;
  return <Menu key={thing} root={root} play={play} thing={thing} />;
}

function Menu({ root, play, thing }: { root: RefObject<HTMLDivElement | null>; play: Play; thing: number }) {
  const stage = useStage();
  const box = useRef<HTMLDivElement>(null);
  const touches = touchesOf(stage, thing);
  const card = cardOf(stage, thing);
  const aim = stage.aim!;
  const style = useAnchor(root, box, thing);
  const close = (): void => {
    play.menuAt.value = -1;
    root.current?.querySelector<HTMLElement>(`[data-card="${thing}"]`)?.focus();
  };
  const isPlaced = style.visibility === "visible";
  useEffect(() => {
    if (isPlaced) box.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus({ preventScroll: true });
  }, [isPlaced]);
  useEffect(() => {
    const away = (event: PointerEvent): void => {
      const target = event.target as Element;
      if (box.current?.contains(target) || target.closest(`[data-card="${thing}"], [data-gap]`)) return;
      const aimed = target.closest<HTMLElement>("[data-card]");
      if (!aimed || !aim.targets.peek().has(Number(aimed.dataset["card"]))) play.menuAt.value = -1;
    };
    addEventListener("pointerdown", away);
    return () => removeEventListener("pointerdown", away);
  }, []);
  if (!card || !touches.length || !play.question.value) return null;
  return (
    <div class="wl-menu" ref={box} style={style} data-keys="first" onKeyDown={(event) => moveInMenu(event, close)}>
      <div role="menu" aria-label={card.label}>
        {touches.map((touch, place) => (
          <Item key={`${nameOf(touch.option)}/${touch.pick?.pick}`} play={play} touch={touch} number={place + 1} />
        ))}
      </div>
      {aim.targets.value.size || aim.gaps.value.length ? <p class="wl-menu-how">{howToGoOn(aim)}</p> : null}
    </div>
  );
}

function howToGoOn({ performer, targets }: Aim): string {
  const w = warlordWords();
  if (performer.value) return w.thenTargetBy(performer.value);
  return targets.value.size ? w.thenTarget : w.thenGap;
}

function Item({ play, touch, number }: { play: Play; touch: Touch; number: number }) {
  const { option, pick } = touch;
  const group = play.groups.value[option.key];
  const text = pick?.text ?? (group && SHORT.includes(option.key) ? say(group) : option.text);
  return (
    <button
      type="button"
      role="menuitem"
      class={isHinted(play, option) ? "is-hinted" : ""}
      data-menu-option={nameOf(option)}
      data-number={number <= 9 ? number : undefined}
      onClick={() => {
        play.choose(option);
        if (pick) play.togglePick(pick.pick);
      }}
    >
      <span class="wl-menu-icon" aria-hidden="true">
        <Icon name={ICONS[option.key] ?? "hint"} size={22} />
      </span>
      <span class="wl-menu-text">
        {text}
        {option.remark ? <small>{option.remark}</small> : null}
        <Foreseen play={play} answer={answerBy(option, pick)} />
      </span>
      {number <= 9 ? <kbd aria-hidden="true">{number}</kbd> : null}
    </button>
  );
}
