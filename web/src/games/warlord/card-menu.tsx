// The options of a card, beside the card; for a strike with the figures.

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { isHinted } from "../../learn/hint";
import { nameOf } from "../../match/answer";
import { moveInMenu } from "../../match/menu";
import { Foreseen } from "../../match/odds";
import type { Play } from "../../match/play";
import { SheetTable } from "../../match/sheets";
import { useAnchor } from "./anchor";
import { answerBy, cardOf, touchesOf, useStage } from "./stage";
import { warlordWords } from "./texts";

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
      if (!box.current?.contains(target) && !target.closest(`[data-card="${thing}"]`)) play.menuAt.value = -1;
    };
    addEventListener("pointerdown", away);
    return () => removeEventListener("pointerdown", away);
  }, []);
  const question = play.question.value;
  if (!card || !touches.length || !question) return null;
  const sheets = question.sheets.filter(({ subject }) => subject === thing || subject === question.subject);
  return (
    <div class="wl-menu" ref={box} style={style} onKeyDown={(event) => moveInMenu(event, close)}>
      <p class="wl-menu-title">{card.label}</p>
      <div role="menu" aria-label={card.label}>
        {touches.map(({ option, pick }) => (
          <button
            key={`${nameOf(option)}/${pick?.pick}`}
            type="button"
            role="menuitem"
            class={isHinted(play, option) ? "is-hinted" : ""}
            data-menu-option={nameOf(option)}
            onClick={() => {
              play.choose(option);
              if (pick) play.togglePick(pick.pick);
            }}
          >
            <span>{pick?.text ?? option.text}</span>
            {option.remark ? <small>{option.remark}</small> : null}
            <Foreseen play={play} answer={answerBy(option, pick)} />
          </button>
        ))}
      </div>
      {sheets.length && question.kind !== "order" ? (
        <div class="wl-menu-sheets" aria-label={warlordWords().attackPreview} role="group">
          {sheets.map((sheet, place) => (
            <SheetTable key={place} sheet={sheet} />
          ))}
        </div>
      ) : null}
    </div>
  );
}
