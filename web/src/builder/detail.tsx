// One piece, large, and the way to those before and after it.
import type { ComponentChildren, VNode } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { Modal } from "../shell/dialogs";
import { Icon } from "../shell/icons";
import type { Craft, DetailProps, Piece, Show } from "./craft";
import { stepOf } from "./stepper";
import type { BuilderWords } from "./texts";

/** What shows a piece, and the dialog that shows it. */
export function useDetail<C, P extends Piece>(
  { Detail }: Pick<Craft<C, P, never>, "Detail">,
  catalogue: C,
  isFixed: boolean,
): [Show<P>, VNode | null] {
  const [shown, setShown] = useState<{ piece: P; among: P[] }>();
  const dialog = shown ? (
    <Detail
      {...shown}
      catalogue={catalogue}
      isFixed={isFixed}
      onShow={(piece) => setShown({ ...shown, piece })}
      onClose={() => setShown(undefined)}
    />
  ) : null;
  return [(piece, among) => setShown({ piece, among }), dialog];
}

interface FrameProps<P extends Piece> extends Omit<DetailProps<unknown, P>, "catalogue"> {
  title: string;
  w: Pick<BuilderWords, "previous" | "next">;
  onChange: (by: number) => void;
  /** What can be done with it, where it can be changed. */
  actions: ComponentChildren;
  children: ComponentChildren;
}

export function DetailFrame<P extends Piece>(props: FrameProps<P>) {
  const { piece, among, title, w, isFixed, onShow, onClose, onChange, actions, children } = props;
  const at = among.findIndex((other) => other.id === piece.id);
  const [before, after] = [among[at - 1], among[at + 1]];
  // At once: the next key means the piece that is shown then.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const by = stepOf(event);
      if (event.key === "ArrowLeft" && before) onShow(before);
      else if (event.key === "ArrowRight" && after) onShow(after);
      else if (by && !isFixed) onChange(by);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [piece, before, after]);
  return (
    <Modal
      title={title}
      size="wide"
      onClose={onClose}
      actions={
        <div class="bd-detail-actions">
          <Turn icon="back" label={w.previous} to={before} onShow={onShow} />
          <Turn icon="forward" label={w.next} to={after} onShow={onShow} />
          {isFixed ? null : actions}
        </div>
      }
    >
      {children}
    </Modal>
  );
}

function Turn<P>(props: { icon: "back" | "forward"; label: string; to: P | undefined; onShow: (piece: P) => void }) {
  const { icon, label, to, onShow } = props;
  return (
    <button
      type="button"
      class="icon-button"
      disabled={!to}
      aria-label={label}
      title={label}
      onClick={() => to && onShow(to)}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Names and values; what has no value is left out. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl class="bd-facts">
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
