// What there is to choose from, as pictures or as a list. One stop for the Tab key; arrow keys move inside.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { CardFace } from "../games/warlord/CardFace";
import { armourOf, attacksOf, spokenValues, traitsOf } from "../games/warlord/catalogue";
import { ClassSymbol, FactionMark, ValueIcon } from "../games/warlord/symbols";
import { lang } from "../settings";
import type { Face } from "../wire";
import { view } from "./finding";
import { countByKey, Stepper } from "./stepper";
import { type BuilderWords, words } from "./texts";
import { counts } from "./workbench";

const AT_ONCE = 36;

/** For one thing in the list: whether it is the stop for the Tab key, and what to call when it gets the focus. */
export interface Standing {
  isStop: boolean;
  onFocus: (id: string) => void;
}

interface HeapProps<T> {
  found: T[];
  isGrid: boolean;
  w: Pick<BuilderWords, "none" | "noneHint" | "keys" | "cards" | "more">;
  draw: (item: T, standing: Standing) => ComponentChildren;
}

export function Pool({ found, onShow }: { found: Face[]; onShow: (face: Face) => void }) {
  const Item = view.value === "grid" ? Tile : Row;
  return (
    <Heap
      found={found}
      isGrid={view.value === "grid"}
      w={words()}
      draw={(face, standing) => <Item key={face.id} face={face} onShow={onShow} {...standing} />}
    />
  );
}

export function Heap<T extends { id: string }>({ found, isGrid, w, draw }: HeapProps<T>) {
  const [shown, setShown] = useState(AT_ONCE);
  const [current, setCurrent] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const more = found.length - shown;
  useEffect(() => setShown(AT_ONCE), [found.map((face) => face.id).join()]);
  useEffect(() => {
    const mark = end.current;
    if (!mark) return;
    // The next cards are drawn before somebody scrolls to them.
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setShown((before) => before + AT_ONCE),
      {
        rootMargin: "600px",
      },
    );
    watcher.observe(mark);
    return () => watcher.disconnect();
  }, [more > 0, shown]);

  const visible = found.slice(0, shown);
  const stop = visible.some((face) => face.id === current) ? current : visible[0]?.id;
  if (!found.length) {
    return (
      <div class="bd-none">
        <p>{w.none}</p>
        <p class="hint">{w.noneHint}</p>
      </div>
    );
  }
  return (
    <>
      <p class="unseen" id="builder-keys">
        {w.keys}
      </p>
      <ul
        ref={list}
        role="list"
        class={isGrid ? "bd-grid" : "bd-rows"}
        aria-label={w.cards}
        aria-describedby="builder-keys"
        onKeyDown={(event) => {
          const to = list.current && neighbour(list.current, event.key);
          if (!to) return;
          event.preventDefault();
          to.focus();
        }}
      >
        {visible.map((item) => draw(item, { isStop: item.id === stop, onFocus: setCurrent }))}
      </ul>
      {more > 0 ? (
        <p ref={end} class="bd-more">
          <button type="button" class="button" onClick={() => setShown(shown + AT_ONCE)}>
            {w.more(Math.min(more, AT_ONCE))}
          </button>
        </p>
      ) : null}
    </>
  );
}

/** The card that an arrow key leads to, by where things stand on the screen. */
function neighbour(list: HTMLElement, key: string): HTMLElement | undefined {
  const all = [...list.querySelectorAll<HTMLElement>("[data-card]")];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const here = all[at];
  if (!here) return undefined;
  const top = (card: HTMLElement): number => Math.round(card.getBoundingClientRect().top);
  const columns = Math.max(all.filter((card) => top(card) === top(all[0]!)).length, 1);
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  const step = steps[key];
  return step === undefined ? undefined : all[at + step];
}

interface ItemProps extends Standing {
  face: Face;
  onShow: (face: Face) => void;
}

function CardButton({ face, isStop, onShow, onFocus, children }: ItemProps & { children: ComponentChildren }) {
  const count = counts.value.get(face.id) ?? 0;
  return (
    <button
      type="button"
      class="bd-card"
      data-card={face.id}
      tabIndex={isStop ? 0 : -1}
      aria-label={`${face.name[lang.value]}, ${spokenValues(face, lang.value)}, ${words().count(count)}`}
      aria-keyshortcuts="+ -"
      onClick={() => onShow(face)}
      onFocus={() => onFocus(face.id)}
      onKeyDown={(event) => countByKey(event, face)}
    >
      {children}
    </button>
  );
}

function Tile(props: ItemProps) {
  const { face } = props;
  const spoken = lang.value;
  const count = counts.value.get(face.id) ?? 0;
  // Drawing a card is the most work on this screen: once is enough.
  const drawn = useMemo(() => <CardFace face={face} lang={spoken} isSilent />, [face, spoken]);
  return (
    <li class={count ? "bd-tile has" : "bd-tile"}>
      <CardButton {...props}>{drawn}</CardButton>
      <Stepper face={face} isBeside />
    </li>
  );
}

function Row(props: ItemProps) {
  const { face } = props;
  const spoken = lang.value;
  const count = counts.value.get(face.id) ?? 0;
  return (
    <li class={count ? "bd-row has" : "bd-row"}>
      <CardButton {...props}>
        <ClassSymbol {...face.symbol} size="1.9em" />
        <span class="bd-row-name">
          <b>{face.name[spoken]}</b>
          <small>{[...traitsOf(face, spoken), ...face.texts.map((text) => text[spoken])].join(" · ")}</small>
        </span>
        <ShortValues face={face} />
        <FactionMark faction={face.faction} size="1.1em" />
      </CardButton>
      <Stepper face={face} isBeside />
    </li>
  );
}

export function ShortValues({ face }: { face: Face }) {
  return (
    <span class="bd-values">
      {face.attacks.length ? (
        <span>
          <ValueIcon value="blade" size="0.9em" />
          {attacksOf(face)}
        </span>
      ) : null}
      {face.armour ? (
        <span>
          <ValueIcon value="shield" size="0.9em" />
          {armourOf(face)}
        </span>
      ) : null}
      {face.hit_points ? (
        <span>
          <ValueIcon value="drop" size="0.9em" />
          {face.hit_points}
        </span>
      ) : null}
    </span>
  );
}
